// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/field_typing.h"
#include "widgets/form/form_model.h"
#include "widgets/project/analysis.h"

#include <QByteArray>
#include <QFrame>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace orrery::widgets {

class DocumentEditor;
class DocumentStore;
class Probe;
class WritingAssistant;

/// The XML of one element, edited in the form in place of its lines (I2.6). Each key is in the file at once (R1.4),
/// also while it is broken; what others change there shows here. It has a history of its own for undo while it is open,
/// and is one step of the project's.
class FormSource : public QFrame {
    Q_OBJECT

public:
    FormSource(DocumentStore& store, QWidget* canvas);
    ~FormSource() override;

    /// Whether something is being edited, shown or not.
    bool isOpen() const { return !m_path.empty(); }
    /// @param document of the element; @param begin @param end where it stands in it
    void open(Document& document, const FormPath& path, int begin, int end);
    void close();
    /// The file is to hold the element as it was when it was opened.
    void revert();
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
    /// Where the text stands in the file now, and the first element in it.
    int begin() const { return m_begin; }
    int elementBegin() const;
    DocumentEditor& editor() const { return *m_editor; }
    WritingAssistant& assistant() const { return *m_assistant; }
    /// What is wrong with the text; empty where lines can show it.
    QString fault() const;
    /// Says why it stays open.
    void refuse(const QString& reason);
    /// How tall it wants to be.
    int wantedHeight() const;

signals:
    void applyWanted();
    void cancelled();
    /// Somebody else has changed more of the file than this is of.
    void lost();
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
    void write(const QByteArray& text);
    void follow(const TextChange& change);
    void showText(const QByteArray& text);
    void showAgain(int size);
    void showVerdict(const QString& words);

    DocumentStore& m_store;
    FieldTyping m_typing;
    QPointer<Document> m_document;
    QString m_file;
    FormPath m_path; ///< empty: nothing is open
    QByteArray m_original;
    int m_begin = 0;          ///< of the text in the file
    int m_size = 0;           ///< of the text there
    engine::Span m_typedSpan; ///< the text in the file in which typing began
    QByteArray m_typedText;   ///< and what it was
    int m_typedSize = 0;      ///< and how large what it came to
    bool m_isWriting = false; ///< one of both texts follows the other just now
    QByteArray m_indent;      ///< what the lines have in the file before what is shown of them
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
