// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/example_trial.h"

#include "engine/assist/rename.h"
#include "engine/assist/silence.h"
#include "engine/check/check.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/scenario/runs.h"
#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_classic.h"
#include "engine/import/freeorion_save/saved_game_reader.h"
#include "engine/import/string_files.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/ask.h"
#include "engine/turn/effect_call.h"
#include "engine/turn/order_dependence.h"
#include "engine/turn/session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <sstream>
#include <string>

namespace orrery::test {

namespace {

using namespace engine;

using Files = std::map<std::string, std::string>;

constexpr std::uint32_t turns = 12;

/// Returns a text with each "⟨3 × text⟩" written out, and with each "⟨0A⟩" as that byte. Repetitions count from 0: '#'
/// stands for the number, '#+' for the next one.
std::string writtenOut(std::string_view text) {
    static constexpr std::string_view open = "⟨";
    static constexpr std::string_view close = "⟩";
    static constexpr std::string_view times = " × ";
    std::string out;
    for (;;) {
        const std::size_t begin = text.find(open);
        const std::size_t end = text.find(close, begin);
        if (begin == std::string_view::npos || end == std::string_view::npos) {
            return out += text;
        }
        out += text.substr(0, begin);
        const std::string_view inside = text.substr(begin + open.size(), end - begin - open.size());
        text.remove_prefix(end + close.size());
        const std::size_t sign = inside.find(times);
        std::uint32_t number = 0;
        std::from_chars(inside.data(), inside.data() + std::min(sign, inside.size()), number,
                        sign == std::string_view::npos ? 16 : 10);
        if (sign == std::string_view::npos) {
            out += static_cast<char>(number);
        }
        for (std::uint32_t i = 0; sign != std::string_view::npos && i < number; ++i) {
            const std::string_view repeated = inside.substr(sign + times.size());
            for (std::size_t at = 0; at < repeated.size(); ++at) {
                const bool isNext = repeated.substr(at).starts_with("#+");
                out += repeated[at] == '#' ? std::to_string(isNext ? i + 1 : i) : std::string(1, repeated[at]);
                at += isNext ? 1 : 0;
            }
        }
    }
}

/// Returns the files of an example. Lines "=== path" begin a file. The text before them is the inside of a file of
/// content, and comes with a manifest.
Files filesOf(std::string_view text) {
    Files files;
    if (!text.starts_with("=== ")) {
        files = {{"a.xml", "<orrery format=\"1\">\n"}, {"orrery.xml", "<project format=\"1\"/>\n"}};
    }
    std::string path = "a.xml";
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("=== ")) {
            path = line.substr(4);
            files[path].clear();
        } else {
            files[path] += line + "\n";
        }
    }
    if (!text.starts_with("=== ")) {
        files["a.xml"] += "</orrery>\n";
    }
    for (auto& [name, bytes] : files) {
        bytes = writtenOut(bytes);
    }
    return files;
}

/// A project that holds an example, checked.
struct Checked {
    explicit Checked(std::string_view text) {
        const QTemporaryDir folder;
        write(filesOf(text), folder);
        static const FolderContents shipped = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
        project = parseProject(arrangeSources(readFolder(folder.path().toStdString()), shipped));
        model = check(project, shippedRows(), diagnostics);
        silence(project, diagnostics);
    }

    static void write(const Files& files, const QTemporaryDir& folder) {
        for (const auto& [path, bytes] : files) {
            const QString name = folder.filePath(QString::fromStdString(path));
            QDir().mkpath(QFileInfo(name).path());
            QFile file(name);
            if (file.open(QIODevice::WriteOnly)) {
                file.write(bytes.data(), static_cast<qint64>(bytes.size()));
            }
        }
    }

    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> diagnostics;
};

/// Returns limits of which the one that the code reports is low.
RunLimits limitsFor(std::string_view code) {
    RunLimits limits;
    for (const RunLimitRow& row : runLimitRows()) {
        if (row.diagnostic->code == code) {
            limits.*row.value = row.value == &RunLimits::traceBytes  ? 20'000
                                : row.value == &RunLimits::work      ? 20'000
                                : row.value == &RunLimits::workOfRun ? 2'000'000
                                : row.value == &RunLimits::memory    ? 1'500'000
                                : row.value == &RunLimits::lanes     ? 1
                                                                     : 20;
        }
    }
    return limits;
}

std::vector<Diagnostic> played(std::string_view code, Checked checked) {
    std::vector<Diagnostic> found = std::move(checked.diagnostics);
    for (const CheckedScenario& written : checked.model->scenarios) {
        CheckedScenario scenario = written;
        std::vector<Diagnostic> ignored; // the check has reported them
        for (const auto& tree : checked.project.trees) {
            for (const CheckedRun& run : readRuns(*tree, *checked.model, ignored)) {
                scenario = run.scenario == scenario.id ? withRun(scenario, run) : scenario;
            }
        }
        const auto session =
            Session::start(compile(checked.model), std::move(scenario), std::nullopt, true, limitsFor(code));
        session->goTo(turns);
        std::ranges::transform(session->problems(), std::back_inserter(found), &RunProblem::diagnostic);
        for (std::uint32_t turn = 1; code.ends_with("order-matters") && turn <= session->last(); ++turn) {
            const OrderDependence order = findOrderDependence(*session, turn);
            const auto matters = orderDependenceDiagnostics(*session, order);
            found.insert(found.end(), matters.begin(), matters.end());
            if (order.conflicts > 0 && matters.empty()) {
                found.push_back(noOrderMatters(order));
            }
        }
    }
    return found;
}

std::vector<Diagnostic> asked(const std::string& text) {
    const Checked none("");
    ExpressionContext context = expressionContext(RowPlace::scope, false, *none.model);
    context.language = &none.model->language;
    context.hasValue = true;
    const auto session = Session::start(compile(none.model), {});
    Answer answer = ask({.text = text, .context = context}, *none.model, session->state().view());
    if (answer.unanswered != nullptr) {
        answer.diagnostics.push_back({answer.unanswered, {}, {}, {}, {}});
    }
    return std::move(answer.diagnostics);
}

/// The text begins with a comment that tells what to rename: "<!-- rename KIND ID to ID -->".
std::vector<Diagnostic> renamed(std::string_view text) {
    const Checked checked(text);
    const std::string_view words = text.substr(0, text.find(" -->")).substr(std::string_view("<!-- rename ").size());
    const std::size_t to = words.find(" to ");
    const std::string_view from = words.substr(0, to);
    const auto index = indexNames(checked.project, *checked.model);
    for (NameId name = 0; name < index->names().size(); ++name) {
        const NameKey& key = index->key(name);
        if (std::string(kindName(key.kind)) + " " + key.id == from) {
            const RenamePlan plan =
                planRename(checked.project, checked.model->vocabulary, *index, name, words.substr(to + 4));
            std::vector<Diagnostic> found = checked.diagnostics;
            found.insert(found.end(), plan.refusals.begin(), plan.refusals.end());
            if (plan.isPossible()) {
                const auto tried = tryRename(checked.project, shippedRows(), *index, checked.diagnostics, plan);
                found.insert(found.end(), tried.begin(), tried.end());
            }
            return found;
        }
    }
    qFatal("an example renames what its content does not name");
}

std::vector<Diagnostic> imported(std::string_view text) {
    std::vector<Diagnostic> found;
    ForeignFolder folder;
    for (const auto& [path, bytes] : filesOf(text)) {
        auto file = std::make_shared<const SourceText>(path, bytes);
        if (const auto format = catalogueFormatOf(path)) {
            const ReadCatalogue read = readCatalogue(std::move(file), {}, *format);
            found.insert(found.end(), read.faults.begin(), read.faults.end());
        } else {
            folder.files.push_back(std::move(file));
        }
    }
    if (!folder.files.empty()) {
        const ImportedProject project = importFreeOrionClassic(folder);
        found.insert(found.end(), project.faults.begin(), project.faults.end());
    }
    return found;
}

std::vector<Diagnostic> scripted(std::string_view text) {
    FocsFolder folder;
    for (const auto& [path, bytes] : filesOf(text)) {
        folder.files.push_back(std::make_shared<const SourceText>(path, bytes));
    }
    return readFocsContent(std::move(folder)).faults;
}

/// Reads a complete save, in which an element of the example replaces the first one with the same start tag. An example
/// that begins with an end tag replaces all that follows that tag.
std::vector<Diagnostic> saved(std::string_view example) {
    QFile file(ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml");
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("the small save is missing");
    }
    std::string text = file.readAll().toStdString();
    example = example.substr(0, example.find_last_not_of('\n') + 1);
    const bool isType = example.starts_with("<!");
    const std::size_t first = example.find('>') + 1;
    const std::size_t quote = example.find('"', example.find('"') + 1) + 1;
    const std::string_view key = example.substr(0, isType       ? std::string_view("<!DOCTYPE").size()
                                                   : quote != 0 ? std::min(first, quote)
                                                                : first);
    const std::size_t begin = text.find(key);
    if (begin == std::string::npos) {
        qFatal("the small save has no such element");
    }
    std::size_t end = text.find('>', begin) + 1;
    if (example.starts_with("</")) {
        end = text.size();
    } else if (example.find("</") != std::string_view::npos) {
        const std::string close = "</" + std::string(example.substr(1, first - 1));
        end = text.find(close, begin) + close.size();
    }
    text.replace(begin, end - begin, example);
    return readSavedGame(text, FileId{0}).faults;
}

} // namespace

std::vector<Diagnostic> diagnosticsOfExample(std::string_view code, std::string_view text) {
    const std::string_view part = code.substr(0, code.find('.'));
    if (part == "ask") {
        return asked(std::string(text.substr(0, text.find_last_not_of('\n') + 1)));
    }
    if (part == "rename") {
        return renamed(text);
    }
    if (part == "import") {
        return imported(text);
    }
    if (part == "focs") {
        return scripted(text);
    }
    if (part == "save") {
        return saved(text);
    }
    if (part == "run" || part == "scenario") {
        return played(code, Checked(text));
    }
    Checked checked(text);
    if (part == "lint") {
        lint(checked.project, *checked.model, checked.diagnostics);
    }
    return std::move(checked.diagnostics);
}

} // namespace orrery::test
