// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

class QWidget;

namespace orrery::widgets {

/// The values of fields that change nothing: filters, searches, a replacement before it is made, an expression to try
/// (R1.4). The owner of this object keeps the values with the session.
class KeptFields : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QJsonObject& values() const { return m_values; }
    /// Sets the values of another project; all fields show them.
    void setValues(const QJsonObject& values);
    void setValue(const QString& name, const QJsonValue& value);

signals:
    /// Emitted when a person has changed a field.
    void edited();
    /// Emitted when setValues() has replaced the values.
    void replaced();

private:
    QJsonObject m_values;
};

/// Binds a field to the KeptFields around it. When first shown, the field takes its value from there; later it reports
/// its changes. The field needs a user property with a change signal. If no widget around it has a KeptFields as a
/// direct child, it stays as it is.
/// @param name name of the field; fields with the same name begin with the same value.
void keepWithSession(QWidget& field, const char* name);

} // namespace orrery::widgets
