// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "widgets/base/analysis.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/sandbox/statements_model.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QTableView;

namespace orrery::widgets {

class Document;
class DocumentStore;
class Sandbox;
struct RunBase;

/// The statements, orders and decisions of the present run, as a table by turn (I6.4). The user can edit, disable,
/// delete and reorder them, and move them into the scenario. Each of these is one undo step in the text of the
/// session. A statement that does not act stays, with its reason. A chosen range of turns shows only its own (I4.26).
class StatementsView : public QWidget {
    Q_OBJECT

public:
    StatementsView(Sandbox& sandbox, DocumentStore& store, MapEdits& edits, QWidget* parent = nullptr);

    /// Shows the run in a text from now on; null: none.
    void setDocument(Document* document);
    /// Sets the problems of the text. @param analysis null: the text is being checked again
    void setProblems(const AnalysisPtr& analysis);
    QTableView& table() { return *m_table; }
    StatementsModel& model() { return *m_model; }

signals:
    /// Emitted when the user wants to edit a statement. @param offset its place in the text
    void editWanted(std::uint32_t offset);
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Change = std::function<std::vector<engine::TextEdit>(engine::Element line)>;

    QAction* addCommand(const QString& text, const char* icon, const QKeySequence& key, std::function<void()> slot);
    void applyIcons();
    void refresh();
    void refreshCommands();
    QString reasonAt(engine::Span span) const;
    std::optional<int> current() const;
    void choose(int row);
    /// Changes the text of one line as an undo step.
    void change(int row, const QString& what, const Change& change);
    void setTurn(int row, std::uint32_t turn);
    void setEnabledLine(int row, bool isEnabled);
    void removeLine();
    void moveLine(int by);
    void promote();

    struct Problem {
        engine::Span span;
        QString text;
    };

    Sandbox& m_sandbox;
    DocumentStore& m_store;
    MapEdits& m_edits;
    QPointer<Document> m_document;
    StatementsModel* m_model;
    QTableView* m_table;
    QLabel* m_empty;
    QAction* m_edit;
    QAction* m_toggle;
    QAction* m_up;
    QAction* m_down;
    QAction* m_promote;
    QAction* m_remove;
    std::vector<Problem> m_problems;
    std::vector<StatementRow> m_rows;                   ///< of all turns; the table shows those of the chosen turns
    std::shared_ptr<const engine::SourceText> m_source; ///< text and run that the table shows
    std::size_t m_objects = 0;                          ///< number of objects whose names the table knows
    std::shared_ptr<const RunBase> m_base;
    bool m_isStale = false;
};

} // namespace orrery::widgets
