// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QStyledItemDelegate>

namespace orrery::widgets {

/// Paints an entry of the project tree: the icon of its kind, its label and its dimmed name. Paints the counts of
/// errors and warnings, and the mark of coverage, at the right.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const ProjectTreeModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ProjectTreeModel& m_model;
};

} // namespace orrery::widgets
