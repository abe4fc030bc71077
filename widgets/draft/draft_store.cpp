// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/draft/draft_store.h"

#include "engine/text/journal.h"
#include "widgets/document/journal.h"
#include "widgets/document/recovery.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QHash>
#include <QJsonDocument>
#include <QWidget>

#include <cstdio>
#include <functional>
#include <unistd.h>
#include <utility>
#include <vector>

namespace orrery::widgets {

namespace {

constexpr std::uint64_t mostRead = std::uint64_t{64} << 20;
constexpr int mostAppended = 1000; ///< number of edits before the store rewrites the journal from the present drafts

} // namespace

/// The drafts of one scope and their journal. In the journal, a draft is a file that is not on the disk.
class DraftStore::Shelf {
public:
    Shelf(const QString& folder, const QString& project, std::function<void(const engine::Phrase&)> report)
        : m_writer(folder.toStdString(), project.toStdString(), std::move(report)) {
        takeOver(QDir(folder));
    }

    std::optional<Draft> find(const QString& name) const {
        const auto kept = m_kept.constFind(name);
        return kept == m_kept.constEnd() ? std::nullopt : std::optional(kept->draft);
    }

    void keep(const QString& name, const QJsonObject& values, bool isBroken) {
        const bool isNew = !m_kept.contains(name);
        Kept& kept = m_kept[name];
        kept.number = isNew ? m_nextNumber++ : kept.number;
        kept.draft = {values, QDateTime::currentDateTime()};
        if (isBroken || ++m_appended > mostAppended) {
            rewrite();
        } else {
            m_writer.append(isNew ? recordsOf(name, kept) : std::vector<journal::Record>{textOf(kept)});
        }
    }

    void forget(const QString& name) {
        const auto kept = m_kept.constFind(name);
        if (kept == m_kept.constEnd()) {
            return;
        }
        const std::uint32_t number = kept->number;
        m_kept.erase(kept);
        if (m_kept.isEmpty()) {
            m_writer.remove();
            m_appended = 0;
        } else {
            m_writer.append({journal::Forget{number}});
        }
    }

    bool flush() { return m_writer.flush(); }
    /// Returns a message for each damaged journal that takeOver() has read.
    const QStringList& damages() const { return m_damages; }

private:
    struct Kept {
        std::uint32_t number = 0;
        Draft draft;
    };

    static journal::Record textOf(const Kept& kept) {
        return journal::Text{kept.number, QJsonDocument(kept.draft.values).toJson(QJsonDocument::Compact),
                             kept.draft.lastEdit.toMSecsSinceEpoch()};
    }
    static std::vector<journal::Record> recordsOf(const QString& name, const Kept& kept) {
        return {journal::File{kept.number, name.toStdString(), false, {}, kept.draft.lastEdit.toMSecsSinceEpoch()},
                textOf(kept)};
    }

    void rewrite() {
        m_appended = 0;
        std::vector<journal::Record> records;
        for (auto kept = m_kept.cbegin(); kept != m_kept.cend(); ++kept) {
            for (journal::Record& record : recordsOf(kept.key(), *kept)) {
                records.push_back(std::move(record));
            }
        }
        m_writer.rewrite(std::move(records));
    }

    /// Takes over the drafts of closed windows. Removes their journals once this window's journal is on the disk.
    void takeOver(const QDir& folder) {
        std::vector<std::pair<engine::Descriptor, std::string>> taken;
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            const std::string path = folder.filePath(name).toStdString();
            const bool isUnfinished = name.endsWith(QLatin1String(journal::newSuffix));
            if (!isUnfinished && !name.endsWith(QLatin1String(journal::suffix))) {
                continue;
            }
            engine::Descriptor file = claimJournal(path);
            std::string bytes;
            if (!file.isOpen() || (!isUnfinished && engine::readAll(file.get(), mostRead, bytes) != 0)) {
                continue;
            }
            if (!isUnfinished && !read(bytes, path)) { // the journal that an unfinished one would replace still exists
                continue;
            }
            taken.emplace_back(std::move(file), path);
        }
        if (!m_kept.isEmpty()) {
            rewrite();
        }
        if (m_kept.isEmpty() || m_writer.flush()) {
            for (const auto& [file, path] : taken) {
                ::unlink(path.c_str());
            }
        }
    }

    /// Reads a journal. @return false if it contains nothing readable; it then stays under another name.
    bool read(const std::string& bytes, const std::string& path) {
        const engine::JournalContents contents = engine::readJournal(bytes);
        const bool isDamaged = contents.isTorn && !bytes.empty();
        const std::string keptPath = path + journal::damagedSuffix;
        if (isDamaged && contents.files.empty() && ::rename(path.c_str(), keptPath.c_str()) == 0) {
            m_damages << DraftStore::tr("A journal of drafts is damaged, and Orrery cannot restore anything from it. "
                                        "It is kept as '%1'.")
                             .arg(QString::fromStdString(keptPath));
            return false;
        }
        if (isDamaged) {
            m_damages << DraftStore::tr(
                "A journal of drafts is damaged: the last changes before Orrery ended are missing.");
        }
        for (const engine::JournalFile& file : contents.files) {
            const QString name = QString::fromStdString(file.path);
            const QJsonObject values = QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object();
            const QDateTime lastEdit = QDateTime::fromMSecsSinceEpoch(file.lastEdit);
            const auto known = m_kept.constFind(name);
            const bool isOlder = known != m_kept.constEnd() && known->draft.lastEdit >= lastEdit;
            if (!values.isEmpty() && !isOlder) {
                m_kept.insert(name, {m_nextNumber++, {values, lastEdit}});
            }
        }
        return true;
    }

    QHash<QString, Kept> m_kept;
    QStringList m_damages;
    std::uint32_t m_nextNumber = 1;
    int m_appended = 0;
    JournalWriter m_writer;
};

DraftStore::DraftStore(QString root, QObject* parent) : QObject(parent), m_root(std::move(root)) {}

DraftStore::~DraftStore() = default;

DraftStore* DraftStore::around(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (auto* const store = widget->findChild<DraftStore*>(QString(), Qt::FindDirectChildrenOnly)) {
            return store;
        }
    }
    return nullptr;
}

void DraftStore::setProject(const QString& folder) {
    m_shelves[static_cast<std::size_t>(DraftScope::project)].reset();
    m_project = folder;
}

DraftStore::Shelf& DraftStore::shelf(DraftScope scope) {
    std::unique_ptr<Shelf>& shelf = m_shelves[static_cast<std::size_t>(scope)];
    if (!shelf) {
        const QString root = QDir(m_root).filePath(QStringLiteral("drafts"));
        const bool isOfProject = scope == DraftScope::project;
        shelf = std::make_unique<Shelf>(
            isOfProject ? journalFolder(root, m_project) : QDir(root).filePath(QStringLiteral("program")),
            isOfProject ? m_project : QString(), [this](const engine::Phrase& problem) {
                // The writer calls this function on its thread. The thread ends before this object is destroyed.
                QMetaObject::invokeMethod(
                    this, [this, problem] { takeProblem(engineText(problem)); }, Qt::QueuedConnection);
            });
        if (!shelf->damages().isEmpty()) { // emitted later, because this code is creating a dialog now
            QMetaObject::invokeMethod(
                this, [this, text = shelf->damages().join(QLatin1Char('\n'))] { emit damaged(text); },
                Qt::QueuedConnection);
        }
    }
    return *shelf;
}

std::optional<Draft> DraftStore::find(DraftScope scope, const QString& name) {
    return shelf(scope).find(name);
}

void DraftStore::keep(DraftScope scope, const QString& name, const QJsonObject& values) {
    shelf(scope).keep(name, values, !m_problem.isEmpty());
}

void DraftStore::forget(DraftScope scope, const QString& name) {
    shelf(scope).forget(name);
}

bool DraftStore::flush() {
    bool isDone = true;
    for (const std::unique_ptr<Shelf>& shelf : m_shelves) {
        isDone = (!shelf || shelf->flush()) && isDone;
    }
    return isDone;
}

void DraftStore::takeProblem(const QString& problem) {
    if (std::exchange(m_problem, problem) != problem) {
        emit problemChanged(m_problem);
    }
}

} // namespace orrery::widgets
