// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/undo_edits.h"

#include "engine/content/element.h"
#include "engine/syntax/xml_tree.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace orrery::engine {

namespace {

/// The trees of the files of one version, read on first use.
class VersionTrees {
public:
    explicit VersionTrees(const CheckedModel& model) : m_model(model), m_trees(model.files.size()) {}

    const XmlTree& operator[](FileId file) {
        auto& tree = m_trees[file.value];
        if (tree == nullptr) {
            tree = std::make_unique<XmlTree>(parseXml(m_model.files[file.value], file));
        }
        return *tree;
    }
    /// Returns the element at a place. @pre the place is that of a part
    Element at(Location where) {
        const XmlTree& tree = (*this)[where.file];
        std::uint32_t index = tree.nodeAt(where.span.begin);
        while (tree.span(index) != where.span && tree.node(index).parent != XmlTree::none) {
            index = tree.node(index).parent;
        }
        return {&tree, index};
    }
    /// Returns the child of a root element with a tag and a stable name; nullopt if there is none.
    std::optional<Element> named(std::string_view tag, std::string_view name) {
        for (std::uint32_t file = 0; file < m_trees.size(); ++file) {
            if (!m_model.files[file]->path().ends_with(".xml")) {
                continue;
            }
            const XmlTree& tree = (*this)[FileId{file}];
            for (const std::uint32_t child : tree.elements(tree.root())) {
                const Element element{&tree, child};
                const std::string key = element.value("chance-key");
                if (element.tag() == tag && (key.empty() ? element.value("id") : key) == name) {
                    return element;
                }
            }
        }
        return std::nullopt;
    }
    std::size_t size() const { return m_trees.size(); }
    std::string_view allOf(FileId file) const { return m_model.files[file.value]->bytes(); }
    std::string_view textOf(Location where) const { return m_model.files[where.file.value]->slice(where.span); }
    const std::string& pathOf(FileId file) const { return m_model.files[file.value]->path(); }

private:
    const CheckedModel& m_model;
    std::vector<std::unique_ptr<XmlTree>> m_trees;
};

/// Collects the changes of text that undo some edits.
class Undoer {
public:
    Undoer(const EditedVersions& versions, const std::vector<std::uint32_t>& undone)
        : m_edits(versions.edits), m_left(versions.left), m_right(versions.right), m_undone(undone) {
        for (const std::uint32_t index : undone) {
            const ContentEdit& edit = m_edits[index];
            if (edit.kind == EditKind::classHead) {
                m_classes.insert(edit.owner);
            }
        }
    }

    /// Returns the changes by path; nullopt if a part has no place.
    std::optional<std::map<std::string, std::vector<TextEdit>>> changes() {
        for (const std::uint32_t index : m_undone) {
            if (!undo(m_edits[index])) {
                return std::nullopt;
            }
        }
        return std::move(m_changes);
    }

private:
    bool undo(const ContentEdit& edit) {
        if (edit.isOfRun) {
            return false;
        }
        if (edit.kind == EditKind::draw && !edit.left.file.isValid()) {
            return true; // another seed; the text is the same
        }
        if (edit.kind == EditKind::classHead) {
            return undoClass(edit);
        }
        const bool isOfClass = edit.kind == EditKind::group || edit.kind == EditKind::draw;
        if (isOfClass && m_classes.contains(edit.owner)) {
            return true; // the class is replaced as a whole
        }
        if (!edit.right.file.isValid()) {
            return insert(edit);
        }
        const bool isFile = edit.right.span == Span{};
        if (isFile && !edit.left.file.isValid()) {
            return false;
        }
        if (isFile) {
            const auto size = static_cast<std::uint32_t>(m_right.allOf(edit.right.file).size());
            replace({edit.right.file, {0, size}}, std::string(m_left.allOf(edit.left.file)));
        } else {
            replace(edit.right, std::string(edit.left.file.isValid() ? m_left.textOf(edit.left) : std::string_view()));
        }
        return true;
    }

    void replace(Location where, std::string text) {
        m_changes[m_right.pathOf(where.file)].push_back({where.file, where.span, std::move(text)});
    }

    /// Adds a part that only the left version has.
    bool insert(const ContentEdit& edit) {
        if (edit.left.span == Span{}) {
            return false; // a whole file
        }
        const std::string text(m_left.textOf(edit.left));
        if (edit.kind == EditKind::group) {
            const auto owner = m_right.named("class", edit.owner);
            return owner && append(*owner, text);
        }
        const Element part = m_left.at(edit.left);
        const Element parent{part.tree, part.node().parent};
        if (edit.kind == EditKind::statement) {
            const bool isRun = parent.tag() == "run";
            const std::string key = parent.value("chance-key");
            const auto scenario = m_right.named(parent.tag(), key.empty() ? parent.value("id") : key);
            return !isRun && scenario && append(*scenario, text);
        }
        const std::string tag(parent.tag());
        return append(edit.left, tag == "orrery" ? text : "<" + tag + ">" + text + "</" + tag + ">");
    }

    /// Adds text at the end of an element.
    bool append(Element element, const std::string& text) {
        const XmlNode& node = element.node();
        if (node.isEmpty) {
            const Span slash{node.tag.end - 2, node.tag.end};
            replace({element.tree->file(), slash}, ">" + text + "</" + std::string(element.tag()) + ">");
        } else {
            replace({element.tree->file(), {node.close.begin, node.close.begin}}, text);
        }
        return node.isEmpty || node.isClosed;
    }

    /// Adds text at the end of the file that has the path of a place in the left version.
    bool append(Location left, const std::string& text) {
        for (std::uint32_t file = 0; file < m_right.size(); ++file) {
            if (m_right.pathOf(FileId{file}) == m_left.pathOf(left.file)) {
                const XmlTree& tree = m_right[FileId{file}];
                return tree.root() != XmlTree::none && append(Element{&tree, tree.root()}, text);
            }
        }
        return false;
    }

    /// Undoes the edit of a class without its groups. Those keep their own edits, unless they are undone, too.
    bool undoClass(const ContentEdit& edit) {
        if (!edit.left.file.isValid()) {
            replace(edit.right, {});
            return true;
        }
        const Element objectClass = m_left.at(edit.left);
        const std::uint32_t begin = edit.left.span.begin;
        std::vector<TextEdit> changes;
        std::string added;
        for (const ContentEdit& one : m_edits) {
            const bool isOfIt = (one.kind == EditKind::group || one.kind == EditKind::draw) && one.owner == edit.owner;
            if (!isOfIt || isUndone(one)) {
                continue;
            }
            const std::string now(one.right.file.isValid() ? m_right.textOf(one.right) : std::string_view());
            if (one.left.file.isValid()) {
                const Span span = one.left.span;
                changes.push_back({one.left.file, {span.begin - begin, span.end - begin}, now});
            } else {
                added += now;
            }
        }
        const XmlNode& node = objectClass.node();
        if (node.isEmpty && !added.empty()) {
            changes.push_back(
                {edit.left.file, {node.tag.end - 2 - begin, node.tag.end - begin}, ">" + added + "</class>"});
        } else if (!added.empty()) {
            changes.push_back({edit.left.file, {node.close.begin - begin, node.close.begin - begin}, added});
        }
        std::string text = applyEdits(m_left.textOf(edit.left), std::move(changes));
        if (!edit.right.file.isValid()) {
            return append(edit.left, text);
        }
        replace(edit.right, std::move(text));
        return true;
    }

    bool isUndone(const ContentEdit& edit) const {
        return std::ranges::find(m_undone, static_cast<std::uint32_t>(&edit - m_edits.data())) != m_undone.end();
    }

    const std::vector<ContentEdit>& m_edits;
    VersionTrees m_left;
    VersionTrees m_right;
    const std::vector<std::uint32_t>& m_undone;
    std::set<std::string> m_classes; ///< classes that are replaced as a whole
    std::map<std::string, std::vector<TextEdit>> m_changes;
};

} // namespace

std::optional<FolderContents> withoutEdits(FolderContents contents, const EditedVersions& versions,
                                           const std::vector<std::uint32_t>& undone) {
    auto changes = Undoer(versions, undone).changes();
    if (!changes) {
        return std::nullopt;
    }
    for (auto& [path, edits] : *changes) {
        const auto file = contents.files.find(path);
        if (file == contents.files.end()) {
            return std::nullopt;
        }
        file->second = std::make_shared<const SourceText>(path, applyEdits(file->second->bytes(), std::move(edits)));
    }
    return contents;
}

bool undoesSeed(const std::vector<ContentEdit>& edits, const std::vector<std::uint32_t>& undone) {
    return std::ranges::any_of(undone, [&](std::uint32_t index) {
        return edits[index].kind == EditKind::draw && !edits[index].left.file.isValid();
    });
}

} // namespace orrery::engine
