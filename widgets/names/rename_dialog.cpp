// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/rename_dialog.h"

#include "engine/assist/silence.h"
#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/names/usages_model.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {

/// Returns the part of the name that a rename replaces. For a sub-scope, returns the last part of its id.
QString presentName(const engine::NameKey& key) {
    const QString id = QString::fromStdString(key.id);
    return key.kind == engine::NameKind::scope ? id.section(QLatin1Char('.'), -1) : id;
}

QString draftName(const engine::NameKey& key) {
    return QStringLiteral("rename/%1/%2/%3")
        .arg(QString::number(static_cast<int>(key.kind)), QString::fromStdString(key.owner),
             QString::fromStdString(key.id));
}

} // namespace

RenameDialog::RenameDialog(AnalysisPtr analysis, engine::NameId name, QWidget* parent)
    : DraftDialog(draftName(analysis->names->key(name)), DraftScope::project, parent), m_analysis(std::move(analysis)),
      m_name(name), m_line(new QLineEdit(this)), m_preview(new QTreeWidget(this)), m_note(new QLabel(this)),
      m_verdict(new QLabel(this)), m_accept(nullptr) {
    const engine::NameKey& key = m_analysis->names->key(m_name);
    setWindowTitle(tr("Rename %1 ‘%2’").arg(nameKindText(key.kind), presentName(key)));
    m_line->setText(presentName(key));
    m_line->selectAll();
    m_preview->setColumnCount(2);
    m_preview->setUniformRowHeights(false);
    m_preview->setAccessibleName(tr("Preview of the changes"));
    m_preview->header()->setStretchLastSection(true);
    m_note->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("&Rename"), QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    auto* const form = new QFormLayout;
    form->addRow(tr("New &name:"), m_line);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_verdict);
    layout->addWidget(buttons);
    resize(760, 480);
    connect(m_line, &QLineEdit::textChanged, this, &RenameDialog::replan);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (canAccept()) {
            accept();
        }
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    replan();
    addField(QStringLiteral("name"), *m_line);
    beginDraft();
}

QString RenameDialog::newName() const {
    return m_line->text().trimmed();
}

QString RenameDialog::verdict() const {
    return m_verdict->text();
}

bool RenameDialog::canAccept() const {
    return m_plan.isPossible() && m_triedWell == newName();
}

void RenameDialog::replan() {
    m_plan = engine::planRename(m_analysis->project, m_analysis->model->vocabulary, *m_analysis->names, m_name,
                                newName().toStdString());
    showPlan();
    if (m_plan.isPossible()) {
        startTrial();
    }
    showVerdict(m_plan.refusals);
}

/// Starts a trial. Only one trial runs at a time. If the user types another name meanwhile, its trial runs next.
void RenameDialog::startTrial() {
    if (m_isTrying) {
        return;
    }
    m_isTrying = true;
    inBackground([analysis = m_analysis, plan = m_plan, name = newName(), dialog = QPointer<RenameDialog>(this)] {
        std::vector<engine::Diagnostic> before = analysis->diagnostics;
        for (const engine::SilencedFinding& silenced : analysis->silenced->all) {
            before.push_back(silenced.diagnostic);
        }
        auto refusals = engine::tryRename(analysis->project, engine::shippedRows(), *analysis->names, before, plan);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [dialog, name, refusals = std::move(refusals)] {
                if (dialog != nullptr) {
                    dialog->takeTrial(name, refusals);
                }
            },
            Qt::QueuedConnection);
    });
}

void RenameDialog::takeTrial(const QString& tried, const std::vector<engine::Diagnostic>& refusals) {
    m_isTrying = false;
    if (tried != newName()) {
        replan();
        return;
    }
    if (refusals.empty()) {
        m_triedWell = tried;
    }
    showVerdict(refusals);
    emit this->tried();
}

/// Shows the edits. If there are no edits, shows the present places of the name.
void RenameDialog::showPlan() {
    m_preview->clear();
    QTreeWidgetItem* file = nullptr;
    engine::FileId last;
    int shown = 0;
    const auto show = [&](engine::FileId of, engine::Span span, const std::string* written) {
        constexpr int most = 2000; // enough for a preview; more rows would block the window
        if (++shown > most) {
            return;
        }
        const engine::SourceText& text = *m_analysis->project.sources.files[of.value].text;
        if (file == nullptr || of != last) {
            file = new QTreeWidgetItem(m_preview, {QString::fromStdString(text.path())});
            file->setFirstColumnSpanned(true);
            last = of;
        }
        const LineOfText line = lineAt(text, span);
        auto* const item = new QTreeWidgetItem(file, {QString::number(text.position(span.begin).line), line.text});
        item->setTextAlignment(0, Qt::AlignRight | Qt::AlignTop);
        if (written != nullptr) {
            const QString after =
                line.text.left(line.begin) + QString::fromStdString(*written) + line.text.mid(line.end);
            item->setText(1, line.text + QLatin1Char('\n') + after);
            item->setData(1, Qt::AccessibleTextRole, tr("%1 becomes %2").arg(line.text, after));
        }
    };
    for (const engine::TextEdit& edit : m_plan.edits) {
        show(edit.file, edit.span, &edit.text);
    }
    if (m_plan.edits.empty()) {
        for (const std::uint32_t place : m_analysis->names->placesOf(m_name)) {
            const engine::NamePlace& at = m_analysis->names->places()[place];
            show(at.where.file, at.where.span, nullptr);
        }
    }
    m_preview->setHeaderLabels({tr("Line"), m_plan.edits.empty() ? tr("Current text") : tr("Before and after")});
    m_preview->expandAll();
    m_preview->resizeColumnToContents(0);
    QStringList notes{m_plan.edits.empty() ? tr("References: %1.").arg(shown) : tr("Changes: %1.").arg(shown)};
    if (!m_plan.strings.empty()) {
        notes << tr("The texts with its name and description are renamed too.");
    }
    if (m_plan.unreadable > 0) {
        notes << tr("XML errors in the project: %1. Content after an error may keep the old name.")
                     .arg(m_plan.unreadable);
    }
    m_note->setText(notes.join(QLatin1Char(' ')));
}

void RenameDialog::showVerdict(const std::vector<engine::Diagnostic>& refusals) {
    m_accept->setEnabled(canAccept());
    if (newName() == presentName(m_analysis->names->key(m_name))) {
        m_verdict->setText(tr("Type another name to preview the changes."));
    } else if (!refusals.empty()) {
        const engine::Diagnostic& first = refusals.front();
        const QString place = QString::fromStdString(m_analysis->project.placeText(first.where));
        const QString advice = adviceText(first);
        const QString message = engineText(first.sentence()); // within a sentence
        m_verdict->setText(place.isEmpty() ? tr("Cannot rename: %1. %2").arg(message, advice)
                                           : tr("Cannot rename: %1 (%2). %3").arg(message, place, advice));
    } else if (m_isTrying && !canAccept()) {
        m_verdict->setText(tr("Checking for side effects…"));
    } else {
        m_verdict->setText(tr("No side effects: all other content keeps its meaning."));
    }
}

} // namespace orrery::widgets
