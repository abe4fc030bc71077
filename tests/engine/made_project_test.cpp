// SPDX-License-Identifier: GPL-3.0-or-later
// Projects made from the vocabulary's rows, right and wrong, are loaded, checked, run and explained (R2.3).
// ORRERY_CASES=n makes n of them, ORRERY_SEED=n only the one with that seed. ORRERY_WRITE=file writes its text.
#include "engine/check/check.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/made_project.h"
#include "tests/engine/support/play_and_ask.h"

#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

#ifdef NDEBUG
constexpr std::size_t usualCases = 150;
#else
constexpr std::size_t usualCases = 5;
#endif

/// This number of cases uses every row and every parameter.
constexpr std::size_t enoughCases = 150;

std::size_t numberFrom(const char* variable, std::size_t usual) {
    const char* const given = std::getenv(variable);
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

ParsedProject projectWith(const std::string& manifest, const std::string& content = {}) {
    static const FolderContents shipped = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    FolderContents folder{.name = "made", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file("orrery.xml", manifest);
    folder.files["base.xml"] = file("base.xml", std::string(madeProjectBase()));
    if (!content.empty()) {
        folder.files["made.xml"] = file("made.xml", content);
    }
    return parseProject(arrangeSources(folder, shipped));
}

/// Returns a fault of the diagnostics themselves: an empty message, or a place outside the file; empty if none.
std::string faultsOf(const ParsedProject& project, const std::vector<Diagnostic>& findings) {
    for (const Diagnostic& finding : findings) {
        const Location where = finding.where;
        const bool isNowhere = !where.file.isValid();
        if (finding.message().empty() ||
            (!isNowhere && (where.span.begin > where.span.end ||
                            where.span.end > project.sources.files[where.file.value].text->bytes().size()))) {
            return std::string(finding.code()) + " points outside of its file";
        }
    }
    return {};
}

/// Adds the element and all elements that it may contain, each once.
void addElements(const ElementSpec& element, std::vector<const ElementSpec*>& all) {
    if (std::ranges::find(all, &element) != all.end()) {
        return;
    }
    all.push_back(&element);
    for (const ElementSpec* const child : element.children) {
        addElements(*child, all);
    }
}

/// Returns the rows, and the parameters and blocks of rows, that no project used. All should be used.
std::string neverUsed(const Vocabulary& vocabulary, const std::set<MadeProject::Part>& used) {
    std::string never;
    const auto ask = [&](const void* row, std::string_view name, std::string_view part) {
        if (!used.contains({row, part})) {
            never += "never: " + std::string(name) + " " + std::string(part) + "\n";
        }
    };
    const auto askAll = [&](const void* row, std::string_view name, std::span<const ParameterSpec> parameters) {
        for (const ParameterSpec& parameter : parameters) {
            ask(row, name, parameter.name);
        }
    };
    const auto askRows = [&](const auto& rows) {
        for (const auto& row : rows) {
            ask(&row, row.tag, "");
            askAll(&row, row.tag, row.parameters);
        }
    };
    askRows(vocabulary.conditions());
    askAll(conditionAttributes().data(), "any condition", conditionAttributes());
    askRows(vocabulary.effects());
    askAll(effectAttributes(true).data(), "any effect", effectAttributes(true));
    for (const EffectSpec& row : vocabulary.effects()) {
        for (const BlockSpec& block : row.blocks) {
            ask(&row, row.tag, block.tag);
        }
    }
    askRows(vocabulary.orders());
    askRows(vocabulary.actions());
    for (const WatchSpec& row : vocabulary.watches()) {
        ask(&row, row.type, "");
        askAll(&row, row.type, row.parameters);
    }
    std::vector<const ElementSpec*> elements;
    addElements(projectElement(), elements);
    addElements(orreryElement(), elements);
    for (const ElementSpec* const element : elements) {
        ask(element, element->tag, "");
        askAll(element, element->tag, element->attributes);
    }
    return never;
}

} // namespace

class MadeProjectTest : public QObject {
    Q_OBJECT

private slots:
    void works_data() {
        QTest::addColumn<bool>("isStrict");
        QTest::newRow("R2.3 a project made from the rows is loaded, checked, run and explained") << false;
        QTest::newRow("R2.3 the same, with strict rules") << true;
    }
    void works();
};

void MadeProjectTest::works() {
    QFETCH(bool, isStrict);
    std::vector<Diagnostic> findings;
    const auto base = check(projectWith(R"(<project format="1"/>)"), shippedRows(), findings);
    for (const Diagnostic& finding : findings) {
        QVERIFY2(finding.severity() != Severity::error,
                 finding.message().c_str()); // otherwise all made projects would be wrong
    }
    const std::size_t only = numberFrom("ORRERY_SEED", 0);
    const std::size_t cases = only != 0 ? 1 : numberFrom("ORRERY_CASES", isStrict ? usualCases / 5 : usualCases);
    std::set<MadeProject::Part> used;
    std::map<std::string, std::size_t> errors; ///< by code and message
    std::size_t groups = 0;
    std::size_t running = 0;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto seed = static_cast<std::uint32_t>(only != 0 ? only : i + 1);
        if (cases > usualCases) {
            std::fprintf(stderr, "\rseed %u ", seed); // shows the seed if the case never ends
        }
        MadeProject made(seed, base->vocabulary);
        const std::string content = written(made.content());
        if (const char* const path = std::getenv("ORRERY_WRITE")) {
            std::ofstream(path) << content;
        }
        const ParsedProject project = projectWith(written(made.manifest(isStrict)), content);
        std::vector<Diagnostic> found;
        const auto model = check(project, shippedRows(), found);
        lint(project, *model, found);
        std::string wrong = faultsOf(project, found);
        const auto program = compile(model);
        for (const CheckedScenario& scenario : model->scenarios) {
            wrong = wrong.empty() ? playAndAsk(program, scenario, seed) : wrong;
        }
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        used.insert(made.used().begin(), made.used().end());
        for (const Diagnostic& finding : found) {
            errors[std::string(finding.code()) + ": " + finding.message()] +=
                finding.severity() == Severity::error ? 1 : 0;
        }
        for (std::uint32_t group = 0; group < program->groups.size(); ++group) {
            ++groups;
            running += program->checkedGroup(group).isRunnable ? 1 : 0;
        }
    }
    const std::string counts = std::to_string(running) + " of " + std::to_string(groups) + " groups run, " +
                               std::to_string(used.size()) + " parts of rows";
    if (std::getenv("ORRERY_COUNTS") != nullptr) {
        qInfo("%s", counts.c_str());
        for (const auto& [code, count] : errors) {
            qInfo("%6zu %s", count, code.c_str());
        }
    }
    QVERIFY2(only != 0 || isStrict || (groups > 2 * cases && 5 * running > groups && running < groups), counts.c_str());
    if (cases < enoughCases) {
        return;
    }
    const std::string never = neverUsed(base->vocabulary, used);
    QVERIFY2(never.empty(), never.c_str());
}

QTEST_APPLESS_MAIN(MadeProjectTest)
#include "made_project_test.moc"
