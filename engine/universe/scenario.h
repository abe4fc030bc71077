// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/writer.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// Objects by what designers call them: a unique name, an empire's id, or "#" and the id.
std::optional<Row> findObject(const View& view, std::string_view name);

/// Sets the table: generates the galaxy, then applies the statements of turn 0, in order (S15). Deterministic: every
/// draw is keyed by seed, system and purpose. Names that nothing has are diagnostics; the rest is done all the same.
void setTable(const CheckedScenario& scenario, Writer& writer, std::vector<Diagnostic>& diagnostics);

/// Applies one statement now (also: what a person does in the sandbox). `index` is written into the log.
void applyStatement(const ScenarioStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics);

/// A uniform number in [0,1), a pure function of its keys (Philox4x32-10 of Random123; E5.10, R3.1).
double uniform(std::uint64_t seed, std::uint64_t keyA, std::uint64_t keyB, std::uint64_t keyC);

/// A stable hash of a text, for keys (64-bit FNV-1a).
std::uint64_t stableHash(std::string_view text, std::uint64_t start = 0xcbf29ce484222325ull);

} // namespace orrery::engine
