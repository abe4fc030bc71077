// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_drag.h"
#include "widgets/form/form_handles.h"
#include "widgets/form/form_names.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_structure.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

FormView::FormView(DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer),
      m_probe(new Probe(sandbox, this)), m_around{m_choices, *m_probe, m_analyzer.latest()}, m_tree(m_choices),
      m_typed(store), m_head(new FormHead(this)), m_filter(new FormFilterLine(m_tree, this)),
      m_split(new FormSplit(this)), m_scroll(new QScrollArea),
      m_canvas(new FormCanvas(m_tree, m_remarks, m_around, m_store, *m_scroll)), m_details(new FormDetails),
      m_blank(new FormBlank(this)), m_more(new QLabel(this)) {
    layOutParts();
    m_structure = new FormStructure(*this);
    m_drag = new FormDrag(*this);
    connectParts();
    setFocusPolicy(Qt::TabFocus); // the form passes the focus to its selected line
    m_choices.setAnalysis(m_around.analysis);
    source().setProbe(m_probe);
    source().setAnalysis(m_around.analysis);
    m_canvas->setStale(m_analyzer.isBehind());
    refresh();
}

/// Sets up the permanent parts, and their layout.
void FormView::layOutParts() {
    setAccessibleName(tr("Form"));
    m_scroll->setAccessibleName(tr("Lines"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->viewport()->installEventFilter(this);
    m_more->setWordWrap(true);
    m_more->setContentsMargins(12, 5, 12, 5);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_more->hide();
    m_split->addWidget(m_scroll);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 1);
    m_split->setCollapsible(0, false);
    keepWithSession(*this, "form-details");
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_filter);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_blank, 1);
    layout->addStretch(0);
    layout->addWidget(m_more);
}

void FormView::connectParts() {
    connect(&m_analyzer, &Analyzer::analysed, this, &FormView::takeAnalysis);
    // The place stays. If the analyzer reads the same files again, the form shows the place again.
    connect(&m_analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    connect(&m_analyzer, &Analyzer::behindChanged, this, [this](bool behind) {
        m_canvas->setStale(behind);
        for (FormFieldView* const field : m_details->fields()) {
            field->setStale(behind);
        }
    });
    connect(&m_typed, &TypedField::ended, this, &FormView::refreshSoon);
    connect(&m_typed, &TypedField::valueRestored, this, &FormView::showTyped);
    connect(m_filter, &FormFilterLine::ending, this, [this] {
        if (m_filter->hasFocus() && !lines().empty()) {
            goToLine(m_marked.value_or(0));
        }
        m_tree.reveal(m_markedPath); // the filter has shown the line in folded ones
    });
    connect(m_filter, &FormFilterLine::rowsChanged, this, &FormView::showFolds);
    connect(m_filter, &FormFilterLine::matchWanted, this, &FormView::goToLine);
    connect(m_filter, &FormFilterLine::escaped, this, [this] { setFilter({}); });
    connect(m_split, &FormSplit::chosenSizesChanged, this, &FormView::sizesChanged);
    connect(m_canvas, &FormCanvas::lineMade, this, &FormView::connectLine);
    connect(m_canvas, &FormCanvas::lineLeaving, this, [this](FormLineView* line) {
        for (FormFieldView* const field : line->fields()) {
            forgetField(field);
        }
        line->disconnect(this);
    });
    connect(m_canvas, &FormCanvas::rowsShown, this, [this] {
        if (std::exchange(m_keepsInSight, false)) {
            bringSelectionInSight();
        }
    });
    connect(m_canvas, &FormCanvas::wantedMade, this, [this](std::size_t line) { markLine(line, true); });
    connect(m_details, &FormDetails::fieldMade, this, &FormView::connectField);
    connect(m_details, &FormDetails::fieldMade, m_structure, &FormStructure::watchDetails);
    connect(m_details, &FormDetails::fieldLeaving, this, [this](FormFieldView* field) {
        field->disconnect(this);
        forgetField(field);
    });
    connect(&m_blank->beginButton(), &QPushButton::clicked, m_structure, &FormStructure::openBegin);
    const FormHandles& handles = m_canvas->handles();
    connect(&handles, &FormHandles::addWanted, this,
            [this](FormLineView* line) { m_structure->openAdd(*line, false); });
    connect(&handles, &FormHandles::removeWanted, this, [this](FormLineView* line) {
        selectLine(line);
        m_structure->run(FormCommand::remove);
    });
    connect(&handles, &FormHandles::menuWanted, this,
            [this](FormLineView* line, const QPoint& at) { m_structure->openMenu(*line, at); });
    connect(&source(), &FormSource::applyWanted, this, &FormView::finishSource);
    connect(&source(), &FormSource::previewsWanted, this, &FormView::previewsWanted);
    connect(&source(), &FormSource::cancelled, this, &FormView::cancelSource);
    connect(&source(), &FormSource::lost, this, &FormView::closeSource);
    connect(&m_store, &DocumentStore::aboutToClear, &source(), &FormSource::close);
}

void FormView::connectLine(FormLineView* line) {
    for (FormFieldView* const field : line->fields()) {
        connectField(field);
    }
    connect(line, &FormLineView::clicked, this, &FormView::lookAt);
    connect(line, &FormLineView::sourceWanted, this, &FormView::lookAt);
    connect(line, &FormLineView::notesChanged, this, &FormView::showDetails);
    connect(line, &FormLineView::foldWanted, this, &FormView::toggleFold);
    connect(line, &FormLineView::fixesWanted, this, &FormView::fixesWanted);
    connect(line, &FormLineView::breakClicked, this, [this](FormLineView* clicked) {
        lookAt(clicked);
        if (const auto place = selectedPlace()) {
            emit breakClicked(*place);
        }
    });
    m_structure->watch(*line);
    m_drag->watch(*line);
}

void FormView::connectField(FormFieldView* field) {
    connect(field, &FormFieldView::changeWanted, this, &FormView::type);
    connect(field, &FormFieldView::finished, this, [this](const FormFieldView* finished) {
        if (finished == m_typed.field()) {
            m_typed.finish();
        }
    });
    connect(field, &FormFieldView::cancelled, &m_typed, &TypedField::cancel);
    connect(field, &FormFieldView::focused, this, [this](FormFieldView* focused) {
        FormLineView* const line = lineOf(*focused);
        if (line == nullptr) {
            return;
        }
        m_focused = focused;
        lookAt(line);
        offerNamesFor(focused);
        m_details->showHelpOf(focused);
        keepFocusInSight();
        QMetaObject::invokeMethod(this, &FormView::settleSource, Qt::QueuedConnection);
    });
    connect(field, &FormFieldView::previewsWanted, this, &FormView::previewChoices);
    connect(field, &FormFieldView::statusChanged, this, [this](FormFieldView* changed) {
        if (changed == m_focused) {
            m_details->showHelpOf(changed);
        }
    });
}

/// Ends the use of a field that will be destroyed.
void FormView::forgetField(FormFieldView* field) {
    m_typed.forget(field);
    if (m_focused == field) {
        m_focused = nullptr;
    }
}

FormView::~FormView() {
    m_scroll->viewport()->removeEventFilter(this);
}

Document* FormView::document() const {
    return m_store.find(m_file);
}

std::shared_ptr<const engine::XmlTree> FormView::treeOf(const Document& document) const {
    const AnalysisPtr& analysis = m_around.analysis;
    const engine::FileId file = analysis != nullptr ? analysis->fileOf(document.shownPath()) : engine::FileId();
    const bool isPresent = file.isValid() && analysis->versions.value(document.shownPath()) == document.version();
    return isPresent ? analysis->project.trees[file.value] : nullptr;
}

// The shown element.

void FormView::takeAnalysis(AnalysisPtr analysis) {
    m_around.analysis = std::move(analysis);
    m_choices.setAnalysis(m_around.analysis);
    source().setAnalysis(m_around.analysis);
    // If the form already shows a change that the user made here, it does not show an older text again.
    const Document* const shown = document();
    const bool isOlder = m_around.analysis != nullptr && shown != nullptr && m_shownVersion == shown->version() &&
                         m_around.analysis->versions.value(m_file) < m_shownVersion;
    if (!isOlder) {
        m_shownVersion = 0;
        m_isUnseen = m_around.analysis != nullptr && window()->isVisible() && !isVisible();
        if (!m_isUnseen && !isFrozenBySource()) {
            refresh();
            return;
        }
    }
    m_maker.cancel(); // a form of an older analysis would show the places of an older text
}

void FormView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (std::exchange(m_isUnseen, false)) {
        refresh();
    }
}

void FormView::showPlace(engine::Location where, bool isAsked) {
    const bool isTypedIn = typedLine().line != nullptr && !isAsked; // a user who types here is not looking elsewhere
    const AnalysisPtr& analysis = m_around.analysis;
    if (m_isLooking || isTypedIn || analysis == nullptr || where.file.value >= analysis->project.trees.size()) {
        return;
    }
    const engine::XmlTree& tree = *analysis->project.trees[where.file.value];
    const engine::Element top =
        engine::XmlTree::none == tree.root() ? engine::Element() : formElementAt(tree, where.span.begin);
    const QString file = analysis->pathOf(where.file);
    const FormPath path = top.tree == nullptr ? FormPath() : formPathOf(top);
    if (std::exchange(m_isUnseen, false) && file == m_file && path == m_path) {
        refresh();
    }
    if (file != m_file || path != m_path) {
        m_typed.finish();
        const bool isOtherFile = file != m_file;
        m_file = file;
        m_path = path;
        m_shownVersion = 0;
        m_marked.reset();
        m_markedPath.clear();
        m_scroll->verticalScrollBar()->setValue(0);
        refresh();
        if (isOtherFile) {
            emit fileShown();
        }
    }
    if (m_maker.isBusy()) {
        m_placeWanted = {where.span.begin, isAsked};
    } else {
        m_placeWanted.reset();
        markPlace(where.span.begin, isAsked);
    }
}

void FormView::markPlace(std::uint32_t offset, bool isAsked) {
    const std::optional<std::size_t> line = form().lineAt(offset);
    markLine(line, isAsked || line != m_marked);
}

void FormView::refresh() {
    m_maker.cancel(); // a form that is still being made belongs to an older text or another element
    const AnalysisPtr& analysis = m_around.analysis;
    const engine::FileId file = analysis == nullptr || m_file.isEmpty() ? engine::FileId() : analysis->fileOf(m_file);
    engine::Element top;
    if (file.isValid()) {
        const engine::XmlTree& tree = *analysis->project.trees[file.value];
        top = findElement(tree, m_path);
        if (top.tree == nullptr && tree.root() != engine::XmlTree::none) {
            // The user has renamed or removed the element. Shows the element at its old place.
            top = formElementAt(tree, form().lines.empty() ? 0 : form().lines.front().where.span.begin);
            m_path = top.tree == nullptr ? FormPath() : formPathOf(top);
        }
    }
    if (top.tree == nullptr) {
        return takeRefreshed({});
    }
    m_probe->showClass(QString::fromStdString(top.value("id")));
    if (FormMaker::isLarge(top) && (form().lines.empty() || !m_tree.isOf(m_file, m_path))) {
        takeRefreshed({}); // the present lines belong to another element: the user must not edit them as this one
    }
    m_maker.make(top, analysis, [this](Form made) {
        takeRefreshed(std::move(made));
        if (const auto place = std::exchange(m_placeWanted, std::nullopt)) {
            markPlace(place->first, place->second);
        }
    });
    showBlank();
}

/// Shows a form of the newest analysis. If it would remove the field in which the user types, it waits for the end of
/// the typing.
void FormView::takeRefreshed(Form form) {
    const FormTypedLine typed = typedLine();
    m_isRefreshDue = typed.line != nullptr && m_tree.file() == m_file && m_canvas->wouldRemove(typed, form);
    if (m_isRefreshDue) {
        return;
    }
    m_canvas->keepAlive(std::exchange(m_findingsOf, m_around.analysis), typed); // while lines refer to the old analysis
    takeForm(std::move(form));
    showBlank();
    const bool isOfMarked = m_focused != nullptr && lineOf(*m_focused) == selectedLine();
    m_details->showHelpOf(isOfMarked ? m_focused : nullptr);
    if (m_tellsLater && m_marked && !m_analyzer.isBehind()) {
        m_tellsLater = false;
        reportPlace(*m_marked);
    }
}

void FormView::takeForm(Form form) {
    FormFocus focus = m_canvas->focus();
    if (m_details->isAncestorOf(window()->focusWidget())) {
        focus = {m_markedPath}; // the details stay with their line
    }
    const FormPath markedPath = m_markedPath;
    const bool wasOnTheWay = m_canvas->dropWanted();
    if (!m_tree.isOf(m_file, m_path)) {
        m_filter->drop();
    } else if (m_tree.filter().isOn() && !focus.path.empty()) {
        m_tree.filter().keep(focus.path);
    }
    const FormTypedLine typed = typedLine();
    if (typed.line != nullptr) {
        const FormLine& was = typed.line->line();
        const auto now =
            std::ranges::find_if(form.lines, [&](const FormLine& line) { return leadsSameWay(line.path, was.path); });
        m_isRefreshDue = now != form.lines.end() && !Form::hasSameShape(was, *now);
    }
    m_canvas->take(m_file, m_path, std::move(form), focus, typed);
    const std::optional<std::size_t> line = m_tree.indexOf(markedPath);
    markLine(line ? line : m_marked, false); // without its element, the mark stays at its place
    if (wasOnTheWay && m_marked) {
        m_canvas->makeUpTo(*m_marked);
    }
    m_filter->refresh();
}

void FormView::refreshSoon() {
    if (m_isRefreshDue) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (typedLine().line == nullptr && std::exchange(m_isRefreshDue, false)) {
                    takeAnalysis(m_around.analysis);
                }
            },
            Qt::QueuedConnection);
    }
}

/// Shows the element at a path in the present text, otherwise the file's first element. Returns whether that was
/// possible.
bool FormView::showNow(const FormPath& topPath) {
    const Document* const shown = document();
    const AnalysisPtr& analysis = m_around.analysis;
    if (shown == nullptr || analysis == nullptr) {
        return false;
    }
    const engine::XmlTree tree = engine::parseXml(shown->source(), analysis->fileOf(m_file));
    engine::Element top = topPath.empty() ? engine::Element() : findElement(tree, topPath);
    if (top.tree == nullptr) {
        top = formElementAt(tree, 0);
    }
    m_path = top.tree == nullptr ? FormPath() : formPathOf(top);
    Form now = top.tree == nullptr ? Form() : formOf(top, analysis->model->vocabulary, {});
    now.keepFindings(form());
    m_maker.cancel(); // a form that is still being made belongs to the old text
    m_shownVersion = shown->version();
    takeForm(std::move(now));
    showBlank();
    return true;
}

void FormView::lookAtPath(const FormPath& path, bool focusesField) {
    const bool isInside = path.size() >= m_path.size();
    m_tellsLater = true;
    if (!showNow(isInside ? FormPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(m_path.size()))
                          : FormPath())) {
        return;
    }
    markLine(m_tree.indexOf(path).value_or(0), true);
    if (FormLineView* const line = selectedLine()) {
        line->setFocus(Qt::OtherFocusReason);
        if (focusesField) {
            line->focusFirstField(true);
        }
    }
}

void FormView::setRemarks(const QString& file, std::vector<FormRemark> remarks) {
    m_remarks.set(file, std::move(remarks));
    m_canvas->showRemarks();
    m_canvas->arrange();
}

void FormView::setBreaks(const std::vector<FormBreak>& breaks) {
    if (m_remarks.setBreaks(breaks)) {
        m_canvas->showRemarks();
    }
}

void FormView::setCoverage(std::shared_ptr<const FormCoverage> coverage) {
    const auto fileOf = [](const FormCoverage* one) { return one != nullptr ? one->file : QString(); };
    const bool isOther = fileOf(m_remarks.coverage().get()) != fileOf(coverage.get());
    m_remarks.setCoverage(std::move(coverage));
    m_canvas->showRemarks();
    if (isOther) { // the lines get or lose the room for their marks
        m_canvas->arrange();
    }
}

std::optional<engine::Location> FormView::selectedPlace() const {
    return m_marked && *m_marked < m_tree.size() && !m_analyzer.isBehind()
               ? std::optional(m_tree.lines()[*m_marked].head)
               : std::nullopt;
}

void FormView::showBlank() {
    const bool hasLines = !form().lines.empty();
    QString words;
    if (m_store.folder().isEmpty() && m_store.documents().empty()) {
        words = tr("Open or create a project to edit its classes here.");
    } else if (m_around.analysis == nullptr) {
        words = tr("Reading the content…");
    } else if (m_file.isEmpty()) {
        words = tr("Choose a class in the project tree, or place the cursor in one in the source.");
    } else if (m_maker.isBusy() && !hasLines) {
        words = tr("Reading the content…");
    } else if (!hasLines) {
        words = tr("%1 contains no class, scenario or vocabulary yet.").arg(m_file);
    }
    const bool canBegin = !hasLines && !m_maker.isBusy() && m_around.analysis != nullptr && document() != nullptr;
    m_blank->showWords(words, canBegin);
    m_split->setVisible(words.isEmpty());
    m_more->setText(
        tr("%n more line(s) are not shown. Edit them in the source.", nullptr, static_cast<int>(form().unlisted)));
    m_more->setVisible(words.isEmpty() && form().unlisted > 0);
    if (!hasLines) {
        m_head->setCrumbs(m_file, {});
    }
}

void FormView::finishLines() {
    m_filter->finish();
    m_canvas->finish();
}

// The selected line.

std::optional<FormPath> FormView::selectedPath() const {
    return m_marked ? std::optional(m_tree.lines()[*m_marked].path) : std::nullopt;
}

FormLineView* FormView::selectedLine() const {
    return m_canvas->line(m_marked);
}

FormFieldView* FormView::field(std::size_t line, const QString& attribute) const {
    FormLineView* const view = m_canvas->line(line);
    FormFieldView* const found = view != nullptr ? view->field(attribute) : nullptr;
    if (found != nullptr && found->isHidden()) {
        view->reveal(found);
    }
    return found;
}

void FormView::selectLine(FormLineView* line) {
    lookAt(line);
}

void FormView::markLine(std::optional<std::size_t> line, bool scrolls) {
    if (line && *line >= m_tree.size()) {
        line.reset();
    }
    if (line && scrolls && m_tree.row(*line).isHidden) {
        m_tree.reveal(m_tree.lines()[*line].path);
        m_filter->clear();
        m_canvas->showRows();
    }
    m_marked = line;
    m_markedPath = line ? m_tree.lines()[*line].path : FormPath();
    m_canvas->dropWanted();
    if (line && scrolls) {
        m_canvas->makeUpTo(*line);
    }
    m_canvas->mark(line);
    if (scrolls) {
        bringSelectionInSight();
    }
    m_head->setCrumbs(m_file, line ? m_tree.crumbsOf(*line) : QStringList());
    showDetails();
}

void FormView::lookAt(FormLineView* line) {
    const std::optional<std::size_t> index = m_canvas->indexOf(line);
    if (!index || m_isLooking) {
        return;
    }
    if (m_marked != index || sender() == line) {
        const QScopedValueRollback looking(m_isLooking, true);
        markLine(index, false);
        reportPlace(*index);
    }
}

/// Reports the place of a line to the source. After a change of the text, the places are not valid.
void FormView::reportPlace(std::size_t line) {
    if (!m_analyzer.isBehind()) {
        const QScopedValueRollback looking(m_isLooking, true);
        emit placeWanted(m_tree.lines()[line].where);
    }
}

/// Shows the selected line in the details.
void FormView::showDetails() {
    const bool isOf = m_marked && *m_marked < m_tree.size();
    m_details->showLine(isOf ? &m_tree.lines()[*m_marked] : nullptr, m_around, m_analyzer.isBehind());
    const FormLineView* const line = selectedLine();
    m_details->setEnabled(line != nullptr || !isOf); // an edit belongs to a line that exists
    m_details->setNotes(line != nullptr ? line->notes() : QString(), line != nullptr ? line->worst() : std::nullopt);
    if (m_focused != nullptr && lineOf(*m_focused) != line) {
        m_details->showHelpOf(nullptr); // the help belongs to a field of another line
    }
}

void FormView::refuse(const QString& reason) {
    if (FormLineView* const line = selectedLine()) {
        line->setRefusal(reason);
        showDetails();
    }
}

bool FormView::walk(FormLineView* from, FormStride stride) {
    const std::optional<std::size_t> at = m_canvas->indexOf(from);
    if (!at) {
        return false;
    }
    const FormRow& row = m_tree.row(*at);
    const bool unfolds = stride == FormStride::inside && row.isFolded;
    const bool folds =
        stride == FormStride::around && row.hasChildren && !row.isFolded && m_tree.lines()[*at].depth > 0;
    const bool isPage = stride == FormStride::pageUp || stride == FormStride::pageDown;
    if (unfolds || folds) {
        toggleFold(from);
    } else {
        goToLine(isPage ? pageFrom(*at, stride == FormStride::pageUp) : m_tree.lineAfter(*at, stride));
    }
    return true;
}

/// Returns the visible line one page above or below a line.
std::size_t FormView::pageFrom(std::size_t line, bool up) const {
    const int page = m_scroll->viewport()->height();
    const int y = lines()[line]->y();
    std::size_t to = line;
    if (up) {
        while (to > 0 && (m_tree.row(to).isHidden || y - lines()[to]->y() < page)) {
            --to;
        }
        return to;
    }
    while (to + 1 < lines().size() && (m_tree.row(to).isHidden || lines()[to]->y() - y < page)) {
        ++to;
    }
    return m_tree.shownAround(to);
}

/// Selects a line, and gives it the focus.
void FormView::goToLine(std::size_t to) {
    if (source().covers(m_file, m_tree.lines()[to].path)) {
        source().editor().setFocus(Qt::OtherFocusReason); // the XML editor is in place of the line
        return;
    }
    markLine(to, true);
    if (FormLineView* const line = selectedLine()) {
        line->setFocus(Qt::OtherFocusReason);
    }
    reportPlace(to);
}

void FormView::keepInSight(int y) {
    m_scroll->ensureVisible(0, y, 0, fontMetrics().height() * 2);
}

/// Scrolls to the focused field if it is partly hidden, or has moved to another row.
void FormView::keepFocusInSight() {
    if (m_focused != nullptr && m_canvas->isAncestorOf(m_focused) &&
        m_focused->isAncestorOf(QApplication::focusWidget())) {
        m_canvas->bringInSight({m_focused->mapTo(m_canvas, QPoint()), m_focused->size()}, 8);
    }
}

void FormView::setSizes(const QString& sizes) {
    m_split->setChosenSizes(sizes);
    m_split->placeFor(size());
}

void FormView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_split->placeFor(size());
}

void FormView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool isBackwards = event->reason() == Qt::BacktabFocusReason;
    if (!isBackwards && !lines().empty()) {
        focusLine();
    }
}

void FormView::focusLine() {
    if (lines().empty()) {
        setFocus(Qt::OtherFocusReason);
        return;
    }
    FormLineView* const line = selectedLine();
    (line != nullptr ? line : lines().front())->setFocus(Qt::OtherFocusReason);
    if (line == nullptr) {
        markLine(0, true);
    }
}

bool FormView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) {
        m_canvas->arrange();
        keepFocusInSight();
    }
    return QWidget::eventFilter(watched, event);
}

// Folds and the filter.

void FormView::toggleFold(FormLineView* line) {
    const std::optional<std::size_t> index = m_canvas->indexOf(line);
    if (index && m_tree.toggleFold(*index)) {
        showFolds();
    }
}

void FormView::toggleAllFolds() {
    m_tree.toggleAllFolds();
    showFolds();
}

/// Shows the lines after a change of the folds or the filter. A selected line that is hidden now leaves the selection
/// to the line around it.
void FormView::showFolds() {
    const bool hadFocus = m_canvas->isAncestorOf(window()->focusWidget()); // a hidden line loses the focus
    const FormLineView* const selected = selectedLine();
    m_keepsInSight =
        (m_keepsInSight && m_canvas->isShowingRows()) || (selected != nullptr && !selected->visibleRegion().isEmpty());
    m_canvas->showRows();
    m_canvas->makeAhead();
    if (m_marked && m_tree.row(*m_marked).isHidden) {
        markLine(m_tree.shownAround(*m_marked), true);
        if (FormLineView* const shown = selectedLine(); shown != nullptr && hadFocus) {
            shown->setFocus(Qt::OtherFocusReason);
        }
    }
}

/// Scrolls to the selected line.
void FormView::bringSelectionInSight() {
    if (const FormLineView* const view = selectedLine(); view != nullptr && !view->isHidden()) {
        m_canvas->settle(*m_marked);
        const QRect place = view->geometry();
        m_scroll->ensureVisible(0, place.center().y(), 0, place.height() / 2 + 24);
    }
}

void FormView::setFilter(const QString& words) {
    m_filter->setText(words);
}

// Typing in fields: each key is an edit of the text (R1.4). The resulting analyses and numbers do not change the field,
// the caret or a composition in progress.

/// Returns the line that a field belongs to. Fields of the details belong to the selected line.
FormLineView* FormView::lineOf(const FormFieldView& field) const {
    return m_details->isAncestorOf(&field) ? selectedLine() : m_canvas->lineOf(field);
}

/// Returns the line in which the user is typing.
FormTypedLine FormView::typedLine() const {
    return m_typed.isTyping() ? FormTypedLine{lineOf(*m_typed.field()), m_typed.field()->attribute()} : FormTypedLine{};
}

void FormView::commitField() {
    if (m_focused != nullptr) {
        m_focused->commit();
    }
    m_typed.finish();
    settleSource();
}

void FormView::type(FormFieldView* field) {
    FormLineView* const line = lineOf(*field);
    if (line == nullptr) {
        return;
    }
    Document* const target = document();
    if (target == nullptr) {
        return line->setRefusal(tr("The shipped vocabulary cannot be changed."));
    }
    // In broken XML, the end of an element is unknown.
    if (isFrozenBySource() || (source().file() == m_file && !source().fault().isEmpty())) {
        return line->setRefusal(tr("An element is open as XML. Finish that edit first."));
    }
    const std::uint64_t version = target->version();
    const FormPath path = line->line().path;
    const QString reason = m_typed.type(*field, path, *target, treeOf(*target));
    if (reason.isEmpty()) {
        if (field->attribute() == QLatin1String("id")) {
            renameStep(path, m_typed.value().toStdString());
        }
        shareTyped(*line, *field, m_typed.value());
    }
    if (target->version() != version) {
        m_shownVersion = target->version(); // the form does not show analyses of older texts
        m_maker.cancel();
    }
    line->setRefusal(reason);
}

/// Shows undo and redo of the latest typing in its field at once.
void FormView::showTyped(FormFieldView* field, const QString& value) {
    FormLineView* const line = lineOf(*field);
    const Document* const target = document();
    if (line == nullptr || target == nullptr) {
        return;
    }
    if (field->attribute() == QLatin1String("id")) {
        renameStep(line->line().path, value.toStdString());
    }
    field->take(value);
    shareTyped(*line, *field, value);
    m_shownVersion = target->version();
}

/// Updates all paths through an element with a new id.
void FormView::renameStep(const FormPath& path, const std::string& id) {
    const FormPath before = path; // can be the path of a line
    m_tree.renameStep(before, id);
    m_canvas->renameStep(before, id);
    m_remarks.renameStep(before, id);
    widgets::renameStep(m_path, before, id);
    widgets::renameStep(m_markedPath, before, id);
}

/// Records a typed value in the form, and shows it in the other field of the attribute: that of the line or that of the
/// details.
void FormView::shareTyped(const FormLineView& line, const FormFieldView& typed, const QString& value) {
    if (const std::optional<std::size_t> index = m_canvas->indexOf(&line)) {
        m_tree.setText(*index, typed.field().spec.name, value.toStdString(), typed.field().isGiven);
    }
    FormFieldView* const twin = m_details->isAncestorOf(&typed) ? line.field(typed.attribute())
                                : selectedLine() == &line       ? m_details->field(typed.attribute())
                                                                : nullptr;
    if (twin != nullptr) {
        twin->take(value);
    }
}

/// Offers the names for the value of a field. While a check is running, the field keeps its last offers.
void FormView::offerNamesFor(FormFieldView* field) {
    const FormLineView* const line = lineOf(*field);
    if (line != nullptr && document() != nullptr && !m_analyzer.isBehind()) {
        offerNames(*field, line->line().path, m_file, m_around);
    }
}

/// Requests what each choice of a field would match or change.
void FormView::previewChoices(FormFieldView* field, FormChoiceModel* model) {
    const FormLineView* const line = lineOf(*field);
    const Document* const written = document();
    const auto tree = line != nullptr && written != nullptr ? treeOf(*written) : nullptr;
    const engine::Element element = tree != nullptr ? findElement(*tree, line->line().path) : engine::Element();
    const PreviewRequest request = choicePreviews(element, field->attribute().toStdString(), *model, m_around.analysis);
    if (!request.candidates.empty()) {
        emit previewsWanted(request);
    }
}

// An element that the user edits as XML (I2.6).

/// Returns whether the lines wait for the end of editing as XML, because half an element would give meaningless lines.
bool FormView::isFrozenBySource() const {
    return source().isInside(m_file, m_path) && source().isChanged();
}

void FormView::openSource(const FormPath& path) {
    Document* const target = document();
    if (target == nullptr) {
        return refuse(tr("The shipped vocabulary cannot be changed."));
    }
    if (!finishSource()) {
        return;
    }
    const engine::XmlTree tree = engine::parseXml(target->source(), {});
    const engine::Element element = findElement(tree, path);
    if (element.tree == nullptr) {
        return;
    }
    const engine::Span span = tree.span(element.index);
    source().open(*target, path, static_cast<int>(span.begin), static_cast<int>(span.end));
    m_canvas->arrange();
    m_canvas->bringInSight(source().geometry(), 8);
    source().editor().setFocus(Qt::OtherFocusReason);
}

bool FormView::finishSource() {
    if (!source().isOpen()) {
        return true;
    }
    if (const QString fault = source().fault(); !fault.isEmpty()) {
        source().refuse(tr("The file contains this malformed XML: %1.").arg(fault));
        return false;
    }
    if (!source().isChanged()) {
        closeSource();
        return true;
    }
    const bool isHere = source().file() == m_file;
    const int at = source().elementBegin();
    source().close();
    const Document* const target = document();
    if (isHere && target != nullptr) {
        const engine::XmlTree tree = engine::parseXml(target->source(), {});
        std::uint32_t element = tree.nodeAt(static_cast<std::uint32_t>(at));
        while (element != engine::XmlTree::none && !tree.isElement(element)) {
            element = tree.node(element).parent;
        }
        if (element != engine::XmlTree::none && element != engine::XmlTree::document) {
            lookAtPath(formPathOf({&tree, element}), false);
        }
    }
    m_canvas->arrange();
    return true;
}

/// Shows lines in place of the XML if possible, because the user now works at another place of the form.
void FormView::settleSource() {
    if (isFrozenBySource() && source().fault().isEmpty() && !source().isAncestorOf(focusWidget())) {
        source().close();
        showNow(m_path);
        m_canvas->arrange();
    }
}

void FormView::cancelSource() {
    source().revert();
    closeSource();
}

void FormView::closeSource() {
    const bool hadFocus = source().isAncestorOf(focusWidget());
    const bool wasFrozen = isFrozenBySource();
    const FormPath path = source().path();
    source().close();
    if (wasFrozen) {
        showNow(m_path);
    }
    m_canvas->arrange();
    for (FormLineView* const line : lines()) {
        if (hadFocus && line->line().path == path) {
            line->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace orrery::widgets
