// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk_model.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace {

std::string folderOf(const std::string& path) {
    return path.substr(0, path.rfind('/'));
}

} // namespace

DiskModel::DiskModel(const std::string& folder) : m_folder(folder) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        File file{entry.is_directory(), {}, {}, false};
        if (!file.isFolder) {
            std::ifstream stream(entry.path(), std::ios::binary);
            file.bytes = file.safeBytes = std::string(std::istreambuf_iterator<char>(stream), {});
        }
        m_names[entry.path().string()] = m_files.size();
        m_files.push_back(std::move(file));
    }
    m_safeNames = m_names;
}

void DiskModel::apply(const FileCall& call) {
    const auto known = m_names.find(call.path);
    const bool isKnown = known != m_names.end();
    if (call.result < 0) {
        if (isKnown && call.kind == FileCall::Kind::sync) {
            m_files[known->second].hasFailed = true;
        }
        return;
    }
    switch (call.kind) {
    case FileCall::Kind::create:
    case FileCall::Kind::makeFolder:
        if (!isKnown) {
            m_names[call.path] = m_files.size();
            m_files.push_back({call.kind == FileCall::Kind::makeFolder, {}, {}, false});
        }
        break;
    case FileCall::Kind::write:
        if (isKnown) {
            m_files[known->second].bytes += call.bytes.substr(0, static_cast<std::size_t>(call.result));
        }
        break;
    case FileCall::Kind::truncate:
        if (isKnown) {
            m_files[known->second].bytes.resize(static_cast<std::size_t>(call.size));
        }
        break;
    case FileCall::Kind::sync:
        if (call.path == m_folder || (isKnown && m_files[known->second].isFolder)) {
            syncFolder(call.path);
        } else if (isKnown && !m_files[known->second].hasFailed) {
            m_files[known->second].safeBytes = m_files[known->second].bytes;
        }
        break;
    case FileCall::Kind::rename:
        if (isKnown && call.isExchange) {
            std::swap(known->second, m_names[call.newPath]);
        } else if (isKnown) {
            const std::size_t file = known->second;
            m_names.erase(known);
            m_names[call.newPath] = file;
        }
        break;
    case FileCall::Kind::remove:
        m_names.erase(call.path);
        break;
    }
}

/// Makes the present names in a folder safe.
void DiskModel::syncFolder(const std::string& folder) {
    std::erase_if(m_safeNames, [&](const auto& name) { return folderOf(name.first) == folder; });
    for (const auto& [path, file] : m_names) {
        if (folderOf(path) == folder) {
            m_safeNames[path] = file;
        }
    }
}

/// Returns whether all folders above a path exist too.
bool DiskModel::isReachable(const Names& names, const std::string& path) const {
    for (std::string above = folderOf(path); above.size() > m_folder.size(); above = folderOf(above)) {
        if (!names.contains(above)) {
            return false;
        }
    }
    return true;
}

DiskModel::Files DiskModel::filesOf(const Names& names) const {
    Files found;
    for (const auto& [path, file] : names) {
        if (!m_files[file].isFolder && isReachable(names, path)) {
            found[path.substr(m_folder.size() + 1)] = m_files[file].safeBytes;
        }
    }
    return found;
}
