// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of content, check.p to check.s.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
    Example{"check.part-elsewhere", Frame::whole, R"(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" part="1" set="2"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Luck" format="number"/>
<global-modifiers>
  <modify variable="Luck" set="2"/>
</global-modifiers>)"},
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
    Example{"check.stacking-another-meter", Frame::whole, R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="Industry" amount="2" stacking="DIG"/>
    </effects>
  </group>
</class>)",
            R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="Mining" amount="2" stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    Example{"check.stacking-another-priority", Frame::whole, R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="Mining" amount="2" priority="9" stacking="DIG"/>
    </effects>
  </group>
</class>)",
            R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1" stacking="DIG"/>
      <modify-max-meter meter="Mining" amount="2" stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    Example{"check.stacking-not-an-addition", Frame::whole, R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <set-max-meter meter="Mining" value="2" stacking="DIG"/>
    </effects>
  </group>
</class>)",
            R"(<vocabulary>
  <stacking name="DIG" policy="largest"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="2" stacking="DIG"/>
    </effects>
  </group>
</class>)"},
    Example{"check.stacking-number", Frame::effects, R"(<modify-max-meter meter="Mining" amount="1" stacking="1.5"/>)",
            R"(<modify-max-meter meter="Mining" amount="1" stacking="15"/>)"},
    Example{"check.stacking-of-nothing", Frame::vocabulary, R"(<stacking name="0" policy="largest"/>)",
            R"(<stacking name="DIG" policy="largest"/>)"},
    Example{"check.stage-of-meters", Frame::group, R"( stage="before-growth">)", ">"},
    Example{"check.stage-of-triggered", Frame::body, R"(<group id="dig" stage="before-growth">
    <trigger after="created" of="self"/>
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
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> checkExamplesPToS() {
    return table;
}

} // namespace orrery::engine
