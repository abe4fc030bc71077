// SPDX-License-Identifier: GPL-3.0-or-later
// Import of FreeOrion's content of 2006 with faults (F5).
#include "engine/check/render.h"
#include "engine/import/freeorion_classic.h"
#include "tests/engine/support/import_fixture.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

/// Returns the bytes of the class that begins with `<class id="ID"`.
std::string textOfClass(const ImportedProject& project, const std::string& path, const std::string& id) {
    const std::string& bytes = project.files.at(path);
    const std::size_t begin = bytes.find("<class id=\"" + id + "\"");
    return begin == std::string::npos ? "" : bytes.substr(begin, bytes.find("</class>", begin) - begin);
}

/// Deletes each close tag of a file in turn. Each must cause one fault near its place and change at most one class.
void deleteCloseTags(const QString& folder, const std::string& name, const std::vector<std::string>& ids) {
    ForeignFolder whole = readClassicFolder(folder.toStdString());
    if (folder == realClassicFolder) { // its techs would test nothing more than those of the small project
        std::erase_if(whole.files, [](const auto& file) { return file->path() == "techs.xml"; });
    }
    const ImportedProject before = importFreeOrionClassic(whole);
    const auto at = std::ranges::find(whole.files, name, [](const auto& file) { return file->path(); });
    QVERIFY(at != whole.files.end());
    const std::string bytes((*at)->bytes());
    for (std::size_t begin = bytes.find("</"); begin != std::string::npos; begin = bytes.find("</", begin + 1)) {
        const std::size_t end = bytes.find('>', begin) + 1;
        ForeignFolder broken = whole;
        broken.files[static_cast<std::size_t>(at - whole.files.begin())] =
            classicText(name, bytes.substr(0, begin) + bytes.substr(end));
        const ImportedProject after = importFreeOrionClassic(broken);
        std::string faults;
        for (const Diagnostic& fault : after.faults) {
            faults += renderText(fault, after.sources) + "\n";
        }
        const std::string where = "without " + bytes.substr(begin, end - begin) + " of byte " + std::to_string(begin);
        QVERIFY2(after.faults.size() == 1, (where + ": " + faults).c_str());
        QVERIFY2(after.faults.front().where.span.begin <= begin + 1, (where + ": " + faults).c_str());
        std::size_t changed = 0;
        for (const std::string& id : ids) {
            changed += textOfClass(before, name, id) != textOfClass(after, name, id) ? 1 : 0;
        }
        QVERIFY2(changed <= 1, (where + ": " + std::to_string(changed) + " classes changed").c_str());
    }
}

std::vector<std::string> idsIn(const ImportedProject& project, const std::string& path) {
    std::vector<std::string> ids;
    const std::string& bytes = project.files.at(path);
    const std::string before = "<class id=\"";
    for (std::size_t at = bytes.find(before); at != std::string::npos; at = bytes.find(before, at + 1)) {
        ids.push_back(bytes.substr(at + before.size(), bytes.find('"', at + before.size()) - at - before.size()));
    }
    return ids;
}

} // namespace

class ImportFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works();
    void faults_data();
    void faults();
    void insideFaults_data();
    void insideFaults();
    void stringFaults_data();
    void stringFaults();
    void closeTags_data();
    void closeTags();

private:
    void mutants();
};

using Work = void (ImportFaultsTest::*)();
Q_DECLARE_METATYPE(Work)

void ImportFaultsTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::newRow("F5 whatever happens to a file, what comes out checks") << Work(&ImportFaultsTest::mutants);
}

void ImportFaultsTest::works() {
    QFETCH(Work, work);
    (this->*work)();
}

void ImportFaultsTest::faults_data() {
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("suggestion");
    const QString planet = QString::fromStdString(onPlanet);
    const QString good = QString::fromStdString(anything);
    const auto meter = [](const char* value) { return QString::fromStdString(setMeter("TRADE", value, true)); };
    QTest::newRow("F5 a meter that does not say whose it is")
        << planet << meter("MaxPopulation+1") << "import.unqualified"
        << "5:52"
        << "write Target.MaxPopulation or Source.MaxPopulation";
    QTest::newRow("F5 an unknown condition")
        << "<Condition::Contain><Condition::Self/></Condition::Contain>" << good << "import.unknown-condition"
        << "3:9"
        << "did you mean 'Condition::Contains'?";
    QTest::newRow("F5 an unknown effect") << planet << "<Effect::Destory/>"
                                          << "import.unknown-effect"
                                          << "5:2"
                                          << "did you mean 'Effect::Destroy'?";
    QTest::newRow("F5 an id that nothing defines")
        << "<Condition::Building>BLD_B</Condition::Building>" << good << "import.undefined"
        << "3:29"
        << "did you mean 'BLD_A'?";
    QTest::newRow("F5 two conditions where one belongs")
        << "<Condition::All/><Condition::Self/>" << good << "import.condition-count"
        << "3:2"
        << "put them into Condition::And or Condition::Or";
    QTest::newRow("F5 a member that objects have not") << planet << meter("Target.MaxTrad+1") << "import.expression"
                                                       << "5:59"
                                                       << "did you mean 'MaxTrade'?";
    QTest::newRow("F5 an expression that ends too early")
        << planet << meter("Target.MaxTrade+") << "import.expression"
        << "5:68"
        << "write a number, or read a value such as Source.MaxIndustry";
    QTest::newRow("F5 a bracket that is never closed") << planet << meter("(1+2") << "import.expression"
                                                       << "5:52"
                                                       << "add the missing ')'";
    QTest::newRow("F5 a division by nothing") << planet << meter("1/(2-2)") << "import.expression"
                                              << "5:54"
                                              << "divide by another number";
    QTest::newRow("F5 a misspelt meter") << planet
                                         << "<Effect::SetMeter><meter>METER_TRAD</meter><value>1</value><max>1</max>"
                                            "</Effect::SetMeter>"
                                         << "import.unknown-value"
                                         << "5:26"
                                         << "did you mean 'METER_TRADE'?";
    QTest::newRow("F5 a missing part") << planet
                                       << "<Effect::SetMeter><meter>METER_TRADE</meter><value>1</value>"
                                          "</Effect::SetMeter>"
                                       << "import.missing-element"
                                       << "5:2"
                                       << "add <max>";
    QTest::newRow("F5 an effects group in an effects group") << planet << good + "</effects><EffectsGroup/><effects>"
                                                             << "import.unknown-element"
                                                             << ""
                                                             << "";
    QTest::newRow("F5 attributes, which the dialect has not") << planet << "<Effect::Destroy now=\"1\"/>"
                                                              << "import.attribute"
                                                              << "5:2"
                                                              << "write it as an element";
    QTest::newRow("F5 a minus before what is no number") << planet << meter("-Target.PlanetSize") << "import.expression"
                                                         << "5:53"
                                                         << "use numbers only";
    const QString end = good + "</effects></EffectsGroup></effects><graphic/></BuildingType>\n";
    const QString begin = "<BuildingType><name>A_DESC</name><description>A_DESC</description><build_cost>1</build_cost>"
                          "<build_time>1</build_time><maintenance_cost>0</maintenance_cost><effects><EffectsGroup>"
                          "<scope>" +
                          planet + "</scope><effects>";
    QTest::newRow("F5 an effects group beside the classes")
        << planet << end + "<EffectsGroup/>" + begin + good << "import.unknown-element"
        << "6:2"
        << "move it into the <effects> of a class";
    QTest::newRow("F5 a tech of no type that there is")
        << planet
        << end +
               "<Tech><name>A_DESC</name><description>A_DESC</description><type>TT_THEORIE</type><category/"
               "><research_cost>"
               "1</research_cost><research_turns>1</research_turns><prerequisites/><unlocked_items/><graphic/></Tech>" +
               begin + good
        << "import.unknown-value"
        << ""
        << "";
    QTest::newRow("F5 text among elements") << planet << "now <Effect::Destroy/>"
                                            << "import.stray-text"
                                            << "5:1"
                                            << "remove it, or turn it into a comment";
}

void ImportFaultsTest::faults() {
    QFETCH(QString, scope);
    QFETCH(QString, effect);
    QFETCH(QString, code);
    QFETCH(QString, place);
    QFETCH(QString, suggestion);
    const ImportedProject project = importFreeOrionClassic(classicBuilding(scope.toStdString(), effect.toStdString()));
    QVERIFY(!project.faults.empty());
    const Diagnostic& fault = project.faults.front();
    QCOMPARE(QString::fromUtf8(fault.code().data(), static_cast<int>(fault.code().size())), code);
    if (!place.isEmpty()) {
        QCOMPARE(project.faults.size(), std::size_t{1});
        const RenderedDiagnostic rendered = render(fault, project.sources);
        QCOMPARE(QString("%1:%2").arg(rendered.where.begin.line).arg(rendered.where.begin.column), place);
        QCOMPARE(QString::fromStdString(fault.notes.front().message.english()), suggestion);
    }
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportFaultsTest::insideFaults_data() {
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("codes");
    const QString planet = QString::fromStdString(onPlanet);
    const QString good = QString::fromStdString(anything);
    const auto row = [](const char* name, const QString& scope, const QString& effect, const char* codes) {
        QTest::newRow(name) << scope << effect << codes;
    };
    const QString group =
        "<EffectsGroup><scope><Condition::Al/></scope><effects><Effect::Destory/></effects></EffectsGroup>";
    row("F5 the faults of a group in a group are told too", planet, good + "</effects>" + group + "<effects>",
        "import.repeated-element import.unknown-element import.unknown-condition import.unknown-effect");
    row("F5 those of a group beside the groups", planet,
        good + "</effects></EffectsGroup></effects>" + group +
            "<effects><EffectsGroup><scope><Condition::Self/></scope><effects>" + good,
        "import.repeated-element import.unknown-element import.unknown-condition import.unknown-effect");
    row("F5 those in a condition that is none", "<Condition::Contain><Condition::Sef/></Condition::Contain>", good,
        "import.unknown-condition import.unknown-condition");
    row("F5 those of several conditions where one belongs", "<Condition::All/><Condition::Sef/>", good,
        "import.condition-count import.unknown-condition");
    row("F5 those of a second scope", planet, good + "</effects><scope><Condition::Sef/></scope><effects>",
        "import.repeated-element import.repeated-element import.unknown-condition");
    row("F5 those of an effect in an element that is none", planet,
        good + "</effects><efects><Effect::Destory/></efects><effects>" + good,
        "import.repeated-element import.unknown-element import.unknown-effect");
    row("F5 an undefined id in an element that is not closed", "<Condition::Building>BLD_B<Condition::Building>", good,
        "xml.missing-slash import.undefined");
    row("F5 a good group in a group has no fault of its own", planet,
        good + "</effects><EffectsGroup><scope><Condition::Self/></scope><effects>" + good +
            "</effects></EffectsGroup><effects>",
        "import.repeated-element import.unknown-element");
}

/// Checks that a part in a wrong place does not hide the faults inside it.
void ImportFaultsTest::insideFaults() {
    QFETCH(QString, scope);
    QFETCH(QString, effect);
    QFETCH(QString, codes);
    const ImportedProject project = importFreeOrionClassic(classicBuilding(scope.toStdString(), effect.toStdString()));
    QStringList found;
    for (const Diagnostic& fault : project.faults) {
        found << QString::fromStdString(std::string(fault.code()));
    }
    QStringList expected = codes.split(' ');
    std::ranges::sort(found);
    std::ranges::sort(expected);
    QCOMPARE(found, expected);
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportFaultsTest::stringFaults_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("F5 a string that no table has") << "English\n\nBLD_A\nA\n"
                                                   << "import.missing-string" << 1;
    QTest::newRow("F5 a string without a text") << "English\n\nBLD_A\nA\n\nA_DESC\nAn A\nB\n"
                                                << "import.bad-string" << 8;
    QTest::newRow("F5 a text without a name") << "English\nis a language\nBLD_A\nA\nA_DESC\nAn A\n"
                                              << "import.bad-string" << 2;
    QTest::newRow("F5 a text of several lines that never ends") << "English\nBLD_A\nA\nA_DESC\n'''An A\n"
                                                                << "import.bad-string" << 4;
    QTest::newRow("F5 a string that is there twice") << "English\nBLD_A\nA\nA_DESC\nAn A\nBLD_A\nB\n"
                                                     << "import.bad-string" << 6;
}

void ImportFaultsTest::stringFaults() {
    QFETCH(QString, table);
    QFETCH(QString, code);
    QFETCH(int, line);
    ForeignFolder folder = classicBuilding(onPlanet, anything);
    folder.files.back() = classicText("eng_stringtable.txt", table.toStdString());
    const ImportedProject project = importFreeOrionClassic(folder);
    QCOMPARE(project.faults.size(), std::size_t{1});
    const RenderedDiagnostic rendered = render(project.faults.front(), project.sources);
    QCOMPARE(QString::fromUtf8(rendered.code.data(), static_cast<int>(rendered.code.size())), code);
    QCOMPARE(static_cast<int>(rendered.where.begin.line), line);
    QVERIFY(!project.faults.front().notes.empty());
}

void ImportFaultsTest::closeTags_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::newRow("F5 each close tag of a small file of buildings") << smallClassicFolder << "buildings.xml";
    QTest::newRow("F5 each close tag of a small file of techs") << smallClassicFolder << "techs.xml";
    QTest::newRow("F5 each close tag of the game's buildings") << realClassicFolder << "buildings.xml";
}

void ImportFaultsTest::closeTags() {
    QFETCH(QString, folder);
    QFETCH(QString, file);
    if (folder == realClassicFolder && !hasRealClassic()) {
        QSKIP("the game's content is not beside the project");
    }
    const ImportedProject project = importFreeOrionClassic(readClassicFolder(folder.toStdString()));
    deleteCloseTags(folder, file.toStdString(), idsIn(project, file.toStdString()));
}

/// F5: checks that a damaged file still gives a project, and that its content has no errors.
void ImportFaultsTest::mutants() {
    const ForeignFolder whole = readClassicFolder(smallClassicFolder.toStdString());
    std::uint32_t state = 1;
    const auto next = [&](std::size_t below) {
        state = state * 1664525u + 1013904223u;
        return below == 0 ? 0 : (state >> 8) % below;
    };
    for (int round = 0; round < 300; ++round) {
        ForeignFolder broken = whole;
        const std::size_t at = next(broken.files.size());
        std::string bytes(broken.files[at]->bytes());
        for (int change = 0; change < 3; ++change) {
            const std::size_t begin = next(bytes.size());
            bytes.erase(begin, next(12));
            bytes.insert(begin, std::string(next(3), "<>/&'\"\x01\xFF(*-."[next(12)]));
        }
        broken.files[at] = classicText(broken.files[at]->path(), bytes);
        const ImportedProject project = importFreeOrionClassic(broken);
        const std::string errors = project.hasContent ? errorsOf(project) : std::string();
        QVERIFY2(errors.empty(), (errors + bytes).c_str());
    }
}

QTEST_APPLESS_MAIN(ImportFaultsTest)
#include "import_faults_test.moc"
