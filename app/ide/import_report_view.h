// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/importer.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::ide {

/// The report of an import: what was read and written, and each part that needs a designer's attention (F4). Enter or a
/// double click asks for the class or group of an entry.
class ImportReportView : public QWidget {
    Q_OBJECT

public:
    explicit ImportReportView(QWidget* parent = nullptr);

    void show(std::shared_ptr<const engine::ImportedProject> imported);
    bool hasReport() const { return m_imported != nullptr; }
    QTreeWidget& tree() { return *m_tree; }
    QString summary() const;

signals:
    /// Emitted to request the place of a class or group in the project. @param what its name, such as
    /// "BLD_MEGALITH/group-1"; may be empty. @param original its place in the game's files, such as "techs.xml:12"
    void placeWanted(const QString& what, const QString& original);

private:
    QTreeWidgetItem* addSection(const QString& title, std::size_t count);
    void addNote(QTreeWidgetItem& section, const QString& what, const QString& why, const engine::Location& where);
    QString placeText(const engine::Location& where) const;

    std::shared_ptr<const engine::ImportedProject> m_imported;
    QLabel* m_summary;
    QTreeWidget* m_tree;
};

} // namespace orrery::ide
