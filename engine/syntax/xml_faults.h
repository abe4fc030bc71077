// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The diagnostics of one file, in the order in which the readers find them. The list has a limit: a million problems
/// need no more memory.
class XmlFaults {
public:
    XmlFaults(const SourceText& source, FileId file) : m_source(source), m_file(file) {}

    /// The length of the list before a guess. If the guess fails, rollback() removes the diagnostics added since then.
    struct Mark {
        std::size_t size = 0;
        std::size_t further = 0;
    };
    Mark mark() const { return {m_list.size(), m_further}; }
    void rollback(Mark mark);

    /// Adds a diagnostic, or only counts it if there are too many. The reference is valid until the next call.
    Diagnostic& add(const DiagnosticSpec& spec, Span span, std::vector<Phrase> args = {});
    Fix fix(Phrase label, Span span, std::string text) const;
    DiagnosticNote note(Span span, Phrase message) const { return {{m_file, span}, std::move(message)}; }
    /// Returns the line of an offset, from 1, as an argument of a message.
    std::string line(std::uint32_t offset) const;

    bool isEmpty() const { return m_list.empty(); }
    /// Returns all diagnostics in file order, and one that counts the rest.
    std::vector<Diagnostic> take();

private:
    static constexpr std::size_t limit = 1000;
    const SourceText& m_source;
    FileId m_file;
    std::vector<Diagnostic> m_list;
    std::size_t m_further = 0;
    Diagnostic m_spare;
};

} // namespace orrery::engine
