// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of all rows in the three languages (I6.1).
#include "app/ide/translation.h"
#include "engine/assist/choice_labels.h"
#include "engine/content/element_rows.h"
#include "engine/orrery.h"
#include "engine/vocabulary/sentence.h"
#include "tests/support/named_test.h"
#include "widgets/form/choices.h"
#include "widgets/form/form_filter.h"
#include "widgets/form/line_sentence.h"
#include "widgets/words/engine_text.h"

#include <QTest>

#include <set>

using namespace orrery;
using namespace orrery::widgets;

namespace {

/// One row of the schema: everything that its line needs.
struct RowOfSchema {
    std::string name;
    std::string sentence;
    std::vector<engine::ParameterSpec> attributes;
    bool hasText = false;
};

void addElements(const engine::ElementSpec& spec, std::set<const engine::ElementSpec*>& done,
                 std::vector<RowOfSchema>& rows) {
    if (!done.insert(&spec).second) {
        return;
    }
    rows.push_back({std::string(spec.tag),
                    std::string(spec.sentence),
                    {spec.attributes.begin(), spec.attributes.end()},
                    spec.content == engine::ElementContent::text});
    for (const engine::ElementSpec* const child : spec.children) {
        addElements(*child, done, rows);
    }
}

template <typename Specs, typename Common>
void addRows(const Specs& specs, const Common& common, std::vector<RowOfSchema>& rows) {
    for (const auto& spec : specs) {
        RowOfSchema row{std::string(spec.tag), std::string(spec.sentence), {common.begin(), common.end()}};
        row.attributes.insert(row.attributes.end(), spec.parameters.begin(), spec.parameters.end());
        if constexpr (requires { spec.holdsPages; }) {
            row.hasText = spec.holdsPages;
        }
        rows.push_back(std::move(row));
    }
}

std::vector<RowOfSchema> allRows(const engine::Vocabulary& vocabulary) {
    std::vector<RowOfSchema> rows;
    addRows(vocabulary.conditions(), engine::conditionAttributes(), rows);
    addRows(vocabulary.effects(), engine::effectAttributes(true), rows);
    addRows(vocabulary.orders(), engine::orderAttributes(), rows);
    addRows(vocabulary.actions(), std::span<const engine::ParameterSpec>(), rows);
    std::set<const engine::ElementSpec*> done;
    addElements(engine::projectElement(), done, rows);
    addElements(engine::orreryElement(), done, rows);
    return rows;
}

/// Returns the line of a row whose element has some attributes, each with its own name in capitals as the value.
FormLine lineOf(const RowOfSchema& row, const std::function<bool(std::size_t)>& isGiven) {
    FormLine line;
    line.label = row.name;
    line.sentence = row.sentence;
    const std::vector<engine::SentencePiece> pieces = engine::sentencePieces(line.sentence);
    for (std::size_t i = 0; i < row.attributes.size(); ++i) {
        FormField field;
        field.spec = row.attributes[i];
        field.isGiven = isGiven(i);
        const bool isAlways = std::ranges::any_of(pieces, [&](const engine::SentencePiece& piece) {
            return piece.isSlot && piece.part < 0 && piece.text == field.spec.name;
        });
        field.isRare = !field.spec.required && !isAlways;
        line.fields.push_back(std::move(field));
    }
    if (row.hasText) {
        line.fields.emplace_back();
    }
    return line;
}

QString valueOf(const FormField& field) {
    return QStringLiteral("‹") + QString::fromStdString(std::string(field.spec.name)).toUpper() + QStringLiteral("›");
}

} // namespace

class SentencesTest : public QObject {
    Q_OBJECT

private slots:
    void sentences_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("I6.1 the sentence of every row with no, each and all optional parts, en")
            << QStringLiteral("en");
        QTest::newRow("I6.1 the sentence of every row with no, each and all optional parts, de")
            << QStringLiteral("de");
        QTest::newRow("I6.1 the sentence of every row with no, each and all optional parts, fr")
            << QStringLiteral("fr");
    }
    void sentences() {
        QFETCH(QString, language);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        const engine::Project shipped = engine::emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
        const std::vector<RowOfSchema> rows = allRows(shipped.model->vocabulary);
        int count = 0;
        const auto check = [&](const RowOfSchema& row, const std::function<bool(std::size_t)>& isGiven) {
            const FormLine line = lineOf(row, isGiven);
            const QString words = sentenceText(line, valueOf);
            const QByteArray what = (QString::fromStdString(row.name) + ": " + words).toUtf8();
            for (const char sign : {'{', '}', '[', ']'}) {
                QVERIFY2(!words.contains(QLatin1Char(sign)), what.constData());
            }
            QVERIFY2(!words.contains(QStringLiteral(" ,")) && !words.contains(QStringLiteral(",,")), what.constData());
            QVERIFY2(!words.endsWith(QLatin1Char('.')) && !words.isEmpty(), what.constData());
            for (const FormField& field : line.fields) {
                const bool isWanted = !field.mayFold() && !field.isSwitch();
                QVERIFY2(words.count(valueOf(field)) == (isWanted ? 1 : 0), what.constData());
            }
            ++count;
        };
        for (const RowOfSchema& row : rows) {
            check(row, [](std::size_t) { return false; });
            check(row, [](std::size_t) { return true; });
            for (std::size_t only = 0; only < row.attributes.size(); ++only) {
                check(row, [&](std::size_t i) { return i == only; });
            }
        }
        QVERIFY2(count > 700, qPrintable(QString::number(count)));
    }

    void labels_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("I6.1 each word of the schema has a label, and no slot shows the raw word, en")
            << QStringLiteral("en");
        QTest::newRow("I6.1 each word of the schema has a label, and no slot shows the raw word, de")
            << QStringLiteral("de");
        QTest::newRow("I6.1 each word of the schema has a label, and no slot shows the raw word, fr")
            << QStringLiteral("fr");
    }
    void labels() {
        QFETCH(QString, language);
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), language));
        const engine::Project shipped = engine::emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
        FormChoices choices;
        const engine::Vocabulary& vocabulary = shipped.model->vocabulary;
        std::vector<RowOfSchema> rows = allRows(vocabulary);
        for (const engine::WatchSpec& watch : vocabulary.watches()) {
            rows.push_back({std::string(watch.type), {}, {watch.parameters.begin(), watch.parameters.end()}});
        }
        for (const engine::OccurrenceSpec& occurrence : vocabulary.shippedOccurrences()) {
            if (occurrence.detail != nullptr) {
                rows.push_back({std::string(occurrence.id), {}, {*occurrence.detail}});
            }
        }
        std::set<std::pair<std::string_view, std::string_view>> used;
        for (const RowOfSchema& row : rows) {
            for (const engine::ParameterSpec& spec : row.attributes) {
                std::set<QString> shown;
                for (const std::string_view word : spec.choices) {
                    const QString id = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
                    const QByteArray what = (QString::fromStdString(row.name) + ": " + id).toUtf8();
                    const std::string_view label = engine::choiceLabel(spec, word);
                    const bool isPlain = word == "true" || word == "false" || word.find(':') != std::string_view::npos;
                    if (spec.kind != engine::ParameterKind::choice || isPlain) {
                        QVERIFY2(label.empty() || spec.kind != engine::ParameterKind::choice, what.constData());
                        continue;
                    }
                    QVERIFY2(!label.empty(), what.constData());
                    used.emplace(spec.name, word);
                    const FormChoicesPtr list = choices.of(spec);
                    QVERIFY2(list->shown(id) == engineText(label), what.constData());
                    QVERIFY2(list->written(engineText(label)) == id && list->written(id) == id, what.constData());
                    QVERIFY2(shown.insert(list->shown(id)).second, what.constData());
                    FormLine line = lineOf(row, [](std::size_t) { return true; });
                    for (FormField& field : line.fields) {
                        field.text = field.spec.name == spec.name ? std::string(word) : std::string();
                    }
                    QVERIFY2(wordsOf(line, choices).contains(engineText(label)), what.constData());
                }
            }
        }
        QCOMPARE(used.size(), engine::choiceLabels().size());
    }

    NAMED_TEST(order, "I6.1 slots may stand in any order, and an attribute without a slot follows after its label") {
        QVERIFY(ide::useLanguage(*QCoreApplication::instance(), QStringLiteral("en")));
        FormLine line;
        line.sentence = "of {b}: {a}[ at {c}]";
        for (const std::string_view name : {"a", "b", "c", "d"}) {
            FormField field;
            field.spec.name = name;
            field.spec.label = "Label";
            field.isRare = name == "c" || name == "d";
            field.isGiven = name != "c";
            line.fields.push_back(std::move(field));
        }
        QCOMPARE(sentenceText(line, valueOf), QString("of ‹B›: ‹A› · Label ‹D›"));
        line.fields[2].isGiven = true;
        QCOMPARE(sentenceText(line, valueOf), QString("of ‹B›: ‹A› at ‹C› · Label ‹D›"));
        line.fields.erase(line.fields.begin());
        QCOMPARE(sentenceText(line, valueOf), QString("of ‹B›: … at ‹C› · Label ‹D›"));
    }
};

QTEST_GUILESS_MAIN(SentencesTest)
#include "sentences_test.moc"
