// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

class QWidget;

namespace orrery::widgets {

/// The values of fields that change no content (R1.4): filters, searches, a replacement before it runs, an expression
/// to try. The owner of this object stores the values with the session.
class KeptFields : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QJsonObject& values() const { return m_values; }
    /// Sets the values of another project. All fields then show them.
    void setValues(const QJsonObject& values);
    void setValue(const QString& name, const QJsonValue& value);
    /// Sets a value that no user typed into its field. The field then shows it.
    void rewrite(const QString& name, const QJsonValue& value);

signals:
    /// Emitted after the user changes a field.
    void edited();
    /// Emitted after setValues() replaces the values.
    void replaced();
    /// Emitted after rewrite() changes a value.
    void rewritten(const QString& name);

private:
    QJsonObject m_values;
};

/// Binds a field to the KeptFields around it. When the field is first shown, it takes its value from the KeptFields,
/// unless it already has a value. Later it stores its changes there. The field needs a user property with a change
/// signal. Does nothing if no widget around the field has a KeptFields as a direct child.
/// @param name name of the field; fields with the same name begin with the same value.
void keepWithSession(QWidget& field, const char* name);

} // namespace orrery::widgets
