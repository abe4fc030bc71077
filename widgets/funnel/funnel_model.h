// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/funnel/funnel_worker.h"

#include <QAbstractItemModel>

#include <vector>

namespace orrery::widgets {

/// A funnel as a tree with counts: its sections, their conditions, and the conditions inside those.
class FunnelModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Condition, Left, Matched, Unmatched, Lacking, Skipped, Object, More, columnCount_ };
    static constexpr int BeforeRole = Qt::UserRole; ///< column Left: share of candidates before the condition, 0 to 1
    static constexpr int AfterRole = Qt::UserRole + 1;

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows a funnel; null: none. If the funnel has the same shape as the previous one, changes only the data.
    void show(FunnelAnswerPtr answer);
    /// Sets whether the funnel is out of date. An outdated funnel has a dimmed colour.
    void setStale(bool stale);
    const FunnelAnswerPtr& answer() const { return m_answer; }

    /// Returns the condition or the section at an index.
    const engine::FunnelNode* nodeAt(const QModelIndex& index) const;
    const engine::FunnelSection* sectionAt(const QModelIndex& index) const;
    /// Returns the conditions and sections in the order of evaluation.
    std::vector<QModelIndex> inOrder() const;
    /// Returns the counts of a line as sentences.
    QString sentences(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return columnCount_; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// A line of a section (`node` is noFunnelNode) or of a condition.
    struct Line {
        std::size_t section = 0;
        std::size_t node = engine::noFunnelNode;
        int parent = -1;
        int place = 0; ///< position among the children of its parent
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

/// Returns the counts of a condition, such as "180 → 22", for the line of a form; empty if there are no counts.
QString funnelCounts(const engine::FunnelNode& node);
/// Returns the counts as one or two sentences. They include the number of matches with other bounds.
QString funnelSentences(const FunnelAnswer& answer, const engine::FunnelNode& node);
/// Returns a better bound, such as "6 more would at ≥ 4"; empty if no other bound would match more.
QString funnelThreshold(const engine::FunnelNode& node);

} // namespace orrery::widgets
