// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/reference.h"

#include "engine/assist/reference_rows.h"
#include "engine/check/expression/expression_members.h"
#include "engine/check/expression/function_usage.h"
#include "engine/vocabulary/functions.h"

namespace orrery::engine {

namespace {

using Shape = ExpressionFunction::Shape;
using Entries = std::vector<ReferenceEntry>;

/// Returns words that a vocabulary declares. Words of the shipped vocabulary belong to the program.
Phrase said(const std::string& words) {
    return Phrase::said(words);
}

std::string text(std::string_view words) {
    return std::string(words);
}

Entries expressionRows(const Vocabulary& vocabulary, bool areFunctions) {
    Entries entries;
    for (const ExpressionFunction& row : vocabulary.functions()) {
        if ((row.shape == Shape::call) == areFunctions) {
            entries.push_back({text(row.name),
                               text(row.usage),
                               phrase(row.label),
                               phrase(row.help),
                               text(row.example),
                               text(row.result),
                               {}});
        }
    }
    return entries;
}

Entries aggregateRowsOf(const CheckedModel& model) {
    Entries entries;
    for (const AggregateSpec& row : model.vocabulary.aggregates()) {
        entries.push_back(
            {text(row.name), text(row.name), phrase(row.label), phrase(row.help), text(row.example), {}, {}});
    }
    for (const CheckedAggregate& own : model.language.aggregates) {
        entries.push_back({own.id, usageOf(own), {}, own.help, {}, {}, {}});
    }
    return entries;
}

Entries relationRowsOf(const CheckedModel& model) {
    Entries entries;
    for (const RelationSpec& row : model.vocabulary.relations()) {
        std::string usage(row.word);
        usage += row.parameter == RelationParameter::none       ? ""
                 : row.parameter == RelationParameter::distance ? " N"
                                                                : " N, near N jumps";
        entries.push_back({row.word.empty() ? "(no word)" : text(row.word),
                           row.word.empty() ? "(no word)" : usage,
                           phrase(row.label),
                           phrase(row.help),
                           text(row.example),
                           {},
                           {}});
    }
    return entries;
}

Entries words(const Vocabulary& vocabulary) {
    Entries entries;
    for (const WordRow& row : wordRows()) {
        entries.push_back({text(row.name),
                           text(row.name),
                           row.format.isBad() ? std::string() : vocabulary.formatName(row.format),
                           phrase(row.help),
                           {},
                           {},
                           {}});
    }
    return entries;
}

Entries members(const Vocabulary& vocabulary) {
    Entries entries;
    for (const MemberRow& row : memberRows()) {
        entries.push_back(
            {text(row.name), text(row.name), vocabulary.formatName(row.format), phrase(row.help), {}, {}, {}});
    }
    return entries;
}

Entries kinds(const Vocabulary& vocabulary) {
    Entries entries;
    for (const HasKind& kind : vocabulary.kinds()) {
        ReferenceEntry entry{kind.id, "has(" + kind.id + ", id)", said(kind.label), said(kind.help), {}, {}, {}};
        std::string aliases;
        for (const std::string& alias : kind.aliases) {
            aliases += (aliases.empty() ? "" : ", ") + alias;
        }
        if (!aliases.empty()) {
            entry.parts.emplace_back("also", Phrase(aliases));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

Entries defines(const CheckedModel& model) {
    Entries entries;
    for (const CheckedDefine& define : model.language.defines) {
        entries.push_back({define.id, define.id, model.vocabulary.formatName(define.format), define.help, {}, {}, {}});
    }
    return entries;
}

Entries variables(const CheckedModel& model) {
    Entries entries;
    for (const CheckedVariable& variable : model.language.variables) {
        const VariableScope& scope = model.vocabulary.scopes()[variable.scope];
        const Phrase where =
            variable.scope == globalScope ? phrase("one for the whole run") : phrase("one per {0}", {scope.id});
        entries.push_back({variable.name,
                           variable.name,
                           phrase("{0}, {1}", {model.vocabulary.formatName(variable.format), where}),
                           variable.explanation,
                           {},
                           {},
                           {}});
    }
    return entries;
}

Entries contentFunctions(const CheckedModel& model) {
    Entries entries;
    for (const CheckedFunction& function : model.language.functions) {
        ReferenceEntry entry{function.id,
                             usageOf(function, model.vocabulary),
                             model.vocabulary.formatName(function.result),
                             function.help,
                             {},
                             {},
                             {}};
        for (const CheckedFunction::Parameter& parameter : function.parameters) {
            entry.parts.emplace_back(parameter.name, model.vocabulary.formatName(parameter.format) +
                                                         (parameter.help.empty() ? "" : ": " + parameter.help));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

Entries tables(const CheckedModel& model) {
    Entries entries;
    for (const CheckedTable& table : model.language.tables) {
        ReferenceEntry entry{table.id, "lookup(" + table.id + ", key, column)", {}, table.help, {}, {}, {}};
        entry.parts.emplace_back("key", model.vocabulary.formatName(table.key));
        for (const CheckedTable::Column& column : table.columns) {
            entry.parts.emplace_back(column.id, model.vocabulary.formatName(column.format));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

void addBlocks(ReferenceEntry&, const ConditionSpec&) {}

void addBlocks(ReferenceEntry& entry, const EffectSpec& row) {
    for (const BlockSpec& block : row.blocks) {
        entry.parts.emplace_back("<" + text(block.tag) + ">", blockWords(block));
    }
}

/// Returns the entries of conditions and effects.
template <typename Row>
Entries contentRows(std::span<const Row> rows) {
    Entries entries;
    for (const Row& row : rows) {
        ReferenceEntry entry{
            text(row.tag), "<" + text(row.tag) + ">", phrase(row.label), phrase(row.help), text(row.example), {}, {}};
        for (const ParameterSpec& parameter : row.parameters) {
            entry.parts.emplace_back(parameter.name, parameterWords(parameter));
        }
        addBlocks(entry, row);
        entries.push_back(std::move(entry));
    }
    return entries;
}

Entries modifiers(const Vocabulary& vocabulary) {
    Entries entries;
    for (const ModifierSpec& row : vocabulary.modifiers()) {
        entries.push_back(
            {text(row.name), text(row.name), phrase(row.label), phrase(row.help), text(row.example), {}, {}});
    }
    return entries;
}

Entries enumerations(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Enumeration& enumeration : vocabulary.enumerations()) {
        ReferenceEntry entry{enumeration.id, enumeration.id, said(enumeration.label), {}, {}, {}, {}};
        for (const Enumerator& value : enumeration.values) {
            std::string aliases;
            for (const std::string& alias : value.aliases) {
                aliases += (aliases.empty() ? "" : ", ") + alias;
            }
            entry.parts.emplace_back(
                value.id, aliases.empty() ? said(value.label) : phrase("{0} (also {1})", {said(value.label), aliases}));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

Entries values(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Meter& meter : vocabulary.meters()) {
        if (meter.partOf) {
            continue;
        }
        entries.push_back({meter.id,
                           meter.single ? meter.id : meter.id + ", Max" + meter.id,
                           phrase("Meter: {0}", {said(meter.label)}),
                           said(meter.help),
                           {},
                           {},
                           {}});
    }
    for (const Property& property : vocabulary.properties()) {
        const std::string_view kind = property.isOption  ? inPhrase("Option: {0}")
                                      : property.ofClass ? inPhrase("Class property: {0}")
                                                         : inPhrase("Property: {0}");
        entries.push_back({property.id,
                           property.id,
                           phrase(kind, {vocabulary.formatName(property.format)}),
                           said(property.help.empty() ? property.label : property.help),
                           {},
                           {},
                           {}});
    }
    for (const Resource& resource : vocabulary.resources()) {
        entries.push_back({resource.id,
                           resource.id,
                           phrase("Stockpile of an empire: {0}", {said(resource.label)}),
                           said(resource.help),
                           {},
                           {},
                           {}});
    }
    return entries;
}

Entries types(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Type& type : vocabulary.types()) {
        ReferenceEntry entry{type.id, type.id, said(type.label), said(type.help), {}, {}, {}};
        std::string has;
        const auto add = [&](const std::string& id) { has += (has.empty() ? "" : ", ") + id; };
        for (const MeterIndex meter : type.meters) {
            if (!vocabulary.meters()[meter].partOf) {
                add(vocabulary.meters()[meter].id);
            }
        }
        for (const PropertyIndex property : type.properties) {
            add(vocabulary.properties()[property].id);
        }
        for (const ResourceIndex resource : type.resources) {
            add(vocabulary.resources()[resource].id);
        }
        if (!has.empty()) {
            entry.parts.emplace_back("has", Phrase(has));
        }
        entries.push_back(std::move(entry));
    }
    for (const VariableScope& scope : vocabulary.scopes()) {
        if (scope.parent && *scope.parent != globalScope) {
            entries.push_back(
                {scope.id, scope.id, phrase("Parts: {0}", {said(scope.label)}), said(scope.help), {}, {}, {}});
        }
    }
    return entries;
}

} // namespace

std::vector<ReferenceSection> referenceOf(const CheckedModel& model) {
    const Vocabulary& vocabulary = model.vocabulary;
    std::vector<ReferenceSection> all{
        {"operators", phrase("Operators"), phrase("An operator stands between two values, or before one."),
         expressionRows(vocabulary, false)},
        {"functions", phrase("Functions"), {}, expressionRows(vocabulary, true)},
        {"aggregates", phrase("Aggregates"),
         phrase("An aggregate computes one value from many objects. Write a selection, a comma and the value to "
                "aggregate."),
         aggregateRowsOf(model)},
        {"relations", phrase("Relations"),
         phrase("A relation selects the objects of an aggregate. Write a type or `objects`, with a relation before or "
                "after it. You can add `of` with an object, and then `where` with a condition."),
         relationRowsOf(model)},
        {"words", phrase("Keywords"), phrase("Words that stand for a value."), words(vocabulary)},
        {"members", phrase("Members"),
         phrase("Every object has these members. Write `Source.owner`, or only `owner` for the current object."),
         members(vocabulary)},
        {"kinds", phrase("Kinds"), phrase("The kinds that `has` can test. The prefix `GOM_` is optional."),
         kinds(vocabulary)},
        {"defines", phrase("Defines"), phrase("Constants of this project."), defines(model)},
        {"variables", phrase("Variables"), {}, variables(model)},
        {"own-functions", phrase("Functions of this project"), {}, contentFunctions(model)},
        {"tables", phrase("Tables"), {}, tables(model)},
        {"conditions", phrase("Conditions"), {}, contentRows(vocabulary.conditions())},
        {"effects", phrase("Effects"), {}, contentRows(vocabulary.effects())},
        {"occurrences", phrase("Events"),
         phrase("The events that happen to objects. A group responds to them with `<trigger before=\"…\"/>`, `when` or "
                "`after`."),
         occurrenceEntries(vocabulary, false)},
        {"points", phrase("Points of a turn"),
         phrase("They occur in every turn, happen to no object, and cannot be prevented."),
         occurrenceEntries(vocabulary, true)},
        {"statements", phrase("Statements of scenarios"),
         phrase("The statements that create a scenario's objects and set their values."), statementEntries(vocabulary)},
        {"orders", phrase("Orders"), phrase("The orders that empires give in scenarios and in the sandbox."),
         orderEntries(vocabulary)},
        {"watches", phrase("Conditions of scenarios"), phrase("The types of `<condition type=\"…\"/>`."),
         watchEntries(vocabulary)},
        {"actions", phrase("Actions of scenarios"),
         phrase("The actions of a scenario's condition. They run in the order written."), actionEntries(vocabulary)},
        {"modifiers", phrase("Modifiers"), phrase("The ways to change a variable, in the order in which they apply."),
         modifiers(vocabulary)},
        {"types", phrase("Types"), phrase("The types of objects."), types(vocabulary)},
        {"values", phrase("Meters, properties and stockpiles"), {}, values(vocabulary)},
        {"enumerations", phrase("Enumerations"), {}, enumerations(vocabulary)},
    };
    std::erase_if(all, [](const ReferenceSection& section) { return section.entries.empty(); });
    return all;
}

} // namespace orrery::engine
