// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_model.h"

#include "widgets/form/form_writer.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementSpec;
using engine::XmlAttribute;
using engine::XmlTree;

/// Puts findings to the narrowest thing that holds them: a field, else a line.
void addFindings(Form& form, Element top, std::span<const engine::Diagnostic> findings) {
    for (const engine::Diagnostic& finding : findings) {
        if (finding.where.file != top.tree->file() || !top.where().span.covers(finding.where.span)) {
            continue;
        }
        const auto at = form.lineAt(finding.where.span.begin);
        if (!at) {
            continue;
        }
        FormLine& line = form.lines[*at];
        const Element element = findElement(*top.tree, line.path);
        const auto holds = [&](const FormField& field) {
            if (field.isOfText()) {
                return top.tree->content(element.index).covers(finding.where.span);
            }
            const XmlAttribute* const attribute = top.tree->attribute(element.index, field.spec.name);
            return attribute != nullptr && attribute->whole().covers(finding.where.span);
        };
        const auto field = std::ranges::find_if(line.fields, holds);
        (field != line.fields.end() ? field->findings : line.findings).push_back(&finding);
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

std::optional<std::size_t> Form::lineAt(std::uint32_t offset) const {
    // Lines stand in document order, so the last one that holds the offset is the innermost. A caret just behind an
    // element still means it, unless another one begins there.
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i) {
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
        addFindings(form, top, findings);
    }
    return form;
}

} // namespace orrery::widgets
