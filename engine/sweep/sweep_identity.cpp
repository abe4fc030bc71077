// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_identity.h"

#include "engine/text/stable_hash.h"

#include <array>
#include <charconv>

namespace orrery::engine {

namespace {

/// Joins texts to one hash. A text that moves from one part to the next changes the hash.
class Identity {
public:
    void add(std::string_view text) {
        m_hash = stableHash(text, m_hash);
        m_hash = stableHash(std::to_string(text.size()), m_hash);
    }
    void add(std::uint64_t number) { add(std::to_string(number)); }

    std::string hexadecimal() const {
        std::array<char, 16> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), m_hash, 16).ptr;
        return std::string(digits.data() + digits.size() - end, '0') + std::string(digits.data(), end);
    }

private:
    std::uint64_t m_hash = stableHash("sweep");
};

/// Returns whether runs do not depend on a top-level element.
bool isApart(std::string_view tag) {
    return tag == "test" || tag == "accepted" || tag == "sweep" || tag == "run";
}

void addFile(const ParsedProject& project, std::size_t file, Identity& out) {
    const ProjectSource& source = project.sources.files[file];
    const FileOutline& outline = *project.outlines[file];
    out.add(source.text->path());
    if (outline.all.empty()) { // the manifest, a table, or a file that is no content
        out.add(source.text->bytes());
        return;
    }
    const XmlTree& tree = *project.trees[file];
    for (const FileOutline::Top& top : outline.all) {
        if (!isApart(top.tag)) {
            out.add(tree.slice(tree.span(top.index)));
        }
    }
}

} // namespace

std::string sweepIdentity(const ParsedProject& project, const CheckedSweep& sweep, std::span<const std::uint64_t> seeds,
                          const RunLimits& limits, std::string_view program) {
    Identity identity;
    identity.add(program);
    for (std::size_t file = 0; file < project.sources.files.size(); ++file) {
        addFile(project, file, identity);
    }
    identity.add(project.trees[sweep.where.file.value]->slice(sweep.where.span));
    identity.add(sweep.turns);
    for (const std::uint64_t seed : seeds) {
        identity.add(seed);
    }
    identity.add(limits.workOfRun);
    return identity.hexadecimal();
}

} // namespace orrery::engine
