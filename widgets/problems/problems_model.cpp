// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/problems_model.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QGuiApplication>

#include <algorithm>
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

void ProblemsModel::setAnalysis(AnalysisPtr analysis) {
    if (m_analysis != analysis) {
        m_ofRun.clear();
    }
    m_analysis = std::move(analysis);
    fill();
}

void ProblemsModel::setRunFindings(std::vector<engine::Diagnostic> findings) {
    m_ofRun = std::move(findings);
    fill();
}

void ProblemsModel::setShowsSilenced(bool shows) {
    m_showsSilenced = shows;
    fill();
}

int ProblemsModel::silencedCount() const {
    return m_analysis ? static_cast<int>(m_analysis->silenced->all.size()) : 0;
}

const engine::SilencedFinding* ProblemsModel::silencedBy(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return at < m_told ? nullptr : &m_analysis->silenced->all[at - m_told];
}

void ProblemsModel::fill() {
    beginResetModel();
    m_rows.clear();
    if (m_analysis) {
        for (const engine::Diagnostic& diagnostic : m_analysis->diagnostics) {
            m_rows.push_back(&diagnostic);
        }
        for (const std::vector<engine::Diagnostic>* const more : {&m_analysis->advice, &std::as_const(m_ofRun)}) {
            for (const engine::Diagnostic& diagnostic : *more) {
                m_rows.push_back(&diagnostic);
            }
        }
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const engine::Diagnostic* a, const engine::Diagnostic* b) {
            return a->severity() < b->severity();
        });
    }
    m_told = m_rows.size();
    if (m_analysis && m_showsSilenced) {
        for (const engine::SilencedFinding& silenced : m_analysis->silenced->all) {
            m_rows.push_back(&silenced.diagnostic);
        }
    }
    endResetModel();
}

void ProblemsModel::setBehind(bool behind) {
    m_isBehind = behind;
    if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1), {Qt::ForegroundRole});
    }
}

int ProblemsModel::count(Severity severity) const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.begin() + static_cast<std::ptrdiff_t>(m_told),
                      [severity](const engine::Diagnostic* d) { return d->severity() == severity; }));
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
    const engine::Diagnostic& diagnostic = *m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case message:
            return silencedBy(index.row()) != nullptr ? tr("Silenced: %1").arg(findingText(diagnostic))
                                                      : findingText(diagnostic);
        case place:
            return QString::fromStdString(m_analysis->project.placeText(diagnostic.where));
        default:
            return QString::fromUtf8(diagnostic.code().data(), static_cast<int>(diagnostic.code().size()));
        }
    case Qt::DecorationRole:
        return index.column() == message ? QVariant(severityIcon(diagnostic.severity())) : QVariant();
    case Qt::ForegroundRole:
        return m_isBehind || silencedBy(index.row()) != nullptr ? QVariant(themeOf(QGuiApplication::palette()).ghost)
                                                                : QVariant();
    case Qt::ToolTipRole: {
        QString text = findingText(diagnostic);
        if (!diagnostic.spec->advice.empty()) {
            text += QStringLiteral("\n") + adviceText(*diagnostic.spec);
        }
        if (const engine::SilencedFinding* const silenced = silencedBy(index.row())) {
            text += QStringLiteral("\n") +
                    tr("Silenced in %1").arg(QString::fromStdString(m_analysis->project.placeText(silenced->where)));
        }
        for (const engine::DiagnosticNote& note : diagnostic.notes) {
            text += QStringLiteral("\n") + QString::fromStdString(m_analysis->project.placeText(note.where)) +
                    QStringLiteral(": ") + QString::fromStdString(note.message);
        }
        return text;
    }
    case Qt::AccessibleTextRole:
        return index.column() == message
                   ? severityText(diagnostic.severity()) + QStringLiteral(": ") + findingText(diagnostic)
                   : data(index, Qt::DisplayRole);
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
        return tr("Place");
    default:
        return tr("Code");
    }
}

} // namespace orrery::widgets
