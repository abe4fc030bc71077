// SPDX-License-Identifier: GPL-3.0-or-later
// Messages and questions of the sandbox while a scenario runs: events, orders, questions, breakpoints.
#include "engine/check/scenario/orders.h"
#include "engine/orrery.h"
#include "engine/trace/happenings.h"
#include "widgets/document/document_store.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/order_dialog.h"
#include "widgets/sandbox/question_dialog.h"
#include "widgets/sandbox/sandbox.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <functional>
#include <memory>
#include <vector>

using namespace orrery::widgets;
namespace engine = orrery::engine;

using Play = std::function<void()>;
Q_DECLARE_METATYPE(Play)

namespace {

/// Somebody takes Mars each turn, which raises a question. Scout can go to Vega, but not to Far.
const char* const content = R"xml(<orrery format="1">
  <class id="SHP" type="ship"><group id="engine"><scope><include><self/></include></scope>
    <effects><set-max-meter meter="Speed" value="20"/></effects></group></class>
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
  <class id="EAR" type="building"><group id="ear" reaction="true"><trigger after="owner-changed"/>
    <scope><include><expression if='name == "Mars"'/></include></scope>
    <effects><message text="heard" to="everybody"/></effects></group></class>
  <scenario id="calm">TABLE</scenario>
  <scenario id="break">TABLE
    <condition id="third" when="turn >= 3"><message>Stop here.</message><pause/></condition></scenario>
  <scenario id="end">TABLE
    <condition id="won" when="turn >= 2"><win empire="Terrans" reason="Enough."/></condition></scenario>
  <scenario id="asks">TABLE<policy order="ask"/>
    <place class="DEED" on="Home"/><place class="STAY" on="Home"/><place class="LOSE" on="Home"/></scenario>
  <scenario id="hears">TABLE<policy order="ask"/>
    <place class="DEED" on="Home"/><place class="EAR" on="Home" owner="Terrans"/></scenario>
</orrery>)xml";

const char* const table = R"xml(
    <empire id="Terrans" colour="#3a7bd5" capital="Home"/><empire id="Vegans" colour="#c8553d"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/><system name="Vega" x="100" y="0" star-colour="white"/>
    <system name="Far" x="0" y="90" star-colour="red"/><lane from="Sol" to="Vega"/>
    <planet name="Home" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Mars" system="Sol" size="small" environment="desert" owner="Terrans"/>
    <place class="SHP" on="Sol" name="Scout" owner="Terrans"/><place class="SHP" on="Vega" name="Spy" owner="Vegans"/>
)xml";

/// Runs an action in the next modal dialog, which must then close.
void inNextDialog(const std::function<void(QDialog&)>& act) {
    QTimer::singleShot(0, qApp, [act] {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
        if (dialog->isVisible()) {
            dialog->reject();
        }
    });
}

} // namespace

class SandboxEventsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", R"(<project format="1" name="Told" version="1.0" rules="extended" scenario="calm"/>)");
        write("content.xml", QByteArray(content).replace("TABLE", table));
        m_store = std::make_unique<DocumentStore>();
        m_analyzer = std::make_unique<Analyzer>(*m_store, QStringLiteral(ORRERY_RESOURCE_DIR "/vocabulary"));
        m_sandbox = std::make_unique<Sandbox>();
        m_store->openFolder(m_folder->path());
        m_analyzer->waitUntilCurrent();
        for (const engine::Diagnostic& finding : m_analyzer->latest()->diagnostics) {
            QVERIFY2(finding.severity() != engine::Severity::error, finding.message().c_str());
        }
        m_sandbox->useProgram(m_analyzer->latest()->program);
    }
    void cleanup() {
        m_sandbox.reset();
        m_analyzer.reset();
        m_store.reset();
    }

    void play_data() {
        QTest::addColumn<Play>("run");
        breakpoints();
        questions();
        orders();
        events();
    }
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void breakpoints();
    void questions();
    void orders();
    void events();

    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void begin(const char* scenario) {
        QVERIFY(m_sandbox->startById(scenario));
        m_sandbox->waitUntilIdle();
        QVERIFY(m_sandbox->session());
    }
    void goTo(std::uint32_t turn) {
        m_sandbox->goTo(turn);
        m_sandbox->waitUntilIdle();
    }
    engine::Row object(const char* name) const {
        return *engine::findObject(m_sandbox->session()->state().view(), name);
    }
    void order(const char* text) {
        std::vector<engine::Diagnostic> findings;
        auto order = engine::parseOrder(text, *m_sandbox->program()->model, findings);
        QVERIFY(order);
        m_sandbox->order(std::move(*order));
        m_sandbox->waitUntilIdle();
    }
    /// Returns the sentences of the current turn, with refused orders marked.
    QStringList told() const {
        QStringList all;
        for (const engine::Happening& one : engine::happeningsOf(*m_sandbox->session(), m_sandbox->turn())) {
            all << (one.isWanting ? "! " : "") + QString::fromStdString(one.sentence.english());
        }
        return all;
    }
    /// Changes a piece of the content; the sandbox then replays the run.
    void edit(const QByteArray& piece, const QByteArray& by) {
        Document& document = *m_store->find("content.xml");
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(piece));
        QVERIFY(m_store->apply("edit", {{&document, {at, at + static_cast<std::uint32_t>(piece.size())}, by}}));
        m_analyzer->waitUntilCurrent();
        m_sandbox->useProgram(m_analyzer->latest()->program);
        m_sandbox->waitUntilIdle();
    }
    void answerNext(std::optional<std::uint32_t> chosen) {
        m_sandbox->answer(chosen);
        m_sandbox->waitUntilIdle();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<Analyzer> m_analyzer;
    std::unique_ptr<Sandbox> m_sandbox;
};

void SandboxEventsTest::breakpoints() {
    QTest::newRow("S8 a pause stops the run and says why, and the run goes on from there") << Play([this] {
        begin("break");
        QSignalSpy paused(m_sandbox.get(), &Sandbox::paused);
        goTo(8);
        QCOMPARE(m_sandbox->turn(), 3u);
        QCOMPARE(paused.count(), 1);
        QCOMPARE(paused.front().front().toString(), QString("Paused after turn 3 by the condition 'third'."));
        m_sandbox->runOn(5);
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 8u);
        QCOMPARE(paused.count(), 1);
    });
    QTest::newRow("S8 a run that is won goes no further and says so") << Play([this] {
        begin("end");
        QSignalSpy paused(m_sandbox.get(), &Sandbox::paused);
        goTo(8);
        QCOMPARE(m_sandbox->turn(), 2u);
        QCOMPARE(paused.count(), 1);
        QVERIFY(paused.front().front().toString().startsWith("The run ended"));
    });
}

void SandboxEventsTest::questions() {
    QTest::newRow("T7 the run waits for the answer and goes on to where it was to go") << Play([this] {
        begin("asks");
        QSignalSpy asked(m_sandbox.get(), &Sandbox::questionAsked);
        goTo(4);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(m_sandbox->turn(), 0u);
        inNextDialog([](QDialog& dialog) {
            auto* const list = dialog.findChild<QListWidget*>();
            QVERIFY(list);
            QCOMPARE(list->count(), 2);
            QVERIFY(list->item(1)->text().startsWith("LOSE/lose"));
            QTest::keyClick(list, Qt::Key_Down);
            QTest::keyClick(list, Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        });
        askQuestion(*m_sandbox, nullptr);
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 4u);
        QCOMPARE(asked.count(), 1);
        goTo(1);
        QVERIFY2(told().contains("lose"), qPrintable(told().join('\n')));
    });
    QTest::newRow("T7 a question closed without an answer leaves the run where it was; the next step asks again")
        << Play([this] {
               begin("asks");
               QSignalSpy asked(m_sandbox.get(), &Sandbox::questionAsked);
               goTo(1);
               inNextDialog([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
               askQuestion(*m_sandbox, nullptr);
               QVERIFY(!m_sandbox->isBusy());
               QVERIFY(m_sandbox->session());
               QCOMPARE(m_sandbox->turn(), 0u);
               goTo(1);
               QCOMPARE(asked.count(), 2);
               answerNext(1);
               QCOMPARE(m_sandbox->turn(), 1u);
               m_sandbox->restart();
               m_sandbox->waitUntilIdle();
               QCOMPARE(m_sandbox->turn(), 0u);
               QVERIFY(!m_sandbox->session()->question());
           });
    QTest::newRow("I4.17 answers are kept when content is edited, and a question that it makes another is asked anew")
        << Play([this] {
               begin("asks");
               QSignalSpy asked(m_sandbox.get(), &Sandbox::questionAsked);
               goTo(2);
               answerNext(1);
               QCOMPARE(m_sandbox->turn(), 2u);
               QCOMPARE(asked.count(), 1);
               edit("text=\"lose\"", "text=\"gone\"");
               QCOMPARE(m_sandbox->turn(), 2u);
               QCOMPARE(asked.count(), 1);
               goTo(1);
               QVERIFY2(told().contains("gone"), qPrintable(told().join('\n')));
               goTo(2);
               edit("<group id=\"stay\">", "<group id=\"remain\">");
               QCOMPARE(asked.count(), 1); // the chosen response is still offered
               edit("<group id=\"lose\">", "<group id=\"yield\">");
               QCOMPARE(asked.count(), 2);
               QCOMPARE(m_sandbox->turn(), 0u);
               answerNext(0);
               QCOMPARE(m_sandbox->turn(), 1u);
               goTo(1);
               QVERIFY2(told().contains("stay"), qPrintable(told().join('\n')));
           });
    QTest::newRow("T17 groups whose order matters stand among the problems until the content is another")
        << Play([this] {
               ProblemsView problems(*m_analyzer);
               connect(m_sandbox.get(), &Sandbox::orderDependenceFound, &problems,
                       [&](const QString&, const auto& findings) { problems.showRunFindings(findings); });
               const int before = problems.model().rowCount();
               begin("asks");
               goTo(1);
               answerNext(0);
               m_sandbox->findOrderDependence();
               m_sandbox->waitUntilIdle();
               QCoreApplication::processEvents();
               QCOMPARE(problems.model().rowCount(), before + 2);
               const QModelIndex code = problems.model().index(before, ProblemsModel::code);
               QCOMPARE(code.data().toString(), QString("run.order-matters"));
               edit("text=\"lose\"", "text=\"gone\"");
               QCOMPARE(problems.model().rowCount(), before);
           });
    QTest::newRow("T7 a question that another run does not ask goes away") << Play([this] {
        begin("asks");
        goTo(1);
        bool closedItself = false;
        inNextDialog([this, &closedItself](QDialog& dialog) {
            m_sandbox->startById("calm");
            m_sandbox->waitUntilIdle();
            closedItself = !dialog.isVisible();
        });
        askQuestion(*m_sandbox, nullptr);
        QVERIFY(closedItself);
        QVERIFY(!m_sandbox->isBusy());
    });
    QTest::newRow("T24 a reaction is taken or passed in the dialog") << Play([this] {
        begin("hears");
        goTo(1);
        QVERIFY(m_sandbox->session()->question());
        inNextDialog([](QDialog& dialog) {
            for (QPushButton* const button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == "Pass") {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
            }
        });
        askQuestion(*m_sandbox, nullptr);
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 1u);
        QVERIFY2(told().filter("heard").isEmpty(), qPrintable(told().join('\n')));
    });
}

void SandboxEventsTest::orders() {
    QTest::newRow("E8.6 an order is given by form; its refusal is told before") << Play([this] {
        begin("calm");
        OrderDialog dialog(*m_sandbox, object("Scout"));
        dialog.show();
        const auto* const verdict = dialog.findChild<QLabel*>("verdict");
        auto* const to = dialog.findChild<QComboBox*>("to");
        QVERIFY(verdict && to);
        QCOMPARE(dialog.findChild<QComboBox*>("empire")->currentText(), QString("Terrans"));
        QCOMPARE(dialog.findChild<QComboBox*>("object")->currentText(), QString("Scout"));
        const auto canGive = [&dialog] {
            for (const QPushButton* const button : dialog.findChildren<QPushButton*>()) {
                if (button->isDefault()) {
                    return button->isEnabled();
                }
            }
            return false;
        };
        QVERIFY(!canGive()); // no destination yet
        to->setCurrentText("Far");
        QVERIFY2(verdict->text().startsWith("In the current state, the order will be refused: "),
                 qPrintable(verdict->text()));
        to->setCurrentText("Vega");
        QCOMPARE(verdict->text(), QString("The order takes effect in the next step."));
        QVERIFY(canGive());
        QCOMPARE(dialog.text(), QString(R"(<move-order empire="Terrans" object="Scout" to="Vega"/>)"));
        dialog.findChild<QComboBox*>("empire")->setCurrentText("Vegans");
        QVERIFY2(verdict->text().contains("Scout belongs to"), qPrintable(verdict->text()));
        dialog.findChild<QComboBox*>("empire")->setCurrentText("Terrans");
        QTest::keyClick(to, Qt::Key_Return);
        QCOMPARE(dialog.result(), int{QDialog::Accepted});
        m_sandbox->waitUntilIdle();
        goTo(1);
        QVERIFY2(told().contains("Terrans: Move Scout Vega"), qPrintable(told().join('\n')));
    });
    QTest::newRow("every kind of order has its fields, and gives text that is read again") << Play([this] {
        begin("calm");
        OrderDialog dialog(*m_sandbox, object("Scout"));
        auto* const kind = dialog.findChild<QComboBox*>("order");
        const auto rows = m_sandbox->program()->model->vocabulary.orders();
        QCOMPARE(kind->count(), static_cast<int>(rows.size()));
        for (int i = 0; i < kind->count(); ++i) {
            kind->setCurrentIndex(i);
            const engine::OrderSpec& spec = rows[static_cast<std::size_t>(i)];
            QVERIFY(dialog.text().startsWith("<" + QString::fromStdString(std::string(spec.tag))));
            for (const engine::ParameterSpec& parameter : spec.parameters) {
                QVERIFY(dialog.findChild<QComboBox*>(QString::fromStdString(std::string(parameter.name))));
            }
            QVERIFY(!dialog.findChild<QLabel*>("verdict")->text().isEmpty());
        }
    });
    QTest::newRow("E8.6 fields of an order offer values, and optional ones begin with their default") << Play([this] {
        begin("calm");
        OrderDialog dialog(*m_sandbox, object("Scout"));
        const auto rows = m_sandbox->program()->model->vocabulary.orders();
        int offered = 0;
        int optional = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            dialog.findChild<QComboBox*>("order")->setCurrentIndex(static_cast<int>(i));
            for (const engine::ParameterSpec& parameter : rows[i].parameters) {
                const auto* const field =
                    dialog.findChild<QComboBox*>(QString::fromStdString(std::string(parameter.name)));
                QVERIFY(field);
                const engine::CheckedModel& model = *m_sandbox->program()->model;
                if (parameter.kind == engine::ParameterKind::objectClass) {
                    const auto type = model.vocabulary.findType(parameter.of);
                    const auto classes = std::ranges::count_if(model.classes.asRead(), [&](const auto& one) {
                        return !one->isGenerated && one->hasType && (!type || one->type == *type);
                    });
                    QCOMPARE(field->count(), static_cast<int>(classes));
                    offered += field->count();
                } else if (parameter.kind == engine::ParameterKind::enumerator ||
                           parameter.kind == engine::ParameterKind::choice) {
                    QVERIFY2(field->count() > 0, parameter.name.data());
                    ++offered;
                }
                if (!parameter.required && parameter.kind != engine::ParameterKind::objectName) {
                    QCOMPARE(field->currentText(), QString::fromStdString(std::string(parameter.fallback)));
                    ++optional;
                }
            }
        }
        QVERIFY(offered > 2 && optional > 0);
    });
    QTest::newRow("I4.9 an order is kept with edited content, and when the run starts over") << Play([this] {
        begin("calm");
        order(R"(<move-order empire="Terrans" object="Scout" to="Vega"/>)");
        goTo(1);
        QCOMPARE(told(), QStringList("Terrans: Move Scout Vega"));
        Document* const document = m_store->find("content.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf("value=\"20\""));
        QVERIFY(m_store->apply("Edit", {{document, {at, at + 10}, "value=\"30\""}}));
        m_analyzer->waitUntilCurrent();
        m_sandbox->useProgram(m_analyzer->latest()->program);
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 1u);
        QCOMPARE(m_sandbox->session()->scenario().orders.size(), std::size_t{1});
        QCOMPARE(told(), QStringList("Terrans: Move Scout Vega"));
        m_sandbox->restart();
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 0u);
        goTo(1);
        QCOMPARE(told(), QStringList("Terrans: Move Scout Vega"));
    });
}

void SandboxEventsTest::events() {
    QTest::newRow("events without a run, of a quiet turn, and filtered away say so") << Play([this] {
        EventsView view(*m_sandbox);
        view.show();
        const auto* const empty = view.findChild<QLabel*>("empty");
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->text(), QString("Start a scenario to see its events."));
        begin("break");
        goTo(1);
        QCOMPARE(empty->text(), QString("No events in turn 1; only values changed."));
        QVERIFY(!view.tree().isVisible());
        goTo(3);
        QVERIFY(view.tree().isVisible() && !empty->isVisible());
        view.findChild<QLineEdit*>()->setText("no such words");
        QVERIFY(empty->isVisible() && !view.tree().isVisible());
        QCOMPARE(empty->text(), QString("No event matches the filter."));
        view.findChild<QLineEdit*>()->clear();
        QVERIFY(view.tree().isVisible());
    });
    QTest::newRow("events are a tree of what happened and who answered, and Enter opens the content") << Play([this] {
        begin("asks");
        const engine::Row mars = object("Mars");
        EventsView view(*m_sandbox);
        const QAbstractItemModelTester tester(view.tree().model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        view.show();
        goTo(1);
        answerNext(1);
        QCOMPARE(m_sandbox->turn(), 1u);
        QSignalSpy places(&view, &EventsView::placeWanted);
        QSignalSpy objects(&view, &EventsView::objectWanted);
        const QAbstractItemModel& tree = *view.tree().model();
        QModelIndex changed;
        for (int row = 0; row < tree.rowCount(); ++row) {
            const QModelIndex index = tree.index(row, 0);
            if (!changed.isValid() && index.data().toString().startsWith("Mars: ")) {
                changed = index;
            }
        }
        QVERIFY2(changed.isValid(), qPrintable(told().join('\n')));
        QVERIFY2(changed.data().toString().contains("replaced by LOSE/lose"), qPrintable(changed.data().toString()));
        QVERIFY(tree.rowCount(changed) > 0);
        view.tree().setCurrentIndex(changed);
        QCOMPARE(objects.count(), 1);
        QCOMPARE(objects.front().front().toUInt(), mars);
        QTest::keyClick(&view.tree(), Qt::Key_Return);
        QCOMPARE(places.count(), 1);
        const auto where = places.front().front().value<engine::Location>();
        QVERIFY(m_store->find("content.xml")
                    ->bytes()
                    .mid(static_cast<int>(where.span.begin))
                    .startsWith("group id=\"do\""));
        view.findChild<QLineEdit*>()->setText("replaced by");
        const QModelIndex found = tree.index(0, 0);
        QVERIFY(tree.rowCount(found) > 0); // its responses
        QVERIFY(view.tree().isExpanded(found));
    });
    QTest::newRow("a refused order stands out among the events") << Play([this] {
        begin("calm");
        order(R"(<move-order empire="Terrans" object="Scout" to="Far"/>)");
        goTo(1);
        QVERIFY2(!told().filter("! Terrans: ").filter("refused").isEmpty(), qPrintable(told().join('\n')));
    });
}

QTEST_MAIN(SandboxEventsTest)
#include "sandbox_events_test.moc"
