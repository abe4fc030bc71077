// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/expr_parser.h"

#include <QTest>

using namespace orrery::engine;

namespace {

/// Returns the tree in brackets: (+ 1 (* 2 x)).
std::string shape(const ExprTree& tree, std::uint32_t index) {
    const ExprNode& node = tree.node(index);
    std::string head;
    switch (node.kind) {
    case ExprKind::number:
    case ExprKind::text:
    case ExprKind::dice:
    case ExprKind::name:
        return std::string(tree.tokenOf(node));
    case ExprKind::member:
        return shape(tree, node.first) + "." + std::string(tree.tokenOf(node));
    case ExprKind::call:
        head = std::string(tree.tokenOf(node)) + "()";
        break;
    case ExprKind::prefix:
    case ExprKind::infix:
        head = node.op;
        break;
    case ExprKind::choice:
        head = "if";
        break;
    case ExprKind::pair:
        head = "pair";
        break;
    case ExprKind::selection:
        head = "select";
        break;
    case ExprKind::clause:
        head = node.op;
        break;
    case ExprKind::bad:
        head = "?";
        break;
    }
    for (const std::uint32_t operand : tree.operands(node)) {
        const ExprNode& one = tree.node(operand);
        const bool isNoWord = node.kind == ExprKind::selection && one.kind == ExprKind::name && one.span != one.token;
        head += " " + (isNoWord ? std::string(tree.slice(one.span)) : shape(tree, operand));
    }
    return "(" + head + ")";
}

std::string codes(std::vector<Diagnostic> diagnostics) {
    sortDiagnostics(diagnostics);
    std::string out;
    for (const Diagnostic& finding : diagnostics) {
        out += (out.empty() ? "" : " ") + std::string(finding.code()) + "@" + std::to_string(finding.where.span.begin) +
               "-" + std::to_string(finding.where.span.end);
    }
    return out;
}

} // namespace

class ExpressionParseTest : public QObject {
    Q_OBJECT
private slots:
    void shapes_data();
    void shapes();
    void faults_data();
    void faults();
    void limits_data();
    void limits();
    void megabytes_data();
    void megabytes();
    void findingsPointIntoTheFile();
    void fixesMend_data();
    void fixesMend();
    void everyPrefixOfATextIsRead();
    void spellingsAreTokens();
};

void ExpressionParseTest::shapes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tree");
    QTest::newRow("X2.1 products before sums") << "1 + 2 * 3 - 4 / 5"
                                               << "(- (+ 1 (* 2 3)) (/ 4 5))";
    QTest::newRow("X2.1 sums go from left to right") << "1 - 2 - 3"
                                                     << "(- (- 1 2) 3)";
    QTest::newRow("X2.1 div, mod and % are products") << "a div b mod c % d"
                                                      << "(mod (mod (div a b) c) d)";
    QTest::newRow("X2.1 powers go from left to right") << "2^3^2"
                                                       << "(^ (^ 2 3) 2)";
    QTest::newRow("X2.1 a power binds tighter than a sign") << "-2^2"
                                                            << "(- (^ 2 2))";
    QTest::newRow("X2.1 a sign in an exponent") << "2^-1*3"
                                                << "(* (^ 2 (- 1)) 3)";
    QTest::newRow("X2.1 a sign binds tighter than a product") << "-a * b"
                                                              << "(* (- a) b)";
    QTest::newRow("X2.1 brackets") << "(1 + 2) * 3"
                                   << "(* (+ 1 2) 3)";
    QTest::newRow("X2.1 functions of two and more") << "max(1, min(a, b), 3)"
                                                    << "(max() 1 (min() a b) 3)";
    QTest::newRow("X2.2 comparisons after sums") << "a + 1 >= b * 2"
                                                 << "(>= (+ a 1) (* b 2))";
    QTest::newRow("X2.3 or, and, not, comparison") << "not a == b and c or d"
                                                   << "(or (and (not (== a b)) c) d)";
    QTest::newRow("X2.3 the synonyms") << "!a && b || c"
                                       << "(or (and (not a) b) c)";
    QTest::newRow("X2.4 if as a function") << "if(a, b, c) + 1"
                                           << "(+ (if a b c) 1)";
    QTest::newRow("X2.4 if in words") << "if a then b else c + 1"
                                      << "(if a b (+ c 1))";
    QTest::newRow("X2.4 if in words over brackets") << "if (a) and (b) then c else d"
                                                    << "(if (and a b) c d)";
    QTest::newRow("X2.4 if in words within if") << "if a then if b then c else d else e"
                                                << "(if a (if b c d) e)";
    QTest::newRow("X1.4 numbers") << "1.5 + .5 + 2e3 + 1E-2"
                                  << "(+ (+ (+ 1.5 .5) 2e3) 1E-2)";
    QTest::newRow("X1.4 texts in either quotes") << "object(\"Sol's\") == object('Sol')"
                                                 << "(== (object() \"Sol's\") (object() 'Sol'))";
    QTest::newRow("X1.6 members of members") << "Source.owner.capital.Population ^ 2"
                                             << "(^ Source.owner.capital.Population 2)";
    QTest::newRow("X1.6 members of a call") << "object(\"Sol III\").Population"
                                            << "(object() \"Sol III\").Population";
    QTest::newRow("X1.1 dice") << "roll(2d6) + roll(3d10+2) - roll(1d4-1)"
                               << "(- (+ (roll() 2d6) (roll() 3d10+2)) (roll() 1d4-1))";
    QTest::newRow("X1.1 dice take only a number that stands right behind") << "max(2d6 +1, 2d6+x)"
                                                                           << "(max() (+ 2d6 1) (+ 2d6 x))";
    QTest::newRow("X1.1 any expression in a pair") << "[a or b, c or d]"
                                                   << "(pair (or a b) (or c d))";
    QTest::newRow("X1.1 pairs") << "[3, -4] == [a + 1, max(1, 2)]"
                                << "(== (pair 3 (- 4)) (pair (+ a 1) (max() 1 2)))";
    QTest::newRow("X1.1 names that look like dice") << "d6 + dice"
                                                    << "(+ d6 dice)";
    const auto row = [](const char* name, const char* text, const char* tree) { QTest::newRow(name) << text << tree; };
    row("X3.1 a selection of words", "count(owned planets)", "(count() (select owned planets))");
    row("X3.1 a selection that continues", "1 + count(owned planets) * 2",
        "(+ 1 (* (count() (select owned planets)) 2))");
    row("X3.1 where goes on to the end of the argument", "count(ships here where owner == Source.owner and not x)",
        "(count() (select ships here (where (and (== owner Source.owner) (not x)))))");
    row("X3.1 a number and a value", "mean(planets near 2 jumps, Population / 2)",
        "(mean() (select planets near 2 jumps) (/ Population 2))");
    row("X3.1 of an object", "any(planets near 100 of Source.owner, size == huge)",
        "(any() (select planets near 100 (of Source.owner)) (== size huge))");
    row("X3.1 of a named object", "sum(attached ships of object(\"Sol III\").system, Attack)",
        "(sum() (select attached ships (of (object() \"Sol III\").system)) Attack)");
    row("X3.1 a number in brackets", "count(planets near (2 * Range) jumps)",
        "(count() (select planets near (* 2 Range) jumps))");
    row("X3.1 a word with a number in brackets comes first", "count(near (2 * Range) jumps planets where a)",
        "(count() (select near (* 2 Range) jumps planets (where a)))");
    row("X3.1 a name in brackets is no word", "count(planets near (Range) jumps)",
        "(count() (select planets near (Range) jumps))");
    row("X3.1 a type and a condition", "count(planets where size == huge)",
        "(count() (select planets (where (== size huge))))");
    row("X3.1 of before where", "max(owned planets of Source.owner where age > 3, MaxTrade)",
        "(max() (select owned planets (of Source.owner) (where (> age 3))) MaxTrade)");
    row("X3.1 where before of", "count(planets near 2 where age > 3 of Target)",
        "(count() (select planets near 2 (where (> age 3)) (of Target)))");
    row("X3.4 a selection within a selection", "count(planets where count(ships here) > 2)",
        "(count() (select planets (where (> (count() (select ships here)) 2))))");
    row("X3.3 any name may be an aggregate", "geometric_mean(all planets, x)",
        "(geometric_mean() (select all planets) x)");
    row("X3.1 one name is no selection", "count(planets)", "(count() planets)");
    row("X1.6 its words are names elsewhere", "where + of * jumps", "(+ where (* of jumps))");
    row("X1.6 its words are names in arguments", "max(where, of + 1, jumps.x)", "(max() where (+ of 1) jumps.x)");
    QTest::newRow("X1.6 names may hold keywords") << "android + if_else + _x9"
                                                  << "(+ (+ android if_else) _x9)";
}

void ExpressionParseTest::shapes() {
    QFETCH(QString, text);
    QFETCH(QString, tree);
    std::vector<Diagnostic> diagnostics;
    const ExprTree read = parseExpression({.text = text.toStdString()}, {}, diagnostics);
    QCOMPARE(codes(diagnostics), std::string());
    QCOMPARE(QString::fromStdString(shape(read, read.root)), tree);
}

void ExpressionParseTest::faults_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("tree");
    const auto row = [](const char* name, const char* text, const char* found, const char* tree) {
        QTest::newRow(name) << text << found << tree;
    };
    row("X7.3 nothing", "", "expr.empty@0-0", "(?)");
    row("X7.3 only blanks", "  ", "expr.empty@0-2", "(?)");
    row("X7.3 a value is missing at the end", "a +", "expr.missing-value@2-3", "(+ a (?))");
    row("X7.3 a value is missing in the middle", "a * + b", "expr.missing-value@2-3", "(+ (* a (?)) b)");
    row("X7.3 a value is missing at the beginning", "* b", "expr.missing-value@0-1", "(* (?) b)");
    row("X7.3 an operator is missing", "a b + c", "expr.missing-operator@2-3", "(? a (+ b c))");
    row("X7.3 a bracket is not closed", "2 * (a + b", "expr.unclosed-bracket@4-5", "(* 2 (+ a b))");
    row("X7.3 a bracket too many", "(a) + b) * 2", "expr.unexpected@7-8", "(* (+ a b) 2)");
    row("X7.3 a comma outside of a call", "a, b", "expr.unexpected@1-2", "(? a b)");
    row("X7.3 an argument is missing", "max(1, , 2)", "expr.missing-value@5-6", "(max() 1 (?) 2)");
    row("X7.3 a name is missing after the point", "Source. + 1", "expr.missing-name@6-7", "(+ (? Source) 1)");
    row("X7.3 a character that means nothing", "a # b", "expr.unknown-character@2-3", "(? a b)");
    row("X7.3 a text without its end", "object(\"Sol", "expr.unclosed-bracket@6-7 expr.unclosed-text@7-8",
        "(object() (?))");
    row("X7.3 a number that is none", "12abc + 1", "expr.bad-number@0-5", "(+ (?) 1)");
    row("X7.3 a number that is too large", "1e999 + 1e-999", "expr.huge-number@0-5", "(+ (?) 1e-999)");
    row("X7.3 an operator of another language", "a = 1", "expr.misspelt-operator@2-3", "(? a 1)");
    row("X7.3 a word in capitals", "a AND b", "expr.misspelt-operator@2-5", "(? a b)");
    row("X7.3 a word in capitals, and so on", "a Or b and c", "expr.misspelt-operator@2-4", "(? a (and b c))");
    row("X7.3 a word in capitals before a value", "NOT a and b", "expr.misspelt-operator@0-3", "(and (? a) b)");
    row("X7.3 a word in capitals with nothing behind it", "NOT", "", "NOT");
    row("X7.2 a choice in capitals", "IF a THEN b ELSE c", "expr.misspelt-operator@0-2", "(if a b c)");
    row("X7.2 a choice of which some is in capitals", "if a THEN b else c", "expr.misspelt-operator@5-9", "(if a b c)");
    row("X7.2 a call of what looks like a choice, at the beginning", "IF(a, b)", "", "(IF() a b)");
    row("X7.2 an operator's name in another language", "a MODULO b", "expr.misspelt-operator@2-8", "(? a b)");
    row("X7.2 a blank beyond ASCII", "a\xc2\xa0+ b", "expr.unknown-character@1-3", "(+ a b)");
    row("X7.2 a pair without brackets", "5,5", "expr.unexpected@1-2", "(? 5 5)");
    row("X7.2 a pair in round brackets", "(5, 5)", "expr.unexpected@2-3", "(? 5 5)");
    row("X7.3 if without then", "if a b else c", "expr.incomplete-if@0-2", "(? a b c)");
    row("X7.3 if without else", "if a then b", "expr.incomplete-if@0-2", "(? a b)");
    row("X7.3 dice without sides", "roll(2d)", "expr.bad-dice@5-7", "(roll() (?))");
    row("X7.3 dice and a word in one piece", "2d6x + 1", "expr.bad-dice@0-4", "(+ (?) 1)");
    row("X7.3 dice and a fraction", "2d6+1.5 + 1", "expr.bad-dice@0-7", "(+ (?) 1)");
    row("X7.3 a pair that ends too early", "[3", "expr.unclosed-pair@0-1", "(? 3)");
    row("X7.3 a pair without its end", "[3, 4 + x", "expr.unclosed-pair@0-1", "(pair 3 (+ 4 x))");
    row("X7.3 a pair without its second number", "[3,]", "expr.missing-value@2-3", "(pair 3 (?))");
    row("X7.3 a pair of one", "[3] + x", "expr.incomplete-pair@0-3", "(+ (? 3) x)");
    row("X7.3 a pair of none", "[]", "expr.incomplete-pair@0-2", "(?)");
    row("X7.3 a pair of three", "[1, 2, 3]", "expr.incomplete-pair@0-9", "(? 1 2 3)");
    row("X7.3 a pair without its comma", "[1 2]", "expr.missing-comma@3-4", "(pair 1 2)");
    row("X7.3 the end of a pair without its beginning", "3, 4]", "expr.unexpected@1-2 expr.unexpected@4-5", "(? 3 4)");
    row("X7.3 two names side by side", "a b", "expr.missing-operator@2-3", "(? a b)");
    row("X7.3 two numbers side by side are no selection", "min(3 4)", "expr.missing-operator@6-7", "(min() (? 3 4))");
    row("X7.3 an operator in a selection", "count(planets near -2 jumps)", "expr.selection-operator@19-20",
        "(count() (? (select planets near) 2 jumps))");
    row("X7.3 an operator behind the number of a selection", "count(planets near 2 * x, y z)",
        "expr.selection-operator@21-22", "(count() (? (select planets near 2) x) (select y z))");
    row("X7.3 a clause without its condition", "count(owned planets where) + 1", "expr.missing-value@20-25",
        "(+ (count() (select owned planets (where (?)))) 1)");
    row("X7.3 a clause without its object", "count(planets near 2 of, x)", "expr.missing-value@21-23",
        "(count() (select planets near 2 (of (?))) x)");
    row("X7.3 two conditions", "count(planets where a where b)", "expr.second-clause@22-27",
        "(count() (select planets (where a) (where b)))");
    row("X7.3 a word behind a condition", "count(planets where a b)", "expr.missing-operator@22-23",
        "(count() (? (select planets (where a)) b))");
    row("X7.3 a selection without its bracket", "count(planets near 2", "expr.unclosed-bracket@5-6",
        "(count() (select planets near 2))");
    row("X7.3 each of several faults is found", "(1 + ) * max(2 3) ~ 4",
        "expr.missing-value@3-4 expr.missing-operator@15-16 expr.unknown-character@18-19", "");
}

void ExpressionParseTest::faults() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    QFETCH(QString, tree);
    std::vector<Diagnostic> diagnostics;
    const ExprTree read = parseExpression({.text = text.toStdString()}, {}, diagnostics);
    const QStringList wanted = found.split(' ');
    const QStringList observed = QString::fromStdString(codes(diagnostics)).split(' ');
    QCOMPARE(QSet<QString>(observed.begin(), observed.end()), QSet<QString>(wanted.begin(), wanted.end()));
    if (!tree.isEmpty()) {
        QCOMPARE(QString::fromStdString(shape(read, read.root)), tree);
    }
}

void ExpressionParseTest::limits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto repeat = [](const char* part, int times) { return QString(part).repeated(times); };
    QTest::newRow("R2.2 a megabyte of brackets") << repeat("(", 1 << 20) << "expr.too-long";
    QTest::newRow("R2.2 brackets up to the limit of bytes") << repeat("(", 1 << 16) << "expr.too-deep";
    QTest::newRow("R2.2 signs without end") << repeat("-", 1 << 16) << "expr.too-deep";
    QTest::newRow("R2.2 nots without end") << repeat("not ", 1 << 14) << "expr.too-deep";
    QTest::newRow("R2.2 ifs without end") << repeat("if ", 20000) << "expr.too-deep";
    QTest::newRow("R2.2 members without end") << "a" + repeat(".a", 30000) << "expr.too-deep";
    QTest::newRow("R2.2 a sum without end") << "1" + repeat("+1", 30000) << "expr.too-deep";
    QTest::newRow("R2.2 calls without end") << repeat("f(", 30000) << "expr.too-deep";
    QTest::newRow("R2.2 pairs without end") << repeat("[", 1 << 16) << "expr.too-deep";
    QTest::newRow("R2.2 selections without end") << repeat("a(b c where ", 5000) << "expr.too-deep";
    QTest::newRow("R2.2 words without end are fine") << "a(b" + repeat(" b", 30000) + ")"
                                                     << "";
    QTest::newRow("R2.2 deep is fine") << repeat("(", 250) + "1" + repeat(")", 250) << "";
    QTest::newRow("R2.2 long is fine") << "max(1" + repeat(", 1", 20000) + ")"
                                       << "";
}

void ExpressionParseTest::limits() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    std::vector<Diagnostic> diagnostics;
    const ExprTree tree = parseExpression({.text = text.toStdString()}, {}, diagnostics);
    QVERIFY(tree.node(tree.root).depth <= ExprLimits{}.maxDepth);
    QCOMPARE(diagnostics.size(), found.isEmpty() ? 0u : 1u);
    if (!found.isEmpty()) {
        QCOMPARE(QString::fromStdString(std::string(diagnostics[0].code())), found);
    }
}

/// Adds texts far beyond the allowed length, which the parser still reads in linear time.
void ExpressionParseTest::megabytes_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("begin");
    QTest::addColumn<int>("findings");
    const auto row = [](const char* name, const char* begin, const char* part, int findings) {
        QTest::newRow(name) << part << begin << findings;
    };
    row("R2.2 a megabyte of brackets is one finding", "", "(", 1);
    row("R2.2 a megabyte of pairs is one finding", "", "[", 1);
    row("R2.2 a megabyte of calls is one finding", "", "f(", 1);
    row("R2.2 a megabyte of selections is one finding", "", "f(a b where ", 1);
    row("R2.2 a megabyte of arguments", "f(1", ", 1", 1);
    row("R2.2 a megabyte of words", "f(a", " b", 1);
    row("R2.2 a megabyte of clauses", "f(a b", " where c of d", 20);
    row("R2.2 a megabyte of quotes", "f(a", " \"", 20);
    row("R2.2 a megabyte of brackets that nothing opened", "a", ")", 20);
}

void ExpressionParseTest::megabytes() {
    QFETCH(QString, part);
    QFETCH(QString, begin);
    QFETCH(int, findings);
    const std::string text = (begin + part.repeated((1 << 20) / static_cast<int>(part.size()))).toStdString();
    std::vector<Diagnostic> diagnostics;
    const ExprTree tree = parseExpression({.text = text}, {}, diagnostics, {.maxBytes = 4u << 20});
    QVERIFY(tree.node(tree.root).depth <= ExprLimits{}.maxDepth);
    QCOMPARE(diagnostics.size(), static_cast<std::size_t>(findings));
}

void ExpressionParseTest::findingsPointIntoTheFile() {
    // a &lt; # b, where the attribute's value begins at byte 100
    std::vector<Diagnostic> diagnostics;
    parseExpression(decodeAttribute("a &lt; # b", 100), {}, diagnostics);
    QCOMPARE(codes(diagnostics), std::string("expr.unknown-character@107-108"));
}

void ExpressionParseTest::fixesMend_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    QTest::newRow("X7.2 a bracket") << "2 * (a + b"
                                    << "2 * (a + b)";
    QTest::newRow("X7.2 a pair's bracket") << "[1, 2"
                                           << "[1, 2]";
    QTest::newRow("X7.2 a pair's comma") << "[1 2]"
                                         << "[1, 2]";
    QTest::newRow("X7.2 an equals sign") << "a = b"
                                         << "a == b";
    QTest::newRow("X7.2 less or more") << "a <> b"
                                       << "a != b";
    QTest::newRow("X7.2 two stars") << "a ** b"
                                    << "a ^ b";
}

void ExpressionParseTest::fixesMend() {
    QFETCH(QString, text);
    QFETCH(QString, mended);
    std::vector<Diagnostic> diagnostics;
    parseExpression({.text = text.toStdString()}, {}, diagnostics);
    QCOMPARE(diagnostics.size(), 1u);
    QCOMPARE(diagnostics[0].fixes.size(), 1u);
    std::string result = text.toStdString();
    const TextEdit& edit = diagnostics[0].fixes[0].edits.at(0);
    result.replace(edit.span.begin, edit.span.size(), edit.text);
    QCOMPARE(QString::fromStdString(result), mended);
}

void ExpressionParseTest::everyPrefixOfATextIsRead() {
    const std::string text = "if(Source.owner == object(\"Sol\").owner and not x < 2.5e1, max(a, -b^2) % 3, (c div 4), "
                             "[1, -2], roll(2d6+1), count(planets near 2 of Source where a))";
    for (std::size_t length = 0; length < text.size(); ++length) {
        for (const char* end : {"", "#", ")", "(", ",", ".", "\"", "\xff", "and", " then "}) {
            std::vector<Diagnostic> diagnostics;
            const ExprTree tree = parseExpression({.text = text.substr(0, length) + end}, {}, diagnostics);
            QVERIFY(tree.root < tree.nodes.size());
            QVERIFY(tree.node(tree.root).depth <= ExprLimits{}.maxDepth);
        }
    }
}

void ExpressionParseTest::spellingsAreTokens() {
    for (const ExprSpelling& row : exprSpellings()) {
        const std::vector<ExprToken> tokens = lexExpression(row.text);
        QCOMPARE(tokens.size(), 1u);
        QVERIFY(tokens[0].kind == row.kind);
        QCOMPARE(tokens[0].isBroken, !row.meant.empty());
    }
}

QTEST_APPLESS_MAIN(ExpressionParseTest)
#include "expression_parse_test.moc"
