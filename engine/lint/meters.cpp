// SPDX-License-Identifier: GPL-3.0-or-later
// Meters that effects change but nothing reads (I3.7). The player sees shipped meters. Content has to read the meters
// that a project declares.
#include "engine/check/classes/reads.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/lint/words.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace orrery::engine {

namespace {

/// Meters that the engine reads by name: movement, sight, <armed>, and scenario conditions.
constexpr std::array readByEngine{std::string_view("Attack"), std::string_view("Detection"), std::string_view("Health"),
                                  std::string_view("Speed")};

} // namespace

void askMeters(const LintCall& call) {
    const CheckedModel& model = call.model;
    std::set<MeterIndex> changed;
    std::set<std::string, std::less<>> names;
    for (const CheckedClass& objectClass : model.classes) {
        for (const CheckedGroup& group : objectClass.groups) {
            for (const CheckedEffect& effect : group.effects) {
                countWork();
                const CheckedArgument* const meter = effect.argument("meter");
                if (effect.spec->operation != MeterOperation::none && meter != nullptr && meter->constant) {
                    const auto given = static_cast<MeterIndex>(*meter->constant);
                    const MeterIndex index = model.vocabulary.meters()[given].partOf.value_or(given);
                    const std::string& id = model.vocabulary.meters()[index].id;
                    const bool isKnown = std::ranges::find(readByEngine, id) != readByEngine.end();
                    if (!isKnown && call.isOwn(model.vocabulary.meters()[index].where) &&
                        changed.insert(index).second) {
                        names.insert({id, "Max" + id, "Current" + id});
                    }
                }
            }
        }
    }
    if (changed.empty()) {
        return;
    }
    const std::set<std::string, std::less<>> named = wordsNamed(call.project, names, [](const WordPlace& place) {
        // Does not count the declaration, the list of objects with the meter, and the effects that change the meter.
        return !((place.tag == "meter" && place.attribute != "growth") || place.tag == "has" ||
                 place.tag == "initial" ||
                 (place.attribute == "meter" && (place.tag.ends_with("-meter") || place.tag == "set")));
    });
    for (const MeterIndex index : changed) {
        const Meter& meter = model.vocabulary.meters()[index];
        if (!named.contains(meter.id) && !named.contains("Max" + meter.id) && !named.contains("Current" + meter.id)) {
            call.report(lintDiagnostics["lint.meter-nobody-reads"], meter.where, {meter.id});
        }
    }
}

} // namespace orrery::engine
