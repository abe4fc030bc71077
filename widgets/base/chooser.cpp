// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/chooser.h"

#include <QCoreApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::ide {

namespace {

constexpr int sliceMs = 5;      ///< maximum time of a search step between two events
constexpr int looksAtOnce = 64; ///< number of choices checked between two readings of the clock

/// Paints the name of a choice, and its detail at the end of the line if there is space.
class ChoiceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const int nameWidth = option.fontMetrics.horizontalAdvance(index.data().toString());
        const QRect room = option.rect.adjusted(nameWidth + 2 * margin, 0, -margin, 0);
        const QString detail = option.fontMetrics.elidedText(index.data(ChoiceModel::DetailRole).toString(),
                                                             Qt::ElideRight, std::max(room.width(), 0));
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, detail);
        painter->restore();
    }

private:
    static constexpr int margin = 8;
};

/// The line for the typed words. Keeps the focus; its arrow keys move the selection in the list below.
class FilterLine : public QLineEdit {
public:
    FilterLine(QListView& list, QWidget* parent) : QLineEdit(parent), m_list(list) {}

protected:
    void keyPressEvent(QKeyEvent* event) override {
        switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(&m_list, event);
            return;
        default:
            QLineEdit::keyPressEvent(event);
        }
    }

private:
    QListView& m_list;
};

} // namespace

ChoiceModel::ChoiceModel(int count, std::function<Choice(int)> choiceAt, QObject* parent)
    : QAbstractListModel(parent), m_count(count), m_choiceAt(std::move(choiceAt)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ChoiceModel::lookOn);
    filter({});
}

const Choice& ChoiceModel::choiceAt(int index) {
    while (static_cast<int>(m_choices.size()) <= index) {
        Choice choice = m_choiceAt(static_cast<int>(m_choices.size()));
        if (choice.detail == choice.name) {
            choice.detail.clear();
        }
        m_choices.push_back(std::move(choice));
    }
    return m_choices[static_cast<std::size_t>(index)];
}

void ChoiceModel::filter(const QString& words) {
    beginResetModel();
    m_typed = words.trimmed();
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_found.clear();
    m_leading = 0;
    m_next = 0;
    endResetModel();
    lookOn();
}

bool ChoiceModel::isFound(const Choice& choice) const {
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return choice.name.contains(word, Qt::CaseInsensitive) || choice.detail.contains(word, Qt::CaseInsensitive);
    });
}

void ChoiceModel::addRows(std::size_t at, const std::vector<int>& found) {
    if (!found.empty()) {
        beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + found.size()) - 1);
        m_found.insert(m_found.begin() + static_cast<std::ptrdiff_t>(at), found.begin(), found.end());
        endInsertRows();
    }
}

void ChoiceModel::lookOn() {
    QElapsedTimer clock;
    clock.start();
    std::vector<int> leading;
    std::vector<int> others;
    for (int looked = 1; m_next < m_count; ++m_next, ++looked) {
        if (const Choice& choice = choiceAt(m_next); isFound(choice)) {
            const bool leads = !m_typed.isEmpty() && choice.name.startsWith(m_typed, Qt::CaseInsensitive);
            (leads ? leading : others).push_back(m_next);
        }
        if (looked % looksAtOnce == 0 && clock.elapsed() >= sliceMs) {
            ++m_next;
            break;
        }
    }
    addRows(m_leading, leading);
    m_leading += leading.size();
    addRows(m_found.size(), others);
    if (!isDone()) {
        m_soon.start();
    }
}

void ChoiceModel::lookForFirst() {
    while (m_found.empty() && !isDone()) {
        lookOn();
    }
}

int ChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Choice& choice = m_choices[static_cast<std::size_t>(choiceOf(index.row()))];
    switch (role) {
    case Qt::DisplayRole:
        return choice.name;
    case DetailRole:
        return choice.detail;
    case Qt::AccessibleTextRole:
        return choice.detail.isEmpty() ? choice.name : choice.name + QStringLiteral(", ") + choice.detail;
    default:
        return {};
    }
}

int choose(const QString& title, int count, std::function<Choice(int)> choiceAt, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    dialog.resize(520, 420);
    ChoiceModel model(count, std::move(choiceAt));
    auto* const list = new QListView(&dialog);
    list->setModel(&model);
    list->setUniformItemSizes(true);
    list->setItemDelegate(new ChoiceDelegate(list));
    auto* const words = new FilterLine(*list, &dialog);
    words->setPlaceholderText(QCoreApplication::translate("Chooser", "Type a part of the name…"));
    words->setAccessibleName(title);
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(words);
    layout->addWidget(list, 1);
    // The selection stays on the first row, even when better rows appear, until the user selects another row.
    QPersistentModelIndex offered;
    const auto first = [&] {
        if (!list->currentIndex().isValid() || QModelIndex(offered) == list->currentIndex()) {
            list->setCurrentIndex(model.index(0, 0));
            offered = list->currentIndex();
        }
    };
    QObject::connect(words, &QLineEdit::textChanged, &model, &ChoiceModel::filter);
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, &dialog, first);
    QObject::connect(words, &QLineEdit::returnPressed, &dialog, [&] {
        model.lookForFirst(); // Enter after fast typing accepts the first match
        dialog.accept();
    });
    QObject::connect(list, &QListView::activated, &dialog, &QDialog::accept);
    first();
    words->setFocus();
    if (dialog.exec() != QDialog::Accepted || !list->currentIndex().isValid()) {
        return -1;
    }
    return model.choiceOf(list->currentIndex().row());
}

int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent) {
    return choose(
        title, static_cast<int>(choices.size()), [&](int i) { return choices[i]; }, parent);
}

} // namespace orrery::ide
