// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/turn_report.h"

#include "engine/syntax/xml_text.h"
#include "engine/trace/happenings.h"
#include "engine/trace/render.h"

#include <bit>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

namespace {

constexpr std::string_view style = R"(
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
  h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
  small { opacity: .7; font-weight: 400; }
  ul { margin: .2rem 0; }
  summary { cursor: default; }
  details, .plain { margin-left: 1rem; font-variant-numeric: tabular-nums; }
  .wanting { border-left: .2rem solid #c33; padding-left: .4rem; list-style-position: inside; }
  pre { font: .85em/1.4 ui-monospace, monospace; margin: .3rem 0; padding: .3rem .6rem; overflow-x: auto;
        background: color-mix(in srgb, currentColor 7%, transparent); border-radius: .3rem; }
)";

std::string element(std::string_view tag, const Phrase& text) {
    return "<" + std::string(tag) + ">" + escapeMarkup(text.english()) + "</" + std::string(tag) + ">\n";
}

class TurnReport {
public:
    TurnReport(const Session& session, std::uint32_t turn, const DumpSink& sink, std::size_t mostBreakdowns)
        : m_session(session), m_turn(turn), m_sink(sink), m_breakdowns(mostBreakdowns),
          m_after(session.history().state(session.universe(), turn)) {
        if (turn > 0) {
            m_before = session.history().state(session.universe(), turn - 1);
        }
    }

    bool write() {
        const CheckedModel& model = *m_session.program().model;
        const Phrase title = phrase("{0}, turn {1}", {model.projectName, std::to_string(m_turn)});
        bool isWanted = m_sink("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
                               escapeMarkup(title.english()) + "</title>\n<style>" + std::string(style) +
                               "</style>\n</head>\n<body>\n" + element("h1", title) +
                               element("p", phrase("Scenario {0}, seed {1}, hash {2}",
                                                   {quoted(m_session.scenario().id), std::to_string(m_session.seed()),
                                                    hashText(m_session.history().hash(m_turn))}))) &&
                        m_sink(happenings()) && m_sink(element("h2", phrase("Changes")));
        const View view = m_after.view();
        for (Row row = 0; isWanted && row < view.rowCount; ++row) {
            if (const std::string text = objectText(row); !text.empty()) {
                m_hasChanges = true;
                isWanted = m_sink(text);
            }
        }
        return isWanted && m_sink(end());
    }

private:
    std::string happenings() const {
        std::string items;
        for (const Happening& one : happeningsOf(m_session, m_turn)) {
            items += std::string("<li") + (one.isWanting ? " class=\"wanting\"" : "") + ">" +
                     escapeMarkup(one.sentence.english()) + placeText(one.where);
            std::string details;
            for (const Phrase& detail : one.details) {
                details += element("li", detail);
            }
            items += details.empty() ? "</li>\n" : "<ul>\n" + details + "</ul></li>\n";
        }
        return element("h2", phrase("Orders, events and messages")) +
               (items.empty() ? element("p", phrase("There are none in this turn.")) : "<ul>\n" + items + "</ul>\n");
    }

    std::string placeText(Location where) const {
        const std::string place = m_session.program().model->placeText(where);
        return place.empty() ? std::string() : " <small>" + escapeMarkup(place) + "</small>";
    }

    bool existed(Row row) const { return m_before && row < m_before->view().rowCount && m_before->view().exists(row); }

    /// Returns an object with its changes; empty if it has none.
    std::string objectText(Row row) {
        const View view = m_after.view();
        const bool exists = view.exists(row);
        const bool isNew = exists && m_before && !existed(row);
        if (!exists && !existed(row)) {
            return {};
        }
        std::string changes = exists ? valuesOf(row) : std::string();
        if (changes.empty() && exists && !isNew) {
            return {};
        }
        const Phrase state = !exists ? phrase("destroyed") : isNew ? phrase("new") : Phrase();
        return "<h3>" + escapeMarkup(view.nameOf(row)) + " <small>" +
               escapeMarkup(view.model->vocabulary.types()[view.typeOf(row)].id) +
               (state.empty() ? "" : ", " + escapeMarkup(state.english())) + "</small></h3>\n" + changes;
    }

    std::string valuesOf(Row row) {
        const View view = m_after.view();
        const TypeIndex type = view.typeOf(row);
        std::string text;
        for (std::uint16_t c = 1; c < view.layout->size(); ++c) {
            const ColumnId column{c};
            if (!view.layout->has(type, column) || (*view.layout)[column].name.starts_with('.')) {
                continue; // the engine's own columns begin with a point
            }
            const double after = view.at(column, row);
            const std::optional<double> before =
                existed(row) ? std::optional(m_before->view().at(column, row)) : std::nullopt;
            if (before
                    ? std::bit_cast<std::uint64_t>(*before) != std::bit_cast<std::uint64_t>(after) && *before != after
                    : after != 0.0) {
                text += valueText(row, column, before, after);
            }
        }
        return text;
    }

    /// Returns the line of a changed value, with its breakdown.
    std::string valueText(Row row, ColumnId column, std::optional<double> before, double after) {
        const View view = m_after.view();
        Ledger named;
        named.row = row;
        named.column = column;
        const Format format = ledgerFormat(named, *view.model);
        const auto shown = [&](double value) { return escapeMarkup(shortValue(value, format, view)); };
        const std::string line = escapeMarkup(ledgerName(named, *view.model).english()) + ": " +
                                 (before ? shown(*before) + " → " : std::string()) + shown(after);
        if (m_breakdowns == 0) {
            m_isCut = true;
            return "<p class=\"plain\">" + line + "</p>\n";
        }
        --m_breakdowns;
        const Ledger ledger = explain(m_session, m_turn, row, column, {.ghostLimit = mostGhosts});
        return "<details><summary>" + line + "</summary>\n<pre>" + escapeMarkup(renderLedger(ledger, m_session)) +
               "</pre></details>\n";
    }

    std::string end() const {
        return (m_hasChanges ? std::string() : element("p", phrase("No value has changed in this turn."))) +
               (m_isCut ? element("p", phrase("The turn has very many changes, so the last ones have no breakdown."))
                        : std::string()) +
               "</body>\n</html>\n";
    }

    static constexpr std::size_t mostGhosts = 10;
    const Session& m_session;
    std::uint32_t m_turn;
    const DumpSink& m_sink;
    std::size_t m_breakdowns; ///< number of breakdowns that may follow
    State m_after;
    std::optional<State> m_before;
    bool m_hasChanges = false;
    bool m_isCut = false;
};

} // namespace

bool writeTurnReport(const Session& session, std::uint32_t turn, const DumpSink& sink, std::size_t mostBreakdowns) {
    return TurnReport(session, turn, sink, mostBreakdowns).write();
}

} // namespace orrery::engine
