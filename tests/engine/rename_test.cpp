// SPDX-License-Identifier: GPL-3.0-or-later
// Names: their places, and renaming them (I3.5, I3.6).
#include "engine/assist/rename.h"
#include "engine/assist/renamed_text.h"
#include "engine/check/check.h"
#include "engine/import/freeorion_classic.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/engine/support/import_fixture.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

struct Known {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const NameIndex> index;

    NameId id(NameKind kind, const std::string& owner, const std::string& name) const {
        const auto found = index->find({kind, owner, name});
        if (!found) {
            qFatal("no name %s", name.c_str());
        }
        return *found;
    }
};

Known know(ProjectSources sources) {
    Known known;
    known.project = parseProject(std::move(sources));
    known.model = check(known.project, shippedRows(), known.diagnostics);
    known.index = indexNames(known.project, *known.model);
    return known;
}

const FolderContents& shipped() {
    static const FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    return contents;
}

const Known& demo() {
    static const Known known = know(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"), shipped()));
    return known;
}

/// Returns a project with one file.
Known small(const std::string& content, const std::string& manifest = "<project format=\"1\"/>") {
    FolderContents contents;
    contents.files["orrery.xml"] = std::make_shared<const SourceText>("orrery.xml", manifest);
    contents.files["a.xml"] =
        std::make_shared<const SourceText>("a.xml", "<orrery format=\"1\">" + content + "</orrery>");
    return know(arrangeSources(contents, shipped()));
}

std::string textOf(const ProjectSources& sources, const std::string& path) {
    return std::string(sources.files[sources.find(path).value].text->bytes());
}

bool sameBytes(const ProjectSources& a, const ProjectSources& b) {
    return std::ranges::equal(a.files, b.files, [](const ProjectSource& x, const ProjectSource& y) {
        return x.text->path() == y.text->path() && x.text->bytes() == y.text->bytes();
    });
}

std::string reasonsOf(const std::vector<Diagnostic>& refusals) {
    std::string all;
    for (const Diagnostic& refusal : refusals) {
        all += std::string(refusal.code()) + ": " + refusal.message() + "\n";
    }
    return all;
}

/// Returns an unused name near the old one in every list.
std::string freshFor(const NameKey& key) {
    const std::string last = key.kind == NameKind::scope ? key.id.substr(key.id.rfind('.') + 1) : key.id;
    return key.kind == NameKind::stacking ? "S" + last + "_renamed" : last + "_renamed";
}

/// Returns the bits of every number and boolean in the default scenario after some turns.
std::vector<std::uint64_t> valuesAfter(const std::shared_ptr<const CheckedModel>& model, std::uint32_t turns) {
    const auto session = Session::start(compile(model), *model->findScenario(model->defaultScenario));
    session->goTo(turns);
    std::vector<std::uint64_t> values;
    const View view = session->state().view();
    for (std::uint16_t i = 0; i < model->layout.columns().size(); ++i) {
        const ColumnSpec& column = model->layout[ColumnId{i}];
        for (Row row = 0; (column.format == numberFormat || column.format == booleanFormat) && row < view.rowCount;
             ++row) {
            values.push_back(std::bit_cast<std::uint64_t>(view.at(ColumnId{i}, row)));
        }
    }
    return values;
}

} // namespace

class RenameTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works();
    void places_data();
    void places();
    void refuses_data();
    void refuses();
    void texts_data();
    void texts();

private:
    void demoThereAndBack();
    void demoMeansTheSame();
    void demoRunsTheSame();
    void classicContent();
    void everyPlaceSpellsItsName();
};

using Work = void (RenameTest::*)();
Q_DECLARE_METATYPE(Work)

void RenameTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::newRow("I3.5 every place of a name spells it") << Work(&RenameTest::everyPlaceSpellsItsName);
    QTest::newRow("I3.6 any id of the demo renamed there and back gives the same bytes")
        << Work(&RenameTest::demoThereAndBack);
    QTest::newRow("I3.6 the renamed demo has the same findings and means the same")
        << Work(&RenameTest::demoMeansTheSame);
    QTest::newRow("I3.6 the renamed demo runs to the same values") << Work(&RenameTest::demoRunsTheSame);
    QTest::newRow("I3.6 BLD_MEGALITH of the classic content becomes another name") << Work(&RenameTest::classicContent);
}

void RenameTest::works() {
    QFETCH(Work, work);
    (this->*work)();
}

void RenameTest::everyPlaceSpellsItsName() {
    const Known& known = demo();
    std::set<NameKind> kinds;
    for (const NamePlace& place : known.index->places()) {
        const NameKey& key = known.index->key(place.name);
        kinds.insert(key.kind);
        if (place.form == PlaceForm::implied || place.isDefinition) {
            continue;
        }
        const auto& file = known.project.sources.files[place.where.file.value];
        const std::string written(file.text->slice(place.where.span));
        std::string plain = written;
        std::ranges::replace(plain, '-', '_');
        const std::string last = key.id.substr(key.id.rfind('.') + 1);
        bool isSpelt = written == key.id || plain == key.id || (key.kind == NameKind::scope && written == last);
        for (const std::uint32_t other : known.index->placesOf(place.name)) { // the definition may contain an alias
            const NamePlace& definition = known.index->places()[other];
            isSpelt = isSpelt ||
                      (definition.isDefinition && known.project.sources.files[definition.where.file.value].text->slice(
                                                      definition.where.span) == written);
        }
        QVERIFY2(isSpelt,
                 (key.id + " is written '" + written + "' in " + known.project.placeText(place.where)).c_str());
    }
    std::map<std::pair<FileId, std::uint64_t>, NameId> names; // each written name refers to one name only
    for (const NamePlace& place : known.index->places()) {
        if (place.form != PlaceForm::implied) {
            const auto span = std::uint64_t{place.where.span.begin} << 32 | place.where.span.end;
            const auto [first, isFirst] = names.try_emplace({place.where.file, span}, place.name);
            QVERIFY2(first->second == place.name, known.project.placeText(place.where).c_str());
        }
    }
    QVERIFY2(kinds.size() >= 20, std::to_string(kinds.size()).c_str()); // the demo uses nearly all kinds of names
}

void RenameTest::demoThereAndBack() {
    const Known& known = demo();
    std::size_t renamed = 0;
    for (NameId name = 0; name < known.index->names().size(); ++name) {
        const NameKey key = known.index->key(name);
        const RenamePlan plan = planRename(known.project, known.model->vocabulary, *known.index, name, freshFor(key));
        if (!plan.isPossible()) {
            continue;
        }
        ++renamed;
        if (renamed % 9 != 0) { // each costs two checks of the project
            continue;
        }
        const Known there = know(withEdits(known.project.sources, plan.edits));
        NameKey newKey = key;
        newKey.id = (key.kind == NameKind::scope ? key.id.substr(0, key.id.rfind('.') + 1) : "") + freshFor(key);
        const auto now = there.index->find(newKey);
        QVERIFY2(now, newKey.id.c_str());
        const std::string old = key.kind == NameKind::scope ? key.id.substr(key.id.rfind('.') + 1) : key.id;
        const RenamePlan back = planRename(there.project, there.model->vocabulary, *there.index, *now, old);
        QVERIFY2(back.isPossible(), (key.id + "\n" + reasonsOf(back.refusals)).c_str());
        QVERIFY2(sameBytes(withEdits(there.project.sources, back.edits), known.project.sources), key.id.c_str());
    }
    QVERIFY2(renamed > 200, std::to_string(renamed).c_str());
}

void RenameTest::demoMeansTheSame() {
    const Known& known = demo();
    std::size_t tried = 0;
    std::map<NameKind, int> ofKind;
    for (NameId name = 0; name < known.index->names().size(); ++name) {
        const NameKey& key = known.index->key(name);
        const RenamePlan plan = planRename(known.project, known.model->vocabulary, *known.index, name, freshFor(key));
        if (!plan.isPossible() || (++ofKind[key.kind] > 3 && name % 23 != 0)) {
            continue;
        }
        ++tried;
        const auto refusals = tryRename(known.project, shippedRows(), *known.index, known.diagnostics, plan);
        QVERIFY2(refusals.empty(),
                 (std::string(kindName(key.kind)) + " " + key.id + "\n" + reasonsOf(refusals)).c_str());
    }
    QVERIFY2(ofKind.size() >= 12, std::to_string(ofKind.size()).c_str());
    QVERIFY(tried > 30);
}

void RenameTest::demoRunsTheSame() {
    const Known& known = demo();
    const std::vector<std::uint64_t> before = valuesAfter(known.model, 10);
    std::set<NameKind> kinds;
    for (NameId name = 0; name < known.index->names().size(); ++name) {
        const NameKey& key = known.index->key(name);
        const RenamePlan plan = planRename(known.project, known.model->vocabulary, *known.index, name, freshFor(key));
        if (!plan.isPossible() || !kinds.insert(key.kind).second) {
            continue;
        }
        const Known there = know(withEdits(known.project.sources, plan.edits));
        QVERIFY2(valuesAfter(there.model, 10) == before, (std::string(kindName(key.kind)) + " " + key.id).c_str());
    }
    QVERIFY2(kinds.size() >= 8, std::to_string(kinds.size()).c_str());
}

void RenameTest::classicContent() {
    if (!hasRealClassic()) {
        QSKIP("FreeOrion's content of 2006 is not at hand");
    }
    const ImportedProject imported = importFreeOrionClassic(readClassicFolder(realClassicFolder.toStdString()));
    FolderContents contents;
    for (const auto& [path, bytes] : imported.files) {
        contents.files[path] = classicText(path, bytes);
    }
    const Known known = know(arrangeSources(contents, shipped()));
    const NameId megalith = known.id(NameKind::objectClass, {}, "BLD_MEGALITH");
    const RenamePlan plan = planRename(known.project, known.model->vocabulary, *known.index, megalith, "BLD_MONOLITH");
    QVERIFY2(plan.isPossible(), reasonsOf(plan.refusals).c_str());
    QVERIFY(plan.edits.size() > 3);
    QCOMPARE(reasonsOf(tryRename(known.project, shippedRows(), *known.index, known.diagnostics, plan)), std::string());
    const Known there = know(withEdits(known.project.sources, plan.edits));
    const auto codesOf = [](const std::vector<Diagnostic>& findings) {
        std::vector<std::string_view> codes;
        for (const Diagnostic& finding : findings) {
            codes.push_back(finding.code());
        }
        return codes;
    };
    QVERIFY(codesOf(there.diagnostics) == codesOf(known.diagnostics));
    // The old name is no longer there as a whole word, except as chance key. Longer words that begin with it are other
    // names.
    for (const ProjectSource& file : there.project.sources.files) {
        const std::string_view bytes = file.text->bytes();
        for (std::size_t at = bytes.find("BLD_MEGALITH"); at != std::string_view::npos;
             at = bytes.find("BLD_MEGALITH", at + 1)) {
            const char next = at + 12 < bytes.size() ? bytes[at + 12] : ' ';
            if (bytes.substr(0, at).ends_with("chance-key=\"")) {
                continue;
            }
            QVERIFY2(std::isalnum(static_cast<unsigned char>(next)) != 0,
                     (file.text->path() + ": " + std::string(bytes.substr(at > 40 ? at - 40 : 0, 100))).c_str());
        }
    }
    const auto back = planRename(there.project, there.model->vocabulary, *there.index,
                                 there.id(NameKind::objectClass, {}, "BLD_MONOLITH"), "BLD_MEGALITH");
    QVERIFY(sameBytes(withEdits(there.project.sources, back.edits), known.project.sources));
}

void RenameTest::places_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("newId");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, NameKind kind, const char* owner, const char* id, const char* newId,
                        const char* content, const char* expected) {
        QTest::newRow(name) << int(kind) << QString(owner) << QString(id) << QString(newId) << QString(content)
                            << QString(expected);
    };
    row("I3.6 a meter, its maximum and its current value", NameKind::meter, "", "Joy", "Glee",
        "<vocabulary><meter id=\"Joy\"/><type id=\"planet\" extend=\"true\"><has meter=\"Joy\"/></type></vocabulary>"
        "<class id=\"A\" type=\"building\"><group id=\"g\"><scope><include if=\"MaxJoy &gt; 1 and CurrentJoy &lt; "
        "Source.planet.Joy\"/></scope><effects><modify-max-meter meter=\"Joy\" amount=\"last(MaxJoy) + "
        "max(planets, Joy)\"/></effects></group></class>",
        "<vocabulary><meter id=\"Glee\"/><type id=\"planet\" extend=\"true\"><has meter=\"Glee\"/></type></vocabulary>"
        "<class id=\"A\" type=\"building\"><group id=\"g\"><scope><include if=\"MaxGlee &gt; 1 and CurrentGlee &lt; "
        "Source.planet.Glee\"/></scope><effects><modify-max-meter meter=\"Glee\" amount=\"last(MaxGlee) + "
        "max(planets, Glee)\"/></effects></group></class>");
    const char* const joy =
        "<vocabulary><meter id=\"Joy\"/><type id=\"planet\" extend=\"true\"><has meter=\"Joy\"/></type></vocabulary>"
        "<variable scope=\"planet\" name=\"v\" format=\"number\"/><channel variable=\"v\" meter=\"MaxJoy\" "
        "direction=\"in\"/><scenario id=\"s\"><galaxy><initial meter=\"Joy\" value=\"1\" on=\"home\"/></galaxy>"
        "<set object=\"P\" meter=\"Joy\" value=\"1\"/><set object=\"P\" meter=\"MaxJoy\" value=\"1\"/></scenario>";
    row("I3.6 a meter in channels and scenarios, where only channels name its maximum so", NameKind::meter, "", "Joy",
        "Glee", joy, qPrintable(QString(joy).replace("\"Joy\"", "\"Glee\"").replace("\"MaxJoy\" d", "\"MaxGlee\" d")));
    const char* const watched =
        "<scenario id=\"s\"><empire id=\"T\"/><system name=\"Sol\" x=\"0\" y=\"0\"/><planet name=\"Old\" "
        "system=\"Sol\"/><policy order=\"turns\" rotation=\"T\"/><view select=\"Old\"/><condition id=\"old\" "
        "subject=\"Old\" direct=\"Old\" when=\"turn &gt; 3\"><disable condition=\"old\"/></condition></scenario>"
        "<scenario id=\"t\"><condition id=\"old\" when=\"true\"><enable condition=\"old\"/></condition></scenario>";
    row("I3.6 an object that a scenario looks at", NameKind::object, "", "Old", "New", watched,
        qPrintable(QString(watched)
                       .replace("\"Old\"", "\"New\"")
                       .replace("<planet name=\"New\" system=\"Sol\"/>",
                                "<planet name=\"New\" system=\"Sol\" chance-key=\"Old\"/>")));
    row("I3.6 a condition of one scenario", NameKind::condition, "s", "old", "new", watched,
        qPrintable(QString(watched)
                       .section("<scenario id=\"t\">", 0, 0)
                       .replace("\"old\"", "\"new\"")
                       .replace("when=\"turn &gt; 3\"", "when=\"turn &gt; 3\" chance-key=\"old\"") +
                   "<scenario id=\"t\">" + QString(watched).section("<scenario id=\"t\">", 1)));
    row("I3.6 a name in the elements of an expression", NameKind::variable, "", "Joy", "Glee",
        "<variable scope=\"planet\" name=\"Joy\" format=\"number\"/><class id=\"A\" type=\"building\"><group id=\"g\">"
        "<scope><include><Greater><Member name=\"Joy\">Source.planet</Member><Plus><Value>Joy</Value>"
        "<Value>1 + Joy</Value></Plus></Greater></include></scope><effects><destroy-object/></effects></group></class>",
        "<variable scope=\"planet\" name=\"Glee\" format=\"number\"/><class id=\"A\" type=\"building\"><group id=\"g\">"
        "<scope><include><Greater><Member name=\"Glee\">Source.planet</Member><Plus><Value>Glee</Value>"
        "<Value>1 + "
        "Glee</Value></Plus></Greater></include></scope><effects><destroy-object/></effects></group></class>");
    row("I3.6 a name in a message, in every language", NameKind::property, "", "joy", "glee",
        "<vocabulary><property id=\"joy\"/><type id=\"planet\" extend=\"true\"><has property=\"joy\"/></type>"
        "</vocabulary><strings><string id=\"M\">Joy is {joy}</string></strings><strings language=\"de\">"
        "<string id=\"M\">{ joy } Freude</string></strings><class id=\"A\" type=\"building\"><group id=\"g\"><scope>"
        "<include><object-type type=\"planet\"/></include></scope><effects><message text=\"M\" to=\"everybody\"/>"
        "</effects></group></class>",
        "<vocabulary><property id=\"glee\"/><type id=\"planet\" extend=\"true\"><has property=\"glee\"/></type>"
        "</vocabulary><strings><string id=\"M\">Joy is {glee}</string></strings><strings language=\"de\">"
        "<string id=\"M\">{ glee } Freude</string></strings><class id=\"A\" type=\"building\"><group id=\"g\"><scope>"
        "<include><object-type type=\"planet\"/></include></scope><effects><message text=\"M\" to=\"everybody\"/>"
        "</effects></group></class>");
    row("I3.6 the strings that name a class go along", NameKind::objectClass, "", "A", "B",
        "<class id=\"A\" type=\"building\"><unlocks class=\"C\"/><group id=\"g\"><scope/><effects/></group></class>"
        "<class id=\"C\" type=\"building\" name=\"A_OF\"/><strings><string id=\"A\">An A</string><string "
        "id=\"A_DESC\">x</string><string id=\"A.g\">x</string><string id=\"A_OF\">A</string></strings>",
        "<class id=\"B\" type=\"building\" chance-key=\"A\"><unlocks class=\"C\"/><group "
        "id=\"g\"><scope/><effects/></group></class>"
        "<class id=\"C\" type=\"building\" name=\"A_OF\"/><strings><string id=\"B\">An A</string><string "
        "id=\"B_DESC\">x</string><string id=\"B.g\">x</string><string id=\"A_OF\">A</string></strings>");
    row("I3.6 an empire, in content and in scenarios", NameKind::object, "", "Terrans", "Humans",
        "<class id=\"A\" type=\"building\"><group id=\"g\"><scope><include if=\"ownedBy(object('Terrans'))\">"
        "<empire-affiliation empire=\"Terrans\" mode=\"empire-inclusive\"/></include></scope><effects/></group></class>"
        "<scenario id=\"s\"><empire id=\"Terrans\"/><system name=\"Sol\" x=\"0\" y=\"0\"/><planet name=\"Sol III\" "
        "system=\"Sol\" owner=\"Terrans\"/><set object=\"Terrans\" resource=\"Minerals\" value=\"2\"/>"
        "<condition id=\"c\" when=\"Sol_III.owner == Terrans\"><win empire=\"Terrans\"/></condition></scenario>",
        "<class id=\"A\" type=\"building\"><group id=\"g\"><scope><include if=\"ownedBy(object('Humans'))\">"
        "<empire-affiliation empire=\"Humans\" mode=\"empire-inclusive\"/></include></scope><effects/></group></class>"
        "<scenario id=\"s\"><empire id=\"Humans\" chance-key=\"Terrans\"/><system name=\"Sol\" x=\"0\" "
        "y=\"0\"/><planet name=\"Sol III\" "
        "system=\"Sol\" owner=\"Humans\"/><set object=\"Humans\" resource=\"Minerals\" value=\"2\"/>"
        "<condition id=\"c\" when=\"Sol_III.owner == Humans\"><win empire=\"Humans\"/></condition></scenario>");
    row("I3.6 a planet whose name has a blank", NameKind::object, "", "Sol III", "Old Earth",
        "<scenario id=\"s\"><empire id=\"T\" capital=\"Sol III\"/><system name=\"Sol\" x=\"0\" y=\"0\"/><planet "
        "name=\"Sol III\" system=\"Sol\" owner=\"T\"/><condition id=\"c\" when=\"Sol_III.owner == object(&quot;Sol "
        "III&quot;).owner\"><win empire=\"T\"/></condition></scenario>",
        "<scenario id=\"s\"><empire id=\"T\" capital=\"Old Earth\"/><system name=\"Sol\" x=\"0\" y=\"0\"/><planet "
        "name=\"Old Earth\" system=\"Sol\" owner=\"T\" chance-key=\"Sol III\"/><condition id=\"c\" "
        "when=\"Old_Earth.owner == object(&quot;Old "
        "Earth&quot;).owner\"><win empire=\"T\"/></condition></scenario>");
    row("I3.6 a property that stands as an attribute's name", NameKind::property, "", "old_age", "years_gone",
        "<vocabulary><property id=\"old_age\"/><type id=\"planet\" extend=\"true\"><has property=\"old_age\"/></type>"
        "</vocabulary><scenario id=\"s\"><system name=\"Sol\" x=\"0\" y=\"0\"/><planet name=\"P\" system=\"Sol\" "
        "old-age=\"3\"/><set object=\"P\" property=\"old_age\" value=\"4\"/></scenario>",
        "<vocabulary><property id=\"years_gone\"/><type id=\"planet\" extend=\"true\"><has property=\"years_gone\"/>"
        "</type></vocabulary><scenario id=\"s\"><system name=\"Sol\" x=\"0\" y=\"0\"/><planet name=\"P\" "
        "system=\"Sol\" years-gone=\"3\"/><set object=\"P\" property=\"years_gone\" value=\"4\"/></scenario>");
    row("I3.6 a parameter stays within its function", NameKind::parameter, "half", "a", "x",
        "<function id=\"half\" value=\"a / 2 + a\"><parameter name=\"a\"/></function>"
        "<function id=\"third\" value=\"a / 3 + half(a)\"><parameter name=\"a\"/></function>",
        "<function id=\"half\" value=\"x / 2 + x\"><parameter name=\"x\"/></function>"
        "<function id=\"third\" value=\"a / 3 + half(a)\"><parameter name=\"a\"/></function>");
    row("I3.6 a sub-scope keeps the type before it", NameKind::scope, "", "ship.weapon", "gun",
        "<vocabulary><scope id=\"ship.weapon\"/></vocabulary><variable scope=\"ship.weapon\" name=\"Crit\" "
        "format=\"number\"/><class id=\"S\" type=\"ship\"><part number=\"1\" scope=\"ship.weapon\"/><group id=\"g\">"
        "<scope><include if=\"dropIntoContext(ship.weapon, Source, 1, Crit) &gt; "
        "1\"/></scope><effects/></group></class>",
        "<vocabulary><scope id=\"ship.gun\"/></vocabulary><variable scope=\"ship.gun\" name=\"Crit\" "
        "format=\"number\"/><class id=\"S\" type=\"ship\"><part number=\"1\" scope=\"ship.gun\"/><group id=\"g\">"
        "<scope><include if=\"dropIntoContext(ship.gun, Source, 1, Crit) &gt; 1\"/></scope><effects/></group></class>");
    row("I3.6 a group that a scenario fires", NameKind::group, "A", "g", "h",
        "<class id=\"A\" type=\"building\"><group id=\"g\"><scope><include><self/></include></scope><effects>"
        "<destroy-object/></effects></group></class><class id=\"B\" type=\"building\"><group id=\"g\"/></class>"
        "<scenario id=\"s\"><policy order=\"list\">A/g B/g</policy><condition id=\"c\" when=\"turn &gt; 3\"><fire "
        "group=\"A/g\"/></condition></scenario>",
        "<class id=\"A\" type=\"building\"><group id=\"h\" "
        "chance-key=\"g\"><scope><include><self/></include></scope><effects>"
        "<destroy-object/></effects></group></class><class id=\"B\" type=\"building\"><group id=\"g\"/></class>"
        "<scenario id=\"s\"><policy order=\"list\">A/h B/g</policy><condition id=\"c\" when=\"turn &gt; 3\"><fire "
        "group=\"A/h\"/></condition></scenario>");
    row("I3.6 a kind, whose GOM_ in front stays", NameKind::hasKind, "", "GUILD", "HOUSE",
        "<vocabulary><kind id=\"GUILD\" type=\"building\"/></vocabulary><class id=\"A\" type=\"building\"><group "
        "id=\"g\"><scope><include if=\"has(GOM_GUILD, A) or has( GUILD, A) or has(GOM_GUIL&#68;, A)\"><Has><GOMType> "
        "GOM_GUILD </GOMType><ID>A</ID></Has></include></scope><effects><destroy-object/></effects></group></class>",
        "<vocabulary><kind id=\"HOUSE\" type=\"building\"/></vocabulary><class id=\"A\" type=\"building\"><group "
        "id=\"g\"><scope><include if=\"has(GOM_HOUSE, A) or has( HOUSE, A) or has(GOM_HOUSE, A)\"><Has><GOMType> "
        "GOM_HOUSE </GOMType><ID>A</ID></Has></include></scope><effects><destroy-object/></effects></group></class>");
    row("I3.6 a table and its column", NameKind::column, "Costs", "food", "bread",
        "<table id=\"Costs\" key=\"number\"><column id=\"food\"/><column id=\"iron\"/><row key=\"1\" food=\"3\" "
        "iron=\"4\"/></table><function id=\"f\" value=\"lookup(Costs, turn, food) + lookup(Costs, 1, iron)\"/>",
        "<table id=\"Costs\" key=\"number\"><column id=\"bread\"/><column id=\"iron\"/><row key=\"1\" bread=\"3\" "
        "iron=\"4\"/></table><function id=\"f\" value=\"lookup(Costs, turn, bread) + lookup(Costs, 1, iron)\"/>");
}

void RenameTest::places() {
    QFETCH(int, kind);
    QFETCH(QString, owner);
    QFETCH(QString, id);
    QFETCH(QString, newId);
    QFETCH(QString, content);
    QFETCH(QString, expected);
    const Known known = small(content.toStdString());
    const auto name = known.index->find({static_cast<NameKind>(kind), owner.toStdString(), id.toStdString()});
    QVERIFY(name);
    const RenamePlan plan =
        planRename(known.project, known.model->vocabulary, *known.index, *name, newId.toStdString());
    QVERIFY2(plan.isPossible(), reasonsOf(plan.refusals).c_str());
    QCOMPARE(QString::fromStdString(textOf(withEdits(known.project.sources, plan.edits), "a.xml")),
             "<orrery format=\"1\">" + expected + "</orrery>");
    QCOMPARE(reasonsOf(tryRename(known.project, shippedRows(), *known.index, known.diagnostics, plan)), std::string());
}

void RenameTest::refuses_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("newId");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, NameKind kind, const char* id, const char* newId, const char* code) {
        QTest::newRow(name) << int(kind) << QString(id) << QString(newId) << QString(code);
    };
    row("I3.6 a name that is taken is refused", NameKind::objectClass, "A", "B", "rename.taken");
    row("I3.6 what is no id is refused", NameKind::objectClass, "A", "not an id", "rename.no-id");
    row("I3.6 its own name is refused", NameKind::objectClass, "A", "A", "rename.same");
    row("I3.6 the shipped vocabulary stays as it is", NameKind::meter, "Population", "People", "rename.shipped");
    row("I3.6 what nothing defines cannot be renamed", NameKind::occurrence, "destroyed", "gone", "rename.undefined");
    row("I3.6 a name that means something else already is refused", NameKind::variable, "Joy", "Population",
        "rename.breaks");
    row("I3.6 a name that would be understood otherwise is refused", NameKind::parameter, "p", "Joys", "rename.means");
    row("I3.6 a string that is found by a class's id is refused", NameKind::string, "A", "Other", "rename.implied");
    row("I3.6 a string that exists already is refused", NameKind::objectClass, "A", "Z", "rename.taken");
}

void RenameTest::refuses() {
    QFETCH(int, kind);
    QFETCH(QString, id);
    QFETCH(QString, newId);
    QFETCH(QString, code);
    const Known known =
        small("<variable scope=\"planet\" name=\"Joy\" format=\"number\"/><variable name=\"Joys\" scope=\"global\" "
              "format=\"number\"/><function id=\"f\" value=\"p + Joys\"><parameter name=\"p\"/></function><class "
              "id=\"A\" type=\"building\"><group id=\"g\"><trigger after=\"destroyed\" of=\"self\"/><scope><include "
              "if=\"class == A and has(CLASS, A)\"><meter-value "
              "meter=\"Population\" at-least=\"Joy\"/></include><exclude if=\"canHave(A) or size == huge and A == "
              "Source.class\"/></scope><effects/></group></class><class id=\"B\" type=\"building\"/><strings><string "
              "id=\"A\">x</string><string id=\"Z\">x</string></strings>");
    const std::string owner = id == "p" ? "f" : "";
    const auto name = known.index->find({static_cast<NameKind>(kind), owner, id.toStdString()});
    QVERIFY(name);
    RenamePlan plan = planRename(known.project, known.model->vocabulary, *known.index, *name, newId.toStdString());
    const auto refusals = plan.isPossible()
                              ? tryRename(known.project, shippedRows(), *known.index, known.diagnostics, plan)
                              : plan.refusals;
    QVERIFY(!refusals.empty());
    QVERIFY(!refusals.front().message().empty());
    QCOMPARE(QString::fromUtf8(refusals.front().code().data(), int(refusals.front().code().size())), code);
}

void RenameTest::texts_data() {
    QTest::addColumn<NameKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, NameKind kind, const char* id, const char* before, const char* after) {
        QTest::newRow(name) << kind << id << before << after;
    };
    row("I3.6 a class in texts of the session", NameKind::objectClass, "BLD_A", "group:BLD_A/x | if BLD_AB",
        "group:NEW/x | if BLD_AB");
    row("I3.6 a group behind its class", NameKind::group, "x", "group:OWNER/x + x/OWNER/xy",
        "group:OWNER/NEW + x/OWNER/xy");
    row("I3.6 a meter and its maximum", NameKind::meter, "Joy", "MaxJoy - CurrentJoy - Joys",
        "MaxNEW - CurrentNEW - Joys");
    row("I3.6 an object with a blank", NameKind::object, "Sol III", "Sol III.x + Sol_III.x", "NEW.x + NEW.x");
    row("I3.6 a property and not a function", NameKind::property, "size", "size + size(planets)",
        "NEW + size(planets)");
    row("I3.6 a function and not a property", NameKind::function, "size", "size + size(planets)",
        "size + NEW(planets)");
    row("I3.6 a column of a table, which no text names", NameKind::column, "size", "P1.size", "P1.size");
}

/// I3.6: checks the texts that the session keeps.
void RenameTest::texts() {
    QFETCH(NameKind, kind);
    QFETCH(QString, id);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const NameKey was{kind, "OWNER", id.toStdString()};
    QCOMPARE(QString::fromStdString(renamedText(before.toStdString(), was, "NEW")), after);
}

QTEST_APPLESS_MAIN(RenameTest)
#include "rename_test.moc"
