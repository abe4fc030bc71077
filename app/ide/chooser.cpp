// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/chooser.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace orrery::ide {

namespace {

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

int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    dialog.resize(520, 420);
    QStandardItemModel model;
    for (int i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        auto* const item = new QStandardItem(choice.detail.isEmpty() || choice.detail == choice.name
                                                 ? choice.name
                                                 : choice.name + QStringLiteral("   ") + choice.detail);
        item->setEditable(false);
        item->setData(i, Qt::UserRole);
        model.appendRow(item);
    }
    QSortFilterProxyModel filter;
    filter.setSourceModel(&model);
    filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* const list = new QListView(&dialog);
    list->setModel(&filter);
    list->setUniformItemSizes(true);
    auto* const words = new FilterLine(*list, &dialog);
    words->setPlaceholderText(QCoreApplication::translate("Chooser", "Type a part of the name…"));
    words->setAccessibleName(title);
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(words);
    layout->addWidget(list, 1);
    const auto first = [&] { list->setCurrentIndex(filter.index(0, 0)); };
    QObject::connect(words, &QLineEdit::textChanged, &dialog, [&](const QString& text) {
        filter.setFilterFixedString(text);
        first();
    });
    QObject::connect(words, &QLineEdit::returnPressed, &dialog, &QDialog::accept);
    QObject::connect(list, &QListView::activated, &dialog, &QDialog::accept);
    first();
    words->setFocus();
    if (dialog.exec() != QDialog::Accepted || !list->currentIndex().isValid()) {
        return -1;
    }
    return list->currentIndex().data(Qt::UserRole).toInt();
}

} // namespace orrery::ide
