// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/chooser.h"

#include "widgets/base/filter_keys.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int sliceMs = 5;      ///< maximum time of a search step between two events
constexpr int looksAtOnce = 64; ///< number of choices checked between two readings of the clock

QString words(QStringList parts, const QString& between) {
    parts.removeAll(QString());
    return parts.join(between);
}

/// Returns the rank of a name that contains all words, from 0 for the typed text itself to 3.
std::size_t placeIn(const QString& name, const QString& typed) {
    const qsizetype at = name.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at == 0) {
        return name.size() == typed.size() ? 0 : 1;
    }
    return at > 0 && !name[at - 1].isLetterOrNumber() ? 2 : 3;
}

/// Paints the name of a choice, and its detail at the end of the line if there is space.
class ChoiceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem own = option;
        if (!index.data(ChoiceModel::AvailableRole).toBool()) {
            own.palette.setColor(QPalette::Text, option.palette.color(QPalette::PlaceholderText));
        }
        QStyledItemDelegate::paint(painter, own, index);
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
    const QString typed = words.trimmed();
    beginResetModel();
    if (!isDone() || m_typed.isEmpty() || !typed.startsWith(m_typed)) {
        m_pool.reset();
    } else {
        m_pool = m_found;
        std::ranges::sort(*m_pool);
    }
    m_typed = typed;
    m_words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_found.clear();
    m_ofRank = {};
    m_next = 0;
    endResetModel();
    emit searched();
    lookOn();
}

/// Returns the rank of a choice, from 0 for the best; `ranks` if the choice does not match.
std::size_t ChoiceModel::rankOf(const Choice& choice) const {
    if (m_words.isEmpty()) {
        return 0;
    }
    bool isInName = true;
    bool isInDetail = choice.isDetailName;
    for (const QString& word : m_words) {
        const auto isIn = [&word](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
        const bool isNamed = isIn(choice.name);
        const bool isDetailed = isIn(choice.detail);
        if (!isNamed && !isDetailed && !isIn(choice.kind)) {
            return ranks;
        }
        isInName = isInName && isNamed;
        isInDetail = isInDetail && isDetailed;
    }
    const std::size_t place = std::min(isInName ? placeIn(choice.name, m_typed) : places - 1,
                                       isInDetail ? placeIn(choice.detail, m_typed) : places - 1);
    return 2 * place + (choice.isPart ? 1 : 0);
}

void ChoiceModel::addRows(std::size_t rank, const std::vector<int>& found) {
    if (!found.empty()) {
        const std::size_t at = std::accumulate(m_ofRank.begin(), m_ofRank.begin() + rank + 1, std::size_t{0});
        beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + found.size()) - 1);
        m_found.insert(m_found.begin() + static_cast<std::ptrdiff_t>(at), found.begin(), found.end());
        m_ofRank[rank] += found.size();
        endInsertRows();
    }
}

void ChoiceModel::lookOn() {
    if (isDone()) {
        return;
    }
    QElapsedTimer clock;
    clock.start();
    std::array<std::vector<int>, ranks> found;
    for (int looked = 1; m_next < poolSize(); ++m_next, ++looked) {
        const int index = m_pool ? (*m_pool)[static_cast<std::size_t>(m_next)] : m_next;
        if (const std::size_t rank = rankOf(choiceAt(index)); rank < ranks) {
            found[rank].push_back(index);
        }
        if (looked % looksAtOnce == 0 && clock.elapsed() >= sliceMs) {
            ++m_next;
            break;
        }
    }
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        addRows(rank, found[rank]);
    }
    if (!isDone()) {
        m_soon.start();
    } else {
        emit searched();
    }
}

void ChoiceModel::lookForFirst() {
    while (m_ofRank[0] + m_ofRank[2] == 0 && !isDone()) {
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
        return words({choice.detail, choice.kind}, QStringLiteral(" · "));
    case AvailableRole:
        return choice.isAvailable;
    case Qt::AccessibleTextRole:
        return words({choice.name, choice.detail, choice.kind}, QStringLiteral(", "));
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
    list->setAccessibleName(title);
    list->setModel(&model);
    list->setUniformItemSizes(true);
    list->setItemDelegate(new ChoiceDelegate(list));
    auto* const words = new QLineEdit(&dialog);
    moveListFromLine(*words, *list);
    words->setPlaceholderText(QCoreApplication::translate("Chooser", "Type a part of the name…"));
    words->setAccessibleName(title);
    auto* const none = new QLabel(&dialog);
    none->setObjectName(QStringLiteral("none"));
    none->setTextFormat(Qt::PlainText);
    none->setWordWrap(true);
    none->setAlignment(Qt::AlignCenter);
    none->setForegroundRole(QPalette::PlaceholderText);
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(words);
    layout->addWidget(list, 1);
    layout->addWidget(none, 1);
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
        model.lookForFirst(); // Enter after fast typing accepts the best match
        if (model.rowCount() > 0) {
            dialog.accept();
        }
    });
    const auto tellIfNone = [&] {
        const bool isNone = model.isDone() && model.rowCount() == 0;
        none->setText(isNone ? QCoreApplication::translate("Chooser", "Nothing matches '%1'.").arg(words->text())
                             : QString());
        none->setVisible(isNone);
        list->setVisible(!isNone);
    };
    QObject::connect(&model, &ChoiceModel::searched, &dialog, tellIfNone);
    QObject::connect(list, &QListView::activated, &dialog, &QDialog::accept);
    first();
    tellIfNone();
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

} // namespace orrery::widgets
