// SPDX-License-Identifier: GPL-3.0-or-later
// Classes, groups and objects that become available, active or in scope under overrides, or stop being so (X6.2).
#include "engine/trace/enabled_by.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string content =
    "<class id='T1' type='tech'><group id='boost'><scope><include><self/></include></scope><effects>"
    "<modify-max-meter meter='Farming' amount='1'/></effects></group></class>"
    "<class id='YARD' type='building'><prerequisite tech='T1'/></class>"
    "<class id='HUT' type='building'><available><not><owner-has-tech tech='T1'/></not></available></class>"
    "<class id='MILL' type='building'><group id='huge'><scope><include><and><object-type type='planet'/>"
    "<planet-size size='huge'/></and></include></scope><effects><modify-max-meter meter='Industry' amount='1'/>"
    "</effects></group><group id='rich' active='Source.owner.Minerals &gt; 20'><scope><include><contains><self/>"
    "</contains></include></scope><effects><modify-max-meter meter='Industry' amount='1'/></effects></group></class>";

Override read(const View& view, const std::string& text) {
    auto one = text.find(':') == std::string::npos ? parseSetting(view, text)
                                                   : parseGiven(view, text, *findEmpire(view, "Terrans"));
    return std::holds_alternative<Override>(one) ? std::get<Override>(one) : Override{};
}

} // namespace

class EnabledByTest : public QObject {
    Q_OBJECT

private slots:
    void lists_data();
    void lists();
    void comesIntoTheGame_data();
    void comesIntoTheGame();
    void refuses_data();
    void refuses();
};

void EnabledByTest::lists_data() {
    QTest::addColumn<QStringList>("overrides");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QStringList& overrides, const char* expected) {
        QTest::newRow(name) << overrides << expected;
    };
    row("X6.2 nothing is otherwise", {"Mars.size=small"}, "nothing changes\n");
    row("X6.2 a tech makes one class available, another no longer, and its own group active", {"tech:T1"},
        "+ available: YARD to Terrans\n- no longer available: HUT to Terrans\n+ active: T1/boost of #* on Terrans\n"
        "+ in scope: T1/boost of #* on Terrans: Sol III\n");
    row("X6.2 objects enter a scope", {"Mars.size=huge"}, "+ in scope: MILL/huge of Mill: Mars\n");
    row("X6.2 objects leave a scope", {"Vega I.size=tiny"}, "- no longer in scope: MILL/huge of Mill: Vega I\n");
    row("X6.2 some enter, some leave", {"Vega I.size=tiny", "Belt.size=huge"},
        "+ in scope: MILL/huge of Mill: Belt\n- no longer in scope: MILL/huge of Mill: Vega I\n");
    row("X6.2 a group becomes active", {"Terrans.Minerals=21"},
        "+ active: MILL/rich of Mill\n+ in scope: MILL/rich of Mill: Sol, Mars\n");
    row("X6.2 what is gone is active no longer", {"Mill=gone"},
        "- no longer active: MILL/huge of Mill\n- no longer in scope: MILL/huge of Mill: Vega I\n");
    row("X6.2 another owner", {"Mars.owner=none", "Mill.owner=Vegans", "Vegans.Minerals=30"},
        "+ active: MILL/rich of Mill\n+ in scope: MILL/rich of Mill: Sol, Mars\n");
}

void EnabledByTest::lists() {
    QFETCH(QStringList, overrides);
    QFETCH(QString, expected);
    const Game game(content, "<place class='MILL' on='Mars' name='Mill'/>");
    QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
    const View real = game.session().universe().view();
    std::vector<Override> all;
    for (const QString& text : overrides) {
        all.push_back(read(real, text.toStdString()));
        QVERIFY(all.back().row != noRow);
    }
    const WhatIf whatIf(real, all);
    const EnabledBy changes =
        enabledBy(game.session().evaluator(), real, whatIf.view(), allClasses(*game.session().program().model));
    if (!whatIf.added().empty()) {
        expected.replace("#*", "#" + QString::number(whatIf.added().front()));
    }
    QCOMPARE(QString::fromStdString(renderEnabledBy(changes, whatIf.view())), expected);
    QVERIFY(enabledByJson(changes, whatIf.view()).find("\"groups\"") != std::string::npos);
}

void EnabledByTest::comesIntoTheGame_data() {
    QTest::addColumn<bool>("comes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("X6.2 an empire that leaves the game can have nothing")
        << false << "- no longer available: HUT to Vegans\n";
    QTest::newRow("X6.2 an empire that comes into the game can have what is open to all")
        << true << "+ available: HUT to Vegans\n";
}

void EnabledByTest::comesIntoTheGame() {
    QFETCH(bool, comes);
    QFETCH(QString, expected);
    const Game game(content);
    const View with = game.session().universe().view();
    const WhatIf without(with, {{read(with, "Vegans=gone")}});
    const auto& model = *game.session().program().model;
    const EnabledBy changes = enabledBy(game.session().evaluator(), comes ? without.view() : with,
                                        comes ? with : without.view(), {{*model.findClass("HUT")}});
    QCOMPARE(QString::fromStdString(renderEnabledBy(changes, with)), expected);
}

void EnabledByTest::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    QTest::newRow("X6.2 an unknown class") << "tech:T9"
                                           << "there is no class 'T9'";
    QTest::newRow("X6.2 a class of another type") << "tech:YARD"
                                                  << "'YARD' is not a class of the type 'tech'";
    QTest::newRow("X6.2 an unknown object") << "Pluto.size=huge"
                                            << "there is no object 'Pluto'";
    QTest::newRow("X6.2 a value that it has not") << "Mars.Minerals=1"
                                                  << "'Mars' has no value 'Minerals'";
    QTest::newRow("X6.2 no constant") << "Mars.size=gigantic"
                                      << "'gigantic' is not a valid value for 'size'";
    QTest::newRow("X6.2 no setting at all") << "Mars"
                                            << "'Mars' is not of the form OBJECT.VALUE=CONSTANT";
    QTest::newRow("X6.2 an unknown empire") << "Mars.owner=Mars"
                                            << "there is no empire 'Mars'";
}

void EnabledByTest::refuses() {
    QFETCH(QString, text);
    QFETCH(QString, why);
    const Game game(content);
    const View view = game.session().universe().view();
    const auto one = text.contains(':') ? parseGiven(view, text.toStdString(), game.find("Terrans"))
                                        : parseSetting(view, text.toStdString());
    QVERIFY(std::holds_alternative<Phrase>(one));
    QCOMPARE(QString::fromStdString(std::get<Phrase>(one).english()), why);
}

QTEST_APPLESS_MAIN(EnabledByTest)
#include "enabled_by_test.moc"
