// SPDX-License-Identifier: GPL-3.0-or-later
// The whole tutorial: every step is undone before its work is done, and done after it.
#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "tests/gui/support/tutorial_person.h"
#include "tests/support/named_test.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/tutorial/tutorial_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class TutorialTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-tutorial-test");
        QSettings().clear();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const NewProject wanted{"tutorial", "Lesson", m_folder->filePath("lesson"), {}};
        QVERIFY(std::holds_alternative<MadeProject>(makeProject(wanted, ORRERY_RESOURCE_DIR)));
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(wanted.folder));
        m_window->waitUntilIdle();
        m_view = m_window->findChild<TutorialView*>();
        QVERIFY(m_view);
    }
    void cleanup() { m_window.reset(); }

    NAMED_TEST(showsInSubmenu, "I5.2 Show opens the menus down to the command of a step") {
        TutorialPlace place;
        place.action = "run.why-not";
        emit m_view->placeWanted(place);
        QVERIFY(m_window->actions()["run.explain"].menu()->isVisible());
        while (QWidget* const menu = QApplication::activePopupWidget()) {
            menu->close();
        }
    }

    NAMED_TEST(showsValue, "I5.2 Show chooses the object and the value of a step in the inspector") {
        emit m_view->placeWanted(m_view->tutorial().steps[1].place);
        const ObjectInspector& inspector = m_window->inspector();
        QVERIFY(inspector.object() && inspector.isVisible());
        QCOMPARE(inspector.explained(), m_window->sandbox().program()->model->layout.find("Population"));
        QVERIFY(m_window->inspector().valuesView().hasFocus());
        QCOMPARE(m_view->current(), 0); // to show a value is not the work of a step
    }

    NAMED_TEST(hasRoom, "I5.2 a new tutorial has more room than the empty inspector above it") {
        auto* const dock = m_window->findChild<QDockWidget*>("tutorial");
        const auto* const inspector = m_window->findChild<QDockWidget*>("inspector");
        QTRY_VERIFY(dock->isVisible());
        m_window->setPerspective(Perspective::sandbox);
        QTRY_VERIFY(inspector->isVisible() && dock->height() > inspector->height());
    }

    NAMED_TEST(readsWhole, "I5.2 the steps that are shipped are read whole") {
        const Tutorial& tutorial = m_view->tutorial();
        QCOMPARE(tutorial.faults, QStringList());
        QCOMPARE(tutorial.scenario, QString("harbour"));
        QVERIFY(tutorial.steps.size() >= 12);
        for (const TutorialStep& step : tutorial.steps) {
            const TutorialPlace& place = step.place;
            QVERIFY2(place.action.isEmpty() || hasAction(place.action), qPrintable(place.action));
            QVERIFY2(!(place.action + place.file + place.group + place.object).isEmpty(), qPrintable(step.id));
            for (const TutorialCheck& check : step.checks) {
                const bool isCommand = check.kind != TutorialCheck::Kind::did || check.words == "inspector.explain" ||
                                       hasAction(check.words);
                QVERIFY2(isCommand, qPrintable(check.words));
            }
        }
    }

    NAMED_TEST(comesUp, "I5.2 the pane comes up with a new tutorial") {
        const auto* const dock = m_window->findChild<QDockWidget*>("tutorial");
        QVERIFY(dock);
        QVERIFY(dock->isVisible());
        QVERIFY(m_view->isTutorialOpen());
    }

    NAMED_TEST(goesAlong, "I5.2 the steps stay in sight where they lead, and stay away once they are closed") {
        auto* const dock = m_window->findChild<QDockWidget*>("tutorial");
        QVERIFY(dock);
        QTRY_VERIFY(dock->isVisible());
        QVERIFY2(dock->width() < m_window->width() / 3, // most of the window is the editors'
                 qPrintable(QString("%1 of %2 pixels").arg(dock->width()).arg(m_window->width())));
        for (const Perspective perspective : {Perspective::sandbox, Perspective::sideBySide, Perspective::write}) {
            m_window->setPerspective(perspective);
            QVERIFY(dock->isVisible());
        }
        dock->close();
        for (const Perspective perspective : {Perspective::sandbox, Perspective::sideBySide, Perspective::write}) {
            m_window->setPerspective(perspective);
            QVERIFY(!dock->isVisible());
        }
    }

    NAMED_TEST(playsAll, "I5.2 each step goes from undone to done, and the last ends in a saved mod") {
        const auto& steps = m_view->tutorial().steps;
        const int count = static_cast<int>(steps.size());
        for (int i = 0; i < count; ++i) {
            const TutorialStep& step = steps[static_cast<std::size_t>(i)];
            QVERIFY2(m_view->current() == i, qPrintable(step.id + " is to be done next"));
            for (const TutorialCheck& check : step.checks) {
                if (check.kind == TutorialCheck::Kind::turn) {
                    m_window->sandbox().goTo(check.turn);
                }
            }
            QVERIFY2(!m_view->missing().isEmpty(), qPrintable(step.id));
            if (step.canBeWritten()) {
                QVERIFY2(m_view->write(), qPrintable(step.id));
            }
            m_window->waitUntilIdle();
            for (const TutorialCheck& check : step.checks) {
                if (check.kind == TutorialCheck::Kind::value) {
                    m_window->sandbox().goTo(6);
                    m_window->waitUntilIdle();
                }
            }
            for (const TutorialCheck& check : step.checks) {
                if (check.kind == TutorialCheck::Kind::did && check.words == "inspector.explain") {
                    explainHome(*m_window);
                } else if (check.kind == TutorialCheck::Kind::did) {
                    m_view->note(check.words);
                } else if (check.kind == TutorialCheck::Kind::saved) {
                    QVERIFY(m_window->store().hasUnsaved());
                    QVERIFY(m_window->saveAll());
                }
            }
            QVERIFY2(m_view->current() == i + 1, qPrintable(step.id + " is done"));
        }
        QVERIFY(!m_window->store().hasUnsaved());
        QCOMPARE(m_window->analyzer().latest()->diagnostics.size(), std::size_t{0});
    }

    NAMED_TEST(goesBack, "I5.2 starting again brings the files back as one step of the history") {
        const auto& steps = m_view->tutorial().steps;
        const QByteArray before = m_window->store().find("content.xml")->bytes();
        while (steps[static_cast<std::size_t>(m_view->current())].id != "class") {
            m_view->skip();
        }
        const int at = m_view->current();
        QVERIFY(m_view->write());
        m_window->waitUntilIdle();
        QCOMPARE(m_view->current(), at + 1);
        const QByteArray written = m_window->store().find("content.xml")->bytes();
        QVERIFY(written != before);
        m_view->restart();
        m_window->waitUntilIdle();
        QCOMPARE(m_view->current(), 0);
        QCOMPARE(m_window->store().find("content.xml")->bytes(), before);
        m_window->store().history().undo();
        QCOMPARE(m_window->store().find("content.xml")->bytes(), written);
    }

    NAMED_TEST(refusesToGuess, "I5.2 where the place to write is gone, nothing is written, and that is said") {
        const auto& steps = m_view->tutorial().steps;
        while (steps[static_cast<std::size_t>(m_view->current())].id != "scope") {
            m_view->skip();
        }
        QString reason;
        connect(m_view, &TutorialView::refused, this, [&](const QString& words) { reason = words; });
        QVERIFY(!m_view->write());
        QVERIFY2(reason.contains("There is no <class> ‘BLD_WORKSHOP’ yet."), qPrintable(reason));
        QVERIFY(!m_window->store().hasUnsaved());
    }

    NAMED_TEST(comesBack, "I5.2 a tutorial that is opened again goes on where it was left") {
        m_view->skip();
        m_view->skip();
        QCOMPARE(m_view->current(), 2);
        const QString folder = m_window->store().folder();
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(folder));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->findChild<TutorialView*>()->current(), 2);
    }

    NAMED_TEST(otherProject, "I5.2 a project without the tutorial's scenario is offered a new one") {
        QVERIFY(m_window->openProject(ORRERY_SOURCE_DIR "/tests/data/projects/small"));
        m_window->waitUntilIdle();
        QVERIFY(!m_view->isTutorialOpen());
        m_window->raisePane("tutorial");
        bool isOffered = false;
        for (const auto* const button : m_view->findChildren<QPushButton*>()) {
            isOffered = isOffered || (button->isVisible() && button->text().contains("tutorial"));
        }
        QVERIFY(isOffered);
    }

private:
    bool hasAction(const QString& id) const {
        const auto& all = m_window->actions().all();
        return std::any_of(all.begin(), all.end(), [&](const QAction* action) { return action->objectName() == id; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    TutorialView* m_view = nullptr;
};

QTEST_MAIN(TutorialTest)
#include "tutorial_test.moc"
