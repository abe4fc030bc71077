// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <cstdint>

namespace orrery::widgets {
class KeptFields;
class WatchesView;
class WatchList;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane with watches of values (I4.7), and the command that watches the value chosen in the inspector. Keeps the
/// watches with the session, not in the content.
class WatchesFeature : public Feature {
    Q_OBJECT

public:
    explicit WatchesFeature(MainWindow& window);

    widgets::WatchList& list() { return *m_list; }

private:
    widgets::WatchesView* makeView();
    void open();
    void restore();
    void keep();
    void watchValue();
    void raise();

    widgets::KeptFields* m_fields;
    widgets::WatchList* m_list;
    widgets::WatchesView* m_view = nullptr; ///< null until the pane is created
    std::uint32_t m_object;                 ///< the object that the user has chosen in any view; noRow: none
};

} // namespace orrery::ide
