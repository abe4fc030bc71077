// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_field_view.h"

#include "engine/assist/parameter_kinds.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/name_line.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::ParameterKind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// Returns the format that the checker expects of an expression in a parameter.
engine::Format wantedFormat(const FormField& field) {
    return field.spec.kind == ParameterKind::boolean ? engine::booleanFormat
           : field.spec.kind == ParameterKind::value ? engine::badFormat // any format
                                                     : engine::numberFormat;
}

} // namespace

FormFieldView::FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                             FormFieldLook look, QWidget* parent)
    : QWidget(parent), m_field(field), m_shown(QString::fromStdString(field.text)), m_surroundings(surroundings),
      m_lineLabel(lineLabel), m_look(look) {}

QWidget& FormFieldView::editor() {
    if (m_editor == nullptr) {
        makeEditor();
        if (m_field.isYesNo() && (!isSwitch() || m_look == FormFieldLook::captioned)) {
            static_cast<QCheckBox*>(m_editor)->setText(caption());
        }
        m_editor->setAccessibleName(tr("%1 of %2").arg(caption(), m_lineLabel));
        if (m_line != nullptr) {
            m_line->setAccessibleName(m_editor->accessibleName()); // the line in a box
        }
        m_editor->setObjectName(attribute());
        m_editor->setEnabled(!m_isFrozen);
        if (m_slider != nullptr) {
            m_slider->setAccessibleName(tr("Slider for %1").arg(m_editor->accessibleName()));
        }
        fillEditor(false);
        placeEditor();
        if (isVisible()) {
            if (m_slider != nullptr) {
                m_slider->show();
            }
            m_editor->show();
        }
        emit editorMade(this);
    }
    return *m_editor;
}

QLineEdit* FormFieldView::line() {
    editor();
    return m_line;
}

ExpressionField* FormFieldView::expression() {
    editor();
    return m_expression;
}

void FormFieldView::makeEditor() {
    const engine::ParameterSpec& spec = m_field.spec;
    if (m_field.isYesNo()) {
        auto* const box = new QCheckBox(this);
        connect(box, &QCheckBox::clicked, this, &FormFieldView::commit);
        m_read = [box] { return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false"); };
        m_write = [this, box](const QString& written) {
            box->setChecked((written.isEmpty() ? text(m_field.spec.fallback) : written) == QLatin1String("true"));
        };
        m_editor = box;
    } else if (m_field.isExpression) {
        m_expression = new ExpressionField(&m_surroundings.probe, this);
        connect(m_expression, &ExpressionField::verdictChanged, this, [this] {
            refreshStatus();
            emit statusChanged(this);
        });
        m_editor = m_line = m_expression;
    } else if (m_surroundings.choices.of(spec)) {
        auto* const box = new PickBox(this);
        connect(box, &QComboBox::activated, this, &FormFieldView::commit);
        connect(box, &PickBox::previewsWanted, this,
                [this](FormChoiceModel* model) { emit previewsWanted(this, model); });
        m_read = [box] { return box->written(); };
        m_write = [box](const QString& written) { box->showWritten(written); };
        m_editor = box;
        m_line = box->lineEdit();
    } else if (engine::editorOf(spec) == engine::ParameterEditor::colour) {
        m_editor = m_line = new ColourLine(this);
    } else if (engine::editorOf(spec) == engine::ParameterEditor::number) {
        auto* const box = new NumberBox(spec.minimum, spec.maximum, spec.kind == ParameterKind::integer, this);
        m_editor = box;
        m_line = box->line();
    } else {
        auto* const line = new NameLine(this);
        connect(line, &NameLine::picked, this, &FormFieldView::commit);
        connect(line, &NameLine::previewsWanted, this,
                [this](FormChoiceModel* model) { emit previewsWanted(this, model); });
        m_editor = m_line = line;
    }
    if (!m_read) {
        m_read = [this] { return m_line->text(); };
        m_write = [this](const QString& written) {
            m_line->setText(written);
            m_line->setCursorPosition(0);
        };
    }
    watch(m_editor);
    if (spec.kind == ParameterKind::integer || spec.kind == ParameterKind::number) {
        auto* const drag = new NumberDrag(*m_line, spec.minimum, spec.maximum, spec.kind == ParameterKind::integer,
                                          m_expression != nullptr);
        connect(drag, &NumberDrag::finished, this, &FormFieldView::commit);
        if (m_look == FormFieldLook::captioned && spec.maximum - spec.minimum <= NumberSlider::most) {
            auto* const slider =
                new NumberSlider(*m_line, spec.minimum, spec.maximum, spec.kind == ParameterKind::integer, this);
            connect(slider, &NumberSlider::finished, this, &FormFieldView::commit);
            m_slider = slider;
            watch(slider);
        }
    }
    if (m_line != nullptr && m_line != m_editor) {
        watch(m_line);
    }
    if (m_look == FormFieldLook::bare) {
        makeBare();
    }
    if (m_line != nullptr) {
        // This signal covers keys, and also a number's arrows, completions, fixes, drops and the line's own undo.
        connect(m_line, &QLineEdit::textChanged, this, &FormFieldView::askForChange);
    }
}

/// Takes frames and buttons away from the editor, so that it fits in a row of text.
void FormFieldView::makeBare() {
    if (m_line != nullptr) {
        m_line->setFrame(false);
        connect(m_line, &QLineEdit::textChanged, this, [this] {
            if (std::exchange(m_width, wantedWidth()) != m_width) {
                emit widthChanged();
            }
        });
    }
    if (auto* const pick = qobject_cast<QComboBox*>(m_editor)) {
        pick->setFrame(false);
    } else if (auto* const number = qobject_cast<QAbstractSpinBox*>(m_editor)) {
        number->setFrame(false);
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        number->setAlignment(Qt::AlignLeft);
    }
}

void FormFieldView::watch(QWidget* widget) {
    widget->installEventFilter(this);
}

QString FormFieldView::attribute() const {
    return text(m_field.spec.name);
}

QString FormFieldView::caption() const {
    return m_field.spec.label.empty() ? attribute() : engineText(m_field.spec.label);
}

int FormFieldView::wantedWidth() const {
    if (m_line == nullptr) {
        return m_editor != nullptr ? m_editor->sizeHint().width() : fontMetrics().height();
    }
    constexpr int most = 360;
    const QFontMetrics metrics = m_line->fontMetrics();
    const QString& shown = m_line->text().isEmpty() ? m_line->placeholderText() : m_line->text();
    // A value may have a megabyte, so measures only its beginning (P3.5).
    const bool hasButton =
        qobject_cast<QComboBox*>(m_editor) != nullptr || qobject_cast<ColourLine*>(m_editor) != nullptr;
    const int arrow = hasButton ? 20 : 0; // of a list, or the swatch of a colour
    const int needed = metrics.horizontalAdvance(shown.left(200)) + 12;
    if (!hasFocusInside()) {
        return std::clamp(needed, metrics.height(), most) + arrow;
    }
    // During typing, the field has room for the next letters, and does not become narrower.
    const int step = metrics.height() * 3;
    const int roomy = (needed + metrics.height() * 2 + step - 1) / step * step;
    return std::max(std::min(roomy, most) + arrow, width());
}

QString FormFieldView::shownText() const {
    if (m_line != nullptr) {
        return m_line->text().isEmpty() ? m_line->placeholderText() : m_line->text();
    }
    const bool isOn = (m_shown.isEmpty() ? text(m_field.spec.fallback) : m_shown) == QLatin1String("true");
    return isOn ? caption() : tr("not: %1").arg(caption());
}

/// Returns whether the field is a gap: the element needs a value, and has none.
bool FormFieldView::isGap() const {
    return m_shown.isEmpty() && (m_field.spec.required || (!m_field.spec.anyOf.empty() && !m_field.isRare));
}

QString FormFieldView::help() const {
    const engine::ParameterSpec& spec = m_field.spec;
    QString words = engineText(spec.help);
    // The help of some rows tells the default in words.
    const bool isTold = spec.help.find("Default: ") != std::string_view::npos;
    if (!spec.fallback.empty() && !m_field.isYesNo() && !isTold) {
        words += QLatin1Char(' ') + tr("Default: %1.").arg(text(spec.fallback));
    } else if (spec.required) {
        words += QLatin1Char(' ') + tr("Required.");
    }
    if (spec.kind == ParameterKind::integer || spec.kind == ParameterKind::number) {
        words += QLatin1Char(' ') + tr("Drag a number up or down to change it.");
    }
    return words.trimmed();
}

bool FormFieldView::isDirty() const {
    if (m_editor == nullptr) {
        return false;
    }
    if (m_field.isYesNo()) {
        const QString before = m_shown.isEmpty() ? text(m_field.spec.fallback) : m_shown;
        return m_read() != before;
    }
    return m_read() != m_shown;
}

std::optional<QString> FormFieldView::written() const {
    const QString now = m_editor != nullptr ? m_read() : m_shown;
    return now.isEmpty() ? std::nullopt : std::optional(now);
}

void FormFieldView::showField(const FormField& field, const FormSurroundings& surroundings) {
    const bool keeps = isTyping() || (hasFocusInside() && isDirty());
    FormField before = std::exchange(m_field, field);
    m_surroundings.analysis = surroundings.analysis;
    m_standIn.clear();
    if (!keeps) {
        m_shown = QString::fromStdString(field.text);
    } else if (isTyping()) {
        m_field.text = std::move(before.text);
        m_field.isGiven = before.isGiven;
    }
    if (m_editor != nullptr) {
        fillEditor(keeps);
    }
}

bool FormFieldView::hasFocusInside() const {
    return m_editor != nullptr && (m_editor->hasFocus() || (m_line != nullptr && m_line->hasFocus()));
}

/// Shows the value, the choices and the status in the editor. @param keeps whether the typed value stays
void FormFieldView::fillEditor(bool keeps) {
    QString standIn = text(m_field.spec.fallback);
    if (auto* const pick = qobject_cast<PickBox*>(m_editor)) {
        // Keeps the list during a search, because another list would restart the search.
        if (const FormChoicesPtr choices = isTyping() ? nullptr : m_surroundings.choices.of(m_field.spec)) {
            pick->setChoices(choices);
        }
        standIn = pick->shown(standIn);
    } else if (auto* const number = qobject_cast<NumberBox*>(m_editor)) {
        number->setFallback(standIn.toDouble());
    }
    if (m_line != nullptr) {
        const bool isNameless = standIn.isEmpty() && m_look == FormFieldLook::bare;
        m_line->setPlaceholderText(!m_standIn.isEmpty() ? m_standIn : isNameless ? caption() : standIn);
    }
    if (m_expression != nullptr) {
        const AnalysisPtr& analysis = m_surroundings.analysis;
        ExpressionPlace place{m_field.place, m_field.isNested, wantedFormat(m_field), m_field.mayReadSubject};
        if (m_field.site && analysis != nullptr) {
            ExpressionSite site = m_field.site(*analysis->model);
            place.own = std::move(site.context);
            place.names = std::move(site.names);
            // A part of an expression can have any format, even if the whole expression cannot.
            place.wanted = m_field.spec.kind == ParameterKind::value ? engine::badFormat : site.wanted;
        }
        m_expression->setPlace(place, analysis);
    }
    if (!keeps) {
        showText();
    }
    refreshStatus();
}

void FormFieldView::setStandIn(const QString& text) {
    m_standIn = text;
    if (m_line != nullptr) {
        m_line->setPlaceholderText(text);
    }
}

void FormFieldView::showText() {
    if (m_read() != m_shown || m_field.isYesNo()) {
        const QScopedValueRollback writing(m_isWriting, true);
        m_write(m_shown);
    }
}

void FormFieldView::askForChange() {
    if (!m_isWriting && !m_isAsking && !m_isFrozen && (isDirty() || m_wasRefused)) {
        // A message takes the focus, which would request the change again.
        const QScopedValueRollback asking(m_isAsking, true);
        emit changeWanted(this);
        m_wasRefused = isDirty();
    }
}

void FormFieldView::commit() {
    askForChange();
    if (!m_isAsking) {
        emit finished(this);
    }
}

void FormFieldView::setTyping(bool isTyping) {
    if (isTyping != this->isTyping()) {
        m_base = isTyping ? std::optional(m_shown) : std::nullopt;
    }
}

void FormFieldView::take(const QString& written) {
    m_shown = written;
    m_field.text = written.toStdString();
    m_field.isGiven = !written.isEmpty();
    if (m_editor != nullptr) {
        showText();
    }
}

void FormFieldView::escape() {
    if (isTyping() && m_shown != *m_base) {
        emit cancelled(this);
    }
    if (isDirty()) { // the form has refused the change
        showText();
    }
}

/// Returns whether the line itself handles undo or redo, because it has typing to undo or redo. Otherwise the project
/// handles the key.
bool FormFieldView::hasOwn(const QKeyEvent& key) const {
    if (m_line == nullptr || !isTyping()) {
        return isDirty();
    }
    return key.matches(QKeySequence::Undo) ? m_line->isUndoAvailable() && (isDirty() || m_shown != *m_base)
                                           : m_line->isRedoAvailable();
}

void FormFieldView::accept() {
    m_shown = written().value_or(QString());
    m_field.text = m_shown.toStdString();
    m_field.isGiven = !m_shown.isEmpty();
}

void FormFieldView::setFrozen(bool frozen) {
    m_isFrozen = frozen;
    if (m_slider != nullptr) {
        m_slider->setFrozen(frozen);
    }
    if (m_editor != nullptr) {
        m_editor->setEnabled(!frozen);
    }
}

void FormFieldView::setStale(bool stale) {
    if (std::exchange(m_isStale, stale) != stale && !m_field.findings.empty()) {
        refreshStatus();
    }
}

bool FormFieldView::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn:
        emit focused(this);
        if (m_look == FormFieldLook::bare && m_line != nullptr) {
            // A press of the mouse first has to reach the button of the list, which would move away.
            QMetaObject::invokeMethod(this, &FormFieldView::widthChanged, Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(this, &FormFieldView::refreshStatus, Qt::QueuedConnection);
        break;
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            commit();
            if (m_look == FormFieldLook::bare && m_line != nullptr) {
                m_line->setCursorPosition(0); // shows the beginning of a long value
                QMetaObject::invokeMethod(this, &FormFieldView::widthChanged, Qt::QueuedConnection);
            }
        }
        QMetaObject::invokeMethod(this, &FormFieldView::refreshStatus, Qt::QueuedConnection);
        break;
    }
    case QEvent::ShortcutOverride: {
        auto* const key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) && !hasOwn(*key)) {
            event->ignore();
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            commit();
        } else if (key == Qt::Key_Escape) {
            (isTyping() && m_shown != *m_base) || isDirty() ? escape() : emit escaped();
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FormFieldView::resizeEvent(QResizeEvent*) {
    placeEditor();
}

void FormFieldView::placeEditor() {
    if (m_slider != nullptr) {
        const QRect whole = rect().adjusted(0, captionHeight(), 0, 0);
        const int split = std::min(whole.width() / 2, fontMetrics().averageCharWidth() * 16);
        m_editor->setGeometry(whole.adjusted(0, 0, split - whole.width(), 0));
        m_slider->setGeometry(whole.adjusted(split + 6, 0, 0, 0));
    } else if (m_editor != nullptr) {
        m_editor->setGeometry(m_look == FormFieldLook::captioned ? rect().adjusted(0, captionHeight(), 0, 0)
                              : m_line == nullptr                ? rect()
                              : m_editor->inherits("QComboBox")  ? rect().adjusted(1, 0, -1, 0)
                                                                 : rect().adjusted(2, 1, -2, -1));
    }
}

} // namespace orrery::widgets
