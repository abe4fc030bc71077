// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that collect completions in an expression, each without the others: `|` is the caret.
#include "engine/assist/expression/argument_offers.h"
#include "engine/assist/expression/selection_offers.h"
#include "engine/check/expression/row_place.h"
#include "engine/orrery.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;

namespace {

/// A text with a caret, in the project of the expressions.
struct Caret {
    Caret(std::string_view written, const CheckedModel& of)
        : text(written), model(of), context(expressionContext(RowPlace::scope, false, of)) {
        const auto at = static_cast<std::uint32_t>(text.find('|'));
        text.erase(at, 1);
        place = caretPlace(text, at);
    }

    std::string text;
    const CheckedModel& model;
    ExpressionContext context;
    CaretPlace place;
    OfferList offers;
    NameOffers names{model, context, offers};
};

std::vector<std::string> namesOf(OfferList& offers) {
    std::vector<std::string> names;
    for (Offer& offer : offers.take()) {
        names.push_back(std::move(offer.name));
    }
    return names;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

} // namespace

class OffersPartsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void listHoldsEachNameOnce();
    void listLimitsClasses();
    void callKnowsItsArgument();
    void namesFollowTheContext();
    void argumentsAreWords();
    void selectionsContinue();

private:
    const CheckedModel& model() const { return *m_project->model; }

    std::optional<Project> m_project;
};

void OffersPartsTest::initTestCase() {
    auto project = openProject(ORRERY_SOURCE_DIR "/tests/data/expressions/project", ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(project));
    m_project = std::move(std::get<Project>(project));
}

void OffersPartsTest::listHoldsEachNameOnce() {
    OfferList offers;
    offers.add("a", OfferKind::meter, "first", {});
    offers.add("a", OfferKind::type, "second", {});
    offers.add("", OfferKind::type, {}, {});
    offers.addKeyword("b");
    const std::vector<Offer> all = offers.take();
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(all[0].detail, std::string("first"));
    QVERIFY(offers.take().empty());
}

void OffersPartsTest::listLimitsClasses() {
    OfferList offers;
    offers.limitClasses("BLD", 1);
    for (const char* id : {"BLD_A", "BLD_B", "bld_c", "OLD_BLD", "NONE"}) {
        offers.addClass(id, "building", {});
    }
    QCOMPARE(namesOf(offers), (std::vector<std::string>{"BLD_A", "bld_c", "OLD_BLD"}));
}

void OffersPartsTest::callKnowsItsArgument() {
    const Caret has("has(BUILDING, |", model());
    const CaretCall call(has.text, has.place, has.context);
    QCOMPARE(call.name(), std::string_view("has"));
    QCOMPARE(call.argumentKind(), ArgumentKind::idOfKind);
    QCOMPARE(call.firstWord(), std::string_view("BUILDING"));
    const Caret open("canHave(BLD_MILL, |", model());
    QCOMPARE(CaretCall(open.text, open.place, open.context).wantedHere(numberFormat), objectFormat);
    const Caret outside("|", model());
    QCOMPARE(CaretCall(outside.text, outside.place, outside.context).wantedHere(numberFormat), numberFormat);
    const Caret compared("type == |", model());
    QCOMPARE(CaretCall(compared.text, compared.place, compared.context).wantedHere(numberFormat), typeFormat);
}

void OffersPartsTest::namesFollowTheContext() {
    Caret caret("|", model());
    caret.context.hasValue = false;
    caret.context.hasLast = true;
    caret.names.addNames(numberFormat);
    std::vector<std::string> names = namesOf(caret.offers);
    QVERIFY(contains(names, "Population") && contains(names, "last") && !contains(names, "value"));
    caret.context.hasValue = true;
    caret.context.isConstant = true;
    caret.names.addNames(numberFormat);
    names = namesOf(caret.offers);
    QVERIFY(!contains(names, "Population") && contains(names, "value") && !contains(names, "turn"));
    caret.names.addOperators(true);
    names = namesOf(caret.offers);
    QVERIFY(contains(names, "and") && contains(names, "then"));
}

void OffersPartsTest::argumentsAreWords() {
    const auto offered = [&](std::string_view text, bool& isWord) {
        Caret caret(text, model());
        const CaretCall call(caret.text, caret.place, caret.context);
        isWord = ArgumentOffers(call, caret.model, caret.context, caret.names, caret.offers).add();
        return namesOf(caret.offers);
    };
    bool isWord = false;
    QVERIFY(contains(offered("has(|", isWord), "BUILDING") && isWord);
    QVERIFY(contains(offered("last(|", isWord), "MaxPopulation") && isWord);
    QVERIFY(contains(offered("option(|", isWord), "game") && isWord);
    QVERIFY(contains(offered("dropIntoContext(|", isWord), "planet") && isWord);
    QVERIFY(offered("object(|", isWord).empty() && isWord);
    QVERIFY(offered("abs(|", isWord).empty() && !isWord);
    QVERIFY(offered("dropIntoContext(planet, |", isWord).empty() && !isWord);
}

void OffersPartsTest::selectionsContinue() {
    const auto offered = [&](std::string_view text, bool& isWord, bool mayBeValue = false) {
        Caret caret(text, model());
        isWord =
            SelectionOffers(caret.text, caret.place, model().vocabulary, caret.names, caret.offers).add(mayBeValue);
        return namesOf(caret.offers);
    };
    bool isWord = false;
    std::vector<std::string> names = offered("count(|", isWord);
    QVERIFY(isWord && contains(names, "planets") && contains(names, "near") && !contains(names, "of"));
    names = offered("count(planets near 2 |", isWord);
    QVERIFY(isWord && contains(names, "jumps") && contains(names, "of") && !contains(names, "planets"));
    QVERIFY(contains(offered("count(planets where |", isWord), "not") && isWord);
    QCOMPARE(offered("count(planets of Source |", isWord), std::vector<std::string>{"where"});
    QVERIFY(!isWord);
    QVERIFY(offered("max(2 |", isWord, true).empty() && !isWord);
}

QTEST_APPLESS_MAIN(OffersPartsTest)
#include "offers_parts_test.moc"
