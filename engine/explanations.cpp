// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explanations.h"

#include "engine/assist/rename_diagnostics.h"
#include "engine/assist/silence_diagnostics.h"
#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/classes/trigger_diagnostics.h"
#include "engine/check/classes/variable_diagnostics.h"
#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/scenario_diagnostics.h"
#include "engine/check/scenario/sweep_diagnostics.h"
#include "engine/check/scenario/test_diagnostics.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_diagnostics.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/evaluation/run_diagnostics.h"
#include "engine/import/focs/focs_diagnostics.h"
#include "engine/import/freeorion_export/export_diagnostics.h"
#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/import/import_diagnostics.h"
#include "engine/import/string_file_diagnostics.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/xml_diagnostics.h"
#include "engine/trace/ask_diagnostics.h"
#include "engine/turn/limit_diagnostics.h"
#include "engine/turn/run_limits.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <array>
#include <limits>

namespace orrery::engine {

namespace {

template <typename... Tables>
consteval auto sortedRows(const Tables&... tables) {
    std::array<const DiagnosticSpec*, (Tables::size + ...)> all{};
    auto end = all.begin();
    const auto add = [&](const auto& table) {
        for (const DiagnosticSpec& row : table.rows) {
            *end++ = &row;
        }
    };
    (add(tables), ...);
    std::ranges::sort(all, {}, &DiagnosticSpec::code);
    return all;
}

/// All tables of the engine.
constexpr std::array rows = sortedRows(
    checkDiagnostics, definitionDiagnostics, expressionDiagnostics, readingDiagnostics, scenarioDiagnostics,
    sweepDiagnostics, testDiagnostics, triggerDiagnostics, variableDiagnostics, contentDiagnostics, elementDiagnostics,
    exportDiagnostics, vocabularyDiagnostics, focsDiagnostics, importDiagnostics, saveDiagnostics,
    stringFileDiagnostics, renameDiagnostics, silenceDiagnostics, lintDiagnostics, runDiagnostics, exprDiagnostics,
    xmlDiagnostics, askDiagnostics, limitDiagnostics, turnDiagnostics, universeDiagnostics);
static_assert(std::ranges::adjacent_find(rows, {}, &DiagnosticSpec::code) == rows.end(), "two rows have the same code");

struct FrameText {
    std::string_view before;
    std::string_view behind;
};

constexpr std::array frames{
    FrameText{"", "\n"},
    FrameText{"<class id=\"BLD_MINE\" type=\"building\">\n  ", "\n</class>\n"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig")",
              R"(
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      )",
              R"(
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount=")",
              R"("/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include if=")",
              R"("/>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      )",
              R"(
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include>)",
              R"(</include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
)"},
    FrameText{"<scenario id=\"first\">\n  ", "\n</scenario>\n"},
    FrameText{R"(<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  )",
              "\n</scenario>\n"},
    FrameText{"<vocabulary>\n  ", "\n</vocabulary>\n"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  )",
              R"(
</class>
<scenario id="first">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="BLD_MINE" on="World"/>
</scenario>
)"},
    FrameText{R"(=== buildings.xml
<XMLDoc>
<BuildingType>
  <name>BLD_MINE</name>
  <description>BLD_MINE</description>
  <build_cost>30</build_cost>
  <build_time>5</build_time>
  <maintenance_cost>2</maintenance_cost>
  <effects>
    <EffectsGroup>
      <scope><Condition::Contains><Condition::Self/></Condition::Contains></scope>
      <effects>)",
              R"(</effects>
    </EffectsGroup>
  </effects>
  <graphic/>
</BuildingType>
</XMLDoc>
=== eng_stringtable.txt
en
BLD_MINE
Mine
)"},
    FrameText{R"(=== buildings.xml
<XMLDoc>
<BuildingType>
  <name>BLD_MINE</name>
  <description>BLD_MINE</description>
  <build_cost>30</build_cost>
  <build_time>5</build_time>
  <maintenance_cost>2</maintenance_cost>
  <effects>
    <EffectsGroup>
      <scope>)",
              R"(</scope>
      <effects><Effect::Destroy/></effects>
    </EffectsGroup>
  </effects>
  <graphic/>
</BuildingType>
</XMLDoc>
=== eng_stringtable.txt
en
BLD_MINE
Mine
)"},
    FrameText{R"()",
              R"(
=== eng_stringtable.txt
en
BLD_MINE
Mine
)"},
};
static_assert(frames.size() == static_cast<std::size_t>(ExampleFrame::importedFile) + 1);

/// Returns an example with the wrong or the right text at each "«wrong»→«right»".
std::string written(std::string_view example, bool isRight) {
    static constexpr std::string_view open = "«";
    static constexpr std::string_view between = "»→«";
    static constexpr std::string_view close = "»";
    std::string out;
    for (;;) {
        const std::size_t wrong = example.find(open);
        if (wrong == std::string_view::npos) {
            return out += example;
        }
        const std::size_t middle = example.find(between, wrong);
        const std::size_t right = middle + between.size();
        const std::size_t end = example.find(close, right);
        out += example.substr(0, wrong);
        out += isRight ? example.substr(right, end - right)
                       : example.substr(wrong + open.size(), middle - wrong - open.size());
        example.remove_prefix(end + close.size());
    }
}

std::string_view severityName(Severity severity) {
    return severity == Severity::error     ? inPhrase("error")
           : severity == Severity::warning ? inPhrase("warning")
                                           : inPhrase("hint");
}

/// Returns a message or an advice with an ellipsis in place of each argument.
Phrase general(std::string_view pattern) {
    return phrase(pattern, std::vector<Phrase>(10, std::string("…")));
}

} // namespace

std::span<const DiagnosticSpec* const> allDiagnostics() {
    return rows;
}

const DiagnosticSpec* findDiagnostic(std::string_view code) {
    const auto found = std::ranges::lower_bound(rows, code, {}, &DiagnosticSpec::code);
    return found != rows.end() && (*found)->code == code ? *found : nullptr;
}

std::optional<DiagnosticExample> exampleOf(const DiagnosticSpec& spec) {
    if (spec.example.empty()) {
        return std::nullopt;
    }
    const FrameText& frame = frames[static_cast<std::size_t>(spec.frame)];
    const auto framed = [&](bool isRight) {
        return std::string(frame.before) + written(spec.example, isRight) + std::string(frame.behind);
    };
    const bool isOfLimit = std::ranges::find(runLimitRows(), &spec, &RunLimitRow::diagnostic) != runLimitRows().end();
    return DiagnosticExample{framed(false), framed(true), isOfLimit};
}

Phrase legendOf(const DiagnosticExample& example) {
    return (example.wrong + example.right).find("⟨") == std::string::npos
               ? Phrase()
               : phrase("⟨3 × text⟩ stands for the text three times. In it, # is the number of the repetition. ⟨0A⟩ "
                        "stands for a byte.");
}

ReferenceSection diagnosticsSection() {
    ReferenceSection section;
    section.id = "findings";
    section.title = phrase("Problems");
    section.introduction =
        phrase("The problems that the checker reports, sorted by code. A comment <!-- orrery-ignore CODE --> silences "
               "a problem in place. In the manifest, <silence code=\"CODE\"/> silences it for the whole project.");
    for (const DiagnosticSpec* const row : rows) {
        ReferenceEntry entry;
        entry.name = row->code;
        entry.usage = row->code;
        entry.label = phrase(severityName(row->severity));
        entry.help = phrase("{0}. {1}", {general(row->message), general(row->advice)});
        if (const auto example = exampleOf(*row)) {
            entry.example =
                (example->isShortened ? "<!-- wrong, if repeated up to the limit -->\n" : "<!-- wrong -->\n") +
                example->wrong + "<!-- right -->\n" + example->right;
            if (const Phrase legend = legendOf(*example); !legend.empty()) {
                entry.help = phrase("{0} {1}", {std::move(entry.help), legend});
            }
        }
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection runLimitsSection() {
    ReferenceSection section;
    section.id = "limits";
    section.title = phrase("Limits of a run");
    section.introduction =
        phrase("The program stops content that grows without end, and names the group that grew most.");
    const RunLimits shipped;
    for (const RunLimitRow& row : runLimitRows()) {
        const std::uint64_t value = shipped.*row.value;
        const bool isGiven = value == std::numeric_limits<std::uint64_t>::max(); // the program computes the limit
        ReferenceEntry entry;
        entry.name = row.label;
        entry.usage = row.label;
        entry.label = isGiven ? phrase("half of the machine's memory") : phrase("at most {0}", {std::to_string(value)});
        entry.help =
            row.endsRun
                ? phrase("The run ends after its last complete turn ({0}).", {std::string(row.diagnostic->code)})
            : row.span == RunLimitRow::Span::run
                ? phrase("The run continues without more of them ({0}).", {std::string(row.diagnostic->code)})
                : phrase("The turn continues without more of them ({0}).", {std::string(row.diagnostic->code)});
        section.entries.push_back(std::move(entry));
    }
    return section;
}

} // namespace orrery::engine
