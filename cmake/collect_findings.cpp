// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the rows of all diagnostics from the sources that define them. Each diagnostic thus gets its page of
// explanation without a second list. Usage: collect_findings OUTPUT SOURCE...
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// A row with its literals unchanged from the source.
struct FindingRow {
    std::string code;
    std::string severity;
    std::string message;
    std::string advice;
};

/// Returns the fields of an initialiser, with adjacent literals joined. @param at position after the opening brace.
std::vector<std::string> fieldsAt(std::string_view text, std::size_t at) {
    std::vector<std::string> fields(1);
    while (at < text.size() && text[at] != '}') {
        const char c = text[at];
        if (c == '"') {
            std::size_t end = at + 1;
            while (end < text.size() && text[end] != '"') {
                end += text[end] == '\\' ? 2 : 1;
            }
            fields.back().append(text.substr(at + 1, end - at - 1));
            at = end + 1;
        } else if (c == ',') {
            fields.emplace_back();
            ++at;
        } else {
            if (c != ' ' && c != '\n' && c != '\t' && c != '\r') {
                fields.back() += c;
            }
            ++at;
        }
    }
    return fields;
}

void collect(std::string_view text, std::vector<FindingRow>& rows) {
    static constexpr std::string_view word = "constexpr DiagnosticSpec ";
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t brace = text.find_first_of("{;=", at);
        if (brace == std::string_view::npos || text[brace] != '{') {
            continue;
        }
        std::vector<std::string> fields = fieldsAt(text, brace + 1);
        fields.resize(4);
        if (fields[0].find('.') != std::string::npos && fields[1].starts_with("Severity::")) {
            rows.push_back({fields[0], fields[1], fields[2], fields[3]});
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    std::vector<FindingRow> rows;
    for (int i = 2; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        collect(text, rows);
    }
    std::ranges::sort(rows, {}, &FindingRow::code);
    std::ofstream out(argc > 1 ? argv[1] : "", std::ios::binary);
    for (const FindingRow& row : rows) {
        out << "DiagnosticSpec{\"" << row.code << "\", " << row.severity << ", \"" << row.message << "\", \""
            << row.advice << "\"},\n";
    }
    return out.good() ? 0 : 1;
}
