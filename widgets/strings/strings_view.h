// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"
#include "widgets/project/analysis.h"

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

/// The string tables of the project side by side, edited in place: each key is in the file in which the text stands,
/// and a text is one step of the history (I2.7, R1.4). Tables are read off the window's thread, and only while somebody
/// looks; large ones are filtered there, too (P3.5).
class StringsView : public QWidget {
    Q_OBJECT

public:
    StringsView(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);
    ~StringsView() override;

    QTableView& table() { return *m_view; }
    StringsModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& showing() { return *m_showing; } ///< all, those missing somewhere, those that nothing uses
    /// The tables of the newest texts that were read; null before the first.
    std::shared_ptr<const engine::StringTables> tables() const { return m_tables; }
    /// Makes changes as one step of the history; where the texts are being checked, as soon as they are.
    void change(const QString& name, std::vector<engine::StringChange> changes);
    void addLanguage(const QString& language);
    /// The files with unsaved texts that were changed here.
    std::vector<Document*> unsaved() const;
    /// Waits until the tables are those of the newest analysis; for tests and for pictures.
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
    AnalysisPtr m_tablesOf; ///< what m_tables were read of
    AnalysisPtr m_read;     ///< what the table shows
    AnalysisPtr m_reading;  ///< what is being read
    quint64 m_asked = 0;    ///< counts what was asked to be shown: only the newest is
    std::vector<Pending> m_pending;
    QSet<QString> m_changed; ///< shown paths of files that were changed here
};

} // namespace orrery::widgets
