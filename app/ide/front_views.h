// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace orrery::widgets {
class Document;
class FormView;
} // namespace orrery::widgets

namespace orrery::ide {

class EditorTabs;
class Panes;

/// The views in which the user works. Moves the focus among them, and finds the files for the save command.
class FrontViews {
public:
    FrontViews(const Panes& panes, widgets::FormView& form, EditorTabs& tabs, QWidget& galaxy);

    /// Gives the focus to the source view in front, otherwise to the form.
    void focusEditing() const;
    /// Moves the focus to the next view. @param step 1, or -1 for the previous one
    void focusNext(int step) const;
    /// Returns the unsaved files at the focus: those of a pane, or that of the form. Elsewhere, returns that of the
    /// source view in front.
    std::vector<widgets::Document*> unsaved() const;

private:
    const Panes& m_panes;
    widgets::FormView& m_form;
    EditorTabs& m_tabs;
    QWidget& m_galaxy;
};

} // namespace orrery::ide
