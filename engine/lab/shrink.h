// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/shrink_parts.h"
#include "engine/trace/preview.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

namespace orrery::engine {

/// The progress of shrinking.
struct ShrinkProgress {
    std::size_t runs = 0;                                                        ///< runs so far
    std::array<std::size_t, static_cast<std::size_t>(PartKind::count_)> parts{}; ///< parts that remain, by kind
};

/// The content to make small, and the fact that it must still show.
struct ShrinkRequest {
    std::vector<const ParsedProject*> versions{}; ///< one version, or two to compare; they outlive the work
    RowTables rows;
    /// Plays the content, and returns whether it still shows the fact. The content has no new errors.
    std::function<bool(std::span<const TriedContent>)> shows{};
    std::vector<Location> kept{}; ///< places in the last version whose parts stay, with the parts around them
    std::size_t mostRuns = 3'000;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const ShrinkProgress&)> tell{}; ///< called after each run
};

/// The result of shrinking.
struct ShrunkContent {
    std::vector<TriedContent> versions{}; ///< the small content, by version
    std::size_t runs = 0;
    bool isStopped = false;
    bool isAtLimit = false; ///< `mostRuns` ended the work
};

/// Makes content small that shows a fact (I4.23). Removes parts, kind by kind: many together first, then fewer, down to
/// single ones (delta debugging; Zeller and Hildebrandt, 2002). If content lacks a removed part, the places that refer
/// to it are removed, too. Lowers turns. Repeats all this until nothing more can be removed. The same request gives the
/// same result.
class Shrinker {
public:
    explicit Shrinker(ShrinkRequest request);
    /// @pre the content shows the fact
    ShrunkContent run();

private:
    /// A smaller content.
    struct Candidate {
        std::vector<bool> removed;          ///< by part
        std::vector<std::uint32_t> numbers; ///< by number
        friend auto operator<=>(const Candidate&, const Candidate&) = default;
    };
    using Errors = std::set<std::tuple<FileId, std::uint32_t, std::string_view>>; ///< file, place and code

    bool isOver() const;
    bool isRemoved(const Candidate& candidate, std::uint32_t part) const;
    std::vector<TextEdit> editsOf(const Candidate& candidate, std::size_t version) const;
    std::vector<TriedContent> contentOf(const Candidate& candidate);
    Errors errorsOf(const Candidate& candidate, std::span<const TriedContent> content, std::size_t version) const;
    std::optional<std::size_t> removeReferring(Candidate& candidate, std::span<const TriedContent> content) const;
    bool tryContent(Candidate candidate);
    bool removeParts(PartKind kind);
    bool shiftTurns();
    bool lowerNumbers();
    ShrinkProgress progress() const;
    std::vector<TriedContent> withoutEmptyFiles(std::vector<TriedContent> content);

    ShrinkRequest m_request;
    ShrinkParts m_parts;
    std::vector<bool> m_isKept; ///< by part
    std::vector<CheckMemory> m_memories;
    std::vector<Errors> m_errors{}; ///< errors of the whole content, by version
    Candidate m_best;
    std::set<Candidate> m_rejected;
    std::size_t m_runs = 0;
};

} // namespace orrery::engine
