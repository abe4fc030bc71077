// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the engine's texts in a form that lupdate reads: the texts of all rows, and the patterns of phrases in the
// sources. Usage: collect_texts OUTPUT VOCABULARY SOURCE...
#include "engine/orrery.h"
#include "engine/texts.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

namespace {

using orrery::engine::ShownTable;

/// Returns the literal at a position unchanged, with adjacent ones joined; empty if there is none.
std::string literalAt(std::string_view text, std::size_t at) {
    std::string out;
    for (;;) {
        at = text.find_first_not_of(" \n\t\r", at);
        if (at == std::string_view::npos || text[at] != '"') {
            return out;
        }
        std::size_t end = at + 1;
        while (end < text.size() && text[end] != '"') {
            end += text[end] == '\\' ? 2 : 1;
        }
        out += text.substr(at + 1, end - at - 1);
        at = end + 1;
    }
}

/// Collects the unchanged literals that are the first arguments of phrases in a source.
void collectPhrases(std::string_view text, std::vector<std::string>& out) {
    for (const std::string_view call : {"phrase(", "inPhrase("}) {
        for (std::size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
            const bool isOwnName = at == 0 || !(std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0);
            std::string literal = isOwnName ? literalAt(text, at + call.size()) : std::string();
            if (!literal.empty()) {
                out.push_back(std::move(literal));
            }
        }
    }
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c == '"' ? "\\\"" : c == '\\' ? "\\\\" : c == '\n' ? "\\n" : std::string(1, c);
    }
    return out;
}

/// Writes each text once, in the first table that contains it.
void write(std::ostream& out, const std::string& name, std::vector<std::string> literals, std::set<std::string>& seen) {
    for (std::string& literal : literals) {
        if (seen.insert(literal).second) {
            out << "//: " << name << "\nQT_TRANSLATE_NOOP(\"Engine\", \"" << literal << "\");\n";
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: collect_texts OUTPUT VOCABULARY SOURCE...\n";
        return 1;
    }
    std::ofstream out(argv[1], std::ios::binary);
    out << "// Made by cmake/collect_texts.cpp for lupdate.\n";
    std::set<std::string> seen;
    const orrery::engine::Project shipped = orrery::engine::emptyProject(argv[2]);
    for (const ShownTable& table : orrery::engine::shownTexts(*shipped.model)) {
        std::vector<std::string> literals;
        std::ranges::transform(table.texts, std::back_inserter(literals), escaped);
        write(out, table.name, std::move(literals), seen);
    }
    std::vector<std::string> phrases;
    for (int i = 3; i < argc; ++i) {
        std::ifstream in(argv[i], std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        collectPhrases(text, phrases);
    }
    std::ranges::sort(phrases);
    write(out, "phrases", std::move(phrases), seen);
    out.close();
    return out.good() ? 0 : 1;
}
