// SPDX-License-Identifier: GPL-3.0-or-later
// Help with writing content (I3.3, I3.4). `|` is the caret.
#include "engine/assist/parameter_kinds.h"
#include "engine/assist/writing_help.h"
#include "engine/check/check.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace orrery::engine;

namespace {

const QString inClass = QStringLiteral("<orrery format=\"1\">\n  <class id=\"A\" type=\"building\">\n    ");
const QString inGroup = inClass + QStringLiteral("<group id=\"g\">\n      ");
const QString inScope = inGroup + QStringLiteral("<scope>\n        <include>\n          ");
const QString inEffects = inGroup + QStringLiteral("<effects>\n        ");
const QString inScenario = QStringLiteral("<orrery format=\"1\">\n  <scenario id=\"s\">\n"
                                          "    <system name=\"Sol\" x=\"0\" y=\"0\"/>\n"
                                          "    <planet name=\"Sol III\" system=\"Sol\"/>\n"
                                          "    <empire id=\"Terrans\"/>\n    ");

std::string without(QString text, std::uint32_t& caret) {
    caret = static_cast<std::uint32_t>(text.left(text.indexOf('|')).toUtf8().size());
    return text.remove(text.indexOf('|'), 1).toStdString();
}

QStringList labels(const Completion& completion) {
    QStringList all;
    for (std::size_t i = 0; i < completion.size(); ++i) {
        all << QString::fromStdString(completion[i].label);
    }
    return all;
}

const CompletionItem* find(const Completion& completion, std::string_view label) {
    for (std::size_t i = 0; i < completion.size(); ++i) {
        if (completion[i].label == label) {
            return &completion[i];
        }
    }
    return nullptr;
}

/// Returns the text with an accepted item. `|` is the caret afterwards, or the first stop.
QString accepted(std::string text, const Completion& completion, const CompletionItem& item) {
    const std::string written = item.written() + completion.behind;
    const std::uint32_t at = item.stops.empty() ? static_cast<std::uint32_t>(written.size()) : item.stops[0].begin;
    text.replace(completion.replaced.begin, completion.replaced.size(), written);
    return QString::fromStdString(text.insert(completion.replaced.begin + at, "|"));
}

/// A project with one file, with names and descriptions.
struct OwnContent {
    OwnContent() {
        FolderContents contents;
        contents.name = "own";
        contents.files["orrery.xml"] = std::make_shared<SourceText>("orrery.xml", "<project format=\"1\"/>");
        contents.files["a.xml"] = std::make_shared<SourceText>(
            "a.xml", "<orrery format=\"1\"><vocabulary><property id=\"colour\" label=\"Hue\" format=\"text\"/><type "
                     "id=\"empire\" extend=\"true\"><has property=\"colour\"/></type></vocabulary><class id=\"MILL\" "
                     "type=\"building\" name=\"The mill\"><group id=\"grind\" "
                     "name=\"Grinds\" description=\"From corn to flour\"/></class><class id=\"PIER\" "
                     "type=\"building\"/></orrery>");
        parsed = parseProject(arrangeSources(contents, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
        std::vector<Diagnostic> diagnostics;
        help = std::make_unique<WritingHelp>(parsed, check(parsed, shippedRows(), diagnostics));
    }

    ParsedProject parsed;
    std::unique_ptr<WritingHelp> help;
};

} // namespace

class WritingHelpTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void offers_data();
    void offers();
    void accepts_data();
    void accepts();
    void ofOwnContent_data();
    void ofOwnContent();
    void hoverOfGroup();
    void everythingThatIsWrittenIsOffered();
    void readsOnlyWhatIsAround();
    void neverFails();
    void fits_data();
    void fits();
    void prepared_data();
    void prepared();
    void snippetsAreRight_data();
    void snippetsAreRight();
    void signatures_data();
    void signatures();
    void hovers_data();
    void hovers();
    void editors_data();
    void editors();
    void everyKindHasItsEditor();

private:
    std::optional<Project> m_project;
    std::unique_ptr<WritingHelp> m_help;
};

void WritingHelpTest::initTestCase() {
    auto project = openProject(ORRERY_SOURCE_DIR "/tests/data/expressions/project", ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(project));
    m_project = std::move(std::get<Project>(project));
    m_help = std::make_unique<WritingHelp>(m_project->parsed, m_project->model);
}

void WritingHelpTest::offers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("lacking");
    const auto row = [](const char* name, const QString& text, const char* with, const char* lacking) {
        QTest::newRow(name) << text << with << lacking;
    };
    row("I3.3 elements: the root", "|", "orrery project", "class group");
    row("I3.3 elements: below the root", "<orrery format=\"1\">\n  <|", "class scenario vocabulary building",
        "group effects orrery");
    row("I3.3 elements: half a tag", "<orrery format=\"1\">\n  <cla|\n</orrery>", "class", "group");
    row("I3.3 elements: in a class", inClass + "<|", "group property prerequisite scope-and-effects", "class effects");
    row("I3.3 elements: without the bracket", inGroup + "eff|", "effects scope activation trigger", "group");
    row("I3.3 elements: conditions", inScope + "<|", "object-type and or self expression", "modify-max-meter scope");
    row("I3.3 elements: conditions in a condition", inScope + "<and>\n            <|", "object-type not", "effects");
    row("I3.3 elements: nothing in a condition that is true none", inScope + "<self>\n            <|", "",
        "object-type and");
    row("I3.3 elements: effects", inEffects + "<|", "modify-max-meter conditional delay", "object-type include");
    row("I3.3 elements: blocks of an effect", inEffects + "<conditional>\n          <|", "if then else",
        "modify-meter");
    row("I3.3 elements: a block that already in the file", inEffects + "<conditional><if/><|", "then else", "if");
    row("I3.3 elements: effects in a block", inEffects + "<conditional><then><|", "modify-meter", "self");
    row("I3.3 elements: statements and orders", inScenario + "<|", "planet lane set move-order condition galaxy",
        "class effects");
    row("I3.3 elements: actions of a condition", inScenario + "<condition when=\"true\"><|", "message win reveal",
        "planet of");
    row("I3.3 elements: conditions that are counted", inScenario + "<condition type=\"count\"><|", "of message",
        "planet");
    row("I3.3 elements: behind what is broken", inScope + "<object-type type=\"pla\n          <|", "self and", "scope");
    row("I3.3 elements: between lines that are broken",
        inEffects + "<modify-meter meter=\n        <|\n      </effects>", "modify-meter", "scope");
    row("I3.3 elements: none in a comment", inScope + "<!-- <|", "", "self");
    row("I3.3 closing tags: what is open", inScope + "</|", "include", "scope");
    row("I3.3 closing tags: among elements", inScope + "<|", "/include", "/scope");
    row("I3.3 attributes: of a class", "<orrery format=\"1\">\n  <class |", "id type duration groupings", "meter");
    row("I3.3 attributes: not those that are there", "<orrery format=\"1\">\n  <class id=\"A\" | type=\"tech\">",
        "duration name", "id type");
    row("I3.3 attributes: half a name", inScenario + "<planet na|\n  </scenario>", "name system owner size", "x");
    row("I3.3 attributes: properties of the object", inScenario + "<planet |", "size environment focus mood", "income");
    row("I3.3 attributes: of a condition", inScope + "<planet-size |", "size range enabled", "meter priority");
    row("I3.3 attributes: priority of meter effects", inEffects + "<modify-meter |", "meter amount priority stacking",
        "size");
    row("I3.3 attributes: priority of other effects", inEffects + "<set-focus |", "focus stacking", "priority");
    row("I3.3 attributes: what an occurrence tells", inGroup + "<trigger after=\"stockpile-gain\" |", "resource of if",
        "property after");
    row("I3.3 attributes: of a condition type", inScenario + "<condition type=\"owner\" |", "player object op",
        "resource");
    row("I3.3 attributes: columns of a table", "<orrery format=\"1\"><table id=\"T\"><column id=\"food\"/><row |",
        "key food", "id");
    row("I3.3 values: classes of a type", inClass + "<prerequisite tech=\"|", "TECH_STEEL TECH_GLASS",
        "BLD_MILL SPC_ORE");
    row("I3.3 values: any class", inScope + "<object-class class=\"BLD|\"/>", "BLD_MILL TECH_STEEL Source.class",
        "planet");
    row("I3.3 values: types", inScope + "<object-type type=\"|\"/>", "planet ship building", "BLD_MILL");
    row("I3.3 values: meters", inEffects + "<modify-meter meter=\"|", "Population Trade", "Minerals size");
    row("I3.3 values: resources", inGroup + "<cost resource=\"|", "Minerals", "Population");
    row("I3.3 values: enumerators", inScope + "<planet-size size=\"|\"/>", "tiny huge", "terran");
    row("I3.3 values: enumerators of a property", inScenario + "<planet environment=\"|\"/>", "terran swamp", "huge");
    row("I3.3 values: of the property that is named", inClass + "<property name=\"size\" value=\"|\"/>", "tiny huge",
        "terran");
    row("I3.3 values: properties", inClass + "<property name=\"|\"/>", "build_cost size", "Population");
    row("I3.3 values: choices", inGroup + "<trigger of=\"|\"/>", "self owned other", "created");
    row("I3.3 values: occurrences", inGroup + "<trigger after=\"created des|\"/>", "destroyed arrives", "self");
    row("I3.3 values: empires", inScope + "<empire-affiliation empire=\"|\"/>", "source none Terrans", "Sol");
    row("I3.3 values: systems of the scenario", inScenario + "<lane from=\"|", "Sol", "Terrans");
    row("I3.3 values: objects of the scenario", inScenario + "<set object=\"|", "Sol Terrans", "Vega");
    row("E7.9 values: only run-time properties can be given", inScenario + "<give-order property=\"|", "bonus",
        "size build_cost");
    row("I3.3 values: formats", "<orrery format=\"1\"><variable name=\"a\" format=\"|", "number PlanetSize dice",
        "planet");
    row("I3.3 values: scopes of variables", "<orrery format=\"1\"><variable name=\"a\" scope=\"|", "planet ship.weapon",
        "number");
    row("I3.3 values: variables", inClass + "<modify variable=\"|", "Hands CritMult", "Population");
    row("I3.3 values: groupings", "<orrery format=\"1\"><class groupings=\"Wonder Con|", "Construction Wonder",
        "BLD_MILL");
    row("I3.3 values: types of conditions", inScenario + "<condition type=\"|", "owner count distance", "planet");
    row("I3.3 values: a quote that is missing", inScenario + "<planet name=\"Sol I\" system=\"|\n", "Sol", "Terrans");
    row("I3.3 values: a quote that opens the next", inScope + "<planet-size size=\" range=\"1\"/>|", "", "");
    row("I3.3 expressions in attributes", inScope + "<expression if=\"Pop|", "Population Source half", "planet-size");
    row("I3.3 expressions: classes", inScope + "<expression if=\"canHave(|", "BLD_MILL TECH_STEEL", "and");
    row("I3.3 expressions: members after a dot", inScope + "<expression if=\"Source.|", "Population owner size",
        "Source half");
    row("I3.3 expressions: value() of a meter effect", inEffects + "<modify-meter amount=\"|", "value Target min",
        "planet-size");
    row("I3.3 expressions: no value() in an activation", inGroup + "<activation if=\"|", "Population turn",
        "value Target");
    row("I3.3 expressions: variables that the source can see", inGroup + "<activation><expression if=\"|",
        "Hands Tension", "HandsRequired");
    row("I3.3 expressions: those of any object in a condition of others",
        inGroup + "<activation><contains><expression if=\"|", "Hands Tension HandsRequired", "");
    row("I3.3 expressions: the subject in a triggered group",
        inGroup + "<trigger after=\"created\"/><activation if=\"|", "Subject amount", "Target");
    row("I3.3 expressions: no subject elsewhere", inGroup + "<activation if=\"|", "turn", "Subject amount");
    row("I3.3 expressions: in elements", inEffects + "<modify-meter meter=\"Trade\"><amount>Pop|", "Population value",
        "Plus");
    row("I3.3 expressions: with entities before", inScope + "<expression if=\"1 &lt; 2 and Pop|", "Population", "and");
    row("I3.3 expressions: parameters of a function",
        "<orrery format=\"1\"><function id=\"f\" value=\"|\"><parameter name=\"rate\"/></function>", "rate half min",
        "Population Source");
    row("I3.3 expressions: in a define", "<orrery format=\"1\"><vocabulary><define id=\"D\" value=\"|", "GRAVITY",
        "Population turn");
    row("I3.3 expressions: variables of the carrier", inClass + "<modify variable=\"Hands\" set=\"|", "Hands Source",
        "CritMult");
    row("I3.3 expressions: in braces of a message", inEffects + "<message text=\"Now {Pop|}\"/>", "Population", "");
    row("I3.3 expressions: in braces of a page",
        inScenario + "<condition when=\"true\"><message>Now<page>and {tu|}</page>", "turn", "value");
    row("I3.3 expressions: nothing in the words of a page",
        inScenario + "<condition when=\"true\"><message>Now<page>tu|</page>", "", "turn");
    row("I3.3 expressions: nothing in the words of a message", inEffects + "<message text=\"Pop|\"/>", "",
        "Population");
    row("I3.3 values: files of content that a manifest lists", "<project format=\"1\">\n  <file path=\"|\"/>",
        "content.xml scenario.xml", "orrery.xml sizes.csv vocabulary/shipped.xml");
    row("I3.3 values: files of tables", "<orrery format=\"1\"><table id=\"T\" file=\"|\"/>", "sizes.csv",
        "content.xml");
    row("I3.3 values: of the source behind a dot", inScope + "<planet-size size=\"Source.|\"/>", "size environment",
        "tiny");
}

void WritingHelpTest::offers() {
    QFETCH(QString, text);
    QFETCH(QString, with);
    QFETCH(QString, lacking);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const QStringList all = labels(m_help->complete({}, plain, caret));
    for (const QString& word : with.split(' ', Qt::SkipEmptyParts)) {
        QVERIFY2(all.contains(word), qPrintable("lacks " + word + ": " + all.join(' ')));
    }
    if (lacking != "twice") {
        QCOMPARE(QStringList(all).removeDuplicates(), 0);
    }
    for (const QString& word : lacking.split(' ', Qt::SkipEmptyParts)) {
        QVERIFY2(!all.contains(word), qPrintable("offers " + word + ": " + all.join(' ')));
    }
}

void WritingHelpTest::accepts_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const QString& text, const char* label, const QString& result) {
        QTest::newRow(name) << text << label << result;
    };
    row("I3.3 accepting an element writes the attributes that it must have", inScope + "<planet-s|", "planet-size",
        inScope + "<planet-size size=\"|\"/>");
    row("I3.3 accepting an element that holds others indents what it holds", inGroup + "<eff|", "effects",
        inGroup + "<effects>\n        |\n      </effects>");
    row("I3.3 accepting an element of a tag that goes on changes its name", inScope + "<pla| size=\"huge\"/>",
        "planet-size", inScope + "<planet-size| size=\"huge\"/>");
    row("I3.3 accepting an element where no bracket stands writes it", inScope + "se|", "self", inScope + "<self/>|");
    row("I3.3 accepting a closing tag", inScope + "<|", "/include", inScope + "</include>|");
    row("I3.3 accepting a closing tag that is begun", inScope + "</inc|", "include", inScope + "</include>|");
    row("I3.3 accepting an attribute puts the caret between its quotes", inScope + "<planet-size ra|/>", "range",
        inScope + "<planet-size range=\"|\"/>");
    row("I3.3 accepting another name for an attribute keeps its value", inScope + "<planet-size ra|=\"1\"/>", "size",
        inScope + "<planet-size size|=\"1\"/>");
    row("I3.3 accepting a value replaces all of it", inScope + "<object-type type=\"pl|et\"/>", "planet",
        inScope + "<object-type type=\"planet|\"/>");
    row("I3.3 accepting a value closes its quote", inScope + "<object-type type=\"pl|", "planet",
        inScope + "<object-type type=\"planet\"|");
    row("I3.3 accepting one of several words keeps the others", inGroup + "<trigger after=\"created de|\"/>",
        "destroyed", inGroup + "<trigger after=\"created destroyed|\"/>");
    row("I3.3 accepting a function puts the caret in its brackets", inScope + "<expression if=\"ha| > 1\"/>", "half",
        inScope + "<expression if=\"half(|) > 1\"/>");
    row("I3.3 accepting a function that has brackets", inScope + "<expression if=\"ha|(2) > 1\"/>", "half",
        inScope + "<expression if=\"half|(2) > 1\"/>");
    row("I3.3 accepting a name behind an entity", inScope + "<expression if=\"1 &lt; Pop|\"/>", "Population",
        inScope + "<expression if=\"1 &lt; Population|\"/>");
}

void WritingHelpTest::accepts() {
    QFETCH(QString, text);
    QFETCH(QString, label);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const Completion completion = m_help->complete({}, plain, caret);
    const CompletionItem* const item = find(completion, label.toStdString());
    QVERIFY2(item != nullptr, qPrintable(labels(completion).join(' ')));
    QTEST(accepted(plain, completion, *item), "result");
}

void WritingHelpTest::ofOwnContent_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const QString& text, const char* label, const char* detail) {
        QTest::newRow(name) << text << label << detail;
    };
    const QString ofClass = inScope + "<object-class class=\"|\"/>";
    row("I3.3 values: the type and the name of a class", ofClass, "MILL", "building · The mill");
    row("I3.3 values: a class that is called by its id", ofClass, "PIER", "building");
    row("I3.3 attributes: one that a property is called like is offered once", inScenario + "<empire |", "colour", "");
}

void WritingHelpTest::ofOwnContent() {
    QFETCH(QString, text);
    QFETCH(QString, label);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const OwnContent own;
    const Completion completion = own.help->complete({}, plain, caret);
    QCOMPARE(labels(completion).count(label), 1);
    QTEST(QString::fromStdString(find(completion, label.toStdString())->detail), "detail");
}

void WritingHelpTest::hoverOfGroup() {
    // I3.4 the hover of a group shows its name and its description
    const OwnContent own;
    std::uint32_t caret = 0;
    const std::string plain = without(inScenario + "<condition when=\"true\"><fire group=\"MILL/gri|nd\"/>", caret);
    const auto hover = own.help->hoverAt({}, plain, caret);
    QVERIFY(hover);
    QCOMPARE(hover->title, std::string("MILL/grind"));
    QCOMPARE(hover->label, std::string("Grinds"));
    QCOMPARE(hover->help, std::string("From corn to flour"));
    QCOMPARE(hover->detail, std::string("group"));
    QVERIFY(hover->defined && own.parsed.placeText(*hover->defined).starts_with("a.xml:1"));
}

/// Removes every tag, attribute and value of the demo, and checks that completion offers it in its place.
void WritingHelpTest::everythingThatIsWrittenIsOffered() {
    auto opened = openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(opened));
    const Project& project = std::get<Project>(opened);
    const WritingHelp help(project.parsed, project.model);
    std::set<std::string> lacking;
    int asked = 0;
    for (const auto& tree : project.parsed.trees) {
        const std::string text(tree->source()->bytes());
        if (tree->root() == XmlTree::none || tree->source()->path().starts_with("vocabulary/")) {
            continue;
        }
        for (std::uint32_t node = 1; node < tree->nodeCount(); ++node) {
            if (!tree->isElement(node)) {
                continue;
            }
            const Span whole = tree->span(node);
            const std::string half = text.substr(0, whole.begin + 1) + text.substr(whole.end);
            const std::string tag(tree->name(node));
            ++asked;
            if (find(help.complete(tree->file(), half, whole.begin + 1), tag) == nullptr) {
                lacking.insert("<" + tag);
            }
            for (auto one = tree->attributesBegin(node); one != tree->attributesEnd(node); ++one) {
                const std::string name(tree->name(*one));
                const std::string bare = text.substr(0, one->whole().begin) + text.substr(one->whole().end);
                ++asked;
                if (find(help.complete(tree->file(), bare, one->whole().begin), name) == nullptr) {
                    lacking.insert(tag + " " + name);
                }
                const std::string written(tree->slice(one->value));
                const std::string open = text.substr(0, one->value.begin) + text.substr(one->value.end);
                const Completion values = help.complete(tree->file(), open, one->value.begin);
                const bool isConstant = values.size() > 0 && values[0].kind == CompletionKind::value;
                const bool isList = written.find(' ') != std::string::npos;
                const bool isName =
                    isConstant && !isList && values[0].detail != "default" && !written.starts_with("initial:");
                if (isName && find(values, written) == nullptr && !QByteArray::fromStdString(written).contains('.')) {
                    lacking.insert(tag + " " + name + "=" + written);
                }
            }
        }
    }
    QVERIFY(asked > 1000);
    // Skips new ids, which appear nowhere else, and free texts.
    std::erase_if(lacking, [](const std::string& one) {
        return one.find(" name=") != std::string::npos || one.find(" description=") != std::string::npos;
    });
    QStringList names;
    for (const std::string& one : lacking) {
        names << QString::fromStdString(one);
    }
    QVERIFY2(names.isEmpty(), qPrintable(names.join('\n')));
}

/// Checks that completion in a text edited since the last reading gives the same result as a reading of all of it.
void WritingHelpTest::readsOnlyWhatIsAround() {
    const XmlTree& tree = *m_project->parsed.trees[m_project->parsed.sources.find("content.xml").value];
    const std::string text(tree.source()->bytes());
    int compared = 0;
    for (std::uint32_t at = 60; at < text.size(); at += 61) {
        std::string edited = text;
        edited.insert(at, "<");
        const Completion some = m_help->complete(tree.file(), edited, at + 1);
        const Completion all = m_help->complete({}, edited, at + 1);
        QCOMPARE(some.replaced, all.replaced);
        // Tags further away may be open, too, so offered close tags may differ.
        const auto opening = [](const Completion& one) { return labels(one).filter(QRegularExpression("^[^/]")); };
        QCOMPARE(opening(some), opening(all));
        compared += some.size() > 0 ? 1 : 0;
        // Behind an edit that the reading does not know, places still match the text.
        const auto far = static_cast<std::uint32_t>(edited.find("<global-modifiers>") + 2);
        QCOMPARE(labels(m_help->complete(tree.file(), edited, far)).contains("global-modifiers"), true);
    }
    QVERIFY(compared > 50);
}

void WritingHelpTest::neverFails() {
    const auto expressions = expressionAttributes(m_project->model->vocabulary);
    QVERIFY(std::ranges::find(expressions, "at-most") != expressions.end());
    QVERIFY(std::ranges::find(expressions, "name") == expressions.end());
    const XmlTree& tree = *m_project->parsed.trees[m_project->parsed.sources.find("scenario.xml").value];
    const std::string text(tree.source()->bytes());
    for (std::uint32_t at = 0; at <= text.size(); at += 7) {
        const std::string cut = text.substr(0, at);
        for (const std::string& one : {cut, cut + "<", cut + "\"", cut + "</", cut + "<<>\0&"}) {
            const auto end = static_cast<std::uint32_t>(one.size());
            const Completion completion = m_help->complete(tree.file(), one, end);
            QVERIFY(completion.replaced.end <= end && completion.replaced.begin <= completion.replaced.end);
            QVERIFY(completion.replaced.begin <= completion.word.begin && completion.word.end <= end);
            m_help->hoverAt(tree.file(), one, end / 2);
            m_help->signatureAt(tree.file(), one, end);
        }
    }
    m_help->complete({}, "", 0);
    m_help->complete({}, "<", 99);
}

void WritingHelpTest::fits_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("I3.3 what is typed is found: all of it")
        << "" << QStringList{"modify-meter", "modify-max-meter", "BLD_MEGALITH", "MaxPopulation"};
    QTest::newRow("I3.3 what is typed is found: a beginning")
        << "mod" << QStringList{"modify-meter", "modify-max-meter"};
    QTest::newRow("I3.3 what is typed is found: a word in it") << "meg" << QStringList{"BLD_MEGALITH"};
    QTest::newRow("I3.3 what is typed is found: a capital in it") << "pop" << QStringList{"MaxPopulation"};
    QTest::newRow("I3.3 what is typed is found: letters in order") << "mmm" << QStringList{"modify-max-meter"};
    QTest::newRow("I3.3 what is typed is found: beginnings before words")
        << "m" << QStringList{"modify-meter", "modify-max-meter", "MaxPopulation", "BLD_MEGALITH"};
    QTest::newRow("I3.3 what is typed is found: nothing") << "xyz" << QStringList{};
}

void WritingHelpTest::fits() {
    QFETCH(QString, typed);
    Completion completion;
    for (const char* label : {"modify-meter", "modify-max-meter", "BLD_MEGALITH", "MaxPopulation"}) {
        completion.items.push_back({.label = label});
    }
    QStringList found;
    for (const std::uint32_t at : fitting(completion, typed.toStdString(), 100)) {
        found << QString::fromStdString(completion[at].label);
    }
    QTEST(found, "found");
    QVERIFY(fitting(completion, "", 2).size() == 2);
}

void WritingHelpTest::prepared_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    const auto row = [](const char* name, const QString& text, const char* before, const char* now) {
        QTest::newRow(name) << text << before << now;
    };
    row("P3.5 classes of a type are those of the reading before until they are prepared",
        inClass + "<prerequisite tech=\"|", "EARLIER", "TECH_GLASS");
    row("P3.5 likewise all classes", inScope + "<object-class class=\"|\"/>", "EARLIER", "TECH_GLASS");
    row("P3.5 likewise classes in expressions", inGroup + "<activation if=\"|\"/>", "EARLIER", "TECH_GLASS");
}

void WritingHelpTest::prepared() {
    QFETCH(QString, text);
    QFETCH(QString, before);
    QFETCH(QString, now);
    const QTemporaryDir folder;
    QFile file(folder.filePath("content.xml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<orrery format=\"1\"><class id=\"EARLIER\" type=\"tech\"/></orrery>\n");
    file.close();
    const auto read = openProject(folder.path().toStdString(), ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(read));
    const Project& earlier = std::get<Project>(read);
    const WritingHelp first(earlier.parsed, earlier.model);
    first.prepare();
    std::uint32_t caret = 0;
    const std::string bytes = without(text, caret);
    const auto offered = [&](const WritingHelp& help) { return labels(help.complete({}, bytes, caret)); };
    QVERIFY(offered(first).contains(before));
    // Two further readings follow too fast to be prepared. The last one offers the names that the first one knew.
    const WritingHelp second(m_project->parsed, m_project->model, &first);
    const WritingHelp third(m_project->parsed, m_project->model, &second);
    QVERIFY(offered(third).contains(before));
    third.prepare();
    QVERIFY(!offered(third).contains(before));
    QVERIFY(offered(third).contains(now));
    QVERIFY(offered(WritingHelp(m_project->parsed, m_project->model)).contains(now));
}

void WritingHelpTest::snippetsAreRight_data() {
    QTest::addColumn<int>("at");
    int at = 0;
    for (const SnippetSpec& snippet : shippedSnippets()) {
        QTest::addRow("I3.3 snippet without a finding: %s", std::string(snippet.name).c_str()) << at++;
    }
}

void WritingHelpTest::snippetsAreRight() {
    QFETCH(int, at);
    const SnippetSpec& snippet = shippedSnippets()[static_cast<std::size_t>(at)];
    CompletionItem item;
    expandSnippet(snippet.body, {}, item);
    QVERIFY(item.insert.find('$') == std::string::npos && !item.stops.empty());
    // A snippet leaves the effects of a group empty for the designer.
    const Span rest = item.stops.back();
    if (item.insert.find("<effects>\n    \n") != std::string::npos) {
        item.insert.insert(rest.begin, "<destroy-object/>");
    }
    std::string text = item.insert;
    if (snippet.parent == "group") {
        text += "<effects><set-meter meter=\"Trade\" value=\"1\"/></effects>";
    }
    const std::string group = snippet.parent == "group" ? "<group id=\"g\">" + text + "</group>" : text;
    const std::string top = snippet.parent == "class" || snippet.parent == "group"
                                ? "<class id=\"BLD_TEST\" type=\"building\">" + group + "</class>"
                            : snippet.parent == "scenario" ? "<scenario id=\"s\">" + text + "</scenario>"
                                                           : text;
    FolderContents contents;
    contents.name = "snippet";
    contents.files["orrery.xml"] = std::make_shared<SourceText>("orrery.xml", "<project format=\"1\"/>");
    contents.files["a.xml"] = std::make_shared<SourceText>("a.xml", "<orrery format=\"1\">" + top + "</orrery>");
    const auto parsed =
        parseProject(arrangeSources(contents, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    std::vector<Diagnostic> diagnostics;
    check(parsed, shippedRows(), diagnostics);
    for (const Diagnostic& diagnostic : diagnostics) {
        QVERIFY2(diagnostic.severity() != Severity::error, (diagnostic.message() + "\n" + top).c_str());
    }
}

void WritingHelpTest::signatures_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("usage");
    QTest::addColumn<QString>("active");
    QTest::newRow("I3.3 signature: the first parameter") << inScope + "<expression if=\"clamp(|"
                                                         << "clamp(a: NUMBER, low: NUMBER, high: NUMBER)"
                                                         << "a: NUMBER";
    QTest::newRow("I3.3 signature: the third parameter") << inScope + "<expression if=\"clamp(1, (2), |"
                                                         << "clamp(a: NUMBER, low: NUMBER, high: NUMBER)"
                                                         << "high: NUMBER";
    QTest::newRow("I3.3 signature: one too many") << inScope + "<expression if=\"half(1, |"
                                                  << "half(a: NUMBER)"
                                                  << "";
    QTest::newRow("I3.3 signature: the innermost call") << inScope + "<expression if=\"clamp(half(|"
                                                        << "half(a: NUMBER)"
                                                        << "a: NUMBER";
    QTest::newRow("I3.3 signature: in elements") << inEffects + "<modify-meter><amount>half(|"
                                                 << "half(a: NUMBER)"
                                                 << "a: NUMBER";
    QTest::newRow("I3.3 signature: none outside of calls") << inScope + "<expression if=\"1 + |"
                                                           << ""
                                                           << "";
    QTest::newRow("I3.3 signature: none outside of expressions") << inScope + "<object-type type=\"half(|"
                                                                 << ""
                                                                 << "";
}

void WritingHelpTest::signatures() {
    QFETCH(QString, text);
    QFETCH(QString, usage);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const auto signature = m_help->signatureAt({}, plain, caret);
    QCOMPARE(signature ? QString::fromStdString(signature->usage) : QString(), usage);
    if (signature) {
        QTEST(QString::fromStdString(signature->usage.substr(signature->active.begin, signature->active.size())),
              "active");
    }
    QCOMPARE(parameterIn("min(a, b, …)", 7), (Span{10, 13}));
}

void WritingHelpTest::hovers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("says"); ///< part of label, help, detail, format and fallback
    const auto row = [](const char* name, const QString& text, const char* title, const char* says) {
        QTest::newRow(name) << text << title << says;
    };
    row("I3.4 hover: an element", inScope + "<plan|et-size size=\"huge\"/>", "planet-size", "Planet size");
    row("I3.4 hover: an element's requirement", inScope + "<plan|et-size size=\"huge\"/>", "planet-size", "E5.");
    row("I3.4 hover: a closing tag", inScope + "<and></an|d>", "and", "every inner condition");
    row("I3.4 hover: an attribute", inScope + "<planet-size ra|nge=\"1\"/>", "range", "Range");
    row("I3.4 hover: an attribute's default", inScope + "<planet-size ra|nge=\"1\"/>", "range", "default 0");
    row("I3.4 hover: a class", inScope + "<object-class class=\"BLD_M|ILL\"/>", "BLD_MILL", "building");
    row("I3.4 hover: where a class is", inScope + "<object-class class=\"BLD_M|ILL\"/>", "BLD_MILL", "content.xml:3");
    row("I3.4 hover: an enumerator", inScope + "<planet-size size=\"hu|ge\"/>", "huge", "PlanetSize");
    row("I3.4 hover: a meter", inEffects + "<modify-meter meter=\"Popu|lation\"/>", "Population", "meter");
    row("I3.4 hover: a type", inScope + "<object-type type=\"pl|anet\"/>", "planet", "type");
    row("I3.4 hover: one of several occurrences", inGroup + "<trigger after=\"created des|troyed\"/>", "destroyed",
        "event");
    row("I3.4 hover: the first of several occurrences", inGroup + "<trigger after=\"cre|ated destroyed\"/>", "created",
        "event");
    row("I3.4 hover: a value of the property named", inClass + "<property name=\"size\" value=\"hu|ge\"/>", "huge",
        "PlanetSize");
    row("I3.4 hover: a name in an expression", inScope + "<expression if=\"Popu|lation > 3\"/>", "Population",
        "The number of people");
    row("I3.4 hover: the format of the narrowest part", inScope + "<expression if=\"1 + Popu|lation > 3\"/>",
        "Population", "format NUMBER");
    row("I3.4 hover: the format of a part", inScope + "<expression if=\"Population |> 3\"/>", "", "format BOOLEAN");
    row("I3.4 hover: a function", inScope + "<expression if=\"cla|mp(1, 2, 3) > 1\"/>", "clamp", "low: NUMBER");
    row("I3.4 hover: where a function is", inScope + "<expression if=\"cla|mp(1, 2, 3) > 1\"/>", "clamp",
        "content.xml:");
    row("I3.4 hover: a class in an expression", inScope + "<expression if=\"canHave(BLD_M|ILL)\"/>", "BLD_MILL",
        "content.xml:3");
    row("I3.4 hover: a name in elements", inEffects + "<modify-meter><amount>Hand|s</amount>", "Hands", "engineers");
}

void WritingHelpTest::hovers() {
    QFETCH(QString, text);
    QFETCH(QString, title);
    QFETCH(QString, says);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const auto hover = m_help->hoverAt({}, plain, caret);
    QVERIFY(hover);
    if (!title.isEmpty()) {
        QCOMPARE(QString::fromStdString(hover->title), title);
        QCOMPARE(QString::fromStdString(plain.substr(hover->where.begin, hover->where.size())), title);
    }
    const std::string all = hover->label + "\n" + hover->help + "\n" + hover->detail + "\n" + hover->requirement +
                            "\ndefault " + hover->fallback + "\nformat " + hover->format + "\n" +
                            (hover->defined ? m_project->model->placeText(*hover->defined) : "");
    QVERIFY2(all.find(says.toStdString()) != std::string::npos, all.c_str());
}

void WritingHelpTest::editors_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<ParameterEditor>("editor");
    const auto row = [](const char* path, ParameterEditor editor) {
        QTest::addRow("I2.1 %s", path) << QString(path) << editor;
    };
    row("scenario/empire/colour", ParameterEditor::colour);
    row("scenario/empire/capital", ParameterEditor::list);
    row("scenario/empire/id", ParameterEditor::line);
    row("scenario/system/x", ParameterEditor::number);
    row("scenario/planet/hidden", ParameterEditor::toggle);
    row("scenario/galaxy/shape", ParameterEditor::list);
    row("class/type", ParameterEditor::list);
    row("class/modify/active", ParameterEditor::expression);
    row("class/modify/add", ParameterEditor::expression);
    row("variable/explanation", ParameterEditor::line);
}

void WritingHelpTest::editors() {
    QFETCH(QString, path);
    QFETCH(ParameterEditor, editor);
    QStringList words = path.split(QLatin1Char('/'));
    const std::string attribute = words.takeLast().toStdString();
    const ElementSpec* element = &orreryElement();
    for (const QString& tag : words) {
        element = element->child(tag.toStdString());
        QVERIFY(element != nullptr);
    }
    const ParameterSpec* const spec = element->attribute(attribute);
    QVERIFY(spec != nullptr);
    QCOMPARE(editorOf(*spec), editor);
}

/// Checks that the editor of a kind is a list exactly if names or candidates are known, and the kind is no expression.
void WritingHelpTest::everyKindHasItsEditor() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(ParameterKind::count_); ++i) {
        const auto kind = static_cast<ParameterKind>(i);
        const KindSpec& row = kindSpec(kind);
        QVERIFY(row.kind == kind);
        const bool isNumber = kind == ParameterKind::number || kind == ParameterKind::integer;
        QCOMPARE(row.editor == ParameterEditor::number, isNumber);
        QCOMPARE(row.editor == ParameterEditor::expression,
                 kind == ParameterKind::boolean || kind == ParameterKind::value);
        QCOMPARE(row.editor == ParameterEditor::longText, kind == ParameterKind::message);
        const bool hasNames = row.resolve != nullptr || row.list != nullptr || row.offer != nullptr;
        const bool isList = hasNames && !isNumber && kind != ParameterKind::message;
        QVERIFY2((row.editor == ParameterEditor::list) == isList, std::to_string(i).c_str());
    }
}

QTEST_APPLESS_MAIN(WritingHelpTest)
#include "writing_help_test.moc"
