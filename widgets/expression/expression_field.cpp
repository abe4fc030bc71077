// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/expression_field.h"

#include "widgets/expression/detail_delegate.h"
#include "widgets/expression/probe.h"
#include "widgets/expression/text_formats.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QAbstractListModel>
#include <QCompleter>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace orrery::widgets {

/// The names that completion offers now.
class NameModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<ExpressionName> names) {
        beginResetModel();
        m_names = std::move(names);
        endResetModel();
    }
    const ExpressionName& at(int row) const { return m_names[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_names.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || !checkIndex(index)) {
            return {};
        }
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return at(index.row()).name;
        case DetailDelegate::DetailRole:
            return at(index.row()).detail;
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return at(index.row()).help.isEmpty() ? at(index.row()).detail : at(index.row()).help;
        default:
            return {};
        }
    }

private:
    std::vector<ExpressionName> m_names;
};

ExpressionField::ExpressionField(Probe* probe, QWidget* parent) : QLineEdit(parent), m_probe(probe) {
    setFont(codeFont());
    setLayoutDirection(Qt::LeftToRight); // expressions read from left to right in every language
    connect(this, &QLineEdit::textChanged, this, &ExpressionField::judge);
    if (m_probe != nullptr) {
        connect(m_probe, &Probe::changed, this, &ExpressionField::judge);
    }
}

QCompleter& ExpressionField::completer() {
    if (m_completer == nullptr) {
        m_names = new NameModel(this);
        m_completer = new QCompleter(m_names, this);
        m_completer->setWidget(this);
        m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // the field itself ranks the names
        m_completer->setMaxVisibleItems(12);
        m_completer->popup()->setItemDelegate(new DetailDelegate(m_completer->popup()));
        connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &ExpressionField::insertName);
    }
    return *m_completer;
}

bool ExpressionField::isCompleting() const {
    return m_completer != nullptr && m_completer->popup()->isVisible();
}

QSize ExpressionField::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 32, QLineEdit::sizeHint().height()};
}

void ExpressionField::setPlace(const ExpressionPlace& place, AnalysisPtr analysis) {
    m_place = place;
    m_analysis = std::move(analysis);
    judge();
}

void ExpressionField::judge() {
    if (m_isJudging) {
        return;
    }
    m_isJudging = true;
    m_steps.reset();
    m_verdict = judgeExpression(text(), m_place, m_analysis, m_probe);
    paintFormats();
    setAccessibleDescription(m_verdict.summary());
    m_isJudging = false;
    emit verdictChanged();
}

void ExpressionField::paintFormats() {
    const Theme& theme = themeOf(palette());
    std::vector<TextFormatRange> ranges =
        isEnabled() ? expressionFormats(text(), theme) : std::vector<TextFormatRange>();
    for (const ExpressionVerdict::Finding& finding : m_verdict.findings) {
        if (!finding.elsewhere.isEmpty()) {
            continue;
        }
        // Marks the character before a missing part, because the part itself has no width.
        const int end = std::max(finding.end, std::min(finding.begin + 1, static_cast<int>(text().size())));
        const int begin = end == finding.begin ? std::max(0, finding.begin - 1) : finding.begin;
        addSquiggle(ranges, begin, end, finding.severity, theme);
    }
    const auto next = m_steps ? m_steps->next() : std::nullopt;
    if (next && m_verdict.terms[*next].elsewhere.isEmpty()) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        format.setUnderlineColor(theme.accent);
        format.setBackground(theme.selection);
        ranges.push_back({m_verdict.terms[*next].begin, m_verdict.terms[*next].end, format});
    }
    setTextFormats(*this, ranges);
}

/// Begins the stepping, or executes a step. Shows the next sub-expression and the latest value.
void ExpressionField::walk(void (engine::ExpressionSteps::*way)()) {
    if (m_verdict.terms.empty()) {
        return;
    }
    const bool isFirst = !m_steps;
    if (isFirst) {
        std::vector<std::uint32_t> depths;
        for (const ExpressionVerdict::Term& term : m_verdict.terms) {
            depths.push_back(static_cast<std::uint32_t>(term.depth));
        }
        m_steps.emplace(std::move(depths));
    } else {
        (*m_steps.*way)();
    }
    QStringList words;
    if (const auto next = m_steps->next()) {
        const ExpressionVerdict::Term& term = m_verdict.terms[*next];
        words << (term.elsewhere.isEmpty() ? tr("next: %1").arg(term.text)
                                           : tr("next: %1, in %2").arg(term.text, term.elsewhere));
    } else {
        words << tr("evaluation complete");
    }
    const auto& order = m_steps->order();
    const auto last =
        std::find_if(order.rbegin(), order.rend(), [&](std::size_t t) { return m_steps->isEvaluated(t); });
    if (last != order.rend()) {
        words << tr("%1 = %2").arg(m_verdict.terms[*last].text, m_verdict.terms[*last].value);
    }
    m_verdict.stepping = words.join(QStringLiteral(" · "));
    m_isJudging = true;
    paintFormats();
    m_isJudging = false;
    setAccessibleDescription(m_verdict.summary());
    emit verdictChanged();
}

void ExpressionField::stepIn() {
    walk(&engine::ExpressionSteps::stepIn);
}

void ExpressionField::step() {
    walk(&engine::ExpressionSteps::step);
}

void ExpressionField::stepOut() {
    walk(&engine::ExpressionSteps::stepOut);
}

void ExpressionField::stepBack() {
    walk(&engine::ExpressionSteps::stepBack);
}

void ExpressionField::stopStepping() {
    if (m_steps) {
        judge();
    }
}

/// @param isAsked true to test only whether the key is a stepping key.
bool ExpressionField::handleStepKey(const QKeyEvent& key, bool isAsked) {
    const bool isEnd = key.key() == Qt::Key_Escape && isStepping();
    if (!isEnd && (key.key() != Qt::Key_F11 || m_verdict.terms.empty())) {
        return false;
    }
    if (isAsked) {
        return true;
    }
    if (isEnd) {
        stopStepping();
    } else if (key.modifiers() == Qt::ShiftModifier) {
        stepOut();
    } else if (key.modifiers() == Qt::ControlModifier) {
        step();
    } else if (key.modifiers() == Qt::AltModifier) {
        stepBack();
    } else {
        stepIn();
    }
    return true;
}

bool ExpressionField::applyFix() {
    for (const ExpressionVerdict::Finding& finding : m_verdict.findings) {
        if (!finding.fixLabel.isEmpty() && finding.fixed != text()) {
            // Inserts the text as typing would, so that the field's own undo restores the old text.
            const QString fixed = finding.fixed;
            selectAll();
            insert(fixed);
            return true;
        }
    }
    return false;
}

void ExpressionField::complete() {
    std::vector<ExpressionName> names = expressionNamesAt(text(), cursorPosition(), m_place, m_analysis, m_wordBegin);
    const QString word = text().mid(m_wordBegin, cursorPosition() - m_wordBegin);
    const bool isWhole = !names.empty() && names.front().name == word;
    if (names.empty() || isReadOnly() || (isWhole && names.size() == 1)) {
        stopCompleting();
        return;
    }
    QCompleter& list = completer();
    m_names->show(std::move(names));
    // Enter after a complete word must not replace the word.
    list.popup()->setCurrentIndex(isWhole ? QModelIndex() : list.completionModel()->index(0, 0));
    const int width = list.popup()->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 24;
    QRect at = cursorRect();
    at.setWidth(std::clamp(width, fontMetrics().averageCharWidth() * 30, fontMetrics().averageCharWidth() * 70));
    at.setHeight(rect().height());
    list.complete(at);
}

/// Returns whether the chosen completion would change nothing.
bool ExpressionField::isWordWhole() const {
    const QModelIndex chosen = m_completer->popup()->currentIndex();
    return !chosen.isValid() || chosen.data().toString() == text().mid(m_wordBegin, cursorPosition() - m_wordBegin);
}

void ExpressionField::stopCompleting() {
    if (isCompleting()) {
        m_completer->popup()->hide();
    }
}

/// Returns whether the caret is now between the brackets of a call.
bool ExpressionField::insertName(const QModelIndex& index) {
    const QString name = index.data().toString();
    const ExpressionName* found = nullptr;
    for (int row = 0; row < m_names->rowCount() && found == nullptr; ++row) {
        found = m_names->at(row).name == name ? &m_names->at(row) : nullptr;
    }
    const bool wantsBrackets =
        found != nullptr && found->takesArguments && text().mid(cursorPosition(), 1) != QLatin1String("(");
    setSelection(m_wordBegin, cursorPosition() - m_wordBegin);
    insert(wantsBrackets ? name + QStringLiteral("()") : name);
    if (wantsBrackets) {
        setCursorPosition(cursorPosition() - 1);
    }
    return wantsBrackets;
}

/// Inserts the highlighted name for Tab, which then moves the focus.
/// @return whether the focus stays, because the call still needs its arguments
bool ExpressionField::takeHighlighted() {
    const QModelIndex chosen = m_completer->popup()->currentIndex();
    const bool isWhole = isWordWhole();
    stopCompleting();
    return !isWhole && insertName(chosen);
}

bool ExpressionField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The window uses the same keys. The keys of this field take precedence.
        auto* const key = static_cast<QKeyEvent*>(event);
        if (handleStepKey(*key, true)) {
            event->accept();
            return true;
        }
        const bool isFix = key->modifiers() == Qt::ControlModifier && key->key() == Qt::Key_Period;
        const auto canFix = [this](const ExpressionVerdict::Finding& finding) {
            return !finding.fixLabel.isEmpty() && finding.fixed != text();
        };
        if (isFix && std::any_of(m_verdict.findings.begin(), m_verdict.findings.end(), canFix)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && isCompleting()) { // Tab never comes to keyPressEvent()
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (key.key() == Qt::Key_Tab && key.modifiers() == Qt::NoModifier && takeHighlighted()) {
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        auto* const help = static_cast<QHelpEvent*>(event);
        const QString words = hoverText(cursorPositionAt(help->pos()));
        if (!words.isEmpty()) {
            QToolTip::showText(help->globalPos(), words, this);
            return true;
        }
    }
    return QLineEdit::event(event);
}

/// Shows the signature of the call around the caret, above the field, while the user types.
void ExpressionField::showCall() {
    const ExpressionName call = expressionCallAt(text(), cursorPosition(), m_place, m_analysis);
    if (call.name.isEmpty()) {
        QToolTip::hideText();
        return;
    }
    const QString words = QStringLiteral("<b>%1</b><br>%2").arg(call.name.toHtmlEscaped(), call.help.toHtmlEscaped());
    const int lines = 4; // maximum height of the tip, which must not cover the field
    QToolTip::showText(mapToGlobal(QPoint(cursorRect().left(), -fontMetrics().height() * lines)), words, this);
}

QString ExpressionField::hoverText(int offset) const {
    QStringList lines;
    if (const auto name = expressionNameAt(text(), offset, m_place, m_analysis)) {
        lines << QStringLiteral("<b>%1</b> — %2").arg(name->name.toHtmlEscaped(), name->detail.toHtmlEscaped());
        if (!name->help.isEmpty()) {
            lines << name->help.toHtmlEscaped();
        }
    }
    for (const ExpressionVerdict::Finding& finding : m_verdict.findings) {
        lines << QStringLiteral("<b>%1</b>").arg(finding.message.toHtmlEscaped());
        if (!finding.elsewhere.isEmpty()) {
            lines << finding.elsewhere.toHtmlEscaped();
        }
        lines << finding.advice.toHtmlEscaped();
        if (!finding.fixLabel.isEmpty()) {
            lines << tr("Ctrl+.: %1").arg(finding.fixLabel.toHtmlEscaped());
        }
    }
    const ExpressionVerdict::Term* const here = m_verdict.termAt(offset);
    for (const ExpressionVerdict::Term& term : m_verdict.terms) {
        const QString indent = QStringLiteral("&nbsp;&nbsp;").repeated(term.depth);
        QString line =
            indent + QStringLiteral("%1 = <b>%2</b>").arg(term.text.toHtmlEscaped(), term.value.toHtmlEscaped());
        if (!term.object.isEmpty()) {
            line += QStringLiteral(" (%1)").arg(term.object.toHtmlEscaped());
        }
        if (!term.elsewhere.isEmpty()) {
            line += QStringLiteral(" <i>%1</i>").arg(term.elsewhere.toHtmlEscaped());
        }
        lines << (&term == here ? QStringLiteral("<u>%1</u>").arg(line) : line);
    }
    return lines.join(QStringLiteral("<br>"));
}

void ExpressionField::keyPressEvent(QKeyEvent* event) {
    if (isCompleting()) {
        switch (event->key()) {
        case Qt::Key_Enter:
        case Qt::Key_Return:
            if (isWordWhole()) { // Enter takes the text as it is
                stopCompleting();
                QLineEdit::keyPressEvent(event);
                event->accept(); // otherwise the list would insert its name into a line that is already empty
                return;
            }
            [[fallthrough]];
        case Qt::Key_Escape:
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            event->ignore(); // the completion list handles these keys
            return;
        default:
            break;
        }
    }
    if (handleStepKey(*event, false)) {
        return;
    }
    if (event->modifiers() == Qt::ControlModifier) {
        if (event->key() == Qt::Key_Period) {
            applyFix();
            return;
        }
        if (event->key() == Qt::Key_Space) {
            complete();
            return;
        }
    }
    const QString before = text();
    QLineEdit::keyPressEvent(event);
    if (text() == before) {
        return;
    }
    const QString typed = event->text();
    const bool continuesWord = !typed.isEmpty() && (typed[0].isLetterOrNumber() || typed[0] == QLatin1Char('_') ||
                                                    typed[0] == QLatin1Char('.'));
    if (continuesWord || (event->key() == Qt::Key_Backspace && isCompleting())) {
        complete();
    } else {
        stopCompleting();
    }
    if (typed == QLatin1String("(") || typed == QLatin1String(",")) {
        showCall();
    } else if (typed == QLatin1String(")")) {
        QToolTip::hideText();
    }
}

QString ExpressionField::shownText() const {
    constexpr int padding = 6;
    return hasFrame() || hasFocus() || isStepping()
               ? text()
               : fontMetrics().elidedText(text(), Qt::ElideMiddle, std::max(0, width() - padding));
}

void ExpressionField::paintEvent(QPaintEvent* event) {
    const QString shown = shownText();
    if (shown == text()) {
        return QLineEdit::paintEvent(event);
    }
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    painter.drawText(rect().adjusted(3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void ExpressionField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::EnabledChange) {
        if (const QFont code = codeFont(); font() != code) {
            setFont(code);
        }
        paintFormats();
    }
}

} // namespace orrery::widgets
