// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of files, silencing and vocabularies.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
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
    Example{"content.missing-any-of", Frame::conditions, R"(<meter-value meter="Mining"/>)",
            R"(<meter-value meter="Mining" at-least="3"/>)"},
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
    Example{"content.written-twice", Frame::effects,
            R"(<modify-max-meter meter="Mining" amount="1"><amount>2</amount></modify-max-meter>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"silence.unused", Frame::whole, R"(<!-- orrery-ignore check.unknown-name -->
<class id="BLD_MINE" type="building">
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>)"},
    Example{"vocabulary.bad-bounds", Frame::vocabulary, R"(<meter id="Faith" minimum="5" maximum="1"/>)",
            R"(<meter id="Faith" minimum="1" maximum="5"/>)"},
    Example{"vocabulary.bad-default", Frame::vocabulary, R"(<property id="wealth" format="number" default="much"/>)",
            R"(<property id="wealth" format="number" default="3"/>)"},
    Example{"vocabulary.bad-scope", Frame::vocabulary, R"(<scope id="gun"/>)", R"(<scope id="ship.gun"/>)"},
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
    Example{"vocabulary.kind-of-classes", Frame::vocabulary, R"(<kind id="PRICE" property="build_cost"/>)",
            R"(<kind id="PRICE" property="size"/>)"},
    Example{"vocabulary.kind-of-two", Frame::vocabulary, R"(<kind id="WONDER" type="building" grouping="Wonder"/>)",
            R"(<kind id="WONDER" grouping="Wonder"/>)"},
    Example{"vocabulary.name-clash", Frame::vocabulary, R"(<resource id="Mining"/>)", R"(<resource id="Ore"/>)"},
    Example{"vocabulary.nothing-to-replace", Frame::vocabulary, R"(<meter id="Faith" replace="true"/>)",
            R"(<meter id="Faith"/>)"},
    Example{"vocabulary.occurrence-taken", Frame::vocabulary, R"(<occurrence id="created"/>)",
            R"(<occurrence id="festival"/>)"},
    Example{"vocabulary.repeated", Frame::vocabulary, R"(<type id="barge" class="BARGE">
    <has meter="Mining"/>
    <has meter="Mining"/>
  </type>)",
            R"(<type id="barge" class="BARGE">
    <has meter="Mining"/>
  </type>)"},
    Example{"vocabulary.runtime-fixed", Frame::vocabulary, R"(<property id="bonus" runtime="true" default="3"/>)",
            R"(<property id="bonus" runtime="true"/>)"},
    Example{"vocabulary.unknown-reference", Frame::whole, R"(<vocabulary>
  <property id="mood" format="Mood"/>
</vocabulary>)",
            R"(<vocabulary>
  <enumeration id="Mood">
    <value id="calm"/>
  </enumeration>
  <property id="mood" format="Mood"/>
</vocabulary>)"},
    Example{"xml.bad-instruction", Frame::whole, R"(<? sort?>
<class id="BLD_MINE" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.bad-markup", Frame::body, "<groupings><!-Big-></groupings>", "<groupings><!--Big--></groupings>"},
    Example{"xml.bad-reference", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Mine&#0;1"/>)",
            R"(<class id="BLD_MINE" type="building" name="Mine&#160;1"/>)"},
    Example{"xml.bare-ampersand", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Ore & more"/>)",
            R"(<class id="BLD_MINE" type="building" name="Ore &amp; more"/>)"},
    Example{"xml.cdata-end-in-text", Frame::body, "<groupings>Wonder]]></groupings>", "<groupings>Wonder</groupings>"},
    Example{"xml.doctype", Frame::whole, R"(<!DOCTYPE orrery>
<class id="BLD_MINE" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.double-ampersand", Frame::when, R"(Population &gt; 1 && Population &lt; 9)",
            R"(Population &gt; 1 and Population &lt; 9)"},
    Example{"xml.double-hyphen", Frame::whole, R"(<!-- deep -- and dark -->
<class id="BLD_MINE" type="building"/>)",
            R"(<!-- deep and dark -->
<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.duplicate-attribute", Frame::whole, R"(<class id="BLD_MINE" type="building" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.late-declaration", Frame::whole, R"(<?xml version="1.0"?>
<class id="BLD_MINE" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.less-than-in-value", Frame::when, "Population < 3", "Population &lt; 3"},
    Example{"xml.missing-equals", Frame::whole, R"(<class id="BLD_MINE" type "building"/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.missing-less-than", Frame::whole, R"(class id="BLD_MINE" type="building">
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>)"},
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
    Example{"xml.second-root", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
</orrery>
<orrery format="1">
<class id="BLD_PIT" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>
<class id="BLD_PIT" type="building"/>)"},
    Example{"xml.stray-close", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
</group>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.stray-less-than", Frame::body, "<groupings>Wonder < Big</groupings>",
            "<groupings>Wonder Big</groupings>"},
    Example{"xml.unclosed", Frame::scope, "<include><contains><self/></contains>",
            "<include><contains><self/></contains></include>"},
    Example{"xml.unfinished-close", Frame::body, "<groupings>Wonder</groupings", "<groupings>Wonder</groupings>"},
    Example{"xml.unfinished-comment", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
<!-- not yet)",
            R"(<class id="BLD_MINE" type="building"/>
<!-- not yet -->)"},
    Example{"xml.unfinished-instruction", Frame::whole, R"(<class id="BLD_MINE" type="building"/>
<?sort by="name")",
            R"(<class id="BLD_MINE" type="building"/>
<?sort by="name"?>)"},
    Example{"xml.unfinished-quote", Frame::whole, R"(<class id="BLD_MINE" type="building/>)",
            R"(<class id="BLD_MINE" type="building"/>)"},
    Example{"xml.unfinished-tag", Frame::whole, R"(<class id="BLD_MINE" type="building"
<class id="BLD_MINE_2" type="building"/>)",
            R"(<class id="BLD_MINE" type="building"/>
<class id="BLD_MINE_2" type="building"/>)"},
    Example{"xml.unknown-entity", Frame::whole, R"(<class id="BLD_MINE" type="building" name="Mine&nbsp;1"/>)",
            R"(<class id="BLD_MINE" type="building" name="Mine&#160;1"/>)"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> fileExamples() {
    return table;
}

} // namespace orrery::engine
