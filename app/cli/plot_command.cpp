// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/lab/plot_svg.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play;
    std::vector<std::string> of;
    std::string where;
    std::string as = "band";
    std::uint32_t turns = 30;
    bool together = false;
    std::string svg;
    std::string csv;
    bool json = false;
};

constexpr std::array forms{std::pair{"each", engine::PlotForm::each}, std::pair{"mean", engine::PlotForm::mean},
                           std::pair{"sum", engine::PlotForm::sum}, std::pair{"band", engine::PlotForm::band}};

/// Returns the request that a value of --of stands for: "OBJECT.VALUE", "TYPE.VALUE", "CLASS.VALUE", "counter:ID" or an
/// expression. The name of an object may contain dots and blanks.
engine::PlotRequest requestOf(const std::string& text, const Options& options, const engine::Session& session) {
    constexpr std::string_view counter = "counter:";
    if (text.starts_with(counter)) {
        return {.of = engine::PlotOf::counter, .expression = text.substr(counter.size())};
    }
    engine::PlotRequest request = engine::plotRequestOf(session, text);
    const engine::CheckedModel& model = *session.program().model;
    for (std::size_t dot = text.find('.'); request.of == engine::PlotOf::run && dot != std::string::npos;
         dot = text.find('.', dot + 1)) {
        if (const std::string name = text.substr(0, dot); model.vocabulary.findType(name) || model.findClass(name)) {
            const auto* const form =
                std::ranges::find(forms, options.as, &std::pair<const char*, engine::PlotForm>::first);
            request = {.of = engine::PlotOf::group,
                       .expression = text.substr(dot + 1),
                       .group = name,
                       .condition = options.where,
                       .form = form->second};
        }
    }
    return request;
}

/// Returns a sentence if the part of a text before its dot is almost the name of an object or a group; otherwise empty.
std::string nearName(const std::string& text, const engine::Session& session) {
    const std::size_t dot = text.find('.');
    if (dot == std::string::npos) {
        return {};
    }
    std::set<std::string> known;
    const engine::View view = session.universe().view();
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        known.insert(view.nameOf(row));
    }
    for (const engine::Type& type : session.program().model->vocabulary.types()) {
        known.insert(type.id);
    }
    for (const auto& objectClass : session.program().model->classes.asRead()) {
        known.insert(objectClass->id);
    }
    const std::vector<std::string> near =
        engine::nearestNames(text.substr(0, dot), std::vector<std::string>(known.begin(), known.end()));
    return near.empty() ? std::string()
                        : "there is no object, type or class '" + text.substr(0, dot) + "'; did you mean '" +
                              near.front() + text.substr(dot) + "'?";
}

void writeFaults(std::string_view name, const std::string& text, std::span<const engine::Diagnostic> diagnostics) {
    const engine::SourceText source(std::string(name), text);
    for (const engine::Diagnostic& diagnostic : diagnostics) {
        writeMessage(std::string(name) + ":1:" + std::to_string(source.position(diagnostic.where.span.begin).column) +
                     ": " + std::string(engine::severityName(diagnostic.severity())) + ": " + diagnostic.message() +
                     " [" + std::string(diagnostic.code()) + "]");
    }
}

/// Reports why a value cannot be plotted.
int refuse(const std::string& text, const engine::PlotReader& reader, const engine::Session& session) {
    const std::string near =
        reader.request().of == engine::PlotOf::run && !reader.diagnostics().empty() ? nearName(text, session) : "";
    if (!near.empty()) {
        return failure(near);
    }
    writeFaults("(expression)", reader.request().expression, reader.diagnostics());
    writeFaults("(condition)", reader.request().condition, reader.conditionDiagnostics());
    const bool isSaid = !reader.diagnostics().empty() || !reader.conditionDiagnostics().empty();
    return failure("cannot plot '" + text + "'" + (isSaid ? std::string() : ": " + reader.problem().english()));
}

using Lines = std::vector<const engine::PlotSeries*>;

Json valuesOf(const std::vector<double>& values) {
    Json out = Json::array();
    for (const double value : values) {
        out.push_back(engine::isMissing(value) ? Json(nullptr) : Json(value));
    }
    return out;
}

std::string jsonOf(const Lines& lines) {
    Json series = Json::array();
    for (const engine::PlotSeries* const line : lines) {
        Json one{{"label", line->label.english()}, {"unit", line->unit.english()}};
        if (line->object != engine::noRow) {
            one["object"] = line->object;
        }
        one["values"] = valuesOf(line->values);
        if (!line->low.empty()) {
            one["low"] = valuesOf(line->low);
            one["high"] = valuesOf(line->high);
        }
        series.push_back(std::move(one));
    }
    return Json{{"turns", lines.front()->values.size() - 1}, {"series", std::move(series)}}.dump(
               2, ' ', false, Json::error_handler_t::replace) +
           "\n";
}

/// Writes one output, if the user wants it. Returns false after a message if that fails.
bool write(const std::string& path, const std::string& bytes, Play& played) {
    OutputFile file;
    return file.open(path, played.inputs) && file.write(bytes) && file.commit();
}

int writeLines(const Lines& lines, const Options& options, Play& played) {
    if (!options.svg.empty()) {
        const auto& scenario = played.session->scenario();
        const std::string svg = engine::plotSvg(
            lines, {.title = scenario.name.empty() ? scenario.id : scenario.name, .isTogether = options.together});
        if (!write(options.svg, svg, played)) {
            return status::failed;
        }
    }
    if (!options.csv.empty() && !write(options.csv, engine::plotCsv(lines), played)) {
        return status::failed;
    }
    if (options.json) {
        writeData(jsonOf(lines));
    } else if (options.svg.empty() && options.csv.empty()) {
        writeData(engine::plotCsv(lines));
    }
    return status::good;
}

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    while (session.last() < options.turns) {
        writeProgress("turn " + std::to_string(session.last() + 1) + " of " + std::to_string(options.turns));
        if (!session.step(&stopped())) {
            break; // the run is over, or a signal stops it
        }
    }
    writeProgress("");
    writeProblems(*played);
    std::vector<std::shared_ptr<engine::PlotReader>> readers;
    for (const std::string& text : options.of) {
        const auto reader = std::make_shared<engine::PlotReader>(session, requestOf(text, options, session));
        if (!reader->isGood()) {
            return refuse(text, *reader, session);
        }
        readers.push_back(reader);
    }
    if (stopped().load() || !engine::readPlots(session, readers, session.last(), &stopped())) {
        return status::failed;
    }
    Lines lines;
    for (std::size_t i = 0; i < readers.size(); ++i) {
        for (const engine::PlotSeries& line : readers[i]->series()) {
            lines.push_back(&line);
        }
        if (readers[i]->leftOut() > 0) {
            writeMessage("orrery-cli: '" + options.of[i] + "' has " + std::to_string(readers[i]->leftOut()) +
                         " more objects; choose some of them with --where, or plot --as band");
        }
    }
    if (lines.empty()) {
        return failure("no object of the group has the value in any turn");
    }
    const int written = writeLines(lines, options, *played);
    return written != status::good ? written : playedStatus(*played);
}

} // namespace

std::function<int()> declarePlot(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    std::vector<std::string> names;
    for (const auto& form : forms) {
        names.emplace_back(form.first);
    }
    list.repeated("--of", options->of,
                  "A value to plot: OBJECT.VALUE, a group as TYPE.VALUE or CLASS.VALUE, counter:ID, or an expression "
                  "about the whole run. VALUE is an expression whose names are those of the object")
        .required()
        .shown("VALUE");
    list.text("--where", options->where, "Limits each group to objects for which this condition is true")
        .shown("CONDITION");
    list.text("--as", options->as,
              "Shows each object of a group, or the mean, the sum, or a band: the mean with the smallest and largest "
              "value")
        .oneOf(names)
        .showsDefault();
    list.turn("--turns", options->turns, "Plots the set-up and this many turns");
    list.text("--svg", options->svg, "Writes a picture to this file, or to standard output (-)").shown("FILE|-");
    list.text("--csv", options->csv, "Writes a table to this file, or to standard output (-), which is the default")
        .shown("FILE|-");
    list.flag("--together", options->together, "Draws all lines in one panel, although their units differ");
    list.flag("--json", options->json, "Writes JSON to standard output");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
