// SPDX-License-Identifier: GPL-3.0-or-later
// FreeOrion's conditions, effects and values as Orrery's XML (G2.6): one row for each kind of text.
#include "engine/import/freeorion_import.h"
#include "engine/import/freeorion_reasons.h"
#include "tests/engine/support/focs_fixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

/// Definitions that the rows refer to.
const std::string others = R"(
BuildingType
    name = "BLD_OTHER"
    description = ""
    buildcost = 1
    buildtime = 1
    location = All
    icon = ""
)";

FocsFolder folderWith(const std::string& group) {
    return focsFolder({
        {"scripting/buildings/BLD_A.focs.txt",
         "BuildingType\n    name = \"BLD_A\"\n    description = \"BLD_A_DESC\"\n    buildcost = 1\n    buildtime = 1\n"
         "    location = All\n    effectsgroups = " +
             group + "\n    icon = \"\"\n" + others},
        {"scripting/fields/FLD.focs.txt", "FieldType name = \"FLD_A\" description = \"\" stealth = 5 graphic = \"\"\n"},
        {"scripting/game_rules.focs.txt",
         "GameRule name = \"RULE_COST\" description = \"\" type = Real default = 2.5 min = 0 max = 9\n"},
        {"scripting/ship_designs/SD_A.focs.txt", "ShipDesign name = \"SD_A\" description = \"\" hull = \"SH_A\" parts "
                                                 "= [ \"SR_A\" \"\" \"SR_A\" ] model = \"\"\n"},
        {"scripting/ship_hulls/SH_A.focs.txt", "Hull name = \"SH_A\" description = \"\" speed = 75 fuel = 8 stealth = "
                                               "5 structure = 16 buildcost = 1 buildtime "
                                               "= 1 location = All graphic = \"\"\n"},
        {"scripting/ship_parts/SR_A.focs.txt", "Part name = \"SR_A\" description = \"\" class = ShortRange damage = 18 "
                                               "buildcost = 1 buildtime = 1 location = "
                                               "All\n"},
        {"scripting/specials/SPEC_A.focs.txt", "Special name = \"SPEC_A\" description = \"\" graphic = \"\"\n"},
        {"scripting/species/SP_A.focs.txt", "Species name = \"SP_A\" description = \"\" gameplay_description = \"\" "
                                            "tags = [ \"BRIGHT\" ] foci = Focus name "
                                            "= \"FOCUS_A\" description = \"\" location = All graphic = \"\" "
                                            "preferredfocus = \"FOCUS_A\" environments = type "
                                            "= Swamp environment = Good graphic = \"\"\n"},
        {"scripting/techs/TECH_A.focs.txt",
         "Tech name = \"TECH_A\" description = \"\" short_description = \"\" category = \"\" researchcost = 1 "
         "researchturns = 1\n"},
        {"stringtables/en.txt", "English\nNEWS\nThe planet %planet% {has} news\n"},
    });
}

/// Returns the text between two words of the only group of BLD_A, in one line.
QString between(const ImportedProject& project, const QString& begin, const QString& end) {
    QString xml = QString::fromStdString(project.files.at("buildings.xml")).simplified().replace("> <", "><");
    xml = xml.mid(xml.indexOf("<group "));
    const qsizetype first = xml.indexOf(begin);
    return first < 0 ? xml.left(xml.indexOf("</class>"))
                     : xml.mid(first + begin.size(), xml.indexOf(end, first) - first - begin.size());
}

ImportedProject imported(const std::string& group) {
    return importFreeOrion(readFocsContent(folderWith(group)));
}

} // namespace

class FreeOrionRowsTest : public QObject {
    Q_OBJECT

    static void name(const char* text) {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow(text) << true;
    }

private slots:
    void lostPart_data() { name("G2.3 a part that no script defines is reported"); }
    void lostPart();
    void noSpecies_data() { name("G2.2 a folder without species gives foci that pass the check"); }
    void noSpecies();
    void condition_data();
    void condition();
    void value_data();
    void value();
    void effect_data();
    void effect();
    void missing_data();
    void missing();
    void implicit_data();
    void implicit();
    void damaged_data() { name("G8 a damaged definition is named, and the rest is imported as before"); }
    void damaged();
    void partial_data() { name("G2.6 effects on meters act beside an effect without an equivalent"); }
    void partial();
    void implicitOrigins_data() { name("G3 groups of FreeOrion's program have the origin of their number"); }
    void implicitOrigins();
};

void FreeOrionRowsTest::condition_data() {
    QTest::addColumn<QString>("focs");
    QTest::addColumn<QString>("xml");
    const auto row = [](const char* name, const char* focs, const char* xml) { QTest::newRow(name) << focs << xml; };
    row("G2.6 every object", "All", "<all/>");
    row("G2.6 no object", "None", "<not><all/></not>");
    row("G2.6 source", "Source", "<self/>");
    row("G2.6 all of", "And [ Planet Unowned ]",
        "<and><object-type type=\"planet\"/><expression if=\"owner == none\"/></and>");
    row("G2.6 any of", "Or [ Planet System ]", "<or><object-type type=\"planet\"/><object-type type=\"system\"/></or>");
    row("G2.6 not", "Not Planet", "<not><object-type type=\"planet\"/></not>");
    row("G2.6 comparison", "(LocalCandidate.Population > 3)", "<expression if=\"Population > 3\"/>");
    row("G2.6 chain of comparisons", "(1 <= LocalCandidate.Population < 30)",
        "<expression if=\"1 &lt;= Population and Population &lt; 30\"/>");
    row("G2.6 comparison of objects", "(LocalCandidate.SystemID = Source.SystemID)",
        "<expression if=\"system == Source.system\"/>");
    row("G2.6 comparison with no object", "(LocalCandidate.PreviousSystemID != -1)",
        "<expression if=\"previous_system != none\"/>");
    row("G2.6 comparison of species", "(LocalCandidate.Species = \"SP_A\")", "<expression if=\"species == SP_A\"/>");
    row("G2.6 comparison with no species", "(LocalCandidate.Species != \"\")", "<expression if=\"species != none\"/>");
    row("G2.6 planets", "Planet", "<object-type type=\"planet\"/>");
    row("G2.6 type of planet", "Planet type = [ Swamp GasGiant ]",
        "<expression if=\"planet.environment == swamp or planet.environment == gas_giant\"/>");
    row("G2.6 size of planet", "Planet size = Small", "<expression if=\"planet.size == small\"/>");
    row("G2.6 suitability", "Planet environment = [ Poor Good ] species = \"SP_A\"",
        "<expression if=\"suitability(SP_A, planet.environment) == poor or suitability(SP_A, planet.environment) == "
        "good\"/>");
    row("G2.6 suitability for its species", "And [ Planet Planet environment = Good ]",
        "<and><object-type type=\"planet\"/><expression if=\"suitability(species, environment) == good\"/></and>");
    row("G2.6 systems", "System", "<object-type type=\"system\"/>");
    row("G2.6 ships", "Ship", "<object-type type=\"ship\"/>");
    row("G2.6 fleets", "Fleet", "<object-type type=\"fleet\"/>");
    row("G2.6 fields", "Field", "<object-type type=\"field\"/>");
    row("G2.6 fighters", "Fighter", "<not><all/></not>");
    row("G2.6 production centres", "ProductionCenter", "<object-type type=\"planet\"/>");
    row("G2.6 population centres", "PopulationCenter", "<object-type type=\"planet\"/>");
    row("G2.6 buildings", "Building", "<object-type type=\"building\"/>");
    row("G2.6 building type", "Building name = \"BLD_OTHER\"", "<object-class class=\"BLD_OTHER\"/>");
    row("G2.6 building types", "Building name = [ \"BLD_A\" \"BLD_OTHER\" ]",
        "<expression if=\"class == BLD_A or class == BLD_OTHER\"/>");
    row("G2.6 contains", "Contains Building name = \"BLD_OTHER\"",
        "<contains><object-class class=\"BLD_OTHER\"/></contains>");
    row("G2.6 contained by", "ContainedBy And [ System Star type = Red ]",
        "<contained-by><and><object-type type=\"system\"/><expression if=\"system.star_colour == "
        "red\"/></and></contained-by>");
    row("G2.6 owner", "OwnedBy empire = Source.Owner", "<expression if=\"owner != none and owner == Source.owner\"/>");
    row("G2.6 any owner", "OwnedBy affiliation = AnyEmpire", "<expression if=\"owner != none\"/>");
    row("G2.6 unowned", "Unowned", "<expression if=\"owner == none\"/>");
    row("G2.6 human", "Human", "<expression if=\"owner.human\"/>");
    row("G2.6 monster", "Monster", "<expression if=\"type == ship and owner == none and is_monster\"/>");
    row("G2.6 tech", "OwnerHasTech name = \"TECH_A\"", "<expression if=\"copies(owner.techs, TECH_A) > 0\"/>");
    row("G2.6 part available", "OwnerHasShipPartAvailable name = \"SR_A\"",
        "<expression if=\"copies(owner.available_parts, SR_A) > 0\"/>");
    row("G2.6 focus", "Focus type = \"FOCUS_A\"", "<expression if=\"focus == FOCUS_A\"/>");
    row("G2.6 any focus", "Focus", "<expression if=\"focus != none\"/>");
    row("G2.6 turns", "Turn low = 5 high = 9",
        "<expression if=\"(game.first_turn + turn) >= 5 and (game.first_turn + turn) &lt;= 9\"/>");
    row("G2.6 tag", "HasTag name = \"BRIGHT\"", "<has-grouping grouping=\"BRIGHT\"/>");
    row("G2.6 tag of nothing", "HasTag name = \"DARK\"", "<not><all/></not>");
    row("G2.6 special", "HasSpecial name = \"SPEC_A\"", "<expression if=\"copies(specials, SPEC_A) > 0\"/>");
    row("G2.6 any special", "HasSpecial", "<expression if=\"size(specials) > 0\"/>");
    row("G2.6 object by number", "Object id = Source.PlanetID", "<expression if=\"id == Source.planet.id\"/>");
    row("G4.1 object by a number in the script", "Object id = 12", "<expression if=\"display_number == 12\"/>");
    row("G4.1 the candidate's number", "(LocalCandidate.ID = 12)", "<expression if=\"display_number == 12\"/>");
    row("G4.1 number of a system", "(LocalCandidate.SystemID = 8)",
        "<expression if=\"if(system == none, -1, system.display_number) == 8\"/>");
    row("G4.1 in a system by its number", "InSystem id = 8",
        "<expression if=\"if(system == none, -1, system.display_number) == 8\"/>");
    row("G4.1 on a planet by its number", "OnPlanet id = 12",
        "<expression if=\"type == building and if(planet == none, -1, planet.display_number) == 12\"/>");
    row("G4.1 owner by its number", "OwnedBy empire = 2",
        "<expression if=\"owner != none and if(owner == none, -1, owner.empire_number) == 2\"/>");
    row("G4.1 number of the owner", "(LocalCandidate.Owner = 2)",
        "<expression if=\"if(owner == none, -1, owner.empire_number) == 2\"/>");
    row("G4.1 order of numbers", "(LocalCandidate.ID < Source.ID)",
        "<expression if=\"display_number &lt; Source.display_number\"/>");
    row("G2.6 root candidate", "Contains And [ Planet RootCandidate ]",
        "<contains><and><object-type type=\"planet\"/><expression if=\"id == Target.id\"/></and></contains>");
    row("G2.6 unknown focus", "Focus type = [ \"FOCUS_NONE\" \"FOCUS_A\" ]", "<expression if=\"focus == FOCUS_A\"/>");
    row("G2.6 only an unknown focus", "Focus type = \"FOCUS_NONE\"", "<expression if=\"false\"/>");
    row("G2.6 in a system", "InSystem id = Source.SystemID", "<expression if=\"system == Source.system\"/>");
    row("G2.6 in any system", "InSystem", "<expression if=\"system != none\"/>");
    row("G2.6 on a planet", "OnPlanet id = Source.PlanetID",
        "<expression if=\"type == building and planet == Source.planet\"/>");
    row("G2.6 parts of a design", "DesignHasPart low = 2 high = 3 name = \"SR_A\"",
        "<expression if=\"copies(parts, SR_A) >= 2 and copies(parts, SR_A) &lt;= 3\"/>");
    row("G2.6 a part of a design", "DesignHasPart name = \"SR_A\"", "<expression if=\"copies(parts, SR_A) >= 1\"/>");
    row("G2.6 hull of a design", "DesignHasHull name = \"SH_A\"", "<expression if=\"hull == SH_A\"/>");
    row("G2.6 design", "Design name = \"SD_A\"", "<expression if=\"class == SD_A\"/>");
    row("G2.6 species", "And [ Planet Species name = \"SP_A\" ]",
        "<and><object-type type=\"planet\"/><expression if=\"species == SP_A\"/></and>");
    row("G2.6 any species", "And [ Ship Species ]",
        "<and><object-type type=\"ship\"/><expression if=\"species != none\"/></and>");
    row("G2.6 species of a building", "And [ Building Species name = \"SP_A\" ]",
        "<and><object-type type=\"building\"/><expression if=\"planet.species == SP_A\"/></and>");
    row("G2.6 species of anything", "Species name = \"SP_A\"",
        "<expression if=\"species == SP_A or planet.species == SP_A\"/>");
    row("G2.6 homeworld", "Homeworld name = \"SP_A\"", "<expression if=\"copies(homeworld_of, SP_A) > 0\"/>");
    row("G2.6 homeworld of any species", "Homeworld", "<expression if=\"size(homeworld_of) > 0\"/>");
    row("G2.6 capital", "Capital", "<capital/>");
    row("G2.6 star", "Star type = [ BlackHole NoStar ]",
        "<expression if=\"system.star_colour == black or system.star_colour == no_star\"/>");
    row("G2.6 jumps", "WithinStarlaneJumps jumps = 2 condition = Source",
        "<within-jumps at-most=\"2\"><self/></within-jumps>");
    row("G2.6 distance", "WithinDistance distance = Source.Detection condition = Source",
        "<within-distance at-most=\"Source.Detection\"><self/></within-distance>");
    row("G2.6 meter", "TargetPopulation low = 1 high = 5",
        "<expression if=\"TargetPopulation >= 1 and TargetPopulation &lt;= 5\"/>");
    row("G2.6 meter with a lower bound", "Population low = 0.001", "<expression if=\"Population >= 0.001\"/>");
    row("G2.6 chance", "Random probability = 0.25", "<chance probability=\"0.25\"/>");
    row("G2.6 number of objects", "Number low = 1 high = 2 condition = And [ Building name = \"BLD_A\" ]",
        "<number-of at-least=\"1\" at-most=\"2\"><and><object-class class=\"BLD_A\"/></and></number-of>");
    row("G2.6 random selection", "NumberOf number = 1 condition = Planet",
        "<sorted count=\"1\" by=\"roll(1d1000000)\" order=\"largest\"><object-type type=\"planet\"/></sorted>");
    row("G2.6 least", "MinimumNumberOf number = 1 sortkey = LocalCandidate.Population condition = Planet",
        "<sorted count=\"1\" by=\"Population\" order=\"smallest\"><object-type type=\"planet\"/></sorted>");
    row("G2.6 greatest", "MaximumNumberOf number = 2 sortkey = LocalCandidate.Population condition = Planet",
        "<sorted count=\"2\" by=\"Population\" order=\"largest\"><object-type type=\"planet\"/></sorted>");
    row("G2.6 stationary fleet", "And [ Fleet Stationary ]",
        "<and><object-type type=\"fleet\"/><expression if=\"next_system == none or next_system == system\"/></and>");
    row("G2.6 stationary", "Stationary",
        "<expression if=\"type == fleet and (next_system == none or next_system == system) or type == ship and "
        "(fleet.next_system == none or fleet.next_system == fleet.system)\"/>");
    row("G2.6 aggressive", "And [ Ship Aggressive ]",
        "<and><object-type type=\"ship\"/><expression if=\"fleet.aggressive\"/></and>");
    row("G2.6 visible", "VisibleToEmpire empire = Source.Owner", "<visible-to-source/>");
    row("G2.6 producer", "ProducedByEmpire empire = Source.Owner",
        "<expression if=\"produced_by_empire == Source.owner\"/>");
    row("G2.6 described", "Described description = \"X\" condition = Planet", "<object-type type=\"planet\"/>");
    row("G2.6 outermost candidate", "Contains And [ Planet (LocalCandidate.Owner = RootCandidate.Owner) ]",
        "<contains><and><object-type type=\"planet\"/><expression if=\"owner == Target.owner\"/></and></contains>");
    row("G2.6 glued words", "NotOwnerHasTech name = \"TECH_A\"",
        "<not><expression if=\"copies(owner.techs, TECH_A) > 0\"/></not>");
    row("G2.6 connected with the source", "ResourceSupplyConnected empire = Source.Owner condition = Source",
        "<shares value=\"if((system.supply_network > 0 and system.supplied_by == Source.owner), "
        "system.supply_network, -1 - id)\"><self/></shares>");
    row("G2.6 connected with a building",
        "Not ResourceSupplyConnected empire = Source.Owner condition = Building name = \"BLD_OTHER\"",
        "<not><shares value=\"if((system.supply_network > 0 and system.supplied_by == Source.owner), "
        "system.supply_network, -1 - id)\"><object-class class=\"BLD_OTHER\"/></shares></not>");
    row("G2.6 resupply", "ResupplyableBy empire = Source.Owner",
        "<expression if=\"system.supply_network > 0 and system.supplied_by == Source.owner\"/>");
    row("G2.6 armed", "Armed", "<expression if=\"part_meter(Capacity, SR_A) > 0\"/>");
    row("G2.6 classes of parts", "DesignHasPartClass low = 1 high = 2 class = ShortRange",
        "<expression if=\"copies(parts, SR_A) >= 1 and copies(parts, SR_A) &lt;= 2\"/>");
    row("G2.6 classes of parts that no part has", "DesignHasPartClass low = 0 high = 0 class = Armour",
        "<expression if=\"0 >= 0 and 0 &lt;= 0\"/>");
    row("G2.6 at least one part of a class", "DesignHasPartClass high = 2 class = ShortRange",
        "<expression if=\"copies(parts, SR_A) >= 1 and copies(parts, SR_A) &lt;= 2\"/>");
    row("G2.6 explored systems", "ExploredByEmpire empire = Source.Owner",
        "<expression if=\"type == system and copies(explored_by, Source.owner.nation) > 0\"/>");
    row("G2.6 bombardment", "OrderedBombardedBy condition = Source", "<expression if=\"Source.bombards.id == id\"/>");
    row("G2.6 unknown class", "Building name = \"BLD_NONE\"", "<expression if=\"class == BLD_NONE\"/>");
    row("G2.6 unknown tech", "Not OwnerHasTech name = \"TECH_NONE\"",
        "<not><expression if=\"copies(owner.techs, TECH_NONE) > 0\"/></not>");
    row("G2.6 enemies", "OwnedBy affiliation = EnemyOf empire = Source.Owner",
        "<expression if=\"at_war(owner, Source.owner)\"/>");
    row("G2.6 allies", "OwnedBy affiliation = AllyOf empire = Source.Owner",
        "<expression if=\"allied(owner, Source.owner)\"/>");
    row("G2.6 fleet of a ship", "(LocalCandidate.Fleet.PreviousSystemID = Source.SystemID)",
        "<expression if=\"fleet.previous_system == Source.system\"/>");
}

void FreeOrionRowsTest::condition() {
    QFETCH(QString, focs);
    QFETCH(QString, xml);
    const ImportedProject project = imported("EffectsGroup scope = " + focs.toStdString() + " effects = Destroy");
    QCOMPARE(between(project, "<scope><include>", "</include></scope>"), xml);
}

void FreeOrionRowsTest::value_data() {
    QTest::addColumn<QString>("focs");
    QTest::addColumn<QString>("expression");
    const auto row = [](const char* name, const char* focs, const char* text) { QTest::newRow(name) << focs << text; };
    row("G2.6 number", ".5", "0.5");
    row("G2.6 operators", "(Value + 3) * 2 - Target.Population ^ 2 / -4",
        "(value() + 3) * 2 - Target.Population ^ 2 / (-4)");
    row("G2.6 brackets on the right", "1 - (2 - 3)", "1 - (2 - 3)");
    row("G2.6 running value", "Value(Target.Population)", "running(Target.Population)");
    row("G2.6 source", "Source.Planet.Happiness", "Source.planet.Happiness");
    row("G2.6 age", "Target.Age", "(game.first_turn + turn - Target.created_turn)");
    row("G2.6 focus change", "Target.TurnsSinceFocusChange", "(game.first_turn + turn - Target.focus_changed_turn)");
    row("G2.6 habitable size", "Target.HabitableSize", "habitable_size(Target.size, game)");
    row("G2.6 test of the target", "Statistic If condition = And [ Target Focus type = \"FOCUS_A\" ]",
        "if(Target.focus == FOCUS_A, 1, 0)");
    row("G2.6 test of the source", "Statistic If condition = And [ Source OwnerHasTech name = \"TECH_A\" ]",
        "if(copies(Source.owner.techs, TECH_A) > 0, 1, 0)");
    row("G2.6 test of values", "Statistic If condition = (Target.Happiness > 4)", "if(Target.Happiness > 4, 1, 0)");
    row("G2.6 test of what it contains",
        "Statistic If condition = And [ Target Contains And [ Building name = \"BLD_A\" OwnedBy empire = Source.Owner "
        "] ]",
        "if(any(buildings below of Target, class == BLD_A and (owner != none and owner == Source.owner)), 1, 0)");
    row("G2.6 test of all objects", "Statistic If condition = And [ Planet Unowned ]",
        "if(any(planets, owner == none), 1, 0)");
    row("G2.6 connected in an expression",
        "Statistic If condition = And [ Target ResourceSupplyConnected empire = Source.Owner condition = Source ]",
        "if((Target.id == Source.id or (Target.system.supply_network > 0 and Target.system.supplied_by == "
        "Source.owner) "
        "and Target.system.supply_network == Source.system.supply_network), 1, 0)");
    row("G2.6 count", "Statistic Count condition = And [ Building name = \"BLD_A\" OwnedBy empire = Source.Owner ]",
        "count(buildings where class == BLD_A and (owner != none and owner == Source.owner))");
    row("G2.6 count near the source",
        "Statistic Count condition = And [ Planet WithinStarlaneJumps jumps = 3 condition = Source ]",
        "count(planets where id == Source.id or any(objects near 3 jumps, id == Source.id))");
    row("G2.6 sum",
        "Statistic Sum value = LocalCandidate.Population condition = And [ Planet OwnedBy empire = Source.Owner ]",
        "sum(planets where owner != none and owner == Source.owner, Population)");
    row("G2.6 least", "Statistic Min value = LocalCandidate.Age condition = Ship",
        "min(ships, (game.first_turn + turn - created_turn))");
    row("G2.6 functions", "max(0, min(Value, abs(Target.Happiness)))", "max(0, min(value(), abs(Target.Happiness)))");
    row("G2.6 random number", "RandomNumber(0.5, 2)", "0.5 + (2 - 0.5) * (roll(1d1000000) - 1) / 999999");
    row("G2.6 one of", "OneOf(1, 2, 3)", "if(roll(1d3) == 1, 1, if(roll(1d2) == 1, 2, 3))");
    row("G2.6 rule", "GameRule name = \"RULE_COST\"", "option(game, RULE_COST)");
    row("G2.6 capacity of a part", "PartCapacity name = \"SR_A\"",
        "getFact(\"PART\", \"SR_A\", \"capacity\") * option(game, RULE_SHIP_WEAPON_DAMAGE_FACTOR)");
    row("G2.6 second number of a part", "PartSecondaryStat name = \"SR_A\"",
        "getFact(\"PART\", \"SR_A\", \"secondary_stat\")");
    row("G2.6 fuel of a hull", "HullFuel name = Target.Hull", "lookup(Hulls, Target.hull, fuel)");
    row("G2.6 copies of a part", "PartsInShipDesign name = \"SR_A\" design = Target.DesignID",
        "copies(Target.parts, SR_A)");
    row("G2.6 turn of research", "TurnTechResearched empire = Source.Owner name = \"TECH_A\"",
        "Source.owner.researched_TECH_A");
    row("G2.6 distance", "DirectDistanceBetween object = Source.ID object = Target.ID",
        "((Source.x - Target.x) ^ 2 + (Source.y - Target.y) ^ 2) ^ 0.5");
    row("G2.6 parts owned", "ShipPartsOwned empire = Source.Owner", "sum(owned ships of Source.owner, size(parts))");
    row("G2.6 copies owned", "ShipPartsOwned empire = Source.Owner name = \"SR_A\"",
        "sum(owned ships of Source.owner, copies(parts, SR_A))");
    row("G2.6 designs owned", "ShipDesignsOwned empire = Source.Owner name = \"SD_A\"",
        "count(owned ships of Source.owner where class == SD_A)");
    row("G2.6 colonies owned", "SpeciesColoniesOwned empire = Source.Owner", "count(owned planets of Source.owner)");
    row("G4.1 numbers in a sum", "Value + Target.ID + 100 * Target.Owner + Target.SystemID",
        "value() + Target.display_number + 100 * if(Target.owner == none, -1, Target.owner.empire_number) + "
        "if(Target.system == none, -1, Target.system.display_number)");
    row("G2.6 turn of research of an unknown tech", "TurnTechResearched empire = Source.Owner name = \"TECH_NONE\"",
        "Source.owner.researched_TECH_NONE");
    row("G2.6 fuel of an unknown hull", "HullFuel name = \"SH_NONE\"", "lookup(Hulls, SH_NONE, fuel)");
    row("G2.6 unknown designs owned", "ShipDesignsOwned empire = Source.Owner name = \"SD_NONE\"",
        "count(owned ships of Source.owner where class == SD_NONE)");
    row("G2.5 total of an empire's past", "ShipDesignsLost empire = Source.Owner", "Source.owner.ships_lost");
    row("G2.6 turn", "CurrentTurn", "(game.first_turn + turn)");
    row("G2.6 galaxy", "GalaxySize", "game.galaxy_size");
}

void FreeOrionRowsTest::value() {
    QFETCH(QString, focs);
    QFETCH(QString, expression);
    const ImportedProject project =
        imported("EffectsGroup scope = Source effects = SetStealth value = " + focs.toStdString());
    const QString text = between(project, "<set-meter meter=\"Stealth\" value=\"", "\"/></effects>");
    QCOMPARE(QString(text).replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\""), expression);
}

void FreeOrionRowsTest::effect_data() {
    QTest::addColumn<QString>("focs");
    QTest::addColumn<QString>("xml");
    const auto row = [](const char* name, const char* focs, const char* xml) { QTest::newRow(name) << focs << xml; };
    row("G2.6 maximum of a pair", "SetMaxStructure value = Value + 5",
        "<set-max-meter meter=\"Structure\" value=\"value() + 5\"/>");
    row("G2.6 current value of a pair", "SetStructure value = Target.MaxStructure",
        "<set-meter meter=\"Structure\" value=\"Target.MaxStructure\"/>");
    row("G2.6 single meter", "SetTargetPopulation value = Value - 1 accountinglabel = \"LABEL\"",
        "<set-meter meter=\"TargetPopulation\" value=\"value() - 1\"/>");
    row("G2.6 meter of a part", "SetMaxCapacity partname = \"SR_A\" value = Value + 1",
        "<set-max-meter meter=\"Capacity\" part=\"SR_A\" value=\"value() + 1\"/>");
    row("G2.6 damage of a part", "SetDamage partname = \"SR_A\" value = 3",
        "<set-meter meter=\"Capacity\" part=\"SR_A\" value=\"3\"/>");
    row("G2.6 if",
        "If condition = (Value(Target.MaxFuel) < 1) effects = SetMaxFuel value = 0 else = SetMaxFuel value = Value",
        "<conditional><if><expression if=\"running(Target.MaxFuel) &lt; 1\"/></if><then><set-max-meter meter=\"Fuel\" "
        "value=\"0\"/></then><else><set-max-meter meter=\"Fuel\" value=\"value()\"/></else></conditional>");
    row("G2.6 message",
        "GenerateSitRepMessage message = \"NEWS\" parameters = [ tag = \"planet\" data = Target.ID ] empire = "
        "Source.Owner",
        "<message text=\"The planet {Target.name} {{has} news\" to=\"owners\"/>");
    row("G2.6 message to everybody", "GenerateSitRepMessage message = \"NEWS\" affiliation = AnyEmpire",
        "<message text=\"The planet %planet% {{has} news\" to=\"everybody\"/>");
    row("G2.6 message with a brace in a value",
        "GenerateSitRepMessage message = \"NEWS\" parameters = [ tag = \"planet\" data = \"a{b\" ] empire = "
        "Target.Owner",
        "<message text=\"The planet a{{b {{has} news\" to=\"owners\"/>");
    row("G2.6 destroy", "Destroy", "<destroy-object/>");
    row("G2.6 destroy acts last", "Destroy SetStarType type = Target.StarType",
        "<set-property property=\"star_colour\" value=\"Target.star_colour\"/><destroy-object/>");
    row("G2.6 nothing", "NoOp", "<!-- NoOp -->");
    row("G2.6 move", "MoveTo destination = And [ System Contains Source ]",
        "<move-to><where><and><object-type type=\"system\"/><contains><self/></contains></and></where></move-to>");
    row("G2.6 move towards", "MoveTowards speed = 5 target = And [ System (LocalCandidate.Age > Target.Age) ]",
        "<move-towards distance=\"5\"><where><and><object-type type=\"system\"/><expression if=\"(game.first_turn + "
        "turn - "
        "created_turn) > (game.first_turn + turn - Target.created_turn)\"/></and></where></move-towards>");
    row("G2.6 destination", "SetDestination destination = System",
        "<travel-to><where><object-type type=\"system\"/></where></travel-to>");
    const QString t = "half_tangent(5 / (((Target.x - 3) ^ 2 + (Target.y - 4) ^ 2) ^ 0.5))";
    QTest::newRow("G2.6 around a point")
        << "MoveInOrbit speed = 5 x = 3 y = 4"
        << QString("<put-at x=\"3 + ((Target.x - 3) * (1 - %1 ^ 2) - (Target.y - 4) * 2 * %1) / (1 + %1 ^ 2)\" "
                   "y=\"4 + ((Target.x - 3) * 2 * %1 + (Target.y - 4) * (1 - %1 ^ 2)) / (1 + %1 ^ 2)\"/>")
               .arg(t);
    row("G2.6 towards a point", "MoveTowards speed = 5 x = 3 y = 4",
        "<put-at x=\"Target.x - (Target.x - 3) * min(1, 5 / (((Target.x - 3) ^ 2 + (Target.y - 4) ^ 2) ^ 0.5))\" "
        "y=\"Target.y - (Target.y - 4) * min(1, 5 / (((Target.x - 3) ^ 2 + (Target.y - 4) ^ 2) ^ 0.5))\"/>");
    row("G2.6 special by effect", "AddSpecial name = \"SPEC_A\"",
        "<set-property property=\"specials\" value=\"if(copies(Target.specials, SPEC_A) > 0, Target.specials, "
        "withClass(Target.specials, SPEC_A))\"/>");
    row("G2.6 special removed", "RemoveSpecial name = \"SPEC_A\"",
        "<set-property property=\"specials\" value=\"withoutClass(Target.specials, SPEC_A)\"/>");
    row("G2.6 species", "SetSpecies name = \"SP_A\"", "<set-property property=\"species\" value=\"SP_A\"/>");
    row("G2.6 owner", "SetOwner empire = Source.Owner", "<set-owner empire=\"source\"/>");
    row("G2.6 star", "SetStarType type = BlackHole", "<set-star-colour colour=\"black\"/>");
    row("G2.6 one of several stars", "SetStarType type = OneOf(White, Red)",
        "<set-property property=\"star_colour\" value=\"if(roll(1d2) == 1, white, red)\"/>");
    row("G2.6 planet type", "SetPlanetType type = GasGiant", "<set-planet-environment type=\"gas_giant\"/>");
    row("G2.6 planet size", "SetPlanetSize planetsize = Huge", "<set-planet-size size=\"huge\"/>");
    row("G2.6 ship", "CreateShip designname = \"SD_A\" empire = Source.Owner species = \"SP_A\"",
        "<create-object class=\"SD_A\"><with><set-owner empire=\"source\"/><set-property property=\"species\" "
        "value=\"SP_A\"/><set-property property=\"created_turn\" value=\"game.first_turn + "
        "turn\"/></with></create-object>");
    QTest::newRow("G2.6 one of several ships")
        << "CreateShip designname = OneOf(\"SD_A\", \"SD_A\", \"SD_A\")"
        << QString("<conditional><if><chance probability=\"1 / 3\"/></if><then>%1</then><else><conditional><if><chance "
                   "probability=\"1 / 2\"/></if><then>%1</then><else>%1</else></conditional></else></conditional>")
               .arg("<create-object class=\"SD_A\"><with><set-property property=\"created_turn\" "
                    "value=\"game.first_turn + turn\"/></with></create-object>");
    row("G2.6 tech by effect", "GiveEmpireTech name = \"TECH_A\" empire = Source.Owner",
        "<set-property property=\"techs\" value=\"if(copies(Source.owner.techs, TECH_A) > 0, Source.owner.techs, "
        "withClass(Source.owner.techs, TECH_A))\" whose=\"source\"/>");
    row("G2.6 tech by effect, with the turn that a script reads",
        "GiveEmpireTech name = \"TECH_A\" empire = Source.Owner SetResearch value = TurnTechResearched empire = "
        "Source.Owner name = \"TECH_A\"",
        "<set-property property=\"researched_TECH_A\" value=\"if(copies(Source.owner.techs, TECH_A) > 0, "
        "Source.owner.researched_TECH_A, game.first_turn + turn + 1)\" whose=\"source\"/>"
        "<set-property property=\"techs\" value=\"if(copies(Source.owner.techs, TECH_A) > 0, Source.owner.techs, "
        "withClass(Source.owner.techs, TECH_A))\" whose=\"source\"/>"
        "<set-meter meter=\"Research\" value=\"Source.owner.researched_TECH_A\"/>");
    row("G2.6 tech for the owner of the target", "GiveEmpireTech name = \"TECH_A\"",
        "<set-property property=\"techs\" value=\"if(copies(Target.owner.techs, TECH_A) > 0, Target.owner.techs, "
        "withClass(Target.owner.techs, TECH_A))\" whose=\"owners\"/>");
    row("G2.6 planet", "CreatePlanet type = Desert planetsize = Tiny",
        "<create-object class=\"PLANET\"><with><set-planet-environment type=\"desert\"/><set-planet-size "
        "size=\"tiny\"/><set-property property=\"created_turn\" value=\"game.first_turn + "
        "turn\"/></with></create-object>");
    row("G2.6 building", "CreateBuilding type = \"BLD_OTHER\"",
        "<create-object class=\"BLD_OTHER\"><with><set-property property=\"created_turn\" value=\"game.first_turn + "
        "turn\"/></with></create-object>");
    row("G2.6 starlanes", "AddStarlanes endpoint = And [ System WithinStarlaneJumps jumps = 2 condition = Source ]",
        "<add-starlane><to><and><object-type type=\"system\"/><within-jumps "
        "at-most=\"2\"><self/></within-jumps></and></to></add-starlane>");
    row("G2.6 starlanes removed", "RemoveStarlanes endpoint = System",
        "<remove-starlane><to><object-type type=\"system\"/></to></remove-starlane>");
    row("G2.6 capital", "SetEmpireCapital", "<set-capital/>");
    row("G2.6 victory", "Victory reason = \"WON\"", "<win reason=\"WON\"/>");
    row("G2.6 aggressive", "SetAggressive", "<set-property property=\"aggressive\" value=\"true\"/>");
}

void FreeOrionRowsTest::effect() {
    QFETCH(QString, focs);
    QFETCH(QString, xml);
    const ImportedProject project = imported("EffectsGroup scope = Source effects = [ " + focs.toStdString() + " ]");
    QCOMPARE(between(project, "<effects>", "</effects>"), xml);
}

void FreeOrionRowsTest::missing_data() {
    QTest::addColumn<QString>("focs");
    QTest::addColumn<QString>("reason");
    const auto condition = [](const char* name, const QString& focs, const char* reason) {
        QTest::newRow(name) << "scope = " + focs + " effects = Destroy" << reason;
    };
    const auto effect = [](const char* name, const QString& focs, const char* reason) {
        QTest::newRow(name) << "scope = Source effects = [ " + focs + " ]" << reason;
    };
    QTest::newRow("G2.6 message to another empire")
        << "scope = Planet effects = [ GenerateSitRepMessage message = \"NEWS\" empire = Source.System.Owner ]"
        << "reader";
    condition("G2.6 supply networks in an expression",
              "Contains And [ Planet ResourceSupplyConnected empire = Source.Owner condition = Building name = "
              "\"BLD_OTHER\" (1 = Statistic If condition = ResourceSupplyConnected empire = Source.Owner condition = "
              "Planet) ]",
              "supply");
    condition("G2.6 bombardment by others", "OrderedBombardedBy condition = Ship", "orders");
    effect("G2.6 tech for another empire", "GiveEmpireTech name = \"TECH_A\" empire = Source.System.Owner",
           "list-effect");
    condition("G2.6 other relations", "OwnedBy affiliation = CanSee empire = Source.Owner", "diplomacy");
    effect("G2.6 orbit around an object", "MoveInOrbit speed = 5 target = Planet", "orbit");
    effect("G2.6 message to enemies",
           "GenerateSitRepMessage message = \"NEWS\" affiliation = EnemyOf empire = Source.Owner", "diplomacy");
    effect("G2.6 message to those who see",
           "GenerateSitRepMessage message = \"NEWS\" affiliation = CanSee condition = Source", "visibility");
    condition("G2.6 queues", "Enqueued type = Building name = \"BLD_OTHER\"", "queue");
    condition("G2.6 new starlanes", "CanAddStarlanesTo condition = System", "starlanes");
    condition("G2.6 flags of species", "CanColonize", "class-flag");
    condition("G2.6 more flags of species", "CanProduceShips", "class-flag");
    condition("G2.6 location of a class", "Location type = Focus name = \"SP_A\" name = \"FOCUS_A\"", "location");
    condition("G2.6 chance in an expression",
              "Contains And [ Planet (1 = Statistic If condition = And [ Random probability "
              "= 0.5 (LocalCandidate.X = 1) ]) ]",
              "text-condition");
    condition("G4.1 number of a design", "(LocalCandidate.DesignID = 487)", "number");
    effect("G4.1 owner by a number", "SetOwner empire = 2", "number");
    condition("G4.1 enemies of a number", "OwnedBy affiliation = EnemyOf empire = 2", "number");
    condition("G2.6 other observers", "VisibleToEmpire empire = LocalCandidate.Owner", "visibility");
    effect("G2.6 visibility", "SetVisibility affiliation = EnemyOf empire = Source.Owner visibility = Basic",
           "visibility");
    effect("G2.6 meters of empires", "SetEmpireMeter empire = Source.Owner meter = \"X\" value = 1", "empire-meter");
    effect("G2.6 unknown ship", "CreateShip designname = \"SD_NONE\"", "undefined");
    effect("G2.6 fields with a size", "CreateField type = \"FLD_A\" size = 5", "meter-of-new-object");
    effect("G2.6 picture", "SetTexture name = \"a.png\"", "picture");
    effect("G2.6 overlay", "SetOverlayTexture name = \"a.png\" size = 5", "picture");
    effect("G2.6 jumps", "SetStealth value = ShortestPath object = Source.ID object = Target.ID", "distance");
    effect("G2.6 history", "SetStealth value = ShipDesignsLost empire = Source.Owner name = \"SD_A\"",
           "empire-history");
    effect("G2.6 unknown property", "SetStealth value = Source.ETA", "property");
}

void FreeOrionRowsTest::missing() {
    QFETCH(QString, focs);
    QFETCH(QString, reason);
    const ImportedProject project = imported("EffectsGroup " + focs.toStdString());
    const QString xml = between(project, "<group ", "</group>");
    QVERIFY2(xml.contains("enabled=\"false\""), qPrintable(xml));
    QVERIFY2(xml.contains("EffectsGroup " + focs), qPrintable(xml)); // the text of the script stays
    const QString report = QString::fromStdString(project.reportText).simplified();
    QVERIFY2(report.contains("\"reasons\": [ { \"id\": \"" + reason + "\""), qPrintable(report.right(900)));
}

/// As in FreeOrion's meter passes, only the effects on meters act.
void FreeOrionRowsTest::implicit_data() {
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QString>("effect");
    const auto hull = [](const char* fuel, const char* stealth, const char* structure) {
        return QString("Hull name = \"A\" description = \"\" speed = 75 fuel = 8 %1 stealth = 5 %2 structure = 16 %3 "
                       "buildcost = 1 buildtime = 1 location = All graphic = \"\"")
            .arg(fuel, stealth, structure);
    };
    const auto part = [](const char* fields) {
        return QString("Part name = \"A\" description = \"\" class = %1 buildcost = 1 buildtime = 1 location = All")
            .arg(fields);
    };
    QTest::newRow("G2.4 groups of a hull")
        << hull("", "", "") << "MaxFuel Stealth MaxStructure Speed"
        << "<set-max-meter meter=\"Structure\" value=\"value() + 16 * option(game, RULE_SHIP_STRUCTURE_FACTOR)\"/>";
    QTest::newRow("G2.4 flags of a hull")
        << hull("NoDefaultFuelEffect", "NoDefaultStealthEffect", "NoDefaultStructureEffect NoDefaultSpeedEffect") << ""
        << "";
    QTest::newRow("G2.4 groups of a weapon") << part("ShortRange damage = 18") << "MaxCapacity MaxSecondaryStat"
                                             << "<set-max-meter meter=\"SecondaryStat\" part=\"A\" "
                                                "value=\"value() + 1\"/>";
    QTest::newRow("G2.4 group of armour")
        << part("Armour capacity = 18") << "MaxStructure"
        << "<set-max-meter meter=\"Structure\" value=\"value() + 18 * option(game, RULE_SHIP_STRUCTURE_FACTOR)\"/>";
    QTest::newRow("G2.4 flag of a part") << part("Armour capacity = 18 NoDefaultCapacityEffect") << ""
                                         << "";
    QTest::newRow("G2.4 group of a field") << "FieldType name = \"A\" description = \"\" stealth = 5 graphic = \"\""
                                           << "Stealth"
                                           << "<set-meter meter=\"Stealth\" value=\"value() + 5\"/>";
}

/// The groups of FreeOrion's program are written out, marked as its own, and flags switch them off.
void FreeOrionRowsTest::implicit() {
    QFETCH(QString, definition);
    QFETCH(QString, groups);
    QFETCH(QString, effect);
    const std::string folder = definition.startsWith("Hull")   ? "ship_hulls"
                               : definition.startsWith("Part") ? "ship_parts"
                                                               : "fields";
    const ImportedProject project = importFreeOrion(
        readFocsContent(focsFolder({{"scripting/" + folder + "/A.focs.txt", definition.toStdString()}})));
    const QString xml = QString::fromStdString(project.files.at(folder + ".xml")).simplified();
    QStringList ids;
    const QRegularExpression group("<group id=\"freeorion-(\\w+)\" name=\"A\" description=\"FREEORION_OWN_GROUP\" "
                                   "priority=\"0\"");
    for (auto found = group.globalMatch(xml); found.hasNext();) {
        ids << found.next().captured(1);
    }
    QCOMPARE(ids.join(' '), groups);
    QCOMPARE(xml.count("<group "), ids.size());
    QVERIFY2(xml.contains(effect), qPrintable(xml));
}

void FreeOrionRowsTest::damaged() {
    const FocsContent intact = readFocsContent(folderWith("EffectsGroup scope = Source effects = Destroy"));
    const FocsContent broken = readFocsContent(folderWith("EffectsGroup scope = Nonsense effects = Destroy"));
    QVERIFY(intact.faults.empty() && !broken.faults.empty());
    QCOMPARE(broken.sources[broken.faults[0].where.file.value]->path(),
             std::string("scripting/buildings/BLD_A.focs.txt"));
    const ImportedProject before = importFreeOrion(intact);
    const ImportedProject after = importFreeOrion(broken);
    QVERIFY(before.files.at("buildings.xml").find("id=\"BLD_A\"") != std::string::npos);
    QVERIFY(after.files.at("buildings.xml").find("id=\"BLD_A\"") == std::string::npos);
    QVERIFY(after.files.at("buildings.xml").find("id=\"BLD_OTHER\"") != std::string::npos);
    for (const char* const file : {"fields.xml", "ship_hulls.xml", "ship_parts.xml", "species.xml", "techs.xml"}) {
        QVERIFY2(after.files.at(file) == before.files.at(file), file);
    }
}

void FreeOrionRowsTest::partial() {
    const ImportedProject project = imported(
        "EffectsGroup scope = Source effects = [ SetEmpireMeter empire = Source.Owner meter = \"X\" value = 1 Destroy "
        "SetStealth value = 5 If condition = Planet effects = [ NoOp SetDetection value = 3 ] else = Destroy ]");
    const QString xml = between(project, "<group ", "</group>");
    QVERIFY2(!xml.contains("enabled") && xml.contains(freeOrionReason("empire-meter").text.data()), qPrintable(xml));
    QVERIFY2(xml.contains("<effects><!-- SetEmpireMeter --><!-- Destroy --><set-meter meter=\"Stealth\" value=\"5\"/>"
                          "<conditional>"),
             qPrintable(xml));
    QVERIFY2(xml.contains("<then><!-- NoOp --><set-meter meter=\"Detection\" value=\"3\"/></then></conditional>"),
             qPrintable(xml));
    const QString report = QString::fromStdString(project.reportText).simplified();
    QVERIFY2(report.contains("\"disabled\": 1, \"partial\": 1,"), qPrintable(report.right(2000)));
    QVERIFY2(report.contains("\"id\": \"empire-meter\""), qPrintable(report.right(2000)));
}

void FreeOrionRowsTest::implicitOrigins() {
    const FocsContent content = readFocsContent(folderWith("EffectsGroup scope = Source effects = NoOp"));
    const QString origins = QString::fromStdString(importFreeOrion(content).files.at("freeorion-origins.txt"));
    for (const auto& [group, focs] : {std::pair("SH_A/freeorion-MaxStructure", "structure = 16"),
                                      std::pair("SR_A/freeorion-MaxCapacity", "damage = 18"),
                                      std::pair("SR_A/freeorion-MaxSecondaryStat", "name = \"SR_A\""),
                                      std::pair("FLD_A/freeorion-Stealth", "stealth = 5")}) {
        const QRegularExpression line(QString("\ngroup %1 5 (\\d+) (\\d+) (\\d+) 1 0\n").arg(group));
        const QRegularExpressionMatch found = line.match(origins);
        QVERIFY2(found.hasMatch(), group);
        const Span span{found.captured(2).toUInt(), found.captured(3).toUInt()};
        const std::string_view text = content.sources.at(found.captured(1).toUInt())->slice(span);
        QVERIFY2(std::string_view(focs).ends_with(text) && text.size() > 3, std::string(text).c_str());
    }
}

/// Returns the project of the folder without one of its files.
ImportedProject importedWithout(const std::string& path) {
    FocsFolder folder = folderWith("EffectsGroup scope = Source effects = NoOp");
    std::erase_if(folder.files, [&](const auto& file) { return file->path() == path; });
    return importFreeOrion(readFocsContent(folder));
}

/// A part that no script defines is missing in the design, and stands in the report.
void FreeOrionRowsTest::lostPart() {
    const ImportedProject project = importedWithout("scripting/ship_parts/SR_A.focs.txt");
    const QString report = QString::fromStdString(project.reportText);
    QVERIFY2(report.contains("SD_A/part"), qPrintable(report.right(900)));
}

/// The enumeration of foci has a value also in a folder without species, because the check requires one.
void FreeOrionRowsTest::noSpecies() {
    const ImportedProject project = importedWithout("scripting/species/SP_A.focs.txt");
    const std::string& xml = project.files.at("freeorion.xml");
    const std::size_t foci = xml.find("<enumeration id=\"Focus\"");
    QVERIFY(foci != std::string::npos);
    QVERIFY(xml.find("<value ", foci) < xml.find("</enumeration>", foci));
}

QTEST_APPLESS_MAIN(FreeOrionRowsTest)
#include "freeorion_rows_test.moc"
