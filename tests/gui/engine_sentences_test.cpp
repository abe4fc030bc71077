// SPDX-License-Identifier: GPL-3.0-or-later
// Every engine message with names and numbers can be translated (I5.3).
#include "app/ide/translation.h"
#include "engine/content/string_tables.h"
#include "engine/explanations.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/freeorion_reasons.h"
#include "engine/orrery.h"
#include "engine/trace/enabled_by.h"
#include "engine/turn/order_call.h"
#include "tests/gui/engine_entries.h"
#include "tests/support/example_trial.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery;
using engine::Phrase;

/// Makes the engine produce messages of one kind.
using Provoke = std::vector<Phrase> (*)();

Q_DECLARE_METATYPE(Provoke)

namespace {

std::string madeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes);
    }
    return file.fileName().toStdString();
}

/// Adds the messages of diagnostics, their notes and their fixes.
void addFindings(const std::vector<engine::Diagnostic>& findings, std::vector<Phrase>& out) {
    for (const engine::Diagnostic& finding : findings) {
        out.push_back(finding.sentence());
        std::ranges::transform(finding.notes, std::back_inserter(out), &engine::DiagnosticNote::message);
        std::ranges::transform(finding.fixes, std::back_inserter(out), &engine::Fix::label);
    }
}

std::vector<Phrase> refusedOrders() {
    auto opened = engine::openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
    const auto& project = std::get<engine::Project>(opened);
    const auto session = engine::startSession(project, *engine::findScenario(project, "messengers"));
    std::vector<Phrase> said;
    for (const char* const text : {
             R"(<move-order empire="Nobody" object="Swift" to="Kiln"/>)",
             R"(<move-order empire="Aurora" object="Nothing" to="Kiln"/>)",
             R"(<move-order empire="Basalt" object="Swift" to="Kiln"/>)",
             R"(<move-order empire="Aurora" object="Hearth" to="Kiln"/>)",
             R"(<move-order empire="Aurora" object="Swift" to="Ember"/>)",
             R"(<produce-order empire="Aurora" class="SHP_COURIER" at="Anvil"/>)",
             R"(<research-order empire="Aurora" tech="TECH_CIVICS"/>)",
             R"(<focus-order empire="Aurora" object="Swift" focus="mining"/>)",
             R"(<cancel-order empire="Aurora" object="Swift"/>)",
         }) {
        std::vector<engine::Diagnostic> findings;
        const auto order = engine::parseOrder(text, *project.model, findings);
        said.push_back(order ? engine::orderRefusal(*order, session->evaluator(), session->state().view()) : Phrase());
    }
    return said;
}

std::vector<Phrase> fileErrors() {
    const QTemporaryDir folder;
    const std::string path = madeFile(folder, "a.xml", "a");
    const auto messageOf = [](const auto& result) {
        const auto* const error = std::get_if<engine::FileError>(&result);
        return error != nullptr ? error->message : Phrase();
    };
    return {messageOf(engine::readFile(folder.filePath("none").toStdString())),
            messageOf(engine::readFile(folder.path().toStdString())),
            messageOf(engine::readFile(path, 0)),
            messageOf(engine::writeFileWhole(folder.filePath("none/a.xml").toStdString(), "a")),
            messageOf(engine::writeFileWhole(path, "b", {.expected = {engine::Expected::Kind::bytes, "c"}})),
            messageOf(engine::makeFolder(path + "/b")),
            messageOf(engine::moveFile(path, path)),
            messageOf(engine::removeFile(path, "other")),
            messageOf(engine::openProject(folder.filePath("none").toStdString(), ORRERY_RESOURCE_DIR "/vocabulary")),
            messageOf(engine::writeImportedProject({}, folder.path().toStdString()))};
}

std::vector<Phrase> importNotes() {
    engine::ForeignFolder folder = engine::readClassicFolder(ORRERY_SOURCE_DIR "/tests/data/import/small");
    folder.files.push_back(std::make_shared<engine::SourceText>("wrong.xml", R"(<XMLDoc>
  <BuildingType><name>BLD_WRONG</name><nmae/>
    <effects><EffectsGroup>
      <scope><Condition::NumberOf/></scope>
      <activation><Condition::MeterValue><meter>METER_MINING</meter><low>5</low><high>1</high><max_meter>0</max_meter>
      </Condition::MeterValue></activation>
      <stacking_group>7</stacking_group>
      <effects>
        <Effect::SetMeter><meter>METER_TRADE</meter><value>1-2-3*Target.MaxTrade</value><max>2</max></Effect::SetMeter>
        <Effect::SetMeter><meter>METER_TRAED</meter><value>Sorce.MaxTrade</value><max>1</max></Effect::SetMeter>
        <Effect::SetMeter><meter>METER_TRADE</meter><value>1/0</value><max>1</max></Effect::SetMeter>
        <Effect::Nothing/>
      </effects>
    </EffectsGroup></effects>
  </BuildingType>
</XMLDoc>)"));
    const engine::ImportedProject project = engine::importFreeOrionClassic(folder);
    std::vector<Phrase> said;
    addFindings(project.faults, said);
    const engine::ImportReport& report = project.report;
    for (const auto* const notes : {&report.changed, &report.regrouped, &report.neverActive, &report.neverInScope,
                                    &report.neverMatched, &report.noUpperLimit, &report.priorities}) {
        std::ranges::transform(*notes, std::back_inserter(said), &engine::ImportNote::why);
    }
    for (const engine::ImportNote& note : report.leftOut) {
        if (!note.why.pattern().empty()) { // else the note is a comment of the content
            said.push_back(note.why);
        }
    }
    std::ranges::transform(engine::freeOrionReasons, std::back_inserter(said),
                           [](const engine::FreeOrionReason& reason) { return engine::phrase(reason.text); });
    for (const engine::ImportedProject& one :
         {project, engine::importFreeOrion(engine::readFreeOrionFolder(ORRERY_SOURCE_DIR "/tests/data/focs/small"))}) {
        said.insert(said.end(), one.summary.begin(), one.summary.end());
        std::ranges::transform(one.sections, std::back_inserter(said), &engine::ImportSection::title);
    }
    return said;
}

std::vector<Phrase> faultsOfExamples() {
    std::vector<Phrase> said;
    for (const engine::DiagnosticSpec* const row : engine::allDiagnostics()) {
        const auto example = engine::exampleOf(*row);
        if (example) {
            addFindings(test::diagnosticsOfExample(row->code, example->wrong), said);
        }
    }
    return said;
}

std::vector<Phrase> refusedChanges() {
    const engine::Project project = engine::emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
    std::vector<Phrase> said = engine::addLanguage(project.parsed, "x").refused;
    const engine::StringChange bad{"de", "A", "\x01"};
    const auto edits = engine::editStrings(project.parsed, {&bad, 1});
    said.insert(said.end(), edits.refused.begin(), edits.refused.end());
    const auto session = engine::startSession(project, engine::CheckedScenario{});
    const engine::View view = session->state().view();
    said.push_back(std::get<Phrase>(engine::parseGiven(view, "BLD_NONE", engine::noRow)));
    for (const char* const text : {"Sol", "Sol.Industry=1"}) {
        said.push_back(std::get<Phrase>(engine::parseSetting(view, text)));
    }
    return said;
}

/// Returns literals of several words that are joined with others, by line: "engine/turn/a.cpp:7 …".
QStringList joinedSentences() {
    // These files may join literals: they write lines for the command line, XML, expressions, or text for machines.
    static const QRegularExpression others(
        QStringLiteral("render|_diagnostics\\.h$|/trace/(availability|enabled_by)\\.cpp$|/silence\\.cpp$|"
                       "/import/freeorion_export/|/string_tables\\.cpp$|/(coverage|turn)_report\\.cpp$|/import/"
                       "(project_files|string_files|"
                       "agreement|saved_scenario|freeorion_(classes|conditions|report|values|vocabulary|writer))"
                       "\\.cpp$"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    static const QRegularExpression sentence(QStringLiteral("[a-z]{2,} [a-z]{2,}|^[a-z]{2,} | [a-z]{2,} ?$"));
    static const QRegularExpression before(QStringLiteral("\\+=?\\s*$"));
    static const QRegularExpression after(QStringLiteral("^\\s*\\+"));
    static const QRegularExpression keys(QStringLiteral("comment\\(|element\\(\"|const std::string key|Identity\\("));
    QStringList found;
    for (QDirIterator files(ORRERY_SOURCE_DIR "/engine", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        const QString path = files.next();
        QFile file(path);
        if (others.match(path).hasMatch() || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        int number = 0;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            ++number;
            for (auto match = literal.globalMatch(line); match.hasNext() && !keys.match(line).hasMatch();) {
                const auto one = match.next();
                const bool isJoined = before.match(line.left(one.capturedStart())).hasMatch() ||
                                      after.match(line.mid(one.capturedEnd())).hasMatch();
                if (isJoined && sentence.match(one.captured(1)).hasMatch()) {
                    found << QStringLiteral("%1:%2 %3").arg(path).arg(number).arg(one.captured());
                }
            }
        }
    }
    return found;
}

} // namespace

class EngineSentencesTest : public QObject {
    Q_OBJECT

private slots:
    void provoked_data() {
        QTest::addColumn<Provoke>("provoke");
        QTest::newRow("I5.3 refusals of orders are said in German") << Provoke(refusedOrders);
        QTest::newRow("I5.3 errors of files are said in German") << Provoke(fileErrors);
        QTest::newRow("I5.3 notes of an import are said in German") << Provoke(importNotes);
        QTest::newRow("I5.3 findings, their notes and fixes are said in German") << Provoke(faultsOfExamples);
        QTest::newRow("I5.3 refusals of changes are said in German") << Provoke(refusedChanges);
    }
    void provoked() {
        QFETCH(Provoke, provoke);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), "de"));
        const std::vector<Phrase> said = provoke();
        QVERIFY(said.size() > 4);
        const QSet<QString> known = test::knownTexts();
        QStringList wrong;
        for (const Phrase& one : said) {
            const QString english = QString::fromStdString(one.english());
            const bool isSame = widgets::engineText(one) == english;
            if (one.empty() || one.pattern().empty() || isSame) {
                wrong << QStringLiteral("not in German: '%1'").arg(english);
            }
            wrong += test::unknownIn(one, known);
        }
        wrong.removeDuplicates();
        QCOMPARE(wrong, QStringList());
    }

    void joinsNothing_data() {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("I5.3 no sentence of the engine is put together from pieces of English") << true;
    }
    void joinsNothing() { QCOMPARE(joinedSentences(), QStringList()); }
};

QTEST_GUILESS_MAIN(EngineSentencesTest)
#include "engine_sentences_test.moc"
