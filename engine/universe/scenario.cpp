// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario.h"

#include "engine/universe/galaxy.h"
#include "engine/universe/scenario_agenda.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <sstream>

namespace orrery::engine {

namespace {

constexpr int nearSearchLimit = 100; // a list of thousands of wrong names is not the place to be helpful

std::optional<Row> findNamed(const View& view, std::string_view name, std::optional<TypeIndex> type) {
    const auto text = view.texts->find(name);
    if (!text || name.empty()) {
        return std::nullopt;
    }
    const double* const names = view.columns[static_cast<std::size_t>(Builtin::name)];
    for (Row row = 0; row < view.rowCount; ++row) {
        if (names[row] == *text && view.exists(row) && (!type || view.typeOf(row) == *type)) {
            return row;
        }
    }
    return std::nullopt;
}

std::uint64_t keyOfName(std::string_view name) {
    return joinKeys(stableHash("scenario object"), stableHash(name));
}

/// Statements being applied: what they share, and a function for each kind.
class Setting {
public:
    Setting(Writer& writer, std::vector<Diagnostic>& diagnostics, bool isStatement = true)
        : m_writer(writer), m_diagnostics(diagnostics), m_model(writer.universe().model()) {
        if (!isStatement) {
            return; // nothing is written
        }
        const auto& moments = writer.log().moments;
        m_moment = moments.empty() || moments.back().stage != Stage::setup
                       ? writer.openMoment(Stage::setup, 0)
                       : static_cast<std::uint32_t>(moments.size() - 1);
    }

    void apply(const ScenarioStatement& statement, std::uint32_t index);
    void makeGame();
    void setCapital(const ScenarioStatement& statement, std::uint32_t index);
    void setInitials(const std::vector<GalaxyInitial>& initials);
    /// Lanes are gathered and laid together.
    void layLanes();
    /// What planet and place make of it now, with everything but its name and key; nullopt where it cannot stand there.
    std::optional<Writer::NewObject> planned(const ScenarioStatement& statement);
    const std::map<std::uint32_t, Row>& made() const { return m_made; } ///< by place of the statement

private:
    View view() const { return m_writer.universe().view(); }
    ColumnId builtin(Builtin which) const { return m_model.layout.builtin(which); }
    const std::string& typeName(Row row) const { return m_model.vocabulary.types()[view().typeOf(row)].id; }
    bool isOf(Row row, std::string_view type) const {
        const auto index = m_model.vocabulary.findType(type);
        return index && view().typeOf(row) == *index;
    }
    void report(const DiagnosticSpec& spec, std::vector<Phrase> args) {
        m_diagnostics.push_back({.spec = &spec, .where = m_where, .args = std::move(args)});
    }
    Phrase hint(std::string_view name, bool ofEmpires);
    std::optional<Row> object(std::string_view name);
    std::optional<Row> empire(std::string_view id);
    std::optional<Row> system(std::string_view name);
    std::optional<std::uint32_t> ownersOf(std::string_view empireId);
    bool isNewName(const std::string& name);
    std::optional<ClassIndex> classOf(const ScenarioStatement& statement, std::string_view type);
    Row make(Writer::NewObject object, const ScenarioStatement& statement);
    void write(Row row, ColumnId column, double value);
    std::uint64_t keyOn(Row host, ClassIndex objectClass) const;
    bool mayStandOn(TypeIndex type, Row host) const;

    void makeEmpire(const ScenarioStatement& statement);
    void makeTeam(const ScenarioStatement& statement);
    void makeMap(const ScenarioStatement& statement);
    void makeSystem(const ScenarioStatement& statement);
    void addLane(const ScenarioStatement& statement);
    void makePlanet(const ScenarioStatement& statement);
    std::optional<Writer::NewObject> plannedPlanet(const ScenarioStatement& statement);
    std::optional<Writer::NewObject> plannedPlace(const ScenarioStatement& statement);
    void place(const ScenarioStatement& statement);
    void giveTech(const ScenarioStatement& statement);
    void set(const ScenarioStatement& statement);

    struct KindRow {
        StatementKind kind;
        void (Setting::*apply)(const ScenarioStatement& statement);
    };
    static const std::array<KindRow, 9> kinds;

    Writer& m_writer;
    std::vector<Diagnostic>& m_diagnostics;
    const CheckedModel& m_model;
    std::uint32_t m_moment = 0;
    int m_nearSearches = 0;
    std::vector<std::pair<Row, Row>> m_lanes;
    std::map<std::uint32_t, Row> m_made;
    // Of the statement that is being applied.
    Location m_where;
    Cause m_cause;
};

constexpr std::array<Setting::KindRow, 9> Setting::kinds{{
    {StatementKind::empire, &Setting::makeEmpire},
    {StatementKind::system, &Setting::makeSystem},
    {StatementKind::lane, &Setting::addLane},
    {StatementKind::planet, &Setting::makePlanet},
    {StatementKind::place, &Setting::place},
    {StatementKind::giveTech, &Setting::giveTech},
    {StatementKind::set, &Setting::set},
    {StatementKind::team, &Setting::makeTeam},
    {StatementKind::map, &Setting::makeMap},
}};

void Setting::apply(const ScenarioStatement& statement, std::uint32_t index) {
    m_where = statement.where;
    m_cause = {.kind = CauseKind::setup, .firing = index, .moment = m_moment};
    const auto row = std::ranges::find(kinds, statement.kind, &KindRow::kind);
    (this->*row->apply)(statement);
}

/// "; did you mean 'Sol III'?", or nothing.
Phrase Setting::hint(std::string_view name, bool ofEmpires) {
    if (m_nearSearches >= nearSearchLimit) {
        return {};
    }
    ++m_nearSearches;
    std::vector<std::string> known;
    const View now = view();
    for (Row row = 0; row < now.rowCount; ++row) {
        const std::string& text = (*now.texts)[static_cast<std::uint32_t>(now.builtin(Builtin::name, row))];
        if (!text.empty() && now.exists(row) && (!ofEmpires || isOf(row, "empire"))) {
            known.push_back(text);
        }
    }
    const std::vector<std::string> near = nearestNames(name, known);
    return near.empty() ? Phrase() : phrase("; did you mean '{0}'?", {near.front()});
}

std::optional<Row> Setting::object(std::string_view name) {
    const auto found = findObject(view(), name);
    if (!found) {
        report(diag::unknownObject, {std::string(name), hint(name, false)});
    }
    return found;
}

std::optional<Row> Setting::empire(std::string_view id) {
    const auto found = findEmpire(view(), id);
    if (!found) {
        report(diag::unknownEmpire, {std::string(id), hint(id, true)});
    }
    return found;
}

std::optional<Row> Setting::system(std::string_view name) {
    const auto found = object(name);
    if (found && !isOf(*found, "system")) {
        report(diag::notSystem, {std::string(name)});
        return std::nullopt;
    }
    return found;
}

/// The owner set that `owner` means: "none" and nothing are the empty one.
std::optional<std::uint32_t> Setting::ownersOf(std::string_view empireId) {
    if (empireId.empty() || empireId == "none") {
        return 0;
    }
    const auto owner = empire(empireId);
    return owner ? std::optional(m_writer.internOwners({*owner})) : std::nullopt;
}

bool Setting::isNewName(const std::string& name) {
    if (!name.empty() && findNamed(view(), name, std::nullopt)) {
        report(diag::duplicateName, {name});
        return false;
    }
    return true;
}

std::optional<ClassIndex> Setting::classOf(const ScenarioStatement& statement, std::string_view type) {
    const auto found = statement.objectClass ? statement.objectClass : defaultClass(m_model, type);
    if (!found) {
        report(diag::noClass, {std::string(type)});
    }
    return found;
}

Row Setting::make(Writer::NewObject object, const ScenarioStatement& statement) {
    object.name = statement.name;
    if (object.birthKey == 0) {
        object.birthKey = keyOfName(statement.name);
    }
    const Row row = m_writer.create(object, m_cause);
    if (row != noRow) {
        m_made.emplace(m_cause.firing, row);
        for (const auto& [column, value] : statement.properties) {
            write(row, column, value);
        }
    }
    return row;
}

void Setting::write(Row row, ColumnId column, double value) {
    const ColumnSpec& spec = m_model.layout[column];
    if (!view().has(row, column)) {
        report(diag::notOnObject, {view().nameOf(row), typeName(row), spec.name});
        return;
    }
    if (spec.format.kind == FormatKind::text && spec.role == ColumnRole::property && value >= 0.0) {
        value = m_writer.universe().textOf(static_cast<std::size_t>(value));
    }
    m_writer.write(column, row, value, m_cause);
}

/// The birth key of an object without a name of its own: the next of its class there.
std::uint64_t Setting::keyOn(Row host, ClassIndex objectClass) const {
    const View now = view();
    const double on = host == noRow ? noneValue : host;
    std::uint64_t before = 0;
    for (Row row = 0; row < now.rowCount; ++row) {
        before += now.builtin(Builtin::objectClass, row) == objectClass && now.builtin(Builtin::attachedTo, row) == on;
    }
    const std::uint64_t place = host == noRow ? stableHash("scenario object") : now.birthKeys[host];
    return joinKeys(joinKeys(place, stableHash(m_model.classes[objectClass].id)), before);
}

void Setting::makeGame() {
    if (const auto game = defaultClass(m_model, "game")) {
        m_writer.create({.objectClass = *game, .birthKey = stableHash("game")},
                        {.kind = CauseKind::setup, .moment = m_moment});
    }
}

void Setting::makeEmpire(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "empire");
    if (objectClass && isNewName(statement.name)) {
        make({.objectClass = *objectClass}, statement);
    }
}

void Setting::setCapital(const ScenarioStatement& statement, std::uint32_t index) {
    m_where = statement.where;
    m_cause = {.kind = CauseKind::setup, .firing = index, .moment = m_moment};
    const auto owner = findEmpire(view(), statement.name);
    if (!owner || statement.other.empty()) {
        return;
    }
    if (const auto capital = object(statement.other)) {
        m_writer.write(builtin(Builtin::capital), *owner, *capital, m_cause);
        m_writer.write(builtin(Builtin::homeworld), *owner, *capital, m_cause);
        if (view().builtin(Builtin::owners, *capital) == 0.0) {
            m_writer.setOwners(*capital, {*owner}, m_cause);
        }
    }
}

bool Setting::mayStandOn(TypeIndex type, Row host) const {
    const auto& hosts = m_model.vocabulary.types()[type].attachedTo;
    return std::ranges::find(hosts, view().typeOf(host)) != hosts.end();
}

/// The team, and its empires attached to it (X1.8).
void Setting::makeTeam(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "team");
    if (!objectClass || !isNewName(statement.name)) {
        return;
    }
    const Row team = make({.objectClass = *objectClass}, statement);
    std::istringstream ids(statement.other);
    for (std::string id; team != noRow && ids >> id;) {
        const auto member = empire(id);
        if (!member) {
            continue;
        }
        if (!mayStandOn(view().typeOf(*member), team)) {
            report(diag::cannotAttach, {id, typeName(*member), statement.name, typeName(team)});
            continue;
        }
        m_writer.write(builtin(Builtin::attachedTo), *member, team, m_cause);
    }
}

void Setting::makeMap(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "map");
    if (objectClass && isNewName(statement.name)) {
        make({.objectClass = *objectClass}, statement);
    }
}

void Setting::makeSystem(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "system");
    if (!objectClass || !isNewName(statement.name)) {
        return;
    }
    Row map = noRow;
    if (!statement.object.empty()) {
        const auto named = object(statement.object);
        if (!named) {
            return;
        }
        map = *named;
        const TypeIndex type = m_model.classes[*objectClass].type;
        if (!mayStandOn(type, map)) {
            report(diag::cannotAttach,
                   {statement.name, m_model.vocabulary.types()[type].id, statement.object, typeName(map)});
            return;
        }
    }
    make({.objectClass = *objectClass, .attachedTo = map, .position = std::pair(statement.x, statement.y)}, statement);
}

void Setting::addLane(const ScenarioStatement& statement) {
    const auto from = system(statement.object);
    const auto to = system(statement.other);
    if (from && from == to) {
        report(diag::laneToItself, {statement.object});
    } else if (from && to) {
        m_lanes.emplace_back(*from, *to);
    }
}

void Setting::layLanes() {
    if (!m_lanes.empty()) {
        const auto& known = m_writer.universe().lanes().lanes;
        m_lanes.insert(m_lanes.end(), known.begin(), known.end());
        m_writer.setLanes(std::move(m_lanes));
        m_lanes.clear();
    }
}

std::optional<Writer::NewObject> Setting::planned(const ScenarioStatement& statement) {
    m_where = statement.where;
    return statement.kind == StatementKind::planet ? plannedPlanet(statement) : plannedPlace(statement);
}

std::optional<Writer::NewObject> Setting::plannedPlanet(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "planet");
    const auto host = system(statement.object);
    const auto owners = ownersOf(statement.owner);
    if (!objectClass || !host) {
        return std::nullopt;
    }
    return Writer::NewObject{.objectClass = *objectClass, .attachedTo = *host, .owners = owners.value_or(0)};
}

void Setting::makePlanet(const ScenarioStatement& statement) {
    if (auto object = planned(statement); object && isNewName(statement.name)) {
        make(std::move(*object), statement);
    }
}

void Setting::place(const ScenarioStatement& statement) {
    if (statement.objectClass && isNewName(statement.name)) {
        if (auto object = planned(statement)) {
            make(std::move(*object), statement);
        }
    }
}

std::optional<Writer::NewObject> Setting::plannedPlace(const ScenarioStatement& statement) {
    if (!statement.objectClass) {
        return std::nullopt;
    }
    const CheckedClass& made = m_model.classes[*statement.objectClass];
    const Type& type = m_model.vocabulary.types()[made.type];
    Writer::NewObject placed{.objectClass = *statement.objectClass};
    Row host = noRow;
    if (!statement.object.empty()) {
        const auto named = object(statement.object);
        if (!named) {
            return std::nullopt;
        }
        host = *named;
        if (std::ranges::find(type.attachedTo, view().typeOf(host)) != type.attachedTo.end()) {
            placed.attachedTo = host;
        } else if (type.attachedTo.empty() && view().builtin(Builtin::positioned, host) != 0.0) {
            // What is attached to nothing, as a ship may be, is put where the other is.
            const double inSystem = view().builtin(Builtin::system, host);
            placed.position = std::pair(view().builtin(Builtin::x, host), view().builtin(Builtin::y, host));
            placed.system = inSystem >= 0.0 ? static_cast<Row>(inSystem) : noRow;
        } else {
            report(diag::cannotAttach, {made.id, type.id, view().nameOf(host), typeName(host)});
            return std::nullopt;
        }
    }
    if (!statement.owner.empty() || host == noRow) {
        placed.owners = ownersOf(statement.owner).value_or(0);
    } else if (isOf(host, "empire")) {
        placed.owners = m_writer.internOwners({host});
    } else {
        m_writer.refreshDerived();
        placed.owners = static_cast<std::uint32_t>(view().builtin(Builtin::owners, host));
    }
    if (statement.name.empty()) {
        placed.birthKey = keyOn(host, *statement.objectClass);
    }
    return placed;
}

void Setting::giveTech(const ScenarioStatement& statement) {
    const auto owner = empire(statement.object);
    if (!owner || !statement.objectClass) {
        return;
    }
    const View now = view();
    for (Row row = 0; row < now.rowCount; ++row) {
        const auto owners = static_cast<std::uint32_t>(now.builtin(Builtin::owners, row));
        if (now.builtin(Builtin::objectClass, row) == *statement.objectClass && now.exists(row) &&
            now.ownerSets->contains(owners, *owner)) {
            return; // the empire has it already
        }
    }
    const CheckedClass& made = m_model.classes[*statement.objectClass];
    const auto& hosts = m_model.vocabulary.types()[made.type].attachedTo;
    const bool isAttached = std::ranges::find(hosts, now.typeOf(*owner)) != hosts.end();
    const std::uint64_t key = joinKeys(now.birthKeys[*owner], stableHash(made.id));
    make({.objectClass = *statement.objectClass,
          .attachedTo = isAttached ? *owner : noRow,
          .owners = m_writer.internOwners({*owner}),
          .birthKey = key},
         statement);
}

void Setting::set(const ScenarioStatement& statement) {
    const auto target = object(statement.object);
    if (!target) {
        return;
    }
    if (statement.setsOwner) {
        if (isOf(*target, "system")) {
            report(diag::derivedOwner, {view().nameOf(*target)});
        } else if (const auto owners = ownersOf(statement.owner)) {
            m_writer.write(builtin(Builtin::owners), *target, *owners, m_cause);
        }
    }
    if (statement.setsTarget) {
        const bool isNone = statement.target.empty() || statement.target == "none";
        const auto aim = isNone ? std::nullopt : object(statement.target);
        if (isNone || aim) {
            m_writer.write(builtin(Builtin::target), *target, aim ? static_cast<double>(*aim) : noneValue, m_cause);
        }
    }
    if (statement.column && !statement.other.empty()) {
        if (const auto held = object(statement.other)) {
            write(*target, *statement.column, *held);
        }
    } else if (statement.column) {
        write(*target, *statement.column, statement.value);
    }
    for (const auto& [column, value] : statement.properties) {
        write(*target, column, value);
    }
}

void Setting::setInitials(const std::vector<GalaxyInitial>& initials) {
    const View now = view();
    Bitmap homes(now.rowCount);
    for (Row row = 0; row < now.rowCount; ++row) {
        const double capital = now.builtin(Builtin::capital, row);
        if (capital >= 0.0 && now.exists(row)) {
            homes.set(static_cast<Row>(capital));
        }
    }
    for (const GalaxyInitial& initial : initials) {
        const auto type = m_model.vocabulary.findType(initial.on);
        RowList rows;
        for (Row row = 0; row < now.rowCount; ++row) {
            const bool isMeant = initial.on == "home"    ? homes.test(row)
                                 : initial.on == "owned" ? now.builtin(Builtin::owners, row) != 0.0
                                                         : type && now.typeOf(row) == *type;
            if (isMeant && now.exists(row) && now.has(row, m_model.layout.meter(initial.meter, false))) {
                rows.push_back(row);
            }
        }
        if (!rows.empty()) {
            const std::vector<double> values(rows.size(), initial.value);
            const auto list = std::make_shared<const RowList>(std::move(rows));
            for (const bool ofMax : {false, true}) {
                m_writer.write(m_model.layout.meter(initial.meter, ofMax), list, values,
                               {.kind = CauseKind::setup, .moment = m_moment});
            }
        }
    }
}

NameSet namesGiven(const CheckedScenario& scenario) {
    NameSet names;
    for (const ScenarioStatement& statement : scenario.statements) {
        if (!statement.name.empty()) {
            names.insert(statement.name);
        }
    }
    return names;
}

} // namespace

std::optional<Row> findObject(const View& view, std::string_view name) {
    if (const auto named = findNamed(view, name, std::nullopt)) {
        return named;
    }
    Row row = noRow;
    if (name.size() > 1 && name.front() == '#') {
        const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), row);
        if (error == std::errc() && end == name.data() + name.size() && view.exists(row)) {
            return row;
        }
    }
    return std::nullopt;
}

std::optional<Row> findEmpire(const View& view, std::string_view id) {
    const auto type = view.model->vocabulary.findType("empire");
    return type ? findNamed(view, id, type) : std::nullopt;
}

void setTable(const CheckedScenario& scenario, Writer& writer, std::vector<Diagnostic>& diagnostics) {
    Setting setting(writer, diagnostics);
    const auto applyAll = [&](std::initializer_list<StatementKind> kinds) {
        for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
            const ScenarioStatement& statement = scenario.statements[i];
            if (statement.turn == 0 && !statement.isHidden && std::ranges::find(kinds, statement.kind) != kinds.end()) {
                setting.apply(statement, i);
            }
        }
    };
    setting.makeGame();
    applyAll({StatementKind::empire});
    if (scenario.galaxy) {
        std::vector<Row> homeless;
        for (const ScenarioStatement& statement : scenario.statements) {
            const bool wantsHome = statement.kind == StatementKind::empire && statement.other.empty();
            const auto row = findEmpire(writer.universe().view(), statement.name);
            if (wantsHome && statement.turn == 0 && row && std::ranges::find(homeless, *row) == homeless.end()) {
                homeless.push_back(*row);
            }
        }
        makeGalaxy(*scenario.galaxy, std::move(homeless), namesGiven(scenario), writer, diagnostics);
    }
    applyAll({StatementKind::team, StatementKind::map});
    applyAll({StatementKind::system});
    applyAll({StatementKind::planet, StatementKind::lane});
    setting.layLanes();
    for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
        if (scenario.statements[i].turn == 0 && scenario.statements[i].kind == StatementKind::empire) {
            setting.setCapital(scenario.statements[i], i);
        }
    }
    if (scenario.galaxy) {
        setting.setInitials(scenario.galaxy->initials);
    }
    applyAll({StatementKind::place, StatementKind::giveTech, StatementKind::set});
    writer.refreshDerived();
    beginAgenda(scenario, setting.made(), writer, diagnostics);
    writer.closeTurn();
}

std::optional<Writer::NewObject> plannedObject(const ScenarioStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics) {
    auto planned = Setting(writer, diagnostics, false).planned(statement);
    if (planned) {
        planned->name = statement.name;
        planned->birthKey = planned->birthKey == 0 ? keyOfName(statement.name) : planned->birthKey;
    }
    return planned;
}

void applyStatement(const ScenarioStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics) {
    Setting setting(writer, diagnostics);
    setting.apply(statement, index);
    setting.layLanes();
    if (statement.kind == StatementKind::empire) {
        setting.setCapital(statement, index);
    }
    writer.refreshDerived();
}

} // namespace orrery::engine
