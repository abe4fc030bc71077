// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/base/mailbox.h"
#include "widgets/document/document_store.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace orrery::widgets {

/// Checks the project's texts after every change, on its own thread, without a timer (I3.8). Reuses the results of the
/// previous check for everything that an edit left unchanged (P3.2). While the thread checks one version, the analyzer
/// keeps only the newest later version. The problems come first. Then a second thread compiles the program for runs,
/// indexes the names and runs lint. It skips each of these steps if newer texts have arrived.
class Analyzer : public QObject {
    Q_OBJECT

public:
    /// @param vocabularyFolder the folder of the shipped vocabulary.
    Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent = nullptr);
    ~Analyzer() override;

    /// Returns the newest finished analysis; null before the first one. Its program is null until the analyzer emits
    /// compiled().
    AnalysisPtr latest() const { return m_latest; }
    /// Returns the files of the shipped vocabulary, which never change.
    const engine::FolderContents& shipped() const { return m_shipped; }
    /// Returns whether texts have changed since the newest analysis. If so, views are outdated and show this.
    bool isBehind() const { return m_wanted != (m_latest ? m_latest->generation : 0); }
    /// Waits until the analyzer has analysed, compiled and linted the present texts. For tests and screenshots.
    void waitUntilCurrent();

    /// Returns whether the newest analysis has its lint results.
    bool isLinted() const { return m_isComplete; }

signals:
    /// Emitted with the problems and the model of a newer version.
    void analysed(orrery::widgets::AnalysisPtr analysis);
    /// Emitted when the newest analysis has its program.
    void compiled(orrery::widgets::AnalysisPtr analysis);
    /// Emitted when the newest analysis has its index of names.
    void indexed(orrery::widgets::AnalysisPtr analysis);
    /// Emitted when the newest analysis has its lint results.
    void linted(orrery::widgets::AnalysisPtr analysis);
    /// Emitted when the user opens another project. Earlier results are then invalid, and latest() is null until the
    /// first check.
    void forgotten();
    void behindChanged(bool isBehind);

private:
    struct Request {
        /// A document's bytes, shared with the document. The other thread makes a text from them. For a large file that
        /// the thread already has, contains only the later changes.
        struct Text {
            QString path;
            QByteArray bytes{};
            quint64 version = 0;
            bool isSince = false; ///< true: only the changes since the text of the previous request; bytes are empty
            std::vector<Replacement> changes{};
            bool isOfSession = false;
        };
        std::vector<Text> texts;
        std::string folder; ///< folder on the disk, for the tables, which have no documents
        /// Number of the state of the folder. While the number stays the same, the tables are unchanged, and a path and
        /// a version identify one text.
        quint64 folderState = 0;
        quint64 generation = 0;
    };
    /// A document that the other thread already has, and its later changes.
    struct Sent {
        QPointer<const Document> document; ///< guards against another document at the same address
        QString path;
        std::vector<Replacement> changes;
        bool isForgotten = false; ///< true: too many changes to record; the next request sends all bytes
    };
    using Texts = std::map<std::string, std::shared_ptr<const engine::SourceText>, std::less<>>;

    void request();
    void takeFolder();
    void noteChange(const Document* document, const TextChange& change);
    void send();
    void check();
    static Texts textsOf(const Request& request, const Texts& known, bool isFolderSame);
    void compile();
    void watchTables(const QStringList& paths);
    void take(std::shared_ptr<Analysis> analysis);
    void takeNames(quint64 generation, std::shared_ptr<const engine::NameIndex> names);
    void takeProgram(quint64 generation, std::shared_ptr<const engine::Program> program);
    void takeAdvice(quint64 generation, std::vector<engine::Diagnostic> advice);

    DocumentStore& m_store;
    engine::FolderContents m_shipped; ///< never changes
    std::shared_ptr<Analysis> m_latest;
    bool m_isComplete = false; ///< true if the newest analysis has its program and its lint results
    QString m_folder;          ///< folder of the project that the requests refer to
    quint64 m_wanted = 0;
    std::atomic<quint64> m_newest = 0; ///< copy of m_wanted for the other threads
    quint64 m_firstOfFolder = 0; ///< first generation of the present project; earlier ones belong to another project
    bool m_isRequested = false;  ///< true if a call of send() is scheduled
    bool m_isChecking = false;   ///< true while the other thread has a request; the analyzer then sends no other one
    std::map<const Document*, Sent> m_sent; ///< large documents in the last request
    quint64 m_folderState = 1;
    QFileSystemWatcher m_watcher;

    Mailbox<Request> m_requests;
    Mailbox<AnalysisPtr> m_checked;
    std::thread m_checking;
    std::thread m_compiling;
};

} // namespace orrery::widgets
