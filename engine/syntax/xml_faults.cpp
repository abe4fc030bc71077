// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_faults.h"

#include "engine/syntax/xml_diagnostics.h"

namespace orrery::engine {

void XmlFaults::rollback(Mark mark) {
    m_list.resize(mark.size);
    m_further = mark.further;
}

Diagnostic& XmlFaults::add(const DiagnosticSpec& spec, Span span, std::vector<Phrase> args) {
    if (m_list.size() == limit) {
        ++m_further;
        m_spare = {};
        return m_spare;
    }
    return m_list.emplace_back(Diagnostic{&spec, {m_file, span}, std::move(args)});
}

Fix XmlFaults::fix(Phrase label, Span span, std::string text) const {
    return {std::move(label), {{m_file, span, std::move(text)}}};
}

std::string XmlFaults::line(std::uint32_t offset) const {
    std::uint32_t line = 1;
    for (std::uint32_t step = std::uint32_t{1} << 31; step != 0; step >>= 1) {
        if (step < m_source.lineCount() && line + step <= m_source.lineCount() &&
            m_source.lineSpan(line + step).begin <= offset) {
            line += step;
        }
    }
    return std::to_string(line);
}

std::vector<Diagnostic> XmlFaults::take() {
    sortDiagnostics(m_list);
    if (m_further > 0) {
        const auto end = static_cast<std::uint32_t>(m_source.bytes().size());
        m_list.push_back({&xmlDiagnostics["xml.too-many-faults"], {m_file, {end, end}}, {std::to_string(m_further)}});
    }
    return std::move(m_list);
}

} // namespace orrery::engine
