// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/why_not/miss_panel.h"

#include "engine/lab/miss_words.h"
#include "widgets/words/engine_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

namespace {

/// Returns a sentence that begins with a capital letter.
QString capitalised(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

/// Returns the sentences about everything else that changes, as one text.
QString consequencesText(const engine::Miss& miss) {
    std::vector<engine::Phrase> words = engine::consequenceWords(miss.consequences);
    if (engine::Phrase lasting = engine::lastingWords(miss); !lasting.empty()) {
        words.push_back(std::move(lasting));
    }
    return capitalised(engineText(engine::joined(words, "{0}; {1}")));
}

} // namespace

MissPanel::MissPanel(MissSearch& search, QWidget* parent)
    : QWidget(parent), m_search(search), m_note(new QLabel(this)), m_layout(new QVBoxLayout(this)) {
    setAccessibleName(tr("Nearest change"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::RichText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->setContentsMargins({});
    m_layout->addWidget(m_note);
    connect(&m_search, &MissSearch::changed, this, &MissPanel::refresh);
    refresh();
}

QString MissPanel::text() const {
    QStringList lines;
    const auto add = [&](const QLabel& label) {
        if (!label.isHidden()) {
            lines << QTextDocumentFragment::fromHtml(label.text()).toPlainText();
        }
    };
    for (const Line& line : m_lines) {
        if (!line.whole->isHidden()) {
            add(*line.words);
        }
    }
    add(*m_note);
    return lines.join('\n');
}

void MissPanel::refresh() {
    const auto& answer = m_search.answer();
    const MissSearch::State state = m_search.state();
    const std::size_t count = answer ? answer->misses.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        fill(line(i), *answer, i);
    }
    for (std::size_t i = count; i < m_lines.size(); ++i) {
        m_lines[i].whole->hide();
    }
    QString note;
    if (state == MissSearch::State::waiting) {
        note = tr("The nearest change follows when the content is checked and has no errors.");
    } else if (state == MissSearch::State::searching) {
        note = count == 0 ? tr("Looking for the nearest change…") : tr("Looking for an even nearer change…");
    } else if (answer) {
        const QString words = engineText(engine::outcomeWords(*answer)).toHtmlEscaped();
        note = answer->outcome == engine::MissOutcome::none
                   ? tr("<b>Nearest change:</b> there is none. %1").arg(capitalised(words))
               : answer->outcome == engine::MissOutcome::cut
                   ? tr("<b>Nearest change:</b> not found. %1").arg(capitalised(words))
               : answer->outcome == engine::MissOutcome::acts ? QString()
                                                              : capitalised(words);
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setVisible(state != MissSearch::State::none && (count > 0 || !note.isEmpty()));
}

MissPanel::Line& MissPanel::line(std::size_t index) {
    if (index < m_lines.size()) {
        return m_lines[index];
    }
    Line made{new QWidget(this)};
    made.words = new QLabel(made.whole);
    made.words->setObjectName(QStringLiteral("words"));
    made.words->setWordWrap(true);
    made.words->setTextFormat(Qt::RichText);
    made.words->setTextInteractionFlags(Qt::TextBrowserInteraction);
    made.words->setFocusPolicy(Qt::StrongFocus); // the links open the XML
    made.apply = new QPushButton(tr("Apply as edit"), made.whole);
    made.tryOut = new QPushButton(tr("Try as what-if"), made.whole);
    auto* const row = new QHBoxLayout(made.whole);
    row->setContentsMargins({});
    row->addWidget(made.words, 1);
    row->addWidget(made.apply, 0, Qt::AlignTop);
    row->addWidget(made.tryOut, 0, Qt::AlignTop);
    m_layout->insertWidget(static_cast<int>(index), made.whole);
    setTabOrder(m_lines.empty() ? static_cast<QWidget*>(m_note) : m_lines.back().tryOut, made.words);
    setTabOrder(made.words, made.apply);
    setTabOrder(made.apply, made.tryOut);
    connect(made.words, &QLabel::linkActivated, this, [this, index](const QString& link) {
        const std::size_t change = link.toUInt();
        const auto& answer = m_search.answer();
        if (answer && index < answer->misses.size() && change < answer->misses[index].changes.size()) {
            emit placeWanted(answer->misses[index].changes[change].where);
        }
    });
    connect(made.apply, &QPushButton::clicked, this, [this, index] { apply(index); });
    connect(made.tryOut, &QPushButton::clicked, this, [this, index] { tryOut(index); });
    return m_lines.emplace_back(made);
}

void MissPanel::fill(Line& line, const engine::NearestMiss& answer, std::size_t index) {
    const engine::Miss& miss = answer.misses[index];
    std::vector<engine::Phrase> links;
    std::vector<engine::Phrase> sentences;
    for (std::size_t i = 0; i < miss.changes.size(); ++i) {
        const QString words = engineText(miss.changes[i].sentence);
        links.emplace_back(QStringLiteral("<a href=\"%1\">%2</a>").arg(i).arg(words.toHtmlEscaped()).toStdString());
        sentences.push_back(miss.changes[i].sentence);
    }
    const QString title = capitalised(engineText(engine::missTitle(answer, index)));
    const QString plain = engineText(engine::joined(sentences, "{0}; {1}"));
    line.words->setText(tr("<b>%1:</b> %2<br>%3")
                            .arg(title.toHtmlEscaped(), engineText(engine::joined(links, "{0}; {1}")),
                                 consequencesText(miss).toHtmlEscaped()));
    line.words->setAccessibleName(tr("%1: %2").arg(title, plain));
    line.apply->setVisible(miss.isEdit());
    line.apply->setToolTip(tr("Makes this change in the content: %1").arg(plain));
    line.apply->setAccessibleDescription(line.apply->toolTip());
    line.tryOut->setVisible(miss.isWhatIf());
    line.tryOut->setToolTip(tr("Plays the turn with this change, in a what-if: %1").arg(plain));
    line.tryOut->setAccessibleDescription(line.tryOut->toolTip());
    line.whole->show();
}

void MissPanel::apply(std::size_t index) {
    const auto& answer = m_search.answer();
    if (!answer || index >= answer->misses.size() || m_search.analysis() == nullptr) {
        return;
    }
    std::vector<engine::TextEdit> edits;
    for (const engine::MissChange& change : answer->misses[index].changes) {
        edits.insert(edits.end(), change.edits.begin(), change.edits.end());
    }
    emit editWanted(tr("Apply the nearest change"), m_search.analysis(), edits);
}

void MissPanel::tryOut(std::size_t index) {
    if (const auto& answer = m_search.answer(); answer && index < answer->misses.size()) {
        emit whatIfWanted(answer->misses[index].changes);
    }
}

} // namespace orrery::widgets
