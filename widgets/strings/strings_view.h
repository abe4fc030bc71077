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

/// The string tables of the project side by side. Edits go straight into the file of the text, and the edit of a text
/// is one undo step (I2.7, R1.4). Tables are read on a background thread, and only while the view is visible. Large
/// ones are also filtered there (P3.5).
class StringsView : public QWidget {
    Q_OBJECT

public:
    StringsView(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);
    ~StringsView() override;

    QTableView& table() { return *m_view; }
    StringsModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& showing() { return *m_showing; } ///< all, missing in a language, or unused
    /// Returns the tables of the newest texts that were read; null before the first.
    std::shared_ptr<const engine::StringTables> tables() const { return m_tables; }
    /// Makes changes as one undo step; while the texts are being checked, after the check.
    void change(const QString& name, std::vector<engine::StringChange> changes);
    void addLanguage(const QString& language);
    /// Returns the files with unsaved texts that were changed here.
    std::vector<Document*> unsaved() const;
    /// Waits until the tables belong to the newest analysis; for tests and screenshots.
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
    AnalysisPtr m_tablesOf; ///< the analysis that m_tables were read from
    AnalysisPtr m_read;     ///< the analysis that the table shows
    AnalysisPtr m_reading;  ///< the analysis that is being read
    quint64 m_asked = 0;    ///< counts filter requests: only the newest is shown
    std::vector<Pending> m_pending;
    QSet<QString> m_changed; ///< shown paths of the files that were changed here
};

} // namespace orrery::widgets
