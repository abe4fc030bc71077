// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/chooser.h"

#include <QCoreApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace orrery::ide {

namespace {

constexpr int sliceMs = 5;      ///< of looking between two events
constexpr int looksAtOnce = 64; ///< between two looks at the clock

/// The line edit keeps the focus; arrows move in the list below it.
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

const QString& ChoiceModel::textOf(int index) {
    while (static_cast<int>(m_texts.size()) <= index) {
        const Choice choice = m_choiceAt(static_cast<int>(m_texts.size()));
        m_texts.push_back(choice.detail.isEmpty() || choice.detail == choice.name
                              ? choice.name
                              : choice.name + QStringLiteral("   ") + choice.detail);
    }
    return m_texts[static_cast<std::size_t>(index)];
}

void ChoiceModel::filter(const QString& words) {
    beginResetModel();
    m_words = words;
    m_found.clear();
    m_next = 0;
    endResetModel();
    lookOn();
}

void ChoiceModel::lookOn() {
    QElapsedTimer clock;
    clock.start();
    const std::size_t before = m_found.size();
    std::vector<int> found;
    for (int looked = 1; m_next < m_count; ++m_next, ++looked) {
        if (textOf(m_next).contains(m_words, Qt::CaseInsensitive)) {
            found.push_back(m_next);
        }
        if (looked % looksAtOnce == 0 && clock.elapsed() >= sliceMs) {
            ++m_next;
            break;
        }
    }
    if (!found.empty()) {
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(before + found.size()) - 1);
        m_found.insert(m_found.end(), found.begin(), found.end());
        endInsertRows();
    }
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
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    return m_texts[static_cast<std::size_t>(choiceOf(index.row()))];
}

int choose(const QString& title, int count, std::function<Choice(int)> choiceAt, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    dialog.resize(520, 420);
    ChoiceModel model(count, std::move(choiceAt));
    auto* const list = new QListView(&dialog);
    list->setModel(&model);
    list->setUniformItemSizes(true);
    auto* const words = new FilterLine(*list, &dialog);
    words->setPlaceholderText(QCoreApplication::translate("Chooser", "Type a part of the name…"));
    words->setAccessibleName(title);
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(words);
    layout->addWidget(list, 1);
    const auto first = [&] {
        if (!list->currentIndex().isValid()) {
            list->setCurrentIndex(model.index(0, 0));
        }
    };
    QObject::connect(words, &QLineEdit::textChanged, &model, &ChoiceModel::filter);
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, &dialog, first);
    QObject::connect(words, &QLineEdit::returnPressed, &dialog, [&] {
        model.lookForFirst(); // who types fast and presses Enter means it
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
