// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layers/value_layers_menu.h"

#include <QActionGroup>

namespace orrery::widgets {

ValueLayersMenu::ValueLayersMenu(ValueLayers& layers, QWidget* parent)
    : QMenu(parent), m_layers(layers), m_group(new QActionGroup(this)) {
    connect(this, &QMenu::aboutToShow, this, &ValueLayersMenu::list);
    connect(m_group, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_layers.choose(action->data().toInt()); });
    list();
}

void ValueLayersMenu::list() {
    clear();
    const auto offer = [this](const QString& text, int index) {
        QAction* const action = addAction(text);
        action->setCheckable(true);
        action->setData(index);
        action->setActionGroup(m_group);
        action->setChecked(index == m_layers.current());
    };
    offer(tr("&No values"), ValueLayers::none);
    for (std::size_t i = 0; i < m_layers.layers().size(); ++i) {
        offer(QString(m_layers.layers()[i].name).replace(QLatin1Char('&'), QStringLiteral("&&")), static_cast<int>(i));
    }
    addSeparator();
    addAction(tr("New &layer of values"), this, [this] { emit editWanted(true); });
    addAction(tr("&Edit layers of values"), this, [this] { emit editWanted(false); });
}

} // namespace orrery::widgets
