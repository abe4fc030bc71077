// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/base/analysis.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace orrery::widgets {

/// A value or an element that the user can choose: the edits that choosing it would make.
struct PreviewCandidate {
    std::vector<engine::TextEdit> edits{}; ///< edits of one file; empty: no preview
    std::uint32_t place = 0;               ///< offset inside the tag of the affected element, after the edits
};

/// Candidates of one list, for which a view wants to show what they would match or change (I4.25).
struct PreviewRequest {
    AnalysisPtr analysis; ///< analysis of the text to which the edits refer
    std::vector<PreviewCandidate> candidates{};
    /// Receives each preview on the GUI thread: the index of its candidate, a few words ("20 → 3") and a sentence.
    std::function<void(std::size_t candidate, const QString& words, const QString& sentence)> show;
};

/// The previews that a list has received so far, by the index of their candidate.
class ShownPreviews {
public:
    /// A few words beside the candidate, and a sentence.
    struct Texts {
        QString words{};
        QString sentence{};
    };

    void set(std::size_t candidate, const QString& words, const QString& sentence) {
        m_texts[candidate] = {words, sentence};
    }
    /// Returns the preview of a candidate; null: none yet.
    const Texts* find(std::size_t candidate) const {
        const auto found = m_texts.find(candidate);
        return found == m_texts.end() ? nullptr : &found->second;
    }
    void clear() { m_texts.clear(); }

private:
    std::map<std::size_t, Texts> m_texts;
};

} // namespace orrery::widgets
