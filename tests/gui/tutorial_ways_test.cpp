// SPDX-License-Identifier: GPL-3.0-or-later
// The tutorial in the real window, completed by form, by source, by its own help, and in any mixture (I6.6).
#include "app/ide/new_project.h"
#include "app/ide/translation.h"
#include "support/tutorial_person.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/tutorial/tutorial_view.h"
#include "widgets/words/engine_text.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <random>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QString content = QStringLiteral("content.xml");
const QString scenario = QStringLiteral("scenario.xml");
const QString workshop = QStringLiteral("class[BLD_WORKSHOP]");
const QString work = workshop + QStringLiteral("/group[work]");
const QString harbour = QStringLiteral("scenario[harbour]");

/// Number for each language. .ci/nightly sets ORRERY_MIXTURES to 100; others only check that nothing breaks.
int mixtureCount() {
    if (qEnvironmentVariableIsSet("ORRERY_MIXTURES")) {
        return qEnvironmentVariableIntValue("ORRERY_MIXTURES");
    }
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 3;
#else
    return 20;
#endif
}

/// Wrong content for a step, written in the source.
struct Wrong {
    const char* step;
    QString file;
    QString path; ///< the parent of the text
    QString text;
    QStringList said;       ///< parts of the tutorial's message about the missing content
    bool isInstead = false; ///< the text replaces the element at the path
    QString alsoPlaced{};   ///< added to the scenario before
};

QString inGroup(const QString& inside) {
    return QStringLiteral("<group id='work'>") + inside + QStringLiteral("</group>");
}
const QString here = QStringLiteral("<scope><include><contains><self/></contains></include></scope>");

std::vector<Wrong> wrongs() {
    const QString cradle = QStringLiteral("class[SPC_HOMEWORLD]");
    const auto effect = [](const char* attributes) {
        return inGroup(here + QStringLiteral("<effects><modify-max-meter %1/></effects>").arg(attributes));
    };
    return {
        {"class", content, "", "<class id='BLD_WORKSHOP' type='special'/>", {"type", "special", "building"}},
        {"class", content, "", "<class id='BLD_WORKSHOPS' type='building'/>", {"<class>", "BLD_WORKSHOP"}},
        {"class", content, "", "<class id='BLD_WORKSHOP'/>", {"type", "building"}},
        {"place", scenario, harbour, "<place class='BLD_WORKSHOP' on='Ember'/>", {"Ember", "Home"}},
        {"place", scenario, harbour, "<place class='BLD_WORKSHOP'/>", {"on", "Home"}},
        {"place", scenario, harbour, "<place class='SPC_RESTLESS' on='Home'/>", {"<place>", "BLD_WORKSHOP"}},
        {"place", scenario, harbour, "<place class='BLD_WORKSHOP' on='Home' turn='9'/>", {"turn", "9"}},
        {"group", content, cradle, "<group id='work'/>", {"SPC_HOMEWORLD", "BLD_WORKSHOP"}},
        {"group", content, workshop, "<group id='works'/>", {"<group>", "work"}},
        {"group", content, workshop, "<group id='work' enabled='false'/>", {"<group>", "work"}},
        {"scope", content, cradle, inGroup(here), {"BLD_WORKSHOP"}}, // there is no <scope>, or no <include>
        {"scope", content, work, inGroup("<scope><include><contains/></include></scope>"), {"<contains>"}, true},
        {"scope",
         content,
         work,
         inGroup("<scope><exclude><contains><self/></contains></exclude></scope>"),
         {"<contains>", "<exclude>"},
         true},
        {"scope",
         content,
         work,
         inGroup("<scope><include><contains><self/></contains><object-type type='planet'/></include></scope>"),
         {"<object-type>"},
         true},
        {"effect",
         content,
         cradle + "/group[cradle]/effects",
         "<modify-max-meter meter='Industry' amount='3'/>",
         {"SPC_HOMEWORLD", "BLD_WORKSHOP"}},
        {"effect", content, work, effect("meter='Industry' amount='2'"), {"amount", "2", "3"}, true},
        {"effect", content, work, effect("meter='Population' amount='3'"), {"<modify-max-meter>", "Industry"}, true},
        {"effect", content, work, effect("meter='Industry' amount='3' active='false'"), {"active"}, true},
        {"trigger",
         content,
         workshop,
         "<group id='salvage'><trigger after='size-changed' of='owned'/>" + here + "<effects/></group>",
         {"<modify-stockpile>", "Credits"}},
        {"trigger",
         content,
         workshop,
         "<group id='salvage'>" + here +
             "<effects><modify-stockpile resource='Credits' amount='10'/></effects></group>",
         {"<group>"}},
        {"variable", content, "", "<variable name='Zeal' scope='global' format='number'/>", {"<global-modifiers>"}},
        {"variable", content, "", "<variable name='Zeal' scope='planet' format='number'/>", {"scope", "planet"}},
        {"variable",
         content,
         "",
         "<variable name='Zeal' scope='global' format='number'/><global-modifiers><modify variable='Zeal' set='turn'/>"
         "</global-modifiers>",
         {"set", "turn / 2"}},
        {"expression", content, work, effect("meter='Industry' amount='3 * Zeal'"), {"3 * Zeal", "3 + Zeal"}, true},
        {"expression", content, work, effect("meter='Industry' amount='Zeal'"), {"amount", "3 + Zeal"}, true},
        {"rename", scenario, harbour, "<place class='BLD_FORGE' on='Home'/>", {"BLD_FORGE"}},
        {"rename", content, "", "<class id='BLD_FORGE' type='building'><group id='work'/></class>", {"BLD_FORGE"}},
        {"rename",
         content,
         "",
         "<class id='BLD_FORGE' type='building'><group id='work'/></class>",
         {"BLD_WORKSHOP"},
         false,
         "<place class='BLD_FORGE' on='Home'/>"},
    };
}

/// Writes elements in a random layout: other quotes, order of attributes, blanks, comments.
class Writer {
public:
    explicit Writer(std::mt19937& random) : m_random(random) {}

    bool isHeads() { return m_random() % 2 == 0; }
    std::size_t below(std::size_t count) { return m_random() % count; }
    QString oneOf(const QStringList& all) {
        return all[static_cast<qsizetype>(below(static_cast<std::size_t>(all.size())))];
    }

    QString relaid(const QString& xml) {
        const std::string bytes = ("<x>" + xml + "</x>").toStdString();
        const engine::XmlTree tree =
            engine::parseXml(std::make_shared<engine::SourceText>("", bytes), engine::FileId{});
        QString out;
        for (const std::uint32_t child : tree.elements(tree.root())) {
            write(tree, child, out);
        }
        return out;
    }

private:
    QString blank() { return oneOf({"", "", "\n", "\n  ", "\t", " <!-- and so on -->", "\n    <!-- <a> -->\n"}); }
    void write(const engine::XmlTree& tree, std::uint32_t element, QString& out) {
        const QString tag = QString::fromStdString(std::string(tree.name(element)));
        QStringList attributes;
        for (auto one = tree.attributesBegin(element); one != tree.attributesEnd(element); ++one) {
            const std::string name(tree.name(*one));
            const QChar quote = isHeads() ? QLatin1Char('"') : QLatin1Char('\'');
            attributes << oneOf({" ", "  ", "\n      "}) + QString::fromStdString(name) + oneOf({"=", " = "}) + quote +
                              oneOf({"", " "}) + QString::fromStdString(tree.value(element, name)) + quote;
        }
        std::shuffle(attributes.begin(), attributes.end(), m_random);
        out += blank() + "<" + tag + attributes.join(QString());
        if (tree.elements(element).empty() && isHeads()) {
            out += oneOf({"/>", " />"});
            return;
        }
        out += ">";
        for (const std::uint32_t child : tree.elements(element)) {
            write(tree, child, out);
        }
        out += blank() + "</" + tag + ">";
    }

    std::mt19937& m_random;
};

enum class Way { form, source, help };

} // namespace

class TutorialWaysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-tutorial-ways-test");
        QSettings().clear();
    }
    void cleanup() {
        m_isMixture = false;
        m_person.reset();
        m_window.reset();
        useLanguage(*qApp, "en");
    }

    void oneWay_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("way");
        for (const char* const language : {"en", "de", "fr"}) {
            QTest::addRow("I6.6 the tutorial is completed by form, %s", language) << language << int(Way::form);
            QTest::addRow("I6.6 the tutorial is completed by source, %s", language) << language << int(Way::source);
            QTest::addRow("I6.6 the tutorial is completed by its own help, %s", language) << language << int(Way::help);
        }
    }
    void oneWay() {
        QFETCH(QString, language);
        QFETCH(int, way);
        open(language);
        std::mt19937 random(1);
        for (const TutorialStep& step : m_view->tutorial().steps) {
            doStep(step, Way(way), random);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QCOMPARE(m_window->analyzer().latest()->diagnostics.size(), std::size_t{0});
        QVERIFY(!m_window->store().hasUnsaved());
    }

    void refuses_data() {
        QTest::addColumn<QString>("language");
        for (const char* const language : {"en", "de", "fr"}) {
            QTest::addRow("I6.6 every wrong step is refused and says what is missing, %s", language) << language;
        }
    }
    void refuses() {
        QFETCH(QString, language);
        open(language);
        std::mt19937 random(2);
        for (const TutorialStep& step : m_view->tutorial().steps) {
            for (const Wrong& wrong : m_wrongs) {
                if (step.id == QLatin1String(wrong.step)) {
                    doWrong(step, wrong);
                }
            }
            doStep(step, Way::help, random);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void mixtures_data() {
        QTest::addColumn<QString>("language");
        for (const char* const language : {"en", "de", "fr"}) {
            QTest::addRow("I6.6 the tutorial is completed in %d mixtures of all ways, with wrong steps between, %s",
                          mixtureCount(), language)
                << language;
        }
    }
    void mixtures() {
        QFETCH(QString, language);
        open(language);
        m_isMixture = true;
        for (int mixture = 0; mixture < mixtureCount(); ++mixture) {
            std::mt19937 random(static_cast<unsigned>(mixture) + 1000u * static_cast<unsigned>(language[0].unicode()));
            for (const TutorialStep& step : m_view->tutorial().steps) {
                std::vector<const Wrong*> wrong;
                for (const Wrong& one : m_wrongs) {
                    if (step.id == QLatin1String(one.step)) {
                        wrong.push_back(&one);
                    }
                }
                if (!wrong.empty() && random() % 3 == 0) {
                    doWrong(step, *wrong[random() % wrong.size()]);
                }
                doStep(step, Way(random() % 3), random);
                if (QTest::currentTestFailed()) {
                    qWarning("mixture %d, step %s", mixture, qPrintable(step.id));
                    return;
                }
            }
            m_view->restart();
            m_window->waitUntilIdle();
            // Only a running event loop deletes the objects that wait for it, such as replaced lines of the form.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY2(m_view->current() == 0, "the turns of the old run count no more");
        }
    }

private:
    void open(const QString& language) {
        QSettings().clear();
        QVERIFY(useLanguage(*qApp, language));
        m_folder = std::make_unique<QTemporaryDir>();
        const NewProject wanted{"tutorial", "Lesson", m_folder->filePath("lesson"), {}};
        QVERIFY(std::holds_alternative<MadeProject>(makeProject(wanted, ORRERY_RESOURCE_DIR)));
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->resize(1400, 900);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openProject(wanted.folder));
        m_window->waitUntilIdle();
        m_window->setEditMode(EditMode::both);
        m_view = m_window->findChild<TutorialView*>();
        QVERIFY(m_view);
        m_person = std::make_unique<TutorialPerson>(*m_window);
    }

    /// Does one step and checks that it becomes done; for an edit also after undo and redo.
    void doStep(const TutorialStep& step, Way way, std::mt19937& random) {
        const auto& steps = m_view->tutorial().steps;
        const int number = static_cast<int>(&step - steps.data());
        QVERIFY2(m_view->current() == number, qPrintable(step.id + " is to be done next, not " + stepName()));
        QVERIFY2(!m_view->missing().isEmpty(), qPrintable(step.id));
        m_person->comeBack();
        for (const TutorialCheck& check : step.checks) {
            for (int i = 0; check.kind == TutorialCheck::Kind::turn && i < 3; ++i) {
                QTest::keyClick(m_window.get(), Qt::Key_F10);
                m_window->waitUntilIdle();
            }
        }
        if (step.canBeWritten()) {
            const int before = m_window->store().history().index();
            if (way == Way::help) {
                writeButton()->click();
                m_window->waitUntilIdle();
                QVERIFY2(m_window->store().history().index() == before + 1, qPrintable(step.id + " is one step"));
            } else {
                const QString problem = way == Way::form ? doByForm(step.id, random) : doBySource(step.id, random);
                QVERIFY2(problem.isEmpty(), qPrintable(step.id + ": " + problem));
            }
            if (isOnlyContent(step)) {
                QVERIFY2(m_view->current() == number + 1,
                         qPrintable(step.id + ": " + m_view->missing() + "\n" + texts()));
                if (!m_isMixture || random() % 3 == 0) {
                    undoAndRedo(before, number);
                }
            }
        }
        finishStep(step);
        QVERIFY2(m_view->current() == number + 1,
                 qPrintable(step.id + " is not done: " + m_view->missing() + "\n" + texts()));
    }
    QString stepName() const {
        const auto& steps = m_view->tutorial().steps;
        return m_view->current() < static_cast<int>(steps.size())
                   ? steps[static_cast<std::size_t>(m_view->current())].id
                   : QString();
    }
    QString texts() const {
        QString findings;
        for (const engine::Diagnostic& finding : m_window->analyzer().latest()->diagnostics) {
            findings += findingText(finding) + QLatin1Char('\n');
        }
        return findings +
               QString::fromUtf8(m_window->store().find(content)->bytes() + m_window->store().find(scenario)->bytes());
    }
    static bool isOnlyContent(const TutorialStep& step) {
        return std::ranges::all_of(step.checks,
                                   [](const TutorialCheck& check) { return check.kind == TutorialCheck::Kind::clean; });
    }

    /// Undoes and redoes the step: the tutorial follows.
    void undoAndRedo(int before, int number) {
        QUndoStack& history = m_window->store().history();
        const int after = history.index();
        for (int i = 0; i < 99 && history.index() > before; ++i) {
            m_person->undo(content);
        }
        QVERIFY2(history.index() == before, qPrintable(stepName()));
        QVERIFY2(m_view->current() == number, qPrintable(stepName() + " is undone"));
        QVERIFY(!m_view->missing().isEmpty());
        for (int i = 0; i < 99 && history.index() < after; ++i) {
            m_person->redo(content);
        }
        QVERIFY2(m_view->current() == number + 1, qPrintable(stepName() + " is done again: " + m_view->missing()));
    }

    /// Does the parts of a step that are not content.
    void finishStep(const TutorialStep& step) {
        for (const TutorialCheck& check : step.checks) {
            if (check.kind == TutorialCheck::Kind::value) {
                m_window->sandbox().goTo(6);
                m_window->waitUntilIdle();
            }
        }
        for (const TutorialCheck& check : step.checks) {
            if (check.kind == TutorialCheck::Kind::did && check.words == QLatin1String("inspector.explain")) {
                explainHome(*m_window);
                m_window->setPerspective(Perspective::write);
            } else if (check.kind == TutorialCheck::Kind::did) {
                QTimer::singleShot(0, [] {
                    if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                        dialog->reject();
                    }
                });
                m_window->actions()[check.words.toUtf8().constData()].trigger();
            } else if (check.kind == TutorialCheck::Kind::saved) {
                QVERIFY(m_window->store().hasUnsaved());
                m_person->comeBack();
                QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
                m_window->waitUntilIdle();
            }
        }
    }

    void doWrong(const TutorialStep& step, const Wrong& wrong) {
        const int number = m_view->current();
        const int before = m_window->store().history().index();
        if (!wrong.alsoPlaced.isEmpty()) {
            QCOMPARE(m_person->write(scenario, harbour, wrong.alsoPlaced, true), QString());
        }
        const QString problem = m_person->write(wrong.file, wrong.path, wrong.text, !wrong.isInstead);
        QVERIFY2(problem.isEmpty(), qPrintable(step.id + ": " + problem));
        QVERIFY2(m_view->current() == number, qPrintable(step.id + " is not done by " + wrong.text));
        const QString missing = m_view->missing();
        for (const QString& words : wrong.said) {
            QVERIFY2(missing.contains(words), qPrintable(wrong.text + ": " + missing + " — " + words));
        }
        const auto labels = m_view->findChildren<QLabel*>();
        QVERIFY2(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(missing); }),
                 qPrintable(missing));
        for (int i = 0; i < 99 && m_window->store().history().index() > before; ++i) {
            m_person->undo(wrong.file);
        }
        QVERIFY2(m_view->current() == number, qPrintable(step.id));
    }

    QPushButton* writeButton() const {
        const QString text = QCoreApplication::translate("orrery::widgets::TutorialView", "Write &it for me");
        for (QPushButton* const one : m_view->findChildren<QPushButton*>()) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }

    QString doByForm(const QString& step, std::mt19937& random) {
        TutorialPerson& person = *m_person;
        const auto run = [](std::initializer_list<std::function<QString()>> acts) {
            for (const auto& act : acts) {
                if (QString problem = act(); !problem.isEmpty()) {
                    return problem;
                }
            }
            return QString();
        };
        const auto add = [&](const QString& path, const char* tag, const QString& file = content) {
            return [&person, path, tag, file] { return person.add(file, path, tag); };
        };
        const auto fill = [&](const QString& path, const char* attribute, const char* text,
                              const QString& file = content) {
            return [&person, path, attribute, text, file] { return person.fill(file, path, attribute, text); };
        };
        /// Adds a list if the text does not have it.
        const auto ensure = [&](const QString& path, const char* tag) {
            return [&person, path, tag] {
                return person.find(content, path + "/" + tag).isThere() ? QString() : person.add(content, path, tag);
            };
        };
        if (step == QLatin1String("class")) {
            return run({add("class[SPC_RESTLESS]", "class"), fill("class", "id", "BLD_WORKSHOP"),
                        fill(workshop, "type", "building")});
        }
        if (step == QLatin1String("place")) {
            return run({add(harbour, "place", scenario), fill(harbour + "/place", "class", "BLD_WORKSHOP", scenario),
                        fill(harbour + "/place", "on", "Home", scenario)});
        }
        if (step == QLatin1String("group")) {
            return run({add(workshop, "group"), fill(workshop + "/group", "id", "work")});
        }
        if (step == QLatin1String("scope")) {
            return run({ensure(work, "scope"), ensure(work + "/scope", "include"),
                        add(work + "/scope/include", "contains"), add(work + "/scope/include/contains", "self")});
        }
        if (step == QLatin1String("effect")) {
            const QString effect = work + "/effects/modify-max-meter";
            return run({ensure(work, "effects"), add(work + "/effects", "modify-max-meter"),
                        fill(effect, "meter", "Industry"), fill(effect, "amount", random() % 2 == 0 ? "3" : "1 + 2")});
        }
        if (step == QLatin1String("trigger")) {
            const QString group = workshop + "/group[salvage]";
            const QString effect = group + "/effects/modify-stockpile";
            return run({add(workshop, "group"), fill(workshop + "/group", "id", "salvage"), add(group, "trigger"),
                        fill(group + "/trigger", "after", "size-changed"), fill(group + "/trigger", "of", "owned"),
                        add(group + "/scope/include", "contains"), add(group + "/scope/include/contains", "self"),
                        add(group + "/effects", "modify-stockpile"), fill(effect, "resource", "Credits"),
                        fill(effect, "amount", "10")});
        }
        if (step == QLatin1String("variable")) {
            const QString modify = "global-modifiers/modify";
            return run({add("class[SPC_RESTLESS]", "variable"), fill("variable", "name", "Zeal"),
                        fill("variable", "scope", "global"), fill("variable", "format", "number"),
                        add("variable", "global-modifiers"), add("global-modifiers", "modify"),
                        fill(modify, "variable", "Zeal"),
                        fill(modify, "set", random() % 2 == 0 ? "turn / 2" : "turn * 0.5")});
        }
        if (step == QLatin1String("expression")) {
            return run({fill(work + "/effects/modify-max-meter", "amount", random() % 2 == 0 ? "3 + Zeal" : "Zeal+3")});
        }
        return run({fill(workshop, "id", "BLD_FORGE"),
                    fill(harbour + "/place[BLD_WORKSHOP]", "class", "BLD_FORGE", scenario)});
    }

    QString doBySource(const QString& step, std::mt19937& random) {
        Writer writer(random);
        const auto put = [&](const QString& file, const QString& path, const QString& xml, bool isInside = true) {
            return m_person->write(file, path, writer.relaid(xml), isInside);
        };
        const QString three = writer.oneOf({"3", "1 + 2", "3.0", "(3)", "6 / 2"});
        const auto effect = [&](const QString& amount) {
            return "<effects><modify-max-meter meter='Industry' amount='" + amount + "'/></effects>";
        };
        if (step == QLatin1String("class")) {
            return put(content, "", "<class id='BLD_WORKSHOP' type='building'></class>");
        }
        if (step == QLatin1String("place")) {
            return put(scenario, harbour, "<place class='BLD_WORKSHOP' on='Home' name='Shop'/>");
        }
        if (step == QLatin1String("group")) {
            // An empty-element class is opened by rewriting it.
            const QString group =
                inGroup(writer.oneOf({"", "<scope/>", "<scope><include/></scope><effects/>", "<effects/>"}));
            return put(content, workshop, "<class id='BLD_WORKSHOP' type='building'>" + group + "</class>", false);
        }
        if (step == QLatin1String("scope")) {
            return put(content, work, inGroup(here + writer.oneOf({"", "<effects/>"})), false);
        }
        if (step == QLatin1String("effect")) {
            return put(content, work, inGroup(writer.isHeads() ? here + effect(three) : effect(three) + here), false);
        }
        if (step == QLatin1String("trigger")) {
            return put(content, workshop,
                       "<group id='" + writer.oneOf({"salvage", "sell"}) +
                           "'><trigger after='size-changed' of='owned'/>" + here +
                           "<effects><modify-stockpile resource='Credits' amount='10'/></effects></group>");
        }
        if (step == QLatin1String("variable")) {
            return put(content, "",
                       "<global-modifiers><modify variable='Zeal' set='" +
                           writer.oneOf({"turn / 2", "turn * 0.5", "0.5 * turn", "(turn) / 2"}) +
                           "'/></global-modifiers><variable name='Zeal' scope='global' format='number'/>");
        }
        const QString path = work + "/effects/modify-max-meter";
        if (step == QLatin1String("expression")) {
            return m_person->writeValue(content, path, "amount",
                                        writer.oneOf({"3 + Zeal", "Zeal + 3", "(1 + Zeal) + 2"}));
        }
        const QString problem = m_person->writeValue(content, workshop, "id", "BLD_FORGE");
        return problem.isEmpty()
                   ? m_person->writeValue(scenario, harbour + "/place[BLD_WORKSHOP]", "class", "BLD_FORGE")
                   : problem;
    }

    const std::vector<Wrong> m_wrongs = wrongs();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TutorialPerson> m_person;
    TutorialView* m_view = nullptr;
    bool m_isMixture = false; ///< then only some steps are undone and redone
};

QTEST_MAIN(TutorialWaysTest)
#include "tutorial_ways_test.moc"
