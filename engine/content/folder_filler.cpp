// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/folder_filler.h"

#include "engine/content/content_diagnostics.h"
#include "engine/syntax/xml_tree.h"

#include <algorithm>

namespace orrery::engine {

FolderFiller::FolderFiller(std::string shownBefore, const FolderLimits& limits, FolderContents& out)
    : m_shownBefore(std::move(shownBefore)), m_limits(limits), m_out(out) {}

bool FolderFiller::admits(const std::string& path, std::uintmax_t size) {
    if (m_out.files.size() >= m_limits.files) {
        reportExcess(phrase("{0} files", {std::to_string(m_limits.files)}));
        return false;
    }
    if (size > XmlTree::maxFileBytes) {
        report(contentDiagnostics["content.file-too-large"], path,
               {std::to_string(size), std::to_string(XmlTree::maxFileBytes)});
        return false;
    }
    if (m_bytes + size > m_limits.bytes) {
        reportExcess(phrase("{0} bytes of files", {std::to_string(m_limits.bytes)}));
        return false;
    }
    return true;
}

void FolderFiller::add(const std::string& path, std::string bytes) {
    m_bytes += bytes.size();
    m_out.files.emplace(path, std::make_shared<const SourceText>(m_shownBefore + path, std::move(bytes)));
}

void FolderFiller::report(const DiagnosticSpec& spec, const std::string& path, std::vector<Phrase> args) {
    args.insert(args.begin(), m_shownBefore + path);
    m_out.diagnostics.push_back({&spec, {}, std::move(args), {}, {}});
}

void FolderFiller::reportExcess(Phrase amount) {
    Diagnostic diagnostic{&contentDiagnostics["content.too-many-files"], {}, {std::move(amount)}, {}, {}};
    if (std::ranges::find(m_out.diagnostics, diagnostic) == m_out.diagnostics.end()) {
        m_out.diagnostics.push_back(std::move(diagnostic));
    }
}

} // namespace orrery::engine
