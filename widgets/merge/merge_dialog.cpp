// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/merge/merge_dialog.h"

#include "widgets/base/byte_view.h"

#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

enum Column { place, mine, theirs, taken };

QString firstLine(const QString& text) {
    const QString line = text.section(QLatin1Char('\n'), 0, 0, QString::SectionSkipEmpty).trimmed();
    return line.isEmpty() ? MergeDialog::tr("(nothing)") : line;
}

/// Returns the name of the draft. It depends on the three texts, because the choices are valid only for them.
QString draftName(const QByteArray& base, const QByteArray& mineText, const QByteArray& theirsText) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& text : {base, mineText, theirsText}) {
        hash.addData(QCryptographicHash::hash(text, QCryptographicHash::Sha256));
    }
    return QStringLiteral("merge/") + QString::fromLatin1(hash.result().toHex().left(16));
}

} // namespace

MergeDialog::MergeDialog(const QString& explanation, QByteArray base, QByteArray mineText, QByteArray theirsText,
                         QWidget* parent)
    : DraftDialog(draftName(base, mineText, theirsText), DraftScope::project, parent), m_base(std::move(base)),
      m_mine(std::move(mineText)), m_theirs(std::move(theirsText)),
      m_merge(engine::mergeLines(viewOf(m_base), viewOf(m_mine), viewOf(m_theirs))),
      m_takesTheirs(static_cast<std::size_t>(m_merge.conflicts)), m_places(new QTreeWidget(this)),
      m_mineView(new QPlainTextEdit(this)), m_theirsView(new QPlainTextEdit(this)) {
    setWindowTitle(tr("Merge changes"));
    resize(860, 560);
    auto* const words = new QLabel(explanation, this);
    words->setWordWrap(true);
    setUpPlaces();
    auto* const texts = new QHBoxLayout;
    for (const auto& [editor, title] : {std::pair(m_mineView, tr("Yours")), std::pair(m_theirsView, tr("On disk"))}) {
        auto* const column = new QVBoxLayout;
        auto* const heading = new QLabel(title, this);
        heading->setBuddy(editor);
        column->addWidget(heading);
        column->addWidget(editor);
        texts->addLayout(column);
        editor->setReadOnly(true);
        editor->setLineWrapMode(QPlainTextEdit::NoWrap);
        editor->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        editor->setAccessibleName(title);
    }
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(m_places, 2);
    layout->addLayout(texts, 3);
    layout->addWidget(makeButtons());
    m_places->setCurrentItem(m_places->topLevelItem(0));
    m_places->setFocus();
    beginDraft();
}

/// Lists the conflicts.
void MergeDialog::setUpPlaces() {
    m_places->setHeaderLabels({tr("Line"), tr("Yours"), tr("On disk"), tr("Result")});
    m_places->setAccessibleName(tr("Conflicts between the two versions"));
    m_places->setRootIsDecorated(false);
    m_places->setUniformRowHeights(true);
    m_places->setAllColumnsShowFocus(true);
    m_places->header()->setStretchLastSection(false);
    m_places->header()->setSectionResizeMode(mine, QHeaderView::Stretch);
    m_places->header()->setSectionResizeMode(theirs, QHeaderView::Stretch);
    QList<QTreeWidgetItem*> items;
    for (const engine::MergePart& part : m_merge.parts) {
        if (part.side == engine::MergeSide::conflict) {
            const auto line = std::count(m_mine.begin(), m_mine.begin() + part.mine.begin, '\n') + 1;
            auto* const item =
                new QTreeWidgetItem({locale().toString(static_cast<qlonglong>(line)),
                                     firstLine(sliceOf(m_mine, part.mine)), firstLine(sliceOf(m_theirs, part.theirs))});
            item->setTextAlignment(place, Qt::AlignRight | Qt::AlignVCenter);
            say(*item, false);
            items.append(item);
            m_conflicts.push_back(part);
        }
    }
    m_places->addTopLevelItems(items);
    connect(m_places, &QTreeWidget::currentItemChanged, this, &MergeDialog::showPlace);
    connect(m_places, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const int at = m_places->indexOfTopLevelItem(item);
        choose(at, !m_takesTheirs[static_cast<std::size_t>(at)]);
    });
}

QDialogButtonBox* MergeDialog::makeButtons() {
    auto* const buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, bool isAll, bool theirsWanted) {
        QPushButton* const button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, isAll, theirsWanted] {
            if (isAll) {
                chooseAll(theirsWanted);
            } else {
                choose(m_places->indexOfTopLevelItem(m_places->currentItem()), theirsWanted);
            }
        });
    };
    add(tr("Keep &yours here"), false, false);
    add(tr("Use &disk version here"), false, true);
    add(tr("Keep yours everywhere"), true, false);
    add(tr("Use disk version everywhere"), true, true);
    QPushButton* const use = buttons->addButton(tr("&Use the merged text"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Decide &later"), QDialogButtonBox::RejectRole);
    use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void MergeDialog::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && focusWidget() == m_places) {
        event->accept(); // the key toggles the choice in the list; it must not accept the dialog
        return;
    }
    DraftDialog::keyPressEvent(event);
}

void MergeDialog::reject() {
    QDialog::reject();
}

QJsonObject MergeDialog::draftValues() const {
    QJsonArray choices;
    for (const bool theirsTaken : m_takesTheirs) {
        choices.append(theirsTaken);
    }
    return {{QStringLiteral("choices"), choices}};
}

void MergeDialog::setDraftValues(const QJsonObject& values) {
    const QJsonArray choices = values.value(QStringLiteral("choices")).toArray();
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        choose(i, choices[i].toBool());
    }
}

QByteArray MergeDialog::text() const {
    return QByteArray::fromStdString(engine::mergedText(m_merge, viewOf(m_mine), viewOf(m_theirs), m_takesTheirs));
}

QString MergeDialog::sliceOf(const QByteArray& text, engine::Span span) const {
    return QString::fromUtf8(text.mid(static_cast<qsizetype>(span.begin), static_cast<qsizetype>(span.size())));
}

void MergeDialog::say(QTreeWidgetItem& item, bool theirsTaken) const {
    item.setText(taken, theirsTaken ? tr("on disk") : tr("yours"));
    for (const int column : {mine, theirs}) {
        QFont bold = font();
        bold.setBold((column == theirs) == theirsTaken);
        item.setFont(column, bold);
    }
}

void MergeDialog::choose(int at, bool theirsTaken) {
    if (at >= 0 && at < static_cast<int>(m_takesTheirs.size())) {
        m_takesTheirs[static_cast<std::size_t>(at)] = theirsTaken;
        say(*m_places->topLevelItem(at), theirsTaken);
        draftChanged();
    }
}

void MergeDialog::chooseAll(bool theirsTaken) {
    for (int i = 0; i < static_cast<int>(m_takesTheirs.size()); ++i) {
        choose(i, theirsTaken);
    }
}

void MergeDialog::showPlace() {
    const int at = m_places->indexOfTopLevelItem(m_places->currentItem());
    if (at >= 0) {
        const engine::MergePart& part = m_conflicts[static_cast<std::size_t>(at)];
        m_mineView->setPlainText(sliceOf(m_mine, part.mine));
        m_theirsView->setPlainText(sliceOf(m_theirs, part.theirs));
    }
}

} // namespace orrery::widgets
