// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/kept_fields.h"

#include <QEvent>
#include <QMetaProperty>
#include <QPointer>
#include <QWidget>

namespace orrery::widgets {

namespace {

/// Binds one field to the KeptFields around it when the field is first shown. Earlier, its ancestors are unknown.
class FieldKeeper : public QObject {
    Q_OBJECT

public:
    FieldKeeper(QWidget& field, QString name)
        : QObject(&field), m_field(field), m_name(std::move(name)), m_value(field.metaObject()->userProperty()),
          m_empty(m_value.read(&field)) {
        field.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show && m_fields == nullptr) {
            bind();
        }
        return QObject::eventFilter(watched, event);
    }

private slots:
    void tell() {
        if (m_fields != nullptr) {
            m_fields->setValue(m_name, QJsonValue::fromVariant(m_value.read(&m_field)));
        }
    }

private:
    void bind() {
        for (const QWidget* at = &m_field; at != nullptr && m_fields == nullptr; at = at->parentWidget()) {
            m_fields = at->findChild<KeptFields*>(QString(), Qt::FindDirectChildrenOnly);
        }
        if (m_fields == nullptr) {
            return;
        }
        if (m_value.read(&m_field) == m_empty) {
            show();
        } else {
            tell(); // the caller opened the field with a value
        }
        connect(&m_field, m_value.notifySignal(), this,
                staticMetaObject.method(staticMetaObject.indexOfSlot("tell()")));
        connect(m_fields, &KeptFields::replaced, this, &FieldKeeper::show);
        connect(m_fields, &KeptFields::rewritten, this, [this](const QString& name) {
            if (name == m_name) {
                show();
            }
        });
    }

    void show() {
        const QJsonValue kept = m_fields->values().value(m_name);
        m_value.write(&m_field, kept.isUndefined() ? m_empty : kept.toVariant());
    }

    QWidget& m_field;
    const QString m_name;
    const QMetaProperty m_value;
    const QVariant m_empty;
    QPointer<KeptFields> m_fields;
};

} // namespace

void KeptFields::setValues(const QJsonObject& values) {
    m_values = values;
    emit replaced();
    m_values = values; // set again: fields stored values while they showed the new ones
}

void KeptFields::setValue(const QString& name, const QJsonValue& value) {
    if (m_values.value(name) != value) {
        m_values.insert(name, value);
        emit edited();
    }
}

void KeptFields::rewrite(const QString& name, const QJsonValue& value) {
    if (m_values.value(name) != value) {
        setValue(name, value);
        emit rewritten(name);
    }
}

void keepWithSession(QWidget& field, const char* name) {
    new FieldKeeper(field, QString::fromLatin1(name));
}

} // namespace orrery::widgets

#include "kept_fields.moc"
