// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/file_references.h"

#include "engine/assist/index.h"
#include "engine/content/element_rows.h"
#include "engine/syntax/xml_text.h"
#include "engine/syntax/xml_tree.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/names/usages_model.h"

#include <QCoreApplication>

#include <algorithm>

namespace orrery::widgets {

namespace {

class FileTexts {
    Q_DECLARE_TR_FUNCTIONS(FileTexts)
};

/// Returns the elements of the manifest that name a file, with the attribute that names it.
std::vector<std::pair<std::uint32_t, const engine::XmlAttribute*>> namingElements(const engine::XmlTree& tree,
                                                                                  const std::string& path) {
    std::vector<std::pair<std::uint32_t, const engine::XmlAttribute*>> found;
    if (tree.root() == engine::XmlTree::none) {
        return found;
    }
    for (const std::uint32_t child : tree.elements(tree.root())) {
        const char* const name = tree.name(child) == "file" ? "path" : "file";
        std::string named = tree.value(child, name);
        while (named.starts_with("./")) {
            named.erase(0, 2);
        }
        const engine::XmlAttribute* const attribute = tree.attribute(child, name);
        if (attribute != nullptr && named == path) {
            found.emplace_back(child, attribute);
        }
    }
    return found;
}

} // namespace

FileUses usesOf(const Analysis& analysis, const QString& shownPath) {
    FileUses uses;
    const engine::FileId file = analysis.fileOf(shownPath);
    if (!file.isValid()) {
        return uses;
    }
    const engine::CheckedModel& model = *analysis.model;
    const auto inFile = [&](const auto& one) { return one.where.file == file; };
    const auto classes = std::ranges::count_if(model.classes.asRead(),
                                               [&](const auto& one) { return !one->isGenerated && inFile(*one); });
    const auto scenarios = std::count_if(model.scenarios.begin(), model.scenarios.end(), inFile);
    if (classes > 0) {
        uses.contents << FileTexts::tr("%n class(es)", nullptr, static_cast<int>(classes));
    }
    if (scenarios > 0) {
        uses.contents << FileTexts::tr("%n scenario(s)", nullptr, static_cast<int>(scenarios));
    }
    const engine::XmlTree& tree = *analysis.project.trees[file.value];
    if (tree.root() != engine::XmlTree::none) {
        auto others = -classes - scenarios;
        for ([[maybe_unused]] const std::uint32_t child : tree.elements(tree.root())) {
            ++others;
        }
        if (others > 0) {
            uses.contents << FileTexts::tr("%n other element(s)", nullptr, static_cast<int>(others));
        }
    }
    const engine::NameIndex& names = *analysis.names;
    for (engine::NameId name = 0; name < names.names().size(); ++name) {
        int used = 0;
        bool isHere = false;
        bool isElsewhere = false;
        for (const std::uint32_t at : names.placesOf(name)) {
            const engine::NamePlace& place = names.places()[at];
            if (place.isDefinition) {
                (place.where.file == file ? isHere : isElsewhere) = true;
            } else if (place.where.file != file && place.form != engine::PlaceForm::implied) {
                ++used;
            }
        }
        if (isHere && !isElsewhere && used > 0 && !engine::isFreeWord(names.key(name).kind)) {
            uses.dangling << FileTexts::tr("%1 %2 (%n reference(s))", nullptr, used)
                                 .arg(nameKindText(names.key(name).kind), QString::fromStdString(names.key(name).id));
        }
    }
    return uses;
}

std::vector<DocumentEdit> manifestEdits(const DocumentStore& store, const QString& shownPath, const QString& newPath) {
    const QString path =
        QString::fromUtf8(engine::manifestPath.data(), static_cast<qsizetype>(engine::manifestPath.size()));
    Document* const manifest = store.find(path);
    std::vector<DocumentEdit> edits;
    if (manifest == nullptr || shownPath == path) {
        return edits;
    }
    const engine::XmlTree tree = engine::parseXml(manifest->source(), {});
    for (const auto& [element, attribute] : namingElements(tree, shownPath.toStdString())) {
        if (!newPath.isEmpty()) {
            const char quote = manifest->bytes().at(static_cast<qsizetype>(attribute->value.begin) - 1);
            edits.push_back({manifest, attribute->value,
                             QByteArray::fromStdString(engine::escapeAttribute(newPath.toStdString(), quote))});
        } else if (const auto removal = removeElement(tree, element)) {
            for (const engine::TextEdit& edit : removal->edits) {
                edits.push_back({manifest, edit.span, QByteArray::fromStdString(edit.text)});
            }
        }
    }
    return edits;
}

} // namespace orrery::widgets
