// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QStyledItemDelegate>

namespace orrery::widgets {

/// Draws an entry of the project's tree: its kind as an icon, its label, its name dimmed, and at the right how much is
/// wrong with it.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const ProjectTreeModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ProjectTreeModel& m_model;
};

} // namespace orrery::widgets
