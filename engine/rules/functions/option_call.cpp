// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/option_call.h"

#include "engine/check/expression/reading_diagnostics.h"

#include <algorithm>

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

std::vector<std::string> optionsOf(const Vocabulary& vocabulary, TypeIndex of) {
    std::vector<std::string> ids;
    for (PropertyIndex i = 0; i < vocabulary.properties().size(); ++i) {
        if (vocabulary.properties()[i].isOption && vocabulary.types()[of].hasProperty(i)) {
            ids.push_back(vocabulary.properties()[i].id);
        }
    }
    return ids;
}

} // namespace

TypedNode readOption(const CallSite& call, TypeIndex of, const ExprNode& id, std::optional<TypedNode> object) {
    CheckTools& tools = call.tools;
    const Vocabulary& vocabulary = *tools.context.vocabulary;
    const auto word = call.parts.word(id, inPhrase("option"));
    if (!word) {
        return call.bad();
    }
    const auto found = vocabulary.findProperty(*word);
    if (!found || !vocabulary.properties()[*found].isOption) {
        tools.problems.reportUnknown(readingDiagnostics["expr.unknown-option"], id,
                                     [&] { return optionsOf(vocabulary, of); });
        return call.bad();
    }
    tools.names.add(NameKind::property, id, *found);
    if (!vocabulary.types()[of].hasProperty(*found)) {
        const auto other =
            std::ranges::find_if(vocabulary.types(), [&](const Type& type) { return type.hasProperty(*found); });
        if (other != vocabulary.types().end()) { // otherwise the checker has reported the unknown type of the option
            tools.problems.report(readingDiagnostics["expr.other-option"], id.span,
                                  {std::string(*word), other->id, vocabulary.types()[of].id});
        }
        return call.bad();
    }
    const bool isOfGame = vocabulary.types()[of].id == "game";
    TypedNode out = makeNode(Kind::member, call.node, vocabulary.properties()[*found].format);
    out.access = isOfGame ? Access::property : Access::stockpile; // for other objects, reads the option of their sole
                                                                  // owner
    out.index = *found;
    out.column = tools.context.layout->property(*found);
    if (isOfGame) {
        tools.reads.add({Builtin::exists});
        out.operands.push_back(makeNode(Kind::game, call.node, objectFormat));
    } else {
        out.operands.push_back(object ? *std::move(object) : tools.bareNames.read(call.node));
    }
    if (out.operands[0].isBad()) {
        return call.bad();
    }
    tools.reads.addMember(out);
    return out;
}

TypedNode checkOption(const CallSite& call) {
    if (!call.allowsObjects()) {
        return call.bad();
    }
    const auto word = call.parts.word(call.argument(0), inPhrase("game or empire"));
    if (!word) {
        return call.bad();
    }
    const Vocabulary& vocabulary = *call.tools.context.vocabulary;
    const auto of = *word == "game" || *word == "empire" ? vocabulary.findType(*word) : std::nullopt;
    if (!of) {
        call.tools.problems.reportUnknown(readingDiagnostics["expr.option-of-what"], call.argument(0), [] {
            return std::vector<std::string>{"game", "empire"};
        });
        return call.bad();
    }
    return readOption(call, *of, call.argument(1), std::nullopt);
}

} // namespace orrery::engine::calls
