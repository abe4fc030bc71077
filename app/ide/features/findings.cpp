// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/findings.h"

#include "app/ide/main_window.h"
#include "engine/assist/fix_all.h"
#include "engine/assist/silence.h"
#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/base/finding_limit.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/explanation_view.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/analysis_edits.h"
#include "widgets/source/fix_button.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QProgressDialog>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <memory>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

QString textOf(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

FindingsFeature::FindingsFeature(MainWindow& window) : Feature(window), m_explanation(new ExplanationView) {
    window.addPane({.title = tr("Explanation"),
                    .name = "explanation",
                    .view = m_explanation,
                    .area = Qt::RightDockWidgetArea,
                    .shownIn = PaneIn::none});
    window.actions().connectTo("edit.fix", [this] { fix(); });
    window.actions().connectTo("help.explain", [this] { explainHere(); });
    window.actions().connectTo("edit.silence", [this] {
        const auto here = findingsHere();
        here.empty() ? this->window().say(tr("There is no problem here.")) : silenceHere(engine::Diagnostic(*here[0]));
    });
    window.actions().connectTo("edit.baseline", [this] { makeBaseline(); });
    connect(&window, &MainWindow::stateChanged, this, [this] {
        for (const char* const id : {"edit.fix", "edit.silence", "edit.baseline", "help.explain"}) {
            this->window().actions()[id].setEnabled(this->window().hasProject());
        }
    });
    ProblemsView& problems = window.problems();
    connect(&problems, &ProblemsView::fixAllWanted, this, &FindingsFeature::fixAll);
    connect(&problems, &ProblemsView::silenceHereWanted, this, &FindingsFeature::silenceHere);
    connect(&problems, &ProblemsView::silenceInProjectWanted, this, &FindingsFeature::silenceInProject);
    connect(&problems, &ProblemsView::baselineWanted, this, &FindingsFeature::makeBaseline);
    connect(&problems, &ProblemsView::explanationWanted, this, &FindingsFeature::explain);
    connect(&window, &MainWindow::editorOpened, this, [this](SourceEditor* editor) {
        if (auto* const own = qobject_cast<DocumentEditor*>(editor)) {
            addBulb(*own);
        }
    });
    connect(&window.form(), &FormView::fixesWanted, this, [this](FormLineView* line, const QPoint& at) {
        if (!this->window().analyzer().isBehind()) {
            showFixes(line->allFindings(), at);
        }
    });
    // Marks all problems as stale while any text is newer than the analysis. The problems of one file can depend on
    // every other file (I3.8).
    connect(&window.analyzer(), &Analyzer::behindChanged, this, [this](bool isBehind) {
        if (SourceEditor* const editor = this->window().currentEditor()) {
            editor->setMarksStale(isBehind);
        }
    });
}

std::vector<const engine::Diagnostic*> FindingsFeature::findingsHere() const {
    const AnalysisPtr analysis = window().analyzer().latest();
    std::vector<const engine::Diagnostic*> found;
    QWidget* const focused = QApplication::focusWidget();
    if (!analysis || focused == nullptr) {
        return found;
    }
    if (window().form().isAncestorOf(focused)) {
        for (const FormLineView* const line : window().form().lines()) {
            if (line != focused && !line->isAncestorOf(focused)) {
                continue;
            }
            for (const FormFieldView* const field : line->fields()) {
                if (field->isAncestorOf(focused)) {
                    found = field->field().findings;
                }
            }
            if (found.empty()) {
                found = line->allFindings();
            }
        }
        return found;
    }
    const DocumentEditor* const editor = window().currentEditor();
    if (editor == nullptr || !editor->hasFocus()) {
        if (const engine::Diagnostic* const chosen = window().problems().current()) {
            found.push_back(chosen);
        }
        return found;
    }
    return findingsAtCaret(*editor);
}

std::vector<const engine::Diagnostic*> FindingsFeature::findingsAtCaret(const DocumentEditor& editor) const {
    const AnalysisPtr analysis = window().analyzer().latest();
    std::vector<const engine::Diagnostic*> found;
    if (!analysis) {
        return found;
    }
    const int caret = editor.caretOffset();
    const int lineBegin = editor.lineBeginOf(caret);
    const int lineEnd = editor.lineEndOf(caret);
    const engine::FileId file = analysis->fileOf(editor.document().shownPath());
    std::vector<const engine::Diagnostic*> inLine;
    for (const std::vector<engine::Diagnostic>* const list : {&analysis->diagnostics, &analysis->advice}) {
        // The lists are sorted by file, so the problems of this file are adjacent.
        const auto fileOf = [](const engine::Diagnostic& one) { return one.where.file; };
        for (auto one = std::ranges::lower_bound(*list, file, {}, fileOf);
             one != list->end() && one->where.file == file; ++one) {
            const auto begin = static_cast<int>(one->where.span.begin);
            const auto end = static_cast<int>(one->where.span.end);
            if (begin <= lineEnd && end >= lineBegin) {
                auto& here = begin <= caret && caret <= end ? found : inLine;
                if (here.size() < widgets::mostFindingsAtPlace) {
                    here.push_back(&*one);
                }
            }
        }
    }
    const auto hasFix = [](const engine::Diagnostic* one) { return !one->fixes.empty(); };
    return std::ranges::any_of(found, hasFix) || (inLine.empty() && !found.empty()) ? found : inLine;
}

std::vector<engine::Fix> FindingsFeature::fixesHere() const {
    return fixesOf(findingsHere());
}

std::vector<engine::Fix> FindingsFeature::fixesOf(const std::vector<const engine::Diagnostic*>& findings) {
    std::vector<engine::Fix> fixes;
    for (const engine::Diagnostic* const finding : findings) {
        for (const engine::Fix& one : finding->fixes) {
            if (std::ranges::find(fixes, one) == fixes.end()) {
                fixes.push_back(one);
            }
        }
    }
    return fixes;
}

void FindingsFeature::fillFixes(QMenu& menu, const std::vector<const engine::Diagnostic*>& findings) {
    for (const engine::Fix& one : fixesOf(findings)) {
        menu.addAction(widgets::engineText(one.label), this, [this, one] { window().applyFix(one); });
    }
    const AnalysisPtr analysis = window().analyzer().latest();
    menu.addSeparator();
    std::vector<std::string_view> offered;
    for (const engine::Diagnostic* const finding : findings) {
        const auto count = std::ranges::count_if(analysis->diagnostics, [&](const engine::Diagnostic& other) {
            return other.code() == finding->code() && !other.fixes.empty();
        });
        if (finding->fixes.empty() || count < 2 || std::ranges::find(offered, finding->code()) != offered.end()) {
            continue;
        }
        offered.push_back(finding->code());
        const QString code = textOf(finding->code());
        const engine::FileId file = finding->where.file;
        menu.addAction(tr("Fix all %1 problems in the file").arg(code), this,
                       [this, code, file] { fixAll(code, file); });
        menu.addAction(tr("Fix all %1 problems in the project").arg(code), this,
                       [this, code] { fixAll(code, engine::FileId{}); });
    }
}

void FindingsFeature::fix() {
    const auto findings = findingsHere();
    const std::vector<engine::Fix> fixes = fixesOf(findings);
    if (fixes.empty()) {
        window().say(tr("There is no quick fix here."));
        return;
    }
    if (fixes.size() == 1) {
        window().applyFix(fixes.front());
        return;
    }
    const DocumentEditor* const editor = window().currentEditor();
    const bool isInEditor = editor != nullptr && editor->hasFocus();
    QWidget* const focused = QApplication::focusWidget();
    showFixes(findings, isInEditor ? editor->viewport()->mapToGlobal(editor->pointBelow(editor->caretOffset()))
                        : focused != nullptr ? focused->mapToGlobal(QPoint(0, focused->height()))
                                             : QCursor::pos());
}

void FindingsFeature::showFixes(const std::vector<const engine::Diagnostic*>& findings, QPoint at) {
    QMenu menu(&window());
    menu.setAccessibleName(tr("Quick fixes"));
    fillFixes(menu, findings);
    menu.setActiveAction(menu.actions().value(0));
    menu.exec(at);
}

FixButton* FindingsFeature::bulbOf(const SourceEditor& editor) const {
    return editor.findChild<FixButton*>();
}

/// Adds a light bulb after the caret's line. The bulb is visible if the command "edit.fix" has a quick fix there.
void FindingsFeature::addBulb(DocumentEditor& editor) {
    auto* const bulb = new FixButton(editor);
    auto* const soon = new QTimer(bulb); // fires after the typed key is painted
    soon->setSingleShot(true);
    soon->setInterval(0);
    connect(soon, &QTimer::timeout, this, [this, &editor] { refreshBulb(editor); });
    const auto later = [soon] { soon->start(); };
    connect(&editor, &SourceEditor::caretMoved, soon, later);
    connect(&window().analyzer(), &Analyzer::behindChanged, soon, later);
    connect(&window().analyzer(), &Analyzer::linted, soon, later);
    connect(bulb, &QToolButton::clicked, this, [this, &editor, bulb] {
        const auto findings =
            window().analyzer().isBehind() ? std::vector<const engine::Diagnostic*>() : findingsAtCaret(editor);
        if (!fixesOf(findings).empty()) {
            showFixes(findings, bulb->mapToGlobal(QPoint(0, bulb->height())));
        }
    });
    soon->start();
}

void FindingsFeature::refreshBulb(DocumentEditor& editor) {
    const auto fixes = window().analyzer().isBehind() ? std::vector<engine::Fix>() : fixesOf(findingsAtCaret(editor));
    FixButton* const bulb = bulbOf(editor);
    if (fixes.empty()) {
        bulb->withdraw();
        return;
    }
    const QString keys = window().actions()["edit.fix"].shortcut().toString(QKeySequence::NativeText);
    const QString help = fixes.size() == 1 ? tr("Quick fix: %1").arg(widgets::engineText(fixes.front().label))
                                           : tr("%n quick fix(es)", nullptr, static_cast<int>(fixes.size()));
    bulb->offer(editor.caretOffset(), keys.isEmpty() ? help : QStringLiteral("%1 (%2)").arg(help, keys));
}

void FindingsFeature::fixAll(const QString& code, engine::FileId file) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    const auto isCancelled = std::make_shared<std::atomic<bool>>(false);
    auto* const progress = new QProgressDialog(tr("Fixing all %1 problems…").arg(code), tr("Cancel"), 0, 0, &window());
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(200);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(progress, &QProgressDialog::canceled, this, [isCancelled] { *isCancelled = true; });
    inBackground([analysis, file, isCancelled, code = code.toStdString(), self = QPointer<FindingsFeature>(this),
                  shown = QPointer<QProgressDialog>(progress)] {
        engine::FixAll done = engine::fixAll(analysis->project, engine::shippedRows(), analysis->diagnostics, code,
                                             file, [&] { return isCancelled->load(); });
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, shown, analysis, isCancelled, code = QString::fromStdString(code), done = std::move(done)] {
                const bool isWanted = !*isCancelled; // closing the dialog also cancels
                if (shown != nullptr) {
                    shown->close();
                }
                if (self != nullptr && isWanted) {
                    self->finishFixAll(analysis, code, done.edits, done.fixed, done.left);
                }
            },
            Qt::QueuedConnection);
    });
}

void FindingsFeature::finishFixAll(const AnalysisPtr& analysis, const QString& code,
                                   std::vector<engine::TextEdit> edits, std::size_t fixed, std::size_t left) {
    if (edits.empty()) {
        window().say(tr("No %1 problem could be fixed.").arg(code));
    } else if (apply(tr("Fix all %1 problems").arg(code), *analysis, edits)) {
        window().say(tr("Fixed: %1, remaining: %2").arg(fixed).arg(left));
    }
}

bool FindingsFeature::apply(const QString& name, const Analysis& analysis, const std::vector<engine::TextEdit>& edits) {
    auto wanted = documentEdits(window().store(), analysis, edits);
    if (!wanted) {
        window().say(tr("The content has changed meanwhile; try again."));
        return false;
    }
    return window().store().apply(name, std::move(*wanted));
}

void FindingsFeature::silenceHere(const engine::Diagnostic& diagnostic) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    const QString code = textOf(diagnostic.code());
    if (const auto edit = engine::silenceHere(analysis->project, diagnostic)) {
        apply(tr("Silence %1 here").arg(code), *analysis, {*edit});
    } else {
        window().say(
            tr("The problem is not in an element of the project. Silence %1 in the project instead.").arg(code));
    }
}

void FindingsFeature::silenceInProject(const QString& code) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    if (const auto edit = engine::silenceInProject(analysis->project, code.toStdString())) {
        apply(tr("Silence %1 in the project").arg(code), *analysis, {*edit});
    } else {
        window().say(
            tr("Cannot change the manifest: it is missing or malformed, or it already silences %1.").arg(code));
    }
}

void FindingsFeature::makeBaseline() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return;
    }
    std::vector<engine::Diagnostic> ofProject = analysis->diagnostics;
    std::erase_if(ofProject, [&](const engine::Diagnostic& one) { return analysis->isOfSession(one.where.file); });
    const QByteArray text =
        QByteArray::fromStdString(engine::baselineOf(analysis->project, ofProject, *analysis->silenced));
    const QString path = textOf(engine::baselinePath);
    DocumentStore& store = window().store();
    if (Document* const document = store.find(path)) {
        const auto size = static_cast<std::uint32_t>(document->bytes().size());
        store.apply(tr("Create baseline"), {{document, {0, size}, text}});
    } else {
        store.files().add(path, text);
    }
    window().say(tr("All current problems are silenced in %1; save to keep it.").arg(path));
}

void FindingsFeature::explain(const QString& code) {
    m_explanation->showCode(code);
    window().raisePane(QStringLiteral("explanation"));
}

void FindingsFeature::explainHere() {
    const auto here = findingsHere();
    const engine::Diagnostic* const chosen = here.empty() ? window().problems().current() : here.front();
    if (chosen != nullptr) {
        explain(textOf(chosen->code()));
    } else {
        m_explanation->showAll();
        window().raisePane(QStringLiteral("explanation"));
    }
}

} // namespace orrery::ide
