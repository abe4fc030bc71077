// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the edit that changed an outcome (I4.18).
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/lab/edit_search.h"
#include "engine/lab/line_edits.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <random>
#include <set>

using namespace orrery::engine;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int faults = 12; // the sanitizers are slow
#else
constexpr int faults = 50;
#endif

std::shared_ptr<const SourceText> file(const std::string& path, const std::string& text) {
    return std::make_shared<const SourceText>(path, text);
}

const FolderContents& shipped() {
    static const FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    return contents;
}

const FolderContents& demo() {
    static const FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/demo");
    return contents;
}

std::string textIn(const FolderContents& contents, const std::string& path) {
    return std::string(contents.files.at(path)->bytes());
}

bool areEqual(const FolderContents& a, const FolderContents& b) {
    return std::ranges::equal(a.files, b.files, [](const auto& x, const auto& y) {
        return x.first == y.first && x.second->bytes() == y.second->bytes();
    });
}

/// Returns the hash of a turn of the default scenario; nullopt if the content has errors.
std::optional<std::uint64_t> hashAfter(const FolderContents& contents, std::uint32_t turns) {
    std::vector<Diagnostic> diagnostics;
    const auto model = check(parseProject(arrangeSources(contents, shipped())), shippedRows(), diagnostics);
    if (std::ranges::any_of(diagnostics, [](const auto& one) { return one.severity() == Severity::error; })) {
        return std::nullopt;
    }
    const auto session = Session::start(compile(model), *model->findScenario(model->defaultScenario));
    session->goTo(turns);
    return session->history().hash(session->last());
}

/// Searches for the edits that change the hash of a turn.
FoundEdits searchDemo(const std::vector<LineEdit>& edits, std::uint32_t turns) {
    static const std::optional<std::uint64_t> good = hashAfter(demo(), turns);
    return findEdits(edits.size(), [&](const std::vector<bool>& chosen) {
        const auto hash = hashAfter(withLineEdits(demo(), edits, chosen), turns);
        return !hash ? TrialOutcome::unresolved : hash == good ? TrialOutcome::same : TrialOutcome::different;
    });
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        lines.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text;
}

} // namespace

class LabEditsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(lines, "I4.18 the edits between two versions lead from one to the other, in any part");
    NAMED_TEST(onlyOne, "I4.18 one guilty edit is found in at most log2(n) + 3 runs");
    NAMED_TEST(several, "I4.18 edits that only together change the outcome are all named");
    NAMED_TEST(faultsOfDemo, "I4.18 a fault among 20 harmless edits of the demo is named alone");
    NAMED_TEST(pairsOfDemo, "I4.18 a pair of edits of the demo is named as a pair");
};

void LabEditsTest::lines() {
    std::mt19937 engine(5);
    const auto below = [&](std::size_t bound) { return engine() % bound; };
    for (int round = 0; round < 400; ++round) {
        FolderContents left;
        FolderContents right;
        for (const std::string path : {"a.xml", "b/c.xml"}) {
            std::vector<std::string> before;
            for (std::size_t i = below(40); i > 0; --i) {
                before.push_back(std::string(1, static_cast<char>('a' + below(4))) + "\n");
            }
            std::vector<std::string> after = before;
            for (std::size_t i = below(8); i > 0; --i) {
                const std::size_t at = below(after.size() + 1);
                const std::string line = std::string(1, static_cast<char>('a' + below(5))) + "\n";
                if (below(3) == 0 || at == after.size()) {
                    after.insert(after.begin() + static_cast<std::ptrdiff_t>(at), line);
                } else if (below(2) == 0) {
                    after[at] = line;
                } else {
                    after.erase(after.begin() + static_cast<std::ptrdiff_t>(at));
                }
            }
            const bool isCut = below(5) == 0 && !after.empty(); // the last line has no end
            std::string text = joined(after);
            left.files[path] = file(path, joined(before));
            right.files[path] = file(path, isCut ? text.substr(0, text.size() - 1) : text);
        }
        if (below(6) == 0) {
            (below(2) == 0 ? left : right).files["only.xml"] = file("only.xml", "x\ny\n");
        }
        const std::vector<LineEdit> edits = lineEdits(left, right);
        QVERIFY(areEqual(withLineEdits(left, edits, std::vector<bool>(edits.size(), true)), right));
        QVERIFY(areEqual(withLineEdits(left, edits, std::vector<bool>(edits.size(), false)), left));
        QCOMPARE(edits.empty(), areEqual(left, right));
        std::size_t changed = 0;
        for (const LineEdit& edit : edits) {
            changed += edit.leftCount + edit.lines.size();
        }
        QVERIFY(changed <= 2 * 16 + 2 + 4); // at most two lines for each change
        // A part of the edits changes only their lines.
        std::vector<bool> one(edits.size());
        if (!edits.empty()) {
            one[below(edits.size())] = true;
            const auto rest = lineEdits(left, withLineEdits(left, edits, one));
            QVERIFY(rest.size() <= 1);
        }
    }
}

void LabEditsTest::onlyOne() {
    for (const std::size_t count : {1, 2, 3, 20, 21, 64, 100, 1000}) {
        for (std::size_t guilty = 0; guilty < count; guilty += 1 + count / 9) {
            const FoundEdits found = findEdits(count, [&](const std::vector<bool>& chosen) {
                return chosen[guilty] ? TrialOutcome::different : TrialOutcome::same;
            });
            QVERIFY(found.edits == std::vector<std::uint32_t>{static_cast<std::uint32_t>(guilty)});
            const auto most = static_cast<std::size_t>(std::bit_width(count - 1)) + 2; // the caller runs the good one
            QVERIFY2(found.trials <= most, (std::to_string(count) + ": " + std::to_string(found.trials)).c_str());
        }
    }
    const FoundEdits none = findEdits(9, [](const std::vector<bool>&) { return TrialOutcome::same; });
    QVERIFY(none.edits.empty() && none.trials == 1);
    QVERIFY(findEdits(0, [](const std::vector<bool>&) { return TrialOutcome::different; }).edits.empty());
    std::atomic<bool> stop = false;
    const FoundEdits stopped = findEdits(
        64,
        [&](const std::vector<bool>&) {
            stop = true;
            return TrialOutcome::different;
        },
        &stop);
    QVERIFY(stopped.isStopped && stopped.edits.empty() && stopped.trials == 1);
}

void LabEditsTest::several() {
    std::mt19937 engine(9);
    for (int round = 0; round < 200; ++round) {
        const std::size_t count = 2 + engine() % 40;
        std::set<std::uint32_t> guilty;
        while (guilty.size() < std::min<std::size_t>(count, 2 + round % 3)) {
            guilty.insert(static_cast<std::uint32_t>(engine() % count));
        }
        // Two neighbouring edits belong together: with only one of them, the content has errors.
        const std::size_t pair = engine() % (count - 1);
        const FoundEdits found = findEdits(count, [&](const std::vector<bool>& chosen) {
            if (chosen[pair] != chosen[pair + 1]) {
                return TrialOutcome::unresolved;
            }
            return std::ranges::all_of(guilty, [&](std::uint32_t one) { return chosen[one]; }) ? TrialOutcome::different
                                                                                               : TrialOutcome::same;
        });
        std::set<std::uint32_t> expected = guilty;
        if (guilty.contains(static_cast<std::uint32_t>(pair)) ||
            guilty.contains(static_cast<std::uint32_t>(pair + 1))) {
            expected.insert({static_cast<std::uint32_t>(pair), static_cast<std::uint32_t>(pair + 1)});
        }
        QVERIFY(std::ranges::equal(found.edits, expected));
    }
}

/// Returns the demo with comments before random lines, and the number of these.
FolderContents harmless(std::mt19937& engine, std::size_t count) {
    FolderContents contents = demo();
    for (std::size_t i = 0; i < count; ++i) {
        const std::string path = i % 2 == 0 ? "buildings.xml" : "techs.xml";
        {
            std::vector<std::string> lines = linesOf(textIn(contents, path));
            // Before a tag at the beginning of a line, a comment is allowed. The first line is the declaration.
            std::size_t at = 0;
            while (at < 2 || lines[at].find_first_not_of(' ') == std::string::npos ||
                   lines[at][lines[at].find_first_not_of(' ')] != '<' || lines[at - 1].find('>') == std::string::npos) {
                at = engine() % lines.size();
            }
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), "<!-- note " + std::to_string(i) + " -->\n");
            contents.files[path] = file(path, joined(lines));
        }
    }
    return contents;
}

void LabEditsTest::faultsOfDemo() {
    constexpr std::uint32_t turns = 12;
    std::mt19937 engine(3);
    int tried = 0;
    for (int round = 0; tried < faults && round < 400; ++round) {
        FolderContents right = harmless(engine, 20);
        const std::string path = engine() % 2 == 0 ? "buildings.xml" : "techs.xml";
        std::vector<std::string> lines = linesOf(textIn(right, path));
        std::size_t at = engine() % lines.size();
        while (lines[at].find("amount=\"") == std::string::npos) {
            at = engine() % lines.size();
        }
        const std::size_t amount = lines[at].find("amount=\"");
        lines[at].insert(amount + 8, "7 + ");
        const std::string guilty = lines[at];
        right.files[path] = file(path, joined(lines));
        const std::vector<LineEdit> edits = lineEdits(demo(), right);
        const FoundEdits found = searchDemo(edits, turns);
        if (found.edits.empty()) {
            continue; // this number has no effect in these turns, or must be a constant
        }
        ++tried;
        QCOMPARE(found.edits.size(), std::size_t{1});
        const LineEdit& edit = edits[found.edits.front()];
        QVERIFY(std::ranges::find(edit.lines, guilty) != edit.lines.end());
        QCOMPARE(edit.path, path);
        QVERIFY2(found.trials <= static_cast<std::size_t>(std::bit_width(edits.size() - 1)) + 2,
                 std::to_string(found.trials).c_str());
    }
    QVERIFY2(tried == faults, std::to_string(tried).c_str());
}

void LabEditsTest::pairsOfDemo() {
    std::mt19937 engine(4);
    FolderContents right = harmless(engine, 20);
    std::string text = textIn(right, "buildings.xml");
    // A variable that nothing reads, and a group that reads it: only together they change a value.
    const std::size_t group = text.find("<group id=\"order\"");
    text.insert(group, "<group id=\"doubled\"><scope><include><object-type type=\"planet\"/></include></scope>"
                       "<effects><modify-max-meter meter=\"Trade\" amount=\"EXTRA\"/></effects></group>\n");
    right.files["buildings.xml"] = file("buildings.xml", text);
    FolderContents left = demo();
    const std::string zero = "<orrery format=\"1\"><vocabulary>\n<define id=\"EXTRA\" value=\"0\" format=\"number\"/>\n"
                             "</vocabulary></orrery>\n";
    left.files["extra.xml"] = file("extra.xml", zero);
    std::string five = zero;
    five.replace(five.find("\"0\""), 3, "\"5\"");
    right.files["extra.xml"] = file("extra.xml", five);
    const auto measured = [](const FolderContents& contents) {
        std::vector<Diagnostic> diagnostics;
        const auto model = check(parseProject(arrangeSources(contents, shipped())), shippedRows(), diagnostics);
        const auto session = Session::start(compile(model), *model->findScenario(model->defaultScenario));
        session->goTo(10);
        const View view = session->universe().view();
        double sum = 0.0;
        for (Row row = 0; row < view.rowCount; ++row) {
            sum += view.at(*view.layout->find("MaxTrade"), row);
        }
        return sum;
    };
    const double good = measured(left);
    const std::vector<LineEdit> edits = lineEdits(left, right);
    const FoundEdits found = findEdits(edits.size(), [&](const std::vector<bool>& chosen) {
        return measured(withLineEdits(left, edits, chosen)) == good ? TrialOutcome::same : TrialOutcome::different;
    });
    QCOMPARE(found.edits.size(), std::size_t{2});
    std::set<std::string> paths;
    for (const std::uint32_t edit : found.edits) {
        paths.insert(edits[edit].path);
    }
    QVERIFY((paths == std::set<std::string>{"buildings.xml", "extra.xml"}));
}

QTEST_APPLESS_MAIN(LabEditsTest)
#include "lab_edits_test.moc"
