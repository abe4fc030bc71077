// SPDX-License-Identifier: GPL-3.0-or-later
// The choices that form fields offer for existing names.
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"

#include "widgets/expression/detail_delegate.h"
#include "widgets/form/choice_model.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/form/name_line.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

class FormNamesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_project = std::make_unique<test::FormProject>();
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

    void offered_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("attribute");
        QTest::addColumn<QStringList>("some");
        QTest::addColumn<QStringList>("none");
        QTest::newRow("I2.1 a property is picked from those of the vocabulary")
            << "buildings.xml"
            << "property"
            << "name" << QStringList{"Build cost", "Build time"} << QStringList{"Sol"};
        QTest::newRow("I2.1 a stacking name from those that other groups have")
            << "buildings.xml"
            << "group"
            << "stacking" << QStringList{"MEGALITH_LOCAL"} << QStringList{"local"};
        QTest::newRow("I2.1 what is placed stands on an object of the scenario")
            << "scenarios.xml"
            << "place"
            << "on" << QStringList{"Sol", "Sol III", "Sol IV"} << QStringList{"first-light"};
        QTest::newRow("I2.1 a planet lies in one of its systems")
            << "scenarios.xml"
            << "planet"
            << "system" << QStringList{"Sol"} << QStringList{"Sol III"};
        QTest::newRow("I2.1 a capital is one of its planets")
            << "scenarios.xml"
            << "empire"
            << "capital" << QStringList{"Sol III", "Sol IV"} << QStringList{"Sol"};
        QTest::newRow("I2.1 an attribute that is not written yet is offered the same")
            << "scenarios.xml"
            << "set"
            << "property" << QStringList{"Build cost"} << QStringList{"Sol"};
        QTest::newRow("I2.1 a name of one's own is offered nothing")
            << "scenarios.xml"
            << "system"
            << "name" << QStringList() << QStringList{"Sol", "Sol III"};
        QTest::newRow("I2.1 texts are written, not picked")
            << "buildings.xml"
            << "class"
            << "name" << QStringList() << QStringList{"Sol", "BLD_MEGALITH"};
    }
    void offered() {
        QFETCH(QString, file);
        QFETCH(QString, tag);
        QFETCH(QString, attribute);
        QFETCH(QStringList, some);
        QFETCH(QStringList, none);
        FormFieldView* const field = fieldOf(file, tag, attribute);
        QVERIFY(field != nullptr);
        const QByteArray before = m_project->document(file).bytes();
        field->line()->setFocus();
        const auto* const line = qobject_cast<NameLine*>(field->line());
        QVERIFY(line == nullptr || line->hasOffers() == !some.isEmpty());
        const QStringList offers = offersOf(*field->line());
        for (const QString& one : some) {
            QVERIFY2(offers.contains(one), qPrintable(one + " is not in " + offers.join(", ")));
        }
        for (const QString& one : none) {
            QVERIFY2(!offers.contains(one), qPrintable(one));
        }
        QCOMPARE(m_project->document(file).bytes(), before);
    }

    NAMED_TEST(picked, "I2.1 Down lists what there is; what is chosen is written at once") {
        FormFieldView* const field = fieldOf("scenarios.xml", "place", "on");
        QVERIFY(field != nullptr);
        field->line()->setFocus();
        QTest::keyClick(field->line(), Qt::Key_Down);
        QAbstractItemView* const popup = field->line()->completer()->popup();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->currentIndex().data().toString(), QString("Sol III"));
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(
            m_project->document("scenarios.xml").bytes().contains("<place class=\"BLD_MEGALITH\" on=\"Sol IV\"/>"));
    }

    NAMED_TEST(typed, "I2.1 any other text may be written too") {
        FormFieldView* const field = fieldOf("scenarios.xml", "place", "on");
        QVERIFY(field != nullptr);
        field->line()->setFocus();
        field->line()->selectAll();
        QTest::keyClicks(field->line(), "Luna");
        QTest::keyClick(field->line(), Qt::Key_Return);
        QVERIFY(m_project->document("scenarios.xml").bytes().contains("on=\"Luna\""));
    }

    NAMED_TEST(labels, "I6.1 a property shows its label, and the chosen one is written by its id") {
        FormFieldView* const field = fieldOf("buildings.xml", "property", "name");
        QVERIFY(field != nullptr);
        QCOMPARE(field->line()->text(), QString("Build cost"));
        field->line()->setFocus();
        field->line()->selectAll();
        QTest::keyClicks(field->line(), "Build time");
        QTest::keyClick(field->line(), Qt::Key_Return);
        QVERIFY(m_project->document("buildings.xml").bytes().contains("<property name=\"build_time\" value=\"30\"/>"));
    }

    NAMED_TEST(words, "I6.1 a word of the schema shows its label, its id finds it as well, and its id is written") {
        FormFieldView* const field = fieldOf("buildings.xml", "empire-affiliation", "mode");
        QVERIFY(field != nullptr);
        QCOMPARE(field->line()->text(), QString("itself (all owners)"));
        const auto written = [&](const QByteArray& word) {
            return m_project->document("buildings.xml").bytes().contains("mode=\"" + word + "\"");
        };
        field->line()->setFocus();
        field->line()->selectAll();
        QTest::keyClicks(field->line(), "enemies-inc");
        QAbstractItemView* const popup = field->line()->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 1);
        const QModelIndex offer = popup->model()->index(0, 0);
        QCOMPARE(offer.data().toString(), QString("its enemies (any owner)"));
        QCOMPARE(offer.data(DetailDelegate::DetailRole).toString(), QString("enemies-inclusive"));
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(written("enemies-inclusive"));
        QCOMPARE(field->line()->text(), QString("its enemies (any owner)"));
        field->line()->selectAll();
        QTest::keyClicks(field->line(), "allies-exclusive");
        popup->hide();
        QTest::keyClick(field->line(), Qt::Key_Return);
        QVERIFY2(written("allies-exclusive"), "a whole id needs no list");
    }

    NAMED_TEST(opens, "I6.2 a click on the button of a field without focus opens its list") {
        FormFieldView* const field = fieldOf("buildings.xml", "modify-max-meter", "meter");
        QVERIFY(field != nullptr);
        auto* const box = qobject_cast<QComboBox*>(&field->editor());
        QVERIFY(box != nullptr && !box->hasFocus());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(box->width() - 6, box->height() / 2));
        QTRY_VERIFY(box->view()->isVisible());
        box->hidePopup();
    }

private:
    FormFieldView* fieldOf(const QString& file, const QString& tag, const QString& attribute) {
        m_view->showPlace(m_project->place(file == "buildings.xml" ? "<class" : "<scenario", file));
        m_view->finishLines();
        for (FormLineView* const line : m_view->lines()) {
            if (QString::fromStdString(line->line().tag) == tag) {
                for (FormFieldView* const field : line->fields()) {
                    line->reveal(field);
                }
                return line->field(attribute);
            }
        }
        return nullptr;
    }
    static QStringList offersOf(const QLineEdit& line) {
        QStringList offers;
        if (line.completer() != nullptr) {
            const QAbstractItemModel& model = *line.completer()->model();
            for (int row = 0; row < model.rowCount(); ++row) {
                offers << model.index(row, 0).data().toString();
            }
        }
        return offers;
    }

    std::unique_ptr<test::FormProject> m_project;
    std::unique_ptr<FormView> m_view;
};

QTEST_MAIN(FormNamesTest)
#include "form_names_test.moc"
