// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/part_meters.h"

#include "engine/content/constants.h"
#include "engine/content/element.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/text/work.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

/// The maximum number of part meters. Each has two columns, and columns have indices of 16 bits.
constexpr std::size_t mostPartMeters = 8192;

/// Returns whether the class gives the property the value true.
bool isTrueFor(Element element, std::string_view property) {
    return std::ranges::any_of(element.children(), [&](Element child) {
        return child.tag() == "property" && child.value("name") == property && child.value("value") == "true";
    });
}

/// A class of a list's type.
struct PartClass {
    std::string id;
    Element element;
};

} // namespace

void declarePartMeters(const ParsedProject& project, Vocabulary& vocabulary, std::vector<Diagnostic>& diagnostics) {
    std::map<std::string, std::vector<PartClass>, std::less<>> classes; // by type
    for (const Type& type : vocabulary.types()) {
        for (const PartMeters& meters : type.partMeters) {
            classes.try_emplace(std::string(vocabulary.classTypeOf(vocabulary.properties()[meters.parts])));
        }
    }
    if (classes.empty()) {
        return;
    }
    for (const Element element : project.topLevel("class")) {
        if (const auto found = classes.find(element.value("type")); found != classes.end()) {
            if (std::string id = element.value("id"); isName(id)) {
                found->second.push_back({std::move(id), element});
            }
        }
    }
    std::map<std::string, MeterIndex, std::less<>> known; // part meters by id
    for (Type& type : vocabulary.editTypes()) {
        for (const PartMeters& meters : type.partMeters) {
            for (const auto& [part, element] :
                 classes[std::string(vocabulary.classTypeOf(vocabulary.properties()[meters.parts]))]) {
                countWork();
                const std::string id = partMeterId(vocabulary.meters()[meters.meter].id, part);
                const auto [entry, isNew] = known.try_emplace(id, static_cast<MeterIndex>(vocabulary.meters().size()));
                if (isNew && known.size() > mostPartMeters) {
                    diagnostics.push_back({&vocabularyDiagnostics["vocabulary.too-many"],
                                           meters.where,
                                           {std::to_string(mostPartMeters), phrase("part meters")},
                                           {},
                                           {}});
                    vocabulary.index();
                    return;
                }
                if (isNew) {
                    Meter meter = vocabulary.meters()[meters.meter];
                    meter.partOf = meters.meter;
                    meter.parts = meters.parts;
                    meter.part = part;
                    meter.single = meter.single || (meters.singleFor &&
                                                    isTrueFor(element, vocabulary.properties()[*meters.singleFor].id));
                    meter.label = (meter.label.empty() ? meter.id : meter.label) + " (" + part + ")";
                    meter.id = id;
                    meter.growth.clear();
                    vocabulary.editMeters().push_back(std::move(meter));
                }
                if (!type.hasMeter(entry->second)) {
                    type.meters.push_back(entry->second);
                }
            }
        }
    }
    vocabulary.index();
}

} // namespace orrery::engine
