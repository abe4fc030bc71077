// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/assist/silence.h"
#include "engine/check/render.h"
#include "engine/text/file_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string project;
    std::string format = "text";
    bool warningsAsErrors = false;
    bool isPlain = false; ///< true to run no lint
    bool noBaseline = false;
    bool writeBaseline = false;
};

void addPlace(Json& json, const engine::RenderedPlace& place) {
    if (place.path.empty()) {
        return;
    }
    json["file"] = place.path;
    json["line"] = place.begin.line;
    json["column"] = place.begin.column;
    json["end-line"] = place.end.line;
    json["end-column"] = place.end.column;
}

Json findingJson(const engine::Diagnostic& diagnostic, const engine::Project& project) {
    const engine::RenderedDiagnostic rendered = engine::render(diagnostic, project.files());
    Json json = Json::object();
    addPlace(json, rendered.where);
    json["severity"] = rendered.severity;
    json["code"] = rendered.code;
    json["message"] = rendered.message;
    json["advice"] = rendered.advice;
    json["notes"] = Json::array();
    for (const auto& [where, message] : rendered.notes) {
        Json note = Json::object();
        addPlace(note, where);
        note["message"] = message;
        json["notes"].push_back(std::move(note));
    }
    json["fixes"] = rendered.fixes;
    return json;
}

std::string findingsJson(const engine::Project& project, const engine::SilencedFindings& silenced) {
    Json json{{"orrery", "check"}, {"format", 1}, {"project", project.model->projectName}};
    json["findings"] = Json::array();
    for (const engine::Diagnostic& diagnostic : project.diagnostics) {
        json["findings"].push_back(findingJson(diagnostic, project));
    }
    json["silenced"] = silenced.all.size();
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string findingsText(const engine::Project& project) {
    std::string text;
    for (const engine::Diagnostic& diagnostic : project.diagnostics) {
        text += engine::renderText(diagnostic, project.files()) + "\n";
    }
    return text;
}

int run(const Options& options) {
    auto project = openFolder(options.project);
    if (!project) {
        return status::failed;
    }
    if (!options.isPlain) {
        engine::lint(project->parsed, *project->model, project->diagnostics);
    }
    // Comments and the manifest always silence problems. --no-baseline ignores only the baseline (I3.8).
    const auto silenced = engine::silence(project->parsed, project->diagnostics, !options.noBaseline);
    if (options.writeBaseline) {
        const std::string path = options.project + "/" + std::string(engine::baselinePath);
        const engine::FileId old = project->parsed.sources.find(engine::baselinePath);
        const engine::Expected expected =
            old.isValid() ? engine::Expected{engine::Expected::Kind::bytes, project->files()[old.value]->bytes()}
                          : engine::Expected{engine::Expected::Kind::noFile, {}};
        const auto written =
            engine::writeFileWhole(path, engine::baselineOf(project->parsed, project->diagnostics, silenced),
                                   {.expected = expected, .beforeReplacing = {}});
        if (const auto* const error = std::get_if<engine::FileError>(&written)) {
            return failure(error->message.english());
        }
        return status::good;
    }
    // Writes the diagnostics to standard output, because they are the data of this command.
    writeData(options.format == "json" ? findingsJson(*project, silenced) : findingsText(*project));
    if (!silenced.all.empty()) {
        writeMessage("silenced: " + std::to_string(silenced.all.size()));
    }
    const engine::Severity limit = options.warningsAsErrors ? engine::Severity::warning : engine::Severity::error;
    const bool isBad = std::ranges::any_of(
        project->diagnostics, [&](const engine::Diagnostic& diagnostic) { return diagnostic.severity() <= limit; });
    return isBad ? status::findings : status::good;
}

} // namespace

std::function<int()> declareCheck(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    list.text("--format", options->format, "Writes the problems as text, one line each, or as json")
        .oneOf({"text", "json"})
        .showsDefault();
    list.flag("--no-lint", options->isPlain,
              "Skips the lint checks for likely mistakes, such as conditions that never match, or classes that "
              "nothing creates");
    list.flag("--warnings-as-errors", options->warningsAsErrors, "Ends with 1 for warnings too");
    list.flag("--no-baseline", options->noBaseline, "Also reports the problems that the project's baseline silences");
    list.flag("--write-baseline", options->writeBaseline,
              "Silences all current problems: writes orrery-baseline.xml, and nothing else");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
