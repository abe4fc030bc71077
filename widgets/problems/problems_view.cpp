// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/problems_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/base/list_views.h"
#include "widgets/problems/problems_model.h"
#include "widgets/project/analyzer.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {
/// The maximum number of rows that the table measures for its column widths. Measuring a thousand rows takes too long
/// (P3.5).
constexpr int rowsMeasured = 60;
} // namespace

/// A filter that accepts rows with all words of the user and a visible severity.
class ProblemsFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void set(const QString& words, bool warnings, bool hints) {
        m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        m_warnings = warnings;
        m_hints = hints;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex first = sourceModel()->index(row, 0, parent);
        const auto severity = static_cast<engine::Severity>(first.data(ProblemsModel::SeverityRole).toInt());
        if ((severity == engine::Severity::warning && !m_warnings) ||
            (severity == engine::Severity::hint && !m_hints)) {
            return false;
        }
        return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
            for (int column = 0; column < ProblemsModel::columnCount_; ++column) {
                if (first.siblingAtColumn(column).data().toString().contains(word, Qt::CaseInsensitive)) {
                    return true;
                }
            }
            return false;
        });
    }

private:
    QStringList m_words;
    bool m_warnings = true;
    bool m_hints = true;
};

ProblemsView::ProblemsView(Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_model(new ProblemsModel(this)), m_filter(new ProblemsFilter(this)),
      m_table(new QTableView(this)), m_words(new QLineEdit(this)), m_warnings(new QCheckBox(tr("Warnings"), this)),
      m_hints(new QCheckBox(tr("Hints"), this)), m_silenced(new QCheckBox(this)), m_empty(addEmptyLabel(*m_table)),
      m_more(new QLabel(this)), m_analyzer(analyzer) {
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Problems"));
    setUpTable(*m_table);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setSectionResizeMode(ProblemsModel::message, QHeaderView::Stretch);
    m_table->horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    setUpFilter(*m_words, tr("Filter problems"), "problems.filter");
    m_warnings->setChecked(true);
    m_hints->setChecked(true);

    auto* const bar = new QHBoxLayout;
    bar->addWidget(m_words, 1);
    bar->addWidget(m_warnings);
    bar->addWidget(m_hints);
    bar->addWidget(m_silenced);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_more);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_more->setWordWrap(true);

    m_silenced->setToolTip(tr("Shows problems that comments, the manifest or the baseline silence"));
    connect(m_words, &QLineEdit::textChanged, this, &ProblemsView::refilter);
    connect(m_warnings, &QCheckBox::toggled, this, &ProblemsView::refilter);
    connect(m_hints, &QCheckBox::toggled, this, &ProblemsView::refilter);
    connect(m_silenced, &QCheckBox::toggled, m_model, &ProblemsModel::setShowsSilenced);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ProblemsView::showState);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &ProblemsView::showState);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &ProblemsView::showState);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const engine::Diagnostic* const diagnostic = diagnosticAt(index);
        if (diagnostic != nullptr && index.column() == ProblemsModel::code) {
            emit explanationWanted(QString::fromStdString(std::string(diagnostic->code())));
        } else {
            open(index);
        }
    });
    connect(m_table, &QTableView::activated, this, &ProblemsView::edit);
    connect(m_table, &QTableView::customContextMenuRequested, this, &ProblemsView::showMenu);
    connect(&analyzer, &Analyzer::analysed, this, &ProblemsView::takeAnalysis);
    connect(&analyzer, &Analyzer::linted, this, &ProblemsView::takeAnalysis);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    connect(&analyzer, &Analyzer::behindChanged, this, [this](bool behind) {
        m_model->setBehind(behind);
        m_table->viewport()->update();
    });
    takeAnalysis(analyzer.latest());
    refilter();
}

void ProblemsView::refilter() {
    m_filter->set(m_words->text(), m_warnings->isChecked(), m_hints->isChecked());
    showState();
}

void ProblemsView::showState() {
    m_silenced->setText(tr("Silenced: %1").arg(m_model->silencedCount()));
    m_silenced->setVisible(m_model->silencedCount() > 0 || m_silenced->isChecked());
    m_more->setText(
        tr("%n more problem(s) are not listed. Fix some of these first.", nullptr, m_model->unlistedCount()));
    m_more->setVisible(m_model->unlistedCount() > 0);
    m_empty->setVisible(m_filter->rowCount() == 0);
    m_empty->setText(m_model->rowCount() == 0 ? tr("No problems found") : tr("No problem matches the filter"));
}

void ProblemsView::takeAnalysis(AnalysisPtr analysis) {
    m_model->setAnalysis(std::move(analysis), m_analyzer.isLinted());
    showState();
    tellCounts();
}

void ProblemsView::showRunFindings(std::vector<engine::Diagnostic> findings) {
    m_model->setRunFindings(std::move(findings));
    tellCounts();
}

void ProblemsView::showRunProblems(std::vector<engine::RunProblem> problems) {
    m_model->setRunProblems(std::move(problems));
    showState();
    tellCounts();
}

void ProblemsView::tellCounts() {
    emit countsChanged(m_model->count(engine::Severity::error), m_model->count(engine::Severity::warning),
                       m_model->count(engine::Severity::hint));
}

const engine::Diagnostic* ProblemsView::diagnosticAt(const QModelIndex& index) const {
    return index.isValid() ? &m_model->diagnostic(m_filter->mapToSource(index).row()) : nullptr;
}

const engine::Diagnostic* ProblemsView::current() const {
    const QModelIndex index = m_table->currentIndex();
    return index.data(ProblemsModel::OldRole).toBool() ? nullptr : diagnosticAt(index);
}

/// Returns whether the row has a place.
bool ProblemsView::open(const QModelIndex& index) {
    const engine::Diagnostic* const diagnostic = diagnosticAt(index);
    const bool hasPlace = diagnostic != nullptr && diagnostic->where.file.isValid();
    if (hasPlace) {
        emit placeWanted(diagnostic->where);
    }
    return hasPlace;
}

void ProblemsView::edit(const QModelIndex& index) {
    if (open(index)) {
        emit editingWanted();
    }
}

void ProblemsView::move(int step) {
    const int count = m_filter->rowCount();
    if (count == 0) {
        return;
    }
    const int from = m_table->currentIndex().isValid() ? m_table->currentIndex().row() : (step > 0 ? -1 : count);
    const QModelIndex index = m_filter->index((from + step + count) % count, 0);
    m_table->setCurrentIndex(index);
    open(index);
}

bool ProblemsView::fixCurrent() {
    const engine::Diagnostic* const diagnostic = current();
    if (diagnostic == nullptr || diagnostic->fixes.empty()) {
        return false;
    }
    emit fixWanted(engine::Fix(diagnostic->fixes.front()));
    return true;
}

void ProblemsView::fillMenu(QMenu& menu, const QModelIndex& index) {
    const engine::Diagnostic* const diagnostic = diagnosticAt(index);
    if (diagnostic == nullptr) {
        return;
    }
    const QString code = QString::fromStdString(std::string(diagnostic->code()));
    const engine::FileId file = diagnostic->where.file;
    menu.addAction(tr("&Go to location"), this, [this, at = QPersistentModelIndex(index)] { edit(at); });
    menu.addAction(tr("E&xplain %1").arg(code), this, [this, code] { emit explanationWanted(code); });
    if (index.data(ProblemsModel::SilencedRole).toBool() || index.data(ProblemsModel::OldRole).toBool()) {
        return; // the tip shows the silencing entry of the row; the place of an old row is no longer valid
    }
    menu.addSeparator();
    for (const engine::Fix& fix : diagnostic->fixes) {
        menu.addAction(tr("Fix: %1").arg(engineText(fix.label)), this, [this, fix] { emit fixWanted(fix); });
    }
    if (!diagnostic->fixes.empty()) {
        menu.addAction(tr("Fix all problems of this kind in the &file"), this,
                       [this, code, file] { emit fixAllWanted(code, file); });
        menu.addAction(tr("Fix all problems of this kind in the &project"), this,
                       [this, code] { emit fixAllWanted(code, engine::FileId{}); });
        menu.addSeparator();
    }
    menu.addAction(tr("&Silence here"), this, [this, copy = *diagnostic] { emit silenceHereWanted(copy); });
    menu.addAction(tr("Silence %1 in the p&roject").arg(code), this,
                   [this, code] { emit silenceInProjectWanted(code); });
    menu.addAction(tr("Silence all current problems (create &baseline)"), this, [this] { emit baselineWanted(); });
}

void ProblemsView::showMenu(QPoint at) {
    QMenu menu(this);
    fillMenu(menu, m_table->indexAt(at));
    if (!menu.isEmpty()) {
        menu.exec(m_table->viewport()->mapToGlobal(at));
    }
}

} // namespace orrery::widgets
