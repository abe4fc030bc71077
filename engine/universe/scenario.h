// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/chance.h"
#include "engine/universe/writer.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Finds an object by the name that designers use: a unique name, an empire's id, "#" and the display number, or "game"
/// for the object of this type. Effects can create several objects with one name; finds the oldest of them. Ignores
/// destroyed objects.
std::optional<Row> findObject(const View& view, std::string_view name);
/// Returns the object of type game; noRow if there is none.
Row gameObject(const View& view);
/// Returns a reference to an object for statements. It is the object's name if findObject() finds the object by this
/// name, otherwise "#" and its display number.
std::string objectReference(const View& view, Row row);
/// Returns whether a reference in a statement refers to this object, which may already be destroyed.
bool isReferenceTo(const View& view, std::string_view reference, Row row);
/// Finds an empire by its id.
std::optional<Row> findEmpire(const View& view, std::string_view id);

/// Sets up the initial objects of a scenario (S15). First creates an object of type game, if the vocabulary has the
/// type. Then applies declared empires, the galaxy, declared systems and planets, lanes and capitals, and initial
/// meters. Applies the other statements of turn 0 last, in their order. So a statement may name an object that a later
/// statement declares. Declared empires without a capital get home worlds of the galaxy. Creates further empires up to
/// the galaxy's number. An empire gets its capital if nobody owns it. Deterministic: the keys of each draw are the
/// universe's seed, the system and the purpose. Reports names without an object as diagnostics, and applies the rest.
void setTable(const CheckedScenario& scenario, Writer& writer, std::vector<Diagnostic>& diagnostics);

/// A new object on a host, or without a host.
struct Placement {
    ClassIndex objectClass = 0;
    std::string on{};    ///< reference to the host; empty: none
    std::string name{};  ///< name of the new object; empty: none
    std::string owner{}; ///< id of an empire, or "none"; empty: the owner of the host
    Location where{};
};
/// Returns the object that a placement would create now, during play (S8). Reports a diagnostic and returns nullopt if
/// this is not possible.
std::optional<Writer::NewObject> plannedObject(const Placement& placement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// Returns the same for a statement that creates an initial object, without the statement's values.
std::optional<Writer::NewObject> plannedObject(const CheckedStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// Returns a value as its column stores it. Not for the name of an object.
double columnValue(const GivenValue& value, Writer& writer);

/// Applies one statement now; the statement may come from the sandbox. The log gets `index` as Run::firing, in a moment
/// of Stage::setup.
void applyStatement(const CheckedStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics, const CheckedScenario* scenario = nullptr);

/// Returns whether a statement holds its values in the step to a turn, because it has set them in an earlier turn
/// (I4.8).
bool holdsIn(const CheckedStatement& statement, std::uint32_t turn);
/// Writes and pins the values of all statements that hold values in the step to a turn, before the step. Skips objects
/// that no longer exist.
void applyHolds(const CheckedScenario& scenario, std::uint32_t turn, Writer& writer);

} // namespace orrery::engine
