// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/funnel/funnel_worker.h"

#include <QAbstractItemModel>

#include <vector>

namespace orrery::widgets {

/// A funnel as a tree: its sections, the conditions in them, and the conditions in those, with their counts.
class FunnelModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Condition, Left, Matched, Unmatched, Lacking, Skipped, Object, More, columnCount_ };
    static constexpr int BeforeRole = Qt::UserRole; ///< of Left: how many of all came, from 0 to 1
    static constexpr int AfterRole = Qt::UserRole + 1;

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows a funnel; null: nothing. Where it has the shape of the one before, only data changes.
    void show(FunnelAnswerPtr answer);
    /// Older than what it is about: shown dimmed.
    void setStale(bool stale);
    const FunnelAnswerPtr& answer() const { return m_answer; }

    /// What stands at an index: a condition, or a section.
    const engine::FunnelNode* nodeAt(const QModelIndex& index) const;
    const engine::FunnelSection* sectionAt(const QModelIndex& index) const;
    /// The conditions and sections in the order in which they are asked.
    std::vector<QModelIndex> inOrder() const;
    /// What the counts of a line say, in sentences.
    QString sentences(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return columnCount_; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// A line: of a section (node is none) or of a condition.
    struct Line {
        std::size_t section = 0;
        std::size_t node = engine::noFunnelNode;
        int parent = -1;
        int place = 0; ///< among the children of its parent
        std::vector<int> children;
        friend bool operator==(const Line&, const Line&) = default;
    };

    static std::vector<Line> linesOf(const engine::Funnel& funnel);
    QString textOf(const Line& line, int column) const;
    QString titleOf(const engine::FunnelSection& section) const;
    std::size_t countOfAll() const;

    FunnelAnswerPtr m_answer;
    std::vector<Line> m_lines;
    std::vector<int> m_tops;
    bool m_isStale = false;
};

/// "180 → 22" of a condition, for the line of a form; empty where nothing was counted.
QString funnelCounts(const engine::FunnelNode& node);
/// The same as a sentence or two, with what other bounds would let through.
QString funnelSentences(const FunnelAnswer& answer, const engine::FunnelNode& node);
/// "6 more would at ≥ 4"; empty where no other bound would do.
QString funnelThreshold(const engine::FunnelNode& node);

} // namespace orrery::widgets
