// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"
#include "widgets/base/analysis.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace orrery::widgets {

class Analyzer;
class Document;
class DocumentStore;
class StringsModel;
class StringTyping;
struct ShownStrings;

/// The string tables of the project side by side. Edits go at once into the file of the text. The edit of a text is one
/// undo step (I2.7, R1.4). A background thread reads the tables, and only while the view is visible. It also filters
/// large tables (P3.5).
class StringsView : public QWidget {
    Q_OBJECT

public:
    StringsView(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);
    ~StringsView() override;

    QTableView& table() { return *m_view; }
    StringsModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& showing() { return *m_showing; } ///< choice of all texts, texts missing in a language, or unused ids
    /// Returns the tables of the newest texts that the view has read; null before the first ones.
    std::shared_ptr<const engine::StringTables> tables() const { return m_tables; }
    /// Makes changes as one undo step. If a check of the texts is running, makes the changes after the check.
    void change(const QString& name, std::vector<engine::StringChange> changes);
    void addLanguage(const QString& language);
    /// Returns the files with unsaved texts that the user has changed in this view.
    std::vector<Document*> unsaved() const;
    /// Waits until the tables belong to the newest analysis. For tests and screenshots.
    void waitUntilRead();

signals:
    void placeWanted(orrery::engine::Location where);
    void addLanguageWanted();
    void importWanted();
    void exportWanted();
    void refused(const QString& reason);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Pending {
        QString name;
        std::vector<engine::StringChange> changes;
    };

    void read();
    void take(const AnalysisPtr& of, std::shared_ptr<const engine::StringTables> tables);
    void makePending();
    void apply(const QString& name, engine::StringEdits edits, const Analysis& of);
    void refuse(const engine::Phrase& reason);
    void refilter();
    void showRows(const AnalysisPtr& of, ShownStrings shown);
    void showState();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    StringsModel* m_model;
    StringTyping* m_typing;
    QLineEdit* m_words;
    QComboBox* m_showing;
    QTableView* m_view;
    QLabel* m_state;
    std::shared_ptr<const engine::StringTables> m_tables;
    AnalysisPtr m_tablesOf; ///< analysis from which the view read m_tables
    AnalysisPtr m_read;     ///< analysis that the table shows
    AnalysisPtr m_reading;  ///< analysis that the other thread is reading
    quint64 m_asked = 0;    ///< number of the newest filter request; the view shows only its result
    std::vector<Pending> m_pending;
    QSet<QString> m_changed; ///< shown paths of the files that the user has changed in this view
};

} // namespace orrery::widgets
