// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/revision_content.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr std::size_t mostListed = 100;

/// Calls a function on the window's thread, if the object still exists then.
template <typename Object, typename Call>
void tell(const QPointer<Object>& object, Call call) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [object, call = std::move(call)] {
            if (object) {
                call(*object);
            }
        },
        Qt::QueuedConnection);
}

QString problemOf(const engine::FileError& error) {
    return error.code == ENOENT ? RevisionContent::tr("This project is in no git repository, so it has no revisions. "
                                                      "Choose another run to compare with.")
                                : sentenceText(error.message) + QLatin1Char('.');
}

} // namespace

/// The result of reading a revision.
struct RevisionContent::Found {
    quint64 number = 0;
    engine::Revision commit{};
    std::shared_ptr<const engine::Program> program{}; ///< null: problem, or the commit that was known
    QString problem{};

    /// Reads a revision, unless it is the commit that is known already.
    void read(const engine::RevisionName& name, const engine::FolderContents& shipped, const std::string& known);
};

void RevisionContent::Found::read(const engine::RevisionName& name, const engine::FolderContents& shipped,
                                  const std::string& known) {
    const auto found = engine::findRevision(name);
    if (const auto* const why = std::get_if<engine::FileError>(&found)) {
        problem = problemOf(*why);
        return;
    }
    commit = std::get<engine::Revision>(found);
    if (commit.hash == known) {
        return;
    }
    auto contents = engine::readRevision({name.folder, commit.hash}); // the name may mean another commit by now
    if (std::holds_alternative<engine::FileError>(contents)) {
        contents = engine::readRevision(name); // whose sentence has the name
    }
    if (const auto* const why = std::get_if<engine::FileError>(&contents)) {
        problem = problemOf(*why);
        return;
    }
    std::vector<engine::Diagnostic> diagnostics;
    const engine::ParsedProject project =
        engine::parseProject(engine::arrangeSources(std::get<engine::FolderContents>(contents), shipped));
    const auto model = engine::check(project, engine::shippedRows(), diagnostics);
    const auto error = std::ranges::find(diagnostics, engine::Severity::error, &engine::Diagnostic::severity);
    if (error != diagnostics.end()) {
        const QString place = QString::fromStdString(project.placeText(error->where));
        problem = RevisionContent::tr("The content of the revision “%1” has errors, so it cannot be compared. The "
                                      "first one: %2")
                      .arg(QString::fromStdString(name.revision),
                           place.isEmpty() ? findingText(*error)
                                           : RevisionContent::tr("%1 (%2)").arg(findingText(*error), place));
        return;
    }
    program = engine::compile(model);
}

RevisionContent::RevisionContent(QObject* parent) : QObject(parent) {}

RevisionContent::~RevisionContent() {
    clear();
}

void RevisionContent::read(const QString& folder, const QString& revision, const engine::FolderContents& shipped) {
    m_folder = folder;
    m_revision = revision.trimmed();
    m_shipped = shipped;
    endElsewhere(std::exchange(m_program, nullptr));
    m_problem.clear();
    m_state = State::reading;
    begin(false);
    emit changed();
}

void RevisionContent::renew() {
    if (m_state == State::ready || m_state == State::problem) {
        begin(m_state == State::ready);
    }
}

void RevisionContent::clear() {
    ++m_number;
    ++m_listNumber;
    if (m_stopList) {
        *m_stopList = true;
    }
    m_state = State::none;
    m_revision.clear();
    m_problem.clear();
    m_recent = {};
    m_listProblem.clear();
    endElsewhere(std::exchange(m_program, nullptr));
}

/// Reads the revision in the background. @param isRenewal whether the known commit need not be read again
void RevisionContent::begin(bool isRenewal) {
    const engine::RevisionName name{m_folder.toStdString(), m_revision.toStdString()};
    inBackground([self = QPointer(this), number = ++m_number, name, shipped = m_shipped,
                  known = isRenewal ? m_commit.hash : std::string()] {
        Found found{number};
        found.read(name, shipped, known);
        tell(self, [found = std::move(found)](RevisionContent& to) { to.take(found); });
    });
}

void RevisionContent::take(const Found& found) {
    if (found.number != m_number || (m_state == State::ready && found.commit.hash == m_commit.hash)) {
        return;
    }
    const bool isSame = m_state == State::problem && m_problem == found.problem;
    m_commit = found.commit;
    endElsewhere(std::exchange(m_program, found.program));
    m_problem = found.problem;
    m_state = m_program ? State::ready : State::problem;
    if (!isSame) {
        emit changed();
    }
}

void RevisionContent::list(const QString& folder) {
    if (m_stopList) {
        *m_stopList = true;
    }
    m_stopList = std::make_shared<std::atomic<bool>>(false);
    inBackground([self = QPointer(this), number = ++m_listNumber, folder = folder.toStdString(), stop = m_stopList] {
        auto found = engine::recentRevisions(folder, mostListed, stop.get());
        auto* const list = std::get_if<engine::RevisionList>(&found);
        const auto* const why = std::get_if<engine::FileError>(&found);
        tell(self, [number, recent = list != nullptr ? std::move(*list) : engine::RevisionList(),
                    problem = why == nullptr        ? QString()
                              : why->code == ENOENT ? RevisionContent::tr("This project is in no git repository")
                                                    : problemOf(*why)](RevisionContent& to) {
            if (number == to.m_listNumber) {
                to.m_recent = recent;
                to.m_listProblem = problem;
                emit to.listed();
            }
        });
    });
}

} // namespace orrery::widgets
