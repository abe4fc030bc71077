// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/scope_funnel.h"

#include "engine/turn/session.h"
#include "engine/universe/class_list.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/source.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr std::size_t standInLimit = 200; ///< maximum number of assumed sources in the list
constexpr int patience = 200;             ///< ms after which the view shows that it waits (ui.md)

} // namespace

ScopeFunnel::ScopeFunnel(Analyzer& analyzer, Sandbox& sandbox, QObject* parent)
    : QObject(parent), m_analyzer(analyzer), m_sandbox(sandbox) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isStale = true;
        emit changed();
    });
    connect(&m_worker, &FunnelWorker::answered, this, &ScopeFunnel::take);
    connect(&m_worker, &FunnelWorker::othersAnswered, this, [this](quint64 number, const FunnelAnswers& answers) {
        if (number == m_asked) {
            m_others = answers;
            m_othersAnalysis = m_askedAnalysis;
            emit othersChanged();
        }
    });
    connect(&m_analyzer, &Analyzer::compiled, this, &ScopeFunnel::request);
    connect(&m_sandbox, &Sandbox::changed, this, [this] {
        m_isStateOld = true;
        request();
    });
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        // In another run the same rows are other objects.
        m_picked.reset();
        m_isPinned = false;
        m_object.reset();
        m_askedHolder.reset();
    });
}

void ScopeFunnel::setWanted(bool wanted) {
    if (std::exchange(m_isWanted, wanted) != wanted && wanted) {
        request();
    }
}

void ScopeFunnel::showGroup(const QString& classId, const QString& groupId) {
    if (classId == m_classId && groupId == m_groupId) {
        return;
    }
    if (classId != m_classId) {
        m_picked.reset();
        m_isPinned = false;
    }
    if (classId != m_classId) {
        m_others.clear();
    }
    m_classId = classId;
    m_groupId = groupId;
    m_askedHolder.reset();
    m_answer.reset();
    request();
    emit groupShown();
}

bool ScopeFunnel::showGroupAt(engine::Location where) {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (analysis == nullptr) {
        return false;
    }
    const engine::ClassTable& classes = analysis->model->classes;
    for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
        const engine::CheckedClass& objectClass = classes.asRead(index);
        const auto isAt = [&](engine::Location asRead) {
            const engine::Location place = classes.placeNow(index, asRead);
            return place.file == where.file && place.span.contains(where.span.begin);
        };
        if (objectClass.isGenerated || !isAt(objectClass.where)) {
            continue;
        }
        const QString classId = QString::fromStdString(objectClass.id);
        for (const engine::CheckedGroup& group : objectClass.groups) {
            if (isAt(group.where)) {
                showGroup(classId, QString::fromStdString(group.id));
                return true;
            }
        }
        // At another place of the same class, the present group stays.
        if (!objectClass.groups.empty() && classId != m_classId) {
            showGroup(classId, QString::fromStdString(objectClass.groups.front().id));
            return true;
        }
    }
    return false;
}

bool ScopeFunnel::isInClass(engine::Location where) const {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (analysis == nullptr) {
        return false;
    }
    const engine::ClassTable& classes = analysis->model->classes;
    const auto index = analysis->model->findClass(m_classId.toStdString());
    if (!index) {
        return false;
    }
    const engine::Location place = classes.placeNow(*index, classes.asRead(*index).where);
    return place.file == where.file && place.span.contains(where.span.begin);
}

void ScopeFunnel::pickHolder(std::optional<FunnelHolder> holder) {
    m_isPinned = holder.has_value();
    m_picked = std::move(holder);
    m_askedHolder.reset();
    request();
}

void ScopeFunnel::showObject(std::optional<engine::Row> object) {
    if (m_object == object) {
        return;
    }
    m_object = object;
    if (object && m_state != nullptr && !m_isPinned) {
        // If the user chooses a holder of the group, or the source of a holder, picks that holder.
        const engine::View view = m_state->view();
        const auto own = std::ranges::find_if(m_holders, [&](const FunnelHolder& one) {
            return one.holder == *object ||
                   (one.holder != engine::noRow && view.exists(one.holder) && one.source == *object);
        });
        if (own != m_holders.end()) {
            m_picked = *own;
            m_askedHolder.reset();
        }
    }
    request();
}

QString ScopeFunnel::nameOf(engine::Row row) const {
    return m_answer != nullptr ? shownName(m_answer->request.state->view(), row) : QString();
}

const engine::CompiledGroup* ScopeFunnel::findGroup(const engine::Program& program) const {
    const auto index = program.model->findClass(m_classId.toStdString());
    if (!index) {
        return nullptr;
    }
    const std::string id = m_groupId.toStdString();
    for (const std::uint32_t group : program.groupsOf(*index)) {
        if (program.checkedGroup(group).id == id) {
            return &program.groups[group];
        }
    }
    return nullptr;
}

void ScopeFunnel::refreshState() {
    const engine::Session* const session = m_sandbox.session();
    if (!m_isStateOld || (session == nullptr && m_sandbox.hasRun())) {
        return; // a job is changing the run: use the last state
    }
    m_state = session != nullptr ? std::make_shared<const engine::State>(session->state().detached()) : nullptr;
    m_stateProgram = session != nullptr ? session->sharedProgram() : nullptr;
    m_isStateOld = false;
}

/// Lists the holders of the group. If there are none, lists objects that could be its source.
void ScopeFunnel::refreshHolders(const engine::Program& program, const engine::CompiledGroup& group,
                                 const engine::View& view) {
    m_holders.clear();
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row) || !engine::carries(view, row, group.objectClass)) {
            continue;
        }
        const engine::Row source = engine::sourceOf(view, group, row);
        if (source != engine::noRow) {
            const QString name = engine::isUnnamed(view, row) ? m_classId : shownName(view, row);
            m_holders.push_back(
                {row, source, source == row ? name : tr("%1 on %2").arg(name, shownName(view, source))});
        }
    }
    if (m_holders.empty()) {
        const engine::CheckedClass& objectClass = program.model->classes.asRead(group.objectClass);
        const engine::Type& type = program.model->vocabulary.types()[objectClass.type];
        const auto nameOfStandIn = [&](engine::Row row) {
            const engine::Row host = view.parent(row);
            if (!engine::isUnnamed(view, row) || host == engine::noRow) {
                return shownName(view, row);
            }
            const auto index = static_cast<engine::ClassIndex>(view.builtin(engine::Builtin::objectClass, row));
            return tr("%1 on %2")
                .arg(QString::fromStdString(program.model->classes.asRead(index).id), shownName(view, host));
        };
        const auto standIn = [&](auto&& mayStandIn) {
            for (engine::Row row = 0; row < view.rowCount && m_holders.size() < standInLimit; ++row) {
                if (view.exists(row) && mayStandIn(row)) {
                    m_holders.push_back({engine::noRow, row, tr("as if on %1").arg(nameOfStandIn(row))});
                }
            }
        };
        const auto couldCarry = [&](engine::Row row) {
            return std::ranges::count(type.attachedTo, view.typeOf(row)) > 0;
        };
        if (group.source == engine::SourceRule::capital) {
            standIn([&](engine::Row row) { return engine::sourceOf(view, group, row) == row; });
        } else if (group.source == engine::SourceRule::self) {
            standIn([&](engine::Row row) { return view.typeOf(row) == objectClass.type; });
        }
        // A building would get its position and owner from its host. So a possible host can be the assumed source.
        if (m_holders.empty()) {
            standIn(couldCarry);
        }
    }
    m_holderAt = m_holders.empty() ? -1 : 0;
    if (m_picked) {
        const auto found = std::ranges::find_if(m_holders, [&](const FunnelHolder& one) {
            return one.holder == m_picked->holder && one.source == m_picked->source;
        });
        m_holderAt = found != m_holders.end() ? static_cast<int>(found - m_holders.begin()) : m_holderAt;
    }
}

/// Returns the questions about the other groups of the class, for the same holder.
std::vector<engine::FunnelQuestion> ScopeFunnel::questionsOfOthers(const engine::Program& program,
                                                                   const engine::CompiledGroup& group,
                                                                   const engine::View& view) const {
    const FunnelHolder& holder = m_holders[static_cast<std::size_t>(m_holderAt)];
    std::vector<engine::FunnelQuestion> questions;
    for (const std::uint32_t index : program.groupsOf(group.objectClass)) {
        const engine::CompiledGroup& other = program.groups[index];
        const engine::Row source =
            holder.holder == engine::noRow ? holder.source : engine::sourceOf(view, other, holder.holder);
        if (index != group.index && other.checked->isRunnable && source != engine::noRow) {
            questions.push_back({index, holder.holder, source, m_object.value_or(engine::noRow)});
        }
    }
    return questions;
}

/// Returns a sentence if another source has taken the place of an earlier one. Keeps the sentence until the user
/// chooses a source, an object or a group.
QString ScopeFunnel::noteOfChange(const FunnelHolder& now) {
    const std::optional<FunnelHolder> before = std::exchange(m_askedHolder, now);
    if (!before) {
        m_note.clear();
    } else if (before->holder != now.holder || before->source != now.source) {
        m_note = tr("The source is now '%1', because '%2' is no longer possible.").arg(now.name, before->name);
    }
    return m_note;
}

void ScopeFunnel::settle(const QString& reason, bool isStale) {
    m_patience.stop();
    m_answered = m_asked;
    m_reason = reason;
    m_isStale = isStale && m_answer != nullptr;
    emit changed();
}

void ScopeFunnel::request() {
    if (!m_isWanted || std::exchange(m_isRequested, true)) {
        return;
    }
    // Sends one request for all changes of one event.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isRequested = false;
            const AnalysisPtr analysis = m_analyzer.latest();
            if (m_groupId.isEmpty() || analysis == nullptr) {
                m_answer.reset();
                m_others.clear();
                settle(tr("Place the cursor in a group, in the form or in the source, or choose a group above."),
                       false);
                return;
            }
            refreshState();
            if (m_state == nullptr) {
                m_answer.reset();
                m_others.clear();
                settle(tr("Open a scenario or create a new galaxy to evaluate the conditions on its objects."), false);
                return;
            }
            if (analysis->program == nullptr) {
                return; // the content is not compiled yet; Analyzer::compiled calls this again
            }
            const engine::CompiledGroup* const group = findGroup(*analysis->program);
            if (group == nullptr) {
                settle(tr("The group %1 of %2 is no longer in the content.").arg(m_groupId, m_classId), true);
                return;
            }
            if (!group->checked->isRunnable) {
                settle(tr("The group has errors. These counts are from its last version without errors."), true);
                return;
            }
            if (m_stateProgram->model != analysis->model &&
                !engine::canRead(*analysis->model, *m_stateProgram->model)) {
                settle(tr("The sandbox has not run this content yet. These counts are from older content."), true);
                return;
            }
            const engine::View view = engine::viewFor(*analysis->model, m_state->view());
            refreshHolders(*analysis->program, *group, view);
            if (m_holderAt < 0) {
                m_answer.reset();
                m_others.clear();
                settle(tr("The group has no source: no object in the sandbox has the group or could have it."), false);
                return;
            }
            const FunnelHolder& holder = m_holders[static_cast<std::size_t>(m_holderAt)];
            m_askedAnalysis = analysis;
            m_reason =
                holder.holder == engine::noRow
                    ? tr("The sandbox has no object of the class %1. The source above is used instead.").arg(m_classId)
                    : QString();
            if (const QString note = noteOfChange(holder); !note.isEmpty()) {
                m_reason = m_reason.isEmpty() ? note : note + QLatin1Char(' ') + m_reason;
            }
            m_worker.ask({analysis->program,
                          m_state,
                          {group->index, holder.holder, holder.source, m_object.value_or(engine::noRow)},
                          questionsOfOthers(*analysis->program, *group, view),
                          ++m_asked});
            if (!m_patience.isActive() && m_answer != nullptr) {
                m_patience.start();
            }
        },
        Qt::QueuedConnection);
}

void ScopeFunnel::take(const FunnelAnswerPtr& answer) {
    if (answer->request.number != m_asked) {
        return;
    }
    m_patience.stop();
    m_answered = m_asked;
    m_answer = answer;
    m_answeredAnalysis = m_askedAnalysis;
    if (answer->request.others.empty()) {
        m_others.clear();
    }
    m_isStale = false;
    emit changed();
}

void ScopeFunnel::waitUntilCurrent() {
    while (m_isRequested || m_answered != m_asked) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::widgets
