// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/import_report.h"

#include "engine/check/render.h"

#include <array>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

/// A list of the report, with its title.
struct SectionRow {
    std::string_view title;
    std::vector<ImportNote> ImportReport::*notes;
};
constexpr SectionRow sections[] = {
    {inPhrase("skipped, kept as comments"), &ImportReport::leftOut},
    {inPhrase("converted to another form"), &ImportReport::changed},
    {inPhrase("brackets added"), &ImportReport::regrouped},
    {inPhrase("never active"), &ImportReport::neverActive},
    {inPhrase("never anything in scope"), &ImportReport::neverInScope},
    {inPhrase("conditions that never match"), &ImportReport::neverMatched},
    {inPhrase("conditions without an upper limit"), &ImportReport::noUpperLimit},
    {inPhrase("other priorities"), &ImportReport::priorities},
};

Phrase joinedNames(const std::vector<std::string>& names) {
    return joined(std::vector<Phrase>(names.begin(), names.end()));
}

Phrase countsPhrase(const ImportCounts& counts) {
    return joined(std::array{
        counted(counts.techs, {inPhrase("{0} tech"), inPhrase("{0} techs")}),
        counted(counts.buildings, {inPhrase("{0} building"), inPhrase("{0} buildings")}),
        counted(counts.specials, {inPhrase("{0} special"), inPhrase("{0} specials")}),
        counted(counts.groups, {inPhrase("{0} effects group"), inPhrase("{0} effects groups")}),
        counted(counts.effects, {inPhrase("{0} effect"), inPhrase("{0} effects")}),
        counted(counts.strings, {inPhrase("{0} text"), inPhrase("{0} texts")}),
    });
}

Json countsJson(const ImportCounts& counts) {
    return {{"categories", counts.categories}, {"techs", counts.techs},   {"buildings", counts.buildings},
            {"specials", counts.specials},     {"groups", counts.groups}, {"effects", counts.effects},
            {"strings", counts.strings}};
}

Json notesJson(const std::vector<ImportNote>& notes, const SourceFiles& files) {
    Json list = Json::array();
    for (const ImportNote& note : notes) {
        const RenderedPlace place = renderPlace(note.where, files);
        Json entry;
        if (!place.path.empty()) {
            entry = {{"file", place.path}, {"line", place.begin.line}, {"column", place.begin.column}};
        }
        entry["what"] = note.what.english();
        entry["why"] = note.why.english();
        list.push_back(std::move(entry));
    }
    return list;
}

Json faultJson(const Diagnostic& fault, const SourceFiles& files) {
    const RenderedDiagnostic rendered = render(fault, files);
    Json entry;
    if (!rendered.where.path.empty()) {
        entry = {{"file", rendered.where.path},
                 {"line", rendered.where.begin.line},
                 {"column", rendered.where.begin.column}};
    }
    entry["severity"] = rendered.severity;
    entry["code"] = rendered.code;
    entry["message"] = rendered.message;
    entry["suggestion"] = rendered.notes.empty() ? rendered.advice : rendered.notes.back().second;
    return entry;
}

} // namespace

std::vector<ImportSection> importSections(const ImportReport& report) {
    std::vector<ImportSection> out;
    for (const SectionRow& row : sections) {
        if (!(report.*row.notes).empty()) {
            out.push_back({phrase(row.title), report.*row.notes});
        }
    }
    if (!report.mixedMeters.empty()) {
        ImportSection section{phrase("meters with several kinds of effects"), {}};
        for (const MixedMeter& meter : report.mixedMeters) {
            section.notes.push_back({{},
                                     meter.meter,
                                     phrase("additions: {0}; multiplications: {1}; settings: {2}",
                                            {joinedNames(meter.additions), joinedNames(meter.multiplications),
                                             joinedNames(meter.settings)})});
        }
        out.push_back(std::move(section));
    }
    return out;
}

std::vector<Phrase> importSummary(const ImportReport& report) {
    std::vector<Phrase> out{
        phrase("read {0} with {1}", {counted(report.filesRead.size(), {inPhrase("{0} file"), inPhrase("{0} files")}),
                                     countsPhrase(report.read)}),
        phrase("imported {0}", {countsPhrase(report.written)})};
    if (!report.filesIgnored.empty()) {
        out.push_back(phrase("without content: {0}", {joinedNames(report.filesIgnored)}));
    }
    return out;
}

std::string reportJson(const ImportReport& report, const std::vector<Diagnostic>& faults,
                       const std::vector<std::shared_ptr<const SourceText>>& files) {
    Json json{{"orrery", "import"}, {"format", 1}, {"from", report.importer}};
    json["files-read"] = report.filesRead;
    json["files-ignored"] = report.filesIgnored;
    json["files-written"] = report.filesWritten;
    json["read"] = countsJson(report.read);
    json["written"] = countsJson(report.written);
    json["strings-not-named"] = report.stringsNotNamed;
    Json list = Json::array();
    for (const Diagnostic& fault : faults) {
        list.push_back(faultJson(fault, files));
    }
    json["faults"] = std::move(list);
    json["left-out"] = notesJson(report.leftOut, files);
    json["changed"] = notesJson(report.changed, files);
    json["regrouped"] = notesJson(report.regrouped, files);
    json["never-active"] = notesJson(report.neverActive, files);
    json["never-in-scope"] = notesJson(report.neverInScope, files);
    json["never-matched"] = notesJson(report.neverMatched, files);
    json["no-upper-limit"] = notesJson(report.noUpperLimit, files);
    json["priorities"] = notesJson(report.priorities, files);
    Json meters = Json::array();
    for (const MixedMeter& meter : report.mixedMeters) {
        meters.push_back({{"meter", meter.meter},
                          {"additions", meter.additions},
                          {"multiplications", meter.multiplications},
                          {"settings", meter.settings}});
    }
    json["mixed-meters"] = std::move(meters);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
