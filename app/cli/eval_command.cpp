// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/check/render.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::Severity;

struct Options {
    PlayOptions play;
    OverrideOptions otherwise;
    std::vector<std::string> expressions;
    std::string source;
    std::string object;
    std::vector<std::string> defines;
    std::uint32_t turn = 0;
    bool terms = false;
    bool json = false;
};

/// The state for which a call of the command evaluates all its expressions.
struct Table {
    Play play;
    engine::Language language; ///< language of the project, with the definitions of the command line
    engine::Row source = engine::noRow;
    engine::Row target = engine::noRow;
    std::unique_ptr<engine::WhatIf> whatIf{}; ///< null: no overrides

    engine::View view() const { return whatIf ? whatIf->view() : play.session->state().view(); }
    const engine::CheckedModel& model() const { return *play.project.model; }
    engine::ExpressionContext context() const {
        engine::ExpressionContext context = engine::expressionContext(engine::RowPlace::scope, false, model());
        context.place = "here";
        context.language = &language;
        context.scope = scopeOf(target);
        context.sourceScope = scopeOf(source);
        return context;
    }

private:
    /// Returns the scope of an object, which determines the variables that it can have.
    engine::ScopeIndex scopeOf(engine::Row row) const {
        const engine::View view = play.session->state().view();
        return row == engine::noRow
                   ? engine::globalScope
                   : engine::scopeOfType(model().vocabulary, view.typeOf(row)).value_or(engine::globalScope);
    }
};

/// Returns a session without a project: the shipped vocabulary over an empty universe.
Play calculator() {
    engine::Project project = engine::emptyProject(vocabularyFolder());
    auto session = engine::startSession(project, engine::CheckedScenario{});
    return {std::move(project), std::move(session)};
}

std::string placeOf(const engine::Diagnostic& diagnostic, std::string_view text, const engine::CheckedModel& model) {
    if (diagnostic.where.file.isValid()) {
        return model.placeText(diagnostic.where);
    }
    const engine::SourceText source("", std::string(text));
    return std::to_string(source.position(diagnostic.where.span.begin).column);
}

/// Returns a diagnostic as text: "5: error: there is no meter 'Indstry' [expr.unknown-name]"
std::string findingText(const engine::Diagnostic& diagnostic, std::string_view text,
                        const engine::CheckedModel& model) {
    return placeOf(diagnostic, text, model) + ": " + std::string(engine::severityName(diagnostic.severity())) + ": " +
           diagnostic.message() + " [" + std::string(diagnostic.code()) + "]";
}

/// Returns all diagnostics, with the reason for a missing value.
std::vector<engine::Diagnostic> findingsOf(const engine::Answer& answer) {
    std::vector<engine::Diagnostic> findings = answer.diagnostics;
    if (answer.unanswered != nullptr) {
        findings.push_back({answer.unanswered, {}});
    }
    return findings;
}

Json valueJson(const engine::Answer& answer) {
    if (!answer.value || engine::isMissing(*answer.value)) {
        return {};
    }
    if (answer.typed.format == engine::numberFormat) {
        return *answer.value;
    }
    if (answer.typed.format == engine::booleanFormat) {
        return *answer.value != 0.0;
    }
    return answer.shown == "none" ? Json() : Json(answer.shown);
}

Json answerJson(const engine::Answer& answer, std::string_view text, const Table& table, bool withTerms) {
    const engine::View view = table.view();
    const engine::SourceText source("", std::string(text));
    Json json{{"text", text}};
    if (answer.value) {
        json["value"] = valueJson(answer);
        json["shown"] = answer.shown;
    }
    if (answer.isGood()) {
        json["format"] = table.model().vocabulary.formatName(answer.typed.format);
    }
    json["diagnostics"] = Json::array();
    for (const engine::Diagnostic& finding : findingsOf(answer)) {
        Json entry;
        if (finding.where.file.isValid()) {
            entry["at"] = table.model().placeText(finding.where);
        } else {
            entry["column"] = source.position(finding.where.span.begin).column;
            entry["endColumn"] = source.position(finding.where.span.end).column;
        }
        entry["severity"] = engine::severityName(finding.severity());
        entry["code"] = finding.code();
        entry["message"] = finding.message();
        entry["advice"] = finding.advice().english();
        for (const engine::Fix& fix : finding.fixes) {
            entry["fixes"].push_back(fix.label.english());
        }
        json["diagnostics"].push_back(std::move(entry));
    }
    if (withTerms) {
        json["terms"] = Json::array();
        for (const engine::EvaluatedTerm& term : answer.terms) {
            Json entry{{"text", term.text},
                       {"value", engine::showTerm(term, view)},
                       {"format", table.model().vocabulary.formatName(term.format)},
                       {"depth", term.depth}};
            if (term.isReading && term.object != engine::noRow) {
                entry["object"] = term.object;
                entry["objectName"] = view.nameOf(term.object);
            }
            if (term.where.file.isValid()) {
                entry["at"] = table.model().placeText(term.where);
            }
            json["terms"].push_back(std::move(entry));
        }
    }
    return json;
}

std::string termLines(const engine::Answer& answer, const Table& table) {
    const engine::View view = table.view();
    std::string lines;
    for (const engine::EvaluatedTerm& term : answer.terms) {
        lines += std::string(2 * (std::size_t{term.depth} + 1), ' ') + term.text + " = " + engine::showTerm(term, view);
        if (term.isReading && term.object != engine::noRow) {
            lines += " of " + view.nameOf(term.object);
        }
        lines += '\n';
    }
    return lines;
}

/// Evaluates one expression. Writes one line of data: the value and its format, or the errors. Terms follow on their
/// own lines.
/// @param line prefix of messages, with the number of the expression's line: "3:"; may be empty.
/// @return whether the expression has a value
bool answerOne(const std::string& text, const std::string& line, const Options& options, const Table& table) {
    const engine::ExpressionQuestion question{.text = text,
                                              .context = table.context(),
                                              .source = table.source,
                                              .target = table.target,
                                              .wantsTerms = options.terms};
    const engine::Answer answer = engine::ask(question, table.model(), table.view());
    if (options.json) {
        constexpr int noIndent = -1;
        writeData(
            answerJson(answer, text, table, options.terms).dump(noIndent, ' ', false, Json::error_handler_t::replace) +
            "\n");
        return answer.value.has_value();
    }
    std::string data;
    for (const engine::Diagnostic& finding : findingsOf(answer)) {
        const std::string words = findingText(finding, text, table.model());
        if (answer.value) {
            writeMessage(line + words);
        } else if (finding.severity() == Severity::error) {
            data += (data.empty() ? "" : "; ") + words;
        }
    }
    if (answer.value) {
        data = answer.shown + " " + table.model().vocabulary.formatName(answer.typed.format);
    }
    std::ranges::replace(data, '\n', ' '); // keep a text value on one line
    writeData(data + "\n" + (answer.value ? termLines(answer, table) : std::string()));
    return answer.value.has_value();
}

/// Adds a constant from "NAME=VALUE". The constant may hide a constant of the project.
bool addDefine(const std::string& define, Table& table) {
    const std::size_t sign = define.find('=');
    const std::string name = define.substr(0, sign);
    const bool isName = !name.empty() && engine::isXmlName(name) && name.find_first_of(":.-") == std::string::npos &&
                        sign != std::string::npos;
    if (!isName) {
        failure("'" + define + "' is not a definition; write NAME=VALUE");
        return false;
    }
    const std::string text = define.substr(sign + 1);
    engine::ExpressionQuestion question{.text = text, .context = table.context()};
    question.context.isConstant = true;
    question.context.bareNames = std::nullopt;
    question.context.place = "in a definition";
    const engine::View view = table.view();
    const engine::Answer answer = engine::ask(question, table.model(), view);
    if (!answer.value) {
        for (const engine::Diagnostic& finding : findingsOf(answer)) {
            writeMessage(name + ":" + findingText(finding, text, table.model()));
        }
        return false;
    }
    engine::CheckedDefine made;
    made.id = name;
    made.format = answer.typed.format;
    made.value = *answer.value;
    made.text = answer.shown;
    table.language.defineNames[name] = static_cast<std::uint16_t>(table.language.defines.size());
    table.language.defines.push_back(std::move(made));
    return true;
}

/// Evaluates each line of standard input, without its line end.
int answerLines(const Options& options, const Table& table) {
    std::string why;
    const auto input = readStandardInput(why);
    if (!input) {
        return failure(why);
    }
    bool areGood = true;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < input->size() && !stopped().load() && !isOutputBroken();) {
        const std::size_t end = std::min(input->find('\n', begin), input->size());
        std::string text = input->substr(begin, end - begin);
        if (text.ends_with('\r')) {
            text.pop_back();
        }
        areGood &= answerOne(text, std::to_string(++number) + ":", options, table);
        begin = end + 1;
    }
    return areGood ? status::good : status::findings;
}

int run(const Options& options) {
    const bool isCalculator = options.play.project.empty();
    if (isCalculator &&
        (!options.play.scenario.empty() || options.play.seed || options.turn > 0 || !options.otherwise.isEmpty())) {
        return failure("scenarios, turns and overrides need a project; give it with --project");
    }
    auto played = isCalculator ? calculator() : play(options.play);
    if (!played) {
        return status::failed;
    }
    Table table{std::move(*played), {}};
    table.language = table.model().language;
    if (!stepTo(table.play, options.turn)) {
        return status::failed;
    }
    if (!options.otherwise.isEmpty()) {
        const auto overrides = options.otherwise.read(table.view());
        if (!overrides) {
            return status::failed;
        }
        table.whatIf = std::make_unique<engine::WhatIf>(table.view(), *overrides);
    }
    for (const auto& [name, row] : {std::pair(&options.source, &table.source), {&options.object, &table.target}}) {
        const auto found = name->empty() ? std::optional(engine::noRow) : findNamed(table.view(), *name);
        if (!found) {
            return status::failed;
        }
        *row = *found;
    }
    table.target = table.target == engine::noRow ? table.source : table.target;
    for (const std::string& define : options.defines) {
        if (!addDefine(define, table)) {
            return status::failed;
        }
    }
    int result = playedStatus(table.play);
    for (const std::string& text : options.expressions) {
        const int one = text == "-"                           ? answerLines(options, table)
                        : answerOne(text, {}, options, table) ? status::good
                                                              : status::findings;
        result = std::max(result, one);
        if (stopped().load() || isOutputBroken()) {
            break;
        }
    }
    return result;
}

} // namespace

std::function<int()> declareEval(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.texts("expression", options->expressions,
               "Expressions to evaluate; - reads one from each line of standard input. After --, they may begin with a "
               "minus")
        .required()
        .shown("EXPR");
    list.text("--project", options->play.project, "The project's folder. Default: only the shipped vocabulary")
        .shown("PROJECT");
    options->play.declareScenario(list);
    list.turn("--turn", options->turn, "Reads the state at the end of this turn; 0 is the set-up");
    list.text("--source", options->source, "The object that Source refers to: a name, or # and an id")
        .shown("NAME|#ID");
    list.text("--object", options->object,
              "The object that Target and bare names refer to: a name, or # and an id. Default: the source")
        .shown("NAME|#ID");
    options->otherwise.declare(list);
    list.repeated("--define", options->defines, "Defines a constant for the expressions").shown("NAME=VALUE");
    list.flag("--terms", options->terms, "Also shows each part of an expression with its value");
    list.flag("--json", options->json, "Writes JSON, one line for each expression");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
