// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_remarks.h"

#include <utility>

namespace orrery::widgets {

void FormRemarks::set(const QString& file, std::vector<FormRemark> remarks) {
    m_file = file;
    m_remarks.clear();
    for (FormRemark& remark : remarks) {
        FormPath path = remark.path;
        m_remarks.emplace(std::move(path), std::move(remark));
    }
}

const FormRemark* FormRemarks::find(const QString& file, const FormPath& path) const {
    const auto found = m_file == file ? m_remarks.find(path) : m_remarks.end();
    return found == m_remarks.end() ? nullptr : &found->second;
}

bool FormRemarks::setBreaks(const std::vector<FormBreak>& breaks) {
    std::map<QString, std::map<FormPath, bool>> now;
    for (const FormBreak& one : breaks) {
        bool& isEnabled = now[one.file][one.path];
        isEnabled = isEnabled || one.isEnabled;
    }
    return std::exchange(m_breaks, now) != now;
}

std::optional<bool> FormRemarks::breakAt(const QString& file, const FormPath& path) const {
    const auto inFile = m_breaks.find(file); // few files have any, and a form can have thousands of lines
    if (inFile == m_breaks.end()) {
        return std::nullopt;
    }
    const auto found = inFile->second.find(path);
    return found == inFile->second.end() ? std::nullopt : std::optional(found->second);
}

std::optional<CoverageMark> FormRemarks::coverageAt(const QString& file, const FormPath& path) const {
    if (m_coverage == nullptr || m_coverage->file != file) {
        return std::nullopt;
    }
    const auto found = m_coverage->elements.find(path);
    return found == m_coverage->elements.end() ? std::nullopt : std::optional(found->second);
}

void FormRemarks::renameStep(const FormPath& path, const std::string& id) {
    std::map<FormPath, FormRemark> renamed;
    for (auto& [at, remark] : m_remarks) {
        FormPath now = at;
        widgets::renameStep(now, path, id);
        renamed.emplace(std::move(now), std::move(remark));
    }
    m_remarks = std::move(renamed);
}

} // namespace orrery::widgets
