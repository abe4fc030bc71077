// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/why_not_dialog.h"

#include "widgets/sandbox/condition_lines.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace orrery::widgets {

using engine::Builtin;
using engine::Row;

WhyNotDialog::WhyNotDialog(const engine::Session& session, Row object, QWidget* parent)
    : QDialog(parent), m_session(session), m_object(object), m_group(new QComboBox(this)), m_sentence(new QLabel(this)),
      m_conditions(new QTreeWidget(this)) {
    const engine::View view = session.state().view();
    const engine::Program& program = session.program();
    setWindowTitle(
        tr("Why no effect? %1, turn %2").arg(QString::fromStdString(view.nameOf(object))).arg(session.turn()));
    for (Row holder = 0; holder < view.rowCount; ++holder) {
        if (!view.exists(holder)) {
            continue;
        }
        const auto objectClass = static_cast<engine::ClassIndex>(view.builtin(Builtin::objectClass, holder));
        for (const std::uint32_t group : program.groupsOf(objectClass)) {
            const auto& owner = program.model->classes[objectClass];
            const Row host = view.parent(holder);
            const Row where = host == engine::noRow ? holder : host;
            m_group->addItem(tr("%1/%2 of %3")
                                 .arg(QString::fromStdString(owner.id),
                                      QString::fromStdString(program.checkedGroup(group).id),
                                      QString::fromStdString(view.nameOf(where))));
            m_questions.emplace_back(group, holder);
        }
    }
    m_group->setAccessibleName(tr("Group"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prepareConditionTree(*m_conditions);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* const open = buttons->addButton(tr("Open the XML"), QDialogButtonBox::ActionRole);
    open->setAutoDefault(false); // Enter in the tree opens the place of the line
    connect(open, &QPushButton::clicked, this, [this] {
        emit placeWanted(m_answer.where);
        accept();
    });
    connect(m_conditions, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* line) {
        emit placeWanted(placeOf(*line).value_or(m_answer.where));
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(
        new QLabel(tr("Why did this group not affect %1?").arg(QString::fromStdString(view.nameOf(object))), this));
    layout->addWidget(m_group);
    layout->addWidget(m_sentence);
    layout->addWidget(m_conditions, 1);
    layout->addWidget(buttons);
    resize(640, 460);
    connect(m_group, &QComboBox::currentIndexChanged, this, &WhyNotDialog::ask);
    open->setEnabled(!m_questions.empty());
    if (m_questions.empty()) {
        m_sentence->setText(tr("No object in this galaxy has a group yet. Place a class on an object first."));
    } else {
        m_group->setCurrentIndex(firstThatDidNot());
        ask();
    }
}

int WhyNotDialog::firstThatDidNot() const {
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const auto& [group, holder] = m_questions[i];
        if (engine::whyNot(m_session, m_session.turn(), group, holder, m_object).stage != engine::WhyNotStage::fired) {
            return static_cast<int>(i);
        }
    }
    return 0;
}

void WhyNotDialog::ask() {
    const auto& [group, holder] = m_questions[static_cast<std::size_t>(m_group->currentIndex())];
    m_answer = engine::whyNot(m_session, m_session.turn(), group, holder, m_object);
    const QString stage = engineText(engine::stageName(m_answer.stage));
    m_sentence->setText(
        m_answer.stage == engine::WhyNotStage::fired
            ? tr("<b>It did affect the object:</b> %1").arg(engineText(m_answer.sentence).toHtmlEscaped())
            : tr("<b>Stopped at %1:</b> %2").arg(stage, engineText(m_answer.sentence).toHtmlEscaped()));
    m_conditions->clear();
    addConditionLines(*m_conditions->invisibleRootItem(), m_answer.conditions);
    m_conditions->expandAll();
}

} // namespace orrery::widgets
