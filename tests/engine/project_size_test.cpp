// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that a large project needs: it avoids copies (P3.3).
#include "engine/assist/index.h"
#include "engine/check/check.h"
#include "engine/check/expression/expression_node.h"
#include "engine/program/program.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/check_support.h"
#include "tests/support/large_project.h"

#include <QTest>

#include <malloc.h>

using namespace orrery;
using namespace orrery::engine;

namespace {

/// Returns two classes, each with its own amount and with the given conditions.
std::string twoClasses(const std::string& first, const std::string& second, const std::string& activation,
                       const std::string& scope) {
    const auto one = [&](const std::string& id, const std::string& amount) {
        return "<class id=\"" + id + "\" type=\"building\"><group id=\"g\"><activation if=\"" + activation +
               "\"/><scope><include if=\"" + scope +
               "\"/></scope><effects><modify-max-meter meter=\"Industry\" amount=\"" + amount +
               "\"/></effects></group></class>\n";
    };
    return "<variable scope=\"planet\" name=\"Unrest\" format=\"number\"/>" + one("A", first) + one("B", second);
}

const TypedExpression& amountOf(const CheckedModel& model, ClassIndex index) {
    return *model.classes[index].groups.front().effects.front().argument("amount")->expression;
}

const TypedExpression& expressionOf(const std::vector<CheckedCondition>& conditions) {
    return *conditions.front().arguments.front().expression;
}

std::string_view textAt(const CheckedModel& model, Location where) {
    return model.files[where.file.value]->slice(where.span);
}

double bytesInUse() {
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd);
}

} // namespace

class ProjectSizeTest : public QObject {
    Q_OBJECT

private slots:
    void sharesBytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("P3.3 a text speaks of bytes that another holds") << QByteArray("one\ntwo\n");
        QTest::newRow("P3.3 also of none") << QByteArray();
    }
    void sharesBytes() {
        QFETCH(QByteArray, bytes);
        auto keeper = std::make_shared<const std::string>(bytes.toStdString());
        const std::weak_ptr<const std::string> watched = keeper;
        const char* const data = keeper->data();
        {
            SourceText text("a.xml", *keeper, keeper, 3);
            keeper.reset();
            QVERIFY(!watched.expired());
            QCOMPARE(static_cast<const void*>(text.bytes().data()), static_cast<const void*>(data));
            const SourceText copied = text;
            QCOMPARE(static_cast<const void*>(copied.bytes().data()), static_cast<const void*>(data));
            QCOMPARE(text.lineCount(), SourceText("a.xml", bytes.toStdString()).lineCount());
        }
        QVERIFY(watched.expired());
    }

    void sharesTrees_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("isShared");
        const QString amount = QStringLiteral("Target.Population * 0.2 + Unrest");
        QTest::newRow("P3.3 an expression that is written twice is one tree") << amount << amount << true;
        QTest::newRow("P3.3 another expression is another tree")
            << amount << QStringLiteral("Target.Population * 0.3 + Unrest") << false;
        QTest::newRow("P3.3 where entities stand each has its own")
            << QStringLiteral("if(Target.size &gt;= large, Unrest, 1)")
            << QStringLiteral("if(Target.size &gt;= large, Unrest, 1)") << false;
    }
    void sharesTrees() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, isShared);
        if (first.contains(QStringLiteral("size"))) { // enumerators have no order
            first.replace(QStringLiteral("&gt;="), QStringLiteral("!= tiny and 3 &gt; 2 and Target.size =="));
            second = first;
        }
        const ParsedProject project = test::parsedContent(
            twoClasses(first.toStdString(), second.toStdString(), "Population > 3", "Population > 3"));
        std::vector<Diagnostic> findings;
        const auto model = check(project, shippedRows(), findings);
        QVERIFY2(!hasErrors(findings), findings.empty() ? "" : findings.front().message().c_str());
        const TypedExpression& a = amountOf(*model, 0);
        const TypedExpression& b = amountOf(*model, 1);
        QCOMPARE(a.root == b.root, isShared);
        QVERIFY(a.identity != b.identity || a.identity == 0);
        // Each expression has its own places.
        for (const auto& [expression, written] : {std::pair(&a, first), std::pair(&b, second)}) {
            QCOMPARE(QByteArray::fromStdString(std::string(textAt(*model, expression->where))), written.toUtf8());
            QCOMPARE(expression->placeOf(*expression->root), expression->where);
        }
        QVERIFY(a.where != b.where);
        // The index knows the names of the shared tree at both places.
        const auto index = indexNames(project, *model);
        const auto unrest = index->find({NameKind::variable, {}, "Unrest"});
        QVERIFY(unrest);
        std::size_t uses = 0;
        for (const std::uint32_t place : index->placesOf(*unrest)) {
            QCOMPARE(textAt(*model, index->places()[place].where), std::string_view("Unrest"));
            uses += index->places()[place].isDefinition ? 0u : 1u;
        }
        QCOMPARE(uses, std::size_t{2});
        // Bare names refer to the source in an activation, and to the candidate in a scope.
        const CheckedGroup& group = model->classes[0].groups.front();
        const CheckedGroup& other = model->classes[1].groups.front();
        QVERIFY(expressionOf(group.activation).root != expressionOf(group.include).root);
        QCOMPARE(expressionOf(group.activation).root, expressionOf(other.activation).root);
        QCOMPARE(expressionOf(group.include).root, expressionOf(other.include).root);
    }

    void keeps_data() {
        QTest::addColumn<std::size_t>("classes");
        QTest::addColumn<std::size_t>("files");
        QTest::addColumn<std::size_t>("bytes");
        QTest::addColumn<double>("limit"); // in times of the text's size; includes the text
        const fixture::ProjectShape whole = fixture::fiftyMegabytes();
        QTest::newRow("P3.3 what is known of a fifth of 50 MB, with its names, ready to run")
            << whole.classes / 5 << whole.files / 5 << whole.bytes / 5 << 10.0;
        QTest::newRow("P3.3 where all is markup, and little is written twice")
            << std::size_t{1000} << std::size_t{50} << std::size_t{0} << 10.5;
    }
    void keeps() {
        QFETCH(std::size_t, classes);
        QFETCH(std::size_t, files);
        QFETCH(std::size_t, bytes);
        QFETCH(double, limit);
        const auto contents =
            fixture::makeProject({.classes = classes, .groupsPerClass = 3, .files = files, .bytes = bytes});
        std::size_t size = 0;
        for (const auto& [path, text] : contents.files) {
            size += text->bytes().size();
        }
        const double before = bytesInUse();
        const ParsedProject project = parseProject(arrangeSources(contents, test::shippedVocabulary()));
        std::vector<Diagnostic> findings;
        CheckMemory memory;
        const auto model = check(project, shippedRows(), findings, &memory);
        const auto program = compile(model);
        const auto names = indexNames(project, *model);
        const double times = 1.0 + (bytesInUse() - before) / static_cast<double>(size);
        QVERIFY2(times <= limit, std::to_string(times).c_str());
        QVERIFY(memory.treesShared > 0);
    }
};

QTEST_GUILESS_MAIN(ProjectSizeTest)
#include "project_size_test.moc"
