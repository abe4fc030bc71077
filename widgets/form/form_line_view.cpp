// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_line_view.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <iterator>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int margin = 8;
constexpr int joint = 14; ///< width of the mark between two lines in one row
constexpr int leastSummary = 48;

int indentOf(const QWidget& widget) {
    return widget.fontMetrics().height();
}

/// Returns the name or description of an element from the string tables (I2.7). The tables have it under the id of the
/// element. Returns an empty text if there is none.
QString textOfTables(const FormLine& line, std::string_view attribute, const FormSurroundings& surroundings) {
    const auto id = std::ranges::find(line.fields, "id", [](const FormField& field) { return field.spec.name; });
    const bool isName = attribute == "name";
    if ((!isName && attribute != "description") || id == line.fields.end() || surroundings.analysis == nullptr) {
        return {};
    }
    const std::string* const found = surroundings.analysis->model->findString(isName ? id->text : id->text + "_DESC");
    return found == nullptr ? QString() : QString::fromStdString(*found).simplified();
}

} // namespace

int formRowHeight(const QWidget& of) {
    return of.fontMetrics().height() + 5;
}

int formHandlesRoom(const QWidget& of) {
    return 3 * formRowHeight(of);
}

FormLineView::FormLineView(const FormLine& line, const FormSurroundings& surroundings, QWidget* parent)
    : QWidget(parent), m_line(line) {
    m_label = engineText(line.label);
    setFocusPolicy(Qt::ClickFocus); // Tab moves through fields, arrows move through lines
    for (const FormField& field : line.fields) {
        auto* const view = new FormFieldView(field, m_label, surroundings, FormFieldLook::bare, this);
        m_fields.push_back(view);
        connect(view, &FormFieldView::widthChanged, this, [this] {
            layOut();
            emit widthChanged();
        });
        if (view->isSwitch()) {
            m_switch = view;
        }
    }
    if (m_switch != nullptr) {
        m_switch->editor(); // the switch is before the label, so it is the first tab stop
    }
    m_isInSight.resize(m_fields.size(), false);
    showLine(line, surroundings);
    for (FormFieldView* const field : m_fields) {
        connect(field, &FormFieldView::editorMade, this, &FormLineView::chain);
    }
}

FormFieldView* FormLineView::field(const QString& attribute) const {
    const auto found = std::ranges::find(m_fields, attribute, &FormFieldView::attribute);
    return found == m_fields.end() ? nullptr : *found;
}

/// Returns the fields to show. During typing, a line keeps its fields, even if the new value requires others.
std::vector<FormField> FormLineView::fieldsOf(const FormLine& line) const {
    if (Form::hasSameShape(m_line, line)) {
        return line.fields;
    }
    std::vector<FormField> fields = m_line.fields;
    for (FormField& field : fields) {
        const auto now =
            std::ranges::find(line.fields, field.spec.name, [](const FormField& f) { return f.spec.name; });
        if (now == line.fields.end()) {
            field.findings.clear();
        } else if (now->spec.kind == field.spec.kind && now->isExpression == field.isExpression) {
            field = *now;
        } else {
            field.findings = now->findings;
        }
    }
    return fields;
}

void FormLineView::showLine(const FormLine& line, const FormSurroundings& surroundings) {
    std::vector<FormField> fields = fieldsOf(line);
    m_line = line;
    m_line.fields = std::move(fields);
    m_refusal.clear();
    m_pieces = linePieces(m_line);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->showField(m_line.fields[i], surroundings);
        if (const QString text = textOfTables(m_line, m_line.fields[i].spec.name, surroundings); !text.isEmpty()) {
            m_fields[i]->setStandIn(text);
            m_isInSight[i] = m_isInSight[i] || m_line.fields[i].spec.name == "name";
        }
        m_fields[i]->setFrozen(line.isBroken);
    }
    refreshParts();
    showAddButton();
    showFixButton();
    refreshNotes();
    tellSentence();
    layOut();
}

/// Tells assistive technologies what the row shows.
void FormLineView::tellSentence() {
    const QString fold = m_row.isFolded ? tr("folded") : QString();
    const QString coverage = m_coverage ? tr("coverage: %1").arg(coverageStateWords(m_coverage->state)) : QString();
    QStringList words{sentence(), m_break ? tr("breakpoint") : QString(), fold, m_summary, m_remark, coverage};
    words.removeAll(QString());
    setAccessibleName(words.join(QStringLiteral(", ")));
    setAccessibleDescription(m_notes.isEmpty() ? engineText(m_line.help) : m_notes);
}

/// Updates the visible fields. A visible field stays visible while the line shows the same element. Otherwise the
/// fields would jump.
void FormLineView::refreshParts() {
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        FormFieldView* const field = m_fields[i];
        const bool isPlaced = field == m_switch ||
                              std::ranges::any_of(m_pieces, [&](const LinePiece& piece) { return piece.field == i; });
        m_isInSight[i] = isPlaced && (m_isInSight[i] || field == m_switch || !m_line.fields[i].mayFold());
        if (m_isInSight[i]) {
            field->editor();
        }
        if (field->isHidden() == m_isInSight[i]) {
            field->setVisible(m_isInSight[i]);
        }
    }
}

std::vector<FormFieldView*> FormLineView::hiddenFields() const {
    std::vector<FormFieldView*> hidden;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (!m_isInSight[i]) {
            hidden.push_back(m_fields[i]);
        }
    }
    return hidden;
}

void FormLineView::reveal(FormFieldView* field) {
    const auto found = std::ranges::find(m_fields, field);
    if (found == m_fields.end() || !field->isHidden()) {
        return;
    }
    m_isInSight[static_cast<std::size_t>(found - m_fields.begin())] = true;
    refreshParts();
    layOut();
    emit widthChanged();
}

void FormLineView::fold() {
    std::fill(m_isInSight.begin(), m_isInSight.end(), false);
}

void FormLineView::openParts() {
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (FormFieldView* const field : hiddenFields()) {
        QAction* const action = menu->addAction(field->caption());
        action->setToolTip(field->help());
        connect(action, &QAction::triggered, field, [this, field] {
            reveal(field);
            field->editor().setFocus(Qt::TabFocusReason);
        });
    }
    if (menu->isEmpty()) {
        delete menu;
        QToolTip::showText(mapToGlobal(QPoint(left(), height())), tr("The element has no more optional parts."), this);
        return;
    }
    menu->popup(mapToGlobal(QPoint(left(), height())));
    menu->setActiveAction(menu->actions().front());
}

/// Shows the button of an empty element. The button names the missing content and adds it.
void FormLineView::showAddButton() {
    const bool isConditioned =
        std::ranges::any_of(m_line.fields, [](const FormField& field) { return field.isGiven && field.isExpression; });
    const bool isWanted = m_line.wantsFirst != FormFirst::nothing && !m_line.isBroken && !isConditioned;
    if (isWanted && m_add == nullptr) {
        m_add = new QToolButton(this);
        m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_add->setIcon(icon(QStringLiteral("add"), themeOf(palette())));
        m_add->setAutoRaise(true);
        connect(m_add, &QToolButton::clicked, this, [this] { emit addWanted(this, true); });
    }
    if (m_add != nullptr) {
        m_add->setVisible(isWanted);
        m_add->setText(m_line.wantsFirst == FormFirst::condition ? tr("Add a condition…")
                       : m_line.wantsFirst == FormFirst::effect  ? tr("Add an effect…")
                       : m_line.wantsFirst == FormFirst::group   ? tr("Add a group…")
                                                                 : tr("Add an element…"));
        m_add->setAccessibleDescription(tr("Adds to %1").arg(m_label));
    }
}

std::vector<const engine::Diagnostic*> FormLineView::allFindings() const {
    std::vector<const engine::Diagnostic*> all = m_line.findings;
    for (const FormField& field : m_line.fields) {
        all.insert(all.end(), field.findings.begin(), field.findings.end());
    }
    return all;
}

void FormLineView::showFixButton() {
    const auto all = allFindings();
    const bool isWanted =
        std::ranges::any_of(all, [](const engine::Diagnostic* finding) { return !finding->fixes.empty(); });
    if (isWanted && m_fix == nullptr) {
        m_fix = new QToolButton(this);
        m_fix->setAutoRaise(true);
        m_fix->setFocusPolicy(Qt::NoFocus); // the command has a key, on the line and in its fields
        m_fix->setCursor(Qt::PointingHandCursor);
        m_fix->setIcon(icon(QStringLiteral("fix"), themeOf(palette()).warning));
        m_fix->setToolTip(tr("Quick fixes for the problems here"));
        connect(m_fix, &QToolButton::clicked, this,
                [this] { emit fixesWanted(this, m_fix->mapToGlobal(QPoint(0, m_fix->height()))); });
    }
    if (m_fix != nullptr) {
        m_fix->setVisible(isWanted && !m_isStale);
        m_fix->setAccessibleName(tr("Quick fixes for %1").arg(m_label));
    }
}

void FormLineView::refreshNotes() {
    QStringList words;
    m_worst.reset();
    if (m_line.isBroken) {
        words << tr("Malformed XML: fix it in the source.");
        m_worst = engine::Severity::error;
    }
    if (!m_refusal.isEmpty()) {
        words << m_refusal;
        m_worst = engine::Severity::error;
    }
    for (const engine::Diagnostic* const finding : m_line.findings) {
        words << findingText(*finding);
    }
    for (const engine::Diagnostic* const finding : allFindings()) {
        m_worst = std::min(m_worst.value_or(finding->severity()), finding->severity());
    }
    if (m_line.unlisted > 0) {
        words << tr("%n more problem(s) here", nullptr, m_line.unlisted);
        m_worst = m_worst.value_or(engine::Severity::error);
    }
    m_notes = words.join(QLatin1Char('\n'));
    if (m_line.isBroken && m_toSource == nullptr) {
        m_toSource = new QToolButton(this);
        m_toSource->setText(tr("Show in source"));
        m_toSource->setAccessibleName(tr("Show %1 in the source").arg(m_label));
        m_toSource->setCursor(Qt::PointingHandCursor);
        connect(m_toSource, &QToolButton::clicked, this, [this] { emit sourceWanted(this); });
    }
    if (m_toSource != nullptr) {
        m_toSource->setVisible(m_line.isBroken);
    }
    update();
}

// The layout.

QFont FormLineView::wordFont() const {
    QFont font = this->font();
    font.setBold(m_line.depth == 0 || m_line.tag == "group");
    return font;
}

int FormLineView::left() const {
    const int arrow = fontMetrics().height();
    return m_row.isJoined ? joint : margin + m_row.depth * indentOf(*this) + arrow;
}

/// Returns the place of the arrow that folds the line; empty without one.
QRect FormLineView::foldPlace() const {
    const bool isShown = m_row.hasChildren && !m_row.isJoined && m_line.depth > 0;
    const int size = fontMetrics().height();
    return isShown ? QRect(left() - size, 0, size, height()) : QRect();
}

std::vector<FormLineView::Item> FormLineView::items() const {
    std::vector<Item> items;
    const QFontMetrics metrics(wordFont());
    const QWidget* const focus = window()->focusWidget();
    const int readable = 8 * fontMetrics().averageCharWidth() + 32; // eight letters, the frame and the arrow of a list
    const auto addWidget = [&](QWidget* widget, int width, bool isField) {
        if (widget != nullptr && !widget->isHidden()) {
            const bool isPinned = widget->isAncestorOf(focus);
            const int least = isField && !isPinned ? std::min(width, readable) : width;
            items.push_back({{.width = width, .least = least, .isField = isField, .isPinned = isPinned}, widget});
        }
    };
    const int size = formRowHeight(*this);
    addWidget(m_switch, size, true);
    const auto isShown = [&](std::size_t field) { return m_isInSight[field]; };
    for (const LinePiece& piece : m_pieces) {
        if (!isPieceShown(m_pieces, piece, isShown)) {
            continue;
        }
        if (!piece.field) {
            const int width = metrics.horizontalAdvance(piece.words);
            items.push_back({{.width = width, .least = width}, nullptr, piece.words});
        } else if (m_isInSight[*piece.field]) {
            addWidget(m_fields[*piece.field], m_fields[*piece.field]->wantedWidth(), true);
        }
    }
    if (!m_summary.isEmpty()) {
        const QString words = QStringLiteral("  ") + m_summary;
        const int width = fontMetrics().horizontalAdvance(words);
        items.push_back({{.width = width, .least = std::min(width, leastSummary), .isDim = true}, nullptr, words});
    }
    for (QToolButton* const button : {m_toSource, m_add, m_fix}) {
        addWidget(button, button == nullptr ? 0 : button == m_fix ? size : button->sizeHint().width(), false);
    }
    return items;
}

/// Returns the width of the remark; 0 without one.
int FormLineView::remarkWidth() const {
    return m_remark.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_remark) + 2;
}

/// Returns the width of the symbols after the sentence: of the worst problem, and of the coverage.
int FormLineView::symbolWidth() const {
    return (int{m_worst.has_value()} + int{m_coverage.has_value()}) * fontMetrics().height();
}

QRect FormLineView::problemPlace() const {
    const QRect place = m_layout.symbolPlace();
    return m_worst ? QRect(place.left(), 0, fontMetrics().height(), height()) : QRect();
}

QRect FormLineView::coveragePlace() const {
    const QRect place = m_layout.symbolPlace();
    const int size = fontMetrics().height();
    return m_coverage ? QRect(place.left() + (m_worst ? size : 0), 0, size, height()) : QRect();
}

int FormLineView::wantedWidth() {
    int width = left() + LineLayout::gap + symbolWidth();
    if (const int remark = remarkWidth(); remark > 0 && remark <= LineLayout::shortRemark) {
        width += remark + LineLayout::gap;
    }
    for (const Item& item : items()) {
        width += item.part.width;
    }
    return width;
}

int FormLineView::leastWidth() {
    int width = left() + LineLayout::gap + symbolWidth();
    for (const Item& item : items()) {
        width += item.part.least;
    }
    return width;
}

void FormLineView::layOut() {
    std::vector<Item> all = items();
    std::vector<LinePart> parts;
    std::ranges::transform(all, std::back_inserter(parts), &Item::part);
    m_layout.place(parts, left(), size(), symbolWidth(), remarkWidth());
    m_words.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const LinePart& part = parts[i];
        if (all[i].widget != nullptr) {
            all[i].widget->setGeometry(part.x, 1, part.width, height() - 2);
        } else {
            const int room = std::min(part.width, std::max(0, m_layout.end() - part.x));
            m_words.push_back({{part.x, 0, room, height()}, all[i].words, part.isDim});
        }
    }
    update();
}

void FormLineView::setRow(const FormRow& row, const QString& summary) {
    m_row.isHidden = row.isHidden; // a hidden line looks the same when it appears
    const bool isSame = m_row == row && m_summary == summary;
    m_row = row;
    m_summary = summary;
    if (!isSame) {
        tellSentence();
        layOut();
    }
}

void FormLineView::resizeEvent(QResizeEvent*) {
    layOut();
}

void FormLineView::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection()); // QPainter takes that of the program
    if (m_isMarked) {
        QColor back = theme.selection;
        back.setAlphaF(0.35f);
        painter.fillRect(rect(), back);
        painter.fillRect(QRect(0, 0, 3, height()), theme.accent);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    const int size = fontMetrics().height();
    if (!m_row.isJoined) {
        painter.setPen(theme.gridLine);
        for (int depth = 1; depth < m_row.depth; ++depth) {
            const int x = margin + depth * indentOf(*this) + size / 2;
            painter.drawLine(x, 0, x, height());
        }
    } else if (m_row.isNext) {
        painter.setPen(theme.dimText);
        painter.drawText(QRect(0, 0, joint, height()), Qt::AlignCenter, QStringLiteral("·"));
    } else if (!m_break) {
        icon(QStringLiteral("chevron-right"), theme.dimText).paint(&painter, {1, 0, joint - 2, height()});
    }
    if (m_line.depth == 1 && m_row.hasChildren && !m_row.isJoined) {
        painter.setPen(theme.gridLine); // separates the groups of a class
        painter.drawLine(margin, 0, width(), 0);
    }
    if (const QRect fold = foldPlace(); !fold.isEmpty()) {
        icon(m_row.isFolded ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down"), theme.dimText)
            .paint(&painter, fold.adjusted(2, 2, -2, -2));
    }
    if (m_break) {
        const double radius = size / 3.5;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.error, 1.5));
        painter.setBrush(*m_break ? QBrush(theme.error) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(breakPlace()).center(), radius, radius);
        painter.setBrush(Qt::NoBrush);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    for (const Words& words : m_words) {
        painter.setFont(words.isDim ? font() : wordFont());
        painter.setPen(m_line.isSwitchedOff || words.isDim ? theme.dimText : theme.text);
        painter.drawText(words.place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words.text, Qt::ElideRight, words.place.width() + 1));
    }
    painter.setFont(font());
    if (m_worst) {
        const bool isGhost = m_isStale && m_refusal.isEmpty() && !m_line.isBroken;
        const QColor colour = isGhost ? theme.ghost : severityColour(*m_worst, theme);
        icon(severityIcon(*m_worst), colour).paint(&painter, problemPlace().adjusted(1, 1, -1, -1));
    }
    if (m_coverage) {
        coverageIcon(m_coverage->state, theme).paint(&painter, coveragePlace().adjusted(2, 2, -2, -2));
    }
    painter.setPen(m_isRemarkStale ? theme.dimText : theme.text);
    painter.drawText(m_layout.remarkPlace(), Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_remark, Qt::ElideRight, m_layout.remarkPlace().width()));
}

// Marks, focus and the mouse.

std::vector<QWidget*> FormLineView::tabStops() const {
    std::vector<QWidget*> stops;
    const auto add = [&](FormFieldView* field) {
        if (field->hasEditor()) {
            stops.push_back(&field->editor());
        }
    };
    if (m_switch != nullptr) {
        add(m_switch);
    }
    for (const LinePiece& piece : m_pieces) {
        if (piece.field) {
            add(m_fields[*piece.field]);
        }
    }
    if (m_add != nullptr) {
        stops.push_back(m_add);
    }
    return stops;
}

/// Returns the tab stop before a field. Tab visits the switch first, then the editors in the order of the sentence.
QWidget* FormLineView::stopBefore(const FormFieldView* field) {
    QWidget* before = this;
    for (QWidget* const stop : tabStops()) {
        if (stop == m_add || field->isAncestorOf(stop)) {
            break;
        }
        before = stop;
    }
    return before;
}

void FormLineView::chain(FormFieldView* field) {
    setTabOrder(stopBefore(field), &field->editor());
}

void FormLineView::focusFirstField(bool prefersEmpty) {
    FormFieldView* chosen = nullptr;
    for (const LinePiece& piece : m_pieces) {
        if (!piece.field || m_fields[*piece.field]->isHidden()) {
            continue;
        }
        FormFieldView* const field = m_fields[*piece.field];
        const engine::ParameterSpec& spec = field->field().spec;
        const bool isWanting = field->field().isGiven && field->field().text.empty();
        if (prefersEmpty && (isWanting || (spec.required && field->field().text.empty()))) {
            chosen = field;
            break;
        }
        chosen = chosen == nullptr ? field : chosen;
    }
    if (chosen != nullptr) {
        chosen->editor().setFocus(Qt::TabFocusReason);
        if (chosen->line() != nullptr) {
            chosen->line()->selectAll();
        }
    } else if (m_add != nullptr && !m_add->isHidden()) {
        m_add->setFocus(Qt::TabFocusReason);
    } else if (!prefersEmpty) {
        openParts();
    }
}

void FormLineView::setMarked(bool marked) {
    if (std::exchange(m_isMarked, marked) != marked) {
        update();
    }
}

void FormLineView::setStale(bool stale) {
    m_isStale = stale;
    for (FormFieldView* const field : m_fields) {
        field->setStale(stale);
    }
    showFixButton();
    layOut();
}

void FormLineView::renameStep(std::size_t depth, const std::string& id) {
    m_line.path[depth].id = id;
}

bool FormLineView::isTypedIn() const {
    return std::ranges::any_of(m_fields, &FormFieldView::isTyping);
}

void FormLineView::setRefusal(const QString& reason) {
    if (m_refusal != reason) {
        m_refusal = reason;
        refreshNotes();
        tellSentence();
        layOut();
        emit notesChanged(this);
    }
}

void FormLineView::setRemark(const FormRemark* remark) {
    const bool isSame = remark != nullptr ? m_remark == remark->text && m_remarkHelp == remark->help &&
                                                m_isRemarkStale == remark->isStale
                                          : m_remark.isEmpty();
    if (isSame) {
        return;
    }
    m_remark = remark != nullptr ? remark->text : QString();
    m_remarkHelp = remark != nullptr ? remark->help : QString();
    m_isRemarkStale = remark != nullptr && remark->isStale;
    layOut();
}

void FormLineView::setBreak(std::optional<bool> isEnabled) {
    if (std::exchange(m_break, isEnabled) != isEnabled) {
        tellSentence();
        update();
    }
}

void FormLineView::setCoverage(std::optional<CoverageMark> mark, std::shared_ptr<const FormCoverage> of) {
    m_coverageOf = std::move(of);
    const std::optional<CoverageMark> before = std::exchange(m_coverage, mark);
    if (before.has_value() != mark.has_value() || (mark && before->state != mark->state)) {
        tellSentence();
        layOut();
    }
}

QString FormLineView::coverageWords() const {
    return m_coverage && m_coverageOf ? m_coverageOf->words(m_coverage->item) : QString();
}

/// The indentation of groups and effects is free at the left edge. An effect in the row of its list has the mark
/// instead of the arrow before it.
QRect FormLineView::breakPlace() const {
    const bool canBreak = m_line.tag == "group" || m_line.family == engine::RowFamily::effect;
    return canBreak && m_line.depth > 0 ? QRect(0, 0, m_row.isJoined ? joint : margin + indentOf(*this), height())
                                        : QRect();
}

QString FormLineView::sentence() const {
    return sentenceText(
        m_pieces, [this](std::size_t field) { return m_isInSight[field]; },
        [this](std::size_t field) { return m_fields[field]->shownText(); });
}

bool FormLineView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto& asked = static_cast<const QHelpEvent&>(*event);
    QStringList words;
    if (breakPlace().contains(asked.pos())) {
        words << tr("Click here to set or remove a breakpoint");
    }
    if (m_layout.remarkPlace().contains(asked.pos())) {
        words << m_remark << m_remarkHelp;
    } else if (coveragePlace().contains(asked.pos())) {
        words << coverageWords();
    } else if (problemPlace().contains(asked.pos())) {
        words << m_notes;
        for (const FormFieldView* const field : m_fields) {
            words << field->status();
        }
    } else if (std::ranges::any_of(m_words, [&](const Words& one) { return one.place.contains(asked.pos()); })) {
        words << engineText(m_line.help);
    }
    words.removeAll(QString());
    if (words.isEmpty()) {
        return QWidget::event(event);
    }
    QToolTip::showText(asked.globalPos(), words.join(QLatin1Char('\n')), this);
    return true;
}

void FormLineView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && foldPlace().contains(event->pos())) {
        emit foldWanted(this);
    } else if (event->button() == Qt::LeftButton && breakPlace().contains(event->pos())) {
        emit breakClicked(this);
    } else if (event->button() == Qt::LeftButton) {
        emit clicked(this);
    }
    QWidget::mousePressEvent(event);
}

void FormLineView::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    emit hovered(this);
}

void FormLineView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void FormLineView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void FormLineView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        if (m_add != nullptr) {
            m_add->setIcon(icon(QStringLiteral("add"), themeOf(palette())));
        }
        if (m_fix != nullptr) {
            m_fix->setIcon(icon(QStringLiteral("fix"), themeOf(palette()).warning));
        }
    }
}

} // namespace orrery::widgets
