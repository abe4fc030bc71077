// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document_store.h"
#include "widgets/project/analysis.h"
#include "widgets/project/mailbox.h"

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

/// Checks the project's texts after every change, on a thread of its own, without a timer (I3.8). What an edit left
/// alone is taken over from the check before (P3.2). While it works on one version, only the newest of those that
/// follow is kept to be next. Findings come first; the program, which only runs need, is compiled behind them on a
/// second thread, and not at all where newer findings are there before its turn comes; after it the names are indexed,
/// and lint has its say, each unless newer findings are there by then.
class Analyzer : public QObject {
    Q_OBJECT

public:
    /// @param vocabularyFolder the shipped vocabulary's.
    Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent = nullptr);
    ~Analyzer() override;

    /// The newest finished analysis; null before the first. Its program is null until compiled() tells of it.
    AnalysisPtr latest() const { return m_latest; }
    /// Whether texts have changed since: what views show of it is behind, and says so.
    bool isBehind() const { return m_wanted != (m_latest ? m_latest->generation : 0); }
    /// Waits until the present texts are analysed, compiled and linted; for tests and for pictures.
    void waitUntilCurrent();

    /// Whether the newest analysis has got what lint says of it.
    bool isLinted() const { return m_isComplete; }

signals:
    /// Findings and model of a newer version.
    void analysed(orrery::widgets::AnalysisPtr analysis);
    /// The newest analysis has got its program.
    void compiled(orrery::widgets::AnalysisPtr analysis);
    /// The newest analysis has got the index of its names.
    void indexed(orrery::widgets::AnalysisPtr analysis);
    /// The newest analysis has got what lint says of it.
    void linted(orrery::widgets::AnalysisPtr analysis);
    /// Another project is opened: what was known is of the one before, and latest() is null until it is read.
    void forgotten();
    void behindChanged(bool isBehind);

private:
    struct Request {
        /// A document's bytes, shared with it: they become text on the other thread. Of a large file that was handed on
        /// before, only what has changed since.
        struct Text {
            QString path;
            QByteArray bytes{};
            quint64 version = 0;
            bool isSince = false; ///< since the text of the request before; bytes are empty
            std::vector<Replacement> changes{};
            bool isOfSession = false;
        };
        std::vector<Text> texts;
        std::string folder; ///< on disk, where tables stand that no editor holds
        /// While it is the same, tables are those that were read last, and a version of a path is one text.
        quint64 folderState = 0;
        quint64 generation = 0;
    };
    /// What the other thread has of a document, and what has changed since.
    struct Sent {
        QPointer<const Document> document; ///< null: another one may stand at its address now
        QString path;
        std::vector<Replacement> changes;
        bool isForgotten = false; ///< more than is worth noting
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
    engine::FolderContents m_shipped;
    std::shared_ptr<Analysis> m_latest;
    bool m_isComplete = false; ///< the newest analysis has its program and its advice
    QString m_folder;          ///< of the project that requests speak of
    quint64 m_wanted = 0;
    std::atomic<quint64> m_newest = 0;      ///< the same, for the other threads
    quint64 m_firstOfFolder = 0;            ///< generations before it are of another project
    bool m_isRequested = false;             ///< send() is about to be called
    bool m_isChecking = false;              ///< the other thread has a request: what it was sent is not to be sent anew
    std::map<const Document*, Sent> m_sent; ///< of large documents in the last request
    quint64 m_folderState = 1;
    QFileSystemWatcher m_watcher;

    Mailbox<Request> m_requests;
    Mailbox<AnalysisPtr> m_checked;
    std::thread m_checking;
    std::thread m_compiling;
};

} // namespace orrery::widgets
