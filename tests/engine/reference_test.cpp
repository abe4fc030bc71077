// SPDX-License-Identifier: GPL-3.0-or-later
// The reference: it lists every row, and its examples are correct (C6).
#include "engine/assist/reference.h"
#include "engine/check/expression/row_place.h"
#include "engine/orrery.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/trace/ask_diagnostics.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace orrery::engine;

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

const char* requirementOf(const ExpressionFunction& function) {
    static const std::map<std::string_view, const char*> special{
        {"value", "X2.5"},          {"last", "X2.5"},   {"amount", "T1"},    {"runtime", "E7.9"},
        {"canHave", "E3.9"},        {"object", "X1.6"}, {"roll", "X1.5"},    {"has", "X4.1"},
        {"option", "X1.4"},         {"get", "X2.6"},    {"getFact", "X2.6"}, {"lookup", "X2.6"},
        {"dropIntoContext", "V6.3"}};
    switch (function.signature) {
    case Signature::number:
        return "X2.1";
    case Signature::compare:
    case Signature::equal:
        return "X2.2";
    case Signature::boolean:
        return "X2.3";
    case Signature::choice:
        return "X2.4";
    case Signature::special:
        break;
    }
    const auto found = special.find(function.name);
    return found == special.end() ? "X2" : found->second;
}

} // namespace

class ReferenceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void examples_data();
    void examples();
    void entries_data();
    void entries();
    void usages_data();
    void usages();
    void everyRowHasItsEntry();
    void page_data();
    void page();

private:
    std::optional<Project> m_project;
    std::unique_ptr<Session> m_session;
    std::vector<ReferenceSection> m_sections;
};

void ReferenceTest::initTestCase() {
    // The shipped vocabulary has no lists of classes and no meters of parts.
    auto lists = std::make_shared<const SourceText>("lists.xml", R"xml(<orrery format="1"><vocabulary>
        <property id="parts" format="classes" type="part"/><property id="traits" format="classes"/>
        <meter id="Capacity"/><type id="part"/><type id="planet" extend="true"><has property="parts"/>
        <has property="traits"/><has meter="Capacity" per="parts"/></type></vocabulary>
        <class id="LASER" type="part"/><class id="FERTILE" type="special"/></orrery>)xml");
    auto project = openProject(ORRERY_SOURCE_DIR "/tests/data/expressions/project", ORRERY_RESOURCE_DIR "/vocabulary",
                               std::move(lists));
    QVERIFY(std::holds_alternative<Project>(project));
    m_project = std::move(std::get<Project>(project));
    m_session = startSession(*m_project, *findScenario(*m_project, {}));
    m_sections = referenceOf(*m_project->model);
}

void ReferenceTest::examples_data() {
    QTest::addColumn<QString>("example");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* requirement, std::string_view name, std::string_view example,
                        std::string_view result = {}) {
        QTest::newRow(qPrintable(QString(requirement) + " example of " + (name.empty() ? "no relation" : text(name)) +
                                 ": " + text(example)))
            << text(example) << text(result);
    };
    for (const ExpressionFunction& function : functionRows()) {
        row(requirementOf(function), function.name, function.example, function.result);
    }
    for (const AggregateSpec& aggregate : m_project->model->vocabulary.aggregates()) {
        row("X3.1", aggregate.name, aggregate.example);
    }
    for (const RelationSpec& relation : m_project->model->vocabulary.relations()) {
        row("X3.2", relation.word, relation.example);
    }
}

void ReferenceTest::examples() {
    QFETCH(QString, example);
    QFETCH(QString, result);
    const std::string written = example.toStdString();
    const View view = m_session->state().view();
    const Row source = *findObject(view, "Sol III");
    ExpressionContext context = expressionContext(RowPlace::meterEffect, false, *m_project->model);
    context.hasSubject = true;
    const Answer answer =
        ask({.text = written, .context = context, .source = source, .target = source}, *m_project->model, view);
    QStringList findings;
    for (const Diagnostic& diagnostic : answer.diagnostics) {
        findings << QString::fromStdString(diagnostic.message());
    }
    QVERIFY2(answer.isGood(), qPrintable(findings.join("; ")));
    QVERIFY(answer.value || answer.unanswered == &askDiagnostics["ask.running-value"]);
    if (!result.isEmpty()) {
        QCOMPARE(QString::fromStdString(answer.shown), result);
    }
}

void ReferenceTest::entries_data() {
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* section, const char* name) {
        QTest::addRow("C6 %s has %s", section, name) << QString(section) << QString(name);
    };
    row("operators", "+");
    row("operators", "not");
    row("functions", "min");
    row("functions", "has");
    row("aggregates", "mean");
    row("aggregates", "geometric_mean");
    row("relations", "near");
    row("words", "Source");
    row("members", "owner");
    row("kinds", "BUILDING");
    row("kinds", "GUILD");
    row("defines", "GRAVITY");
    row("variables", "Hands");
    row("own-functions", "clamp");
    row("tables", "Costs");
    row("conditions", "number-of");
    row("effects", "create-object");
    row("words", "Subject");
    row("occurrences", "destroyed");
    row("points", "meters");
    row("orders", "move-order");
    row("modifiers", "add");
    row("types", "planet");
    row("types", "ship.weapon");
    row("values", "Population");
    row("values", "mood");
    row("values", "Minerals");
    row("enumerations", "Mood");
}

void ReferenceTest::entries() {
    QFETCH(QString, section);
    QFETCH(QString, name);
    const auto found = std::ranges::find(m_sections, section.toStdString(), &ReferenceSection::id);
    QVERIFY(found != m_sections.end());
    QVERIFY(std::ranges::count(found->entries, name.toStdString(), &ReferenceEntry::name) == 1);
}

void ReferenceTest::usages_data() {
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("usage");
    const auto row = [](const char* section, const char* name, const char* usage) {
        QTest::addRow("C6 how %s is used", name) << QString(section) << QString(name) << QString(usage);
    };
    row("relations", "owned", "owned");
    row("relations", "near", "near N, near N jumps");
    row("relations", "(no word)", "(no word)");
    row("values", "Minerals", "Minerals");
    row("effects", "create-object", "<create-object>");
}

void ReferenceTest::usages() {
    QFETCH(QString, section);
    QFETCH(QString, name);
    const auto found = std::ranges::find(m_sections, section.toStdString(), &ReferenceSection::id);
    QVERIFY(found != m_sections.end());
    const auto entry = std::ranges::find(found->entries, name.toStdString(), &ReferenceEntry::name);
    QVERIFY(entry != found->entries.end());
    QTEST(QString::fromStdString(entry->usage), "usage");
}

void ReferenceTest::everyRowHasItsEntry() {
    // C6: an entry shows everything that its row says: parameters, blocks and choices.
    const auto entry = [&](const char* section, std::string_view name) -> const ReferenceEntry* {
        const auto found = std::ranges::find(m_sections, section, &ReferenceSection::id);
        if (found == m_sections.end()) {
            return nullptr;
        }
        const auto row = std::ranges::find(found->entries, name, &ReferenceEntry::name);
        return row == found->entries.end() ? nullptr : &*row;
    };
    const auto hasPart = [](const ReferenceEntry& of, std::string_view part) {
        return std::ranges::any_of(of.parts, [&](const auto& one) { return one.first == part && !one.second.empty(); });
    };
    const auto check = [&](const char* section, std::string_view name, std::span<const ParameterSpec> parameters,
                           std::string_view example) {
        const ReferenceEntry* const found = entry(section, name);
        QVERIFY2(found != nullptr, std::string(name).c_str());
        QCOMPARE(text(found->example), text(example));
        for (const ParameterSpec& parameter : parameters) {
            QVERIFY2(hasPart(*found, parameter.name), std::string(parameter.name).c_str());
        }
    };
    const Vocabulary& vocabulary = m_project->model->vocabulary;
    for (const EffectSpec& row : vocabulary.effects()) {
        check("effects", row.tag, row.parameters, row.example);
        for (const BlockSpec& block : row.blocks) {
            QVERIFY2(hasPart(*entry("effects", row.tag), "<" + std::string(block.tag) + ">"),
                     std::string(block.tag).c_str());
        }
    }
    for (const OccurrenceSpec& row : vocabulary.shippedOccurrences()) {
        const auto detail = row.detail == nullptr ? std::span<const ParameterSpec>() : std::span(row.detail, 1);
        check(row.isPoint ? "points" : "occurrences", row.id, detail, row.example);
    }
    for (const OrderSpec& row : vocabulary.orders()) {
        check("orders", row.tag, row.parameters, row.example);
    }
    for (const WatchSpec& row : vocabulary.watches()) {
        check("watches", row.type, row.parameters, row.example);
    }
    for (const ActionSpec& row : vocabulary.actions()) {
        check("actions", row.tag, row.parameters, row.example);
    }
}

void ReferenceTest::page_data() {
    QTest::addColumn<bool>("isHtml");
    QTest::newRow("C6 the page as HTML holds every entry, with nothing unescaped") << true;
    QTest::newRow("C6 the page as Markdown holds every entry") << false;
}

void ReferenceTest::page() {
    QFETCH(bool, isHtml);
    const std::string page = isHtml ? referenceHtml(m_sections, "A & B") : referenceMarkdown(m_sections, "A & B");
    QVERIFY(page.find(isHtml ? "<h1>A &amp; B</h1>" : "# A & B") != std::string::npos);
    for (const ReferenceSection& section : m_sections) {
        QVERIFY(!section.entries.empty());
        QVERIFY(page.find(section.title.english()) != std::string::npos);
    }
    if (!isHtml) { // Markdown must not interpret a bar or an angle bracket in the text
        QVERIFY(page.find("true or 1 > 2 → true` |") != std::string::npos);
        QVERIFY(page.find("\\|\\| means the same") != std::string::npos);
        QVERIFY(page.find("&amp;lt;") != std::string::npos);
    } else {
        QVERIFY(page.find("&lt;number-of&gt;") != std::string::npos);
        const auto count = [&](std::string_view what) {
            std::size_t found = 0;
            for (std::size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) {
                ++found;
            }
            return found;
        };
        std::size_t entries = 0;
        for (const ReferenceSection& section : m_sections) {
            entries += section.entries.size();
        }
        QCOMPARE(count("<article>"), entries);
        QCOMPARE(count("</article>"), entries);
    }
}

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
