// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/problems_model.h"

#include "widgets/base/finding_limit.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QGuiApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace orrery::widgets {

using engine::Severity;

namespace {

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::error:
        return ProblemsModel::tr("Error");
    case Severity::warning:
        return ProblemsModel::tr("Warning");
    case Severity::hint:
        break;
    }
    return ProblemsModel::tr("Hint");
}

QIcon severityIcon(Severity severity) {
    const Theme& colours = themeOf(QGuiApplication::palette());
    switch (severity) {
    case Severity::error:
        return icon(QStringLiteral("error"), colours.error);
    case Severity::warning:
        return icon(QStringLiteral("warning"), colours.warning);
    case Severity::hint:
        break;
    }
    return icon(QStringLiteral("hint"), colours.hint);
}

} // namespace

bool ProblemsModel::Row::saysTheSame(const Row& other) const {
    return diagnostic->spec == other.diagnostic->spec && diagnostic->where.file == other.diagnostic->where.file &&
           (silenced == nullptr) == (other.silenced == nullptr) && (problem == nullptr) == (other.problem == nullptr) &&
           diagnostic->args == other.diagnostic->args;
}

QString ProblemsModel::Row::text() const {
    if (problem == nullptr) {
        return findingText(*diagnostic);
    }
    const QString turn = QString::number(problem->turn);
    return problem->count == 1 ? tr("%1 (turn %2)").arg(findingText(*diagnostic), turn)
                               : tr("%1 (%2 times, first in turn %3)")
                                     .arg(findingText(*diagnostic), QString::number(problem->count), turn);
}

ProblemsModel::ProblemsModel(QObject* parent) : QAbstractTableModel(parent), m_ofRun(std::make_shared<const OfRun>()) {}

void ProblemsModel::setAnalysis(AnalysisPtr analysis, bool isLinted) {
    RunFindings ofRun = m_analysis == analysis ? m_ofRun : std::make_shared<const OfRun>();
    AnalysisPtr advised;
    if (!isLinted && analysis != nullptr) {
        advised = m_isLinted ? m_analysis : m_advised;
    }
    m_isLinted = isLinted;
    take(std::move(analysis), std::move(ofRun), std::move(advised));
}

void ProblemsModel::setRunFindings(std::vector<engine::Diagnostic> findings) {
    take(m_analysis, std::make_shared<const OfRun>(OfRun{std::move(findings), m_ofRun->problems}), m_advised);
}

void ProblemsModel::setRunProblems(std::vector<engine::RunProblem> problems) {
    if (problems != m_ofRun->problems) {
        take(m_analysis, std::make_shared<const OfRun>(OfRun{m_ofRun->findings, std::move(problems)}), m_advised);
    }
}

void ProblemsModel::setShowsSilenced(bool shows) {
    m_showsSilenced = shows;
    take(m_analysis, m_ofRun, m_advised);
}

int ProblemsModel::silencedCount() const {
    return m_analysis ? static_cast<int>(m_analysis->silenced->all.size()) : 0;
}

ProblemsModel::Listed ProblemsModel::rowsOf(const AnalysisPtr& analysis, const RunFindings& ofRun,
                                            const AnalysisPtr& advised) const {
    Listed listed;
    Rows& rows = listed.rows;
    if (!analysis) {
        return listed;
    }
    for (const Severity severity : {Severity::error, Severity::warning, Severity::hint}) {
        const auto add = [&](const Row& row) {
            if (row.diagnostic->severity() == severity) {
                ++listed.counts[static_cast<std::size_t>(severity)];
                if (rows.size() < mostFindingsShown) {
                    rows.push_back(row);
                }
            }
        };
        const auto addAll = [&](const std::vector<engine::Diagnostic>& findings, const AnalysisPtr& of) {
            for (const engine::Diagnostic& finding : findings) {
                add({&finding, nullptr, of.get(), nullptr});
            }
        };
        addAll(analysis->diagnostics, analysis);
        if (advised) {
            addAll(advised->advice, advised);
        }
        addAll(analysis->advice, analysis);
        addAll(ofRun->findings, analysis);
        for (const engine::RunProblem& problem : ofRun->problems) {
            add({&problem.diagnostic, nullptr, analysis.get(), &problem});
        }
    }
    if (m_showsSilenced) {
        const auto& all = analysis->silenced->all;
        for (std::size_t i = 0; i < all.size() && i < mostFindingsShown; ++i) {
            rows.push_back({&all[i].diagnostic, &all[i], analysis.get(), nullptr});
        }
    }
    return listed;
}

void ProblemsModel::take(AnalysisPtr analysis, RunFindings ofRun, AnalysisPtr advised) {
    const auto pathOf = [](const auto& file) -> const std::string& { return file.text->path(); };
    const bool hasSameFiles =
        m_analysis && analysis &&
        std::ranges::equal(m_analysis->project.sources.files, analysis->project.sources.files, {}, pathOf, pathOf);
    if (!hasSameFiles) {
        advised.reset(); // the places of the old advice refer to other files
    }
    auto [rows, counts] = rowsOf(analysis, ofRun, advised);
    m_counts = counts;
    // The old rows point into these values. Keeps the values until the views no longer use the rows.
    const AnalysisPtr before = std::exchange(m_analysis, std::move(analysis));
    const RunFindings ofRunBefore = std::exchange(m_ofRun, std::move(ofRun));
    const AnalysisPtr advisedBefore = std::exchange(m_advised, std::move(advised));
    if (!hasSameFiles) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    const auto same = [](const Row& a, const Row& b) { return a.saysTheSame(b); };
    const std::size_t front = static_cast<std::size_t>(std::ranges::mismatch(m_rows, rows, same).in1 - m_rows.begin());
    std::size_t back = 0;
    while (back < std::min(m_rows.size(), rows.size()) - front &&
           same(m_rows[m_rows.size() - 1 - back], rows[rows.size() - 1 - back])) {
        ++back;
    }
    const auto at = static_cast<int>(front);
    const std::size_t gone = m_rows.size() - front - back;
    const std::size_t come = rows.size() - front - back;
    Rows kept = m_rows;
    kept.erase(kept.begin() + at, kept.begin() + at + static_cast<std::ptrdiff_t>(gone));
    Rows now = rows;
    now.erase(now.begin() + at, now.begin() + at + static_cast<std::ptrdiff_t>(come));
    if (gone > 0) {
        beginRemoveRows({}, at, at + static_cast<int>(gone) - 1);
        m_rows = std::move(now);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, at, at + static_cast<int>(come) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (gone == 0) {
        m_rows = std::move(rows);
    }
    tellMoved(kept, before.get(), front, front + come);
}

/// Emits dataChanged() for kept rows whose place or fixes have changed.
/// @param of analysis that the views showed the rows with
/// @param first, last range of the new rows
void ProblemsModel::tellMoved(const Rows& before, const Analysis* of, std::size_t first, std::size_t last) {
    const auto isOther = [&](std::size_t i) {
        const Row& old = before[i < first ? i : i - (last - first)];
        return (old.of == of) != (m_rows[i].of == m_analysis.get()) || !(*old.diagnostic == *m_rows[i].diagnostic) ||
               (old.problem != nullptr && !(*old.problem == *m_rows[i].problem)) ||
               (old.silenced != nullptr && !(old.silenced->where == m_rows[i].silenced->where));
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::size_t begin = i;
        while (i < m_rows.size() && (i < first || i >= last) && isOther(i)) {
            ++i;
        }
        if (i > begin) {
            emit dataChanged(index(static_cast<int>(begin), 0), index(static_cast<int>(i) - 1, columnCount_ - 1));
        }
    }
}

void ProblemsModel::setBehind(bool behind) {
    m_isBehind = behind;
}

int ProblemsModel::count(Severity severity) const {
    return m_counts[static_cast<std::size_t>(severity)];
}

int ProblemsModel::unlistedCount() const {
    return std::max(0, std::accumulate(m_counts.begin(), m_counts.end(), 0) - mostFindingsShown);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const engine::Diagnostic& diagnostic = this->diagnostic(index.row());
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Analysis& of = *row.of;
    const bool isAnew = m_isBehind || isOld(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case message:
            return row.silenced != nullptr ? tr("Silenced: %1").arg(row.text()) : row.text();
        case place:
            return QString::fromStdString(of.project.placeText(diagnostic.where));
        default:
            return QString::fromUtf8(diagnostic.code().data(), static_cast<int>(diagnostic.code().size()));
        }
    case Qt::DecorationRole:
        return index.column() == message ? QVariant(severityIcon(diagnostic.severity())) : QVariant();
    case Qt::ForegroundRole:
        return isAnew || silencedBy(index.row()) != nullptr ? QVariant(themeOf(QGuiApplication::palette()).ghost)
                                                            : QVariant();
    case Qt::ToolTipRole: {
        QString text = problemText(diagnostic);
        if (const engine::SilencedFinding* const silenced = silencedBy(index.row())) {
            text += QStringLiteral("\n") +
                    tr("Silenced in %1").arg(QString::fromStdString(m_analysis->project.placeText(silenced->where)));
        }
        for (const engine::DiagnosticNote& note : diagnostic.notes) {
            text += QStringLiteral("\n") + QString::fromStdString(of.project.placeText(note.where)) +
                    QStringLiteral(": ") + sentenceText(note.message);
        }
        if (isAnew) {
            text += QStringLiteral("\n") + tr("From an earlier version; being checked again");
        }
        return text;
    }
    case Qt::AccessibleTextRole: {
        if (index.column() != message) {
            return data(index, Qt::DisplayRole);
        }
        const QString text = severityText(diagnostic.severity()) + QStringLiteral(": ") + row.text();
        return isAnew ? tr("%1 (being checked again)").arg(text) : text;
    }
    case OldRole:
        return isOld(index.row());
    case SeverityRole:
        return static_cast<int>(diagnostic.severity());
    case FileRole:
        return diagnostic.where.file.value;
    case BeginRole:
        return diagnostic.where.span.begin;
    case EndRole:
        return diagnostic.where.span.end;
    case SilencedRole:
        return silencedBy(index.row()) != nullptr;
    case FixCountRole:
        return static_cast<int>(diagnostic.fixes.size());
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case message:
        return tr("Problem");
    case place:
        return tr("Location");
    default:
        return tr("Code");
    }
}

} // namespace orrery::widgets
