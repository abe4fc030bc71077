// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layers/value_layers.h"

#include <QMenu>

class QActionGroup;

namespace orrery::widgets {

/// The menu of the layers of values: a choice of one of them or none, and the way to the pane that edits them.
class ValueLayersMenu : public QMenu {
    Q_OBJECT

public:
    explicit ValueLayersMenu(ValueLayers& layers, QWidget* parent = nullptr);

signals:
    /// Emitted when the user wants to edit the layers. @param isNew true: a new layer
    void editWanted(bool isNew);

private:
    void list();

    ValueLayers& m_layers;
    QActionGroup* m_group;
};

} // namespace orrery::widgets
