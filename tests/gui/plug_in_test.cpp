// SPDX-License-Identifier: GPL-3.0-or-later
// A row of each kind reaches every part of the program without a change elsewhere (I2.1).
#include "engine/assist/reference.h"
#include "engine/assist/writing_help.h"
#include "engine/check/check.h"
#include "engine/check/render.h"
#include "engine/content/element_rows.h"
#include "engine/program/program.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/plug_ins/plug_ins.h"
#include "widgets/form/form_model.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace orrery;
using namespace orrery::engine;

namespace orrery::plug_ins {

int& calls(std::string_view name) {
    static std::map<std::string, int, std::less<>> counts;
    return counts.try_emplace(std::string(name)).first->second;
}

} // namespace orrery::plug_ins

namespace {

template <typename Spec>
std::span<const Spec> with(std::span<const Spec> shipped, std::span<const Spec> more) {
    static std::vector<Spec> all;
    all.assign(shipped.begin(), shipped.end());
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

RowTables tables() {
    static const RowTables all = [] {
        RowTables rows = shippedRows();
        rows.conditions = with(rows.conditions, plug_ins::conditions());
        rows.effects = with(rows.effects, plug_ins::effects());
        rows.functions = with(rows.functions, plug_ins::functions());
        rows.aggregates = with(rows.aggregates, plug_ins::aggregates());
        rows.relations = with(rows.relations, plug_ins::relations());
        rows.modifiers = with(rows.modifiers, plug_ins::modifiers());
        rows.occurrences = with(rows.occurrences, plug_ins::occurrences());
        rows.orders = with(rows.orders, plug_ins::orders());
        rows.statements = with(rows.statements, plug_ins::statements());
        rows.watches = with(rows.watches, plug_ins::watches());
        rows.actions = with(rows.actions, plug_ins::actions());
        return rows;
    }();
    return all;
}

ParsedProject parsedContent(const std::string& text) {
    FolderContents contents;
    contents.name = "plug-in";
    contents.files["orrery.xml"] = std::make_shared<SourceText>("orrery.xml", "<project format=\"1\"/>");
    contents.files["a.xml"] = std::make_shared<SourceText>("a.xml", text);
    return parseProject(arrangeSources(contents, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
}

std::string group(std::string_view trigger, std::string_view activation, std::string_view condition,
                  std::string_view effect) {
    return "<class id=\"BLD_MINE\" type=\"building\"><group id=\"dig\">" + std::string(trigger) + "<activation if=\"" +
           std::string(activation) + "\"/><scope><include>" + std::string(condition) + "</include></scope><effects>" +
           std::string(effect) + "</effects></group></class>";
}

std::string scenario(std::string_view inside) {
    return "<scenario id=\"s\"><empire id=\"Terrans\" capital=\"Sol III\"/><system name=\"Sol\" x=\"0\" y=\"0\"/>"
           "<planet name=\"Sol III\" system=\"Sol\" owner=\"Terrans\"/><place class=\"BLD_MINE\" on=\"Sol III\" "
           "owner=\"Terrans\"/>" +
           std::string(inside) + "</scenario>";
}

constexpr std::string_view plainCondition = "<object-type type=\"planet\"/>";
constexpr std::string_view plainEffect = "<set-planet-size size=\"large\"/>";
constexpr std::string_view always = "turn >= 0";

} // namespace

class PlugInTest : public QObject {
    Q_OBJECT

private slots:
    void reaches_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("formTag");
        QTest::addColumn<bool>("isCalled");
        const auto row = [](const char* kind, std::string_view name, std::string_view label, const std::string& content,
                            const char* formTag, bool isCalled = true) {
            QTest::addRow("I2.1 %s: its row is enough", kind)
                << QString::fromUtf8(name.data(), qsizetype(name.size()))
                << QString::fromUtf8(label.data(), qsizetype(label.size()))
                << QString::fromStdString("<orrery format=\"1\">" + content + "</orrery>") << QString(formTag)
                << isCalled;
        };
        const std::string plain = group({}, always, plainCondition, plainEffect);
        const auto& condition = plug_ins::conditions()[0];
        row("a condition", condition.tag, condition.label,
            group({}, always, condition.example, plainEffect) + scenario({}), "long-name");
        const auto& effect = plug_ins::effects()[0];
        row("an effect", effect.tag, effect.label, group({}, always, plainCondition, effect.example) + scenario({}),
            "applaud");
        const auto expression = [&](const char* kind, std::string_view name, std::string_view label,
                                    std::string_view example) {
            std::string escaped(example);
            if (const auto less = escaped.find('<'); less != std::string::npos) {
                escaped.replace(less, 1, "&lt;");
            }
            row(kind, name, label, group({}, escaped, plainCondition, plainEffect) + scenario({}), "");
        };
        const auto& function = plug_ins::functions()[0];
        expression("a function", function.name, function.label, function.example);
        const auto& aggregate = plug_ins::aggregates()[0];
        expression("an aggregate", aggregate.name, aggregate.label, std::string(aggregate.example) + " >= 0");
        const auto& relation = plug_ins::relations()[0];
        expression("a relation", relation.word, relation.label, relation.example);
        const auto& modifier = plug_ins::modifiers()[0];
        row("a modifier", modifier.name, modifier.label,
            R"(<variable scope="global" name="Luck" format="number"/><global-modifiers>)" +
                std::string(modifier.example) + "</global-modifiers>" +
                group({}, "Luck >= 0", plainCondition, plainEffect) + scenario({}),
            "");
        const auto& occurrence = plug_ins::occurrences()[0];
        row("an event", occurrence.id, occurrence.label,
            group(occurrence.example, always, plainCondition, plainEffect) + scenario({}), "", false);
        const auto& order = plug_ins::orders()[0];
        row("an order", order.tag, order.label, plain + scenario(order.example), "salute-order");
        const auto& statement = plug_ins::statements()[0];
        row("a statement", statement.tag, statement.element->label, plain + scenario(statement.example), "bless");
        const auto& watch = plug_ins::watches()[0];
        row("a scenario condition", watch.type, watch.label,
            plain + scenario(R"(<condition id="many" type="objects" value="3" op="gt"><check/></condition>)"), "");
        const auto& action = plug_ins::actions()[0];
        row("an action", action.tag, action.label, plain + scenario(action.example), "play-music");
    }

    void reaches() {
        QFETCH(QString, name);
        QFETCH(QString, label);
        QFETCH(QString, content);
        QFETCH(QString, formTag);
        QFETCH(bool, isCalled);
        const std::string text = content.toStdString();
        const std::string word = name.toStdString();

        const ParsedProject parsed = parsedContent(text);
        std::vector<Diagnostic> diagnostics;
        const std::shared_ptr<const CheckedModel> model = check(parsed, tables(), diagnostics);
        QVERIFY2(diagnostics.empty(), diagnostics.empty() ? "" : renderText(diagnostics[0], model->files).c_str());

        // Completion after its first letters, and hover.
        const auto found = std::ranges::find(model->files, "a.xml", [](const auto& one) { return one->path(); });
        QVERIFY(found != model->files.end());
        const FileId file{static_cast<std::uint32_t>(found - model->files.begin())};
        const WritingHelp help(parsed, model);
        const auto at = static_cast<std::uint32_t>(text.find(word));
        const Completion offered = help.complete(file, text, at + 1);
        bool isOffered = false;
        for (std::size_t i = 0; i < offered.size(); ++i) {
            isOffered = isOffered || offered[i].label == word;
        }
        QVERIFY2(isOffered, "completion does not offer it");
        const std::optional<Hover> hover = help.hoverAt(file, text, at + 1);
        QVERIFY(hover);
        QVERIFY2(!hover->help.empty(), "hover says nothing");

        // The reference.
        const auto sections = referenceOf(*model);
        const bool isExplained = std::ranges::any_of(sections, [&](const ReferenceSection& section) {
            return std::ranges::any_of(section.entries, [&](const ReferenceEntry& entry) {
                return entry.name == word && entry.label.english() == label.toStdString();
            });
        });
        QVERIFY2(isExplained, "the reference does not have it");

        // The form.
        if (!formTag.isEmpty()) {
            bool isShown = false;
            const XmlTree& tree = *parsed.trees[file.value];
            for (const std::uint32_t child : tree.elements(tree.root())) {
                const widgets::Form form = widgets::formOf({&tree, child}, model->vocabulary, {});
                isShown = isShown || std::ranges::any_of(form.lines, [&](const widgets::FormLine& line) {
                              return line.tag == formTag.toStdString() && line.label == label.toStdString() &&
                                     !line.fields.empty();
                          });
            }
            QVERIFY2(isShown, "the form does not show it");
        }

        // A run.
        plug_ins::calls(word) = 0;
        const auto session = Session::start(compile(model), *model->findScenario("s"), std::nullopt, true);
        session->goTo(2);
        QCOMPARE(plug_ins::calls(word) > 0, isCalled);
    }

    void checks_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* name, const std::string& content, const char* found) {
            QTest::newRow(name) << QString::fromStdString("<orrery format=\"1\">" + content + "</orrery>")
                                << QString(found);
        };
        const std::string plain = group({}, always, plainCondition, plainEffect);
        row("I2.1 a statement without its attribute", plain + scenario("<bless/>"),
            "content.missing-attribute|bless add 'object'");
        row("I2.1 a statement with another attribute", plain + scenario(R"(<bless object="Sol III" by="1"/>)"),
            "content.unknown-attribute|bless remove 'by'");
        row("I2.1 a statement without a turn, in a run",
            plain + scenario({}) + R"(<run scenario="s"><bless object="Sol III"/></run>)",
            "content.unknown-element|bless");
        row("I2.1 a statement that is misspelt", plain + scenario(R"(<blesss object="Sol III"/>)"),
            "content.unknown-element|blesss replace with 'bless'");
        const auto modifier = [](std::string_view attributes, std::string_view inside) {
            return R"(<variable scope="global" name="Luck" format="number"/><global-modifiers><modify variable="Luck" )" +
                   std::string(attributes) + ">" + std::string(inside) + "</modify></global-modifiers>";
        };
        row("I2.1 a modifier without an operation", modifier({}, {}),
            "content.missing-any-of|modify add 'set' add 'multiply' add 'divide' add 'add' add 'max' add 'min' add "
            "'average'");
        row("I2.1 a modifier that is misspelt", modifier(R"(set="1" averag="2")", {}),
            "content.unknown-attribute|modify replace with 'average' remove 'averag'");
        row("I2.1 two modifiers", modifier(R"(set="1" average="2")", {}), "check.several-operations|set");
        row("I2.1 a modifier in elements", modifier({}, "<average><Value>2</Value></average>"), "");
        row("I2.1 a modifier's element that is none", modifier(R"(set="1")", "<nothing/>"),
            "content.unknown-element|nothing");
    }
    /// Checks that content that uses the rows gets the diagnostics of all content.
    void checks() {
        QFETCH(QString, content);
        QFETCH(QString, found);
        std::vector<Diagnostic> diagnostics;
        check(parsedContent(content.toStdString()), tables(), diagnostics);
        QStringList told;
        for (const Diagnostic& one : diagnostics) {
            told << QString::fromStdString(std::string(one.code()) + "|" + one.args.at(0).english());
            for (const Fix& fix : one.fixes) {
                told << QString::fromStdString(fix.label.english());
            }
        }
        QCOMPARE(told.join(QLatin1Char(' ')), found);
    }
};

QTEST_APPLESS_MAIN(PlugInTest)
#include "plug_in_test.moc"
