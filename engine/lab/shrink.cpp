// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink.h"

#include "engine/lab/shrink_project.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace orrery::engine {

namespace {

constexpr int mostRepairs = 12; ///< times that one trial removes places that refer to removed parts

/// Returns the place in the text before the edits of an offset after them. @param edits edits of one file, sorted
std::uint32_t offsetBefore(std::span<const TextEdit> edits, std::uint32_t offset) {
    std::int64_t moved = 0; // place after the edits - place before them
    std::uint32_t end = 0;
    for (const TextEdit& edit : edits) {
        if (edit.span.begin < end) {
            continue; // applyEdits() skips it
        }
        end = edit.span.end;
        if (static_cast<std::int64_t>(edit.span.begin) + moved > offset) {
            break;
        }
        const auto size = static_cast<std::int64_t>(edit.text.size());
        if (static_cast<std::int64_t>(edit.span.begin) + moved + size > offset) {
            return edit.span.begin;
        }
        moved += size - static_cast<std::int64_t>(edit.span.size());
    }
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(offset) - moved);
}

} // namespace

Shrinker::Shrinker(ShrinkRequest request)
    : m_request(std::move(request)), m_parts(m_request.versions), m_isKept(m_parts.all().size()),
      m_memories(m_request.versions.size()) {
    for (const Location where : m_request.kept) {
        for (std::uint32_t part = m_parts.innermost(m_request.versions.size() - 1, where); part != noPart;
             part = m_parts.all()[part].parent) {
            m_isKept[part] = true;
        }
    }
    m_best.removed.resize(m_parts.all().size());
    for (const ShrinkNumber& number : m_parts.numbers()) {
        m_best.numbers.push_back(number.value);
    }
}

bool Shrinker::isOver() const {
    return m_runs >= m_request.mostRuns || (m_request.stop != nullptr && m_request.stop->load());
}

bool Shrinker::isRemoved(const Candidate& candidate, std::uint32_t part) const {
    for (; part != noPart; part = m_parts.all()[part].parent) {
        if (candidate.removed[part]) {
            return true;
        }
    }
    return false;
}

/// Returns the edits of a version, sorted by their place. Comments are removed in any case.
std::vector<TextEdit> Shrinker::editsOf(const Candidate& candidate, std::size_t version) const {
    const ParsedProject& project = *m_request.versions[version];
    std::vector<TextEdit> edits;
    const auto remove = [&](const XmlTree& tree, Span span) {
        const Location place = removedPlace(tree, span);
        edits.push_back({place.file, place.span, {}});
    };
    for (std::uint32_t part = 0; part < candidate.removed.size(); ++part) {
        const Location where = m_parts.all()[part].where[version];
        if (candidate.removed[part] && where.file.isValid()) {
            remove(*project.trees[where.file.value], where.span);
        }
    }
    for (std::size_t i = 0; i < candidate.numbers.size(); ++i) {
        const ShrinkNumber& number = m_parts.numbers()[i];
        if (candidate.numbers[i] != number.value && number.where[version].file.isValid()) {
            const Location where = number.where[version];
            edits.push_back({where.file, where.span, std::to_string(candidate.numbers[i])});
        }
    }
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        if (!project.sources.files[file].isShipped) {
            for (const std::uint32_t comment : project.trees[file]->comments()) {
                remove(*project.trees[file], project.trees[file]->span(comment));
            }
        }
    }
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) {
        return std::tuple(edit.file.value, edit.span.begin, ~edit.span.end); // the largest of those at one place first
    });
    return edits;
}

std::vector<TriedContent> Shrinker::contentOf(const Candidate& candidate) {
    std::vector<TriedContent> content;
    for (std::size_t version = 0; version < m_request.versions.size(); ++version) {
        content.push_back(
            tryEdits(*m_request.versions[version], editsOf(candidate, version), m_request.rows, m_memories[version]));
    }
    return content;
}

/// Returns the errors of a version, at their places in the text before the edits.
Shrinker::Errors Shrinker::errorsOf(const Candidate& candidate, std::span<const TriedContent> content,
                                    std::size_t version) const {
    Errors errors;
    const std::vector<TextEdit> edits = editsOf(candidate, version);
    for (const Diagnostic& one : content[version].diagnostics) {
        if (one.severity() == Severity::error) {
            const auto ofFile = std::ranges::equal_range(edits, one.where.file.value, {},
                                                         [](const TextEdit& edit) { return edit.file.value; });
            const std::uint32_t offset = offsetBefore({ofFile.begin(), ofFile.end()}, one.where.span.begin);
            errors.emplace(one.where.file, offset, one.code());
        }
    }
    return errors;
}

/// Removes the parts with an error that the whole content does not have: they refer to removed parts.
/// @return nullopt if such a part must stay, or the number of errors
std::optional<std::size_t> Shrinker::removeReferring(Candidate& candidate,
                                                     std::span<const TriedContent> content) const {
    const Candidate before = candidate;
    std::size_t count = 0;
    for (std::size_t version = 0; version < content.size(); ++version) {
        for (const auto& error : errorsOf(before, content, version)) {
            if (m_errors[version].contains(error)) {
                continue;
            }
            const auto& [file, offset, code] = error;
            std::uint32_t part = m_parts.innermost(version, {file, {offset, offset + 1}});
            while (part != noPart && isRemoved(before, part)) {
                part = m_parts.all()[part].parent;
            }
            if (part == noPart || m_isKept[part]) {
                return std::nullopt;
            }
            candidate.removed[part] = true;
            ++count;
        }
    }
    return count;
}

/// Plays a candidate, and keeps it if it shows the fact.
bool Shrinker::tryContent(Candidate candidate) {
    for (int repairs = 0; repairs < mostRepairs && !isOver(); ++repairs) {
        if (candidate == m_best || m_rejected.contains(candidate)) {
            return false;
        }
        const std::vector<TriedContent> content = contentOf(candidate);
        Candidate repaired = candidate;
        const auto errors = removeReferring(repaired, content);
        if (errors == 0) {
            ++m_runs;
            const bool isShown = m_request.shows(content);
            if (isShown) {
                m_best = std::move(candidate);
            } else {
                m_rejected.insert(std::move(candidate));
            }
            if (m_request.tell) {
                m_request.tell(progress());
            }
            return isShown;
        }
        m_rejected.insert(std::move(candidate));
        if (!errors) {
            return false;
        }
        candidate = std::move(repaired);
    }
    return false;
}

/// Removes parts of a kind: all together, then halves of them, down to single ones. Returns whether it removed any.
bool Shrinker::removeParts(PartKind kind) {
    std::vector<std::uint32_t> parts;
    const auto isThere = [&](std::uint32_t part) { return !m_isKept[part] && !isRemoved(m_best, part); };
    for (std::uint32_t part = 0; part < m_parts.all().size(); ++part) {
        if (m_parts.all()[part].kind == kind && isThere(part)) {
            parts.push_back(part);
        }
    }
    bool isAnyRemoved = false;
    for (std::size_t size = parts.size(); size > 0 && !isOver(); size = size == 1 ? 0 : (size + 1) / 2) {
        for (std::size_t at = 0; at < parts.size() && !isOver();) {
            const std::size_t end = std::min(at + size, parts.size());
            Candidate candidate = m_best;
            for (std::size_t i = at; i < end; ++i) {
                candidate.removed[parts[i]] = true;
            }
            if (tryContent(std::move(candidate))) {
                isAnyRemoved = true;
                const std::size_t before = static_cast<std::size_t>(
                    std::count_if(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(at), isThere));
                std::erase_if(parts, [&](std::uint32_t part) { return !isThere(part); });
                at = before;
            } else {
                at = end;
            }
        }
        size = std::min(size, parts.size());
    }
    return isAnyRemoved;
}

/// Lowers all turns by the same number, the largest possible one first.
bool Shrinker::shiftTurns() {
    const auto isShifted = [&](std::size_t i) {
        return m_parts.numbers()[i].isTurn && !isRemoved(m_best, m_parts.numbers()[i].part);
    };
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < m_best.numbers.size(); ++i) {
        last = isShifted(i) ? std::max(last, m_best.numbers[i]) : last;
    }
    constexpr std::uint32_t mostTrials = 24;
    const std::uint32_t step = std::max(1u, last / mostTrials);
    for (std::uint32_t less = last; less > 0 && !isOver(); less = less > step ? less - step : 0) {
        Candidate candidate = m_best;
        for (std::size_t i = 0; i < candidate.numbers.size(); ++i) {
            std::uint32_t& number = candidate.numbers[i];
            number = !isShifted(i) ? number : number > less ? number - less : std::min(number, 1u);
        }
        if (tryContent(std::move(candidate))) {
            return true;
        }
    }
    return false;
}

bool Shrinker::lowerNumbers() {
    bool isAnyLower = false;
    for (std::size_t i = 0; i < m_best.numbers.size() && !isOver(); ++i) {
        bool isLower = !isRemoved(m_best, m_parts.numbers()[i].part);
        while (isLower) {
            isLower = false;
            const std::uint32_t now = m_best.numbers[i];
            for (const std::uint32_t number : {1u, now / 2, now - 1}) {
                if (number > 0 && number < now && !isLower) {
                    Candidate candidate = m_best;
                    candidate.numbers[i] = number;
                    isLower = tryContent(std::move(candidate));
                }
            }
            isAnyLower = isAnyLower || isLower;
        }
    }
    return isAnyLower;
}

ShrinkProgress Shrinker::progress() const {
    ShrinkProgress progress{.runs = m_runs};
    for (std::uint32_t part = 0; part < m_parts.all().size(); ++part) {
        if (!isRemoved(m_best, part)) {
            ++progress.parts[static_cast<std::size_t>(m_parts.all()[part].kind)];
        }
    }
    return progress;
}

/// Returns the content without the files in which nothing remains, if it still shows the fact.
std::vector<TriedContent> Shrinker::withoutEmptyFiles(std::vector<TriedContent> content) {
    std::vector<TriedContent> smaller;
    for (const TriedContent& version : content) {
        TriedContent tried = engine::contentOf(withoutEmpty(version.project), m_request.rows);
        if (tried.errors() > version.errors()) {
            return content;
        }
        smaller.push_back(std::move(tried));
    }
    ++m_runs;
    return m_request.shows(smaller) ? std::move(smaller) : std::move(content);
}

ShrunkContent Shrinker::run() {
    const std::vector<TriedContent> whole = contentOf(m_best);
    for (std::size_t version = 0; version < whole.size(); ++version) {
        m_errors.push_back(errorsOf(m_best, whole, version));
    }
    for (bool isSmaller = true; isSmaller && !isOver();) {
        isSmaller = shiftTurns();
        for (std::size_t kind = 0; kind < static_cast<std::size_t>(PartKind::count_) && !isOver(); ++kind) {
            isSmaller = removeParts(static_cast<PartKind>(kind)) || isSmaller;
        }
        isSmaller = lowerNumbers() || isSmaller;
    }
    ShrunkContent result{.versions = withoutEmptyFiles(contentOf(m_best))};
    result.runs = m_runs;
    result.isStopped = m_request.stop != nullptr && m_request.stop->load();
    result.isAtLimit = m_runs >= m_request.mostRuns && !result.isStopped;
    return result;
}

} // namespace orrery::engine
