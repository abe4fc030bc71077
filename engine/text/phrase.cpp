// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/phrase.h"

#include "engine/text/diagnostic.h"

namespace orrery::engine {

Phrase phrase(std::string_view pattern, std::vector<Phrase> args) {
    Phrase made;
    made.m_pattern = pattern;
    made.m_args = std::move(args);
    return made;
}

Phrase Phrase::said(std::string words) {
    Phrase made(std::move(words));
    made.m_isOfProgram = true;
    return made;
}

std::string Phrase::english() const {
    if (m_pattern.empty()) {
        return m_words;
    }
    std::vector<std::string> args;
    args.reserve(m_args.size());
    for (const Phrase& arg : m_args) {
        args.push_back(arg.english());
    }
    return formatMessage(m_pattern, args);
}

} // namespace orrery::engine
