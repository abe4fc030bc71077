// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_script.h"

#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/journal.h"
#include "widgets/form/form_field_view.h"
#include "widgets/form/form_view.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/search/search_model.h"
#include "widgets/search/search_view.h"
#include "widgets/source/source_editor.h"
#include "widgets/strings/strings_model.h"
#include "widgets/strings/strings_view.h"

#include <QApplication>
#include <QCompleter>
#include <QCryptographicHash>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <vector>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

void waitUntil(const std::function<bool()>& isSo, const char* what) {
    if (!QTest::qWaitFor(isSo, 30'000)) {
        qFatal("waited in vain: %s", what);
    }
}

} // namespace

WindowScript::WindowScript(MainWindow& window, Say say) : m_window(window), m_say(std::move(say)) {
    DocumentStore& store = window.store();
    const auto note = [this] {
        if (!m_isStep) {
            noteState(false);
        }
    };
    QObject::connect(&store.list(), &DocumentList::edited, &window, note);
    QObject::connect(&store.list(), &DocumentList::renamed, &window, note);
    QObject::connect(&store.edits(), &EditHistory::stepBegins, &window, [this] { m_isStep = true; });
    QObject::connect(&store.edits(), &EditHistory::stepEnds, &window, [this] {
        m_isStep = false;
        noteState(false);
    });
}

void WindowScript::noteState(bool always) {
    std::string state = "state";
    for (const Document* const document : m_window.store().allDocuments()) {
        state += ' ' + document->shownPath().toStdString() + '=' +
                 QCryptographicHash::hash(document->bytes(), QCryptographicHash::Sha1).toHex().left(16).toStdString();
    }
    if (always || state != m_state) {
        m_state = state;
        m_say(m_state);
    }
}

void WindowScript::work(unsigned seed) {
    m_random.seed(seed);
    using Step = void (WindowScript::*)();
    std::vector<Step> steps{&WindowScript::typeSource,  &WindowScript::typeSource, &WindowScript::typeForm,
                            &WindowScript::typeForm,    &WindowScript::typeString, &WindowScript::typeString,
                            &WindowScript::renameClass, &WindowScript::replace,    &WindowScript::place,
                            &WindowScript::order,       &WindowScript::undo,       &WindowScript::renameFile};
    for (std::size_t i = steps.size(); i > 1; --i) {
        std::swap(steps[i - 1], steps[draw(static_cast<unsigned>(i))]);
    }
    noteState();
    for (const Step step : steps) {
        ++m_step;
        (this->*step)();
        switch (draw(4)) {
        case 0:
            keep();
            break;
        case 1:
            QTest::keyClick(&m_window, Qt::Key_S, Qt::ControlModifier);
            break;
        case 2:
            saveAll();
            break;
        default: // continues at once
            break;
        }
    }
    keep();
}

void WindowScript::keep() {
    if (m_window.findChild<Journal*>()->flush()) {
        m_say("kept");
    }
}

void WindowScript::saveAll() {
    m_window.saveEverything();
    waitUntil([this] { return !m_window.store().saver().isSaving(); }, "saving");
    // Statements of the sandbox are saved later, without a command: until then the journal has them.
    if (m_window.findChild<Journal*>()->flush() && !m_window.store().hasUnsaved()) {
        m_say("saved");
    }
}

QString WindowScript::anyFile() {
    QStringList paths;
    for (const Document* const document : m_window.store().documents()) {
        if (document->shownPath().startsWith(QLatin1String("classes/"))) {
            paths << document->shownPath();
        }
    }
    return paths[static_cast<qsizetype>(draw(static_cast<unsigned>(paths.size())))];
}

void WindowScript::type(const QString& shownPath, const QString& word) {
    m_window.setEditMode(EditMode::source);
    SourceEditor* const editor = m_window.editorOf(shownPath);
    const int at = static_cast<int>(editor->bytes().indexOf("notes:")) + 6;
    editor->goTo(at, at);
    editor->setFocus();
    QTest::keyClicks(editor, word);
}

void WindowScript::typeSource() {
    type(anyFile(), QStringLiteral(" typed in step %1").arg(m_step));
    QTest::keyClick(m_window.currentEditor(), Qt::Key_Backspace);
}

void WindowScript::typeForm() {
    m_window.setEditMode(EditMode::form);
    m_window.store().finishTyping();
    m_window.waitUntilIdle();
    const QString path = anyFile();
    const bool isClass = draw(2) == 0;
    const auto at = static_cast<std::uint32_t>(
        m_window.store().find(path)->bytes().indexOf(isClass ? "<class id=" : "<group id=\"works\""));
    m_window.goTo({m_window.analyzer().latest()->fileOf(path), {at, at}});
    FormView& form = m_window.form();
    waitUntil([&] { return !form.isBeingMade(); }, "the form");
    form.finishLines();
    const auto line = form.form().lineAt(at + 1);
    FormFieldView* const field =
        line ? form.field(*line, isClass ? QStringLiteral("name") : QStringLiteral("stacking")) : nullptr;
    if (field == nullptr) {
        qFatal("no field in the form of %s", qPrintable(path));
    }
    field->line()->setFocus();
    field->line()->end(false);
    QTest::keyClicks(field->line(), QStringLiteral(" & %1").arg(m_step));
    if (field->line()->completer() != nullptr) {
        field->line()->completer()->popup()->hide();
    }
    if (draw(2) == 0) {
        QTest::keyClick(field->line(), Qt::Key_Return);
    }
}

void WindowScript::typeString() {
    m_window.store().finishTyping();
    m_window.waitUntilIdle();
    m_window.actions()["edit.strings"].trigger();
    auto* const view = m_window.findChild<StringsView*>();
    view->waitUntilRead();
    QTableView& table = view->table();
    m_window.activateWindow();
    table.setFocus();
    table.setCurrentIndex(table.model()->index(static_cast<int>(draw(3)), 1 + static_cast<int>(draw(2))));
    QTest::keyClick(&table, Qt::Key_F2);
    const auto lines = table.findChildren<QLineEdit*>();
    const auto line = std::find_if(lines.begin(), lines.end(), [](const QLineEdit* each) { return each->isVisible(); });
    if (line == lines.end()) {
        qFatal("no cell is edited");
    }
    (*line)->end(false);
    QTest::keyClicks(*line, QStringLiteral(" <%1").arg(m_step));
    QTest::keyClick(*line, Qt::Key_Return);
    QCoreApplication::processEvents(); // the event loop closes the cell after Enter
}

void WindowScript::renameClass() {
    m_window.setEditMode(EditMode::source);
    m_window.store().finishTyping();
    m_window.waitUntilIdle();
    SourceEditor* const editor = m_window.editorOf(anyFile());
    const int at = static_cast<int>(editor->bytes().indexOf("<class id=\"")) + 13;
    editor->goTo(at, at);
    editor->setFocus();
    m_window.waitUntilIdle();
    QTimer dialogs; // the name dialog waits for the index of names, which also runs events
    QObject::connect(&dialogs, &QTimer::timeout, &m_window, [&] {
        auto* const dialog = m_window.findChild<RenameDialog*>();
        if (dialog == nullptr || !dialog->isVisible()) {
            return;
        }
        dialogs.stop();
        dialog->nameLine().selectAll();
        QTest::keyClicks(&dialog->nameLine(), QStringLiteral("RENAMED_%1").arg(m_step));
        waitUntil([&] { return dialog->canAccept(); }, "the rename");
        QTest::keyClick(&dialog->nameLine(), Qt::Key_Return);
    });
    dialogs.start(1);
    m_window.actions()["edit.rename"].trigger();
}

void WindowScript::renameFile() {
    const QString path = anyFile();
    const QString other = path.chopped(4) + QStringLiteral("-%1.xml").arg(m_step);
    if (const auto problem = m_window.store().files().rename(*m_window.store().find(path), other, {})) {
        qFatal("not renamed: %s", qPrintable(*problem));
    }
}

void WindowScript::replace() {
    QTest::keyClick(&m_window, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto* const view = m_window.findChild<SearchView*>();
    ProjectQuery query;
    query.text.pattern = QStringLiteral("shared");
    query.replacement = QStringLiteral("shared %1").arg(m_step);
    view->setQuery(query);
    waitUntil([&] { return view->isUpToDate() && view->results().hitCount() >= 20; }, "the search");
    view->replaceChosen();
}

void WindowScript::place() {
    m_window.store().finishTyping();
    m_window.waitUntilIdle();
    const engine::Vocabulary& vocabulary = m_window.sandbox().program()->model->vocabulary;
    m_window.sandbox().apply(engine::newStatement(*vocabulary.statement("place"), {{"class", "SHED"}, {"on", "Home"}}));
}

void WindowScript::order() {
    m_window.store().finishTyping();
    m_window.waitUntilIdle();
    std::vector<engine::Diagnostic> findings;
    auto order = engine::parseOrder(R"(<move-order empire="Terrans" object="Scout" to="Vega"/>)",
                                    *m_window.sandbox().program()->model, findings);
    if (!order) {
        qFatal("no order");
    }
    m_window.sandbox().order(std::move(*order));
}

void WindowScript::undo() {
    m_window.actions()["edit.undo"].trigger();
    if (draw(2) == 0) {
        m_window.actions()["edit.redo"].trigger();
    }
}
