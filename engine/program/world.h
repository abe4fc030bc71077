// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/class_list.h"
#include "engine/universe/place_map.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

class VariableSolver;
class World;

/// One query for related objects (X3.2).
struct RelationCall {
    const View& view;
    World& world;
    Row from = noRow;    ///< the object to start from; it exists
    double number = 0.0; ///< the number in the call; not negative
    bool inJumps = false;
    std::optional<TypeIndex> type{}; ///< type of the needed objects; the result may exclude other types
};

/// A variable of one object, of one part of an object, or (noRow) of the whole run.
struct VariableCell {
    VariableIndex variable = 0;
    Row row = noRow;
    PartNumber part = 0;
    friend auto operator<=>(const VariableCell&, const VariableCell&) = default;
};

/// Statistics of computations, for tests. A cached result costs nothing (V5.1).
struct WorldCounts {
    std::size_t solvedCells = 0; ///< number of solved values of variables
    std::size_t appliedModifiers = 0;
    std::size_t relationLists = 0; ///< number of lists of related objects that the world made or updated
    std::size_t aggregations = 0;  ///< number of lists over which aggregates iterated
    std::uint64_t visits = 0;      ///< number of rows, places and cells of the map that the world visited for all of
                                   ///< these (P2.3)

    void noteList(std::size_t visited) {
        relationLists += visited != 0 ? 1 : 0;
        visits += visited;
    }
};

struct HasCall; // check/expression/expression_node.h
class ExpressionProgram;

/// Facts that follow from a state but have no column: places, relations, ownership, and the values of variables.
/// Computes facts on demand. Keeps a fact as long as the stamps of the columns that it depends on stay the same. With
/// `useCaches` off, keeps facts only during the outermost call, with the same bits. Use one World for each thread and
/// run. References that a World returns stay valid until the next outermost call. A WorldCall joins many calls into one
/// (program/world_caches.h).
class World {
public:
    explicit World(const CheckedModel& model, bool useCaches = true);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// Return the existing rows; equal() only those with the value in the column.
    const Bitmap& existing(const View& view);
    const Bitmap& equal(const View& view, ColumnId column, double value);
    /// Returns each row's value, read through the attachment tree (E4.4). NaN if no object on the way has the value.
    const std::vector<double>& effective(const View& view, ColumnId column);
    /// Returns the existing objects that are attached directly to the row, ascending.
    std::span<const Row> attached(const View& view, Row row);
    /// Returns the existing objects of a class, ascending.
    std::span<const Row> ofClass(const View& view, ClassIndex objectClass);
    /// Returns the existing objects of a type, ascending.
    std::span<const Row> ofType(const View& view, TypeIndex type);
    /// Returns the existing objects that the empire owns, alone or with others, ascending.
    std::span<const Row> ownedBy(const View& view, Row empire);
    /// Returns the places, the lanes and the paths between them.
    const PlaceMap& places(const View& view);
    /// Returns the rows within a distance of a row's place, ascending (E5.15, E5.16). With a type, returns only rows of
    /// this type.
    std::span<const Row> near(const View& view, Row from, Measure measure, double limit,
                              std::optional<TypeIndex> type = {});
    /// Returns the systems that lanes connect to the row's system through owned systems, ascending (X3.2). The row's
    /// sole owner must own each of these systems, alone or with others. The result includes the row's own system. It is
    /// empty if the row is in no system or does not have exactly one owner. It is also empty if this owner does not own
    /// the row's system.
    std::span<const Row> connectedSystems(const View& view, Row from);
    /// Returns the objects in these systems, with the systems themselves, ascending.
    std::span<const Row> connected(const View& view, Row from);
    /// Returns whether an owner of both objects can travel between their systems through its own systems (E5.31).
    bool areConnected(const View& view, Row a, Row b);
    /// Evaluates has() for objects (X4.1). out[i] is 1 if rows[i] has the class, grouping or value of the call, itself
    /// or through another object. Otherwise out[i] is 0; it is missing if rows[i] is no object.
    void has(const View& view, const HasCall& call, std::span<const double> rows, double* out);
    /// Returns whether an object of the class (such as a tech) belongs to the empire.
    bool empireHas(const View& view, Row empire, ClassIndex objectClass);
    /// Returns whether the empire may build the class (E5.25). The empire must own all prerequisites of the class or
    /// one class that unlocks it, unless the class requires nothing. Effects that allow or forbid the class take
    /// precedence (E3.9).
    bool empireCanBuild(const View& view, Row empire, ClassIndex objectClass);
    /// Returns the same, but also returns false if the class's flag is off, unless an effect allows the class.
    bool empireCanHave(const View& view, Row empire, ClassIndex objectClass);
    /// Evaluates canHave() for an empire, or for any owner of an object; missing if there is no object.
    double canHave(const View& view, double object, double objectClass);
    /// Returns the object with a name for designers, or noRow.
    Row named(const View& view, const std::string& name);
    /// Returns the game object, or noRow.
    Row game(const View& view);

    /// Returns the cell that an object's reading of a variable refers to (V2). The cell belongs to the object or its
    /// part, or to an object that contains or owns it. Returns nullopt if none of these has the variable.
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    /// Returns the value of a variable (V5, V6.5). Solves it from the state of the view.
    double value(const View& view, const VariableCell& cell);
    /// Returns the solver of variables (program/variable_solver.h).
    VariableSolver& variables();

    /// Returns the value of a text: its index in the view's texts. If no object has the text yet, returns a number
    /// below noneValue. Equal texts get equal numbers.
    double textValue(const View& view, std::string_view text);
    /// Returns the text of a value of textValue(); empty for none, and for numbers without a text.
    std::string textOf(const View& view, double value) const;
    /// Returns the list in a value of FormatKind::classList. The reference stays valid until the next call.
    const ClassList& classesOf(const View& view, double value);
    /// Returns the lists of classes in the texts of the run.
    ClassLists& classLists();
    /// Returns the current value of the same text: an object may have got the text since.
    double currentText(const View& view, double value);

    /// Returns an expression of the model, compiled on first use.
    const ExpressionProgram& compiled(const TypedExpression& expression);

    /// Pays steps from the budget for expressions that visit a great many objects (R2.4). Returns false if the budget
    /// is exhausted. From then on, every value that needs to pay is missing until renewBudget().
    bool pay(std::size_t steps);
    /// Renews the budget. Each outermost call starts with a new budget.
    void renewBudget();

    /// Drops all results. Do not call it within another call.
    void forget();
    /// Returns the approximate size of the caches.
    std::size_t cacheBytes() const;

    const WorldCounts& counts() const;
    WorldCounts& counts();
    const CheckedModel& model() const;

private:
    struct Caches;
    friend class VariableSolver;
    friend class WorldCall;
    /// Returns the objects that have the class, grouping or value that the call names. Includes objects that have it
    /// through an attached or owned object.
    const Bitmap& having(const View& view, const HasCall& call);
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
