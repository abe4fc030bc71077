// SPDX-License-Identifier: GPL-3.0-or-later
// Code that no object needs stays uncompiled (P3.3). The time of compilation makes no difference to a run.
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/availability.h"
#include "engine/trace/dump.h"
#include "engine/trace/why_not.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <thread>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string scope = "<scope><include><object-type type='planet'/></include></scope>";
const std::string placed = "<place class='BLD_MILL' on='Mars' name='Mill'/>";

std::string group(const std::string& head, const std::string& effect) {
    return "<group id='g'>" + head + scope + "<effects>" + effect + "</effects></group>";
}

const std::string grows = group("", "<modify-max-meter meter='Industry' amount='Target.Farming + 1'/>");
const std::string answers = group("<trigger after='owner-changed'/>", "<destroy-object/>");

std::string building(const std::string& id, const std::string& groups) {
    return "<class id='" + id + "' type='building'>" + groups + "</class>";
}

/// Returns the checked demo project.
std::shared_ptr<const CheckedModel> demo() {
    std::vector<Diagnostic> findings;
    return check(parseProject(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                             readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
                 shippedRows(), findings);
}

/// Compiles everything, in reverse order.
void compileAll(const Program& program) {
    for (std::size_t i = program.groups.size(); i-- > 0;) {
        program.groups[i];
    }
    for (std::size_t i = program.availability.size(); i-- > 0;) {
        program.availability[i];
    }
}

} // namespace

class CompileOnDemandTest : public QObject {
    Q_OBJECT

private slots:
    void compilesWhatIsUsed_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("all");
        QTest::addColumn<int>("compiled");
        const auto row = [](const char* name, const std::string& content, int all, int compiled) {
            QTest::newRow(name) << QByteArray::fromStdString(content) << all << compiled;
        };
        row("P3.3 a group of a class with an object", building("BLD_MILL", grows), 1, 1);
        row("P3.3 no group of a class without one", building("BLD_MILL", grows) + building("BLD_IDLE", grows), 2, 1);
        row("P3.3 nor one that would answer", building("BLD_MILL", grows) + building("BLD_IDLE", answers), 2, 1);
        row("P3.3 a group that listens", building("BLD_MILL", answers), 1, 1);
        row("P3.3 a group that is switched off is left alone",
            building("BLD_MILL",
                     "<group id='g' enabled='false'>" + scope + "<effects><destroy-object/></effects></group>"),
            1, 0);
        row("P3.3 a group of a class whose first object is made in the game",
            building("BLD_MILL", group("<activation if='turn == 2'/>", "<create-object class='BLD_LATE'/>")) +
                building("BLD_LATE", grows) + building("BLD_IDLE", grows),
            3, 2);
    }
    void compilesWhatIsUsed() {
        QFETCH(QByteArray, content);
        QFETCH(int, all);
        QFETCH(int, compiled);
        Game game(content.toStdString(), placed);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        const Program& program = game.session().program();
        game.goTo(4);
        QCOMPARE(program.groups.size(), static_cast<std::size_t>(all));
        QCOMPARE(program.groups.made(), static_cast<std::size_t>(compiled));
        QCOMPARE(program.availability.made(), std::size_t{0});
    }

    void answersAboutTheRest() {
        // P3.3, I4.5, X6.3: a query about a class without objects gets the same answers as about any other class
        Game game(building("BLD_MILL", grows) + building("BLD_IDLE", "<available if='turn > 90'/>" + grows), placed);
        game.goTo(2);
        const Program& program = game.session().program();
        const ClassIndex idle = *program.model->findClass("BLD_IDLE");
        const std::uint32_t index = program.groupsOf(idle).front();
        const WhyNot why = whyNot(game.session(), 2, index, game.find("Mill"), game.find("Mars"));
        QCOMPARE(why.stage, WhyNotStage::noHolder);
        QCOMPARE(&program.groups[index], &program.groups[index]);
        QCOMPARE(program.groups[index].checked, &program.checkedGroup(index));
        QCOMPARE(program.groups[index].objectClass, idle);
        const View view = game.session().state().view();
        QCOMPARE(isAvailable(game.session().evaluator(), view, idle, game.find("Terrans")), Truth::no);
        QCOMPARE(program.availability.made(), std::size_t{1});
    }

    void isTheSame_data() {
        QTest::addColumn<QString>("scenario");
        for (const CheckedScenario& scenario : m_demo->scenarios) {
            QTest::addRow("P3.3, E8.5 compiled before or on demand: %s", scenario.id.c_str())
                << QString::fromStdString(scenario.id);
        }
    }
    void isTheSame() {
        QFETCH(QString, scenario);
        const CheckedScenario& played = *m_demo->findScenario(scenario.toStdString());
        constexpr std::uint32_t turns = 20;
        const auto before = compile(m_demo);
        compileAll(*before);
        QCOMPARE(before->groups.made(), before->groups.size());
        const auto expected = Session::start(before, played);
        const auto found = Session::start(compile(m_demo), played);
        expected->goTo(turns);
        found->goTo(turns);
        QVERIFY(found->program().groups.made() < before->groups.size());
        QCOMPARE(found->last(), expected->last());
        for (std::uint32_t turn = 0; turn <= expected->last(); ++turn) {
            QCOMPARE(found->history().log(turn).hash, expected->history().log(turn).hash);
            QCOMPARE(dumpTrace(*found, turn), dumpTrace(*expected, turn));
            QCOMPARE(dumpState(*found, turn), dumpState(*expected, turn));
        }
    }

    void isOneForAllThreads() {
        // P3.3: all threads that read at the same time get the same objects
        constexpr std::size_t askers = 4;
        const auto program = compile(m_demo);
        const std::size_t size = program->groups.size();
        std::vector<std::vector<const CompiledGroup*>> told(askers, std::vector<const CompiledGroup*>(size));
        std::vector<std::thread> threads;
        for (std::size_t asker = 0; asker < askers; ++asker) {
            threads.emplace_back([&, asker] {
                for (std::size_t i = 0; i < size; ++i) {
                    const std::size_t index = asker % 2 == 0 ? i : size - 1 - i;
                    told[asker][index] = &program->groups[index];
                }
            });
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        for (std::size_t asker = 1; asker < askers; ++asker) {
            QVERIFY(told[asker] == told.front());
        }
        QCOMPARE(program->groups.made(), size);
        for (std::size_t i = 0; i < size; ++i) {
            QCOMPARE(std::size_t{told.front()[i]->index}, i);
            QCOMPARE(told.front()[i]->checked, &program->checkedGroup(static_cast<std::uint32_t>(i)));
        }
    }

private:
    std::shared_ptr<const CheckedModel> m_demo = demo();
};

QTEST_APPLESS_MAIN(CompileOnDemandTest)
#include "compile_on_demand_test.moc"
