// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/string_files.h"

#include "engine/import/string_file_diagnostics.h"
#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view contextName = "strings";

std::string poQuoted(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\t':
            out += "\\t";
            break;
        case '\r':
            out += "\\r";
            break;
        default:
            if (byte < 0x20 || byte == 0x7F) {
                // An octal escape with three digits: a hexadecimal escape would include digits after it.
                out += '\\';
                out += static_cast<char>('0' + (byte >> 6));
                out += digits[(byte >> 3) & 7];
                out += digits[byte & 7];
            } else {
                out += c;
            }
        }
    }
    return out + "\"";
}

/// Writes a text with several lines on several lines, as the tools of translators do.
std::string poText(std::string_view keyword, std::string_view text) {
    std::string out(keyword);
    const std::size_t newline = text.find('\n');
    if (newline == std::string_view::npos || newline + 1 == text.size()) {
        return out + " " + poQuoted(text) + "\n";
    }
    out += " \"\"\n";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        out += poQuoted(text.substr(0, end)) + "\n";
        text.remove_prefix(end);
    }
    return out;
}

std::string renderPo(const StringCatalogue& catalogue) {
    std::string header = "MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
                         "Content-Transfer-Encoding: 8bit\n";
    header += "Language: " + catalogue.language + "\nX-Source-Language: " + catalogue.sourceLanguage + "\n";
    std::string out = "msgid \"\"\n" + poText("msgstr", header);
    for (const CatalogueEntry& entry : catalogue.entries) {
        out += '\n';
        if (!entry.isFinished && !entry.translation.empty()) {
            out += "#, fuzzy\n";
        }
        out += poText("msgctxt", entry.id) + poText("msgid", entry.source) + poText("msgstr", entry.translation);
    }
    return out;
}

std::string renderTs(const StringCatalogue& catalogue) {
    std::string out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"" +
                      escapeAttribute(catalogue.language, '"') + "\" sourcelanguage=\"" +
                      escapeAttribute(catalogue.sourceLanguage, '"') + "\">\n<context>\n    <name>" +
                      std::string(contextName) + "</name>\n";
    for (const CatalogueEntry& entry : catalogue.entries) {
        out += "    <message>\n        <source>" + escapeText(entry.source) + "</source>\n        <comment>" +
               escapeText(entry.id) + "</comment>\n        <translation" +
               (entry.isFinished ? "" : " type=\"unfinished\"") + ">" + escapeText(entry.translation) +
               "</translation>\n    </message>\n";
    }
    return out + "</context>\n</TS>\n";
}

ReadCatalogue readTs(std::shared_ptr<const SourceText> file, FileId id) {
    ReadCatalogue read;
    const XmlTree tree = parseXml(std::move(file), id);
    for (const Diagnostic& finding : tree.diagnostics()) {
        if (finding.spec != &xmlDiagnostics["xml.doctype"]) { // every Qt Linguist file has a document type
            read.faults.push_back(finding);
        }
    }
    const std::uint32_t root = tree.root();
    if (root == XmlTree::none || tree.name(root) != "TS") {
        read.faults.push_back({&stringFileDiagnostics["import.not-linguist"], tree.location({0, 0}), {}, {}, {}});
        return read;
    }
    read.catalogue.language = tree.value(root, "language");
    read.catalogue.sourceLanguage = tree.value(root, "sourcelanguage");
    for (const std::uint32_t context : tree.elements(root)) {
        for (const std::uint32_t message : tree.elements(context)) {
            if (tree.name(message) != "message") {
                continue;
            }
            const auto textOf = [&](std::string_view name) {
                const std::uint32_t child = tree.child(message, name);
                return child == XmlTree::none ? std::string() : tree.text(child);
            };
            const std::uint32_t translation = tree.child(message, "translation");
            const std::string type = translation == XmlTree::none ? "" : tree.value(translation, "type");
            CatalogueEntry entry{tree.value(message, "id"), textOf("source"), textOf("translation"), type.empty()};
            entry.isFinished = entry.isFinished && !entry.translation.empty();
            if (entry.id.empty()) {
                entry.id = textOf("comment");
            }
            const bool isGone = type == "obsolete" || type == "vanished";
            if (isGone) {
                continue;
            }
            if (entry.id.empty() || tree.attribute(message, "numerus") != nullptr) {
                read.faults.push_back({&stringFileDiagnostics["import.string-without-id"],
                                       tree.location(tree.node(message).name),
                                       {},
                                       {},
                                       {}});
            } else {
                read.catalogue.entries.push_back(std::move(entry));
            }
        }
    }
    return read;
}

} // namespace

std::optional<CatalogueFormat> catalogueFormatOf(std::string_view path) {
    return path.ends_with(".po") || path.ends_with(".pot") ? std::optional(CatalogueFormat::po)
           : path.ends_with(".ts")                         ? std::optional(CatalogueFormat::ts)
                                                           : std::nullopt;
}

StringCatalogue catalogueOf(const StringTables& tables, std::string_view language) {
    StringCatalogue catalogue{std::string(language), tables.languages.front(), {}};
    const auto own = tables.findLanguage(language);
    for (const StringRow& row : tables.rows) {
        CatalogueEntry entry{row.id, row.cells[0] ? row.cells[0]->text : std::string(),
                             own && row.cells[*own] ? row.cells[*own]->text : std::string(), true};
        entry.isFinished = !entry.translation.empty(); // a .po file cannot distinguish an empty text from a missing one
        catalogue.entries.push_back(std::move(entry));
    }
    return catalogue;
}

std::string renderCatalogue(const StringCatalogue& catalogue, CatalogueFormat format) {
    return format == CatalogueFormat::po ? renderPo(catalogue) : renderTs(catalogue);
}

ReadCatalogue readCatalogue(std::shared_ptr<const SourceText> file, FileId id, CatalogueFormat format) {
    return format == CatalogueFormat::po ? readPo(std::move(file), id) : readTs(std::move(file), id);
}

CatalogueChanges changesOf(const StringCatalogue& catalogue, const StringTables& tables, std::string_view language) {
    CatalogueChanges result;
    std::map<std::string_view, const StringRow*> rows;
    for (const StringRow& row : tables.rows) {
        rows.emplace(row.id, &row);
    }
    for (const CatalogueEntry& entry : catalogue.entries) {
        if (!rows.contains(entry.id)) {
            ++result.unknown;
        } else if (!entry.isFinished || entry.translation.empty()) {
            ++result.unfinished;
        } else {
            const std::string of(language.empty() ? std::string_view(catalogue.language) : language);
            result.changes.push_back({of, entry.id, entry.translation});
        }
    }
    return result;
}

} // namespace orrery::engine
