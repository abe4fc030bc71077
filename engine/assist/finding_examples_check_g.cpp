// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of content, check.g to check.o.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
    Example{"check.galaxy-twice", Frame::run, R"(<galaxy/>
  <galaxy seed="2"/>)",
            R"(<galaxy seed="2"/>)"},
    Example{"check.given-in-play", Frame::whole, R"(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
  <property name="bonus" value="3"/>
</class>)",
            R"(<vocabulary>
  <property id="bonus" runtime="true"/>
  <type id="building" extend="true">
    <has property="bonus"/>
  </type>
</vocabulary>
<class id="BLD_MINE" type="building">
</class>)"},
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
    Example{"check.made-in-play", Frame::world, R"(<place class="BLD_MINE" on="World" name="Mine" turn="3"/>
  <condition id="late" when="turn &gt; 4">
    <destroy object="Mine"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)",
            R"(<place class="BLD_MINE" on="World" name="Mine"/>
  <condition id="late" when="turn &gt; 4">
    <destroy object="Mine"/>
  </condition>
</scenario>
<class id="BLD_MINE" type="building">
</class>
<scenario id="second">)"},
    Example{"check.meter-effect-in-block", Frame::effects,
            R"(<delay turns="2"><then><modify-max-meter meter="Mining" amount="1"/></then></delay>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.missing-block", Frame::body, R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <set-target/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <scope>
      <include><self/></include>
    </scope>
    <effects>
      <set-target><which><capital/></which></set-target>
    </effects>
  </group>)"},
    Example{"check.mixed-group", Frame::effects, R"(<modify-max-meter meter="Mining" amount="1"/>
      <destroy-object/>)",
            R"(<modify-max-meter meter="Mining" amount="1"/>)"},
    Example{"check.modifies-no-object", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify variable="Works" set="2"/>
</global-modifiers>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" set="2"/>
</global-modifiers>)"},
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
    Example{"check.no-default-class", Frame::whole, R"(<vocabulary>
  <type id="team" replace="true"/>
</vocabulary>
<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <empire id="Terrans" capital="World"/>
  <team id="Pact" empires="Terrans"/>
</scenario>)",
            R"(<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <empire id="Terrans" capital="World"/>
  <team id="Pact" empires="Terrans"/>
</scenario>)"},
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
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> checkExamplesGToO() {
    return table;
}

} // namespace orrery::engine
