// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/why_not/why_not_view.h"

#include "engine/program/carried_groups.h"
#include "engine/trace/explain.h"
#include "engine/universe/source.h"
#include "widgets/base/choice_box.h"
#include "widgets/sandbox/condition_lines.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/why_not/miss_panel.h"
#include "widgets/why_not/miss_search.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

using engine::Builtin;
using engine::Row;

namespace {

constexpr std::size_t mostTried = 64; ///< maximum number of groups to try for one that did not act

template <class Value>
int indexOf(const std::vector<Value>& values, Value value) {
    const auto at = std::ranges::find(values, value);
    return at == values.end() ? -1 : static_cast<int>(at - values.begin());
}

} // namespace

WhyNotView::WhyNotView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_question(new QLabel(this)), m_notice(new QLabel(this)),
      m_body(new QWidget(this)), m_groups(new ChoiceBox(tr("Group"), m_body)),
      m_sources(new ChoiceBox(tr("Source"), m_body)), m_sentence(new QLabel(m_body)),
      m_conditions(new QTreeWidget(m_body)), m_open(new QPushButton(tr("Open the XML"), m_body)),
      m_search(new MissSearch(sandbox, analyzer, this)), m_misses(new MissPanel(*m_search, m_body)) {
    setAccessibleName(tr("Why no effect?"));
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_notice->setWordWrap(true);
    m_notice->setAlignment(Qt::AlignCenter);
    m_notice->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prepareConditionTree(*m_conditions);
    auto* const picks = new QHBoxLayout;
    for (const auto& [name, box] : {std::pair(tr("G&roup"), m_groups), std::pair(tr("S&ource"), m_sources)}) {
        auto* const label = new QLabel(name, m_body);
        label->setBuddy(box);
        picks->addWidget(label);
        picks->addWidget(box, 1);
    }
    picks->addWidget(m_open);
    auto* const body = new QVBoxLayout(m_body);
    body->setContentsMargins({});
    body->addLayout(picks);
    body->addWidget(m_sentence);
    body->addWidget(m_conditions, 1);
    body->addWidget(m_misses);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_question);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_body, 1);

    setTabOrder(m_sources, m_open);
    setTabOrder(m_open, m_conditions);

    connect(m_groups, &QComboBox::activated, this, [this] {
        if (m_refresh.isPending()) { // the lists belong to an older run
            refresh();
        } else if (const engine::Session* const session = m_sandbox.session()) {
            listSources(*session);
            answer();
        }
    });
    connect(m_sources, &QComboBox::activated, this, [this] {
        if (m_refresh.isPending()) {
            refresh();
        } else {
            answer();
        }
    });
    connect(m_misses, &MissPanel::editWanted, this, &WhyNotView::editWanted);
    connect(m_misses, &MissPanel::whatIfWanted, this, &WhyNotView::whatIfWanted);
    const auto edit = [this](engine::Location where) {
        emit placeWanted(where);
        emit editingWanted();
    };
    connect(m_misses, &MissPanel::placeWanted, this, edit);
    connect(m_open, &QPushButton::clicked, this, [this, edit] { edit(m_answer.where); });
    connect(m_conditions, &QTreeWidget::itemActivated, this,
            [this, edit](const QTreeWidgetItem* line) { edit(placeOf(*line).value_or(m_answer.where)); });
    connect(&m_sandbox, &Sandbox::changed, this, &WhyNotView::refreshSoon);
    connect(&m_sandbox, &Sandbox::started, this, [this] { m_object.reset(); }); // the same rows are other objects
    refresh();
}

QString WhyNotView::sentence() const {
    return m_sentence->text();
}

void WhyNotView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void WhyNotView::ask(Row object, std::optional<engine::ColumnId> value) {
    m_object = object;
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || object >= session->state().view().rowCount) {
        refresh();
        return;
    }
    listGroups(*session);
    auto question = value && session->turn() > 0 ? questionAbout(*session, *value) : std::nullopt;
    if (!question) {
        question = firstThatDidNot(*session);
    }
    if (question) {
        choose(*session, *question);
    }
    m_isStale = false;
    answer();
    m_conditions->setFocus(); // keys in the boxes would replace the question
}

void WhyNotView::showObject(Row object) {
    m_object = object;
    refreshSoon();
}

/// Chooses a question that is in the lists.
void WhyNotView::choose(const engine::Session& session, Question question) {
    const int group = indexOf(m_groupAt, question.first);
    if (group < 0) {
        return;
    }
    const QSignalBlocker quiet(m_groups);
    m_groups->setCurrentIndex(group);
    listSources(session);
    if (const int source = indexOf(m_sourceAt, question.second); source >= 0) {
        const QSignalBlocker quietSource(m_sources);
        m_sources->setCurrentIndex(source);
    }
}

std::optional<WhyNotView::Question> WhyNotView::questionAbout(const engine::Session& session,
                                                              engine::ColumnId value) const {
    const engine::Ledger ledger =
        engine::explain(session, session.turn(), *m_object, value, {.ghosts = true, .terms = false});
    for (const engine::LedgerRow& ghost : ledger.ghosts) {
        if (ghost.group != engine::noFiring && indexOf(m_groupAt, ghost.group) >= 0) {
            return Question{ghost.group, ghost.holder};
        }
    }
    std::optional<Question> last;
    for (const engine::LedgerRow& row : ledger.rows) {
        if (row.group != engine::noFiring && indexOf(m_groupAt, row.group) >= 0) {
            last = Question{row.group, row.holder};
        }
    }
    return last;
}

std::optional<WhyNotView::Question> WhyNotView::firstThatDidNot(const engine::Session& session) const {
    const engine::View view = session.state().view();
    std::optional<Question> first;
    std::size_t tried = 0;
    for (Row holder = 0; holder < view.rowCount && tried < mostTried; ++holder) {
        if (!view.exists(holder)) {
            continue;
        }
        for (const std::uint32_t group : engine::carriedGroups(session.program(), view, holder)) {
            const Question question{group, holder};
            first = first.value_or(question);
            ++tried;
            if (engine::whyNot(session, session.turn(), group, holder, *m_object).stage != engine::WhyNotStage::fired) {
                return question;
            }
        }
    }
    return first;
}

/// Lists the groups of all classes that have objects.
void WhyNotView::listGroups(const engine::Session& session) {
    const engine::View view = session.state().view();
    const engine::Program& program = session.program();
    std::vector<bool> isInPlay(program.model->classes.size());
    engine::eachCarrier(view, [&](Row, engine::ClassIndex objectClass) { isInPlay[objectClass] = true; });
    std::vector<std::uint32_t> groups;
    QStringList names;
    QStringList otherNames;
    for (engine::ClassIndex index = 0; index < isInPlay.size(); ++index) {
        if (!isInPlay[index]) {
            continue;
        }
        for (const std::uint32_t group : program.groupsOf(index)) {
            groups.push_back(group);
            names << QString::fromStdString(program.model->classes.asRead(index).id + "/" +
                                            program.checkedGroup(group).id);
            otherNames << groupWords(*program.model, program.checkedGroup(group));
        }
    }
    const QString present = m_groups->itemText(m_groups->currentIndex());
    m_groupAt = std::move(groups);
    m_groups->showItems(names, std::max(0, static_cast<int>(names.indexOf(present))), otherNames);
    listSources(session);
}

/// Lists the holders of the chosen group, by their sources. A search also finds the objects that they are attached to.
void WhyNotView::listSources(const engine::Session& session) {
    const int at = m_groups->currentIndex();
    const Row present = m_sources->currentIndex() >= 0 ? m_sourceAt[static_cast<std::size_t>(m_sources->currentIndex())]
                                                       : engine::noRow;
    std::vector<Row> holders;
    QStringList names;
    QStringList hosts;
    if (at >= 0) {
        const engine::View view = session.state().view();
        const engine::CompiledGroup& group = session.program().groups[m_groupAt[static_cast<std::size_t>(at)]];
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row) && engine::carries(view, row, group.objectClass)) {
                const Row source = engine::sourceOf(view, group, row);
                const Row host = view.parent(row);
                holders.push_back(row);
                names << shownName(view, source == engine::noRow ? row : source);
                hosts << shownName(view, host == engine::noRow ? row : host);
            }
        }
    }
    m_sourceAt = std::move(holders);
    m_sources->showItems(names, std::max(0, indexOf(m_sourceAt, present)), hosts);
}

void WhyNotView::refreshSoon() {
    const engine::Session* const session = m_sandbox.session();
    m_refresh.request(session != nullptr ? session->state().view().rowCount : 0);
}

void WhyNotView::refresh() {
    m_isStale = !isVisible();
    const engine::Session* const session = m_sandbox.session();
    if (m_isStale || (session == nullptr && m_sandbox.hasRun())) {
        return; // not visible, or a job is changing the run
    }
    if (session != nullptr) {
        listGroups(*session);
    }
    answer();
}

void WhyNotView::say(const QString& notice) {
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
    m_question->setVisible(notice.isEmpty());
    m_body->setVisible(notice.isEmpty());
    if (!notice.isEmpty()) {
        m_search->clear();
    }
}

void WhyNotView::answer() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        if (!m_sandbox.hasRun()) {
            say(tr("Open a scenario or create a new galaxy, then choose an object."));
        }
        return;
    }
    const engine::View view = session->state().view();
    if (!m_object || *m_object >= view.rowCount) {
        say(tr("Choose an object on the map or in the list to see why a group did not affect it."));
        return;
    }
    if (m_groups->currentIndex() < 0 || m_sources->currentIndex() < 0) {
        say(tr("No object in this galaxy has a group yet. Place a class on an object first."));
        return;
    }
    say({});
    m_question->setText(
        tr("Why did this group not affect %1 in turn %2?").arg(shownName(view, *m_object)).arg(session->turn()));
    const std::uint32_t group = m_groupAt[static_cast<std::size_t>(m_groups->currentIndex())];
    const Row holder = m_sourceAt[static_cast<std::size_t>(m_sources->currentIndex())];
    m_answer = engine::whyNot(*session, session->turn(), group, holder, *m_object);
    const QString stage = engineText(engine::stageName(m_answer.stage));
    const QString words = engineText(m_answer.sentence).toHtmlEscaped();
    m_sentence->setText(m_answer.stage == engine::WhyNotStage::fired
                            ? tr("<b>It did affect the object:</b> %1").arg(words)
                            : tr("<b>Stopped at %1:</b> %2").arg(stage, words));
    if (m_answer.stage == engine::WhyNotStage::fired || session->turn() == 0) {
        m_search->clear();
    } else {
        m_search->ask({.turn = session->turn(), .group = group, .holder = holder, .object = *m_object});
    }
    m_conditions->clear();
    addConditionLines(*m_conditions->invisibleRootItem(), m_answer.conditions);
    m_conditions->expandAll();
}

} // namespace orrery::widgets
