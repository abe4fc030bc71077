// SPDX-License-Identifier: GPL-3.0-or-later
// A check after an edit reuses everything that did not change. Its results equal those of a full check (P3.2).
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/model_text.h"
#include "tests/support/large_project.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace orrery;
using namespace orrery::engine;

namespace {

using Files = std::map<std::string, std::string>;

/// Content with every kind of dependency among classes.
constexpr auto tangle = R"(<?xml version="1.0"?>
<orrery format="1">
  <vocabulary>
    <stacking name="BEST" policy="largest"/>
    <property id="motto" format="text" of="class"/>
    <kind id="WONDERS" grouping="Wonder"/>
    <define id="STEADY" value="2"/>
  </vocabulary>
  <variable scope="planet" name="Unrest" format="number"/>
  <function id="twice"><parameter name="a" format="number"/><value>a * 2</value></function>
  <class id="MILL" type="building" groupings="Wonder"><property name="motto" value="grind"/>
    <prerequisite tech="WHEEL"/><unlocks class="FORGE"/>
    <group id="grind" stacking="BEST" priority="10">
      <activation if="has(WONDERS, MILL) and turn &gt; 2"/>
      <scope><include><and><object-type type="planet"/><contains><self/></contains></and></include></scope>
      <effects><modify-max-meter meter="Industry" amount="twice(Target.Population) + STEADY"/></effects>
    </group>
    <modify variable="Unrest" add="1"/>
  </class>
  <class id="FORGE" type="building" available="false"><property name="motto" value="strike"/>
    <group id="strike" stacking="BEST" priority="20">
      <scope><include if="type == planet and count(attached buildings where class == MILL) &gt; 0"/></scope>
      <effects><modify-max-meter meter="Industry" amount="Unrest" stacking="7"/></effects>
    </group>
    <group id="tell">
      <trigger after="destroyed" of="self"/>
      <scope><include><self/></include></scope>
      <effects><message text="SAY"/><next-time after="created" of="any"><then><message text="{turn}"/></then></next-time></effects>
    </group>
  </class>
  <class id="WHEEL" type="tech"><unlocks class="FORGE"/>
    <group id="turn"><activation if="runtime(bonus) &gt; 1"/>
      <scope><include><object-class class="MILL"/></include><exclude><object-class class="MIL"/></exclude></scope>
      <effects><set-property property="motto" value="x"/><add-special special="RUINS"/></effects></group>
  </class>
  <class id="RUINS" type="special"/>
  <class id="MILL" type="ship"><property name="motto" value="again"/><group id="x"><effects/></group></class>
  <class id="GHOST" type="spectre"/>
  <scenario id="first"><empire id="Terrans"/><give-tech tech="WHEEL" to="Terrans"/>
    <condition id="c" when="turn &gt; 3"><fire><message text="SAY"/></fire></condition></scenario>
</orrery>
)";

FolderContents contentsOf(const Files& files) {
    FolderContents contents;
    contents.name = "again";
    for (const auto& [path, bytes] : files) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, bytes));
    }
    return contents;
}

/// Checks one version after the other, as an editor does.
class Watcher {
public:
    Watcher() : m_shipped(readFolder(std::string(ORRERY_RESOURCE_DIR) + "/vocabulary", "vocabulary/")) {}

    struct Answer {
        std::vector<Diagnostic> findings;
        std::shared_ptr<const CheckedModel> model;
    };

    /// @param contents the same text object for each file that did not change.
    Answer check(const FolderContents& contents, bool again) {
        Answer answer;
        ParsedProject project = parseProject(arrangeSources(contents, m_shipped), again ? &m_project : nullptr);
        answer.model = engine::check(project, shippedRows(), answer.findings, again ? &m_memory : nullptr);
        if (again) {
            m_project = std::move(project);
        }
        return answer;
    }

    std::size_t bodiesRead() const { return m_memory.bodiesRead; }
    std::size_t bodies() const { return m_memory.entries.size(); }

private:
    FolderContents m_shipped;
    ParsedProject m_project;
    CheckMemory m_memory;
};

std::string lines(const std::vector<Diagnostic>& findings) {
    std::string text;
    for (const Diagnostic& finding : findings) {
        text += std::string(finding.code()) + " " + std::to_string(finding.where.file.value) + ":" +
                std::to_string(finding.where.span.begin) + "-" + std::to_string(finding.where.span.end) + " " +
                finding.message() + "\n";
        for (const DiagnosticNote& note : finding.notes) {
            text += "  note " + std::to_string(note.where.span.begin) + " " + note.message.english() + "\n";
        }
        for (const Fix& fix : finding.fixes) {
            text += "  fix " + fix.label.english();
            for (const TextEdit& edit : fix.edits) {
                text += " " + std::to_string(edit.span.begin) + "-" + std::to_string(edit.span.end) + edit.text;
            }
            text += "\n";
        }
    }
    return text;
}

std::string firstDifference(const std::string& a, const std::string& b) {
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (x == a.end() && y == b.end()) {
        return {};
    }
    const auto near = [](const std::string& text, auto at) {
        const auto begin = at - text.begin() > 150 ? at - 150 : text.begin();
        return std::string(begin, text.end() - at > 150 ? at + 150 : text.end());
    };
    return "again: …" + near(a, x) + "\n\nanew: …" + near(b, y);
}

/// Makes random edits like those of people and their tools.
class Editor {
public:
    Editor(Files files, std::uint32_t seed) : m_first(files), m_files(std::move(files)), m_random(seed) {}

    const Files& files() const { return m_files; }

    /// @return a description of the edit, for the message of a failed comparison.
    std::string edit() {
        auto file = std::next(m_files.begin(), static_cast<std::ptrdiff_t>(roll(m_files.size())));
        std::string& text = file->second;
        if (roll(12) == 0) {
            m_files = m_first;
            return "everything back";
        }
        const std::size_t at = roll(text.size() + 1);
        switch (roll(9)) {
        case 0:
        case 1:
            text.insert(at, 1, "abcXYZ019 <>=\"'/&_-"[roll(19)]);
            return "a key at " + std::to_string(at) + " of " + file->first;
        case 2:
            text.erase(at, 1 + roll(3));
            return "a deletion at " + std::to_string(at) + " of " + file->first;
        case 3:
            text.insert(at, "\n   ");
            return "white space at " + std::to_string(at) + " of " + file->first;
        case 4:
            return swapValues(text) + file->first;
        case 5:
            return copyElement(text, "group") + file->first;
        case 6:
            return copyElement(text, "class") + file->first;
        case 7:
            return dropElement(text, roll(2) == 0 ? "group" : "class") + file->first;
        default:
            return replaceValue(text) + file->first;
        }
    }

private:
    std::size_t roll(std::size_t n) { return n == 0 ? 0 : m_random() % n; }

    /// Returns the begin and end of each attribute value.
    static std::vector<std::pair<std::size_t, std::size_t>> values(const std::string& text) {
        std::vector<std::pair<std::size_t, std::size_t>> all;
        for (std::size_t at = 0; (at = text.find("=\"", at)) != std::string::npos;) {
            const std::size_t end = text.find('"', at + 2);
            if (end == std::string::npos) {
                break;
            }
            all.emplace_back(at + 2, end);
            at = end + 1;
        }
        return all;
    }

    std::string swapValues(std::string& text) {
        const auto all = values(text);
        if (all.empty()) {
            return "nothing in ";
        }
        const auto [from, to] = all[roll(all.size())];
        const auto [begin, end] = all[roll(all.size())];
        const std::string other = text.substr(from, to - from);
        text.replace(begin, end - begin, other);
        return "value '" + other + "' at " + std::to_string(begin) + " of ";
    }

    std::string replaceValue(std::string& text) {
        constexpr std::array words{"MILL",     "FORGE", "BEST", "S1", "S99",       "planet",
                                   "Industri", "3",     "true", "",   "Source.age"};
        const auto all = values(text);
        if (all.empty()) {
            return "nothing in ";
        }
        const auto [begin, end] = all[roll(all.size())];
        const std::string word = words[roll(words.size())];
        text.replace(begin, end - begin, word);
        return "value '" + word + "' at " + std::to_string(begin) + " of ";
    }

    std::pair<std::size_t, std::size_t> element(const std::string& text, const std::string& tag) {
        std::vector<std::pair<std::size_t, std::size_t>> all;
        for (std::size_t at = 0; (at = text.find("<" + tag + " ", at)) != std::string::npos; ++at) {
            const std::size_t end = text.find("</" + tag + ">", at);
            if (end != std::string::npos) {
                all.emplace_back(at, end + tag.size() + 3);
            }
        }
        return all.empty() ? std::pair<std::size_t, std::size_t>{0, 0} : all[roll(all.size())];
    }

    std::string copyElement(std::string& text, const std::string& tag) {
        const auto [begin, end] = element(text, tag);
        text.insert(end, text.substr(begin, end - begin));
        return "a copy of the " + tag + " at " + std::to_string(begin) + " in ";
    }

    std::string dropElement(std::string& text, const std::string& tag) {
        const auto [begin, end] = element(text, tag);
        text.erase(begin, end - begin);
        return "without the " + tag + " at " + std::to_string(begin) + " in ";
    }

    Files m_first;
    Files m_files;
    std::mt19937 m_random;
};

Files demo() {
    Files files;
    for (const auto& [path, text] : readFolder(std::string(ORRERY_RESOURCE_DIR) + "/demo").files) {
        files.emplace(path, std::string(text->bytes()));
    }
    return files;
}

Files made(bool isOneFile) {
    Files files;
    const auto project = orrery::fixture::makeProject(
        {.seed = 5, .classes = 30, .groupsPerClass = 2, .files = 3, .isOneFile = isOneFile});
    for (const auto& [path, text] : project.files) {
        files.emplace(path, std::string(text->bytes()));
    }
    return files;
}

Files tangled() {
    return {{"orrery.xml", "<project format=\"1\" name=\"Tangle\"/>"},
            {"tangle.xml", tangle},
            // The class with a message from a string is checked again with the string's file. That is why it has its
            // own file.
            {"words.xml", "<orrery format=\"1\"><strings language=\"en\"><string id=\"MILL\">The mill</string><string "
                          "id=\"MILL.grind\">Grinding</string><string id=\"SAY\">{name} has {Population} "
                          "people</string></strings></orrery>"}};
}

/// Returns content with more mistakes than the limit of searches for near names.
Files mistaken() {
    Files files = tangled();
    std::string text = "<orrery format=\"1\">";
    for (int i = 0; i < 250; ++i) {
        text += "<class id=\"C" + std::to_string(i) +
                "\" type=\"tech\"><unlocks class=\"MIL\"/><property name=\"motto\" value=\"m" + std::to_string(i) +
                "\"/></class>\n";
    }
    files["many.xml"] = text + "</orrery>";
    return files;
}

} // namespace

class CheckAgainTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data() {
        QTest::addColumn<int>("project");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("edits");
        const std::array names{"demo", "made files", "one made file", "tangle", "many mistakes"};
        for (int project = 0; project < 5; ++project) {
            for (int seed = 1; seed <= (project == 3 ? 6 : 1); ++seed) {
                QTest::addRow("P3.2 %s, seed %d", names[static_cast<std::size_t>(project)], seed)
                    << project << seed
                    << (project == 0   ? 60
                        : project == 3 ? 150
                                       : 50);
            }
        }
    }

    void agrees() {
        QFETCH(int, project);
        QFETCH(int, seed);
        QFETCH(int, edits);
        const Files files = project == 0   ? demo()
                            : project == 3 ? tangled()
                            : project == 4 ? mistaken()
                                           : made(project == 2);
        Watcher watcher;
        Editor editor(files, static_cast<std::uint32_t>(seed));
        FolderContents contents = contentsOf(editor.files());
        watcher.check(contents, true);
        for (int i = 0; i < edits; ++i) {
            const std::string done = editor.edit();
            for (const auto& [path, bytes] : editor.files()) {
                if (contents.files[path]->bytes() != bytes) {
                    contents.files[path] = std::make_shared<const SourceText>(path, bytes);
                }
            }
            const auto again = watcher.check(contents, true);
            const auto anew = watcher.check(contents, false);
            QVERIFY2(lines(again.findings) == lines(anew.findings),
                     (done + "\n" + firstDifference(lines(again.findings), lines(anew.findings))).c_str());
            const std::string againText = engine::fixture::modelText(*again.model);
            const std::string anewText = engine::fixture::modelText(*anew.model);
            QVERIFY2(againText == anewText, (done + "\n" + firstDifference(againText, anewText)).c_str());
        }
    }

    void namedObject_data() {
        QTest::addColumn<QString>("placed");
        QTest::newRow("P3.2 the type of an object that a class names: that class")
            << R"(<planet name="Axe" system="Sol"/>)";
    }

    /// Edits the scenario's file, and with it the format of a value that a class in another file reads.
    void namedObject() {
        QFETCH(QString, placed);
        const auto scenario = [](const std::string& object) {
            return "<orrery format=\"1\"><scenario id=\"s\"><system name=\"Sol\" x=\"0\" y=\"0\"/><planet "
                   "name=\"Home\" system=\"Sol\"/>" +
                   object + "</scenario></orrery>";
        };
        const auto group = [](const std::string& condition) {
            return "<group id=\"g\"><activation if=\"" + condition +
                   "\"/><scope><include><self/></include></scope><effects><destroy-object/></effects></group>";
        };
        FolderContents contents =
            contentsOf({{"orrery.xml", "<project format=\"1\" name=\"Named\"/>"},
                        {"content.xml",
                         "<orrery format=\"1\"><variable name=\"Score\" scope=\"ship\" format=\"number\"/><variable "
                         "name=\"Score\" scope=\"planet\" format=\"boolean\"/><vocabulary><default format=\"number\" "
                         "value=\"0\"/><default format=\"boolean\" value=\"false\"/></vocabulary><class id=\"HULL\" "
                         "type=\"ship\"/><class id=\"NAMES\" type=\"building\">" +
                             group("object('Axe').Score &gt; 1") + "</class><class id=\"OTHER\" type=\"building\">" +
                             group("turn &gt; 1") + "</class></orrery>"},
                        {"scenario.xml", scenario("<place class=\"HULL\" on=\"Sol\" name=\"Axe\"/>")}});
        Watcher watcher;
        const auto errors = [](const Watcher::Answer& answer) {
            return std::ranges::count(answer.findings, Severity::error, &Diagnostic::severity);
        };
        QCOMPARE(errors(watcher.check(contents, true)), 0);
        contents.files["scenario.xml"] =
            std::make_shared<const SourceText>("scenario.xml", scenario(placed.toStdString()));
        const auto after = watcher.check(contents, true);
        QCOMPARE(errors(after), 1);
        QCOMPARE(lines(after.findings), lines(watcher.check(contents, false).findings));
        QCOMPARE(watcher.bodiesRead(), std::size_t{1});
    }

    void unlocked_data() {
        QTest::addColumn<QStringList>("unlocks"); ///< one version after the other
        const QString unlocks = "<unlocks class=\"BLD\"/>";
        QTest::newRow("E5.25 nothing unlocks a class any more, and then something does again")
            << QStringList{unlocks, "", "<!-- -->", unlocks};
        QTest::newRow("E5.25 something unlocks a class, and then nothing does")
            << QStringList{"", unlocks, "", "<!-- -->"};
    }

    /// Checks that a tech's edit changes the availability of a class whose own text stays the same (P3.2).
    void unlocked() {
        QFETCH(QStringList, unlocks);
        Watcher watcher;
        for (const QString& one : unlocks) {
            const FolderContents contents =
                contentsOf({{"orrery.xml", "<project format=\"1\" name=\"Unlocked\"/>"},
                            {"content.xml",
                             "<orrery format=\"1\"><class id=\"BLD\" type=\"building\"><available if=\"Minerals &gt; "
                             "1\"/></class><class id=\"TEC\" type=\"tech\">" +
                                 one.toStdString() + "</class></orrery>"}});
            const auto again = watcher.check(contents, true);
            const auto anew = watcher.check(contents, false);
            QCOMPARE(engine::fixture::modelText(*again.model), engine::fixture::modelText(*anew.model));
            const CheckedClass& built = again.model->classes[*again.model->findClass("BLD")];
            QCOMPARE(built.availability.buildable >= 0, one.contains("unlocks"));
        }
    }

    void takesOver_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("readAgain"); // -1: all
        QTest::newRow("P3.2 a number in one class: that class") << "twice(Target.Population)"
                                                                << "twice(9)" << 1;
        QTest::newRow("P3.2 nothing but white space: none") << "<class id=\"WHEEL\""
                                                            << "\n\n  <class id=\"WHEEL\"" << 0;
        QTest::newRow("P3.2 a string: who asked for it, and who has a message in its file") << "Grinding"
                                                                                            << "Milling" << 2;
        QTest::newRow("P3.2 a string that two ask for: these") << "{Population} people"
                                                               << "{Population} souls" << 1;
        QTest::newRow("P3.2 a definition: all") << "a * 2"
                                                << "a * 3" << -1;
        QTest::newRow("P3.2 the id of a class: all") << "id=\"RUINS\""
                                                     << "id=\"RUIN\"" << -1;
        QTest::newRow("P3.2 a stacking name: what comes by other numbers") << "stacking=\"7\""
                                                                           << "stacking=\"8\"" << 1;
        QTest::newRow("P3.2 a mistake beyond those that near names are looked for: its class") << "value=\"m249\""
                                                                                               << "value=\"m\"" << 1;
        QTest::newRow("P3.2 a scenario: none") << "when=\"turn &gt; 3\""
                                               << "when=\"turn &gt; 4\"" << 0;
    }

    void takesOver() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, readAgain);
        FolderContents contents = contentsOf(mistaken());
        Watcher watcher;
        watcher.check(contents, true);
        const auto file = std::ranges::find_if(contents.files, [&](const auto& entry) {
            return entry.second->bytes().find(from.toStdString()) != std::string_view::npos;
        });
        QVERIFY(file != contents.files.end());
        std::string text(file->second->bytes());
        text.replace(text.find(from.toStdString()), from.toStdString().size(), to.toStdString());
        file->second = std::make_shared<const SourceText>(file->first, text);
        const auto after = watcher.check(contents, true);
        QCOMPARE(engine::fixture::modelText(*after.model),
                 engine::fixture::modelText(*watcher.check(contents, false).model));
        QCOMPARE(watcher.bodiesRead(), readAgain < 0 ? watcher.bodies() : static_cast<std::size_t>(readAgain));
    }
};

QTEST_GUILESS_MAIN(CheckAgainTest)
#include "check_again_test.moc"
