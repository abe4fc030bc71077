// SPDX-License-Identifier: GPL-3.0-or-later
// Statements, orders and decisions of the sandbox are text, and no use of the window loses any (I6.4).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/assist/index.h"
#include "engine/assist/rename.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/trace/happenings.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

/// Somebody takes Mars each turn, and in `asks` two buildings can respond. Scout can go to Vega.
const char* const content = R"xml(<orrery format="1">
  <class id="SHP" type="ship"><group id="engine"><scope><include><self/></include></scope>
    <effects><set-max-meter meter="Speed" value="20"/></effects></group></class>
  <class id="SHED" type="building"/>
  <class id="DEED" type="building"><group id="do">
    <scope><include><expression if='name == "Mars"'/></include></scope>
    <effects><set-owner empire="none"/></effects></group></class>
  <class id="STAY" type="building"><group id="stay"><trigger before="owner-changed"/>
    <scope><include><expression if='name == "Mars"'/></include></scope>
    <effects><message text="stay" to="everybody"/><prevent/></effects></group></class>
  <class id="LOSE" type="building"><group id="lose"><trigger before="owner-changed"/>
    <scope><include><expression if='name == "Mars"'/></include></scope>
    <effects><message text="lose" to="everybody"/><substitute><then><destroy-object/></then></substitute></effects>
    </group></class>
  <scenario id="calm">TABLE</scenario>
  <scenario id="asks">TABLE<policy order="ask"/>
    <place class="DEED" on="Home"/><place class="STAY" on="Home"/><place class="LOSE" on="Home"/></scenario>
</orrery>)xml";

const char* const table = R"xml(
    <empire id="Terrans" colour="#3a7bd5" capital="Home"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/><system name="Vega" x="100" y="0" star-colour="white"/>
    <lane from="Sol" to="Vega"/>
    <planet name="Home" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Mars" system="Sol" size="small" environment="desert" owner="Terrans"/>
    <place class="SHP" on="Sol" name="Scout" owner="Terrans"/>
)xml";

const char* const statementsPath = ".sandbox/statements.xml";

/// The turn of the statement or order, and the last turn of the run.
constexpr std::uint32_t made = 2;
constexpr std::uint32_t last = 4;

} // namespace

enum class Act { statement, order, decision };
Q_DECLARE_METATYPE(Act)

class StatementsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-statements-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
        connect(&m_dialogs, &QTimer::timeout, this, &StatementsTest::takeDialog);
        m_dialogs.start(5);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", R"(<project format="1" name="Done" version="1.0" rules="extended" scenario="calm"/>)");
        write("content.xml", QByteArray(content).replace("TABLE", table));
        m_answers = false;
        m_asked = 0;
        open();
    }
    void cleanup() {
        m_window->saveAll();
        m_window.reset();
    }

    NAMED_TEST(withdrawnTwice, "I6.4 an order that is withdrawn twice at once takes nothing else with it") {
        make(Act::order);
        goTo(made);
        m_window->sandbox().order(m_window->sandbox().session()->scenario().orders.front()); // the same once more
        settle();
        const engine::CheckedOrder order = m_window->sandbox().session()->scenario().orders.front();
        QCOMPARE(text().count("<move-order "), qsizetype{2});
        m_window->sandbox().withdraw(order);
        const QByteArray once = text();
        QCOMPARE(once.count("<move-order "), qsizetype{1});
        QVERIFY(m_window->sandbox().isBusy());
        m_window->sandbox().withdraw(order); // its place belongs to the text before
        QCOMPARE(text(), once);
        settle();
        QCOMPARE(text(), once);
    }

    void renamed_data() { acts("I6.4 renaming a class rewrites %1"); }
    void renamed() {
        QFETCH(Act, act);
        make(act);
        const QByteArray before = text();
        switch (act) {
        case Act::statement:
            rename(engine::NameKind::objectClass, "SHED", "BARN");
            QVERIFY(text().contains("class=\"BARN\""));
            break;
        case Act::order:
            rename(engine::NameKind::object, "Scout", "Rover");
            QVERIFY(text().contains("object=\"Rover\""));
            break;
        case Act::decision:
            rename(engine::NameKind::objectClass, "STAY", "KEEP");
            QVERIFY(text().contains("group=\"KEEP/stay\""));
            break;
        }
        QVERIFY(isCarriedOut(act));
        QCOMPARE(problems(), QStringList());
        m_window->store().history().undo();
        QCOMPARE(text(), before);
        QVERIFY(isCarriedOut(act));
    }

    NAMED_TEST(groupRenamed, "I6.4 renaming a group rewrites the decisions for it") {
        make(Act::decision);
        rename(engine::NameKind::group, "stay", "remain", "STAY");
        QVERIFY(text().contains("group=\"STAY/remain\""));
        QVERIFY(isCarriedOut(Act::decision));
    }

    void scenarioRenamed_data() { acts("I6.4 renaming the scenario keeps its run, with %1"); }
    void scenarioRenamed() {
        QFETCH(Act, act);
        make(act);
        const char* const id = act == Act::decision ? "asks" : "calm";
        rename(engine::NameKind::scenario, id, "other");
        QVERIFY(text().contains("<run scenario=\"other\">"));
        QCOMPARE(m_window->sandbox().session()->scenario().id, std::string("other"));
        QVERIFY(isCarriedOut(act));
    }

    void replaced_data() { acts("I6.4 replacing what it names keeps %1 with its reason; it works again after undo"); }
    void replaced() {
        QFETCH(Act, act);
        make(act);
        const QByteArray before = text();
        replace(act);
        QCOMPARE(text(), before);
        QVERIFY(!isCarriedOut(act));
        QCOMPARE(problems(), reasonOf(act));
        m_window->store().history().undo();
        QVERIFY(isCarriedOut(act));
        QCOMPARE(problems(), QStringList());
    }

    void earlier_data() { acts("I6.4 acting at an earlier turn keeps %1 of a later one"); }
    void earlier() {
        QFETCH(Act, act);
        make(act);
        const QByteArray before = text();
        goTo(1);
        place("Vega", act == Act::statement ? "SHP" : "SHED");
        QCOMPARE(m_window->sandbox().turn(), 1u);
        QCOMPARE(text().count("turn=\"1\""), before.count("turn=\"1\"") + 1);
        for (const QByteArray& line : before.split('\n')) {
            QVERIFY2(text().contains(line), line.constData());
        }
        QVERIFY(isCarriedOut(act));
    }

    void beginAgain_data() { acts("I6.4 Begin again keeps %1"); }
    void beginAgain() {
        QFETCH(Act, act);
        make(act);
        m_window->sandbox().restart();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 0u);
        QVERIFY(isCarriedOut(act));
    }

    void otherScenario_data() { acts("I6.4 another scenario, and back, keeps %1"); }
    void otherScenario() {
        QFETCH(Act, act);
        make(act);
        start(act == Act::decision ? "calm" : "asks");
        QVERIFY(!m_window->sandbox().hasStatements());
        start(act == Act::decision ? "asks" : "calm");
        QVERIFY(isCarriedOut(act));
    }

    void savedScenario_data() { acts("I6.4 Save as scenario writes %1"); }
    void savedScenario() {
        QFETCH(Act, act);
        make(act);
        const std::uint64_t hash = hashNow();
        saveScenario("saved");
        QVERIFY(m_window->store().find("scenarios/saved.xml") != nullptr);
        start("saved");
        QVERIFY(!m_window->sandbox().hasStatements()); // the saved scenario contains everything
        QVERIFY(isCarriedOut(act));
        QCOMPARE(hashNow(), hash);
    }

    NAMED_TEST(goesOnAsSaved, "I6.4 after Save as scenario, the run is that of the scenario, in the same turn") {
        make(Act::statement);
        const std::uint64_t hash = hashNow();
        const std::uint32_t turn = m_window->sandbox().turn();
        const auto* const label = m_window->sandboxBar().findChild<QLabel*>("scenario");
        QCOMPARE(label->text(), QString("calm"));
        saveScenario("saved");
        QCOMPARE(m_window->sandbox().base()->scenario.id, std::string("saved"));
        QCOMPARE(m_window->sandbox().turn(), turn);
        QCOMPARE(hashNow(), hash);
        QVERIFY(!m_window->sandbox().hasStatements()); // they are in the file
        QTRY_COMPARE(label->text(), QString("saved"));
        QTRY_COMPARE(m_window->projectTree().view().currentIndex().data().toString(), QString("saved"));
    }

    void savedSeed_data() {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("said");
        QTest::newRow("I6.4 Save as scenario writes the seed of its galaxy")
            << QByteArray("<galaxy systems=\"5\"/>") << QByteArray("seed=\"77\"") << "keep it";
        QTest::newRow("I6.4 Save as scenario says that it leaves out the seed where there is no galaxy")
            << QByteArray(table) << QByteArray("Scout") << "seed 77";
    }
    void savedSeed() {
        QFETCH(QByteArray, scenario);
        QFETCH(QByteArray, written);
        QFETCH(QString, said);
        edit("content.xml", "<scenario id=\"calm\">",
             "<scenario id=\"seeded\">" + scenario + "</scenario>\n<scenario id=\"calm\">");
        QVERIFY(m_window->sandbox().startById("seeded", 77));
        settle();
        saveScenario("saved");
        QVERIFY(m_window->store().find("scenarios/saved.xml")->bytes().contains(written));
        QVERIFY2(m_window->statusBar()->currentMessage().endsWith(said) ||
                     m_window->statusBar()->currentMessage().contains(said + ','),
                 qPrintable(m_window->statusBar()->currentMessage()));
    }

    NAMED_TEST(savedWithout, "I6.4 Save as scenario says that it leaves out what cannot be carried out") {
        make(Act::statement);
        replace(Act::statement);
        saveScenario("saved");
        QVERIFY(!m_window->store().find("scenarios/saved.xml")->bytes().contains("SHED"));
        QVERIFY(m_window->statusBar()->currentMessage().contains("Not saved: statements"));
    }

    void undone_data() { acts("I6.4 %1 is undone and redone like any other edit"); }
    void undone() {
        QFETCH(Act, act);
        make(act);
        const QByteArray before = text();
        QUndoStack& history = m_window->store().history();
        const int steps = history.index();
        QCOMPARE(steps, act == Act::decision ? static_cast<int>(last) : 1);
        for (int i = 0; i < steps; ++i) {
            history.undo();
            m_window->waitUntilIdle();
        }
        QVERIFY(!text().contains("<run"));
        QVERIFY(!isCarriedOut(act));
        for (int i = 0; i < steps; ++i) {
            history.redo();
        }
        QCOMPARE(text(), before);
        QVERIFY(isCarriedOut(act));
    }

    void removed_data() { acts("I6.4 removing all statements is one step, and undo brings back %1"); }
    void removed() {
        QFETCH(Act, act);
        make(act);
        const QByteArray before = text();
        m_window->sandbox().removeStatements();
        m_window->waitUntilIdle();
        QVERIFY(!m_window->sandbox().hasStatements());
        QVERIFY(!isCarriedOut(act));
        m_window->store().history().undo();
        QCOMPARE(text(), before);
        QVERIFY(isCarriedOut(act));
    }

    void comesBack_data() { acts("I6.4 what no longer fits a restored session is kept, with %1"); }
    void comesBack() {
        QFETCH(Act, act);
        make(act);
        goTo(0);
        place("Vega", "SHP"); // this one stays valid after any replacement
        goTo(last);           // else only the scenario would be restored
        QCOMPARE(ships(), 2);
        const QByteArray before = text();
        const QByteArray content = m_window->store().find("content.xml")->bytes();
        replace(act);
        QVERIFY(m_window->saveAll());
        QVERIFY(m_window->close());
        open();
        QCOMPARE(text(), before);
        QCOMPARE(ships(), 2); // the restored run has the valid statements
        QVERIFY(!isCarriedOut(act));
        QCOMPARE(problems(), reasonOf(act));
        edit("content.xml", m_window->store().find("content.xml")->bytes(), content);
        QVERIFY(isCarriedOut(act));
        QCOMPARE(problems(), QStringList());
    }

    NAMED_TEST(unasked, "I6.4 nobody is asked to save statements, and they are saved") {
        make(Act::statement);
        QVERIFY(!m_window->store().hasUnsaved());
        QVERIFY(!m_window->isWindowModified());
        const QString path = m_window->store().find(statementsPath)->path();
        QVERIFY(!path.startsWith(m_folder->path()));
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(!m_window->store().find(statementsPath)->isModified());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text());
        QVERIFY(m_window->close()); // without a dialog
    }

    NAMED_TEST(twoWindows, "I6.4 two windows on one project have statements of their own") {
        make(Act::statement);
        const QByteArray first = text();
        auto other = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        QVERIFY(other->openProject(m_folder->path()));
        other->waitUntilIdle();
        Document* const own = other->store().find(".sandbox/statements-2.xml");
        QVERIFY(own != nullptr);
        QVERIFY(!own->bytes().contains("SHED"));
        QVERIFY(other->close());
        other.reset();
        QCOMPARE(text(), first);
    }

    NAMED_TEST(shown, "I6.4 the text of the statements is shown at the run that is looked at") {
        start("asks");
        place("Vega", "SHED");
        make(Act::statement);
        m_window->actions()["run.statements"].trigger();
        const DocumentEditor* const editor = m_window->currentEditor();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->document().shownPath(), QString(statementsPath));
        QCOMPARE(editor->caretOffset(), static_cast<int>(text().indexOf("<run scenario=\"calm\"")));
    }

    NAMED_TEST(programStays, "I6.4 a statement leaves checked content and its program as they are") {
        start("calm");
        const auto program = m_window->sandbox().program();
        place("Home", "SHED");
        QVERIFY(m_window->sandbox().program() == program);
        QVERIFY(m_window->analyzer().latest()->program == program);
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().program() == program);
        QVERIFY(!m_window->sandbox().hasStatements());
    }

    NAMED_TEST(written, "I6.4 what is written into the text is done") {
        start("calm");
        edit(statementsPath, "</orrery>",
             "  <run scenario=\"calm\">\n    <place class=\"SHED\" on=\"Home\" turn=\"2\"/>\n"
             "    <place class=\"SHED\" on=\"Nowhere\" turn=\"3\"/>\n  </run>\n</orrery>");
        QVERIFY(isCarriedOut(Act::statement));
        QCOMPARE(problems(), QStringList("scenario.unknown-object"));
    }

    NAMED_TEST(earlierVersions, "I6.4 what sessions of earlier versions hold becomes text") {
        QVERIFY(m_window->close());
        m_window.reset();
        const QJsonObject run{
            {"scenario", "calm"},
            {"turn", 4},
            {"fromContent", true},
            {"run", "  <scenario id=\"orrery-restored.run\">\n    <planet name=\"Home\" system=\"Sol\"/>\n"
                    "    <place class=\"SHED\" on=\"Home\" turn=\"2\"/>\n"
                    "    <place class=\"NO_MORE\" on=\"Home\" turn=\"3\"/>\n"
                    "    <move-order empire=\"Terrans\" object=\"Scout\" to=\"Vega\" turn=\"2\"/>\n  </scenario>\n"},
            {"ownStatements", 1},
            {"ownOrders", 0},
            {"answers", QJsonArray{QJsonObject{{"turn", 1}, {"question", "123"}, {"chosen", 1}}}}};
        const QByteArray key = QCryptographicHash::hash(m_folder->path().toUtf8(), QCryptographicHash::Sha1).toHex();
        QSettings().setValue("sessions/" + QString::fromLatin1(key),
                             QJsonDocument(QJsonObject{{"run", run}}).toJson(QJsonDocument::Compact));
        open();
        QVERIFY2(text().contains("<run scenario=\"calm\">\n"
                                 "    <decision question=\"123\" choice=\"1\"/>\n"
                                 "    <place class=\"SHED\" on=\"Home\" turn=\"2\"/>\n"
                                 "    <move-order empire=\"Terrans\" object=\"Scout\" to=\"Vega\" turn=\"2\"/>\n"
                                 "    <place class=\"NO_MORE\" on=\"Home\" turn=\"3\"/>\n"
                                 "  </run>\n"),
                 text().constData());
        QVERIFY(isCarriedOut(Act::statement));
        QVERIFY(isCarriedOut(Act::order));
        QCOMPARE(problems(), QStringList({"check.unknown-name", "run.decision-unused"}));
    }

private:
    static void acts(const char* row) {
        QTest::addColumn<Act>("act");
        for (const auto& [act, word] : {std::pair(Act::statement, "a statement"), std::pair(Act::order, "an order"),
                                        std::pair(Act::decision, "a decision")}) {
            QTest::newRow(qPrintable(QString(row).arg(word))) << act;
        }
    }

    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        settle();
    }
    /// Waits until the run is idle. takeDialog() ends the dialogs of its questions.
    void settle() {
        for (int i = 0; i < 4; ++i) {
            m_window->waitUntilIdle();
            QCoreApplication::processEvents();
        }
    }
    void takeDialog() {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            return;
        }
        if (!m_enters.isEmpty()) {
            dialog->findChild<QLineEdit*>()->setText(m_enters);
            dialog->accept();
            return;
        }
        auto* const list = dialog->findChild<QListWidget*>();
        ++m_asked;
        if (m_answers && list != nullptr) {
            list->setCurrentRow(0); // STAY/stay
            dialog->accept();
        } else {
            dialog->reject();
        }
    }
    void start(const char* scenario) {
        QVERIFY(m_window->sandbox().startById(scenario));
        settle();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        settle();
    }
    void saveScenario(const QString& id) {
        m_enters = id;
        m_window->actions()["run.save-scenario"].trigger();
        m_enters.clear();
        settle();
    }
    std::uint64_t hashNow() const {
        const engine::Session* const session = m_window->sandbox().session();
        return session->history().hash(session->turn());
    }
    QByteArray text() const { return m_window->store().find(statementsPath)->bytes(); }

    void place(const char* on, const char* objectClass) {
        const engine::CheckedModel& model = *m_window->sandbox().program()->model;
        QVERIFY(model.findClass(objectClass));
        m_window->sandbox().apply(
            engine::newStatement(*model.vocabulary.statement("place"), {{"class", objectClass}, {"on", on}}));
        settle();
    }
    /// Acts in a run, and lets it run to its end.
    void make(Act act) {
        start(act == Act::decision ? "asks" : "calm");
        goTo(act == Act::decision ? 0 : made);
        if (act == Act::statement) {
            place("Home", "SHED");
        } else if (act == Act::order) {
            std::vector<engine::Diagnostic> findings;
            auto order = engine::parseOrder(R"(<move-order empire="Terrans" object="Scout" to="Vega"/>)",
                                            *m_window->sandbox().program()->model, findings);
            QVERIFY(order);
            m_window->sandbox().order(std::move(*order));
            settle();
        }
        m_answers = true;
        QVERIFY(isReached());
        m_answers = false;
        QVERIFY(text().contains(act == Act::statement ? "<place " : act == Act::order ? "<move-order " : "<decision "));
        QVERIFY(isCarriedOut(act));
        QCOMPARE(problems(), QStringList());
    }
    /// Returns whether the run reaches its end; a question without a response prevents that.
    bool isReached() {
        for (std::uint32_t i = 0; i < last && m_window->sandbox().turn() < last; ++i) {
            goTo(last);
        }
        return m_window->sandbox().turn() == last;
    }
    bool isCarriedOut(Act act) {
        settle();
        m_asked = 0;
        goTo(last);
        const engine::Session* const session = m_window->sandbox().session();
        if (session == nullptr) {
            return false;
        }
        if (act == Act::decision) {
            return m_asked == 0 && session->turn() == last;
        }
        if (session->turn() != last) {
            return false;
        }
        if (act == Act::order) {
            const auto& orders = session->history().log(made + 1).orders;
            return orders.size() == 1 && orders.front().refusal.empty();
        }
        const engine::View view = session->state().view();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            const auto objectClass = static_cast<engine::ClassIndex>(view.builtin(engine::Builtin::objectClass, row));
            const std::string& id = view.model->classes[objectClass].id;
            if (view.exists(row) && (id == "SHED" || id == "BARN")) {
                return true;
            }
        }
        return false;
    }
    int ships() const {
        const engine::View view = m_window->sandbox().session()->state().view();
        int count = 0;
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            const auto objectClass = static_cast<engine::ClassIndex>(view.builtin(engine::Builtin::objectClass, row));
            count += view.exists(row) && view.model->classes[objectClass].id == "SHP" ? 1 : 0;
        }
        return count;
    }
    /// Replaces the class or object that an act names by another one.
    void replace(Act act) {
        switch (act) {
        case Act::statement:
            return edit("content.xml", "<class id=\"SHED\"", "<class id=\"HALL\"");
        case Act::order:
            return edit("content.xml", "name=\"Scout\"", "name=\"Rover\"");
        case Act::decision: {
            const QByteArray before = m_window->store().find("content.xml")->bytes();
            return edit("content.xml", before, QByteArray(before).replace("\"STAY\"", "\"HOLD\""));
        }
        }
    }
    static QStringList reasonOf(Act act) {
        if (act == Act::decision) {
            return QStringList(static_cast<qsizetype>(last), "check.unknown-name");
        }
        return {act == Act::statement ? "check.unknown-name" : "run.order-refused"};
    }
    /// Returns the codes of the problems in the text of statements, as the pane shows them.
    QStringList problems() {
        settle();
        const ProblemsModel& model = m_window->problems().model();
        QStringList codes;
        for (int row = 0; row < model.rowCount(); ++row) {
            const engine::Diagnostic& one = model.diagnostic(row);
            if (model.analysis()->pathOf(one.where.file) == statementsPath) {
                codes << QString::fromStdString(std::string(one.code()));
            }
        }
        codes.sort();
        return codes;
    }
    void edit(const QString& path, const QByteArray& from, const QByteArray& to) {
        Document* const document = m_window->store().find(path);
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(from));
        QVERIFY(document->bytes().contains(from));
        QVERIFY(m_window->store().apply("Edit", {{document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
        settle();
    }
    void rename(engine::NameKind kind, const char* id, const char* to, const char* owner = "") {
        settle();
        const AnalysisPtr analysis = m_window->analyzer().latest();
        const auto name = analysis->names->find({kind, owner, id});
        QVERIFY(name);
        const engine::RenamePlan plan =
            engine::planRename(analysis->project, analysis->model->vocabulary, *analysis->names, *name, to);
        QVERIFY(plan.isPossible());
        std::vector<DocumentEdit> edits;
        for (const engine::TextEdit& one : plan.edits) {
            edits.push_back(
                {m_window->store().find(analysis->pathOf(one.file)), one.span, QByteArray::fromStdString(one.text)});
        }
        QVERIFY(m_window->store().apply("Rename", std::move(edits)));
        settle();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QTimer m_dialogs;
    QString m_enters; ///< input for the next dialog with a line edit
    bool m_answers = false;
    int m_asked = 0;
};

QTEST_MAIN(StatementsTest)
#include "statements_test.moc"
