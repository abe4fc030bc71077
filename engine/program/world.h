// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/bitmap.h"
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
    Row from = noRow;    ///< an object that exists
    double number = 0.0; ///< not negative
    bool inJumps = false;
    std::optional<TypeIndex> type{}; ///< only objects of this type are needed: others may be excluded
};

/// One instance of a variable: of an object, of one of its parts, or (noRow) of the whole run.
struct VariableCell {
    VariableIndex variable = 0;
    Row row = noRow;
    PartNumber part = 0;
    friend auto operator<=>(const VariableCell&, const VariableCell&) = default;
};

/// Statistics of computations, for tests: a cached result costs nothing (V5.1).
struct WorldCounts {
    std::size_t solvedCells = 0; ///< values of variables
    std::size_t appliedModifiers = 0;
    std::size_t relationLists = 0; ///< lists of related objects that were made, or updated
    std::size_t aggregations = 0;  ///< lists that were iterated over
    std::uint64_t visits = 0;      ///< rows, places and cells of the map that were visited for all of these (P2.3)

    void noteList(std::size_t visited) {
        relationLists += visited != 0 ? 1 : 0;
        visits += visited;
    }
};

struct HasCall; // check/expression/expression_node.h
class ExpressionProgram;

/// Facts that follow from a state but have no column: places, relations, ownership, and the values of variables.
/// Computes them on demand, and keeps them as long as the columns that they depend on stay the same, by their stamps.
/// With `useCaches` off, keeps them only during the outermost call, with the same bits. One for each thread and run.
/// References that it returns stay valid until the next call from outside. A WorldCall joins many calls into one
/// (program/world_caches.h).
class World {
public:
    explicit World(const CheckedModel& model, bool useCaches = true);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// Return the rows that exist, and those of them that have a value in a column.
    const Bitmap& existing(const View& view);
    const Bitmap& equal(const View& view, ColumnId column, double value);
    /// Returns each row's value, looked up through the attachment tree (E4.4); NaN if no object on the way has it.
    const std::vector<double>& effective(const View& view, ColumnId column);
    /// Returns the existing objects that are attached to the row itself, ascending.
    std::span<const Row> attached(const View& view, Row row);
    /// Returns the existing objects of a class, ascending.
    std::span<const Row> ofClass(const View& view, ClassIndex objectClass);
    /// Returns the existing objects of a type, ascending.
    std::span<const Row> ofType(const View& view, TypeIndex type);
    /// Returns the existing objects that the empire owns, alone or with others, ascending.
    std::span<const Row> ownedBy(const View& view, Row empire);
    /// Returns the places, the lanes and the paths between them.
    const PlaceMap& places(const View& view);
    /// Returns rows within a distance of a row's place, of one type if one is given, ascending (E5.15, E5.16).
    std::span<const Row> near(const View& view, Row from, Measure measure, double limit,
                              std::optional<TypeIndex> type = {});
    /// Returns the systems that can be reached from the row's system over lanes, through systems that its sole owner
    /// owns, alone or with others (X3.2). Ascending, with the row's own system. Empty if the row is in no system, has
    /// not exactly one owner, or is in a system that this owner does not own.
    std::span<const Row> connectedSystems(const View& view, Row from);
    /// Returns the objects in those systems, with the systems themselves, ascending.
    std::span<const Row> connected(const View& view, Row from);
    /// Returns whether an owner of both objects can travel between their systems in the same way (E5.31).
    bool areConnected(const View& view, Row a, Row b);
    /// Evaluates has() for objects (X4.1). out[i] is 1 if the object rows[i], or an object that belongs to it, has what
    /// the call names, else 0. It is missing if rows[i] is no object.
    void has(const View& view, const HasCall& call, std::span<const double> rows, double* out);
    /// Returns whether an object of the class (such as a tech) belongs to the empire.
    bool empireHas(const View& view, Row empire, ClassIndex objectClass);
    /// Returns whether the empire may build the class (E5.25). It must own all of its prerequisites or one class that
    /// unlocks it, unless the class requires nothing. Effects that allow or forbid the class take precedence (E3.9).
    bool empireCanBuild(const View& view, Row empire, ClassIndex objectClass);
    /// Does the same, but also returns false if the class's flag is off, unless an effect allows the class.
    bool empireCanHave(const View& view, Row empire, ClassIndex objectClass);
    /// Evaluates canHave(): for an empire, or for any owner of an object; missing if there is no object.
    double canHave(const View& view, double object, double objectClass);
    /// Returns an object by its name for designers, or noRow.
    Row named(const View& view, const std::string& name);
    /// Returns the game object, or noRow.
    Row game(const View& view);

    /// Returns the cell that an object's reading of a variable refers to (V2). It is the cell of the object or its
    /// part, or of an object that it is attached to or owned by. nullopt if none has it.
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    /// Returns the value of a variable (V5, V6.5), solved from the state of the view.
    double value(const View& view, const VariableCell& cell);
    /// Returns the solver of variables (program/variable_solver.h).
    VariableSolver& variables();

    /// Returns the value of a text: its index in the view's texts. If no object has such a text yet, it is a number
    /// below noneValue, the same for the same text.
    double textValue(const View& view, std::string_view text);
    /// Returns the text of such a value; empty for none, and for numbers without a text.
    std::string textOf(const View& view, double value) const;
    /// Returns the current number of such a value: an object may have got the text since.
    double currentText(const View& view, double value);

    /// Returns an expression of the model, compiled on first use.
    const ExpressionProgram& compiled(const TypedExpression& expression);

    /// Pays from the budget for expressions that visit a great many objects (R2.4). Returns false if it is exhausted.
    /// From then on, everything that has to pay is missing until renewBudget().
    bool pay(std::size_t steps);
    /// Renews the budget, at the start of each call from outside.
    void renewBudget();

    /// Drops all results. Do not call it within a call.
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
    /// Returns the objects that have what the call names, or have it through an attached or owned object.
    const Bitmap& having(const View& view, const HasCall& call);
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
