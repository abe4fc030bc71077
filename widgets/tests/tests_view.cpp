// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/tests_view.h"

#include "widgets/base/elided_button.h"
#include "widgets/base/list_views.h"
#include "widgets/tests/test_bench.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Outcome = engine::TestOutcome;

constexpr int idRole = Qt::UserRole;       ///< id of the test; also of the test around an expectation
constexpr int lineRole = Qt::UserRole + 1; ///< index of an expectation; -1: the test itself

/// The words, the icon and the order of an outcome.
struct OutcomeRow {
    QString words;
    QString icon;
    QColor colour;
    int order = 0; ///< failed tests come first
};

OutcomeRow rowOf(const BenchTest& test, const Theme& theme) {
    if (!test.outcome) {
        return {TestsView::tr("not played"), QStringLiteral("test"), theme.dimText, 2};
    }
    switch (*test.outcome) {
    case Outcome::failed:
        return {TestsView::tr("failed"), QStringLiteral("error"), theme.error, 0};
    case Outcome::broken:
        return {TestsView::tr("broken"), QStringLiteral("warning"), theme.warning, 1};
    case Outcome::disabled:
        return {TestsView::tr("switched off"), QStringLiteral("pause"), theme.dimText, 4};
    default:
        return {TestsView::tr("passed"), QStringLiteral("ok"), theme.good, 3};
    }
}

} // namespace

TestsView::TestsView(TestBench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_play(new QToolButton(this)), m_playSelected(new ElidedButton(this)),
      m_accept(new ElidedButton(this)), m_sandbox(new ElidedButton(this)), m_small(new ElidedButton(this)),
      m_faults(new ElidedButton(this)), m_stop(new QToolButton(this)), m_onChange(new QCheckBox(this)),
      m_filter(new QLineEdit(this)), m_summary(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_tree(new QTreeWidget(this)), m_empty(addEmptyLabel(*m_tree)) {
    m_play->setText(tr("Run all"));
    m_playSelected->setText(tr("Run selected"));
    m_accept->setText(tr("Accept new values"));
    m_accept->setToolTip(
        tr("Writes the values that the selected tests showed into the content: those of measures, and of "
           "expectations with one exact value"));
    m_sandbox->setText(tr("Show in the sandbox"));
    m_sandbox->setToolTip(
        tr("Plays the run of the test in the sandbox, up to the turn of the selected line, and explains "
           "its value"));
    m_small->setText(tr("Make it small…"));
    m_small->setToolTip(
        tr("Removes what the failure of the test does not need, and saves the small run with its content as a file"));
    m_faults->setText(tr("Try faults…"));
    m_faults->setToolTip(tr("Puts small faults into the content, one at a time, and lists those that no test notices"));
    m_stop->setText(tr("Stop"));
    for (QToolButton* const button : {m_play, m_playSelected, m_sandbox, m_small, m_accept, m_faults, m_stop}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
    }
    m_onChange->setText(tr("Run after each change"));
    m_onChange->setToolTip(tr("Runs all tests again whenever the content changes"));
    m_filter->setPlaceholderText(tr("Filter tests"));
    m_filter->setAccessibleName(tr("Filter tests"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(220);
    m_summary->setTextFormat(Qt::PlainText);
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the tests"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Test"), tr("Result")});
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setAccessibleName(tr("Tests of the content"));
    m_tree->header()->resizeSection(0, 420);
    auto* const top = new QHBoxLayout;
    for (QWidget* const one :
         std::initializer_list<QWidget*>{m_play, m_playSelected, m_sandbox, m_small, m_accept, m_faults, m_stop}) {
        top->addWidget(one);
    }
    top->addStretch();
    auto* const below = new QHBoxLayout; // two rows, for narrow windows
    for (QWidget* const one : std::initializer_list<QWidget*>{m_onChange, m_progress}) {
        below->addWidget(one);
    }
    below->addWidget(m_summary, 1);
    below->addWidget(m_filter);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addLayout(below);
    layout->addWidget(m_tree, 1);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(50);
    connect(&m_refresh, &QTimer::timeout, this, &TestsView::refresh);
    connect(&m_bench, &TestBench::changed, this, [this] {
        if (!m_refresh.isActive()) {
            m_refresh.start();
        }
    });
    connect(m_play, &QToolButton::clicked, &m_bench, [this] { m_bench.play(); });
    connect(m_playSelected, &QToolButton::clicked, this, &TestsView::playSelected);
    connect(m_accept, &QToolButton::clicked, this, &TestsView::acceptSelected);
    connect(m_sandbox, &QToolButton::clicked, this, &TestsView::showRun);
    connect(m_small, &QToolButton::clicked, this, &TestsView::makeSmall);
    connect(m_faults, &QToolButton::clicked, this, &TestsView::faultsWanted);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &TestsView::showMenu);
    connect(m_stop, &QToolButton::clicked, &m_bench, &TestBench::stop);
    connect(m_onChange, &QCheckBox::toggled, &m_bench, &TestBench::setPlaysOnChange);
    connect(m_filter, &QLineEdit::textChanged, this, &TestsView::refresh);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { open(item); });
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, [this] { enableButtons(); });
    refresh();
}

QString TestsView::summary() const {
    return m_summary->text();
}

QString TestsView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QStringList TestsView::selected() const {
    QStringList ids;
    for (const QTreeWidgetItem* const item : m_tree->selectedItems()) {
        ids << item->data(0, idRole).toString();
    }
    ids.removeDuplicates();
    return ids;
}

void TestsView::focusTests() {
    m_tree->setFocus(Qt::ShortcutFocusReason);
    if (m_tree->currentItem() == nullptr && m_tree->topLevelItemCount() > 0) {
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
}

void TestsView::playSelected() {
    const QStringList ids = selected();
    if (!ids.isEmpty()) {
        m_bench.play(ids);
    }
}

void TestsView::enableButtons() {
    m_playSelected->setEnabled(!m_tree->selectedItems().isEmpty());
    m_sandbox->setEnabled(m_tree->currentItem() != nullptr && m_tree->currentItem()->isSelected());
    m_small->setEnabled(!failedTest().isEmpty());
    m_accept->setEnabled(!m_bench.isPlaying() && !selectedValues().empty());
}

/// Returns the values that can be accepted of the selected expectations and measures, and of all those of the selected
/// tests.
std::vector<engine::NewValue> TestsView::selectedValues() const {
    std::vector<engine::NewValue> values;
    for (const QTreeWidgetItem* const item : m_tree->selectedItems()) {
        const auto test = std::ranges::find(m_bench.tests(), item->data(0, idRole).toString(), &BenchTest::id);
        if (test == m_bench.tests().end() || test->isStale ||
            (item->parent() != nullptr && item->parent()->isSelected())) {
            continue;
        }
        const int wanted = item->data(0, lineRole).toInt(); // -1: all of the test
        for (std::size_t i = 0; i < test->lines.size(); ++i) {
            if ((wanted < 0 || static_cast<std::size_t>(wanted) == i) && test->lines[i].newValue) {
                values.push_back(*test->lines[i].newValue);
            }
        }
    }
    return values;
}

/// Wants the run of the current test. Without a current line, that of its first line that is not met.
void TestsView::showRun() {
    const QTreeWidgetItem* const item = m_tree->currentItem();
    if (item == nullptr) {
        return;
    }
    const QString id = item->data(0, idRole).toString();
    int line = item->data(0, lineRole).toInt();
    const auto test = std::ranges::find(m_bench.tests(), id, &BenchTest::id);
    if (line < 0 && test != m_bench.tests().end()) {
        const auto first = std::ranges::find(test->lines, false, &BenchTest::Line::isMet);
        line = first == test->lines.end() ? -1 : static_cast<int>(first - test->lines.begin());
    }
    emit sandboxWanted(id, line);
}

/// Returns the id of the current test if it failed; empty otherwise.
QString TestsView::failedTest() const {
    const QTreeWidgetItem* const item = m_tree->currentItem();
    const QString id = item != nullptr && item->isSelected() ? item->data(0, idRole).toString() : QString();
    const auto test = std::ranges::find(m_bench.tests(), id, &BenchTest::id);
    return test != m_bench.tests().end() && test->outcome == Outcome::failed ? id : QString();
}

void TestsView::makeSmall() {
    if (const QString id = failedTest(); !id.isEmpty()) {
        emit smallWanted(id);
    }
}

void TestsView::showMenu(QPoint at) {
    QTreeWidgetItem* const item = m_tree->itemAt(at);
    if (item == nullptr) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("Open the XML"), this, [this, item] { open(item); });
    menu.addAction(m_playSelected->text(), this, &TestsView::playSelected);
    menu.addAction(m_sandbox->text(), this, &TestsView::showRun);
    menu.addAction(m_small->text(), this, &TestsView::makeSmall)->setEnabled(m_small->isEnabled());
    const QString failed = failedTest();
    menu.addAction(tr("Which edit did this?"), this, [this, failed] { emit editWanted(failed); })
        ->setEnabled(!failed.isEmpty());
    menu.addAction(m_accept->text(), this, &TestsView::acceptSelected)->setEnabled(m_accept->isEnabled());
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

void TestsView::acceptSelected() {
    if (const auto values = selectedValues(); !values.empty()) {
        emit acceptWanted(values);
    }
}

void TestsView::refresh() {
    // The order and the results change; the current line and the selection stay.
    QElapsedTimer elapsed;
    elapsed.start();
    const QString current =
        m_tree->currentItem() != nullptr ? m_tree->currentItem()->data(0, idRole).toString() : QString();
    const QStringList selectedIds = selected();
    const QSet<QString> chosen(selectedIds.begin(), selectedIds.end());
    const int scrolled = m_tree->verticalScrollBar()->value();
    const QStringList words = m_filter->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Theme& theme = themeOf(palette());
    std::vector<const BenchTest*> shown;
    for (const BenchTest& test : m_bench.tests()) {
        if (std::ranges::all_of(words, [&](const QString& word) {
                return test.id.contains(word, Qt::CaseInsensitive) || test.name.contains(word, Qt::CaseInsensitive);
            })) {
            shown.push_back(&test);
        }
    }
    std::ranges::stable_sort(shown, {}, [&](const BenchTest* test) { return rowOf(*test, theme).order; });
    m_tree->setUpdatesEnabled(false);
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    QList<QTreeWidgetItem*> items;
    for (const BenchTest* const test : shown) {
        auto* const item = new QTreeWidgetItem;
        fill(*item, *test);
        items << item;
    }
    m_tree->addTopLevelItems(items);
    for (qsizetype i = 0; i < items.size(); ++i) {
        const BenchTest& test = *shown[static_cast<std::size_t>(i)];
        items[i]->setExpanded(test.isBad());
        items[i]->setSelected(chosen.contains(test.id));
        if (test.id == current) {
            m_tree->setCurrentItem(items[i], 0, QItemSelectionModel::NoUpdate);
        }
    }
    m_tree->setUpdatesEnabled(true);
    // Failed tests come first, so the end of the work shows them.
    const bool isOver = std::exchange(m_wasPlaying, m_bench.isPlaying()) && !m_wasPlaying;
    m_tree->verticalScrollBar()->setValue(isOver ? 0 : scrolled);

    const auto all = static_cast<int>(m_bench.tests().size());
    const int passed = m_bench.count(Outcome::passed);
    const int failed = m_bench.count(Outcome::failed) + m_bench.count(Outcome::broken);
    m_summary->setText(m_bench.isPlaying() ? tr("Running test %1 of %2").arg(m_bench.done() + 1).arg(m_bench.wanted())
                       : all == 0          ? QString()
                       : failed > 0        ? tr("%1 of %2 tests fail").arg(failed).arg(all)
                       : passed > 0        ? tr("%1 of %2 tests pass").arg(passed).arg(all)
                                           : tr("%n test(s)", nullptr, all));
    m_progress->setVisible(m_bench.isPlaying());
    m_progress->setRange(0, std::max(1, m_bench.wanted()));
    m_progress->setValue(m_bench.done());
    m_stop->setVisible(m_bench.isPlaying());
    m_play->setEnabled(all > 0);
    enableButtons();
    m_empty->setText(!m_bench.isListed() ? tr("The tests appear when the project is checked.")
                     : all == 0 ? tr("The project has no tests. A <test> plays a scenario and compares the run with "
                                     "what you expect: add one to a file of the project.")
                                : tr("No test has these words in its name."));
    m_empty->setVisible(shown.empty());
    m_refresh.setInterval(std::max(50, 10 * static_cast<int>(elapsed.elapsed()))); // thousands of tests take longer
}

void TestsView::fill(QTreeWidgetItem& item, const BenchTest& test) const {
    const Theme& theme = themeOf(palette());
    const OutcomeRow row = rowOf(test, theme);
    item.setText(0, test.name);
    item.setToolTip(0, test.id);
    item.setIcon(0, icon(row.icon, row.colour));
    QString result = row.words;
    if (test.isBad()) {
        const auto first = std::ranges::find(test.lines, false, &BenchTest::Line::isMet);
        const QString why = !test.problem.isEmpty()     ? test.problem
                            : first != test.lines.end() ? first->sentence
                                                        : QString();
        result = why.isEmpty() ? result : tr("%1: %2").arg(result, why);
    }
    item.setText(1, test.isStale ? tr("%1 (before the last change)").arg(result) : result);
    item.setToolTip(1, item.text(1));
    item.setData(0, idRole, test.id);
    item.setData(0, lineRole, -1);
    if (test.isStale) {
        item.setForeground(1, theme.dimText);
    }
    for (std::size_t i = 0; i < test.lines.size(); ++i) {
        const BenchTest::Line& line = test.lines[i];
        auto* const child = new QTreeWidgetItem(&item);
        child->setText(0, line.isMeasure ? (line.isMet ? tr("as accepted") : tr("not as accepted"))
                          : line.isMet   ? tr("as expected")
                                         : tr("not as expected"));
        child->setIcon(0, line.isMet ? icon(QStringLiteral("ok"), theme.good)
                                     : icon(QStringLiteral("error"), theme.error));
        child->setText(1, line.sentence);
        child->setToolTip(1, line.sentence);
        child->setData(0, idRole, test.id);
        child->setData(0, lineRole, static_cast<int>(i));
    }
}

void TestsView::open(const QTreeWidgetItem* item) {
    const auto found = std::ranges::find(m_bench.tests(), item->data(0, idRole).toString(), &BenchTest::id);
    if (found == m_bench.tests().end()) {
        return;
    }
    const int line = item->data(0, lineRole).toInt();
    const bool isLine = line >= 0 && static_cast<std::size_t>(line) < found->lines.size() && !found->isStale;
    emit placeWanted(isLine ? found->lines[static_cast<std::size_t>(line)].where : found->head);
}

} // namespace orrery::widgets
