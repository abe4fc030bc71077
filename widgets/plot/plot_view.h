// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/plot_canvas.h"
#include "widgets/plot/plot_lines_model.h"
#include "widgets/plot/run_plots.h"

#include <QVariantMap>
#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QMenu;
class QSplitter;
class QStackedLayout;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class PlotAdder;
class Sandbox;

/// The files that plots can become.
enum class PlotFile : std::uint8_t { png, svg, csv };
/// Gives a button the menu of these files. @param wanted called with the user's choice
void addPlotFiles(QToolButton& button, const std::function<void(PlotFile kind)>& wanted);
/// Returns a drawing as a PNG picture on white.
QByteArray pngOf(const QByteArray& svg);

/// Plots of values over the turns of the run (I4.10): fields for new lines, a legend with exact values, and the chart.
/// The chart is created with the first line.
class PlotView : public QWidget {
    Q_OBJECT
    /// The lines and the choices of the view, for the session.
    Q_PROPERTY(QVariantMap kept READ kept WRITE setKept NOTIFY keptChanged USER true)

public:
    PlotView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent = nullptr);

    RunPlots& plots() { return *m_plots; }
    PlotAdder& adder() { return *m_adder; }
    QTreeView& legend() { return *m_legend; }
    PlotLinesModel& model() { return *m_model; }
    QCheckBox& both() { return *m_both; }
    QCheckBox& together() { return *m_together; }
    /// Returns the chart; null before the first line.
    PlotCanvas* canvas() { return m_canvas; }
    /// Returns the text of the empty view, and the note above the chart; empty if there is none.
    QString emptyText() const;
    QString note() const;
    /// Returns the sentence about the crosshair: "Turn 4, Sol III: Industry = 5".
    QString readout() const;

    /// Offers an object of the run in the field for a new line.
    void offerObject(engine::Row row);
    /// Offers the earlier run of a comparison.
    void setEarlier(EarlierRun earlier);
    /// Adds a line for a value of an object. Waits for the run if it is not readable now.
    /// @param row noRow: a value of the whole run
    void addLine(engine::Row row, const QString& expression);
    void addLine(PlotEntry entry);
    /// Gives the focus to the chart, or to the field for a new line if there is none.
    void focusPlot();
    /// Returns the bytes of a file with the visible lines. A picture is light, whatever the theme.
    QByteArray fileOf(PlotFile kind) const;
    bool hasLines() const { return !m_plots->plots()->lines.empty(); }
    /// Waits until the lines are read. For tests and screenshots.
    void waitUntilRead();

    QVariantMap kept() const;
    void setKept(const QVariantMap& kept);

signals:
    void keptChanged();
    /// Emitted when the user goes to a point of a line. @param series a line without an object: only the turn is wanted
    void pointWanted(const orrery::engine::PlotSeries& series, std::uint32_t turn);
    /// Emitted when the user wants to watch a line.
    void watchWanted(const orrery::widgets::PlotEntry& entry);
    /// Emitted when the user wants a test for a point of a line. @param row noRow: a value of the whole run
    void assertWanted(std::uint32_t row, const QString& expression, std::uint32_t turn);
    void exportWanted(orrery::widgets::PlotFile kind);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTop();
    void buildLegend();
    void connectParts();
    PlotCanvas& makeCanvas();
    void followRun();
    void refresh();
    void showLines();
    void showState();
    void showReadout();
    void setNote(const QString& sentence);
    void removeCurrent();
    void open(std::size_t line, std::uint32_t turn);
    PlotEntry watchOf(std::size_t line) const;
    bool isOfOtherRun(std::size_t line) const;
    void addLineMenu(QMenu& menu, std::size_t line);
    void showPointMenu(QPoint at);
    void showIcons();
    QString emptySentence() const;

    Sandbox& m_sandbox;
    RunPlots* m_plots;
    PlotAdder* m_adder;
    PlotLinesModel* m_model;
    QTreeView* m_legend;
    QToolButton* m_remove;
    QToolButton* m_zoomIn;
    QToolButton* m_zoomOut;
    QToolButton* m_fit;
    QToolButton* m_export;
    QCheckBox* m_both; ///< shows the earlier run, too
    QCheckBox* m_together;
    QLabel* m_note;
    QSplitter* m_splitter;
    QWidget* m_right; ///< the chart and the sentence about the crosshair
    QLabel* m_readout;
    QLabel* m_empty;
    PlotCanvas* m_canvas = nullptr;
    EarlierRun m_earlier;
    bool m_hasNewLine = false;           ///< the next lines end with the one that the user has added
    QString m_problem;                   ///< the problem of the newest line
    std::optional<engine::Row> m_object; ///< object to offer when the run is readable
};

} // namespace orrery::widgets
