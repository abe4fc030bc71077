// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QJsonObject>
#include <QTimer>

namespace orrery::widgets {
class KeptFields;
}

namespace orrery::ide {

/// Restores the state of a project when the user opens it again (I1.3). Restores the perspective, and source views with
/// caret and scroll position. Shows the place of the current view in the form. Also restores the sandbox's scenario and
/// turn, and the texts of search fields (R1.4). Skips items that no longer exist. Stores the state of each project in
/// the settings.
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

    QTimer m_soon; ///< delay before the state is stored; a crash loses only a few seconds
    QTimer m_fieldsSoon;
    QJsonObject m_session;
    widgets::KeptFields* m_fields;
};

} // namespace orrery::ide
