// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_filter.h"

#include "widgets/form/line_sentence.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns whether two lines have the same text for the filter.
bool readsSame(const FormLine& a, const FormLine& b) {
    const auto isSame = [](const FormField& one, const FormField& other) {
        return one.spec.name == other.spec.name && one.text == other.text && one.isGiven == other.isGiven &&
               one.mayFold() == other.mayFold();
    };
    return a.tag == b.tag && a.sentence == b.sentence && a.label == b.label && a.path.back().id == b.path.back().id &&
           std::ranges::equal(a.fields, b.fields, isSame);
}

} // namespace

QString wordsOf(const FormLine& line, FormChoices& choices) {
    return sentenceText(line, [&](const FormField& field) {
        const QString written = QString::fromStdString(field.isGiven ? field.text : std::string(field.spec.fallback));
        const FormChoicesPtr list = field.isExpression ? nullptr : choices.of(field.spec);
        return list ? list->shown(written) : written.left(40);
    });
}

void FormFilter::setWords(const QString& words) {
    m_words = words.trimmed();
    m_kept.clear();
    if (!isOn()) {
        m_texts.clear();
        m_next = 0;
        m_isReady = false;
    }
}

void FormFilter::exchange(const std::vector<FormLine>& before, const std::vector<FormLine>& now) {
    if (m_texts.empty()) {
        return;
    }
    m_texts.resize(before.size());
    std::vector<Text> texts(now.size());
    const std::size_t most = std::min(before.size(), now.size());
    std::size_t front = 0;
    for (; front < most && readsSame(before[front], now[front]); ++front) {
        texts[front] = std::move(m_texts[front]);
    }
    std::size_t back = 0;
    for (; back < most - front && readsSame(before[before.size() - 1 - back], now[now.size() - 1 - back]); ++back) {
        texts[now.size() - 1 - back] = std::move(m_texts[before.size() - 1 - back]);
    }
    if (before.size() == now.size()) { // a line between them mostly stays, too
        for (std::size_t i = front; i < now.size() - back; ++i) {
            const bool isSame = readsSame(before[i], now[i]);
            texts[i] = {std::move(m_texts[i].text), m_texts[i].isPresent && isSame};
        }
    }
    m_texts = std::move(texts);
    m_next = 0;
}

void FormFilter::forget(std::size_t line) {
    if (line < m_texts.size()) {
        m_texts[line].isPresent = false;
        m_next = std::min(m_next, line);
    }
}

bool FormFilter::read(const std::vector<FormLine>& lines, std::size_t most) {
    if (!isOn()) {
        return true;
    }
    m_texts.resize(lines.size());
    for (; m_next < lines.size(); ++m_next) {
        Text& one = m_texts[m_next];
        if (one.isPresent) {
            continue;
        }
        if (most-- == 0) {
            return false;
        }
        const FormLine& line = lines[m_next];
        one = {wordsOf(line, m_choices) + QLatin1Char('\n') + QString::fromStdString(line.tag) + QLatin1Char('\n') +
                   QString::fromStdString(line.path.back().id),
               true};
    }
    m_isReady = true;
    return true;
}

bool FormFilter::matches(const std::vector<FormLine>& lines, std::size_t line) const {
    const bool isKept = !m_kept.empty() && lines[line].path == m_kept;
    return isKept || (line < m_texts.size() && m_texts[line].text.contains(m_words, Qt::CaseInsensitive));
}

} // namespace orrery::widgets
