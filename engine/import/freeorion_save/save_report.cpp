// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/save_report.h"

#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/import/report/fault_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

struct KindWords {
    std::string_view keyword; ///< in FreeOrion's scripts
    std::string_view id;      ///< in the report
    std::string_view label;
};
/// By SavedNameKind.
constexpr std::array kindWords{
    KindWords{"Tech", "tech", inPhrase("tech")},
    KindWords{"Species", "species", inPhrase("species")},
    KindWords{"Hull", "hull", inPhrase("hull")},
    KindWords{"Part", "part", inPhrase("part")},
    KindWords{"Special", "special", inPhrase("special")},
    KindWords{"BuildingType", "building", inPhrase("building type")},
    KindWords{"FieldType", "field", inPhrase("field type")},
    KindWords{"Focus", "focus", inPhrase("focus")},
    KindWords{"GameRule", "rule", inPhrase("game rule")},
};
static_assert(kindWords.size() == static_cast<std::size_t>(SavedNameKind::rule) + 1);

const KindWords& wordsOf(SavedNameKind kind) {
    return kindWords[static_cast<std::size_t>(kind)];
}

/// Collects names with their uses.
class NameCounter {
public:
    void use(SavedNameKind kind, const std::string& name, std::uint32_t place) {
        if (name.empty()) {
            return;
        }
        SavedName& entry = m_names[{kind, name}];
        entry.kind = kind;
        entry.name = name;
        entry.offset = entry.uses == 0 ? place : std::min(entry.offset, place);
        ++entry.uses;
    }

    void operator()(const SavedSystem&) const {}
    void operator()(const SavedPlanet& planet) {
        use(SavedNameKind::species, planet.species, offset);
        use(SavedNameKind::focus, planet.focus, offset);
    }
    void operator()(const SavedBuilding& building) { use(SavedNameKind::building, building.type, offset); }
    void operator()(const SavedFleet&) const {}
    void operator()(const SavedShip& ship) { use(SavedNameKind::species, ship.species, offset); }
    void operator()(const SavedField& field) { use(SavedNameKind::field, field.type, offset); }

    std::vector<SavedName> names() && {
        std::vector<SavedName> out;
        for (auto& [key, name] : m_names) {
            out.push_back(std::move(name));
        }
        return out;
    }

    std::uint32_t offset = 0; ///< of the visited object

private:
    std::map<std::pair<SavedNameKind, std::string>, SavedName> m_names;
};

template <typename Use>
void forEachMeter(const SavedGame& game, Use use) {
    for (const SavedObject& object : game.objects) {
        for (const SavedMeter& meter : object.meters) {
            use(meter);
        }
        if (const auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            for (const SavedPartMeter& part : ship->partMeters) {
                use(part.meter);
            }
        }
    }
}

} // namespace

std::string_view savedNameKeyword(SavedNameKind kind) {
    return wordsOf(kind).keyword;
}

std::vector<SavedName> namesOf(const SavedGame& game) {
    NameCounter counter;
    for (const SavedEmpire& empire : game.empires) {
        for (const auto& [tech, turn] : empire.techs) {
            counter.use(SavedNameKind::tech, tech, empire.offset);
        }
    }
    for (const auto& [rule, value] : game.galaxy.rules) {
        counter.use(SavedNameKind::rule, rule, game.galaxy.rulesOffset);
    }
    for (const SavedDesign& design : game.designs) {
        counter.use(SavedNameKind::hull, design.hull, design.offset);
        for (const std::string& part : design.parts) {
            counter.use(SavedNameKind::part, part, design.offset);
        }
    }
    for (const SavedObject& object : game.objects) {
        counter.offset = object.offset;
        std::visit(counter, object.kind);
        for (const SavedSpecial& special : object.specials) {
            counter.use(SavedNameKind::special, special.name, object.offset);
        }
    }
    return std::move(counter).names();
}

std::vector<SavedName> missingNames(const SavedGame& game,
                                    const std::function<bool(SavedNameKind kind, std::string_view name)>& isKnown) {
    std::vector<SavedName> names = namesOf(game);
    std::erase_if(names, [&](const SavedName& one) { return isKnown(one.kind, one.name); });
    return names;
}

std::vector<Diagnostic> missingNameFindings(const std::vector<SavedName>& missing, FileId file) {
    std::vector<Diagnostic> out;
    for (const SavedName& one : missing) {
        out.push_back({&saveDiagnostics["save.missing-name"],
                       {file, {one.offset, one.offset}},
                       {phrase(wordsOf(one.kind).label), one.name, std::to_string(one.uses)},
                       {},
                       {}});
    }
    return out;
}

SavedMeterCounts countMeters(const SavedGame& game) {
    SavedMeterCounts counts;
    forEachMeter(game, [&](const SavedMeter& meter) {
        ++counts.all;
        counts.notZero += meter.current != 0 ? 1 : 0;
        counts.changed += meter.isChanged() ? 1 : 0;
    });
    return counts;
}

Json saveReportJson(const std::string& path, const SaveFile& save, const std::vector<SavedName>& missing,
                    const SourceFiles& files) {
    Json json{{"file", path}, {"read", save.game.has_value()}};
    Json faults = Json::array();
    for (const Diagnostic& fault : save.faults) {
        faults.push_back(faultJson(fault, files));
    }
    if (!save.game) {
        json["faults"] = std::move(faults);
        return json;
    }
    const SavedGame& game = *save.game;
    json["version"] = game.version;
    json["turn"] = game.turn;
    json["objects"] = Json::object();
    for (std::size_t i = 0; i < savedKinds().size(); ++i) {
        json["objects"][savedKinds()[i].plural] =
            std::ranges::count(game.objects, i, [](const SavedObject& object) { return object.kind.index(); });
    }
    json["empires"] = Json::array();
    for (const SavedEmpire& empire : game.empires) {
        json["empires"].push_back({{"number", empire.id}, {"name", empire.name}, {"techs", empire.techs.size()}});
    }
    json["designs"] = game.designs.size();
    const SavedMeterCounts meters = countMeters(game);
    json["meters"] = {{"all", meters.all}, {"not-zero", meters.notZero}, {"changed", meters.changed}};
    json["not-used"] = Json::object();
    for (const SavedLeftOut& part : game.leftOut) {
        json["not-used"][part.what] = part.number;
    }
    json["missing-names"] = Json::array();
    for (const SavedName& one : missing) {
        json["missing-names"].push_back({{"kind", wordsOf(one.kind).id}, {"name", one.name}, {"uses", one.uses}});
    }
    json["faults"] = std::move(faults);
    return json;
}

Phrase saveSummary(const std::string& path, const SavedGame& game) {
    return phrase("read '{0}': turn {1}, {2} objects, {3} empires, {4} ship designs",
                  {path, std::to_string(game.turn), std::to_string(game.objects.size()),
                   std::to_string(game.empires.size()), std::to_string(game.designs.size())});
}

} // namespace orrery::engine
