// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/repeated_parts.h"

#include "engine/content/baseline_rows.h"
#include "engine/content/element_rows.h"

namespace orrery::engine::fixture {

namespace {

/// Returns the pattern once for each number below n.
std::string many(std::string_view pattern, std::size_t n) {
    return repeated(n, [&](const std::string& i) { return withNumber(pattern, i); });
}

void add(std::vector<RepeatedContent>& all, std::string name, std::function<MadeFiles(std::size_t)> make) {
    all.push_back({std::move(name), std::move(make)});
}

void addExpressions(std::vector<RepeatedContent>& all) {
    struct Expression {
        std::string_view name, before, each, after;
    };
    static constexpr Expression expressions[] = {
        {"terms", "1", " + 1", ""},
        {"different terms", "1", " + #", ""},
        {"products", "1", " * 2", ""},
        {"powers", "1", " ^ 2", ""},
        {"unknown names", "1", " + unknown#", ""},
        {"equal unknown names", "1", " + unknown", ""},
        {"unknown members", "1", " + Source.unknown#", ""},
        {"unknown calls", "1", " + unknown#()", ""},
        {"known names", "1", " + turn", ""},
        {"arguments", "max(1", ", 1", ")"},
        {"list", "[1", ", 1", "]"},
        {"comparisons", "1", " &lt; 1", ""},
        {"truths", "true", " and true", ""},
        {"different truths", "turn &gt; 1", " and turn &gt; #", ""},
        {"either", "turn == 1", " or turn == #", ""},
        {"minus signs", "", "-", "1"},
        {"open brackets", "", "(", "1"},
        {"stray brackets", "1", ")", ""},
        {"members", "Source", ".owner", ""},
        {"calls in calls", "", "abs(", "1"},
        {"conditionals", "", "if(true, 1, ", "1"},
        {"text", "\"", "a", "\""},
        {"junk", "", "# ", ""},
        {"entities", "", "&lt;", ""},
    };
    struct Place {
        std::string_view name, before, after;
    };
    static constexpr Place places[] = {
        {"constant", "<vocabulary><define id='X' value='", "'/></vocabulary>"},
        {"condition",
         "<class id='HOLDER' type='building'><group id='g'><scope><include><and><object-type type='planet'/>"
         "<expression if='",
         "'/></and></include></scope><effects/></group></class>"},
    };
    for (const Place& place : places) {
        for (const Expression& one : expressions) {
            const Frame around{std::string(rootTag) + std::string(place.before),
                               std::string(place.after) + "</orrery>"};
            add(all, "expression: " + std::string(one.name) + " in a " + std::string(place.name),
                [one, around](std::size_t n) {
                    return around.around(std::string(one.before) +
                                         repeated(n, [&](const std::string& i) { return withNumber(one.each, i); }) +
                                         std::string(one.after));
                });
        }
    }
}

/// Adds columns and rows of tables, in the content and in a table file.
void addLookups(std::vector<RepeatedContent>& all) {
    const Frame table = Frame{}.inside(rootTag, "orrery").inside("<table id=\"T\">", "table");
    const Frame ofFile = Frame{}.inside(rootTag, "orrery").inside("<table id=\"T\" file=\"t.csv\">", "table");
    add(all, "table: columns of a row", [=](std::size_t n) {
        return table.around(many("<column id=\"c#\"/>", n) + "<row key=\"1\"" + many(" c#=\"1\"", n) + "/>");
    });
    add(all, "table: unknown columns of a row", [=](std::size_t n) {
        return table.around("<column id=\"a\"/><row key=\"1\" a=\"1\"" + many(" c#=\"1\"", n) + "/>");
    });
    add(all, "table: missing cells",
        [=](std::size_t n) { return table.around(many("<column id=\"c#\"/>", n) + "\n<row key=\"1\"/>"); });
    add(all, "table: rows",
        [=](std::size_t n) { return table.around("<column id=\"a\"/>" + many("<row key=\"#\" a=\"1\"/>", n)); });
    add(all, "table: columns of a file", [=](std::size_t n) {
        MadeFiles files = ofFile.around(many("<column id=\"c#\"/>", n));
        files["t.csv"] = "key" + many(",c#", n) + "\n1" + many(",1", n) + "\n";
        return files;
    });
    add(all, "table: unknown columns of a file", [=](std::size_t n) {
        MadeFiles files = ofFile.around("<column id=\"a\"/>");
        files["t.csv"] = "key,a" + many(",c#", n) + "\n1,1" + many(",1", n) + "\n";
        return files;
    });
    add(all, "table: columns that a file has not got", [=](std::size_t n) {
        MadeFiles files = ofFile.around(many("<column id=\"c#\"/>", n));
        files["t.csv"] = "key\n1\n";
        return files;
    });
    add(all, "table: rows of a file", [=](std::size_t n) {
        MadeFiles files = ofFile.around("<column id=\"a\"/>");
        files["t.csv"] = "key,a\n" + many("#,1\n", n);
        return files;
    });
    // Makes a table, and functions that look up values in it.
    const auto looked = [=](const std::string& call, std::string_view columns, std::string_view row, std::size_t n) {
        return MadeFiles{{"made.xml", table.open + many(columns, n) + "<row key=\"1\"" + many(row, n) + "/></table>" +
                                          many("<function id=\"X#\" value=\"" + call + "\"/>", n) + "</orrery>"}};
    };
    add(all, "table: lookups of columns",
        [=](std::size_t n) { return looked("lookup(T, 1, c#)", "<column id=\"c#\"/>", " c#=\"1\"", n); });
    add(all, "table: lookups of unknown columns",
        [=](std::size_t n) { return looked("lookup(T, 1, unknown#)", "<column id=\"c#\"/>", " c#=\"1\"", n); });
    add(all, "table: lookups of texts", [=](std::size_t n) {
        return MadeFiles{{"made.xml", std::string(rootTag) + "<table id=\"T\" key=\"text\"><column id=\"a\"/>" +
                                          many("<row key=\"k#\" a=\"1\"/>", n) + "</table>" +
                                          many("<function id=\"X#\" value=\"lookup(T, 'k#', a)\"/>", n) + "</orrery>"}};
    });
}

/// Adds problems that comments, the manifest or the baseline silence.
void addSilenced(std::vector<RepeatedContent>& all) {
    const auto content = [=](std::string_view pattern, std::size_t n) {
        return MadeFiles{{"made.xml", std::string(rootTag) + many(pattern, n) + "</orrery>"}};
    };
    add(all, "silence: comments",
        [=](std::size_t n) { return content("<!-- orrery-ignore content.unknown-element -->\n<unknown#/>\n", n); });
    add(all, "silence: comments on one line",
        [=](std::size_t n) { return content("<!-- orrery-ignore content.unknown-element --><unknown#/>", n); });
    add(all, "silence: comments for nothing",
        [=](std::size_t n) { return content("<!-- orrery-ignore check.code# -->\n", n); });
    add(all, "silence: codes of a comment", [=](std::size_t n) {
        return MadeFiles{{"made.xml", std::string(rootTag) + "<!-- orrery-ignore" + many(" check.code#", n) + " -->" +
                                          many("<unknown#/>", n) + "</orrery>"}};
    });
    add(all, "silence: the manifest", [=](std::size_t n) {
        MadeFiles files = content("<unknown#/>", n);
        files[std::string(manifestPath)] = "<project format=\"1\" name=\"Test\">" +
                                           many("<silence code=\"check.code#\"/>", n) +
                                           "<silence code=\"content.unknown-element\"/></project>";
        return files;
    });
    add(all, "silence: files of the manifest", [=](std::size_t n) {
        MadeFiles files;
        for (std::size_t i = 0; i < n; ++i) {
            files["made" + std::to_string(i) + ".xml"] = std::string(rootTag) + "<unknown/></orrery>";
        }
        files[std::string(manifestPath)] = "<project format=\"1\" name=\"Test\">" +
                                           many("<silence code=\"content.unknown-element\" file=\"made#.xml\"/>", n) +
                                           "</project>";
        return files;
    });
    add(all, "silence: the baseline", [=](std::size_t n) {
        MadeFiles files = content("<class id=\"C#\" type=\"building\" unknown=\"1\"/>", n);
        files[std::string(baselinePath)] = "<baseline format=\"1\">" +
                                           many("<finding code=\"content.unknown-attribute\" at=\"class "
                                                "C#\">&lt;class> has no attribute 'unknown'</finding>",
                                                n) +
                                           "</baseline>";
        return files;
    });
}

} // namespace

void addRepeatedParts(std::vector<RepeatedContent>& all) {
    addExpressions(all);
    addLookups(all);
    addSilenced(all);
}

} // namespace orrery::engine::fixture
