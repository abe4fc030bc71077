// SPDX-License-Identifier: GPL-3.0-or-later
// Views of projects that repeat one element very often. No work is quadratic, and no linear work runs in one event of
// the window (R2.6, P3.5). tests/bench/window_bench measures the duration of events.
#include "engine/text/work.h"
#include "tests/gui/form_fixture.h"
#include "tests/support/hostile_projects.h"
#include "widgets/base/finding_limit.h"
#include "widgets/form/form_model.h"
#include "widgets/form/form_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"
#include "widgets/source/source_editor.h"

#include <QLabel>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

const QString path = QStringLiteral("made.xml");

std::map<QString, QByteArray> filesWith(const std::string& text) {
    return {{QStringLiteral("orrery.xml"), "<project format=\"1\"/>"}, {path, QByteArray::fromStdString(text)}};
}

std::string repeated(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

std::string classOf(const std::string& attributes, const std::string& children) {
    return "<orrery format=\"1\"><class id=\"A\" type=\"building\"" + attributes + ">" + children + "</class></orrery>";
}

/// The form of the first element of a text, with the work spent on it.
struct Made {
    explicit Made(const std::string& text) : project(filesWith(text)) {
        const AnalysisPtr analysis = project.analysis();
        const engine::FileId file = analysis->fileOf(path);
        std::ranges::copy_if(analysis->diagnostics, std::back_inserter(findings),
                             [&](const auto& one) { return one.where.file == file; });
        const engine::Element top = formElementAt(*analysis->project.trees[file.value], 0);
        const std::uint64_t before = engine::workDone;
        form = formOf(top, analysis->model->vocabulary, findings);
        work = engine::workDone - before;
    }

    FormProject project;
    std::vector<engine::Diagnostic> findings;
    Form form;
    std::uint64_t work = 0;
};

} // namespace

class HostileViewsTest : public QObject {
    Q_OBJECT

private slots:
    void formWork_data();
    void formWork();
    void formLimit_data();
    void formLimit();
    void formLines_data();
    void formLines();
    void tree_data();
    void tree();
    void styles_data();
    void styles();
};

void HostileViewsTest::formWork_data() {
    QTest::addColumn<std::string>("attribute");
    QTest::addColumn<std::string>("child");
    const auto row = [](const char* name, const std::string& attribute, const std::string& child) {
        QTest::newRow(name) << attribute << child;
    };
    row("R2.6 a form of 200 and 2,000 unknown attributes", " unknown#=\"1\"", {});
    row("R2.6 a form of 200 and 2,000 groups with a wrong value each", {}, "<group id=\"#\" priority=\"wrong\"/>");
    row("R2.6 a form of 200 and 2,000 unknown elements", {}, "<unknown#/>");
}

void HostileViewsTest::formWork() {
    QFETCH(std::string, attribute);
    QFETCH(std::string, child);
    const auto workOf = [&](int count) {
        std::string attributes;
        std::string children;
        for (int i = 0; i < count; ++i) {
            for (const auto& [from, to] : {std::pair(&attribute, &attributes), {&child, &children}}) {
                std::string one = *from;
                if (const std::size_t at = one.find('#'); at != std::string::npos) {
                    one.replace(at, 1, std::to_string(i));
                }
                *to += one;
            }
        }
        const Made made(classOf(attributes, children));
        return std::max<std::uint64_t>(made.work, static_cast<std::uint64_t>(count));
    };
    constexpr std::uint64_t mostOfTen = 15; // n log n
    const std::uint64_t few = workOf(200);
    const std::uint64_t many = workOf(2'000);
    QVERIFY2(many <= few * mostOfTen, qPrintable(QStringLiteral("%1 for %2").arg(many).arg(few)));
}

void HostileViewsTest::formLimit_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("R2.6 a line lists as many problems as it may") << mostFindingsAtPlace;
    QTest::newRow("R2.6 a line says how many more problems it has") << mostFindingsAtPlace + 70;
}

void HostileViewsTest::formLimit() {
    QFETCH(int, count);
    std::string attributes;
    for (int i = 0; i < count; ++i) {
        attributes += " unknown" + std::to_string(i) + "=\"1\"";
    }
    const Made made(classOf(attributes, {}));
    QCOMPARE(made.findings.size(), static_cast<std::size_t>(count));
    const FormLine& line = made.form.lines.front();
    QCOMPARE(static_cast<int>(line.findings.size()), mostFindingsAtPlace);
    QCOMPARE(line.unlisted, count - mostFindingsAtPlace);
}

void HostileViewsTest::formLines_data() {
    QTest::addColumn<int>("meters");
    QTest::addColumn<int>("unlisted");
    constexpr int most = static_cast<int>(mostFormLines);
    QTest::newRow("P3.5 a form shows as many lines as it may") << most - 1 << 0;
    QTest::newRow("R2.6 a form of more lines shows the first, and says how many more there are") << most + 9 << 10;
}

void HostileViewsTest::formLines() {
    QFETCH(int, meters);
    QFETCH(int, unlisted);
    const std::string text =
        "<orrery format=\"1\"><vocabulary>" + repeated(meters, "<meter id=\"M\"/>") + "</vocabulary></orrery>";
    FormProject project(filesWith(text));
    FormView view(project.store, project.analyzer, project.sandbox);
    view.resize(600, 400);
    view.showPlace({project.analysis()->fileOf(path), {20, 20}});
    QTRY_VERIFY(!view.isBeingMade());
    QCOMPARE(view.form().lines.size(), mostFormLines);
    const auto labels = view.findChildren<QLabel*>();
    const auto more = std::ranges::count_if(labels, [&](const QLabel* label) {
        return !label->isHidden() && label->text().startsWith(QString::number(unlisted) + " more line");
    });
    QCOMPARE(static_cast<int>(more), unlisted > 0 ? 1 : 0);
}

void HostileViewsTest::tree_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("entries");
    QTest::addColumn<bool>("isAtOnce");
    const auto file = [](const std::string& text) { return "<orrery format=\"1\">" + text + "</orrery>"; };
    QTest::newRow("P3.5 few classes are listed at once")
        << file(repeated(20, "<class id=\"A\" type=\"building\"/>")) << 20 << true;
    QTest::newRow("R2.6 many equal ids are listed by another thread")
        << file(repeated(2'000, "<class id=\"A\" type=\"building\"/>")) << 2'000 << false;
    QTest::newRow("R2.6 many groups of one class are listed by another thread")
        << classOf({}, repeated(2'000, "<group id=\"g\"/>")) << 1 << false;
}

void HostileViewsTest::tree() {
    QFETCH(std::string, text);
    QFETCH(int, entries);
    QFETCH(bool, isAtOnce);
    FormProject project(filesWith("<orrery format=\"1\"/>"));
    ProjectTree tree(project.store, project.analyzer);
    int entriesAtOnce = -1;
    const auto listed = [&] {
        const QModelIndex made = tree.model().index(tree.model().rowCount() - 1, 0);
        return tree.model().rowCount(made);
    };
    Document& document = project.document(path);
    const auto size = static_cast<std::uint32_t>(document.bytes().size());
    QVERIFY(project.store.apply(QStringLiteral("edit"), {{&document, {0, size}, QByteArray::fromStdString(text)}}));
    connect(&project.analyzer, &Analyzer::analysed, this, [&] { entriesAtOnce = listed(); });
    project.analyzer.waitUntilCurrent();
    QCOMPARE(entriesAtOnce, isAtOnce ? entries : 0);
    QTRY_COMPARE(listed(), entries);
    project.analyzer.disconnect(this);
}

void HostileViewsTest::styles_data() {
    QTest::addColumn<int>("lines");
    QTest::newRow("P3.5 a text whose expressions are known later is styled to its end, although nobody looks there")
        << 20'000;
}

void HostileViewsTest::styles() {
    QFETCH(int, lines);
    SourceEditor editor;
    editor.resize(300, 200);
    editor.show();
    const QByteArray text = QByteArray("<a if=\"1\"/>\n").repeated(lines);
    editor.setBytes(text);
    const auto styledTo = [&] { return static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_GETENDSTYLED)); };
    QTRY_COMPARE(styledTo(), static_cast<int>(text.size()));
    editor.setExpressionNames(ExpressionNames::defaults());
    QVERIFY(styledTo() < text.size());
    QTRY_COMPARE(styledTo(), static_cast<int>(text.size()));
}

QTEST_MAIN(HostileViewsTest)
#include "hostile_views_test.moc"
