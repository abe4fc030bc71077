// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the compact tree, on the classes of the demo (I6.1).
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_rows.h"
#include "widgets/form/form_view.h"

#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

std::size_t rowCount(const std::vector<FormRow>& rows) {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const FormRow& row) { return !row.isHidden && !row.isJoined; }));
}

} // namespace

class FormRowsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(demoClasses, "I6.1 every class of the demo takes few rows, and folded one for each group") {
        const test::FormProject project(test::demoFiles());
        const engine::Vocabulary& vocabulary = project.analysis()->model->vocabulary;
        std::map<std::string, std::pair<std::size_t, std::size_t>> open; // rows and elements by class
        for (const auto& tree : project.analysis()->project.trees) {
            for (const std::uint32_t child : tree->elements(tree->root())) {
                const engine::Element element{tree.get(), child};
                if (element.tag() != "class") {
                    continue;
                }
                const Form form = formOf(element, vocabulary, {});
                const std::size_t rows = rowCount(formRows(form.lines, [](const FormPath&) { return false; }));
                const std::size_t folded = rowCount(formRows(form.lines, [](const FormPath&) { return true; }));
                const auto tops = std::ranges::count_if(
                    form.lines, [](const FormLine& line) { return line.depth == 1 && !line.sharesRow; });
                QVERIFY2(rows < form.lines.size(), element.value("id").c_str());
                QVERIFY2(folded <= static_cast<std::size_t>(tops) + 4, element.value("id").c_str());
                open[element.value("id")] = {rows, form.lines.size()};
            }
        }
        QVERIFY(open.size() > 30);
        QVERIFY2(open["TECH_CHRONICLE"].first <= 100, std::to_string(open["TECH_CHRONICLE"].first).c_str());
        for (const auto& [id, count] : open) {
            qInfo("%s: %d elements in %d rows", id.c_str(), int(count.second), int(count.first));
        }
    }

    NAMED_TEST(whole, "I6.1 a class of eight groups shows whole in 1,000 pixels, and folded in one row a group") {
        test::FormProject project(test::demoFiles());
        FormView view(project.store, project.analyzer, project.sandbox);
        view.resize(1300, 1000);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto show = [&](const QByteArray& id) {
            for (const auto& [name, bytes] : test::demoFiles()) {
                if (bytes.contains("<class id=\"" + id + "\"")) {
                    view.showPlace(project.place("<class id=\"" + id + "\"", name));
                }
            }
            view.finishLines();
            QCoreApplication::processEvents();
        };
        const auto bottom = [&] {
            int y = 0;
            for (const FormLineView* const line : view.lines()) {
                y = line->isVisible() ? std::max(y, line->geometry().bottom()) : y;
            }
            return y;
        };
        for (const char* const id : {"BLD_WATCHTOWER", "TECH_CIVICS"}) {
            show(id);
            QVERIFY2(bottom() < 960, qPrintable(QString("%1: %2").arg(id).arg(bottom())));
        }
        show("TECH_CHRONICLE");
        view.toggleAllFolds();
        int rows = 0;
        for (const FormLineView* const line : view.lines()) {
            rows += line->isVisible() && !line->row().isJoined ? 1 : 0;
            QVERIFY(!line->isVisible() || line->height() <= 22);
        }
        QCOMPARE(rows, 16); // the class, its properties, and 14 groups
    }

    void readable_data() {
        QTest::addColumn<int>("width");
        QTest::newRow("I6.1 the fields of a narrow form can be read") << 400;
        QTest::newRow("I6.1 the fields of a form of usual width can be read") << 640;
    }
    void readable() {
        QFETCH(int, width);
        test::FormProject project(test::demoFiles());
        FormView view(project.store, project.analyzer, project.sandbox);
        view.resize(width, 1000);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (const auto& [name, bytes] : test::demoFiles()) {
            if (!bytes.contains("<scenario id=\"caravans\"")) {
                continue;
            }
            view.showPlace(project.place("<scenario id=\"caravans\"", name));
            view.finishLines();
            QCoreApplication::processEvents();
            int fields = 0;
            for (FormLineView* const line : view.lines()) {
                for (const FormFieldView* const field : line->fields()) {
                    if (!field->isVisible()) {
                        continue;
                    }
                    const int least = std::min(field->wantedWidth(), 8 * view.fontMetrics().averageCharWidth() + 12);
                    QVERIFY2(field->width() >= least, qPrintable(line->sentence()));
                    QVERIFY2(field->geometry().right() < line->width(), qPrintable(line->sentence()));
                    ++fields;
                }
            }
            QVERIFY2(fields > 40, std::to_string(fields).c_str());
        }
    }
};

QTEST_MAIN(FormRowsTest)
#include "form_rows_test.moc"
