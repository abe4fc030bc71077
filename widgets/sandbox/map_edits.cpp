// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/map_edits.h"

#include "engine/check/scenario/statements.h"
#include "engine/trace/replay.h"
#include "engine/universe/scenario.h"
#include "engine/universe/universe.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/edits/xml_layout.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/statements_model.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>

namespace orrery::widgets {

using engine::Builtin;
using engine::Element;
using engine::noRow;
using engine::Row;
using engine::XmlTree;

namespace {

std::string numberText(double value) {
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value + 0.0).ptr; // + 0.0: no "-0"
    return {buffer, end};
}

QString pointText(QPointF point) {
    return QStringLiteral("(%1, %2)")
        .arg(QString::fromStdString(numberText(point.x())), QString::fromStdString(numberText(point.y())));
}

/// Returns the place of a new line. Most statements of a turn act in their order, so the line comes after all others.
/// Objects and starlanes stand with their like.
StructureSpot spotOf(const StatementLines& lines, std::string_view xml) {
    const XmlTree pieces = parsePieces(xml); // comments may come before the element
    const std::vector<Element> added = Element{&pieces, pieces.root()}.children();
    const std::string_view tag = added.empty() ? std::string_view() : added.front().tag();
    const engine::StatementSpec* const row = lines.vocabulary->statement(tag);
    const bool joinsItsLike = row != nullptr && row->round != engine::SetupRound::others;
    std::uint32_t after = XmlTree::none;
    bool isLike = false;
    for (const Element child : lines.parent.children()) {
        const engine::StatementSpec* const spec = lines.vocabulary->statement(child.tag());
        const bool isOfTag = joinsItsLike && child.tag() == tag;
        if (isOfTag || (!isLike && (spec != nullptr || child.tag() == "galaxy"))) {
            after = child.index;
            isLike = isLike || isOfTag;
        }
    }
    StructureSpot spot{.parent = lines.parent.index, .before = XmlTree::none};
    bool isBehind = after == XmlTree::none;
    for (const Element child : lines.parent.children()) {
        if (isBehind) {
            spot.before = child.index;
            break;
        }
        isBehind = child.index == after;
    }
    return spot;
}

std::optional<Element> scenarioIn(const XmlTree& tree, std::string_view id) {
    const Element root{&tree, tree.root()};
    for (const Element child : tree.root() == XmlTree::none ? std::vector<Element>() : root.children()) {
        if (child.tag() == "scenario" && child.value("id") == id && !child.node().isBroken) {
            return child;
        }
    }
    return std::nullopt;
}

} // namespace

MapEdits::MapEdits(Sandbox& sandbox, DocumentStore& store, std::function<AnalysisPtr()> latest, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_store(store), m_latest(std::move(latest)) {}

const engine::Session* MapEdits::session() const {
    return m_sandbox.session();
}

engine::View MapEdits::view() const {
    return session()->state().view();
}

std::optional<QString> MapEdits::scenario() const {
    const auto base = m_sandbox.base();
    if (!base || !base->isFromContent || m_sandbox.turn() != 0 || scenarioDocument(base->scenario.id) == nullptr) {
        return std::nullopt;
    }
    return QString::fromStdString(base->scenario.id);
}

QString MapEdits::placeText() const {
    if (!m_sandbox.hasRun()) {
        return {};
    }
    const auto id = scenario();
    return id ? tr("Changes on the map edit the scenario '%1'").arg(*id)
              : tr("Changes on the map become sandbox statements of turn %1").arg(m_sandbox.turn());
}

Document* MapEdits::scenarioDocument(const std::string& id) const {
    const AnalysisPtr analysis = m_latest();
    const engine::CheckedScenario* const found = analysis ? analysis->model->findScenario(id) : nullptr;
    return found != nullptr ? m_store.find(analysis->pathOf(found->where.file)) : nullptr;
}

/// Returns whether the newest analysis has read a document's present text.
bool MapEdits::isAnalysed(const Document& document) const {
    const AnalysisPtr analysis = m_latest();
    const QString& path = document.shownPath();
    return analysis && analysis->versions.contains(path) && analysis->versions.value(path) == document.version();
}

/// Returns the tree of a document's present text. The analysis has it, except soon after an edit.
std::shared_ptr<const XmlTree> MapEdits::treeOf(Document& document) const {
    const AnalysisPtr analysis = m_latest();
    return isAnalysed(document) ? analysis->project.trees[analysis->fileOf(document.shownPath()).value]
                                : std::make_shared<const XmlTree>(engine::parseXml(document.source(), {}));
}

bool MapEdits::isSystem(Row row) const {
    const engine::View now = view();
    return now.model->vocabulary.findType("system") == now.typeOf(row);
}

Row MapEdits::systemOf(Row row) const {
    const double system = view().builtin(Builtin::system, row);
    return system < 0.0 ? noRow : static_cast<Row>(system);
}

QString MapEdits::nameOf(Row row) const {
    const QString name = QString::fromStdString(view().nameOf(row));
    return name == QStringLiteral("#%1").arg(row) ? typeLabel(row) + QLatin1Char(' ') + name : name;
}

QString MapEdits::typeLabel(Row row) const {
    const engine::View now = view();
    const engine::Type& type = now.model->vocabulary.types()[now.typeOf(row)];
    return engineText(type.label.empty() ? type.id : type.label);
}

std::string MapEdits::reference(Row row) const {
    return engine::objectReference(view(), row);
}

bool MapEdits::mayStandOn(Row row, Row host) const {
    const engine::View now = view();
    const auto& hosts = now.model->vocabulary.types()[now.typeOf(row)].attachedTo;
    return std::find(hosts.begin(), hosts.end(), now.typeOf(host)) != hosts.end();
}

/// Returns whether an object is another object, or is attached to it.
bool MapEdits::isWithin(Row row, Row whole) const {
    const engine::View now = view();
    constexpr int highestTree = 64; // limits the climb, because content may write attachments in a cycle
    for (int height = 0; row != noRow && height < highestTree; ++height) {
        if (row == whole) {
            return true;
        }
        row = now.parent(row);
    }
    return false;
}

/// Returns the objects that vanish with an object: those attached to it, and the contents of a system.
std::vector<Row> MapEdits::withContents(Row row) const {
    const engine::View now = view();
    const bool ofSystem = isSystem(row);
    std::vector<Row> found;
    for (Row one = 0; one < now.rowCount; ++one) {
        const bool isInside = ofSystem && now.builtin(Builtin::system, one) == static_cast<double>(row);
        if (now.exists(one) && (isInside || isWithin(one, row))) {
            found.push_back(one);
        }
    }
    return found;
}

/// Returns the references to objects: their unique names, and # with their ids. Looks the names up once, because a
/// scenario can have many lines.
RefersTo MapEdits::refersTo(const std::vector<Row>& rows) const {
    auto references = std::make_shared<std::set<std::string>>();
    for (const Row row : rows) {
        references->insert({reference(row), "#" + std::to_string(row)});
    }
    return [references](const std::string& text) { return references->contains(text); };
}

std::vector<Row> MapEdits::hostsFor(Row row) const {
    std::vector<Row> hosts;
    if (session() == nullptr) {
        return hosts;
    }
    const engine::View now = view();
    for (Row host = 0; host < now.rowCount; ++host) {
        if (now.exists(host) && host != now.parent(row) && mayStandOn(row, host) && !isWithin(host, row)) {
            hosts.push_back(host);
        }
    }
    return hosts;
}

bool MapEdits::hasLane(Row from, Row to) const {
    const auto& lanes = view().lanes->lanes;
    return std::binary_search(lanes.begin(), lanes.end(), std::pair<Row, Row>(std::minmax(from, to)));
}

MapEdits::Plan MapEdits::planOf(const MapDrop& drop) const {
    if (!isMapCurrent()) {
        return {.verdict = {.isAllowed = false, .text = tr("The sandbox computes the run")}};
    }
    const engine::View now = view();
    const auto exists = [&](Row row) { return row < now.rowCount && now.exists(row); };
    if (!exists(drop.row) || (drop.place.target && !exists(*drop.place.target))) {
        return {.verdict = {.isAllowed = false, .text = tr("The object does not exist in this turn")}};
    }
    return drop.kind == DragKind::lane ? planOfLane(drop.row, drop.place) : planOfMove(drop.row, drop.place);
}

MapEdits::Plan MapEdits::planOfLane(Row row, const DropPlace& place) const {
    const Row from = systemOf(row);
    const Row to = place.target ? systemOf(*place.target) : noRow;
    if (from == noRow || to == noRow || from == to) {
        return {.verdict = {.isAllowed = false, .text = tr("Starlane: drop on another system")}};
    }
    const QString text =
        hasLane(from, to) ? tr("Remove the starlane from %1 to %2") : tr("Add a starlane from %1 to %2");
    return {.act = Act::lane, .host = to, .verdict = {.isAllowed = true, .text = text.arg(nameOf(from), nameOf(to))}};
}

MapEdits::Plan MapEdits::planOfMove(Row row, const DropPlace& place) const {
    const engine::View now = view();
    const auto refused = [](const QString& why) { return Plan{.verdict = {.isAllowed = false, .text = why}}; };
    const Plan toPoint{
        .act = Act::move,
        .verdict = {.isAllowed = true, .text = tr("Move %1 to %2").arg(nameOf(row), pointText(place.point))}};
    if (isSystem(row)) {
        const bool isTaken = place.target && isSystem(*place.target);
        return isTaken ? refused(tr("%1 is already here").arg(nameOf(*place.target))) : toPoint;
    }
    if (!place.target) { // the map shows only what is in a system, so the object would vanish from it
        return refused(tr("Drop %1 on a system or on another object").arg(nameOf(row)));
    }
    const Row system = systemOf(*place.target);
    const Row host = mayStandOn(row, *place.target)               ? *place.target
                     : system != noRow && mayStandOn(row, system) ? system
                                                                  : noRow;
    if (isWithin(*place.target, row)) {
        return refused(tr("%1 is attached to %2").arg(nameOf(*place.target), nameOf(row)));
    }
    if (host == noRow) {
        return refused(tr("%1 cannot be attached to %2").arg(nameOf(row), nameOf(*place.target)));
    }
    const bool isThere = isSystem(host) ? systemOf(row) == host && (now.parent(row) == host || now.parent(row) == noRow)
                                        : now.parent(row) == host;
    if (isThere) {
        return refused(tr("%1 is there already").arg(nameOf(row)));
    }
    const QString text = isSystem(host) ? tr("Move %1 into %2") : tr("Attach %1 to %2");
    return {.act = Act::put, .host = host, .verdict = {.isAllowed = true, .text = text.arg(nameOf(row), nameOf(host))}};
}

void MapEdits::carryOut(const MapDrop& drop) {
    const Plan plan = planOf(drop);
    switch (plan.act) {
    case Act::none:
        emit said(plan.verdict.text);
        return;
    case Act::move:
        moveTo(drop.row, drop.place.point);
        return;
    case Act::put:
        putOn(drop.row, plan.host);
        return;
    case Act::lane:
        toggleLane(systemOf(drop.row), plan.host);
        return;
    }
}

std::optional<engine::Location> MapEdits::creationOf(Row row) const {
    const std::uint32_t turn = m_sandbox.turn();
    const engine::History& history = session()->history();
    if (row == noRow || view().builtin(Builtin::created, row) != turn || !history.isLogKept(turn)) {
        return std::nullopt;
    }
    const engine::ColumnId exists = view().layout->builtin(Builtin::exists);
    const engine::TurnLog& log = history.log(turn);
    const auto& statements = session()->scenario().statements;
    for (const engine::Run& run : log.runs) {
        if (run.column == exists && run.rows->size() == 1 && run.rows->front() == row) {
            const bool isKnown = engine::isByStatement(log, run) && run.firing < statements.size();
            return isKnown ? std::optional(statements[run.firing].where) : std::nullopt;
        }
    }
    return std::nullopt;
}

Row MapEdits::subjectOf(const engine::CheckedStatement& statement) const {
    for (const std::string_view attribute : {"object", "on", "system", "from"}) {
        if (const auto found = engine::findObject(view(), statement.text(attribute))) {
            return *found;
        }
    }
    return noRow;
}

std::optional<LineChange> MapEdits::change(const QString& what, Row row, const Change& make) {
    if (session() == nullptr) {
        emit said(m_sandbox.hasRun() ? tr("The sandbox computes the run. Try again when it is done.")
                                     : tr("Open a scenario or create a new galaxy first."));
        return std::nullopt;
    }
    const auto created = creationOf(row);
    const auto& files = session()->program().model->files;
    const QString file = created && created->file.value < files.size()
                             ? QString::fromStdString(files[created->file.value]->path())
                             : QString();
    const auto id = scenario();
    const Document* const document = id ? scenarioDocument(id->toStdString()) : nullptr;
    // A scenario does not know the objects that the sandbox has created in turn 0.
    const bool isOfScenario = document != nullptr && (!created || document->shownPath() == file);
    // A place in the text is valid only for the text that the run has read.
    const AnalysisPtr analysis = m_latest();
    const bool isRead = isOfScenario ? isAnalysed(*document) && session()->sharedProgram() == analysis->program
                                     : m_sandbox.isUpToDate();
    if (!isRead && reference(row).starts_with('#')) { // in a newer text, the number can mean another object
        emit said(tr("The content is being checked; try again in a moment."));
        return std::nullopt;
    }
    const auto own = created && isRead ? std::optional(created->span) : std::nullopt;
    return isOfScenario ? changeScenario(*id, what, own, make) : changeRun(what, own, make);
}

std::optional<LineChange> MapEdits::changeScenario(const QString& id, const QString& what,
                                                   std::optional<engine::Span> own, const Change& make) {
    Document* const document = scenarioDocument(id.toStdString());
    const auto tree = treeOf(*document);
    const auto element = scenarioIn(*tree, id.toStdString());
    if (!element) {
        emit said(tr("The scenario '%1' contains an XML error, or has another id now.").arg(id));
        return std::nullopt;
    }
    const StatementLines lines{.parent = *element, .vocabulary = &view().model->vocabulary, .turn = 0, .own = own};
    LineChange change = make(lines);
    if (!change.added.empty()) {
        const auto added = addElements(*tree, spotOf(lines, change.added), change.added);
        change.edits = added ? added->edits : std::vector<engine::TextEdit>();
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : change.edits) {
        edits.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    m_store.finishTyping();
    if (edits.empty() || !m_store.apply(tr("Scenario %1: %2").arg(id, what), std::move(edits))) {
        emit said(tr("Nothing to change: %1.").arg(what));
        return std::nullopt;
    }
    return change;
}

std::optional<std::vector<DocumentEdit>> MapEdits::additionTo(const QString& scenario, const std::string& xml) const {
    Document* const document = scenarioDocument(scenario.toStdString());
    if (document == nullptr) {
        return std::nullopt;
    }
    const auto tree = treeOf(*document);
    const auto element = scenarioIn(*tree, scenario.toStdString());
    const auto base = m_sandbox.base();
    const auto added =
        element && base
            ? addElements(*tree, spotOf({.parent = *element, .vocabulary = &base->model->vocabulary}, xml), xml)
            : std::nullopt;
    if (!added) {
        return std::nullopt;
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : added->edits) {
        edits.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return edits;
}

std::optional<LineChange> MapEdits::changeRun(const QString& what, std::optional<engine::Span> own,
                                              const Change& make) {
    const std::uint32_t turn = m_sandbox.turn();
    LineChange change;
    bool isEmpty = false;
    const auto edit = [&](const std::shared_ptr<const engine::SourceText>& text,
                          const RunBase& base) -> std::optional<std::vector<engine::TextEdit>> {
        const XmlTree tree = engine::parseXml(text, {});
        const XmlTree none = engine::parseXml(std::make_shared<const engine::SourceText>("", "<run/>"), {});
        const auto run = runIn(tree, base);
        const Element parent = run ? *run : Element{&none, none.root()};
        change = make({.parent = parent, .vocabulary = &base.model->vocabulary, .turn = turn, .own = own});
        isEmpty = change.added.empty() && change.edits.empty();
        return change.added.empty() ? change.edits : widgets::additionTo(text, base, {{turn, change.added}});
    };
    const bool isDone = m_sandbox.changeStatements(tr("Turn %1: %2").arg(turn).arg(what), edit);
    return isDone && !isEmpty ? std::optional(change) : std::nullopt;
}

void MapEdits::report(const QString& what, const std::optional<LineChange>& change, const QString& object) {
    if (!change) {
        return;
    }
    const auto id = scenario();
    QString words = id ? tr("In the scenario '%1': %2.").arg(*id, what)
                       : tr("Sandbox statement of turn %1: %2.").arg(m_sandbox.turn()).arg(what);
    if (change->removed > 0) {
        words += QLatin1Char(' ') +
                 tr("Also removed: %n line(s) that refer to it.", nullptr, static_cast<int>(change->removed));
    }
    emit said(words);
    emit changed(object);
}

void MapEdits::removeFromMap(Row row) {
    if (isMapCurrent()) {
        remove(row);
    } else {
        emit said(tr("The sandbox computes the run. Try again when it is done."));
    }
}

void MapEdits::remove(Row row) {
    if (session() == nullptr || row >= view().rowCount || !view().exists(row)) {
        return;
    }
    const QString what = tr("remove %1").arg(nameOf(row));
    // The object around it is selected next, because its own row may belong to another object then.
    const Row around = view().parent(row) != noRow ? view().parent(row) : systemOf(row);
    const QString next = around != noRow && around != row ? QString::fromStdString(reference(around)) : QString();
    const auto done = change(what, row, [&](const StatementLines& lines) {
        return removeObject(lines, reference(row), refersTo({row}), refersTo(withContents(row)));
    });
    report(what, done, next);
}

void MapEdits::moveTo(Row row, QPointF position) {
    const QString what = tr("move %1 to %2").arg(nameOf(row), pointText(position));
    const QString object = QString::fromStdString(reference(row));
    const auto done = change(what, row, [&](const StatementLines& lines) {
        return widgets::moveTo(lines, reference(row), refersTo({row}),
                               {numberText(position.x()), numberText(position.y())});
    });
    report(what, done, object);
}

void MapEdits::putOn(Row row, Row host) {
    const QString what =
        (isSystem(host) ? tr("move %1 into %2") : tr("attach %1 to %2")).arg(nameOf(row), nameOf(host));
    const QString object = QString::fromStdString(reference(row));
    const auto done = change(what, row, [&](const StatementLines& lines) {
        return widgets::putOn(lines, isSystem(host) ? "move" : "attach", reference(row), refersTo({row}),
                              reference(host));
    });
    report(what, done, object);
}

void MapEdits::toggleLane(Row from, Row to) {
    const bool isThere = hasLane(from, to);
    const QString what = (isThere ? tr("remove the starlane from %1 to %2") : tr("add a starlane from %1 to %2"))
                             .arg(nameOf(from), nameOf(to));
    const std::pair a(reference(from), refersTo({from}));
    const std::pair b(reference(to), refersTo({to}));
    const auto done = change(what, noRow, [&](const StatementLines& lines) {
        return isThere ? removeLane(lines, a, b) : addLane(lines, a, b);
    });
    report(what, done, QString::fromStdString(a.first));
}

void MapEdits::addSystem(const QString& name, QPointF position) {
    engine::CheckedStatement system = engine::newStatement(
        *view().model->vocabulary.statement("system"),
        {{"name", name.toStdString()}, {"x", numberText(position.x())}, {"y", numberText(position.y())}});
    apply(system);
}

void MapEdits::addPlanet(const QString& name, Row system) {
    apply(engine::newStatement(*view().model->vocabulary.statement("planet"),
                               {{"name", name.toStdString()}, {"system", reference(system)}}));
}

void MapEdits::apply(const engine::CheckedStatement& statement) {
    if (session() == nullptr) {
        change({}, noRow, {}); // reports the reason
        return;
    }
    engine::CheckedStatement made = statement;
    made.turn = m_sandbox.turn();
    const std::string name = made.spec->name.empty() ? std::string() : made.name();
    const std::string subject = made.text("object");
    const auto object = engine::findObject(view(), subject);
    const QString what = sentenceOf(made, view().model->vocabulary);
    const auto done = change(what, subjectOf(made), [&](const StatementLines& lines) {
        if (made.spec->tag == "set" && object && made.argument("owner") != nullptr) {
            return setValue(lines, subject, refersTo({*object}), "owner", made.text("owner"));
        }
        if (made.spec->tag == "set" && object && made.argument("property") != nullptr) {
            return setValue(lines, subject, refersTo({*object}), made.text("property"), made.text("value"));
        }
        return LineChange{.added = engine::statementXml(made)};
    });
    report(what, done, QString::fromStdString(name.empty() ? subject : name));
}

QString MapEdits::freeName(const QString& like) const {
    QString name = like;
    for (int number = 2; session() != nullptr && engine::findObject(view(), name.toStdString()); ++number) {
        name = QStringLiteral("%1 %2").arg(like).arg(number);
    }
    return name;
}

QString MapEdits::nameProblem(const QString& name) const {
    if (name.trimmed().isEmpty()) {
        return tr("Enter a name.");
    }
    return session() != nullptr && engine::findObject(view(), name.toStdString())
               ? tr("'%1' is the name of another object.").arg(name)
               : QString();
}

} // namespace orrery::widgets
