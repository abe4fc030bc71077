// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vocabulary/sentence.h"

#include "engine/content/element_rows.h"
#include "engine/orrery.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <set>

using namespace orrery::engine;

namespace {

std::string told(std::string_view pattern) {
    std::string out;
    for (const SentencePiece& piece : sentencePieces(pattern)) {
        out += (piece.isSlot ? "<" : "") + std::string(piece.text) + (piece.isSlot ? ">" : "") +
               (piece.part < 0 ? "" : std::to_string(piece.part)) + "|";
    }
    return out;
}

/// Calls a function with each element of the content format, once.
template <typename Visit>
void eachElement(const ElementSpec& spec, std::set<const ElementSpec*>& done, const Visit& visit) {
    if (done.insert(&spec).second) {
        visit(spec);
        for (const ElementSpec* const child : spec.children) {
            eachElement(*child, done, visit);
        }
    }
}

std::vector<ParameterSpec> joined(std::span<const ParameterSpec> a, std::span<const ParameterSpec> b) {
    std::vector<ParameterSpec> all(a.begin(), a.end());
    all.insert(all.end(), b.begin(), b.end());
    return all;
}

} // namespace

/// The sentence patterns of rows (I6.1).
class SentenceTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(pieces, "I6.1 a pattern is words, slots and optional parts") {
        QCOMPARE(told("add {amount} to max {meter}"), std::string("add |<amount>| to max |<meter>|"));
        QCOMPARE(told("{meter}[ ≥ {at-least}][ ≤ {at-most}]"),
                 std::string("<meter>| ≥ 0|<at-least>0| ≤ 1|<at-most>1|"));
        QCOMPARE(told("page {}"), std::string("page |<>|"));
        QCOMPARE(told(""), std::string());
        QCOMPARE(told("a [ b"), std::string("a [ b|"));
        QCOMPARE(told("a ] {b"), std::string("a ] {b|"));
    }

    NAMED_TEST(correct, "I6.1 a pattern with a wrong slot, bracket or brace is refused") {
        static constexpr std::array parameters{ParameterSpec{.name = "a"}, ParameterSpec{.name = "b"}};
        const auto isProper = [](std::string_view pattern) { return isProperSentence(pattern, parameters, false); };
        QVERIFY(isProper("x {a}[ y {b}]") && isProper("words"));
        for (const std::string_view wrong :
             {"", "{c}", "{a} {a}", "[x]", "[{a}", "{a}]", "[{a} [{b}]]", "{a", "a}", "{}"}) {
            QVERIFY2(!isProper(wrong), std::string(wrong).c_str());
        }
        QVERIFY(isProperSentence("{}", {}, true));
    }

    NAMED_TEST(everyRow, "I6.1 every row of the schema has a sentence of its own attributes") {
        const Project shipped = emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
        const Vocabulary& vocabulary = shipped.model->vocabulary;
        int count = 0;
        const auto check = [&](std::string_view tag, std::string_view sentence, std::span<const ParameterSpec> own,
                               bool hasText) {
            ++count;
            QVERIFY2(isProperSentence(sentence, own, hasText), std::string(tag).c_str());
            const std::vector<SentencePiece> pieces = sentencePieces(sentence);
            for (const ParameterSpec& parameter : own) {
                const auto slot = std::ranges::find_if(
                    pieces, [&](const SentencePiece& piece) { return piece.isSlot && piece.text == parameter.name; });
                const bool isAlways = slot != pieces.end() && slot->part < 0;
                QVERIFY2(!parameter.required || isAlways || parameter.kind == ParameterKind::watch,
                         (std::string(tag) + "/" + std::string(parameter.name)).c_str());
            }
        };
        for (const ConditionSpec& row : vocabulary.conditions()) {
            check(row.tag, row.sentence, row.parameters, false);
        }
        for (const EffectSpec& row : vocabulary.effects()) {
            check(row.tag, row.sentence, row.parameters, false);
            for (const BlockSpec& block : row.blocks) {
                check(block.tag, block.sentence, {}, false);
            }
        }
        for (const OrderSpec& row : vocabulary.orders()) {
            check(row.tag, row.sentence, joined(orderAttributes(), row.parameters), false);
        }
        for (const ActionSpec& row : vocabulary.actions()) {
            check(row.tag, row.sentence, row.parameters, row.holdsPages);
        }
        std::set<const ElementSpec*> done;
        std::span<const ParameterSpec> ofWatch;
        for (const ElementSpec* const root : {&projectElement(), &orreryElement()}) {
            eachElement(*root, done, [&](const ElementSpec& spec) {
                check(spec.tag, spec.sentence, spec.attributes, spec.content == ElementContent::text);
                ofWatch = spec.takesRow && ofWatch.empty() ? spec.attributes : ofWatch;
            });
        }
        for (const WatchSpec& row : vocabulary.watches()) {
            check(row.type, row.sentence, joined(ofWatch, row.parameters), false);
        }
        QVERIFY2(count > 200, std::to_string(count).c_str());
    }
};

QTEST_APPLESS_MAIN(SentenceTest)
#include "sentence_test.moc"
