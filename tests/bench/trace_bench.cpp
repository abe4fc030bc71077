// SPDX-License-Identifier: GPL-3.0-or-later
// P2.7: a first explanation of a value, and why-not, in a game of 10,000 objects and some 5,000 firings a turn: at most
// 16 ms each. P2.5: going back to any turn, and to any change within one: at most 50 ms.
#include "engine/trace/explain.h"
#include "engine/trace/replay.h"
#include "engine/trace/why_not.h"
#include "tests/bench/timing.h"
#include "tests/engine/support/game_fixture.h"

#include <cstdio>
#include <vector>

using namespace orrery;
using namespace orrery::engine;

namespace {

/// Mills that each improve their planet, halls that affect all planets of their empire, and banks that change a
/// stockpile. So each bank has its own moment.
std::string content() {
    return R"xml(
<class id="MILL" type="building"><group id="work"><scope><include><and><object-type type="planet"/>
  <contains><self/></contains></and></include></scope>
  <effects><modify-max-meter meter="Industry" amount="Target.Stock / 10 + Source.age"/></effects></group></class>
<class id="HALL" type="building"><group id="order" priority="5"><scope><include><and><object-type type="planet"/>
  <empire-affiliation empire="source" mode="empire-inclusive"/></and></include></scope>
  <effects><multiply-max-meter meter="Industry" by="1.01"/></effects></group></class>
<class id="BANK" type="building"><group id="tax"><scope><include><contains><self/></contains></include></scope>
  <effects><modify-stockpile resource="Favour" amount="1"/></effects></group>
  <group id="idle"><activation if="turn &gt; 1000"/><scope><include><object-type type="planet"/></include></scope>
  <effects><modify-stockpile resource="Favour" amount="Target.Stock" per="object"/></effects></group></class>)xml";
}

std::string placements() {
    std::string out;
    const auto add = [&](const std::string& text) { out += text + "\n"; };
    for (int s = 0; s < 400; ++s) {
        const std::string system = "S" + std::to_string(s);
        add("<system name='" + system + "' x='" + std::to_string(s % 20 * 40) + "' y='" + std::to_string(s / 20 * 40) +
            "'/>");
        for (int p = 0; p < 12; ++p) {
            const std::string planet = system + "p" + std::to_string(p);
            add("<planet name='" + planet + "' system='" + system + "' size='medium' environment='terran' owner='" +
                (p % 2 == 0 ? "Terrans" : "Vegans") + "'/>");
            const char* const objectClass = p % 4 == 3 ? "BANK" : p == 0 && s % 10 == 0 ? "HALL" : "MILL";
            add(std::string("<place class='") + objectClass + "' on='" + planet + "'/>");
        }
    }
    return out;
}

/// Returns the milliseconds of the action, for each of several times.
template <typename Action>
std::vector<double> timesOf(Action action) {
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        times.push_back(bench::wallOf(action));
    }
    return times;
}

/// P2.7 is about the first answer, later ones can be faster.
template <typename Action>
void recordFirst(const char* name, Action action) {
    bench::record({"P2.7", name, timesOf(action).front(), "ms", {}, 16});
}

template <typename Action>
void recordLongest(const char* name, Action action) {
    bench::record({"P2.5", name, bench::share(timesOf(action), 1), "ms", {}, 50});
}

} // namespace

int main() {
    fixture::Game game(content(), placements());
    game.goTo(3);
    const Session& session = game.session();
    const ColumnLayout& layout = session.program().model->layout;
    std::printf("%zu objects, %zu firings, %zu runs\n", session.universe().rowCount(), game.log().firings.size(),
                game.log().runs.size());
    const auto group = [&](const char* objectClass, std::size_t at) {
        return session.program().groupsOf(*session.program().model->findClass(objectClass))[at];
    };
    const Row planet = game.find("S200p2");
    Row holder = noRow;
    const View view = session.state().view();
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.builtin(Builtin::objectClass, row) == *session.program().model->findClass("BANK")) {
            holder = row;
        }
    }
    std::size_t rows = 0;
    recordFirst("explain a maximum", [&] {
        const Ledger ledger = explain(session, 3, planet, *layout.find("MaxIndustry"));
        rows += ledger.rows.size() + ledger.ghosts.size();
    });
    recordFirst("explain a stockpile", [&] {
        const Ledger ledger = explain(session, 3, game.find("Terrans"), *layout.find("Favour"));
        rows += ledger.rows.size() + ledger.ghosts.size();
    });
    recordFirst("why not: out of scope", [&] { rows += whyNot(session, 3, group("BANK", 0), holder, planet).turn; });
    recordFirst("why not: inactive", [&] { rows += whyNot(session, 3, group("BANK", 1), holder, planet).turn; });
    std::uint32_t turn = 0;
    recordLongest("back to a turn", [&] {
        game.goTo(turn = (turn + 2) % 4);
        rows += static_cast<std::size_t>(session.state().view().at(*layout.find("MaxIndustry"), planet) >= 0.0);
    });
    game.goTo(3);
    auto runs = static_cast<std::uint32_t>(game.log().runs.size());
    recordLongest("back to a change, from anywhere", [&] {
        Replay replay(session, 3);
        runs = runs * 4 / 5;
        rows += static_cast<std::size_t>(replay.after(runs).at(*layout.find("MaxIndustry"), planet) >= 0.0);
    });
    return rows > 0 ? 0 : 1;
}
