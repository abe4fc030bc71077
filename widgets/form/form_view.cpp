// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_view.h"

#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/document/document_store.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/counts_button.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_drag.h"
#include "widgets/form/form_handles.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/name_line.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QThreadPool>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace orrery::widgets {

namespace {

/// The maximum size of an element whose form the GUI thread makes, about five hundred lines. Another thread makes the
/// form of a larger element.
constexpr std::uint32_t largeElement = 40'000;

bool isLarge(engine::Element element) {
    return element.where().span.size() > largeElement;
}

std::span<const engine::Diagnostic> findingsIn(const Analysis& analysis, engine::FileId file) {
    const auto fileOf = [](const engine::Diagnostic& finding) { return finding.where.file; };
    const auto found = std::ranges::equal_range(analysis.diagnostics, file, {}, fileOf);
    return {found.begin(), found.end()};
}

} // namespace

FormView::FormView(DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_probe(new Probe(sandbox, this)),
      m_crumbs(new ElidedLabel(this)), m_countsOf(new CountsButton(this)), m_countsMenu(new QMenu(this)),
      m_split(new QSplitter(this)), m_scroll(new QScrollArea), m_details(new FormDetails), m_canvas(new QWidget),
      m_empty(new QLabel(this)), m_begin(new QPushButton(tr("Add an element…"), this)), m_more(new QLabel(this)) {
    m_filter = new QLineEdit(this);
    layOutParts();
    m_handles = new FormHandles(m_canvas);
    m_structure = new FormStructure(*this);
    m_drag = new FormDrag(*this);
    m_source = new FormSource(m_store, m_canvas);
    m_source->setProbe(m_probe);
    connectTyping();
    connect(m_begin, &QPushButton::clicked, m_structure, &FormStructure::openBegin);
    connect(m_handles, &FormHandles::addWanted, this,
            [this](FormLineView* line) { m_structure->openAdd(*line, false); });
    connect(m_handles, &FormHandles::removeWanted, this, [this](FormLineView* line) {
        selectLine(line);
        m_structure->run(FormCommand::remove);
    });
    connect(m_handles, &FormHandles::menuWanted, this,
            [this](FormLineView* line, const QPoint& at) { m_structure->openMenu(*line, at); });
    setFocusPolicy(Qt::TabFocus); // the form passes the focus to its selected line
    connect(&m_analyzer, &Analyzer::analysed, this, &FormView::takeAnalysis);
    // The place stays. If the analyzer reads the same files again, the form shows the place again.
    connect(&m_analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    connect(&m_analyzer, &Analyzer::behindChanged, this, [this](bool behind) {
        for (FormLineView* const line : m_lines) {
            line->setStale(behind);
        }
        for (FormFieldView* const field : m_details->fields()) {
            field->setStale(behind);
        }
    });
    connect(m_details, &FormDetails::fieldMade, this, &FormView::connectField);
    connect(m_details, &FormDetails::fieldMade, m_structure, &FormStructure::watchDetails);
    connect(m_details, &FormDetails::fieldLeaving, this, &FormView::forgetField);
    m_analysis = m_analyzer.latest();
    m_choices.setAnalysis(m_analysis);
    m_source->setAnalysis(m_analysis);
    refresh();
}

/// Sets up the permanent parts, and their layout.
void FormView::layOutParts() {
    setAccessibleName(tr("Form"));
    m_crumbs->setForegroundRole(QPalette::PlaceholderText);
    m_crumbs->setContentsMargins(12, 0, 12, 0);
    m_crumbs->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_crumbs->setMinimumHeight(fontMetrics().height() + 10);
    m_crumbs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_scroll->setAccessibleName(tr("Lines"));
    m_canvas->setLayoutDirection(Qt::LeftToRight); // the sentences are in a language of the program
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(m_canvas);
    m_scroll->viewport()->installEventFilter(this);
    // Without these updates, lines whose mark changes during scrolling would keep stripes of their old content.
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, m_canvas, qOverload<>(&QWidget::update));
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { makeLines(0); });
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(24);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_more->setWordWrap(true);
    m_more->setContentsMargins(12, 5, 12, 5);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_more->hide();
    setUpFilter(*m_filter, tr("Filter the lines of the form"));
    m_filter->hide();
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &FormView::setFilter);
    m_split->addWidget(m_scroll);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 1);
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        m_sizes[m_split->orientation() == Qt::Horizontal ? 0 : 1] = m_split->sizes();
        emit sizesChanged();
    });
    keepWithSession(*this, "form-details");
    m_split->setCollapsible(0, false);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_countsOf->setMenu(m_countsMenu);
    auto* const top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 4, 0);
    top->addWidget(m_crumbs, 1);
    top->addWidget(m_countsOf);
    layout->addLayout(top);
    layout->addWidget(m_filter);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_begin, 0, Qt::AlignHCenter);
    layout->addStretch(0);
    layout->addWidget(m_more);
}

FormView::~FormView() {
    m_scroll->viewport()->removeEventFilter(this);
}

Document* FormView::document() const {
    return m_store.find(m_file);
}

void FormView::takeAnalysis(AnalysisPtr analysis) {
    m_analysis = std::move(analysis);
    m_choices.setAnalysis(m_analysis);
    m_source->setAnalysis(m_analysis);
    // If the form already shows a change that the user made here, it does not show an older text again.
    const Document* const shown = document();
    const bool isOlder = m_analysis != nullptr && shown != nullptr && m_shownVersion == shown->version() &&
                         m_analysis->versions.value(m_file) < m_shownVersion;
    if (!isOlder) {
        m_shownVersion = 0;
        m_isUnseen = m_analysis != nullptr && window()->isVisible() && !isVisible();
        if (!m_isUnseen && !isFrozenBySource()) {
            refresh();
        }
    }
}

void FormView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (std::exchange(m_isUnseen, false)) {
        refresh();
    }
}

void FormView::showPlace(engine::Location where, bool isAsked) {
    const bool isTypedIn = typedLine() != nullptr && !isAsked; // a user who types in this form is not looking elsewhere
    if (m_isLooking || isTypedIn || m_analysis == nullptr || where.file.value >= m_analysis->project.trees.size()) {
        return;
    }
    const engine::XmlTree& tree = *m_analysis->project.trees[where.file.value];
    const engine::Element top =
        engine::XmlTree::none == tree.root() ? engine::Element() : formElementAt(tree, where.span.begin);
    const QString file = m_analysis->pathOf(where.file);
    const FormPath path = top.tree == nullptr ? FormPath() : formPathOf(top);
    if (std::exchange(m_isUnseen, false) && file == m_file && path == m_path) {
        refresh();
    }
    if (file != m_file || path != m_path) {
        endTyping();
        m_file = file;
        m_path = path;
        m_shownVersion = 0;
        m_marked.reset();
        m_markedPath.clear();
        m_scroll->verticalScrollBar()->setValue(0);
        refresh();
    }
    if (m_isBeingMade) {
        m_placeWanted = {where.span.begin, isAsked};
    } else {
        m_placeWanted.reset();
        markPlace(where.span.begin, isAsked);
    }
}

void FormView::markPlace(std::uint32_t offset, bool isAsked) {
    const std::optional<std::size_t> line = m_form.lineAt(offset);
    markLine(line, isAsked || line != m_marked);
}

void FormView::refresh() {
    Form form;
    engine::Element top;
    const engine::FileId file =
        m_analysis == nullptr || m_file.isEmpty() ? engine::FileId() : m_analysis->fileOf(m_file);
    if (file.isValid()) {
        const engine::XmlTree& tree = *m_analysis->project.trees[file.value];
        top = findElement(tree, m_path);
        if (top.tree == nullptr && tree.root() != engine::XmlTree::none) {
            // The user has renamed or removed the element. Shows the element at its old place.
            const std::uint32_t offset = m_form.lines.empty() ? 0 : m_form.lines.front().where.span.begin;
            top = formElementAt(tree, offset);
            m_path = top.tree == nullptr ? FormPath() : formPathOf(top);
        }
    }
    ++m_asked; // a form that is still being made belongs to an older text or another element
    m_isBeingMade = false;
    if (top.tree != nullptr) {
        m_probe->showClass(QString::fromStdString(top.value("id")));
        if (isLarge(top)) {
            makeElsewhere(top);
            return;
        }
        form = formOf(top, m_analysis->model->vocabulary, findingsIn(*m_analysis, file));
    }
    takeRefreshed(std::move(form));
}

/// Makes the form on another thread. With ten thousand planets, it takes longer than the window may block (P3.5).
void FormView::makeElsewhere(engine::Element top) {
    m_isBeingMade = true;
    const bool isOther = m_form.lines.empty() || m_formOf != m_file || !leadsSameWay(m_form.lines.front().path, m_path);
    if (isOther) {
        takeRefreshed({}); // the present lines belong to another element: the user must not edit them as this one
    }
    const QPointer<FormView> self(this);
    inBackground([self, top, analysis = m_analysis, asked = m_asked] {
        auto form =
            std::make_shared<Form>(formOf(top, analysis->model->vocabulary, findingsIn(*analysis, top.tree->file())));
        QMetaObject::invokeMethod(
            qApp,
            [self, form, analysis, asked] {
                if (self && self->m_asked == asked) {
                    self->m_isBeingMade = false;
                    self->takeRefreshed(std::move(*form));
                    if (const auto place = std::exchange(self->m_placeWanted, std::nullopt)) {
                        self->markPlace(place->first, place->second);
                    }
                }
            },
            Qt::QueuedConnection);
    });
}

void FormView::takeRefreshed(Form form) {
    m_isRefreshDue = mustWait(form);
    if (m_isRefreshDue) {
        return;
    }
    m_formOf = m_file;
    m_dueOf.push_back(std::exchange(m_findingsOf, m_analysis)); // while lines refer to the old analysis
    if (typedLine() != nullptr && m_typedOf.empty()) {
        m_typedOf.push_back(m_dueOf.back());
    }
    takeForm(std::move(form));
    showEmpty();
    showHelp();
    if (m_tellsLater && m_marked && !m_analyzer.isBehind()) {
        m_tellsLater = false;
        const QScopedValueRollback looking(m_isLooking, true);
        emit placeWanted(m_form.lines[*m_marked].where);
    }
}

void FormView::markLine(std::optional<std::size_t> line, bool scrolls) {
    if (line && *line >= m_form.lines.size()) {
        line.reset();
    }
    if (line && scrolls) {
        unfoldAround(*line);
    }
    m_marked = line;
    m_markedPath = line ? m_form.lines[*line].path : FormPath();
    m_wanted.reset();
    if (line && scrolls) {
        makeUpTo(*line);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setMarked(line && i == *line);
    }
    m_handles->attach(line && *line < m_lines.size() ? m_lines[*line] : nullptr);
    QString crumbs = m_file;
    if (line) {
        int depth = -1;
        std::vector<QString> parts;
        for (std::size_t i = *line + 1; i-- > 0 && depth != 0;) {
            const FormLine& above = m_form.lines[i];
            if (depth < 0 || above.depth < depth) {
                depth = above.depth;
                const std::string& id = above.path.back().id;
                parts.push_back(id.empty() ? engineText(above.label) : QString::fromStdString(id));
            }
        }
        for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
            crumbs += QStringLiteral(" ▸ ") + *part;
        }
        if (scrolls && *line < m_lines.size()) {
            const QRect place = m_lines[*line]->geometry();
            m_scroll->ensureVisible(0, place.center().y(), 0, place.height() / 2 + 24);
        }
    }
    m_crumbs->setText(crumbs);
    showDetails();
}

/// Shows the selected line in the details.
void FormView::showDetails() {
    const bool isOf = m_marked && *m_marked < m_form.lines.size();
    m_details->showLine(isOf ? &m_form.lines[*m_marked] : nullptr, {m_choices, *m_probe, m_analysis},
                        m_analyzer.isBehind());
    const FormLineView* const line = selectedLine();
    m_details->setEnabled(line != nullptr || !isOf); // an edit belongs to a line that exists
    m_details->setNotes(line != nullptr ? line->notes() : QString(), line != nullptr ? line->worst() : std::nullopt);
}

/// Places the details at the right of a wide form, otherwise below the lines. Keeps the sizes that the user has chosen.
void FormView::placeDetails() {
    constexpr int wide = 1000;
    const Qt::Orientation wanted = width() >= wide ? Qt::Horizontal : Qt::Vertical;
    const QList<int>& chosen = m_sizes[wanted == Qt::Horizontal ? 0 : 1];
    const bool isOther = m_split->orientation() != wanted;
    m_split->setOrientation(wanted);
    if (chosen.isEmpty()) {
        const int room = wanted == Qt::Horizontal ? width() : height();
        const int share = wanted == Qt::Horizontal ? 300 : std::min(190, room / 3);
        m_split->setSizes({room - share, share});
    } else if (isOther) {
        m_split->setSizes(chosen);
    }
}

QString FormView::sizes() const {
    QStringList words;
    for (const QList<int>& sizes : m_sizes) {
        words << (sizes.size() == 2 ? QStringLiteral("%1,%2").arg(sizes[0]).arg(sizes[1]) : QString());
    }
    return words.join(QLatin1Char(' '));
}

void FormView::setSizes(const QString& sizes) {
    const QStringList words = sizes.split(QLatin1Char(' '));
    for (qsizetype i = 0; i < 2; ++i) {
        const QStringList numbers = i < words.size() ? words[i].split(QLatin1Char(',')) : QStringList();
        bool isLine = numbers.size() == 2;
        QList<int> chosen;
        for (const QString& number : numbers) {
            bool isNumber = false;
            chosen << number.toInt(&isNumber);
            isLine = isLine && isNumber && chosen.back() >= 0;
        }
        m_sizes[static_cast<std::size_t>(i)] = isLine ? chosen : QList<int>();
    }
    const QList<int>& now = m_sizes[m_split->orientation() == Qt::Horizontal ? 0 : 1];
    if (!now.isEmpty()) {
        m_split->setSizes(now);
    }
    placeDetails();
    emit sizesChanged();
}

void FormView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeDetails();
}

void FormView::lookAt(FormLineView* line) {
    const auto found = std::ranges::find(m_lines, line);
    if (found == m_lines.end() || m_isLooking) {
        return;
    }
    const auto index = static_cast<std::size_t>(found - m_lines.begin());
    if (m_marked != index || sender() == line) {
        const QScopedValueRollback looking(m_isLooking, true);
        markLine(index, false);
        // After a change of the text, the places are not valid.
        if (!m_analyzer.isBehind()) {
            emit placeWanted(m_form.lines[index].where);
        }
    }
}

void FormView::showHelp() {
    if (m_focused == nullptr) {
        m_details->setHelp(QString());
        return;
    }
    const QString name =
        m_focused->field().spec.label.empty() ? m_focused->attribute() : engineText(m_focused->field().spec.label);
    QString words = QStringLiteral("<b>%1</b> — %2").arg(name.toHtmlEscaped(), m_focused->help().toHtmlEscaped());
    if (const auto* const names = qobject_cast<NameLine*>(m_focused->line()); names != nullptr && names->hasOffers()) {
        words += QLatin1Char(' ') + tr("Press Down to list the choices.").toHtmlEscaped();
    }
    const QString status = m_focused->status();
    if (!status.isEmpty()) {
        words += QStringLiteral("<br>") + status.toHtmlEscaped();
    }
    m_details->setHelp(words);
}

void FormView::setCountsOf(const QString& object, std::uint32_t turn) {
    m_countsOf->showCounts(object, turn);
}

QString FormView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void FormView::showEmpty() {
    QString words;
    if (m_store.folder().isEmpty() && m_store.documents().empty()) {
        words = tr("Open or create a project to edit its classes here.");
    } else if (m_analysis == nullptr) {
        words = tr("Reading the content…");
    } else if (m_file.isEmpty()) {
        words = tr("Choose a class in the project tree, or place the cursor in one in the source.");
    } else if (m_isBeingMade) {
        words = tr("Reading the content…");
    } else if (m_form.lines.empty()) {
        words = tr("%1 contains no class, scenario or vocabulary yet.").arg(m_file);
    }
    const bool canBegin = m_form.lines.empty() && !m_isBeingMade && m_analysis != nullptr && document() != nullptr;
    m_begin->setVisible(canBegin);
    m_empty->setText(words);
    m_empty->setVisible(!words.isEmpty());
    m_split->setVisible(words.isEmpty());
    m_more->setText(
        tr("%n more line(s) are not shown. Edit them in the source.", nullptr, static_cast<int>(m_form.unlisted)));
    m_more->setVisible(words.isEmpty() && m_form.unlisted > 0);
    if (m_form.lines.empty()) {
        m_crumbs->setText(m_file);
    }
}

bool FormView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        if (filterKey(static_cast<QKeyEvent*>(event)->key())) {
            return true;
        }
    }
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) {
        arrangeFrom(0);
        keepFocusInSight();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace orrery::widgets
