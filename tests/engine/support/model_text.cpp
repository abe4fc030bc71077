// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/model_text.h"

#include "engine/check/expression/expression_node.h"
#include "engine/vocabulary/rules_profile.h"

#include <sstream>

namespace orrery::engine::fixture {

namespace {

class Writer {
public:
    std::string text() const { return m_out.str(); }

    void write(const CheckedModel& model) {
        m_out << model.projectName << ' ' << model.rules.onlyOriginal << model.rules.excludesMissing;
        for (const RuleProperty& property : ruleProperties) {
            m_out << model.rules.*property.member;
        }
        m_out << '\n';
        all("stacking", model.stackingNames);
        all("texts", model.texts);
        for (const StackingPolicy policy : model.stackingPolicies) {
            m_out << static_cast<int>(policy) << ' ';
        }
        for (const auto& [name, index] : model.classNames) {
            m_out << name << '=' << index << ' ';
        }
        m_out << '\n' << model.language.variables.size() << ' ' << model.language.modifiers.size() << '\n';
        for (const CheckedClass& objectClass : model.classes) {
            write(objectClass);
        }
        for (const CheckedScenario& scenario : model.scenarios) {
            m_out << "scenario " << scenario.id << ' ' << scenario.name << ' ' << scenario.statements.size() << ' '
                  << scenario.conditions.size() << (scenario.ownClass ? int(*scenario.ownClass) : -1) << '\n';
        }
    }

private:
    void at(Location where) {
        m_out << " @" << static_cast<int>(where.file.value) << ':' << where.span.begin << '-' << where.span.end;
    }
    template <typename List>
    void all(const char* what, const List& list) {
        m_out << what;
        for (const auto& one : list) {
            m_out << " [" << one << ']';
        }
        m_out << '\n';
    }

    void write(const CheckedClass& c) {
        m_out << "class " << c.id << ' ' << c.type << c.hasType << ' ' << c.duration << " '" << c.name << "' '"
              << c.description << "' " << c.icon << c.visible << c.isGenerated;
        at(c.where);
        at(c.head);
        all(" groupings", c.groupings);
        all(" prerequisites", c.prerequisites);
        all(" unlocks", c.unlocks);
        m_out << c.availability.flag << ' ' << c.availability.buildable << '\n';
        write(c.availability.ofEmpire);
        write(c.availability.ofPlace);
        for (const CheckedPropertyValue& property : c.properties) {
            m_out << ' ' << property.property << '=' << property.value;
            at(property.where);
        }
        for (const CheckedGroup& group : c.groups) {
            write(group);
        }
    }

    void write(const CheckedGroup& g) {
        m_out << "\n group " << g.id << ' ' << g.owner << ' ' << g.order << " '" << g.name << "' '" << g.description
              << "' " << g.enabled << g.isRunnable << g.hasStackingFault << g.altersMeters << g.isReaction << g.isCalled
              << ' ' << g.priority << ' ' << g.stacking << ' ' << static_cast<int>(g.point) << ' '
              << static_cast<int>(g.answers);
        at(g.where);
        at(g.head);
        all(" runtime", g.runtime);
        for (const CheckedTrigger& trigger : g.triggers) {
            write(trigger);
        }
        for (const CheckedCost& cost : g.costs) {
            m_out << " cost " << cost.resource;
            at(cost.where);
            write(cost.amount);
        }
        for (const auto* list : {&g.activation, &g.include, &g.exclude}) {
            m_out << "\n  list";
            for (const CheckedCondition& condition : *list) {
                write(condition);
            }
        }
        for (const CheckedEffect& effect : g.effects) {
            write(effect);
        }
    }

    void write(const CheckedTrigger& t) {
        m_out << "\n  trigger " << static_cast<int>(t.timing) << ' ' << t.kind << ' ' << t.detail.value_or(-2) << ' '
              << static_cast<int>(t.subject);
        at(t.where);
        at(t.head);
        for (const CheckedCondition& condition : t.conditions) {
            write(condition);
        }
    }

    void write(const CheckedEffect& e) {
        m_out << "\n  effect " << e.spec->tag << ' ' << e.priority << ' ' << e.stacking << ' ' << e.enabled << ' '
              << e.parent << ' ' << static_cast<int>(e.block);
        at(e.where);
        at(e.head);
        for (const CheckedArgument& argument : e.arguments) {
            write(argument);
        }
        for (const CheckedCondition& condition : e.active) {
            write(condition);
        }
        for (const auto& block : e.conditions) {
            m_out << " block";
            for (const CheckedCondition& condition : block) {
                write(condition);
            }
        }
        for (const CheckedTrigger& trigger : e.awaits) {
            write(trigger);
        }
    }

    void write(const CheckedCondition& c) {
        m_out << "\n   (" << (c.spec == nullptr ? "-" : c.spec->tag) << ' ' << c.identity;
        at(c.where);
        at(c.head);
        for (const CheckedArgument& argument : c.arguments) {
            write(argument);
        }
        for (const CheckedCondition& child : c.children) {
            write(child);
        }
        m_out << ')';
    }

    void write(const CheckedArgument& a) {
        m_out << " {" << (a.spec == nullptr ? "-" : a.spec->name) << ' ' << a.isGiven << " '" << a.text << "' "
              << a.constant.value_or(-12345);
        at(a.where);
        write(a.expression.get());
        for (const MessagePiece& piece : a.pieces) {
            m_out << " piece '" << piece.words << '\'';
            write(piece.expression.get());
        }
        m_out << '}';
    }

    void write(const TypedExpression* e) {
        if (e == nullptr) {
            m_out << " -";
            return;
        }
        m_out << " <" << static_cast<int>(e->format.kind) << " '" << e->text << "' " << e->identity << ' '
              << e->constant.value_or(-12345) << e->readsSource << e->readsTarget << e->readsSubject << e->readsAmount
              << e->readsCandidate << e->readsTurn << e->readsChance << e->readsValue << e->readsLanes;
        at(e->where);
        for (const ColumnId column : e->columns) {
            m_out << ' ' << column.value;
        }
        all(" variables", e->variables);
        all(" runtime", e->runtime);
        write(*e->root, *e);
        m_out << '>';
    }

    void write(const TypedNode& n, const TypedExpression& e) {
        const Span where = e.spanOf(n.written);
        m_out << " /" << static_cast<int>(n.kind) << ' ' << static_cast<int>(n.format.kind) << ' ' << where.begin << '-'
              << where.end << ' ' << n.written.begin << '-' << n.written.end << ' ' << n.constant.value_or(-12345)
              << ' ' << static_cast<int>(n.root) << static_cast<int>(n.access) << ' ' << n.column.value << ' '
              << n.index << ' ' << n.function << ' ' << n.text();
        if (const HasCall* has = n.has()) {
            m_out << " has " << (has->kindType ? int(*has->kindType) : -1) << has->kindGrouping
                  << (has->objectClass ? int(*has->objectClass) : -1) << has->grouping << has->value;
        }
        if (const AggregateCall* aggregate = n.aggregate()) {
            m_out << " aggregate " << aggregate->row << aggregate->relation
                  << (aggregate->type ? int(*aggregate->type) : -1) << aggregate->hasWhere;
        }
        for (const VariableIndex variable : n.variables()) {
            m_out << ' ' << variable;
        }
        for (const TypedNode& operand : n.operands) {
            write(operand, e);
        }
        m_out << '/';
    }

    std::ostringstream m_out;
};

} // namespace

std::string modelText(const CheckedModel& model) {
    Writer writer;
    writer.write(model);
    return writer.text();
}

} // namespace orrery::engine::fixture
