// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/palette.h"

#include "app/ide/main_window.h"
#include "app/ide/palette.h"
#include "app/ide/window_dialogs.h"
#include "engine/turn/session.h"
#include "widgets/words/shown_name.h"

#include <QAction>
#include <QMenu>

#include <memory>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

PaletteFeature::PaletteFeature(MainWindow& window) : Feature(window) {
    Palette& palette = window.commandPalette();
    palette.add([this] { return commands(); });
    palette.add([this] { return panes(); });
    palette.add([this] { return definitions(); });
    palette.add([this] { return files(); });
    palette.add([this] { return objects(); });
    connect(&window.sandbox(), &Sandbox::started, this, [this] {
        constexpr std::size_t mostAtOnce = 5'000; // more would be felt
        const engine::Session* const session = this->window().sandbox().session();
        m_objects.reset();
        if (session != nullptr && session->universe().rowCount() <= mostAtOnce) {
            listObjects();
        }
    });
    window.actions().connectTo("view.palette", [&window] { window.commandPalette().show(&window); });
}

PaletteItems PaletteFeature::commands() {
    std::vector<QAction*> listed;
    for (QAction* const action : window().actions().all()) {
        if (action->menu() == nullptr && action != &window().actions()["view.palette"]) {
            listed.push_back(action);
        }
    }
    const int count = static_cast<int>(listed.size());
    return {count,
            [listed](int i) {
                const QAction& action = *listed[static_cast<std::size_t>(i)];
                return Choice{.name = action.text().remove(QLatin1Char('&')),
                              .detail = action.isEnabled() ? action.shortcut().toString(QKeySequence::NativeText)
                                                           : tr("not available now"),
                              .kind = tr("command"),
                              .isAvailable = action.isEnabled()};
            },
            [this, listed](int i) {
                QAction& action = *listed[static_cast<std::size_t>(i)];
                if (action.isEnabled()) {
                    action.trigger();
                } else {
                    window().say(tr("'%1' is not available now.").arg(action.text().remove(QLatin1Char('&'))));
                }
            }};
}

PaletteItems PaletteFeature::panes() {
    QList<QAction*> listed;
    if (window().hasProject()) {
        listed = window().actions()["view.panes"].menu()->actions();
    }
    return {static_cast<int>(listed.size()),
            [listed](int i) {
                const QString& text = listed[i]->text();
                return Choice{.name = listed[i]->isChecked() ? tr("Hide pane: %1").arg(text)
                                                             : tr("Show pane: %1").arg(text),
                              .kind = tr("pane")};
            },
            [listed](int i) { listed[i]->trigger(); }};
}

PaletteItems PaletteFeature::definitions() {
    const AnalysisPtr analysis = window().hasProject() ? window().analyzer().latest() : nullptr;
    if (analysis == nullptr) {
        return {};
    }
    const auto places = std::make_shared<const DefinitionList>(analysis);
    return {places->count(), [places](int i) { return places->choiceAt(i); },
            [this, places](int i) {
                if (const auto where = places->placeOf(i)) {
                    window().goTo(*where);
                }
            }};
}

PaletteItems PaletteFeature::files() {
    QStringList paths;
    for (const Document* const document : window().store().documents()) {
        paths << document->shownPath();
    }
    return {static_cast<int>(paths.size()),
            [paths](int i) {
                return Choice{.name = paths[i].section(QLatin1Char('/'), -1),
                              .detail = paths[i].section(QLatin1Char('/'), 0, -2),
                              .kind = tr("file")};
            },
            [this, paths](int i) { window().openFile(paths[i]); }};
}

/// Lists the objects of the run. While a job changes the run, keeps the last list.
void PaletteFeature::listObjects() {
    const engine::Session* const session = window().sandbox().session();
    if (session == nullptr) {
        if (!window().sandbox().hasRun()) {
            m_objects.reset();
        }
        return;
    }
    const engine::State state = session->state();
    const engine::View view = state.view();
    std::vector<Named> named; // a copy: the run may change while the palette is open
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row)) {
            named.push_back({row, shownName(view, row), shownNumber(view, row)});
        }
    }
    m_objects = std::make_shared<const std::vector<Named>>(std::move(named));
}

PaletteItems PaletteFeature::objects() {
    listObjects();
    if (m_objects == nullptr) {
        return {};
    }
    return {static_cast<int>(m_objects->size()),
            [shared = m_objects](int i) {
                const Named& one = (*shared)[static_cast<std::size_t>(i)];
                return Choice{.name = one.name, .detail = one.number, .kind = tr("object")};
            },
            [this, shared = m_objects](int i) {
                const auto& [row, name, number] = (*shared)[static_cast<std::size_t>(i)];
                const engine::Session* const now = window().sandbox().session();
                if (now == nullptr && window().sandbox().hasRun()) {
                    window().say(tr("The run is being computed; try again in a moment."));
                    return;
                }
                if (now == nullptr || row >= now->state().view().rowCount ||
                    shownName(now->state().view(), row) != name) {
                    window().say(tr("'%1' is not in the run now.").arg(name));
                    return;
                }
                if (window().perspective() == Perspective::write) {
                    window().setPerspective(Perspective::sandbox);
                }
                window().showObject(row);
            }};
}

} // namespace orrery::ide
