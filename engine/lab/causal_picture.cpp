// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/causal_picture.h"

#include "engine/lab/run_expression.h"
#include "engine/trace/explain.h"
#include "engine/trace/happenings.h"
#include "engine/turn/message_text.h"
#include "engine/turn/occurrences.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <map>
#include <memory>

namespace orrery::engine {

namespace {

constexpr std::size_t mostColumns = 3; ///< in the label of a change

/// The look of a kind in the DOT language.
constexpr std::array<std::string_view, static_cast<std::size_t>(CausalKind::count_)> dotLooks{
    R"(shape=cds, fillcolor="#ece3f7")", R"(shape=ellipse, fillcolor="#fdeccb")",
    R"(shape=box, style="filled,rounded", fillcolor="#d9ecfb")", R"(shape=box, fillcolor="#d9ecfb")",
    R"(shape=box, fillcolor="#e2f3df")"};

class Describer {
public:
    Describer(const Session& session, const CausalGraph& graph, const CausalQuery& query)
        : m_session(session), m_model(*session.program().model), m_graph(graph), m_query(query),
          m_view(session.universe().view()) {}

    CausalPicture describe() {
        const CausalPick pick = pickCauses(m_session, m_graph, m_query);
        CausalPicture picture{.first = m_graph.first,
                              .last = m_graph.last,
                              .edges = pick.edges,
                              .fold = pick.fold,
                              .nodes = pick.nodes,
                              .all = m_graph.nodes.size()};
        for (const CausalPick::Box& box : pick.boxes) {
            picture.boxes.push_back(box.nodes.size() == 1 ? single(m_graph.nodes[box.nodes.front()])
                                                          : folded(box, pick.fold));
        }
        return picture;
    }

private:
    using LogPtr = std::shared_ptr<const TurnLog>;

    const LogPtr& logOf(std::uint32_t turn) {
        LogPtr& log = m_logs[turn];
        if (log == nullptr) {
            log = m_session.history().sharedLog(turn);
        }
        return log;
    }

    Replay& replayOf(std::uint32_t turn) {
        if (m_replay == nullptr || m_replay->turn() != turn) {
            m_replay = std::make_unique<Replay>(m_session, turn);
        }
        return *m_replay;
    }

    static CausalBox boxOf(const CausalNode& node) {
        return {.kind = node.kind,
                .record = {node.turn, node.kind, node.index, node.input},
                .group = node.group,
                .object = node.object};
    }

    std::string groupName(std::uint32_t group) const {
        return groupLabel(m_model, m_session.program().checkedGroup(group));
    }

    CausalBox single(const CausalNode& node) {
        CausalBox box = boxOf(node);
        switch (node.kind) {
        case CausalKind::input:
            describeInput(node, box);
            break;
        case CausalKind::event:
            takeHappening(node, HappeningKind::occurrence, box);
            break;
        case CausalKind::response:
        case CausalKind::firing:
            describeFiring(node, box);
            break;
        case CausalKind::change:
            describeChange(node, box);
            break;
        case CausalKind::count_:
            break;
        }
        return box;
    }

    void takeHappening(const CausalNode& node, HappeningKind kind, CausalBox& box) {
        Happening happening = happeningOf(m_session, logOf(node.turn), kind, node.index);
        box.label = std::move(happening.sentence);
        box.where = happening.where;
    }

    void describeInput(const CausalNode& node, CausalBox& box) {
        const std::vector<CheckedStatement>& statements = m_session.scenario().statements;
        if (node.input != InputKind::statement) {
            const bool isOrder = node.input == InputKind::order;
            takeHappening(node, isOrder ? HappeningKind::order : HappeningKind::condition, box);
        } else if (node.index < statements.size()) {
            box.label = phrase("Statement: {0}", {std::string(statements[node.index].spec->tag)});
            box.where = statements[node.index].where;
        } else {
            box.label = phrase("Override");
        }
    }

    void describeFiring(const CausalNode& node, CausalBox& box) {
        const Firing& firing = logOf(node.turn)->firings[node.index];
        box.label = firing.holder == noRow
                        ? Phrase(groupName(firing.group))
                        : phrase("{0} of {1}", {groupName(firing.group), objectPhrase(m_view, firing.holder)});
        box.detail =
            node.kind == CausalKind::response
                ? phrase("{0}, step {1}", {phrase(timingName(firing.timing)), std::string(stepName(firing.step))})
                : phrase("objects in scope: {0}", {std::to_string(firing.scope->size())});
        box.where = m_session.program().checkedGroup(firing.group).head;
    }

    void describeChange(const CausalNode& node, CausalBox& box) {
        const TurnLog& log = *logOf(node.turn);
        const Run& run = log.runs[node.index];
        const LedgerRow entry = entryOf(m_session, log, node.index);
        box.where = entry.where;
        std::optional<std::size_t> place = run.rows->size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
        if (m_query.object && placeIn(*run.rows, *m_query.object)) {
            place = placeIn(*run.rows, *m_query.object);
        }
        box.object = place ? (*run.rows)[*place] : noRow;
        if (place && node.runs == 1) {
            box.column = run.column;
        }
        const std::optional<std::uint32_t> moved = movedIn(log, node);
        const double after = log.values[run.firstValue + place.value_or(0)];
        if (place && run.cause == CauseKind::create) {
            box.label = phrase("{0}: created", {objectPhrase(m_view, box.object)});
        } else if (place && run.column == m_model.layout.builtin(Builtin::exists) && after == 0.0) {
            box.label = phrase("{0}: destroyed", {objectPhrase(m_view, box.object)});
        } else if (moved) {
            box.label = phrase("{0}: moved", {objectPhrase(m_view, box.object)});
            box.detail = valuesText(node.turn, *moved, 0);
        } else {
            std::vector<Phrase> columns;
            for (std::uint32_t i = 0; i < std::min<std::size_t>(node.runs, mostColumns); ++i) {
                columns.push_back(columnLabel(m_model, log.runs[node.index + i].column));
            }
            Phrase values = joined(columns);
            box.label =
                place ? phrase("{0}: {1}", {objectPhrase(m_view, box.object), std::move(values)}) : std::move(values);
            box.detail = !place           ? phrase("objects: {0}", {std::to_string(run.rows->size())})
                         : node.runs == 1 ? valuesText(node.turn, node.index, *place)
                                          : Phrase();
        }
        const bool isByInput =
            run.cause == CauseKind::order || run.cause == CauseKind::scenario || isByStatement(log, run);
        if (node.group == noGroup && !isByInput) { // a rule of the engine has no node
            box.detail = box.detail.empty() ? entry.label : phrase("{0} ({1})", {std::move(box.detail), entry.label});
        }
    }

    /// Returns the run of a change that moves its object into or out of a system; nullopt if it does not move it.
    std::optional<std::uint32_t> movedIn(const TurnLog& log, const CausalNode& node) const {
        for (std::uint32_t run = node.index; node.runs > 1 && run < node.index + node.runs; ++run) {
            if (log.runs[run].column == m_model.layout.builtin(Builtin::system)) {
                return run;
            }
        }
        return std::nullopt;
    }

    /// Returns a value before and after a run. @param place index in the rows of the run
    Phrase valuesText(std::uint32_t turn, std::uint32_t index, std::size_t place) {
        const TurnLog& log = *logOf(turn);
        const Run& run = log.runs[index];
        const Format format = m_model.layout[run.column].format;
        const double before = replayOf(turn).after(index).at(run.column, (*run.rows)[place]);
        return phrase("{0} → {1}", {valueText(before, format), valueText(log.values[run.firstValue + place], format)});
    }

    std::string valueText(double value, Format format) const {
        return format.kind == FormatKind::number ? sentenceNumber(value) : formatValue(value, format, m_view);
    }

    /// Describes nodes that are shown as one by what they have in common.
    CausalBox folded(const CausalPick::Box& folded, CausalFold fold) {
        const CausalNode& first = m_graph.nodes[folded.nodes.front()];
        CausalBox box = boxOf(first);
        box.count = folded.nodes.size();
        for (const std::uint32_t index : folded.nodes) {
            const CausalNode& node = m_graph.nodes[index];
            box.object = node.object == box.object ? box.object : noRow;
            box.group = node.group == box.group ? box.group : noGroup;
        }
        if (fold == CausalFold::kinds || first.kind == CausalKind::input) {
            box.label = phrase(causalKindLabel(first.kind));
        } else if (first.kind == CausalKind::event) {
            const OccurrenceKind kind = logOf(first.turn)->occurrences[first.index].kind;
            const OccurrenceSpec* const spec = m_model.vocabulary.occurrence(kind);
            box.label =
                spec != nullptr ? phrase(spec->label) : Phrase(std::string(m_model.vocabulary.occurrenceId(kind)));
        } else if (first.group == noGroup) {
            box.label = entryOf(m_session, *logOf(first.turn), first.index).label;
        } else if (fold == CausalFold::classes) {
            box.label = m_model.classes[m_session.program().checkedGroup(first.group).owner].id;
            box.where = m_model.classes[m_session.program().checkedGroup(first.group).owner].head;
        } else {
            box.label = groupName(first.group);
            box.where = m_session.program().checkedGroup(first.group).head;
        }
        return box;
    }

    const Session& m_session;
    const CheckedModel& m_model;
    const CausalGraph& m_graph;
    const CausalQuery& m_query;
    View m_view; ///< for names, which never change
    std::map<std::uint32_t, LogPtr> m_logs;
    std::unique_ptr<Replay> m_replay; ///< of the last turn, whose changes come in order
};

std::string dotText(const std::string& text) {
    std::string out = "\"";
    for (const char letter : text) {
        if (letter == '\n') {
            out += "\\n";
            continue;
        }
        if (letter == '"' || letter == '\\') {
            out += '\\';
        }
        out += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
    }
    return out + "\"";
}

} // namespace

CausalPicture pictureOf(const Session& session, const CausalGraph& graph, const CausalQuery& query) {
    return Describer(session, graph, query).describe();
}

std::string textOf(const CausalBox& box, const std::function<std::string(const Phrase&)>& say) {
    const auto words = [&](const Phrase& phrase) { return say ? say(phrase) : phrase.english(); };
    std::string text = words(box.label);
    if (box.count > 1) {
        text += " × " + std::to_string(box.count);
    }
    return box.detail.empty() ? text : text + "\n" + words(box.detail);
}

std::string causalDot(const CausalPicture& picture, const std::function<std::string(const Phrase&)>& say) {
    std::string out = "digraph causes {\n    rankdir=LR;\n    node [style=filled, fontname=\"sans-serif\"];\n";
    for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
        const CausalBox& box = picture.boxes[i];
        out += "    n" + std::to_string(i) + " [label=" + dotText(textOf(box, say)) + ", " +
               std::string(dotLooks[static_cast<std::size_t>(box.kind)]) + "];\n";
    }
    for (const CausalEdge& edge : picture.edges) {
        out += "    n" + std::to_string(edge.from) + " -> n" + std::to_string(edge.to) + ";\n";
    }
    return out + "}\n";
}

} // namespace orrery::engine
