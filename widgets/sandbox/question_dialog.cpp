// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/question_dialog.h"

#include "widgets/draft/draft_dialog.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace orrery::widgets {

using engine::Question;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("orrery::widgets", text);
}

QString headline(const Question& question, const engine::View& view) {
    const QString decider = question.decider == engine::noRow ? tr("Nobody") : shownName(view, question.decider);
    const QString turn = QString::number(question.turn);
    return question.kind == Question::Kind::reaction
               ? tr("%1 may react in the step to turn %2. Choose a response or pass.").arg(decider, turn)
               : tr("Several responses happen at once in the step to turn %1. %2 chooses the next one.")
                     .arg(turn, decider);
}

} // namespace

void askQuestion(Sandbox& sandbox, QWidget* parent) {
    const engine::Session* const session = sandbox.session();
    if (session == nullptr || !session->question()) {
        return;
    }
    const Question question = *session->question();
    DraftDialog dialog(QStringLiteral("question/%1").arg(question.identity), DraftScope::project, parent);
    dialog.setWindowTitle(question.kind == Question::Kind::reaction ? tr("Reaction") : tr("Order of responses"));
    auto* const text = new QLabel(headline(question, session->state().view()), &dialog);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    auto* const list = new QListWidget(&dialog);
    for (const engine::Phrase& contender : question.texts) {
        list->addItem(engineText(contender));
    }
    list->setAccessibleName(tr("Responses"));
    list->setWordWrap(true);
    list->setCurrentRow(0);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    buttons
        ->addButton(question.kind == Question::Kind::reaction ? tr("Choose") : tr("Run next"),
                    QDialogButtonBox::AcceptRole)
        ->setDefault(true);
    bool passes = false;
    if (question.kind == Question::Kind::reaction) {
        QPushButton* const pass = buttons->addButton(tr("Pass"), QDialogButtonBox::DestructiveRole);
        QObject::connect(pass, &QPushButton::clicked, &dialog, [&dialog, &passes] {
            passes = true;
            dialog.accept();
        });
    }
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(text);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    dialog.resize(460, 300);
    list->setFocus();
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    // A new run, after an edit of content, no longer needs this decision.
    QObject::connect(&sandbox, &Sandbox::changed, &dialog, [&sandbox, &dialog, &question] {
        const engine::Session* const now = sandbox.session();
        if (now != nullptr && !(now->question() && now->question()->identity == question.identity)) {
            dialog.abandon();
        }
    });
    dialog.addField(QStringLiteral("answer"), *list);
    dialog.beginDraft();
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    sandbox.answer(passes || list->currentRow() < 0 ? std::nullopt
                                                    : std::optional(static_cast<std::uint32_t>(list->currentRow())));
}

} // namespace orrery::widgets
