// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/add_menu.h"
#include "widgets/form/form_commands.h"
#include "widgets/form/form_entries.h"
#include "widgets/form/structure_commands.h"

#include <QObject>

#include <optional>
#include <vector>

class QAction;
class QKeyEvent;
class QMenu;

namespace orrery::widgets {

class FormFieldView;
class FormLineView;
class FormView;

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
    /// Returns the entries of the menu at an element.
    std::vector<AddEntry> entriesAt(const FormPath& path, bool inside) const;
    std::vector<FormPath> innerPathsOf(const FormLineView& line) const;
    /// Returns the entries of the menu of changes.
    std::vector<AddEntry> changesAt(const FormPath& path) const;
    AddMenu& addMenu() { return *m_addMenu; }
    QAction& action(FormCommand command) { return m_commands.action(command); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openEntries(std::vector<AddEntry> entries, const QRect& beside);
    void preview(const std::vector<AddEntry>& entries);
    void addFirst(FormLineView* line, bool inside);
    void watchEditor(FormFieldView* field);
    FormLineView* lineOf(QObject* watched) const;
    bool walk(const QKeyEvent& key, FormLineView& line);
    bool lineKey(QKeyEvent& key, FormLineView& line, bool inField);
    void openWrap(const QPoint& at);
    void fillWrap(QMenu& menu);
    void switchExpression(StructureCommands& commands, const FormPath& path);
    void finish(const StructureResult& result, bool focusesField = false);
    std::optional<StructureCommands> commands() const;

    FormView& m_view;
    AddMenu* m_addMenu;
    FormEntries m_entries;
    FormCommands m_commands;
};

} // namespace orrery::widgets
