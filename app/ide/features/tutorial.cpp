// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/tutorial.h"

#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "engine/universe/scenario.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/tutorial/tutorial_view.h"

#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTableView>

namespace orrery::ide {

using namespace orrery::widgets;

TutorialFeature::TutorialFeature(MainWindow& window) : Feature(window) {
    QDockWidget* const dock = window.addPane({.title = tr("Tutorial"),
                                              .name = "tutorial",
                                              .area = Qt::RightDockWidgetArea,
                                              .shownIn = PaneIn::none,
                                              .goesAlong = true,
                                              .make = [this] { return makeView(); }});
    connect(dock, &QDockWidget::visibilityChanged, this, &TutorialFeature::giveRoom, Qt::QueuedConnection);
    connect(&window, &MainWindow::projectOpened, this, &TutorialFeature::begin);
    connect(&window, &MainWindow::projectClosing, this, [dock] { dock->hide(); });
}

TutorialView* TutorialFeature::makeView() {
    MainWindow& main = window();
    const QDir resources(main.resourceFolder());
    m_view = new TutorialView(readTutorial(resources.filePath(QStringLiteral("tutorial")), currentLanguage()),
                              resources.filePath(QStringLiteral("templates/tutorial")), main.store(), main.analyzer(),
                              main.sandbox());
    QHash<QString, QString> names;
    for (QAction* const action : main.actions().all()) {
        names.insert(action->objectName(), action->text().remove(QLatin1Char('&')));
        connect(action, &QAction::triggered, m_view, [this, action] { m_view->note(action->objectName()); });
    }
    m_view->setCommandNames(std::move(names));
    // Counts only breakdowns that the user opens, not those that the program opens.
    QTableView& values = main.inspector().valuesView();
    const auto explained = [this] { m_view->note(QStringLiteral("inspector.explain")); };
    connect(&values, &QAbstractItemView::clicked, m_view, explained);
    connect(&values, &QAbstractItemView::activated, m_view, explained);
    connect(m_view, &TutorialView::newTutorialWanted, &main.actions()["file.tutorial"], &QAction::trigger);
    connect(m_view, &TutorialView::refused, &main, &MainWindow::say);
    connect(m_view, &TutorialView::placeWanted, this, &TutorialFeature::show);
    connect(m_view, &TutorialView::currentChanged, this,
            [this] { QSettings().setValue(progressKey(), m_view->reached()); });
    if (main.hasProject()) {
        begin();
    }
    return m_view;
}

void TutorialFeature::begin() {
    if (m_view == nullptr) {
        return; // makeView() calls begin() again
    }
    m_view->setCurrent(QSettings().value(progressKey()).toInt());
    if (window().analyzer().latest()) {
        QMetaObject::invokeMethod(this, &TutorialFeature::raiseAtFirst, Qt::QueuedConnection);
    } else {
        connect(&window().analyzer(), &Analyzer::analysed, this, &TutorialFeature::raiseAtFirst,
                Qt::SingleShotConnection);
    }
}

void TutorialFeature::raiseAtFirst() {
    if (m_view->isTutorialOpen() && m_view->current() == 0) {
        window().raisePane(QStringLiteral("tutorial"));
    }
}

/// Gives the pane most of the room of an inspector that is still empty.
void TutorialFeature::giveRoom() {
    auto* const own = window().findChild<QDockWidget*>(QStringLiteral("tutorial"));
    auto* const inspector = window().findChild<QDockWidget*>(QStringLiteral("inspector"));
    if (own->isVisible() && inspector->isVisible() && !window().inspector().object()) {
        const int part = window().height() / 4;
        window().resizeDocks({inspector, own}, {part, 3 * part}, Qt::Vertical);
    }
}

QString TutorialFeature::progressKey() const {
    return keyOfProject("tutorial", window().store().folder());
}

void TutorialFeature::show(const TutorialPlace& place) {
    MainWindow& main = window();
    if (!place.action.isEmpty()) {
        for (QAction* const action : main.actions().all()) {
            if (action->objectName() == place.action) {
                showInMenu(*action);
                return;
            }
        }
    }
    if (!place.object.isEmpty()) {
        showValue(place.object.toStdString(), place.value.toStdString());
        return;
    }
    const AnalysisPtr analysis = main.analyzer().latest();
    if (!analysis) {
        return;
    }
    if (!place.file.isEmpty()) {
        const auto end = static_cast<std::uint32_t>(
            main.store().find(place.file) != nullptr ? main.store().find(place.file)->bytes().lastIndexOf("</") : 0);
        main.goTo({analysis->fileOf(place.file), {end, end}});
        return;
    }
    const QStringList parts = place.group.split(QLatin1Char('/'));
    for (const engine::CheckedClass& objectClass : analysis->model->classes) {
        if (objectClass.id != parts.front().toStdString()) {
            continue;
        }
        engine::Location where = objectClass.where;
        for (const engine::CheckedGroup& group : objectClass.groups) {
            if (parts.size() > 1 && group.id == parts[1].toStdString()) {
                where = group.where;
            }
        }
        main.goTo(where);
        return;
    }
    main.say(tr("The content does not contain '%1' yet.").arg(place.group));
}

/// Shows an object on the map, and its value in the inspector, where Enter opens the breakdown.
void TutorialFeature::showValue(const std::string& object, const std::string& value) {
    MainWindow& main = window();
    if (main.perspective() == Perspective::write) {
        main.setPerspective(Perspective::sandbox);
    }
    const engine::Session* const session = main.sandbox().session();
    const auto row = session != nullptr ? engine::findObject(session->state().view(), object) : std::nullopt;
    if (!row) {
        main.say(tr("The run has no object '%1'.").arg(QString::fromStdString(object)));
        return;
    }
    main.showObject(*row);
    if (const auto column = session->program().model->layout.find(value)) {
        main.inspector().explain(*row, *column);
    }
    main.raisePane(QStringLiteral("inspector"));
    main.inspector().valuesView().setFocus();
}

void TutorialFeature::showInMenu(QAction& action) {
    for (QAction* const top : window().menuBar()->actions()) {
        for (QAction* const entry : top->menu() != nullptr ? top->menu()->actions() : QList<QAction*>()) {
            const bool isUnder = entry->menu() != nullptr && entry->menu()->actions().contains(&action);
            if (entry == &action || isUnder) {
                window().menuBar()->setActiveAction(top); // opens the menu
                top->menu()->setActiveAction(entry);      // opens its submenu
                if (isUnder) {
                    entry->menu()->setActiveAction(&action);
                }
                return;
            }
        }
    }
}

} // namespace orrery::ide
