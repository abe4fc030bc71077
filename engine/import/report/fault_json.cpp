// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/report/fault_json.h"

#include <nlohmann/json.hpp>

namespace orrery::engine {

using Json = nlohmann::ordered_json;

nlohmann::ordered_json placeJson(const RenderedPlace& place) {
    return place.path.empty() ? Json::object()
                              : Json{{"file", place.path}, {"line", place.begin.line}, {"column", place.begin.column}};
}

nlohmann::ordered_json faultJson(const Diagnostic& fault, const SourceFiles& files) {
    const RenderedDiagnostic rendered = render(fault, files);
    Json json = placeJson(rendered.where);
    json["severity"] = rendered.severity;
    json["code"] = rendered.code;
    json["message"] = rendered.message;
    json["advice"] = rendered.advice;
    json["notes"] = Json::array();
    for (const auto& [where, message] : rendered.notes) {
        Json note = placeJson(where);
        note["message"] = message;
        json["notes"].push_back(std::move(note));
    }
    return json;
}

} // namespace orrery::engine
