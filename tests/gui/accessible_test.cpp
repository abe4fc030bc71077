// SPDX-License-Identifier: GPL-3.0-or-later
// The accessibility tree of the window, as a screen reader gets it: everything that takes the focus has a name.
#include "app/ide/main_window.h"
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QImage>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <set>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

/// Returns a widget as its class and the names of the widgets around it.
QString placeOf(const QWidget& widget) {
    QStringList words;
    for (const QWidget* at = &widget; at != nullptr && words.size() < 6; at = at->parentWidget()) {
        words.prepend(QString::fromLatin1(at->metaObject()->className()) + QLatin1Char('#') + at->objectName());
    }
    return words.join(QStringLiteral(" > "));
}

/// Returns whether a widget only belongs to another one, which has the name.
bool isPart(const QWidget& widget) {
    const QWidget* const parent = widget.parentWidget();
    if (parent != nullptr && parent->inherits("QComboBox") && widget.inherits("QLineEdit")) {
        return false; // a screen reader sees it as a field of its own
    }
    return parent != nullptr &&
           (parent->focusProxy() == &widget || widget.focusProxy() == parent || parent->inherits("QAbstractSpinBox") ||
            parent->inherits("QComboBox") || widget.objectName().startsWith(QLatin1String("qt_")));
}

/// Returns all visible widgets inside another one that take the focus and have no name for a screen reader.
std::set<QString> namelessIn(const QWidget& whole) {
    std::set<QString> found;
    for (QWidget* const widget : whole.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || isPart(*widget)) {
            continue;
        }
        QAccessibleInterface* const read = QAccessible::queryAccessibleInterface(widget);
        if (read == nullptr || read->text(QAccessible::Name).isEmpty()) {
            found.insert(placeOf(*widget));
        }
    }
    return found;
}

} // namespace

class AccessibleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-accessible-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
        for (const auto& [name, bytes] : orrery::test::demoFiles()) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder.path()));
        m_window->waitUntilIdle();
        m_window->sandbox().runOn(3);
        m_window->waitUntilIdle();
    }
    void cleanupTestCase() { m_window.reset(); }

    NAMED_TEST(panes, "I5.4 everything in every pane that takes the focus has a name") {
        std::set<QString> nameless = namelessIn(*m_window);
        for (const char* const perspective : {"view.write", "view.sandbox", "view.side"}) {
            m_window->actions()[perspective].trigger();
            for (QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
                dock->show();
                dock->raise();
                QCoreApplication::processEvents();
                m_window->waitUntilIdle();
                nameless.merge(namelessIn(*dock));
                QVERIFY2(!dock->windowTitle().isEmpty(), qPrintable(dock->objectName()));
            }
            nameless.merge(namelessIn(*m_window));
        }
        const QStringList all(nameless.begin(), nameless.end());
        QVERIFY2(all.isEmpty(), qPrintable(QLatin1Char('\n') + all.join(QLatin1Char('\n'))));
    }

    NAMED_TEST(roles, "I5.4 own views have a role, and a box with a list tells its name and its value apart") {
        m_window->actions()["view.write"].trigger();
        FormView& form = m_window->form();
        QTRY_VERIFY(!form.lines().empty());
        form.finishLines();
        const auto read = [](QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget); };
        QCOMPARE(read(form)->role(), QAccessible::Form);
        QCOMPARE(read(*form.lines().front())->role(), QAccessible::TreeItem);
        QCOMPARE(read(m_window->galaxy())->role(), QAccessible::Canvas);
        FormFieldView* const field = form.field(0, "type");
        QVERIFY(field != nullptr);
        QAccessibleInterface* const box = read(field->editor());
        QCOMPARE(box->role(), QAccessible::ComboBox);
        QCOMPARE(box->text(QAccessible::Value), field->line()->text());
        QVERIFY2(box->text(QAccessible::Name).startsWith("Type of "), qPrintable(box->text(QAccessible::Name)));
        QVERIFY(box->actionInterface()->actionNames().contains(QAccessibleActionInterface::showMenuAction()));
    }

    NAMED_TEST(dialogs, "I5.4 everything in every dialog that takes the focus has a name, and the dialog has a title") {
        std::set<QString> nameless;
        std::set<QString> seen;
        const auto look = [&](QWidget* opened) {
            if (opened == nullptr || opened == m_window.get() || opened->inherits("QFileDialog")) {
                return;
            }
            seen.insert(QString::fromLatin1(opened->metaObject()->className()));
            if (opened->inherits("QDialog") && opened->windowTitle().isEmpty()) {
                nameless.insert(placeOf(*opened) + QStringLiteral(" without a title"));
            }
            nameless.merge(namelessIn(*opened));
        };
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        m_window->showObject(static_cast<engine::Row>(m_window->sandbox().session()->state().view().rowCount - 1));
        const auto lookAtAll = [&] {
            look(QApplication::activeModalWidget());
            look(QApplication::activePopupWidget());
            for (QWidget* const window : QApplication::topLevelWidgets()) {
                if (window->isVisible() && window->inherits("QDialog")) {
                    look(window);
                }
            }
        };
        const auto closeAll = [&] {
            for (QWidget* const window : QApplication::topLevelWidgets()) {
                if (window->isVisible() && window != m_window.get()) {
                    window->close();
                }
            }
        };
        for (QAction* const action : m_window->actions().all()) {
            if (!action->isEnabled() || !action->text().endsWith(QStringLiteral("…"))) {
                continue;
            }
            // A modal dialog returns only after it is closed.
            QTimer later;
            connect(&later, &QTimer::timeout, this, [&] {
                lookAtAll();
                closeAll();
            });
            later.start(50);
            action->trigger();
            QTest::qWait(60);
        }
        QVERIFY2(seen.size() >= 6, qPrintable(QStringList(seen.begin(), seen.end()).join(QLatin1Char(' '))));
        const QStringList all(nameless.begin(), nameless.end());
        QVERIFY2(all.isEmpty(), qPrintable(QLatin1Char('\n') + all.join(QLatin1Char('\n'))));
    }

    NAMED_TEST(smallScreens, "I1.4 every perspective fits on a screen of 1024 × 700, in both directions of writing") {
        QSettings().clear();
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(m_folder.path()));
        window.waitUntilIdle();
        std::vector<QImage> sentences;
        SourceEditor source; // XML reads from left to right, too
        source.resize(400, 200);
        source.setBytes("<a b=\"1\">\n  <c/> text (x &lt; 2).\n</a>\n");
        std::vector<QImage> sources;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            for (const char* const perspective : {"view.write", "view.sandbox", "view.side"}) {
                window.actions()[perspective].trigger();
                window.resize(1024, 700);
                QCoreApplication::processEvents();
                QVERIFY2(window.width() <= 1024 && window.height() <= 700,
                         qPrintable(QStringLiteral("%1 needs %2 × %3")
                                        .arg(QLatin1String(perspective))
                                        .arg(window.width())
                                        .arg(window.height())));
                window.grab(); // paints everything
            }
            // The sentences of the form read from left to right, as the languages of the program do.
            window.actions()["view.write"].trigger();
            window.resize(1400, 900);
            QCoreApplication::processEvents();
            window.form().finishLines();
            sources.push_back(source.grab().toImage());
            for (FormLineView* const line : window.form().lines()) {
                if (line->line().tag == "starlane-jumps-to-source") { // its words end with a sign
                    QTRY_VERIFY(line->isVisible() && line->width() > 100);
                    sentences.push_back(line->grab().toImage());
                    QVERIFY(!sentences.back().isNull());
                }
            }
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(sources.size(), std::size_t{2});
        QVERIFY(sources[0] == sources[1]);
        QCOMPARE(sentences.size(), std::size_t{2});
        QCOMPARE(sentences[0], sentences[1]);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(AccessibleTest)
#include "accessible_test.moc"
