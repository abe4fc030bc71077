// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/agreement.h"

#include "engine/import/freeorion_names.h"
#include "engine/trace/render.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

/// The comparable meters of a type (G5.4).
struct ComparableMeters {
    std::string_view type;
    std::string_view meters; ///< separated by blanks
};
constexpr std::array comparable{
    ComparableMeters{"Planet", " TargetPopulation TargetIndustry TargetResearch TargetHappiness TargetConstruction "
                               "MaxTroops MaxSupply MaxStockpile MaxShield MaxDefense Population Industry Research "
                               "Happiness Construction Troops Supply Stockpile Shield Defense Stealth Detection "},
    ComparableMeters{"Ship", " MaxFuel MaxShield MaxStructure Structure Stealth Detection Speed Fuel Shield "},
    ComparableMeters{"Building", " Stealth "},
    ComparableMeters{"Fleet", " Stealth "},
    ComparableMeters{"System", " Stealth "},
    ComparableMeters{"Field", " Stealth Speed "},
};

double initialOf(const SavedObject& object, std::string_view meter) {
    for (const SavedMeter& one : object.meters) {
        if (savedMeterNames()[one.number] == meter) {
            return one.initial;
        }
    }
    return 0;
}

/// Returns whether chance decides the value: ships without an owner may find fuel (G5.3).
bool isChance(const SavedObject& object, std::string_view meter) {
    return meter == "Fuel" && object.owner == savedNone && std::holds_alternative<SavedShip>(object.kind) &&
           initialOf(object, "Fuel") < initialOf(object, "MaxFuel");
}

bool isComparable(const SavedObject& object, std::string_view meter) {
    const std::string_view type = savedKinds()[object.kind.index()].name;
    const auto row = std::ranges::find(comparable, type, &ComparableMeters::type);
    const bool isListed = row->meters.find(" " + std::string(meter) + " ") != std::string_view::npos;
    return isListed && !isChance(object, meter);
}

std::optional<ColumnId> columnOf(const CheckedModel& model, std::string_view meter, const std::string& part) {
    const bool isMaximum = meter.starts_with("Max");
    const std::string base(meter.substr(isMaximum ? 3 : 0));
    auto index = model.vocabulary.findMeter(part.empty() ? base : base + '[' + freeOrionId(part) + ']');
    if (!index) { // another definition has the name of the part
        index = model.vocabulary.findMeter(base + "[part_" + freeOrionId(part) + ']');
    }
    return index ? std::optional(model.layout.meter(*index, isMaximum)) : std::nullopt;
}

std::map<int, Row> rowsByNumber(const Session& run) {
    std::map<int, Row> rows;
    const CheckedModel& model = *run.program().model;
    const View view = run.state().view();
    const auto property = model.vocabulary.findProperty("display_number");
    for (Row row = 0; property && row < view.rowCount; ++row) {
        const ColumnId column = model.layout.property(*property);
        if (view.exists(row) && view.has(row, column)) {
            rows.emplace(static_cast<int>(view.at(column, row)), row);
        }
    }
    return rows;
}

std::string number(double value) {
    std::array<char, 64> out{};
    const auto end = std::to_chars(out.data(), out.data() + out.size(), value, std::chars_format::general, 9).ptr;
    return {out.data(), end};
}

void pad(std::string& line, std::size_t width) {
    line.append(width > line.size() ? width - line.size() : 1, ' ');
}

std::string tableLine(const std::string& name, const std::array<std::string, 6>& cells) {
    std::string line = name;
    std::size_t width = 28;
    for (const std::string& cell : cells) {
        width += 8;
        pad(line, width - cell.size());
        line += cell;
    }
    return line + '\n';
}

std::string tableLine(const std::string& name, const AgreementCounts& counts) {
    return tableLine(name, {std::to_string(counts.all), std::to_string(counts.equal), std::to_string(counts.notZero),
                            std::to_string(counts.equalNotZero), std::to_string(counts.changed),
                            std::to_string(counts.equalChanged)});
}

} // namespace

bool ComparedValue::isEqual() const {
    return computed && std::isfinite(saved) && std::abs(*computed - saved) <= 1e-5 * std::max(1.0, std::abs(saved));
}

std::vector<ComparedValue> compareWithSave(const SavedGame& game, const Session& run) {
    const CheckedModel& model = *run.program().model;
    const View view = run.state().view();
    const std::map<int, Row> rows = rowsByNumber(run);
    std::vector<ComparedValue> values;
    const auto add = [&](const SavedObject& object, const SavedMeter& meter, const std::string& part) {
        ComparedValue& value = values.emplace_back();
        value.object = object.id;
        value.type = savedKinds()[object.kind.index()].name;
        value.meter = savedMeterNames()[meter.number];
        value.part = part;
        value.saved = meter.current;
        value.isChanged = meter.isChanged();
        const auto row = rows.find(object.id);
        const auto column = columnOf(model, value.meter, part);
        if (row != rows.end() && column && view.has(row->second, *column)) {
            value.row = row->second;
            value.column = *column;
            value.computed = view.at(*column, row->second);
        }
    };
    for (const SavedObject& object : game.objects) {
        for (const SavedMeter& meter : object.meters) {
            if (isComparable(object, savedMeterNames()[meter.number])) {
                add(object, meter, {});
            }
        }
        if (const auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            for (const SavedPartMeter& one : ship->partMeters) {
                add(object, one.meter, one.part);
            }
        }
    }
    return values;
}

void AgreementCounts::add(const ComparedValue& value) {
    const std::size_t isEqual = value.isEqual() ? 1 : 0;
    const bool isNotZero = value.saved != 0;
    all += 1;
    equal += isEqual;
    notZero += isNotZero ? 1 : 0;
    equalNotZero += isNotZero ? isEqual : 0;
    changed += value.isChanged ? 1 : 0;
    equalChanged += value.isChanged ? isEqual : 0;
}

std::string agreementJson(const std::vector<ComparedValue>& values) {
    std::string out;
    for (const ComparedValue& value : values) {
        Json json{{"object", value.object}, {"type", value.type}, {"meter", value.meter}};
        if (!value.part.empty()) {
            json["part"] = value.part;
        }
        json["computed"] = value.computed ? Json(*value.computed) : Json();
        json["saved"] = value.saved; // null if it is no number
        out += json.dump() + '\n';
    }
    return out;
}

std::string agreementText(const std::vector<ComparedValue>& values, const Session& run, const ImportOrigins& origins,
                          const ParsedProject& project) {
    std::map<std::pair<std::string, std::string>, AgreementCounts> groups;
    AgreementCounts total;
    for (const ComparedValue& value : values) {
        groups[{std::string(value.type) + (value.part.empty() ? "" : " part"), std::string(value.meter)}].add(value);
        total.add(value);
    }
    std::string out = tableLine("", {"values", "equal", "not 0", "equal", "changed", "equal"});
    for (const auto& [name, counts] : groups) {
        out += tableLine(name.first + ' ' + name.second, counts);
    }
    for (const ComparedValue& value : values) {
        if (value.isEqual()) {
            continue;
        }
        out += "\n#" + std::to_string(value.object) + ' ' +
               (value.row == noRow ? std::string(value.type) : run.state().view().nameOf(value.row)) + ' ' +
               std::string(value.meter) + (value.part.empty() ? "" : '[' + value.part + ']') + ": computed " +
               (value.computed ? number(*value.computed) : "nothing") + ", saved " + number(value.saved) + '\n';
        if (value.row != noRow) {
            Ledger ledger = explain(run, run.turn(), value.row, value.column);
            origins.addTo(ledger, project, run);
            out += renderLedger(ledger, run);
        }
    }
    out += (total.equal == total.all ? "" : "\n") + std::to_string(total.equal) + " of " + std::to_string(total.all) +
           " equal, " + std::to_string(total.equalChanged) + " of " + std::to_string(total.changed) +
           " changed equal\n";
    return out;
}

} // namespace orrery::engine
