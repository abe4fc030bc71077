// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/availability.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> truthNames = {"no", "yes", "missing"};
constexpr std::array<std::string_view, 3> rights = {"unchanged", "allowed", "forbidden"};
constexpr std::array<std::string_view, 3> marks = {"✗", "✓", "?"};

/// Returns whether the condition is a constant with the value false. Its expression text then gives the reason.
bool isReason(const ConditionVerdict& verdict) {
    const auto& arguments = verdict.condition->arguments;
    return verdict.condition->spec->tag == "expression" && !arguments.empty() && arguments.front().isConstant &&
           arguments.front().constant == 0.0;
}

/// Returns whether a part does not count because effects gave the empire the right to the class.
bool isOverridden(const CompiledAvailability& asked, const CompiledCondition& part, ClassRight right) {
    return right == ClassRight::allowed && (&part == asked.flag || &part == asked.buildable);
}

/// Evaluates the parts of a tree whose root only combines them. Excludes the parts for which isLeftOut returns true.
template <typename LeftOut>
std::vector<ConditionVerdict> judgeParts(Evaluator& evaluator, const CompiledCondition& root, const View& view,
                                         Row source, Row candidate, LeftOut&& isLeftOut) {
    std::vector<ConditionVerdict> verdicts;
    for (const CompiledCondition& part : root.children) {
        if (isLeftOut(part)) {
            continue;
        }
        const std::size_t first = verdicts.size();
        judge(evaluator, part, view, source, candidate, false, verdicts);
        if (verdicts[first].verdict.truth != Truth::yes) {
            std::vector<ConditionVerdict> own(verdicts.begin() + static_cast<std::ptrdiff_t>(first), verdicts.end());
            verdicts[first + markDecisive(own, 0)].isDecisive = true;
        }
    }
    for (ConditionVerdict& verdict : verdicts) {
        if (isReason(verdict)) {
            verdict.verdict.observed = Phrase::said(verdict.condition->arguments.front().checked->text);
            verdict.verdict.wanted = {};
        }
    }
    return verdicts;
}

Truth truthOf(const std::vector<ConditionVerdict>& verdicts) {
    Truth truth = Truth::yes;
    for (const ConditionVerdict& verdict : verdicts) {
        if (verdict.depth == 0 && verdict.verdict.truth != Truth::yes && truth != Truth::no) {
            truth = verdict.verdict.truth;
        }
    }
    return truth;
}

Truth both(Truth a, Truth b) {
    return a == Truth::no || b == Truth::no ? Truth::no : a == Truth::yes ? b : a;
}

void addLines(std::string& out, const std::vector<ConditionVerdict>& verdicts, const CheckedModel& model) {
    for (const ConditionVerdict& verdict : verdicts) {
        out += "  " + std::string(2 * std::size_t{verdict.depth}, ' ') +
               std::string(marks[static_cast<std::size_t>(verdict.verdict.truth)]) + " ";
        if (!isReason(verdict)) {
            out += std::string(verdict.condition->spec->tag) + (verdict.verdict.observed.empty() ? "" : ": ");
        }
        out += verdict.verdict.observed.english();
        if (!verdict.verdict.wanted.empty()) {
            out += ", required: " + verdict.verdict.wanted.english();
        }
        if (verdict.isDecisive) {
            const std::string place = model.placeText(verdict.condition->checked->head);
            out += "  ←" + (place.empty() ? place : " " + place);
        }
        out += "\n";
    }
}

Json treeJson(const std::vector<ConditionVerdict>& verdicts, const CheckedModel& model) {
    Json tree = Json::array();
    for (const ConditionVerdict& verdict : verdicts) {
        tree.push_back(Json{{"condition", verdict.condition->spec->tag},
                            {"depth", verdict.depth},
                            {"truth", truthNames[static_cast<std::size_t>(verdict.verdict.truth)]},
                            {"observed", verdict.verdict.observed.english()},
                            {"wanted", verdict.verdict.wanted.english()},
                            {"decisive", verdict.isDecisive},
                            {"at", model.placeText(verdict.condition->checked->head)}});
    }
    return tree;
}

} // namespace

Availability availability(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place) {
    Availability answer;
    answer.objectClass = objectClass;
    answer.empire = empire;
    answer.place = place;
    const CompiledAvailability& asked = evaluator.program().availability[objectClass];
    answer.right = rightTo(view, empire, objectClass);
    answer.ofEmpire = judgeParts(evaluator, asked.ofEmpire, view, empire, empire, [&](const CompiledCondition& part) {
        return isOverridden(asked, part, answer.right);
    });
    answer.truth = answer.right == ClassRight::forbidden ? Truth::no : truthOf(answer.ofEmpire);
    if (place != noRow) {
        answer.ofPlace = judgeParts(evaluator, asked.ofPlace, view, empire, place, [](const auto&) { return false; });
        answer.truth = both(answer.truth, truthOf(answer.ofPlace));
    }
    return answer;
}

Truth isAvailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place) {
    const CompiledAvailability& asked = evaluator.program().availability[objectClass];
    const ClassRight right = rightTo(view, empire, objectClass);
    Truth truth = right == ClassRight::forbidden ? Truth::no : Truth::yes;
    const auto ask = [&](const CompiledCondition& root, Row candidate) {
        for (const CompiledCondition& part : root.children) {
            if (truth != Truth::no && !isOverridden(asked, part, right)) {
                truth = both(truth, evaluator.one(part, view, empire, candidate));
            }
        }
    };
    ask(asked.ofEmpire, empire);
    if (place != noRow) {
        ask(asked.ofPlace, place);
    }
    evaluator.faults().clear();
    return truth;
}

std::string renderAvailability(const Availability& answer, const View& view) {
    const CheckedModel& model = *view.model;
    const std::string id = model.classes[answer.objectClass].id;
    std::string out = id + (answer.truth == Truth::yes ? " is available to " : " is not available to ") +
                      view.nameOf(answer.empire) +
                      (answer.place == noRow ? std::string() : " on " + view.nameOf(answer.place)) + "\n";
    if (answer.right != ClassRight::unchanged) {
        out += std::string("  ") + (answer.right == ClassRight::allowed ? "✓ " : "✗ ") +
               std::string(rightText(answer.right)) + "\n";
    }
    addLines(out, answer.ofEmpire, model);
    if (!answer.ofPlace.empty()) {
        out += "  on " + view.nameOf(answer.place) + ":\n";
        addLines(out, answer.ofPlace, model);
    }
    return out;
}

std::string_view rightText(ClassRight right) {
    switch (right) {
    case ClassRight::allowed:
        return inPhrase(
            "was made available to this empire during the run, regardless of the class's flag and prerequisites");
    case ClassRight::forbidden:
        return inPhrase("was made unavailable to this empire during the run");
    case ClassRight::unchanged:
        break;
    }
    return {};
}

std::string availabilityJson(const std::vector<Availability>& answers, const View& view) {
    Json json{{"turn", view.turn}, {"answers", Json::array()}};
    for (const Availability& answer : answers) {
        json["answers"].push_back(Json{{"class", view.model->classes[answer.objectClass].id},
                                       {"empire", view.nameOf(answer.empire)},
                                       {"place", answer.place == noRow ? Json() : Json(view.nameOf(answer.place))},
                                       {"available", truthNames[static_cast<std::size_t>(answer.truth)]},
                                       {"right", rights[static_cast<std::size_t>(answer.right)]},
                                       {"conditions", treeJson(answer.ofEmpire, *view.model)},
                                       {"location", treeJson(answer.ofPlace, *view.model)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
