// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/column_chooser.h"

#include "widgets/base/filter_keys.h"
#include "widgets/base/list_views.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace orrery::widgets {

void ColumnChoices::show(std::vector<OfferedColumn> offered, std::vector<TableColumn> chosen) {
    m_offered = std::move(offered);
    m_chosen = std::move(chosen);
    // The chosen columns come first, then those that most rows use.
    std::ranges::stable_sort(m_offered, std::greater<>(), [&](const OfferedColumn& one) {
        return std::pair(std::ranges::find(m_chosen, one.column) != m_chosen.end(), one.uses);
    });
    filter(m_words);
}

void ColumnChoices::filter(const QString& words) {
    beginResetModel();
    m_words = words;
    m_shown.clear();
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        const QString all = titleOf(m_offered[i]) + QLatin1Char(' ') + columnWay(m_offered[i].column);
        if (std::ranges::all_of(parts, [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); })) {
            m_shown.push_back(i);
        }
    }
    endResetModel();
}

QString ColumnChoices::titleOf(const OfferedColumn& offered) const {
    return columnTitle(offered.column, offered.info);
}

int ColumnChoices::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant ColumnChoices::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const OfferedColumn& offered = m_offered[m_shown[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 (%2)").arg(titleOf(offered)).arg(offered.uses);
    case Qt::ToolTipRole:
        return columnWay(offered.column);
    case Qt::AccessibleTextRole:
        return tr("%1, in %n row(s)", nullptr, static_cast<int>(offered.uses)).arg(titleOf(offered));
    case Qt::CheckStateRole:
        return std::ranges::find(m_chosen, offered.column) != m_chosen.end() ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool ColumnChoices::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const TableColumn& column = m_offered[m_shown[static_cast<std::size_t>(index.row())]].column;
    const auto at = std::ranges::find(m_chosen, column);
    const bool isWanted = value.toInt() == Qt::Checked;
    if (isWanted == (at != m_chosen.end())) {
        return false;
    }
    if (isWanted) {
        m_chosen.push_back(column);
    } else {
        m_chosen.erase(at);
    }
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit chosenChanged();
    return true;
}

Qt::ItemFlags ColumnChoices::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsUserCheckable;
}

ColumnChooser::ColumnChooser(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_choices(new ColumnChoices(this)), m_words(new QLineEdit(this)),
      m_list(new QListView(this)), m_state(addEmptyLabel(*m_list)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Columns"));
    setUpFilter(*m_words, tr("Filter columns"));
    m_words->installEventFilter(this);
    m_list->setModel(m_choices);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Columns"));
    m_list->installEventFilter(this);
    m_state->setText(tr("Reading the columns…"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_words);
    layout->addWidget(m_list);
    connect(m_words, &QLineEdit::textChanged, m_choices, &ColumnChoices::filter);
    connect(m_choices, &ColumnChoices::chosenChanged, this, [this] { emit chosen(m_choices->chosen()); });
    resize(420, 360);
}

void ColumnChooser::open(const QWidget& below) {
    m_choices->show({}, {}); // first, because the filter reads the offers
    m_words->clear();
    m_state->show();
    // The popup opens above the widget if there is no room below it.
    const QRect room = below.screen()->availableGeometry();
    QPoint at = below.mapToGlobal(QPoint(0, below.height()));
    if (at.y() + height() > room.bottom()) {
        at.setY(std::max(room.top(), below.mapToGlobal(QPoint(0, 0)).y() - height()));
    }
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(at);
    show();
    m_words->setFocus();
}

void ColumnChooser::offer(std::vector<OfferedColumn> offered, std::vector<TableColumn> chosen,
                          std::shared_ptr<const void> keeps) {
    const std::shared_ptr<const void> earlier = std::exchange(m_keeps, std::move(keeps));
    m_state->setVisible(offered.empty());
    m_state->setText(tr("The table has no rows."));
    m_choices->show(std::move(offered), std::move(chosen));
}

bool ColumnChooser::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QFrame::eventFilter(watched, event);
    }
    const int key = static_cast<const QKeyEvent*>(event)->key();
    if (watched == m_words && key == Qt::Key_Down) {
        m_list->setFocus();
        m_list->setCurrentIndex(m_choices->index(0));
        return true;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && m_choices->rowCount() > 0) { // Enter in the filter takes the first match
        const QModelIndex index = watched == m_list ? m_list->currentIndex() : m_choices->index(0);
        const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_choices->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace orrery::widgets
