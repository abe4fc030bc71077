// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_context.h"

#include "engine/content/constants.h"
#include "engine/import/classic_inside.h"
#include "engine/import/import_diagnostics.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Decodes the text of an element with its locations. If a comment divides the text, all of its bytes have the location
/// of the beginning.
DecodedText decodedTextOf(Element element) {
    const XmlTree& tree = *element.tree;
    std::uint32_t only = XmlTree::none;
    int count = 0;
    for (const std::uint32_t child : tree.children(element.index)) {
        const XmlKind kind = tree.node(child).kind;
        if (kind == XmlKind::text || kind == XmlKind::cdata) {
            only = child;
            ++count;
        }
    }
    if (count == 1 && tree.node(only).kind == XmlKind::text) {
        const Span span = tree.span(only);
        return decodeText(tree.slice(span), span.begin);
    }
    return {tree.text(element.index), tree.content(element.index).begin};
}

} // namespace

void ClassicContext::fault(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args, Phrase suggestion) {
    faults.push_back({&spec, where, std::move(args), {{where, std::move(suggestion)}}, {}});
}

void ClassicContext::faultOfName(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args,
                                 std::string_view name, const std::vector<std::string>& known, Phrase otherwise) {
    const std::vector<std::string> near = nearestNames(name, known);
    fault(spec, where, std::move(args),
          near.empty() ? std::move(otherwise) : phrase("did you mean '{0}'?", {near.front()}));
}

void ClassicContext::note(std::vector<ImportNote>& list, Location where, Phrase why) const {
    list.push_back({where, owner, std::move(why)});
}

Markup ClassicContext::leaveOut(Element element, Phrase why) {
    report.leftOut.push_back({element.head(), owner + ": " + std::string(element.tag()), std::move(why)});
    return comment("not imported: " + std::string(element.tree->slice(element.where().span)));
}

std::optional<ClassicExpression> ClassicContext::expression(Element element, Phrase& why) {
    why = {};
    const DecodedText text = decodedTextOf(element);
    if (trimmed(text.text).empty() && element.isBroken()) {
        return std::nullopt;
    }
    ClassicExpression expression;
    if (!parseClassicExpression(text, element.where().file, expression, faults)) {
        return std::nullopt;
    }
    if (!expression.unsupported.empty()) {
        why = phrase("the engine has no equivalent of {0}", {expression.unsupported});
        return std::nullopt;
    }
    if (expression.isRegrouped) {
        note(report.regrouped, classicTextWhere(element),
             phrase("'{0}' was read as '{1}'",
                    {expression.written, printExpression(expression, expression.root, TargetStyle::named)}));
    }
    for (const std::string& words : expression.comments) {
        report.leftOut.push_back(
            {classicTextWhere(element), phrase("{0}: a comment in an expression", {owner}), words});
    }
    return expression;
}

bool ClassicContext::requireDefined(Element element, const std::string& id, std::string_view kind) {
    const ClassicIds& ids = kind == "tech" ? defined.techs : kind == "building" ? defined.buildings : defined.specials;
    if (ids.contains(id)) {
        return true;
    }
    if (!id.empty() || !element.isBroken()) {
        faultOfName(importDiagnostics["import.undefined"], classicTextWhere(element),
                    {Phrase::said(std::string(kind)), id}, id, {ids.begin(), ids.end()},
                    phrase("define it, or remove this reference"));
    }
    return false;
}

std::string classicText(Element element) {
    return std::string(trimmed(element.tree->text(element.index)));
}

Location classicTextWhere(Element element) {
    const XmlTree& tree = *element.tree;
    const auto trimmedPlace = [&](std::uint32_t node) {
        Span span = tree.span(node);
        const std::string_view text = tree.slice(span);
        const std::string_view inside = trimmed(text);
        span.begin += static_cast<std::uint32_t>(inside.data() - text.data());
        span.end = span.begin + static_cast<std::uint32_t>(inside.size());
        return tree.location(span);
    };
    if (element.node().kind != XmlKind::element) {
        return trimmedPlace(element.index);
    }
    for (const std::uint32_t child : tree.children(element.index)) {
        if (tree.node(child).kind == XmlKind::text) {
            return trimmedPlace(child);
        }
    }
    return element.head();
}

std::string_view commentWords(Element element) {
    std::string_view words = element.tree->slice(element.where().span);
    words.remove_prefix(std::min<std::size_t>(4, words.size()));
    words.remove_suffix(words.ends_with("-->") ? 3 : 0);
    return words;
}

std::optional<bool> classicFlag(std::string_view text) {
    return text == "0" ? std::optional(false) : text == "1" ? std::optional(true) : std::nullopt;
}

ClassicFields::ClassicFields(ClassicContext& context, Element parent, std::span<const std::string_view> known,
                             std::string_view except)
    : m_context(context), m_parent(parent) {
    const std::string tag(parent.tag());
    for (const Element child : parent.children()) {
        const std::string name(child.tag());
        if (!except.empty() && name.starts_with(except)) {
            continue;
        }
        if (std::ranges::find(known, name) == known.end()) {
            m_context.faultOfName(importDiagnostics["import.unknown-element"], child.head(), {name, tag}, name,
                                  {known.begin(), known.end()},
                                  name == "EffectsGroup" ? phrase("move it into the <effects> of its class")
                                                         : phrase("remove it, or move it to the right element"));
            m_comments.push_back(m_context.leaveOut(child, phrase("it is not allowed in <{0}>", {tag})));
            findFaultsOf(m_context, child);
        } else if (find(name) != nullptr) {
            m_context.fault(importDiagnostics["import.repeated-element"], child.head(), {tag, name},
                            phrase("the first one is used; remove this one"));
            m_comments.push_back(m_context.leaveOut(child, phrase("the first <{0}> is used", {name})));
            findFaultsOf(m_context, child);
        } else {
            m_fields.push_back(child);
        }
    }
}

const Element* ClassicFields::find(std::string_view name) const {
    const auto found = std::ranges::find_if(m_fields, [&](Element field) { return field.tag() == name; });
    return found == m_fields.end() ? nullptr : &*found;
}

const Element* ClassicFields::need(std::string_view name) {
    const Element* field = find(name);
    if (field == nullptr && !m_parent.isBroken()) {
        m_context.fault(importDiagnostics["import.missing-element"], m_parent.head(),
                        {std::string(m_parent.tag()), std::string(name)},
                        phrase("add {0}", {"<" + std::string(name) + ">"}));
    }
    return field;
}

} // namespace orrery::engine
