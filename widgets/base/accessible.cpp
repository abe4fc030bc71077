// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/accessible.h"

#include <QAccessibleWidget>
#include <QComboBox>

#include <algorithm>
#include <array>
#include <string_view>

namespace orrery::widgets {

namespace {

/// A view of the program, and its role. Without a role, a screen reader skips the view.
struct RoleRow {
    const char* view; ///< name of its class
    QAccessible::Role role;
};

constexpr std::array roleRows{
    RoleRow{"orrery::widgets::FormView", QAccessible::Form},
    RoleRow{"orrery::widgets::FormLineView", QAccessible::TreeItem},
    RoleRow{"orrery::widgets::FormDetails", QAccessible::Grouping},
    RoleRow{"orrery::widgets::GalaxyView", QAccessible::Canvas},
};

/// A box with a list: its name, its value, and the action that opens the list.
class BoxInterface : public QAccessibleWidget {
public:
    explicit BoxInterface(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    QString text(QAccessible::Text kind) const override {
        const auto* const box = static_cast<const QComboBox*>(object());
        return kind == QAccessible::Value ? box->currentText() : QAccessibleWidget::text(kind);
    }
    QStringList actionNames() const override {
        return QStringList{showMenuAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override {
        if (name == showMenuAction()) {
            static_cast<QComboBox*>(object())->showPopup();
        } else {
            QAccessibleWidget::doAction(name);
        }
    }
};

QAccessibleInterface* interfaceOf(const QString& className, QObject* object) {
    auto* const widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr) {
        return nullptr;
    }
    if (className == QLatin1String("QComboBox")) {
        return new BoxInterface(static_cast<QComboBox*>(widget));
    }
    const auto row =
        std::ranges::find_if(roleRows, [&](const RoleRow& one) { return className == QLatin1String(one.view); });
    return row != roleRows.end() ? new QAccessibleWidget(widget, row->role) : nullptr;
}

} // namespace

void installAccessibility() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(interfaceOf);
        return true;
    }();
    static_cast<void>(isInstalled);
}

} // namespace orrery::widgets
