// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/field_editors.h"

#include "engine/program/evaluate.h"
#include "widgets/expression/detail_delegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QColorDialog>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns the step of the arrows and of a drag: a tenth of a small range, otherwise one.
double stepOf(double minimum, double maximum, bool isWhole) {
    constexpr double small = 10.0;
    return isWhole || maximum - minimum > small ? 1.0 : (maximum - minimum) / 10.0;
}

/// Returns a value within bounds, without the rounding errors of tenths.
double roundedIn(double value, double minimum, double maximum) {
    constexpr double digits = 1e9;
    return std::round(std::clamp(value, minimum, maximum) * digits) / digits;
}

} // namespace

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
    const double next = roundedIn(value + steps * stepOf(m_minimum, m_maximum, m_isWhole), m_minimum, m_maximum);
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

NumberDrag::NumberDrag(QLineEdit& line, double minimum, double maximum, bool isWhole, bool takesArrows)
    : QObject(&line), m_line(line), m_minimum(minimum), m_maximum(maximum), m_isWhole(isWhole),
      m_takesArrows(takesArrows) {
    line.installEventFilter(this);
    if (QWidget* const box = line.focusProxy()) { // a spin box has the focus of its line
        box->installEventFilter(this);
    }
}

std::optional<double> NumberDrag::number() const {
    bool isNumber = false;
    const double value = m_line.text().toDouble(&isNumber);
    return isNumber && !m_line.isReadOnly() && m_line.isEnabled() ? std::optional(value) : std::nullopt;
}

void NumberDrag::set(double value) {
    m_line.setText(QString::fromStdString(engine::formatNumber(roundedIn(value, m_minimum, m_maximum))));
}

bool NumberDrag::drag(const QMouseEvent& mouse) {
    constexpr int pixelsPerStep = 4;
    const int y = mouse.globalPosition().toPoint().y();
    if (mouse.type() == QEvent::MouseButtonPress) {
        m_from = mouse.button() == Qt::LeftButton && std::exchange(m_isFresh, false) ? number() : std::nullopt;
        m_startY = y;
        m_isDragging = false;
        return false;
    }
    if (mouse.type() == QEvent::MouseButtonRelease) {
        m_from.reset();
        if (std::exchange(m_isDragging, false)) {
            emit finished();
            return true;
        }
        return false;
    }
    const int steps = (m_startY - y) / pixelsPerStep;
    const double step = stepOf(m_minimum, m_maximum, m_isWhole);
    if (!m_from || (mouse.buttons() & Qt::LeftButton) == 0 || (steps == 0 && !m_isDragging)) {
        return false;
    }
    m_isDragging = true;
    const bool isFine = !m_isWhole && (mouse.modifiers() & Qt::ShiftModifier) != 0;
    set(*m_from + steps * (isFine ? step / 10.0 : step));
    return true;
}

bool NumberDrag::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn: // comes just before the press that causes it
        m_isFresh = static_cast<const QFocusEvent&>(*event).reason() == Qt::MouseFocusReason;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return watched == &m_line && drag(static_cast<const QMouseEvent&>(*event));
    case QEvent::KeyPress: {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isArrow = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
        if (const auto value = number(); m_takesArrows && isArrow && value && key.modifiers() == Qt::NoModifier) {
            const double step = stepOf(m_minimum, m_maximum, m_isWhole);
            set(*value + (key.key() == Qt::Key_Up ? step : -step));
            m_line.selectAll();
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

NumberSlider::NumberSlider(QLineEdit& line, double minimum, double maximum, bool isWhole, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_line(line), m_minimum(minimum),
      m_step(isWhole ? 1.0 : (maximum - minimum) / 100.0) {
    setRange(0, static_cast<int>(std::lround((maximum - minimum) / m_step)));
    setPageStep(std::max(1, this->maximum() / 10));
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    connect(&m_line, &QLineEdit::textChanged, this, &NumberSlider::follow);
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        const double value = roundedIn(m_minimum + position * m_step, m_minimum, m_minimum + this->maximum() * m_step);
        m_line.setText(QString::fromStdString(engine::formatNumber(value)));
        if (!isSliderDown()) {
            emit finished();
        }
    });
    connect(this, &QSlider::sliderReleased, this, &NumberSlider::finished);
    follow();
}

void NumberSlider::follow() {
    bool isNumber = false;
    const double value = m_line.text().toDouble(&isNumber);
    const bool isEmpty = m_line.text().isEmpty();
    setEnabled((isNumber || isEmpty) && !m_line.isReadOnly() && !m_isFrozen);
    if (isNumber) {
        const QSignalBlocker quiet(this);
        setValue(static_cast<int>(std::lround((value - m_minimum) / m_step)));
        update();
    }
}

void NumberSlider::setFrozen(bool frozen) {
    m_isFrozen = frozen;
    follow();
}

void NumberSlider::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

ColourLine::ColourLine(QWidget* parent) : QLineEdit(parent), m_swatch(addAction(QIcon(), QLineEdit::LeadingPosition)) {
    m_swatch->setText(tr("Choose a colour…"));
    m_swatch->setToolTip(m_swatch->text());
    connect(m_swatch, &QAction::triggered, this, &ColourLine::choose);
    connect(this, &QLineEdit::textChanged, this, &ColourLine::refreshSwatch);
    refreshSwatch();
}

void ColourLine::refreshSwatch() {
    const QColor colour(text());
    QPixmap picture(16, 16);
    picture.fill(colour.isValid() ? colour : palette().color(QPalette::Base));
    QPainter painter(&picture);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(picture.rect().adjusted(0, 0, -1, -1));
    m_swatch->setIcon(picture);
}

void ColourLine::choose() {
    auto* const dialog = new QColorDialog(QColor(text()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) { setText(colour.name()); });
    dialog->open();
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
        connect(
            m_model, &FormChoiceModel::previewsWanted, this, [this] { emit previewsWanted(m_model); },
            Qt::QueuedConnection);
        setItemDelegate(new DetailDelegate(this));
        if (auto* const list = qobject_cast<QListView*>(view())) {
            list->setUniformItemSizes(true);
        }
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
        if (completer() == nullptr) { // after setModel(), which would give its model to the completer
            setCompleter(makeChoiceCompleter(*m_model, this));
        }
        completer()->popup()->setMinimumWidth(m_model->listWidth(fontMetrics())); // a slot can be narrow
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

/// Gives the line the whole height of a box without a frame. The style would cut the letters of a low box.
void PickBox::resizeEvent(QResizeEvent* event) {
    QComboBox::resizeEvent(event);
    if (!hasFrame()) {
        const int arrow = width() - lineEdit()->geometry().right();
        lineEdit()->setGeometry(2, 0, width() - arrow - 2, height());
    }
}

void PickBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

} // namespace orrery::widgets
