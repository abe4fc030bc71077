// SPDX-License-Identifier: GPL-3.0-or-later
// The demo project and the empty template: they check without problems, use all features, and can explain every value.
#include "engine/check/check.h"
#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_node.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/conditions/condition_rows.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/rules/orders/order_rows.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/explain.h"
#include "engine/trace/replay.h"
#include "engine/turn/order_call.h"
#include "engine/turn/session.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t turnsPlayed = 30;

struct Loaded {
    std::shared_ptr<const CheckedModel> model;
    QStringList findings;
};

FolderContents shipped(const QString& folder) {
    return readFolder((ORRERY_RESOURCE_DIR + ("/" + folder)).toStdString());
}

Loaded load(const FolderContents& folder) {
    const auto vocabulary = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    Loaded loaded;
    std::vector<Diagnostic> diagnostics;
    loaded.model = check(parseProject(arrangeSources(folder, vocabulary)), shippedRows(), diagnostics);
    for (const Diagnostic& diagnostic : diagnostics) {
        loaded.findings += QString::fromStdString(loaded.model->placeText(diagnostic.where) + " " +
                                                  std::string(diagnostic.code()) + " " + diagnostic.message());
    }
    return loaded;
}

std::unique_ptr<Session> play(const Loaded& loaded, const std::string& scenario, std::uint32_t turns,
                              bool useCaches = true) {
    auto session =
        Session::start(compile(loaded.model), *loaded.model->findScenario(scenario), std::nullopt, useCaches);
    session->goTo(turns);
    return session;
}

void collectNodes(const TypedNode& node, std::set<std::pair<std::string_view, int>>& used) {
    if (node.function != nullptr) {
        used.emplace(node.function->name, int(node.function->shape));
    }
    for (const TypedNode& operand : node.operands) {
        collectNodes(operand, used);
    }
}

/// Adds the functions of an expression. Those that read more than plain values have no row in the tree, so it searches
/// the text for their names.
void collect(const TypedExpression& expression, std::set<std::pair<std::string_view, int>>& used) {
    collectNodes(*expression.root, used);
    for (const ExpressionFunction& function : functionRows()) {
        const std::string call = std::string(function.name) + "(";
        if (function.kernel == nullptr && expression.text.find(call) != std::string::npos) {
            used.emplace(function.name, int(function.shape));
        }
    }
}

/// The conditions, effects and functions in the groups and growths of a project.
struct Uses {
    std::set<std::string_view> conditions;
    std::set<std::string_view> effects;
    std::set<std::pair<std::string_view, int>> functions; ///< name and shape

    explicit Uses(const CheckedModel& model) {
        for (const CheckedClass& objectClass : model.classes) {
            for (const CheckedGroup& group : objectClass.groups) {
                for (const auto* list : {&group.activation, &group.include, &group.exclude}) {
                    for (const CheckedCondition& condition : *list) {
                        add(condition);
                    }
                }
                for (const CheckedEffect& effect : group.effects) {
                    effects.insert(effect.spec->tag);
                    add(effect.arguments);
                }
            }
        }
        for (MeterIndex meter = 0; meter < model.growth.size(); ++meter) {
            if (model.growth[meter]) {
                collect(*model.growth[meter], functions);
            }
        }
    }

private:
    void add(const CheckedCondition& condition) {
        conditions.insert(condition.spec->tag);
        add(condition.arguments);
        for (const CheckedCondition& child : condition.children) {
            add(child);
        }
    }
    void add(const std::vector<CheckedArgument>& arguments) {
        for (const CheckedArgument& argument : arguments) {
            if (argument.expression) {
                collect(*argument.expression, functions);
            }
        }
    }
};

} // namespace

class DemoTest : public QObject {
    Q_OBJECT

private slots:
    void checksClean_data();
    void checksClean();
    void usesTheLanguage_data();
    NAMED_TEST(sampleChecksClean, "I1.1 the sample of the empty template checks clean without its comment marks");
    void usesTheLanguage();
    void usesEveryRow_data();
    void usesEveryRow();
    void everyGroupFires();
    void isDeterministic();
    void everyValueIsProven();
    void everyTextIsThere();

private:
    const Loaded m_demo = load(shipped("demo"));
};

void DemoTest::checksClean_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("the demo checks clean") << "demo";
    QTest::newRow("I1.1 the empty template checks clean") << "templates/empty";
}

void DemoTest::checksClean() {
    QFETCH(QString, folder);
    QCOMPARE(load(shipped(folder)).findings.join('\n'), QString());
}

void DemoTest::sampleChecksClean() {
    FolderContents folder = shipped("templates/empty");
    std::string bytes(folder.files.at("content.xml")->bytes());
    for (const std::string_view mark : {"<!--", "-->"}) {
        bytes.erase(bytes.rfind(mark), mark.size());
    }
    folder.files["content.xml"] = std::make_shared<const SourceText>("content.xml", bytes);
    const Loaded loaded = load(folder);
    QCOMPARE(loaded.findings.join('\n'), QString());
    QVERIFY(loaded.model->findClass("BLD_WORKSHOP"));
    QVERIFY(loaded.model->findScenario("first"));
}

void DemoTest::usesEveryRow_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isUsed");
    const Uses uses(*m_demo.model);
    const auto row = [](const char* kind, std::string_view name, int shape, bool isUsed) {
        const QString text = QString::fromUtf8(name.data(), int(name.size()));
        QTest::addRow("%s %s %d", kind, qPrintable(text), shape) << QString(kind) << text << isUsed;
    };
    for (const ConditionSpec& spec : conditionRows()) {
        row("condition", spec.tag, 0, uses.conditions.contains(spec.tag));
    }
    for (const EffectSpec& spec : effectRows()) {
        row("effect", spec.tag, 0, uses.effects.contains(spec.tag));
    }
    for (const OrderSpec& spec : orderRows()) {
        row("order", spec.tag, 0, std::ranges::any_of(m_demo.model->scenarios, [&](const CheckedScenario& scenario) {
                return std::ranges::find(scenario.orders, &spec, &CheckedOrder::spec) != scenario.orders.end();
            }));
    }
    for (const ExpressionFunction& function : functionRows()) {
        row("function", function.name, int(function.shape),
            uses.functions.contains({function.name, int(function.shape)}));
    }
}

void DemoTest::usesEveryRow() {
    QFETCH(QString, kind);
    QFETCH(QString, name);
    QFETCH(bool, isUsed);
    QVERIFY2(isUsed, qPrintable("the demo has no " + kind + " " + name));
}

void DemoTest::usesTheLanguage_data() {
    QTest::addColumn<bool>("isUsed");
    const Language& language = m_demo.model->language;
    const auto hasScope = [&](auto isWanted) {
        return std::ranges::any_of(language.variables, [&](const CheckedVariable& variable) {
            return isWanted(m_demo.model->vocabulary.scopes()[variable.scope], variable);
        });
    };
    QTest::newRow("V2.2 the demo has a variable one for the whole run")
        << hasScope([](const VariableScope& scope, const CheckedVariable&) { return scope.id.empty(); });
    QTest::newRow("V2.2 the demo has a variable of a type")
        << hasScope([](const VariableScope& scope, const CheckedVariable&) { return scope.id == "empire"; });
    QTest::newRow("V2.5 the demo has a variable of parts")
        << (hasScope([](const VariableScope& scope, const CheckedVariable&) { return scope.parent.has_value(); }) &&
            !language.parts.empty());
    QTest::newRow("X3.5 the demo has a variable that spreads")
        << hasScope([](const VariableScope&, const CheckedVariable& variable) { return variable.spread != nullptr; });
    QTest::newRow("V4.2 the demo has modifiers") << !language.modifiers.empty();
    QTest::newRow("V6.1 the demo has a function") << !language.functions.empty();
    QTest::newRow("V6.1 the demo has a table") << !language.tables.empty();
    QTest::newRow("X3.3 the demo has an aggregate of its own") << !language.aggregates.empty();
    QTest::newRow("X1.4 the demo has a define") << !language.defines.empty();
}

void DemoTest::usesTheLanguage() {
    QFETCH(bool, isUsed);
    QVERIFY(isUsed);
}

void DemoTest::everyGroupFires() {
    // Every group acts on something within 30 turns, or its description says why not
    const auto session = play(m_demo, m_demo.model->defaultScenario, turnsPlayed);
    QVERIFY(session->diagnostics().empty());
    std::set<std::uint32_t> fired;
    for (std::uint32_t turn = 1; turn <= turnsPlayed; ++turn) {
        const TurnLog& log = session->history().log(turn);
        for (const RunFault& fault : log.faults) {
            QFAIL(qPrintable(QString::fromStdString(m_demo.model->placeText(fault.where) + " " +
                                                    phrase(fault.spec->message, fault.args).english())));
        }
        for (const Run& run : log.runs) {
            if (isByGroup(run) && !isByStatement(log, run)) {
                fired.insert(log.firings[run.firing].group);
            }
        }
    }
    QStringList silent;
    for (std::uint32_t index = 0; index < session->program().groups.size(); ++index) {
        const CheckedGroup& group = session->program().checkedGroup(index);
        if (!group.isCalled && !fired.contains(index) &&
            group.description.find("never fires here: ") == std::string::npos) {
            silent += QString::fromStdString(groupLabel(*m_demo.model, group));
        }
    }
    QCOMPARE(silent.join(" "), QString());
}

void DemoTest::isDeterministic() {
    // R3.1, E8.5
    for (const CheckedScenario& scenario : m_demo.model->scenarios) {
        const auto cached = play(m_demo, scenario.id, turnsPlayed);
        const auto plain = play(m_demo, scenario.id, turnsPlayed, false);
        for (std::uint32_t turn = 0; turn <= turnsPlayed; ++turn) {
            QCOMPARE(cached->history().log(turn).hash, plain->history().log(turn).hash);
        }
    }
}

void DemoTest::everyValueIsProven() {
    // I4.4: every meter and stockpile of every object is explained at turn 30
    for (const CheckedScenario& scenario : m_demo.model->scenarios) {
        const auto session = play(m_demo, scenario.id, turnsPlayed);
        const View view = session->state().view();
        std::size_t count = 0;
        for (Row row = 0; row < view.rowCount; ++row) {
            for (std::uint16_t c = 0; view.exists(row) && c < view.layout->size(); ++c) {
                const ColumnRole role = (*view.layout)[ColumnId{c}].role;
                if (role == ColumnRole::builtin || role == ColumnRole::property || !view.has(row, ColumnId{c})) {
                    continue;
                }
                const Ledger ledger = explain(*session, turnsPlayed, row, ColumnId{c}, {.ghosts = false});
                QVERIFY2(ledger.isProven,
                         qPrintable(QString::fromStdString(view.nameOf(row) + " " + (*view.layout)[ColumnId{c}].name)));
                ++count;
            }
        }
        QVERIFY(count > 200);
    }
}

void DemoTest::everyTextIsThere() {
    // Names and descriptions of the mod's own classes and groups
    QStringList missing;
    for (const CheckedClass& objectClass : m_demo.model->classes) {
        if (objectClass.isGenerated) {
            continue;
        }
        const auto expect = [&](const std::string& id, const std::string& name, const std::string& description) {
            if (name.empty() || name == id || description.empty() || description == id + "_DESC") {
                missing += QString::fromStdString(id);
            }
        };
        expect(objectClass.id, objectClass.name, objectClass.description);
        for (const CheckedGroup& group : objectClass.groups) {
            expect(objectClass.id + "." + group.id, group.name, group.description);
        }
    }
    QCOMPARE(missing.join(" "), QString());
}

QTEST_APPLESS_MAIN(DemoTest)
#include "demo_test.moc"
