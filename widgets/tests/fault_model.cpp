// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/fault_model.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QGuiApplication>
#include <QPalette>

namespace orrery::widgets {

using engine::MutantOutcome;

namespace {

QIcon iconOf(MutantOutcome outcome) {
    const Theme& theme = themeOf(QGuiApplication::palette());
    switch (outcome) {
    case MutantOutcome::survived:
        return icon(QStringLiteral("warning"), theme.warning);
    case MutantOutcome::killed:
        return icon(QStringLiteral("ok"), theme.good);
    default:
        return icon(QStringLiteral("test"), theme.dimText);
    }
}

} // namespace

QString faultOutcomeWords(MutantOutcome outcome) {
    switch (outcome) {
    case MutantOutcome::killed:
        return FaultModel::tr("noticed");
    case MutantOutcome::survived:
        return FaultModel::tr("not noticed");
    case MutantOutcome::equivalent:
        return FaultModel::tr("changes nothing");
    default:
        return FaultModel::tr("is an error");
    }
}

FaultModel::FaultModel(FaultBench& bench, QObject* parent) : QAbstractTableModel(parent), m_bench(bench) {
    connect(&bench, &FaultBench::faultsGo, this, [this] {
        beginResetModel();
        m_shown = 0;
    });
    connect(&bench, &FaultBench::faultsWent, this, [this] { endResetModel(); });
    addNew();
}

int FaultModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_shown;
}

int FaultModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

void FaultModel::addNew() {
    const auto count = static_cast<int>(m_bench.faults().size());
    if (count > m_shown) {
        beginInsertRows({}, m_shown, count - 1);
        m_shown = count;
        endInsertRows();
    }
}

QString FaultModel::textOf(const TriedFault& one, int column) const {
    switch (static_cast<Column>(column)) {
    case result:
        return faultOutcomeWords(one.result.outcome);
    case part:
        return QString::fromStdString(one.mutant.group);
    case fault:
        return engineText(one.mutant.sentence);
    case place:
        return one.place;
    default:
        return QString::fromStdString(one.result.test);
    }
}

QVariant FaultModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const TriedFault& one = m_bench.faults()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(one, index.column());
    case Qt::DecorationRole:
        return index.column() == result ? QVariant(iconOf(one.result.outcome)) : QVariant();
    default:
        return {};
    }
}

QVariant FaultModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case result:
        return tr("Result");
    case part:
        return tr("Class and group");
    case fault:
        return tr("Fault");
    case place:
        return tr("Place");
    default:
        return tr("Noticed by");
    }
}

FaultFilter::FaultFilter(FaultBench& bench, QObject* parent) : QSortFilterProxyModel(parent), m_bench(bench) {}

void FaultFilter::setOutcome(std::optional<MutantOutcome> outcome) {
    m_outcome = outcome;
    invalidateFilter();
}

bool FaultFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    return !m_outcome || m_bench.faults()[static_cast<std::size_t>(row)].result.outcome == *m_outcome;
}

bool FaultFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    if (left.column() == FaultModel::place) {
        return left.row() < right.row(); // the order of the text
    }
    const int order = QString::localeAwareCompare(left.data().toString(), right.data().toString());
    return order != 0 ? order < 0 : left.row() < right.row();
}

} // namespace orrery::widgets
