// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"
#include "engine/lab/revision.h"
#include "engine/program/program.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>

namespace orrery::widgets {

/// The content of a project at a revision of its git repository, for comparisons (I4.9). Also lists the revisions that
/// changed the project. Threads in the background read and check them.
class RevisionContent : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        none,
        reading,
        ready,  ///< program() has the content
        problem ///< problem() says why there is no content
    };

    explicit RevisionContent(QObject* parent = nullptr);
    ~RevisionContent() override;

    /// Begins to read a revision of a project's folder. @param revision a branch, a tag, a hash, "HEAD~2" …
    /// @param shipped the shipped vocabulary
    void read(const QString& folder, const QString& revision, const engine::FolderContents& shipped);
    /// Reads the revision again if its name now means another commit, or if there was a problem.
    void renew();
    void clear();

    State state() const { return m_state; }
    /// Returns the name of the revision, as the user typed it.
    const QString& revision() const { return m_revision; }
    /// Returns the commit that the name means. @pre state() is ready
    const engine::Revision& commit() const { return m_commit; }
    /// Returns the compiled content; null unless state() is ready.
    const std::shared_ptr<const engine::Program>& program() const { return m_program; }
    /// Returns sentences for the user; empty unless state() is problem.
    const QString& problem() const { return m_problem; }

    /// Begins to list the last revisions that changed a project's folder.
    void list(const QString& folder);
    /// Returns the newest list; empty before the first one, and if there is no repository.
    const engine::RevisionList& recent() const { return m_recent; }
    /// Returns why the newest list could not be read; empty: it was read.
    const QString& listProblem() const { return m_listProblem; }

signals:
    /// Emitted after state() changes, or after another commit is ready.
    void changed();
    /// Emitted after list() has found the revisions.
    void listed();

private:
    struct Found;

    void begin(bool isRenewal);
    void take(const Found& found);

    QString m_folder;
    QString m_revision;
    engine::FolderContents m_shipped;
    State m_state = State::none;
    engine::Revision m_commit;
    std::shared_ptr<const engine::Program> m_program;
    QString m_problem;
    engine::RevisionList m_recent;
    QString m_listProblem;
    quint64 m_number = 0;     ///< number of the newest reading; results of earlier ones are dropped
    quint64 m_listNumber = 0; ///< the same for lists
    std::shared_ptr<std::atomic<bool>> m_stopList;
};

} // namespace orrery::widgets
