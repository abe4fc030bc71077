// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace orrery::ide {

class MainWindow;
class ShortcutsPage;
struct Preference;
struct PreferencePage;

/// The dialog with all settings of the program, by page (I6.7). Each change acts at once. A search finds settings by
/// their label, help and page.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(MainWindow& window);

    /// Shows a page, or a setting with the focus in its editor, by its id or key.
    void showPage(const QString& id);
    void showSetting(const QString& key);

    QLineEdit& searchLine() { return *m_words; }
    QListWidget& pageList() { return *m_pages; }
    /// Returns the editor of a setting; null if there is none.
    QWidget* editorOf(const QString& key) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        const Preference* preference;
        QWidget* label;
        QWidget* editor;
        QWidget* help; ///< null if there is none
    };

    QWidget* makePage(const PreferencePage& page);
    QWidget* makeEditor(const Preference& preference);
    void search();
    void applyIcons();

    MainWindow& m_window;
    QLineEdit* m_words;
    QListWidget* m_pages;
    QStackedWidget* m_stack;
    QLabel* m_none;
    std::vector<Row> m_rows;
};

} // namespace orrery::ide
