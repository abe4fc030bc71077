// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/project_search.h"

#include "engine/assist/xpath_search.h"
#include "widgets/document/document_store.h"
#include "widgets/words/engine_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int contextBefore = 60; ///< number of characters shown before a match in its line
constexpr int contextAfter = 200;

/// A filter that accepts the paths of the chosen files.
class FileFilter {
public:
    explicit FileFilter(const QString& patterns) {
        for (const QString& pattern :
             patterns.split(QRegularExpression(QStringLiteral("[\\s,;]+")), Qt::SkipEmptyParts)) {
            m_expressions << QRegularExpression(QRegularExpression::wildcardToRegularExpression(
                                                    pattern, QRegularExpression::UnanchoredWildcardConversion),
                                                QRegularExpression::CaseInsensitiveOption);
        }
    }
    bool takes(const QString& path) const {
        return m_expressions.isEmpty() ||
               std::any_of(m_expressions.begin(), m_expressions.end(),
                           [&](const QRegularExpression& expression) { return expression.match(path).hasMatch(); });
    }

private:
    QVector<QRegularExpression> m_expressions;
};

/// A filter that accepts places inside the chosen elements.
class ElementFilter {
public:
    explicit ElementFilter(const QString& tags) {
        for (const QString& tag : tags.split(QRegularExpression(QStringLiteral("[\\s,;<>]+")), Qt::SkipEmptyParts)) {
            m_tags.push_back(tag.toStdString());
        }
    }
    bool isEmpty() const { return m_tags.empty(); }
    bool takes(const engine::XmlTree& tree, int offset) const {
        for (std::uint32_t at = tree.nodeAt(static_cast<std::uint32_t>(offset));
             at != engine::XmlTree::document && at != engine::XmlTree::none; at = tree.node(at).parent) {
            if (std::ranges::find(m_tags, tree.name(at)) != m_tags.end()) {
                return true;
            }
        }
        return false;
    }

private:
    std::vector<std::string> m_tags;
};

QString shown(const QByteArray& bytes) {
    QString text = QString::fromUtf8(bytes);
    text.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return text;
}

/// Makes the hits of one text, with their lines. The calls must follow the order of the file.
class HitMaker {
public:
    HitMaker(QString path, quint64 version, const QByteArray& bytes)
        : m_path(std::move(path)), m_version(version), m_bytes(bytes) {}

    ProjectHit make(ByteRange where) {
        while (m_next >= 0 && m_next < where.begin) {
            m_lineBegin = m_next + 1;
            ++m_line;
            m_next = static_cast<int>(m_bytes.indexOf('\n', m_lineBegin));
        }
        qsizetype lineEnd = m_bytes.indexOf('\n', where.begin);
        lineEnd = lineEnd < 0 ? m_bytes.size() : lineEnd;
        const qsizetype matchEnd = std::min<qsizetype>(where.end, lineEnd);
        ProjectHit hit;
        hit.path = m_path;
        hit.version = m_version;
        hit.where = where;
        hit.line = m_line;
        hit.before = shown(m_bytes.mid(m_lineBegin, where.begin - m_lineBegin));
        while (!hit.before.isEmpty() && hit.before[0].isSpace()) {
            hit.before.remove(0, 1);
        }
        if (hit.before.size() > contextBefore) {
            hit.before = QStringLiteral("…") + hit.before.right(contextBefore);
        }
        hit.match = shown(m_bytes.mid(where.begin, std::min<qsizetype>(matchEnd - where.begin, contextAfter)));
        hit.after = shown(m_bytes.mid(matchEnd, std::min<qsizetype>(lineEnd - matchEnd, contextAfter)));
        while (!hit.after.isEmpty() && hit.after.back().isSpace()) {
            hit.after.chop(1);
        }
        return hit;
    }

private:
    QString m_path;
    quint64 m_version;
    const QByteArray& m_bytes;
    int m_line = 1;
    int m_lineBegin = 0;
    int m_next = static_cast<int>(m_bytes.indexOf('\n'));
};

} // namespace

struct ProjectSearch::Job {
    ProjectQuery query;
    std::vector<Text> texts;
    std::atomic<bool> stop = false;
    ProjectSearch* owner = nullptr; ///< outlives the thread

    void tell(QVector<ProjectHit> hits, const std::shared_ptr<Job>& self) {
        QMetaObject::invokeMethod(
            owner,
            [self, hits = std::move(hits)] {
                if (!self->stop && self->owner->m_job == self) {
                    emit self->owner->found(hits);
                }
            },
            Qt::QueuedConnection);
    }

    engine::XmlTree treeOf(const Text& text) const {
        return engine::parseXml(
            std::make_shared<const engine::SourceText>(text.path.toStdString(), text.bytes.toStdString()), {});
    }

    QVector<ProjectHit> matches(const Text& text, const ElementFilter& elements, int most, bool& isCut) const {
        QVector<ProjectHit> hits;
        const SourceSearch search(text.bytes, query.text);
        const QVector<ByteRange> ranges = search.all(elements.isEmpty() ? most + 1 : mostHits * 10);
        if (ranges.isEmpty()) {
            return hits;
        }
        std::optional<engine::XmlTree> tree;
        if (!elements.isEmpty()) {
            tree = treeOf(text);
        }
        HitMaker maker(text.path, text.version, text.bytes);
        for (const ByteRange& range : ranges) {
            if (stop) {
                break;
            }
            if (tree && !elements.takes(*tree, range.begin)) {
                continue;
            }
            if (hits.size() == most) {
                isCut = true;
                break;
            }
            hits.push_back(maker.make(range));
            hits.back().groups = search.groupsAt(range.begin).value_or(QVector<QByteArray>());
        }
        return hits;
    }

    QVector<ProjectHit> answers(const Text& text, const ElementFilter& elements, int most, bool& isCut,
                                QStringList& problems) const {
        QVector<ProjectHit> hits;
        const engine::XmlTree tree = treeOf(text);
        const engine::XPathAnswer answer =
            engine::askXPath(tree, query.text.pattern.toStdString(), static_cast<std::size_t>(most), stop);
        if (!answer.refusal.empty()) {
            //: %1 a file, %2 the rest of the sentence: "is not well-formed"
            problems << tr("%1 %2.").arg(text.path, engineText(answer.refusal));
            return hits;
        }
        HitMaker maker(text.path, text.version, text.bytes);
        for (const engine::Span place : answer.places) {
            if (elements.isEmpty() || elements.takes(tree, static_cast<int>(place.begin))) {
                hits.push_back(maker.make({static_cast<int>(place.begin), static_cast<int>(place.end)}));
            }
        }
        if (!answer.value.empty()) {
            hits.push_back(maker.make({0, 0}));
            hits.back().match = QStringLiteral("= ") + QString::fromStdString(answer.value);
            hits.back().before.clear();
            hits.back().after.clear();
        }
        isCut = isCut || answer.isCut;
        return hits;
    }
};

ProjectSearch::ProjectSearch(QObject* parent) : QObject(parent) {}

ProjectSearch::~ProjectSearch() {
    cancel();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void ProjectSearch::cancel() {
    if (m_job) {
        m_job->stop = true;
    }
    m_isRunning = false;
}

void ProjectSearch::start(const DocumentStore& store, const ProjectQuery& query) {
    cancel();
    if (m_thread.joinable()) {
        m_thread.join(); // the thread checks `stop` regularly
    }
    m_job = std::make_shared<Job>();
    m_job->query = query;
    m_job->owner = this;
    const FileFilter files(query.files);
    for (const Document* const document : store.documents()) {
        if (files.takes(document->shownPath())) {
            m_job->texts.push_back({document->shownPath(), document->version(), document->bytes()});
        }
    }
    m_isRunning = true;
    m_thread = std::thread([job = m_job] { run(job); });
}

void ProjectSearch::run(const std::shared_ptr<Job>& job) {
    QStringList problems;
    bool isCut = false;
    const ProjectQuery& query = job->query;
    if (query.isXPath) {
        if (const auto fault = engine::xpathFault(query.text.pattern.toStdString())) {
            problems << tr("Invalid XPath expression: %1").arg(engineText(*fault));
        }
    } else if (const QString error = SourceSearch(QByteArray(), query.text).error(); !error.isEmpty()) {
        problems << error;
    }
    if (problems.isEmpty()) {
        const ElementFilter elements(query.elements);
        int left = mostHits;
        for (const Text& text : job->texts) {
            if (job->stop || left <= 0) {
                isCut = isCut || left <= 0;
                break;
            }
            QVector<ProjectHit> hits = query.isXPath ? job->answers(text, elements, left, isCut, problems)
                                                     : job->matches(text, elements, left, isCut);
            left -= static_cast<int>(hits.size());
            if (!hits.isEmpty()) {
                job->tell(std::move(hits), job);
            }
        }
    }
    QMetaObject::invokeMethod(
        job->owner,
        [job, problem = problems.mid(0, 3).join(QLatin1Char('\n')), isCut] {
            if (!job->stop && job->owner->m_job == job) {
                job->owner->m_isRunning = false;
                emit job->owner->finished(problem, isCut);
            }
        },
        Qt::QueuedConnection);
}

} // namespace orrery::widgets
