// SPDX-License-Identifier: GPL-3.0-or-later
// Tab in every dialog and in the panes of fields (I6.7).
#include "app/ide/main_window.h"
#include "app/ide/new_class_dialog.h"
#include "app/ide/new_project_dialog.h"
#include "app/ide/preferences_dialog.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/order_dialog.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

using Make = std::function<QWidget*(MainWindow&)>;

/// A dialog that exists only while its function runs.
void inPrompt(MainWindow& window, const std::function<void(MainWindow&)>& open,
              const std::function<void(QWidget&)>& act) {
    QTimer::singleShot(0, &window, [act] {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
        dialog->reject();
    });
    open(window);
}

QString nameOf(const QWidget& widget) {
    return QStringLiteral("%1 %2 '%3'")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(), widget.accessibleName());
}

/// Returns the problem of the Tab order of a window; empty if Tab moves right or down, except back to the first field.
QString problemOf(QWidget& window) {
    QWidget* const first = window.focusWidget();
    if (first == nullptr) {
        return "nothing has the focus";
    }
    const auto place = [&](const QWidget& widget) { return QRect(widget.mapTo(&window, QPoint(0, 0)), widget.size()); };
    int wraps = 0;
    int steps = 0;
    QWidget* before = first;
    do {
        QTest::keyClick(before, Qt::Key_Tab);
        QWidget* const now = window.focusWidget();
        if (now == before || ++steps > 80) {
            return "Tab does not leave " + nameOf(*before);
        }
        const QRect from = place(*before);
        const QRect to = place(*now);
        const bool isRight = to.left() >= from.right() - 2;
        const bool isBelow = to.top() >= from.bottom() - 2;
        if (!isRight && !isBelow && ++wraps > 1) {
            return nameOf(*before) + " goes back to " + nameOf(*now);
        }
        before = now;
    } while (before != first);
    return steps < 2 ? "there is only one field" : QString();
}

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-dialogs-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
    }
    void cleanupTestCase() { m_window.reset(); }

    void tabs_data() {
        QTest::addColumn<Make>("make");
        const auto row = [](const char* name, const Make& make) {
            QTest::newRow(qPrintable(QStringLiteral("I6.7 Tab follows the eye in the dialog: ") + name)) << make;
        };
        row("new class", [](MainWindow& window) {
            return new NewClassDialog(window.analyzer().latest(), {"content.xml"}, "content.xml", &window);
        });
        row("new project",
            [](MainWindow& window) { return new NewProjectDialog(window.resourceFolder(), "empty", &window); });
        row("import", [](MainWindow& window) {
            return new NewProjectDialog(window.resourceFolder(), "freeorion-classic", &window);
        });
        row("new galaxy", [](MainWindow& window) { return new NewGalaxyDialog(nullptr, &window); });
        row("rename", [](MainWindow& window) { return new RenameDialog(window.analyzer().latest(), 0, &window); });
        const auto orders = m_window->sandbox().program()->model->vocabulary.orders();
        for (std::size_t i = 0; i < orders.size(); ++i) {
            row(qPrintable(QStringLiteral("order ") + QString::fromStdString(std::string(orders[i].tag))),
                [i](MainWindow& window) {
                    auto* const dialog = new OrderDialog(window.sandbox(), 0, &window);
                    dialog->findChild<QComboBox*>("order")->setCurrentIndex(static_cast<int>(i));
                    return dialog;
                });
        }
        for (int page = 0; page < 4; ++page) {
            row(qPrintable(QStringLiteral("preferences, page %1").arg(page)), [page](MainWindow& window) {
                auto* const dialog = new PreferencesDialog(window);
                dialog->pageList().setCurrentRow(page);
                return dialog;
            });
        }
    }
    void tabs() {
        QFETCH(Make, make);
        const std::unique_ptr<QWidget> dialog(make(*m_window));
        dialog->show();
        QApplication::setActiveWindow(dialog.get());
        QCoreApplication::processEvents();
        const QString problem = problemOf(*dialog);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    void prompts_data() {
        QTest::addColumn<QString>("command");
        for (const char* const command : {"project.new-group", "project.new-scenario", "project.new-variable",
                                          "project.new-test", "project.new-file", "run.save-scenario"}) {
            QTest::newRow(qPrintable(QStringLiteral("I6.7 Tab follows the eye in the prompt: ") + command)) << command;
        }
    }
    void prompts() {
        QFETCH(QString, command);
        QString problem = "no prompt";
        inPrompt(
            *m_window, [&](MainWindow& window) { window.actions()[command.toLatin1().constData()].trigger(); },
            [&](QWidget& dialog) {
                problem = problemOf(dialog);
                const auto* const accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
                if (accept->text().remove('&') == "OK") {
                    problem = "the button does not say what it does";
                } else if (dialog.width() <= dialog.fontMetrics().horizontalAdvance(dialog.windowTitle() + "     ")) {
                    problem = "the title is cut";
                }
            });
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    NAMED_TEST(newClass, "I6.7 the name typed after the id of a new class is its name") {
        NewClassDialog dialog(m_window->analyzer().latest(), {"content.xml"}, "content.xml", m_window.get());
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        QTest::keyClicks(dialog.focusWidget(), "BLD_NEW");
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab); // the type
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog.focusWidget(), "New mill");
        QVERIFY2(dialog.xml().contains("id=\"BLD_NEW\"") && dialog.xml().contains("name=\"New mill\""),
                 qPrintable(dialog.xml()));
        dialog.abandon();
    }

private:
    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

Q_DECLARE_METATYPE(Make)

QTEST_MAIN(DialogsTest)
#include "dialogs_test.moc"
