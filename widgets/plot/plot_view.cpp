// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_view.h"

#include "engine/lab/plot_svg.h"
#include "widgets/base/kept_fields.h"
#include "widgets/expression/expression_field.h"
#include "widgets/plot/plot_adder.h"
#include "widgets/plot/reading_bar.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QBuffer>
#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QSvgRenderer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr double pngScale = 2.0;      ///< pixels of the picture for each pixel of the drawing
constexpr double mostPixels = 30'000; ///< pixels of a side, because a painter cannot draw many more

const QString keptLines = QStringLiteral("lines");
const QString keptBoth = QStringLiteral("both");
const QString keptTogether = QStringLiteral("together");
const QString keptHidden = QStringLiteral("hidden");

} // namespace

void addPlotFiles(QToolButton& button, const std::function<void(PlotFile kind)>& wanted) {
    auto* const menu = new QMenu(&button);
    menu->addAction(PlotView::tr("&Picture (PNG)…"), &button, [wanted] { wanted(PlotFile::png); });
    menu->addAction(PlotView::tr("&Drawing (SVG)…"), &button, [wanted] { wanted(PlotFile::svg); });
    menu->addAction(PlotView::tr("&Table (CSV)…"), &button, [wanted] { wanted(PlotFile::csv); });
    button.setMenu(menu);
    button.setPopupMode(QToolButton::InstantPopup);
}

QByteArray pngOf(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    const QSize size = renderer.defaultSize();
    const double scale = std::min(pngScale, mostPixels / std::max({size.width(), size.height(), 1}));
    QImage image(size * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QBuffer png;
    image.save(&png, "PNG");
    return png.data();
}

PlotView::PlotView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_plots(new RunPlots(sandbox, this)),
      m_adder(new PlotAdder(sandbox, analyzer, RunPlots::Reads::ends, this)), m_model(new PlotLinesModel(this)),
      m_legend(new QTreeView(this)), m_remove(new QToolButton(this)), m_zoomIn(new QToolButton(this)),
      m_zoomOut(new QToolButton(this)), m_fit(new QToolButton(this)), m_export(new QToolButton(this)),
      m_both(new QCheckBox(tr("Ea&rlier run"), this)), m_together(new QCheckBox(tr("One &chart"), this)),
      m_note(new QLabel(this)), m_splitter(new QSplitter(this)), m_right(new QWidget(this)),
      m_readout(new QLabel(this)), m_empty(new QLabel(this)) {
    buildTop();
    buildLegend();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    auto* const state = new QHBoxLayout;
    state->addWidget(m_note, 1);
    state->addWidget(new ReadingBar(*m_plots, tr("Progress of the plots"), this));
    for (QWidget* const button :
         std::initializer_list<QWidget*>{m_both, m_together, m_zoomIn, m_zoomOut, m_fit, m_export}) {
        state->addWidget(button);
    }
    layout->addWidget(m_adder);
    layout->addLayout(state);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_empty, 1);
    connectParts();
    showIcons();
    keepWithSession(*this, "plots");
    followRun();
    refresh();
}

void PlotView::buildTop() {
    struct ButtonRow {
        QToolButton* button;
        QString help;
        void (PlotCanvas::*act)();
    };
    const ButtonRow rows[] = {{m_zoomIn, tr("Zoom in (+)"), &PlotCanvas::zoomIn},
                              {m_zoomOut, tr("Zoom out (-)"), &PlotCanvas::zoomOut},
                              {m_fit, tr("Show all turns (0)"), &PlotCanvas::zoomToFit}};
    for (const ButtonRow& row : rows) {
        row.button->setToolTip(row.help);
        row.button->setAccessibleName(row.help);
        row.button->setAutoRaise(true);
        connect(row.button, &QToolButton::clicked, this, [this, act = row.act] {
            if (m_canvas != nullptr) {
                (m_canvas->*act)();
            }
        });
    }
    m_both->setToolTip(tr("Also show the run with which Compare compares, as dotted lines"));
    m_together->setToolTip(tr("Draw all lines in one chart, although their measures differ"));
    m_export->setText(tr("E&xport"));
    m_export->setToolTip(tr("Write the visible lines to a file"));
    m_export->setAutoRaise(true);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addPlotFiles(*m_export, [this](PlotFile kind) { emit exportWanted(kind); });
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
}

void PlotView::buildLegend() {
    m_legend->setModel(m_model);
    m_legend->setRootIsDecorated(false);
    m_legend->setUniformRowHeights(true);
    m_legend->setIconSize({28, 16});
    m_legend->setAccessibleName(tr("Lines"));
    m_legend->setTabKeyNavigation(false);
    m_legend->header()->setSectionResizeMode(PlotLinesModel::name, QHeaderView::Stretch);
    m_legend->header()->setSectionResizeMode(PlotLinesModel::value, QHeaderView::ResizeToContents);
    m_legend->header()->setStretchLastSection(false);
    m_legend->setContextMenuPolicy(Qt::CustomContextMenu);
    m_legend->installEventFilter(this);
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the chosen line (Delete)"));
    m_remove->setAutoRaise(true);
    m_remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_readout->setTextFormat(Qt::PlainText);
    m_readout->setMinimumWidth(1);
    auto* const left = new QWidget(this);
    auto* const leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->addWidget(m_legend, 1);
    leftColumn->addWidget(m_remove, 0, Qt::AlignLeft);
    auto* const rightColumn = new QVBoxLayout(m_right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->addWidget(m_readout);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_right);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setChildrenCollapsible(false);
    const int letter = fontMetrics().averageCharWidth();
    m_legend->header()->setMinimumSectionSize(letter * 8);
    m_legend->setMinimumWidth(letter * 24);
    m_right->setMinimumWidth(letter * 30);
    m_splitter->setSizes({letter * 48, letter * 120});
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
}

void PlotView::connectParts() {
    connect(m_plots, &RunPlots::changed, this, &PlotView::refresh);
    connect(m_plots, &RunPlots::entriesChanged, this, &PlotView::keptChanged);
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, [this] {
        if (m_canvas != nullptr) {
            m_canvas->showTurns(m_sandbox.shownTurns());
        }
    });
    connect(m_plots, &RunPlots::checked, this, [this](const QString& problem) {
        m_problem = problem;
        m_hasNewLine = problem.isEmpty(); // the lines follow
        showState();
    });
    connect(m_adder, &PlotAdder::entryWanted, this, [this](const PlotEntry& entry) {
        m_problem.clear();
        m_plots->add(entry);
        m_adder->value().selectAll();
    });
    connect(m_adder, &PlotAdder::refused, this, [this](const QString& sentence) {
        m_problem = sentence;
        showState();
    });
    connect(&m_adder->value(), &QLineEdit::textEdited, this, [this] {
        m_problem.clear();
        showState();
    });
    connect(m_remove, &QToolButton::clicked, this, &PlotView::removeCurrent);
    connect(m_both, &QCheckBox::toggled, this, [this] {
        m_plots->setEarlier(m_both->isChecked() ? m_earlier : EarlierRun{});
        emit keptChanged();
    });
    connect(m_together, &QCheckBox::toggled, this, [this] {
        showLines();
        emit keptChanged();
    });
    connect(m_model, &PlotLinesModel::hiddenChanged, this, [this] {
        showLines();
        emit keptChanged();
    });
    connect(m_legend->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (m_canvas != nullptr && m_model->lineAt(index)) {
            m_canvas->select(m_model->lineAt(index));
        }
        m_remove->setEnabled(index.isValid());
        showReadout();
    });
    connect(m_legend, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto line = m_model->lineAt(index);
        if (line && m_canvas != nullptr) {
            open(*line, m_canvas->cursor());
        }
    });
    connect(m_legend, &QTreeView::customContextMenuRequested, this, [this](const QPoint& at) {
        if (m_legend->indexAt(at).isValid()) {
            QMenu menu(this);
            if (const auto line = m_model->lineAt(m_legend->indexAt(at))) {
                addLineMenu(menu, *line);
                menu.addSeparator();
            }
            menu.addAction(tr("Remove this line"), this, &PlotView::removeCurrent);
            menu.addAction(tr("Remove all lines"), this, [this] { m_plots->setEntries({}); });
            menu.exec(m_legend->viewport()->mapToGlobal(at));
        }
    });
    connect(&m_sandbox, &Sandbox::changed, this, &PlotView::followRun);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        m_object.reset();
        m_adder->offerObject(std::nullopt, 0, {});
    });
}

void PlotView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_plots->setWanted(true);
    followRun();
    refresh();
}

void PlotView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_plots->setWanted(false);
}

void PlotView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        showIcons();
    }
    QWidget::changeEvent(event);
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_legend && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PlotView::showIcons() {
    const Theme& theme = themeOf(palette());
    m_zoomIn->setIcon(icon(QStringLiteral("zoom-in"), theme));
    m_zoomOut->setIcon(icon(QStringLiteral("zoom-out"), theme));
    m_fit->setIcon(icon(QStringLiteral("fit"), theme));
    m_export->setIcon(icon(QStringLiteral("export"), theme));
    m_remove->setIcon(icon(QStringLiteral("delete"), theme));
    m_model->setPalette(palette());
}

/// Follows the turn and the objects of the run.
void PlotView::followRun() {
    if (!isVisible()) {
        return;
    }
    if (m_canvas != nullptr) {
        m_canvas->setPresentTurn(m_sandbox.turn());
    }
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    m_adder->showRun(*session);
    if (m_object && *m_object < session->universe().view().rowCount) {
        offerObject(*m_object);
    }
}

void PlotView::offerObject(engine::Row row) {
    m_object = row;
    const engine::Session* const session = m_sandbox.session(); // null: followRun() follows
    if (session != nullptr && row < session->universe().view().rowCount) {
        const engine::View view = session->universe().view();
        m_adder->offerObject(view.birthKeys[row], view.typeOf(row), shownName(view, row));
    }
}

void PlotView::setEarlier(EarlierRun earlier) {
    m_earlier = std::move(earlier);
    m_plots->setEarlier(m_both->isChecked() ? m_earlier : EarlierRun{});
    showState();
}

void PlotView::addLine(engine::Row row, const QString& expression) {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        connect(
            &m_sandbox, &Sandbox::changed, this, [this, row, expression] { addLine(row, expression); },
            Qt::SingleShotConnection);
        return;
    }
    addLine(plotEntryOf(*session, row, expression));
}

void PlotView::addLine(PlotEntry entry) {
    m_problem.clear();
    m_plots->add(std::move(entry));
}

void PlotView::refresh() {
    if (m_model->rowCount() == 0 || m_plots->state() != RunPlots::State::reading) {
        showLines();
    }
    showState();
}

PlotCanvas& PlotView::makeCanvas() {
    m_canvas = new PlotCanvas(m_right);
    static_cast<QVBoxLayout*>(m_right->layout())->insertWidget(0, m_canvas, 1);
    connect(m_canvas, &PlotCanvas::cursorMoved, this, [this](std::uint32_t turn) {
        m_model->setCursor(turn);
        showReadout();
    });
    connect(m_canvas, &PlotCanvas::selectionChanged, this, [this](std::size_t line) {
        m_legend->setCurrentIndex(m_model->index(static_cast<int>(line), 0));
        showReadout();
    });
    connect(m_canvas, &PlotCanvas::activated, this, &PlotView::open);
    connect(m_canvas, &PlotCanvas::rangeChanged, this, &PlotView::showState);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &PlotCanvas::customContextMenuRequested, this, &PlotView::showPointMenu);
    return *m_canvas;
}

/// Shows the newest lines in the legend and in the chart.
void PlotView::showLines() {
    const PlotsPtr& plots = m_plots->plots();
    const QModelIndex current = m_legend->currentIndex();
    const QString chosen = m_model->lineAt(current) ? m_model->lineName(*m_model->lineAt(current)) : QString();
    m_model->show(plots);
    if (!plots->lines.empty() || m_canvas != nullptr) {
        const bool isNew = m_canvas == nullptr;
        PlotCanvas& canvas = isNew ? makeCanvas() : *m_canvas;
        canvas.show(plots, m_model->hidden(), m_together->isChecked(), m_sandbox.turn());
        if (isNew && m_sandbox.shownTurns()) {
            canvas.showTurns(m_sandbox.shownTurns());
        }
    }
    for (std::size_t line = 0; !m_legend->currentIndex().isValid() && line < plots->lines.size(); ++line) {
        if (chosen.isEmpty() || m_model->lineName(line) == chosen) {
            m_legend->setCurrentIndex(m_model->index(static_cast<int>(line), 0));
        }
    }
    if (std::exchange(m_hasNewLine, false) && !plots->lines.empty()) {
        m_legend->setCurrentIndex(m_model->index(static_cast<int>(plots->lines.size()) - 1, 0));
    }
    showReadout();
    showState();
}

QString PlotView::emptyText() const {
    return m_empty->isVisibleTo(this) ? m_empty->text() : QString();
}

QString PlotView::note() const {
    return m_note->text();
}

QString PlotView::readout() const {
    return m_readout->text();
}

QString PlotView::emptySentence() const {
    using State = RunPlots::State;
    if (m_plots->state() == State::noRun) {
        return tr("No run yet. Create a new galaxy or open a scenario; then plot its values over the turns here.");
    }
    if (m_plots->entries().empty()) {
        return tr("No lines yet. Type a value above, or choose “Plot this value” in the menu of a value in the "
                  "inspector.");
    }
    return m_plots->state() == State::stopped ? tr("Stopped.") : tr("Reading the turns…");
}

void PlotView::showState() {
    using State = RunPlots::State;
    const PlotsPtr& plots = m_plots->plots();
    const bool hasRows = m_model->rowCount() > 0 && m_plots->state() != State::noRun;
    m_splitter->setVisible(hasRows);
    m_empty->setText(hasRows ? QString() : emptySentence());
    m_empty->setVisible(!hasRows);
    m_adder->setEnabled(m_plots->state() != State::noRun);
    QStringList notes;
    if (!m_problem.isEmpty()) {
        notes << m_problem;
    }
    if (m_plots->state() == State::stopped && hasRows) {
        notes << tr("Stopped. These lines may be out of date.");
    }
    if (hasRows && plots->leftOut > 0) {
        notes << tr("%n more objects have no line: choose some of them by a condition, or plot their mean.", nullptr,
                    static_cast<int>(plots->leftOut));
    }
    m_note->setText(notes.join(QLatin1Char(' ')));
    const bool hasLines = hasRows && !plots->lines.empty();
    for (QWidget* const widget :
         std::initializer_list<QWidget*>{m_both, m_together, m_zoomIn, m_zoomOut, m_fit, m_export}) {
        widget->setVisible(hasLines && (widget != m_both || m_earlier.run != nullptr || m_both->isChecked()));
    }
    for (QToolButton* const button : {m_zoomOut, m_fit}) {
        button->setEnabled(hasLines && m_canvas != nullptr && m_canvas->isZoomed());
    }
    m_remove->setEnabled(m_legend->currentIndex().isValid());
    m_readout->setVisible(hasLines);
}

/// Shows the exact value of the chosen line at the crosshair.
void PlotView::showReadout() {
    const auto line = m_model->lineAt(m_legend->currentIndex());
    if (!line || m_canvas == nullptr) {
        m_readout->clear();
        return;
    }
    m_readout->setText(
        tr("Turn %1, %2 = %3").arg(m_canvas->cursor()).arg(m_model->lineName(*line), m_model->valueText(*line, true)));
    m_readout->setToolTip(m_readout->text()); // a narrow pane cuts it
    m_canvas->setAccessibleDescription(m_readout->text());
}

void PlotView::removeCurrent() {
    if (const auto entry = m_model->entryAt(m_legend->currentIndex())) {
        m_problem.clear();
        m_plots->remove(*entry);
    }
}

/// Goes to a point of a line.
void PlotView::open(std::size_t line, std::uint32_t turn) {
    const PlotLine& wanted = m_plots->plots()->lines[line];
    if (isOfOtherRun(line)) {
        emit pointWanted({}, turn);
        return;
    }
    emit pointWanted(m_plots->plots()->lines[wanted.counterpart.value_or(line)].series, turn);
}

/// Returns the entry for a line alone. A line of a group's object becomes an entry of the object.
PlotEntry PlotView::watchOf(std::size_t line) const {
    const PlotLine& shown = m_plots->plots()->lines[line];
    const PlotLine& wanted =
        m_plots->plots()->lines[shown.counterpart.value_or(line)]; // its rows are those of this run
    PlotEntry entry = m_plots->plots()->entries[wanted.entry];
    const engine::Session* const session = m_sandbox.session();
    const bool isOfGroup = entry.request.of == engine::PlotOf::group && wanted.series.object != engine::noRow;
    return isOfGroup && session != nullptr
               ? plotEntryOf(*session, wanted.series.object, QString::fromStdString(entry.request.expression))
               : entry;
}

/// Returns whether only the earlier run has a line, so that the present one does not have its objects.
bool PlotView::isOfOtherRun(std::size_t line) const {
    const PlotLine& shown = m_plots->plots()->lines[line];
    return shown.isEarlier && !shown.counterpart;
}

/// Adds the commands for a line, and for its point at the crosshair.
void PlotView::addLineMenu(QMenu& menu, std::size_t line) {
    if (isOfOtherRun(line) || m_sandbox.session() == nullptr) {
        return;
    }
    const PlotEntry entry = watchOf(line);
    const std::vector<PlotLine>& lines = m_plots->plots()->lines;
    const engine::Row row = lines[lines[line].counterpart.value_or(line)].series.object;
    menu.addAction(tr("Watch this value"), this, [this, entry] { emit watchWanted(entry); });
    menu.addAction(tr("Assert this value"), this,
                   [this, row, expression = QString::fromStdString(entry.request.expression),
                    turn = m_canvas->cursor()] { emit assertWanted(row, expression, turn); })
        ->setEnabled(entry.request.of == engine::PlotOf::run || entry.request.of == engine::PlotOf::object);
}

/// Shows the commands for the point at the crosshair.
void PlotView::showPointMenu(QPoint at) {
    QMenu menu(this);
    if (m_canvas->selected()) {
        addLineMenu(menu, *m_canvas->selected());
    }
    if (!menu.isEmpty()) {
        menu.exec(m_canvas->mapToGlobal(at));
    }
}

void PlotView::focusPlot() {
    if (m_canvas != nullptr && m_canvas->isVisibleTo(this) && hasLines()) {
        m_canvas->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_adder->value().setFocus(Qt::ShortcutFocusReason);
    }
}

QByteArray PlotView::fileOf(PlotFile kind) const {
    std::vector<const engine::PlotSeries*> series;
    std::vector<engine::PlotStyle> styles; // as on the screen
    const std::vector<bool> hidden = m_model->hidden();
    const PlotsPtr& plots = m_plots->plots();
    for (std::size_t i = 0; i < plots->lines.size(); ++i) {
        if (!hidden[i]) {
            series.push_back(&plots->lines[i].series);
            styles.push_back(styleOf(*plots, i));
        }
    }
    const auto say = [](const engine::Phrase& words) { return engineText(words).toStdString(); };
    if (kind == PlotFile::csv) {
        return QByteArray::fromStdString(engine::plotCsv(series, say));
    }
    engine::PlotSvgWishes wishes{.isTogether = m_together->isChecked(), .styles = std::move(styles), .say = say};
    if (m_canvas != nullptr) {
        wishes.turns = m_canvas->range();
    }
    const QByteArray svg = QByteArray::fromStdString(engine::plotSvg(series, wishes));
    return kind == PlotFile::svg ? svg : pngOf(svg);
}

void PlotView::waitUntilRead() {
    m_sandbox.waitUntilIdle();
    while (m_plots->state() == RunPlots::State::reading || (m_canvas != nullptr && !m_canvas->isArranged())) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

QVariantMap PlotView::kept() const {
    QVariantMap kept;
    if (!m_plots->entries().empty()) {
        kept.insert(keptLines, toVariant(m_plots->entries()));
    }
    if (m_both->isChecked()) {
        kept.insert(keptBoth, true);
    }
    if (m_together->isChecked()) {
        kept.insert(keptTogether, true);
    }
    if (!m_model->hiddenNames().isEmpty()) {
        QStringList names(m_model->hiddenNames().cbegin(), m_model->hiddenNames().cend());
        names.sort();
        kept.insert(keptHidden, names);
    }
    return kept;
}

void PlotView::setKept(const QVariantMap& kept) {
    const QStringList hidden = kept.value(keptHidden).toStringList();
    m_model->setHiddenNames(QSet<QString>(hidden.cbegin(), hidden.cend()));
    m_both->setChecked(kept.value(keptBoth).toBool());
    m_together->setChecked(kept.value(keptTogether).toBool());
    m_plots->setEntries(plotEntriesFrom(kept.value(keptLines).toList()));
}

} // namespace orrery::widgets
