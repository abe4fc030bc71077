// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check.h"

#include "engine/check/checker.h"
#include "engine/check/variables.h"
#include "engine/content/vocabulary_load.h"

#include <utility>

namespace orrery::engine {

namespace {

/// The growth of a meter that says nothing of it: by 1 towards its maximum (E8.2).
std::string shippedGrowth(const std::string& meter) {
    const std::string max = "Max" + meter;
    return "if(value() < " + max + ", min(value() + 1, " + max + "), max(value() - 1, " + max + "))";
}

/// A meter's growth, with where it stands; null where it is wrong, which is reported.
std::optional<WrittenExpression> writtenGrowth(Checker& checker, const Meter& meter) {
    const auto& trees = checker.project.trees;
    if (meter.where.file.value < trees.size()) {
        const XmlTree& tree = *trees[meter.where.file.value];
        const Element element{&tree, tree.nodeAt(meter.where.span.begin)};
        if (auto growth = writtenExpression(element, "growth", checker.diagnostics);
            growth && !(growth->text && growth->text->text.empty())) {
            return growth->text ? growth : std::nullopt;
        }
    }
    DecodedText text{shippedGrowth(meter.id), meter.where.span.begin, {}};
    text.changes.push_back({{0, static_cast<std::uint32_t>(text.text.size())}, meter.where.span});
    return WrittenExpression{std::move(text), meter.where};
}

void checkGrowth(Checker& checker) {
    ExpressionContext context = contextOf(checker.model, "in the growth of a meter");
    context.hasSource = false;
    context.hasTarget = false;
    context.hasValue = true;
    for (const Meter& meter : checker.model.vocabulary.meters()) {
        std::shared_ptr<const TypedExpression>& growth = checker.model.growth.emplace_back();
        if (const auto written = writtenGrowth(checker, meter)) {
            auto expression =
                checkExpression(*written->text, written->where.file, numberFormat, context, checker.diagnostics);
            if (expression.isGood()) {
                growth = std::make_shared<const TypedExpression>(std::move(expression));
            }
        }
    }
}

/// Defaults that name classes can be read only now that classes are known.
void resolveClassDefaults(Checker& checker) {
    for (Property& property : checker.model.vocabulary.editProperties()) {
        if (property.format.kind != FormatKind::objectClass || property.defaultText.empty()) {
            continue;
        }
        if (const auto value = checker.propertyConstant(property, property.defaultText, property.where)) {
            property.defaultValue = *value;
        }
    }
}

} // namespace

std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics) {
    auto model = std::make_shared<CheckedModel>();
    model->projectName = project.sources.manifest.name;
    model->rules = project.sources.manifest.isStrict ? RulesLevel::strict : RulesLevel::extended;
    model->stackingNames.emplace_back(); // 0: none
    for (const ProjectSource& file : project.sources.files) {
        model->files.push_back(file.text);
    }
    addFileDiagnostics(project, diagnostics);
    model->vocabulary = loadVocabulary(project, rows, diagnostics);
    model->layout = ColumnLayout(model->vocabulary);
    model->strings = loadStrings(project, project.sources.manifest.language, diagnostics);

    Checker checker(project, *model, diagnostics);
    checker.empires = empireIds(project);
    declareVariables(checker);
    checkClasses(checker);
    resolveClassDefaults(checker);
    checkModifiers(checker);
    orderVariables(checker);
    checkGrowth(checker);
    checkLevels(checker);
    checkScenarios(checker);
    sortDiagnostics(diagnostics);
    return model;
}

} // namespace orrery::engine
