// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_draft.h"

#include "engine/sweep/content_numbers.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::string_view draftPath = "(draft).xml";

std::string attribute(std::string_view name, std::string_view value) {
    return value.empty() ? std::string() : " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

} // namespace

std::string sweepXml(const SweepDraft& draft) {
    std::string xml = "<sweep" + attribute("id", draft.id) + attribute("scenario", draft.scenario) +
                      attribute("seeds", draft.seeds) + attribute("turns", draft.turns) + ">\n";
    for (const SweepDraft::Vary& vary : draft.varied) {
        xml += "  <vary" + varyPlace(vary.number) + attribute("values", vary.values) + attribute("from", vary.from) +
               attribute("to", vary.to) + attribute("values-count", vary.count) + "/>\n";
    }
    for (const SweepDraft::Measure& measure : draft.measures) {
        xml += "  <measure" + attribute("id", measure.id) + attribute("object", measure.object) +
               attribute("value", measure.value) + "/>\n";
    }
    return xml + "</sweep>";
}

TriedSweep trySweep(const ParsedProject& project, const CheckedModel& model, const SweepDraft& draft) {
    TriedSweep tried;
    ProjectSources sources = project.sources;
    std::string text = "<orrery format=\"1\">\n";
    text += sweepXml(draft);
    text += "\n</orrery>\n";
    sources.files.push_back({std::make_shared<const SourceText>(std::string(draftPath), std::move(text))});
    tried.project = parseProject(std::move(sources), &project);
    const FileId own{static_cast<std::uint32_t>(tried.project.trees.size() - 1)};
    tried.problems = *tried.project.fileDiagnostics.back();
    std::vector<CheckedSweep> sweeps = readSweeps(tried.project, model, tried.problems, draft.id);
    std::erase_if(tried.problems, [own](const Diagnostic& one) { return one.where.file != own; });
    std::ranges::stable_sort(tried.problems, {}, [](const Diagnostic& one) { return one.where.span.begin; });
    const auto isError = [](const Diagnostic& one) { return one.severity() == Severity::error; };
    const auto found =
        std::ranges::find_if(sweeps, [own](const CheckedSweep& sweep) { return sweep.where.file == own; });
    if (found != sweeps.end() && found->isRunnable && std::ranges::none_of(tried.problems, isError)) {
        tried.sweep = std::move(*found);
    }
    return tried;
}

} // namespace orrery::engine
