// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of content, check.a to check.f.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
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
    Example{"check.bad-value", Frame::world, R"(<set object="World" property="size" value="enormous"/>)",
            R"(<set object="World" property="size" value="huge"/>)"},
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
    Example{"check.channel-format", Frame::whole, R"(<variable scope="planet" name="Works" format="boolean"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)"},
    Example{"check.channel-nowhere", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)"},
    Example{"check.channel-scope", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="ship" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="ship" name="Works" format="number"/>
<channel variable="Works" scope="planet" meter="MaxMining" direction="out"/>)"},
    Example{"check.channel-twice", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>
<channel variable="Works" meter="MaxIndustry" direction="out"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="out"/>)"},
    Example{"check.class-detail", Frame::body, R"(<group id="dig">
    <trigger after="property-changed" property="build_cost"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger after="property-changed" property="size"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.constant-condition", Frame::when, "2 &gt; 1", "Population &gt; 1"},
    Example{"check.default-class-type", Frame::vocabulary, R"(<type id="barge" class="BLD_PIT"/>
</vocabulary>
<class id="BLD_PIT" type="building"/>
<vocabulary>)",
            R"(<type id="barge" class="BARGE_PLAIN"/>
</vocabulary>
<class id="BARGE_PLAIN" type="barge"/>
<vocabulary>)"},
    Example{"check.definition-circle", Frame::whole, R"xml(<function id="half" value="part(2)"/>
<function id="part" value="half() / a">
  <parameter name="a"/>
</function>)xml",
            R"xml(<function id="half" value="part(2)"/>
<function id="part" value="1 / a">
  <parameter name="a"/>
</function>)xml"},
    Example{"check.divides-by-zero", Frame::effects, R"(<divide-max-meter meter="Mining" by="0"/>)",
            R"(<divide-max-meter meter="Mining" by="2"/>)"},
    Example{"check.duplicate-class", Frame::whole, R"(<class id="BLD_MINE" type="building">
</class>
<class id="BLD_MINE" type="building">
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>
<class id="BLD_MINE_2" type="building">
</class>)"},
    Example{"check.duplicate-condition", Frame::world, R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>
  <condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>
  <condition id="later" when="turn &gt; 4">
    <pause/>
  </condition>)"},
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
    Example{"check.duplicate-part", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)",
            R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <part number="2" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)"},
    Example{"check.duplicate-scenario", Frame::run, R"(<system name="Sun" x="0" y="0"/>
</scenario>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>)",
            R"(<system name="Sun" x="0" y="0"/>
</scenario>
<scenario id="second">
  <system name="Sun" x="0" y="0"/>)"},
    Example{"check.empty-block", Frame::effects, R"(<delay turns="2"><then/></delay>)",
            R"(<delay turns="2"><then><destroy-object/></then></delay>)"},
    Example{"check.empty-braces", Frame::body, R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <message text="Mined {}."/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <message text="Mined {turn}."/>
    </effects>
  </group>)"},
    Example{"check.empty-message", Frame::world, R"(<condition id="late" when="turn &gt; 4">
    <message/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4">
    <message>It is late.</message>
  </condition>)"},
    Example{"check.empty-table", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.empty-value", Frame::effects, R"(<modify-max-meter meter="Mining" amount=""/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
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
    Example{"check.fires-nothing", Frame::world, R"(<condition id="late" when="turn &gt; 4" subject="World">
    <fire/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4" subject="World">
    <fire><destroy-object/></fire>
  </condition>)"},
    Example{"check.fires-twice", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <condition id="late" when="turn &gt; 4" subject="World">
    <fire group="BLD_MINE/dig"><destroy-object/></fire>
  </condition>
</scenario>)",
            R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <condition id="late" when="turn &gt; 4" subject="World">
    <fire group="BLD_MINE/dig"/>
  </condition>
</scenario>)"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> checkExamplesAToF() {
    return table;
}

} // namespace orrery::engine
