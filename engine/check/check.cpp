// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check.h"

#include "engine/check/classes/checker.h"
#include "engine/check/classes/variables.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/check/scenario/content_tests.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/sweeps.h"
#include "engine/content/constants.h"
#include "engine/content/part_meters.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the default growth of a meter: by 1 towards its maximum (E8.2).
std::string shippedGrowth(const std::string& meter) {
    const std::string max = "Max" + meter;
    return "if(value() < " + max + ", min(value() + 1, " + max + "), max(value() - 1, " + max + "))";
}

/// Returns the expression in an attribute of a declaration, or in the element that replaces the attribute. Returns
/// nullopt if there is none.
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

/// Checks an expression for a number. If it is wrong, reports this and returns null.
std::shared_ptr<const TypedExpression> checkedNumber(Checker& checker, const WrittenExpression& written,
                                                     const ExpressionContext& context) {
    if (!written.text) {
        return nullptr;
    }
    auto expression = checkExpression(*written.text, written.where.file, numberFormat, context, checker.diagnostics);
    return expression.isGood() ? std::make_shared<const TypedExpression>(std::move(expression)) : nullptr;
}

/// Returns, for each meter or resource, the scope of the objects that have it: bare names read such objects. Returns
/// globalScope for a meter or resource that objects of several types have.
template <typename Index>
std::vector<ScopeIndex> scopesOfHolders(const Vocabulary& vocabulary, std::size_t count,
                                        std::vector<Index> Type::*values) {
    std::vector<std::size_t> holders(count);
    std::vector<ScopeIndex> scopes(count, globalScope);
    for (const Type& type : vocabulary.types()) {
        const auto index = static_cast<TypeIndex>(&type - vocabulary.types().data());
        countWork((type.*values).size());
        for (const Index value : type.*values) {
            const bool isOnly = ++holders[value] == 1;
            scopes[value] = isOnly ? scopeOfType(vocabulary, index).value_or(globalScope) : globalScope;
        }
    }
    return scopes;
}

void checkGrowth(Checker& checker) {
    ExpressionContext context = contextOf(checker.model, inPhrase("in the growth of a meter"));
    context.hasSource = false;
    context.hasTarget = false;
    context.hasValue = true;
    const Vocabulary& vocabulary = checker.model.vocabulary;
    const auto scopes = scopesOfHolders(vocabulary, vocabulary.meters().size(), &Type::meters);
    for (const Meter& meter : vocabulary.meters()) {
        if (meter.partOf) {
            checker.model.growth.push_back(nullptr); // part meters keep their current value
            continue;
        }
        auto written = writtenIn(checker, meter.where, "growth");
        context.uses = written ? checker.model.recording : nullptr;
        context.scope = scopes[checker.model.growth.size()];
        if (!written && meter.single) {
            checker.model.growth.push_back(nullptr); // it has no maximum to grow to
            continue;
        }
        if (!written) {
            DecodedText text{shippedGrowth(meter.id), meter.where.span.begin, {}};
            text.changes.push_back({{0, static_cast<std::uint32_t>(text.text.size())}, meter.where.span});
            written = WrittenExpression{std::move(text), meter.where};
        }
        checker.model.growth.push_back(checkedNumber(checker, *written, context));
    }
}

/// Checks the income of each resource (E8.6).
void checkIncome(Checker& checker) {
    ExpressionContext context = contextOf(checker.model, inPhrase("in the income of a resource"));
    context.hasSource = false;
    context.hasTarget = false;
    const Vocabulary& vocabulary = checker.model.vocabulary;
    const auto scopes = scopesOfHolders(vocabulary, vocabulary.resources().size(), &Type::resources);
    for (const Resource& resource : vocabulary.resources()) {
        const auto written = writtenIn(checker, resource.where, "income");
        context.scope = scopes[checker.model.income.size()];
        checker.model.income.push_back(written ? checkedNumber(checker, *written, context) : nullptr);
    }
}

/// Resolves defaults that name classes. Call it after the classes are known.
void resolveClassDefaults(Checker& checker) {
    for (Property& property : checker.model.vocabulary.editProperties()) {
        if (property.format == classListFormat) {
            property.defaultText = joinedWords(property.defaultText);
            checker.propertyConstant(property, property.defaultText, property.where);
            continue;
        }
        if (property.format.kind != FormatKind::objectClass || property.defaultText.empty()) {
            continue;
        }
        if (const auto value = checker.propertyConstant(property, property.defaultText, property.where)) {
            property.defaultValue = *value;
        }
    }
}

/// Reads the strings of the project, or reuses the previous ones if they have not changed.
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
    model->stackingNames.emplace_back(); // 0: none
    for (const ProjectSource& file : project.sources.files) {
        model->files.push_back(file.text);
    }
    addFileDiagnostics(project, diagnostics);
    model->vocabulary = loadVocabulary(project, rows, diagnostics);
    model->rules = model->vocabulary.rules(project.sources.manifest.rules);
    declarePartMeters(project, model->vocabulary, diagnostics);
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
    if (!checker.model.rules.readsInitial) { // otherwise no effect changes what others read
        checkLevels(checker);
    }
    checkScenarios(checker);
    checkRuns(project, *model, diagnostics);
    readTests(project, *model, diagnostics);
    readSweeps(project, *model, diagnostics);
    sortDiagnostics(diagnostics);
    model->recording = nullptr;
    model->nearSearches = nullptr;
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
