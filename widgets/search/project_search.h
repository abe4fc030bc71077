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

/// A search in the texts of a project (I2.2).
struct ProjectQuery {
    SearchQuery text{}; ///< text to find; an XPath query uses only its pattern
    bool isXPath = false;
    QString files{};       ///< patterns such as `techs*.xml`, separated by blanks; empty: all files
    QString elements{};    ///< tags, separated by blanks: a hit must be inside such an element; empty: anywhere
    QString replacement{}; ///< replacement in the syntax of SourceSearch

    /// Returns whether both queries find the same places. Ignores the replacement.
    bool findsSame(const ProjectQuery& other) const {
        return text == other.text && isXPath == other.isXPath && files == other.files && elements == other.elements;
    }
};

/// A place that matches a query.
struct ProjectHit {
    QString path;        ///< shown path of the document
    quint64 version = 0; ///< version of the document that the place refers to
    ByteRange where;
    int line = 1;
    QString before; ///< the part of the line before the match
    QString match;  ///< the part of the match on its first line
    QString after;
    QVector<QByteArray> groups; ///< the match and its groups, for the replacement; empty for XPath
};

/// Searches the texts of a project on its own thread, and reports hits at once. A new search cancels the previous one.
class ProjectSearch : public QObject {
    Q_OBJECT

public:
    static constexpr int mostHits = 10'000;

    explicit ProjectSearch(QObject* parent = nullptr);
    ~ProjectSearch() override;

    /// Searches the present texts of the documents.
    void start(const DocumentStore& store, const ProjectQuery& query);
    /// Stops the search. Earlier hits stay valid. Does not emit finished().
    void cancel();
    bool isRunning() const { return m_isRunning; }

signals:
    /// Emitted with the hits of one file, in file order.
    void found(const QVector<orrery::widgets::ProjectHit>& hits);
    /// Emitted at the end of a search.
    /// @param problem a sentence about an error in the query or in files; may be empty
    /// @param isCut whether there are more hits than the search reported
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
