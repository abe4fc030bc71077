// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/import/freeorion_classic.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

/// Shared code for tests of imports: folders of FreeOrion's content, made up or read from disk.
namespace orrery::engine::fixture {

inline const QString smallClassicFolder = ORRERY_SOURCE_DIR "/tests/data/import/small";
inline const QString realClassicFolder = ORRERY_SHARED_DIR "/data/freeorion-classic";
/// Returns whether the game's own content is available. Tests that need it are skipped without it.
bool hasRealClassic();

std::shared_ptr<const SourceText> classicText(std::string path, std::string bytes);

/// Checks an imported project, which is not on any disk.
std::vector<Diagnostic> checked(const ImportedProject& project, std::shared_ptr<const CheckedModel>* model = nullptr);
/// Returns the errors of that check, one per line.
std::string errorsOf(const ImportedProject& project);

/// Returns a folder with one building, BLD_A, that holds one group. Its effects are in line 5.
ForeignFolder classicBuilding(const std::string& scope, const std::string& effect, const std::string& activation = {});
/// Returns an Effect::SetMeter. @param meter for example "TRADE"
std::string setMeter(const std::string& meter, const std::string& value, bool max);

/// A scope with only the building's planet, and some effect.
inline const std::string onPlanet = "<Condition::Contains><Condition::Self/></Condition::Contains>";
inline const std::string anything = setMeter("TRADE", "Target.MaxTrade+1", true);

} // namespace orrery::engine::fixture
