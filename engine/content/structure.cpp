// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/structure.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/expression_text.h"
#include "engine/syntax/xml_edit.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>

namespace orrery::engine {

namespace {

const ParameterSpec* find(std::span<const ParameterSpec> parameters, std::string_view name) {
    const auto found = std::ranges::find(parameters, name, &ParameterSpec::name);
    return found == parameters.end() ? nullptr : &*found;
}

/// Returns the value to suggest for a missing attribute.
std::string_view firstValue(const ParameterSpec& spec) {
    return !spec.fallback.empty() ? spec.fallback : spec.choices.empty() ? std::string_view() : spec.choices[0];
}

void addAttributeFix(Diagnostic& diagnostic, Element element, const ParameterSpec& spec) {
    if (auto edit = setAttribute(*element.tree, element.index, spec.name, firstValue(spec))) {
        diagnostic.fixes.push_back({phrase("add '{0}'", {std::string(spec.name)}), {std::move(*edit)}});
    }
}

bool maySearch(NearSearches* nearSearches) {
    return nearSearches == nullptr || nearSearches->start();
}

Phrase boundsText(const ParameterSpec& spec) {
    const bool hasLow = spec.minimum > -1e15;
    const bool hasHigh = spec.maximum < 1e15;
    if (hasLow && hasHigh) {
        return spec.minimum == spec.maximum
                   ? Phrase(numberText(spec.minimum))
                   : phrase("{0} to {1}", {numberText(spec.minimum), numberText(spec.maximum)});
    }
    return hasLow ? phrase("{0} or more", {numberText(spec.minimum)})
                  : phrase("{0} or less", {numberText(spec.maximum)});
}

} // namespace

Phrase listed(std::span<const std::string_view> words) {
    std::vector<Phrase> quotes;
    std::ranges::transform(words, std::back_inserter(quotes),
                           [](std::string_view word) { return quoted(std::string(word)); });
    return quotes.size() < 2
               ? joined(quotes)
               : phrase("{0} or {1}", {joined(std::span(quotes).first(quotes.size() - 1)), quotes.back()});
}

Fix removalOf(Element element) {
    Span span = element.where().span;
    const std::string_view bytes = element.tree->source()->bytes();
    while (span.begin > 0 && std::string_view(" \t\r\n").find(bytes[span.begin - 1]) != std::string_view::npos) {
        --span.begin;
    }
    return {phrase("remove {0}", {"<" + std::string(element.tag()) + ">"}), {{element.tree->file(), span, {}}}};
}

void addNearNames(Diagnostic& diagnostic, std::string_view name, std::span<const std::string> known,
                  const std::vector<Location>& places) {
    for (const std::string& near : nearestNames(name, known)) {
        Fix fix{phrase("replace with '{0}'", {near}), {}};
        for (const Location place : places) {
            fix.edits.push_back({place.file, place.span, near});
        }
        diagnostic.fixes.push_back(std::move(fix));
    }
}

bool checkRange(const ParameterSpec& spec, double value, Location where, std::vector<Diagnostic>& diagnostics) {
    if (spec.minimum <= value && value <= spec.maximum) {
        return true;
    }
    diagnostics.push_back({&contentDiagnostics["content.out-of-range"],
                           where,
                           {std::string(spec.name), numberText(value), boundsText(spec)}});
    return false;
}

bool checkConstant(Element element, const ParameterSpec& spec, std::string_view text,
                   std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches) {
    const auto finding = [&](const DiagnosticSpec& what) -> Diagnostic& {
        return diagnostics.emplace_back(Diagnostic{&what, element.valueWhere(spec.name), {std::string(text)}, {}, {}});
    };
    if (spec.kind == ParameterKind::integer || spec.kind == ParameterKind::number) {
        const bool isInteger = spec.kind == ParameterKind::integer;
        const auto integer = isInteger ? parseInteger(text) : std::nullopt;
        const auto value =
            isInteger ? (integer ? std::optional(static_cast<double>(*integer)) : std::nullopt) : parseNumber(text);
        if (!value) {
            finding(isInteger ? contentDiagnostics["content.not-a-whole-number"]
                              : contentDiagnostics["content.not-a-number"]);
            return false;
        }
        return checkRange(spec, *value, element.valueWhere(spec.name), diagnostics);
    }
    if (spec.kind == ParameterKind::choice && std::ranges::find(spec.choices, text) == spec.choices.end()) {
        Diagnostic& diagnostic = finding(contentDiagnostics["content.not-a-choice"]);
        diagnostic.args.push_back(listed(spec.choices));
        if (maySearch(nearSearches)) {
            const std::vector<std::string> known(spec.choices.begin(), spec.choices.end());
            addNearNames(diagnostic, text, known, {element.valueWhere(spec.name)});
        }
        return false;
    }
    return true;
}

bool checkPresence(Element element, std::span<const ParameterSpec> parameters, std::vector<Diagnostic>& diagnostics) {
    if (element.node().isBroken) {
        return true;
    }
    bool isWell = true;
    const std::string tag(element.tag());
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const ParameterSpec& spec = parameters[i];
        if (spec.required && !isWritten(element, spec)) {
            Diagnostic& diagnostic =
                diagnostics.emplace_back(Diagnostic{&contentDiagnostics["content.missing-attribute"],
                                                    element.head(),
                                                    {tag, std::string(spec.name)},
                                                    {},
                                                    {}});
            addAttributeFix(diagnostic, element, spec);
            isWell = false;
        }
        const auto shares = [&](const ParameterSpec& other) { return other.anyOf == spec.anyOf; };
        if (spec.anyOf.empty() || std::any_of(parameters.begin(), parameters.begin() + static_cast<long>(i), shares)) {
            continue; // already checked at the first parameter of its group
        }
        std::vector<std::string_view> names;
        bool isGiven = false;
        for (const ParameterSpec& other : parameters) {
            if (shares(other)) {
                names.push_back(other.name);
                isGiven = isGiven || isWritten(element, other);
            }
        }
        if (!isGiven) {
            Diagnostic& diagnostic = diagnostics.emplace_back(Diagnostic{
                &contentDiagnostics["content.missing-any-of"], element.head(), {tag, listed(names)}, {}, {}});
            for (const std::string_view name : names) {
                addAttributeFix(diagnostic, element, *find(parameters, name));
            }
            isWell = false;
        }
    }
    return isWell;
}

bool checkUnknownAttributes(Element element, std::span<const ParameterSpec> parameters,
                            std::span<const ParameterSpec> common, std::vector<Diagnostic>& diagnostics,
                            NearSearches* nearSearches) {
    bool isWell = true;
    const XmlTree& tree = *element.tree;
    // The attributes that the element can still have. All unknown attributes use this list.
    std::optional<std::vector<std::string>> known;
    for (auto attribute = tree.attributesBegin(element.index); attribute != tree.attributesEnd(element.index);
         ++attribute) {
        const std::string_view name = tree.name(*attribute);
        if (find(parameters, name) != nullptr || find(common, name) != nullptr) {
            continue;
        }
        if (!known) {
            known.emplace();
            for (const auto& rows : {parameters, common}) {
                for (const ParameterSpec& spec : rows) {
                    if (!element.has(spec.name)) {
                        known->emplace_back(spec.name);
                    }
                }
            }
        }
        Diagnostic diagnostic{&contentDiagnostics["content.unknown-attribute"],
                              tree.location(attribute->name),
                              {std::string(element.tag()), std::string(name)},
                              {},
                              {}};
        if (maySearch(nearSearches)) {
            addNearNames(diagnostic, name, *known, {tree.location(attribute->name)});
        }
        if (auto edit = removeAttribute(tree, element.index, *attribute)) {
            diagnostic.fixes.push_back({phrase("remove '{0}'", {std::string(name)}), {std::move(*edit)}});
        }
        diagnostics.push_back(std::move(diagnostic));
        isWell = false;
    }
    return isWell;
}

std::vector<Location> tagPlaces(Element element) {
    const XmlNode& node = element.node();
    std::vector<Location> places{element.head()};
    if (node.close.size() >= 2 + node.name.size()) { // "</" and the name
        places.push_back(element.tree->location({node.close.begin + 2, node.close.begin + 2 + node.name.size()}));
    }
    return places;
}

void reportUnknownElement(Element element, std::string_view parent, std::span<const std::string> known,
                          std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches) {
    Diagnostic diagnostic{&contentDiagnostics["content.unknown-element"],
                          element.head(),
                          {std::string(element.tag()), std::string(parent)},
                          {},
                          {}};
    if (maySearch(nearSearches)) {
        addNearNames(diagnostic, element.tag(), known, tagPlaces(element));
    }
    diagnostics.push_back(std::move(diagnostic));
}

void checkNoText(Element element, std::vector<Diagnostic>& diagnostics) {
    for (const std::uint32_t child : element.tree->children(element.index)) {
        const XmlNode& node = element.tree->node(child);
        const std::string_view all = element.tree->slice(node.tag);
        const std::string_view words = trimmed(all);
        if ((node.kind == XmlKind::text || node.kind == XmlKind::cdata) && !words.empty()) {
            const auto begin = node.tag.begin + static_cast<std::uint32_t>(words.data() - all.data());
            const auto end = begin + static_cast<std::uint32_t>(words.size());
            diagnostics.push_back({&contentDiagnostics["content.stray-text"],
                                   element.tree->location({begin, end}),
                                   {std::string(element.tag())}});
        }
    }
}

bool checkOwnStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                       NearSearches* nearSearches) {
    checkPresence(root, spec.attributes, diagnostics);
    if (!spec.takesProperties && !spec.takesRow && !spec.takesColumns && !spec.takesDetails) {
        checkUnknownAttributes(root, spec.attributes, {}, diagnostics, nearSearches);
    }
    for (const ParameterSpec& attribute : spec.attributes) {
        const bool isConstant = attribute.kind == ParameterKind::number || attribute.kind == ParameterKind::integer ||
                                attribute.kind == ParameterKind::choice;
        if (isConstant && root.has(attribute.name)) {
            checkConstant(root, attribute, root.value(attribute.name), diagnostics, nearSearches);
        }
    }
    if (spec.content != ElementContent::text) {
        checkNoText(root, diagnostics);
    }
    return spec.content != ElementContent::conditions && spec.content != ElementContent::effects && !spec.takesRow;
}

void checkChildStructure(Element child, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                         NearSearches* nearSearches) {
    if (const ElementSpec* const childSpec = spec.child(child.tag())) {
        checkStructure(child, *childSpec, diagnostics, nearSearches);
        return;
    }
    if (spec.takesOrders) {
        return; // the reader of orders reports unknown orders
    }
    const bool isWrittenAttribute = std::ranges::any_of(spec.attributes, [&](const ParameterSpec& attribute) {
        return attribute.kind != ParameterKind::number && isWrittenChild(child, {&attribute, 1});
    });
    if (isWrittenAttribute) {
        return; // the reader of the attribute reads it
    }
    std::vector<std::string> known;
    for (const ElementSpec* one : spec.children) {
        known.emplace_back(one->tag);
    }
    reportUnknownElement(child, spec.tag, known, diagnostics, nearSearches);
}

void checkStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                    NearSearches* nearSearches) {
    if (spec.takesModifiers) {
        return; // the reader of modifiers checks the element, because it knows the modifiers that a program adds
    }
    if (checkOwnStructure(root, spec, diagnostics, nearSearches)) {
        for (const Element child : root.children()) {
            checkChildStructure(child, spec, diagnostics, nearSearches);
        }
    }
}

} // namespace orrery::engine
