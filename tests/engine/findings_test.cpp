// SPDX-License-Identifier: GPL-3.0-or-later
// Work with problems: silences, fixes of all problems of a kind, and explanations (I3.1, I3.2, I3.8).
#include "engine/assist/fix_all.h"
#include "engine/assist/rename.h"
#include "engine/assist/silence.h"
#include "engine/check/check.h"
#include "engine/explanations.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/effect_call.h"
#include "tests/support/example_trial.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace orrery::engine;

namespace {

struct Checked {
    ParsedProject project;
    std::vector<Diagnostic> diagnostics;
    SilencedFindings silenced;
};

/// A diagnostic that no example can have.
struct WithoutExample {
    std::string_view code;
    std::string_view reason;
};
constexpr std::array withoutExample{
    WithoutExample{"check.constant-only", "only an operation that an embedding application adds takes no formula"},
    WithoutExample{"check.detail-not-constant", "only an event that an embedding application adds has such a detail"},
    WithoutExample{"check.prevents-fixed", "only an event that an embedding application adds cannot be prevented"},
    WithoutExample{"check.unknown-order", "an order by itself is text of the command line, and in no project"},
    WithoutExample{"content.file-too-large", "it needs a file of 64 MB"},
    WithoutExample{"content.linked-folder", "it needs a link on the disk"},
    WithoutExample{"content.too-many-files", "it needs 100,000 files"},
    WithoutExample{"content.unreadable-file", "it needs a file that the disk does not give"},
    WithoutExample{"export.changed-file", "it needs a folder of FreeOrion"},
    WithoutExample{"export.changed-macro", "it needs a folder of FreeOrion"},
    WithoutExample{"export.damaged-origins", "it needs a folder of FreeOrion"},
    WithoutExample{"export.follows", "it needs a folder of FreeOrion"},
    WithoutExample{"export.macro", "it needs a folder of FreeOrion"},
    WithoutExample{"export.new-class", "it needs a folder of FreeOrion"},
    WithoutExample{"export.no-origins", "it needs a folder of FreeOrion"},
    WithoutExample{"export.not-written", "it needs a folder of FreeOrion"},
    WithoutExample{"export.own-macro", "it needs a folder of FreeOrion"},
    WithoutExample{"export.unshared-macro", "it needs a folder of FreeOrion"},
    WithoutExample{"export.unused-choice", "it needs a folder of FreeOrion"},
    WithoutExample{"export.written-out", "it needs a folder of FreeOrion"},
    WithoutExample{"expr.not-for-xml", "only the conversion to elements reports it, and checks nothing"},
    WithoutExample{"save.contradiction", "it needs two elements of one save"},
    WithoutExample{"save.missing-name", "it needs a save and the content of its game"},
    WithoutExample{"save.rule-value", "it needs a save and the content of its game"},
    WithoutExample{"save.too-large", "it needs a file of 1 GB"},
    WithoutExample{"save.unpacking", "it needs a packed file"},
    WithoutExample{"save.unreadable", "it needs a file that the disk does not give"},
    WithoutExample{"xml.file-too-large", "it needs a text of 64 MB that is no file"},
};

const FolderContents& shipped() {
    static const FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    return contents;
}

Checked checkedSources(ProjectSources sources, bool usesBaseline = true) {
    Checked out;
    out.project = parseProject(std::move(sources));
    check(out.project, shippedRows(), out.diagnostics);
    out.silenced = silence(out.project, out.diagnostics, usesBaseline);
    return out;
}

using Files = std::map<std::string, std::string>;

Checked checkedFiles(const Files& files, bool usesBaseline = true) {
    FolderContents contents;
    for (const auto& [path, text] : files) {
        contents.files[path] = std::make_shared<const SourceText>(path, text);
    }
    return checkedSources(arrangeSources(contents, shipped()), usesBaseline);
}

std::string contentOf(const std::string& content) {
    return "<orrery format=\"1\">\n" + content + "\n</orrery>\n";
}

Checked checkedContent(const std::string& content, const std::string& manifest = "<project format=\"1\"/>") {
    return checkedFiles({{"orrery.xml", manifest}, {"a.xml", contentOf(content)}});
}

QString codesOf(const std::vector<Diagnostic>& diagnostics) {
    QStringList codes;
    for (const Diagnostic& diagnostic : diagnostics) {
        codes << QString::fromStdString(std::string(diagnostic.code()));
    }
    return codes.join(' ');
}

std::string textOf(const ParsedProject& project, const std::string& path) {
    return std::string(project.sources.files[project.sources.find(path).value].text->bytes());
}

} // namespace

class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void silences_data();
    void silences();
    void works_data();
    void works();
    void examples_data();
    void examples();

private:
    void silencesHere();
    void silencesInProject();
    void baseline();
    void baselineSurvives();
    void fixesAll();
    void fixesInRounds();
    void everyCodeHasAPage();
};

using Work = void (FindingsTest::*)();
Q_DECLARE_METATYPE(Work)

void FindingsTest::silences_data() {
    QTest::addColumn<QString>("manifest");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("silenced");
    const QString plain = "<project format=\"1\"/>";
    const auto row = [&](const char* name, const char* content, const char* told, int silenced) {
        QTest::newRow(name) << plain << QString(content) << QString(told) << silenced;
    };
    row("I3.8 without a comment it is told", "<class id=\"A\" type=\"nothing\"/>", "check.unknown-name", 0);
    row("I3.8 a comment silences the element behind it",
        "<!-- orrery-ignore check.unknown-name -->\n<class id=\"A\" type=\"nothing\"/>\n<class id=\"B\" "
        "type=\"nothing\"/>",
        "check.unknown-name", 1);
    row("I3.8 a comment silences its own line",
        "<class id=\"A\" type=\"nothing\"/> <!-- orrery-ignore check.unknown-name -->\n<class id=\"B\" "
        "type=\"nothing\"/>",
        "check.unknown-name", 1);
    row("I3.8 a comment silences what stands deep in its element",
        "<!-- orrery-ignore check.unknown-name -->\n<class id=\"A\" type=\"tech\">\n <unlocks class=\"X\"/>\n</class>",
        "", 1);
    row("I3.8 several codes and a reason",
        "<!-- orrery-ignore check.unknown-name content.unknown-attribute: as it was in 2006 -->\n<class id=\"A\" "
        "type=\"nothing\" old=\"1\"/>",
        "", 2);
    row("I3.8 another code stays",
        "<!-- orrery-ignore content.unknown-attribute -->\n<class id=\"A\" "
        "type=\"nothing\" old=\"1\"/>",
        "check.unknown-name", 1);
    row("I3.8 what silences nothing is a hint",
        "<!-- orrery-ignore check.unknown-name -->\n<class id=\"A\" "
        "type=\"tech\"/>",
        "silence.unused", 0);
    row("I3.8 one of two codes silences nothing",
        "<!-- orrery-ignore check.unknown-name expr.unknown-name -->\n<class id=\"A\" type=\"nothing\"/>",
        "silence.unused", 1);
    row("I3.8 a comment that is no such comment",
        "<!-- orrery-ignored check.unknown-name -->\n<class id=\"A\" "
        "type=\"nothing\"/>",
        "check.unknown-name", 0);
    row("I3.8 a comment behind the last element",
        "<class id=\"A\" type=\"nothing\"/>\n<!-- orrery-ignore "
        "check.unknown-name -->",
        "check.unknown-name silence.unused", 0);
    QTest::newRow("I3.8 the manifest silences a code everywhere")
        << "<project format=\"1\">\n<silence code=\"check.unknown-name\">not yet</silence>\n</project>"
        << "<class id=\"A\" type=\"nothing\"/><class id=\"B\" type=\"nothing\"/>"
        << "" << 2;
    QTest::newRow("I3.8 the manifest silences a code in one file")
        << "<project format=\"1\"><silence code=\"check.unknown-name\" file=\"a.xml\"/><silence "
           "code=\"check.unknown-name\" file=\"b.xml\"/></project>"
        << "<class id=\"A\" type=\"nothing\"/>"
        << "silence.unused" << 1;
    QTest::newRow("I3.8 a comment goes before the manifest")
        << "<project format=\"1\"><silence code=\"check.unknown-name\"/></project>"
        << "<!-- orrery-ignore check.unknown-name -->\n<class id=\"A\" type=\"nothing\"/>\n"
           "<class id=\"B\" type=\"nothing\"/>"
        << "" << 2;
    QTest::newRow("I3.8 hints about silence can be silenced in the manifest")
        << "<project format=\"1\"><silence code=\"check.unknown-name\"/><silence code=\"silence.unused\"/></project>"
        << "<class id=\"A\" type=\"tech\"/>"
        << "" << 1;
}

void FindingsTest::silences() {
    QFETCH(QString, manifest);
    QFETCH(QString, content);
    QFETCH(QString, told);
    QFETCH(int, silenced);
    const Checked checked = checkedContent(content.toStdString(), manifest.toStdString());
    QCOMPARE(codesOf(checked.diagnostics), told);
    QCOMPARE(int(checked.silenced.all.size()), silenced);
    // The fix of a hint about an unused silence solves its problem.
    for (const Diagnostic& diagnostic : checked.diagnostics) {
        if (diagnostic.code() == "silence.unused") {
            const Checked mended = checkedSources(withEdits(checked.project.sources, diagnostic.fixes[0].edits));
            QVERIFY(!codesOf(mended.diagnostics).contains("silence.unused"));
            QCOMPARE(int(mended.silenced.all.size()), silenced);
        }
    }
}

void FindingsTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::newRow("I3.8 silence here writes a comment, and adds a code to it") << Work(&FindingsTest::silencesHere);
    QTest::newRow("I3.8 silence in the project writes a line of the manifest")
        << Work(&FindingsTest::silencesInProject);
    QTest::newRow("I3.8 a baseline silences what is wrong now, and nothing new") << Work(&FindingsTest::baseline);
    QTest::newRow("I3.8 a baseline survives edits elsewhere, and says what is gone")
        << Work(&FindingsTest::baselineSurvives);
    QTest::newRow("I3.2 all of a kind are fixed in a file and in the project") << Work(&FindingsTest::fixesAll);
    QTest::newRow("I3.2 fixes that overlap are made in rounds") << Work(&FindingsTest::fixesInRounds);
    QTest::newRow("I3.1 every code that is told has its page") << Work(&FindingsTest::everyCodeHasAPage);
}

void FindingsTest::works() {
    QFETCH(Work, work);
    (this->*work)();
}

void FindingsTest::silencesHere() {
    const Checked before = checkedContent("  <class id=\"A\" type=\"tech\">\n    <unlocks class=\"X\" old=\"1\"/>\n  "
                                          "</class>");
    QCOMPARE(codesOf(before.diagnostics), "check.unknown-name content.unknown-attribute");
    const auto first = silenceHere(before.project, before.diagnostics[0]);
    QVERIFY(first);
    const Checked once = checkedSources(withEdits(before.project.sources, {*first}));
    QCOMPARE(codesOf(once.diagnostics), "content.unknown-attribute");
    QVERIFY(QString::fromStdString(textOf(once.project, "a.xml"))
                .contains("\n    <!-- orrery-ignore check.unknown-name -->\n    <unlocks class=\"X\""));
    const auto second = silenceHere(once.project, once.diagnostics[0]);
    QVERIFY(second);
    const Checked twice = checkedSources(withEdits(once.project.sources, {*second}));
    QCOMPARE(codesOf(twice.diagnostics), "");
    QVERIFY(QString::fromStdString(textOf(twice.project, "a.xml"))
                .contains("<!-- orrery-ignore check.unknown-name content.unknown-attribute -->"));
    QCOMPARE(int(twice.silenced.all.size()), 2);
}

void FindingsTest::silencesInProject() {
    for (const char* const manifest : {"<project format=\"1\"/>", "<project format=\"1\"></project>",
                                       "<project format=\"1\">\n  <description>x</description>\n</project>\n"}) {
        const Checked before = checkedContent("<class id=\"A\" type=\"nothing\"/>", manifest);
        const auto edit = silenceInProject(before.project, "check.unknown-name");
        QVERIFY(edit);
        const Checked after = checkedSources(withEdits(before.project.sources, {*edit}));
        QCOMPARE(codesOf(after.diagnostics), "");
        QCOMPARE(int(after.silenced.all.size()), 1);
        QVERIFY(!silenceInProject(after.project, "check.unknown-name")); // the manifest has it already
    }
}

void FindingsTest::baseline() {
    Files files{
        {"orrery.xml", "<project format=\"1\"/>"},
        {"a.xml", contentOf("<class id=\"A\" type=\"tech\"><unlocks class=\"X\"/><unlocks class=\"X\"/></class>")}};
    const Checked before = checkedFiles(files);
    QCOMPARE(before.diagnostics.size(), std::size_t{2});
    files["orrery-baseline.xml"] = baselineOf(before.project, before.diagnostics, before.silenced);
    const Checked after = checkedFiles(files);
    QCOMPARE(codesOf(after.diagnostics), "");
    QCOMPARE(int(after.silenced.all.size()), 2);
    QVERIFY(after.silenced.all[0].by == SilencedBy::baseline);
    QCOMPARE(codesOf(checkedFiles(files, false).diagnostics), "check.unknown-name check.unknown-name");
    // A third problem of the same kind in the same place is new.
    files["a.xml"] = contentOf("<class id=\"A\" type=\"tech\"><unlocks class=\"X\"/><unlocks class=\"X\"/><unlocks "
                               "class=\"X\"/></class>");
    QCOMPARE(codesOf(checkedFiles(files).diagnostics), "check.unknown-name");
    // A new baseline keeps the silences of the old one.
    QCOMPARE(baselineOf(after.project, after.diagnostics, after.silenced), files["orrery-baseline.xml"]);
}

void FindingsTest::baselineSurvives() {
    const std::string wrong = "<class id=\"A\" type=\"tech\"><unlocks class=\"X\"/></class>";
    Files files{{"orrery.xml", "<project format=\"1\"/>"}, {"a.xml", contentOf(wrong)}};
    const Checked before = checkedFiles(files);
    files["orrery-baseline.xml"] = baselineOf(before.project, before.diagnostics, before.silenced);
    files["a.xml"] = contentOf("<!-- new -->\n\n<class id=\"B\" type=\"tech\"/>\n");
    files["moved/b.xml"] = contentOf("<class id=\"C\" type=\"tech\"/>\n" + wrong);
    QCOMPARE(codesOf(checkedFiles(files).diagnostics), "");
    files["moved/b.xml"] = contentOf("<class id=\"C\" type=\"tech\"/>");
    const Checked mended = checkedFiles(files);
    QCOMPARE(codesOf(mended.diagnostics), "silence.stale-baseline");
    const Checked cleaned = checkedSources(withEdits(mended.project.sources, mended.diagnostics[0].fixes[0].edits));
    QCOMPARE(codesOf(cleaned.diagnostics), "");
}

void FindingsTest::fixesAll() {
    const Files files{
        {"orrery.xml", "<project format=\"1\"/>"},
        {"a.xml", contentOf("<class id=\"BLD_MINE\" type=\"buildin\"/><class id=\"BLD_MILL\" type=\"buildin\"/>")},
        {"b.xml", contentOf("<class id=\"BLD_YARD\" type=\"buildin\"/><class id=\"X\" type=\"qqqqqqqqq\"/>")}};
    const Checked before = checkedFiles(files);
    const auto no = [] { return false; };
    const FixAll inFile = fixAll(before.project, shippedRows(), before.diagnostics, "check.unknown-name",
                                 before.project.sources.find("a.xml"), no);
    QCOMPARE(inFile.fixed, std::size_t{2});
    QCOMPARE(inFile.left, std::size_t{0});
    QCOMPARE(codesOf(checkedSources(withEdits(before.project.sources, inFile.edits)).diagnostics),
             "check.unknown-name check.unknown-name");
    const FixAll everywhere =
        fixAll(before.project, shippedRows(), before.diagnostics, "check.unknown-name", FileId{}, no);
    QCOMPARE(everywhere.fixed, std::size_t{3});
    QCOMPARE(everywhere.left, std::size_t{1}); // no known name is near that one
    QCOMPARE(codesOf(checkedSources(withEdits(before.project.sources, everywhere.edits)).diagnostics),
             "check.unknown-name");
    QVERIFY(fixAll(before.project, shippedRows(), before.diagnostics, "check.unknown-name", FileId{}, [] {
                return true;
            }).edits.empty());
}

void FindingsTest::fixesInRounds() {
    // Three more classes with one id: each fix gives the next free name, which the fix before it has already taken.
    const Checked before = checkedContent("<class id=\"A\" type=\"tech\"/>\n<class id=\"A\" type=\"tech\"/>\n<class "
                                          "id=\"A\" type=\"tech\"/>\n<class id=\"A\" type=\"tech\"/>");
    QCOMPARE(codesOf(before.diagnostics), "check.duplicate-class check.duplicate-class check.duplicate-class");
    const FixAll all = fixAll(before.project, shippedRows(), before.diagnostics, "check.duplicate-class", FileId{},
                              [] { return false; });
    QCOMPARE(all.left, std::size_t{0});
    const Checked after = checkedSources(withEdits(before.project.sources, all.edits));
    QCOMPARE(codesOf(after.diagnostics), "");
}

void FindingsTest::everyCodeHasAPage() {
    QVERIFY2(allDiagnostics().size() > 200, std::to_string(allDiagnostics().size()).c_str());
    for (const DiagnosticSpec* const row : allDiagnostics()) {
        QVERIFY2(!row->message.empty() && findDiagnostic(row->code) == row, std::string(row->code).c_str());
    }
    // For each part of the engine, a code from a header or from a source file.
    for (const char* const code : {"xml.bad-entity", "check.unknown-name", "expr.unknown-name", "check.open-brace",
                                   "content.no-manifest", "silence.unused", "rename.taken"}) {
        if (std::string_view(code).starts_with("xml.")) {
            QVERIFY(
                std::ranges::any_of(allDiagnostics(), [](const auto* row) { return row->code.starts_with("xml."); }));
        } else {
            QVERIFY2(findDiagnostic(code) != nullptr, code);
        }
    }
    QVERIFY(findDiagnostic("no.such-code") == nullptr);
    QVERIFY(findDiagnostic("a.code-before-all") == nullptr && findDiagnostic("zzz.code-behind-all") == nullptr);
    QCOMPARE(diagnosticsSection().entries.size(), allDiagnostics().size());
    // The row is the reported diagnostic.
    const Checked checked = checkedContent("<class id=\"A\" type=\"nothing\"/>");
    QCOMPARE(findDiagnostic(checked.diagnostics[0].code()), checked.diagnostics[0].spec);
}

void FindingsTest::examples_data() {
    QTest::addColumn<QString>("code");
    for (const DiagnosticSpec* const row : allDiagnostics()) {
        const QString code = QString::fromStdString(std::string(row->code));
        QTest::newRow(qPrintable("I3.1 the examples show " + code + " and how it is right")) << code;
    }
}

void FindingsTest::examples() {
    QFETCH(QString, code);
    const std::string id = code.toStdString();
    const auto example = exampleOf(*findDiagnostic(id));
    const bool canHaveOne = std::ranges::find(withoutExample, id, &WithoutExample::code) == withoutExample.end();
    QCOMPARE(example.has_value(), canHaveOne);
    if (!example) {
        return;
    }
    const std::vector<Diagnostic> wrong = orrery::test::diagnosticsOfExample(id, example->wrong);
    QVERIFY2(!wrong.empty() && std::ranges::all_of(wrong, [&](const auto& one) { return one.code() == id; }),
             qPrintable(codesOf(wrong)));
    static const QRegularExpression slot("\\{\\d\\}");
    for (const Diagnostic& one : wrong) { // no sentence has an unfilled slot
        const QString said = QString::fromStdString(one.message() + " " + one.advice().english());
        QVERIFY2(!slot.match(said).hasMatch(), qPrintable(said));
    }
    const std::vector<Diagnostic> right = orrery::test::diagnosticsOfExample(id, example->right);
    QVERIFY2(right.empty(), qPrintable(codesOf(right)));
}

QTEST_APPLESS_MAIN(FindingsTest)
#include "findings_test.moc"
