// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_rows.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

/// Returns whether a line shows only words, so that its only child fits in its row.
bool isPlain(const FormLine& line) {
    return line.depth > 0 && !line.isBroken && line.findings.empty() &&
           std::ranges::all_of(line.fields, [](const FormField& field) { return field.isSwitch() || field.mayFold(); });
}

/// Returns for each line whether a filter shows it: the line matches, or a line around it or inside it does.
std::vector<bool> shownByFilter(const std::vector<FormLine>& lines, const std::function<bool(std::size_t)>& matches) {
    std::vector<bool> isShown(lines.size(), false);
    std::vector<std::size_t> open; // lines around the present one
    std::size_t insideUpTo = 0;    // end of the lines inside the last match
    for (std::size_t i = 0; i < lines.size(); ++i) {
        while (!open.empty() && lines[open.back()].depth >= lines[i].depth) {
            open.pop_back();
        }
        const bool isMatch = i > 0 && matches(i); // the first line is always shown, and its match says little
        if (isMatch) {
            for (const std::size_t around : open) {
                isShown[around] = true;
            }
            std::size_t end = i + 1;
            while (end < lines.size() && lines[end].depth > lines[i].depth) {
                ++end;
            }
            insideUpTo = std::max(insideUpTo, end);
        }
        isShown[i] = i == 0 || i < insideUpTo;
        open.push_back(i);
    }
    return isShown;
}

} // namespace

QString FormFolds::keyOf(const QString& file, const FormPath& path) {
    QString key = file;
    for (const FormStep& step : path) {
        key += QLatin1Char('\n') + QString::fromStdString(step.tag) + QLatin1Char(' ') + QString::number(step.number);
    }
    return path.empty() ? key : key + QLatin1Char('\n') + QString::fromStdString(path.back().id);
}

bool FormFolds::isFolded(const QString& file, const FormPath& path) const {
    return !m_keys.isEmpty() && m_keys.contains(keyOf(file, path));
}

void FormFolds::set(const QString& file, const FormPath& path, bool isFolded) {
    if (isFolded) {
        m_keys.insert(keyOf(file, path));
    } else {
        m_keys.remove(keyOf(file, path));
    }
}

void FormFolds::reveal(const QString& file, const FormPath& path) {
    for (auto end = path.begin(); end != path.end(); ++end) {
        set(file, FormPath(path.begin(), end), false);
    }
}

std::vector<FormRow> formRows(const std::vector<FormLine>& lines, const std::function<bool(const FormPath&)>& isFolded,
                              const std::function<bool(std::size_t)>& matches) {
    const std::vector<bool> isShown = matches ? shownByFilter(lines, matches) : std::vector<bool>();
    std::vector<FormRow> rows(lines.size());
    std::vector<std::size_t> open; // lines around the present one
    std::vector<std::size_t> children(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        while (!open.empty() && lines[open.back()].depth >= lines[i].depth) {
            open.pop_back();
        }
        if (!open.empty()) {
            ++children[open.back()];
        }
        open.push_back(i);
    }
    open.clear();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        while (!open.empty() && lines[open.back()].depth >= lines[i].depth) {
            open.pop_back();
        }
        FormRow& row = rows[i];
        row.hasChildren = children[i] > 0;
        if (!open.empty()) {
            const std::size_t parent = open.back();
            const bool isOnly = children[parent] == 1 && isPlain(lines[parent]) && !lines[i].sharesRow;
            const bool isNext = lines[i].sharesRow && lines[i - 1].sharesRow && lines[i - 1].tag == lines[i].tag &&
                                lines[i - 1].depth == lines[i].depth;
            row.isJoined = isOnly || isNext;
            row.isNext = isNext;
            row.depth = rows[parent].depth + (isOnly ? 0 : 1);
            if (isNext && matches && !isShown[i - 1]) {
                row.isJoined = row.isNext = false; // the first one that is shown begins the row
            }
            row.isHidden = matches ? !isShown[i] : rows[parent].isHidden || rows[parent].isFolded;
        }
        row.isFolded = !matches && row.hasChildren && lines[i].depth > 0 && isFolded(lines[i].path);
        open.push_back(i);
    }
    return rows;
}

} // namespace orrery::widgets
