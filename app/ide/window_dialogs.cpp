// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/window_dialogs.h"

#include "engine/trace/replay.h"
#include "widgets/project/analyzer.h"

#include <QApplication>
#include <QMessageBox>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

DefinitionList::DefinitionList(AnalysisPtr analysis) : m_analysis(std::move(analysis)) {
    const engine::ClassTable& classes = m_analysis->model->classes;
    for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
        if (classes.asRead(index).isGenerated) {
            continue;
        }
        m_places.push_back({index});
        for (const engine::CheckedGroup& group : classes.asRead(index).groups) {
            m_places.push_back({index, &group});
        }
    }
    for (const engine::CheckedScenario& scenario : m_analysis->model->scenarios) {
        m_places.push_back({.scenario = &scenario});
    }
}

Choice DefinitionList::choiceAt(int index) const {
    const auto words = [](const std::string& id, const std::string& name, const QString& kind) {
        return Choice{.name = QString::fromStdString(id),
                      .detail = QString::fromStdString(name),
                      .kind = kind,
                      .isDetailName = true};
    };
    const Place& place = m_places[static_cast<std::size_t>(index)];
    if (place.scenario != nullptr) {
        return words(place.scenario->id, place.scenario->name, tr("scenario"));
    }
    const engine::CheckedClass& objectClass = m_analysis->model->classes.asRead(place.index);
    if (place.group == nullptr) {
        return words(objectClass.id, objectClass.name, tr("class"));
    }
    Choice group = words(engine::groupLabel(*m_analysis->model, *place.group),
                         engine::shownGroupName(*m_analysis->model, *place.group), tr("group"));
    group.isPart = true;
    return group;
}

std::optional<engine::Location> DefinitionList::placeOf(int index) const {
    const Place& place = m_places[static_cast<std::size_t>(index)];
    if (place.scenario != nullptr) {
        return place.scenario->where;
    }
    const engine::ClassTable& classes = m_analysis->model->classes;
    return classes.placeNow(place.index,
                            place.group == nullptr ? classes.asRead(place.index).where : place.group->where);
}

std::optional<engine::Location> WindowDialogs::chooseClass(const AnalysisPtr& analysis, QWidget* parent) {
    const DefinitionList places(analysis);
    const int chosen = choose(
        tr("Go to class"), places.count(), [&](int i) { return places.choiceAt(i); }, parent);
    return chosen < 0 ? std::nullopt : places.placeOf(chosen);
}

void WindowDialogs::showAbout(QWidget* parent) {
    QMessageBox::about(parent, tr("About Orrery"),
                       tr("<h3>Orrery %1</h3><p>Write game rules as XML, run them turn by turn, and see what changed "
                          "and why.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

} // namespace orrery::ide
