// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/find_bar.h"

#include "widgets/base/kept_fields.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int mostShown = 10'000;

} // namespace

FindBar::FindBar(SourceEditor& editor) : QWidget(&editor), m_editor(editor) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 5, 8, 5);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);

    m_pattern = new QLineEdit;
    m_pattern->setPlaceholderText(tr("Find"));
    m_pattern->setAccessibleName(tr("Find"));
    m_pattern->setClearButtonEnabled(true);
    m_replacement = new QLineEdit;
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->setClearButtonEnabled(true);
    m_count = new QLabel;
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2").arg(99999).arg(99999)));
    grid->addWidget(m_pattern, 0, 0);
    grid->addWidget(m_replacement, 1, 0);
    grid->setColumnStretch(0, 1);
    m_caseSensitive = addButton(*grid, 0, 1, tr("Aa"), tr("Match case"));
    m_wholeWords = addButton(*grid, 0, 2, tr("W"), tr("Match whole words"));
    m_regularExpression = addButton(*grid, 0, 3, tr(".*"), tr("Regular expression"));
    grid->addWidget(m_count, 0, 4);
    m_previous = addButton(*grid, 0, 5, {}, tr("Previous match (Shift+F3)"));
    m_next = addButton(*grid, 0, 6, {}, tr("Next match (F3)"));
    m_close = addButton(*grid, 0, 7, {}, tr("Close (Esc)"));
    m_replace = new QToolButton;
    m_replaceAll = new QToolButton;
    m_replace->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace all"));
    grid->addWidget(m_replace, 1, 1, 1, 3);
    grid->addWidget(m_replaceAll, 1, 4);
    m_replace->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    for (QToolButton* option : {m_caseSensitive, m_wholeWords, m_regularExpression}) {
        option->setCheckable(true);
        connect(option, &QToolButton::toggled, this, &FindBar::queryChanged);
    }
    connect(m_pattern, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::goToPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::goToNext);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    connect(m_replace, &QToolButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QToolButton::clicked, this, &FindBar::replaceAll);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(150);
    connect(&m_refresh, &QTimer::timeout, this, &FindBar::refresh);
    connect(&m_editor, &SourceEditor::contentChanged, this, [this] {
        m_search.reset();
        if (isVisible())
            m_refresh.start();
    });
    connect(&m_editor, &SourceEditor::caretMoved, this, [this] {
        if (isVisible())
            showCount();
    });
    setFocusProxy(m_pattern);
    keepWithSession(*m_pattern, "find.pattern");
    keepWithSession(*m_replacement, "find.replacement");
    applyTheme();
    hide();
}

QToolButton* FindBar::addButton(QGridLayout& grid, int row, int column, const QString& label, const QString& help) {
    auto* button = new QToolButton;
    button->setText(label);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    grid.addWidget(button, row, column);
    return button;
}

void FindBar::applyTheme() {
    const Theme& theme = themeOf(palette());
    m_previous->setIcon(icon(QStringLiteral("chevron-up"), theme));
    m_next->setIcon(icon(QStringLiteral("chevron-down"), theme));
    m_close->setIcon(icon(QStringLiteral("close"), theme));
    showCount();
}

void FindBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

void FindBar::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(0, 0, width(), 1, theme.border);
}

void FindBar::open(Mode mode) {
    m_openedAt = m_editor.selectionBegin();
    const bool replaces = mode == Mode::replace && !m_editor.isReadOnly();
    for (QWidget* widget :
         {static_cast<QWidget*>(m_replacement), static_cast<QWidget*>(m_replace), static_cast<QWidget*>(m_replaceAll)})
        widget->setVisible(replaces);
    const QByteArray selected = m_editor.bytes(m_editor.selectionBegin(), m_editor.selectionEnd());
    if (!selected.isEmpty() && !selected.contains('\n'))
        m_pattern->setText(m_regularExpression->isChecked() ? QRegularExpression::escape(QString::fromUtf8(selected))
                                                            : QString::fromUtf8(selected));
    show();
    raise();
    emit shownOrHidden();
    m_pattern->setFocus();
    m_pattern->selectAll();
    refresh();
}

void FindBar::close() {
    hide();
    m_editor.setFound({});
    m_matches.clear();
    emit shownOrHidden();
    m_editor.setFocus();
}

SearchQuery FindBar::query() const {
    return {.pattern = m_pattern->text(),
            .isRegularExpression = m_regularExpression->isChecked(),
            .isCaseSensitive = m_caseSensitive->isChecked(),
            .isWholeWords = m_wholeWords->isChecked()};
}

void FindBar::setQuery(const SearchQuery& query) {
    m_regularExpression->setChecked(query.isRegularExpression);
    m_caseSensitive->setChecked(query.isCaseSensitive);
    m_wholeWords->setChecked(query.isWholeWords);
    m_pattern->setText(query.pattern);
}

void FindBar::setReplacement(const QString& replacement) {
    m_replacement->setText(replacement);
}

QString FindBar::countText() const {
    return m_count->text();
}

const SourceSearch& FindBar::search() {
    if (!m_search)
        m_search.emplace(m_editor.bytes(), query());
    return *m_search;
}

void FindBar::queryChanged() {
    m_search.reset();
    if (!isVisible())
        return;
    refresh();
    select(search().next(m_openedAt));
}

void FindBar::refresh() {
    m_refresh.stop();
    if (!isVisible())
        return;
    m_matches = search().all(mostShown);
    m_editor.setFound(m_matches);
    showCount();
}

void FindBar::showCount() {
    const Theme& theme = themeOf(palette());
    QPalette colours = m_count->palette();
    QString text;
    QColor colour = theme.dimText;
    if (const QString error = m_search ? m_search->error() : QString(); !error.isEmpty()) {
        text = tr("Invalid pattern");
        m_count->setToolTip(error);
        colour = theme.error;
    } else if (m_pattern->text().isEmpty()) {
        m_count->setToolTip({});
    } else if (m_matches.isEmpty()) {
        text = tr("No match");
        m_count->setToolTip({});
        colour = theme.warning;
    } else {
        m_count->setToolTip({});
        const auto selected =
            std::ranges::find(m_matches, ByteRange{.begin = m_editor.selectionBegin(), .end = m_editor.selectionEnd()});
        const QString total =
            m_matches.size() == mostShown ? tr("%1+").arg(mostShown) : QString::number(m_matches.size());
        text = selected == m_matches.end() ? tr("%n found", nullptr, static_cast<int>(m_matches.size()))
                                           : tr("%1 of %2").arg(selected - m_matches.begin() + 1).arg(total);
    }
    colours.setColor(QPalette::WindowText, colour);
    m_count->setPalette(colours);
    m_count->setText(text);
}

void FindBar::select(const std::optional<ByteRange>& match) {
    if (match)
        m_editor.goTo(match->begin, match->end);
    showCount();
}

void FindBar::goToNext() {
    if (m_pattern->text().isEmpty())
        return open(Mode::find);
    const bool selects = m_editor.selectionBegin() != m_editor.selectionEnd();
    select(search().next(selects ? m_editor.selectionEnd() : m_editor.caretOffset()));
    m_openedAt = m_editor.selectionBegin();
}

void FindBar::goToPrevious() {
    if (m_pattern->text().isEmpty())
        return open(Mode::find);
    select(search().previous(m_editor.selectionBegin()));
    m_openedAt = m_editor.selectionBegin();
}

void FindBar::replaceOne() {
    const int begin = m_editor.selectionBegin();
    const int end = m_editor.selectionEnd();
    const auto match = search().next(begin);
    if (match && *match == ByteRange{.begin = begin, .end = end}) {
        if (const auto replacement = search().replacementAt(begin, m_replacement->text())) {
            m_editor.replaceAsTyped(begin, end, *replacement);
            m_editor.goTo(begin + static_cast<int>(replacement->size()), begin + static_cast<int>(replacement->size()));
        }
    }
    goToNext();
    refresh();
}

int FindBar::replaceAll() {
    if (m_editor.isReadOnly())
        return 0;
    // Makes one edit from the first match to the last one. It is a single undo step with a single notification.
    const SourceSearch found = search();
    const QVector<ByteRange> matches = found.all(std::numeric_limits<int>::max());
    if (matches.isEmpty())
        return 0;
    const QByteArray old = m_editor.bytes();
    QByteArray changed;
    int at = matches.front().begin;
    for (const ByteRange& match : matches) {
        changed += old.mid(at, match.begin - at);
        const auto replacement = found.replacementAt(match.begin, m_replacement->text());
        changed += replacement ? *replacement : old.mid(match.begin, match.end - match.begin);
        at = match.end;
    }
    m_editor.replaceAsTyped(matches.front().begin, matches.back().end, changed);
    refresh();
    m_count->setText(tr("%n replaced", nullptr, static_cast<int>(matches.size())));
    return static_cast<int>(matches.size());
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    const bool shifted = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        break;
    case Qt::Key_F3:
        shifted ? goToPrevious() : goToNext();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_replacement->hasFocus())
            replaceOne();
        else
            shifted ? goToPrevious() : goToNext();
        break;
    case Qt::Key_F:
    case Qt::Key_H:
        if (event->modifiers() == Qt::ControlModifier) {
            open(event->key() == Qt::Key_H ? Mode::replace : Mode::find);
            break;
        }
        break;
    default: // the bar accepts all keys; otherwise the editor would type them over the match
        break;
    }
    event->accept();
}

/// Keeps Tab in the bar, because the editor around it uses Tab itself.
bool FindBar::focusNextPrevChild(bool isForward) {
    QList<QWidget*> stops = findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    stops.removeIf([](const QWidget* child) {
        return !child->isVisible() || !child->isEnabled() || !(child->focusPolicy() & Qt::TabFocus);
    });
    const qsizetype at = stops.indexOf(focusWidget());
    const qsizetype next = at < 0 ? 0 : (at + (isForward ? 1 : stops.size() - 1)) % stops.size();
    stops[next]->setFocus(isForward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace orrery::widgets
