// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/writing/snippet_stops.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QKeyEvent;

namespace orrery::widgets {

class CompletionPopup;
class DocumentEditor;
class Probe;
class SignatureTip;

/// Writing help of one source view (I3.3, I3.4): completion on typing and Ctrl+Space, snippets, signatures, and hover
/// help. The assistant never delays a keystroke. It looks for completions after the editor has painted the key. It uses
/// the newest analysis, at places of the present text.
class WritingAssistant : public QObject {
    Q_OBJECT

public:
    /// @param editor editor that becomes the owner of the assistant
    explicit WritingAssistant(DocumentEditor& editor);

    void setAnalysis(AnalysisPtr analysis);
    /// Sets the probe for the values in the help under the mouse; null: no values.
    void setProbe(Probe* probe);

    /// Sets the text before and after the editor's text. Call it if the editor shows only a part of the document's
    /// file.
    void setFrame(QByteArray before, QByteArray behind);

    /// Shows the completions at the caret.
    void complete();
    CompletionPopup& popup() { return *m_popup; }
    SignatureTip& signatureTip() { return *m_signature; }
    const SnippetStops& stops() const { return m_stops; }

signals:
    /// Emitted when the list of completions appears, with the edits that each item would make (I4.25).
    void previewsWanted(const orrery::widgets::PreviewRequest& request);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool keyPressed(const QKeyEvent& event);
    void keyTyped(const QString& text);
    void catchUp();
    void offer(bool isAsked);
    void refine();
    void accept();
    /// Returns the end of the text that an item replaces, with the text that the user has typed since.
    int endOfReplaced() const;
    void preview();
    void showSignature(bool mayAppear);
    void select(ByteRange stop);
    void goToStop(std::optional<ByteRange> stop);
    void showStops();
    void closeAll();
    bool isUsable() const;
    engine::FileId file() const;
    /// Returns the whole text that the user edits. inText() converts an offset of the editor into an offset of that
    /// text.
    std::string_view text() const;
    std::uint32_t inText(int offset) const { return static_cast<std::uint32_t>(offset + m_before.size()); }
    QRect lineAt(int offset) const;
    QString help(int offset) const;

    DocumentEditor& m_editor;
    CompletionPopup* m_popup;
    SignatureTip* m_signature;
    AnalysisPtr m_analysis;
    QByteArray m_before;
    QByteArray m_behind;
    mutable QByteArray m_whole; ///< buffer of text() if there is a frame
    QPointer<Probe> m_probe;
    engine::Completion m_completion;
    int m_completedAt = 0; ///< offset of the caret when the engine made m_completion
    SnippetStops m_stops;
    QTimer m_soon; ///< runs after the editor has painted the key
    QString m_typed;
    bool m_isWriting = false;
    quint64 m_offered = 0; ///< number of the shown list
};

} // namespace orrery::widgets
