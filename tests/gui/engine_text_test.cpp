// SPDX-License-Identifier: GPL-3.0-or-later
// Translations of the engine's texts.
#include "app/ide/translation.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/orrery.h"
#include "engine/trace/happenings.h"
#include "tests/gui/engine_entries.h"
#include "tests/support/named_test.h"
#include "widgets/help/help_topics.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

using namespace orrery;
using engine::Phrase;
using engine::phrase;
using test::engineEntries;
using test::EngineEntry;
using test::knownTexts;
using test::unknownIn;

Q_DECLARE_METATYPE(Phrase)

namespace {

/// Returns the placeholders for arguments and the slots of sentences, sorted.
QStringList slotsOf(const QString& text) {
    static const QRegularExpression slot(QStringLiteral("\\{[\\w-]*\\}"));
    QStringList all;
    for (auto match = slot.globalMatch(text); match.hasNext();) {
        all << match.next().captured();
    }
    all.sort();
    return all;
}

/// Returns whether the text is unlikely to be the same in another language.
bool isSentence(const QString& text) {
    static const QRegularExpression slot(QStringLiteral("\\{[\\w-]*\\}"));
    static const QRegularExpression word(QStringLiteral("\\b\\w\\w+\\b"));
    return text.count(QLatin1Char(' ')) > 2 && QString(text).remove(slot).count(word) > 2;
}

} // namespace

class EngineTextTest : public QObject {
    Q_OBJECT

private slots:
    void tables_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("table");
        for (const QString language : {"de", "fr"}) {
            QStringList tables;
            for (const EngineEntry& entry : engineEntries(language)) {
                if (!tables.contains(entry.table)) {
                    tables << entry.table;
                    QTest::addRow("I5.3 no English is left of the engine's %s: %s", qPrintable(entry.table),
                                  qPrintable(language))
                        << language << entry.table;
                }
            }
        }
    }
    void tables() {
        QFETCH(QString, language);
        QFETCH(QString, table);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        for (const EngineEntry& entry : engineEntries(language)) {
            if (entry.table != table) {
                continue;
            }
            QVERIFY2(!entry.words.isEmpty(), qPrintable(entry.source));
            QVERIFY2(!isSentence(entry.source) || entry.words != entry.source, qPrintable(entry.source));
            QCOMPARE(slotsOf(entry.words), slotsOf(entry.source));
            QCOMPARE(widgets::engineText(entry.source.toStdString()), entry.words);
        }
    }

    void phrases_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Phrase>("said");
        QTest::addColumn<QString>("words");
        QTest::newRow("I5.3 words of content stay as they are") << "de" << Phrase(std::string("Size")) << "Size";
        QTest::newRow("I5.3 words of the program are translated") << "de" << phrase("Size") << "Größe";
        QTest::newRow("I5.3 words of the vocabulary are translated where they are known")
            << "de" << Phrase::said("has no owner") << "hat keinen Besitzer";
        QTest::newRow("I5.3 an argument that looks like a place for one is not filled again")
            << "de" << phrase("{0}, {1}", {std::string("{1}"), phrase("Size")}) << "{1}, Größe";
        QTest::newRow("I5.3 arguments stand where the language wants them")
            << "fr" << phrase("{0}, required: not {1}", {phrase("has no owner"), std::string("BLD_MILL")})
            << QStringLiteral("n’a pas de propriétaire, requis\u00a0: non BLD_MILL");
        QTest::newRow("I5.3 in English a phrase is what was written")
            << "en" << phrase("{0}, {1}", {std::string("{1}"), phrase("Size")}) << "{1}, Size";
    }
    void phrases() {
        QFETCH(QString, language);
        QFETCH(Phrase, said);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        QTEST(widgets::engineText(said), "words");
        if (language == QLatin1String("en")) {
            QTEST(QString::fromStdString(said.english()), "words");
        }
    }

    void findings_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::vector<Phrase>>("args");
        QTest::addColumn<QString>("words");
        const std::vector<Phrase> meter{phrase("meter"), std::string("meter")};
        QTest::newRow("I5.3 a finding in English") << "en" << meter << "There is no meter 'meter'";
        QTest::newRow("I5.3 a finding in German: what stands in quotes is content")
            << "de" << meter << "Nicht vorhanden: Messwert „meter“";
        QTest::newRow("I5.3 a finding in French: what stands in quotes is content")
            << "fr" << meter << QStringLiteral("Introuvable\u00a0: jauge «\u00a0meter\u00a0»");
        QTest::newRow("I5.3 a name is no word of the program")
            << "de" << std::vector<Phrase>{std::string("Size"), std::string("x")} << "Nicht vorhanden: Size „x“";
    }
    void findings() {
        QFETCH(QString, language);
        QFETCH(std::vector<Phrase>, args);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        const engine::Diagnostic finding{&engine::checkDiagnostics["check.unknown-name"], {}, args, {}, {}};
        QTEST(widgets::findingText(finding), "words");
    }

    NAMED_TEST(nearNames, "I5.3 the end of a sentence that names what is near is translated") {
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), "de"));
        static constexpr engine::DiagnosticSpec spec{"test.near", engine::Severity::error, "there is no table '{0}'{1}",
                                                     ""};
        const engine::Diagnostic finding{
            &spec, {}, {std::string("COST"), phrase("; did you mean {0}?", {engine::quoted("COSTS")})}, {}, {}};
        QCOMPARE(widgets::findingText(finding), QStringLiteral("Es gibt keine Tabelle „COST“; meinten Sie „COSTS“?"));
    }

    NAMED_TEST(accounts, "I5.3 all that the demo's ledgers, events and why-nots say can be said in German") {
        auto opened = engine::openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
        auto* const project = std::get_if<engine::Project>(&opened);
        QVERIFY(project != nullptr);
        const auto session = engine::startSession(*project, *engine::findScenario(*project, ""));
        constexpr std::uint32_t turns = 4;
        QVERIFY(session->goTo(turns));
        const QSet<QString> known = knownTexts();
        QStringList unknown;
        std::size_t said = 0;
        const auto check = [&](const Phrase& one) {
            ++said;
            unknown += unknownIn(one, known);
        };
        for (std::uint32_t turn = 1; turn <= turns; ++turn) {
            for (const engine::Happening& happening : engine::happeningsOf(*session, turn)) {
                check(happening.sentence);
                std::ranges::for_each(happening.details, check);
            }
        }
        const engine::View view = session->state().view();
        const auto planet = view.model->vocabulary.findType("planet");
        std::size_t explained = 0;
        for (engine::Row row = 0; row < view.rowCount && explained < 60; ++row) {
            for (std::uint16_t c = 0; c < view.layout->size() && view.typeOf(row) == *planet; ++c) {
                const engine::ColumnId column{c};
                if ((*view.layout)[column].role != engine::ColumnRole::meterMax || !view.has(row, column)) {
                    continue;
                }
                ++explained;
                const engine::Ledger ledger = engine::explain(*session, turns, row, column);
                for (const auto* const rows : {&ledger.rows, &ledger.ghosts}) {
                    for (const engine::LedgerRow& line : *rows) {
                        check(line.label);
                        check(line.reason);
                    }
                }
            }
        }
        unknown.removeDuplicates();
        QCOMPARE(unknown, QStringList());
        QVERIFY(said > 200); // else the demo no longer has enough texts
    }

    void reference_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::newRow("I5.3 a page of the reference in English") << "en"
                                                                 << "Matches the current capital of each empire.";
        QTest::newRow("I5.3 a page of the reference in German") << "de"
                                                                << "Passt auf die jetzige Hauptstadt jedes Reichs.";
        QTest::newRow("I5.3 a page of the reference in French") << "fr"
                                                                << "Retient la capitale actuelle de chaque empire.";
    }
    void reference() {
        QFETCH(QString, language);
        QFETCH(QString, words);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        const engine::Project project = engine::emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
        widgets::HelpTopics topics(ORRERY_RESOURCE_DIR "/help", language);
        topics.setModel(project.model.get());
        const QString page = topics.pageHtml("ref:conditions", widgets::theme(widgets::ThemeKind::light));
        QVERIFY2(page.contains(words), qPrintable(page.left(2000)));
        QVERIFY(!topics.search(words).empty());
    }
};

QTEST_GUILESS_MAIN(EngineTextTest)
#include "engine_text_test.moc"
