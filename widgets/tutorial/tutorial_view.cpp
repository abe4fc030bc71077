// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tutorial/tutorial_view.h"

#include "engine/assist/rename.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {

QLabel* makeWords(QWidget* parent) {
    auto* const label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

TutorialView::TutorialView(Tutorial tutorial, const QString& templateFolder, DocumentStore& store, Analyzer& analyzer,
                           Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_tutorial(std::move(tutorial)), m_templateFolder(templateFolder), m_store(store),
      m_analyzer(analyzer), m_sandbox(sandbox), m_pages(new QStackedWidget(this)) {
    auto* const none = new QWidget(m_pages);
    auto* const words = makeWords(none);
    words->setText(tr(
        "The tutorial is a separate small project. Step by step, it leads you from almost nothing to a working mod."));
    auto* const begin = new QPushButton(tr("&New tutorial project…"), none);
    connect(begin, &QPushButton::clicked, this, &TutorialView::newTutorialWanted);
    auto* const noneLayout = new QVBoxLayout(none);
    noneLayout->addWidget(words);
    noneLayout->addWidget(begin, 0, Qt::AlignLeft);
    noneLayout->addStretch(1);
    m_pages->addWidget(none);
    m_pages->addWidget(makeStepPage());
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(&m_analyzer, &Analyzer::analysed, this, &TutorialView::look);
    connect(&m_analyzer, &Analyzer::indexed, this, [this] {
        if (m_isRenameWaiting) {
            write();
        }
    });
    connect(&m_sandbox, &Sandbox::started, this, [this] { m_isOldRun = false; });
    connect(&m_sandbox, &Sandbox::changed, this, &TutorialView::look);
    connect(&m_store.list(), &DocumentList::modifiedChanged, this, &TutorialView::look);
    for (const TutorialStep& step : m_tutorial.steps) {
        m_steps->addItem(step.title);
    }
    refresh();
}

QWidget* TutorialView::makeStepPage() {
    auto* const page = new QWidget(m_pages);
    m_steps = new QListWidget(page);
    m_steps->setAccessibleName(tr("Steps of the tutorial"));
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const inner = new QWidget;
    m_title = makeWords(inner);
    m_text = makeWords(inner);
    m_todo = makeWords(inner);
    m_snippet = new QPlainTextEdit(inner);
    m_snippet->setReadOnly(true);
    m_snippet->setFont(codeFont());
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setAccessibleName(tr("Suggested XML"));
    m_snippet->setTabChangesFocus(true);
    auto* const innerLayout = new QVBoxLayout(inner);
    innerLayout->addWidget(m_title);
    innerLayout->addWidget(m_text);
    innerLayout->addWidget(m_todo);
    m_missing = makeWords(inner);
    m_missing->setTextFormat(Qt::PlainText); // plain text, because it contains tags of elements
    m_missing->setAccessibleName(tr("Still missing"));
    innerLayout->addWidget(m_missing);
    innerLayout->addWidget(m_snippet);
    innerLayout->addStretch(1);
    auto* const scroll = new QScrollArea(page);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_show = new QPushButton(tr("Show &me"), page);
    m_write = new QPushButton(tr("Write &it for me"), page);
    m_skip = new QPushButton(tr("S&kip this step"), page);
    auto* const again = new QPushButton(tr("&Restart tutorial"), page);
    again->setToolTip(tr("Restores the original files of the tutorial. You can undo this."));
    auto* const first = new QHBoxLayout;
    first->addWidget(m_show);
    first->addWidget(m_write);
    auto* const second = new QHBoxLayout;
    second->addWidget(m_skip);
    second->addWidget(again);
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_steps, 2);
    layout->addWidget(scroll, 5);
    layout->addLayout(first);
    layout->addLayout(second);
    connect(m_steps, &QListWidget::currentRowChanged, this, &TutorialView::showStep);
    connect(m_show, &QPushButton::clicked, this, [this] {
        const int step = m_steps->currentRow();
        if (step >= 0) {
            emit placeWanted(m_tutorial.steps[static_cast<std::size_t>(step)].place);
        }
    });
    connect(m_write, &QPushButton::clicked, this, &TutorialView::write);
    connect(m_skip, &QPushButton::clicked, this, &TutorialView::skip);
    connect(again, &QPushButton::clicked, this, &TutorialView::restart);
    return page;
}

bool TutorialView::isTutorialOpen() const {
    const AnalysisPtr analysis = m_analyzer.latest();
    return !m_store.folder().isEmpty() && analysis &&
           analysis->model->findScenario(m_tutorial.scenario.toStdString()) != nullptr;
}

QString TutorialView::missing() const {
    if (m_current >= static_cast<int>(m_tutorial.steps.size())) {
        return {};
    }
    const TutorialStep& step = m_tutorial.steps[static_cast<std::size_t>(m_current)];
    return m_current < m_reached ? missingSince(step, state()) : missingIn(step, state());
}

void TutorialView::setCurrent(int step) {
    m_current = std::clamp(step, 0, static_cast<int>(m_tutorial.steps.size()));
    m_reached = m_current;
    m_skipped.clear();
    m_isTakenUp = false;
    m_did.clear();
    refresh();
}

void TutorialView::note(const QString& command) {
    m_did.insert(command);
    look();
}

void TutorialView::skip() {
    const int step = m_current;
    if (step >= static_cast<int>(m_tutorial.steps.size())) {
        return;
    }
    m_skipped.insert(step);
    m_reached = std::max(m_reached, step + 1);
    m_current = step + 1;
    m_did.clear();
    emit currentChanged(m_current);
    look();
    refresh();
}

void TutorialView::restart() {
    std::vector<DocumentEdit> edits;
    const QDir folder(m_templateFolder);
    for (const QString& name : folder.entryList({QStringLiteral("*.xml")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        Document* const document = m_store.find(name);
        // The user has chosen the project name in the manifest, so the manifest stays.
        if (document != nullptr && name != QLatin1String("orrery.xml") && file.open(QIODevice::ReadOnly)) {
            const auto size = static_cast<std::uint32_t>(document->bytes().size());
            edits.push_back({document, {0, size}, file.readAll()});
        }
    }
    m_store.apply(tr("Restart the tutorial"), std::move(edits));
    m_isOldRun = m_sandbox.session() != nullptr || m_sandbox.isBusy();
    m_sandbox.restart();
    setCurrent(0);
    emit currentChanged(0);
}

TutorialState TutorialView::state() const {
    return {m_analyzer.latest().get(), m_isOldRun ? nullptr : m_sandbox.session(), !m_store.hasUnsaved(), m_did,
            m_commandNames};
}

bool TutorialView::write() {
    m_isRenameWaiting = false;
    if (m_current >= static_cast<int>(m_tutorial.steps.size()) || !m_analyzer.latest()) {
        return false;
    }
    m_store.finishTyping();
    const TutorialStep& step = m_tutorial.steps[static_cast<std::size_t>(m_current)];
    return step.rename ? writeRename(step) : writeContent(step);
}

bool TutorialView::writeContent(const TutorialStep& step) {
    std::vector<TutorialText> texts;
    for (const Document* const document : m_store.documents()) {
        if (document->shownPath().endsWith(QLatin1String(".xml"))) {
            texts.push_back({document->shownPath(), document->bytes().toStdString()});
        }
    }
    QString problem;
    const auto written = writeWanted(step.wants, std::move(texts), m_analyzer.latest()->model->vocabulary,
                                     m_current < m_reached, problem);
    if (!written) {
        emit refused(problem);
        return false;
    }
    std::vector<DocumentText> changed;
    for (const TutorialText& text : *written) {
        changed.push_back({text.path, QByteArray::fromStdString(text.text)});
    }
    m_store.files().setTexts(tr("Tutorial: %1").arg(step.title), changed);
    return !changed.empty();
}

bool TutorialView::writeRename(const TutorialStep& step) {
    const AnalysisPtr analysis = m_analyzer.latest();
    for (const Document* const document : m_store.allDocuments()) {
        m_isRenameWaiting = m_isRenameWaiting ||
                            analysis->versions.value(document->shownPath(), document->version()) != document->version();
    }
    if (m_isRenameWaiting || analysis->names->names().empty()) {
        m_isRenameWaiting = true;
        return true;
    }
    const auto name = analysis->names->find({engine::NameKind::objectClass, {}, step.rename->from.toStdString()});
    if (!name) {
        emit refused(tr("There is no class ‘%1’ to rename.").arg(step.rename->from));
        return false;
    }
    const engine::RenamePlan plan = engine::planRename(analysis->project, analysis->model->vocabulary, *analysis->names,
                                                       *name, step.rename->to.toStdString());
    if (!plan.isPossible()) {
        emit refused(plan.refusals.empty() ? tr("There is no class ‘%1’ to rename.").arg(step.rename->from)
                                           : findingText(plan.refusals.front()));
        return false;
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : plan.edits) {
        const QString path = analysis->pathOf(edit.file);
        const bool isTable = analysis->project.sources.files[edit.file.value].isTable;
        edits.push_back({isTable ? m_store.files().openTable(path) : m_store.find(path), edit.span,
                         QByteArray::fromStdString(edit.text)});
    }
    return m_store.apply(tr("Tutorial: %1").arg(step.title), std::move(edits));
}

int TutorialView::findUndone(const TutorialState& state) {
    if (hasFaults(*state.analysis)) {
        return m_current; // the user is still typing, so the content is not well-formed yet
    }
    int undone = m_reached;
    for (int step = m_reached - 1; step >= 0; --step) {
        if (!m_skipped.contains(step) &&
            !missingSince(m_tutorial.steps[static_cast<std::size_t>(step)], state).isEmpty()) {
            if (m_isTakenUp) {
                undone = step;
            } else {
                m_skipped.insert(step);
            }
        }
    }
    m_isTakenUp = true;
    return undone;
}

void TutorialView::look() {
    if (!isTutorialOpen()) {
        m_pages->setCurrentIndex(0);
        return;
    }
    const int before = m_current;
    const AnalysisPtr analysis = m_analyzer.latest(); // keeps the analysis alive, because the state points into it
    m_current = findUndone(state());
    while (m_current == m_reached && m_reached < static_cast<int>(m_tutorial.steps.size()) &&
           missingIn(m_tutorial.steps[static_cast<std::size_t>(m_reached)], state()).isEmpty()) {
        m_current = ++m_reached;
        m_did.clear();
    }
    if (m_current != before) {
        emit currentChanged(m_current);
    }
    if (m_current != before || m_pages->currentIndex() != 1) {
        refresh();
    } else {
        showMissing();
    }
}

void TutorialView::refresh() {
    const bool isOpen = isTutorialOpen();
    m_pages->setCurrentIndex(isOpen ? 1 : 0);
    if (!isOpen) {
        return; // the steps are not visible (P3.4)
    }
    const Theme& theme = themeOf(palette());
    for (int i = 0; i < m_steps->count(); ++i) {
        QListWidgetItem& item = *m_steps->item(i);
        const bool isPast = i < m_current;
        const bool isLocked = i > m_current;
        item.setIcon(isPast     ? icon(QStringLiteral("ok"), theme.good)
                     : isLocked ? icon(QStringLiteral("lock"), theme.dimText)
                                : icon(QStringLiteral("play"), theme.accentText)); // the current step is selected
        item.setFlags(isLocked ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item.setData(Qt::AccessibleTextRole, isPast     ? tr("%1, done").arg(item.text())
                                             : isLocked ? tr("%1, comes later").arg(item.text())
                                                        : tr("%1, to do").arg(item.text()));
    }
    const int shown = std::min(m_current, m_steps->count() - 1);
    if (m_steps->currentRow() == shown) {
        showStep(shown);
    } else {
        m_steps->setCurrentRow(shown);
    }
}

void TutorialView::showStep(int step) {
    const int count = static_cast<int>(m_tutorial.steps.size());
    if (step < 0 || step >= count) {
        m_title->setText(m_tutorial.faults.join(QLatin1Char('\n')));
        return;
    }
    const TutorialStep& shown = m_tutorial.steps[static_cast<std::size_t>(step)];
    const bool isOver = m_current >= count && step == count - 1;
    const bool isNow = step == m_current;
    m_title->setText(QStringLiteral("<h3>%1</h3>").arg(shown.title.toHtmlEscaped()));
    m_text->setText(shown.text);
    m_todo->setText(
        isNow ? QStringLiteral("<b>%1</b>").arg(shown.todo.toHtmlEscaped())
        : isOver
            ? tr("<b>You have finished the tutorial.</b> You wrote a mod, ran it, and asked why its numbers changed. "
                 "The help describes everything else that content can do. The demo project shows many examples.")
            : tr("Done."));
    QString written;
    const AnalysisPtr analysis = m_analyzer.latest();
    for (const TutorialWant& want : shown.wants) {
        const engine::Element root{want.tree.get(), want.tree->root()};
        for (const engine::Element child :
             shown.rename || !analysis ? std::vector<engine::Element>() : root.children()) {
            written += written.isEmpty() ? QString() : QStringLiteral("\n");
            written += QString::fromStdString(wantedXml(child, analysis->model->vocabulary));
        }
    }
    if (shown.rename) {
        written = QStringLiteral("%1 → %2").arg(shown.rename->from, shown.rename->to);
    }
    m_snippet->setPlainText(written);
    m_snippet->setVisible(!written.isEmpty());
    const int lines = static_cast<int>(written.count(QLatin1Char('\n'))) + 1;
    m_snippet->setFixedHeight((lines + 1) * m_snippet->fontMetrics().lineSpacing() + 24);
    m_show->setVisible(isNow);
    m_write->setVisible(isNow && shown.canBeWritten());
    m_skip->setVisible(isNow);
    showMissing();
}

void TutorialView::showMissing() {
    const bool isNow = m_steps->currentRow() == m_current;
    const QString words = isNow ? missing() : QString();
    m_missing->setText(words.isEmpty() ? QString() : tr("Still missing: %1").arg(words));
    m_missing->setVisible(!words.isEmpty());
}

} // namespace orrery::widgets
