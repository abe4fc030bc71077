// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
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

/// One question for related objects (X3.2).
struct RelationCall {
    const View& view;
    World& world;
    Row from = noRow;    ///< an object that exists
    double number = 0.0; ///< not negative
    bool inJumps = false;
    std::optional<TypeIndex> type{}; ///< only such objects will be asked for: others may be left out
};

/// One instance of a variable: of an object, of one of its parts, or (noRow) of the whole run.
struct VariableCell {
    VariableIndex variable = 0;
    Row row = noRow;
    PartNumber part = 0;
    friend auto operator<=>(const VariableCell&, const VariableCell&) = default;
};

/// What was worked out, for tests: an answer that was known costs nothing (V5.1).
struct WorldCounts {
    std::size_t solvedCells = 0; ///< values of variables
    std::size_t appliedModifiers = 0;
    std::size_t relationLists = 0; ///< lists of related objects that were made, or brought up to date
    std::size_t aggregations = 0;  ///< lists that were gone through
    std::uint64_t visits = 0;      ///< rows, places and cells of the map that were looked at for all of these (P2.3)

    void noteList(std::size_t visited) {
        relationLists += visited != 0 ? 1 : 0;
        visits += visited;
    }
};

struct HasCall; // check/expression_node.h
class ExpressionProgram;

/// What follows from a state without standing in a column: who is where, who belongs to whom, what variables are worth.
/// Worked out when it is asked for, and kept as long as the columns that it was read from stay the same, by their
/// stamps; with `useCaches` off, only as long as the outermost call lasts, with the same bits. One for each thread and
/// run. What is returned by reference stays valid until the next call from outside (a WorldCall makes many calls one;
/// program/world_caches.h).
class World {
public:
    explicit World(const CheckedModel& model, bool useCaches = true);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// Rows that exist, and those of them that have a value in a column.
    const Bitmap& existing(const View& view);
    const Bitmap& equal(const View& view, ColumnId column, double value);
    /// Each row's value looked up through the attachment tree (E4.4); NaN where nothing on the way has it.
    const std::vector<double>& effective(const View& view, ColumnId column);
    /// What exists and is attached to the row itself, ascending.
    std::span<const Row> attached(const View& view, Row row);
    /// Existing objects of a class, ascending.
    std::span<const Row> ofClass(const View& view, ClassIndex objectClass);
    /// Existing objects of a type, ascending.
    std::span<const Row> ofType(const View& view, TypeIndex type);
    /// Existing objects that the empire owns, alone or with others, ascending.
    std::span<const Row> ownedBy(const View& view, Row empire);
    /// Places, lanes and ways between them.
    const PlaceMap& places(const View& view);
    /// Rows at most so far from where a row is, of one type if one is given, ascending (E5.15, E5.16).
    std::span<const Row> near(const View& view, Row from, Measure measure, double limit,
                              std::optional<TypeIndex> type = {});
    /// Systems that one can come to from the row's system over lanes through systems that its sole owner has, alone or
    /// with others (X3.2), ascending, the row's own system included; none where the row is nowhere, has not exactly one
    /// owner, or is in a system that this one does not have.
    std::span<const Row> connectedSystems(const View& view, Row from);
    /// What is in those systems, they themselves included, ascending.
    std::span<const Row> connected(const View& view, Row from);
    /// Whether both objects are in systems that one of the owners of both can travel between in the same way (E5.31).
    bool areConnected(const View& view, Row a, Row b);
    /// Whether objects, or what belongs to them, have what is asked for (X4.1): out[i] is 0 or 1 for the object
    /// rows[i], and missing where that is none.
    void has(const View& view, const HasCall& call, std::span<const double> rows, double* out);
    /// Whether an object of the class (a tech) belongs to the empire.
    bool empireHas(const View& view, Row empire, ClassIndex objectClass);
    /// Whether the empire may build the class: all of its prerequisites or one class that unlocks it are owned, or it
    /// asks for nothing (E5.25). What was said of the two in play comes before that (E3.9).
    bool empireCanBuild(const View& view, Row empire, ClassIndex objectClass);
    /// The same, where the class's flag does not keep everybody from it.
    bool empireCanHave(const View& view, Row empire, ClassIndex objectClass);
    /// canHave() of expressions: of an empire, or of any owner of an object; missing where there is no object.
    double canHave(const View& view, double object, double objectClass);
    /// An object by what designers call it, or noRow.
    Row named(const View& view, const std::string& name);
    /// The game object, or noRow.
    Row game(const View& view);

    /// The cell that an object's reading of a variable means (V2): its own, that of the part, that of what it is
    /// attached to or owned by; nullopt where none has it.
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    /// The value of a variable (V5, V6.5), solved from the state of the view.
    double value(const View& view, const VariableCell& cell);
    /// Who works these out (program/variable_solver.h).
    VariableSolver& variables();

    /// The value of a text: its index in the view's texts, or a number below noneValue, the same for the same text,
    /// where no object has such a text yet.
    double textValue(const View& view, std::string_view text);
    /// The text of such a value; empty for none and for what is no text's.
    std::string textOf(const View& view, double value) const;
    /// The number that such a value has by now, as an object may have got the text since.
    double currentText(const View& view, double value);

    /// An expression of the model, compiled when it is asked for first.
    const ExpressionProgram& compiled(const TypedExpression& expression);

    /// A budget for expressions that ask for a great many objects (R2.4): false where it is used up, and then
    /// everything that has to pay is missing until it is renewed.
    bool pay(std::size_t steps);
    /// Done as each call from outside begins.
    void renewBudget();

    /// Forgets all that was worked out. Not within a call.
    void forget();
    /// Roughly what is kept.
    std::size_t cacheBytes() const;

    const WorldCounts& counts() const;
    WorldCounts& counts();
    const CheckedModel& model() const;

private:
    struct Caches;
    friend class VariableSolver;
    friend class WorldCall;
    /// Whoever has what is asked for itself, or has something attached or owned that has it.
    const Bitmap& having(const View& view, const HasCall& call);
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
