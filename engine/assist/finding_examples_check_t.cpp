// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of content, check.t to check.z.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
    Example{"check.table-bad-cell", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="much"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.table-key", Frame::whole, R"(<table id="Costs" key="object" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.table-key-twice", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
  <row key="1" food="20"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
  <row key="2" food="20"/>
</table>)"},
    Example{"check.table-missing-cell", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.table-unknown-column", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10" ore="3"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.table-without-columns", Frame::whole, R"(<table id="Costs" key="number" match="exact">
  <row key="1"/>
</table>)",
            R"(<table id="Costs" key="number" match="exact">
  <column id="food" format="number"/>
  <row key="1" food="10"/>
</table>)"},
    Example{"check.taken-name", Frame::whole, R"(<function id="min" value="1"/>)",
            R"(<function id="least" value="1"/>)"},
    Example{"check.too-late", Frame::body, R"(<group id="dig">
    <trigger after="destroyed" of="self"/>
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
    Example{"check.triggered-meters", Frame::group, R"(>
    <trigger after="created" of="self"/>)",
            ">"},
    Example{"check.two-spreads", Frame::whole, R"(<variable scope="planet" name="Works" format="number" spread="1"/>
<channel variable="Works" meter="MaxMining" direction="in"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<channel variable="Works" meter="MaxMining" direction="in"/>)"},
    Example{"check.two-watches", Frame::world,
            R"(<condition id="late" when="turn &gt; 4" type="zoom" op="eq" value="1:1">
    <pause/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>)"},
    Example{"check.type-lacks", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <property name="star_colour" value="red"/>
</class>)",
            R"(<class id="BLD_MINE" type="building">
  <property name="build_cost" value="20"/>
</class>)"},
    Example{"check.unbuilt-maximum", Frame::effects, R"(<modify-max-meter meter="Mining" amount="MaxIndustry / 2"/>)",
            R"(<modify-max-meter meter="Mining" amount="Industry / 2"/>)"},
    Example{"check.unknown-action", Frame::world, R"(<condition id="late" when="turn &gt; 4">
    <puase/>
  </condition>)",
            R"(<condition id="late" when="turn &gt; 4">
    <pause/>
  </condition>)"},
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
    Example{"check.unknown-part", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Reach" part="2" set="3"/>
</class>)",
            R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
</class>)"},
    Example{"check.unnamed-chance", Frame::body, R"(<group>
    <scope>
      <include><and><self/><chance probability="0.5"/></and></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)",
            R"(<group id="dig">
    <scope>
      <include><and><self/><chance probability="0.5"/></and></include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>)"},
    Example{"check.unsupported-operator", Frame::world,
            R"(<condition id="lost" type="owner" op="lt" object="World" player="none">
    <pause/>
  </condition>)",
            R"(<condition id="lost" type="owner" op="eq" object="World" player="none">
    <pause/>
  </condition>)"},
    Example{"check.unused-parameter", Frame::whole, R"(<function id="half" value="2">
  <parameter name="a"/>
</function>)",
            R"(<function id="half" value="a / 2">
  <parameter name="a"/>
</function>)"},
    Example{"check.variable-clash", Frame::whole, R"(<variable scope="planet" name="Mining" format="number"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>)"},
    Example{"check.variable-cycle", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" add="Hands"/>
  <modify-other type="planet" variable="Hands" add="Works"/>
</global-modifiers>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="planet" name="Hands" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" add="Hands"/>
  <modify-other type="planet" variable="Hands" add="1"/>
</global-modifiers>)"},
    Example{"check.variable-format-left-out", Frame::whole, R"(<variable name="Luck" scope="global"/>)",
            R"(<variable name="Luck" scope="global" format="number"/>)"},
    Example{"check.variable-formats", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<variable scope="planet" name="Works" format="boolean"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>)"},
    Example{"check.variable-no-default", Frame::whole, R"(<variable scope="planet" name="Friend" format="type"/>)",
            R"(<variable scope="planet" name="Works" format="number"/>)"},
    Example{"check.variable-not-visible", Frame::whole, R"(<variable scope="ship" name="Reach" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Reach" add="1"/>
</global-modifiers>)",
            R"(<variable scope="ship" name="Reach" format="number"/>
<global-modifiers>
  <modify-other type="ship" variable="Reach" add="1"/>
</global-modifiers>)"},
    Example{"check.variable-overlap", Frame::whole, R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship" name="Reach" format="number"/>
<variable scope="ship.weapon" name="Reach" format="number"/>)",
            R"(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship" name="Reach" format="number"/>
<variable scope="ship.weapon" name="Range" format="number"/>)"},
    Example{"check.variable-scope-left-out", Frame::whole, R"(<variable name="Luck" format="number"/>)",
            R"(<variable name="Luck" scope="global" format="number"/>)"},
    Example{"check.write-operation", Frame::whole, R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" set="value() + 2"/>
</global-modifiers>)",
            R"(<variable scope="planet" name="Works" format="number"/>
<global-modifiers>
  <modify-other type="planet" variable="Works" add="2"/>
</global-modifiers>)"},
    Example{"check.wrong-type", Frame::whole, R"(<class id="BLD_MINE" type="building">
  <prerequisite tech="BLD_PIT"/>
</class>
<class id="BLD_PIT" type="building"/>)",
            R"(<class id="BLD_MINE" type="building">
  <prerequisite tech="TEC_PIT"/>
</class>
<class id="TEC_PIT" type="tech"/>)"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> checkExamplesTToZ() {
    return table;
}

} // namespace orrery::engine
