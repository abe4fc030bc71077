// SPDX-License-Identifier: GPL-3.0-or-later
// The work of checking grows no faster than n log n (R2.6), counted in comparisons and visits (engine/text/work.h). The
// test measures all of `orrery-cli check`, and the editor's work on a checked project.
// The test takes a sample of the cases. Builds without optimisation take smaller sizes, and the rows' names say so.
// ORRERY_CASES=n takes every n-th case.
#include "engine/assist/index.h"
#include "engine/assist/silence.h"
#include "engine/assist/writing_help.h"
#include "engine/check/scenario/orders.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/work.h"
#include "tests/engine/check_support.h"
#include "tests/engine/support/repeated_content.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace orrery::engine;
using namespace orrery::engine::fixture;
using namespace orrery::engine::test;

namespace {

/// The most that n log n allows for 100 times the input, with room for the fixed work of a project.
constexpr double mostOfHundred = 150;
/// The same limit for ten times the input: 10 * log(10 n) / log(n) is at most 13.4 from 1,000 on.
constexpr double mostOfTen = 15;

struct Sizes {
    std::size_t few = 0;
    std::size_t many = 0;
    double most = 0.0;
};

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

/// Names to which the content refers.
constexpr const char* base = R"(<orrery format="1"><vocabulary><occurrence id="festival"/>
<stacking name="L" policy="largest"/></vocabulary><variable name="Zeal" format="number"/>
<class id="BLD_MILL" type="building"/><class id="SPC_GEM" type="special"/><class id="TEC_WARP" type="tech"/>
<scenario id="base"><empire id="E1" capital="P0"/><system name="S0" x="0" y="0"/><system name="S1" x="90" y="10"/>
<planet name="P0" system="S0" owner="E1"/></scenario></orrery>)";

/// A checked project.
struct Read {
    ParsedProject project;
    Checked result;
};

Read readWith(const MadeFiles& made) {
    MadeFiles files{{"base.xml", base}, {"orrery.xml", plainManifest}};
    for (const auto& [path, text] : made) {
        files[path] = text;
    }
    Read read{parsed(files), {}};
    read.result.model = check(read.project, shippedRows(), read.result.diagnostics);
    return read;
}

/// Reads names as the editor does: their places, and the completions at the end of a file's content.
void readNames(const Read& read) {
    indexNames(read.project, *read.result.model);
    const WritingHelp help(read.project, read.result.model);
    help.prepare();
    for (std::uint32_t file = 0; file < read.project.sources.files.size(); ++file) {
        const ProjectSource& source = read.project.sources.files[file];
        if (source.text->path() == "made.xml") {
            const std::string_view text = source.text->bytes();
            help.complete(FileId{file}, text, static_cast<std::uint32_t>(text.rfind("</")));
        }
    }
}

/// Returns the work of `orrery-cli check` on a project, including the text of every diagnostic, and of readNames().
std::uint64_t workOf(const MadeFiles& made) {
    const std::uint64_t before = workDone;
    Read read = readWith(made);
    compile(read.result.model);
    lint(read.project, *read.result.model, read.result.diagnostics);
    silence(read.project, read.result.diagnostics);
    rendered(read.result);
    readNames(read);
    return workDone - before;
}

/// Returns the fixed work of any project.
std::uint64_t workOfBase() {
    static const std::uint64_t work = workOf({});
    return work;
}

const CheckedModel& baseModel() {
    static const Read known = readWith({});
    return *known.result.model;
}

/// Returns the work of reading orders as `--orders -` reads them.
std::uint64_t workOfOrders(const std::string& text) {
    const CheckedModel& model = baseModel();
    const std::uint64_t before = workDone;
    std::vector<Diagnostic> findings;
    parseOrders(file("-", text), FileId{0}, model, findings);
    sortDiagnostics(findings);
    const std::vector<std::shared_ptr<const SourceText>> files{file("-", text)};
    for (const Diagnostic& finding : findings) {
        renderText(finding, files);
    }
    return workDone - before;
}

/// @param nothing the work without the measured content
std::string faultOf(const std::string& name, const std::function<std::uint64_t(std::size_t)>& work, Sizes sizes,
                    std::uint64_t nothing) {
    const auto few = static_cast<double>(work(sizes.few) - nothing);
    const auto many = static_cast<double>(work(sizes.many) - nothing);
    const double ratio = many / std::max(few, static_cast<double>(sizes.few));
    return ratio <= sizes.most ? std::string()
                               : name + ": " + std::to_string(ratio) + " times the work for " +
                                     std::to_string(sizes.many / sizes.few) + " times as much\n";
}

const std::vector<RepeatedContent>& contents() {
    static const std::vector<RepeatedContent> all = repeatedContents(baseModel().vocabulary);
    return all;
}

/// Returns the word after the colon, which names the repeated element.
std::string kindOf(const RepeatedContent& content) {
    return content.name.substr(content.name.find(": ") + 2);
}

#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t usualStep = 96; // the work is the same as in other builds
#else
constexpr std::size_t usualStep = 24; // all cases would take minutes
#endif
#ifdef NDEBUG
constexpr Sizes fullSizes{1'000, 100'000, mostOfHundred};
constexpr const char* fullWords = "1,000 and 100,000";
#else
constexpr Sizes fullSizes{1'000, 10'000, mostOfTen};
constexpr const char* fullWords = "1,000 and 10,000 (not optimised)";
#endif
// Some kinds have a limit on their number, so 100 times as many take less than 100 times the work. For example, there
// may be 4,096 meters, and `meter: distinct` takes 51 times the work.
/// From 250 on, the number of searches for near names has reached its limit (NearSearches).
constexpr Sizes everySizes{250, 2'500, mostOfTen};
/// At both sizes, expressions exceed the limits of length and depth, or at neither.
constexpr Sizes expressionSizes{2'500, 25'000, mostOfTen};

std::size_t step() {
    const char* const given = std::getenv("ORRERY_CASES");
    return given != nullptr ? std::max<std::size_t>(1, std::strtoull(given, nullptr, 10)) : usualStep;
}

/// The first word of the names of cases that always run. These cases are few, and each is different.
const std::set<std::string> alwaysAsked{"expression", "table", "silence", "project", "file"};

/// Returns the cases to run, by the element that they repeat: every n-th case from rows, and all other cases.
std::map<std::string, std::vector<const RepeatedContent*>> askedCases() {
    std::map<std::string, std::vector<const RepeatedContent*>> asked;
    std::size_t fromRows = 0;
    for (const RepeatedContent& content : contents()) {
        const std::string part = content.name.substr(0, content.name.find_first_of(": "));
        if (alwaysAsked.contains(part)) {
            asked["all of " + part].push_back(&content);
        } else if (fromRows++ % step() == 0) {
            asked["rows: " + kindOf(content)].push_back(&content);
        }
    }
    return asked;
}

} // namespace

class CheckWorkTest : public QObject {
    Q_OBJECT

private slots:
    void everyRow_data();
    void everyRow();
    void fullSize_data();
    void fullSize();
    void orders_data();
    void orders();
};
void CheckWorkTest::everyRow_data() {
    QTest::addColumn<std::string>("kind");
    for (const auto& [kind, cases] : askedCases()) {
        const bool isSample = kind.starts_with("rows: ") && step() > 1;
        const std::string sample = isSample ? ", each " + std::to_string(step()) + "th" : "";
        QTest::newRow(("R2.6 " + kind + sample + ", 250 and 2,500 (" + std::to_string(cases.size()) + ")").c_str())
            << kind;
    }
}

void CheckWorkTest::everyRow() {
    QFETCH(std::string, kind);
    std::string faults;
    const auto asked = askedCases();
    for (const RepeatedContent* const content : asked.at(kind)) {
        const auto work = [&](std::size_t n) { return workOf(content->make(n)); };
        faults +=
            faultOf(content->name, work, kind == "all of expression" ? expressionSizes : everySizes, workOfBase());
    }
    QVERIFY2(faults.empty(), faults.c_str());
}

void CheckWorkTest::fullSize_data() {
    QTest::addColumn<std::string>("name");
    for (const std::string name : {"class: unknown elements", "class: unknown attributes", "class: equal",
                                   "meter: equal", "has meter: unknown"}) {
        QTest::newRow(("R2.6 " + name + ", " + fullWords).c_str()) << name;
    }
}

void CheckWorkTest::fullSize() {
    QFETCH(std::string, name);
    const auto found = std::ranges::find(contents(), name, &RepeatedContent::name);
    QVERIFY2(found != contents().end(), name.c_str());
    const auto work = [&](std::size_t n) { return workOf(found->make(n)); };
    const std::string fault = faultOf(name, work, fullSizes, workOfBase());
    QVERIFY2(fault.empty(), fault.c_str());
}

void CheckWorkTest::orders_data() {
    QTest::addColumn<std::string>("each");
    QTest::addColumn<std::string>("end");
    const auto add = [](const std::string& name, const std::string& each, const std::string& end) {
        QTest::newRow((name + ", " + fullWords).c_str()) << each << end;
    };
    add("R2.6 nested orders", "<orders>", "</orders>");
    add("R2.6 nested orders of a row", "<move-order>", "</move-order>");
    add("R2.6 nested orders that do not end", "<orders>", "");
    add("R2.6 unknown orders", "<unknown#/>", "");
    add("R2.6 equal orders", R"(<move-order empire="E1" object="K0" to="S1"/>)", "");
    add("R2.6 orders with unknown names", R"(<move-order empire="E#" object="K#" to="S#" unknown#="1"/>)", "");
}

void CheckWorkTest::orders() {
    QFETCH(std::string, each);
    QFETCH(std::string, end);
    const auto work = [&](std::size_t n) {
        std::string text = "<orders>";

        for (std::size_t i = 0; i < n; ++i) {
            for (const char c : each) {
                text += c == '#' ? std::to_string(i) : std::string(1, c);
            }
        }
        for (std::size_t i = 0; i < n; ++i) {
            text += end;
        }
        return workOfOrders(text + "</orders>");
    };
    const std::string fault = faultOf(QTest::currentDataTag(), work, fullSizes, 0);
    QVERIFY2(fault.empty(), fault.c_str());
}

QTEST_APPLESS_MAIN(CheckWorkTest)
#include "check_work_test.moc"
