// SPDX-License-Identifier: GPL-3.0-or-later
// The problems that lint reports, and those that it must not report (I3.7, I3.9).
#include "engine/check/check.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"

#include <QTest>

using namespace orrery::engine;

namespace {

struct Checked {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> errors;
    std::vector<Diagnostic> found;

    explicit Checked(const FolderContents& contents) {
        static const FolderContents shipped =
            readFolder(std::string(ORRERY_RESOURCE_DIR) + "/vocabulary", "vocabulary/");
        project = parseProject(arrangeSources(contents, shipped));
        model = check(project, shippedRows(), errors);
        lint(project, *model, found);
    }
    std::string codes() const {
        std::string text;
        for (const Diagnostic& finding : found) {
            text += (text.empty() ? "" : " ") + std::string(finding.code()) + ":" +
                    std::string(model->files[finding.where.file.value]->slice(finding.where.span));
        }
        return text;
    }
};

FolderContents contentsOf(const std::string& orrery) {
    FolderContents contents;
    contents.name = "lint";
    contents.files["orrery.xml"] =
        std::make_shared<const SourceText>("orrery.xml", "<project format=\"1\" name=\"Lint\"/>");
    contents.files["a.xml"] =
        std::make_shared<const SourceText>("a.xml", "<orrery format=\"1\">" + orrery + "</orrery>");
    return contents;
}

/// Returns a class with one group.
std::string group(const std::string& inside, const std::string& type = "building") {
    return "<class id=\"MILL\" type=\"" + type + "\"><group id=\"g\">" + inside + "</group></class>";
}

const std::string planets = "<scope><include><object-type type=\"planet\"/></include></scope>";
const std::string grow = "<effects><modify-max-meter meter=\"Industry\" amount=\"1\"/></effects>";

std::string active(const std::string& conditions) {
    return group("<activation>" + conditions + "</activation>" + planets + grow);
}

std::string including(const std::string& conditions) {
    return group("<scope><include><and>" + conditions + "</and></include></scope>" + grow);
}

} // namespace

class LintTest : public QObject {
    Q_OBJECT

private slots:
    void says_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("expected"); ///< the codes and the marked texts; empty: no problem
        const auto row = [](const char* name, const std::string& content, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(content) << expected;
        };
        row("I3.7 numbers that no number meets", active("<expression if=\"turn &gt; 5 and turn &lt; 3\"/>"),
            "lint.never-true:turn &lt; 3");
        row("I3.7 numbers apart by a hair", active("<expression if=\"turn &gt; 5 and 5 &gt;= turn\"/>"),
            "lint.never-true:5 &gt;= turn");
        row("I3.7 bounds that meet in one number", active("<expression if=\"turn &gt;= 5 and turn &lt;= 5\"/>"), "");
        row("I3.7 rows and expressions of the turn",
            active("<turn-range from=\"10\"/><expression if=\"turn &lt; 4\"/>"), "lint.never-true:turn &lt; 4");
        row("I3.7 two values of one choice",
            including("<object-type type=\"planet\"/><planet-size size=\"huge\"/><planet-size size=\"tiny\"/>"),
            "lint.never-true:<planet-size size=\"tiny\"/>");
        row("I3.7 ranges of a choice may overlap",
            including(
                "<object-type type=\"planet\"/><planet-size size=\"large\" range=\"1\"/><planet-size size=\"huge\" "
                "range=\"1\"/>"),
            "");
        row("I3.7 two types at once", including("<object-type type=\"planet\"/><object-type type=\"system\"/>"),
            "lint.never-true:<object-type type=\"system\"/>");
        row("I3.7 types of different objects",
            including("<object-type type=\"planet\"/><contained-by><object-type type=\"system\"/></contained-by>"), "");
        row("I3.7 a condition and its opposite",
            including("<object-type type=\"planet\"/><capital/><not><capital/></not>"),
            "lint.never-true:<not><capital/></not>");
        row("I3.8 what a comment silences",
            active("<!-- orrery-ignore lint.never-true --><expression if=\"turn &gt; 5 and turn &lt; 3\"/>"), "");
        row("I3.7 chance is drawn twice",
            including("<object-type type=\"planet\"/><chance probability=\"0.5\"/><not><chance "
                      "probability=\"0.5\"/></not>"),
            "");
        row("I3.7 said before", active("<expression if=\"turn &gt; 5 and turn &gt; 3\"/>"),
            "lint.says-nothing-new:turn &gt; 3");
        row("I3.7 more is said later", active("<expression if=\"turn &gt; 3 and turn &gt; 5\"/>"), "");
        row("I3.7 one meter, two sides",
            including("<object-type type=\"planet\"/><meter-value meter=\"Industry\" which=\"current\" "
                      "at-least=\"5\"/><meter-value meter=\"Industry\" which=\"max\" at-most=\"3\"/>"),
            "");
        row("I3.7 one meter, no value",
            including("<object-type type=\"planet\"/><meter-value meter=\"Industry\" which=\"max\" "
                      "at-least=\"5\"/><meter-value meter=\"Industry\" which=\"max\" below=\"5\"/>"),
            "lint.never-true:<meter-value meter=\"Industry\" which=\"max\" below=\"5\"/>");
        row("I3.7 members of two objects",
            including("<object-type type=\"planet\"/><expression if=\"Population &gt; 5 and Source.age &lt; 3\"/>"),
            "");
        row("I3.7 either of two opposites",
            including("<object-type type=\"planet\"/><or><capital/><not><capital/></not></or>"), "lint.always-true:or");
        row("I3.7 either side of a number",
            active("<or><expression if=\"turn &lt; 5\"/><expression if=\"turn &gt;= 5\"/></or>"),
            "lint.always-true:or");
        row("I3.7 either side but not the number",
            active("<or><expression if=\"turn &lt; 5\"/><expression if=\"turn &gt; 5\"/></or>"), "");
        row("I3.7 the included objects is excluded",
            group("<scope><include><and><object-type type=\"planet\"/><capital/></and></include><exclude><capital/>"
                  "</exclude></scope>" +
                  grow),
            "lint.excludes-all:group");
        row("I3.7 one of two is excluded",
            group("<scope><include><capital/></include><include><object-type type=\"planet\"/></include><exclude>"
                  "<capital/></exclude></scope>" +
                  grow),
            "");
        row("I3.7 a group twice",
            "<class id=\"MILL\" type=\"building\"><group id=\"a\">" + planets + grow +
                "</group>\n  <group id=\"b\">\n " + planets + "\n " + grow + "</group></class>",
            "lint.duplicate-group:group");
        row("I3.7 a group in two classes",
            group(planets + grow) + "<class id=\"FORGE\" type=\"building\"><group id=\"g\">" + planets + grow +
                "</group></class>",
            "");
        row("I3.7 one amount differs",
            "<class id=\"MILL\" type=\"building\"><group id=\"a\">" + planets + grow + "</group><group id=\"b\">" +
                planets + "<effects><modify-max-meter meter=\"Industry\" amount=\"2\"/></effects></group></class>",
            "");
        row("I3.7 a special that nobody gives", "<class id=\"RUINS\" type=\"special\"/>", "lint.unused-class:class");
        row("I3.7 a special that a property of planets can name",
            "<vocabulary><property id=\"traits\" format=\"classes\" type=\"special\"/><type id=\"planet\" "
            "extend=\"true\"><has property=\"traits\"/><lends property=\"traits\"/></type></vocabulary><class "
            "id=\"RUINS\" type=\"special\"/>",
            "");
        row("I3.7 a special that an effect gives",
            "<class id=\"RUINS\" type=\"special\"/>" +
                group(planets + "<effects><add-special special=\"RUINS\"/></effects>"),
            "");
        row("I3.7 a building that anybody can produce", "<class id=\"MILL\" type=\"building\"/>", "");
        row("I3.7 a building that nobody can produce", "<class id=\"MILL\" type=\"building\" available=\"false\"/>",
            "lint.unused-class:class");
        row("I3.7 a constant that nothing reads", "<vocabulary><define id=\"G\" value=\"9\"/></vocabulary>",
            "lint.unused-definition:define");
        row("I3.7 a constant that an amount reads",
            "<vocabulary><define id=\"G\" value=\"9\"/></vocabulary>" +
                group(planets + "<effects><modify-max-meter meter=\"Industry\" amount=\"G\"/></effects>"),
            "");
        row("I3.7 a variable that is only written",
            "<variable name=\"Hands\" format=\"number\"/><global-modifiers><modify variable=\"Hands\" "
            "add=\"1\"/></global-modifiers>",
            "lint.unused-definition:Hands");
        row("I3.7 a function that another one calls",
            "<function id=\"f\"><parameter name=\"a\" format=\"number\"/><value>a</value></function>"
            "<function id=\"g\"><parameter name=\"a\" format=\"number\"/><value>f(a)</value></function>",
            "lint.unused-definition:function");
        row("I3.7 a meter of the project that nothing reads",
            "<vocabulary><meter id=\"Dust\"/><type id=\"planet\" extend=\"true\"><has "
            "meter=\"Dust\"/></type></vocabulary>" +
                group(planets + "<effects><modify-max-meter meter=\"Dust\" amount=\"1\"/></effects>"),
            "lint.meter-nobody-reads:meter");
        row("I3.7 a meter of the project that a condition reads",
            "<vocabulary><meter id=\"Dust\"/><type id=\"planet\" extend=\"true\"><has "
            "meter=\"Dust\"/></type></vocabulary>" +
                group("<scope><include if=\"type == planet and Dust &gt; 1\"/></scope><effects><modify-max-meter "
                      "meter=\"Dust\" amount=\"1\"/></effects>"),
            "");
        const auto setting = [](const char* id, const char* amount, const char* priority, const char* type = "planet") {
            return "<class id=\"" + std::string(id) + "\" type=\"building\"><group id=\"g\" priority=\"" + priority +
                   "\"><scope><include><object-type type=\"" + type +
                   "\"/></include></scope><effects><set-max-meter meter=\"Detection\" value=\"" + amount +
                   "\"/></effects></group></class>";
        };
        row("I3.7 two that set one meter", setting("A", "1", "10") + setting("B", "2", "10"),
            "lint.order-dependent:set-max-meter");
        row("I3.7 two that set it at their own priorities", setting("A", "1", "10") + setting("B", "2", "20"), "");
        row("I3.7 two that set it to the same", setting("A", "1", "10") + setting("B", "1", "10"), "");
        row("I3.7 two that set it for other objects", setting("A", "1", "10") + setting("B", "2", "10", "ship"), "");
        const auto ofItself = [](const char* id, const char* value) {
            return "<class id=\"" + std::string(id) +
                   "\" type=\"ship\"><group id=\"g\"><scope><include><self/></include></scope><effects><set-max-meter "
                   "meter=\"Structure\" value=\"" +
                   value + "\"/></effects></group></class>";
        };
        row("I3.7 two that set it each of itself", ofItself("A", "1") + ofItself("B", "2"), "");
        const auto ofEffect = [](const char* id, const char* value, const char* ofGroup, const char* stacking) {
            return "<class id=\"" + std::string(id) + "\" type=\"building\"><group id=\"g\"" + ofGroup + ">" + planets +
                   "<effects><set-max-meter meter=\"Detection\" value=\"" + value + "\"" + stacking +
                   "/></effects></group></class>";
        };
        row("I3.7 two that set it, of which stacking lets one act",
            ofEffect("A", "1", "", " stacking=\"x\"") + ofEffect("B", "2", "", " stacking=\"x\""), "");
        row("I3.7 the stacking of a group and that of an effect",
            ofEffect("A", "1", " stacking=\"x\"", "") + ofEffect("B", "2", "", " stacking=\"x\""), "");
        row("I3.7 two stacking names",
            ofEffect("A", "1", "", " stacking=\"y\"") + ofEffect("B", "2", "", " stacking=\"x\""),
            "lint.order-dependent:set-max-meter");
        row("I3.7 one that builds on the other", ofEffect("A", "1", "", "") + ofEffect("B", "value() + 2", "", ""), "");
        const auto twins = [](const std::string& inside, const std::string& attributes = {}) {
            return "<class id=\"MILL\" type=\"building\"><group id=\"a\"" + attributes + ">" + inside +
                   "</group><group id=\"b\"" + attributes + ">" + inside + "</group></class>";
        };
        row("I3.7 two groups that draw are two chances",
            twins("<activation><chance probability=\"0.5\"/></activation>" + planets + grow), "");
        row("I3.7 two groups of one stacking name", twins(planets + grow, " stacking=\"x\""),
            "lint.duplicate-group:group");
        row("I3.7 two groups that are switched off", twins(planets + grow, " enabled=\"false\""), "");
        row("I3.9 an alternative that says more",
            active("<or><expression if=\"turn &lt; 5\"/><expression if=\"turn &gt; 3 and Source.id &gt; 7\"/></or>"),
            "");
        row("I3.9 an opposite with something beside it",
            active("<or><not><capital/></not><and><capital/><turn-range from=\"5\"/></and></or>"), "");
        row("I3.9 a bound that is not the only one",
            active("<meter-value meter=\"Industry\" at-least=\"5\"/><meter-value meter=\"Industry\" at-least=\"3\" "
                   "at-most=\"Source.id\"/>"),
            "");
        row("I3.9 what is excluded is the opposite",
            group("<scope><include><not><capital/></not></include><exclude><capital/></exclude></scope>" + grow), "");
        row("I3.7 a meter that another meter's growth reads",
            "<vocabulary><meter id=\"Dust\"/><meter id=\"Ash\" growth=\"value() + Dust\"/><type id=\"planet\" "
            "extend=\"true\"><has meter=\"Dust\"/><has meter=\"Ash\"/></type></vocabulary>" +
                group(planets + "<effects><modify-max-meter meter=\"Dust\" amount=\"1\"/></effects>"),
            "");
        row("I3.9 an effect that the type cannot take",
            group("<scope><include><object-type type=\"system\"/></include></scope><effects><set-planet-size "
                  "size=\"huge\"/></effects>"),
            "lint.cannot-fire:set-planet-size");
        row("I3.9 a meter that the type has not got",
            group("<scope><include><object-type type=\"system\"/></include></scope>" + grow),
            "lint.cannot-fire:modify-max-meter");
        row("I3.9 an effect that one of two types can take",
            group("<scope><include><object-type type=\"system\"/></include><include><object-type "
                  "type=\"planet\"/></include></scope><effects><set-planet-size size=\"huge\"/></effects>"),
            "");
        row("I3.9 a source of another type", active("<object-type type=\"ship\"/>"),
            "lint.never-active:<object-type type=\"ship\"/>");
        row("I3.9 a source of its type", active("<object-type type=\"building\"/>"), "");
    }

    void says() {
        QFETCH(QString, content);
        QFETCH(QString, expected);
        const Checked checked(contentsOf(content.toStdString()));
        QVERIFY2(!hasErrors(checked.errors), checked.errors.empty() ? "" : checked.errors.front().message().c_str());
        QCOMPARE(QString::fromStdString(checked.codes()), expected);
        for (const Diagnostic& finding : checked.found) {
            QVERIFY(finding.severity() != Severity::error);
            QVERIFY(!finding.spec->advice.empty());
        }
    }

    /// Checks that lint reports nothing about the demo, the example of good content.
    void demoIsClean_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("I3.7 nothing to say of the demo") << 0;
    }
    void demoIsClean() {
        const Checked checked(readFolder(std::string(ORRERY_RESOURCE_DIR) + "/demo"));
        QCOMPARE(QString::fromStdString(checked.codes()), QString());
    }

    void fixes_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("I3.7 a fix takes the second group away") << 0;
    }
    void fixes() {
        const std::string content = "<class id=\"MILL\" type=\"building\"><group id=\"a\">" + planets + grow +
                                    "</group>\n  <group id=\"b\">" + planets + grow + "</group></class>";
        const Checked checked(contentsOf(content));
        QCOMPARE(checked.found.size(), std::size_t{1});
        QCOMPARE(checked.found[0].fixes.size(), std::size_t{1});
        const TextEdit& edit = checked.found[0].fixes[0].edits.at(0);
        std::string text(checked.model->files[edit.file.value]->bytes());
        text.replace(edit.span.begin, edit.span.size(), edit.text);
        FolderContents mended = contentsOf("");
        mended.files["a.xml"] = std::make_shared<const SourceText>("a.xml", text);
        QCOMPARE(Checked(mended).codes(), std::string());
        QVERIFY(text.ends_with("</group></class></orrery>"));
    }

    void keepsQuietAboutErrors_data() {
        QTest::addColumn<QString>("content");
        QTest::newRow("I3.7 of half-typed content nothing but its errors is told")
            << QString::fromStdString(active("<expression if=\"turn &gt; 5 and turn &lt; 3 and tur\"/>"));
        QTest::newRow("I3.7 nothing at all") << QString();
    }
    void keepsQuietAboutErrors() {
        QFETCH(QString, content);
        QCOMPARE(Checked(contentsOf(content.toStdString())).codes(), std::string());
    }
};

QTEST_GUILESS_MAIN(LintTest)
#include "lint_test.moc"
