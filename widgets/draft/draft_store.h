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

/// What somebody entered in a dialog and neither accepted nor discarded.
struct Draft {
    QJsonObject values; ///< by the names of the dialog's fields
    QDateTime lastEdit;
};

/// Keeps the drafts of dialogs in journals on the disk, each edit within milliseconds, as the journal of documents does
/// (R1.4). After a kill the next window has them. They stay until their dialogs are accepted or discarded.
class DraftStore : public QObject {
    Q_OBJECT

public:
    /// @param root where the person's data stands, never in a project.
    explicit DraftStore(QString root, QObject* parent = nullptr);
    ~DraftStore() override;

    /// The store that is a direct child of a widget or of one around it; null where there is none.
    static DraftStore* around(const QWidget* widget);

    /// Drafts of DraftScope::project are of this folder from now on. Those of the project before stay on the disk.
    void setProject(const QString& folder);

    std::optional<Draft> find(DraftScope scope, const QString& name);
    void keep(DraftScope scope, const QString& name, const QJsonObject& values);
    void forget(DraftScope scope, const QString& name);
    /// Waits until everything so far is on the disk; false where it cannot be.
    bool flush();
    /// Why drafts are not protected now; empty where they are.
    const QString& problem() const { return m_problem; }

signals:
    void problemChanged(const QString& problem);
    /// A journal of drafts that an earlier window left is damaged: says what is lost.
    void damaged(const QString& message);

private:
    class Shelf;

    Shelf& shelf(DraftScope scope);
    void takeProblem(const QString& problem);

    const QString m_root;
    QString m_project;
    std::array<std::unique_ptr<Shelf>, 2> m_shelves; ///< by scope; made when first asked for
    QString m_problem;
};

} // namespace orrery::widgets
