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
#include "widgets/words/shown_name.h"

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

MapEdits::MapEdits(Sandbox& sandbox, DocumentStore& store, std::function<AnalysisPtr()> latest, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_store(store), m_scenarios(store, std::move(latest)) {}

const engine::Session* MapEdits::session() const {
    return m_sandbox.session();
}

engine::View MapEdits::view() const {
    return session()->state().view();
}

std::optional<QString> MapEdits::scenario() const {
    const auto base = m_sandbox.base();
    if (!base || !base->isFromContent || !base->branch.empty() || m_sandbox.turn() != 0 ||
        m_scenarios.find(base->scenario.id) == nullptr) {
        return std::nullopt;
    }
    return QString::fromStdString(base->scenario.id);
}

QString MapEdits::placeText() const {
    if (!m_sandbox.hasRun()) {
        return {};
    }
    if (const auto base = m_sandbox.base(); base && !base->branch.empty()) {
        return tr("Changes on the map become statements of the what-if “%1”").arg(QString::fromStdString(base->branch));
    }
    const auto id = scenario();
    return id ? tr("Changes on the map edit the scenario '%1'").arg(*id)
              : tr("Changes on the map become sandbox statements of turn %1").arg(m_sandbox.turn());
}

bool MapEdits::isSystem(Row row) const {
    return MapObjects(view()).isSystem(row);
}

Row MapEdits::systemOf(Row row) const {
    return MapObjects(view()).systemOf(row);
}

QString MapEdits::nameOf(Row row) const {
    return MapObjects(view()).nameOf(row);
}

std::vector<Row> MapEdits::hostsFor(Row row) const {
    return session() != nullptr ? MapObjects(view()).hostsFor(row) : std::vector<Row>();
}

bool MapEdits::hasLane(Row from, Row to) const {
    return MapObjects(view()).hasLane(from, to);
}

std::string MapEdits::reference(Row row) const {
    return MapObjects(view()).reference(row);
}

RefersTo MapEdits::refersTo(const std::vector<Row>& rows) const {
    return MapObjects(view()).refersTo(rows);
}

std::optional<std::vector<DocumentEdit>> MapEdits::additionTo(const QString& scenario, const std::string& xml) const {
    const auto base = m_sandbox.base();
    return base ? m_scenarios.additionTo(scenario.toStdString(), xml, base->model->vocabulary) : std::nullopt;
}

DropPlan MapEdits::planOf(const MapDrop& drop) const {
    return isMapCurrent() ? MapObjects(view()).planOf(drop)
                          : DropPlan{.verdict = {.isAllowed = false, .text = tr("The sandbox computes the run")}};
}

void MapEdits::carryOut(const MapDrop& drop) {
    const DropPlan plan = planOf(drop);
    switch (plan.act) {
    case DropAct::none:
        emit said(plan.verdict.text);
        return;
    case DropAct::move:
        moveTo(drop.row, drop.place.point);
        return;
    case DropAct::put:
        putOn(drop.row, plan.host);
        return;
    case DropAct::lane:
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

std::optional<LineChange> MapEdits::change(const QString& what, Row row, const std::vector<Row>& others,
                                           const Change& make, bool isByNumber) {
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
    const Document* const document = id ? m_scenarios.find(id->toStdString()) : nullptr;
    // A scenario does not know the objects that the sandbox has created in turn 0.
    const bool isOfScenario = document != nullptr && (!created || document->shownPath() == file);
    // A place in the text is valid only for the text that the run has read.
    const bool isRead = isOfScenario ? m_scenarios.isAnalysed(*document) &&
                                           session()->sharedProgram().get() == m_scenarios.analysedProgram()
                                     : m_sandbox.isUpToDate();
    // In a newer text, a number can mean another object.
    const auto needsNumber = [this](Row one) { return one != noRow && reference(one).starts_with('#'); };
    if (!isRead && (isByNumber || needsNumber(row) || std::ranges::any_of(others, needsNumber))) {
        emit said(tr("The content is being checked; try again in a moment."));
        return std::nullopt;
    }
    const auto own = created && isRead ? std::optional(created->span) : std::nullopt;
    return isOfScenario ? changeScenario(*id, what, own, make) : changeRun(what, own, make);
}

std::optional<LineChange> MapEdits::changeScenario(const QString& id, const QString& what,
                                                   std::optional<engine::Span> own, const Change& make) {
    Document* const document = m_scenarios.find(id.toStdString());
    const auto tree = m_scenarios.treeOf(*document);
    const auto element = ScenarioFile::elementIn(*tree, id.toStdString());
    if (!element) {
        emit said(tr("The scenario '%1' contains an XML error, or has another id now.").arg(id));
        return std::nullopt;
    }
    const StatementLines lines{.parent = *element, .vocabulary = &view().model->vocabulary, .turn = 0, .own = own};
    LineChange change = make(lines);
    if (!change.added.empty()) {
        change.edits = ScenarioFile::additionTo(*tree, lines, change.added);
    }
    std::vector<DocumentEdit> edits = ScenarioFile::editsOf(*document, change.edits);
    m_store.finishTyping();
    if (edits.empty() || !m_store.apply(tr("Scenario %1: %2").arg(id, what), std::move(edits))) {
        emit said(tr("Nothing to change: %1.").arg(what));
        return std::nullopt;
    }
    return change;
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
    const std::vector<Row> contents = MapObjects(view()).withContents(row);
    const auto removal = [&](const StatementLines& lines) {
        return removeObject(lines, reference(row), refersTo({row}), refersTo(contents));
    };
    const auto done = change(what, row, contents, removal, true);
    report(what, done, next);
}

void MapEdits::moveTo(Row row, QPointF position) {
    const QString what = tr("move %1 to %2").arg(nameOf(row), pointText(position));
    const QString object = QString::fromStdString(reference(row));
    const auto done = change(what, row, {}, [&](const StatementLines& lines) {
        return widgets::moveTo(lines, reference(row), refersTo({row}),
                               {statementNumber(position.x()), statementNumber(position.y())});
    });
    report(what, done, object);
}

void MapEdits::putOn(Row row, Row host) {
    const QString what =
        (isSystem(host) ? tr("move %1 into %2") : tr("attach %1 to %2")).arg(nameOf(row), nameOf(host));
    const QString object = QString::fromStdString(reference(row));
    const auto done = change(what, row, {host}, [&](const StatementLines& lines) {
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
    const auto done = change(what, noRow, {from, to}, [&](const StatementLines& lines) {
        return isThere ? removeLane(lines, a, b) : addLane(lines, a, b);
    });
    report(what, done, QString::fromStdString(a.first));
}

void MapEdits::addSystem(const QString& name, QPointF position) {
    engine::CheckedStatement system = engine::newStatement(
        *view().model->vocabulary.statement("system"),
        {{"name", name.toStdString()}, {"x", statementNumber(position.x())}, {"y", statementNumber(position.y())}});
    apply(system);
}

void MapEdits::addPlanet(const QString& name, Row system) {
    apply(engine::newStatement(*view().model->vocabulary.statement("planet"),
                               {{"name", name.toStdString()}, {"system", reference(system)}}));
}

void MapEdits::apply(const engine::CheckedStatement& statement) {
    if (session() == nullptr) {
        change({}, noRow, {}, {}); // reports the reason
        return;
    }
    engine::CheckedStatement made = statement;
    made.turn = m_sandbox.turn();
    const std::string name = made.spec->name.empty() ? std::string() : made.name();
    const std::string subject = made.text("object");
    const auto object = engine::findObject(view(), subject);
    const engine::View now = view();
    const QString what = sentenceOf(made, now.model->vocabulary, &now);
    std::vector<Row> others;
    for (const engine::CheckedArgument& argument : made.arguments) {
        const std::string text = made.text(argument.spec->name);
        if (const auto other = text.starts_with('#') ? engine::findObject(view(), text) : std::nullopt) {
            others.push_back(*other);
        }
    }
    const auto done = change(what, subjectOf(made), others, [&](const StatementLines& lines) {
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
