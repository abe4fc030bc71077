// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "tests/gui/support/compare_rows.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/document/document_editor.h"

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QTest>

#include <memory>

/// The window with a project at turn 6 and the pane Compare, and what a person does there.
class CompareWindow {
public:
    /// Opens a project and the pane, and waits. @return whether this worked
    bool open(const QString& folder) {
        m_window = std::make_unique<orrery::ide::MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        if (!m_window->openProject(folder)) {
            return false;
        }
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        goTo(6);
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        return m_window->findChild<orrery::widgets::CompareView*>() != nullptr;
    }
    /// Undoes all edits, and ends.
    void close() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    orrery::ide::MainWindow& window() { return *m_window; }
    orrery::widgets::CompareView& view() { return *m_window->findChild<orrery::widgets::CompareView*>(); }
    orrery::widgets::DocumentEditor& editor() { return *m_window->currentEditor(); }
    /// Returns the shown rows: a cause, or the columns of a value.
    QStringList rows() { return compareRows(view()); }
    orrery::engine::Row object(const char* name) {
        return *orrery::engine::findObject(m_window->sandbox().session()->state().view(), name);
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    /// Presses a key with Ctrl in the source.
    void press(Qt::Key key) {
        QApplication::setActiveWindow(m_window.get());
        editor().setFocus();
        QTest::keyClick(&editor(), key, Qt::ControlModifier);
        m_window->waitUntilIdle();
    }
    /// Replaces bytes after the beginning of some words by typing.
    void type(const QByteArray& words, int after, int removed, const QString& text) {
        const auto at = static_cast<int>(editor().document().bytes().indexOf(words));
        QVERIFY(at >= 0);
        QApplication::setActiveWindow(m_window.get());
        editor().goTo(at + after, at + after + removed);
        editor().setFocus();
        QTest::keyClicks(&editor(), text);
        m_window->waitUntilIdle();
    }
    /// Chooses the run to compare with, by keys.
    void choose(orrery::widgets::CompareBase base) {
        QComboBox& box = view().base();
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(base); ++i) {
            QTest::keyClick(&box, Qt::Key_Down);
        }
        m_window->waitUntilIdle();
    }

private:
    std::unique_ptr<orrery::ide::MainWindow> m_window;
};
