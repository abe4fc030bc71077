// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a form without its view: the lines in their tree, the filter, the remarks and the sizes.
#include "engine/orrery.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_remarks.h"
#include "widgets/form/form_split.h"
#include "widgets/form/form_tree.h"

#include <QTest>

#include <algorithm>

using namespace orrery;
using namespace orrery::widgets;

namespace {

constexpr std::string_view text = R"(<orrery format="1">
  <class id="FORT" type="building">
    <group id="first">
      <effects><modify-max-meter meter="Defense" amount="1"/></effects>
    </group>
    <group id="second">
      <effects><modify-max-meter meter="Supply" amount="2"/><destroy-object/></effects>
    </group>
  </class>
</orrery>
)";

} // namespace

class FormTreeTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_tree = std::make_unique<FormTree>(m_choices);
        m_tree->exchange("a.xml", pathOf(text), formOf(text));
    }

    NAMED_TEST(steps, "I6.1 steps lead over the visible lines only") {
        const std::size_t first = at("group", 0);
        const std::size_t second = at("group", 1);
        QCOMPARE(m_tree->lineAfter(0, FormStride::next), first);
        QCOMPARE(m_tree->lineAfter(0, FormStride::previous), std::size_t{0});
        QCOMPARE(m_tree->lineAfter(second, FormStride::around), std::size_t{0});
        QCOMPARE(m_tree->lineAfter(first, FormStride::inside), at("effects", 0));
        QVERIFY(m_tree->toggleFold(first));
        QCOMPARE(m_tree->lineAfter(first, FormStride::next), second);
        QCOMPARE(m_tree->lineAfter(second, FormStride::previous), first);
        QCOMPARE(m_tree->lineAfter(0, FormStride::last), at("destroy-object", 0));
        QVERIFY(m_tree->toggleFold(second));
        QCOMPARE(m_tree->lineAfter(0, FormStride::last), second);
        QCOMPARE(m_tree->shownAround(at("destroy-object", 0)), second);
        QVERIFY2(!m_tree->toggleFold(at("destroy-object", 0)), "a line with nothing inside does not fold");
    }

    NAMED_TEST(folds, "I6.1 a folded group tells its effects, and a step of all folds opens what is folded") {
        const std::size_t second = at("group", 1);
        QVERIFY(m_tree->summaryOf(second).isEmpty());
        m_tree->toggleAllFolds();
        QVERIFY(m_tree->row(second).isFolded && m_tree->row(at("group", 0)).isFolded);
        QCOMPARE(m_tree->summaryOf(second), QString("→ add 2 to max Supply; destroy the object"));
        m_tree->reveal(m_tree->lines()[at("destroy-object", 0)].path);
        QVERIFY(!m_tree->row(second).isFolded && m_tree->row(at("group", 0)).isFolded);
        m_tree->toggleAllFolds();
        QVERIFY(m_tree->row(second).isFolded);
        m_tree->toggleAllFolds();
        QVERIFY(!m_tree->row(second).isFolded);
    }

    NAMED_TEST(crumbs, "I6.1 the path of a line names the elements around it") {
        QCOMPARE(m_tree->crumbsOf(at("destroy-object", 0)).mid(0, 2), (QStringList{"FORT", "second"}));
        QCOMPARE(m_tree->crumbsOf(0), QStringList{"FORT"});
    }

    NAMED_TEST(renames, "R1.4 a new id keeps the paths of its lines, their folds and their remarks") {
        FormRemarks remarks;
        const FormPath inside = m_tree->lines()[at("destroy-object", 0)].path;
        remarks.set("a.xml", {{inside, "one"}, {inside, "two"}});
        QCOMPARE(remarks.find("a.xml", inside)->text, QString("one"));
        QVERIFY(remarks.find("b.xml", inside) == nullptr);
        m_tree->toggleFold(at("group", 1));
        const FormPath group = m_tree->lines()[at("group", 1)].path;
        m_tree->renameStep(group, "other");
        remarks.renameStep(group, "other");
        const FormPath now = m_tree->lines()[at("destroy-object", 0)].path;
        QVERIFY(now != inside && leadsSameWay(now, inside));
        QVERIFY(remarks.find("a.xml", inside) == nullptr && remarks.find("a.xml", now) != nullptr);
        QCOMPARE(m_tree->indexOf(now), std::optional(at("destroy-object", 0)));
        m_tree->refreshRows();
        QVERIFY(m_tree->row(at("group", 1)).isFolded);
        QVERIFY(leadsInto(now, group) && !leadsInto(group, now));
    }

    NAMED_TEST(filters, "I6.3 the filter reads lines in parts, and again only after a change") {
        FormFilter& filter = m_tree->filter();
        const auto isShown = [&](const char* tag, int number) { return !m_tree->row(at(tag, number)).isHidden; };
        filter.setWords(" supply ");
        QVERIFY(filter.isOn() && !filter.isReady());
        m_tree->refreshRows();
        QVERIFY2(isShown("group", 0), "until all lines are read, all stay");
        QVERIFY(!filter.read(m_tree->lines(), 2) && filter.isDue());
        QVERIFY(filter.read(m_tree->lines(), 100) && !filter.isDue());
        m_tree->refreshRows();
        QVERIFY(!isShown("group", 0) && isShown("group", 1) && !isShown("destroy-object", 0));
        QCOMPARE(m_tree->firstMatch(), std::optional(at("modify-max-meter", 1)));
        // A field that the user types in.
        m_tree->setText(at("modify-max-meter", 1), "meter", "Troops", true);
        QVERIFY(filter.isDue());
        QVERIFY2(filter.read(m_tree->lines(), 1), "only the line of the field is read");
        m_tree->refreshRows();
        QVERIFY(!isShown("group", 1));
        filter.keep(m_tree->lines()[at("modify-max-meter", 1)].path);
        m_tree->refreshRows();
        QVERIFY2(isShown("group", 1), "an edit does not hide its line");
        // Another form.
        std::string longer(text);
        longer.insert(longer.find("    <group id=\"first\""), "    <group id=\"supply\"/>\n");
        m_tree->exchange("a.xml", pathOf(longer), formOf(longer));
        QVERIFY(!filter.isDue() && isShown("group", 0) && !isShown("group", 1) && isShown("group", 2));
        filter.setWords({});
        m_tree->refreshRows();
        QVERIFY(isShown("group", 1));
    }

    NAMED_TEST(sizes, "I1.3 the border of the details keeps a size for each of its two orders") {
        FormSplit split;
        auto* const lines = new QWidget;
        auto* const details = new QWidget;
        lines->setMinimumSize(10, 10);
        details->setMinimumSize(10, 10);
        split.addWidget(lines);
        split.addWidget(details);
        QCOMPARE(split.chosenSizes(), QString(" "));
        split.setChosenSizes("700,300 200,400");
        QCOMPARE(split.chosenSizes(), QString("700,300 200,400"));
        split.placeFor({600, 600});
        QCOMPARE(split.orientation(), Qt::Vertical);
        split.placeFor({1200, 600});
        QCOMPARE(split.orientation(), Qt::Horizontal);
        split.setChosenSizes("-3,x 1,2,3");
        QCOMPARE(split.chosenSizes(), QString(" "));
    }

private:
    engine::Element topOf(std::string_view source) {
        const auto bytes = std::make_shared<const engine::SourceText>("a.xml", std::string(source));
        m_trees.push_back(std::make_unique<engine::XmlTree>(engine::parseXml(bytes, {})));
        return formElementAt(*m_trees.back(), 0);
    }
    FormPath pathOf(std::string_view source) { return formPathOf(topOf(source)); }
    Form formOf(std::string_view source) { return widgets::formOf(topOf(source), m_shipped.model->vocabulary, {}); }
    /// Returns the index of the n-th line of a tag.
    std::size_t at(std::string_view tag, int number) const {
        for (std::size_t i = 0; i < m_tree->size(); ++i) {
            if (m_tree->lines()[i].tag == tag && number-- == 0) {
                return i;
            }
        }
        return m_tree->size();
    }

    const engine::Project m_shipped = engine::emptyProject(ORRERY_RESOURCE_DIR "/vocabulary");
    std::vector<std::unique_ptr<engine::XmlTree>> m_trees;
    FormChoices m_choices;
    std::unique_ptr<FormTree> m_tree;
};

QTEST_MAIN(FormTreeTest)
#include "form_tree_test.moc"
