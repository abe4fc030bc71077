// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"
#include "widgets/project/analysis.h"

#include <QByteArray>
#include <QFrame>
#include <QString>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace orrery::widgets {

class Document;
class DocumentEditor;
class DocumentStore;
class Probe;
class WritingAssistant;

/// The XML of one element, edited in the form in place of its lines (I2.6). It has a text and a history of its own:
/// nothing changes in the file before it is applied, and what cannot be applied stays here.
class FormSource : public QFrame {
    Q_OBJECT

public:
    explicit FormSource(QWidget* canvas);
    ~FormSource() override;

    /// Whether something is being edited, shown or not.
    bool isOpen() const { return !m_path.empty(); }
    /// @param document of the element; @param begin @param end where it stands in it
    void open(const Document& document, const FormPath& path, int begin, int end);
    void close();
    void setAnalysis(const AnalysisPtr& analysis);
    void setProbe(Probe* probe);

    const QString& file() const { return m_file; }
    const FormPath& path() const { return m_path; }
    /// The element's bytes as it was opened, and as they are now.
    const QByteArray& original() const { return m_original; }
    QByteArray text() const;
    /// What the editor holds of them: without the indentation of where the element stands, which every line has.
    QByteArray shownText() const;
    bool isChanged() const { return isOpen() && text() != m_original; }
    DocumentEditor& editor() const { return *m_editor; }
    WritingAssistant& assistant() const { return *m_assistant; }
    /// What is wrong with the text; empty where it can be applied.
    QString fault() const;
    /// Says why it was not applied.
    void refuse(const QString& reason);
    /// How tall it wants to be.
    int wantedHeight() const;

signals:
    void applyWanted();
    void cancelled();
    void heightChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Fault {
        int begin = 0;
        int end = 0;
        QString message;
    };
    std::optional<Fault> findFault() const;
    void check();
    void showVerdict(const QString& words);

    QString m_file;
    FormPath m_path; ///< empty: nothing is open
    QByteArray m_original;
    QByteArray m_indent; ///< what the lines have in the file before what is shown of them
    std::unique_ptr<DocumentStore> m_own;
    DocumentEditor* m_editor = nullptr; ///< made with each text
    WritingAssistant* m_assistant = nullptr;
    AnalysisPtr m_analysis;
    Probe* m_probe = nullptr;
    QLabel* m_title;
    QLabel* m_icon;
    QLabel* m_verdict;
    QPushButton* m_apply;
    int m_lines = 0;
};

} // namespace orrery::widgets
