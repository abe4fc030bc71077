// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/element_rows.h"

#include "engine/content/baseline_rows.h"
#include "engine/content/element_rows_classes.h"
#include "engine/content/element_rows_language.h"
#include "engine/content/element_rows_scenarios.h"
#include "engine/content/element_rows_sweeps.h"
#include "engine/content/element_rows_tests.h"
#include "engine/content/element_rows_variables.h"
#include "engine/content/element_rows_vocabulary.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using namespace rows;

// Strings, files and the manifest.
constexpr std::array stringAttributes{idAttribute};
constexpr ElementSpec stringElement{.tag = "string",
                                    .label = "String",
                                    .help = "A text in this language.",
                                    .sentence = "{id} = “{}”",
                                    .attributes = stringAttributes,
                                    .content = ElementContent::text,
                                    .defines = NameKind::string};
constexpr std::array stringsAttributes{ParameterSpec{.name = "language",
                                                     .kind = Kind::name,
                                                     .fallback = "en",
                                                     .label = "Language",
                                                     .help = "The language's code, such as en or de."}};
constexpr std::array<const ElementSpec*, 1> stringsChildren{&stringElement};
constexpr ElementSpec stringsElement{.tag = "strings",
                                     .label = "Strings",
                                     .help = "Texts of one language.",
                                     .sentence = "texts in {language}",
                                     .attributes = stringsAttributes,
                                     .children = stringsChildren};

constexpr ParameterSpec formatAttribute{.name = "format",
                                        .kind = Kind::integer,
                                        .required = true,
                                        .minimum = contentFormatVersion,
                                        .maximum = contentFormatVersion,
                                        .label = "Format",
                                        .help = "The version of the content format."};
constexpr std::array orreryAttributes{formatAttribute};
constexpr std::array orreryChildren{
    &vocabularyElement,      &classElement,    &scenarioElement, &stringsElement,   &variableElement, &channelElement,
    &globalModifiersElement, &functionElement, &tableElement,    &aggregateElement, &runElement,      &testElement,
    &acceptedElement,        &sweepElement};
constexpr ElementSpec orreryRoot{.tag = "orrery",
                                 .label = "Content",
                                 .help = "A content file.",
                                 .sentence = "content · format {format}",
                                 .attributes = orreryAttributes,
                                 .children = orreryChildren};

constexpr std::array fileAttributes{ParameterSpec{.name = "path",
                                                  .kind = Kind::contentFile,
                                                  .required = true,
                                                  .label = "Path",
                                                  .help = "The path of an XML file in the project folder."}};
constexpr ElementSpec fileElement{.tag = "file",
                                  .label = "File",
                                  .help = "A file that loads before the files that are not listed.",
                                  .sentence = "file {path}",
                                  .attributes = fileAttributes};
constexpr ElementSpec descriptionElement{.tag = "description",
                                         .label = "Description",
                                         .help = "A description of the project.",
                                         .sentence = "description: {}",
                                         .content = ElementContent::text};
constexpr ParameterSpec codeAttribute{
    .name = "code", .kind = Kind::text, .required = true, .label = "Code", .help = "The code of a problem."};
constexpr std::array silenceAttributes{
    codeAttribute, ParameterSpec{.name = "file",
                                 .kind = Kind::text,
                                 .label = "File",
                                 .help = "The only file in which the code is silenced. Default: all files."}};
constexpr ElementSpec silenceElement{.tag = "silence",
                                     .label = "Silence",
                                     .help = "Hides problems with this code. The text inside gives the reason.",
                                     .sentence = "silence {code}[ in {file}][: {}]",
                                     .attributes = silenceAttributes,
                                     .content = ElementContent::text};
constexpr std::array projectAttributes{
    formatAttribute,
    ParameterSpec{.name = "name",
                  .kind = Kind::text,
                  .label = "Name",
                  .help = "The name of the project. Default: the name of the folder."},
    ParameterSpec{.name = "version",
                  .kind = Kind::text,
                  .label = "Version",
                  .help = "The version of the project, for information only."},
    ParameterSpec{.name = "rules",
                  .kind = Kind::choice,
                  .choices = rulesNames,
                  .fallback = "extended",
                  .label = "Rules",
                  .help = "The rules of evaluation. The element rules of a vocabulary changes single properties."},
    ParameterSpec{
        .name = "vocabulary",
        .kind = Kind::choice,
        .choices = vocabularies,
        .fallback = "shipped",
        .label = "Vocabulary",
        .help = "shipped: Orrery's vocabulary and the project's declarations. own: only the project's declarations."},
    ParameterSpec{.name = "language",
                  .kind = Kind::name,
                  .fallback = "en",
                  .label = "Language",
                  .help = "The language of the displayed strings."},
    ParameterSpec{.name = "scenario",
                  .kind = Kind::scenario,
                  .label = "Scenario",
                  .help = "The scenario to open if no other is named. Default: the first one."}};
constexpr std::array<const ElementSpec*, 3> projectChildren{&fileElement, &descriptionElement, &silenceElement};
constexpr ElementSpec projectRoot{.tag = "project",
                                  .label = "Project",
                                  .help = "The manifest of a project.",
                                  .sentence =
                                      "project[ “{name}”][ {version}] · format {format}[ · rules {rules}][ · "
                                      "vocabulary {vocabulary}][ · language {language}][ · scenario {scenario}]",
                                  .attributes = projectAttributes,
                                  .children = projectChildren};

constexpr std::array findingAttributes{
    codeAttribute,
    ParameterSpec{
        .name = "at", .kind = Kind::text, .label = "At", .help = "The element, by the ids of what it stands in."},
    ParameterSpec{.name = "count",
                  .kind = Kind::integer,
                  .fallback = "1",
                  .minimum = 1,
                  .label = "Count",
                  .help = "How many that are alike."}};
constexpr ElementSpec findingElement{.tag = "finding",
                                     .label = "Finding",
                                     .help = "A finding that is not shown. Inside: its message.",
                                     .sentence = "problem {code}[ at {at}][ × {count}][: {}]",
                                     .attributes = findingAttributes,
                                     .content = ElementContent::text};
constexpr std::array<const ElementSpec*, 1> baselineChildren{&findingElement};
constexpr ElementSpec baselineRoot{.tag = "baseline",
                                   .label = "Baseline",
                                   .help = "Findings as they were at one time, which are not shown.",
                                   .sentence = "baseline · format {format}",
                                   .attributes = orreryAttributes,
                                   .children = baselineChildren};

constexpr std::array conditionCommon{enabledAttribute};
// Priority is last: only meter effects take it.
constexpr std::array effectCommon{enabledAttribute, stackingAttribute, activeAttribute, priorityAttribute};

} // namespace

const ParameterSpec* ElementSpec::attribute(std::string_view name) const {
    const auto found = std::ranges::find(attributes, name, &ParameterSpec::name);
    return found == attributes.end() ? nullptr : &*found;
}

const ElementSpec* ElementSpec::child(std::string_view childTag) const {
    const auto found = std::ranges::find(children, childTag, &ElementSpec::tag);
    return found == children.end() ? nullptr : *found;
}

const ElementSpec& projectElement() {
    return projectRoot;
}

const ElementSpec& orreryElement() {
    return orreryRoot;
}

const ElementSpec& baselineElement() {
    return baselineRoot;
}

std::span<const ParameterSpec> conditionAttributes() {
    return conditionCommon;
}

std::span<const ParameterSpec> effectAttributes(bool ofMeter) {
    const std::span<const ParameterSpec> all = effectCommon;
    return ofMeter ? all : all.first(all.size() - 1);
}

std::span<const ParameterSpec> orderAttributes() {
    static constexpr std::array attributes{ParameterSpec{.name = "empire",
                                                         .kind = Kind::empireId,
                                                         .required = true,
                                                         .label = "Empire",
                                                         .help = "The id of the empire that gives the order."},
                                           turnAttribute, enabledAttribute};
    return attributes;
}

} // namespace orrery::engine
