// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/document/field_typing.h"
#include "widgets/form/form_model.h"

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

/// The XML of one element, which the user edits in the form in place of its lines (I2.6). Each key changes the file at
/// once (R1.4), even while the XML is broken. Other changes of that part of the file appear in the editor. While open,
/// the editor has its own undo history. In the project's history, all its edits are one step.
class FormSource : public QFrame {
    Q_OBJECT

public:
    FormSource(DocumentStore& store, QWidget* canvas);
    ~FormSource() override;

    /// Returns whether the user is editing an element as XML, even if the form does not show the editor.
    bool isOpen() const { return !m_path.empty(); }
    /// Opens the editor for an element.
    /// @param document document of the element
    /// @param begin, end span of the element in the document
    void open(Document& document, const FormPath& path, int begin, int end);
    void close();
    /// Restores the element in the file to its text at the opening.
    void revert();
    void setAnalysis(const AnalysisPtr& analysis);
    void setProbe(Probe* probe);

    const QString& file() const { return m_file; }
    const FormPath& path() const { return m_path; }
    /// Returns the element's bytes at the opening. text() returns the present bytes.
    const QByteArray& original() const { return m_original; }
    QByteArray text() const;
    /// Returns whether the editor is in place of the line of an element of a file.
    bool covers(const QString& file, const FormPath& path) const;
    /// Returns whether the open element is the one at a path of a file, or inside it.
    bool isInside(const QString& file, const FormPath& path) const;
    /// Returns the text in the editor, without the indentation that each line has in the file.
    QByteArray shownText() const;
    bool isChanged() const { return isOpen() && text() != m_original; }
    /// Returns the offset where the text begins in the file. elementBegin() returns the offset of its first element.
    int begin() const { return m_begin; }
    int elementBegin() const;
    DocumentEditor& editor() const { return *m_editor; }
    WritingAssistant& assistant() const { return *m_assistant; }
    /// Returns the problem of the text; empty if lines can show the text.
    QString fault() const;
    /// Shows the reason why the editor stays open.
    void refuse(const QString& reason);
    /// Returns the preferred height of the editor.
    int wantedHeight() const;

signals:
    /// Emitted when a list of completions appears (I4.25).
    void previewsWanted(const orrery::widgets::PreviewRequest& request);
    void applyWanted();
    void cancelled();
    /// Emitted when another change of the file extends beyond this element.
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
    FormPath m_path; ///< path of the open element; empty: no element is open
    QByteArray m_original;
    int m_begin = 0;          ///< start of the text in the file
    int m_size = 0;           ///< size of the text in the file
    engine::Span m_typedSpan; ///< span of the text in the file at the beginning of the typing
    QByteArray m_typedText;   ///< bytes of the text at the beginning of the typing
    int m_typedSize = 0;      ///< size of the text after the typing
    bool m_isWriting = false; ///< true while one of the two texts follows the other
    QByteArray m_indent;      ///< indentation of lines in the file, which the editor does not show
    std::unique_ptr<DocumentStore> m_own;
    DocumentEditor* m_editor = nullptr; ///< created with each text
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
