// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_reader.h"

#include "engine/import/focs/focs_diagnostics.h"
#include "engine/import/focs/focs_parser.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view scriptFolder = "scripting/";

/// Returns the path of an include from the root, without `.` and `..`. Returns nullopt for a path outside of the root.
std::optional<std::string> resolved(std::string_view from, std::string_view path) {
    std::vector<std::string_view> parts;
    const auto add = [&](std::string_view names) {
        while (!names.empty()) {
            const std::string_view name = names.substr(0, names.find('/'));
            names.remove_prefix(std::min(names.size(), name.size() + 1));
            if (name == "..") {
                if (parts.empty()) {
                    return false;
                }
                parts.pop_back();
            } else if (!name.empty() && name != ".") {
                parts.push_back(name);
            }
        }
        return true;
    };
    const std::size_t folder = from.rfind('/');
    if (!path.starts_with('/') && folder != std::string_view::npos) {
        add(from.substr(0, folder));
    }
    if (!add(path)) {
        return std::nullopt;
    }
    std::string out;
    for (const std::string_view part : parts) {
        out.append(out.empty() ? "" : "/").append(part);
    }
    return out;
}

/// Compares a file's name with a pattern in which * stands for any bytes and ? for one. Takes at most the product of
/// their lengths.
bool matches(std::string_view pattern, std::string_view name) {
    std::size_t p = 0;
    std::size_t n = 0;
    std::size_t star = std::string_view::npos;
    std::size_t starName = 0;
    while (n < name.size()) {
        countWork();
        if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] == name[n] && pattern[p] != '*'))) {
            ++p;
            ++n;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            starName = n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++starName;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

std::string_view pathOf(const std::shared_ptr<const SourceText>& source) {
    return source->path();
}

} // namespace

bool isFocsScript(std::string_view path) {
    return path.starts_with(scriptFolder) && (path.ends_with(".focs.txt") || path.ends_with(".inf"));
}

FocsReader::FocsReader(FocsSources sources, const FocsLimits& limits)
    : m_sources(std::move(sources)), m_limits(limits), m_divided(m_sources.size()) {
    std::ranges::sort(m_sources, {}, pathOf);
    for (const auto& source : m_sources) {
        m_bytes.push_back(source->bytes());
    }
}

std::optional<FileId> FocsReader::find(std::string_view path) const {
    const auto found = std::ranges::lower_bound(m_sources, path, {}, pathOf);
    return found != m_sources.end() && (*found)->path() == path
               ? std::optional(FileId{static_cast<std::uint32_t>(found - m_sources.begin())})
               : std::nullopt;
}

void FocsReader::replace(FileId file, std::string bytes) {
    const std::shared_ptr<const SourceText>& old = m_sources[file.value];
    m_sources[file.value] = std::make_shared<SourceText>(old->path(), std::move(bytes), old->version() + 1);
    m_bytes[file.value] = m_sources[file.value]->bytes();
    m_divided[file.value].reset();
}

std::vector<FileId> FocsReader::filesOf(FileId file, std::string_view path) const {
    std::vector<FileId> files;
    const std::optional<std::string> pattern = resolved(m_sources[file.value]->path(), path);
    if (!pattern) {
        return files;
    }
    const std::size_t name = pattern->rfind('/') == std::string::npos ? 0 : pattern->rfind('/') + 1;
    const std::string_view folder = std::string_view(*pattern).substr(0, name);
    auto at = std::ranges::lower_bound(m_sources, folder, {}, pathOf);
    for (; at != m_sources.end() && (*at)->path().starts_with(folder); ++at) {
        const std::string_view rest = std::string_view((*at)->path()).substr(name);
        if (rest.find('/') == std::string_view::npos && matches(std::string_view(*pattern).substr(name), rest)) {
            files.push_back({static_cast<std::uint32_t>(at - m_sources.begin())});
        }
    }
    return files;
}

const FocsReader::Divided& FocsReader::divided(FileId file) {
    std::optional<Divided>& entry = m_divided[file.value];
    if (!entry) {
        Divided made{divideFocsFile(*m_sources[file.value], file), {}};
        for (const FocsPiece& piece : made.file.pieces) {
            if (!piece.isInclude) {
                continue;
            }
            made.includes.push_back(filesOf(file, piece.path));
            if (made.includes.back().empty()) {
                made.file.faults.push_back(
                    {&focsDiagnostics["focs.missing-include"], {file, piece.span}, {std::string(piece.path)}, {}, {}});
            }
        }
        entry = std::move(made);
    }
    return *entry;
}

void FocsReader::addFile(Scope& scope, FileId file, std::uint32_t depth) {
    scope.isIn[file.value] = true;
    scope.files.push_back(file);
    const Divided& parts = divided(file);
    for (const FocsMacro& macro : parts.file.macros) {
        const auto [known, isNew] = scope.macros.emplace(macro.name, &macro);
        const auto textOf = [this](const FocsMacro& one) {
            return m_bytes[one.file.value].substr(one.text.begin, one.text.size());
        };
        if (!isNew && textOf(*known->second) != textOf(macro)) {
            scope.faults.push_back(
                {&focsDiagnostics["focs.duplicate-macro"],
                 {file, macro.nameSpan},
                 {std::string(macro.name)},
                 {{{known->second->file, known->second->nameSpan}, phrase("the first text is here")}},
                 {}});
        }
    }
    std::size_t include = 0;
    for (const FocsPiece& piece : parts.file.pieces) {
        if (!piece.isInclude) {
            scope.text.append(m_bytes[file.value].substr(piece.span.begin, piece.span.size()),
                              {file, piece.span.begin, 0});
            continue;
        }
        for (const FileId included : parts.includes[include++]) {
            if (scope.isIn[included.value]) {
                continue;
            }
            if (depth >= m_limits.includeDepth) {
                scope.faults.push_back({&focsDiagnostics["focs.too-deep-include"],
                                        {file, piece.span},
                                        {m_sources[included.value]->path()},
                                        {},
                                        {}});
                break;
            }
            addFile(scope, included, depth + 1);
        }
    }
}

FocsReader::Scope FocsReader::scopeOf(FileId script) {
    Scope scope;
    scope.isIn.resize(m_sources.size());
    addFile(scope, script, 0);
    return scope;
}

FocsScript FocsReader::read(FileId script, FocsStore& store) {
    Scope scope = scopeOf(script);
    FocsExpander expander(scope.macros, m_bytes, m_limits);
    FocsText text = expander.expand(std::move(scope.text));
    const std::string_view path = m_sources[script.value]->path();
    FocsScript out = parseFocs(text, expander, path.substr(std::min(path.size(), scriptFolder.size())), script, store);
    out.faults.insert(out.faults.begin(), scope.faults.begin(), scope.faults.end());
    out.origins = text.takeOrigins();
    out.origins.shrink();
    out.insertions = expander.takeInsertions();
    return out;
}

FocsText FocsReader::expanded(FileId script, FocsInsertions* insertions) {
    Scope scope = scopeOf(script);
    FocsExpander expander(scope.macros, m_bytes, m_limits);
    FocsText text = expander.expand(std::move(scope.text));
    if (insertions != nullptr) {
        *insertions = expander.takeInsertions();
    }
    return text;
}

std::vector<FileId> FocsReader::includesOf(FileId script) {
    std::vector<FileId> files = scopeOf(script).files;
    files.erase(files.begin());
    return files;
}

} // namespace orrery::engine
