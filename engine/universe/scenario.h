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

/// Finds an object by the name that designers use: a unique name, an empire's id, or "#" and the id. Of several objects
/// with one name (effects can create them), finds the oldest. Ignores destroyed objects.
std::optional<Row> findObject(const View& view, std::string_view name);
/// Returns the name of an object for statements: its name where findObject() finds it by that, else "#" and its id.
std::string objectReference(const View& view, Row row);
/// Returns whether a statement's name for an object means this one, which may be destroyed already.
bool isReferenceTo(const View& view, std::string_view reference, Row row);
/// Finds an empire by its id.
std::optional<Row> findEmpire(const View& view, std::string_view id);

/// Sets the table (S15): one object of type game, where the vocabulary has the type. Then come declared empires, the
/// galaxy, declared systems and planets, lanes and capitals, and initial meters. The other statements of turn 0 come
/// last, in their order. So a statement may name an object that is declared after it. Declared empires without a
/// capital get home worlds of the galaxy. Further empires are created up to its number. A capital that nobody owns
/// becomes its empire's. Deterministic: the universe's seed, system and purpose key every draw. Reports names without
/// an object as diagnostics, and applies the rest.
void setTable(const CheckedScenario& scenario, Writer& writer, std::vector<Diagnostic>& diagnostics);

/// A new object on a host, or without a host.
struct Placement {
    ClassIndex objectClass = 0;
    std::string on{};    ///< the host; empty: none
    std::string name{};  ///< the new object's name; empty: none
    std::string owner{}; ///< an empire's id, or "none"; empty: the owner of the host
    Location where{};
};
/// Returns the object that a placement would create now, for objects that are created in play (S8). nullopt if it is
/// not possible there; a diagnostic has the reason.
std::optional<Writer::NewObject> plannedObject(const Placement& placement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// Returns the same for a statement that creates an initial object, without its values.
std::optional<Writer::NewObject> plannedObject(const CheckedStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// Returns a value as its column stores it, except for an object's name.
double columnValue(const GivenValue& value, Writer& writer);

/// Applies one statement now, also one from the sandbox. `index` is written into the log: as Run::firing, in a moment
/// of Stage::setup.
void applyStatement(const CheckedStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics, const CheckedScenario* scenario = nullptr);

} // namespace orrery::engine
