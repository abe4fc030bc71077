// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_model.h"

#include "engine/assist/parameter_kinds.h"
#include "engine/text/work.h"
#include "widgets/base/finding_limit.h"
#include "widgets/form/form_writer.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::countWork;
using engine::Element;
using engine::ElementSpec;
using engine::XmlAttribute;
using engine::XmlTree;

/// Finds the line and the field of each diagnostic. Diagnostics are sorted, so the search continues from the previous
/// one. The search looks up the fields of a line only once. So a form with many diagnostics costs no more than one with
/// many lines (R2.6).
class FindingPlaces {
public:
    FindingPlaces(Form& form, Element top) : m_form(form), m_tree(*top.tree) {}

    /// Adds a diagnostic to the narrowest place that contains it: a field, otherwise a line.
    void add(const engine::Diagnostic& finding) {
        const auto line = lineAt(finding.where.span.begin);
        if (!line) {
            return;
        }
        if (m_fieldsOf != *line) {
            m_fieldsOf = *line;
            findFields(m_form.lines[*line]);
        }
        FormLine& holder = m_form.lines[*line];
        const auto covers = [&](engine::Span span) { return span.covers(finding.where.span); };
        const auto field = std::ranges::find_if(m_fields, covers);
        countWork(m_fields.size());
        auto& findings = field != m_fields.end()
                             ? holder.fields[static_cast<std::size_t>(field - m_fields.begin())].findings
                             : holder.findings;
        if (findings.size() < mostFindingsAtPlace) {
            findings.push_back(&finding);
        } else {
            ++holder.unlisted;
        }
    }

private:
    /// Returns Form::lineAt() of an offset that is not before the previous one.
    std::optional<std::size_t> lineAt(std::uint32_t offset) {
        const std::vector<FormLine>& lines = m_form.lines;
        const auto span = [&](std::size_t line) { return lines[line].where.span; };
        for (; m_next < lines.size() && span(m_next).begin <= offset; ++m_next) {
            countWork();
            while (!m_open.empty() && span(m_open.back()).end <= span(m_next).begin) {
                m_open.pop_back();
            }
            m_open.push_back(m_next);
        }
        while (!m_open.empty() && span(m_open.back()).end < offset) {
            m_open.pop_back();
        }
        return m_open.empty() ? std::nullopt : std::optional(m_open.back());
    }

    /// Records the span of each field of a line. A field without a value has a span that covers nothing.
    void findFields(const FormLine& line) {
        const std::uint32_t element = m_tree.nodeAt(line.where.span.begin);
        m_fields.clear();
        for (const FormField& field : line.fields) {
            const XmlAttribute* const attribute =
                field.isOfText() ? nullptr : m_tree.attribute(element, field.spec.name);
            m_fields.push_back(field.isOfText()       ? m_tree.content(element)
                               : attribute != nullptr ? attribute->whole()
                                                      : nowhere);
        }
    }

    static constexpr engine::Span nowhere{~0u, ~0u};

    Form& m_form;
    const XmlTree& m_tree;
    std::size_t m_next = 0;          ///< first line that begins after the last offset
    std::vector<std::size_t> m_open; ///< lines that contain the last offset, from the outermost on
    std::size_t m_fieldsOf = ~std::size_t{0};
    std::vector<engine::Span> m_fields; ///< spans of that line's fields
};

void addFindings(Form& form, Element top, std::span<const engine::Diagnostic> findings) {
    FindingPlaces places(form, top);
    for (const engine::Diagnostic& finding : findings) {
        if (finding.where.file == top.tree->file() && top.where().span.covers(finding.where.span)) {
            places.add(finding);
        }
    }
}

FormStep stepTo(Element element) {
    const XmlTree& tree = *element.tree;
    FormStep step{std::string(element.tag()), 0, element.value("id")};
    for (const std::uint32_t sibling : tree.elements(element.node().parent)) {
        if (sibling == element.index) {
            break;
        }
        step.number += tree.name(sibling) == step.tag ? 1u : 0u;
    }
    return step;
}

} // namespace

FormPath formPathOf(Element element) {
    const XmlTree& tree = *element.tree;
    FormPath path;
    for (std::uint32_t at = element.index; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        path.push_back(stepTo({&tree, at}));
    }
    std::ranges::reverse(path);
    return path;
}

const FormPath& FormPaths::of(std::uint32_t element) {
    const auto known = m_known.find(element);
    if (known != m_known.end()) {
        return known->second;
    }
    const std::uint32_t parent = m_tree.node(element).parent;
    FormPath path = parent == XmlTree::document || parent == XmlTree::none ? FormPath() : of(parent);
    path.push_back(stepTo({&m_tree, element}));
    return m_known.emplace(element, std::move(path)).first->second;
}

bool leadsSameWay(const FormPath& a, const FormPath& b) {
    return std::ranges::equal(
        a, b, [](const FormStep& x, const FormStep& y) { return x.tag == y.tag && x.number == y.number; });
}

bool leadsInto(const FormPath& path, const FormPath& around) {
    return path.size() >= around.size() &&
           std::equal(around.begin(), around.end(), path.begin(),
                      [](const FormStep& x, const FormStep& y) { return x.tag == y.tag && x.number == y.number; });
}

bool renameStep(FormPath& other, const FormPath& path, const std::string& id) {
    const bool isThrough = !path.empty() && leadsInto(other, path);
    if (isThrough) {
        other[path.size() - 1].id = id;
    }
    return isThrough;
}

Element findElement(const XmlTree& tree, const FormPath& path) {
    std::uint32_t at = XmlTree::document;
    for (const FormStep& step : path) {
        std::uint32_t number = 0;
        std::uint32_t found = XmlTree::none;
        for (const std::uint32_t child : tree.elements(at)) {
            if (tree.name(child) == step.tag && number++ == step.number) {
                found = child;
                break;
            }
        }
        if (found == XmlTree::none || Element{&tree, found}.value("id") != step.id) {
            return {};
        }
        at = found;
    }
    return path.empty() ? Element{} : Element{&tree, at};
}

bool FormField::isYesNo() const {
    return engine::editorOf(spec) == engine::ParameterEditor::toggle;
}

bool FormField::isSwitch() const {
    return isYesNo() && spec.name == "enabled";
}

bool Form::hasSameShape(const FormLine& a, const FormLine& b) {
    return a.depth == b.depth && a.tag == b.tag && a.label == b.label && a.isSection == b.isSection &&
           a.holdsElements == b.holdsElements &&
           std::ranges::equal(a.fields, b.fields, [](const FormField& x, const FormField& y) {
               return x.spec.name == y.spec.name && x.spec.kind == y.spec.kind && x.spec.of == y.spec.of &&
                      x.isExpression == y.isExpression;
           });
}

bool Form::hasSameShape(const Form& other) const {
    return std::ranges::equal(lines, other.lines,
                              [](const FormLine& a, const FormLine& b) { return hasSameShape(a, b); });
}

void Form::keepFindings(const Form& before) {
    for (const FormLine& was : before.lines) {
        const auto hasFindings = [](const FormField& field) { return !field.findings.empty(); };
        if (was.findings.empty() && std::ranges::none_of(was.fields, hasFindings)) {
            continue;
        }
        const auto line = std::ranges::find(lines, was.path, &FormLine::path);
        if (line == lines.end() || !hasSameShape(was, *line)) {
            continue;
        }
        line->findings = was.findings;
        line->unlisted = was.unlisted;
        for (std::size_t field = 0; field < line->fields.size(); ++field) {
            line->fields[field].findings = was.fields[field].findings;
        }
    }
}

std::optional<std::size_t> Form::lineAt(std::uint32_t offset) const {
    // Lines are in document order, so the last one that contains the offset is the innermost. A caret just after an
    // element still belongs to the element, unless another one begins there.
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        countWork();
        const engine::Span span = lines[i].where.span;
        if (span.begin > offset) {
            break;
        }
        if (span.contains(offset)) {
            found = i;
        } else if (span.end == offset &&
                   (!found || !lines[*found].where.span.contains(offset) || lines[*found].depth < lines[i].depth)) {
            found = i;
        }
    }
    return found;
}

Element formElementAt(const XmlTree& tree, std::uint32_t offset) {
    const std::uint32_t root = tree.root();
    if (root == XmlTree::none) {
        return {};
    }
    if (tree.name(root) == engine::projectElement().tag) {
        return {&tree, root};
    }
    Element found;
    for (const std::uint32_t child : tree.elements(root)) {
        if (engine::orreryElement().child(tree.name(child)) == nullptr) {
            continue;
        }
        if (found.tree != nullptr && tree.span(child).begin > offset) {
            break;
        }
        found = {&tree, child};
    }
    return found;
}

Form formOf(Element top, const engine::Vocabulary& vocabulary, std::span<const engine::Diagnostic> findings) {
    Form form;
    const ElementSpec* spec = top.tag() == engine::projectElement().tag ? &engine::projectElement()
                                                                        : engine::orreryElement().child(top.tag());
    if (spec != nullptr) {
        writeForm(top, *spec, vocabulary, form);
        if (form.lines.size() > mostFormLines) {
            form.unlisted = form.lines.size() - mostFormLines;
            form.lines.resize(mostFormLines);
        }
        addFindings(form, top, findings);
    }
    return form;
}

} // namespace orrery::widgets
