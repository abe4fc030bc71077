// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/window_dialogs.h"

#include "app/ide/actions.h"
#include "app/ide/chooser.h"
#include "widgets/project/analyzer.h"

#include <QApplication>
#include <QMenu>
#include <QMessageBox>

#include <vector>

namespace orrery::ide {

using namespace orrery::widgets;

std::optional<engine::Location> WindowDialogs::chooseClass(const Analysis& analysis, QWidget* parent) {
    struct Place {
        engine::ClassIndex index;
        const engine::CheckedGroup* group; ///< group of the choice; null: the class itself
    };
    const engine::ClassTable& classes = analysis.model->classes;
    std::vector<Place> places;
    for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
        if (classes.asRead(index).isGenerated) {
            continue;
        }
        places.push_back({index, nullptr});
        for (const engine::CheckedGroup& group : classes.asRead(index).groups) {
            places.push_back({index, &group});
        }
    }
    const auto choiceAt = [&](int i) {
        const Place& place = places[static_cast<std::size_t>(i)];
        const engine::CheckedClass& objectClass = classes.asRead(place.index);
        return place.group == nullptr
                   ? Choice{QString::fromStdString(objectClass.id), QString::fromStdString(objectClass.name)}
                   : Choice{QString::fromStdString(objectClass.id + "/" + place.group->id),
                            QString::fromStdString(place.group->name)};
    };
    const int chosen = choose(tr("Go to class"), static_cast<int>(places.size()), choiceAt, parent);
    if (chosen < 0) {
        return std::nullopt;
    }
    const Place& place = places[static_cast<std::size_t>(chosen)];
    return classes.placeNow(place.index,
                            place.group == nullptr ? classes.asRead(place.index).where : place.group->where);
}

void WindowDialogs::showPalette(const Actions& actions, QWidget* parent) {
    QVector<Choice> choices;
    QVector<QAction*> listed;
    for (QAction* const action : actions.all()) {
        if (action->isEnabled() && action->menu() == nullptr && action != &actions["view.palette"]) {
            choices.append(
                {action->text().remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText)});
            listed.append(action);
        }
    }
    for (QAction* const action : actions["view.panes"].menu()->actions()) {
        choices.append(
            {action->isChecked() ? tr("Hide pane: %1").arg(action->text()) : tr("Show pane: %1").arg(action->text()),
             {}});
        listed.append(action);
    }
    const int chosen = choose(tr("Command"), choices, parent);
    if (chosen >= 0) {
        listed[chosen]->trigger();
    }
}

void WindowDialogs::showAbout(QWidget* parent) {
    QMessageBox::about(parent, tr("About Orrery"),
                       tr("<h3>Orrery %1</h3><p>Write game rules as XML, run them turn by turn, and see what changed "
                          "and why.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

} // namespace orrery::ide
