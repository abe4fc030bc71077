// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics of expressions, expr.a to expr.m.
#include "engine/assist/finding_examples.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Example = FindingExampleRow;
using Frame = ExampleFrame;

constexpr std::array table{
    Example{"expr.aggregate-wants-selection", Frame::amount, "sum(2, Population)", "sum(planets here, Population)"},
    Example{"expr.aggregate-wants-value", Frame::amount, "sum(planets here)", "sum(planets here, Population)"},
    Example{"expr.ambiguous-name", Frame::whole, R"(<vocabulary>
  <enumeration id="Mood">
    <value id="huge"/>
  </enumeration>
</vocabulary>
<class id="BLD_MINE" type="building">
  <available if="huge == huge"/>
</class>)",
            R"(<class id="BLD_MINE" type="building">
</class>)"},
    Example{"expr.arity", Frame::amount, "min(Source.Population)", "min(Source.Population, 3)"},
    Example{"expr.bad-dice", Frame::whole, R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="2d"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Luck" format="dice"/>
<global-modifiers>
  <modify variable="Luck" set="2d6"/>
</global-modifiers>)"},
    Example{"expr.bad-number", Frame::amount, "12abc", "12"},
    Example{"expr.bad-part", Frame::whole, R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, 0, Reach)"/>
</class>)xml",
            R"xml(<vocabulary>
  <scope id="ship.weapon"/>
</vocabulary>
<variable scope="ship.weapon" name="Reach" format="number"/>
<variable scope="ship" name="Hull" format="number"/>
<class id="SHP_AXE" type="ship">
  <part number="1" scope="ship.weapon"><modify variable="Reach" set="3"/></part>
  <modify variable="Hull" set="dropIntoContext(ship.weapon, Source, 1, Reach)"/>
</class>)xml"},
    Example{"expr.chained-comparison", Frame::whole, R"(<function id="between" value="1 &lt; a &lt; 5">
  <parameter name="a"/>
</function>)",
            R"(<function id="between" value="1 &lt; a and a &lt; 5">
  <parameter name="a"/>
</function>)"},
    Example{"expr.constant-condition", Frame::amount, "count(planets here where 2 &gt; 1)",
            "count(planets here where Population &gt; 1)"},
    Example{"expr.different-formats", Frame::when, "size == 3", "size == large"},
    Example{"expr.division-by-zero", Frame::amount, "1 / 0", "1 / 2"},
    Example{"expr.element-empty", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Plus><Value>1</Value><Negative/></Plus></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Plus><Value>1</Value><Negative>2</Negative></Plus></amount>
      </modify-max-meter>)"},
    Example{"expr.element-full", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Value>1</Value><Value>2</Value></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Plus><Value>1</Value><Value>2</Value></Plus></amount>
      </modify-max-meter>)"},
    Example{"expr.element-given", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount runtime="bonus">2</amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining"><amount>2</amount></modify-max-meter>)"},
    Example{"expr.element-incomplete", Frame::scope, "<include><Has><ID>BLD_MINE</ID></Has></include>",
            "<include><Has><GOMType>GOM_BUILDING</GOMType><ID>BLD_MINE</ID></Has></include>"},
    Example{"expr.element-name", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Call function="2"><Value>1</Value></Call></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Call function="abs"><Value>1</Value></Call></amount>
      </modify-max-meter>)"},
    Example{"expr.element-operands", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Minus><Value>3</Value></Minus></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Minus><Value>3</Value><Value>2</Value></Minus></amount>
      </modify-max-meter>)"},
    Example{"expr.element-selection", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Aggregate function="count" over="2"/></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Aggregate function="count" over="planets here"/></amount>
      </modify-max-meter>)"},
    Example{"expr.element-text", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount><Plus>1 and<Value>1</Value><Value>2</Value></Plus></amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Plus><Value>1</Value><Value>2</Value></Plus></amount>
      </modify-max-meter>)"},
    Example{"expr.element-twice", Frame::effects, R"(<modify-max-meter meter="Mining">
        <amount>
          <Aggregate function="count" over="planets here">
            <Where>Population &gt; 1</Where>
            <Where>Population &lt; 9</Where>
          </Aggregate>
        </amount>
      </modify-max-meter>)",
            R"(<modify-max-meter meter="Mining">
        <amount><Aggregate function="count" over="planets here"><Where>Population &gt; 1</Where></Aggregate></amount>
      </modify-max-meter>)"},
    Example{"expr.huge-number", Frame::amount, "1e999", "1e9"},
    Example{"expr.incomplete-if", Frame::amount, "if Source.Population &gt; 1 then 2",
            "if Source.Population &gt; 1 then 2 else 3"},
    Example{"expr.incomplete-pair", Frame::whole, R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3]"/>
</global-modifiers>)",
            R"(<variable scope="global" name="Spot" format="pair"/>
<global-modifiers>
  <modify variable="Spot" set="[3, -4]"/>
</global-modifiers>)"},
    Example{"expr.kind-mismatch", Frame::when, "has(TECH, BLD_MINE)", "has(BUILDING, BLD_MINE)"},
    Example{"expr.last-wants-maximum", Frame::amount, "last(Source.Population)", "last(Source.MaxPopulation)"},
    Example{"expr.missing-name", Frame::amount, "Source.", "Source.Population"},
    Example{"expr.missing-operator", Frame::amount, "2 Source.Population", "2 * Source.Population"},
    Example{"expr.missing-value", Frame::amount, "2 *", "2 * 3"},
    Example{"expr.misspelt-operator", Frame::when, "Population => 3", "Population &gt;= 3"},
};
static_assert(std::ranges::is_sorted(table, {}, &Example::code), "keep the examples in the order of their codes");

} // namespace

std::span<const FindingExampleRow> expressionExamplesAToM() {
    return table;
}

} // namespace orrery::engine
