// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/choice_box.h"

#include <QAbstractProxyModel>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// The items of a list that contain a text, the best matches first. An empty text matches all items.
class RankedModel : public QAbstractProxyModel {
public:
    RankedModel(QAbstractItemModel& model, QObject* parent) : QAbstractProxyModel(parent) {
        setSourceModel(&model);
        const auto anew = [this] { rank(m_typed); };
        connect(&model, &QAbstractItemModel::modelReset, this, anew);
        connect(&model, &QAbstractItemModel::rowsInserted, this, anew);
        connect(&model, &QAbstractItemModel::rowsRemoved, this, anew);
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [anew](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                    if (roles.isEmpty() || roles.contains(Qt::EditRole) || roles.contains(Qt::DisplayRole)) {
                        anew(); // other roles would only drop the selection
                    }
                });
        rank({});
    }

    void rank(const QString& typed) {
        beginResetModel();
        m_typed = typed;
        m_rows.clear();
        if (typed.isEmpty()) { // all items in their order, which needs no list
            endResetModel();
            return;
        }
        std::array<std::vector<int>, ranks> ranked;
        for (int row = 0; row < sourceModel()->rowCount(); ++row) {
            const QModelIndex item = sourceModel()->index(row, 0);
            const QString other = item.data(otherNameRole).toString();
            const int rank = std::min(rankOf(item.data(Qt::EditRole).toString(), typed),
                                      other.isEmpty() ? static_cast<int>(ranks) : rankOf(other, typed));
            if (const auto at = static_cast<std::size_t>(rank); at < ranks) {
                ranked[at].push_back(row);
            }
        }
        for (const std::vector<int>& rows : ranked) {
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        }
        endResetModel();
    }

    QModelIndex mapToSource(const QModelIndex& index) const override {
        if (!index.isValid()) {
            return {};
        }
        return sourceModel()->index(m_typed.isEmpty() ? index.row() : m_rows[static_cast<std::size_t>(index.row())], 0);
    }
    QModelIndex mapFromSource(const QModelIndex& index) const override {
        if (m_typed.isEmpty()) {
            return index.isValid() ? this->index(index.row(), 0) : QModelIndex();
        }
        const auto at = std::ranges::find(m_rows, index.row());
        return index.isValid() && at != m_rows.end() ? this->index(static_cast<int>(at - m_rows.begin()), 0)
                                                     : QModelIndex();
    }
    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override {
        return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
    }
    QModelIndex parent(const QModelIndex& /*child*/) const override { return {}; }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : m_typed.isEmpty() ? sourceModel()->rowCount() : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 1; }

private:
    static constexpr std::size_t ranks = 3;

    /// Returns 0 for the text itself, 1 for a name that begins with it, 2 for one that contains it; otherwise 3.
    static int rankOf(const QString& name, const QString& typed) {
        const qsizetype at = name.indexOf(typed, 0, Qt::CaseInsensitive);
        return at < 0 ? 3 : at > 0 ? 2 : !typed.isEmpty() && name.size() == typed.size() ? 0 : 1;
    }

    QString m_typed;
    std::vector<int> m_rows; ///< source rows in the order of their ranks; empty without a text
};

RankedCompleter::RankedCompleter(QAbstractItemModel& model, Offers offers, QObject* parent)
    : QCompleter(parent), m_ranked(new RankedModel(model, this)), m_offers(offers) {
    setModel(m_ranked);
    setCaseSensitivity(Qt::CaseInsensitive);
    setCompletionMode(PopupCompletion);
    setMaxVisibleItems(14);
    if (auto* const list = qobject_cast<QListView*>(popup())) {
        list->setUniformItemSizes(true); // otherwise each key would measure all items
    }
    // Later: the completer first shows the list of the new matches.
    connect(completionModel(), &QAbstractItemModel::modelReset, this, &RankedCompleter::highlight,
            Qt::QueuedConnection);
}

/// The base class then filters by nothing, because the ranked model contains only matches.
QStringList RankedCompleter::splitPath(const QString& path) const {
    m_ranked->rank(m_isIdle ? QString() : path);
    return {};
}

bool RankedCompleter::isWithoutMatch() const {
    return m_ranked->rowCount() == 0;
}

QModelIndex RankedCompleter::offered() const {
    const int count = m_ranked->rowCount();
    return count == 1 || (count > 1 && m_offers == Offers::first) ? completionModel()->index(0, completionColumn())
                                                                  : QModelIndex();
}

void RankedCompleter::highlight() {
    if (popup()->isVisible() && !popup()->currentIndex().isValid() && !completionPrefix().isEmpty()) {
        // Without signals: a chosen item would also replace the typed text in the line.
        const QSignalBlocker quiet(popup()->selectionModel());
        popup()->setCurrentIndex(offered());
        popup()->viewport()->update();
    }
}

void RankedCompleter::clearHighlight() {
    const QSignalBlocker quiet(popup()->selectionModel());
    popup()->setCurrentIndex({});
}

bool RankedCompleter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || watched != popup()) { // popup() itself sends events
        return QCompleter::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool isTab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    if (!isEnter && !isTab) {
        return QCompleter::eventFilter(watched, event);
    }
    QModelIndex taken = isChosen() ? popup()->currentIndex() : offered();
    const bool isBegun =
        !completionPrefix().isEmpty() && taken.data().toString().startsWith(completionPrefix(), Qt::CaseInsensitive);
    if (isTab && !isChosen() && m_offers == Offers::theOnly && !isBegun) {
        taken = {}; // the field also accepts new names, which may be a part of a known one
    }
    if (taken.isValid()) {
        popup()->hide();
        emit popup()->clicked(taken); // as if the user clicked it
        if (isEnter) {
            return true;
        }
    }
    clearHighlight(); // Tab also moves the focus
    return QCompleter::eventFilter(watched, event);
}

/// Returns whether the user chose the current item by the arrow keys. The line then shows its text.
bool RankedCompleter::isChosen() const {
    const auto* const box = qobject_cast<QComboBox*>(widget());
    const auto* const line = box != nullptr ? box->lineEdit() : qobject_cast<QLineEdit*>(widget());
    const QModelIndex current = popup()->currentIndex();
    return current.isValid() && line != nullptr && line->text() == pathFromIndex(current);
}

ChoiceBox::ChoiceBox(const QString& accessibleName, QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    setAccessibleName(accessibleName);
    lineEdit()->setAccessibleName(accessibleName);
    m_completer = new RankedCompleter(*model(), RankedCompleter::Offers::first, this);
    setCompleter(m_completer);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ChoiceBox::settle);
    // Later: the completer first ranks the items for the new text.
    connect(lineEdit(), &QLineEdit::textEdited, this, &ChoiceBox::sayIfUnknown, Qt::QueuedConnection);
}

void ChoiceBox::setItems(QAbstractItemModel& items) {
    setCompleter(nullptr); // setModel() would also replace the model of the completer
    setModel(&items);
    m_completer = new RankedCompleter(items, RankedCompleter::Offers::first, this);
    setCompleter(m_completer);
}

void ChoiceBox::showItem(int at) {
    const QSignalBlocker quiet(this);
    m_completer->setIdle(true);
    setCurrentIndex(at);
    m_completer->setIdle(false);
}

void ChoiceBox::showItems(const QStringList& names, int at, const QStringList& otherNames) {
    const QSignalBlocker quiet(this);
    bool isSame = count() == names.size();
    for (int i = 0; isSame && i < count(); ++i) {
        isSame = itemText(i) == names[i] && itemData(i, otherNameRole).toString() == otherNames.value(i);
    }
    if (!isSame) {
        clear();
        addItems(names);
        for (int i = 0; i < otherNames.size(); ++i) {
            setItemData(i, otherNames[i], otherNameRole);
        }
    }
    if (!isSame || currentIndex() != at) {
        setCurrentIndex(at);
    }
}

/// Escape drops a half-typed name.
void ChoiceBox::keyPressEvent(QKeyEvent* event) {
    const QString name = itemText(currentIndex());
    if (event->key() == Qt::Key_Escape && currentText() != name) {
        setEditText(name);
        lineEdit()->selectAll();
        event->accept();
        return;
    }
    QComboBox::keyPressEvent(event);
}

void ChoiceBox::sayIfUnknown() {
    const bool isUnknown =
        !currentText().isEmpty() && currentText() != itemText(currentIndex()) && m_completer->isWithoutMatch();
    QToolTip::showText(mapToGlobal(rect().bottomLeft()),
                       isUnknown ? QCoreApplication::translate("Chooser", "Nothing matches '%1'.").arg(currentText())
                                 : QString(),
                       this);
}

/// Makes the typed text and the current item agree.
void ChoiceBox::settle() {
    const QString name = itemText(currentIndex());
    if (currentText() == name) {
        return;
    }
    const int typed = findText(currentText(), Qt::MatchFixedString);
    if (typed < 0) {
        setEditText(name);
    } else {
        setCurrentIndex(typed);
        emit activated(typed);
    }
}

} // namespace orrery::widgets
