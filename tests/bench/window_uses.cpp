// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a person in the window: one line of the table for each.
#include "tests/bench/window_driver.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/tables/column_chooser.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/tables/table_commands.h"
#include "widgets/tables/table_grid.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace orrery::bench {

using namespace orrery::widgets;

namespace {

/// Scrolls through a whole list, a tenth of it at a time.
void scroll(WindowDriver& driver, const char* what, QAbstractScrollArea& area) {
    QScrollBar& bar = *area.verticalScrollBar();
    driver.act(what, 11, [&](int i) { bar.setValue(bar.maximum() * i / 10); });
}

QStringList contentFiles(ide::MainWindow& window) {
    QStringList paths;
    for (const Document* const document : window.store().documents()) {
        if (document->shownPath() != QLatin1String("orrery.xml")) {
            paths << document->shownPath();
        }
    }
    return paths;
}

/// Returns the topmost field of the form that holds an expression, or a value chosen from a list.
FormFieldView* fieldOf(ide::MainWindow& window, bool isExpression) {
    for (const FormLineView* const line : window.form().lines()) {
        for (FormFieldView* const field : line->fields()) {
            const bool isPick = field->field().spec.kind == engine::ParameterKind::objectClass;
            if (!field->isHidden() && (isExpression ? field->expression() != nullptr : isPick)) {
                return field;
            }
        }
    }
    return nullptr;
}

void write(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    const QStringList files = contentFiles(window);
    const QString middle = files[files.size() / 2];
    driver.act("open the file in the middle", [&] { window.editorOf(middle); });
    DocumentEditor& editor = *window.currentEditor();
    const QByteArray bytes = editor.document().bytes();
    const auto at = static_cast<int>(bytes.indexOf("name=\"", bytes.size() / 2)) + 6;
    driver.act("go to a class in its middle", [&] { editor.goTo(at, at); });
    editor.setFocus();
    driver.type("type a name, slowly", &editor, QStringLiteral("Far Star Yards"), 120);
    driver.type("type a name, fast", &editor, QStringLiteral("of the seven suns of the north"), 20);
    driver.type("type a tag", &editor, QStringLiteral("\"><group id=\"g9\"></group><x y=\""), 60);
    driver.trigger("undo", "edit.undo", 30);
    driver.trigger("redo", "edit.redo", 30);
    driver.trigger("undo again", "edit.undo", 30);
    const qsizetype lineEnd = bytes.indexOf('\n', at);
    QApplication::clipboard()->setText(QString::fromUtf8(
        QByteArrayLiteral("    <group id=\"pasted\" enabled=\"false\">\n      <scope/>\n    </group>\n")
            .repeated(200)));
    driver.act("paste 600 lines", [&] {
        editor.goTo(static_cast<int>(lineEnd) + 1, static_cast<int>(lineEnd) + 1);
        editor.paste();
    });
    driver.trigger("undo the paste", "edit.undo");
    driver.act("complete an attribute", [&] {
        editor.goTo(at, at);
        QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
    });
    QTest::keyClick(&editor, Qt::Key_Escape);
    const qsizetype place = bytes.indexOf("if=\"", bytes.size() / 2);
    if (place >= 0) {
        driver.act("complete in an expression", [&] {
            editor.goTo(static_cast<int>(place) + 4, static_cast<int>(place) + 4);
            QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
        });
        driver.type("type on in the completion", &editor, QStringLiteral("count(B"), 60);
        QTest::keyClick(&editor, Qt::Key_Escape);
        driver.trigger("undo it", "edit.undo", 8);
    }
    scroll(driver, "scroll the source", editor);
    driver.trigger("find in the file", "edit.find");
    driver.type("type what to find", driver.find<QLineEdit>("Find"), QStringLiteral("name"), 60);
    editor.setFocus();
    driver.act("open ten files", 10, [&](int i) { window.editorOf(files[(files.size() - 1) * i / 10]); });
    driver.act("switch between them", 20, [&](int i) { window.editorOf(files[(files.size() - 1) * (i % 10) / 10]); });
}

void form(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    const auto& classes = window.analyzer().latest()->model->classes;
    std::vector<engine::Location> places;
    for (const engine::CheckedClass& one : classes) {
        if (!one.isGenerated && one.where.file.isValid() &&
            !window.analyzer().latest()->project.sources.files[one.where.file.value].isShipped) {
            places.push_back(one.where);
        }
    }
    driver.act("go through twenty classes", 20,
               [&](int i) { window.goTo(places[(places.size() - 1) * static_cast<std::size_t>(i) / 20]); });
    // A class with a group and a field to choose from.
    for (const engine::Location& where : places) {
        window.form().showPlace(where);
        window.form().finishLines();
        if (fieldOf(window, true) != nullptr && fieldOf(window, false) != nullptr) {
            break;
        }
    }
    if (FormFieldView* const field = fieldOf(window, true)) {
        driver.act("choose a field of the form", [&] { field->editor().setFocus(); });
        driver.type("type an expression in it", field->line(), QStringLiteral("1 + 2 * Source.Population + tithe(3)"),
                    40);
        driver.act("take it up", [&] { QTest::keyClick(fieldOf(window, true)->line(), Qt::Key_Return); });
        driver.trigger("undo it", "edit.undo");
    }
    if (FormFieldView* const field = fieldOf(window, false)) {
        driver.act("choose a field with a list", [&] { field->editor().setFocus(); });
        driver.type("search in its list", field->line(), QStringLiteral("TECH_1"), 60);
        auto* const box = qobject_cast<QComboBox*>(&fieldOf(window, false)->editor());
        driver.act("unfold its list", [&] { box->showPopup(); });
        driver.act("fold it", [&] { box->hidePopup(); });
    }
}

void tree(WindowDriver& driver) {
    QTreeView& view = driver.window().projectTree().view();
    auto* const words = driver.find<QLineEdit>("Filter classes and groups");
    auto* const order = driver.find<QComboBox>("Grouping of the project tree");
    driver.type("filter the tree", words, QStringLiteral("TECH_1 g"), 80);
    driver.act("take the filter away", [&] { words->clear(); });
    driver.act("tree by type", [&] { order->setCurrentIndex(1); });
    driver.type("filter the tree by type", words, QStringLiteral("suns 7"), 80);
    driver.act("take that filter away", [&] { words->clear(); });
    driver.act("tree by file", [&] { order->setCurrentIndex(0); });
    driver.act("unfold all of the tree", [&] { view.expandAll(); });
    scroll(driver, "scroll the tree", view);
    driver.act("fold all of the tree", [&] { view.collapseAll(); });
}

void problems(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    auto* const words = driver.find<QLineEdit>("Filter problems");
    driver.act("show the problems", [&] { window.raisePane(QStringLiteral("problems")); });
    driver.type("filter the problems", words, QStringLiteral("group content1"), 80);
    driver.act("take the filter away", [&] { words->clear(); });
    scroll(driver, "scroll the problems", window.problems().table());
    driver.trigger("next problem", "go.next-problem", 10);
}

void panes(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    const QStringList names = {QStringLiteral("usages"),  QStringLiteral("hierarchy"), QStringLiteral("strings"),
                               QStringLiteral("search"),  QStringLiteral("history"),   QStringLiteral("expressions"),
                               QStringLiteral("problems")};
    driver.act(
        "show each pane", static_cast<int>(names.size()), [&](int i) { window.raisePane(names[i]); }, 150);
    driver.act("show the texts", [&] { window.raisePane(QStringLiteral("strings")); });
    driver.type("filter the texts", driver.find<QLineEdit>("Filter texts"), QStringLiteral("TEXT 17"), 80);
    driver.find<QLineEdit>("Filter texts")->clear();
    scroll(driver, "scroll the texts", *driver.find<QTableView>("Texts"));
    DocumentEditor& editor = *window.currentEditor();
    editor.setFocus();
    driver.type("type beside the texts", &editor, QStringLiteral("  "), 300);
    driver.trigger("undo that", "edit.undo");
    driver.act("close the texts", [&] { window.raisePane(QStringLiteral("problems")); });
    driver.trigger("find in the project", "edit.find-in-project");
    driver.act("search for 'group'", [&] {
        auto* const pattern = driver.find<QLineEdit>("Find in the project");
        pattern->setText(QStringLiteral("group"));
        QTest::keyClick(pattern, Qt::Key_Return);
    });
    QTest::qWait(1500);
    scroll(driver, "scroll what was found", *driver.find<QTreeView>("Search results"));
    const QByteArray& bytes = editor.document().bytes();
    const auto at = static_cast<int>(bytes.indexOf("meter=\"")) + 9;
    driver.act("where a meter is used", [&] {
        editor.goTo(at, at);
        editor.setFocus();
        window.actions()["go.usages"].trigger();
    });
    driver.act("what modifies it", [&] {
        editor.setFocus();
        window.actions()["go.hierarchy"].trigger();
    });
    editor.setFocus();
    driver.type("type beside that", &editor, QStringLiteral("ab"), 300);
    driver.trigger("undo that", "edit.undo", 2);
    driver.act("show the problems again", [&] { window.raisePane(QStringLiteral("problems")); });
}

/// Uses the table of all classes of a type, which edits many files at once.
void tables(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    driver.act(
        "show the class table", 1, [&](int) { window.raisePane(QStringLiteral("tables")); }, 500);
    auto* const view = window.findChild<ElementTableView*>();
    scroll(driver, "scroll the class table", view->table());
    driver.act(
        "sort it", 1, [&](int) { view->sortBy(0, true); }, 500);
    driver.type("filter it", &view->filterLine(), QStringLiteral("TECH_1"), 150);
    driver.act(
        "take the filter away", 1, [&](int) { view->filterLine().clear(); }, 500);
    driver.act("select a column", [&] { view->table().selectColumn(view->model().columnCount() - 1); });
    driver.act(
        "set all of its cells", 1,
        [&](int) {
            view->commands().calculate({CellCalculation::Kind::set, "7"});
        },
        1000);
    driver.trigger("undo that", "edit.undo");
    driver.act("choose a cell", [&] {
        view->table().setFocus();
        view->table().setCurrentIndex(view->model().index(0, view->model().columnCount() - 1));
    });
    driver.type("type in it", &view->table(), QStringLiteral("1"), 300);
    driver.act("leave it", [&] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); });
    driver.trigger("undo that", "edit.undo");
    driver.act(
        "list the columns", 1, [&](int) { view->chooseColumns(); }, 1000);
    driver.act("close the list", [&] { view->columnChooser().hide(); });
    driver.act("close the table", [&] { window.raisePane(QStringLiteral("problems")); });
}

void dialogs(WindowDriver& driver) {
    const auto words = [](const char* keys) {
        return [keys](QWidget& dialog) { QTest::keyClicks(dialog.findChild<QLineEdit*>(), QString::fromLatin1(keys)); };
    };
    driver.inDialog({words("un")});
    driver.trigger("command palette", "view.palette");
    driver.inDialog({words("T"), words("E"), words("CH_1")});
    driver.trigger("go to a class", "go.class");
    driver.inDialog({words("TECH_new")});
    driver.trigger("new class", "project.new-class");
    ide::MainWindow& window = driver.window();
    DocumentEditor& editor = *window.currentEditor();
    const auto at = static_cast<int>(editor.document().bytes().indexOf("class id=\"")) + 12;
    driver.inDialog({words("X")});
    driver.act("rename a class", [&] {
        editor.goTo(at, at);
        editor.setFocus();
        window.actions()["edit.rename"].trigger();
    });
}

void disk(WindowDriver& driver, const QString& folder) {
    ide::MainWindow& window = driver.window();
    DocumentStore& store = window.store();
    DocumentEditor& editor = *window.currentEditor();
    editor.setFocus();
    driver.type("type before saving", &editor, QStringLiteral(" "), 60);
    driver.trigger("save", "file.save");
    const QStringList files = contentFiles(window);
    std::vector<DocumentEdit> edits;
    for (int i = 0; i < std::min<int>(20, static_cast<int>(files.size())); ++i) {
        Document* const document = store.find(files[i]);
        const auto end = static_cast<std::uint32_t>(document->bytes().size());
        edits.push_back({document, {end, end}, "<!-- -->\n"});
    }
    driver.act("edit in twenty files", [&] { store.apply(QStringLiteral("twenty"), edits); });
    driver.trigger("save all", "file.save-all");
    driver.act(
        "another program writes a file", 1,
        [&](int) {
            QFile file(QDir(folder).filePath(files.front()));
            if (file.open(QIODevice::Append)) {
                file.write("<!-- from outside -->\n");
            }
        },
        600);
}

void run(WindowDriver& driver) {
    ide::MainWindow& window = driver.window();
    driver.trigger("the sandbox", "view.sandbox");
    driver.act(
        "four turns", 4, [&](int) { window.actions()["run.step"].trigger(); }, 200);
    driver.act("choose objects", 10, [&](int i) { window.showObject(static_cast<std::uint32_t>(40 + i)); });
    driver.trigger("a turn back", "run.step-back");
    driver.act("filter the objects", [&] { driver.find<QLineEdit>("Filter objects")->setText(QStringLiteral("7")); });
    driver.trigger("side by side", "view.side");
    driver.trigger("write", "view.write");
    driver.trigger("form only", "view.form");
    driver.trigger("source only", "view.source");
    driver.trigger("both", "view.both");
}

} // namespace

void useWindow(WindowDriver& driver, const QString& folder) {
    driver.act("open the project", [&] { driver.window().openProject(folder); });
    write(driver);
    form(driver);
    tree(driver);
    problems(driver);
    panes(driver);
    tables(driver);
    dialogs(driver);
    run(driver);
    disk(driver, folder);
    driver.act("open it again", [&] { driver.window().openProject(folder); });
}

} // namespace orrery::bench
