// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check.h"

#include "engine/check/checker.h"
#include "engine/check/runs.h"
#include "engine/check/variables.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// The growth of a meter that says nothing of it: by 1 towards its maximum (E8.2).
std::string shippedGrowth(const std::string& meter) {
    const std::string max = "Max" + meter;
    return "if(value() < " + max + ", min(value() + 1, " + max + "), max(value() - 1, " + max + "))";
}

/// What a declaration's attribute, or the element that stands for it, says; null where it says nothing.
std::optional<WrittenExpression> writtenIn(Checker& checker, Location declaration, std::string_view attribute) {
    const auto& trees = checker.project.trees;
    if (declaration.file.value >= trees.size()) {
        return std::nullopt;
    }
    const XmlTree& tree = *trees[declaration.file.value];
    const Element element{&tree, tree.nodeAt(declaration.span.begin)};
    auto written = writtenExpression(element, attribute, checker.diagnostics);
    return written && !(written->text && written->text->text.empty()) ? std::move(written) : std::nullopt;
}

/// Null where it is wrong, which is reported.
std::shared_ptr<const TypedExpression> checkedNumber(Checker& checker, const WrittenExpression& written,
                                                     const ExpressionContext& context) {
    if (!written.text) {
        return nullptr;
    }
    auto expression = checkExpression(*written.text, written.where.file, numberFormat, context, checker.diagnostics);
    return expression.isGood() ? std::make_shared<const TypedExpression>(std::move(expression)) : nullptr;
}

/// The scope of what has a value, where that is one type only: bare names mean such objects.
template <typename Has>
ScopeIndex scopeOfHolders(const Vocabulary& vocabulary, const Has& has) {
    const auto& types = vocabulary.types();
    const auto first = std::ranges::find_if(types, has);
    if (first == types.end() || std::find_if(first + 1, types.end(), has) != types.end()) {
        return globalScope;
    }
    return scopeOfType(vocabulary, static_cast<TypeIndex>(first - types.begin())).value_or(globalScope);
}

void checkGrowth(Checker& checker) {
    ExpressionContext context = contextOf(checker.model, inPhrase("in the growth of a meter"));
    context.hasSource = false;
    context.hasTarget = false;
    context.hasValue = true;
    const Vocabulary& vocabulary = checker.model.vocabulary;
    for (const Meter& meter : vocabulary.meters()) {
        auto written = writtenIn(checker, meter.where, "growth");
        context.uses = written ? checker.model.recording : nullptr;
        context.scope = scopeOfHolders(vocabulary, [&](const Type& type) {
            return type.hasMeter(static_cast<MeterIndex>(checker.model.growth.size()));
        });
        if (!written) {
            DecodedText text{shippedGrowth(meter.id), meter.where.span.begin, {}};
            text.changes.push_back({{0, static_cast<std::uint32_t>(text.text.size())}, meter.where.span});
            written = WrittenExpression{std::move(text), meter.where};
        }
        checker.model.growth.push_back(checkedNumber(checker, *written, context));
    }
}

/// What each resource brings in (E8.6).
void checkIncome(Checker& checker) {
    ExpressionContext context = contextOf(checker.model, inPhrase("in the income of a resource"));
    context.hasSource = false;
    context.hasTarget = false;
    const Vocabulary& vocabulary = checker.model.vocabulary;
    for (const Resource& resource : vocabulary.resources()) {
        const auto written = writtenIn(checker, resource.where, "income");
        context.scope = scopeOfHolders(vocabulary, [&](const Type& type) {
            return type.hasResource(static_cast<ResourceIndex>(checker.model.income.size()));
        });
        checker.model.income.push_back(written ? checkedNumber(checker, *written, context) : nullptr);
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

/// The strings of the project, read only where they are others than before.
void takeStrings(const ParsedProject& project, CheckedModel& model, std::vector<Diagnostic>& diagnostics,
                 CheckMemory* memory) {
    if (memory != nullptr && !memory->hasDuplicateStrings && areStringTablesSame(*memory, project)) {
        model.strings = memory->model->strings;
        return;
    }
    const std::size_t before = diagnostics.size();
    model.strings =
        std::make_shared<const Strings>(loadStrings(project, project.sources.manifest.language, diagnostics));
    if (memory != nullptr) {
        memory->hasDuplicateStrings = diagnostics.size() > before;
    }
}

} // namespace

std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics, CheckMemory* memory) {
    auto model = std::make_shared<CheckedModel>();
    model->recording = &model->uses;
    model->projectName = project.sources.manifest.name;
    model->rules = project.sources.manifest.isStrict ? RulesLevel::strict : RulesLevel::extended;
    model->stackingNames.emplace_back(); // 0: none
    for (const ProjectSource& file : project.sources.files) {
        model->files.push_back(file.text);
    }
    addFileDiagnostics(project, diagnostics);
    model->vocabulary = loadVocabulary(project, rows, diagnostics);
    model->layout = ColumnLayout(model->vocabulary);
    takeStrings(project, *model, diagnostics, memory);

    Checker checker(project, *model, diagnostics);
    checker.memory = memory;
    checker.rows = rows;
    checker.empires = empireIds(project);
    declareStacking(checker);
    declareVariables(checker);
    checkClasses(checker);
    resolveClassDefaults(checker);
    checkModifiers(checker);
    orderVariables(checker);
    checkGrowth(checker);
    checkIncome(checker);
    checkStacking(checker);
    checkLevels(checker);
    checkScenarios(checker);
    checkRuns(project, *model, diagnostics);
    sortDiagnostics(diagnostics);
    model->recording = nullptr;
    if (memory != nullptr) {
        memory->treesShared = checker.expressions.shared();
        memory->trees = project.trees;
        memory->outlines = project.outlines;
        memory->manifest = project.sources.manifestFile;
        memory->language = project.sources.manifest.language;
        memory->model = model;
    }
    return model;
}

} // namespace orrery::engine
