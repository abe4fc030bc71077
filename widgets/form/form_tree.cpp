// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_tree.h"

#include "widgets/words/engine_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>

namespace orrery::widgets {

Form FormTree::exchange(const QString& file, const FormPath& element, Form form) {
    m_file = file;
    m_element = element;
    m_filter.exchange(m_form.lines, form.lines);
    Form former = std::exchange(m_form, std::move(form));
    m_filter.read(m_form.lines, FormFilter::linesAtOnce);
    refreshRows();
    return former;
}

bool FormTree::isOf(const QString& file, const FormPath& element) const {
    return m_file == file && leadsSameWay(m_element, element);
}

std::optional<std::size_t> FormTree::indexOf(const FormPath& path) const {
    const auto line = std::ranges::find(m_form.lines, path, &FormLine::path);
    return path.empty() || line == m_form.lines.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(line - m_form.lines.begin()));
}

QStringList FormTree::crumbsOf(std::size_t line) const {
    QStringList crumbs;
    int depth = -1;
    for (std::size_t i = line + 1; i-- > 0 && depth != 0;) {
        const FormLine& above = m_form.lines[i];
        if (depth < 0 || above.depth < depth) {
            depth = above.depth;
            const std::string& id = above.path.back().id;
            crumbs.prepend(id.empty() ? engineText(above.label) : QString::fromStdString(id));
        }
    }
    return crumbs;
}

QString FormTree::summaryOf(std::size_t line) const {
    if (!m_rows[line].isFolded) {
        return {};
    }
    constexpr qsizetype most = 3;
    QStringList words;
    int inside = 0;
    for (std::size_t i = line + 1; i < m_form.lines.size() && m_form.lines[i].depth > m_form.lines[line].depth; ++i) {
        ++inside;
        if (m_form.lines[i].family == engine::RowFamily::effect && words.size() <= most) {
            words << wordsOf(m_form.lines[i], m_choices);
        }
    }
    if (words.isEmpty()) {
        return QCoreApplication::translate("FormTree", "(%n element(s))", nullptr, inside);
    }
    for (QString& one : words) {
        one.chop(one.endsWith(QLatin1Char(':')) ? 1 : 0); // the elements inside are not listed
    }
    if (words.size() > most) {
        words.back() = QStringLiteral("…");
    }
    return QStringLiteral("→ ") + words.join(QStringLiteral("; "));
}

std::size_t FormTree::lineAfter(std::size_t line, FormStride stride) const {
    const std::vector<FormLine>& lines = m_form.lines;
    std::size_t to = line;
    switch (stride) {
    case FormStride::previous:
        while (to > 0 && m_rows[--to].isHidden) {
        }
        break;
    case FormStride::next:
    case FormStride::inside:
        if (stride == FormStride::inside && !m_rows[line].hasChildren) {
            break;
        }
        do {
            ++to;
        } while (to < lines.size() && m_rows[to].isHidden);
        to = to < lines.size() ? to : line;
        break;
    case FormStride::around:
        while (to > 0 && lines[to].depth >= lines[line].depth) {
            --to;
        }
        break;
    case FormStride::first:
        to = 0;
        break;
    case FormStride::last:
        to = lines.size() - 1;
        while (to > 0 && m_rows[to].isHidden) {
            --to;
        }
        break;
    case FormStride::pageUp:
    case FormStride::pageDown:
        break;
    }
    return to;
}

std::size_t FormTree::shownAround(std::size_t line) const {
    while (line > 0 && m_rows[line].isHidden) {
        --line;
    }
    return line;
}

bool FormTree::toggleFold(std::size_t line) {
    if (line >= m_rows.size() || !m_rows[line].hasChildren) {
        return false;
    }
    m_folds.set(m_file, m_form.lines[line].path, !m_rows[line].isFolded);
    refreshRows();
    return true;
}

/// Returns whether a line is one of the outermost ones inside the form's element, and has others inside.
bool FormTree::isGroup(std::size_t line) const {
    return m_form.lines[line].depth == 1 && m_rows[line].hasChildren;
}

void FormTree::toggleAllFolds() {
    bool folds = false; // true if a group is open
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        folds = folds || (isGroup(i) && !m_rows[i].isFolded);
    }
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        if (isGroup(i)) {
            m_folds.set(m_file, m_form.lines[i].path, folds);
        }
    }
    refreshRows();
}

void FormTree::reveal(const FormPath& path) {
    m_folds.reveal(m_file, path);
    refreshRows();
}

std::optional<std::size_t> FormTree::firstMatch() const {
    for (std::size_t i = 1; i < m_form.lines.size(); ++i) {
        if (!m_rows[i].isHidden && (!m_filter.isOn() || m_filter.matches(m_form.lines, i))) {
            return i;
        }
    }
    return std::nullopt;
}

void FormTree::refreshRows() {
    const bool isFiltered = m_filter.isOn() && m_filter.isReady();
    const auto matches = [this](std::size_t line) { return m_filter.matches(m_form.lines, line); };
    m_rows = formRows(
        m_form.lines, [this](const FormPath& path) { return m_folds.isFolded(m_file, path); },
        isFiltered ? std::function<bool(std::size_t)>(matches) : std::function<bool(std::size_t)>());
}

void FormTree::renameStep(const FormPath& path, const std::string& id) {
    const bool wasFolded = m_folds.isFolded(m_file, path);
    const FormPath before = path; // can be the path of a line
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        if (widgets::renameStep(m_form.lines[i].path, before, id) && m_form.lines[i].path.size() == before.size()) {
            m_filter.forget(i);
        }
    }
    if (wasFolded) {
        FormPath now = before;
        now.back().id = id;
        m_folds.set(m_file, before, false);
        m_folds.set(m_file, now, true);
    }
}

void FormTree::setText(std::size_t line, std::string_view attribute, const std::string& text, bool isGiven) {
    for (FormField& field : m_form.lines[line].fields) {
        if (field.spec.name == attribute) {
            field.text = text;
            field.isGiven = isGiven;
        }
    }
    m_filter.forget(line);
}

} // namespace orrery::widgets
