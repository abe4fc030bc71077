// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/coverage.h"

#include "app/ide/main_window.h"
#include "widgets/base/background.h"
#include "widgets/base/kept_fields.h"
#include "widgets/document/document.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/coverage_model.h"
#include "widgets/hunt/coverage_view.h"
#include "widgets/hunt/run_coverage.h"
#include "widgets/project/analyzer.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/sandbox.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
const QString shownKey = QStringLiteral("coverage.shown");
}

CoverageFeature::CoverageFeature(MainWindow& window)
    : Feature(window), m_fields(window.findChild<KeptFields*>()),
      m_coverage(new RunCoverage(window.sandbox(), window.analyzer(), this)) {
    window.addPane({.title = tr("Coverage"),
                    .name = "coverage",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] { return makeView(); }});
    QAction& action = window.actions()["run.coverage"];
    action.setCheckable(true);
    connect(&action, &QAction::triggered, this, &CoverageFeature::toggle);
    connect(&window, &MainWindow::stateChanged, this, [&window, &action] { action.setEnabled(window.hasProject()); });
    connect(m_coverage, &RunCoverage::changed, this, &CoverageFeature::place);
    connect(&window.analyzer(), &Analyzer::analysed, this, &CoverageFeature::place);
    connect(&window.form(), &FormView::fileShown, this, &CoverageFeature::place);
    connect(&window, &MainWindow::editorOpened, this, &CoverageFeature::watch);
    if (m_fields != nullptr) {
        connect(m_fields, &KeptFields::replaced, this, &CoverageFeature::restore);
    }
}

CoverageView* CoverageFeature::makeView() {
    auto* const view = new CoverageView(*m_coverage, window().sandbox());
    connect(view, &CoverageView::itemWanted, this, &CoverageFeature::open);
    connect(view, &CoverageView::showWanted, this, [this] { window().actions()["run.coverage"].trigger(); });
    return view;
}

/// Shows or hides the coverage, as the user wants it.
void CoverageFeature::toggle(bool isShown) {
    if (m_fields != nullptr) {
        m_fields->setValue(shownKey, isShown);
    }
    setShown(isShown);
    if (isShown) {
        window().raisePane(QStringLiteral("coverage"));
    }
}

void CoverageFeature::restore() {
    const bool isShown = m_fields->values().value(shownKey).toBool();
    window().actions()["run.coverage"].setChecked(isShown);
    setShown(isShown);
}

void CoverageFeature::setShown(bool isShown) {
    m_coverage->setWanted(isShown);
    place();
}

bool CoverageFeature::isCurrent() const {
    return m_taken == m_wanted && (!m_coverage->isWanted() || m_coverage->state() != RunCoverage::State::reading);
}

/// Finds the places of the newest coverage in the newest text, in the background.
void CoverageFeature::place() {
    const AnalysisPtr analysis = window().analyzer().latest();
    const CoveragePtr& coverage = m_coverage->coverage();
    const QString file = window().form().file();
    if (coverage == nullptr || analysis == nullptr || analysis->model == nullptr) {
        if (m_places != nullptr) {
            m_taken = ++m_wanted;
            take(nullptr);
        }
        return;
    }
    if (m_places && m_taken == m_wanted && m_places->coverage() == coverage && m_places->analysis() == analysis &&
        m_file == file) {
        return;
    }
    m_file = file;
    const quint64 wanted = ++m_wanted;
    inBackground([self = QPointer(this), coverage, analysis, file, wanted] {
        const auto places =
            endingElsewhere<CoveragePlaces>(std::make_shared<const CoveragePlaces>(coverage, analysis, file));
        QMetaObject::invokeMethod(
            qApp,
            [self, places, wanted] {
                if (self && self->m_wanted == wanted) {
                    self->m_taken = wanted;
                    self->take(places);
                }
            },
            Qt::QueuedConnection);
    });
}

void CoverageFeature::take(CoveragePlacesPtr places) {
    m_places = std::move(places);
    for (SourceEditor* const editor : window().editors()) {
        if (auto* const one = qobject_cast<DocumentEditor*>(editor)) {
            showIn(*one);
        }
    }
    if (m_places == nullptr) {
        window().form().setCoverage(nullptr);
        window().projectTree().model().setCoverage({});
        return;
    }
    window().form().setCoverage(m_places->form());
    window().projectTree().model().setCoverage(
        {[places = m_places](const QString& objectClass, const QString& group) {
             return places->find(objectClass, group);
         },
         [places = m_places](std::uint32_t item) { return CoveragePlaces::wordsOf(*places->coverage(), item); }});
}

void CoverageFeature::watch(SourceEditor* editor) {
    if (auto* const one = qobject_cast<DocumentEditor*>(editor); one != nullptr && m_places != nullptr) {
        showIn(*one);
    }
}

/// Shows the marks of one text. Those of an older text move with it until its analysis arrives.
void CoverageFeature::showIn(DocumentEditor& editor) {
    if (m_places == nullptr) {
        editor.setCoverage({}, {});
        return;
    }
    const Document& document = editor.document();
    const QString path = document.shownPath();
    if (m_places->analysis()->versions.value(path) == document.version()) {
        editor.setCoverage(m_places->marksIn(path),
                           [places = m_places, path](int begin, int end) { return places->wordsIn(path, begin, end); });
    }
}

void CoverageFeature::open(std::uint32_t item) {
    const engine::Location place = m_places ? m_places->placeOf(item) : engine::Location{};
    if (place.file.isValid()) {
        window().goTo(place);
    } else {
        window().say(tr("The text does not contain this element any more."));
    }
}

} // namespace orrery::ide
