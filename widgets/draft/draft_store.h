// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

class QWidget;

namespace orrery::widgets {

/// The subject of a dialog: the open project, or the program.
enum class DraftScope : std::uint8_t { project, program };

/// Input of a dialog that the user has neither accepted nor discarded.
struct Draft {
    QJsonObject values; ///< values by the names of the dialog's fields
    QDateTime lastEdit;
};

/// Keeps the drafts of dialogs in journals on the disk, each edit within milliseconds (R1.4). Works like the journal of
/// documents. After a kill, the next window restores them. The store keeps them until the user accepts or discards
/// their dialogs.
class DraftStore : public QObject {
    Q_OBJECT

public:
    /// @param root the folder of the user's data, outside any project.
    explicit DraftStore(QString root, QObject* parent = nullptr);
    ~DraftStore() override;

    /// Returns the store that is a direct child of a widget or of its ancestors; null if there is none.
    static DraftStore* around(const QWidget* widget);

    /// Sets the project whose drafts DraftScope::project means. The drafts of the previous project stay on the disk.
    void setProject(const QString& folder);

    std::optional<Draft> find(DraftScope scope, const QString& name);
    void keep(DraftScope scope, const QString& name, const QJsonObject& values);
    void forget(DraftScope scope, const QString& name);
    /// Waits until the disk holds everything kept so far. Returns false if that fails.
    bool flush();
    /// Returns the reason why the store cannot protect drafts now; empty if it can.
    const QString& problem() const { return m_problem; }

signals:
    void problemChanged(const QString& problem);
    /// Emitted with a message about the loss when an earlier window's journal of drafts is damaged.
    void damaged(const QString& message);

private:
    class Shelf;

    Shelf& shelf(DraftScope scope);
    void takeProblem(const QString& problem);

    const QString m_root;
    QString m_project;
    std::array<std::unique_ptr<Shelf>, 2> m_shelves; ///< shelves by scope, created on first use
    QString m_problem;
};

} // namespace orrery::widgets
