// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/list_calls.h"

#include "engine/check/expression/class_finder.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/model/class_table.h"
#include "engine/content/constants.h"
#include "engine/program/function_call.h"
#include "engine/program/world.h"

#include <bit>
#include <cstdint>

namespace orrery::engine::calls {

namespace {

/// Returns the class that an argument names: a quoted id, or an expression of the format CLASS.
TypedNode checkClass(const CallSite& call, std::size_t argument) {
    const ExprNode& written = call.argument(argument);
    if (written.kind != ExprKind::text) {
        return call.parts.require(call.arguments[argument], classFormat);
    }
    const auto found = ClassFinder(call.tools, call.parts).find(written, inPhrase("class"), {}, {});
    return found ? constantNode(written, classFormat, *found) : badNode(written);
}

const ClassList& listAt(const FunctionCall& call, std::size_t lane) {
    return call.context.world().classesOf(call.context.view, call.operands[0][lane]);
}

/// Adds a copy of a class to lists, or removes its copies.
void changeLists(const FunctionCall& call, bool adds) {
    World& world = call.context.world();
    const View& view = call.context.view;
    call.forEachLane([&](std::size_t lane) {
        const double list = call.operands[0][lane];
        const double objectClass = call.operands[1][lane];
        if (isMissing(list) || !(objectClass >= 0.0)) {
            return list;
        }
        const std::string& id = view.model->classes.asRead(static_cast<ClassIndex>(objectClass)).id;
        const std::string text = world.textOf(view, list);
        std::string changed;
        for (const std::string_view word : splitWords(text)) {
            if (adds || word != id) {
                changed.append(changed.empty() ? "" : " ").append(word);
            }
        }
        if (adds) {
            changed.append(changed.empty() ? "" : " ").append(id);
        }
        return world.textValue(view, changed);
    });
}

} // namespace

TypedNode checkCopies(const CallSite& call) {
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, numberFormat);
    out.operands.push_back(call.parts.require(call.arguments[0], classListFormat));
    out.operands.push_back(checkClass(call, 1));
    return out.operands[0].isBad() || out.operands[1].isBad() ? call.bad() : out;
}

void evaluateCopies(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) {
        const double objectClass = call.operands[1][lane];
        return isMissing(objectClass) ? missingValue
               : objectClass < 0.0
                   ? 0.0
                   : static_cast<double>(listAt(call, lane).copiesOf(static_cast<ClassIndex>(objectClass)));
    });
}

TypedNode checkListWith(const CallSite& call) {
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, classListFormat);
    out.operands.push_back(call.parts.require(call.arguments[0], classListFormat));
    out.operands.push_back(checkClass(call, 1));
    return out.operands[0].isBad() || out.operands[1].isBad() ? call.bad() : out;
}

void evaluateWithClass(const FunctionCall& call) {
    changeLists(call, true);
}

void evaluateWithoutClass(const FunctionCall& call) {
    changeLists(call, false);
}

TypedNode checkSize(const CallSite& call) {
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, numberFormat);
    out.operands.push_back(call.parts.require(call.arguments[0], classListFormat));
    return out.operands[0].isBad() ? call.bad() : out;
}

void evaluateSize(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) { return static_cast<double>(listAt(call, lane).size); });
}

TypedNode checkPartMeter(const CallSite& call) {
    if (!call.allowsObjects()) {
        return call.bad();
    }
    CheckTools& tools = call.tools;
    const Vocabulary& vocabulary = *tools.context.vocabulary;
    const auto word = call.parts.word(call.argument(0), inPhrase("meter"));
    const auto part = ClassFinder(call.tools, call.parts).find(call.argument(1), inPhrase("part"), {}, {});
    TypedNode out = makeNode(TypedNode::Kind::function, call.node, numberFormat);
    out.operands.push_back(call.arguments.size() == 3 ? call.parts.require(call.arguments[2], objectFormat)
                                                      : call.tools.bareNames.read(call.node));
    if (!word || !part || out.operands[0].isBad()) {
        return call.bad();
    }
    constexpr std::string_view prefix = "Max";
    const bool ofMax = !vocabulary.findMeter(*word) && word->starts_with(prefix);
    const std::string_view id = ofMax ? word->substr(prefix.size()) : *word;
    const auto meter = vocabulary.findMeter(id);
    const auto ofPart = vocabulary.findMeter(partMeterId(id, (*tools.context.classTable).asRead(*part).id));
    if (!meter) {
        tools.problems.reportUnknown(readingDiagnostics["expr.unknown-meter"], call.argument(0), [&] {
            std::vector<std::string> known;
            for (const Meter& one : vocabulary.meters()) {
                if (one.partOf) {
                    known.push_back(vocabulary.meters()[*one.partOf].id);
                    known.push_back(std::string(prefix) + known.back());
                }
            }
            return known;
        });
        return call.bad();
    }
    if (!ofPart) {
        tools.problems.report(readingDiagnostics["expr.no-part-meter"], call.node.span,
                              {std::string(id), tools.context.classTable->asRead(*part).id});
        return call.bad();
    }
    const ExprNode& written = call.argument(0); // the name of the meter ends it: MaxCapacity, "Capacity"
    const std::uint32_t end = written.token.end - (written.kind == ExprKind::text ? 1 : 0);
    call.tools.names.add(NameKind::meter, Span{end - static_cast<std::uint32_t>(id.size()), end}, *meter);
    out.column = tools.context.layout->meter(*ofPart, ofMax);
    call.tools.reads.addColumn(out.column);
    call.tools.reads.add({Builtin::exists, Builtin::objectType, Builtin::objectClass});
    const PropertyIndex parts = vocabulary.meters()[*ofPart].parts;
    if (tools.context.layout->hasColumn(parts)) {
        call.tools.reads.addColumn(tools.context.layout->property(parts));
    }
    return out;
}

void evaluatePartMeter(const FunctionCall& call) {
    const View& view = call.context.view;
    call.forEachLane([&](std::size_t lane) {
        const Row row = rowOf(call.operands[0][lane], view);
        const double value = row != noRow && view.exists(row) ? view.at(call.node.column, row) : 0.0;
        // Most objects lack most parts. Tests for the part only if the answer matters.
        return std::bit_cast<std::uint64_t>(value) != 0 && view.has(row, call.node.column) ? value : 0.0;
    });
}

} // namespace orrery::engine::calls
