// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/field_editors.h"

#include "engine/program/evaluate.h"
#include "widgets/expression/detail_delegate.h"
#include "widgets/form/choice_model.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QWheelEvent>

#include <algorithm>

namespace orrery::widgets {

NumberBox::NumberBox(double minimum, double maximum, bool isWhole, QWidget* parent)
    : QAbstractSpinBox(parent), m_minimum(minimum), m_maximum(maximum), m_isWhole(isWhole) {
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    setKeyboardTracking(true);
    setAlignment(Qt::AlignRight);
}

void NumberBox::stepBy(int steps) {
    bool isNumber = false;
    double value = lineEdit()->text().toDouble(&isNumber);
    if (!isNumber) {
        value = m_fallback;
    }
    const double next = std::clamp(value + steps, m_minimum, m_maximum);
    lineEdit()->setText(QString::fromStdString(engine::formatNumber(next)));
    lineEdit()->selectAll();
}

QValidator::State NumberBox::validate(QString&, int&) const {
    return QValidator::Acceptable; // the checker reports the problem
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    bool isNumber = false;
    const double value = lineEdit()->text().toDouble(&isNumber);
    if (!isNumber && !lineEdit()->text().isEmpty()) {
        return StepNone;
    }
    const double from = isNumber ? value : m_fallback;
    return (from < m_maximum ? StepUpEnabled : StepNone) | (from > m_minimum ? StepDownEnabled : StepNone);
}

void NumberBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

PickBox::PickBox(QWidget* parent) : QComboBox(parent) {
    // The user never opens most of the hundreds of boxes in a form (P3.5). So the box avoids setEditable() and
    // setSizeAdjustPolicy(), which create the list. The shared completer prevents setLineEdit() from creating one for
    // each line.
    static QCompleter none;
    auto* const line = new QLineEdit(this);
    line->setCompleter(&none);
    setLineEdit(line);
    line->setCompleter(nullptr);
    setInsertPolicy(NoInsert);
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    setMaxVisibleItems(14);
    line->installEventFilter(this);
}

void PickBox::setChoices(FormChoicesPtr choices) {
    m_choices = std::move(choices);
}

void PickBox::fill() {
    // Fills the list only when the user is about to choose, because most fields never need it.
    if (m_model == nullptr) {
        m_model = new FormChoiceModel(this);
        setItemDelegate(new DetailDelegate(this));
        if (auto* const list = qobject_cast<QListView*>(view())) {
            list->setUniformItemSizes(true);
        }
        setCompleter(makeChoiceCompleter(*m_model, this));
    }
    if (m_model->choices() != m_choices) {
        const QString text = lineEdit()->text();
        const int selected = lineEdit()->selectionStart();
        const int length = lineEdit()->selectionLength();
        const int cursor = lineEdit()->cursorPosition();
        const QSignalBlocker quiet(this);
        const QSignalBlocker quietLine(lineEdit());
        setModel(m_model);
        m_model->show(m_choices);
        setCurrentIndex(-1);
        setEditText(text);
        lineEdit()->setCursorPosition(cursor);
        if (selected >= 0) {
            lineEdit()->setSelection(selected, length);
        }
    }
}

QString PickBox::shown(const QString& written) const {
    return m_choices ? m_choices->shown(written) : written;
}

void PickBox::showWritten(const QString& written) {
    setEditText(shown(written));
    lineEdit()->setCursorPosition(0);
}

QString PickBox::written() const {
    return m_choices ? m_choices->written(lineEdit()->text()) : lineEdit()->text();
}

void PickBox::showPopup() {
    fill();
    const QString text = lineEdit()->text();
    view()->setMinimumWidth(m_model->listWidth(fontMetrics()));
    QComboBox::showPopup();
    if (const int row = findText(text); row >= 0) {
        view()->setCurrentIndex(m_model->index(row, 0));
        view()->scrollTo(m_model->index(row, 0));
    }
}

/// Fills the list on focus and keys. The box has the keyboard focus, and passes keys to its line without the event
/// filters of the line.
bool PickBox::event(QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::KeyPress) {
        fill();
    }
    return QComboBox::event(event);
}

bool PickBox::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::KeyPress) {
        fill();
    }
    return QComboBox::eventFilter(watched, event);
}

void PickBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

} // namespace orrery::widgets
