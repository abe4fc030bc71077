// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that send messages to players (E3.28).
#include "engine/evaluation/run_diagnostics.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/growth.h"
#include "engine/turn/limit_diagnostics.h"
#include "engine/turn/message_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 3> readers{"owners", "everybody", "source"};
constexpr double everybodyChoice = 1.0; // index of "everybody" in `readers`
constexpr double sourceChoice = 2.0;

constexpr std::array messageParameters{
    ParameterSpec{.name = "text",
                  .kind = ParameterKind::message,
                  .required = true,
                  .label = "Text",
                  .help = "The text of the message. An expression in braces is replaced by its value: \"{name} "
                          "starves: {Food} left\". Bare names refer to the object that the effect fires on."},
    ParameterSpec{.name = "to",
                  .kind = ParameterKind::choice,
                  .choices = readers,
                  .fallback = "owners",
                  .label = "Recipient",
                  .help =
                      "The recipients: the owners of the object, everybody, or the owners of the source. An empire is "
                      "its own owner here."},
};

bool isToEverybody(const EffectCall& call) {
    return argumentOf(call, "to").constant == everybodyChoice;
}

/// Returns the object whose owners get the message.
Row aboutWhom(const EffectCall& call, Row target) {
    return argumentOf(call, "to").constant == sourceChoice ? call.source : target;
}

PhraseView reachesNoReader(const EffectCall& call, Row target) {
    if (isToEverybody(call)) {
        return call.view.exists(target) ? std::string_view() : inPhrase("is not in the game");
    }
    return empiresReached(call, aboutWhom(call, target)).empty() ? inPhrase("has no owner") : std::string_view();
}

void message(const EffectCall& call) {
    const CompiledArgument& text = argumentOf(call, "text");
    std::vector<std::string> pages;
    for (const Row row : *call.rows) {
        pages.push_back(messageText(text, call.reads, call.evaluator, call.source, row));
    }
    std::vector<MessageRecord>& log = call.writer->log().messages;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const Row row = (*call.rows)[i];
        const std::vector<Row> empires =
            isToEverybody(call) ? std::vector<Row>{noRow} : empiresReached(call, aboutWhom(call, row));
        for (const Row empire : empires) {
            if (log.size() >= call.limits.messages) {
                const Program& program = call.evaluator.program();
                const auto most = groupThatGrewMost(program, call.writer->log(), Growing::messages);
                logFault(*call.writer, limitDiagnostics["run.too-many-messages"], call.effect.checked->head,
                         call.cause.firing, row, {std::to_string(call.limits.messages), groupName(program, most)});
                return;
            }
            call.writer->log().namedBytes += pages[i].size();
            log.push_back({.empire = empire,
                           .about = row,
                           .firing = call.cause.firing,
                           .moment = call.cause.moment,
                           .pages = {pages[i]}});
        }
    }
}

constexpr std::array table{
    EffectSpec{.tag = "message",
               .label = "Message",
               .help = "Sends a message about the object. The message can contain values, with at most two decimals.",
               .sentence = "send message to {to}: “{text}”",
               .requirement = "E3.28",
               .example = R"(<message text="{name} is as large as {size}." to="everybody"/>)",
               .parameters = messageParameters,
               .reachesOwners = true,
               .unable = reachesNoReader,
               .fire = message},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> messageEffects() {
    return table;
}

} // namespace orrery::engine
