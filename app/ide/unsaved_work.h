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

/// Saves a project's files, and asks the person before unsaved work in documents or dialogs would be lost.
class UnsavedWork : public QObject {
    Q_OBJECT

public:
    /// @param window its dialogs may hold changed input; questions appear above it
    UnsavedWork(widgets::DocumentStore& store, QWidget& window);

    /// Returns whether closing the project would lose anything in a document or a dialog.
    bool exists();
    /// Asks about unsaved work. Returns false if the person wants to stay.
    bool mayDiscard();
    /// Asks as mayDiscard() does, because the program ends. After a yes it does not ask again until the next edit.
    bool mayEnd();
    /// Drops an earlier yes of mayEnd().
    void askAgain() { m_hasAgreedToEnd = false; }

    /// Starts saving files, or all files if there are none; reports the result when saving has finished.
    void saveSoon(std::vector<widgets::Document*> documents);
    void saveEverythingSoon();
    /// Saves all files and waits. Returns false if a file could not be saved.
    bool saveAll();

signals:
    /// Emitted when saving has finished, also if it failed.
    void finished();
    /// Emitted with a sentence for the person.
    void said(const QString& sentence);

private:
    bool mayLeaveSession();
    void beginSaving(std::vector<widgets::Document*> documents, const QString& sentence);
    void finish(const QStringList& problems, const QString& sentence);

    widgets::DocumentStore& m_store;
    QWidget& m_window;
    bool m_hasAgreedToEnd = false; ///< and there were no edits since
};

} // namespace orrery::ide
