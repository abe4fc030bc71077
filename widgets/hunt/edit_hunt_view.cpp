// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/edit_hunt_view.h"

#include "widgets/hunt/edit_hunt.h"
#include "widgets/theme/theme.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace orrery::widgets {

EditHuntView::EditHuntView(EditHunt& hunt, QWidget* parent)
    : QWidget(parent), m_hunt(hunt), m_note(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_stop(new QToolButton(this)), m_tree(new QTreeWidget(this)), m_empty(new QLabel(this)) {
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_stop->setText(tr("Stop"));
    m_stop->setAutoRaise(true);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("Lines whose edits changed the value"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_note, 1);
    top->addWidget(m_progress);
    top->addWidget(m_stop);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);
    connect(m_stop, &QToolButton::clicked, &m_hunt, &EditHunt::stop);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { open(item); });
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { open(item); });
    connect(&m_hunt, &EditHunt::changed, this, &EditHuntView::refresh);
    refresh();
}

QString EditHuntView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString EditHuntView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void EditHuntView::refresh() {
    using State = EditHunt::State;
    const State state = m_hunt.state();
    const auto count = static_cast<int>(m_hunt.edits().size());
    QString note;
    QString empty;
    switch (state) {
    case State::none:
        empty = tr("Choose a difference in Compare, a value in the inspector, or a failed test, and then “Which edit "
                   "did this?” in its menu. Orrery plays the run with parts of your edits, and names the lines that "
                   "changed the value.");
        break;
    case State::searching:
        note = tr("Searching the edit that changed %1. Played %n runs so far.", nullptr, m_hunt.runs())
                   .arg(m_hunt.words());
        break;
    case State::stopped:
        empty = tr("The search was stopped.");
        break;
    case State::problem:
        note = m_hunt.words();
        empty = tr("The search needs both versions to play: %1").arg(m_hunt.problem());
        break;
    case State::found:
        note = tr("%1: %2 before, %3 now.").arg(m_hunt.words(), m_hunt.before(), m_hunt.after()) + QLatin1Char(' ') +
               (count == 0   ? tr("No edit of the content changed it.")
                : count == 1 ? tr("This edit alone changes it.")
                             : tr("These %n edits change it together, and none can be omitted.", nullptr, count)) +
               QLatin1Char(' ') +
               tr("There are %1 edits; the search played %n runs.", nullptr, m_hunt.runs()).arg(m_hunt.editCount());
        empty = count == 0 ? tr("The statements of the run, or the seed, make the difference.") : QString();
        break;
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_progress->setVisible(state == State::searching);
    m_stop->setVisible(state == State::searching);
    m_tree->clear();
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const Theme& theme = themeOf(palette());
    for (int i = 0; i < count && state == State::found; ++i) {
        const HuntedEdit& edit = m_hunt.edits()[static_cast<std::size_t>(i)];
        auto* const heading = new QTreeWidgetItem(m_tree, {tr("%1, line %2").arg(edit.path).arg(edit.line)});
        heading->setData(0, Qt::UserRole, i);
        const auto add = [&](QLatin1Char mark, const QString& line, const QColor& colour) {
            auto* const item = new QTreeWidgetItem(heading, {QString(mark) + QLatin1Char(' ') + line});
            item->setFont(0, fixed);
            item->setForeground(0, colour);
            item->setData(0, Qt::UserRole, i);
        };
        for (const QString& line : edit.before) {
            add(QLatin1Char('-'), line, theme.error);
        }
        for (const QString& line : edit.after) {
            add(QLatin1Char('+'), line, theme.good);
        }
    }
    m_tree->expandAll();
    m_tree->setVisible(m_tree->topLevelItemCount() > 0);
    m_empty->setText(empty);
    m_empty->setVisible(m_tree->topLevelItemCount() == 0);
}

void EditHuntView::open(const QTreeWidgetItem* item) {
    const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
    if (index < m_hunt.edits().size()) {
        const HuntedEdit& edit = m_hunt.edits()[index];
        emit placeWanted(edit.path, edit.span);
    }
}

} // namespace orrery::widgets
