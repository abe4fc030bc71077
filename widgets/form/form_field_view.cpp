// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_field_view.h"

#include "widgets/expression/expression_field.h"
#include "widgets/expression/text_formats.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/name_line.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::ParameterKind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QFont captionFont(const QWidget& of) {
    QFont font = of.font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

bool isYesNo(const engine::ParameterSpec& spec) {
    return spec.kind == ParameterKind::choice && spec.choices.size() == 2 && spec.choices[0] == "true" &&
           spec.choices[1] == "false" && !spec.fallback.empty();
}

/// What the checker expects of an expression in a parameter.
engine::Format wantedFormat(const FormField& field) {
    return field.spec.kind == ParameterKind::boolean ? engine::booleanFormat
           : field.spec.kind == ParameterKind::value ? engine::badFormat // any
                                                     : engine::numberFormat;
}

bool isPlainNumber(const QString& words) {
    bool isNumber = false;
    words.toDouble(&isNumber);
    return isNumber;
}

constexpr int editorGap = 2;

} // namespace

int formCaptionHeight(const QWidget& of) {
    return QFontMetrics(captionFont(of)).height() + editorGap;
}

int formFieldHeight(const QWidget& of) {
    return formCaptionHeight(of) + of.fontMetrics().height() + 10;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

FormFieldView::FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                             QWidget* parent)
    : QWidget(parent), m_field(field), m_caption(new QLabel(this)), m_icon(new QLabel(this)),
      m_status(new ElidedLabel(this)) {
    const QString caption = this->caption();
    m_caption->setFont(captionFont(*this));
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_status->setFont(captionFont(*this));
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    makeEditor(surroundings);
    if (isYesNo(field.spec)) {
        m_caption->hide();
        if (!isSwitch()) {
            static_cast<QCheckBox*>(m_editor)->setText(caption);
        }
    } else {
        m_caption->setText(caption);
        m_caption->setBuddy(m_editor);
    }
    m_editor->setAccessibleName(tr("%1 of %2").arg(caption, lineLabel));
    m_editor->setObjectName(attribute());
    setToolTip(help());
}

void FormFieldView::makeEditor(const FormSurroundings& surroundings) {
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
        m_expression = new ExpressionField(&surroundings.probe, this);
        connect(m_expression, &ExpressionField::verdictChanged, this, [this] {
            if (isShort() != std::exchange(m_wasShort, isShort())) {
                emit widthChanged();
            }
            refreshStatus();
            emit statusChanged(this);
        });
        m_editor = m_line = m_expression;
    } else if (const FormChoicesPtr choices = surroundings.choices.of(spec)) {
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
    case ParameterKind::name:
    case ParameterKind::text: {
        if (m_field.isOfText()) {
            return 8;
        }
        // Long ids can be read whole, as far as a row goes.
        const int needed = m_line->fontMetrics().horizontalAdvance(m_shown) + m_line->fontMetrics().height();
        const int unit = m_line->fontMetrics().height() * 2; // of the form's grid
        return std::clamp((needed + unit - 1) / unit, m_field.spec.kind == ParameterKind::name ? 4 : 5, 9);
    }
    default: {
        const QString shown = m_line != nullptr ? m_line->text() : m_shown;
        const int needed = fontMetrics().horizontalAdvance(shown) + fontMetrics().height() * 3; // the arrow beside it
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
        words += QLatin1Char(' ') + tr("Left out: %1.").arg(text(spec.fallback));
    } else if (spec.required) {
        words += QLatin1Char(' ') + tr("It has to be given.");
    }
    return words.trimmed();
}

bool FormFieldView::isDirty() const {
    if (isYesNo(m_field.spec)) {
        const QString before = m_shown.isEmpty() ? text(m_field.spec.fallback) : m_shown;
        return m_read() != before;
    }
    return m_read() != m_shown;
}

std::optional<QString> FormFieldView::written() const {
    const QString now = m_read();
    return now.isEmpty() ? std::nullopt : std::optional(now);
}

void FormFieldView::showField(const FormField& field, const FormSurroundings& surroundings) {
    const bool hasFocusHere = m_editor->hasFocus() || (m_line != nullptr && m_line->hasFocus());
    const bool keeps = hasFocusHere && isDirty();
    m_field = field;
    if (auto* const pick = qobject_cast<PickBox*>(m_editor)) {
        const FormChoicesPtr choices = surroundings.choices.of(field.spec);
        pick->setChoices(choices);
        m_line->setPlaceholderText(choices->shown(text(field.spec.fallback)));
    } else if (auto* const number = qobject_cast<NumberBox*>(m_editor)) {
        number->setFallback(text(field.spec.fallback).toDouble());
        m_line->setPlaceholderText(text(field.spec.fallback));
    } else if (m_line != nullptr) {
        m_line->setPlaceholderText(text(field.spec.fallback));
    }
    if (m_expression != nullptr) {
        ExpressionPlace place{field.place, field.isNested, wantedFormat(field), field.mayReadSubject};
        if (field.site && surroundings.analysis != nullptr) {
            ExpressionSite site = field.site(*surroundings.analysis->model);
            place.own = std::move(site.context);
            place.names = std::move(site.names);
            // A part of an expression may be anything, whatever the whole is to be.
            place.wanted = field.spec.kind == ParameterKind::value ? engine::badFormat : site.wanted;
        }
        m_expression->setPlace(place, surroundings.analysis);
    }
    if (!keeps) {
        m_shown = QString::fromStdString(field.text);
        showText();
    }
    refreshStatus();
}

void FormFieldView::setStandIn(const QString& text) {
    if (m_line != nullptr) {
        m_line->setPlaceholderText(text);
    }
}

void FormFieldView::showText() {
    if (m_read() != m_shown || isYesNo(m_field.spec)) {
        m_write(m_shown);
    }
}

void FormFieldView::commit() {
    if (!m_isAsking && !m_isFrozen && isDirty()) {
        m_isAsking = true; // a message about it takes the focus, which would ask again
        emit changeWanted(this);
        m_isAsking = false;
    }
}

void FormFieldView::accept() {
    m_shown = m_read();
    m_field.text = m_shown.toStdString();
    m_field.isGiven = !m_shown.isEmpty();
}

void FormFieldView::setFrozen(bool frozen) {
    m_isFrozen = frozen;
    m_editor->setEnabled(!frozen);
}

void FormFieldView::setStale(bool stale) {
    if (std::exchange(m_isStale, stale) != stale && !m_field.findings.empty()) {
        refreshStatus();
    }
}

QString FormFieldView::status() const {
    if (m_expression != nullptr && (!m_expression->verdict().findings.empty() || m_field.findings.empty())) {
        return m_expression->verdict().summary();
    }
    return m_field.findings.empty() ? QString() : findingText(*m_field.findings.front());
}

void FormFieldView::refreshStatus() {
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
    const QColor colour = !worst || isGhost                     ? theme.dimText
                          : *worst == engine::Severity::error   ? theme.error
                          : *worst == engine::Severity::warning ? theme.warning
                                                                : theme.hint;
    QPalette own = m_status->palette();
    if (own.color(m_status->foregroundRole()) != colour) { // else the widget would be polished anew for nothing
        own.setColor(m_status->foregroundRole(), colour);
        m_status->setPalette(own);
    }
    // Of a plain number nobody needs to be told that it is one; who types sees it all the same.
    const bool isPlain = m_expression != nullptr && !worst && !m_line->hasFocus() && isPlainNumber(m_line->text());
    m_status->setText(isPlain ? QString() : status());
    m_status->setToolTip(messages.isEmpty() ? QString() : messages.join(QLatin1Char('\n')));
    m_icon->setVisible(worst.has_value());
    if (worst) {
        const QString name = *worst == engine::Severity::error     ? QStringLiteral("error")
                             : *worst == engine::Severity::warning ? QStringLiteral("warning")
                                                                   : QStringLiteral("hint");
        const int size = m_status->fontMetrics().height() - 1;
        m_icon->setPixmap(icon(name, colour).pixmap({size, size}, devicePixelRatioF()));
    }
    if (m_line != nullptr && m_expression == nullptr) {
        std::vector<TextFormatRange> ranges;
        if (worst && !m_isStale) {
            addSquiggle(ranges, 0, static_cast<int>(m_line->text().size()), *worst, theme);
        }
        setTextFormats(*m_line, ranges);
    }
    if (m_expression == nullptr) {
        m_editor->setAccessibleDescription(messages.isEmpty() ? help() : messages.join(QStringLiteral(". ")));
    }
    resizeEvent(nullptr);
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
        // A field in which nothing is half-typed has nothing of its own to undo: the key is the project's.
        auto* const key = static_cast<QKeyEvent*>(event);
        if (!isDirty() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
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
            isDirty() ? m_write(m_shown) : emit escaped();
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
    const int caption = formCaptionHeight(*this);
    if (isSwitch()) {
        m_icon->hide();
        m_status->hide();
        m_editor->setGeometry(rect());
        return;
    }
    const int captionWidth = m_caption->isHidden() ? 0 : std::min(m_caption->sizeHint().width(), width());
    m_caption->setGeometry(0, 0, captionWidth, caption);
    int left = captionWidth + 8;
    if (!m_icon->isHidden()) {
        // The icon stands just before its words, which are at the right.
        const int size = m_status->fontMetrics().height();
        const int words = std::min(m_status->fontMetrics().horizontalAdvance(m_status->text()) + 2,
                                   std::max(0, width() - left - size - 4));
        m_icon->setGeometry(std::max(left, width() - words - size - 4), 0, size, caption);
        left = m_icon->geometry().right() + 4;
    }
    m_status->setGeometry(left, 0, std::max(0, width() - left), caption);
    m_editor->setGeometry(0, caption, width(), height() - caption);
}

void FormFieldView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_editor != nullptr) {
        refreshStatus();
    }
}

} // namespace orrery::widgets
