// SPDX-License-Identifier: GPL-3.0-or-later
// Candidates in lists of a form show what they would match or change (I4.25). The same edit then gives the same result.
#include "engine/trace/effect_results.h"
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/detail_delegate.h"
#include "widgets/form/choice_model.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_model.h"
#include "widgets/funnel/funnel_remarks.h"
#include "widgets/funnel/previews.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/writing/completion_popup.h"
#include "widgets/writing/writing_assistant.h"

#include <QAbstractItemView>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <set>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

class PreviewsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_project = std::make_unique<FormProject>();
        m_project->startSandbox();
        m_funnel = std::make_unique<ScopeFunnel>(m_project->analyzer, m_project->sandbox);
        m_funnel->setWanted(true);
        m_previews = std::make_unique<Previews>(*m_funnel, m_project->sandbox);
        m_form = std::make_unique<FormView>(m_project->store, m_project->analyzer, m_project->sandbox);
        connect(m_form.get(), &FormView::previewsWanted, m_previews.get(), &Previews::ask);
        m_form->resize(900, 700);
        m_form->show();
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }
    void cleanup() {
        m_form.reset();
        m_previews.reset();
        m_funnel.reset();
        m_project.reset();
    }

    NAMED_TEST(conditions, "I4.25 each value of a condition tells how many objects it would match") {
        const std::map<QString, QString> shown = openedChoices("<planet-size", "size");
        QVERIFY2(shown.size() >= 5, qPrintable(QStringLiteral("%1 previews").arg(shown.size())));
        std::set<QString> different;
        for (const auto& [value, words] : shown) {
            different.insert(words);
        }
        QVERIFY(different.size() > 1);
        for (const auto& [value, words] : shown) {
            replace("planet-size size=\"medium\"", "planet-size size=\"" + value.toUtf8() + '"');
            m_funnel->waitUntilCurrent();
            QCOMPARE(countsOf("planet-size"), words);
            replace("planet-size size=\"" + value.toUtf8() + '"', "planet-size size=\"medium\"");
        }
    }

    NAMED_TEST(effects, "I4.25 each value of an effect tells what it would change in the turn shown") {
        m_project->sandbox.runOn(2);
        m_project->sandbox.waitUntilIdle();
        m_funnel->waitUntilCurrent();
        const std::map<QString, QString> shown = openedChoices("<modify-max-meter meter=\"Population\"", "meter");
        QVERIFY2(shown.size() >= 5, qPrintable(QStringLiteral("%1 previews").arg(shown.size())));
        QCOMPARE(shown.at("Industry"), QString("changes 1"));
        QCOMPARE(shown.at("Attack"), QString("no change"));
        for (const auto& [value, words] : shown) {
            replace("<modify-max-meter meter=\"Population\"", "<modify-max-meter meter=\"" + value.toUtf8() + '"');
            m_project->sandbox.useProgram(m_project->analysis()->program);
            m_project->sandbox.waitUntilIdle();
            QCOMPARE(changesOfFirstEffect(), words);
            replace("<modify-max-meter meter=\"" + value.toUtf8() + '"', "<modify-max-meter meter=\"Population\"");
        }
    }

    NAMED_TEST(newElements, "I4.25 each condition that can be added tells how many objects it would match") {
        showPlace("<or>");
        m_form->structure().openAdd(*lineOf("or"), true);
        const QListView* const list = m_form->structure().addMenu().findChild<QListView*>();
        QTest::qWait(1);
        m_previews->waitUntilIdle();
        QString ofSelf;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex entry = list->model()->index(row, 0);
            if (entry.data(DetailDelegate::DetailRole).toString() == QLatin1String("self")) {
                ofSelf = entry.data(DetailDelegate::PreviewRole).toString();
            }
        }
        m_form->structure().addMenu().close();
        replace("range=\"2\"/>", "range=\"2\"/><self/>");
        m_funnel->waitUntilCurrent();
        QCOMPARE(ofSelf, countsOf("self"));
        QVERIFY(!ofSelf.isEmpty());
    }

    NAMED_TEST(completions, "I4.25 each completion in the source tells how many objects it would match") {
        showPlace("<planet-size");
        Document& document = m_project->document("buildings.xml");
        DocumentEditor editor(m_project->store, document);
        auto* const assistant = new WritingAssistant(editor);
        assistant->setAnalysis(m_project->analysis());
        connect(assistant, &WritingAssistant::previewsWanted, m_previews.get(), &Previews::ask);
        editor.resize(700, 400);
        editor.show();
        editor.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        editor.setFocus();
        // The analysis still has the text before this key.
        const int value = static_cast<int>(document.bytes().indexOf("\"medium\"")) + 1;
        editor.select(value, value + 6);
        QTest::keyClicks(&editor, "s");
        QTRY_VERIFY(assistant->popup().isVisible());
        const auto labelled = [&](const char* label) {
            m_previews->waitUntilIdle();
            auto* const list = assistant->popup().findChild<QListView*>();
            const qsizetype row = assistant->popup().labels().indexOf(QLatin1String(label));
            return row < 0
                       ? QString()
                       : list->model()->index(static_cast<int>(row), 0).data(DetailDelegate::PreviewRole).toString();
        };
        const QString ofSmall = labelled("small");
        QVERIFY(!ofSmall.isEmpty());
        QTest::keyClick(&editor, Qt::Key_Return);
        m_project->analyzer.waitUntilCurrent();
        assistant->setAnalysis(m_project->analysis());
        QVERIFY(document.bytes().contains("size=\"small\""));
        m_funnel->waitUntilCurrent();
        QCOMPARE(countsOf("planet-size"), ofSmall);

        const int place = static_cast<int>(document.bytes().indexOf("<planet-size"));
        editor.select(place, place);
        QTest::keyClicks(&editor, "<sel");
        QTRY_VERIFY(assistant->popup().isVisible());
        const QString ofSelf = labelled("self");
        QVERIFY(!ofSelf.isEmpty());
        QTest::keyClick(&editor, Qt::Key_Return);
        m_project->analyzer.waitUntilCurrent();
        m_funnel->waitUntilCurrent();
        QCOMPARE(countsOf("self"), ofSelf);
    }

    NAMED_TEST(otherPlaces, "I4.25 outside of groups there is nothing to tell, and closing the project ends all work") {
        m_form->showPlace(m_project->place("<planet name=\"Sol III\"", "scenarios.xml"));
        m_form->finishLines();
        m_previews->waitUntilIdle();
        QVERIFY(openChoices("planet", "size").empty());
        showPlace("<planet-size");
        PickBox* const box = boxOf("planet-size", "size");
        box->setFocus();
        box->showPopup();
        box->hidePopup();
        m_previews->clear();
        m_project->store.clear();
        m_previews->waitUntilIdle();
    }

private:
    void showPlace(const QByteArray& words) {
        QVERIFY(m_funnel->showGroupAt(m_project->place(words)) || true);
        m_funnel->waitUntilCurrent();
        m_form->showPlace(m_project->place(words));
        m_form->finishLines();
    }
    FormLineView* lineOf(const QByteArray& tag) const {
        for (FormLineView* const line : m_form->lines()) {
            if (line->line().tag == tag.toStdString()) {
                return line;
            }
        }
        return nullptr;
    }
    PickBox* boxOf(const QByteArray& tag, const QString& attribute) const {
        FormFieldView* const field = lineOf(tag)->field(attribute);
        return field != nullptr ? qobject_cast<PickBox*>(&field->editor()) : nullptr;
    }
    /// Opens the list of a field, waits for its previews, and returns them by the values to write.
    std::map<QString, QString> openChoices(const QByteArray& tag, const QString& attribute) {
        PickBox* const box = boxOf(tag, attribute);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down, Qt::AltModifier);
        const QAbstractItemView* const list = box->view();
        [&] { QTRY_VERIFY(list->isVisible()); }();
        list->viewport()->grab(); // paints the list
        QTest::qWait(1);
        m_previews->waitUntilIdle();
        std::map<QString, QString> previews;
        const auto* const model = qobject_cast<const FormChoiceModel*>(box->model());
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
            const QString words = model->index(row, 0).data(DetailDelegate::PreviewRole).toString();
            if (!words.isEmpty()) {
                previews[model->choices()->choices()[static_cast<std::size_t>(row)].written] = words;
            }
        }
        box->hidePopup();
        return previews;
    }
    std::map<QString, QString> openedChoices(const QByteArray& place, const QString& attribute) {
        showPlace(place);
        return openChoices(place.mid(1).split(' ').front(), attribute);
    }
    QString countsOf(std::string_view tag) const {
        for (const engine::FunnelNode& node : m_funnel->answer()->funnel.nodes) {
            if (node.condition->spec->tag == tag) {
                return funnelCounts(node);
            }
        }
        return {};
    }
    QString changesOfFirstEffect() const {
        constexpr std::size_t most = 100;
        const engine::Session& session = *m_project->sandbox.session();
        const engine::FunnelQuestion& question = m_funnel->answer()->funnel.question;
        for (const engine::EffectResult& result :
             engine::effectResults(session, session.turn(), question.holder, most)) {
            if (session.program().checkedGroup(result.group).id == "local" && result.effect == 0) {
                const auto count = std::ranges::count_if(
                    result.first, [](const auto& change) { return change.before != change.after; });
                return QStringLiteral("changes %1").arg(count);
            }
        }
        return QStringLiteral("no change");
    }
    void replace(const QByteArray& from, const QByteArray& to) {
        Document& document = m_project->document("buildings.xml");
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(from));
        QVERIFY(m_project->store.apply("edit", {{&document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
        m_project->analyzer.waitUntilCurrent();
    }

    std::unique_ptr<FormProject> m_project;
    std::unique_ptr<ScopeFunnel> m_funnel;
    std::unique_ptr<Previews> m_previews;
    std::unique_ptr<FormView> m_form;
};

QTEST_MAIN(PreviewsTest)
#include "previews_test.moc"
