// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/actions.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QWidget>

namespace orrery::ide {

const std::vector<ActionRow>& actionRows() {
    static const std::vector<ActionRow> rows = {
        {"file.new", QT_TRANSLATE_NOOP("Menus", "&File"), QT_TRANSLATE_NOOP("Actions", "&New project…"), "new-file",
         ""},
        {"file.open", "&File", QT_TRANSLATE_NOOP("Actions", "&Open project…"), "open", "Ctrl+O"},
        {"file.tutorial", "&File", QT_TRANSLATE_NOOP("Actions", "New &tutorial…"), "help", ""},
        {"file.demo", "&File", QT_TRANSLATE_NOOP("Actions", "Open the &demo project"), "galaxy", ""},
        {"file.recent", "&File", QT_TRANSLATE_NOOP("Actions", "Open &recent"), "", ""},
        {"file.import", "&File", QT_TRANSLATE_NOOP("Actions", "&Import"), "import", ""},
        {"import.freeorion", "&File", QT_TRANSLATE_NOOP("Actions", "Import &FreeOrion 0.4.10 content…"), "import", "",
         "file.import"},
        {"import.freeorion-classic", "&File", QT_TRANSLATE_NOOP("Actions", "Import FreeOrion &classic content…"),
         "import", "", "file.import"},
        {"", "&File", "", "", ""},
        {"file.open-run", "&File", QT_TRANSLATE_NOOP("Actions", "O&pen run…"), "open", ""},
        {"file.open-save", "&File", QT_TRANSLATE_NOOP("Actions", "Open saved &game…"), "open", ""},
        {"file.save-run", "&File", QT_TRANSLATE_NOOP("Actions", "Sa&ve run…"), "save", ""},
        {"", "&File", "", "", ""},
        {"file.save", "&File", QT_TRANSLATE_NOOP("Actions", "&Save"), "save", "Ctrl+S"},
        {"file.save-all", "&File", QT_TRANSLATE_NOOP("Actions", "Save a&ll"), "", "Ctrl+Shift+S"},
        {"file.export", "&File", QT_TRANSLATE_NOOP("Actions", "&Export"), "export", ""},
        {"export.turn", "&File", QT_TRANSLATE_NOOP("Actions", "Export &turn as a page…"), "", "", "file.export"},
        {"export.trace-csv", "&File", QT_TRANSLATE_NOOP("Actions", "Export trace as &CSV…"), "", "", "file.export"},
        {"export.trace-json", "&File", QT_TRANSLATE_NOOP("Actions", "Export trace as &JSON…"), "", "", "file.export"},
        {"export.galaxy-png", "&File", QT_TRANSLATE_NOOP("Actions", "Export galaxy as &PNG…"), "", "", "file.export"},
        {"export.galaxy-svg", "&File", QT_TRANSLATE_NOOP("Actions", "Export galaxy as &SVG…"), "", "", "file.export"},
        {"export.reference", "&File", QT_TRANSLATE_NOOP("Actions", "Export content &reference…"), "", "",
         "file.export"},
        {"export.freeorion", "&File", QT_TRANSLATE_NOOP("Actions", "Export to &FreeOrion…"), "", "", "file.export"},
        {"file.close-editor", "&File", QT_TRANSLATE_NOOP("Actions", "&Close editor"), "", "Ctrl+W"},
        {"file.close-project", "&File", QT_TRANSLATE_NOOP("Actions", "Close pro&ject"), "", "Ctrl+Shift+F4"},
        {"", "&File", "", "", ""},
        {"file.preferences", "&File", QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "settings", "Ctrl+,"},
        {"file.quit", "&File", QT_TRANSLATE_NOOP("Actions", "&Quit"), "", "Ctrl+Q"},
        {"edit.undo", QT_TRANSLATE_NOOP("Menus", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Ctrl+Z"},
        {"edit.redo", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Redo"), "redo", "Ctrl+Y; Ctrl+Shift+Z"},
        {"", "&Edit", "", "", ""},
        {"edit.cut", "&Edit", QT_TRANSLATE_NOOP("Actions", "Cu&t"), "cut", "Ctrl+X"},
        {"edit.copy", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Copy"), "copy", "Ctrl+C"},
        {"edit.paste", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Paste"), "paste", "Ctrl+V"},
        {"edit.select-all", "&Edit", QT_TRANSLATE_NOOP("Actions", "Select &all"), "", "Ctrl+A"},
        {"", "&Edit", "", "", ""},
        {"edit.find", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Find"), "search", "Ctrl+F"},
        {"edit.replace", "&Edit", QT_TRANSLATE_NOOP("Actions", "R&eplace"), "replace", "Ctrl+H"},
        {"edit.find-next", "&Edit", QT_TRANSLATE_NOOP("Actions", "Find &next"), "", "F3"},
        {"edit.find-previous", "&Edit", QT_TRANSLATE_NOOP("Actions", "Find &previous"), "", "Shift+F3"},
        {"edit.find-in-project", "&Edit", QT_TRANSLATE_NOOP("Actions", "Find in the &project"), "search",
         "Ctrl+Shift+F"},
        {"edit.replace-in-project", "&Edit", QT_TRANSLATE_NOOP("Actions", "Replace in the pro&ject"), "replace",
         "Ctrl+Shift+H"},
        {"edit.strings", "&Edit", QT_TRANSLATE_NOOP("Actions", "Edit &texts and translations"), "", ""},
        {"edit.fix", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Quick fix"), "ok", "Ctrl+."},
        {"edit.silence", "&Edit", QT_TRANSLATE_NOOP("Actions", "&Silence the problem here"), "", "Ctrl+Alt+."},
        {"edit.baseline", "&Edit", QT_TRANSLATE_NOOP("Actions", "Create &baseline from all problems"), "", ""},
        {"edit.rename", "&Edit", QT_TRANSLATE_NOOP("Actions", "Re&name…"), "", "F2"},
        {"project.new-class", QT_TRANSLATE_NOOP("Menus", "&Project"), QT_TRANSLATE_NOOP("Actions", "New &class…"),
         "class", ""},
        {"project.new-group", "&Project", QT_TRANSLATE_NOOP("Actions", "New &group…"), "group", ""},
        {"project.new-scenario", "&Project", QT_TRANSLATE_NOOP("Actions", "New &scenario…"), "scenario", ""},
        {"project.new-variable", "&Project", QT_TRANSLATE_NOOP("Actions", "New &variable…"), "add", ""},
        {"project.new-test", "&Project", QT_TRANSLATE_NOOP("Actions", "New t&est…"), "test", ""},
        {"project.new-file", "&Project", QT_TRANSLATE_NOOP("Actions", "New &file…"), "new-file", ""},
        {"", "&Project", "", "", ""},
        {"table.show", "&Project", QT_TRANSLATE_NOOP("Actions", "Class &table"), "", "Ctrl+Shift+B"},
        {"table.here", "&Project", QT_TRANSLATE_NOOP("Actions", "Sho&w as a table"), "", "Ctrl+Alt+B"},
        {"table.columns", "&Project", QT_TRANSLATE_NOOP("Actions", "Choose c&olumns…"), "", ""},
        {"table.fill-down", "&Project", QT_TRANSLATE_NOOP("Actions", "Fill &down"), "", "Ctrl+D"},
        {"table.calculate", "&Project", QT_TRANSLATE_NOOP("Actions", "C&alculate cells…"), "", "Ctrl+Shift+K"},
        {"table.next-gap", "&Project", QT_TRANSLATE_NOOP("Actions", "Next gap in the ta&ble"), "", "Ctrl+Shift+J"},
        {"go.class", QT_TRANSLATE_NOOP("Menus", "&Go"), QT_TRANSLATE_NOOP("Actions", "Go to &class…"), "", "Ctrl+P"},
        {"go.definition", "&Go", QT_TRANSLATE_NOOP("Actions", "Go to &definition"), "link", "F12"},
        {"go.usages", "&Go", QT_TRANSLATE_NOOP("Actions", "Find &references"), "", "Shift+F12"},
        {"go.hierarchy", "&Go", QT_TRANSLATE_NOOP("Actions", "Show &hierarchy"), "", "Ctrl+Alt+H"},
        {"go.next-problem", "&Go", QT_TRANSLATE_NOOP("Actions", "&Next problem"), "", "F4"},
        {"go.previous-problem", "&Go", QT_TRANSLATE_NOOP("Actions", "&Previous problem"), "", "Shift+F4"},
        {"go.back", "&Go", QT_TRANSLATE_NOOP("Actions", "&Back"), "back", "Alt+Left"},
        {"go.forward", "&Go", QT_TRANSLATE_NOOP("Actions", "&Forward"), "forward", "Alt+Right"},
        {"", "&Go", "", "", ""},
        {"go.next-pane", "&Go", QT_TRANSLATE_NOOP("Actions", "Next p&ane"), "", "F6"},
        {"go.previous-pane", "&Go", QT_TRANSLATE_NOOP("Actions", "Previous pa&ne"), "", "Shift+F6"},
        {"go.timeline", "&Go", QT_TRANSLATE_NOOP("Actions", "&Timeline"), "timeline", "Ctrl+Alt+R"},
        {"run.new-galaxy", QT_TRANSLATE_NOOP("Menus", "&Sandbox"), QT_TRANSLATE_NOOP("Actions", "New &galaxy…"),
         "galaxy", "Ctrl+G"},
        {"run.scenario", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Open scenario…"), "scenario", ""},
        {"run.restart", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "R&estart run"), "refresh", "Ctrl+Shift+F5"},
        {"run.save-scenario", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Save as scenario…"), "save", ""},
        {"", "&Sandbox", "", "", ""},
        {"run.on", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Run turns"), "play", "F5"},
        {"run.step", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "S&tep one turn"), "step", "F10"},
        {"run.step-back", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Step b&ack one turn"), "step-back", "Alt+F10"},
        {"run.step-inside", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Step ins&ide the turn"), "step-in", "Ctrl+F10"},
        {"run.step-inside-back", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Step back insi&de the turn"), "step-out",
         "Ctrl+Shift+F10"},
        {"", "&Sandbox", "", "", ""},
        {"run.breaks", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Breakpoints and watches"), "breakpoint", ""},
        {"run.continue", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Continue to the next breakpoint"), "breakpoint",
         "F9", "run.breaks"},
        {"run.continue-back", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Go &back to the previous breakpoint"), "",
         "Shift+F9", "run.breaks"},
        {"run.last-change", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Go to the &last change of the value"), "",
         "Ctrl+Shift+F9", "run.breaks"},
        {"run.break-here", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Set or remove a breakpoint here"), "", "Ctrl+F9",
         "run.breaks"},
        {"run.break-effect", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Set or remove a breakpoint on this effect"), "",
         "Ctrl+Alt+F9", "run.breaks"},
        {"run.breakpoints", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show breakpoints"), "", "Ctrl+F8", "run.breaks"},
        {"run.watches", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show watches"), "watch", "Ctrl+Shift+F8",
         "run.breaks"},
        {"run.watch-value", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Watch this value"), "watch", "Shift+F8",
         "run.breaks"},
        {"run.change", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Change"), "edit", ""},
        {"run.do", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Change o&bject…"), "edit", "Ctrl+E", "run.change"},
        {"run.move-object", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Mo&ve object…"), "", "", "run.change"},
        {"run.attach-object", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Atta&ch object…"), "", "", "run.change"},
        {"run.lane", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Star&lane to…"), "", "", "run.change"},
        {"run.add-system", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Add s&ystem…"), "", "", "run.change"},
        {"run.add-planet", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "A&dd planet…"), "", "", "run.change"},
        {"run.rename-object", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Re&name object…"), "", "", "run.change"},
        {"run.remove-object", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Remove ob&ject"), "delete", "", "run.change"},
        {"run.give-order", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Give an order…"), "edit", "Ctrl+Shift+E",
         "run.change"},
        {"run.statements", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Show statements"), "", "", "run.change"},
        {"run.remove-statements", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Remove all statements"), "", "",
         "run.change"},
        {"run.explain", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "E&xplain"), "help", ""},
        {"run.breakdown", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show brea&kdown"), "", "", "run.explain"},
        {"run.why-not", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Why no effect?"), "help", "Ctrl+Shift+W",
         "run.explain"},
        {"run.funnel", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show scope &funnel"), "filter", "Ctrl+Shift+L",
         "run.explain"},
        {"run.available", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "C&heck availability"), "lock", "Ctrl+Shift+A",
         "run.explain"},
        {"run.order-matters", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Check res&ponse order"), "split",
         "Ctrl+Shift+O", "run.explain"},
        {"run.causes", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show causes"), "graph", "Ctrl+Alt+U", "run.explain"},
        {"run.led-to", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show what led to this value"), "graph", "",
         "run.explain"},
        {"run.followed-from", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show what followed from this value"), "graph",
         "", "run.explain"},
        {"run.ask", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Ask the run"), "search", "Ctrl+Alt+A", "run.explain"},
        {"run.comparing", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Co&mpare"), "split", ""},
        {"run.compare", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "&Compare runs"), "split", "Ctrl+Alt+C",
         "run.comparing"},
        {"run.many-seeds", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Compare on many seeds"), "split", "Ctrl+Alt+N",
         "run.comparing"},
        {"run.find-edit", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Which edit did this?"), "history", "Ctrl+Alt+E",
         "run.comparing"},
        {"run.mark-turn", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Mark this t&urn"), "pin", "Ctrl+Alt+M",
         "run.comparing"},
        {"run.pin", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "P&in this run"), "pin", "Ctrl+Alt+P", "run.comparing"},
        {"run.what-ifs", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Try &what-ifs"), "what-if", ""},
        {"run.what-if", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Tr&y what-if…"), "test", "Ctrl+Alt+W",
         "run.what-ifs"},
        {"run.new-branch", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Ne&w what-if…"), "", "", "run.what-ifs"},
        {"run.switch-branch", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Switc&h what-if…"), "", "Ctrl+Alt+S",
         "run.what-ifs"},
        {"run.rename-branch", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Rena&me what-if…"), "", "", "run.what-ifs"},
        {"run.promote-branch", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Move what-if &to main run"), "", "",
         "run.what-ifs"},
        {"run.delete-branch", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "De&lete what-if"), "", "", "run.what-ifs"},
        {"run.testing", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Tests and co&verage"), "test", ""},
        {"run.all-tests", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Run all tests"), "test", "F7", "run.testing"},
        {"run.test-here", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Run the test here"), "test", "Shift+F7",
         "run.testing"},
        {"run.tests", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show tests"), "test", "Ctrl+F7", "run.testing"},
        {"run.assert", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Assert this value"), "test", "Ctrl+Shift+F7",
         "run.testing"},
        {"run.faults", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Which faults do the tests notice?"), "test",
         "Ctrl+Alt+F", "run.testing"},
        {"run.coverage", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show coverage"), "coverage", "Ctrl+Alt+O",
         "run.testing"},
        {"run.measure", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Meas&ure"), "plot", ""},
        {"run.plots", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "P&lots"), "plot", "Ctrl+Alt+G", "run.measure"},
        {"run.plot-value", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Plot this &value"), "plot", "Ctrl+Alt+V",
         "run.measure"},
        {"run.sweeps", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show sweeps"), "plot", "Ctrl+Alt+X", "run.measure"},
        {"run.new-sweep", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "New sweep…"), "plot", "", "run.measure"},
        {"run.ranking", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Show ranking"), "plot", "Ctrl+Alt+K", "run.measure"},
        {"run.solve", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Solve for a number…"), "plot", "", "run.measure"},
        {"run.profile", "&Sandbox", QT_TRANSLATE_NOOP("Actions", "Measure turns"), "profile", "Ctrl+Alt+I",
         "run.measure"},
        {"view.write", QT_TRANSLATE_NOOP("Menus", "&View"), QT_TRANSLATE_NOOP("Actions", "&Write"), "edit", "Ctrl+1"},
        {"view.sandbox", "&View", QT_TRANSLATE_NOOP("Actions", "&Sandbox"), "galaxy", "Ctrl+2"},
        {"view.side", "&View", QT_TRANSLATE_NOOP("Actions", "Side &by side"), "split", "Ctrl+3"},
        {"", "&View", "", "", ""},
        {"view.form", "&View", QT_TRANSLATE_NOOP("Actions", "&Form"), "form", "Ctrl+Shift+1"},
        {"view.source", "&View", QT_TRANSLATE_NOOP("Actions", "S&ource"), "source", "Ctrl+Shift+2"},
        {"view.both", "&View", QT_TRANSLATE_NOOP("Actions", "Form &and source"), "split", "Ctrl+Shift+3"},
        {"", "&View", "", "", ""},
        {"view.panes", "&View", QT_TRANSLATE_NOOP("Actions", "&Panes"), "", ""},
        {"view.fit", "&View", QT_TRANSLATE_NOOP("Actions", "&Fit the galaxy"), "fit", ""},
        {"view.layers", "&View", QT_TRANSLATE_NOOP("Actions", "La&yers of the map"), "", ""},
        {"view.values", "&View", QT_TRANSLATE_NOOP("Actions", "Val&ues on the map"), "", ""},
        {"view.edit-values", "&View", QT_TRANSLATE_NOOP("Actions", "&Edit layers of values"), "edit", "Ctrl+Alt+L"},
        {"view.theme", "&View", QT_TRANSLATE_NOOP("Actions", "&Theme"), "", ""},
        {"view.language", "&View", QT_TRANSLATE_NOOP("Actions", "&Language"), "", ""},
        {"view.palette", "&View", QT_TRANSLATE_NOOP("Actions", "Fi&nd anything…"), "", "Ctrl+Shift+P"},
        {"help.contents", QT_TRANSLATE_NOOP("Menus", "&Help"), QT_TRANSLATE_NOOP("Actions", "&Help"), "help", "F1"},
        {"help.shortcuts", "&Help", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"), "", ""},
        {"help.explain", "&Help", QT_TRANSLATE_NOOP("Actions", "&Explain the problem"), "", "Shift+F1"},
        {"", "&Help", "", "", ""},
        {"help.about", "&Help", QT_TRANSLATE_NOOP("Actions", "&About Orrery"), "", ""},
    };
    return rows;
}

namespace {

QString keyOf(const QString& id) {
    return QStringLiteral("shortcuts/") + id;
}

QList<QKeySequence> shortcutsOf(const QString& text) {
    QList<QKeySequence> shortcuts;
    for (const QString& one : text.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        shortcuts << QKeySequence::fromString(one, QKeySequence::PortableText);
    }
    return shortcuts;
}

} // namespace

QList<QKeySequence> Actions::defaultShortcuts(const QString& id) const {
    for (const ActionRow& row : actionRows()) {
        if (id == QLatin1String(row.id)) {
            return shortcutsOf(QString::fromLatin1(row.shortcut));
        }
    }
    return {};
}

void Actions::setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts) {
    (*this)[id.toLatin1().constData()].setShortcuts(shortcuts);
    if (shortcuts == defaultShortcuts(id)) {
        QSettings().remove(keyOf(id));
        return;
    }
    QStringList text;
    for (const QKeySequence& one : shortcuts) {
        text << one.toString(QKeySequence::PortableText);
    }
    QSettings().setValue(keyOf(id), text.join(QStringLiteral("; ")));
}

Actions::Actions(QWidget& window) : QObject(&window), m_window(window) {
    QSettings settings;
    for (const ActionRow& row : actionRows()) {
        if (row.text[0] == '\0') {
            continue;
        }
        auto* const action = new QAction(QCoreApplication::translate("Actions", row.text), this);
        const QString id = QString::fromLatin1(row.id);
        action->setObjectName(id);
        action->setShortcuts(shortcutsOf(settings.value(keyOf(id), QString::fromLatin1(row.shortcut)).toString()));
        m_actions.insert(row.id, action);
        m_inOrder.push_back(action);
        window.addAction(action);
    }
    applyIcons();
}

QAction& Actions::operator[](const char* id) const {
    QAction* const action = m_actions.value(id, nullptr);
    Q_ASSERT(action != nullptr);
    return *action;
}

void Actions::connectTo(const char* id, std::function<void()> slot) {
    connect(&(*this)[id], &QAction::triggered, this, [slot = std::move(slot)] { slot(); });
}

void Actions::fillMenus(QMenuBar& bar) const {
    QHash<QByteArray, QMenu*> menus;
    for (const ActionRow& row : actionRows()) {
        QMenu*& menu = menus[row.menu];
        if (menu == nullptr) {
            menu = bar.addMenu(QCoreApplication::translate("Menus", row.menu));
        }
        if (row.text[0] == '\0') {
            menu->addSeparator();
        } else if (row.under[0] != '\0') {
            QAction& opener = (*this)[row.under];
            if (opener.menu() == nullptr) {
                opener.setMenu(new QMenu(&bar));
            }
            opener.menu()->addAction(&(*this)[row.id]);
        } else {
            menu->addAction(&(*this)[row.id]);
        }
    }
}

void Actions::applyIcons() {
    const widgets::Theme& colours = widgets::themeOf(m_window.palette());
    for (const ActionRow& row : actionRows()) {
        if (row.text[0] != '\0' && row.icon[0] != '\0') {
            (*this)[row.id].setIcon(widgets::icon(QString::fromLatin1(row.icon), colours));
        }
    }
}

} // namespace orrery::ide
