// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/expr_parser.h"

#include <QTest>

using namespace orrery::engine;

namespace {

/// The tree in brackets: (+ 1 (* 2 x)).
std::string shape(const ExprTree& tree, std::uint32_t index) {
    const ExprNode& node = tree.node(index);
    std::string head;
    switch (node.kind) {
    case ExprKind::number:
    case ExprKind::text:
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
    case ExprKind::bad:
        head = "?";
        break;
    }
    for (const std::uint32_t operand : tree.operands(node)) {
        head += " " + shape(tree, operand);
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
    row("X7.3 if without then", "if a b else c", "expr.incomplete-if@0-2", "(? a b c)");
    row("X7.3 if without else", "if a then b", "expr.incomplete-if@0-2", "(? a b)");
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
    const std::string text = "if(Source.owner == object(\"Sol\").owner and not x < 2.5e1, max(a, -b^2) % 3, (c div 4))";
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
