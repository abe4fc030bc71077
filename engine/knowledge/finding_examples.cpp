// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of findings: what raises each, and how it is right.
#include "engine/knowledge/explanations.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// What stands around the words of an example: most are about one place in a group.
enum class Frame : std::uint8_t { whole, body, group, scope, amount, when, effects, conditions, run };

struct FrameText {
    std::string_view before;
    std::string_view behind;
};

constexpr std::array frames{
    FrameText{"", "\n"},
    FrameText{"<class id=\"BLD_MINE\" type=\"building\">\n  ", "\n</class>\n"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig")",
              R"(
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      )",
              R"(
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount=")",
              R"("/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include if=")",
              R"("/>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      )",
              R"(
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include>)",
              R"(</include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
)"},
    FrameText{"<scenario id=\"first\">\n  ", "\n</scenario>\n"},
};

struct Example {
    std::string_view code;
    Frame frame = Frame::whole;
    std::string_view wrong;
    std::string_view right;
};
// A test checks that each wrong one raises its code and nothing else, and each right one nothing at all.
constexpr std::array examples{
    Example{"check.addresses-no-class", Frame::whole, R"(<variable scope="ship" name="Reach" format="number"/>
<class id="SHP_PATROL" type="ship">
  <groupings>Warship</groupings>
</class>
<class id="TEC_LENS" type="tech">
  <modify-other type="ship" grouping="Warsip" variable="Reach" add="1"/>
</class>)",
            R"(<variable scope="ship" name="Reach" format="number"/>
<class id="SHP_PATROL" type="ship">
  <groupings>Warship</groupings>
</class>
<class id="TEC_LENS" type="tech">
  <modify-other type="ship" grouping="Warship" variable="Reach" add="1"/>
</class>)"},
    Example{"check.addresses-no-object", Frame::whole, R"(<variable scope="planet" name="Reach" format="number"/>
<class id="TEC_LENS" type="tech">
  <modify-other type="planet" object="Wordl" variable="Reach" add="1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)",
            R"(<variable scope="planet" name="Reach" format="number"/>
<class id="TEC_LENS" type="tech">
  <modify-other type="planet" object="World" variable="Reach" add="1"/>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
</scenario>)"},
    Example{"check.cannot-stand", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <create class="BLD_MINE" on="Sun"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)",
            R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <create class="BLD_MINE" on="Moon"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)"},
    Example{"check.constant-condition", Frame::when, "2 &gt; 1", "Population &gt; 1"},
    Example{"check.duplicate-class", Frame::whole, R"(<class id="BLD_MINE" type="building">
</class>
<class id="BLD_MINE" type="building">
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>
<class id="BLD_MINE_2" type="building">
</class>)"},
    Example{"check.duplicate-group", Frame::effects, R"(<modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
  <group id="dig-more">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.duplicate-object", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <system name="Sun" x="0" y="0"/>)",
            R"(<system name="Sun" x="0" y="0"/>
  <system name="Moon" x="40" y="0"/>)"},
    Example{"check.duplicate-scenario", Frame::run, R"(<system name="Sun" x="0" y="0"/>
</scenario>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>)",
            R"(<system name="Sun" x="0" y="0"/>
</scenario>
<scenario id="second">
  <system name="Sun" x="0" y="0"/>)"},
    Example{"check.fires-meters", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <fire><modify-max-meter meter="Mining" amount="1"/></fire>
  </condition>)",
            R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <fire><modify-meter meter="Mining" amount="1"/></fire>
  </condition>)"},
    Example{"check.grows-every-turn", Frame::effects, R"(<modify-meter meter="Mining" amount="1"/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.hidden-object", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"/>
  <set object="Moon" focus="mining"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)",
            R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true" focus="mining"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)"},
    Example{"check.mixed-group", Frame::effects, R"(<modify-max-meter meter="Mining" amount="1"/>
      <destroy-object/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.needs-trigger", Frame::body, R"(<group id="dig" reaction="true">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig" reaction="true">
    <trigger after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.never-revealed", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"/>)",
            R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)"},
    Example{"check.no-conditions", Frame::conditions, "<or></or>", "<or><self/><capital/></or>"},
    Example{"check.no-effects", Frame::effects, "", R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.no-inclusion", Frame::scope, "", "<include><contains><self/></contains></include>"},
    Example{"check.not-hidden", Frame::run, R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)",
            R"(<system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun" hidden="true"/>
  <condition id="found" when="turn == 3" subject="World">
    <reveal object="Moon"/>
  </condition>)"},
    Example{"check.one-condition", Frame::scope, "<include><not><self/><capital/></not></include>",
            "<include><not><and><self/><capital/></and></not></include>"},
    Example{"check.stacking-number", Frame::effects, R"(<modify-max-meter meter="Mining" amount="1" stacking="1.5"/>)",
            R"(<modify-max-meter meter="Mining" amount="1" stacking="15"/>)"},
    Example{"check.taken-name", Frame::whole, R"(<function id="min" value="1"/>)",
            R"(<function id="least" value="1"/>)"},
    Example{"check.triggered-meters", Frame::group, R"(>
    <trigger after="created" of="self"/>)",
            ">"},
    Example{"check.unknown-condition", Frame::conditions, "<slef/>", "<self/>"},
    Example{"check.unknown-effect", Frame::effects, R"(<modify-max-metre meter="Mining" amount="1"/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.unknown-empire", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><empire-affiliation empire="Teranns"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="Sol III"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="Sol III" system="Sun" owner="Terrans"/>
</scenario>)",
            R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><empire-affiliation empire="Terrans"/></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
<scenario id="first">
  <empire id="Terrans" capital="Sol III"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="Sol III" system="Sun" owner="Terrans"/>
</scenario>)"},
    Example{"check.unknown-name", Frame::body, R"(<unlocks class="BLD_MIEN_2"/>
</class>
<class id="BLD_MINE_2" type="building">)",
            R"(<unlocks class="BLD_MINE_2"/>
</class>
<class id="BLD_MINE_2" type="building">)"},
    Example{"check.variable-format-left-out", Frame::whole, R"(<variable name="Luck" scope="global"/>)",
            R"(<variable name="Luck" scope="global" format="number"/>)"},
    Example{"check.variable-scope-left-out", Frame::whole, R"(<variable name="Luck" format="number"/>)",
            R"(<variable name="Luck" scope="global" format="number"/>)"},
    Example{"content.bad-name", Frame::whole, R"(<class id="BLD MINE" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"content.duplicate-string", Frame::whole, R"(<strings language="en">
  <string id="BLD_MINE">Mine</string>
  <string id="BLD_MINE">Pit</string>
</strings>
<class id="BLD_MINE" type="building">
</class>)",
            R"(<strings language="en">
  <string id="BLD_MINE">Mine</string>
</strings>
<class id="BLD_MINE" type="building">
</class>)"},
    Example{"content.missing-attribute", Frame::whole, R"(<class id="BLD_MINE"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"content.not-a-choice", Frame::group, R"( enabled="yes">)", R"( enabled="true">)"},
    Example{"content.not-a-number", Frame::run, R"(<system name="Sun" x="left" y="0"/>)",
            R"(<system name="Sun" x="0" y="0"/>)"},
    Example{"content.not-a-whole-number", Frame::whole, R"(<class id="BLD_MINE" type="building" duration="2.5"/>)",
            R"(<class id="BLD_MINE" type="building" duration="2"/>)"},
    Example{"content.out-of-range", Frame::whole, R"(<class id="BLD_MINE" type="building" duration="-1"/>)",
            R"(<class id="BLD_MINE" type="building" duration="1"/>)"},
    Example{"content.stray-text", Frame::whole, R"(<class id="BLD_MINE" type="building">
  Digs for minerals.
</class>)",
            R"(<class id="BLD_MINE" type="building" description="Digs for minerals."/>)"},
    Example{"content.unknown-attribute", Frame::whole, R"(<class id="BLD_MINE" type="building" durration="3"/>)",
            R"(<class id="BLD_MINE" type="building" duration="3"/>)"},
    Example{"content.unknown-element", Frame::body, R"(<grup id="dig"/>)",
            R"(<group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>)"},
    Example{"expr.arity", Frame::amount, "min(Source.Population)", "min(Source.Population, 3)"},
    Example{"expr.chained-comparison", Frame::whole, R"(<function id="between" value="1 &lt; a &lt; 5">
  <parameter name="a"/>
</function>)",
            R"(<function id="between" value="1 &lt; a and a &lt; 5">
  <parameter name="a"/>
</function>)"},
    Example{"expr.different-formats", Frame::when, "size == 3", "size == large"},
    Example{"expr.division-by-zero", Frame::amount, "1 / 0", "1 / 2"},
    Example{"expr.missing-operator", Frame::amount, "2 Source.Population", "2 * Source.Population"},
    Example{"expr.missing-value", Frame::amount, "2 *", "2 * 3"},
    Example{"expr.misspelt-operator", Frame::when, "Population => 3", "Population &gt;= 3"},
    Example{"expr.unclosed-bracket", Frame::amount, "2 * (3 + 1", "2 * (3 + 1)"},
    Example{"expr.unclosed-text", Frame::when, "name == 'Sol", "name == 'Sol'"},
    Example{"expr.unknown-character", Frame::amount, "2 ? 3", "2 * 3"},
    Example{"expr.unknown-function", Frame::amount, "maximum(2, 3)", "max(2, 3)"},
    Example{"expr.unknown-member", Frame::amount, "Source.Populaton", "Source.Population"},
    Example{"expr.unknown-name", Frame::when, "Populaton &gt; 3", "Population &gt; 3"},
    Example{"expr.variable-not-visible", Frame::whole, R"(<variable scope="building" name="Crew" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<class id="BLD_MINE" type="building">
  <modify-other type="planet" variable="Hands" add="Crew"/>
</class>)",
            R"(<variable scope="building" name="Crew" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<class id="BLD_MINE" type="building">
  <modify-other type="planet" variable="Hands" add="Source.Crew"/>
</class>)"},
    Example{"expr.wrong-format", Frame::when, "Population", "Population &gt; 0"},
    Example{"silence.unused", Frame::whole, R"(<!-- orrery-ignore check.unknown-name -->
<class id="BLD_MINE" type="building">
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>)"},
    Example{"vocabulary.duplicate", Frame::whole, R"(<vocabulary>
  <meter id="Faith"/>
  <meter id="Faith"/>
</vocabulary>)",
            R"(<vocabulary>
  <meter id="Faith"/>
</vocabulary>)"},
    Example{"vocabulary.empty-enumeration", Frame::whole, R"(<vocabulary>
  <enumeration id="Mood"/>
</vocabulary>)",
            R"(<vocabulary>
  <enumeration id="Mood">
    <value id="calm"/>
  </enumeration>
</vocabulary>)"},
    Example{"vocabulary.unknown-reference", Frame::whole, R"(<vocabulary>
  <property id="mood" format="Mood"/>
</vocabulary>)",
            R"(<vocabulary>
  <enumeration id="Mood">
    <value id="calm"/>
  </enumeration>
  <property id="mood" format="Mood"/>
</vocabulary>)"},
    Example{"xml.bare-ampersand", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Ore & more"/>)",
            R"(<class id="BLD_MINE" type="building" name="Ore &amp; more"/>)"},
    Example{"xml.double-ampersand", Frame::when, R"(Population &gt; 1 && Population &lt; 9)",
            R"(Population &gt; 1 and Population &lt; 9)"},
    Example{"xml.double-hyphen", Frame::whole, R"(<!-- deep -- and dark -->
<class id="BLD_MINE" type="building"/>)",
            R"(<!-- deep and dark -->
<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.duplicate-attribute", Frame::whole, R"(<class id="BLD_MINE" type="building" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.less-than-in-value", Frame::when, "Population < 3", "Population &lt; 3"},
    Example{"xml.missing-equals", Frame::whole, R"(<class id="BLD_MINE" type "building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.missing-quotes", Frame::whole, R"(<class id=BLD_MINE type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.missing-semicolon", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Ore &amp more"/>)",
            R"(<class id="BLD_MINE" type="building" name="Ore &amp; more"/>)"},
    Example{"xml.missing-slash", Frame::body, "<groupings>Wonder<groupings>", "<groupings>Wonder</groupings>"},
    Example{"xml.missing-space", Frame::whole, R"(<class id="BLD_MINE"type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.misspelt-close", Frame::whole, R"(<class id="BLD_MINE" type="building">
</clas>)",
            R"(<class id="BLD_MINE" type="building">
</class>)"},
    Example{"xml.not-an-attribute", Frame::whole, R"(<class id="BLD_MINE" type="building", duration="3"/>)",
            R"(<class id="BLD_MINE" type="building" duration="3"/>)"},
    Example{"xml.stray-close", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
</group>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.unclosed", Frame::scope, "<include><contains><self/></contains>",
            "<include><contains><self/></contains></include>"},
    Example{"xml.unfinished-comment", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
<!-- not yet)",
            R"(<class id="BLD_MINE" type="building"/>
<!-- not yet -->)"},
    Example{"xml.unfinished-quote", Frame::whole, R"(<class id="BLD_MINE" type="building/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.unfinished-tag", Frame::whole, R"(<class id="BLD_MINE" type="building"
<class id="BLD_MINE_2" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>
<class id="BLD_MINE_2" type="building"/>)"},
    Example{"xml.unknown-entity", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Mine&nbsp;1"/>)",
            R"(<class id="BLD_MINE" type="building" name="Mine&#160;1"/>)"},
};
static_assert(std::ranges::is_sorted(examples, {}, &Example::code), "keep the examples in the order of their codes");

std::string framed(Frame frame, std::string_view words) {
    const FrameText& text = frames[static_cast<std::size_t>(frame)];
    return std::string(text.before) + std::string(words) + std::string(text.behind);
}

} // namespace

std::optional<FindingExample> findingExample(std::string_view code) {
    const auto found = std::ranges::lower_bound(examples, code, {}, &Example::code);
    if (found == examples.end() || found->code != code) {
        return std::nullopt;
    }
    return FindingExample{framed(found->frame, found->wrong), framed(found->frame, found->right)};
}

} // namespace orrery::engine
