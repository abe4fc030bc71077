// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the places of a class after text before the class changed in length (P3.2).
#include "engine/check/expression/expression.h"
#include "engine/check/model/check_memory.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Moves every place in one file. Places in other files, or in no file, stay the same.
class Mover {
public:
    Mover(FileId file, std::int64_t by) : m_file(file), m_by(by) {}

    void move(Span& span) const {
        span.begin = static_cast<std::uint32_t>(span.begin + m_by);
        span.end = static_cast<std::uint32_t>(span.end + m_by);
    }
    void move(Location& where) const {
        if (where.file == m_file) {
            move(where.span);
        }
    }

    void move(CheckedClass& objectClass) const {
        move(objectClass.where);
        move(objectClass.head);
        move(objectClass.availability.ofEmpire);
        move(objectClass.availability.ofPlace);
        for (CheckedPropertyValue& property : objectClass.properties) {
            move(property.where);
        }
        moveAll(objectClass.groups);
    }

    void move(Diagnostic& finding) const {
        move(finding.where);
        for (DiagnosticNote& note : finding.notes) {
            move(note.where);
        }
        for (Fix& fix : finding.fixes) {
            for (TextEdit& edit : fix.edits) {
                if (edit.file == m_file) {
                    move(edit.span);
                }
            }
        }
    }

private:
    template <typename Part>
    void moveAll(std::vector<Part>& parts) const {
        for (Part& part : parts) {
            move(part);
        }
    }

    void move(CheckedGroup& group) const {
        move(group.where);
        move(group.head);
        moveAll(group.triggers);
        for (CheckedCost& cost : group.costs) {
            move(cost.amount);
            move(cost.where);
        }
        moveAll(group.activation);
        moveAll(group.include);
        moveAll(group.exclude);
        moveAll(group.effects);
    }

    void move(CheckedTrigger& trigger) const {
        move(trigger.where);
        move(trigger.head);
        moveAll(trigger.conditions);
    }

    void move(CheckedEffect& effect) const {
        move(effect.where);
        move(effect.head);
        moveAll(effect.arguments);
        moveAll(effect.active);
        moveAll(effect.awaits);
        for (std::vector<CheckedCondition>& block : effect.conditions) {
            moveAll(block);
        }
    }

    void move(CheckedCondition& condition) const {
        move(condition.where);
        move(condition.head);
        moveAll(condition.arguments);
        moveAll(condition.children);
    }

    void move(CheckedArgument& argument) const {
        move(argument.where);
        move(argument.expression);
        for (MessagePiece& piece : argument.pieces) {
            move(piece.expression);
        }
    }

    void move(std::shared_ptr<const TypedExpression>& expression) const {
        if (!expression || expression->where.file != m_file) {
            return;
        }
        auto own = std::make_shared<TypedExpression>(*expression);
        move(own->where);
        expression = std::move(own);
    }

    FileId m_file;
    std::int64_t m_by;
};

} // namespace

CheckedClass moved(const CheckedClass& objectClass, FileId file, std::int64_t by) {
    CheckedClass out = objectClass;
    Mover(file, by).move(out);
    return out;
}

Diagnostic moved(const Diagnostic& finding, FileId file, std::int64_t by) {
    Diagnostic out = finding;
    Mover(file, by).move(out);
    return out;
}

bool isWithin(const Diagnostic& finding, Location where) {
    const auto isIn = [&](Location place) { return place.file == where.file && where.span.covers(place.span); };
    return isIn(finding.where) &&
           std::ranges::all_of(finding.notes, [&](const DiagnosticNote& note) { return isIn(note.where); }) &&
           std::ranges::all_of(finding.fixes, [&](const Fix& fix) {
               return std::ranges::all_of(fix.edits, [&](const TextEdit& edit) {
                   return isIn({edit.file, edit.span});
               });
           });
}

} // namespace orrery::engine
