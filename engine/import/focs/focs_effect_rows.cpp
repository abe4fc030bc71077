// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of FreeOrion's scripts, apart from those that set a meter of objects.
#include "engine/import/focs/focs_rows.h"

#include <array>

namespace orrery::engine {

namespace {

using enum FocsShape;
using enum FocsNeed;

constexpr std::array nameField{FocsField{"name", value, required}};
constexpr std::array ifFields{FocsField{"condition", condition, required}, FocsField{"effects", effects, required},
                              FocsField{"else", effects}};
constexpr std::array empireMeterFields{FocsField{"empire"}, FocsField{"meter", value, required},
                                       FocsField{"value", value, required}};
constexpr std::array messageFields{FocsField{"message", value, required},
                                   FocsField{"label"},
                                   FocsField{"NoStringtableLookup", flag},
                                   FocsField{"icon"},
                                   FocsField{"parameters", items, optional, "parameter"},
                                   FocsField{"affiliation", operand},
                                   FocsField{"empire"},
                                   FocsField{"condition", condition}};
constexpr std::array destinationField{FocsField{"destination", condition, required}};
constexpr std::array towardsFields{FocsField{"speed", value, required}, FocsField{"target", condition}, FocsField{"x"},
                                   FocsField{"y"}};
constexpr std::array ownerField{FocsField{"empire", value, required}};
constexpr std::array typeField{FocsField{"type", value, required}};
constexpr std::array sizeField{FocsField{"planetsize", value, required}};
constexpr std::array endpointField{FocsField{"endpoint", condition, required}};
constexpr std::array techFields{FocsField{"name", value, required}, FocsField{"empire"}};
constexpr std::array visibilityFields{FocsField{"affiliation", operand}, FocsField{"empire"},
                                      FocsField{"visibility", value, required}, FocsField{"condition", condition}};
constexpr std::array reasonField{FocsField{"reason"}};
constexpr std::array empireField{FocsField{"empire"}};
constexpr std::array overlayFields{FocsField{"name", value, required}, FocsField{"size"}};
constexpr std::array shipFields{FocsField{"designname", value, required}, FocsField{"empire"}, FocsField{"species"},
                                FocsField{"name"}, FocsField{"effects", effects}};
constexpr std::array planetFields{FocsField{"type", value, required}, FocsField{"planetsize", value, required},
                                  FocsField{"name"}, FocsField{"effects", effects}};
constexpr std::array buildingFields{FocsField{"type", value, required}, FocsField{"name"},
                                    FocsField{"effects", effects}};
constexpr std::array fieldFields{FocsField{"type", value, required}, FocsField{"x"},    FocsField{"y"},
                                 FocsField{"size", value, required}, FocsField{"name"}, FocsField{"effects", effects}};

constexpr auto effect = FocsRole::effect;
constexpr std::array rows{
    FocsRow{"AddSpecial", effect, nameField},
    FocsRow{"AddStarlanes", effect, endpointField},
    FocsRow{"CreateBuilding", effect, buildingFields},
    FocsRow{"CreateField", effect, fieldFields},
    FocsRow{"CreatePlanet", effect, planetFields},
    FocsRow{"CreateShip", effect, shipFields},
    FocsRow{"Destroy", effect},
    FocsRow{"GenerateSitRepMessage", effect, messageFields},
    FocsRow{"GiveEmpireTech", effect, techFields},
    FocsRow{"If", effect, ifFields},
    FocsRow{"MoveInOrbit", effect, towardsFields},
    FocsRow{"MoveTo", effect, destinationField},
    FocsRow{"MoveTowards", effect, towardsFields},
    FocsRow{"NoOp", effect},
    FocsRow{"RemoveSpecial", effect, nameField},
    FocsRow{"RemoveStarlanes", effect, endpointField},
    FocsRow{"SetAggressive", effect},
    FocsRow{"SetDestination", effect, destinationField},
    FocsRow{"SetEmpireCapital", effect, empireField},
    FocsRow{"SetEmpireMeter", effect, empireMeterFields},
    FocsRow{"SetOverlayTexture", effect, overlayFields},
    FocsRow{"SetOwner", effect, ownerField},
    FocsRow{"SetPlanetSize", effect, sizeField},
    FocsRow{"SetPlanetType", effect, typeField},
    FocsRow{"SetSpecies", effect, nameField},
    FocsRow{"SetStarType", effect, typeField},
    FocsRow{"SetTexture", effect, nameField},
    FocsRow{"SetVisibility", effect, visibilityFields},
    FocsRow{"Victory", effect, reasonField},
};

} // namespace

std::span<const FocsRow> focsEffectRows() {
    return rows;
}

} // namespace orrery::engine
