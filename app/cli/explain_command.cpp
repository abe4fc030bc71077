// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/trace/availability.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::string object;
    std::string value;
    std::string available; ///< id of a class; cannot be combined with a value
    OverrideOptions otherwise;
    std::uint16_t part = 0;
    std::uint32_t turn = 1;
    bool actedOnly = false; ///< without the effects that did not act
    bool json = false;
};

/// Returns the breakdown of a name: a column of the object, or a variable in its scope. Without an object, this is a
/// global variable.
std::optional<engine::Ledger> ledgerOf(const engine::Session& session, std::optional<engine::Row> row,
                                       const Options& options) {
    const engine::CheckedModel& model = *session.program().model;
    const engine::ExplainOptions shown{.ghosts = !options.actedOnly};
    const auto column = model.layout.find(options.value);
    if (row && column && session.state().view().has(*row, *column)) {
        return engine::explain(session, options.turn, *row, *column, shown);
    }
    const auto cell =
        engine::findVariable(session, options.turn, options.value, row.value_or(engine::noRow), options.part);
    return cell ? std::optional(engine::explainVariable(session, options.turn, *cell, shown)) : std::nullopt;
}

std::vector<std::string> knownValues(const engine::Session& session, std::optional<engine::Row> row) {
    const engine::CheckedModel& model = *session.program().model;
    const engine::View view = session.state().view();
    std::vector<std::string> known;
    for (std::uint16_t i = 0; row && i < model.layout.size(); ++i) {
        if (view.has(*row, {i})) {
            known.push_back(model.layout[{i}].name);
        }
    }
    for (const engine::CheckedVariable& variable : model.language.variables) {
        if (engine::findVariable(session, session.turn(), variable.name, row.value_or(engine::noRow))) {
            known.push_back(variable.name);
        }
    }
    return known;
}

/// Returns the name and type of an object that was found: "'Sol III' (planet)".
std::string foundObject(const engine::View& view, engine::Row row) {
    return "'" + view.nameOf(row) + "' (" + view.model->vocabulary.types()[view.typeOf(row)].id + ")";
}

/// Explains whether empires can have a class (X6.3), in the state of the turn with the overrides applied (X6.4).
int explainAvailability(const Play& played, const Options& options) {
    const engine::Session& session = *played.session;
    const engine::CheckedModel& model = *session.program().model;
    const auto overrides = options.otherwise.read(session.state().view());
    if (!overrides) {
        return status::failed;
    }
    const engine::WhatIf whatIf(session.state().view(), *overrides);
    const engine::View view = whatIf.view();
    const auto place = options.object.empty() ? std::optional(engine::noRow) : findNamed(view, options.object);
    if (!place) {
        return status::failed;
    }
    const std::string& empire = options.otherwise.empire;
    const auto objectClass = model.findClass(options.available);
    if (!objectClass) {
        std::vector<std::string> known;
        for (const engine::CheckedClass& one : model.classes) {
            known.push_back(one.id);
        }
        const std::vector<std::string> near = engine::nearestNames(options.available, known);
        return failure("there is no class '" + options.available + "'" +
                       (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
    }
    const auto empireType = model.vocabulary.findType("empire");
    std::vector<engine::Availability> answers;
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        const bool isMeant = view.exists(row) && empireType && view.typeOf(row) == *empireType &&
                             (empire.empty() || view.nameOf(row) == empire);
        if (isMeant) {
            answers.push_back(engine::availability(session.evaluator(), view, *objectClass, row, *place));
        }
    }
    if (answers.empty()) {
        return failure(empire.empty() ? "there are no empires" : "there is no empire '" + empire + "'");
    }
    std::string text;
    for (const engine::Availability& answer : answers) {
        text += engine::renderAvailability(answer, view);
    }
    writeData(options.json ? engine::availabilityJson(answers, view) : text);
    return playedStatus(played);
}

int run(const Options& options) {
    if (options.value.empty() == options.available.empty()) {
        return failure("give either --value or --available");
    }
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    const bool isOfClass = !options.available.empty();
    if (!stepTo(*played, options.turn, isOfClass ? nullptr : &options.otherwise)) {
        return status::failed;
    }
    if (isOfClass) {
        return explainAvailability(*played, options);
    }
    std::optional<engine::Row> row;
    if (!options.object.empty()) {
        row = findNamed(session.state().view(), options.object);
        if (!row) {
            return status::failed;
        }
    }
    auto ledger = ledgerOf(session, row, options);
    if (!ledger) {
        const std::string whose = row ? foundObject(session.state().view(), *row) : std::string("the run");
        const std::vector<std::string> near = engine::nearestNames(options.value, knownValues(session, row));
        return failure(whose + " has no value '" + options.value + "'" +
                       (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
    }
    importOriginsOf(options.play.project).addTo(*ledger, played->project.parsed, session);
    writeData((options.json ? engine::ledgerJson(*ledger, session) : engine::renderLedger(*ledger, session)));
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareExplain(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.text("--object", options->object, "The object with the value: a name, or # and an id. Default: the whole run")
        .shown("NAME|#ID");
    list.text("--value", options->value,
              "The value to explain, as in expressions: MaxIndustry, Population, size, a variable")
        .shown("VALUE");
    list.text("--available", options->available,
              "Explains the availability of a class instead of a value: to each empire, and on the object")
        .shown("CLASS");
    list.part("--part", options->part, "For a variable of a part: the number of the object's part");
    list.turn("--turn", options->turn,
              "Reads the state at the end of this turn; 0 is the set-up. With --value, the step to this turn runs with "
              "--add and --set");
    options->otherwise.declare(list, "The empire that gets the objects of --add. With --available, explains only "
                                     "this empire. Default: all empires");
    list.flag("--acted-only", options->actedOnly, "Excludes the effects that did not act on the value");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
