// SPDX-License-Identifier: GPL-3.0-or-later
// The truth of lint's problems (I3.7, I3.9). For random contents, the test compares each problem with the events of a
// run. One run that contradicts a problem refutes it. ORRERY_CASES=n takes n contents a row.
#include "engine/check/check.h"
#include "engine/content/element.h"
#include "engine/lint/lint.h"
#include "engine/program/program.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t turns = 5;
#if defined(__SANITIZE_ADDRESS__)
constexpr int seeds = 1; // the sanitizers are slow
#else
constexpr int seeds = 3;
#endif

std::size_t casesOr(std::size_t usual) {
    const char* const given = std::getenv("ORRERY_CASES");
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}

constexpr std::string_view vocabulary = R"xml(<orrery format="1"><vocabulary>
  <enumeration id="PlanetSize" order="scale"><value id="small"/><value id="medium"/><value id="large"/></enumeration>
  <stacking name="most" policy="largest"/><stacking name="mean" policy="average"/>
  <meter id="Industry"/>
  <meter id="Stock" initial="4" maximum="100" rebuilt="false" growth="value() + 1"/>
  <meter id="Ore" initial="4" maximum="100" rebuilt="false" growth="value()"/>
  <property id="size" format="PlanetSize" default="medium"/>
  <resource id="Favour" debt="true"/>
  <type id="empire" class="EMPIRE"><has resource="Favour"/></type>
  <type id="system" class="SYSTEM"/>
  <type id="planet" class="PLANET" attached-to="system"><has meter="Industry"/><has meter="Stock"/><has meter="Ore"/><has property="size"/></type>
  <type id="building" attached-to="planet"><has meter="Stock"/></type>
  <type id="special" attached-to="planet" source="host"/>
  <default format="number" value="0"/>
</vocabulary></orrery>)xml";

constexpr std::string_view scenario = R"xml(<orrery format="1"><scenario id="s">
  <empire id="Terrans" capital="Sol III"/>
  <system name="Sol" x="0" y="0"/>
  <planet name="Sol III" system="Sol" size="medium" owner="Terrans"/>
  <planet name="Mars" system="Sol" size="small" owner="Terrans"/>
  <planet name="Belt" system="Sol" size="large"/>
  <set object="Mars" meter="Stock" value="7"/>
  <place class="MILL" on="Sol III" name="Old mill"/><place class="MINT" on="Mars" name="Mint"/>
  <place class="MILL" on="Belt" name="New mill"/>
</scenario></orrery>)xml";

/// Definitions and a class. The random contents use some of the definitions in amounts.
constexpr std::string_view definitions = R"xml(<vocabulary><define id="STEP" value="2"/></vocabulary>
<function id="twice" value="2 * a"><parameter name="a"/></function>
<variable name="Bonus" scope="planet" format="number"/>
<table id="Costs" key="number"><column id="food" format="number"/><row key="1" food="3"/></table>
<class id="RELIC" type="special"><group id="glow"><scope><include><self/></include></scope>
<effects><modify-max-meter meter="Industry" amount="1"/></effects></group></class>
)xml";

/// Makes content with two classes, in which the same few conditions and effects occur again and again.
class Maker {
public:
    explicit Maker(std::uint32_t seed) : m_random(seed) {}

    std::string make() {
        std::string text = "<orrery format=\"1\">\n";
        for (const char* const id : {"MILL", "MINT"}) {
            text += "<class id=\"" + std::string(id) + "\" type=\"building\"" +
                    (oneIn(4) ? " duration=\"" + std::to_string(1 + roll(3)) + "\"" : "") + ">\n";
            for (std::size_t i = 0, count = 1 + roll(3); i < count; ++i) {
                const bool isTwin = i > 0 && oneIn(3);
                m_inside = isTwin ? m_inside : inside();
                text += "<group id=\"g" + std::to_string(i) + "\"" + m_inside + "</group>\n";
            }
            text += "</class>\n";
        }
        return text + std::string(definitions) + "</orrery>\n";
    }

private:
    std::size_t roll(std::size_t n) { return m_random() % n; }
    bool oneIn(std::size_t n) { return roll(n) == 0; }
    std::string number() { return std::to_string(roll(8)); }
    template <std::size_t n>
    std::string pick(const std::array<const char*, n>& words) {
        return words[roll(n)];
    }

    std::string amount() {
        return oneIn(3) ? pick(std::array{"STEP", "twice(2)", "Bonus", "lookup(Costs, 1, food)"}) : number();
    }

    std::string stacking(std::size_t rarity) {
        return oneIn(rarity) ? " stacking=\"" + pick(std::array{"x", "y", "most", "mean"}) + "\"" : "";
    }

    std::string comparison() {
        const std::string value = pick(std::array{"Stock", "turn", "Industry", "Stock", "turn", "Ore"});
        return value + " " + pick(std::array{"&lt;", "&lt;=", "&gt;", "&gt;=", "=="}) + " " + number();
    }

    std::string condition(int depth) {
        switch (depth > 0 ? roll(12) : roll(8)) {
        case 0:
            return "<object-type type=\"" + pick(std::array{"planet", "building"}) + "\"/>";
        case 1:
            return "<planet-size size=\"" + pick(std::array{"small", "medium", "large"}) + "\"" +
                   (oneIn(3) ? " range=\"1\"" : "") + "/>";
        case 2:
            return "<self/>";
        case 3:
            if (oneIn(6)) {
                return "<contains><object-class class=\"RELIC\"/></contains>";
            }
            return "<meter-value meter=\"" + pick(std::array{"Stock", "Stock", "Industry"}) + "\" at-least=\"" +
                   number() + "\"" + (oneIn(2) ? " at-most=\"" + (oneIn(2) ? number() : "Source.Stock") + "\"" : "") +
                   "/>";
        case 4:
            return "<turn-range from=\"" + number() + "\"" + (oneIn(2) ? " to=\"" + number() + "\"" : "") + "/>";
        case 5:
            return oneIn(3) ? "<chance probability=\"0.5\"/>" : "<expression if=\"" + comparison() + "\"/>";
        case 6:
            return "<expression if=\"" + comparison() + " and " + comparison() + "\"/>";
        case 7:
            return "<expression if=\"" + comparison() + "\"/>";
        case 8:
            return "<not>" + condition(depth - 1) + "</not>";
        case 9:
            return "<and>" + list(depth - 1) + "</and>";
        default:
            return "<or>" + list(depth - 1) + "</or>";
        }
    }

    std::string list(int depth) {
        std::string text;
        for (std::size_t i = 0, count = 2 + roll(2); i < count; ++i) {
            text += !m_said.empty() && oneIn(3) ? m_said[roll(m_said.size())] : said(condition(depth));
        }
        return text;
    }

    std::string said(std::string condition) {
        m_said.push_back(condition);
        return condition;
    }

    std::string effect() {
        const std::string meter = " meter=\"Industry\"";
        switch (roll(4)) {
        case 0:
            return "<set-max-meter" + meter + " value=\"" + (oneIn(4) ? "value() + " : "") + number() + "\"" +
                   (oneIn(3) ? " stacking=\"" + pick(std::array{"x", "y"}) + "\"" : "") + "/>";
        case 1:
            return "<modify-meter meter=\"" + pick(std::array{"Stock", "Ore"}) + "\" amount=\"" + amount() + "\"/>";
        default:
            return "<modify-max-meter" + meter + " amount=\"" + amount() + "\"" + stacking(5) + "/>";
        }
    }

    std::string inside() {
        m_said.clear();
        std::string text = (oneIn(4) ? " stacking=\"" + pick(std::array{"x", "y"}) + "\"" : "");
        text += (oneIn(4) ? " priority=\"10\"" : "");
        text += ">\n";
        text += oneIn(2) ? "<activation>" + list(1) + "</activation>\n" : "";
        text += "<scope><include>" + (oneIn(2) ? "<and>" + list(2) + "</and>" : said(condition(2))) + "</include>";
        text += oneIn(3) ? "<exclude>" + (oneIn(2) ? m_said.back() : condition(1)) + "</exclude>" : "";
        text += "</scope>\n<effects>";
        for (std::size_t i = 0, count = 1 + roll(2); i < count; ++i) {
            text += effect();
        }
        return text + "</effects>\n";
    }

    std::mt19937 m_random;
    std::string m_inside;
    std::vector<std::string> m_said;
};

/// One content, checked, and played.
struct Played {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> found;
    std::unique_ptr<Session> session;
    std::string text;
    std::vector<double> values;         ///< every value of every object, turn by turn
    std::vector<std::uint16_t> columns; ///< the column of each value
    bool isGood = false;

    explicit Played(const std::string& content, std::string_view words = vocabulary) : text(content) {
        FolderContents folder{.name = "lint", .files = {}, .diagnostics = {}};
        const auto add = [&](const char* path, std::string_view bytes) {
            folder.files[path] = std::make_shared<const SourceText>(path, std::string(bytes));
        };
        add("orrery.xml", R"xml(<project format="1" name="Lint" vocabulary="own" scenario="s"/>)xml");
        add("a.xml", words);
        add("content.xml", content);
        add("scenario.xml", scenario);
        project = parseProject(arrangeSources(folder, {}));
        std::vector<Diagnostic> errors;
        model = check(project, shippedRows(), errors);
        isGood = !hasErrors(errors);
        found = errors; // the problems of check in content without errors count, too
        lint(project, *model, found);
        session = Session::start(compile(model), *model->findScenario("s"), std::nullopt);
        for (std::uint32_t turn = 0; turn <= turns; ++turn) {
            session->goTo(turn);
            const View view = session->state().view();
            for (Row row = 0; row < view.rowCount; ++row) {
                for (std::uint16_t i = 0; i < view.layout->size(); ++i) {
                    const ColumnSpec& column = (*view.layout)[{i}];
                    if (column.format == classFormat) {
                        continue; // numbers of classes change when a class is removed
                    }
                    values.push_back(view.at({i}, row));
                    columns.push_back(i);
                }
            }
        }
    }

    /// Returns all values except those of a meter and its maximum.
    std::vector<double> valuesBut(const std::string& meter) const {
        std::vector<double> others;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::string& name = model->layout[ColumnId{columns[i]}].name;
            if (name != meter && name != "Max" + meter) {
                others.push_back(values[i]);
            }
        }
        return others;
    }

    const TurnLog& log(std::uint32_t turn) const { return session->history().log(turn); }

    struct Place {
        const CheckedClass* objectClass = nullptr;
        const CheckedGroup* group = nullptr;
        std::uint32_t index = 0; ///< into Program::groups
    };
    /// Returns the group around a place.
    Place placeOf(Location where) const {
        for (ClassIndex i = 0; i < model->classes.size(); ++i) {
            const CheckedClass& objectClass = model->classes[i];
            for (std::size_t g = 0; g < objectClass.groups.size(); ++g) {
                const CheckedGroup& group = objectClass.groups[g];
                if (group.where.file == where.file && group.where.span.covers(where.span)) {
                    return {&objectClass, &group, session->program().groupsOf(i)[g]};
                }
            }
        }
        return {};
    }

    Element elementAt(Location where) const {
        const XmlTree& tree = *project.trees[where.file.value];
        return {&tree, tree.nodeAt(where.span.begin)};
    }

    std::vector<const Firing*> firingsOf(std::uint32_t group, std::uint32_t turn) const {
        std::vector<const Firing*> all;
        for (const Firing& firing : log(turn).firings) {
            if (firing.group == group) {
                all.push_back(&firing);
            }
        }
        return all;
    }

    bool isStackedOut(std::uint32_t turn, const Firing* firing, std::uint16_t effect, Row object) const {
        return std::ranges::any_of(log(turn).skips, [&](const Skip& skip) {
            return &log(turn).firings[skip.firing] == firing && skip.effect == effect &&
                   skip.reason == SkipReason::stackedOut && contains(skip.rows, object);
        });
    }

    template <typename List>
    static bool contains(const List& list, Row row) {
        return std::ranges::find(*list, row) != (*list).end();
    }

    /// Returns whether the nearest element above a place that is no `and` has the tag.
    bool standsAlone(Location where, std::string_view tag) const {
        Element element = elementAt(where);
        for (std::uint32_t at = element.node().parent; at != XmlTree::none && at != XmlTree::document;
             at = element.tree->node(at).parent) {
            const Element around{element.tree, at};
            if (around.tag() != "and") {
                return around.tag() == tag;
            }
        }
        return false;
    }

    std::string with(Span span, const std::string& words) const {
        std::string changed = text;
        return changed.replace(span.begin, span.size(), words);
    }
};

bool areSame(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

/// Returns the first turn in which a group does not fire for one of its holders; empty if it fires in all turns.
std::string restsInSomeTurn(const Played& world, const Played::Place& place) {
    const ClassIndex objectClass = *world.model->findClass(place.objectClass->id);
    const Universe& universe = world.session->universe();
    for (std::uint32_t turn = 1; turn <= turns; ++turn) {
        const State opening = world.session->history().state(universe, turn - 1);
        const View view = opening.view();
        const auto firings = world.firingsOf(place.index, turn);
        for (Row row = 0; row < view.rowCount; ++row) {
            const bool isHolder = view.exists(row) && view.builtin(Builtin::objectClass, row) == objectClass;
            if (isHolder && std::ranges::find(firings, row, &Firing::holder) == firings.end()) {
                return "it does not fire in turn " + std::to_string(turn);
            }
        }
    }
    return {};
}

/// Returns why a problem is not true; empty if nothing contradicts it.
std::string refuted(const Played& world, const Diagnostic& finding, std::map<std::string, int>& asked) {
    const std::string code(finding.code());
    const Played::Place place = world.placeOf(finding.where);
    const auto count = [&](const char* what) { ++asked[code + (*what != '\0' ? " " : "") + what]; };
    if (code == "lint.unused-class" || code == "lint.unused-definition") {
        count("");
        if (asked[code] % 4 != 1) {
            return {}; // nearly every content has some, and each costs a run
        }
        Element unused = world.elementAt(finding.where);
        const Played without(world.with(unused.where().span, ""));
        return !without.isGood                         ? "something wants it"
               : areSame(world.values, without.values) ? ""
                                                       : "without it all is different";
    }
    if (code == "lint.meter-nobody-reads") {
        count("");
        const std::string meter(finding.args.front().english());
        std::string words(vocabulary);
        const std::string id = "<meter id=\"" + meter + "\"";
        const std::size_t at = words.find(id) + id.size();
        const std::string_view usual = " initial=\"4\"";
        words.replace(at, words.substr(at).starts_with(usual) ? usual.size() : 0, " initial=\"9\"");
        return areSame(world.valuesBut(meter), Played(world.text, words).valuesBut(meter))
                   ? ""
                   : "with more of it all is different";
    }
    if (place.group == nullptr) {
        return {};
    }
    const auto fires = [&](bool onSomething) {
        for (std::uint32_t turn = 1; turn <= turns; ++turn) {
            for (const Firing* firing : world.firingsOf(place.index, turn)) {
                if (!onSomething || !firing->scope->empty()) {
                    return "it fires in turn " + std::to_string(turn);
                }
            }
        }
        return std::string();
    };
    const auto sameWith = [&](const std::string& text, const char* what) {
        const Played other(text);
        if (!other.isGood) {
            return "what it says cannot be written: " + text;
        }
        return areSame(world.values, other.values) ? std::string() : std::string(what);
    };
    if (code == "lint.never-true" && world.standsAlone(finding.where, "activation")) {
        count("activation");
        return fires(false);
    }
    if (code == "lint.never-true" && world.standsAlone(finding.where, "include") && place.group->include.size() == 1) {
        count("scope");
        return fires(true);
    }
    if (code == "lint.never-active") {
        count("");
        return fires(false);
    }
    if (code == "lint.excludes-all") {
        count("");
        return fires(true);
    }
    if (code == "check.never-active") {
        count("");
        return fires(false);
    }
    if (code == "check.never-matches" && world.standsAlone(finding.where, "include") &&
        place.group->include.size() == 1) {
        count("");
        return fires(true);
    }
    if (code == "check.grows-every-turn") {
        count("");
        return restsInSomeTurn(world, place);
    }
    if (code == "lint.says-nothing-new") {
        count("");
        const Element element = world.elementAt(finding.where);
        const bool isElement = element.where() == finding.where;
        return sameWith(world.with(finding.where.span, isElement ? "<all/>" : "true"), "without it all is different");
    }
    if (code == "lint.always-true") {
        count("");
        const Element any = world.elementAt(finding.where);
        const Element first = any.children().front();
        const std::string words(first.tree->slice(first.where().span));
        const Span end{any.node().close.begin, any.node().close.begin};
        return sameWith(world.with(end, "<not>" + words + "</not>"), "with the opposite of the first all is different");
    }
    if (code == "lint.cannot-fire") {
        count("");
        for (std::uint32_t turn = 1; turn <= turns; ++turn) {
            for (const Run& run : world.log(turn).runs) {
                const auto effect = world.placeOf(finding.where).group->effects.begin() + run.effect;
                if (isByGroup(run) && world.log(turn).firings[run.firing].group == place.index &&
                    effect->head == finding.where) {
                    return "it fired in turn " + std::to_string(turn);
                }
            }
        }
        return {};
    }
    if (code == "lint.duplicate-group") {
        const Played::Place other = world.placeOf(finding.notes.front().where);
        const std::string message = finding.message();
        if (message.find("only one") != std::string::npos) {
            count("one");
            const TextEdit& edit = finding.fixes.front().edits.front();
            return sameWith(world.with(edit.span, edit.text), "without it all is different");
        }
        if (message.find("twice") == std::string::npos) {
            return {};
        }
        count("twice");
        for (std::uint32_t turn = 1; turn <= turns; ++turn) {
            const auto first = world.firingsOf(other.index, turn);
            const auto second = world.firingsOf(place.index, turn);
            for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
                const bool isSame = i < first.size() && i < second.size() && first[i]->holder == second[i]->holder &&
                                    std::ranges::equal(*first[i]->scope, *second[i]->scope);
                if (!isSame) {
                    return "they fire otherwise in turn " + std::to_string(turn);
                }
            }
            for (const Skip& skip : world.log(turn).skips) {
                const std::uint32_t group = world.log(turn).firings[skip.firing].group;
                if (skip.reason == SkipReason::stackedOut && (group == place.index || group == other.index)) {
                    return "stacking keeps one of them from acting in turn " + std::to_string(turn);
                }
            }
        }
        return {};
    }
    if (code == "lint.order-dependent") {
        const Played::Place other = world.placeOf(finding.notes.front().where);
        const auto effectAt = [](const CheckedGroup& group, Location head) {
            const auto found = std::ranges::find(group.effects, head, &CheckedEffect::head);
            return static_cast<std::uint16_t>(found - group.effects.begin());
        };
        const std::uint16_t mine = effectAt(*place.group, finding.where);
        const std::uint16_t theirs = effectAt(*other.group, finding.notes.front().where);
        const auto namesOf = [](const CheckedGroup& group, std::uint16_t effect) {
            return std::array{group.stacking, group.effects[effect].stacking};
        };
        const auto ofTheirs = namesOf(*other.group, theirs);
        const bool sharesName = std::ranges::any_of(namesOf(*place.group, mine), [&](StackingIndex name) {
            return name != 0 && std::ranges::find(ofTheirs, name) != ofTheirs.end();
        });
        for (std::uint32_t turn = 1; turn <= turns; ++turn) {
            for (const Firing* a : world.firingsOf(place.index, turn)) {
                for (const Firing* b : world.firingsOf(other.index, turn)) {
                    for (const Row object : *a->scope) {
                        if (!Played::contains(b->scope, object)) {
                            continue;
                        }
                        count("met");
                        const bool isMineNewer = a->holder > b->holder;
                        // Only a shared stacking name counts. If a third group suppresses the newer one, the newer one
                        // does not fire.
                        if (sharesName &&
                            world.isStackedOut(turn, isMineNewer ? a : b, isMineNewer ? mine : theirs, object)) {
                            return "the newer one does not act in turn " + std::to_string(turn);
                        }
                    }
                }
            }
        }
        return {};
    }
    return {};
}

} // namespace

class LintTruthTest : public QObject {
    Q_OBJECT

private slots:
    void isTrue_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= seeds; ++seed) {
            QTest::newRow(qPrintable(QString("I3.7 what lint says of random contents, %1").arg(seed))) << seed;
        }
    }

    void isTrue() {
        QFETCH(int, seed);
        const std::size_t cases = casesOr(250);
        std::map<std::string, int> asked;
        std::size_t good = 0;
        for (std::uint32_t i = 0; i < cases; ++i) {
            const Played world(Maker(static_cast<std::uint32_t>(seed) * 100'003 + i).make());
            good += world.isGood ? 1 : 0;
            for (const Diagnostic& finding : world.found) {
                const std::string why = world.isGood ? refuted(world, finding, asked) : std::string();
                QVERIFY2(why.empty(), (why + "\n" + finding.message() + "\n" + world.model->placeText(finding.where) +
                                       "\n" + world.text)
                                          .c_str());
            }
        }
        QVERIFY2(good * 2 > cases, std::to_string(good).c_str());
        for (const char* const statement :
             {"lint.never-true activation", "lint.never-true scope", "lint.says-nothing-new", "lint.always-true",
              "lint.excludes-all", "lint.cannot-fire", "lint.never-active", "lint.duplicate-group twice",
              "lint.duplicate-group one", "lint.order-dependent met", "lint.meter-nobody-reads", "lint.unused-class",
              "lint.unused-definition", "check.grows-every-turn", "check.never-active"}) {
            QVERIFY2(asked[statement] > 0, statement);
        }
    }
};

QTEST_APPLESS_MAIN(LintTruthTest)
#include "lint_truth_test.moc"
