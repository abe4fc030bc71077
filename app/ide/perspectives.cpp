// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/perspectives.h"

#include "app/ide/actions.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace orrery::ide {

namespace {

constexpr int layoutVersion = 4; ///< increase this number when the default places of docks change
constexpr int usualWidth = 1360; ///< width of a window in which docks have their full default widths, in pixels

struct Row {
    Perspective perspective;
    PaneIn paneIn;
    const char* key;    ///< key in the settings
    const char* action; ///< id of the command that shows the perspective
};
constexpr Row rows[] = {{Perspective::write, PaneIn::write, "write", "view.write"},
                        {Perspective::sandbox, PaneIn::sandbox, "sandbox", "view.sandbox"},
                        {Perspective::sideBySide, PaneIn::sideBySide, "side-by-side", "view.side"}};

struct ModeRow {
    EditMode mode;
    const char* action;
};
constexpr ModeRow modeRows[] = {
    {EditMode::form, "view.form"}, {EditMode::source, "view.source"}, {EditMode::both, "view.both"}};

struct AreaRow {
    Qt::DockWidgetArea area;
    const char* key;
};
constexpr AreaRow areaRows[] = {
    {Qt::LeftDockWidgetArea, "left"}, {Qt::RightDockWidgetArea, "right"}, {Qt::BottomDockWidgetArea, "bottom"}};

QString keyOf(const Row& row, const char* name) {
    return QStringLiteral("layout/%1/%2").arg(QLatin1String(row.key), QLatin1String(name));
}

constexpr auto geometryKey = "layout/geometry";

/// Reads the chosen sizes of the docks, which are a pair in the settings: that of the docks and that of the window.
DockExtents storedExtents(const QSettings& settings, const Row& row) {
    DockExtents extents;
    for (const auto& [area, key] : areaRows) {
        const QSize stored = settings.value(keyOf(row, key)).toSize();
        if (stored.width() > 0 && stored.width() <= stored.height() && stored.height() <= QWIDGETSIZE_MAX) {
            extents[area] = {stored.width(), stored.height()};
        }
    }
    return extents;
}

} // namespace

Perspectives::Perspectives(QMainWindow& window, Panes& panes, const Actions& actions, const Views& views)
    : QObject(&window), m_window(window), m_panes(panes), m_actions(actions), m_views(views) {
    for (const Row& row : rows) {
        m_actions[row.action].setCheckable(true);
    }
    for (const ModeRow& row : modeRows) {
        m_actions[row.action].setCheckable(true);
    }
}

void Perspectives::load() {
    const QSettings settings;
    for (const Row& row : rows) {
        Layout& layout = layoutOf(row.perspective);
        layout.docks = settings.value(keyOf(row, "docks")).toByteArray();
        layout.centre = settings.value(keyOf(row, "centre")).toByteArray();
        layout.editing = settings.value(keyOf(row, "editing")).toByteArray();
        const int mode = settings.value(keyOf(row, "edit-mode")).toInt();
        layout.extents = storedExtents(settings, row);
        layout.editMode =
            mode >= 0 && mode <= static_cast<int>(EditMode::both) ? static_cast<EditMode>(mode) : EditMode::both;
    }
    m_window.restoreGeometry(settings.value(geometryKey).toByteArray());
}

void Perspectives::remember() {
    if (m_laidOut) {
        layoutOf(*m_laidOut) = {m_window.saveState(layoutVersion), m_views.centre->saveState(),
                                m_views.editing->saveState(), m_editMode, m_panes.extents()};
    }
}

void Perspectives::save() {
    remember();
    QSettings settings;
    for (const Row& row : rows) {
        const Layout& layout = layoutOf(row.perspective);
        if (layout.docks.isEmpty()) {
            continue;
        }
        settings.setValue(keyOf(row, "docks"), layout.docks);
        settings.setValue(keyOf(row, "centre"), layout.centre);
        settings.setValue(keyOf(row, "editing"), layout.editing);
        settings.setValue(keyOf(row, "edit-mode"), static_cast<int>(layout.editMode));
        for (const auto& [area, key] : areaRows) {
            const auto chosen = layout.extents.find(area);
            settings.setValue(keyOf(row, key), chosen != layout.extents.end()
                                                   ? QVariant(QSize(chosen->second.docks, chosen->second.window))
                                                   : QVariant());
        }
    }
    settings.setValue(geometryKey, m_window.saveGeometry());
}

void Perspectives::show(Perspective perspective, bool isOpen) {
    remember();
    if (QWidget* const focus = m_window.focusWidget()) {
        focus->clearFocus(); // Qt would give it to the next widget; a field of the form that gets it selects its line
    }
    m_current = perspective;
    m_views.editing->setVisible(perspective != Perspective::sandbox);
    m_views.galaxy->setVisible(perspective != Perspective::write);
    // When a project opens, its stored layout decides which panes are hidden. Before the first layout, all docks count
    // as shown.
    const KeepAlong kept = !std::exchange(m_isShown, true) ? KeepAlong::none
                           : isOpen && m_laidOut           ? KeepAlong::all
                                                           : KeepAlong::shown;
    m_panes.keepAlong([this, isOpen] { layOut(isOpen); }, kept);
    for (const Row& row : rows) {
        m_actions[row.action].setChecked(perspective == row.perspective);
    }
}

void Perspectives::layOut(bool isOpen) {
    m_laidOut = isOpen ? std::optional(m_current) : std::nullopt;
    const Layout& layout = layoutOf(m_current);
    if (isOpen && !layout.docks.isEmpty() && m_window.restoreState(layout.docks, layoutVersion)) {
        m_views.centre->restoreState(layout.centre);
        m_views.editing->restoreState(layout.editing);
        setEditMode(layout.editMode);
        m_panes.setExtents(layout.extents); // the window may have another size now
    } else {
        layOutByDefault(isOpen);
    }
}

void Perspectives::layOutByDefault(bool isOpen) {
    m_panes.showDefaults(isOpen ? rows[static_cast<std::size_t>(m_current)].paneIn : PaneIn::none);
    const auto dock = [this](const char* name) { return m_panes.dock(QString::fromLatin1(name)); };
    if (isOpen) {
        if (QDockWidget* const front = dock(m_current == Perspective::sandbox ? "events" : "problems")) {
            front->raise();
        }
    }
    setEditMode(m_current == Perspective::sideBySide ? EditMode::source : EditMode::both);
    const bool isSideBySide = m_current == Perspective::sideBySide;
    if (isSideBySide) {
        m_views.centre->setSizes({600, 400}); // text needs more room than the map
    }
    m_panes.setExtents({});
    const int width = std::min(m_window.width(), usualWidth);
    const int side = 260 * width / usualWidth;
    m_window.resizeDocks({dock("project"), dock("objects")}, {side, side}, Qt::Horizontal);
    m_window.resizeDocks({dock("inspector")}, {(isSideBySide ? 400 : 460) * width / usualWidth}, Qt::Horizontal);
    m_window.resizeDocks({dock("problems")}, {m_window.height() / 4}, Qt::Vertical);
}

void Perspectives::setEditMode(EditMode mode) {
    m_editMode = mode;
    m_views.form->setVisible(mode != EditMode::source);
    m_views.tabs->setVisible(mode != EditMode::form);
    for (const ModeRow& row : modeRows) {
        m_actions[row.action].setChecked(mode == row.mode);
    }
}

} // namespace orrery::ide
