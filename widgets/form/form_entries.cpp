// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_entries.h"

#include "widgets/document/document.h"
#include "widgets/words/engine_text.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

/// Returns the child of an effects group before which a new element belongs: its parts stand in the order of their
/// evaluation. Returns an empty path for the place after all children, also for other elements.
FormPath placeInGroup(engine::Element parent, const engine::ElementRow& row, std::string_view tag) {
    if (row.format == nullptr || row.format->tag != "group") {
        return {};
    }
    const auto orderOf = [&](std::string_view of) {
        return std::ranges::find(row.format->children, of, &engine::ElementSpec::tag) - row.format->children.begin();
    };
    for (const engine::Element child : parent.children()) {
        if (row.format->child(child.tag()) != nullptr && orderOf(child.tag()) > orderOf(tag)) {
            return formPathOf(child);
        }
    }
    return {};
}

} // namespace

std::vector<AddEntry> FormEntries::at(const Document& document, const AnalysisPtr& analysis, const FormPath& path,
                                      bool inside) const {
    std::vector<AddEntry> entries;
    const engine::Vocabulary& vocabulary = analysis->model->vocabulary;
    const engine::XmlTree tree = engine::parseXml(document.source(), {});
    const engine::Element element = findElement(tree, path);
    if (element.tree == nullptr) {
        return entries;
    }
    const auto label = [&](engine::Element of) {
        const std::string id = tree.value(of.index, "id");
        return id.empty() ? engineText(rowOf(of, vocabulary).label) : QString::fromStdString(id);
    };
    if (!element.node().isBroken) {
        const engine::ElementRow row = rowOf(element, vocabulary);
        for (ElementOffer& offer : offersAt(element, vocabulary)) {
            FormPath before = placeInGroup(element, row, offer.row.tag);
            entries.push_back({std::move(offer), path, std::move(before), tr("Inside %1").arg(label(element))});
        }
    }
    const engine::Element parent{&tree, element.node().parent};
    if (inside || parent.index == engine::XmlTree::document || parent.node().isBroken) {
        sortByUse(entries, analysis);
        return entries;
    }
    const FormPath around(path.begin(), path.end() - 1);
    FormPath next;
    for (std::uint32_t at = element.node().next; at != engine::XmlTree::none && next.empty(); at = tree.node(at).next) {
        if (tree.isElement(at)) {
            next = formPathOf({&tree, at});
        }
    }
    for (ElementOffer& offer : offersAt(parent, vocabulary)) {
        entries.push_back({std::move(offer), around, next, tr("After %1").arg(label(element))});
    }
    sortByUse(entries, analysis);
    return entries;
}

/// Sorts the entries of each section by the number of such elements in the project, then by their labels.
void FormEntries::sortByUse(std::vector<AddEntry>& entries, const AnalysisPtr& analysis) const {
    if (m_usesOf != analysis) {
        m_usesOf = analysis;
        m_uses.clear();
        for (const auto& tree : m_usesOf->project.trees) {
            for (std::uint32_t node = 0; node < tree->nodeCount(); ++node) {
                if (tree->isElement(node)) {
                    ++m_uses[tree->name(node)];
                }
            }
        }
    }
    for (AddEntry& entry : entries) {
        const auto found = m_uses.find(entry.offer.row.tag);
        entry.uses = found == m_uses.end() ? 0 : found->second;
    }
    const auto isBefore = [](const AddEntry& a, const AddEntry& b) {
        const auto label = [](const AddEntry& entry) { return QString::fromStdString(entry.offer.label); };
        return a.uses != b.uses ? a.uses > b.uses : QString::localeAwareCompare(label(a), label(b)) < 0;
    };
    for (auto begin = entries.begin(); begin != entries.end();) {
        const auto end =
            std::find_if(begin, entries.end(), [&](const AddEntry& one) { return one.section != begin->section; });
        std::stable_sort(begin, end, isBefore);
        begin = end;
    }
}

std::vector<AddEntry> FormEntries::changesOf(const Document& document, const StructureCommands& commands,
                                             const engine::Vocabulary& vocabulary, const FormPath& path) {
    std::vector<AddEntry> entries;
    const engine::XmlTree tree = engine::parseXml(document.source(), {});
    const engine::Element element = findElement(tree, path);
    if (element.tree == nullptr || element.node().parent == engine::XmlTree::document) {
        return entries;
    }
    const engine::Element parent{&tree, element.node().parent};
    for (const engine::ElementRow& row : rowsInside(rowOf(parent, vocabulary), vocabulary)) {
        if (commands.mayChangeInto(element, row)) {
            entries.push_back({{row,
                                engineText(row.label).toStdString(),
                                engineText(row.help).toStdString(),
                                std::string(row.tag),
                                {}},
                               FormPath(path.begin(), path.end() - 1),
                               path,
                               tr("Change %1 into").arg(engineText(rowOf(element, vocabulary).label)),
                               true});
        }
    }
    const auto lost = [&](const AddEntry& entry) {
        const engine::ElementAttributes known = attributesOf({}, entry.offer.row, vocabulary);
        std::ptrdiff_t count = 0;
        for (const engine::XmlAttribute* at = tree.attributesBegin(element.index);
             at != tree.attributesEnd(element.index); ++at) {
            count += known.find(tree.name(*at)) == nullptr ? 1 : 0;
        }
        return count;
    };
    std::ranges::stable_sort(entries, {}, lost);
    return entries;
}

std::vector<PreviewCandidate> FormEntries::candidatesOf(const std::vector<AddEntry>& entries,
                                                        const StructureCommands& commands, engine::FileId file) {
    std::vector<PreviewCandidate> candidates;
    for (const AddEntry& entry : entries) {
        PreviewCandidate& candidate = candidates.emplace_back();
        const bool isShown = entry.offer.row.condition != nullptr || entry.offer.row.effect != nullptr;
        auto edit = !isShown        ? std::nullopt
                    : entry.changes ? commands.changeOf(entry.before, entry.offer.row)
                                    : commands.additionOf(entry.parent, entry.before, entry.offer);
        if (edit) {
            candidate = {std::move(edit->edits), edit->lookAt};
            for (engine::TextEdit& one : candidate.edits) {
                one.file = file;
            }
        }
    }
    return candidates;
}

} // namespace orrery::widgets
