// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_inside.h"

#include "engine/import/classic_classes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace orrery::engine {

namespace {

void visitChildren(ClassicContext& context, Element element);

void visit(ClassicContext& context, Element element) {
    const std::string_view tag = element.tag();
    if (const ClassicKind* const kind = findClassicKind(tag)) {
        const std::uint32_t name = element.tree->child(element.index, "name");
        if (name != XmlTree::none) {
            importClass(context, element, *kind, classicText({element.tree, name}));
            return;
        }
    } else if (tag == "EffectsGroup") {
        importGroup(context, element, findClassicKind("Tech")->holder, 1); // any holder gives the same diagnostics
        return;
    } else if (tag.starts_with("Condition::")) {
        importCondition(context, element, objects::all);
        return;
    } else if (tag.starts_with("Effect::")) {
        importEffect(context, element, false);
        return;
    }
    visitChildren(context, element);
}

void visitChildren(ClassicContext& context, Element element) {
    for (const Element child : element.children()) {
        visit(context, child);
    }
}

/// Reads an element, but keeps only its diagnostics.
void readForFaults(ClassicContext& context, Element element, void (*read)(ClassicContext&, Element)) {
    ImportReport report = std::exchange(context.report, {});
    std::string owner = context.owner;
    const auto before = static_cast<std::ptrdiff_t>(context.faults.size());
    read(context, element);
    // Missing parts of the element itself matter only after the designer moves it to the right place.
    const auto isOfItself = [&](const Diagnostic& fault) { return fault.where == element.head(); };
    context.faults.erase(std::remove_if(context.faults.begin() + before, context.faults.end(), isOfItself),
                         context.faults.end());
    context.report = std::move(report);
    context.owner = std::move(owner);
}

} // namespace

void findFaultsOf(ClassicContext& context, Element element) {
    readForFaults(context, element, visit);
}

void findFaultsInside(ClassicContext& context, Element element) {
    readForFaults(context, element, visitChildren);
}

} // namespace orrery::engine
