// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_details.h"

#include "widgets/form/name_line.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

FormDetails::FormDetails(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_about(new QLabel), m_notes(new QLabel), m_help(new QLabel(this)),
      m_page(new QWidget), m_layout(new QVBoxLayout(m_page)) {
    setAccessibleName(tr("Details"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* const label : {m_title, m_about, m_notes, m_help}) {
        label->setWordWrap(true);
        label->setTextFormat(label == m_help ? Qt::RichText : Qt::PlainText);
    }
    m_layout->setContentsMargins(10, 8, 10, 8);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_about);
    m_layout->addWidget(m_notes);
    m_layout->addStretch(1);
    m_help->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_help->setContentsMargins(10, 4, 10, 6);
    m_help->setMinimumHeight(fontMetrics().lineSpacing() * 3 + 10);
    m_help->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* const scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("Details of the selected line"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_page);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_help);
    setNotes({}, std::nullopt);
}

FormFieldView* FormDetails::field(const QString& attribute) const {
    const auto found = std::ranges::find(m_fields, attribute, &FormFieldView::attribute);
    return found == m_fields.end() ? nullptr : *found;
}

QString FormDetails::title() const {
    return m_title->text();
}

QString FormDetails::notes() const {
    return m_notes->text();
}

QString FormDetails::help() const {
    return m_help->text();
}

bool FormDetails::hasFieldsOf(const FormLine& line) const {
    return !m_fields.empty() && Form::hasSameShape(m_line, line) && leadsSameWay(m_line.path, line.path);
}

void FormDetails::showLine(const FormLine* line, const FormSurroundings& surroundings, bool isStale) {
    if (line == nullptr) {
        m_title->clear();
        m_about->setText(tr("Select a line to see its details."));
        clear();
        return;
    }
    m_title->setText(engineText(line->label));
    m_about->setText(engineText(line->help));
    if (hasFieldsOf(*line)) {
        for (std::size_t i = 0; i < std::min(m_fields.size(), line->fields.size()); ++i) {
            m_fields[i]->showField(line->fields[i], surroundings);
        }
    } else if (std::ranges::any_of(m_fields, &FormFieldView::isTyping) && leadsSameWay(m_line.path, line->path)) {
        return; // new fields wait for the end of the typing
    } else {
        rebuild(*line, surroundings);
    }
    m_line = *line;
    for (FormFieldView* const field : m_fields) {
        field->setFrozen(line->isBroken);
        field->setStale(isStale);
    }
}

void FormDetails::rebuild(const FormLine& line, const FormSurroundings& surroundings) {
    const auto focused = std::ranges::find_if(
        m_fields, [](const FormFieldView* field) { return field->isAncestorOf(field->window()->focusWidget()); });
    const QString attribute = focused != m_fields.end() ? (*focused)->attribute() : QString();
    const bool hadFocus = focused != m_fields.end() && leadsSameWay(m_line.path, line.path);
    clear();
    const QString label = engineText(line.label);
    QWidget* before = nullptr;
    for (const FormField& field : line.fields) {
        auto* const view = new FormFieldView(field, label, surroundings, FormFieldLook::captioned, m_page);
        view->setFixedHeight(formFieldHeight(*view));
        m_layout->insertWidget(m_layout->count() - 1, view);
        m_fields.push_back(view);
        emit fieldMade(view);
        QWidget& editor = view->editor();
        if (QLineEdit* const edit = view->line(); edit != nullptr) {
            edit->setAcceptDrops(false); // a form drops an element only between its lines
        }
        if (before != nullptr) {
            setTabOrder(before, &editor);
        }
        before = &editor;
        view->show();
    }
    if (FormFieldView* const again = hadFocus ? field(attribute) : nullptr) {
        again->editor().setFocus(Qt::OtherFocusReason);
    }
}

void FormDetails::clear() {
    const std::vector<FormFieldView*> leaving = std::exchange(m_fields, {});
    for (FormFieldView* const field : leaving) {
        emit fieldLeaving(field);
    }
    // A hidden field would pass the focus to the next one.
    if (isAncestorOf(window()->focusWidget())) {
        setFocus(Qt::OtherFocusReason);
    }
    for (FormFieldView* const field : leaving) {
        field->hide();
        m_layout->removeWidget(field);
        field->deleteLater(); // the caller can be one of the field's own signals
    }
}

void FormDetails::setNotes(const QString& notes, std::optional<engine::Severity> worst) {
    m_worst = worst;
    m_notes->setText(notes);
    m_notes->setVisible(!notes.isEmpty());
    colourNotes();
}

/// Colours the notes by their severity, in the present theme.
void FormDetails::colourNotes() {
    const Theme& theme = themeOf(palette());
    QPalette own = m_notes->palette();
    own.setColor(QPalette::WindowText, severityColour(m_worst.value_or(engine::Severity::error), theme));
    m_notes->setPalette(own);
}

void FormDetails::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colourNotes();
    }
}

void FormDetails::showHelpOf(FormFieldView* field) {
    QString words;
    if (field != nullptr) {
        words = QStringLiteral("<b>%1</b> — %2").arg(field->caption().toHtmlEscaped(), field->help().toHtmlEscaped());
        if (const auto* const names = qobject_cast<NameLine*>(field->line()); names != nullptr && names->hasOffers()) {
            words += QLatin1Char(' ') + tr("Press Down to list the choices.").toHtmlEscaped();
        }
        if (const QString status = field->status(); !status.isEmpty()) {
            words += QStringLiteral("<br>") + status.toHtmlEscaped();
        }
    }
    m_help->setText(words);
    m_help->setVisible(!words.isEmpty());
}

} // namespace orrery::widgets
