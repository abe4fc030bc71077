// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/condition_fixture.h"

#include <QTest>

#include <random>

using namespace orrery::engine;
using fixture::ModelFixture;
using fixture::Table;

namespace {

/// Random conditions, written as designers would, and random states to ask them of.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_engine(seed) {}

    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(m_engine() % bound); }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    template <typename Value>
    Value pick(std::initializer_list<Value> values) {
        return *(values.begin() + below(values.size()));
    }

    std::string number() {
        return pick<const char*>({"0", "1", "2", "3", "50", "120", "Population", "Source.Population", "Source.Minerals",
                                  "Target.Population - 1", "Source.Population - Population", "x / 2", "turn"});
    }

    std::string argument(const ParameterSpec& spec) {
        switch (spec.kind) {
        case ParameterKind::number:
            return number();
        case ParameterKind::boolean:
            return pick<const char*>({"Population &gt; 2", "turn &gt; 1", "Source.Population &gt;= Population",
                                      "Target.Population == Population", "size == large", "Minerals &lt; 12"});
        case ParameterKind::enumerator:
            return spec.of == "PlanetSize"    ? pick<const char*>({"tiny", "large", "gas_giant", "Source.size"})
                   : spec.of == "Environment" ? pick<const char*>({"swamp", "ocean", "asteroids", "Source.environment"})
                   : spec.of == "StarColour"  ? pick<const char*>({"blue", "red", "Source.star_colour"})
                                              : pick<const char*>({"industry", "mining", "Source.focus"});
        case ParameterKind::objectClass:
            return spec.of == "special" ? "RUINS"
                   : spec.of == "tech"  ? pick<const char*>({"WARP", "DRIVE"})
                                        : pick<const char*>({"PLANET", "SHIP", "YARD", "GATE", "RUINS"});
        case ParameterKind::objectType:
            return pick<const char*>({"planet", "ship", "system", "building"});
        case ParameterKind::meter:
            return pick<const char*>({"Population", "Industry"});
        case ParameterKind::resource:
            return "Minerals";
        case ParameterKind::empire:
            return pick<const char*>({"source", "none", "E1", "E9", "Source.owner"});
        case ParameterKind::choice:
            return std::string(spec.choices[below(spec.choices.size())]);
        case ParameterKind::value:
            return pick<const char*>({"Population", "size", "class", "owner", "x", "Source.Population + Population",
                                      "Target.Population", "1"});
        case ParameterKind::name:
            return pick<const char*>({"Works", "Wonder", "Nothing"});
        case ParameterKind::integer:
        case ParameterKind::text:
        case ParameterKind::message:
        case ParameterKind::property:
        case ParameterKind::propertyValue:
        case ParameterKind::objectName:
        case ParameterKind::occurrence:
            break;
        }
        return "1";
    }

    std::string condition(const ConditionSpec& row, int depth) {
        std::string text = "<" + std::string(row.tag);
        for (const ParameterSpec& spec : row.parameters) {
            if (spec.required || chance(60)) {
                text += " " + std::string(spec.name) + "='" + argument(spec) + "'";
            }
        }
        text += ">";
        if (row.children != ChildRule::none) {
            const std::uint32_t count = row.children == ChildRule::one ? 1 : 1 + below(3);
            for (std::uint32_t i = 0; i < count; ++i) {
                const auto rows = conditionRows();
                const ConditionSpec* child = &rows[below(rows.size())];
                while (depth <= 0 && child->children != ChildRule::none) {
                    child = &rows[below(rows.size())];
                }
                text += condition(*child, depth - 1);
            }
        }
        return text + "</" + std::string(row.tag) + ">";
    }

    std::mt19937& engine() { return m_engine; }

private:
    std::mt19937 m_engine;
};

/// Who aims at whom, made whom, sees whom, and is on its way to where.
void relate(Table& table, Random& random) {
    const View view = table.universe.view();
    const auto some = [&] { return static_cast<Row>(random.below(view.rowCount)); };
    const auto write = [&](Builtin column, double value) {
        const Row row = some();
        if (view.exists(row)) {
            table.writer->write(view.layout->builtin(column), row, value, {.kind = CauseKind::setup});
        }
    };
    for (const Builtin column : {Builtin::target, Builtin::creator, Builtin::destination}) {
        write(column, random.chance(30) ? noneValue : some());
    }
    for (int i = 0; i < 4; ++i) {
        write(Builtin::seenBy, table.writer->internOwners({some(), random.below(4), random.below(4)}));
    }
    for (const Builtin column : {Builtin::capital, Builtin::homeworld}) {
        table.writer->write(view.layout->builtin(column), 1 + random.below(3), some(), {.kind = CauseKind::setup});
    }
    const ColumnId attack = table.models.column("Attack");
    if (const Row armed = some(); view.exists(armed) && view.has(armed, attack)) {
        table.writer->write(attack, armed, random.below(2), {.kind = CauseKind::setup});
    }
}

void fill(Table& table, Random& random, std::size_t objects) {
    const ModelFixture& models = table.models;
    const Row team = table.make("GAME");
    std::vector<Row> empires;
    for (const char* name : {"E1", "E2", "E3"}) {
        empires.push_back(table.make("EMPIRE", random.chance(50) ? team : noRow, name));
    }
    const auto owners = [&] {
        std::vector<Row> some;
        for (const Row empire : empires) {
            if (random.chance(30)) {
                some.push_back(empire);
            }
        }
        return some;
    };
    std::vector<Row> systems;
    std::vector<std::pair<Row, Row>> lanes;
    for (int i = 0; i < 6; ++i) {
        systems.push_back(table.makeSystem({}, 50.0 * random.below(6), 50.0 * random.below(6)));
        if (i > 0 && random.chance(70)) {
            lanes.emplace_back(systems[random.below(systems.size() - 1)], systems.back());
        }
    }
    table.writer->setLanes(lanes);
    std::vector<Row> hosts = systems;
    for (std::size_t i = 0; i < objects; ++i) {
        const Row host = hosts[random.below(hosts.size())];
        switch (random.below(6)) {
        case 0:
            table.make("TECH");
            table.make(random.chance(50) ? "WARP" : "DRIVE", empires[random.below(3)], {}, owners());
            break;
        case 1: {
            const bool isIn = random.chance(60);
            Writer::NewObject ship{.objectClass = models.classOf("SHIP")};
            ship.owners = table.writer->internOwners(owners());
            ship.position = std::pair(25.0 * random.below(8), 25.0 * random.below(8));
            ship.system = isIn ? systems[random.below(systems.size())] : noRow;
            table.writer->create(ship, {.kind = CauseKind::setup});
            break;
        }
        case 2:
            table.make(random.chance(50) ? "RUINS" : "YARD", host, {}, owners());
            break;
        default:
            hosts.push_back(table.make("PLANET", systems[random.below(systems.size())], {}, owners()));
        }
    }
    for (int i = 0; i < 3; ++i) {
        relate(table, random);
    }
    table.endTurn();
}

/// Changes a few values, as effects would.
void disturb(Table& table, Random& random) {
    const Cause cause{.kind = CauseKind::setup};
    for (int i = 0; i < 12; ++i) {
        const Row row = random.below(table.universe.rowCount());
        const View view = table.universe.view();
        if (!view.exists(row)) {
            continue;
        }
        const auto write = [&](const char* column, double value) {
            const ColumnId id = table.models.column(column);
            if (view.has(row, id)) {
                table.writer->write(id, row, value, cause);
            }
        };
        relate(table, random);
        switch (random.below(5)) {
        case 0:
            write("Population", random.below(6));
            break;
        case 1:
            write("size", static_cast<double>(random.below(8)) - 1.0);
            write("environment", static_cast<double>(random.below(12)) - 1.0);
            break;
        case 2:
            write("star_colour", random.below(5));
            write("focus", static_cast<double>(random.below(3)) - 1.0);
            write("Minerals", random.below(20));
            break;
        case 3:
            if (row > 4 && random.chance(30)) {
                table.writer->destroy(row, cause);
            }
            break;
        default:
            table.writer->setOwners(row, random.chance(50) ? std::vector<Row>{} : std::vector<Row>{1, 2}, cause);
        }
    }
    table.writer->refreshDerived();
}

std::string answerText(const TruthSet& answer, Row row) {
    return answer.yes.test(row) ? "yes" : answer.missing.test(row) ? "missing" : "no";
}

std::string truthText(Truth truth) {
    return truth == Truth::yes ? "yes" : truth == Truth::missing ? "missing" : "no";
}

} // namespace

// Set and one-object evaluators, kept and fresh answers: all the same, for every row of the vocabulary.
class ConditionAgreementTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data();
    void agrees();
};

void ConditionAgreementTest::agrees_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < conditionRows().size(); ++i) {
        QTest::newRow(std::string(conditionRows()[i].tag).c_str()) << static_cast<int>(i);
    }
}

void ConditionAgreementTest::agrees() {
    QFETCH(const int, row);
    const ConditionSpec& spec = conditionRows()[static_cast<std::size_t>(row)];
    QVERIFY2(spec.set && spec.one, "a condition answers over a set and for one object");
    for (std::uint32_t seed = 0; seed < 4; ++seed) {
        Random random(seed * 1000 + static_cast<std::uint32_t>(row));
        fixture::ConditionFixture galaxy(seed % 2 == 0 ? RulesLevel::strict : RulesLevel::extended);
        std::string written = random.condition(spec, 2);
        const std::string second = random.condition(conditionRows()[random.below(conditionRows().size())], 1);
        galaxy.addGroup("PLANET", "<group><include>" + written + "</include><exclude>" + second + "</exclude></group>");
        galaxy.addGroup("SHIP", "<group><include>" + second + written + "</include></group>");
        galaxy.program = compile(galaxy.models.share());
        Table table(galaxy.models, seed);
        fill(table, random, 24);
        Evaluator keeping(*galaxy.program, true);
        for (int round = 0; round < 4; ++round) {
            const View view = table.universe.view();
            Evaluator fresh(*galaxy.program, false);
            const CompiledGroup& group = galaxy.program->groups[0];
            const CompiledCondition& condition = group.include.front();
            Bitmap among(view.rowCount);
            for (Row at = 0; at < view.rowCount; ++at) {
                if (view.exists(at) && random.chance(80)) {
                    among.set(at);
                }
            }
            for (int i = 0; i < 6; ++i) {
                const Row source = random.below(view.rowCount);
                if (!view.exists(source)) {
                    continue;
                }
                TruthSet kept;
                TruthSet anew;
                keeping.set(condition, view, source, among, kept);
                fresh.set(condition, view, source, among, anew);
                QVERIFY2(kept == anew, written.c_str());
                for (Row at = 0; at < view.rowCount; ++at) {
                    if (among.test(at)) {
                        Verdict verdict;
                        const std::string expected = answerText(anew, at);
                        QCOMPARE(truthText(fresh.one(condition, view, source, at)), expected);
                        QCOMPARE(truthText(keeping.one(condition, view, source, at)), expected);
                        QCOMPARE(truthText(fresh.one(condition, view, source, at, noRow, &verdict)), expected);
                        QVERIFY2(!verdict.observed.empty() && !verdict.wanted.empty(), written.c_str());
                    } else {
                        QCOMPARE(answerText(anew, at), std::string("no"));
                    }
                }
                const auto scopeAndFaults = [&](Evaluator& evaluator, const CompiledGroup& of) {
                    evaluator.faults().clear();
                    std::string text;
                    for (const Row at : *evaluator.scope(of, view, source)) {
                        text += std::to_string(at) + ' ';
                    }
                    for (const RunFault& fault : evaluator.faults()) {
                        text += std::string(fault.spec->code) + '@' + std::to_string(fault.row) + ' ';
                    }
                    return text;
                };
                for (const CompiledGroup& of : galaxy.program->groups) {
                    const std::string expected = scopeAndFaults(fresh, of);
                    for (int times = 0; times < 2; ++times) {
                        const std::string found = scopeAndFaults(keeping, of);
                        QVERIFY2(found == expected, (found + "| " + expected + written + second).c_str());
                    }
                    QCOMPARE(keeping.isActive(of, view, source), fresh.isActive(of, view, source));
                }
                RowList naive;
                for (Row at = 0; at < view.rowCount; ++at) {
                    if (!view.exists(at) || fresh.one(condition, view, source, at) != Truth::yes) {
                        continue;
                    }
                    const CompiledCondition& exclude = group.exclude.front();
                    const Truth out = fresh.one(exclude, view, source, at);
                    const bool strictlyOut = out == Truth::missing && view.model->rules == RulesLevel::strict &&
                                             fresh.missesProperty(exclude, view, source, at);
                    if (out != Truth::yes && !strictlyOut) {
                        naive.push_back(at);
                    }
                }
                QCOMPARE(*keeping.scope(group, view, source), naive);
            }
            disturb(table, random);
            if (round == 1) {
                table.endTurn();
            }
        }
    }
}

QTEST_APPLESS_MAIN(ConditionAgreementTest)
#include "condition_agreement_test.moc"
