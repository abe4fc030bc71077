// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage_report.h"

#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace orrery::engine {

namespace {

constexpr auto stateCount = static_cast<std::size_t>(CoverageState::count_);
constexpr auto kindCount = static_cast<std::size_t>(CoverageKind::count_);

constexpr std::array<std::string_view, stateCount> marks{"✕", "○", "◔", "◑", "●"};

constexpr std::string_view style = R"css(:root { color-scheme: light dark; }
body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 76em; padding: 0 1em; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid #8886; padding: 2px 8px; text-align: left; }
td.number { text-align: right; }
pre { line-height: 1.35; overflow-x: auto; border: 1px solid #8886; }
pre span.line { display: block; padding-right: 1em; }
pre i { color: #888; display: inline-block; font-style: normal; text-align: right; width: 4em; }
pre b, td b { display: inline-block; text-align: center; width: 2em; }
.never { background: #d334; } .never b { color: #c22; }
.inactive { background: #d833; } .inactive b { color: #b60; }
.activated { background: #cb22; } .activated b { color: #870; }
.matched { background: #38d2; } .matched b { color: #27b; }
.effective { background: #2a41; } .effective b { color: #283; }
@media (prefers-color-scheme: dark) {
  .never b { color: #f88; } .inactive b { color: #fb6; } .activated b { color: #ed6; } .matched b { color: #8bf; }
  .effective b { color: #7d8; }
}
)css";

/// Returns text for markup. XML cannot hold control characters.
std::string escaped(std::string text) {
    std::ranges::replace_if(
        text, [](char byte) { return static_cast<unsigned char>(byte) < 0x20 && byte != '\t'; }, ' ');
    return escapeMarkup(text);
}

std::string cell(std::string_view text, bool isNumber = false) {
    return std::string(isNumber ? "<td class=\"number\">" : "<td>") + escaped(std::string(text)) + "</td>";
}

std::string number(std::uint64_t value) {
    return cell(std::to_string(value), true);
}

/// Returns a rate with four decimals, as Cobertura writes it. Nothing to cover counts as covered.
std::string rate(CoverageShare share) {
    const std::size_t parts = share.all == 0 ? 10'000 : share.covered * 10'000 / share.all;
    std::string digits = std::to_string(parts % 10'000);
    return std::to_string(parts / 10'000) + "." + std::string(4 - digits.size(), '0') + digits;
}

/// An element that begins in a line.
struct Placed {
    std::uint32_t line = 0;
    std::uint32_t item = 0;
};

/// Returns the items of each file, by line. Items without a place are not in it.
std::map<std::uint32_t, std::vector<Placed>> placedByFile(const CoverageItems& items) {
    std::map<std::uint32_t, std::vector<Placed>> files;
    for (std::uint32_t item = 0; item < items.size(); ++item) {
        const Location head = items[item].head;
        if (head.file.isValid() && head.file.value < items.model().files.size()) {
            const SourceText& text = *items.model().files[head.file.value];
            files[head.file.value].push_back({text.position(head.span.begin).line, item});
        }
    }
    for (auto& [file, placed] : files) {
        std::ranges::stable_sort(placed, {}, &Placed::line);
    }
    return files;
}

class HtmlWriter {
public:
    HtmlWriter(const Coverage& coverage, std::string_view run) : m_coverage(coverage), m_items(coverage.items()) {
        const std::string title = escaped("Coverage of " + m_items.model().projectName);
        m_out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + title +
                "</title>\n<style>\n" + std::string(style) + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n<p>" +
                escaped(std::string(run)) + "</p>\n";
        writeTotals();
        writeClasses();
        for (const auto& [file, placed] : placedByFile(m_items)) {
            writeFile(*m_items.model().files[file], placed);
        }
        m_out += "</body>\n</html>\n";
    }

    std::string take() { return std::move(m_out); }

private:
    std::string stateCell(CoverageState state) const {
        return "<td class=\"" + std::string(coverageStateName(state)) + "\"><b>" + std::string(coverageMark(state)) +
               "</b> " + std::string(coverageStateName(state)) + "</td>";
    }

    void writeTotals() {
        m_out += "<table>\n<tr><th>element</th>";
        for (std::size_t state = 0; state < stateCount; ++state) {
            const auto which = static_cast<CoverageState>(state);
            m_out += "<th class=\"" + std::string(coverageStateName(which)) + "\"><b>" +
                     std::string(coverageMark(which)) + "</b> " + std::string(coverageStateName(which)) + "</th>";
        }
        m_out += "<th>all</th></tr>\n";
        const CoverageTotals totals = m_coverage.totals();
        for (std::size_t kind = 0; kind < kindCount; ++kind) {
            m_out += "<tr>" + cell(coverageKindName(static_cast<CoverageKind>(kind)));
            std::size_t all = 0;
            for (const std::size_t count : totals[kind]) {
                m_out += number(count);
                all += count;
            }
            m_out += number(all) + "</tr>\n";
        }
        m_out += "</table>\n";
    }

    void writeClasses() {
        m_out += "<table>\n<tr><th>class</th><th>group</th><th>state</th><th>turns</th><th>firings</th>"
                 "<th>changed values</th><th>clamped or overwritten</th><th>suppressed</th></tr>\n";
        for (std::size_t item = 0; item < m_items.size(); ++item) {
            const CoverageKind kind = m_items[item].kind;
            if (kind != CoverageKind::objectClass && kind != CoverageKind::group) {
                continue;
            }
            const CoverageCounts& counts = m_coverage[item];
            const bool isGroup = kind == CoverageKind::group;
            m_out += "<tr>" + cell(m_items.ownerId(item)) + cell(isGroup ? m_items[item].group->id : std::string()) +
                     stateCell(counts.state) + number(counts.turns);
            m_out += isGroup ? number(counts.times) + number(counts.changed) + number(counts.undone) +
                                   number(counts.suppressed)
                             : "<td></td><td></td><td></td><td></td>";
            m_out += "</tr>\n";
        }
        m_out += "</table>\n";
    }

    /// Writes the lines of a file. Of several elements in a line, the one with the lowest state gives the colour.
    void writeFile(const SourceText& text, const std::vector<Placed>& placed) {
        m_out += "<h2>" + escaped(text.path()) + "</h2>\n<pre>";
        auto at = placed.begin();
        for (std::uint32_t line = 1; line <= text.lineCount(); ++line) {
            CoverageState lowest = CoverageState::effective;
            std::string sentences;
            for (; at != placed.end() && at->line == line; ++at) {
                lowest = std::min(lowest, m_coverage[at->item].state);
                sentences += (sentences.empty() ? "" : "\n") + std::string(coverageKindName(m_items[at->item].kind)) +
                             ": " + coverageSentence(m_coverage, at->item).english();
            }
            m_out += sentences.empty() ? std::string("<span class=\"line\">")
                                       : "<span class=\"line " + std::string(coverageStateName(lowest)) +
                                             "\" title=\"" + escapeMarkup(sentences) + "\">";
            m_out += "<i>" + std::to_string(line) + "</i><b>" +
                     (sentences.empty() ? std::string() : std::string(coverageMark(lowest))) + "</b>" +
                     escaped(std::string(text.slice(text.lineSpan(line)))) + "</span>";
        }
        m_out += "</pre>\n";
    }

    const Coverage& m_coverage;
    const CoverageItems& m_items;
    std::string m_out;
};

/// The elements that begin in one line, for Cobertura.
struct Line {
    std::uint64_t hits = 0;
    CoverageShare branches{}; ///< verdicts of its conditions
};

class CoberturaWriter {
public:
    explicit CoberturaWriter(const Coverage& coverage) : m_coverage(coverage), m_items(coverage.items()) {
        std::map<std::string, std::string> packages; // by name: their classes
        std::map<std::string, CoverageShare> lines;
        std::map<std::string, CoverageShare> branches;
        CoverageShare allLines;
        CoverageShare allBranches;
        for (std::uint32_t item = 0; item < m_items.size();) {
            const std::uint32_t first = item;
            const bool isClass = m_items[first].kind == CoverageKind::objectClass;
            for (++item; item < m_items.size() && m_items[item].kind != CoverageKind::objectClass &&
                         isClass == (m_items[item].kind != CoverageKind::scenarioCondition) &&
                         m_items[item].owner == m_items[first].owner;) {
                ++item;
            }
            const std::string package = isClass ? typeOf(first) : std::string("scenarios");
            const Shares shares = writeClass(first, item, packages[package]);
            add(lines[package], shares.lines);
            add(branches[package], shares.branches);
            add(allLines, shares.lines);
            add(allBranches, shares.branches);
        }
        m_out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE coverage SYSTEM "
                "\"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">\n<coverage line-rate=\"" +
                rate(allLines) + "\" branch-rate=\"" + rate(allBranches) + "\" lines-covered=\"" +
                std::to_string(allLines.covered) + "\" lines-valid=\"" + std::to_string(allLines.all) +
                "\" branches-covered=\"" + std::to_string(allBranches.covered) + "\" branches-valid=\"" +
                std::to_string(allBranches.all) +
                "\" complexity=\"0\" version=\"orrery\" timestamp=\"0\">\n  <sources>\n    <source>.</source>\n"
                "  </sources>\n  <packages>\n";
        for (const auto& [name, classes] : packages) {
            m_out += "    <package name=\"" + escaped(name) + "\"" + rates(lines[name], branches[name]) +
                     ">\n      <classes>\n" + classes + "      </classes>\n    </package>\n";
        }
        m_out += "  </packages>\n</coverage>\n";
    }

    std::string take() { return std::move(m_out); }

private:
    using Lines = std::map<std::uint32_t, Line>;
    struct Shares {
        CoverageShare lines{};
        CoverageShare branches{};
    };

    static void add(CoverageShare& to, CoverageShare more) {
        to.covered += more.covered;
        to.all += more.all;
    }

    static std::string rates(CoverageShare lines, CoverageShare branches) {
        return " line-rate=\"" + rate(lines) + "\" branch-rate=\"" + rate(branches) + "\" complexity=\"0\"";
    }

    std::string typeOf(std::uint32_t item) const {
        const CheckedClass& one = m_items.model().classes.asRead(m_items[item].owner);
        return one.hasType ? m_items.model().vocabulary.types()[one.type].id : std::string("classes");
    }

    void addLine(std::uint32_t item, Lines& lines) const {
        const Location head = m_items[item].head;
        if (!head.file.isValid()) {
            return;
        }
        Line& line = lines[m_items.model().files[head.file.value]->position(head.span.begin).line];
        const CoverageCounts& counts = m_coverage[item];
        if (m_items[item].kind == CoverageKind::condition) {
            add(line.branches, {std::size_t{counts.isMatched} + std::size_t{counts.isRejected}, 2});
            line.hits = std::max<std::uint64_t>(line.hits, counts.isMatched || counts.isRejected ? 1 : 0);
        } else if (counts.state == CoverageState::effective) {
            line.hits = std::max<std::uint64_t>({line.hits, counts.times, 1});
        }
    }

    static Shares sharesOf(const Lines& lines) {
        Shares shares;
        for (const auto& [number, line] : lines) {
            add(shares.lines, {line.hits > 0 ? std::size_t{1} : 0, 1});
            add(shares.branches, line.branches);
        }
        return shares;
    }

    static std::string linesText(const Lines& lines, const std::string& indent) {
        std::string text = indent + "<lines>\n";
        for (const auto& [number, line] : lines) {
            text +=
                indent + "  <line number=\"" + std::to_string(number) + "\" hits=\"" + std::to_string(line.hits) + "\"";
            const CoverageShare& of = line.branches;
            text += of.all == 0 ? std::string(" branch=\"false\"/>\n")
                                : " branch=\"true\" condition-coverage=\"" + std::to_string(of.covered * 100 / of.all) +
                                      "% (" + std::to_string(of.covered) + "/" + std::to_string(of.all) + ")\"/>\n";
        }
        return text + indent + "</lines>\n";
    }

    /// Writes the items of a class or a scenario. @param end the item after its last one
    Shares writeClass(std::uint32_t first, std::uint32_t end, std::string& out) const {
        Lines lines;
        std::string methods;
        for (std::uint32_t item = first; item < end; ++item) {
            addLine(item, lines);
            if (m_items[item].kind == CoverageKind::group) {
                Lines ofGroup;
                const std::uint32_t last = m_items.ofGroup(m_items[item].owner, m_items[item].number).end;
                for (std::uint32_t inside = item; inside < last; ++inside) {
                    addLine(inside, ofGroup);
                }
                const Shares shares = sharesOf(ofGroup);
                methods += "            <method name=\"" + escaped(m_items[item].group->id) + "\" signature=\"()\"" +
                           rates(shares.lines, shares.branches) + ">\n" + linesText(ofGroup, "              ") +
                           "            </method>\n";
            }
        }
        const Shares shares = sharesOf(lines);
        const FileId file = m_items[first].head.file;
        const std::string path = file.isValid() ? m_items.model().files[file.value]->path() : std::string();
        out += "        <class name=\"" + escaped(m_items.ownerId(first)) + "\" filename=\"" + escaped(path) + "\"" +
               rates(shares.lines, shares.branches) + ">\n          <methods>\n" + methods + "          </methods>\n" +
               linesText(lines, "          ") + "        </class>\n";
        return shares;
    }

    const Coverage& m_coverage;
    const CoverageItems& m_items;
    std::string m_out;
};

} // namespace

std::string_view coverageMark(CoverageState state) {
    return marks[static_cast<std::size_t>(state)];
}

CoverageShare coverageShare(const Coverage& coverage, CoverageKind kind) {
    CoverageShare share;
    for (std::size_t item = 0; item < coverage.items().size(); ++item) {
        const CoverageCounts& counts = coverage[item];
        if (coverage.items()[item].kind != kind) {
            continue;
        }
        if (kind == CoverageKind::condition) {
            share.covered += std::size_t{counts.isMatched} + std::size_t{counts.isRejected};
            share.all += 2;
        } else {
            share.covered += counts.state == CoverageState::effective ? 1 : 0;
            ++share.all;
        }
    }
    return share;
}

std::string coverageHtml(const Coverage& coverage, std::string_view run) {
    return HtmlWriter(coverage, run).take();
}

std::string coverageCobertura(const Coverage& coverage) {
    return CoberturaWriter(coverage).take();
}

} // namespace orrery::engine
