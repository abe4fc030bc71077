// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/name_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

#include <utility>

namespace orrery::widgets {

void NameLine::setOffers(FormChoicesPtr offers) {
    if (m_model == nullptr) {
        if (offers->choices().empty()) {
            return;
        }
        m_model = new FormChoiceModel(this);
        connect(
            m_model, &FormChoiceModel::previewsWanted, this, [this] { emit previewsWanted(m_model); },
            Qt::QueuedConnection);
        auto* const search = makeChoiceCompleter(*m_model, this);
        setCompleter(search);
        connect(search, qOverload<const QModelIndex&>(&QCompleter::activated), this, &NameLine::picked,
                Qt::QueuedConnection); // the completer first inserts the text
    }
    m_model->show(std::move(offers));
    completer()->popup()->setMinimumWidth(m_model->listWidth(fontMetrics()));
}

bool NameLine::hasOffers() const {
    return m_model != nullptr && m_model->rowCount() > 0;
}

void NameLine::showAll() {
    completer()->setCompletionPrefix({});
    completer()->complete();
    const QModelIndexList here = completer()->completionModel()->match(completer()->completionModel()->index(0, 0),
                                                                       Qt::EditRole, text(), 1, Qt::MatchExactly);
    if (!text().isEmpty() && !here.isEmpty()) {
        completer()->popup()->setCurrentIndex(here.front());
    }
}

void NameLine::keyPressEvent(QKeyEvent* event) {
    const bool opens = event->key() == Qt::Key_Down && (event->modifiers() & ~Qt::AltModifier) == Qt::NoModifier;
    if (opens && hasOffers() && !isReadOnly()) {
        showAll();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace orrery::widgets
