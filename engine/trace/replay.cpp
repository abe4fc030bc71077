// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/replay.h"

#include "engine/content/constants.h"
#include "engine/turn/firing_points.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace orrery::engine {

namespace {

/// Returns the sort key of groups outside the meter stage (E8.4).
auto orderKey(const Program& program, std::uint32_t group, Row holder) {
    const CompiledGroup& g = program.groups[group];
    return std::tuple(g.priority, holder, std::string_view(program.model->classes[g.objectClass].id), g.checked->order);
}

std::vector<std::uint32_t> countTo(std::size_t size) {
    std::vector<std::uint32_t> indices(size);
    std::iota(indices.begin(), indices.end(), 0u);
    return indices;
}

/// Returns the tag at the beginning of a text, such as </i>; empty: none.
std::string_view tagAt(std::string_view text) {
    const std::size_t begin = text.starts_with("</") ? 2 : 1;
    const std::size_t end = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz", begin), text.size());
    return text.starts_with('<') && end > begin && text.substr(end).starts_with('>') ? text.substr(0, end + 1)
                                                                                     : std::string_view();
}

/// Returns the name of the class, or the text of the string, to which a link of a text refers: "tech LRN_A".
std::string_view linkedName(const CheckedModel& model, std::string_view link) {
    const std::string_view id = link.substr(link.rfind(' ') + 1); // of the whole link without a blank
    if (const auto found = model.findClass(id)) {
        return model.classes.asRead(*found).name;
    }
    const std::string* const text = model.findString(id);
    return text != nullptr ? *text : id;
}

/// The words of a group's label.
struct LabelWords {
    const CheckedModel& model;
    const CheckedGroup& group;
    std::string_view source; ///< name of the source; empty: none
    int links = 100;         ///< number of links that may still be followed: they can name each other again and again
};

/// Adds a text of a label without markup. The texts of links may have links and markup, too.
void addShown(LabelWords& words, std::string_view text, int depth, std::string& name) {
    constexpr int deepest = 4;
    while (!text.empty()) {
        const std::size_t end = text.starts_with("[[") ? text.find("]]") : std::string_view::npos;
        std::size_t taken = 1;
        if (const std::string_view tag = tagAt(text); !tag.empty()) {
            taken = tag.size();
        } else if (end != std::string_view::npos && depth < deepest && words.links-- > 0) {
            addShown(words, linkedName(words.model, text.substr(2, end - 2)), depth + 1, name);
            taken = end + 2;
        } else if (text.starts_with("%1%")) {
            name += words.source;
            taken = 3;
        } else if (text.starts_with("%2%")) {
            name += words.model.classes.asRead(words.group.owner).name;
            taken = 3;
        } else if (text.starts_with("%%")) {
            name += '%';
            taken = 2;
        } else {
            name += text.front();
        }
        text.remove_prefix(taken);
    }
}

bool usesName(const CompiledGroup& group, const CompiledEffect& effect, StackingIndex name) {
    return effect.checked->enabled && (group.checked->stacking == name || effect.checked->stacking == name);
}

} // namespace

std::string groupLabel(const CheckedModel& model, const CheckedGroup& group) {
    return model.classes.asRead(group.owner).id + "/" + group.id;
}

std::string shownGroupName(const CheckedModel& model, const CheckedGroup& group, std::string_view source) {
    if (group.name.find_first_of("%[<") == std::string::npos) {
        return group.name;
    }
    std::string name;
    LabelWords words{model, group, source};
    addShown(words, group.name, 0, name);
    return joinedWords(name);
}

Phrase namedGroupLabel(const CheckedModel& model, const CheckedGroup& group) {
    std::string name = shownGroupName(model, group);
    return name.empty() ? Phrase(groupLabel(model, group))
                        : phrase("{0} ({1})", {std::move(name), groupLabel(model, group)});
}

bool isByStatement(const TurnLog& log, const Run& run) {
    return run.cause == CauseKind::setup || run.cause == CauseKind::hold ||
           (run.moment < log.moments.size() && log.moments[run.moment].stage == Stage::setup);
}

std::optional<std::size_t> placeIn(const RowList& rows, Row row) {
    const auto at = std::lower_bound(rows.begin(), rows.end(), row);
    if (at == rows.end() || *at != row) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(at - rows.begin());
}

Replay::Replay(const Session& session, std::uint32_t turn) : Replay(session, turn, session.evaluator()) {}

Replay::Replay(const Session& session, std::uint32_t turn, Evaluator& evaluator)
    : m_session(session), m_evaluator(evaluator), m_kept(session.history().sharedLog(turn)), m_log(*m_kept),
      m_turn(turn), m_firings(countTo(m_log.firings.size())), m_skips(countTo(m_log.skips.size())) {
    if (const std::uint32_t runs = session.runsOfOverrides(turn); runs > 0) {
        m_opening = session.history().stateAt(session.universe(), turn, runs);
    }
    if (turn == 0 && hasPass()) {
        m_opening = session.history().stateAt(session.universe(), turn, m_log.moments[m_log.lastPass].runs);
    }
    const auto byGroup = [&](std::uint32_t index) {
        const Firing& firing = m_log.firings[index];
        return std::pair(firing.group, firing.holder);
    };
    std::ranges::stable_sort(m_firings, {}, byGroup);
    std::ranges::stable_sort(m_skips, {},
                             [&](std::uint32_t i) { return std::pair(m_log.skips[i].firing, m_log.skips[i].effect); });
    for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
        const Firing& firing = m_log.firings[i];
        const Moment& moment = m_log.moments[firing.moment];
        if (moment.stage == Stage::effects && moment.side == Side::within && firing.occurrence == noOccurrence) {
            m_ordered.push_back(i);
        }
    }
}

View Replay::after(std::uint32_t runs) {
    if (!m_state || runs < m_runs) {
        m_state = m_session.history().stateAt(m_session.universe(), m_turn, runs);
    } else if (runs > m_runs) {
        m_session.history().carryOn(*m_state, m_turn, m_runs, runs);
    }
    m_runs = runs;
    return m_state->view();
}

View Replay::readBy(const Firing& firing, const Moment& moment) {
    const std::uint32_t index =
        firing.occurrence == noOccurrence ? noDeparture : m_log.occurrences[firing.occurrence].departure;
    if (index == noDeparture || moment.runs <= m_log.departures[index].runs) {
        return at(moment);
    }
    const auto [departed, isNew] = m_departed.try_emplace(index);
    if (isNew) {
        departed->second.remember(after(m_log.departures[index].runs), *m_log.departures[index].rows);
    }
    return departed->second.view(at(moment));
}

View Replay::readBy(const Run& run) {
    View view = readBy(m_log.firings[run.firing], m_log.moments[run.moment]);
    if (m_session.program().model->rules.readsInitial) {
        const auto before = static_cast<std::uint32_t>(&run - m_log.runs.data());
        m_running = m_session.history().stateAt(m_session.universe(), m_turn, before);
        constexpr std::uint32_t ofReplays = 1u << 31; // no run counts so far
        view.running = m_running->view().columns;
        view.tick = ofReplays + before;
    }
    return view;
}

AnsweredOccurrence Replay::answeredBy(const Firing& firing) const {
    if (firing.occurrence == noOccurrence) {
        return {};
    }
    return {.subject = m_log.occurrences[firing.occurrence].subject, .amount = firing.amount};
}

double Replay::openingAt(ColumnId column, Row row) const {
    if (m_opening) {
        const View view = m_opening->view();
        return row < view.rowCount ? view.at(column, row) : 0.0;
    }
    return m_turn == 0 || row >= m_log.rowsBefore ? 0.0 : m_session.history().at(m_turn - 1, column, row);
}

Row Replay::rowsAtOpening() const {
    return m_opening ? static_cast<Row>(m_opening->view().rowCount) : m_log.rowsBefore;
}

void Replay::readOpening(const std::function<void(const View&)>& read) const {
    read(m_opening ? m_opening->view() : m_session.history().stateAt(m_session.universe(), m_turn, 0).view());
}

bool Replay::existedAtOpening(Row row) const {
    return openingAt(m_session.program().model->layout.builtin(Builtin::exists), row) != 0.0;
}

std::optional<std::uint32_t> Replay::firingOf(const CompiledGroup& group, Row holder) const {
    const auto key = [&](std::uint32_t index) {
        return std::pair(m_log.firings[index].group, m_log.firings[index].holder);
    };
    const auto found = std::ranges::equal_range(m_firings, std::pair(group.index, holder), {}, key);
    if (group.altersMeters && m_log.lastPass < m_log.moments.size()) {
        const auto isLast = [&](std::uint32_t index) { return isLastPass(m_log.firings[index].moment); };
        const auto last = std::ranges::find_if(found, isLast);
        const bool isMixed = std::ranges::any_of(group.effects, [](const CompiledEffect& effect) {
            return effect.checked->enabled && effect.spec->operation == MeterOperation::none;
        });
        if (last != found.end() || !isMixed) {
            return last == found.end() ? std::nullopt : std::optional(*last);
        }
    }
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::optional<Moment> Replay::decisionOf(const CompiledGroup& group, Row holder) const {
    if (const auto fired = firingOf(group, holder)) {
        return m_log.moments[m_log.firings[*fired].moment];
    }
    const bool isOfPass = group.altersMeters && m_log.lastPass < m_log.moments.size();
    const auto momentWhere = [&](auto&& isIt) -> std::optional<Moment> {
        const auto first = m_log.moments.begin() + (isOfPass ? m_log.lastPass : 0);
        const auto at = std::find_if(first, m_log.moments.end(), isIt);
        return at == m_log.moments.end() ? std::nullopt : std::optional(*at);
    };
    if (group.altersMeters) {
        const bool isAtOnce = m_session.program().model->rules.decidesAtOnce;
        return momentWhere([&](const Moment& moment) {
            return moment.stage == Stage::meters && (isAtOnce || moment.priority == group.priority);
        });
    }
    if (group.checked->isTriggered()) {
        if (const UnansweredTrigger* unanswered = unansweredOf(group, holder)) {
            return m_log.moments[m_log.occurrences[unanswered->occurrence].moment];
        }
        return momentWhere([](const Moment& moment) { return moment.stage == Stage::rest; });
    }
    if (group.checked->point != FiringPoint::effects) {
        const FiringPlace& place = firingPlaces[static_cast<std::size_t>(group.checked->point)];
        return momentWhere([&](const Moment& moment) {
            return moment.stage == place.stage && (place.side == Side::before || moment.side == Side::after);
        });
    }
    // The engine wrote nothing between the decision of this group and the decision of the next group that fired.
    const Program& program = m_session.program();
    const auto mine = orderKey(program, group.index, holder);
    const auto next = std::ranges::partition_point(m_ordered, [&](std::uint32_t index) {
        return orderKey(program, m_log.firings[index].group, m_log.firings[index].holder) < mine;
    });
    if (next != m_ordered.end()) {
        return m_log.moments[m_log.firings[*next].moment];
    }
    return momentWhere([](const Moment& moment) { return moment.stage == Stage::rest; });
}

const UnansweredTrigger* Replay::unansweredOf(const CompiledGroup& group, Row holder) const {
    const auto at = std::ranges::find_if(m_log.unanswered, [&](const UnansweredTrigger& unanswered) {
        return unanswered.group == group.index && unanswered.holder == holder;
    });
    return at == m_log.unanswered.end() ? nullptr : &*at;
}

const OccurrenceRecord* Replay::occurrenceOf(std::uint32_t firing, std::uint16_t effect, Row object) const {
    const auto at = std::ranges::find_if(m_log.occurrences, [&](const OccurrenceRecord& record) {
        return record.firing == firing && record.effect == effect && record.subject == object;
    });
    return at == m_log.occurrences.end() ? nullptr : &*at;
}

std::span<const std::uint32_t> Replay::skipsOf(std::uint32_t firing, std::uint16_t effect) const {
    const auto key = [&](std::uint32_t i) { return std::pair(m_log.skips[i].firing, m_log.skips[i].effect); };
    const auto begin = std::ranges::lower_bound(m_skips, std::pair(firing, effect), {}, key);
    const auto end = std::ranges::upper_bound(m_skips, std::pair(firing, effect), {}, key);
    return {begin, end};
}

const Skip* Replay::skipOf(std::uint32_t firing, std::uint16_t effect, Row object) const {
    for (const std::uint32_t index : skipsOf(firing, effect)) {
        if (placeIn(*m_log.skips[index].rows, object)) {
            return &m_log.skips[index];
        }
    }
    return nullptr;
}

std::optional<Replay::Claim> Replay::claimOf(StackingIndex name, Row object, std::uint32_t before) {
    const CompiledTable<CompiledGroup>& groups = m_session.program().groups;
    const auto [claimants, isNew] = m_claimants.try_emplace(name);
    if (isNew) {
        for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
            const CompiledGroup& group = groups[m_log.firings[i].group];
            if (std::ranges::any_of(group.effects, [&](const auto& effect) { return usesName(group, effect, name); })) {
                claimants->second.push_back(i);
            }
        }
    }
    // The first effect suppresses all later ones. So it is the only one without a skip of the object.
    const auto isOfLast = [&](std::uint32_t firing) { return isLastPass(m_log.firings[firing].moment); };
    for (const std::uint32_t firing : claimants->second) {
        if (isOfLast(firing) != isOfLast(before) || !placeIn(*m_log.firings[firing].scope, object)) {
            continue;
        }
        const CompiledGroup& group = groups[m_log.firings[firing].group];
        for (std::uint16_t effect = 0; effect < group.effects.size(); ++effect) {
            if (usesName(group, group.effects[effect], name) && skipOf(firing, effect, object) == nullptr) {
                return Claim{firing, effect};
            }
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
