// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

class QWidget;

namespace orrery::widgets {

/// What stands in the fields of a window that change nothing: filters, searches, a replacement before it is made, an
/// expression that is tried (R1.4). Whoever owns it keeps the values with the session.
class KeptFields : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QJsonObject& values() const { return m_values; }
    /// Another project's: all fields show them.
    void setValues(const QJsonObject& values);
    void setValue(const QString& name, const QJsonValue& value);

signals:
    /// A person has changed a field.
    void edited();
    /// The values are others.
    void replaced();

private:
    QJsonObject m_values;
};

/// The field has its value from the KeptFields around it from when it is first shown, and tells it of its changes. A
/// field has a user property that tells of its changes; where no KeptFields is a direct child of a widget around it, it
/// stays as it is. @param name of the field; fields with the same name begin with the same value.
void keepWithSession(QWidget& field, const char* name);

} // namespace orrery::widgets
