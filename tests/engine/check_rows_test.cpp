// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"

#include "engine/check/scenario/statements.h"
#include "engine/rules/scenario/statement_rows.h"
#include "engine/rules/shipped_rows.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/text_edit.h"
#include "engine/turn/run_problems.h"
#include "engine/turn/session.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

/// The classes, the event and the run-time property to which examples refer.
const std::string definitions =
    "<vocabulary><occurrence id=\"festival\" label=\"Festival\"/><property id=\"bonus\" runtime=\"true\"/><type "
    "id=\"building\" extend=\"true\"><has property=\"bonus\"/></type></vocabulary>"
    "<class id=\"BLD_MEGALITH\" type=\"building\" groupings=\"Wonder\"/><class id=\"SPC_RUINS\" type=\"special\"/>"
    "<class id=\"CON_CONC_CAMP\" type=\"tech\"/><class id=\"SHP_SCOUT\" type=\"ship\"/>";

/// Returns a scenario with the empires and objects to which examples refer, and with `inside` added.
std::string inScenario(std::string_view inside) {
    return "<scenario id=\"s\"><empire id=\"Terrans\" capital=\"Sol III\"/><empire id=\"Vegans\"/>"
           "<system name=\"Sol\" x=\"0\" y=\"0\"/><system name=\"Vega\" x=\"9\" y=\"0\"/><lane from=\"Sol\" "
           "to=\"Vega\"/><planet name=\"Sol III\" system=\"Sol\" owner=\"Terrans\"/><planet name=\"Vega I\" "
           "system=\"Vega\"/><place class=\"SHP_SCOUT\" on=\"Sol\" name=\"Scout\" owner=\"Terrans\"/>"
           "<place class=\"BLD_MEGALITH\" on=\"Sol III\" name=\"Beacon\" owner=\"Terrans\"/><place "
           "class=\"SHP_SCOUT\" on=\"Sol\" name=\"Hidden\" hidden=\"true\"/><condition id=\"shown\" when=\"turn > "
           "998\"><reveal object=\"Hidden\"/></condition>" +
           std::string(inside) + "</scenario>";
}

const std::string world = definitions + inScenario({});

std::string within(std::string_view conditions, std::string_view effects, bool answers = false) {
    return world + "<class id=\"HOLDER\" type=\"building\"><group id=\"g\">" +
           (answers ? "<trigger before=\"stockpile-loss\"/>" : "") + "<activation if=\"turn > 1\"/><scope><include>" +
           std::string(conditions) + "</include></scope><effects>" + std::string(effects) +
           "</effects></group></class>";
}

std::string answering(std::string_view trigger) {
    return world + "<class id=\"HOLDER\" type=\"building\"><group id=\"g\">" + std::string(trigger) +
           "<scope><include><self/></include></scope><effects><destroy-object/></effects></group></class>";
}

Checked checkedWithShippedRows(const std::string& content) {
    Checked result;
    result.model = check(parsedContent(content), shippedRows(), result.diagnostics);
    return result;
}

/// Returns a row's element with one attribute set, or removed if there is no value; empty if that is impossible.
std::string with(std::string_view example, std::string_view attribute, const char* value) {
    const auto text = std::make_shared<const SourceText>("example.xml", std::string(example));
    const XmlTree tree = parseXml(text, {});
    const auto edit = value != nullptr ? setAttribute(tree, tree.root(), attribute, value)
                                       : removeAttribute(tree, tree.root(), attribute);
    return edit ? applyEdits(text->bytes(), {*edit}) : std::string();
}

/// Applies `change` to each parameter of each row, in the row's example and in the place where the row belongs.
template <typename Change>
void eachParameter(const Change& change) {
    for (const ConditionSpec& row : shippedRows().conditions) {
        for (const ParameterSpec& parameter : row.parameters) {
            change(row.tag, row.example, parameter,
                   [](const std::string& element) { return within(element, "<destroy-object/>"); });
        }
    }
    for (const EffectSpec& row : shippedRows().effects) {
        for (const ParameterSpec& parameter : row.parameters) {
            change(row.tag, row.example, parameter, [&row](const std::string& element) {
                return within("<object-type type=\"planet\"/>", element, row.ofResponse);
            });
        }
    }
}

} // namespace

/// The checker on every row of the program: on the row's example, and on each way to get it wrong.
class CheckRowsTest : public QObject {
    Q_OBJECT

private slots:
    void examples_data() {
        QTest::addColumn<QByteArray>("content");
        for (const ConditionSpec& row : shippedRows().conditions) {
            QTest::newRow(std::string(row.tag).c_str())
                << QByteArray::fromStdString(within(row.example, "<destroy-object/>"));
        }
        for (const EffectSpec& row : shippedRows().effects) {
            QTest::newRow(std::string(row.tag).c_str())
                << QByteArray::fromStdString(within("<object-type type=\"planet\"/>", row.example, row.ofResponse));
        }
        const auto add = [](const char* what, std::string_view name, const std::string& whole) {
            QTest::newRow((what + std::string(name)).c_str()) << QByteArray::fromStdString(whole);
        };
        for (const OccurrenceSpec& row : shippedRows().occurrences) {
            add("trigger ", row.id, answering(row.example));
        }
        for (const OrderSpec& row : shippedRows().orders) {
            add("", row.tag, definitions + inScenario(row.example));
        }
        for (const WatchSpec& row : shippedRows().watches) {
            add("condition ", row.type, definitions + inScenario(row.example));
        }
        for (const ActionSpec& row : shippedRows().actions) {
            add("action ", row.tag, definitions + inScenario(row.example));
        }
        for (const StatementSpec& row : shippedRows().statements) {
            add("statement ", row.tag, definitions + inScenario(row.example));
        }
    }
    void examples() {
        QFETCH(QByteArray, content);
        const Checked result = checkedWithShippedRows(content.toStdString());
        QVERIFY2(result.diagnostics.empty(), rendered(result));
    }

    void examplesPlay_data() {
        QTest::addColumn<QByteArray>("content");
        const auto add = [](const char* what, std::string_view name, const std::string& whole) {
            QTest::newRow((what + std::string(name)).c_str()) << QByteArray::fromStdString(whole);
        };
        for (const ConditionSpec& row : shippedRows().conditions) {
            add("C6 ", row.tag, within(row.example, "<set-meter meter=\"Population\" value=\"1\"/>"));
        }
        for (const OrderSpec& row : shippedRows().orders) {
            // Cancelling an order needs an object on its way. A move order puts it on its way at once, without a turn
            // between.
            const std::string before =
                row.tag == "cancel-order" ? "<move-order empire=\"Terrans\" object=\"Scout\" to=\"Vega\"/>" : "";
            add("C6 ", row.tag, definitions + inScenario(before + std::string(row.example)));
        }
        for (const WatchSpec& row : shippedRows().watches) {
            add("C6 condition ", row.type, definitions + inScenario(row.example));
        }
        for (const ActionSpec& row : shippedRows().actions) {
            add("C6 action ", row.tag, definitions + inScenario(row.example));
        }
    }
    /// Plays each example until its condition is met. No problem appears, no order is refused, every action happens.
    void examplesPlay() {
        QFETCH(QByteArray, content);
        const Checked result = checkedWithShippedRows(content.toStdString());
        const auto session =
            Session::start(compile(result.model), *result.model->findScenario("s"), std::nullopt, true);
        RunProblems problems;
        QStringList words;
        session->goTo(101); // or until an empire won or lost
        for (std::uint32_t turn = 1; turn <= session->last(); ++turn) {
            const TurnLog& log = session->history().log(turn);
            problems.add(log, {}, session->program(), &session->scenario());
            for (const OrderRecord& order : log.orders) {
                words += QString::fromStdString(order.refusal.english());
            }
            for (const ScenarioRecord& record : log.scenario) {
                words += record.action >= 0 ? QString::fromStdString(record.detail.english()) : QString();
            }
        }
        for (const RunProblem& problem : problems.list()) {
            words += QString::fromStdString(problem.sentence().english());
        }
        words.removeAll(QString());
        QVERIFY2(words.isEmpty(), qPrintable(words.join("; ")));
    }

    void statements_data() {
        QTest::addColumn<int>("index");
        for (const StatementSpec& row : shippedRows().statements) {
            QTest::newRow(("S15 " + std::string(row.tag)).c_str()) << static_cast<int>(&row - statementRows().data());
        }
    }
    /// Checks that the last statement of each example acts without a fault, and that its written form parses again.
    void statements() {
        QFETCH(int, index);
        const StatementSpec& row = statementRows()[static_cast<std::size_t>(index)];
        const Checked result = checkedWithShippedRows(definitions + inScenario(row.example));
        const CheckedScenario& scenario = *result.model->findScenario("s");
        const CheckedStatement& statement = scenario.statements.back();
        QVERIFY(statement.spec == &row);
        const auto program = compile(result.model);
        const auto session = Session::start(program, scenario, 1);
        QVERIFY(session->diagnostics().empty());
        CheckedScenario without = scenario;
        without.statements.pop_back();
        QVERIFY(session->history().hash(0) != Session::start(program, without, 1)->history().hash(0));

        const std::string text = statementXml(statement);
        QVERIFY2(row.example.ends_with(text), text.c_str());
        std::vector<Diagnostic> findings;
        std::vector<CheckedStatement> read = parseStatements(text, *result.model, findings);
        QVERIFY(findings.empty());
        QCOMPARE(read.size(), std::size_t{1});
        read.front().where = statement.where;
        QVERIFY(read.front() == statement);
    }

    void requiredParametersAreMissed() {
        eachParameter([](std::string_view tag, std::string_view example, const ParameterSpec& parameter, auto place) {
            const std::string without = with(example, parameter.name, nullptr);
            if (parameter.required && !without.empty()) {
                const Checked result = checkedWithShippedRows(place(without));
                QVERIFY2(
                    findings(result).contains("content.missing-attribute|" + QString::fromStdString(std::string(tag))),
                    rendered(result));
            }
        });
    }

    void parametersRefuseWhatTheyAreNot() {
        eachParameter([](std::string_view, std::string_view example, const ParameterSpec& parameter, auto place) {
            if (isWord(parameter.kind) || parameter.isList || parameter.kind == ParameterKind::message) {
                return;
            }
            const Checked result = checkedWithShippedRows(place(with(example, parameter.name, "No_Such_Thing")));
            QVERIFY2(result.diagnostics.size() == 1 && findings(result).front().endsWith("|No_Such_Thing"),
                     rendered(result) + findings(result).join(" # ").toUtf8());
        });
    }

    void anythingInOrdersAndWatches() {
        // R2.3: in a scenario, too, no value of a parameter does more harm than causing diagnostics.
        for (const char* value : {"", "0", "-1", "1/0", "Sol III", "initial:99", "flagship:Nobody", "subject", "Source",
                                  "MaxTrade", "((((", "\xC3\xA9", "999999999999999999999", "object(\"x\").size"}) {
            std::string inside;
            const auto add = [&](std::string_view example, std::span<const ParameterSpec> parameters) {
                for (const ParameterSpec& parameter : parameters) {
                    inside += with(example, parameter.name, value);
                }
            };
            for (const OrderSpec& row : shippedRows().orders) {
                add(row.example, row.parameters);
            }
            for (const WatchSpec& row : shippedRows().watches) {
                add(row.example, row.parameters);
            }
            const Checked result = checkedWithShippedRows(definitions + inScenario(inside));
            QVERIFY(result.model->findScenario("s") != nullptr);
        }
    }

    void anythingInAnyParameter() {
        // R2.3: no value of any parameter does more harm than causing diagnostics. A group without errors runs.
        for (const char* value : {"",
                                  " ",
                                  "0",
                                  "-1",
                                  "1e308 * 1e308",
                                  "1/0",
                                  "true",
                                  "none",
                                  "source",
                                  "Source",
                                  "Target.owner",
                                  "Source.class",
                                  "Source.type",
                                  "MaxTrade",
                                  "value()",
                                  "((((",
                                  "a.b.c.d",
                                  "\xC3\xA9",
                                  "&#9;",
                                  "999999999999999999999",
                                  "if(true, 1, 2)",
                                  "object(\"x\").size",
                                  "last(MaxTrade)"}) {
            std::string groups;
            eachParameter([&](std::string_view, std::string_view example, const ParameterSpec& parameter, auto place) {
                const std::string content = place(with(example, parameter.name, value));
                const auto begin = content.find("<group ");
                groups += "<group" + content.substr(begin + 13, content.find("</class>", begin) - begin - 13);
            });
            const Checked result =
                checkedWithShippedRows(world + "<class id=\"H\" type=\"building\">" + groups + "</class>");
            const CheckedClass& holder = result.model->classes[*result.model->findClass("H")];
            QVERIFY(holder.groups.size() > 50);
            for (const CheckedGroup& group : holder.groups) {
                const bool hasError = std::any_of(
                    result.diagnostics.begin(), result.diagnostics.end(), [&](const Diagnostic& diagnostic) {
                        return diagnostic.severity() == Severity::error && diagnostic.where.file == group.where.file &&
                               group.where.span.covers(diagnostic.where.span);
                    });
                QCOMPARE(group.isRunnable, !hasError);
            }
        }
    }
};

QTEST_APPLESS_MAIN(CheckRowsTest)
#include "check_rows_test.moc"
