// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/project_tree_model.h"

#include <QStyledItemDelegate>

namespace orrery::widgets {

/// Paints an entry of the project tree: its kind as an icon, its label and its dimmed name. The counts of errors and
/// warnings follow at the right.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const ProjectTreeModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ProjectTreeModel& m_model;
};

} // namespace orrery::widgets
