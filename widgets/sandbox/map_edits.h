// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/base/analysis.h"
#include "widgets/sandbox/map_objects.h"
#include "widgets/sandbox/scenario_file.h"

#include <QObject>
#include <QPointF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct DocumentEdit;
class Sandbox;

/// The user's changes of objects and starlanes in the present turn (I4.1). In turn 0 of a scenario of the project, they
/// edit the file of the scenario. In later turns and in generated galaxies, they edit the statements of the sandbox.
/// Each change is one undo step. It edits the object's own line where there is one.
class MapEdits : public QObject {
    Q_OBJECT

public:
    using Row = engine::Row;
    /// @param latest returns the newest analysis of the project, or null
    MapEdits(Sandbox& sandbox, DocumentStore& store, std::function<AnalysisPtr()> latest, QObject* parent = nullptr);

    /// Returns the id of the scenario whose file the changes edit; nullopt if they edit the sandbox statements.
    std::optional<QString> scenario() const;
    /// Returns a sentence that says what the changes edit; empty without a run.
    QString placeText() const;

    /// Sets a function that returns whether the map shows the present run. Objects of an earlier map can have other
    /// rows now. Without it, the map is always current.
    void setMapTest(std::function<bool()> isCurrent) { m_isMapCurrent = std::move(isCurrent); }
    /// Removes the selected object of the map.
    void removeFromMap(Row row);
    /// Returns the effect of a drop on the map.
    DropVerdict judge(const MapDrop& drop) const { return planOf(drop).verdict; }
    /// Carries out a drop.
    void carryOut(const MapDrop& drop);

    void remove(Row row);
    /// Moves an object to a position in the galaxy's units.
    void moveTo(Row row, QPointF position);
    /// Moves an object into a system, or attaches it to another object.
    void putOn(Row row, Row host);
    bool hasLane(Row from, Row to) const;
    /// Adds the starlane between two systems, or removes it if there is one.
    void toggleLane(Row from, Row to);
    void addSystem(const QString& name, QPointF position);
    void addPlanet(const QString& name, Row system);
    /// Applies a statement in the present turn.
    void apply(const engine::CheckedStatement& statement);

    /// Returns the edits that add a line to the file of a scenario; nullopt if its file does not allow this.
    std::optional<std::vector<DocumentEdit>> additionTo(const QString& scenario, const std::string& xml) const;
    /// Returns a name like the given one that no object has.
    QString freeName(const QString& like) const;
    /// Returns why an object cannot get a name; empty if it can.
    QString nameProblem(const QString& name) const;
    /// Returns the objects to which an object could be attached, or into which it could be moved.
    std::vector<Row> hostsFor(Row row) const;
    bool isSystem(Row row) const;
    /// Returns the system that contains an object, or the object itself if it is a system; noRow if there is none.
    Row systemOf(Row row) const;
    /// Returns the name of an object for people.
    QString nameOf(Row row) const;

signals:
    /// Emitted with a sentence for the status bar.
    void said(const QString& sentence);
    /// Emitted before the run shows a change. @param object the name or reference of the object to select; may be empty
    void changed(const QString& object);

private:
    using Change = std::function<LineChange(const StatementLines& lines)>;
    const engine::Session* session() const;
    engine::View view() const;
    bool isMapCurrent() const { return session() != nullptr && (!m_isMapCurrent || m_isMapCurrent()); }
    DropPlan planOf(const MapDrop& drop) const;
    RefersTo refersTo(const std::vector<Row>& rows) const;
    std::string reference(Row row) const;
    /// Returns the place of the statement that created an object in this turn; nullopt if there is none.
    std::optional<engine::Location> creationOf(Row row) const;
    /// Returns the first object that a statement names; noRow if there is none.
    Row subjectOf(const engine::CheckedStatement& statement) const;
    /// Changes the text as one undo step. Refuses it if the run has not read the text yet, and the change names an
    /// object by its number. @param what the change, as "move Sol". @param row its object, or noRow
    /// @param others the other objects that the change names
    /// @param isByNumber true if the change looks for lines that name the object by its number, too
    std::optional<LineChange> change(const QString& what, Row row, const std::vector<Row>& others, const Change& make,
                                     bool isByNumber = false);
    std::optional<LineChange> changeScenario(const QString& id, const QString& what, std::optional<engine::Span> own,
                                             const Change& make);
    std::optional<LineChange> changeRun(const QString& what, std::optional<engine::Span> own, const Change& make);
    void report(const QString& what, const std::optional<LineChange>& change, const QString& object);

    Sandbox& m_sandbox;
    DocumentStore& m_store;
    ScenarioFile m_scenarios;
    std::function<bool()> m_isMapCurrent;
};

} // namespace orrery::widgets
