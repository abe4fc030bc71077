// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"
#include "engine/universe/universe.h"
#include "widgets/sandbox/turn_range.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class CompareModel;
class RevisionField;
class RunComparison;
class Sandbox;
class SeedsRun;
class SeedsView;

/// The differences between the present run and an earlier one (I4.9): the choice of the earlier run, a filter, and a
/// table of values under their causes. A click or Enter on a value goes to its object and turn. On a cause, it opens
/// the XML. A button shows the differences over many seeds instead (I4.20).
class CompareView : public QWidget {
    Q_OBJECT

public:
    CompareView(RunComparison& comparison, SeedsRun& seeds, Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    QLineEdit& filter() { return *m_words; }
    QComboBox& base() { return *m_base; }
    RevisionField& revision() { return *m_revision; }
    QToolButton& manySeeds() { return *m_many; }
    SeedsView& seeds() { return *m_seeds; }
    const CompareModel& model() const { return *m_model; }
    /// Returns the text of the empty view, and the note above the table; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    /// Returns the index of the chosen difference in the comparison; nullopt if no difference is chosen.
    std::optional<std::size_t> chosenValue() const;
    /// Lists only values that first differ in some turns; nullopt: all values.
    void showTurns(std::optional<TurnRange> turns);
    /// Gives the focus to the table, or to the choice of the earlier run if the table is empty.
    void focusRows();

signals:
    /// Emitted when the user opens a difference. @param row row of the object in the present run
    void valueWanted(std::uint32_t row, orrery::engine::ColumnId column, std::uint32_t turn);
    /// Emitted when the user opens a difference of an object that the present run does not have.
    void turnWanted(std::uint32_t turn);
    /// Emitted when the user opens a cause. @param path shown path of the file, because the place belongs to the
    /// content of the present run
    void placeWanted(const QString& path, orrery::engine::Span span);
    /// Emitted with the reason why a row leads nowhere.
    void said(const QString& sentence);
    void pinWanted();
    /// Emitted when the user asks which edit made a difference. @param value index in the comparison
    void editWanted(std::size_t value);
    /// Emitted when the user wants a test for a value of the present run. @param value index in the comparison
    void assertWanted(std::size_t value);
    /// Emitted when the user wants a difference to be made small (I4.23). @param value index in the comparison
    void smallWanted(std::size_t value);
    void problemsWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void listBases();
    void showRows();
    void showState();
    void showProgress();
    void expand();
    void open(const QModelIndex& index);
    QString baseSentence() const;
    QString emptySentence() const;
    QString noteText() const;

    RunComparison& m_comparison;
    CompareModel* m_model;
    QComboBox* m_base;
    RevisionField* m_revision; ///< name of the git revision; hidden for other earlier runs
    QToolButton* m_pin;
    QToolButton* m_many; ///< shows the differences over many seeds
    QLineEdit* m_words;
    SeedsView* m_seeds;
    QWidget* m_single; ///< everything about the two runs with the present seed
    QLabel* m_note;
    QToolButton* m_problems; ///< way out of content with errors
    QProgressBar* m_progress;
    QToolButton* m_stop; ///< stops or continues the work
    QTreeView* m_tree;
    QLabel* m_empty;
    QTimer m_busySoon;
    QSet<QString> m_collapsed; ///< causes that the user has collapsed
    bool m_isFilling = false;
};

/// Returns the names of the earlier runs that are no branches, in the order of CompareBase.
QStringList compareBaseNames();
/// Returns the short name of the earlier run, for the heading of a column.
QString compareBaseShortName(const RunComparison& comparison);
/// Returns a sentence about the newest comparison: "12 values changed from turn 3 on; first: …". Returns an empty text
/// if there is no comparison.
QString comparisonSentence(const RunComparison& comparison);

} // namespace orrery::widgets
