// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QJsonObject>
#include <QTimer>

namespace orrery::widgets {
class KeptFields;
}

namespace orrery::ide {

/// Restores the state of a project when it is opened again (I1.3): the perspective, and source views with caret and
/// scroll position. The form shows the place of the current view. It also restores the sandbox's scenario and turn, and
/// the texts of search fields (R1.4). It skips items that no longer exist. The settings keep the state for each
/// project.
class SessionFeature : public Feature {
    Q_OBJECT

public:
    explicit SessionFeature(MainWindow& window);

private:
    QString key() const;
    QString fieldsKey() const;
    void remember();
    void rememberFields();
    void restoreFields();
    void restoreViews();
    void restoreRun();

    QTimer m_soon; ///< a crash loses only a few seconds
    QTimer m_fieldsSoon;
    QJsonObject m_session;
    widgets::KeptFields* m_fields;
};

} // namespace orrery::ide
