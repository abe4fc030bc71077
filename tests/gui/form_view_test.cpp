// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/base/kept_fields.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_edit.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QColorDialog>
#include <QCompleter>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWindow>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

/// Returns the n-th line of a tag.
FormLineView* lineOf(FormView& view, const std::string& tag, int number = 0) {
    view.finishLines();
    for (FormLineView* const line : view.lines()) {
        if (line->line().tag == tag && number-- == 0) {
            return line;
        }
    }
    return nullptr;
}

/// Returns a field of a line, and shows it if the line hides it.
FormFieldView* shownField(FormLineView* line, const QString& attribute) {
    FormFieldView* const field = line->field(attribute);
    line->reveal(field);
    return field;
}

QLineEdit* lineEditOf(FormFieldView& field) {
    if (auto* const own = qobject_cast<QLineEdit*>(&field.editor())) {
        return own;
    }
    return field.editor().findChild<QLineEdit*>();
}

/// Overwrites the content of a field, and presses Enter.
void type(FormFieldView& field, const QString& text) {
    QLineEdit* const line = lineEditOf(field);
    line->setFocus();
    line->selectAll();
    if (text.isEmpty()) {
        QTest::keyClick(line, Qt::Key_Delete);
    } else {
        QTest::keyClicks(line, text);
    }
    if (field.expression() != nullptr) {
        field.expression()->completer().popup()->hide();
    }
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

class FormViewTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_project = std::make_unique<FormProject>();
        m_view = std::make_unique<FormView>(m_project->store, m_project->analyzer, m_project->sandbox);
        m_view->resize(900, 700);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }
    void cleanup() {
        m_view.reset();
        m_project.reset();
    }

    NAMED_TEST(editsItsOwnSpanOnly, "I2.3 an edit in a form changes its own span only") { editEveryField(); }
    NAMED_TEST(leavesAllOtherBytes, "R4.2 one edit in a form changes its own span only") { editEveryField(); }

    void typedFields_data() {
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<QString>("attribute");
        QTest::addColumn<QByteArray>("editor");
        QTest::newRow("I2.1 a whole number is a spin box")
            << QByteArray("class") << "duration" << QByteArray("NumberBox");
        QTest::newRow("I2.1 a type is picked") << QByteArray("class") << "type" << QByteArray("PickBox");
        QTest::newRow("I2.1 a number that is computed is an expression")
            << QByteArray("modify-max-meter") << "amount" << QByteArray("ExpressionField");
        QTest::newRow("I2.1 a condition's expression is one too")
            << QByteArray("activation") << "if" << QByteArray("ExpressionField");
        QTest::newRow("I2.1 a meter is picked") << QByteArray("modify-max-meter") << "meter" << QByteArray("PickBox");
        QTest::newRow("I2.1 a class is picked") << QByteArray("create-object") << "class" << QByteArray("PickBox");
        QTest::newRow("I2.1 an enumerator is picked")
            << QByteArray("planet-environment") << "type" << QByteArray("PickBox");
        QTest::newRow("I2.1 a group is switched by a check box")
            << QByteArray("group") << "enabled" << QByteArray("QCheckBox");
    }
    void typedFields() {
        QFETCH(QByteArray, tag);
        QFETCH(QString, attribute);
        QFETCH(QByteArray, editor);
        showMegalith();
        FormFieldView* const field = lineOf(*m_view, tag.toStdString())->field(attribute);
        QVERIFY(field);
        QCOMPARE(QByteArray(field->editor().metaObject()->className()).split(':').last(), editor);
        QVERIFY2(!field->help().isEmpty(), "each field explains itself");
    }

    NAMED_TEST(helpLeaves, "I6.1 the help of a field leaves the details with its line") {
        showMegalith();
        lineEditOf(*lineOf(*m_view, "group")->field("stacking"))->setFocus();
        QVERIFY(!m_view->details().help().isEmpty());
        QTest::mouseClick(lineOf(*m_view, "effects"), Qt::LeftButton, {}, QPoint(60, 4));
        QVERIFY(lineOf(*m_view, "effects")->isMarked());
        QVERIFY(m_view->details().help().isEmpty());
        // It does not come back with a later edit in the source.
        const auto at =
            static_cast<std::uint32_t>(m_project->document().bytes().indexOf("\"Population\" amount=\"1\"") + 21);
        QVERIFY(m_project->store.apply("elsewhere", {{&m_project->document(), {at, at + 1}, "2"}}));
        m_project->analyzer.waitUntilCurrent();
        m_view->finishLines();
        QVERIFY(lineOf(*m_view, "effects")->isMarked());
        QVERIFY2(m_view->details().help().isEmpty(), qPrintable(m_view->details().help()));
    }

    NAMED_TEST(optionalParts, "I6.1 an optional part appears only if it is set, and one key adds one") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "group");
        QVERIFY(line->field("stacking")->isVisible() && line->field("enabled")->isVisible());
        FormFieldView* const stage = line->field("stage");
        QVERIFY(stage->isHidden() && line->field("description")->isHidden() && line->field("priority")->isHidden());
        QVERIFY(!line->sentence().contains("stage"));
        lineEditOf(*line->field("stacking"))->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::AltModifier);
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const auto actions = menu->actions();
        const auto part = std::ranges::find(actions, QString("Stage"), &QAction::text);
        QVERIFY(part != actions.end() && !(*part)->toolTip().isEmpty());
        QVERIFY(std::ranges::none_of(actions, [](const QAction* one) { return one->text() == "Stacking"; }));
        menu->setActiveAction(*part);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(stage->isVisible() && line->sentence().contains("stage"));
        QVERIFY(stage->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(line->isMarked());
        QVERIFY2(lineOf(*m_view, "group", 1)->field("stage")->isHidden(), "each line has its own parts");
        QTest::keyClicks(QApplication::focusWidget(), "movement");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_project->document().bytes().contains("stage=\"movement\""));
    }

    NAMED_TEST(gaps,
               "I6.1 a required value that is missing is a red gap with its caption, and one of several is, too") {
        replace("meter=\"Population\" amount=\"1\"", "meter=\"Population\"");
        replace("<starlane-jumps-to-source at-most=\"1\"/>", "<starlane-jumps-to-source/>");
        m_project->analyzer.waitUntilCurrent();
        showMegalith();
        const auto isRed = [](FormFieldView* field) {
            const QImage picture = field->grab().toImage();
            const QColor red = themeOf(field->palette()).error;
            int count = 0;
            for (int x = 0; x < picture.width(); ++x) {
                const QColor at = picture.pixelColor(x, 0);
                count += std::abs(at.red() - red.red()) + std::abs(at.green() - red.green()) < 90 ? 1 : 0;
            }
            return count > picture.width() / 4;
        };
        FormFieldView* const amount = lineOf(*m_view, "modify-max-meter")->field("amount");
        QVERIFY(amount->isVisible());
        QCOMPARE(lineEditOf(*amount)->placeholderText(), amount->caption());
        QVERIFY(isRed(amount));
        QVERIFY(!isRed(lineOf(*m_view, "modify-max-meter", 1)->field("amount")));
        FormFieldView* const jumps = lineOf(*m_view, "starlane-jumps-to-source")->field("at-most");
        QVERIFY(jumps->isVisible() && isRed(jumps));
        type(*amount, "3");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(!isRed(lineOf(*m_view, "modify-max-meter")->field("amount")));
    }

    NAMED_TEST(rowsAreSmall, "I6.1 each element is one row of at most 22 pixels that reads as a sentence") {
        showMegalith();
        for (const FormLineView* const line : m_view->lines()) {
            QVERIFY2(line->height() <= 22, line->line().tag.c_str());
        }
        QCOMPARE(lineOf(*m_view, "starlane-jumps-to-source")->sentence(), QString("jumps to source ≤ 1"));
        QCOMPARE(lineOf(*m_view, "empire-affiliation")->sentence(), QString("owner is source, itself (all owners)"));
        QCOMPARE(lineOf(*m_view, "modify-max-meter")->sentence(), QString("add 1 to max Population"));
    }

    NAMED_TEST(sharedRows, "I6.1 a container with a single child shares its row") {
        showMegalith();
        FormLineView* const scope = lineOf(*m_view, "scope");
        FormLineView* const include = lineOf(*m_view, "include");
        FormLineView* const contains = lineOf(*m_view, "contains");
        QCOMPARE(include->y(), scope->y());
        QCOMPARE(contains->y(), scope->y());
        QVERIFY(scope->x() < include->x() && include->x() < contains->x());
        QVERIFY2(scope->geometry().right() < include->x(), "they do not cover each other");
        QVERIFY2(lineOf(*m_view, "effects")->y() > scope->y(), "the next element begins a new row");
        // Keys visit each of them.
        scope->setFocus();
        QTest::keyClick(scope, Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), include);
    }

    NAMED_TEST(narrowRows, "I6.1 a container that finds no room in a row has one of its own, above what it contains") {
        replace("<contains><self/></contains>", "<contains><self/><object-type type=\"special\"/></contains>");
        m_project->analyzer.waitUntilCurrent();
        m_view->resize(240, 600);
        showMegalith();
        QCoreApplication::processEvents();
        FormLineView* const include = lineOf(*m_view, "include");
        FormLineView* const contains = lineOf(*m_view, "contains");
        FormLineView* const self = lineOf(*m_view, "self");
        QVERIFY(!contains->row().isJoined && contains->y() > include->y());
        QVERIFY2(self->row().depth == contains->row().depth + 1, "its content is deeper");
        QCOMPARE(lineOf(*m_view, "object-type")->row().depth, self->row().depth);
        QVERIFY2(lineOf(*m_view, "effects")->row().depth < contains->row().depth, "the next element is not");
        m_view->resize(900, 700);
        QCoreApplication::processEvents();
        QVERIFY(contains->row().isJoined && self->row().depth == contains->row().depth + 1);
    }

    NAMED_TEST(foldsTree, "I6.1 a folded group is one row with its effects, by keys and by mouse") {
        showMegalith();
        FormLineView* const group = lineOf(*m_view, "group");
        const int before = lineOf(*m_view, "group", 1)->y();
        group->setFocus();
        QTest::keyClick(group, Qt::Key_Left);
        QVERIFY(group->row().isFolded && lineOf(*m_view, "scope")->isHidden());
        QVERIFY2(lineOf(*m_view, "group", 1)->y() < before, "the next group moves up");
        QTest::keyClick(group, Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), lineOf(*m_view, "group", 1));
        group->setFocus();
        QTest::keyClick(group, Qt::Key_Right);
        QVERIFY(!group->row().isFolded && lineOf(*m_view, "scope")->isVisible());
        QTest::keyClick(group, Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        int rows = 0;
        for (const FormLineView* const line : m_view->lines()) {
            rows += line->isVisible() && !line->row().isJoined ? 1 : 0;
        }
        QCOMPARE(rows, 6); // class, property, groupings and three groups
        replace("duration=\"0\"", "duration=\"3\"");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY2(lineOf(*m_view, "group")->row().isFolded, "an edit elsewhere does not unfold");
        m_view->showPlace(m_project->place("<contains>"));
        QVERIFY2(!lineOf(*m_view, "group")->row().isFolded, "a place inside is shown");
    }

    NAMED_TEST(filters, "I6.3 letters typed on a line filter the lines, and Escape shows them all again") {
        showMegalith();
        const auto shown = [&] {
            QStringList tags;
            for (const FormLineView* const line : m_view->lines()) {
                if (line->isVisible()) {
                    tags << QString::fromStdString(line->line().tag);
                }
            }
            return tags.join(QLatin1Char(' '));
        };
        const QString all = shown();
        FormLineView* const group = lineOf(*m_view, "group");
        group->setFocus();
        QTest::keyClick(group, Qt::Key_Left);
        QVERIFY(shown() != all);
        QTest::keyClicks(group, "c");
        QVERIFY(m_view->filter().isVisible() && m_view->filter().hasFocus());
        QTest::keyClicks(&m_view->filter(), "onstruction");
        QCOMPARE(m_view->filter().text(), QString("construction"));
        QCOMPARE(shown(), QString("class groupings group effects modify-max-meter"));
        m_view->filter().setText("trade");
        QCOMPARE(shown(), QString("class group effects modify-max-meter"));
        QTest::keyClick(&m_view->filter(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), lineOf(*m_view, "modify-max-meter", 1));
        replace("duration=\"0\"", "duration=\"3\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(shown(), QString("class group effects modify-max-meter"));
        // The line that is edited stays, even if it no longer matches.
        FormLineView* const trade = lineOf(*m_view, "modify-max-meter", 1);
        type(*trade->field("meter"), "Industry");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(lineOf(*m_view, "modify-max-meter", 1)->isVisible());
        QVERIFY(m_project->document().bytes().contains("meter='Industry'"));
        m_project->store.history().undo();
        m_project->analyzer.waitUntilCurrent();
        m_view->filter().setFocus();
        QTest::keyClick(&m_view->filter(), Qt::Key_Escape);
        QVERIFY(!m_view->filter().isVisible());
        QCOMPARE(QApplication::focusWidget(), lineOf(*m_view, "modify-max-meter", 1));
        QCOMPARE(shown(), all);
        QTest::keyClicks(lineOf(*m_view, "group"), "works");
        QVERIFY2(shown().contains("create-object"), "a match shows the lines inside it");
        m_view->showPlace(m_project->place("<planet-environment"));
        QCOMPARE(shown(), all);
    }

    NAMED_TEST(details, "I6.1 details, help and problems of the selected row are in a panel, and are edited there") {
        showMegalith();
        replace("resource=\"Minerals\"", "resource=\"Minerels\"");
        m_project->analyzer.waitUntilCurrent();
        m_view->selectLine(lineOf(*m_view, "modify-stockpile"));
        FormDetails& details = m_view->details();
        QCOMPARE(details.title(), QString("Modify stockpile"));
        QCOMPARE(details.fields().size(), lineOf(*m_view, "modify-stockpile")->fields().size());
        FormFieldView* const field = details.field("resource");
        QVERIFY(field && field->isVisible() && field->status().contains("Minerels"));
        type(*field, "Minerals");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(m_project->document().bytes().contains("resource=\"Minerals\""));
        QCOMPARE(lineEditOf(*lineOf(*m_view, "modify-stockpile")->field("resource"))->text(), QString("Minerals"));
        QVERIFY(details.field("resource")->status().isEmpty());
        // An attribute that the row does not show is also there.
        FormFieldView* const hidden =
            details.field("priority") != nullptr ? details.field("priority") : details.field("stacking");
        QVERIFY(hidden && hidden->isVisible());
        m_view->selectLine(lineOf(*m_view, "planet-size"));
        QVERIFY(details.field("size") && !details.field("resource"));
    }

    void staysUnfolded_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const QByteArray& from, const QByteArray& to) {
            QTest::newRow(name) << from << to;
        };
        row("I2.1 a line stays unfolded when a field is edited", "duration=\"0\"", "duration=\"3\"");
        row("I2.1 a line stays unfolded when its class is renamed", "BLD_MEGALITH\" type", "BLD_OTHER\" type");
        row("I2.1 a line stays unfolded when others come before it", "<group id=\"local\"",
            "<property name=\"build_time\" value=\"3\"/>\n    <group id=\"local\"");
        row("I2.1 a line stays unfolded when its own shape changes", "<activation if=\"turn &gt;= 0\"/>",
            "<activation><source/></activation>");
    }
    void staysUnfolded() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        showMegalith();
        shownField(lineOf(*m_view, "group", 1), "stage");
        QVERIFY(lineOf(*m_view, "group", 1)->field("stage")->isVisible());
        replace(from, to);
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(lineOf(*m_view, "group", 1)->field("stage")->isVisible());
        QVERIFY(lineOf(*m_view, "group", 0)->field("stage")->isHidden());
        m_view->showPlace(m_project->place("<class id=\"SPC_RUINS\""));
        QVERIFY2(lineOf(*m_view, "class")->field("icon")->isHidden(), "another class begins folded");
    }

    NAMED_TEST(showsWhatIsAskedFor, "I2.1 a field that is written, wrong or asked for does not stay folded") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "class");
        QVERIFY(line->field("icon")->isHidden());
        replace("duration=\"0\"", "duration=\"0\" icon=\"a.png\"");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(lineOf(*m_view, "class")->field("icon")->isVisible());
        QVERIFY(lineOf(*m_view, "class")->field("visible")->isHidden());
        // A cleared field stays where it was.
        type(*lineOf(*m_view, "class")->field("icon"), "");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(lineOf(*m_view, "class")->field("icon")->isVisible());
        FormFieldView* const asked = m_view->field(0, "visible");
        QVERIFY(asked != nullptr && asked->isVisible());
    }

    NAMED_TEST(largeForms, "I2.1 of a long form only what is near is made") {
        QByteArray many = "<orrery format=\"1\">\n  <scenario id=\"many\">\n";
        for (int i = 0; i < 900; ++i) {
            many += "    <planet name=\"P" + QByteArray::number(i) + "\" system=\"Sol\"/>\n";
        }
        FormProject large(
            {{"orrery.xml", "<project format=\"1\"/>"}, {"many.xml", many + "  </scenario>\n</orrery>\n"}});
        FormView view(large.store, large.analyzer, large.sandbox);
        view.resize(900, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.showPlace({large.analysis()->fileOf("many.xml"), {40, 40}});
        QCOMPARE(view.form().lines.size(), 901u);
        QTRY_VERIFY(view.lines().size() >= 300);
        QTest::qWait(50);
        QVERIFY(view.lines().size() < 800);
        QVERIFY2(view.canvas().height() > 900 * view.lines().back()->height() / 2, "the scroll bar tells of all");
    }

    NAMED_TEST(focusStaysInSight, "I2.1 a field that is clicked half out of sight is shown whole") {
        showMegalith();
        auto* const page = m_view->findChild<QScrollArea*>();
        m_view->resize(620, 400);
        FormFieldView* const field = lineOf(*m_view, "modify-max-meter", 2)->field("amount");
        m_view->finishLines();
        QCoreApplication::processEvents();
        const auto below = [&] { // height of the part below the visible area
            return field->mapTo(page->viewport(), QPoint(0, field->height())).y() - page->viewport()->height();
        };
        QScrollBar* const bar = page->verticalScrollBar();
        bar->setValue(bar->value() + below() - field->height() / 3);
        QVERIFY(below() > 0);
        QTest::mouseClick(lineEditOf(*field), Qt::LeftButton, {}, QPoint(4, 2));
        QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
        QVERIFY2(below() <= 0, qPrintable(QString::number(below())));
    }

    NAMED_TEST(remarksMoveNothing,
               "I4.6 what is said of a condition moves no other line's fields: the click that asked for it stays") {
        showMegalith();
        const auto places = [&] {
            std::vector<QRect> found;
            for (const FormLineView* const line : m_view->lines()) {
                for (const FormFieldView* const field : line->fields()) {
                    if (line->line().tag != "empire-affiliation") {
                        found.push_back(field->geometry());
                    }
                }
            }
            return found;
        };
        for (int width = 420; width < 900; width += 40) {
            m_view->resize(width, 700);
            m_view->setRemarks("buildings.xml", {});
            const std::vector<QRect> before = places();
            m_view->setRemarks("buildings.xml",
                               {{lineOf(*m_view, "empire-affiliation")->line().path, "1,057 → 1,022", "", false}});
            QVERIFY(places() == before);
        }
    }

    NAMED_TEST(remarks, "I4.6 a line of the form bears what the funnel counted, whatever is edited around it") {
        showMegalith();
        const auto line = [&] { return lineOf(*m_view, "empire-affiliation"); };
        const int before = line()->fields().back()->geometry().right();
        m_view->setRemarks("buildings.xml", {{line()->line().path, "57 → 22", "22 of 57 match.", false}});
        QCOMPARE(line()->remark(), QString("57 → 22"));
        QCOMPARE(lineOf(*m_view, "planet-size")->remark(), QString());
        QVERIFY2(line()->fields().back()->geometry().right() <= before, "fields make room for it");
        type(*lineOf(*m_view, "planet-environment")->field("type"), "Ocean");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(line()->remark(), QString("57 → 22"));
        m_view->setRemarks("scenarios.xml", {{line()->line().path, "1 → 1", "", false}});
        QCOMPARE(line()->remark(), QString());
        m_view->setRemarks("buildings.xml", {});
        QCOMPARE(line()->remark(), QString());
    }

    NAMED_TEST(picks, "I2.1 ids and enumerations are picked by their labels and written by their ids") {
        showMegalith();
        FormFieldView* const field = lineOf(*m_view, "planet-environment")->field("type");
        QCOMPARE(lineEditOf(*field)->text(), QString("Toxic"));
        auto* const box = qobject_cast<PickBox*>(&field->editor());
        QVERIFY(box);
        type(*field, "Ocean");
        QVERIFY(m_project->document().bytes().contains("<planet-environment\ttype=\"ocean\"/>"));
        // Other texts are allowed too: the checker judges them.
        m_project->analyzer.waitUntilCurrent();
        type(*lineOf(*m_view, "planet-environment")->field("type"), "Source.environment");
        QVERIFY(m_project->document().bytes().contains("type=\"Source.environment\""));
        m_project->analyzer.waitUntilCurrent();
        for (const engine::Diagnostic& diagnostic : m_project->analysis()->diagnostics) {
            QVERIFY2(!diagnostic.where.file.isValid() || diagnostic.severity() != engine::Severity::error,
                     diagnostic.message().c_str());
        }
    }

    NAMED_TEST(searchesInLists, "I2.1 a list is searched by any part of a name") {
        showMegalith();
        FormFieldView* const field = lineOf(*m_view, "create-object")->field("class");
        auto* const box = qobject_cast<PickBox*>(&field->editor());
        box->lineEdit()->setFocus();
        QTest::keyClick(box->lineEdit(), Qt::Key_Backspace);
        box->lineEdit()->setFocus();
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), "g");
        QTRY_VERIFY(box->completer()->popup()->isVisible());
        for (const char key : {'a', 'l', 'i'}) { // they go to the popup, which forwards them
            QTest::keyPress(box->completer()->popup(), Qt::Key_Shift, Qt::ShiftModifier);
            QTest::keyClick(box->completer()->popup(), key);
            QTest::keyRelease(box->completer()->popup(), Qt::Key_Shift);
            QVERIFY(box->completer()->popup()->isVisible());
        }
        box->completer()->popup()->hide();
        box->completer()->setCompletionPrefix("gali");
        QCOMPARE(box->completer()->completionCount(), 1);
        QCOMPARE(box->completer()->currentCompletion(), QString("BLD_MEGALITH"));
    }

    NAMED_TEST(searchesByKeys, "I2.1 a list is searched with the keyboard's keys, which go to the box") {
        showMegalith();
        auto* const box = qobject_cast<PickBox*>(&lineOf(*m_view, "create-object")->field("class")->editor());
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view->window()));
        box->setFocus(Qt::TabFocusReason);
        box->lineEdit()->selectAll();
        QTest::keyClick(m_view->window()->windowHandle(), Qt::Key_G);
        QTRY_VERIFY(box->completer() != nullptr && box->completer()->popup()->isVisible());
        QVERIFY(box->completer()->completionCount() > 0);
        box->completer()->popup()->hide();
    }

    NAMED_TEST(namesOfTheTables,
               "I2.7 a class without a name of its own shows in grey what the string tables call it") {
        showMegalith();
        QCOMPARE(lineEditOf(*lineOf(*m_view, "class")->field("name"))->placeholderText(), QString("Name"));
        QVERIFY(!lineOf(*m_view, "class")->sentence().contains("Name"));
        replace("<class id=\"SPC_RUINS\"",
                "<strings language=\"en\"><string id=\"BLD_MEGALITH\">Great stone</string></strings>\n"
                "  <class id=\"SPC_RUINS\"");
        m_project->analyzer.waitUntilCurrent();
        QLineEdit* const name = lineEditOf(*lineOf(*m_view, "class")->field("name"));
        QCOMPARE(name->placeholderText(), QString("Great stone"));
        QCOMPARE(name->text(), QString());
    }

    NAMED_TEST(readsLongIds, "I2.1 a field of an id is as wide as the id, as far as a row goes") {
        replace("BLD_MEGALITH", "BLD_MEGALITH_OF_THE_ELDERS");
        m_project->analyzer.waitUntilCurrent();
        m_view->showPlace(m_project->place("<class id=\"BLD_MEGALITH_OF"));
        m_view->finishLines();
        QLineEdit* const id = lineEditOf(*lineOf(*m_view, "class")->field("id"));
        QVERIFY(id->fontMetrics().horizontalAdvance(id->text()) < id->width());
    }

    NAMED_TEST(defaults, "I2.1 what is left out shows its default, and clearing leaves it out again") {
        showMegalith();
        FormFieldView* const field = shownField(lineOf(*m_view, "planet-environment"), "range");
        QCOMPARE(lineEditOf(*field)->text(), QString());
        QCOMPARE(lineEditOf(*field)->placeholderText(), QString("0"));
        const QByteArray before = m_project->document().bytes();
        type(*field, "2");
        QVERIFY(m_project->document().bytes().contains("<planet-environment\ttype=\"toxic\"\trange=\"2\"/>"));
        m_project->analyzer.waitUntilCurrent();
        type(*shownField(lineOf(*m_view, "planet-environment"), "range"), "");
        QCOMPARE(m_project->document().bytes(), before);
        QCOMPARE(m_project->store.history().undoText(), QString("Clear range of planet-environment"));
    }

    NAMED_TEST(switches, "I2.1 a group is switched off in place, and undone by its name") {
        showMegalith();
        auto* const box = qobject_cast<QCheckBox*>(&lineOf(*m_view, "group", 1)->field("enabled")->editor());
        QVERIFY(box && box->isChecked());
        const QByteArray before = m_project->document().bytes();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QByteArray expected = before;
        expected.replace("enabled=\"true\"", "enabled=\"false\"");
        QCOMPARE(m_project->document().bytes(), expected);
        QCOMPARE(m_project->store.history().undoText(), QString("Set enabled of group"));
        m_project->store.history().undo();
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(qobject_cast<QCheckBox*>(&lineOf(*m_view, "group", 1)->field("enabled")->editor())->isChecked());
    }

    NAMED_TEST(takesUpEditsOfTheSource, "I2.3 the form takes up what is typed in the source, widgets and all") {
        showMegalith();
        FormFieldView* const amount = lineOf(*m_view, "modify-max-meter")->field("amount");
        replace("amount=\"1\"", "amount=\"1 + 1\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(lineOf(*m_view, "modify-max-meter")->field("amount"), amount);
        QCOMPARE(lineEditOf(*amount)->text(), QString("1 + 1"));
    }

    NAMED_TEST(keepsWhatIsBeingTyped, "I2.3 what is being typed in a field stays when the content changes") {
        showMegalith();
        FormFieldView* const amount = lineOf(*m_view, "modify-max-meter")->field("amount");
        lineEditOf(*amount)->setFocus();
        lineEditOf(*amount)->selectAll();
        QTest::keyClicks(lineEditOf(*amount), "12");
        replace("duration=\"0\"", "duration=\"7\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(lineEditOf(*amount)->text(), QString("12"));
        QCOMPARE(lineEditOf(*lineOf(*m_view, "class")->field("duration"))->text(), QString("7"));
    }

    NAMED_TEST(refusesStaleEdits, "I2.3 no edit is made where the text says something else by now") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "modify-max-meter");
        replace("amount=\"1\"", "amount=\"5\""); // before the new analysis arrives
        const QByteArray now = m_project->document().bytes();
        type(*line->field("amount"), "2");
        QCOMPARE(m_project->document().bytes(), now);
        QVERIFY2(line->notes().contains("meanwhile"), qPrintable(line->notes()));
    }

    NAMED_TEST(refusesLostElements, "I2.3 no edit is made where the element is gone, and the line says so") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "create-object");
        replace("<create-object class=\"SPC_RUINS\"/>", "");
        const QByteArray now = m_project->document().bytes();
        type(*shownField(line, "count"), "2");
        QCOMPARE(m_project->document().bytes(), now);
        QVERIFY(!line->notes().isEmpty());
    }

    NAMED_TEST(freezes, "I2.3 only the broken element's form freezes, marked as such") {
        showMegalith();
        replace("<create-object class=\"SPC_RUINS\"/>", "<create-object class=\"SPC_RUINS/>");
        m_project->analyzer.waitUntilCurrent();
        FormLineView* const broken = lineOf(*m_view, "create-object");
        QVERIFY(broken && broken->line().isBroken);
        QVERIFY(!broken->field("class")->editor().isEnabled());
        QVERIFY2(broken->notes().contains("Malformed XML"), qPrintable(broken->notes()));
        const auto shown = broken->findChildren<QToolButton*>();
        const auto toSource = std::ranges::find_if(
            shown, [](const QToolButton* button) { return button->accessibleName().contains("in the source"); });
        QVERIFY(toSource != shown.end() && (*toSource)->isVisible());
        QSignalSpy wanted(broken, &FormLineView::sourceWanted);
        QTest::mouseClick(*toSource, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        FormFieldView* const other = lineOf(*m_view, "modify-max-meter")->field("amount");
        QVERIFY(other->editor().isEnabled());
        type(*other, "4");
        QVERIFY(m_project->document().bytes().contains("meter=\"Population\" amount=\"4\"/>"));
    }

    NAMED_TEST(findingsStandAtTheirField, "I3.1 a finding stands at its field, with an icon and words") {
        showMegalith();
        replace("resource=\"Minerals\"", "resource=\"Minerels\"");
        m_project->analyzer.waitUntilCurrent();
        FormLineView* const line = lineOf(*m_view, "modify-stockpile");
        QVERIFY2(line->field("resource")->status().contains("Minerels"), qPrintable(line->field("resource")->status()));
        QVERIFY(line->field("resource")->editor().accessibleDescription().contains("Minerels"));
        m_view->selectLine(line);
        FormFieldView* const field = m_view->details().field("resource");
        // The message is red and at the right, above the editor; the caption at the left is not.
        const QImage picture = field->grab(QRect(0, 0, field->width(), field->editor().y())).toImage();
        const Theme& theme = themeOf(field->palette());
        const QColor back = picture.pixelColor(picture.width() - 1, 0);
        const auto distance = [](const QColor& a, const QColor& b) {
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
        };
        const auto isThere = [&](const QColor& colour, int from, int to) {
            for (int x = from; x < to; ++x) {
                for (int y = 0; y < picture.height(); ++y) {
                    if (distance(picture.pixelColor(x, y), colour) < distance(back, colour) / 3) {
                        return true;
                    }
                }
            }
            return false;
        };
        QVERIFY(isThere(theme.error, picture.width() * 3 / 4, picture.width()));
        QVERIFY(!isThere(theme.error, 0, picture.width() / 8));
    }

    NAMED_TEST(tips,
               "I2.1 field and words tell in their tooltips what each of them is about, and the symbol the problem") {
        showMegalith();
        replace("resource=\"Minerals\"", "resource=\"Minerels\"");
        m_project->analyzer.waitUntilCurrent();
        FormLineView* const line = lineOf(*m_view, "modify-stockpile");
        FormFieldView* const field = line->field("resource");
        const auto tipAt = [](QWidget& widget, const QPoint& at) {
            QHelpEvent asks(QEvent::ToolTip, at, widget.mapToGlobal(at));
            QApplication::sendEvent(&widget, &asks);
            return asks.isAccepted() ? QToolTip::text() : QString();
        };
        QVERIFY(!field->help().isEmpty());
        QCOMPARE(tipAt(field->editor(), {3, 3}), field->help());
        const QString about = line->accessibleDescription();
        QVERIFY(!about.isEmpty() && about != field->help());
        QStringList tips;
        for (int x = 0; x < line->width(); x += 4) {
            if (line->childAt(x, line->height() / 2) == nullptr) {
                tips << tipAt(*line, {x, line->height() / 2});
            }
        }
        QVERIFY(tips.contains(about));
        QVERIFY(std::ranges::any_of(tips, [](const QString& tip) { return tip.contains("Minerels"); }));
    }

    NAMED_TEST(onDemand, "P3.5 a hidden part has no editor yet; once it has one, Tab comes to it in its place") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "group");
        QVERIFY(line->field("stacking")->hasEditor() && !line->field("stage")->hasEditor());
        QVERIFY(!line->field("description")->hasEditor() && !line->field("description")->isDirty());
        line->field("stage")->editor(); // requested before the fields in front of it
        for (FormFieldView* const field : line->fields()) {
            line->reveal(field);
        }
        std::vector<QWidget*> wanted = line->tabStops();
        QVERIFY(wanted.size() >= line->fields().size());
        std::erase_if(wanted, [](const QWidget* stop) { return !stop->isVisible(); });
        std::vector<QWidget*> reached;
        const QWidget* at = line;
        do {
            at = at->nextInFocusChain();
            if (std::ranges::find(wanted, at) != wanted.end()) {
                reached.push_back(const_cast<QWidget*>(at));
            }
        } while (at != line);
        QVERIFY(reached == wanted);
        for (std::size_t i = 2; i < reached.size(); ++i) {
            QVERIFY2(reached[i]->mapTo(line, QPoint()).x() > reached[i - 1]->mapTo(line, QPoint()).x(),
                     "from left to right");
        }
    }

    NAMED_TEST(enterStays, "I6.3 Enter in a field keeps the focus there, and Shift+Enter goes to the details") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "planet-environment");
        FormFieldView* const range = shownField(line, "range");
        range->line()->setFocus();
        QTest::keyClicks(range->line(), "2");
        QTest::keyClick(range->line(), Qt::Key_Return);
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(QApplication::focusWidget(), &range->editor());
        QTest::keyClick(range->line(), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(m_view->details().isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), line);
    }

    NAMED_TEST(sharesTyping, "R1.4 a value typed in the details is in the row at once, and the other way round") {
        showMegalith();
        FormLineView* const line = lineOf(*m_view, "modify-max-meter");
        m_view->selectLine(line);
        QLineEdit* const inRow = lineEditOf(*line->field("amount"));
        QLineEdit* const inDetails = lineEditOf(*m_view->details().field("amount"));
        inDetails->setFocus();
        inDetails->selectAll();
        QTest::keyClicks(inDetails, "57");
        QCOMPARE(inRow->text(), QString("57"));
        inRow->setFocus();
        QCOMPARE(inDetails->text(), QString("57"));
        inRow->selectAll();
        QTest::keyClicks(inRow, "8");
        QCOMPARE(inDetails->text(), QString("8"));
        inDetails->setFocus();
        inDetails->selectAll();
        QTest::keyClicks(inDetails, "9");
        QVERIFY(m_project->document().bytes().contains("amount=\"9\""));
        QVERIFY2(line->notes().isEmpty(), qPrintable(line->notes()));
    }

    NAMED_TEST(detailsFollowTheirElement, "R1.4 details whose fields change keep to their element") {
        replace("<class id=\"SPC_RUINS\" type=\"special\"/>",
                "<scenario id=\"s\"><condition id=\"one\" type=\"turn\" op=\"eq\" value=\"1\"/>"
                "<condition id=\"two\" type=\"turn\" op=\"eq\" value=\"2\"/></scenario>");
        m_project->analyzer.waitUntilCurrent();
        m_view->showPlace(m_project->place("<condition id=\"one\""));
        FormFieldView* const type = m_view->details().field("type");
        QVERIFY(type);
        type->line()->setFocus();
        type->line()->selectAll();
        QTest::keyClicks(type->line(), "score");
        QTest::keyClick(type->line(), Qt::Key_Return);
        m_project->analyzer.waitUntilCurrent();
        QCoreApplication::processEvents();
        QVERIFY(m_project->document().bytes().contains("<condition id=\"one\" type=\"score\""));
        QCOMPARE(m_view->selectedPath()->back().id, std::string("one"));
        QCOMPARE(m_view->details().fields().size(), m_view->selectedLine()->fields().size());
        QCOMPARE(m_view->details().field("id")->line()->text(), QString("one"));
        FormFieldView* const value = m_view->details().field("op");
        QVERIFY(value && value->line());
        QVERIFY2(m_project->document().bytes().contains("<condition id=\"two\" type=\"turn\""), "the other one stays");
    }

    NAMED_TEST(foldsStayWithTheirElement,
               "I6.1 a fold stays with its group when others come and go, and takes the selection") {
        showMegalith();
        FormLineView* const works = lineOf(*m_view, "group", 2);
        QCOMPARE(works->line().path.back().id, std::string("works"));
        m_view->selectLine(lineOf(*m_view, "create-object"));
        m_view->toggleFold(works);
        QVERIFY(works->isMarked() && lineOf(*m_view, "create-object")->isHidden());
        replace("<group id=\"local\"",
                "<group id=\"more\"><effects><destroy-object/></effects></group>\n    <group id=\"local\"");
        m_project->analyzer.waitUntilCurrent();
        for (const FormLineView* const line : m_view->lines()) {
            if (line->line().tag == "group") {
                QVERIFY2(!line->row().isFolded || line->line().path.back().id == "works",
                         "another group is not folded");
            }
        }
    }

    NAMED_TEST(longExpressions, "I6.1 a long expression is cut in the middle, and whole on hover and in the details") {
        const QString whole =
            "Target.Population * 2 + Target.MaxPopulation * 3 + max(Target.Industry, Target.Trade, 12345)";
        showMegalith();
        replace("amount=\"1\"", "amount=\"" + whole.toUtf8() + "\"");
        m_project->analyzer.waitUntilCurrent();
        m_view->resize(620, 700);
        QCoreApplication::processEvents();
        FormLineView* const line = lineOf(*m_view, "modify-max-meter");
        ExpressionField* const amount = line->field("amount")->expression();
        const QString shown = amount->shownText();
        QVERIFY2(shown.contains(QStringLiteral("…")) && shown.startsWith("Target") && shown.endsWith(")"),
                 qPrintable(shown));
        QHelpEvent asks(QEvent::ToolTip, {3, 3}, amount->mapToGlobal(QPoint(3, 3)));
        QApplication::sendEvent(line->field("amount"), &asks);
        QVERIFY(QToolTip::text().startsWith(whole));
        m_view->selectLine(line);
        QCOMPARE(m_view->details().field("amount")->expression()->shownText(), whole);
        amount->setFocus();
        QCOMPARE(amount->shownText(), whole);
    }

    NAMED_TEST(sliders, "I6.2 a bounded number has a slider in the details, and its steps fit the bounds") {
        showMegalith();
        replace("<contains><self/></contains>", "<chance probability=\"0.5\"/>");
        m_project->analyzer.waitUntilCurrent();
        m_view->selectLine(lineOf(*m_view, "chance"));
        FormFieldView* const field = m_view->details().field("probability");
        QVERIFY(field != nullptr);
        auto* const slider = field->findChild<QSlider*>();
        QVERIFY(slider != nullptr && slider->isVisible() && slider->isEnabled());
        QCOMPARE(slider->value(), 50);
        const QByteArray before = m_project->document().bytes();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(m_project->document().bytes().contains("probability=\"0.51\""));
        QCOMPARE(lineEditOf(*lineOf(*m_view, "chance")->field("probability"))->text(), QString("0.51"));
        m_project->store.history().undo();
        QCOMPARE(m_project->document().bytes(), before);
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(slider->value(), 50);
        QLineEdit* const line = lineEditOf(*field);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(line->text(), QString("0.6"));
        line->selectAll();
        QTest::keyClicks(line, "1/3");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY2(!slider->isEnabled(), "an expression stays");
        m_view->selectLine(lineOf(*m_view, "modify-max-meter"));
        QVERIFY(m_view->details().field("amount")->findChild<QSlider*>() == nullptr);
    }

    NAMED_TEST(narrowForm, "I6.1 a narrow form scrolls sideways, and cuts no row") {
        showMegalith();
        m_view->resize(260, 600);
        QCoreApplication::processEvents();
        const auto* const scroll = m_view->findChild<QScrollArea*>();
        QVERIFY(scroll->horizontalScrollBar()->maximum() > 0);
        FormLineView* const line = lineOf(*m_view, "empire-affiliation");
        QVERIFY2(line->width() >= line->wantedWidth(),
                 qPrintable(QStringLiteral("%1 of %2").arg(line->width()).arg(line->wantedWidth())));
        m_view->resize(900, 600);
        QCoreApplication::processEvents();
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    }

    NAMED_TEST(keepsSizes, "I1.3 the size of the details is kept with the session") {
        QWidget window;
        KeptFields kept(&window);
        kept.setValues({{"form-details", "700,300 420,180"}});
        FormView view(m_project->store, m_project->analyzer, m_project->sandbox, &window);
        window.resize(700, 640);
        view.resize(700, 640);
        window.show();
        view.showPlace(m_project->place("<contains>"));
        view.finishLines();
        auto* const split = view.findChild<QSplitter*>();
        QTRY_VERIFY(std::abs(split->sizes().at(1) - 180) < 40);
        QTest::mousePress(split->handle(1), Qt::LeftButton);
        QTest::mouseMove(split->handle(1), QPoint(10, -60));
        QTest::mouseRelease(split->handle(1), Qt::LeftButton, {}, QPoint(10, -60));
        QCOMPARE(kept.values().value("form-details").toString(), view.sizes());
        QVERIFY(view.sizes() != QString("700,300 420,180"));
        view.setSizes("nonsense 1,2,3");
        QCOMPARE(view.sizes(), QString(" "));
    }

    NAMED_TEST(dragsNumbers, "I6.2 a number is changed by dragging it and by arrow keys, each as one undo step") {
        showMegalith();
        const QByteArray before = m_project->document().bytes();
        FormFieldView* const amount = lineOf(*m_view, "modify-max-meter")->field("amount");
        QLineEdit* const line = lineEditOf(*amount);
        // QTest moves the mouse without its buttons.
        const auto moveTo = [&](int y) {
            QMouseEvent move(QEvent::MouseMove, QPointF(4, y), line->mapToGlobal(QPointF(4, y)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(line, &move);
        };
        QTest::mousePress(line, Qt::LeftButton, {}, QPoint(4, 8));
        moveTo(4);
        moveTo(-4);
        QCOMPARE(line->text(), QString("4"));
        QVERIFY2(m_project->document().bytes().contains("amount=\"4\""), "the content follows at once");
        QTest::mouseRelease(line, Qt::LeftButton, {}, QPoint(4, -4));
        m_project->store.history().undo();
        QCOMPARE(m_project->document().bytes(), before);
        m_project->analyzer.waitUntilCurrent();
        // In a focused number, the mouse selects text.
        line->setFocus();
        QTest::mousePress(line, Qt::LeftButton, {}, QPoint(4, 8));
        moveTo(-8);
        QTest::mouseRelease(line, Qt::LeftButton, {}, QPoint(4, -8));
        QCOMPARE(line->text(), QString("1"));
        QTest::keyClick(line, Qt::Key_Up);
        QTest::keyClick(line, Qt::Key_Up);
        QTest::keyClick(line, Qt::Key_Down);
        QCOMPARE(line->text(), QString("2"));
        QTest::keyClick(line, Qt::Key_Return);
        m_project->store.history().undo();
        QCOMPARE(m_project->document().bytes(), before);
        m_project->analyzer.waitUntilCurrent();
        // Bounds hold, and an expression stays.
        FormFieldView* const jumps = lineOf(*m_view, "starlane-jumps-to-source")->field("at-most");
        lineEditOf(*jumps)->setFocus();
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(lineEditOf(*jumps), Qt::Key_Down);
        }
        QVERIFY2(lineEditOf(*jumps)->text().toDouble() >= jumps->field().spec.minimum, "within the bounds");
        // A whole number in a spin box follows the mouse, too.
        FormFieldView* const duration = lineOf(*m_view, "class")->field("duration");
        QLineEdit* const whole = lineEditOf(*duration);
        QTest::mousePress(whole, Qt::LeftButton, {}, QPoint(4, 8));
        QMouseEvent up(QEvent::MouseMove, QPointF(4, 0), whole->mapToGlobal(QPointF(4, 0)), Qt::NoButton,
                       Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(whole, &up);
        QTest::mouseRelease(whole, Qt::LeftButton, {}, QPoint(4, 0));
        QCOMPARE(whole->text(), QString("2"));
        type(*amount, "0.25");
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(line->text(), QString("1.25"));
        type(*amount, "turn + 1");
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(line->text(), QString("turn + 1"));
    }

    NAMED_TEST(colours, "I6.2 a colour shows its swatch and is chosen in a dialog") {
        replace("<class id=\"SPC_RUINS\" type=\"special\"/>",
                "<scenario id=\"s\"><empire id=\"E\" colour=\"#3060a0\"/></scenario>");
        m_project->analyzer.waitUntilCurrent();
        m_view->showPlace(m_project->place("<empire id=\"E\""));
        FormFieldView* const field = lineOf(*m_view, "empire")->field("colour");
        auto* const line = qobject_cast<ColourLine*>(&field->editor());
        QVERIFY(line && line->text() == QString("#3060a0"));
        line->choose();
        auto* const dialog = line->findChild<QColorDialog*>();
        QVERIFY(dialog && dialog->currentColor() == QColor("#3060a0"));
        dialog->setCurrentColor(QColor("#ff8000"));
        dialog->accept();
        QVERIFY(m_project->document().bytes().contains("colour=\"#ff8000\""));
    }

    NAMED_TEST(sourceFollows, "I2.3 the source follows the line, and the line follows the source") {
        showMegalith();
        QSignalSpy wanted(m_view.get(), &FormView::placeWanted);
        lineEditOf(*lineOf(*m_view, "planet-size")->field("range"))->setFocus();
        QCOMPARE(wanted.count(), 1);
        const auto where = wanted[0][0].value<engine::Location>();
        QCOMPARE(where.span.begin, m_project->place("<planet-size").span.begin);
        m_view->showPlace(m_project->place("per=\"object\""));
        QVERIFY(lineOf(*m_view, "modify-stockpile")->isMarked());
        QCOMPARE(wanted.count(), 1);
    }

    NAMED_TEST(emptyStates, "I2.1 an empty form says what to do") {
        QVERIFY(m_view->emptyText().contains("Choose a class"));
        FormProject bare(
            {{"orrery.xml", "<project format=\"1\"/>"}, {"empty.xml", "<orrery format=\"1\">\n</orrery>\n"}});
        FormView view(bare.store, bare.analyzer, bare.sandbox);
        view.showPlace({bare.analysis()->fileOf("empty.xml"), {0, 0}});
        QVERIFY2(view.emptyText().contains("no class"), qPrintable(view.emptyText()));
        bare.store.clear();
        bare.analyzer.waitUntilCurrent();
        FormView closed(bare.store, bare.analyzer, bare.sandbox);
        QVERIFY2(closed.emptyText().contains("Open or create"), qPrintable(closed.emptyText()));
    }

    NAMED_TEST(accessibleNames, "I5.4 every field has a name, and Tab reaches them all") {
        showMegalith();
        for (FormLineView* const line : m_view->lines()) {
            for (FormFieldView* const field : line->fields()) {
                line->reveal(field);
            }
        }
        QSet<QWidget*> reached;
        QWidget* at = &lineOf(*m_view, "class")->fields().front()->editor();
        for (int i = 0; i < 500 && !reached.contains(at); ++i) {
            reached.insert(at);
            at = at->nextInFocusChain();
            while ((at->focusPolicy() & Qt::TabFocus) == 0 || at->focusProxy() != nullptr || !at->isVisible()) {
                at = at->nextInFocusChain();
            }
        }
        for (FormLineView* const line : m_view->lines()) {
            for (FormFieldView* const field : line->fields()) {
                QVERIFY2(!field->editor().accessibleName().isEmpty(), qPrintable(field->attribute()));
                const bool isReached = reached.contains(&field->editor()) || reached.contains(lineEditOf(*field));
                QVERIFY2(isReached, qPrintable(field->editor().accessibleName()));
            }
        }
        QCOMPARE(lineOf(*m_view, "modify-max-meter")->field("amount")->editor().accessibleName(),
                 QString("Amount of Modify meter maximum"));
    }

private:
    void showMegalith() {
        m_view->showPlace(m_project->place("<class id=\"BLD_MEGALITH\""));
        m_view->finishLines();
    }

    void replace(const QByteArray& from, const QByteArray& to) {
        Document& document = m_project->document();
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(from));
        QVERIFY(m_project->store.apply("Edit", {{&document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
    }

    /// Changes every attribute of the file through its field, and compares all bytes.
    void editEveryField() {
        showMegalith();
        int edited = 0;
        for (std::size_t i = 0; i < m_view->form().lines.size(); ++i) {
            for (std::size_t j = 0; j < m_view->form().lines[i].fields.size(); ++j) {
                const FormLine line = m_view->form().lines[i];
                const FormField field = line.fields[j];
                if (!field.isGiven || field.isOfText()) {
                    continue;
                }
                const QByteArray before = m_project->document().bytes();
                const engine::XmlTree tree = engine::parseXml(m_project->document().source(), {});
                const engine::Element element = findElement(tree, line.path);
                const engine::Span span = tree.attribute(element.index, field.spec.name)->value;
                FormFieldView* const view = m_view->lines()[i]->fields()[j];
                if (auto* const box = qobject_cast<QCheckBox*>(&view->editor())) {
                    box->click();
                } else {
                    type(*view, "x9");
                }
                const QByteArray wanted = qobject_cast<QCheckBox*>(&view->editor()) ? "false" : "x9";
                const QByteArray expected = before.left(span.begin) + wanted + before.mid(span.end);
                QVERIFY2(m_project->document().bytes() == expected,
                         qPrintable(QString::fromStdString(line.tag) + "/" + view->attribute()));
                QCOMPARE(m_project->store.history().undoText(),
                         QString("Set %2 of %1").arg(QString::fromStdString(line.tag), view->attribute()));
                m_project->store.history().undo();
                QCOMPARE(m_project->document().bytes(), before);
                m_project->analyzer.waitUntilCurrent();
                m_view->finishLines();
                ++edited;
            }
        }
        QVERIFY2(edited >= 25, "the fixture is edited all over");
    }

    std::unique_ptr<FormProject> m_project;
    std::unique_ptr<FormView> m_view;
};

QTEST_MAIN(FormViewTest)
#include "form_view_test.moc"
