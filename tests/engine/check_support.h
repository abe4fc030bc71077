// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/check/render.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/rules/scenario/statement_rows.h"

#include <QtTest>

#include <array>
#include <string>
#include <vector>

/// Rows and projects for tests of the front end. Checking content needs no evaluator.
namespace orrery::engine::test {

using Kind = ParameterKind;

inline constexpr std::array<std::string_view, 2> sides{"current", "max"};
inline constexpr std::array<std::string_view, 2> perWhat{"owner", "object"};
inline constexpr std::array<std::string_view, 2> modes{"empire-inclusive", "empire-exclusive"};

inline constexpr std::array ifParameter{ParameterSpec{.name = "if", .kind = Kind::boolean, .required = true}};
inline constexpr std::array typeParameter{ParameterSpec{.name = "type", .kind = Kind::objectType}};
inline constexpr std::array classParameter{ParameterSpec{.name = "class", .kind = Kind::objectClass}};
inline constexpr std::array specialParameter{
    ParameterSpec{.name = "special", .kind = Kind::objectClass, .of = "special", .required = true}};
inline constexpr std::array sizeParameters{
    ParameterSpec{.name = "size", .kind = Kind::enumerator, .of = "PlanetSize", .required = true},
    ParameterSpec{.name = "range", .kind = Kind::integer, .fallback = "0", .minimum = 0}};
inline constexpr std::array empireParameters{
    ParameterSpec{.name = "empire", .kind = Kind::empire, .fallback = "source"},
    ParameterSpec{.name = "mode", .kind = Kind::choice, .choices = modes, .required = true}};
inline constexpr std::array meterParameters{
    ParameterSpec{.name = "meter", .kind = Kind::meter, .required = true},
    ParameterSpec{.name = "which", .kind = Kind::choice, .choices = sides, .fallback = "current"},
    ParameterSpec{.name = "at-least", .kind = Kind::number, .anyOf = "bound"},
    ParameterSpec{.name = "below", .kind = Kind::number, .anyOf = "bound"}};
inline constexpr std::array stockpileParameters{
    ParameterSpec{.name = "resource", .kind = Kind::resource, .required = true},
    ParameterSpec{.name = "at-least", .kind = Kind::number, .required = true}};
inline constexpr std::array probabilityParameter{
    ParameterSpec{.name = "probability", .kind = Kind::number, .required = true, .minimum = 0, .maximum = 1}};

inline constexpr std::array conditionRows{
    ConditionSpec{.tag = "all"},
    ConditionSpec{.tag = "and", .children = ChildRule::many, .asksSameObject = true},
    ConditionSpec{.tag = "chance", .parameters = probabilityParameter, .readsChance = true},
    ConditionSpec{.tag = "contains", .children = ChildRule::one},
    ConditionSpec{.tag = "empire-affiliation", .parameters = empireParameters},
    ConditionSpec{.tag = "expression", .parameters = ifParameter},
    ConditionSpec{.tag = "has-special", .parameters = specialParameter},
    ConditionSpec{.tag = "meter-value", .parameters = meterParameters},
    ConditionSpec{.tag = "not", .children = ChildRule::one, .asksSameObject = true},
    ConditionSpec{.tag = "object-class", .parameters = classParameter},
    ConditionSpec{.tag = "object-type", .parameters = typeParameter},
    ConditionSpec{.tag = "or", .children = ChildRule::many, .asksSameObject = true},
    ConditionSpec{.tag = "planet-size", .parameters = sizeParameters},
    ConditionSpec{.tag = "self"},
    ConditionSpec{.tag = "stockpile-value", .parameters = stockpileParameters},
};

inline constexpr std::array amountParameters{ParameterSpec{.name = "meter", .kind = Kind::meter, .required = true},
                                             ParameterSpec{.name = "amount", .kind = Kind::number, .required = true}};
inline constexpr std::array stockpileEffect{
    ParameterSpec{.name = "resource", .kind = Kind::resource, .required = true},
    ParameterSpec{.name = "amount", .kind = Kind::number, .required = true},
    ParameterSpec{.name = "per", .kind = Kind::choice, .choices = perWhat, .fallback = "owner"}};
inline constexpr std::array createParameters{
    ParameterSpec{.name = "class", .kind = Kind::objectClass, .required = true},
    ParameterSpec{.name = "count", .kind = Kind::number, .fallback = "1", .minimum = 0, .maximum = 100},
    ParameterSpec{.name = "name", .kind = Kind::text}};
inline constexpr std::array ownerParameter{ParameterSpec{.name = "empire", .kind = Kind::empire, .required = true}};

inline constexpr std::array effectRows{
    EffectSpec{.tag = "create-object", .parameters = createParameters},
    EffectSpec{.tag = "destroy-object"},
    EffectSpec{.tag = "modify-max-meter",
               .parameters = amountParameters,
               .operation = MeterOperation::add,
               .ofMax = true,
               .amount = "amount"},
    EffectSpec{
        .tag = "modify-meter", .parameters = amountParameters, .operation = MeterOperation::add, .amount = "amount"},
    EffectSpec{.tag = "modify-stockpile", .parameters = stockpileEffect, .amount = "amount"},
    EffectSpec{.tag = "set-owner", .parameters = ownerParameter},
    EffectSpec{.tag = "set-planet-size", .parameters = std::span(sizeParameters).first(1)},
};

// The relations and aggregates of the shipped vocabulary.
inline constexpr std::array relationRows{RelationSpec{.word = "owned"}};
inline constexpr std::array aggregateRows{AggregateSpec{.name = "sum"}};

inline const RowTables rows{.conditions = conditionRows,
                            .effects = effectRows,
                            .relations = relationRows,
                            .aggregates = aggregateRows,
                            .statements = statementRows(),
                            .functions = functionRows()};

/// A project in memory: files by path. The shipped vocabulary comes first unless the manifest says otherwise.
using Files = std::map<std::string, std::string>;

inline FolderContents contentsOf(const Files& files) {
    FolderContents contents;
    contents.name = "memory";
    for (const auto& [path, text] : files) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, text));
    }
    return contents;
}

inline const FolderContents& shippedVocabulary() {
    static const FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    return contents;
}

inline ParsedProject parsed(const Files& files) {
    return parseProject(arrangeSources(contentsOf(files), shippedVocabulary()));
}

inline const std::string plainManifest = "<project format=\"1\" name=\"Test\"/>";

/// Returns a project with one file of content and a plain manifest.
inline ParsedProject parsedContent(const std::string& content, const std::string& manifest = plainManifest) {
    return parsed({{"orrery.xml", manifest}, {"a.xml", "<orrery format=\"1\">" + content + "</orrery>"}});
}

struct Checked {
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> diagnostics;
};

inline Checked checked(const ParsedProject& project) {
    Checked result;
    result.model = check(project, rows, result.diagnostics);
    return result;
}

/// Returns all diagnostics as text, one on each line.
inline QByteArray rendered(const Checked& result) {
    std::string text;
    for (const Diagnostic& diagnostic : result.diagnostics) {
        text += renderText(diagnostic, result.model->files) + "\n";
    }
    return QByteArray::fromStdString(text);
}

/// Returns "code|text that the diagnostic marks" for each diagnostic, in order.
inline QStringList findings(const Checked& result) {
    QStringList list;
    for (const Diagnostic& diagnostic : result.diagnostics) {
        const std::uint32_t file = diagnostic.where.file.value;
        const std::string at = file < result.model->files.size()
                                   ? std::string(result.model->files[file]->slice(diagnostic.where.span))
                                   : std::string();
        list << QString::fromStdString(std::string(diagnostic.code()) + "|" + at);
    }
    return list;
}

} // namespace orrery::engine::test
