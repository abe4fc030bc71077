// SPDX-License-Identifier: GPL-3.0-or-later
// The report on the content of a FreeOrion folder, as JSON.
#include "engine/import/focs/focs_content.h"
#include "engine/import/focs/focs_string_use.h"
#include "engine/import/report/fault_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

Json definitionsJson(const FocsCounts& counts) {
    Json json = Json::object();
    for (const FocsRow& row : focsDefinitionRows()) {
        const auto found = counts.definitions.find(row.plural);
        std::string kind(row.plural);
        std::ranges::replace(kind, ' ', '-');
        json[kind] = found == counts.definitions.end() ? 0 : found->second;
    }
    return json;
}

Json groupsJson(const FocsCounts& counts) {
    Json json{{"all", counts.groups},
              {"different-texts", counts.groupTexts},
              {"with-meter-effect", counts.groupsWithMeterEffect},
              {"with-activation", counts.groupsWithActivation},
              {"never-active", counts.groupsNeverActive},
              {"with-stacking-group", counts.groupsWithStacking},
              {"with-accounting-label", counts.groupsWithLabel}};
    json["meter-effects-with-label"] = counts.effectsWithLabel;
    json["stacking-groups"] = counts.stackingGroups.size();
    json["accounting-labels"] = counts.labels.size();
    json["priorities"] = Json::array();
    for (const auto& [priority, groups] : counts.priorities) {
        json["priorities"].push_back({{"priority", priority}, {"groups", groups}});
    }
    return json;
}

} // namespace

std::string focsReportJson(const FocsContent& content, const nlohmann::ordered_json* saves) {
    const FocsCounts counts = countFocs(content);
    Json json{{"orrery", "import check"}, {"format", 1}, {"from", "freeorion"}};
    json["files"] = {{"scripts", counts.scripts},
                     {"read", content.sources.size()},
                     {"python-not-read", content.pythonFiles},
                     {"disabled", content.disabled}};
    json["definitions"] = definitionsJson(counts);
    json["damaged-definitions"] = counts.damaged;
    json["groups"] = groupsJson(counts);
    json["macros"] = {{"defined", counts.macros},          {"with-parameters", counts.macrosWithParameters},
                      {"inserted", counts.macrosInserted}, {"insertions", counts.insertions},
                      {"depth", counts.insertionDepth},    {"never-inserted", Json::array()}};
    for (std::size_t i = 0; i < content.macros.size(); ++i) {
        if (!content.isInserted[i]) {
            const FocsMacro& macro = content.macros[i];
            Json entry = placeJson(renderPlace({macro.file, macro.nameSpan}, content.sources));
            entry["name"] = macro.name;
            json["macros"]["never-inserted"].push_back(std::move(entry));
        }
    }
    json["strings"] = counts.strings;
    json["missing-strings"] = Json::array();
    for (const FocsMissingString& missing : missingFocsStrings(content)) {
        Json entry = placeJson(renderPlace(missing.where, content.sources));
        entry["id"] = missing.id;
        json["missing-strings"].push_back(std::move(entry));
    }
    json["faults"] = Json::array();
    for (const Diagnostic& fault : content.faults) {
        json["faults"].push_back(faultJson(fault, content.sources));
    }
    if (saves != nullptr) {
        json["saves"] = *saves;
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
