// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

class QWidget;

namespace orrery::widgets {
class Document;
class DocumentStore;
} // namespace orrery::widgets

namespace orrery::ide {

/// Saves a project's files. Asks the user before closing would lose unsaved work in documents or dialogs.
class UnsavedWork : public QObject {
    Q_OBJECT

public:
    /// @param window the parent of questions, and of dialogs that may contain changed input
    UnsavedWork(widgets::DocumentStore& store, QWidget& window);

    /// Returns whether closing the project would lose work in a document or a dialog.
    bool exists();
    /// Asks about unsaved work. Returns false if the user wants to stay.
    bool mayDiscard();
    /// Asks as mayDiscard() does, because the program ends. If the result is true, does not ask again until the next
    /// edit.
    bool mayEnd();
    /// Drops the consent that mayEnd() has stored.
    void askAgain() { m_hasAgreedToEnd = false; }

    /// Starts saving these files, or all files if the list is empty. Reports the result later.
    void saveSoon(std::vector<widgets::Document*> documents);
    void saveEverythingSoon();
    /// Saves all files and waits. Returns false if a save fails.
    bool saveAll();

signals:
    /// Emitted when a save has finished or failed.
    void finished();
    /// Emitted with a sentence for the status bar.
    void said(const QString& sentence);

private:
    bool mayLeaveSession();
    void beginSaving(std::vector<widgets::Document*> documents, const QString& sentence);
    void finish(const QStringList& problems, const QString& sentence);

    widgets::DocumentStore& m_store;
    QWidget& m_window;
    bool m_hasAgreedToEnd = false; ///< true if the user agreed to end the program, without edits since then
};

} // namespace orrery::ide
