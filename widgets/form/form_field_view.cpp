// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_field_view.h"

#include "widgets/expression/expression_field.h"
#include "widgets/expression/text_formats.h"
#include "widgets/form/field_editors.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolTip>

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

bool isPlainNumber(const QString& words) {
    bool isNumber = false;
    words.toDouble(&isNumber);
    return isNumber;
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
    m_value = new FieldEditor(m_field, m_surroundings, m_look, this);
    m_editor = &m_value->widget();
    m_line = m_value->line();
    m_expression = m_value->expression();
    m_slider = m_value->slider();
    connect(m_value, &FieldEditor::chosen, this, &FormFieldView::commit);
    connect(m_value, &FieldEditor::previewsWanted, this,
            [this](FormChoiceModel* model) { emit previewsWanted(this, model); });
    if (m_expression != nullptr) {
        connect(m_expression, &ExpressionField::verdictChanged, this, [this] {
            refreshStatus();
            emit statusChanged(this);
        });
    }
    watch(m_editor);
    if (m_slider != nullptr) {
        watch(m_slider);
    }
    if (m_line == nullptr) {
        return;
    }
    if (m_line != m_editor) {
        watch(m_line);
    }
    if (m_look == FormFieldLook::bare) {
        connect(m_line, &QLineEdit::textChanged, this, [this] {
            if (std::exchange(m_width, wantedWidth()) != m_width) {
                emit widthChanged();
            }
        });
    }
    // This signal covers keys, and also a number's arrows, completions, fixes, drops and the line's own undo.
    connect(m_line, &QLineEdit::textChanged, this, &FormFieldView::askForChange);
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
        const FormChoicesPtr list = m_field.isExpression ? nullptr : m_surroundings.choices.of(spec);
        const QString fallback = text(spec.fallback);
        words += QLatin1Char(' ') + tr("Default: %1.").arg(list ? list->shown(fallback) : fallback);
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
        return m_value->value() != before;
    }
    return m_value->value() != m_shown;
}

std::optional<QString> FormFieldView::written() const {
    const QString now = m_editor != nullptr ? m_value->value() : m_shown;
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
        place.group = m_field.group;
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
    if (m_value->value() != m_shown || m_field.isYesNo()) {
        const QScopedValueRollback writing(m_isWriting, true);
        m_value->showValue(m_shown);
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

int formFieldHeight(const QWidget& of) {
    return FieldHeading::heightFor(of) + of.fontMetrics().height() + 10;
}

/// Returns the height of the heading; 0 without one.
int FormFieldView::captionHeight() const {
    return m_look == FormFieldLook::captioned ? FieldHeading::heightFor(*this) : 0;
}

/// Returns the caption of the heading. A check box has its caption beside it.
QString FormFieldView::headCaption() const {
    return m_line != nullptr ? caption() : QString();
}

QString FormFieldView::status() const {
    if (m_expression != nullptr && (!m_expression->verdict().findings.empty() || m_field.findings.empty())) {
        return m_expression->verdict().summary();
    }
    return m_field.findings.empty() ? QString() : findingText(*m_field.findings.front());
}

void FormFieldView::refreshStatus() {
    if (m_editor == nullptr) {
        return;
    }
    const Theme& theme = themeOf(palette());
    std::optional<engine::Severity> worst;
    bool isLive = false;
    QStringList messages;
    if (m_expression != nullptr) {
        for (const ExpressionVerdict::Finding& finding : m_expression->verdict().findings) {
            worst = std::min(worst.value_or(finding.severity), finding.severity);
            isLive = true;
            messages << finding.message;
        }
    }
    if (!worst) {
        for (const engine::Diagnostic* const finding : m_field.findings) {
            worst = std::min(worst.value_or(finding->severity()), finding->severity());
            messages << findingText(*finding);
        }
    }
    const bool isGhost = m_isStale && !isLive;
    m_status.worst = worst;
    m_status.colour = !worst || isGhost ? theme.dimText : severityColour(*worst, theme);
    // A plain number does not need its format as a status, except while the user types.
    const bool isPlain = m_expression != nullptr && !worst && !m_line->hasFocus() && isPlainNumber(m_line->text());
    m_status.words = isPlain ? QString() : status();
    m_status.problems = messages.join(QLatin1Char('\n'));
    if (m_line != nullptr && m_expression == nullptr) {
        std::vector<TextFormatRange> ranges;
        if (worst && !m_isStale) {
            addSquiggle(ranges, 0, static_cast<int>(m_line->text().size()), *worst, theme);
        }
        setTextFormats(*m_line, ranges);
    }
    // An expression field reports its present problems itself.
    if (m_expression == nullptr || (!isLive && !messages.isEmpty())) {
        const QString words = messages.isEmpty() ? help() : messages.join(QStringLiteral(". "));
        if (words != m_editor->accessibleDescription()) {
            m_editor->setAccessibleDescription(words);
        }
    }
    update();
}

void FormFieldView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection()); // QPainter takes that of the program
    if (m_look == FormFieldLook::bare) {
        paintSlot(painter);
    } else {
        const QString caption = headCaption();
        FieldHeading(*this, caption, m_status).paint(painter);
    }
}

/// Paints the frame of a bare field. A missing value is a red gap.
void FormFieldView::paintSlot(QPainter& painter) const {
    if (m_line == nullptr) {
        return;
    }
    const Theme& theme = themeOf(palette());
    const bool isWrong = isGap() || (m_status.worst == engine::Severity::error && !m_isStale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isWrong            ? theme.error
                        : hasFocusInside() ? theme.accent
                        : m_status.worst   ? m_status.colour
                                           : theme.border,
                        1, isGap() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

bool FormFieldView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& asked = static_cast<const QHelpEvent&>(*event);
        const QRect status =
            m_look == FormFieldLook::captioned ? FieldHeading(*this, headCaption(), m_status).statusPlace() : QRect();
        const bool isOfStatus = !m_status.problems.isEmpty() && status.contains(asked.pos());
        QString words = isOfStatus ? m_status.problems : help();
        if (m_expression != nullptr && m_expression->shownText() != m_expression->text()) {
            words.prepend(m_expression->text() + QLatin1Char('\n')); // the whole expression
        }
        if (!words.isEmpty()) {
            QToolTip::showText(asked.globalPos(), words, this, isOfStatus ? status : QRect());
            return true;
        }
    }
    return QWidget::event(event);
}

void FormFieldView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refreshStatus();
    }
}

} // namespace orrery::widgets
