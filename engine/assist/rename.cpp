// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/rename.h"

#include "engine/assist/rename_diagnostics.h"
#include "engine/check/expression/expression.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows_common.h"
#include "engine/content/schema.h"
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::array kindNames{
    inPhrase("class"),    inPhrase("group"),         inPhrase("scenario"),    inPhrase("condition"),
    inPhrase("object"),   inPhrase("type"),          inPhrase("scope"),       inPhrase("meter"),
    inPhrase("property"), inPhrase("resource"),      inPhrase("enumeration"), inPhrase("value"),
    inPhrase("event"),    inPhrase("kind"),          inPhrase("define"),      inPhrase("variable"),
    inPhrase("function"), inPhrase("parameter"),     inPhrase("aggregate"),   inPhrase("table"),
    inPhrase("column"),   inPhrase("stacking name"), inPhrase("string"),      inPhrase("grouping"),
    inPhrase("counter")};
static_assert(kindNames.size() == static_cast<std::size_t>(NameKind::count_));

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b,
                              [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// Returns the last part of a path such as "ship.weapon".
std::string_view lastPart(std::string_view path) {
    return path.substr(path.rfind('.') + 1);
}

/// Plans the edits of one rename.
class RenamePlanner {
public:
    RenamePlanner(const ParsedProject& project, const Vocabulary& vocabulary, const NameIndex& index)
        : m_project(project), m_vocabulary(vocabulary), m_index(index) {}

    RenamePlan plan(NameId name, std::string_view newId) {
        for (const auto& findings : m_project.fileDiagnostics) {
            m_plan.unreadable += static_cast<std::size_t>(
                std::ranges::count_if(*findings, [](const Diagnostic& d) { return d.code().starts_with("xml."); }));
        }
        for (const std::uint32_t place : m_index.placesOf(name)) {
            const NamePlace& at = m_index.places()[place];
            if (at.form == PlaceForm::implied && m_plan.refusals.empty()) {
                refuse(renameDiagnostics["rename.implied"], at.where, {m_index.key(name).id});
            }
        }
        rename(name, newId);
        for (const auto& [string, to] : stringsGoingAlong(m_index.key(name), newId)) {
            m_plan.strings.push_back(m_index.key(string).id);
            rename(string, to);
        }
        if (!m_plan.refusals.empty()) {
            m_plan.edits.clear();
        }
        std::ranges::sort(m_plan.edits, {}, [](const TextEdit& edit) { return std::pair(edit.file, edit.span.begin); });
        return std::move(m_plan);
    }

private:
    void refuse(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) {
        m_plan.refusals.push_back({&spec, where, std::move(args), {}, {}});
    }

    void rename(NameId name, std::string_view newId) {
        const NameKey& key = m_index.key(name);
        const std::string kind(kindName(key.kind));
        const auto places = m_index.placesOf(name);
        const std::string_view present = key.kind == NameKind::scope ? lastPart(key.id) : key.id;
        if (present == newId) {
            return refuse(renameDiagnostics["rename.same"], {}, {std::string(newId)});
        }
        if (!isValid(name, newId)) {
            return refuse(renameDiagnostics["rename.no-id"], {}, {std::string(newId), kind});
        }
        std::string whole(newId);
        if (key.kind == NameKind::scope) {
            whole = key.id.substr(0, key.id.size() - present.size()) + whole;
        }
        if (const auto taken = m_index.find({key.kind, key.owner, whole})) {
            return refuse(renameDiagnostics["rename.taken"], m_index.places()[m_index.placesOf(*taken).front()].where,
                          {whole, kind});
        }
        bool isDefined = false;
        for (const std::uint32_t place : places) {
            const NamePlace& at = m_index.places()[place];
            isDefined = isDefined || at.isDefinition;
            if (at.isDefinition && m_project.sources.files[at.where.file.value].isShipped) {
                return refuse(renameDiagnostics["rename.shipped"], at.where, {key.id, kind});
            }
        }
        if (!isDefined && !isFreeWord(key.kind)) {
            return refuse(renameDiagnostics["rename.undefined"], {}, {key.id, kind});
        }
        for (const std::uint32_t place : places) {
            addEdit(m_index.places()[place], key, newId);
            if (m_index.places()[place].isDefinition) {
                keepChance(m_index.places()[place].where, key.id, newId);
            }
        }
    }

    /// Keeps the present name as the chance key of the element that defines it, if such elements have one. So a rename
    /// changes no random draw, and comparisons find the same object (E5.10). If the element gets back the name that is
    /// its key, removes the key.
    void keepChance(Location where, std::string_view id, std::string_view newId) {
        const std::string_view attribute = rows::chanceKeyAttribute.name;
        const XmlTree& tree = *m_project.trees[where.file.value];
        const Element element{&tree, tree.nodeAt(where.span.begin)};
        const ElementSpec* const spec = rowOf(element, m_vocabulary).format;
        if (spec == nullptr || spec->attribute(attribute) == nullptr) {
            return;
        }
        const std::string key = element.value(attribute);
        std::optional<TextEdit> edit;
        if (key.empty()) {
            edit = setAttribute(tree, element.index, attribute, id);
        } else if (key == newId) {
            edit = removeAttribute(tree, element.index, attribute);
        }
        if (edit) {
            m_plan.edits.push_back(std::move(*edit));
        }
    }

    /// Returns whether the name is valid for its kind. If the present name also appears as a single word, the new name
    /// must be a word.
    bool isValid(NameId name, std::string_view newId) const {
        const auto isPlain = [&](std::string_view forbidden) {
            return !newId.empty() && newId == trimmed(newId) &&
                   newId.find_first_of(forbidden) == std::string_view::npos && isXmlText(newId);
        };
        switch (m_index.key(name).kind) {
        case NameKind::group:
        case NameKind::scenario:
        case NameKind::condition:
            return isLooseName(newId);
        case NameKind::string:
        case NameKind::stacking:
        case NameKind::grouping:
        case NameKind::counter:
            return isPlain("\"'<>& \t\r\n");
        case NameKind::object: {
            const auto isWord = [&](std::uint32_t place) { return m_index.places()[place].form == PlaceForm::word; };
            const bool mustBeWord = isName(m_index.key(name).id) || std::ranges::any_of(m_index.placesOf(name), isWord);
            return isPlain("\"'<>&\t\r\n:") && !newId.starts_with('#') && newId != "none" &&
                   (!mustBeWord || isName(wordFor(newId))) && (!isName(m_index.key(name).id) || isName(newId));
        }
        default:
            return isName(newId);
        }
    }

    void addEdit(const NamePlace& place, const NameKey& key, std::string_view newId) {
        if (place.form == PlaceForm::implied) {
            return;
        }
        const std::string_view raw = m_project.sources.files[place.where.file.value].text->slice(place.where.span);
        const std::string written = decodeAttribute(raw, 0).text;
        Span span = place.where.span;
        std::string text;
        if (place.form == PlaceForm::word) {
            text = written == wordFor(key.id) ? wordFor(newId) : std::string();
        } else if (place.form == PlaceForm::attribute) {
            text = attributeFor(written, key.id, newId);
        } else if (key.kind == NameKind::scope) {
            text = written == lastPart(key.id) ? newId : std::string_view();
        } else if (key.kind == NameKind::stacking || written == key.id) {
            text = newId;
        } else if (key.kind == NameKind::hasKind) {
            const std::string_view tail = std::string_view(written).substr(written.starts_with("GOM_") ? 4 : 0);
            if (equalIgnoringCase(tail, key.id)) {
                const bool isAsDecoded = raw.size() == written.size();
                span.begin = isAsDecoded ? span.end - static_cast<std::uint32_t>(tail.size()) : span.begin;
                text = isAsDecoded || tail.size() == written.size() ? newId : "GOM_" + std::string(newId);
            }
        }
        if (!text.empty()) {
            m_plan.edits.push_back({place.where.file, span, std::move(text)});
        }
    }

    /// Returns a property as the name of an attribute, with '-' for '_'. Keeps '_' if the present name contains '_'.
    static std::string attributeFor(std::string_view written, std::string_view id, std::string_view newId) {
        std::string plain(written);
        std::ranges::replace(plain, '-', '_');
        if (plain != id) {
            return {}; // an alias
        }
        std::string text(newId);
        if (written.find('_') == std::string_view::npos) {
            std::ranges::replace(text, '_', '-');
        }
        return text;
    }

    /// Returns the default strings of a named element. For a class, also returns the default strings of its groups.
    std::vector<std::pair<NameId, std::string>> stringsGoingAlong(const NameKey& key, std::string_view newId) const {
        std::string prefix;
        std::string to;
        if (key.kind == NameKind::objectClass || key.kind == NameKind::scenario) {
            prefix = key.id;
            to = newId;
        } else if (key.kind == NameKind::group) {
            prefix = key.owner + "." + key.id;
            to = key.owner + "." + std::string(newId);
        } else {
            return {};
        }
        std::vector<std::pair<NameId, std::string>> along;
        const auto first = std::ranges::lower_bound(m_index.names(), NameKey{NameKind::string, {}, prefix});
        for (auto it = first; it != m_index.names().end() && it->id.starts_with(prefix) && it->kind == NameKind::string;
             ++it) {
            const std::string_view rest = std::string_view(it->id).substr(prefix.size());
            const bool isOfGroup = key.kind == NameKind::objectClass && rest.starts_with('.');
            const auto id = static_cast<NameId>(it - m_index.names().begin());
            const auto isImplied = [&](std::uint32_t place) {
                return m_index.places()[place].form == PlaceForm::implied;
            };
            if ((rest.empty() || rest == "_DESC" || isOfGroup) &&
                std::ranges::any_of(m_index.placesOf(id), isImplied)) {
                along.emplace_back(id, to + std::string(rest));
            }
        }
        return along;
    }

    const ParsedProject& m_project;
    const Vocabulary& m_vocabulary;
    const NameIndex& m_index;
    RenamePlan m_plan;
};

} // namespace

std::string_view kindName(NameKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

RenamePlan planRename(const ParsedProject& project, const Vocabulary& vocabulary, const NameIndex& index, NameId name,
                      std::string_view newId) {
    return RenamePlanner(project, vocabulary, index).plan(name, newId);
}

} // namespace orrery::engine
