// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition in every place that accepts one (E4.2): in include, exclude and activation, and inside and, or, not
// and number-of of each. Each runs under strict and extended rules.
#include "engine/rules/conditions/condition_rows.h"
#include "tests/engine/support/condition_fixture.h"

#include <QTest>

#include <array>

using namespace orrery::engine;
using fixture::ConditionFixture;

namespace {

/// The text around a condition; `counts` is true if it evaluates all objects together.
struct Around {
    const char* name;
    const char* before;
    const char* behind;
    bool counts = false;
};

constexpr std::array places{
    Around{"by itself", "", ""},
    Around{"in and", "<and><all/>", "</and>"},
    Around{"in or", "<or><not><all/></not>", "</or>"},
    Around{"in not", "<not><not>", "</not></not>"},
    Around{"in number-of", "<number-of at-least='1'>", "</number-of>", true},
};

} // namespace

class ConditionsEverywhereTest : public QObject {
    Q_OBJECT

private slots:
    void stands_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("strict");
        for (std::size_t row = 0; row < conditionRows().size(); ++row) {
            for (std::size_t place = 0; place < places.size(); ++place) {
                for (const bool strict : {false, true}) {
                    const std::string tag(conditionRows()[row].tag);
                    QTest::addRow("E4.2 %s %s, %s", tag.c_str(), places[place].name, strict ? "strict" : "extended")
                        << static_cast<int>(row) << static_cast<int>(place) << strict;
                }
            }
        }
    }
    void stands() {
        QFETCH(const int, row);
        QFETCH(const int, place);
        QFETCH(const bool, strict);
        const std::string example(conditionRows()[static_cast<std::size_t>(row)].example);
        const Around& around = places[static_cast<std::size_t>(place)];
        const std::string placed = around.before + example + around.behind;
        ConditionFixture galaxy(strict ? "strict" : "extended");
        galaxy.addGroup("PLANET", "<group><include>" + example + "</include></group>");
        galaxy.addGroup("PLANET", "<group><include>" + placed + "</include></group>");
        galaxy.addGroup("PLANET", "<group><include><all/></include><exclude>" + placed + "</exclude></group>");
        galaxy.addGroup("PLANET", "<group><activation>" + placed + "</activation></group>");
        galaxy.begin();
        const View view = galaxy.table->universe.view();
        const CompiledCondition& alone = galaxy.group(0).include.front();
        const CompiledCondition& excluded = galaxy.group(2).exclude.front();
        for (const char* source : {"Earth", "Scout", "Drifter", "Terrans"}) {
            Evaluator evaluator(*galaxy.program);
            const Row from = galaxy.row(source);
            RowList matched;
            for (Row at = 0; at < view.rowCount; ++at) {
                if (view.exists(at) && evaluator.one(alone, view, from, at) == Truth::yes) {
                    matched.push_back(at);
                }
            }
            RowList included;
            RowList left;
            bool isActive = false;
            for (Row at = 0; at < view.rowCount; ++at) {
                if (!view.exists(at)) {
                    continue;
                }
                const bool isMatched = around.counts ? !matched.empty() : std::ranges::count(matched, at) > 0;
                const bool isUnanswerable = strict && evaluator.one(excluded, view, from, at) == Truth::missing &&
                                            evaluator.missesProperty(excluded, view, from, at);
                if (isMatched) {
                    included.push_back(at);
                } else if (!isUnanswerable) {
                    left.push_back(at);
                }
                isActive |= isMatched && at == from;
            }
            QCOMPARE(galaxy.names(*evaluator.scope(galaxy.group(1), view, from)), galaxy.names(included));
            QCOMPARE(galaxy.names(*evaluator.scope(galaxy.group(2), view, from)), galaxy.names(left));
            QCOMPARE(evaluator.isActive(galaxy.group(3), view, from), isActive);
        }
    }
};

QTEST_APPLESS_MAIN(ConditionsEverywhereTest)
#include "conditions_everywhere_test.moc"
