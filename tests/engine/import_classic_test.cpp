// SPDX-License-Identifier: GPL-3.0-or-later
// Import of FreeOrion's content of 2006: the projects that result (F1–F4).
#include "engine/import/freeorion_classic.h"
#include "engine/text/stable_hash.h"
#include "tests/engine/support/import_fixture.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <sstream>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const QString expectedFolder = ORRERY_SOURCE_DIR "/tests/data/import/small-expected";

/// A calculator for numbers, + - * /, brackets and unary minus. It shares no code with the importer.
class Calculator {
public:
    /// @param isClassic the precedence of FreeOrion in 2006: * over / over + over -, from right to left (F3)
    static double valueOf(const std::string& text, bool isClassic) {
        Calculator calculator(text, isClassic);
        const double value = calculator.chain(1);
        return calculator.m_at == calculator.m_text.size() ? value : std::nan("");
    }

private:
    Calculator(const std::string& text, bool isClassic) : m_isClassic(isClassic) {
        std::ranges::remove_copy(text, std::back_inserter(m_text), ' ');
    }

    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    int powerOf(char op) const {
        switch (op) {
        case '-':
            return 1;
        case '+':
            return m_isClassic ? 2 : 1;
        case '/':
            return m_isClassic ? 3 : 2;
        case '*':
            return m_isClassic ? 4 : 2;
        default:
            return 0;
        }
    }
    double chain(int power) {
        double value = operand();
        while (powerOf(next()) >= power) {
            const char op = m_text[m_at++];
            const double right = chain(powerOf(op) + (m_isClassic ? 0 : 1));
            value = op == '+' ? value + right : op == '-' ? value - right : op == '*' ? value * right : value / right;
        }
        return value;
    }
    double operand() {
        if (next() == '-') {
            ++m_at;
            return -operand();
        }
        if (next() == '(') {
            ++m_at;
            const double value = chain(1);
            m_at += next() == ')' ? 1 : m_text.size();
            return value;
        }
        std::size_t length = 0;
        const double value = std::isdigit(static_cast<unsigned char>(next())) != 0
                                 ? std::stod(m_text.substr(m_at), &length)
                                 : std::nan("");
        m_at += length;
        return value;
    }

    std::string m_text;
    bool m_isClassic;
    std::size_t m_at = 0;
};

/// Returns a random expression of the dialect.
/// @param reading an expression that reads a meter, used here and there; empty: none
std::string randomClassic(std::mt19937& random, int depth, const std::string& reading) {
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    std::string text;
    for (int operands = 1 + below(4); operands > 0; --operands) {
        text += below(8) == 0 ? "-" : "";
        text += depth > 0 && below(3) == 0          ? "(" + randomClassic(random, depth - 1, reading) + ")"
                : !reading.empty() && below(4) == 0 ? reading
                                                    : std::to_string(1 + below(9));
        text += operands > 1 ? std::string(1, "+-*/"[below(4)]) : "";
    }
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
    return text;
}

bool isAbout(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

class ImportClassicTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works();
    void expressions_data();
    void expressions();
    void meaning_data();
    void meaning();
    void conditions_data();
    void conditions();

private:
    void smallProject();
    void realProject();
    void levels();
    void neverActive();
    void mixedMeters();
    void folders();
    void again();
    void randomExpressions();
    void randomChanges();
};

using Work = void (ImportClassicTest::*)();
Q_DECLARE_METATYPE(Work)

void ImportClassicTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::newRow("F1 everything of the dialect becomes a project and a report")
        << Work(&ImportClassicTest::smallProject);
    QTest::newRow("F2 the content of the game keeps its counts and checks without an error")
        << Work(&ImportClassicTest::realProject);
    QTest::newRow("F4 additions, multiplications, settings and readers each have their level")
        << Work(&ImportClassicTest::levels);
    QTest::newRow("F4 groups that can never be active or in scope are named") << Work(&ImportClassicTest::neverActive);
    QTest::newRow("F4 meters on which operations meet are named") << Work(&ImportClassicTest::mixedMeters);
    QTest::newRow("G2.1 a new import keeps what the user has changed") << Work(&ImportClassicTest::again);
    QTest::newRow("F1 only an empty folder or an earlier import is written into") << Work(&ImportClassicTest::folders);
    QTest::newRow("F3 random expressions come to what they came to in the game")
        << Work(&ImportClassicTest::randomExpressions);
    QTest::newRow("F4 random changes of a meter make of it what they made in the game")
        << Work(&ImportClassicTest::randomChanges);
}

void ImportClassicTest::works() {
    QFETCH(Work, work);
    (this->*work)();
}

/// F1: imports a folder with everything in the dialect and compares the result with the expected files.
/// UPDATE_EXPECTED=1 writes them.
void ImportClassicTest::smallProject() {
    const ImportedProject project = importFreeOrionClassic(readClassicFolder(smallClassicFolder.toStdString()));
    std::map<std::string, std::string> files = project.files;
    files["report.json"] = reportJson(project.report, project.faults, project.sources);
    for (const auto& [path, bytes] : files) {
        const QString expected = expectedFolder + "/" + QString::fromStdString(path);
        if (qEnvironmentVariableIsSet("UPDATE_EXPECTED")) {
            QDir().mkpath(QFileInfo(expected).path());
            QVERIFY(std::holds_alternative<std::monostate>(writeFileWhole(expected.toStdString(), bytes)));
        }
        QFile file(expected);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(expected));
        QCOMPARE(QString::fromStdString(bytes), QString::fromUtf8(file.readAll()));
    }
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
    const ImportedProject again = importFreeOrionClassic(readClassicFolder(smallClassicFolder.toStdString()));
    QVERIFY(again.files == project.files);
}

/// F1, F2: checks that the game's own content imports without faults, has no errors and keeps its counts.
void ImportClassicTest::realProject() {
    if (!hasRealClassic()) {
        QSKIP("the game's content is not beside the project");
    }
    const ImportedProject project = importFreeOrionClassic(readClassicFolder(realClassicFolder.toStdString()));
    QCOMPARE(project.faults.size(), std::size_t{0});
    const ImportCounts expected{.categories = 5,
                                .techs = 104,
                                .buildings = 20,
                                .specials = 5,
                                .groups = 43,
                                .effects = 73,
                                .strings = project.report.written.strings};
    QVERIFY(project.report.written == expected);
    QCOMPARE(project.report.read.effects, std::size_t{73});
    QCOMPARE(project.report.leftOut.size(), std::size_t{0});
    QStringList never;
    for (const ImportNote& note : project.report.neverActive) {
        never << QString::fromStdString(note.what.english());
    }
    QCOMPARE(never.join(' '), QString("BLD_MEGALITH/group-1 BLD_ENCLAVE_VOID/group-2 BLD_ENCLAVE_VOID/group-3"));
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
    std::size_t named = 0;
    for (const Diagnostic& diagnostic : checked(project)) {
        named += diagnostic.code() == "check.never-active" ? 1 : 0;
    }
    QCOMPARE(named, std::size_t{3});
}

void ImportClassicTest::expressions_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("read");
    QTest::addColumn<bool>("isRegrouped");
    QTest::newRow("F3 minus comes last, from right to left") << "5-3+1"
                                                             << "5 - (3 + 1)" << true;
    QTest::newRow("F3 a - b - c is a - (b - c)") << "5-3-1"
                                                 << "5 - (3 - 1)" << true;
    QTest::newRow("F3 a / b * c is a / (b * c)") << "8/2*4"
                                                 << "8 / (2 * 4)" << true;
    QTest::newRow("F3 a / b / c is a / (b / c)") << "8/4/2"
                                                 << "8 / (4 / 2)" << true;
    QTest::newRow("F3 a + b - c is (a + b) - c") << "1+2-3"
                                                 << "1 + 2 - 3" << false;
    QTest::newRow("F3 a * b / c is (a * b) / c") << "6*2/3"
                                                 << "6 * 2 / 3" << false;
    QTest::newRow("F3 a * b / c * d is (a * b) / (c * d)") << "6*2/3*4"
                                                           << "6 * 2 / (3 * 4)" << true;
    QTest::newRow("F3 a / b * c / d is a / ((b * c) / d)") << "6/2*3/4"
                                                           << "6 / (2 * 3 / 4)" << true;
    QTest::newRow("F3 brackets around a quotient that comes first say nothing") << "(6/2)*3"
                                                                                << "6 / 2 * 3" << false;
    QTest::newRow("F3 brackets around a quotient in a product are kept") << "3*(6/2)"
                                                                         << "3 * (6 / 2)" << false;
    QTest::newRow("F3 brackets around a sum in a product are kept") << "2*(3+4)*(5-6)"
                                                                    << "2 * (3 + 4) * (5 - 6)" << false;
    QTest::newRow("F3 a product in a product needs no brackets") << "2*(3*4)"
                                                                 << "2 * 3 * 4" << false;
    QTest::newRow("F3 a divided product keeps its brackets") << "8/(2*4)"
                                                             << "8 / (2 * 4)" << false;
    QTest::newRow("F3 sums of products need no brackets") << "1+2*3+4"
                                                          << "1 + 2 * 3 + 4" << false;
    QTest::newRow("F3 brackets are kept where they mean something") << "(1+2)*3"
                                                                    << "(1 + 2) * 3" << false;
    QTest::newRow("F3 unary minus") << "-(1+2)*-3"
                                    << "-(1 + 2) * (-3)" << false;
    QTest::newRow("F3 comments do not count") << "1 /* one */ + 2"
                                              << "1 + 2" << false;
    QTest::newRow("F3 current values need no word") << "Target.CurrentTrade"
                                                    << "Target.Trade" << false;
    QTest::newRow("F3 a planet's and a system's properties") << "Source.Planet.MaxTrade * Source.ID"
                                                             << "Source.planet.MaxTrade * Source.id" << false;
    QTest::newRow("F3 numbers without a digit before the point") << ".5"
                                                                 << "0.5" << false;
}

void ImportClassicTest::expressions() {
    QFETCH(QString, written);
    QFETCH(QString, read);
    QFETCH(bool, isRegrouped);
    ForeignFolder folder = classicBuilding(onPlanet, setMeter("HEALTH", written.toStdString(), true));
    const ImportedProject project = importFreeOrionClassic(folder);
    QVERIFY2(project.faults.empty(), project.faults.empty() ? "" : project.faults.front().message().c_str());
    const QString expected = "<set-max-meter meter=\"Health\" value=\"" + read + "\"/>";
    QVERIFY2(QString::fromStdString(project.files.at("buildings.xml")).contains(expected),
             project.files.at("buildings.xml").c_str());
    QCOMPARE(!project.report.regrouped.empty(), isRegrouped);
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportClassicTest::meaning_data() {
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("max");
    QTest::addColumn<QString>("effect");
    const QString planet = QString::fromStdString(onPlanet);
    const QString self = "<Condition::Self/>";
    QTest::newRow("F4 MaxX + e is an addition")
        << planet << "Target.MaxTrade+1" << true << R"(<modify-max-meter meter="Trade" amount="1"/>)";
    QTest::newRow("F4 e + MaxX is an addition")
        << planet << "1+Target.MaxTrade" << true << R"(<modify-max-meter meter="Trade" amount="1"/>)";
    QTest::newRow("F4 MaxX - e is an addition")
        << planet << "Target.MaxTrade-5" << true << R"(<modify-max-meter meter="Trade" amount="-5"/>)";
    QTest::newRow("F4 MaxX - a + b takes the sum away")
        << planet << "Target.MaxTrade-5+2" << true << R"x(<modify-max-meter meter="Trade" amount="-(5 + 2)"/>)x";
    QTest::newRow("F4 MaxX + a - b") << planet << "Target.MaxTrade+5-2" << true
                                     << R"(<modify-max-meter meter="Trade" amount="5 - 2"/>)";
    QTest::newRow("F4 MaxX * e is a multiplication")
        << planet << "Target.MaxTrade*1.1" << true << R"(<multiply-max-meter meter="Trade" by="1.1")";
    QTest::newRow("F4 MaxX / e is a division")
        << planet << "Target.MaxTrade / 2" << true << R"(<divide-max-meter meter="Trade" by="2")";
    QTest::newRow("F4 MaxX / a * b divides by the product")
        << planet << "Target.MaxTrade / 2 * 3" << true << R"(<divide-max-meter meter="Trade" by="2 * 3")";
    QTest::newRow("F4 MaxX * a / b") << planet << "Target.MaxTrade * 2 / 3" << true
                                     << R"(<multiply-max-meter meter="Trade" by="2 / 3")";
    QTest::newRow("F4 (MaxX / a) * b divides by a quotient")
        << planet << "(Target.MaxTrade / 2) * 3" << true << R"(<divide-max-meter meter="Trade" by="2 / 3")";
    QTest::newRow("F4 (MaxX / a) / b divides by a product")
        << planet << "(Target.MaxTrade / 2) / 3" << true << R"(<divide-max-meter meter="Trade" by="2 * 3")";
    QTest::newRow("F4 (MaxX * a) * b") << planet << "(Target.MaxTrade * 2) * 3" << true
                                       << R"(<multiply-max-meter meter="Trade" by="2 * 3")";
    QTest::newRow("F4 MaxX * a / b * c divides by the product of both")
        << planet << "Target.MaxTrade * 2 / 3 * 4" << true << R"x(<multiply-max-meter meter="Trade" by="2 / (3 * 4)")x";
    QTest::newRow("F4 a * MaxX / b") << planet << "2 * Target.MaxTrade / 3" << true
                                     << R"(<multiply-max-meter meter="Trade" by="2 / 3")";
    QTest::newRow("F4 MaxX * (a + b) / c keeps the brackets")
        << planet << "Target.MaxTrade * (2 + 3) / 4" << true
        << R"x(<multiply-max-meter meter="Trade" by="(2 + 3) / 4")x";
    QTest::newRow("F4 a / MaxX is a setting")
        << planet << "6 / Target.MaxTrade" << true << R"(<set-max-meter meter="Trade" value="6 / Target.MaxTrade")";
    QTest::newRow("F4 a - MaxX is a setting")
        << planet << "6 - Target.MaxTrade" << true << R"(<set-max-meter meter="Trade" value="6 - Target.MaxTrade")";
    QTest::newRow("F4 a constant is a setting") << planet << "0" << true << R"(<set-max-meter meter="Trade" value="0")";
    QTest::newRow("F4 another meter's maximum is a setting")
        << planet << "Target.MaxMining+1" << true << R"(<set-max-meter meter="Trade" value="Target.MaxMining + 1")";
    QTest::newRow("F4 a current value from a maximum is a setting")
        << planet << "Target.MaxTrade+10" << false << R"(<set-meter meter="Trade" value="Target.MaxTrade + 10")";
    QTest::newRow("F4 a maximum from a current value is a setting")
        << planet << "Target.CurrentTrade+10" << true << R"(<set-max-meter meter="Trade" value="Target.Trade + 10")";
    QTest::newRow("F4 a current value from itself is an addition")
        << planet << "Target.CurrentTrade+10" << false << R"(<modify-meter meter="Trade" amount="10")";
    QTest::newRow("F4 an amount that reads the meter again is a setting")
        << planet << "Target.MaxTrade+Target.MaxTrade" << true
        << R"(<set-max-meter meter="Trade" value="Target.MaxTrade + Target.MaxTrade")";
    QTest::newRow("F4 the source's meter is the target's where both are one")
        << self << "Source.MaxTrade+1" << true << R"(<modify-max-meter meter="Trade" amount="1"/>)";
    QTest::newRow("F4 the source's meter is another one elsewhere")
        << planet << "Source.MaxTrade+1" << true << R"(<set-max-meter meter="Trade" value="Source.MaxTrade + 1")";
    QTest::newRow("F4 a sum times something is a setting")
        << planet << "(Target.MaxTrade+1)*2" << true
        << R"(<set-max-meter meter="Trade" value="(Target.MaxTrade + 1) * 2")";
}

void ImportClassicTest::meaning() {
    QFETCH(QString, scope);
    QFETCH(QString, value);
    QFETCH(bool, max);
    QFETCH(QString, effect);
    const ImportedProject project =
        importFreeOrionClassic(classicBuilding(scope.toStdString(), setMeter("TRADE", value.toStdString(), max)));
    QVERIFY(project.faults.empty());
    QVERIFY2(QString::fromStdString(project.files.at("buildings.xml")).contains(effect),
             project.files.at("buildings.xml").c_str());
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportClassicTest::conditions_data() {
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("expected");
    const QString meter = "<Condition::MeterValue><meter>METER_TRADE</meter><low>%1</low><high>%2</high>"
                          "<max_meter>%3</max_meter></Condition::MeterValue>";
    QTest::newRow("F4 the high of a meter is exclusive")
        << meter.arg("1", "5", "0") << R"(<meter-value meter="Trade" which="current" at-least="1" below="5"/>)";
    QTest::newRow("F4 a high of 100 is no upper limit")
        << meter.arg("1", "100", "1") << R"(<meter-value meter="Trade" which="max" at-least="1"/>)";
    QTest::newRow("F4 a high below 100 is one")
        << meter.arg("1", "99.5", "1") << R"(<meter-value meter="Trade" which="max" at-least="1" below="99.5"/>)";
    QTest::newRow("F4 the high of a stockpile is inclusive")
        << "<Condition::EmpireStockpileValue><stockpile>ST_MINERAL</stockpile><low>1</low><high>9</high>"
           "</Condition::EmpireStockpileValue>"
        << R"(<stockpile-value resource="Minerals" at-least="1" at-most="9"/>)";
    QTest::newRow("F4 a focus that is not primary is secondary only")
        << "<Condition::FocusType><FocusType>FOCUS_TRADE</FocusType><primary>0</primary></Condition::FocusType>"
        << R"(<planet-focus focus="trade" which="secondary-only"/>)";
    QTest::newRow("F4 OBJ_POP_CENTER is a planet") << "<Condition::Type>OBJ_POP_CENTER</Condition::Type>"
                                                   << R"(<object-type type="planet"/>)";
    QTest::newRow("F4 AFFIL_ALLY never matches")
        << "<Condition::EmpireAffiliation><empire_id>Source.Owner</empire_id><affiliation>AFFIL_ALLY</affiliation>"
           "<exclusive>0</exclusive></Condition::EmpireAffiliation>"
        << "<not>";
    QTest::newRow("F4 a condition that the engine has not is a comment")
        << "<Condition::VisibleToEmpire><empire>1</empire></Condition::VisibleToEmpire>"
        << "<!-- not imported: <Condition::VisibleToEmpire>";
    QTest::newRow("F3 a value is an expression")
        << "<Condition::PlanetSize><any>Source.PlanetSize</any></Condition::PlanetSize>"
        << R"(<planet-size size="Source.size"/>)";
    QTest::newRow("F3 within jumps of others")
        << "<Condition::WithinStarlaneJumps><jumps>2</jumps><condition><Condition::All/></condition>"
           "</Condition::WithinStarlaneJumps>"
        << R"(<within-jumps at-most="2">)";
    QTest::newRow("F3 within a distance of the source")
        << "<Condition::WithinDistance><distance>2</distance><condition><Condition::Self/></condition>"
           "</Condition::WithinDistance>"
        << R"(<distance-to-source at-most="2"/>)";
}

void ImportClassicTest::conditions() {
    QFETCH(QString, condition);
    QFETCH(QString, expected);
    const ImportedProject project = importFreeOrionClassic(classicBuilding(condition.toStdString(), anything));
    QVERIFY2(project.faults.empty(), project.faults.empty() ? "" : project.faults.front().message().c_str());
    QVERIFY2(QString::fromStdString(project.files.at("buildings.xml")).contains(expected),
             project.files.at("buildings.xml").c_str());
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportClassicTest::levels() {
    // F4: additions act at 0, multiplications at 10, settings at 20. Readers of a rebuilt maximum come after all that
    // builds it.
    const std::string reader = setMeter("HEALTH", "Target.MaxHealth + Target.MaxTrade", true);
    ForeignFolder folder = classicBuilding(onPlanet, anything + setMeter("TRADE", "Target.MaxTrade*2", true) +
                                                         setMeter("MINING", "0", true));
    std::string bytes(folder.files.front()->bytes());
    const std::string group = "<EffectsGroup><scope>" + onPlanet + "</scope><effects>" + reader +
                              "</effects></EffectsGroup></effects><graphic/>";
    bytes.replace(bytes.find("</effects><graphic/>"), std::string("</effects><graphic/>").size(), group);
    folder.files.front() = classicText("buildings.xml", bytes);
    const ImportedProject project = importFreeOrionClassic(folder);
    const QString written = QString::fromStdString(project.files.at("buildings.xml"));
    QVERIFY(written.contains(R"(<modify-max-meter meter="Trade" amount="1"/>)"));
    QVERIFY(written.contains(R"(<multiply-max-meter meter="Trade" by="2" priority="10"/>)"));
    QVERIFY(written.contains(R"(<set-max-meter meter="Mining" value="0" priority="20"/>)"));
    QVERIFY(written.contains(R"(<group id="group-2" priority="20">)"));
    QCOMPARE(project.report.priorities.size(), std::size_t{1});
}

void ImportClassicTest::neverActive() {
    const std::string meter = "<Condition::MeterValue><meter>METER_MINING</meter><low>1</low><high>9</high>"
                              "<max_meter>0</max_meter></Condition::MeterValue>";
    const ImportedProject inactive = importFreeOrionClassic(classicBuilding(onPlanet, anything, meter));
    QCOMPARE(inactive.report.neverActive.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(inactive.report.neverActive.front().why.english()),
             QString("its source is a building, which has no meter Mining"));
    const ImportedProject outside = importFreeOrionClassic(classicBuilding(
        "<Condition::And><Condition::Type>OBJ_BUILDING</Condition::Type>" + meter + "</Condition::And>", anything));
    QCOMPARE(outside.report.neverInScope.size(), std::size_t{1});
    const std::string focus = "<Condition::FocusType><primary>1</primary><FocusType>FOCUS_TRADE</FocusType>"
                              "</Condition::FocusType>";
    QVERIFY(importFreeOrionClassic(classicBuilding(onPlanet, anything, focus)).report.neverActive.empty());
}

void ImportClassicTest::mixedMeters() {
    const ImportedProject project = importFreeOrionClassic(classicBuilding(
        onPlanet, anything + setMeter("TRADE", "Target.MaxTrade*2", true) + setMeter("MINING", "0", true)));
    QCOMPARE(project.report.mixedMeters.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(project.report.mixedMeters.front().meter), QString("MaxTrade"));
}

void ImportClassicTest::randomExpressions() {
    std::mt19937 random(17);
    std::vector<double> wanted;
    std::string effects;
    while (wanted.size() < 400) {
        const std::string text = randomClassic(random, 3, {});
        const double value = Calculator::valueOf(text, true);
        const ImportedProject alone = importFreeOrionClassic(classicBuilding(onPlanet, setMeter("HEALTH", text, true)));
        if (!std::isfinite(value) || !alone.faults.empty()) {
            continue; // a constant division by 0 is a fault
        }
        wanted.push_back(value);
        effects += setMeter("HEALTH", text, true);
    }
    const ImportedProject project = importFreeOrionClassic(classicBuilding(onPlanet, effects));
    const QString written = QString::fromStdString(project.files.at("buildings.xml"));
    auto values = QRegularExpression("<set-max-meter meter=\"Health\" value=\"([^\"]*)\"").globalMatch(written);
    std::size_t read = 0;
    while (values.hasNext()) {
        const std::string text = values.next().captured(1).toStdString();
        const double value = Calculator::valueOf(text, false);
        QVERIFY2(read < wanted.size() && isAbout(value, wanted[read]), text.c_str());
        ++read;
    }
    QCOMPARE(read, wanted.size());
}

void ImportClassicTest::randomChanges() {
    const std::string meter = "Target.MaxTrade";
    const std::string before = "7"; // the meter's value before the effect
    std::mt19937 random(4);
    std::vector<double> wanted;
    std::string effects;
    while (wanted.size() < 400) {
        const std::string text = randomClassic(random, 2, meter);
        const double value = Calculator::valueOf(replaced(text, meter, before), true);
        const ImportedProject alone = importFreeOrionClassic(classicBuilding(onPlanet, setMeter("TRADE", text, true)));
        if (std::isfinite(value) && alone.faults.empty()) {
            wanted.push_back(value);
            effects += setMeter("TRADE", text, true);
        }
    }
    const ImportedProject project = importFreeOrionClassic(classicBuilding(onPlanet, effects));
    const QString written = QString::fromStdString(project.files.at("buildings.xml"));
    const QRegularExpression change("<(set|modify|multiply|divide)-max-meter meter=\"Trade\" \\w+=\"([^\"]*)\"");
    auto changes = change.globalMatch(written);
    std::set<QString> kinds;
    std::size_t read = 0;
    while (changes.hasNext()) {
        const auto match = changes.next();
        const QString kind = match.captured(1);
        const std::string amount = "(" + replaced(match.captured(2).toStdString(), meter, before) + ")";
        const std::string whole = kind == "set"        ? amount
                                  : kind == "modify"   ? before + "+" + amount
                                  : kind == "multiply" ? before + "*" + amount
                                                       : before + "/" + amount;
        QVERIFY2(read < wanted.size() && isAbout(Calculator::valueOf(whole, false), wanted[read]),
                 (match.captured(0).toStdString() + " is not " + std::to_string(wanted[read])).c_str());
        kinds.insert(kind);
        ++read;
    }
    QCOMPARE(read, wanted.size());
    QCOMPARE(kinds.size(), std::size_t{4});
}

/// G2.1: a new import keeps the files that the user has changed, and removes those that it no longer has.
void ImportClassicTest::again() {
    QTemporaryDir scratch;
    const std::string folder = scratch.filePath("project").toStdString();
    const auto pathOf = [&](const char* path) { return folder + "/" + path; };
    const auto bytesOf = [&](const char* path) {
        const auto read = readFile(pathOf(path));
        return std::holds_alternative<std::string>(read) ? std::get<std::string>(read) : std::string("none");
    };
    ImportedProject project = importFreeOrionClassic(readClassicFolder(smallClassicFolder.toStdString()));
    project.files["a.xml"] = "a 1";
    project.files["b.xml"] = "b 1";
    project.files["c.xml"] = "c 1";
    project.files["saves/s.xml"] = "s 1";
    std::vector<KeptFile> kept;
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(project, folder, &kept)));
    QVERIFY(kept.empty());
    writeFileWhole(pathOf("a.xml"), "a mine");
    writeFileWhole(pathOf("b.xml"), "b mine");
    project.files["b.xml"] = "b 2";
    project.files.erase("c.xml");
    project.files.erase("saves/s.xml");
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(project, folder, &kept)));
    QCOMPARE(kept.size(), std::size_t{2});
    QVERIFY(kept[0].path == "a.xml" && !kept[0].isConflict);
    QVERIFY(kept[1].path == "b.xml" && kept[1].isConflict);
    QCOMPARE(bytesOf("a.xml"), std::string("a mine"));
    QCOMPARE(bytesOf("b.xml"), std::string("b mine"));
    QCOMPARE(bytesOf("b.xml.new"), std::string("b 2"));
    QCOMPARE(bytesOf("c.xml"), std::string("none"));
    QCOMPARE(bytesOf("saves/s.xml"), std::string("s 1"));
    // A record that names files outside of the project removes nothing there (R2.5).
    const std::string outside = scratch.filePath("notes.txt").toStdString();
    writeFileWhole(outside, "mine");
    std::ostringstream record;
    record << "orrery-import 1\n" << std::hex << stableHash("mine") << " ../notes.txt\nffffffffffffffff\nx y\n";
    writeFileWhole(pathOf("import-files.txt"), record.str());
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(project, folder)));
    QVERIFY(QFile::exists(QString::fromStdString(outside)));
}

/// F1: checks that the importer writes only into an empty folder or into an earlier import.
void ImportClassicTest::folders() {
    const ImportedProject project = importFreeOrionClassic(readClassicFolder(smallClassicFolder.toStdString()));
    QTemporaryDir scratch;
    const std::string fresh = scratch.filePath("new/project").toStdString();
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(project, fresh)));
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(project, fresh)));
    for (const char* const spelling : {"slash/", "dot/.", "up/../up"}) {
        const std::string folder = scratch.filePath(spelling).toStdString();
        QVERIFY2(std::holds_alternative<std::monostate>(writeImportedProject(project, folder)), spelling);
    }
    ImportedProject further = project; // a link must not lead the next import out of the folder (R2.5)
    further.files["linked/more.xml"] = "<orrery format=\"1\"/>";
    const QString outside = scratch.filePath("outside");
    QVERIFY(QDir().mkpath(outside) && QFile::link(outside, QString::fromStdString(fresh) + "/linked"));
    QVERIFY(std::holds_alternative<FileError>(writeImportedProject(further, fresh)));
    QVERIFY(QDir(outside).isEmpty());
    const QString other = scratch.filePath("other");
    QVERIFY(QDir().mkpath(other));
    QVERIFY(std::holds_alternative<std::monostate>(writeFileWhole((other + "/notes.txt").toStdString(), "mine")));
    QVERIFY(std::holds_alternative<FileError>(writeImportedProject(project, other.toStdString())));
    QCOMPARE(QDir(other).entryList(QDir::Files).join(' '), QString("notes.txt"));
}

QTEST_APPLESS_MAIN(ImportClassicTest)
#include "import_classic_test.moc"
