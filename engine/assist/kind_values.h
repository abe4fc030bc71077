// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/parameter_kinds.h"

// Values that can be written for a parameter, for the rows of parameter_kinds.cpp.
namespace orrery::engine::kinds {

/// The type of KindSpec::list.
using List = void(const NameSources& sources, std::vector<CompletionItem>& out);
List listMeters, listMeterSides, listProperties, listResources, listTypes, listInitialPlaces, listFormats, listScopes,
    listVariables, listGroupings, listStackings, listStrings, listScenarios, listTableFiles, listContentFiles,
    listGroups, listOccurrences, listFunctions, listAggregates, listHasKinds, listWatches, listEmpires, listOwners,
    listSystems, listPlanets, listMaps, listObjects, listScenarioConditions;

/// The type of KindSpec::offer.
using Offer = void(const ValuePlace& place, OfferedValues& out);
Offer offerDefault, offerChoices, offerEnumerators, offerClasses, offerTypes, offerOccurrences, offerEmpires,
    offerReferences, offerProperties, offerPropertyValues, offerConstants;

} // namespace orrery::engine::kinds
