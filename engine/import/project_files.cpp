// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/project_files.h"

#include "engine/content/element_rows.h"
#include "engine/import/classic_names.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::string_view vocabularyPath = "vocabulary.xml";
constexpr std::string_view scenarioPath = "scenarios/first-galaxy.xml";
constexpr std::string_view homeSpecial = "HOMEWORLD_SPECIAL";
constexpr std::string_view starvation = "STARVATION_SPECIAL"; ///< special that the game adds to planets without food

using Attributes = std::vector<std::pair<std::string, std::string>>;

Markup element(std::string_view tag, Attributes attributes = {}) {
    return {std::string(tag), std::move(attributes), {}, {}};
}

void countClasses(const Markup& markup, ImportCounts& counts) {
    if (markup.tag == "class") {
        const std::string& type = markup.attributes[1].second;
        ++(type == "tech" ? counts.techs : type == "building" ? counts.buildings : counts.specials);
    }
    counts.groups += markup.tag == "group" ? 1 : 0;
    for (const Markup& child : markup.children) {
        counts.effects += markup.tag == "effects" && !child.isComment() ? 1 : 0;
        countClasses(child, counts);
    }
}

} // namespace

void ProjectFiles::add(const std::string& path, Markup root) {
    m_order.push_back(path);
    m_files[path] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + renderMarkup(root);
}

void ProjectFiles::addContent(const std::string& path, std::vector<Markup> content) {
    Markup root = element("orrery", {{"format", std::to_string(contentFormatVersion)}});
    root.children = std::move(content);
    countClasses(root, m_counts);
    const bool isTaken = path == manifestPath || path == vocabularyPath;
    add(isTaken ? "content-" + path : path, std::move(root));
}

void ProjectFiles::addStrings(const std::map<std::string, std::string, std::less<>>& strings,
                              std::string_view language) {
    Markup table = element("strings", {{"language", std::string(language)}});
    for (const auto& [id, text] : strings) {
        Markup string = element("string", {{"id", id}});
        string.text = text;
        table.children.push_back(std::move(string));
    }
    Markup root = element("orrery", {{"format", std::to_string(contentFormatVersion)}});
    root.children.push_back(std::move(table));
    add("strings/" + std::string(language) + ".xml", std::move(root));
}

void ProjectFiles::addVocabulary() {
    Markup vocabulary = element("vocabulary");
    Markup types = element("enumeration", {{"id", "TechType"}, {"label", "Type of techs"}});
    for (const auto& [id, alias, label] :
         {std::array{"theory", "TT_THEORY", "Theory"}, std::array{"application", "TT_APPLICATION", "Application"},
          std::array{"refinement", "TT_REFINEMENT", "Refinement"}}) {
        types.children.push_back(element("value", {{"id", id}, {"alias", alias}, {"label", label}}));
    }
    vocabulary.children.push_back(std::move(types));
    vocabulary.children.push_back(element(
        "property", {{"id", "tech_type"}, {"format", "TechType"}, {"of", "class"}, {"label", "Type of techs"}}));
    vocabulary.children.push_back(comment("The game's meters went from 0 to 100."));
    for (const ClassicName& meter : classicMeters()) {
        const std::string id(meter.ours);
        vocabulary.children.push_back(
            element("meter", {{"id", id}, {"label", id}, {"minimum", "0"}, {"maximum", "100"}, {"replace", "true"}}));
    }
    vocabulary.children.push_back(comment("Source means, in a special, what it is attached to."));
    vocabulary.children.push_back(element("type", {{"id", "special"}, {"extend", "true"}, {"source", "host"}}));
    Markup root = element("orrery", {{"format", std::to_string(contentFormatVersion)}});
    root.children = {comment("What the content needs beside the shipped vocabulary."), std::move(vocabulary)};
    add(std::string(vocabularyPath), std::move(root));
}

void ProjectFiles::addScenario() {
    Markup galaxy =
        element("galaxy", {{"seed", "2006"}, {"systems", "30"}, {"shape", "disc"}, {"empires", "2"}, {"planets", "3"}});
    for (const std::string& special : m_specials) {
        if (special == homeSpecial) {
            galaxy.children.push_back(element("home-special", {{"class", special}}));
        } else if (special != starvation) {
            galaxy.children.push_back(element("special", {{"class", special}, {"probability", "0.1"}}));
        }
    }
    galaxy.children.push_back(element("initial", {{"meter", "Population"}, {"value", "10"}, {"on", "home"}}));
    Markup scenario = element(
        "scenario",
        {{"id", "first-galaxy"}, {"name", "A first galaxy"}, {"description", "Two empires at their homeworlds."}});
    scenario.children.push_back(std::move(galaxy));
    Markup root = element("orrery", {{"format", std::to_string(contentFormatVersion)}});
    root.children = {comment("No content of the game: a galaxy to try the content in."), std::move(scenario)};
    add(std::string(scenarioPath), std::move(root));
}

void ProjectFiles::addManifest(std::string_view importer, Markup project) {
    project.children.insert(project.children.begin(), comment(std::string(importMark).append(importer)));
    for (const std::string& path : m_order) {
        project.children.push_back(element("file", {{"path", path}}));
    }
    m_files[std::string(manifestPath)] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + renderMarkup(project);
}

} // namespace orrery::engine
