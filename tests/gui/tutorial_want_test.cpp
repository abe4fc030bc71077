// SPDX-License-Identifier: GPL-3.0-or-later
// The tutorial compares content by its meaning, and writes it in the right place (I6.6).
#include "tests/gui/form_fixture.h"
#include "widgets/tutorial/meaning.h"
#include "widgets/tutorial/tutorial_want.h"

#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

const char* const wantedClass = R"(<class id="BLD_WORKSHOP => BLD_FORGE" type="building" name="?Workshop"/>)";
const char* const wantedGroup = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="work"><scope><include></include></scope><effects></effects></group>
</class>)";
const char* const wantedScope = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="work"><scope><include><contains><self/></contains></include></scope></group>
</class>)";
const char* const wantedEffect = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="work"><effects><modify-max-meter meter="Industry" amount="3 => 3 + Zeal"/></effects></group>
</class>)";
const char* const wantedAnyLater = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="work"><effects><modify-max-meter meter="Industry" amount="3 => ?"/></effects></group>
</class>)";
const char* const wantedSum = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="work"><effects><modify-max-meter meter="Industry" amount="3 + Zeal"/></effects></group>
</class>)";
const char* const wantedPlace = R"(<scenario id="harbour">
  <place class="BLD_WORKSHOP => BLD_FORGE" on="Home" name="?Workshop" turn="0" hidden="false"/>
</scenario>)";
const char* const wantedTrigger = R"(<class id="BLD_WORKSHOP => BLD_FORGE">
  <group id="?salvage">
    <trigger after="size-changed" of="owned"/>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-stockpile resource="Credits" amount="10"/></effects>
  </group>
</class>)";
const char* const wantedVariable = R"(<variable name="Zeal" scope="global|" format="number|"/>
<global-modifiers><modify variable="Zeal" set="turn / 2"/></global-modifiers>)";

/// Returns a class with a group that contains these elements.
QByteArray inGroup(const char* inside) {
    return QByteArray(R"(<class id="BLD_WORKSHOP" type="building"><group id="work">)") + inside + "</group></class>";
}
QByteArray inScope(const char* inside) {
    return inGroup((QByteArray("<scope>") + inside + "</scope>").constData());
}
QByteArray inEffects(const char* inside) {
    return inGroup((QByteArray("<effects>") + inside + "</effects>").constData());
}

} // namespace

class TutorialWantTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_project = std::make_unique<test::FormProject>();
        QVERIFY(m_project->analysis());
    }

    void finds_data() {
        QTest::addColumn<QByteArray>("want");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("said"); // parts of the sentence; empty: nothing is missing
        const auto row = [](const char* name, const char* want, const QByteArray& content, const QStringList& said) {
            QTest::newRow(name) << QByteArray(want) << content << said;
        };
        const QStringList done;
        row("I6.6 a class counts with other quotes, order and comments", wantedClass,
            "<!-- one --><class\n type='building' name='Shop'\n\tid='BLD_WORKSHOP' ><!-- two --></class >", done);
        row("I6.6 a class of another type does not count", wantedClass, "<class id='BLD_WORKSHOP' type='special'/>",
            {"BLD_WORKSHOP", "special", "building"});
        row("I6.6 a class without its type does not count", wantedClass, "<class id='BLD_WORKSHOP'/>",
            {"BLD_WORKSHOP", "type", "building"});
        row("I6.6 another class does not count", wantedClass, "<class id='BLD_WORKSHOPS' type='building'/>",
            {"<class> ‘BLD_WORKSHOP’"});
        row("I6.6 a class that a later step renames does not count yet", wantedClass,
            "<class id='BLD_FORGE' type='building'/>", {"<class> ‘BLD_WORKSHOP’"});
        row("I6.6 a class whose XML has a fault does not count", wantedClass,
            "<class id='BLD_WORKSHOP' type='building'><group></class>", {"BLD_WORKSHOP", "error"});
        row("I6.6 empty containers and none are the same", wantedGroup, inGroup(""), done);
        row("I6.6 empty containers of another form are the same", wantedGroup,
            inGroup("<effects/><scope><include/><exclude/></scope><activation/>"), done);
        row("I6.6 a group that is filled already counts as a group", wantedGroup,
            inEffects("<modify-max-meter meter='Industry' amount='3'/>"), done);
        row("I6.6 a group in another class does not count", wantedGroup,
            "<class id='BLD_WORKSHOP' type='building'/><class id='BLD_OTHER' type='building'><group "
            "id='work'/></class>",
            {"is in <class> ‘BLD_OTHER’", "not in <class> ‘BLD_WORKSHOP’"});
        row("I6.6 a group of another id does not count", wantedGroup,
            "<class id='BLD_WORKSHOP' type='building'><group id='works'/></class>", {"no <group> ‘work’"});
        row("I6.6 a group that is switched off does not count", wantedGroup,
            "<class id='BLD_WORKSHOP' type='building'><group enabled='false' id='work'/></class>",
            {"<group> ‘work’ in <class> ‘BLD_WORKSHOP’", "switched off"});
        row("I6.6 a condition counts in any layout", wantedScope,
            inScope("<include>\n<contains  ><!-- it -->\n<self></self></contains>\n</include>"), done);
        row("I6.6 a condition counts inside <or> with nothing else", wantedScope,
            inScope("<include/><include><or><contains><self/></contains></or></include>"), done);
        row("I6.6 a condition counts in a second <scope>", wantedScope,
            inGroup("<scope/><scope><include><contains><self/></contains></include></scope>"), done);
        row("I6.6 a condition that is missing is named with its place", wantedScope, inScope("<include/>"),
            {"<include> in <group> ‘work’ in <class> ‘BLD_WORKSHOP’", "no <contains>"});
        row("I6.6 half a condition does not count", wantedScope, inScope("<include><contains/></include>"),
            {"no <contains>"});
        row("I6.6 another condition does not count", wantedScope,
            inScope("<include><contains><all/></contains></include>"), {"no <contains>"});
        row("I6.6 a condition turned round does not count", wantedScope,
            inScope("<include><not><contains><self/></contains></not></include>"), {"<contains>", "<not>"});
        row("I6.6 a condition that leaves out does not count", wantedScope,
            inScope("<exclude><contains><self/></contains></exclude>"),
            {"<contains> is in <exclude>", "not in <include>"});
        row("I6.6 a condition in the activation does not count", wantedScope,
            inGroup("<scope><include/></scope><activation><contains><self/></contains></activation>"),
            {"<contains> is in <activation>", "not in <include>"});
        row("I6.6 a condition beside it adds other objects", wantedScope,
            inScope("<include><contains><self/></contains><all/></include>"), {"<all>", "also"});
        row("I6.6 a condition as an expression adds other objects", wantedScope,
            inScope("<include if='true'><contains><self/></contains></include>"), {"‘true’", "also"});
        row("I6.6 a condition that takes objects out again does not count", wantedScope,
            inScope("<include><contains><self/></contains></include><exclude><all/></exclude>"),
            {"<all>", "<exclude>"});
        row("I6.6 an activation makes it another rule", wantedScope,
            inGroup("<activation if='turn &gt; 5'/><scope><include><contains><self/></contains></include></scope>"),
            {"turn > 5", "<activation>"});
        row("I6.6 an activation that always holds is none", wantedScope,
            inGroup("<activation><and><all/></and></activation><scope><include><contains><self/></contains></include>"
                    "</scope>"),
            done);
        row("I6.6 a trigger makes it another rule", wantedScope,
            inGroup("<trigger after='turn'/><scope><include><contains><self/></contains></include></scope>"),
            {"<trigger> ‘turn’", "also"});
        row("I6.6 an amount counts however it is calculated", wantedEffect,
            inEffects("<modify-max-meter amount=' (1+2) ' meter='Industry'/>"), done);
        row("I6.6 an amount counts in elements", wantedEffect,
            inEffects("<modify-max-meter meter='Industry'><amount><Plus><Value>1</Value><Value>2</Value></Plus>"
                      "</amount></modify-max-meter>"),
            done);
        row("I6.6 an effect counts beside others", wantedEffect,
            inEffects("<modify-max-meter meter='Trade' amount='3'/></effects><effects>"
                      "<modify-max-meter meter='Industry' amount='3.0'/>"),
            done);
        row("I6.6 another amount does not count", wantedEffect,
            inEffects("<modify-max-meter meter='Industry' amount='2'/>"), {"amount", "‘2’", "‘3’"});
        row("I6.6 another amount in elements does not count", wantedEffect,
            inEffects("<modify-max-meter meter='Industry'><amount>2</amount></modify-max-meter>"), {"amount", "‘3’"});
        row("I6.6 a later amount does not count yet", wantedEffect,
            inEffects("<modify-max-meter meter='Industry' amount='3 + Zeal'/>"), {"amount", "‘3 + Zeal’", "‘3’"});
        row("I6.6 another meter does not count", wantedEffect,
            inEffects("<modify-max-meter meter='Trade' amount='3'/>"), {"no <modify-max-meter> ‘Industry’"});
        row("I6.6 an effect that never acts does not count", wantedEffect,
            inEffects("<modify-max-meter meter='Industry' amount='3' active='false'/>"), {"active", "Industry"});
        row("I6.6 an effect in another group does not count", wantedEffect,
            "<class id='BLD_WORKSHOP' type='building'><group id='work'><effects/></group><group id='play'><effects>"
            "<modify-max-meter meter='Industry' amount='3'/></effects></group></class>",
            {"is in <effects> in <group> ‘play’", "not in <effects> in <group> ‘work’"});
        row("I6.6 an effect in another class does not count", wantedEffect,
            inGroup("<effects/>") + "<class id='BLD_OTHER' type='building'><group id='work'><effects>"
                                    "<modify-max-meter meter='Industry' amount='3'/></effects></group></class>",
            {"is in <effects> in <group> ‘work’ in <class> ‘BLD_OTHER’", "not in <effects>", "‘BLD_WORKSHOP’"});
        row("I6.6 an effect in another class does not count where its group has no list of them yet", wantedEffect,
            inGroup("") + "<class id='BLD_OTHER' type='building'><group id='work'><effects>"
                          "<modify-max-meter meter='Industry' amount='3'/></effects></group></class>",
            {"is in <effects> in <group> ‘work’ in <class> ‘BLD_OTHER’", "not in <effects> in <group>"});
        row("I6.6 a sum counts in any order", wantedSum,
            inEffects("<modify-max-meter meter='Industry' amount='Zeal+3'/>"), done);
        row("I6.6 a product is no sum", wantedSum, inEffects("<modify-max-meter meter='Industry' amount='3 * Zeal'/>"),
            {"3 * Zeal", "3 + Zeal"});
        row("I6.6 an object counts in its place", wantedPlace,
            "<scenario id='harbour'><place on='Home' class='BLD_WORKSHOP' owner='Makers'/></scenario>", done);
        row("I6.6 an object in another place does not count", wantedPlace,
            "<scenario id='harbour'><place class='BLD_WORKSHOP' on='Ember'/></scenario>", {"on", "‘Ember’", "‘Home’"});
        row("I6.6 an object without a place does not count", wantedPlace,
            "<scenario id='harbour'><place class='BLD_WORKSHOP'/></scenario>", {"on", "‘Home’"});
        row("I6.6 an object in another scenario does not count", wantedPlace,
            "<scenario id='harbour'/><scenario id='quay'><place class='BLD_WORKSHOP' on='Home'/></scenario>",
            {"is in <scenario> ‘quay’", "not in <scenario> ‘harbour’"});
        row("I6.6 another object in the place does not count", wantedPlace,
            "<scenario id='harbour'><place class='BLD_OTHER' on='Home'/></scenario>",
            {"<scenario> ‘harbour’", "no <place> ‘BLD_WORKSHOP’"});
        row("I6.6 an object that comes later does not count", wantedPlace,
            "<scenario id='harbour'><place class='BLD_WORKSHOP' on='Home' turn='3'/></scenario>",
            {"turn", "‘3’", "‘0’"});
        row("I6.6 an object that is hidden does not count", wantedPlace,
            "<scenario id='harbour'><place class='BLD_WORKSHOP' on='Home' hidden='true'/></scenario>",
            {"hidden", "‘true’"});
        const char* const answer =
            "<class id='BLD_WORKSHOP' type='building'><group><trigger %1/><scope><include>"
            "<contains><self/></contains></include></scope><effects>%2</effects></group></class>";
        const auto answers = [&](const char* trigger, const char* effects) {
            return QString::fromUtf8(answer).arg(QString::fromUtf8(trigger), QString::fromUtf8(effects)).toUtf8();
        };
        const char* const pays = "<modify-stockpile resource='Credits' amount='10'/>";
        row("I6.6 a group may have another name where none is asked for", wantedTrigger,
            answers("of='owned' after='size-changed'", pays), done);
        row("I6.6 an answer to another event does not count", wantedTrigger, answers("after='turn' of='owned'", pays),
            {"no <group>"});
        row("I6.6 an answer to whatever it happens to does not count", wantedTrigger,
            answers("after='size-changed'", pays), {"no <group>"});
        row("I6.6 an answer without its effect is half a step", wantedTrigger,
            answers("after='size-changed' of='owned'", ""), {"no <modify-stockpile>", "<group>"});
        row("I6.6 an answer that brings less does not count", wantedTrigger,
            answers("after='size-changed' of='owned'", "<modify-stockpile resource='Credits' amount='9'/>"),
            {"amount", "‘9’", "‘10’"});
        row("I6.6 a variable counts with and without its defaults", wantedVariable,
            "<global-modifiers><modify set='0.5 * turn' variable='Zeal'/></global-modifiers><variable name='Zeal'/>",
            done);
        row("I6.6 a variable of each planet does not count", wantedVariable, "<variable name='Zeal' scope='planet'/>",
            {"scope", "‘planet’", "‘global’"});
        row("I6.6 a variable without its value is half a step", wantedVariable, "<variable name='Zeal'/>",
            {"no <global-modifiers>"});
        row("I6.6 a variable with another value does not count", wantedVariable,
            "<variable name='Zeal'/><global-modifiers><modify variable='Zeal' set='turn / 3'/></global-modifiers>",
            {"set", "‘turn / 3’", "‘turn / 2’"});
    }
    void finds() {
        QFETCH(QByteArray, want);
        QFETCH(QByteArray, content);
        QFETCH(QStringList, said);
        const engine::XmlTree tree = parsed(framed(content));
        const TutorialFile file{"content.xml", &tree};
        const auto gap = WantSearch({&file, 1}, vocabulary()).gapOf(wanted(want));
        QCOMPARE(gap.has_value(), !said.isEmpty());
        for (const QString& words : said) {
            QVERIFY2(gap->sentence.contains(words), qPrintable(gap->sentence + " — " + words));
        }
    }

    void past_data() {
        QTest::addColumn<QByteArray>("want");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("I6.6 a step stays done when a later one renames its class")
            << QByteArray(wantedClass) << QByteArray("<class id='BLD_FORGE' type='building'/>");
        QTest::newRow("I6.6 a step stays done when a later one changes its amount")
            << QByteArray(wantedEffect) << inEffects("<modify-max-meter meter='Industry' amount='Zeal + 3'/>");
        QTest::newRow("I6.6 a step stays done while the next types another amount")
            << QByteArray(wantedAnyLater) << inEffects("<modify-max-meter meter='Industry' amount='3 +'/>");
    }
    void past() {
        QFETCH(QByteArray, want);
        QFETCH(QByteArray, content);
        const engine::XmlTree tree = parsed(framed(content));
        const TutorialFile file{"content.xml", &tree};
        QVERIFY(WantSearch({&file, 1}, vocabulary()).gapOf(wanted(want)));
        QVERIFY(!WantSearch({&file, 1}, vocabulary(), true).gapOf(wanted(want)));
        const engine::XmlTree half = parsed(framed(inEffects("<modify-max-meter meter='Industry' amount=''/>")));
        const TutorialFile other{"content.xml", &half};
        QVERIFY(want == wantedClass || WantSearch({&other, 1}, vocabulary(), true).gapOf(wanted(want)));
    }

    void writes_data() {
        QTest::addColumn<QByteArray>("want");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after"); // empty: nothing is written
        const auto row = [](const char* name, const char* want, const QByteArray& before, const QByteArray& after) {
            QTest::newRow(name) << QByteArray(want) << before << after;
        };
        row("I6.6 a class is added at the end, without what goes without saying", wantedClass,
            "\n  <class id='A' type='special'/>\n",
            "\n  <class id='A' type='special'/>\n  <class id='BLD_WORKSHOP' type='building' name='Workshop'/>\n");
        row("I6.6 an object is placed in the right scenario, without defaults", wantedPlace,
            "<scenario id='harbour'/><scenario id='quay'/>",
            "<scenario id='harbour'><place class='BLD_WORKSHOP' on='Home' name='Workshop'/></scenario><scenario "
            "id='quay'/>");
        row("I6.6 a condition goes into an <include/> that the form wrote", wantedScope,
            "\n  <class id=\"BLD_WORKSHOP\" type=\"building\">\n    <group id=\"work\">\n      <scope>\n        "
            "<include/>\n"
            "      </scope>\n      <effects/>\n    </group>\n  </class>\n",
            "\n  <class id=\"BLD_WORKSHOP\" type=\"building\">\n    <group id=\"work\">\n      <scope>\n        "
            "<include>\n"
            "          <contains>\n            <self/>\n          </contains>\n        </include>\n"
            "      </scope>\n      <effects/>\n    </group>\n  </class>\n");
        row("I6.6 a scope is added before the effects", wantedScope, inGroup("<effects/>"),
            inGroup("<scope>\n  <include>\n    <contains>\n      <self/>\n    </contains>\n  "
                    "</include>\n</scope><effects/>"));
        row("I6.6 an effect goes into the right class, whichever is last", wantedEffect,
            "<class id='BLD_WORKSHOP' type='building'><group id='work'><effects/></group></class>"
            "<class id='BLD_LAST' type='building'><group id='work'><effects/></group></class>",
            "<class id='BLD_WORKSHOP' type='building'><group id='work'><effects><modify-max-meter meter='Industry' "
            "amount='3'/></effects></group></class>"
            "<class id='BLD_LAST' type='building'><group id='work'><effects/></group></class>");
        row("I6.6 another amount becomes the right one, in its own quotes", wantedSum,
            inEffects("<!-- mine --><modify-max-meter  amount='3' meter=\"Industry\"/>"),
            inEffects("<!-- mine --><modify-max-meter  amount='3 + Zeal' meter=\"Industry\"/>"));
        row("I6.6 an amount in elements becomes the right one", wantedSum,
            inEffects("<modify-max-meter meter='Industry'><amount>2</amount></modify-max-meter>"),
            inEffects("<modify-max-meter meter='Industry' amount='3 + Zeal'></modify-max-meter>"));
        row("I6.6 a condition too many is taken away", wantedScope, inScope("<include if='true'><all/></include>"),
            inScope("<include><contains><self/></contains></include>"));
        row("I6.6 a group that is switched off is switched on", wantedGroup,
            "<class id='BLD_WORKSHOP' type='building'><group enabled='false' id='work'/></class>",
            "<class id='BLD_WORKSHOP' type='building'><group id='work'/></class>");
        row("I6.6 without the class nothing is written", wantedScope, "<class id='BLD_OTHER' type='building'/>", {});
        row("I6.6 into broken XML nothing is written", wantedScope,
            "<class id='BLD_WORKSHOP' type='building'><group id='work'></class>", {});
    }
    void writes() {
        QFETCH(QByteArray, want);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const std::vector<TutorialWant> wants{wanted(want)};
        QString problem;
        const auto written = writeWanted(wants, {{"content.xml", framed(before)}}, vocabulary(), false, problem);
        QCOMPARE(written.has_value(), !after.isEmpty());
        if (!written) {
            QVERIFY(!problem.isEmpty());
            return;
        }
        QCOMPARE(written->size(), std::size_t{1});
        QCOMPARE(flat(QByteArray::fromStdString(written->front().text)),
                 flat(QByteArray::fromStdString(framed(after))));
        const engine::XmlTree tree = parsed(written->front().text);
        const TutorialFile file{"content.xml", &tree};
        QVERIFY(!WantSearch({&file, 1}, vocabulary()).gapOf(wants.front()));
    }

    void means_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char* name, const char* one, const char* other, bool isSame) {
            QTest::newRow(name) << QString(one) << QString(other) << isSame;
        };
        row("I6.6 sums in any order", "3 + Zeal - 1", "Zeal + 2", true);
        row("I6.6 products in any order", "Zeal * turn", "turn*Zeal", true);
        row("I6.6 a half and a division by two", "turn / 2", "0.5 * (turn)", true);
        row("I6.6 a difference the other way round", "3 - Zeal", "Zeal - 3", false);
        row("I6.6 a quotient the other way round", "turn / Zeal", "Zeal / turn", false);
        row("I6.6 a comparison the other way round", "turn > 3", "3 < turn", true);
        row("I6.6 at least and more than", "turn >= 3", "turn > 3", false);
        row("I6.6 operators of other languages", "turn > 3 && turn < 5", "turn < 5 and turn > 3", true);
        row("I6.6 another name", "Zeal", "Zeals", false);
        row("I6.6 arguments in another order", "max(1, turn)", "max(turn, 1)", false);
        row("I6.6 what cannot be read is equal to itself only", "3 +", "3 + ", false);
    }
    void means() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, isSame);
        QCOMPARE(expressionMeaning(one.toStdString()) == expressionMeaning(other.toStdString()), isSame);
    }

private:
    const engine::Vocabulary& vocabulary() const { return m_project->analysis()->model->vocabulary; }
    static std::string framed(const QByteArray& content) {
        return ("<orrery format=\"1\">" + content + "</orrery>\n").toStdString();
    }
    /// Removes the layout between tags: structure_edit_test checks that.
    static QByteArray flat(QByteArray text) { return text.replace("\n", "").simplified().replace("> <", "><"); }
    static engine::XmlTree parsed(const std::string& text) {
        return engine::parseXml(std::make_shared<engine::SourceText>("content.xml", text), {});
    }
    static TutorialWant wanted(const QByteArray& want) {
        return {"content.xml", std::make_shared<const engine::XmlTree>(parsed(framed(want)))};
    }

    std::unique_ptr<test::FormProject> m_project;
};

QTEST_MAIN(TutorialWantTest)
#include "tutorial_want_test.moc"
