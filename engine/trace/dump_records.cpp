// SPDX-License-Identifier: GPL-3.0-or-later
// Trace lines for all records of a turn's log except moments, firings and runs (docs/trace-format.md).
#include "engine/trace/dump_records.h"

#include "engine/trace/happenings.h"
#include "engine/turn/occurrences.h"

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Returns an index as JSON. Returns null for an invalid index.
Json indexOr(std::uint32_t index) {
    return index == ~0u ? Json(nullptr) : Json(index);
}

class RecordLines {
public:
    using Take = std::function<void(const Json&)>;
    RecordLines(const Session& session, const TurnLog& log, const Take& take)
        : m_session(session), m_model(*session.program().model), m_log(log), m_take(take) {}

    void run() {
        for (std::uint32_t i = 0; i < m_log.occurrences.size(); ++i) {
            addOccurrence(i);
        }
        for (const UnansweredTrigger& unanswered : m_log.unanswered) {
            Json& line = add("unanswered", noAnswerName(unanswered.reason));
            line["occurrence"] = unanswered.occurrence;
            addGroup(line, unanswered.group, unanswered.holder);
            line["timing"] = timingName(unanswered.timing);
        }
        for (const Conflict& conflict : m_log.conflicts) {
            Json& line = add("conflict", timingName(conflict.timing));
            line["step"] = stepName(conflict.step);
            line["moment"] = conflict.moment;
            line["decider"] = indexOr(conflict.decider);
            line["order"] = Json::array();
            for (const Conflict::Contender& contender : conflict.order) {
                Json one{{"occurrence", indexOr(contender.occurrence)}};
                addGroup(one, contender.group, contender.holder);
                line["order"].push_back(std::move(one));
            }
        }
        addOrders();
        for (const ScenarioRecord& record : m_log.scenario) {
            addScenario(record);
        }
        for (const MessageRecord& message : m_log.messages) {
            Json& line = add("message", message.pages);
            line["to"] = indexOr(message.empire);
            line["about"] = indexOr(message.about);
            line["firing"] = indexOr(message.firing);
            line["moment"] = message.moment;
        }
        for (const VictoryRecord& victory : m_log.victories) {
            Json& line = add(victory.isWon ? "won" : "lost", victory.empire);
            line["firing"] = indexOr(victory.firing);
            if (!victory.reason.empty()) {
                line["reason"] = victory.reason;
            }
        }
        give();
    }

private:
    template <typename Value>
    Json& add(std::string_view key, const Value& value) {
        give();
        m_line = Json{{"turn", m_log.turn}, {std::string(key), value}};
        return m_line;
    }

    /// Sends the previous line to the receiver. That line is complete when the next one begins.
    void give() {
        if (!m_line.is_null()) {
            m_take(m_line);
            m_line = nullptr;
        }
    }

    void addGroup(Json& line, std::uint32_t group, Row holder) const {
        const CompiledGroup& compiled = m_session.program().groups[group];
        line["class"] = m_model.classes[compiled.objectClass].id;
        line["group"] = compiled.checked->id;
        line["holder"] = indexOr(holder);
    }

    void addOccurrence(std::uint32_t index) {
        const OccurrenceRecord& record = m_log.occurrences[index];
        Json& line = add("occurrence", index);
        line["kind"] = m_model.vocabulary.occurrenceId(record.kind);
        line["subject"] = indexOr(record.subject);
        const OccurrenceSpec* spec = m_model.vocabulary.occurrence(record.kind);
        if (spec != nullptr && spec->hasAmount) {
            line["amount"] = record.amount;
            line["applied"] = record.applied;
        }
        line["firing"] = indexOr(record.firing);
        line["moment"] = record.moment;
        line["end"] = occurrenceEndName(record.end);
        if (record.endedBy != noFiring) {
            line["by"] = record.endedBy;
        }
    }

    void addOrders() {
        const std::vector<CheckedOrder>& orders = m_session.scenario().orders;
        for (const OrderRecord& record : m_log.orders) {
            if (record.order >= orders.size()) {
                continue;
            }
            Json& line = add("order", orders[record.order].spec->tag);
            line["empire"] = indexOr(record.empire);
            line["at"] = m_model.placeText(orders[record.order].head);
            if (!record.refusal.empty()) {
                line["refused"] = record.refusal.english();
            }
        }
    }

    void addScenario(const ScenarioRecord& record) {
        const std::vector<ScenarioCondition>& conditions = m_session.scenario().conditions;
        if (record.condition >= conditions.size()) {
            return;
        }
        const ScenarioCondition& condition = conditions[record.condition];
        Json& line = add("condition", condition.id);
        if (record.action >= 0 && static_cast<std::size_t>(record.action) < condition.actions.size()) {
            line["action"] = condition.actions[static_cast<std::size_t>(record.action)].spec->tag;
            line["done"] = record.isTrue;
        } else {
            line["holds"] = record.isTrue;
        }
        if (!record.detail.empty()) {
            line["detail"] = record.detail.english();
        }
        line["moment"] = record.moment;
    }

    const Session& m_session;
    const CheckedModel& m_model;
    const TurnLog& m_log;
    const Take& m_take;
    Json m_line;
};

} // namespace

void addRecordLines(const Session& session, const TurnLog& log, const std::function<void(const Json&)>& add) {
    RecordLines(session, log, add).run();
}

} // namespace orrery::engine
