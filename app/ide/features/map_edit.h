// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QLabel;

namespace orrery::ide {

/// Changes of objects and starlanes by mouse and keys on the map (I4.1): drag, remove, move, attach, add. The status
/// bar says whether they edit the scenario or the sandbox statements.
class MapEditFeature : public Feature {
    Q_OBJECT

public:
    explicit MapEditFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the selected object, if the run has it and no job changes the run.
    std::optional<std::uint32_t> selected() const;
    void connectMap();
    void connectCommands();
    void refresh();
    void showPlaceMenu(QPointF place, QPoint at);
    /// Lets the user choose one of some objects. Returns nullopt if the user cancels.
    std::optional<std::uint32_t> chooseObject(const QString& title, const std::vector<std::uint32_t>& rows);
    void askMove();
    void askHost();
    void askLane();
    void askSystem(QPointF place);
    void askPlanet();
    /// Asks for the name of a new object. Returns an empty text if the user cancels.
    QString askName(const QString& title, const QString& like);
    void noteSelected(std::uint32_t row);
    /// Selects the object that the last change was about, when the run shows the change. After other changes of the
    /// content, the selected object may have another row, so this function selects it again by its name.
    /// Selects nothing if it no longer exists.
    void selectAgain();

    QLabel* m_place = nullptr; ///< what the changes edit
    QString m_changed;         ///< reference to the object of the last change; empty: none
    QString m_selected;        ///< name of the selected object; may be empty
    std::size_t m_rows = 0;    ///< number of rows of the run when it was selected
    double m_class = 0;        ///< its class, as in the column
};

} // namespace orrery::ide
