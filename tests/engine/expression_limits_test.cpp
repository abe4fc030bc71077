// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions of extreme size end soon, with a diagnostic or a value (R2.1, R2.4). The tests assert counts, never
// times. A case without end fails by the time limit of ctest. One hash must be the same from every build (R3.1).
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/program/expression_program.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world.h"
#include "engine/rules/shipped_rows.h"
#include "engine/universe/writer.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

using namespace orrery::engine;

namespace {

constexpr std::string_view vocabulary = R"xml(<vocabulary>
  <meter id="Population" maximum="1e15"/>
  <type id="empire" class="EMPIRE"/><type id="system" class="SYSTEM"/>
  <type id="planet" class="PLANET" attached-to="system"><has meter="Population"/></type>
  <default format="number" value="0"/>
</vocabulary>)xml";

/// A project with one file, and a universe of planets.
struct Project {
    explicit Project(const std::string& content, std::size_t planets = 3) {
        const auto file = [](std::string path, std::string text) {
            return std::make_shared<const SourceText>(std::move(path), std::move(text));
        };
        FolderContents folder{.name = "limits", .files = {}, .diagnostics = {}};
        folder.files["orrery.xml"] = file("orrery.xml", R"xml(<project format="1" name="L" vocabulary="own"/>)xml");
        folder.files["content.xml"] =
            file("content.xml", R"xml(<orrery format="1">)xml" + std::string(vocabulary) + content + "</orrery>");
        model = check(parseProject(arrangeSources(folder, {})), shippedRows(), diagnostics);
        universe = std::make_unique<Universe>(model, 1);
        Writer writer(*universe, log);
        writer.openMoment(Stage::setup, 0);
        for (std::size_t i = 0; i < planets; ++i) {
            writer.create({.objectClass = *model->findClass("PLANET"), .birthKey = i + 1}, {.kind = CauseKind::setup});
        }
        world = std::make_unique<World>(*model);
    }

    TypedExpression checked(const std::string& text) {
        ExpressionContext context;
        context.vocabulary = &model->vocabulary;
        context.layout = &model->layout;
        context.classes = &model->classNames;
        context.language = &model->language;
        diagnostics.clear();
        return checkExpression({.text = text}, {}, numberFormat, context, diagnostics);
    }
    double value(const std::string& text, std::vector<EvaluationFault>* faults = nullptr) {
        const TypedExpression expression = checked(text);
        if (!expression.isGood()) {
            return -12345.0;
        }
        const View view = universe->view();
        const Bindings bindings{.world = world.get()};
        return evaluateOne(*compileExpression(expression), view, bindings, 0, 0.0, faults);
    }
    std::size_t errors() const {
        return static_cast<std::size_t>(std::ranges::count_if(
            diagnostics, [](const Diagnostic& finding) { return finding.severity() == Severity::error; }));
    }
    std::string told() const {
        std::string text;
        for (const Diagnostic& finding : diagnostics) {
            if (finding.severity() == Severity::error) {
                text += std::string(finding.code()) + ": " + finding.message() + "\n";
            }
        }
        return text;
    }

    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const CheckedModel> model;
    std::unique_ptr<Universe> universe;
    TurnLog log;
    std::unique_ptr<World> world;
};

std::string repeated(const std::string& text, std::size_t times) {
    std::string out;
    out.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        out += text;
    }
    return out;
}

std::string function(const std::string& id, const std::string& value) {
    return "<function id=\"" + id + "\" result=\"number\"><parameter name=\"a\" format=\"number\"/><value>" + value +
           "</value></function>";
}

} // namespace

class ExpressionLimitsTest : public QObject {
    Q_OBJECT
private slots:
    void longTexts_data();
    void longTexts();
    void manyTerms();
    void functionsInOneAnother();
    void doublingFunctions();
    void chainOfVariables();
    void manyVariables_data();
    void manyVariables();
    void nestedAggregates();
    void sameBitsFromEveryBuild();
};

void ExpressionLimitsTest::longTexts_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    constexpr std::size_t million = 1u << 20;
    row("R2.4 a million open brackets", repeated("(", million));
    row("R2.4 60,000 open brackets", repeated("(", 60'000));
    row("R2.4 a million signs", repeated("-", million));
    row("R2.4 60,000 times not", repeated("!", 60'000) + "true");
    row("R2.4 a sum of 64 KiB", repeated("1+", 32'000) + "1");
    row("R2.4 a power of 64 KiB", repeated("1^", 32'000) + "1");
    row("R2.4 10,000 members", "Source" + repeated(".owner", 10'000));
    row("R2.4 10,000 choices", repeated("if true then 1 else ", 3'000) + "1");
    row("R2.4 calls in one another", repeated("abs(", 10'000) + "1");
    row("R2.4 aggregates in one another", repeated("sum(planets,", 5'000) + "1" + repeated(")", 5'000));
    row("R2.4 conditions in one another", repeated("count(planets where count(", 2'000) + "planets");
    row("R2.4 open pairs", repeated("[", 60'000));
    row("R2.4 commas", "min(" + repeated(",", 60'000) + ")");
}

void ExpressionLimitsTest::longTexts() {
    QFETCH(QByteArray, text);
    Project project("");
    const TypedExpression expression = project.checked(text.toStdString());
    QVERIFY(!expression.isGood());
    QVERIFY(project.errors() > 0);
    QVERIFY(project.errors() < 100); // reported once or a few times: nobody reads a thousand
}

void ExpressionLimitsTest::manyTerms() {
    Project project("");
    QCOMPARE(project.value("min(5" + repeated(", id + 3", 7'000) + ")"), 3.0);
    QCOMPARE(project.value("max(5" + repeated(",7", 9'999) + ")"), 7.0);
    QCOMPARE(project.value("0" + repeated(" + Population", 200)), 0.0);
}

void ExpressionLimitsTest::functionsInOneAnother() {
    std::string content = function("f0", "a + 1");
    for (int i = 1; i < 60; ++i) {
        content += function("f" + std::to_string(i), "f" + std::to_string(i - 1) + "(a + 1)");
    }
    Project project(content);
    QVERIFY2(project.errors() == 0, project.told().c_str());
    std::vector<EvaluationFault> faults;
    const double value = project.value("f59(id)", &faults);
    // Up to the allowed depth there is a value. Beyond it, the value is missing and reported.
    QVERIFY(value == 60.0 || (isMissing(value) && faults.size() == 1));
    Project circle(function("f", "g(a)") + function("g", "f(a)"));
    QVERIFY(circle.errors() > 0);
    Project itself(function("f", "f(a - 1) + 1"));
    QVERIFY(itself.errors() > 0);
}

/// Checks functions that each call the one before twice. Without a limit they would make 2^40 calls.
void ExpressionLimitsTest::doublingFunctions() {
    const auto doubled = [](int times) {
        std::string content = function("f0", "a + 1");
        for (int i = 1; i <= times; ++i) {
            const std::string before = "f" + std::to_string(i - 1);
            content += function("f" + std::to_string(i), before + "(a) + " + before + "(a)");
        }
        return content;
    };
    Project few(doubled(10));
    QVERIFY2(few.errors() == 0, few.told().c_str());
    QCOMPARE(few.value("f10(id)"), 1024.0);
    Project many(doubled(40));
    QVERIFY(many.errors() > 0);
    QVERIFY(many.told().find("check.function-too-large") != std::string::npos);
}

void ExpressionLimitsTest::chainOfVariables() {
    const auto chain = [](int length) {
        std::string content = R"(<variable name="v0" format="number"/>)";
        std::string modifiers = R"(<modify variable="v0" set="1"/>)";
        for (int i = 1; i < length; ++i) {
            const std::string before = "v" + std::to_string(i - 1);
            content += "<variable name=\"v" + std::to_string(i) + "\" format=\"number\"/>";
            modifiers +=
                "<modify variable=\"v" + std::to_string(i) + "\" set=\"" + before + " + " + before + " * 0\"/>";
        }
        return content + "<global-modifiers>" + modifiers + "</global-modifiers>";
    };
    constexpr std::size_t length = 100;
    Project project(chain(length));
    QVERIFY2(project.errors() == 0, project.told().c_str());
    QCOMPARE(project.value("v99"), 1.0);
    QCOMPARE(project.world->counts().solvedCells, length);
    QCOMPARE(project.value("v99 + v50"), 2.0);
    QCOMPARE(project.world->counts().solvedCells, length); // solved variables are not solved again
    Project longer(chain(500));
    QVERIFY(longer.told().find("check.variable-depth") != std::string::npos);
}

void ExpressionLimitsTest::manyVariables_data() {
    QTest::addColumn<QByteArray>("spread");
    QTest::addColumn<int>("variables");
    QTest::newRow("R2.4 variables beyond the greatest number are left out, and told once") << QByteArray() << 50'003;
    QTest::newRow("R2.4 so are columns of what spreads") << QByteArray("spread=\"1\"") << 50'000;
}

void ExpressionLimitsTest::manyVariables() {
    QFETCH(QByteArray, spread);
    QFETCH(int, variables);
    const std::size_t others = Project("").model->layout.size();
    std::string content;
    for (int i = 0; i < variables; ++i) {
        content += "<variable name=\"v" + std::to_string(i) + "\" scope=\"planet\" format=\"number\" " +
                   spread.toStdString() + "/>";
    }
    const Project project(content, 0);
    constexpr std::size_t most = 50'000;
    QCOMPARE(project.model->language.variables.size(), most);
    QCOMPARE(project.model->layout.size(), spread.isEmpty() ? others : most);
    // Each variable without a column is reported, because its meaning differs from the written one.
    QCOMPARE(project.errors(), spread.isEmpty() ? 1 : others);
}

void ExpressionLimitsTest::nestedAggregates() {
    Project project("", 2'000);
    QCOMPARE(project.value("count(planets)"), 2'000.0);
    project.world->renewBudget();
    std::vector<EvaluationFault> faults;
    // Each level evaluates all planets for each planet. Without a limit that would be 2,000^5.
    const double value =
        project.value("sum(planets where id >= 0, id + sum(planets near 1 where Target.id + id >= 0, id + "
                      "sum(objects owned, id + Target.id + sum(planets where id > Target.id, id + "
                      "sum(planets, id)))))",
                      &faults);
    QVERIFY(std::isfinite(value) || isMissing(value));
    faults.clear();
    project.world->renewBudget();
    const double deep = project.value("sum(planets, sum(planets of planet, id) + 0 * count(planets where id >= 0 and "
                                      "count(planets above of Target) == "
                                      "count(planets below) and sum(planets, sum(planets, id + 1) + id) > id))",
                                      &faults);
    QVERIFY(std::isfinite(deep) || isMissing(deep));
}

/// Checks a fixed hash that Debug, Release and sanitized builds of both compilers must reach. It changes if the last
/// bit of a function differs, or if a compiler fuses a product and a sum into one operation.
void ExpressionLimitsTest::sameBitsFromEveryBuild() {
    Project project("", 1'500);
    Writer writer(*project.universe, project.log);
    const ColumnId current = project.model->layout.meter(0, false);
    const ColumnId maximum = project.model->layout.meter(0, true);
    for (Row row = 0; row < 1'500; ++row) {
        writer.write(current, row, 1.0 / (3.0 + row), {.kind = CauseKind::setup});
        writer.write(maximum, row, 0.1 * row * row + 1e-3, {.kind = CauseKind::setup});
    }
    const View view = project.universe->view();
    std::vector<Row> rows(view.rowCount);
    std::iota(rows.begin(), rows.end(), Row{0});
    std::uint64_t hash = 0xcbf29ce484222325ull;
    for (const char* text :
         {"3 * Population - 2 * MaxPopulation", "Population * MaxPopulation + id / 7",
          "MaxPopulation ^ 0.37 + 2 ^ (Population - 1.5)", "(id + 0.3) mod 1.7 - MaxPopulation div 3",
          "round(MaxPopulation * 10) / 10 + floor(-Population) * ceil(id / 9)",
          "if(Population > 0.01, sum(planets where id > Target.id and id < Target.id + 9, Population), "
          "mean(planets, MaxPopulation ^ 0.5))",
          "min(Population * 1e3, MaxPopulation / 3, id) ^ 3 - max(1 / (id - 700), -Population)"}) {
        const TypedExpression expression = project.checked(text);
        QVERIFY2(expression.isGood(), project.told().c_str());
        std::vector<double> out(rows.size());
        project.world->renewBudget();
        evaluate(*compileExpression(expression), view, {.world = project.world.get()}, rows, {}, out);
        for (const double value : out) {
            hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 0x100000001b3ull;
        }
    }
    QCOMPARE(QByteArray::number(static_cast<qulonglong>(hash), 16), QByteArray("225b94830161cefc"));
}

QTEST_APPLESS_MAIN(ExpressionLimitsTest)
#include "expression_limits_test.moc"
