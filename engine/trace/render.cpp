// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/render.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 9> ghostNames = {"",
                                                        inPhrase("suppressed"),
                                                        inPhrase("inactive"),
                                                        inPhrase("out of scope"),
                                                        inPhrase("unable"),
                                                        inPhrase("no source"),
                                                        inPhrase("switched off"),
                                                        inPhrase("has errors"),
                                                        inPhrase("not in the game")};
constexpr std::array<std::string_view, 7> kindNames = {"opening", "reset", "change", "growth", "cap", "setup", "other"};
constexpr std::array<std::string_view, 3> passNames = {"", inPhrase("meter pass of the turn"),
                                                       inPhrase("final meter pass")};
constexpr std::array<std::string_view, 3> truthNames = {"no", "yes", "missing"};

std::string padded(std::string text, std::size_t width, bool right) {
    // The code counts code points, so names with accents align.
    const auto length = static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return (c & 0xC0u) != 0x80u; }));
    if (length >= width) {
        return text;
    }
    return right ? std::string(width - length, ' ') + text : text + std::string(width - length, ' ');
}

std::string whoText(const LedgerRow& row, const View& view) {
    if (row.group == noFiring && row.holder == noRow) {
        return row.label.english();
    }
    const Row who = row.source == noRow ? row.holder : row.source;
    const std::string name = view.nameOf(who);
    const Row host = view.parent(who);
    const bool isNameless = name.starts_with('#') && host != noRow;
    return row.label.english() + " · " + (isNameless ? name + " on " + view.nameOf(host) : name);
}

/// Shortens long fractions for display. The computed values stay exact, and JSON shows them in full.
std::string shortNumber(double value) {
    constexpr double whole = 1e9;
    if (value == std::trunc(value) || std::abs(value) >= whole) {
        return formatNumber(value);
    }
    constexpr double places = 1e4;
    return formatNumber(std::round(value * places) / places);
}

std::string termsText(const LedgerRow& row, const View& view) {
    std::string out;
    for (const EvaluatedTerm& term : row.terms) {
        if (term.isReading || term.variable || term.depth == 0) {
            out += (out.empty() ? "" : ", ") + term.text + " = " + shortValue(term.value, term.format, view);
        }
    }
    return out;
}

std::string fromText(const LedgerRow& row) {
    return row.origin.empty() ? "" : "  from " + row.origin;
}

std::string valueText(const Ledger& ledger, double value, const View& view) {
    return shortValue(value, ledgerFormat(ledger, *view.model), view);
}

bool isSameAmount(const LedgerRow& a, const LedgerRow& b) {
    return a.amountIs && b.amountIs ? *a.amountIs == *b.amountIs : a.after - a.before == b.after - b.before;
}

Json termsJson(const LedgerRow& row, const View& view) {
    Json terms = Json::array();
    for (const EvaluatedTerm& term : row.terms) {
        Json entry{{"text", term.text}, {"value", term.value}, {"depth", term.depth}};
        if (term.isReading && term.object != noRow) {
            entry["object"] = term.object;
        }
        if (term.variable) {
            entry["variable"] = view.model->language.variables[*term.variable].name;
            entry["part"] = term.part;
        }
        terms.push_back(std::move(entry));
    }
    return terms;
}

Json rowJson(const LedgerRow& row, const Session& session, const View& view) {
    Json json{{"kind", kindNames[static_cast<std::size_t>(row.kind)]}};
    if (row.ghost == GhostReason::none) {
        json["before"] = row.before;
        json["after"] = row.after;
    } else {
        json["kind"] = "ghost";
        json["why"] = ghostName(row.ghost);
        json["reason"] = row.reason.english();
        json["count"] = row.count;
    }
    json["label"] = row.label.english();
    const bool isModifier = row.group == noFiring && !row.amount.empty();
    if (row.group != noFiring || isModifier) {
        if (!isModifier) {
            json["effect"] = row.effect;
        }
        json["priority"] = row.priority;
        if (const std::string_view named = view.model->vocabulary.priorityName(row.priority); !named.empty()) {
            json["priorityName"] = named;
        }
        json["amount"] = row.amount;
        if (row.amountIs) {
            json["amountIs"] = *row.amountIs;
        }
        json["holder"] = row.holder == noRow ? Json() : Json(row.holder);
        json["source"] = row.source == noRow ? Json() : Json(row.source);
        json["sourceName"] = row.source == noRow ? Json() : Json(view.nameOf(row.source));
        json["terms"] = termsJson(row, view);
    } else if (!row.terms.empty()) {
        json["terms"] = termsJson(row, view);
    }
    if (row.blocker != noRow) {
        json["blocker"] = row.blocker;
    }
    if (row.pass != MeterPass::none) {
        json["pass"] = passName(row.pass);
    }
    json["at"] = session.program().model->placeText(row.where);
    if (!row.origin.empty()) {
        json["from"] = row.origin;
    }
    return json;
}

/// Returns the ghosts with all those of one effect and kind of reason as one, in the order of the first of each.
std::vector<FoldedRows> foldGhosts(const Ledger& ledger) {
    std::vector<FoldedRows> folded;
    for (std::size_t i = 0; i < ledger.ghosts.size(); ++i) {
        const LedgerRow& ghost = ledger.ghosts[i];
        const auto known = std::ranges::find_if(folded, [&](const FoldedRows& fold) {
            const LedgerRow& first = ledger.ghosts[fold.first];
            return first.ghost == ghost.ghost && first.group == ghost.group && first.effect == ghost.effect;
        });
        if (ghost.group == noFiring || known == folded.end()) {
            folded.push_back({i, ghost.count});
        } else {
            known->count += ghost.count;
        }
    }
    return folded;
}

} // namespace

std::string shortValue(double value, Format format, const View& view) {
    return format.kind == FormatKind::number ? shortNumber(value) : formatValue(value, format, view);
}

bool hasTwoPasses(const Ledger& ledger) {
    const auto has = [&](MeterPass pass) {
        return std::ranges::find(ledger.rows, pass, &LedgerRow::pass) != ledger.rows.end();
    };
    return has(MeterPass::ofTurn) && has(MeterPass::last);
}

std::string_view passName(MeterPass pass) {
    return passNames[static_cast<std::size_t>(pass)];
}

std::string_view ghostName(GhostReason reason) {
    return ghostNames[static_cast<std::size_t>(reason)];
}

std::vector<FoldedRows> foldRows(const Ledger& ledger) {
    std::vector<FoldedRows> folded;
    for (std::size_t i = 0; i < ledger.rows.size(); ++i) {
        const LedgerRow& row = ledger.rows[i];
        if (i > 0 && row.kind == LedgerKind::change && row.operation != MeterOperation::set) {
            const LedgerRow& last = ledger.rows[i - 1];
            if (last.kind == row.kind && last.pass == row.pass && last.group == row.group &&
                last.effect == row.effect && last.where == row.where && isSameAmount(row, last)) {
                ++folded.back().count;
                continue;
            }
        }
        folded.push_back({i, 1});
    }
    return folded;
}

Phrase operationText(const LedgerRow& row) {
    const auto amount = [&](std::string_view sign) { return std::string(sign) + " " + row.amount; };
    switch (row.operation) {
    case MeterOperation::set:
        return amount("=");
    case MeterOperation::multiply:
        return amount("×");
    case MeterOperation::divide:
        return amount("÷");
    case MeterOperation::raise:
        return phrase("at least {0}", {row.amount});
    case MeterOperation::lower:
        return phrase("at most {0}", {row.amount});
    case MeterOperation::add:
        return amount("+");
    case MeterOperation::none:
        break;
    }
    return row.amount;
}

Phrase stepText(const LedgerRow& row, Format format, const View& view) {
    if (format.kind != FormatKind::number) {
        return row.ghost == GhostReason::none ? formatValue(row.after, format, view) : row.amount;
    }
    const bool isSum = row.operation == MeterOperation::add || row.operation == MeterOperation::none;
    if (row.ghost != GhostReason::none || !isSum) {
        return operationText(row);
    }
    if (row.kind == LedgerKind::opening || row.kind == LedgerKind::reset) {
        return shortNumber(row.after);
    }
    const double change = row.after - row.before;
    return (change < 0.0 ? "" : "+") + shortNumber(change);
}

std::string renderLedger(const Ledger& ledger, const Session& session) {
    const State state = session.history().state(session.universe(), ledger.turn);
    const View view = state.view();
    const CheckedModel& model = *session.program().model;
    const Format format = ledgerFormat(ledger, model);
    const std::string whose = ledger.row == noRow ? "the whole run" : view.nameOf(ledger.row);
    std::string out = whose + " · " + ledgerName(ledger, model).english() + " at turn " + std::to_string(ledger.turn) +
                      " = " + formatValue(ledger.value, format, view) + "\n";
    const bool hasHeadings = hasTwoPasses(ledger);
    MeterPass pass = MeterPass::none;
    for (const FoldedRows fold : foldRows(ledger)) {
        const LedgerRow& row = ledger.rows[fold.first];
        if (hasHeadings && row.pass != MeterPass::none && row.pass != pass) {
            out += "  " + std::string(passName(row.pass)) + ":\n";
            pass = row.pass;
        }
        const LedgerRow& last = ledger.rows[fold.first + fold.count - 1];
        const std::string count = fold.count > 1 ? std::to_string(fold.count) + " × " : "";
        out += "  " + padded(valueText(ledger, row.before, view), 8, true) + " → " +
               padded(valueText(ledger, last.after, view), 8, false) + " " +
               padded(count + stepText(row, format, view).english(), 14, false) + " " + whoText(row, view);
        if (const std::string terms = termsText(row, view); !terms.empty()) {
            out += "  (" + terms + ")";
        }
        if (row.priority != 0) {
            const std::string_view named = model.vocabulary.priorityName(row.priority);
            out +=
                "  [priority " + std::to_string(row.priority) + (named.empty() ? "" : ", ") + std::string(named) + "]";
        }
        if (const std::string place = model.placeText(row.where); !place.empty()) {
            out += "  " + place;
        }
        out += fromText(row) + "\n";
    }
    for (const FoldedRows fold : foldGhosts(ledger)) {
        const LedgerRow& ghost = ledger.ghosts[fold.first];
        const bool isOne = fold.count == ghost.count; // all have the same reason
        const std::string count = fold.count > 1 ? " (" + std::to_string(fold.count) + " of them)" : "";
        const std::string who = fold.count > 1 ? ghost.label.english() + count : whoText(ghost, view);
        out += "  ┄ " + stepText(ghost, format, view).english() + " " + who + " " +
               std::string(ghostName(ghost.ghost)) + (isOne ? ": " : ", for example: ") + ghost.reason.english() +
               "  " + model.placeText(ghost.where) + fromText(ghost) + "\n";
    }
    out += ledger.isProven ? "  Σ " + formatValue(ledger.value, format, view) + " ✓\n"
                           : "  Σ the record does not add up to the value\n";
    return out;
}

std::string renderWhyNot(const WhyNot& answer, const Session& session) {
    const CheckedModel& model = *session.program().model;
    std::string out = std::string(stageName(answer.stage)) + ": " + answer.sentence.english();
    if (const std::string place = model.placeText(answer.where); !place.empty()) {
        out += "  " + place;
    }
    out += "\n";
    for (const ConditionVerdict& verdict : answer.conditions) {
        const std::string_view mark = verdict.verdict.truth == Truth::yes  ? "✓"
                                      : verdict.verdict.truth == Truth::no ? "✗"
                                                                           : "?";
        out += "  " + std::string(2 * std::size_t{verdict.depth}, ' ') + std::string(mark) + " " +
               (verdict.isExclude ? "exclude " : "") + std::string(verdict.condition->spec->tag);
        if (!verdict.verdict.observed.empty()) {
            out += ": " + verdict.verdict.observed.english();
        }
        if (!verdict.verdict.wanted.empty()) {
            out += ", required: " + verdict.verdict.wanted.english();
        }
        out += verdict.isDecisive ? "  ←\n" : "\n";
    }
    return out;
}

std::string ledgerJson(const Ledger& ledger, const Session& session) {
    const State state = session.history().state(session.universe(), ledger.turn);
    const View view = state.view();
    Json json{{"object", ledger.row == noRow ? Json() : Json(ledger.row)},
              {"name", ledger.row == noRow ? "the whole run" : view.nameOf(ledger.row)},
              {"value", ledgerName(ledger, *view.model).english()},
              {"turn", ledger.turn},
              {"is", ledger.value},
              {"proven", ledger.isProven},
              {"rows", Json::array()},
              {"ghosts", Json::array()}};
    for (const LedgerRow& row : ledger.rows) {
        json["rows"].push_back(rowJson(row, session, view));
    }
    for (const LedgerRow& ghost : ledger.ghosts) {
        json["ghosts"].push_back(rowJson(ghost, session, view));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string whyNotJson(const WhyNot& answer, const Session& session) {
    Json json{{"stage", stageName(answer.stage)},
              {"sentence", answer.sentence.english()},
              {"at", session.program().model->placeText(answer.where)},
              {"turn", answer.turn},
              {"source", answer.source == noRow ? Json() : Json(answer.source)},
              {"object", answer.object == noRow ? Json() : Json(answer.object)},
              {"conditions", Json::array()}};
    for (const ConditionVerdict& verdict : answer.conditions) {
        json["conditions"].push_back(
            Json{{"condition", verdict.condition->spec->tag},
                 {"depth", verdict.depth},
                 {"exclude", verdict.isExclude},
                 {"truth", truthNames[static_cast<std::size_t>(verdict.verdict.truth)]},
                 {"observed", verdict.verdict.observed.english()},
                 {"wanted", verdict.verdict.wanted.english()},
                 {"decisive", verdict.isDecisive},
                 {"at", session.program().model->placeText(verdict.condition->checked->head)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
