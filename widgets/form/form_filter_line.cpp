// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_filter_line.h"

#include "widgets/base/filter_keys.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTimer>

#include <utility>

namespace orrery::widgets {

FormFilterLine::FormFilterLine(FormTree& tree, QWidget* parent) : QLineEdit(parent), m_tree(tree) {
    setUpFilter(*this, tr("Filter the lines of the form"));
    hide();
    connect(this, &QLineEdit::textChanged, this, &FormFilterLine::take);
}

void FormFilterLine::drop() {
    const QSignalBlocker quiet(this);
    clear();
    hide();
    m_tree.filter().setWords({});
}

void FormFilterLine::take(const QString& words) {
    if (words.isEmpty()) {
        emit ending();
    }
    m_tree.filter().setWords(words);
    setVisible(!words.isEmpty());
    m_wantsMatch = false;
    readOn();
}

void FormFilterLine::refresh() {
    if (m_tree.filter().isDue()) {
        readOn();
    }
}

void FormFilterLine::finish() {
    if (m_tree.filter().isDue()) {
        m_tree.filter().read(m_tree.lines(), m_tree.size());
        readOn();
    }
}

void FormFilterLine::readOn() {
    if (m_tree.filter().read(m_tree.lines(), FormFilter::linesAtOnce)) {
        m_tree.refreshRows();
        emit rowsChanged();
        if (std::exchange(m_wantsMatch, false)) {
            goToMatch();
        }
    } else if (!std::exchange(m_isReading, true)) {
        QTimer::singleShot(0, this, [this] {
            m_isReading = false;
            refresh();
        });
    }
}

void FormFilterLine::goToMatch() {
    m_wantsMatch = m_tree.filter().isDue();
    if (const auto match = m_wantsMatch ? std::nullopt : m_tree.firstMatch()) {
        emit matchWanted(*match);
    }
}

void FormFilterLine::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        emit escaped();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        goToMatch();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace orrery::widgets
