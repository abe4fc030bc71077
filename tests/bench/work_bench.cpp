// SPDX-License-Identifier: GPL-3.0-or-later
// The duration of a unit of a turn's work (R2.4): nanoseconds for each unit of TurnWork, for several kinds of queries.
// Each should be near 1, so that RunLimits::work limits about the same time for every kind.
#include "engine/program/turn_work.h"
#include "tests/bench/timing.h"
#include "tests/engine/support/game_fixture.h"

#include <array>
#include <string>
#include <vector>

using namespace orrery;
using namespace orrery::engine;

namespace {

struct Kind {
    const char* name;
    const char* include;
};

constexpr std::array kinds{
    Kind{"conditions of all objects",
         R"(<and><object-type type="planet"/><meter-value meter="Stock" at-least="Source.turn_made"/>
                                         <planet-size size="medium" range="1"/></and>)"},
    Kind{"conditions of each object",
         R"(<and><within-distance at-most="40"><object-class class="BLD"/></within-distance><not><self/></not></and>)"},
    Kind{"expressions", R"(<expression if="Industry * 2 + Stock / 3 + id &gt; Source.id"/>)"},
    Kind{"aggregates", R"(<expression if="sum(planets, Stock + Source.id) &gt; id"/>)"},
    Kind{"aggregates of each object", R"(<expression if="count(planets near 30) + Source.id &gt; 3"/>)"},
    Kind{"Target inside",
         R"(<number-of at-least="1"><expression if="id != Target.id and Target.id != Source.id"/></number-of>)"},
    Kind{"variables", R"(<expression if="Pull + Source.id &gt; 0"/>)"},
    Kind{"variables of variables", R"(<expression if="Tide + Source.id &gt; 0"/>)"},
};

constexpr int repetitions = 5;
constexpr std::size_t planets = 600;
constexpr std::size_t sources = 60;

std::string contentOf(const Kind& kind) {
    return std::string(R"xml(<vocabulary><property id="turn_made"/><default format="number" value="0"/>
          <type id="building" extend="true"><has property="turn_made"/></type></vocabulary>
        <variable name="Mass" scope="planet" format="number"/><variable name="Pull" scope="planet" format="number"/>
        <variable name="Tide" scope="planet" format="number"/>
        <global-modifiers><modify-other type="planet" variable="Mass" set="Stock + turn"/>
          <modify-other type="planet" variable="Mass" multiply="2"/>
          <modify-other type="planet" variable="Pull" set="Mass + turn"/>
          <modify-other type="planet" variable="Tide" set="sum(planets, Pull) + turn"/></global-modifiers>
        <class id="BLD" type="building"><group><scope><include>)xml") +
           kind.include +
           R"xml(</include></scope><effects><modify-max-meter meter="Farming" amount="1"/></effects></group></class>)xml";
}

std::string places() {
    std::string text;
    for (std::size_t i = 0; i < planets; ++i) {
        const std::string name = "Planet " + std::to_string(i);
        text += "<system name=\"System " + std::to_string(i) + "\" x=\"" + std::to_string(i % 30 * 10) + "\" y=\"" +
                std::to_string(i / 30 * 10) + "\"/><planet name=\"" + name + "\" system=\"System " + std::to_string(i) +
                "\"/>";
        if (i < sources) {
            text += "<place class=\"BLD\" on=\"" + name + "\"/>";
        }
    }
    return text;
}

} // namespace

int main() {
    for (const Kind& kind : kinds) {
        std::vector<double> times;
        std::uint64_t units = 0;
        for (int i = 0; i < repetitions; ++i) { // the first step of a new run: nothing is cached yet
            fixture::Game game(contentOf(kind), places());
            Session& session = game.session();
            times.push_back(bench::workOf([&] { session.step(); }));
            units = turnWork(session.evaluator().world()).done;
        }
        bench::record({"R2.4", std::string("a unit of work: ") + kind.name,
                       bench::share(times, 0.5) * 1e6 / static_cast<double>(units), "ns"});
    }
    return 0;
}
