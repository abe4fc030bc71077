// SPDX-License-Identifier: GPL-3.0-or-later
// Trace and state as JSON lines (C2, docs/trace-format.md). A state follows from the state before it and the trace,
// read from the files alone. For one small game, every line was calculated by hand.
#include "engine/check/check.h"
#include "engine/content/csv.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/dump.h"
#include "engine/trace/trace_csv.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/named_test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <set>

using namespace orrery::engine;
using fixture::Game;

namespace {

std::vector<QJsonObject> linesOf(const std::string& text) {
    std::vector<QJsonObject> lines;
    for (const QByteArray& line : QByteArray::fromStdString(text).split('\n')) {
        if (!line.isEmpty()) {
            QJsonParseError error;
            const QJsonDocument document = QJsonDocument::fromJson(line, &error);
            lines.push_back(document.isObject() ? document.object() : QJsonObject{{"broken", QString(line)}});
        }
    }
    return lines;
}

using Cells = std::map<std::pair<int, QString>, QJsonValue>; ///< by object and column

/// Returns the values of each object's columns in a file of states.
Cells cellsOf(const std::string& state) {
    Cells cells;
    for (const QJsonObject& line : linesOf(state)) {
        if (line.contains("object")) {
            for (const QString& column : line.keys()) {
                if (column != "turn" && column != "object") {
                    cells[{line["object"].toInt(), column}] = line[column];
                }
            }
        }
    }
    return cells;
}

/// Applies the lines of one turn to the cells, as a reader of the format would.
void carryOn(Cells& cells, const std::string& trace) {
    std::set<int> gone;
    for (const QJsonObject& line : linesOf(trace)) {
        if (!line.contains("run")) {
            continue;
        }
        const QJsonArray rows = line["rows"].toArray();
        const QJsonArray after = line["after"].toArray();
        for (int i = 0; i < rows.size(); ++i) {
            if (line["column"].toString() != "exists") {
                cells[{rows[i].toInt(), line["column"].toString()}] = after[i];
            } else if (!after[i].toBool()) {
                gone.insert(rows[i].toInt());
            }
        }
    }
    std::erase_if(cells, [&](const auto& cell) { return gone.contains(cell.first.first); });
}

QString differenceOf(const Cells& a, const Cells& b) {
    for (const auto& [key, value] : a) {
        if (!b.contains(key) || b.at(key) != value) {
            return QStringLiteral("%1 of %2").arg(key.second).arg(key.first);
        }
    }
    return a.size() == b.size() ? QString() : QStringLiteral("as many cells");
}

const std::string busy = R"xml(
<class id="FARM" type="building">
  <group id="grow"><scope><include><and><object-type type="planet"/><contains><self/></contains></and></include></scope>
    <effects><modify-max-meter meter="Farming" amount="3 + Source.age / 7"/></effects></group>
  <group id="luck"><scope><include><and><object-type type="planet"/><chance probability="0.4"/></and></include></scope>
    <effects><modify-stockpile resource="Favour" amount="Target.Stock / 7" per="object"/><set-owner empire="Vegans"/>
      <create-object class="SHED"/></effects></group>
</class>
<class id="SHED" type="building" duration="3"><group id="shed" stacking="shed">
  <scope><include><object-type type="planet"/></include></scope>
  <effects><modify-max-meter meter="Industry" amount="0.1"/></effects></group></class>)xml";

} // namespace

namespace {

/// Returns a value of a JSON line as a cell of CSV.
QString cellText(const QJsonValue& value) {
    if (value.isArray()) {
        QStringList all;
        for (const QJsonValue& member : value.toArray()) {
            all << cellText(member);
        }
        return all.join(' ');
    }
    return value.isNull() ? QString() : value.isString() ? value.toString() : value.toVariant().toString();
}

/// Returns the trace of a turn as CSV, with its header.
std::string csvOf(const Session& session, std::uint32_t turn) {
    std::string text(traceCsvHeader);
    dumpTraceCsv(session, turn, [&](std::string_view lines) {
        text += lines;
        return true;
    });
    return text;
}

} // namespace

class TraceDumpTest : public QObject {
    Q_OBJECT

private slots:
    void stateFollowsFromTheTrace();
    void hashesAreThoseOfTheRun();
    void headerSaysWhatWasRun();
    void golden();

    NAMED_TEST(csv, "I5.5 the trace as CSV has each change of the JSON lines, with the values before and after") {
        Game game(busy, R"(<place class="FARM" on="Sol III" name="Farm, &quot;new&quot;"/>)"
                        R"(<place class="SHED" on="Mars" name="Late" turn="3"/>)"
                        R"(<set object="Mars" meter="Stock" which="current" value="0.1" turn="5"/>)");
        game.goTo(6);
        std::set<QString> names;
        std::map<std::pair<QString, QString>, QString> now; // by object and value
        int groups = 0;
        for (std::uint32_t turn = 0; turn <= 6; ++turn) {
            const CsvTable table = readCsv(csvOf(game.session(), turn));
            QVERIFY(table.faults.empty());
            QCOMPARE(
                table.rows.size(), std::size_t{1} + [&] {
                    std::size_t count = 0;
                    for (const QJsonObject& line : linesOf(dumpTrace(game.session(), turn))) {
                        count += line.contains("run") ? static_cast<std::size_t>(line["rows"].toArray().size()) : 0;
                    }
                    return count;
                }());
            QCOMPARE(table.rows[0].cells.size(), std::size_t{17});
            std::size_t next = 1;
            QJsonArray firings;
            for (const QJsonObject& line : linesOf(dumpTrace(game.session(), turn))) {
                if (line.contains("firing") && !line.contains("run")) {
                    firings.append(line);
                }
                const QJsonArray rows = line["rows"].toArray();
                for (int i = 0; line.contains("run") && i < rows.size(); ++i, ++next) {
                    QStringList cells;
                    for (const CsvCell& cell : table.rows[next].cells) {
                        cells << QString::fromStdString(std::string(cell.text));
                    }
                    QCOMPARE(cells.size(), 17);
                    QCOMPARE(cells[0], QString::number(turn));
                    QCOMPARE(cells[1], cellText(line["run"]));
                    QCOMPARE(cells[4], line["cause"].toString());
                    if (line.contains("effect")) {
                        const QJsonObject firing = firings[line["firing"].toInt()].toObject();
                        QCOMPARE(cells.mid(5, 6), (QStringList{firing["class"].toString(), firing["group"].toString(),
                                                               cellText(line["effect"]), cellText(firing["holder"]),
                                                               cellText(firing["source"]), line["at"].toString()}));
                        ++groups;
                    }
                    QCOMPARE(cells[11], cellText(rows[i]));
                    QCOMPARE(cells[14], line["column"].toString());
                    QCOMPARE(cells[16], cellText(line["after"].toArray()[i]));
                    const auto before = now.find({cells[11], cells[14]});
                    if (before != now.end()) {
                        QCOMPARE(cells[15], before->second);
                    }
                    now[{cells[11], cells[14]}] = cells[16];
                    names.insert(cells[13]);
                }
            }
        }
        QVERIFY(names.contains("Farm, \"new\"") && names.contains("Late") && names.contains("Mars"));
        QVERIFY(groups > 10);
    }
};

void TraceDumpTest::stateFollowsFromTheTrace() {
    // C2 every line is JSON; state(n - 1) and trace(n) give state(n)
    Game game(busy, R"(<place class="FARM" on="Sol III" name="Farm &quot;é&quot;"/>)"
                    R"(<place class="SHED" on="Mars" name="Late" turn="3"/>)"
                    R"(<set object="Mars" meter="Stock" which="current" value="0.1" turn="5"/>)");
    game.goTo(12);
    Cells cells;
    for (std::uint32_t turn = 0; turn <= 12; ++turn) {
        const std::string trace = dumpTrace(game.session(), turn);
        for (const QJsonObject& line : linesOf(trace)) {
            QVERIFY2(!line.contains("broken"), qPrintable(line["broken"].toString()));
            QCOMPARE(line["turn"].toInt(), int(turn));
        }
        carryOn(cells, trace);
        QCOMPARE(differenceOf(cellsOf(dumpState(game.session(), turn)), cells), QString());
    }
    QVERIFY(game.session().history().log(12).rowsBefore > 20);
}

void TraceDumpTest::hashesAreThoseOfTheRun() {
    // C2 each turn ends with a hash of 16 digits
    Game game(busy, R"(<place class="FARM" on="Sol III"/>)");
    game.goTo(3);
    for (std::uint32_t turn = 0; turn <= 3; ++turn) {
        const auto lines = linesOf(dumpTrace(game.session(), turn));
        const QString hash = lines.back()["hash"].toString();
        QCOMPARE(hash.size(), 16);
        QCOMPARE(hash.toULongLong(nullptr, 16), qulonglong{game.session().history().log(turn).hash});
        QCOMPARE(linesOf(dumpState(game.session(), turn)).back()["hash"].toString(), hash);
    }
    QCOMPARE(hashText(0), std::string("0000000000000000"));
    QCOMPARE(hashText(0xabcull), std::string("0000000000000abc"));
}

void TraceDumpTest::headerSaysWhatWasRun() {
    // C2 the first line contains the version
    const Game game(busy);
    QCOMPARE(dumpHeader(game.session(), "trace"),
             std::string(R"({"orrery":"trace","format":1,"project":"Game","scenario":"small","seed":1})") + "\n");
}

void TraceDumpTest::golden() {
    // C2, E8.1: a whole trace, calculated by hand from the requirements (see README.md in its folder)
    const QString folder = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/trace/golden");
    const ParsedProject project = parseProject(arrangeSources(readFolder(folder.toStdString()), {}));
    std::vector<Diagnostic> diagnostics;
    const auto model = check(project, shippedRows(), diagnostics);
    for (const Diagnostic& diagnostic : diagnostics) {
        QFAIL(qPrintable(QString::fromStdString(model->placeText(diagnostic.where) + " " + diagnostic.message())));
    }
    const auto session = Session::start(compile(model), model->scenarios.front());
    session->goTo(2);
    const std::string trace = dumpTrace(*session, 1) + dumpTrace(*session, 2);
    QFile file(folder + "/expected.jsonl");
    if (qEnvironmentVariableIsSet("UPDATE_EXPECTED")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(trace));
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> expected = file.readAll().split('\n');
    const QList<QByteArray> actual = QByteArray::fromStdString(trace).split('\n');
    for (int i = 0; i < std::min(expected.size(), actual.size()); ++i) {
        QCOMPARE(actual[i], expected[i]);
    }
    QCOMPARE(actual.size(), expected.size());
}

QTEST_APPLESS_MAIN(TraceDumpTest)
#include "trace_dump_test.moc"
