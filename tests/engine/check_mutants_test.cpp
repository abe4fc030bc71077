// SPDX-License-Identifier: GPL-3.0-or-later
// R2.2: the checker on shipped files that are cut off or have a changed byte. The test takes a seeded sample. With
// ORRERY_MUTANTS=full it takes every cut and 200,000 changed bytes.
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace orrery::engine;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t usualMutants = 300;
#elif defined(NDEBUG)
constexpr std::size_t usualMutants = 10'000;
#else
constexpr std::size_t usualMutants = 500;
#endif
constexpr std::size_t allSubstitutions = 200'000;

bool isFull() {
    return qEnvironmentVariable("ORRERY_MUTANTS") == QLatin1String("full");
}

/// A shipped project, or the shipped vocabulary below one, checked from a folder.
struct Shipped {
    std::string name;
    FolderContents project;
    FolderContents vocabulary;
    ParsedProject parsed;
};

/// One file of a shipped project.
struct ShippedFile {
    Shipped* shipped = nullptr;
    bool isVocabulary = false;
    std::string path;

    FolderContents& folder() const { return isVocabulary ? shipped->vocabulary : shipped->project; }
    const std::shared_ptr<const SourceText>& text() const { return folder().files.at(path); }
};

/// Returns a description of a diagnostic's invalid place; empty if the place is valid.
QString brokenPlace(const Location& where, const ParsedProject& project) {
    if (where.file.value >= project.trees.size() || project.trees[where.file.value] == nullptr) {
        return {}; // the diagnostic is about the whole project
    }
    const auto size = static_cast<std::uint32_t>(project.trees[where.file.value]->source()->bytes().size());
    return where.span.begin <= where.span.end && where.span.end <= size
               ? QString()
               : QStringLiteral("%1 to %2 of %3 bytes").arg(where.span.begin).arg(where.span.end).arg(size);
}

/// Checks a project with another text for one file and returns a description of the fault. Parses only that file.
QString faultOf(const ShippedFile& file, std::string bytes) {
    Shipped& shipped = *file.shipped;
    auto& text = file.folder().files.at(file.path);
    const auto original = text;
    text = std::make_shared<const SourceText>(file.path, std::move(bytes));
    const ParsedProject project = parseProject(arrangeSources(shipped.project, shipped.vocabulary), &shipped.parsed);
    text = original;
    std::vector<Diagnostic> findings;
    if (check(project, shippedRows(), findings) == nullptr) {
        return QStringLiteral("no model");
    }
    for (const Diagnostic& finding : findings) {
        QString fault = brokenPlace(finding.where, project);
        for (const Fix& fix : finding.fixes) {
            for (const TextEdit& edit : fix.edits) {
                if (edit.span.begin > edit.span.end) {
                    fault += QStringLiteral("a fix edits nowhere");
                }
            }
        }
        if (!fault.isEmpty()) {
            return QString::fromStdString(finding.message()) + QStringLiteral(": ") + fault;
        }
    }
    return {};
}

} // namespace

class CheckMutantsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anythingIsChecked_data();
    void anythingIsChecked();

private:
    void add(const QString& folder);
    std::size_t bytes() const;
    /// Calls `see` with places in all files, each byte with the same probability: every place, or `count` of them.
    template <typename See>
    void places(std::size_t count, bool isEvery, See see) const;

    std::vector<std::unique_ptr<Shipped>> m_shipped;
    std::vector<ShippedFile> m_files;
};

void CheckMutantsTest::initTestCase() {
    for (const char* const folder : {"/demo", "/templates/tutorial", "/templates/empty"}) {
        add(QStringLiteral(ORRERY_RESOURCE_DIR) + QLatin1String(folder));
    }
    QVERIFY(bytes() > 80'000);
}

void CheckMutantsTest::add(const QString& folder) {
    auto shipped = std::make_unique<Shipped>();
    shipped->name = folder.toStdString();
    shipped->project = readFolder(shipped->name, "");
    shipped->vocabulary = readFolder(std::string(ORRERY_RESOURCE_DIR) + "/vocabulary", "vocabulary/");
    shipped->parsed = parseProject(arrangeSources(shipped->project, shipped->vocabulary));
    const bool isFirst = m_shipped.empty();
    for (const auto& [path, text] : shipped->project.files) {
        m_files.push_back({shipped.get(), false, path});
    }
    for (const auto& [path, text] : shipped->vocabulary.files) {
        if (isFirst) { // the demo, which uses most of the vocabulary
            m_files.push_back({shipped.get(), true, path});
        }
    }
    m_shipped.push_back(std::move(shipped));
}

std::size_t CheckMutantsTest::bytes() const {
    std::size_t sum = 0;
    for (const ShippedFile& file : m_files) {
        sum += file.text()->bytes().size();
    }
    return sum;
}

template <typename See>
void CheckMutantsTest::places(std::size_t count, bool isEvery, See see) const {
    const std::size_t all = bytes();
    std::mt19937 chance(qEnvironmentVariableIntValue("ORRERY_SEED") + 2202u);
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < (isEvery ? all : count); ++i) {
        wanted.push_back(isEvery ? i : chance() % all);
    }
    std::ranges::sort(wanted);
    std::size_t before = 0;
    auto file = m_files.begin();
    for (const std::size_t at : wanted) {
        while (at - before >= file->text()->bytes().size()) {
            before += file->text()->bytes().size();
            ++file;
        }
        see(*file, at - before, static_cast<std::uint32_t>(chance()));
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void CheckMutantsTest::anythingIsChecked_data() {
    QTest::addColumn<bool>("isCut");
#if defined(__SANITIZE_ADDRESS__)
    const char* const lane = isFull() ? "" : ", few under sanitizers";
#else
    const char* const lane = "";
#endif
    QTest::addRow("R2.2 checks shipped files that are cut off%s", lane) << true;
    QTest::addRow("R2.2 checks shipped files with a changed byte%s", lane) << false;
}

void CheckMutantsTest::anythingIsChecked() {
    QFETCH(bool, isCut);
    constexpr std::string_view by("<>/&\"'= \n\0]-?!\xFF"
                                  "a",
                                  16);
    const std::size_t count = isFull() ? allSubstitutions : usualMutants;
    std::size_t checked = 0;
    places(count, isFull() && isCut, [&](const ShippedFile& file, std::size_t at, std::uint32_t drawn) {
        std::string text(file.text()->bytes());
        if (isCut) {
            text.resize(at);
        } else if (text[at] != by[drawn % by.size()]) {
            text[at] = by[drawn % by.size()];
        } else {
            text.erase(at, 1);
        }
        const QString fault = faultOf(file, std::move(text));
        QVERIFY2(
            fault.isEmpty(),
            qPrintable(QStringLiteral("%1, byte %2: %3").arg(QString::fromStdString(file.path)).arg(at).arg(fault)));
        ++checked;
    });
    QVERIFY(QTest::currentTestFailed() || checked >= count / 2);
}

QTEST_APPLESS_MAIN(CheckMutantsTest)
#include "check_mutants_test.moc"
