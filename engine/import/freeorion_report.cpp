// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_report.h"

#include "engine/check/render.h"
#include "engine/import/focs/focs_string_use.h"
#include "engine/import/import_origins.h"

#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

Json lossesJson(const FocsContent& content, const FreeOrionTally& tally) {
    Json list = Json::array();
    for (const FreeOrionReason& reason : freeOrionReasons) {
        Json places = Json::array();
        std::size_t groups = 0;
        for (const FreeOrionLoss& loss : tally.losses) {
            if (loss.reason != &reason) {
                continue;
            }
            groups += loss.isGroup ? 1 : 0;
            const RenderedPlace place = renderPlace(loss.where, content.sources);
            places.push_back({{"file", place.path},
                              {"line", place.begin.line},
                              {"column", place.begin.column},
                              {"what", loss.what},
                              {"detail", loss.detail}});
        }
        if (!places.empty()) {
            list.push_back({{"id", reason.id},
                            {"reason", reason.text},
                            {"groups", groups},
                            {"fields", places.size() - groups},
                            {"places", std::move(places)}});
        }
    }
    return list;
}

} // namespace

std::string freeOrionReportJson(const FocsContent& content, const FreeOrionTally& tally) {
    Json json{{"orrery", "import"}, {"format", 1}, {"from", "freeorion"}};
    json["read"] = Json::parse(focsReportJson(content));
    json["written"] = {{"classes", tally.classes}, {"strings", tally.strings}};
    json["groups"] = {{"with-meaning", tally.kept},
                      {"text-only", tally.textOnly},
                      {"disabled", tally.disabled + tally.partial}, // in whole or in part
                      {"partial", tally.partial},
                      {"implicit", tally.implicit},
                      {"different", tally.differentGroups}};
    json["fields"] = {{"constants", tally.constants}, {"expressions", tally.expressions}, {"texts", tally.texts}};
    json["undefined"] = tally.undefined;
    json["reasons"] = lossesJson(content, tally);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Phrase freeOrionReadSummary(const FocsContent& content) {
    std::size_t scripts = 0;
    std::size_t definitions = 0;
    std::size_t groups = 0;
    for (const FocsScript& script : content.scripts) {
        scripts += content.sources[script.file.value]->path().ends_with(".focs.txt") ? 1 : 0;
        definitions += script.definitions.size();
        forEachFocsGroup(script, [&groups](std::uint32_t, Span) { ++groups; });
    }
    return phrase("read {0} with {1} and {2}",
                  {counted(scripts, {inPhrase("{0} script"), inPhrase("{0} scripts")}),
                   counted(definitions, {inPhrase("{0} definition"), inPhrase("{0} definitions")}),
                   counted(groups, {inPhrase("{0} effects group"), inPhrase("{0} effects groups")})});
}

Phrase freeOrionStringsSummary(const FocsContent& content) {
    const std::size_t missing = missingFocsStrings(content).size();
    return missing == 0 ? Phrase()
                        : counted(missing, {inPhrase("the English string table lacks {0} text that the scripts use"),
                                            inPhrase("the English string table lacks {0} texts that the scripts use")});
}

std::vector<Phrase> freeOrionMacroSummaries(const FocsContent& content) {
    std::map<std::string, std::size_t> lost;
    for (const FocsScript& script : content.scripts) {
        for (const auto& [macro, definitions] : script.damagedBy) {
            lost[macro] += definitions;
        }
    }
    std::vector<Phrase> out;
    for (const auto& [macro, definitions] : lost) {
        if (definitions > 1) {
            out.push_back(
                phrase("{0} definitions are missing because of the macro '{1}'", {std::to_string(definitions), macro}));
        }
    }
    return out;
}

Phrase freeOrionSummary(const FreeOrionTally& tally) {
    std::size_t classes = 0;
    for (const auto& [type, count] : tally.classes) {
        classes += count;
    }
    const std::size_t disabled = tally.textOnly + tally.disabled;
    const CountWords groups{inPhrase("{0} effects group"), inPhrase("{0} effects groups")};
    const Phrase written = phrase("{0} with {1}", {counted(classes, {inPhrase("{0} class"), inPhrase("{0} classes")}),
                                                   counted(tally.kept + tally.partial + disabled, groups)});
    return disabled == 0
               ? phrase("imported {0}", {written})
               : phrase("imported {0}, of which {1} disabled: {2} without an equivalent, {3} only for pictures",
                        {written, std::to_string(disabled), std::to_string(tally.disabled),
                         std::to_string(tally.textOnly)});
}

Phrase freeOrionPartSummary(const FreeOrionTally& tally) {
    return tally.partial == 0
               ? Phrase()
               : counted(tally.partial, {inPhrase("{0} effects group keeps only its effects on meters"),
                                         inPhrase("{0} effects groups keep only their effects on meters")});
}

std::vector<ImportSection> freeOrionSections(const FocsContent& content, const FreeOrionTally& tally) {
    std::vector<ImportSection> out;
    for (const FreeOrionReason& reason : freeOrionReasons) {
        ImportSection section{phrase(reason.text), {}};
        for (const FreeOrionLoss& loss : tally.losses) {
            if (loss.reason == &reason) {
                section.notes.push_back({loss.where, loss.what, loss.detail});
            }
        }
        if (!section.notes.empty()) {
            out.push_back(std::move(section));
        }
    }
    if (!tally.undefined.empty()) {
        ImportSection section{phrase("names that no script defines"), {}};
        for (const auto& [id, type] : tally.undefined) {
            section.notes.push_back({{}, id, type});
        }
        out.push_back(std::move(section));
    }
    if (const std::vector<FocsMissingString> missing = missingFocsStrings(content); !missing.empty()) {
        ImportSection section{phrase("texts that the English string table lacks"), {}};
        for (const FocsMissingString& one : missing) {
            section.notes.push_back({one.where, one.id, {}});
        }
        out.push_back(std::move(section));
    }
    return out;
}

namespace {

std::string attributesHash(const Markup& element) {
    std::string text;
    for (const auto& [name, value] : element.attributes) {
        ImportOrigins::addAttribute(text, name, value);
    }
    return ImportOrigins::hashOf(text);
}

} // namespace

std::size_t FreeOrionOrigins::insertion(const FocsScript& script, std::uint32_t index) {
    if (index == 0) {
        return 0;
    }
    const FocsInsertion& one = script.insertions[index];
    const std::string line = std::string(one.macro) + ' ' + std::to_string(one.macroText.file.value) + ' ' +
                             std::to_string(one.macroText.span.begin) + ' ' + std::to_string(one.where.file.value) +
                             ' ' + std::to_string(one.where.span.begin) + ' ' + std::to_string(one.where.span.end) +
                             ' ' + lineOf(one.where.file, one.where.span.begin) + ' ' +
                             std::to_string(insertion(script, one.parent));
    const auto [known, isNew] = m_known.emplace(line, m_known.size() + 1);
    if (isNew) {
        m_insertions += "insertion " + std::to_string(known->second) + ' ' + line + '\n';
    }
    return known->second;
}

std::string FreeOrionOrigins::place(const FocsScript& script, Span span) {
    const FocsOrigin origin = script.origins.of(span.begin);
    const Location where = script.origins.placeOf(span);
    return std::to_string(origin.file.value) + ' ' + std::to_string(where.span.begin) + ' ' +
           std::to_string(where.span.end) + ' ' + lineOf(origin.file, where.span.begin) + ' ' +
           std::to_string(insertion(script, origin.insertion));
}

std::string FreeOrionOrigins::lineOf(FileId file, std::uint32_t offset) const {
    return std::to_string(m_content.sources[file.value]->position(offset).line);
}

void FreeOrionOrigins::addElements(const FocsScript& script, const Markup& markup, std::uint32_t begin,
                                   std::size_t& number) {
    for (const Markup& child : markup.children) {
        if (child.isComment()) {
            continue;
        }
        ++number;
        if (!child.origin.isEmpty()) {
            m_elements += "  " + std::to_string(number) + ' ' + child.tag + ' ' + attributesHash(child) + ' ' +
                          place(script, {child.origin.begin + begin, child.origin.end + begin}) + '\n';
        }
        addElements(script, child, begin, number);
    }
}

void FreeOrionOrigins::add(const FocsScript& script, const std::string& holder, const std::string& id,
                           const Markup& group, Span span) {
    std::size_t number = 0;
    m_elements.clear();
    addElements(script, group, span.begin, number);
    m_groups += "group " + holder + '/' + id + ' ' + std::to_string(number) + ' ' + place(script, span) + '\n';
    m_groups += m_elements;
}

std::string FreeOrionOrigins::take() {
    std::string out = std::string(ImportOrigins::firstLine) + '\n';
    for (std::size_t i = 0; i < m_content.sources.size(); ++i) {
        const SourceText& source = *m_content.sources[i];
        out += "file " + std::to_string(i) + ' ' + source.path() + ' ' + ImportOrigins::hashOf(source.bytes()) + '\n';
    }
    return out + m_insertions + m_groups;
}

} // namespace orrery::engine
