// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QJsonObject>
#include <QTimer>

namespace orrery::widgets {
class KeptFields;
}

namespace orrery::ide {

/// How a project was left comes back when it is opened again (I1.3): open source views with caret and scroll, the one
/// in front, which the form follows, the perspective, the sandbox's scenario and turn, and what was typed into the
/// fields that only search (R1.4). What is no longer there is passed over. Kept in the settings, by project.
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

    QTimer m_soon; ///< a crash loses a few seconds of it
    QTimer m_fieldsSoon;
    QJsonObject m_session;
    widgets::KeptFields* m_fields;
};

} // namespace orrery::ide
