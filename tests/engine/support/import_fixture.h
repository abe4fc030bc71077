// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/import/freeorion_classic.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

/// What tests of imports share: folders of FreeOrion's content, made or read.
namespace orrery::engine::fixture {

inline const QString smallClassicFolder = ORRERY_SOURCE_DIR "/tests/data/import/small";
inline const QString realClassicFolder = ORRERY_SHARED_DIR "/data/freeorion-classic";
/// Whether the game's own content is at hand; without it tests of it are skipped.
bool hasRealClassic();

std::shared_ptr<const SourceText> classicText(std::string path, std::string bytes);

/// Checks an imported project, which stands on no disk.
std::vector<Diagnostic> checked(const ImportedProject& project, std::shared_ptr<const CheckedModel>* model = nullptr);
/// The errors of that, a line each.
std::string errorsOf(const ImportedProject& project);

/// A folder with one building, BLD_A, that holds one group. Its effects stand in line 5.
ForeignFolder classicBuilding(const std::string& scope, const std::string& effect, const std::string& activation = {});
/// An Effect::SetMeter. @param meter "TRADE"
std::string setMeter(const std::string& meter, const std::string& value, bool max);

/// A scope that is the building's planet, and an effect of no interest.
inline const std::string onPlanet = "<Condition::Contains><Condition::Self/></Condition::Contains>";
inline const std::string anything = setMeter("TRADE", "Target.MaxTrade+1", true);

} // namespace orrery::engine::fixture
