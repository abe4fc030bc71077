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

/// Shows places of the content in the form and the source views, and keeps the two at the same place.
class Navigator : public QObject {
    Q_OBJECT

public:
    Navigator(widgets::DocumentStore& store, const widgets::Analyzer& analyzer, widgets::FormView& form,
              EditorTabs& tabs, QObject* parent = nullptr);

    /// Shows a place in the form and in a source view.
    void goTo(engine::Location where);
    /// Shows the beginning of a file.
    void openFile(const QString& shownPath);
    void goBack();
    void goForward();
    bool canGoBack() const;
    bool canGoForward() const { return m_places.canGoForward(); }
    /// Begins with a project. If there are no restored tabs, opens the first content file, otherwise the manifest. So a
    /// text is visible while the first check runs.
    void beginProject();
    /// Removes the visited places.
    void clear() { m_places.clear(); }

signals:
    /// Emitted before a place is shown. The views for editing must then become visible.
    void editingWanted();
    /// Emitted after the form and a source view show a place.
    void placeShown(orrery::engine::Location where);
    /// Emitted after canGoBack() or canGoForward() may have changed.
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
    bool m_isFormDue = false; ///< true while the form waits for the first check to show a place
};

} // namespace orrery::ide
