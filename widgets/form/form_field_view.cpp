// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_field_view.h"

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

bool isYesNo(const engine::ParameterSpec& spec) {
    return spec.kind == ParameterKind::choice && spec.choices.size() == 2 && spec.choices[0] == "true" &&
           spec.choices[1] == "false" && !spec.fallback.empty();
}

/// Returns the format that the checker expects of an expression in a parameter.
engine::Format wantedFormat(const FormField& field) {
    return field.spec.kind == ParameterKind::boolean ? engine::booleanFormat
           : field.spec.kind == ParameterKind::value ? engine::badFormat // any format
                                                     : engine::numberFormat;
}

} // namespace

FormFieldView::FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                             QWidget* parent)
    : QWidget(parent), m_field(field), m_shown(QString::fromStdString(field.text)), m_surroundings(surroundings),
      m_lineLabel(lineLabel) {}

QWidget& FormFieldView::editor() {
    if (m_editor == nullptr) {
        makeEditor();
        if (isYesNo(m_field.spec) && !isSwitch()) {
            static_cast<QCheckBox*>(m_editor)->setText(caption());
        }
        m_editor->setAccessibleName(tr("%1 of %2").arg(caption(), m_lineLabel));
        m_editor->setObjectName(attribute());
        m_editor->setEnabled(!m_isFrozen);
        fillEditor(false);
        placeEditor();
        if (isVisible()) {
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
    if (isYesNo(spec)) {
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
            if (isShort() != std::exchange(m_wasShort, isShort())) {
                emit widthChanged();
            }
            refreshStatus();
            emit statusChanged(this);
        });
        m_editor = m_line = m_expression;
    } else if (m_surroundings.choices.of(spec)) {
        auto* const box = new PickBox(this);
        connect(box, &QComboBox::activated, this, &FormFieldView::commit);
        m_read = [box] { return box->written(); };
        m_write = [box](const QString& written) { box->showWritten(written); };
        m_editor = box;
        m_line = box->lineEdit();
    } else if (spec.kind == ParameterKind::integer || spec.kind == ParameterKind::number) {
        auto* const box = new NumberBox(spec.minimum, spec.maximum, spec.kind == ParameterKind::integer, this);
        m_editor = box;
        m_line = box->line();
    } else {
        auto* const line = new NameLine(this);
        connect(line, &NameLine::picked, this, &FormFieldView::commit);
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
    if (m_line != nullptr && m_line != m_editor) {
        watch(m_line);
    }
    if (m_line != nullptr) {
        // This signal covers keys, and also a number's arrows, completions, fixes, drops and the line's own undo.
        connect(m_line, &QLineEdit::textChanged, this, &FormFieldView::askForChange);
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

bool FormFieldView::isSwitch() const {
    return isYesNo(m_field.spec) && m_field.spec.name == "enabled";
}

int FormFieldView::units() const {
    if (m_expression != nullptr) {
        return isShort() ? 5 : 8;
    }
    if (isWord(m_field.spec.kind)) {
        if (m_field.isOfText()) {
            return 8;
        }
        // The field is wide enough for long ids, as far as a row allows. A value may have a megabyte, so measures only
        // its beginning (P3.5).
        const QFontMetrics metrics = m_line != nullptr ? m_line->fontMetrics() : fontMetrics();
        const int needed = metrics.horizontalAdvance(m_shown.left(200)) + metrics.height();
        const int unit = metrics.height() * 2; // unit of the form's grid
        return std::clamp((needed + unit - 1) / unit, m_field.spec.kind == ParameterKind::name ? 4 : 5, 9);
    }
    switch (m_field.spec.kind) {
    case ParameterKind::integer:
    case ParameterKind::number:
        return 3;
    case ParameterKind::objectClass:
        return 6;
    case ParameterKind::choice: {
        std::size_t longest = 0;
        for (const std::string_view choice : m_field.spec.choices) {
            longest = std::max(longest, choice.size());
        }
        return longest > 10 ? 5 : isYesNo(m_field.spec) ? 3 : 4;
    }
    default: {
        const QString shown = m_line != nullptr ? m_line->text() : m_shown;
        const int needed = fontMetrics().horizontalAdvance(shown) + fontMetrics().height() * 3; // with the arrow
        const int unit = fontMetrics().height() * 2;
        return std::clamp((needed + unit - 1) / unit, 4, 9);
    }
    }
}

bool FormFieldView::stretches() const {
    return m_field.isOfText() || (m_expression != nullptr && !isShort());
}

bool FormFieldView::isShort() const {
    return m_line->text().size() <= 8;
}

QString FormFieldView::help() const {
    const engine::ParameterSpec& spec = m_field.spec;
    QString words = engineText(spec.help);
    if (!spec.fallback.empty() && !isYesNo(spec)) {
        words += QLatin1Char(' ') + tr("Default: %1.").arg(text(spec.fallback));
    } else if (spec.required) {
        words += QLatin1Char(' ') + tr("Required.");
    }
    return words.trimmed();
}

bool FormFieldView::isDirty() const {
    if (m_editor == nullptr) {
        return false;
    }
    if (isYesNo(m_field.spec)) {
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
        m_line->setPlaceholderText(m_standIn.isEmpty() ? standIn : m_standIn);
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
    if (m_read() != m_shown || isYesNo(m_field.spec)) {
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
        QMetaObject::invokeMethod(this, &FormFieldView::refreshStatus, Qt::QueuedConnection);
        break;
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            commit();
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
    if (m_editor != nullptr) {
        m_editor->setGeometry(isSwitch() ? rect() : rect().adjusted(0, formCaptionHeight(*this), 0, 0));
    }
}

} // namespace orrery::widgets
