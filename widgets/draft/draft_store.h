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

/// Whether a dialog is about the open project or about the program.
enum class DraftScope : std::uint8_t { project, program };

/// Input in a dialog that was neither accepted nor discarded.
struct Draft {
    QJsonObject values; ///< by the names of the dialog's fields
    QDateTime lastEdit;
};

/// Keeps the drafts of dialogs in journals on the disk, each edit within milliseconds, as the journal of documents does
/// (R1.4). After a kill, the next window restores them. They stay until their dialogs are accepted or discarded.
class DraftStore : public QObject {
    Q_OBJECT

public:
    /// @param root the folder of the person's data, never in a project.
    explicit DraftStore(QString root, QObject* parent = nullptr);
    ~DraftStore() override;

    /// Returns the store that is a direct child of a widget or of one of its ancestors; null if there is none.
    static DraftStore* around(const QWidget* widget);

    /// Sets the folder of drafts of DraftScope::project. The drafts of the previous project stay on the disk.
    void setProject(const QString& folder);

    std::optional<Draft> find(DraftScope scope, const QString& name);
    void keep(DraftScope scope, const QString& name, const QJsonObject& values);
    void forget(DraftScope scope, const QString& name);
    /// Waits until the disk holds everything kept so far. Returns false if that fails.
    bool flush();
    /// Returns why drafts are not protected now; empty if they are.
    const QString& problem() const { return m_problem; }

signals:
    void problemChanged(const QString& problem);
    /// Emitted when an earlier window's journal of drafts is damaged, with a message about the loss.
    void damaged(const QString& message);

private:
    class Shelf;

    Shelf& shelf(DraftScope scope);
    void takeProblem(const QString& problem);

    const QString m_root;
    QString m_project;
    std::array<std::unique_ptr<Shelf>, 2> m_shelves; ///< by scope; created on first use
    QString m_problem;
};

} // namespace orrery::widgets
