// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/reference.h"

#include "engine/check/completion.h"
#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"
#include "engine/check/reference_rows.h"

namespace orrery::engine {

namespace {

using Shape = ExpressionFunction::Shape;
using Entries = std::vector<ReferenceEntry>;

std::string text(std::string_view words) {
    return std::string(words);
}

Entries expressionRows(bool areFunctions) {
    Entries entries;
    for (const ExpressionFunction& row : functionRows()) {
        if ((row.shape == Shape::call) == areFunctions) {
            entries.push_back({text(row.name),
                               text(row.usage),
                               text(row.label),
                               text(row.help),
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
        entries.push_back({text(row.name), text(row.name), text(row.label), text(row.help), text(row.example), {}, {}});
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
                           text(row.label),
                           text(row.help),
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
                           text(row.help),
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
            {text(row.name), text(row.name), vocabulary.formatName(row.format), text(row.help), {}, {}, {}});
    }
    return entries;
}

Entries kinds(const Vocabulary& vocabulary) {
    Entries entries;
    for (const HasKind& kind : vocabulary.kinds()) {
        ReferenceEntry entry{kind.id, "has(" + kind.id + ", id)", kind.label, kind.help, {}, {}, {}};
        std::string aliases;
        for (const std::string& alias : kind.aliases) {
            aliases += (aliases.empty() ? "" : ", ") + alias;
        }
        if (!aliases.empty()) {
            entry.parts.emplace_back("also", aliases);
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
        const std::string where = variable.scope == globalScope ? "of the whole run" : "of each " + scope.id;
        entries.push_back({variable.name,
                           variable.name,
                           model.vocabulary.formatName(variable.format) + ", " + where,
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

/// Of conditions and effects.
template <typename Row>
Entries contentRows(std::span<const Row> rows) {
    Entries entries;
    for (const Row& row : rows) {
        ReferenceEntry entry{
            text(row.tag), "<" + text(row.tag) + ">", text(row.label), text(row.help), text(row.example), {}, {}};
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
        entries.push_back({text(row.name), text(row.name), text(row.label), text(row.help), text(row.example), {}, {}});
    }
    return entries;
}

Entries enumerations(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Enumeration& enumeration : vocabulary.enumerations()) {
        ReferenceEntry entry{enumeration.id, enumeration.id, enumeration.label, {}, {}, {}, {}};
        for (const Enumerator& value : enumeration.values) {
            std::string words = value.label;
            for (const std::string& alias : value.aliases) {
                words += (alias == value.aliases.front() ? " (also " : ", ") + alias;
            }
            entry.parts.emplace_back(value.id, words + (value.aliases.empty() ? "" : ")"));
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

Entries values(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Meter& meter : vocabulary.meters()) {
        entries.push_back({meter.id, meter.id + ", Max" + meter.id, "Meter: " + meter.label, meter.help, {}, {}, {}});
    }
    for (const Property& property : vocabulary.properties()) {
        const std::string kind = property.isOption ? "Option: " : property.ofClass ? "Of a class: " : "Property: ";
        entries.push_back({property.id,
                           property.id,
                           kind + vocabulary.formatName(property.format),
                           property.help.empty() ? property.label : property.help,
                           {},
                           {},
                           {}});
    }
    for (const Resource& resource : vocabulary.resources()) {
        entries.push_back(
            {resource.id, resource.id, "Stockpile of an empire: " + resource.label, resource.help, {}, {}, {}});
    }
    return entries;
}

Entries types(const Vocabulary& vocabulary) {
    Entries entries;
    for (const Type& type : vocabulary.types()) {
        ReferenceEntry entry{type.id, type.id, type.label, type.help, {}, {}, {}};
        std::string has;
        const auto add = [&](const std::string& id) { has += (has.empty() ? "" : ", ") + id; };
        for (const MeterIndex meter : type.meters) {
            add(vocabulary.meters()[meter].id);
        }
        for (const PropertyIndex property : type.properties) {
            add(vocabulary.properties()[property].id);
        }
        for (const ResourceIndex resource : type.resources) {
            add(vocabulary.resources()[resource].id);
        }
        if (!has.empty()) {
            entry.parts.emplace_back("has", has);
        }
        entries.push_back(std::move(entry));
    }
    for (const VariableScope& scope : vocabulary.scopes()) {
        if (scope.parent && *scope.parent != globalScope) {
            entries.push_back({scope.id, scope.id, "Parts: " + scope.label, scope.help, {}, {}, {}});
        }
    }
    return entries;
}

} // namespace

std::vector<ReferenceSection> referenceOf(const CheckedModel& model) {
    const Vocabulary& vocabulary = model.vocabulary;
    std::vector<ReferenceSection> all{
        {"operators", "Operators", "What stands between values, or before one.", expressionRows(false)},
        {"functions", "Functions", "", expressionRows(true)},
        {"aggregates", "Aggregates",
         "One value of many objects: a selection, then behind a comma what to make one value of.",
         aggregateRowsOf(model)},
        {"relations", "Relations",
         "Which objects an aggregate goes through: a type or `objects`, with a relation before or behind it, then "
         "perhaps `of` an object, then perhaps `where` a condition.",
         relationRowsOf(model)},
        {"words", "Words", "Words that stand for a value by themselves.", words(vocabulary)},
        {"members", "Members", "What every object has: `Source.owner`, or bare of the object at hand.",
         members(vocabulary)},
        {"kinds", "Kinds", "What `has` can ask for; `GOM_` in front means the same.", kinds(vocabulary)},
        {"defines", "Defines", "Constants of this project.", defines(model)},
        {"variables", "Variables", "", variables(model)},
        {"own-functions", "Functions of this project", "", contentFunctions(model)},
        {"tables", "Tables", "", tables(model)},
        {"conditions", "Conditions", "", contentRows(vocabulary.conditions())},
        {"effects", "Effects", "", contentRows(vocabulary.effects())},
        {"occurrences", "Occurrences",
         "What happens to objects: `<trigger before=\"…\"/>`, `when` and `after` let a group answer it.",
         occurrenceEntries(vocabulary, false)},
        {"points", "Points of a turn",
         "They come whether or not anything happens there, happen to nothing, and cannot be prevented.",
         occurrenceEntries(vocabulary, true)},
        {"orders", "Orders", "What empires order, in scenarios and in the sandbox.", orderEntries(vocabulary)},
        {"watches", "Conditions of scenarios", "What `<condition type=\"…\"/>` watches for.", watchEntries(vocabulary)},
        {"actions", "Actions of scenarios", "What a scenario's condition does, in the order written.",
         actionEntries(vocabulary)},
        {"modifiers", "Modifiers", "How a variable is changed, in the order in which they act.", modifiers(vocabulary)},
        {"types", "Types", "The kinds of object.", types(vocabulary)},
        {"values", "Meters, properties and stockpiles", "", values(vocabulary)},
        {"enumerations", "Enumerations", "", enumerations(vocabulary)},
    };
    std::erase_if(all, [](const ReferenceSection& section) { return section.entries.empty(); });
    return all;
}

} // namespace orrery::engine
