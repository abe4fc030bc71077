// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/difference_report.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play; ///< of both runs; `project` is the left one
    std::string right;
    std::uint32_t turns = 30;
    bool json = false;
    bool markdown = false;
};

/// Plays both runs turn by turn up to the last turn, and compares them on the way. Returns false if a signal stops it.
bool compareTurns(Play& left, Play& right, engine::RunComparer& comparer, engine::RootFinder& roots,
                  std::uint32_t last) {
    while (comparer.next() <= last) {
        const std::uint32_t turn = comparer.next();
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(last));
        for (engine::Session* const session : {left.session.get(), right.session.get()}) {
            if (turn > session->last() && !session->step(&stopped())) {
                writeProgress("");
                return !stopped().load(); // the run is over
            }
        }
        comparer.compareNext();
        roots.addTurn();
    }
    writeProgress("");
    return true;
}

int run(const Options& options) {
    PlayOptions ofRight = options.play;
    ofRight.project = options.right;
    auto left = play(options.play);
    auto right = left ? play(ofRight) : std::nullopt;
    if (!left || !right) {
        return status::failed;
    }
    engine::RunComparer comparer(*left->session, *right->session);
    engine::RootFinder roots(comparer);
    const bool isDone = compareTurns(*left, *right, comparer, roots, options.turns);
    writeProblems(*left);
    writeProblems(*right);
    if (!isDone) {
        return status::failed;
    }
    writeData(options.json       ? differencesJson(comparer, roots)
              : options.markdown ? differencesMarkdown(comparer, roots)
                                 : differencesText(comparer, roots));
    return isDifferent(comparer) ? status::findings : status::good;
}

} // namespace

std::function<int()> declareDiff(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("left", options->play.project, "The folder of the project to compare with").required();
    list.text("right", options->right, "The folder of the changed project").required();
    options->play.declareScenario(list);
    list.turn("--turns", options->turns, "Compares the set-up and this many turns");
    list.flag("--json", options->json, "Writes JSON");
    list.flag("--markdown", options->markdown, "Writes Markdown, for a review comment");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
