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

/// Something that is put on an object, or nowhere.
struct Placement {
    ClassIndex objectClass = 0;
    std::string on{};    ///< the object; empty: none
    std::string name{};  ///< of what is put there; empty: none
    std::string owner{}; ///< an empire's id, or "none"; empty: whoever owns the object
    Location where{};
};
/// What a placement would make now, for what is made in play (S8). nullopt, with the reason among the diagnostics,
/// where it cannot stand there.
std::optional<Writer::NewObject> plannedObject(const Placement& placement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// The same for a statement that makes an initial object, its values apart.
std::optional<Writer::NewObject> plannedObject(const CheckedStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics);
/// A value as its column holds it, but for an object that it names.
double columnValue(const GivenValue& value, Writer& writer);

/// Applies one statement now (also: what a person does in the sandbox). `index` is written into the log: as
/// Run::firing, in a moment of Stage::setup.
void applyStatement(const CheckedStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics, const CheckedScenario* scenario = nullptr);

} // namespace orrery::engine
