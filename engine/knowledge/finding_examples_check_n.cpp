// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of findings of content, from check.n on.
#include "engine/knowledge/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
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
    Example{"check.never-active", Frame::whole, R"(<class id="EMP_BIG" type="empire">
  <group id="see">
    <activation><meter-value meter="Mining" at-least="3"/></activation>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>)",
            R"(<class id="EMP_BIG" type="empire">
  <group id="see">
    <activation><turn-range from="3"/></activation>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>)"},
    Example{"check.never-matches", Frame::body, R"(<group id="dig">
    <scope>
      <include><and><object-type type="building"/><meter-value meter="Mining" at-least="3"/></and></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <scope>
      <include><and><object-type type="planet"/><meter-value meter="Mining" at-least="3"/></and></include>
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
    Example{"check.no-actions", Frame::world, R"(<condition id="late" when="turn &gt; 4"/>)",
            R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>)"},
    Example{"check.no-amount", Frame::body, R"(<group id="dig">
    <trigger before="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <change-amount amount="1"/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger before="stockpile-gain"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <change-amount amount="1"/>
    </effects>
  </group>)"},
    Example{"check.no-conditions", Frame::conditions, "<or></or>", "<or><self/><capital/></or>"},
    Example{"check.no-effects", Frame::effects, "", R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.no-inclusion", Frame::scope, "", "<include><contains><self/></contains></include>"},
    Example{"check.no-initial", Frame::world, R"(<condition id="late" when="turn &gt; 4" subject="initial:3">
    <destroy/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4" subject="initial:0">
    <destroy/>
  </condition>)"},
    Example{"check.no-subject", Frame::world, R"(<condition id="late" when="turn &gt; 4">
    <destroy/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4" subject="World">
    <destroy/>
  </condition>)"},
    Example{"check.no-watch", Frame::world, R"(<condition id="late">
    <pause/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>)"},
    Example{"check.not-given-in-play", Frame::world, R"(<empire id="Terrans" capital="World"/>
  <give-order empire="Terrans" object="World" property="size" value="huge"/>)",
            R"(<empire id="Terrans" capital="World"/>
  <set object="World" property="size" value="huge" turn="1"/>)"},
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
    Example{"check.not-net-safe", Frame::world, R"(<empire id="Terrans" capital="World" human="true"/>
  <planet name="Moon" system="Sun"/>
  <empire id="Vegans" capital="Moon" human="true"/>
  <condition id="near" type="zoom" op="eq" value="1:1">
    <pause/>
  </condition>)",
            R"(<empire id="Terrans" capital="World" human="true"/>
  <planet name="Moon" system="Sun"/>
  <empire id="Vegans" capital="Moon" human="false"/>
  <condition id="near" type="zoom" op="eq" value="1:1">
    <pause/>
  </condition>)"},
    Example{"check.nothing-counted", Frame::world, R"(<condition id="all" type="count" op="eq" value="0">
    <pause/>
  </condition>)",
            R"(<condition id="all" type="count" op="eq" value="1">
    <of type="owner" op="eq" object="World" player="none"/>
    <pause/>
  </condition>)"},
    Example{"check.numbers-only", Frame::whole, R"(<variable scope="planet" name="Open" format="boolean"/>
<global-modifiers>
  <modify-other type="planet" variable="Open" add="1"/>
</global-modifiers>)",
            R"(<variable scope="planet" name="Open" format="boolean"/>
<global-modifiers>
  <modify-other type="planet" variable="Open" set="true"/>
</global-modifiers>)"},
    Example{"check.occurrence-of-engine", Frame::whole, R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="created"/>
    </effects>
  </group>
</class>)",
            R"(<vocabulary>
  <occurrence id="festival"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <raise occurrence="festival"/>
    </effects>
  </group>
</class>)"},
    Example{"check.one-condition", Frame::scope, "<include><not><self/><capital/></not></include>",
            "<include><not><and><self/><capital/></and></not></include>"},
    Example{"check.open-brace", Frame::body, R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <message text="Mined {turn."/>
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
    Example{"check.outside-answer", Frame::body, R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger before="destroyed" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)"},
    Example{"check.part-scope", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <part number="2" scope="planet"/>
</class>)",
            R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)"},
    Example{"check.per-owner-reads-target", Frame::body, R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Minerals" amount="Target.id" per="owner"/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <modify-stockpile resource="Minerals" amount="Source.id" per="owner"/>
    </effects>
  </group>)"},
    Example{"check.point-conditions", Frame::body, R"(<group id="dig">
    <trigger before="growth" if="turn &gt; 2"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger before="growth"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.point-subject", Frame::body, R"(<group id="dig">
    <trigger before="growth" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger before="growth"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.prerequisite-cycle", Frame::whole, R"(<class id="TEC_LENS" type="tech">
  <prerequisite tech="TEC_GLASS"/>
</class>
<class id="TEC_GLASS" type="tech">
  <prerequisite tech="TEC_LENS"/>
</class>)",
            R"(<class id="TEC_LENS" type="tech">
  <prerequisite tech="TEC_GLASS"/>
</class>
<class id="TEC_GLASS" type="tech"/>)"},
    Example{"check.prevents-point", Frame::body, R"(<group id="dig">
    <trigger before="growth"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger before="destroyed" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <prevent/>
    </effects>
  </group>)"},
    Example{"check.reads-target", Frame::effects, R"(<set-planet-size size="Target.size"/>)",
            R"(<set-planet-size size="Source.size"/>)"},
    Example{"check.repeated", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <property name="build_cost" value="20"/>
  <property name="build_cost" value="30"/>
</class>)",
            R"(<class id="BLD_MINE" type="building">
  <property name="build_cost" value="30"/>
</class>)"},
    Example{"check.self-reference", Frame::world, R"(<condition id="late" when="turn &gt; 4" subject="subject">
    <destroy/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4" subject="World">
    <destroy/>
  </condition>)"},
    Example{"check.sets-nothing", Frame::world, R"(<set object="World"/>)", R"(<set object="World" size="huge"/>)"},
    Example{"check.several-addresses", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" grouping="Wonder" object="World" variable="Works" set="2"/>
</global-modifiers>
<class id="PLN_OLD" type="planet" groupings="Wonder"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" grouping="Wonder" variable="Works" set="2"/>
</global-modifiers>
<class id="PLN_OLD" type="planet" groupings="Wonder"/>)"},
    Example{"check.several-operations", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" set="2" add="1"/>
</global-modifiers>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" add="1"/>
</global-modifiers>)"},
    Example{"check.several-timings", Frame::body, R"(<group id="dig">
    <trigger before="created" after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <trigger after="created" of="self"/>
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.spreads-nowhere", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number" spread="1"/>)",
            R"(<variable scope="ship" name="Reach" format="number" spread="1"/>)"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> checkExamplesFromN() {
    return table;
}

} // namespace orrery::engine
