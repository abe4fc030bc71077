// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/form/add_menu.h"
#include "widgets/form/structure_commands.h"

#include <QKeySequence>
#include <QObject>

#include <array>
#include <string_view>
#include <unordered_map>
#include <vector>

class QAction;
class QKeyEvent;
class QMenu;

namespace orrery::widgets {

class FormFieldView;
class FormLineView;
class FormView;

/// Commands on the selected line of a form.
enum class FormCommand : std::uint8_t {
    add,
    remove,
    duplicate,
    moveUp,
    moveDown,
    cut,
    copy,
    paste,
    wrap,
    unwrap,
    change,
    toggle,
    switchText,
    addPart,
    fold,
    foldAll,
    details,
    editSource,
    count_
};

/// The commands of a form on its lines, by key and by menu (I2.1, I2.5, I5.4). The class also moves the selection from
/// line to line, and shows the menu of elements to add. It changes the text through StructureCommands. Then the form
/// shows the changed element.
class FormStructure : public QObject {
    Q_OBJECT

public:
    explicit FormStructure(FormView& view);

    /// Handles the keys and the mouse of a line and of its fields.
    void watch(FormLineView& line);
    /// Handles the keys of a field of the details, which belongs to the selected line.
    void watchDetails(FormFieldView* field);
    void run(FormCommand command);
    /// Opens the menu of elements to add at a line. @param inside whether the menu offers only elements inside the
    /// line's element
    void openAdd(FormLineView& line, bool inside);
    /// Opens the menu of elements that the selected one can change into.
    void openChange(FormLineView& line);
    /// Opens the menu of elements to add for a file without content.
    void openBegin();
    void openMenu(FormLineView& line, const QPoint& at);
    /// Adds an entry as if the user had chosen it from the menu.
    void addEntry(const AddEntry& entry);
    /// Returns the entries of the menu at an element. In each section, those that the project uses most come first.
    std::vector<AddEntry> entriesAt(const FormPath& path, bool inside) const;
    /// Returns the entries of the menu of changes. Those that keep most attributes come first.
    std::vector<AddEntry> changesAt(const FormPath& path) const;
    AddMenu& addMenu() { return *m_addMenu; }
    QAction& action(FormCommand command) { return *m_actions[static_cast<std::size_t>(command)]; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void sortByUse(std::vector<AddEntry>& entries) const;
    void openEntries(std::vector<AddEntry> entries, const QRect& beside);
    void preview(const std::vector<AddEntry>& entries);
    void addFirst(FormLineView* line, bool inside);
    void watchEditor(FormFieldView* field);
    FormLineView* lineOf(QObject* watched) const;
    std::optional<FormCommand> commandFor(const QKeyEvent& key, bool inField) const;
    bool walk(const QKeyEvent& key, FormLineView& line);
    bool lineKey(QKeyEvent& key, FormLineView& line, bool inField);
    void openWrap(const QPoint& at);
    void fillWrap(QMenu& menu);
    void switchExpression(StructureCommands& commands, const FormPath& path);
    void finish(const StructureResult& result, bool focusesField = false);
    std::optional<StructureCommands> commands() const;

    FormView& m_view;
    AddMenu* m_addMenu;
    mutable AnalysisPtr m_usesOf;                                     ///< analysis of the counts in m_uses
    mutable std::unordered_map<std::string_view, std::size_t> m_uses; ///< number of elements of the project by tag
    std::array<QAction*, static_cast<std::size_t>(FormCommand::count_)> m_actions{};
};

} // namespace orrery::widgets
