// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/string_tables.h"

#include "engine/content/constants.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <functional>
#include <set>

namespace orrery::engine {

namespace {

std::string languageOf(Element table) {
    return table.has("language") ? table.value("language") : "en";
}

/// Visits the entries of all string tables.
void forEachString(const ParsedProject& project, const std::function<void(const std::string&, Element)>& take) {
    for (const Element table : project.topLevel("strings")) {
        const std::string language = languageOf(table);
        for (const Element entry : table.children()) {
            if (entry.tag() == "string" && !entry.value("id").empty()) {
                take(language, entry);
            }
        }
    }
}

/// The words that count as used text ids: all attribute values and texts of the content. Also has the default text ids
/// of classes, groups and scenarios. A word that only looks like an id counts too: a report of a used text as unused
/// would be worse.
class Uses {
public:
    explicit Uses(const ParsedProject& project) {
        for (const auto& tree : project.trees) {
            if (tree->root() != XmlTree::none) {
                for (const std::uint32_t child : tree->elements(tree->root())) {
                    if (tree->name(child) != "strings") {
                        visit(*tree, child, {});
                    }
                }
            }
        }
    }
    bool contains(const std::string& id) const { return m_words.contains(id); }

private:
    void visit(const XmlTree& tree, std::uint32_t element, const std::string& owner) {
        const Element it{&tree, element};
        std::string own = owner;
        if (const std::string id = it.value("id"); !id.empty()) {
            own = it.tag() == "group" && !owner.empty() ? owner + "." + id : id;
            m_words.insert(own + "_DESC");
            m_words.insert(own);
        }
        for (const XmlAttribute* a = tree.attributesBegin(element); a != tree.attributesEnd(element); ++a) {
            m_words.insert(it.value(tree.name(*a)));
        }
        for (const std::uint32_t child : tree.children(element)) {
            if (tree.isElement(child)) {
                visit(tree, child, own);
            } else if (tree.node(child).kind == XmlKind::text || tree.node(child).kind == XmlKind::cdata) {
                m_words.insert(std::string(trimmed(tree.text(child))));
            }
        }
    }

    std::set<std::string> m_words;
};

/// The place for the next text of a language, and its layout.
struct Tail {
    Element table;
    std::string pending; ///< text to write at this place
};

/// Returns the white space from the line end to a byte, or `otherwise` if anything else precedes the byte.
std::string layoutBefore(const XmlTree& tree, std::uint32_t offset, std::string_view otherwise) {
    const std::string_view bytes = tree.source()->bytes();
    std::uint32_t begin = offset;
    while (begin > 0 && (bytes[begin - 1] == ' ' || bytes[begin - 1] == '\t')) {
        --begin;
    }
    if (begin == 0 || bytes[begin - 1] != '\n') {
        return std::string(otherwise);
    }
    const bool isCrLf = begin > 1 && bytes[begin - 2] == '\r';
    return (isCrLf ? "\r\n" : "\n") + std::string(bytes.substr(begin, offset - begin));
}

std::string stringXml(const std::string& id, const std::string& text) {
    return "<string id=\"" + escapeAttribute(id, '"') + "\">" + escapeText(text) + "</string>";
}

/// Returns the edit that adds texts to the end of a table.
TextEdit appended(Element table, const std::vector<std::pair<std::string, std::string>>& texts) {
    const XmlTree& tree = *table.tree;
    const XmlNode& node = table.node();
    const std::vector<Element> children = table.children();
    const std::string outer = layoutBefore(tree, node.tag.begin, "\n  ");
    const std::string inner =
        children.empty() ? outer + "  " : layoutBefore(tree, children.back().node().tag.begin, "\n    ");
    std::string written;
    for (const auto& [id, text] : texts) {
        written += inner + stringXml(id, text);
    }
    if (node.isEmpty) {
        std::uint32_t end = node.tag.end - 2;
        while (end > node.name.end && tree.source()->bytes()[end - 1] == ' ') {
            --end;
        }
        return {tree.file(), {end, node.tag.end}, ">" + written + outer + "</strings>"};
    }
    if (!children.empty()) {
        const std::uint32_t at = tree.span(children.back().index).end;
        return {tree.file(), {at, at}, written};
    }
    // The table holds only white space and comments. Comments stay before the first text.
    std::uint32_t at = node.close.begin;
    while (at > node.tag.end &&
           std::string_view(" \t\r\n").find(tree.source()->bytes()[at - 1]) != std::string_view::npos) {
        --at;
    }
    const bool hasLine = tree.slice({at, node.close.begin}).find('\n') != std::string_view::npos;
    return {tree.file(), {at, at}, hasLine ? written : written + outer};
}

/// Returns the edit that removes a text, with its line if nothing else is in that line.
TextEdit removed(const XmlTree& tree, Span span) {
    const std::string_view bytes = tree.source()->bytes();
    Span all = span;
    while (bytes[all.begin - 1] == ' ' || bytes[all.begin - 1] == '\t') { // the table's open tag ends this loop
        --all.begin;
    }
    const bool beginsLine = bytes[all.begin - 1] == '\n';
    const bool endsLine = all.end == bytes.size() || bytes[all.end] == '\n' || bytes[all.end] == '\r';
    if (!beginsLine || !endsLine) {
        return {tree.file(), span, {}};
    }
    all.begin -= all.begin > 1 && bytes[all.begin - 2] == '\r' ? 2u : 1u;
    return {tree.file(), all, {}};
}

std::string newTable(std::string_view language, const std::vector<std::pair<std::string, std::string>>& texts) {
    std::string bytes = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n  <strings language=\"" +
                        escapeAttribute(language, '"') + "\">\n";
    for (const auto& [id, text] : texts) {
        bytes += "    " + stringXml(id, text) + "\n";
    }
    return bytes + "  </strings>\n</orrery>\n";
}

std::string freePath(const ParsedProject& project, std::string_view language) {
    std::string path = "strings/" + std::string(language) + ".xml";
    for (int i = 2; project.sources.find(path).isValid(); ++i) {
        path = "strings/" + std::string(language) + "-" + std::to_string(i) + ".xml";
    }
    return path;
}

} // namespace

std::optional<std::size_t> StringTables::findLanguage(std::string_view language) const {
    const auto found = std::ranges::find(languages, language);
    return found == languages.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - languages.begin()));
}

const StringRow* StringTables::findRow(std::string_view id) const {
    const auto found = std::ranges::find(rows, id, &StringRow::id);
    return found == rows.end() ? nullptr : &*found;
}

std::size_t StringTables::missingIn(std::size_t language) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [&](const StringRow& row) { return !row.cells[language]; }));
}

std::size_t StringTables::unused() const {
    return static_cast<std::size_t>(std::ranges::count(rows, false, &StringRow::isUsed));
}

StringTables readStringTables(const ParsedProject& project) {
    StringTables tables;
    const std::string& own = project.sources.manifest.language;
    std::set<std::string> others;
    for (const Element table : project.topLevel("strings")) {
        others.insert(languageOf(table));
    }
    others.erase(own);
    tables.languages.push_back(own);
    tables.languages.insert(tables.languages.end(), others.begin(), others.end());

    std::map<std::string, std::size_t> rows;
    const auto take = [&](const std::string& language, Element entry) {
        const std::string id = entry.value("id");
        const auto [row, isNew] = rows.emplace(id, tables.rows.size());
        if (isNew) {
            tables.rows.push_back({id, std::vector<std::optional<StringCell>>(tables.languages.size()), false});
        }
        const std::string text(trimmed(entry.tree->text(entry.index)));
        tables.rows[row->second].cells[*tables.findLanguage(language)] = StringCell{text, entry.where()};
    };
    for (const bool isOwn : {true, false}) {
        forEachString(project, [&](const std::string& language, Element entry) {
            if ((language == own) == isOwn) {
                take(language, entry);
            }
        });
    }
    const Uses uses(project);
    for (StringRow& row : tables.rows) {
        row.isUsed = uses.contains(row.id);
    }
    return tables;
}

StringPlaces::StringPlaces(const ParsedProject& project) : m_project(project) {
    forEachString(project, [&](const std::string& language, Element entry) {
        m_present.insert_or_assign({language, entry.value("id")}, entry);
    });
    for (const Element table : project.topLevel("strings")) {
        if (isOwn(table)) {
            m_tails.insert_or_assign(languageOf(table), table);
        } else if (table.isBroken()) {
            m_broken.insert(languageOf(table));
        }
    }
}

bool StringPlaces::isOwn(Element element) const {
    return !m_project.sources.files[element.tree->file().value].isShipped && !element.isBroken();
}

StringEdits StringPlaces::edit(std::span<const StringChange> changes) const {
    StringEdits result;
    std::map<std::pair<std::string, std::string>, const StringChange*> last;
    std::vector<const StringChange*> inOrder;
    for (const StringChange& change : changes) {
        const auto [entry, isNew] = last.insert_or_assign({change.language, change.id}, &change);
        if (isNew) {
            inOrder.push_back(&change);
        }
    }
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> added;
    for (const StringChange* const first : inOrder) {
        const StringChange& change = *last.at({first->language, first->id});
        const auto found = m_present.find({change.language, change.id});
        const auto refuse = [&](std::string_view pattern) {
            result.refused.push_back(phrase(pattern, {change.id, change.language}));
        };
        if (!isLanguageName(change.language) || change.id.empty() || !isXmlText(change.id) ||
            (change.text && !isXmlText(*change.text))) {
            refuse(inPhrase("the text of '{0}' in '{1}' contains characters that XML does not allow"));
        } else if (found == m_present.end()) {
            if (change.text) {
                added[change.language].emplace_back(change.id, *change.text);
            }
        } else if (const Element entry = found->second; !isOwn(entry)) {
            refuse(inPhrase("the text of '{0}' in '{1}' cannot be changed: it is read-only or contains errors"));
        } else if (!change.text) {
            result.edits.push_back(removed(*entry.tree, entry.tree->span(entry.index)));
        } else if (trimmed(entry.tree->text(entry.index)) != *change.text) {
            if (const auto edit = setText(*entry.tree, entry.index, *change.text)) {
                result.edits.push_back(*edit);
            } else {
                refuse(inPhrase("the text of '{0}' in '{1}' contains other elements or comments"));
            }
        }
    }
    for (const auto& [language, texts] : added) {
        if (const auto tail = m_tails.find(language); tail != m_tails.end()) {
            result.edits.push_back(appended(tail->second, texts));
        } else if (m_broken.contains(language)) {
            result.refused.push_back(phrase("the string table of '{0}' contains errors; fix them first", {language}));
        } else {
            result.newFiles.emplace(freePath(m_project, language), newTable(language, texts));
        }
    }
    return result;
}

StringEdits editStrings(const ParsedProject& project, std::span<const StringChange> changes) {
    return StringPlaces(project).edit(changes);
}

StringEdits addLanguage(const ParsedProject& project, std::string_view language) {
    StringEdits result;
    if (!isLanguageName(language)) {
        result.refused.push_back(
            phrase("'{0}' is not a language code such as 'de' or 'pt-BR'", {std::string(language)}));
        return result;
    }
    for (const Element table : project.topLevel("strings")) {
        if (languageOf(table) == language) {
            return result;
        }
    }
    result.newFiles.emplace(freePath(project, language), newTable(language, {}));
    return result;
}

bool isLanguageName(std::string_view name) {
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isRest = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
    return name.size() >= 2 && name.size() <= 32 && isLetter(name[0]) && isLetter(name[1]) &&
           std::ranges::all_of(name, isRest);
}

} // namespace orrery::engine
