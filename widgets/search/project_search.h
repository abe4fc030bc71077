// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/source_text.h"
#include "widgets/source/source_search.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace orrery::widgets {

class DocumentStore;

/// What to look for in the texts of a project (I2.2).
struct ProjectQuery {
    SearchQuery text{}; ///< of XPath only the pattern counts
    bool isXPath = false;
    QString files{};       ///< patterns such as `techs*.xml`, separated by blanks; empty: all files
    QString elements{};    ///< tags, separated by blanks: only what stands in one of them; empty: anywhere
    QString replacement{}; ///< as SourceSearch takes it

    /// Whether both find the same places, whatever is to stand there.
    bool findsSame(const ProjectQuery& other) const {
        return text == other.text && isXPath == other.isXPath && files == other.files && elements == other.elements;
    }
};

/// One place that was found.
struct ProjectHit {
    QString path;        ///< shown path of the document
    quint64 version = 0; ///< of the document, of which the bytes speak
    ByteRange where;
    int line = 1;
    QString before; ///< of the line, in front of the match
    QString match;  ///< what of it is in its first line
    QString after;
    QVector<QByteArray> groups; ///< the match and its groups, of which a replacement is made; empty for XPath
};

/// Looks through the texts of a project on a thread of its own and tells what it finds as it goes on; the newest search
/// ends the one before.
class ProjectSearch : public QObject {
    Q_OBJECT

public:
    static constexpr int mostHits = 10'000;

    explicit ProjectSearch(QObject* parent = nullptr);
    ~ProjectSearch() override;

    /// Searches the documents as they are now.
    void start(const DocumentStore& store, const ProjectQuery& query);
    /// What was found so far stands; finished() follows no more.
    void cancel();
    bool isRunning() const { return m_isRunning; }

signals:
    /// In one file, in its order.
    void found(const QVector<orrery::widgets::ProjectHit>& hits);
    /// @param problem what is wrong with the query, or with files, as a sentence; may be empty. @param isCut there are
    /// more hits than are told.
    void finished(const QString& problem, bool isCut);

private:
    struct Text {
        QString path;
        quint64 version = 0;
        QByteArray bytes;
    };
    struct Job;

    static void run(const std::shared_ptr<Job>& job);

    std::shared_ptr<Job> m_job;
    std::thread m_thread;
    bool m_isRunning = false;
};

} // namespace orrery::widgets

Q_DECLARE_METATYPE(orrery::widgets::ProjectHit)
