// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <string>
#include <vector>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::ide {

/// The comparison of a saved game with the run, as texts (G4.5).
struct SavedGameReport {
    /// A computed value that differs from the saved one.
    struct Difference {
        QString object;
        QString value;
        QString saved;
        QString computed;      ///< empty: the run has no such value
        std::uint32_t row = 0; ///< of the object in the run
        int column = -1;       ///< of the value in the run; -1: the run has no such value
        friend bool operator==(const Difference&, const Difference&) = default;
    };
    /// A name that the content lacks.
    struct MissingName {
        QString sentence;
        std::uint32_t line = 0; ///< in the save
        friend bool operator==(const MissingName&, const MissingName&) = default;
    };
    /// A part of the save that Orrery does not use (G4.2).
    struct Unused {
        std::string what; ///< id, as in the report of an import
        int number = 0;
        friend bool operator==(const Unused&, const Unused&) = default;
    };
    QString summary{};
    QString note{};                        ///< why the differences are not those of the present run; empty: they are
    std::vector<Difference> differences{}; ///< at most as many as the view lists
    int differenceCount = 0;
    std::vector<MissingName> missing{};
    std::vector<Unused> unused{};
    friend bool operator==(const SavedGameReport&, const SavedGameReport&) = default;
};

/// The pane of an opened saved game: the values that differ, the names that the content lacks, and the parts of the
/// save that Orrery does not use. Enter or a click on a value asks for its breakdown.
class SavedGameView : public QWidget {
    Q_OBJECT

public:
    /// The number of differences that the view lists.
    static constexpr int listedCount = 1000;

    explicit SavedGameView(QWidget* parent = nullptr);

    /// Shows a report. Keeps the selection if nothing has changed.
    void show(const SavedGameReport& report);
    QTreeWidget& tree() { return *m_tree; }
    QString summary() const;

signals:
    /// Emitted to request the breakdown of a value.
    void valueWanted(std::uint32_t row, int column);

private:
    QTreeWidgetItem* addSection(const QString& title, int count);
    void open(const QTreeWidgetItem* item);
    void fill();

    SavedGameReport m_report;
    QLabel* m_summary;
    QTreeWidget* m_tree;
};

} // namespace orrery::ide
