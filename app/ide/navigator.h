// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/visited_places.h"
#include "engine/text/diagnostic.h"

#include <QObject>

namespace orrery::widgets {
class Analyzer;
class DocumentStore;
class FormView;
} // namespace orrery::widgets

namespace orrery::ide {

class EditorTabs;

/// Leads form and source views to places of the content, and keeps them at the same place.
class Navigator : public QObject {
    Q_OBJECT

public:
    Navigator(widgets::DocumentStore& store, const widgets::Analyzer& analyzer, widgets::FormView& form,
              EditorTabs& tabs, QObject* parent = nullptr);

    /// Shows a place in form and source.
    void goTo(engine::Location where);
    /// Shows the beginning of a file.
    void openFile(const QString& shownPath);
    void goBack();
    void goForward();
    bool canGoBack() const;
    bool canGoForward() const { return m_places.canGoForward(); }
    /// Begins with a project whose tabs may be restored already. Without a tab, it shows the first content file, else
    /// the manifest: something is visible while the first check runs.
    void beginProject();
    /// Forgets the visited places.
    void clear() { m_places.clear(); }

signals:
    /// Emitted before a place is shown: the views for editing must be visible.
    void editingWanted();
    /// Emitted when form and source go to a place.
    void placeShown(orrery::engine::Location where);
    /// Emitted when canGoBack() or canGoForward() may have changed.
    void moved();

private:
    void visit(const Visit& place, bool isRemembered);
    void followEditor();
    void showCaretInForm();
    void takeAnalysis();

    widgets::DocumentStore& m_store;
    const widgets::Analyzer& m_analyzer;
    widgets::FormView& m_form;
    EditorTabs& m_tabs;
    VisitedPlaces m_places;
    bool m_isFormDue = false; ///< the form waits for a check to show its place
};

} // namespace orrery::ide
