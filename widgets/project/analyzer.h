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

/// Checks the project's texts after every change, on its own thread, without a timer (I3.8). It reuses the results of
/// the previous check for everything that an edit left unchanged (P3.2). While it checks one version, it keeps only the
/// newest later version. The problems come first. A second thread then compiles the program, which only runs need,
/// indexes the names and runs lint. It skips each of these steps if newer texts have arrived by then.
class Analyzer : public QObject {
    Q_OBJECT

public:
    /// @param vocabularyFolder the folder of the shipped vocabulary.
    Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent = nullptr);
    ~Analyzer() override;

    /// Returns the newest finished analysis; null before the first. Its program is null until compiled() is emitted.
    AnalysisPtr latest() const { return m_latest; }
    /// Returns whether texts have changed since the newest analysis: views then show that they are outdated.
    bool isBehind() const { return m_wanted != (m_latest ? m_latest->generation : 0); }
    /// Waits until the present texts are analysed, compiled and linted; for tests and screenshots.
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
    /// Emitted when another project is opened: earlier results are invalid, and latest() is null until the first check.
    void forgotten();
    void behindChanged(bool isBehind);

private:
    struct Request {
        /// A document's bytes, shared with it; the other thread makes a text of them. For a large file that was sent
        /// before, only the changes since.
        struct Text {
            QString path;
            QByteArray bytes{};
            quint64 version = 0;
            bool isSince = false; ///< changes since the text of the previous request; bytes are empty
            std::vector<Replacement> changes{};
            bool isOfSession = false;
        };
        std::vector<Text> texts;
        std::string folder; ///< on disk; its tables are not open in editors
        /// While it is the same, the tables are unchanged, and a path and a version identify one text.
        quint64 folderState = 0;
        quint64 generation = 0;
    };
    /// A document that the other thread already has, and its changes since.
    struct Sent {
        QPointer<const Document> document; ///< guards against another document at the same address
        QString path;
        std::vector<Replacement> changes;
        bool isForgotten = false; ///< too many changes to record: the next request sends all bytes
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
    bool m_isComplete = false; ///< the newest analysis has its program and its lint results
    QString m_folder;          ///< the folder of the project in the requests
    quint64 m_wanted = 0;
    std::atomic<quint64> m_newest = 0;      ///< the same as m_wanted, for the other threads
    quint64 m_firstOfFolder = 0;            ///< generations before it belong to another project
    bool m_isRequested = false;             ///< send() is scheduled
    bool m_isChecking = false;              ///< the other thread has a request: do not send another one
    std::map<const Document*, Sent> m_sent; ///< large documents in the last request
    quint64 m_folderState = 1;
    QFileSystemWatcher m_watcher;

    Mailbox<Request> m_requests;
    Mailbox<AnalysisPtr> m_checked;
    std::thread m_checking;
    std::thread m_compiling;
};

} // namespace orrery::widgets
