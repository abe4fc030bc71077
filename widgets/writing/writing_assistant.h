// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/analysis.h"
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

/// Helps to write in one source view: completion while typing and on Ctrl+Space, snippets with places to go through,
/// how functions are called, and help under the mouse (I3.3, I3.4). It never holds a key up: what can be written is
/// looked for once the key was painted, in the newest analysis, at places of the present text.
class WritingAssistant : public QObject {
    Q_OBJECT

public:
    /// The editor owns it.
    explicit WritingAssistant(DocumentEditor& editor);

    void setAnalysis(AnalysisPtr analysis);
    /// Whose values are shown under the mouse; null: none are.
    void setProbe(Probe* probe);

    /// The editor holds only a piece of the file of its document's path: this stands before and behind it.
    void setFrame(QByteArray before, QByteArray behind);

    /// Shows what can be written at the caret.
    void complete();
    CompletionPopup& popup() { return *m_popup; }
    SignatureTip& signatureTip() { return *m_signature; }
    const SnippetStops& stops() const { return m_stops; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool keyPressed(const QKeyEvent& event);
    void keyTyped(const QString& text);
    void catchUp();
    void offer(bool isAsked);
    void refine();
    void accept();
    void showSignature(bool mayAppear);
    void select(ByteRange stop);
    void goToStop(std::optional<ByteRange> stop);
    void showStops();
    void closeAll();
    bool isUsable() const;
    engine::FileId file() const;
    /// The whole text that is written in, and a place of the editor in it.
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
    mutable QByteArray m_whole; ///< what text() shows of a frame and the text in it
    QPointer<Probe> m_probe;
    engine::Completion m_completion;
    int m_completedAt = 0; ///< the caret as m_completion was made
    SnippetStops m_stops;
    QTimer m_soon; ///< behind the painting of the key
    QString m_typed;
    bool m_isWriting = false;
};

} // namespace orrery::widgets
