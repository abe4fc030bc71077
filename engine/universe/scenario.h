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

/// Objects by what designers call them: a unique name, an empire's id, or "#" and the id. Of several with one name (an
/// effect may name what it makes) the oldest; objects that are gone are not found.
std::optional<Row> findObject(const View& view, std::string_view name);
/// An object as statements name it: by its name where findObject() finds it by that, else "#" and its id.
std::string objectReference(const View& view, Row row);
/// Whether a statement that names an object so means this one, which may be gone already.
bool isReferenceTo(const View& view, std::string_view reference, Row row);
/// An empire by its id.
std::optional<Row> findEmpire(const View& view, std::string_view id);

/// Sets the table (S15): one object of type game, where the vocabulary has the type, then declared empires, the galaxy,
/// declared systems and planets, lanes and capitals, initial meters, and at last the other statements of turn 0 in
/// their order. So what is declared may be named before it is declared. Declared empires without a capital get home
/// worlds of the galaxy, and further ones are made up to its number; a capital that nobody owns becomes its empire's.
/// Deterministic: every draw is keyed by the universe's seed, system and purpose. Names that nothing has are
/// diagnostics; the rest is done all the same.
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
