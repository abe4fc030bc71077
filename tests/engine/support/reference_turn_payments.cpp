// SPDX-License-Identifier: GPL-3.0-or-later
// Costs of triggered groups, and payments (T10, T18, T20, T21).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>

namespace orrery::engine::turn_oracle {

/// Returns the empire that pays. An empire owns itself here.
Id ReferenceTurn::payerOf(Id source) const {
    return isType(source, "empire") ? source : soleOwner(source);
}

double ReferenceTurn::costOf(const CheckedCost& cost, Id source) {
    return std::max(amount(cost.amount, source, source, 0.0), 0.0);
}

/// Returns whether the costs can be paid; otherwise the response is not offered (T21). Counts supplies that groups may
/// still produce for it (T20).
bool ReferenceTurn::canPay(const Contender& one, const Answers& answers) {
    const Ghosts outer = conjure(answers.ghosts);
    std::map<ResourceIndex, double> sums;
    for (const CheckedCost& cost : one.group->costs) {
        sums[cost.resource] += costOf(cost, one.source);
    }
    const Id payer = payerOf(one.source);
    conjure(outer);
    return std::ranges::all_of(sums, [&](const auto& sum) {
        const auto& [resource, due] = sum;
        if (!isIn(payer) || !at(payer).stockpiles.contains(resource)) {
            return false; // even a payment of 0 needs an empire with a stockpile
        }
        if (due <= 0.0 || m_model.vocabulary.resources()[resource].debt) {
            return true;
        }
        const double rest = dueAfterReductions(payer, resource, due);
        return at(payer).stockpiles.at(resource) >= rest || mayProduce(payer, resource, rest);
    });
}

/// Returns the payment after the responses that reduce it, as far as they are known before any response (T21).
double ReferenceTurn::dueAfterReductions(Id payer, ResourceIndex resource, double due) {
    Deeds deeds{.doer = {.cause = CauseKind::payment}};
    deeds.pay(payer, m_model.layout.stockpile(resource), due);
    std::vector<Happening> all = happeningsOf(deeds.all[0], 0, deeds.doer);
    const Answers answers{all, deeds.all, false, {}};
    double& rest = all[0].amount;
    double& change = deeds.all[0].change;
    for (const TimingStep step : {TimingStep::b, TimingStep::c}) {
        change = 0.0;
        for (const Contender& one : contenders(answers, Timing::before, step)) {
            const bool isTaken = step == TimingStep::b || (!settings.passesReactions && !knowers(one.source).empty());
            const bool isLate = one.waiting == 0 && isUsedUp(one.holder, *one.group);
            const bool costs = one.waiting == 0 && !one.group->costs.empty(); // a response with costs is not counted
            if (!isTaken || isLate || costs || whyNotOffered(one, answers)) {
                continue;
            }
            const double amount = answers.amountOf(all[0]);
            const auto outside = spokenOf(payer, amount);
            const Ghosts outer = conjure({});
            const auto waiting = std::ranges::find(m_waiting, one.waiting, &Waiting::serial);
            change += one.waiting == 0
                          ? reductionBy(one, noEffect, scopeOf(*one.group, one.source), amount)
                          : reductionBy(one, static_cast<std::uint16_t>(waiting->effect), waiting->objects, amount);
            conjure(outer);
            spokenOf(outside.first, outside.second);
        }
        rest = std::max(rest + std::exchange(change, 0.0), 0.0);
        if (rest == 0.0) {
            break;
        }
    }
    return rest;
}

/// Returns the sum that a group's effects, or those in a block, add to an amount.
double ReferenceTurn::reductionBy(const Contender& one, std::uint16_t parent, const std::vector<Id>& scope,
                                  double due) {
    double sum = 0.0;
    addReductions(one, parent, {}, scope, due, sum);
    return sum;
}

/// Adds the changes of one block; an empty tag means all blocks. Each object takes one branch of a conditional (E3.29),
/// which is decided before any of its changes is added.
void ReferenceTurn::addReductions(const Contender& one, std::uint16_t parent, std::string_view block,
                                  const std::vector<Id>& scope, double due, double& sum) {
    const CheckedGroup& group = *one.group;
    for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
        const CheckedEffect& effect = group.effects[e];
        const bool isBranch = effect.spec->timeline == TimelineWork::branch;
        if (effect.parent != parent || !effect.enabled ||
            (!isBranch && effect.spec->timeline != TimelineWork::changeAmount) ||
            (!block.empty() && group.effects[parent].spec->blocks[effect.block].tag != block) ||
            !holdAll(effect.active, one.source, one.source)) {
            continue;
        }
        std::vector<Id> objects = scope;
        std::erase_if(objects, [&](Id object) {
            const bool isUsed = m_used.contains({effect.stacking, object}) ||
                                (one.waiting == 0 && m_used.contains({group.stacking, object}));
            return !isIn(object) || isUsed;
        });
        if (isBranch) {
            std::vector<Id> held;
            std::vector<Id> others;
            for (const Id object : objects) {
                const bool holds = std::ranges::all_of(
                    effect.conditions, [&](const auto& conditions) { return holdAll(conditions, one.source, object); });
                (holds ? held : others).push_back(object);
            }
            for (const auto& [tag, taken] : {std::pair("then", held), std::pair("else", others)}) {
                if (!taken.empty()) {
                    addReductions(one, e, tag, taken, due, sum);
                }
            }
            continue;
        }
        const bool isScopeless = scope.empty() && group.include.empty();
        for (const Id object : objects.empty() && isScopeless ? std::vector{one.source} : objects) {
            sum += amount(*effect.argument("amount"), one.source, object, 0.0);
        }
        m_amount = std::max(due + sum, 0.0); // the next effect reads the changed amount
    }
}

/// Pays the costs one after the other, before targets and effects. If one cannot be paid, returns the others.
/// @return whether all of them were paid
bool ReferenceTurn::payFor(const Contender& one, const Answers& answers) {
    const Ghosts before = conjure(answers.ghosts);
    const Id payer = payerOf(one.source);
    conjure(before);
    std::vector<std::pair<ColumnId, double>> paid;
    for (const CheckedCost& cost : one.waiting == 0 ? one.group->costs : std::vector<CheckedCost>{}) {
        const ColumnId column = m_model.layout.stockpile(cost.resource);
        const auto outside = spokenOf(m_subject, m_amount);
        const Ghosts outer = conjure(answers.ghosts);
        const double due = costOf(cost, one.source);
        conjure(outer);
        m_paid = 0.0;
        const bool isPaid = pay(payer, cost.resource, due);
        spokenOf(outside.first, outside.second);
        paid.emplace_back(column, m_paid);
        if (isPaid) {
            continue;
        }
        for (const auto& [from, what] : paid) {
            if (isIn(payer)) {
                const double now = readCell(at(payer), m_model.layout[from]).number;
                change(payer, from, {.number = now + what}, {.cause = CauseKind::payment});
            }
        }
        return false;
    }
    return true;
}

/// Pays an amount. An amount of 0 is no payment (T9). @return whether it was paid; the amount is in m_paid
bool ReferenceTurn::pay(Id empire, ResourceIndex resource, double due) {
    m_paid = 0.0;
    if (due <= 0.0) {
        return true;
    }
    bool isPaid = false;
    if (isIn(empire) && at(empire).stockpiles.contains(resource)) {
        Deeds deeds{.doer = {.cause = CauseKind::payment}};
        deeds.pay(empire, m_model.layout.stockpile(resource), due);
        happen(std::move(deeds), &isPaid);
    }
    m_paid = isPaid ? m_paid : 0.0;
    return isPaid;
}

/// Returns whether a listener would add to the resource during its payment.
bool ReferenceTurn::mayProduce(Id empire, ResourceIndex resource, double due) {
    Deeds deeds{.doer = {.cause = CauseKind::payment}};
    deeds.pay(empire, m_model.layout.stockpile(resource), due);
    std::vector<Happening> all = happeningsOf(deeds.all[0], 0, deeds.doer);
    const Answers answers{all, deeds.all, true, {}};
    for (const TimingStep step : {TimingStep::b, TimingStep::c}) {
        if (std::ranges::any_of(contenders(answers, Timing::when, step), [&](const Contender& one) {
                return produces(one, answers) && !isUsedUp(one.holder, *one.group) && !whyNotOffered(one, answers);
            })) {
            return true;
        }
    }
    return false;
}

/// Returns whether the stockpile is sufficient.
bool ReferenceTurn::isCovered(const Deed& payment) const {
    const ResourceIndex resource = m_model.layout[payment.column].of;
    return m_model.vocabulary.resources()[resource].debt ||
           at(payment.object).stockpiles.at(resource) >= payment.value.number;
}

/// Returns whether a group, or an effect's block, adds to a stockpile of the resource without delay.
bool ReferenceTurn::addsTo(const CheckedGroup& group, std::uint16_t parent, ResourceIndex resource) const {
    for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
        const CheckedEffect& one = group.effects[e];
        const bool isLater = one.spec->timeline == TimelineWork::delay || one.spec->timeline == TimelineWork::await;
        if (one.parent != parent || !one.enabled || isLater) {
            continue;
        }
        const bool isAddition = (one.spec->tag == "modify-stockpile" || one.spec->tag == "set-stockpile") &&
                                *one.argument("resource")->constant == resource;
        if (isAddition || addsTo(group, e, resource)) {
            return true;
        }
    }
    return false;
}

/// Returns whether a response to a payment in progress produces the resource that is paid (T20).
bool ReferenceTurn::produces(const Contender& one, const Answers& answers) const {
    const Happening& now = answers.all[one.happening];
    return now.deed != noDeed && answers.deeds[now.deed].kind == Deed::Kind::pay && one.waiting == 0 &&
           addsTo(*one.group, noEffect, m_model.layout[answers.deeds[now.deed].column].of);
}

/// Fires the responses that produce supplies for a payment, in the payer's order and in any step, until it is covered
/// (T18).
void ReferenceTurn::assemble(Answers& answers) {
    if (std::ranges::none_of(answers.deeds, [](const Deed& deed) { return deed.kind == Deed::Kind::pay; })) {
        return;
    }
    std::vector<Contender> open = contenders(answers, Timing::when, TimingStep::b);
    const std::vector<Contender> reactions = contenders(answers, Timing::when, TimingStep::c);
    open.insert(open.end(), reactions.begin(), reactions.end());
    std::erase_if(open, [&](const Contender& one) { return !produces(one, answers); });
    sortByPolicy(open);
    Rivals rivals{answers};
    findFirsts(open, rivals);
    const auto why = [&](const Contender& one) -> std::optional<NoAnswer> {
        const std::optional<NoAnswer> reason = whyNot(one, answers);
        if (!reason && isCovered(answers.deeds[answers.all[one.happening].deed])) {
            return NoAnswer::covered;
        }
        if (!reason && one.group->isReaction && (settings.passesReactions || knowers(one.source).empty())) {
            return NoAnswer::passed; // includes reactions without an owner
        }
        return reason;
    };
    for (bool hasAnswered = true; hasAnswered;) {
        hasAnswered = false;
        endGone(answers.all);
        for (std::size_t i = 0; i < open.size() && !hasAnswered; ++i) {
            const Contender one = open[i];
            if (why(one)) {
                continue; // it may respond later, after others
            }
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
            useUp(one, open);
            const TimingStep step = one.group->isReaction ? TimingStep::c : TimingStep::b;
            if (!respond(one, {answers, one.happening, Timing::when, step, &rivals})) {
                silence(one, rivals, Timing::when, NoAnswer::cannotPay);
            } else {
                ++m_story.counted["produced for a payment"];
            }
            hasAnswered = true;
        }
    }
    for (const Contender& one : open) {
        silence(one, rivals, Timing::when, why(one).value_or(NoAnswer::covered));
    }
    forgetFirsts(rivals);
    noteConflict(rivals, Timing::when, TimingStep::b, answers.deeds.front().object); // the payer (T18)
}

/// Cancels payments that the stockpile does not cover in the end (T20).
void ReferenceTurn::endUnpaid(Answers& answers) {
    for (std::size_t i = 0; i < answers.deeds.size(); ++i) {
        Deed& deed = answers.deeds[i];
        if (deed.kind != Deed::Kind::pay || deed.isOff || isCovered(deed)) {
            continue;
        }
        deed.isOff = true;
        ++m_story.counted["unpaid"];
        for (const Happening& one : answers.all) {
            if (one.deed == i && one.isLive()) {
                end(answers.all, one, OccurrenceEnd::unpaid, {}, nobody);
            }
        }
    }
}

} // namespace orrery::engine::turn_oracle
