// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document_store.h"
#include "widgets/project/analysis.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace orrery::widgets {

/// Checks the project's texts after every change, on a thread of its own, without a timer (I3.8). While it works on one
/// version, only the newest of those that follow is kept to be next.
class Analyzer : public QObject {
    Q_OBJECT

public:
    /// @param vocabularyFolder the shipped vocabulary's.
    Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent = nullptr);
    ~Analyzer() override;

    /// The newest finished analysis; null before the first.
    AnalysisPtr latest() const { return m_latest; }
    /// Whether texts have changed since: what views show of it is behind, and says so.
    bool isBehind() const { return m_wanted != (m_latest ? m_latest->generation : 0); }
    /// Waits until the present texts are analysed; for tests and for pictures.
    void waitUntilCurrent();

signals:
    void analysed(orrery::widgets::AnalysisPtr analysis);
    void behindChanged(bool isBehind);

private:
    struct Request {
        engine::FolderContents contents;
        std::string folder; ///< on disk, where tables stand that no editor holds
        QHash<QString, quint64> versions;
        quint64 generation = 0;
    };

    void request();
    void work();
    void take(AnalysisPtr analysis);

    DocumentStore& m_store;
    engine::FolderContents m_shipped;
    AnalysisPtr m_latest;
    quint64 m_wanted = 0;
    bool m_isRequested = false;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<Request> m_next;
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace orrery::widgets
