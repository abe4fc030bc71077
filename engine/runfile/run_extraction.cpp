// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/run_extraction.h"

#include "engine/content/element.h"
#include "engine/text/text_edit.h"

#include <filesystem>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

std::string viewXml(const LocalView& view) {
    const auto attribute = [](std::string_view name, const std::string& value) {
        return " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
    };
    const auto count = [&](std::string_view name, int value) {
        return value < 0 ? std::string() : attribute(name, std::to_string(value));
    };
    return "<view" + attribute("screen", view.screen) + count("line", view.line) + count("message", view.message) +
           count("page", view.page) + attribute("zoom", view.zoom) +
           (view.selected.empty() ? std::string() : attribute("select", view.selected)) + "/>";
}

/// Returns the `<scenario>` of a run in the tree of its file; an index of none if there is none.
Element scenarioIn(const XmlTree& tree, const std::string& id) {
    for (const std::uint32_t child : tree.elements(tree.root())) {
        const Element element{&tree, child};
        if (element.tag() == "scenario" && element.value("id") == id) {
            return element;
        }
    }
    return {&tree, XmlTree::none};
}

/// Returns the edits that give a scenario its own view, and further actions at its end.
std::vector<TextEdit> editsOf(Element scenario, const RunDescription& run) {
    std::vector<TextEdit> edits;
    std::string added;
    for (const std::string& action : run.actions) {
        added += "    " + action + "\n";
    }
    if (run.view) {
        const std::uint32_t view = scenario.tree->child(scenario.index, "view");
        if (view == XmlTree::none) {
            added = "    " + viewXml(*run.view) + "\n" + added;
        } else {
            edits.push_back({{}, scenario.tree->span(view), viewXml(*run.view)});
        }
    }
    const XmlNode& node = scenario.node();
    if (node.isEmpty) {
        constexpr std::uint32_t slash = 2; // "/>"
        edits.push_back({{}, {node.tag.end - slash, node.tag.end}, ">\n" + added + "  </scenario>"});
    } else {
        edits.push_back({{}, {node.close.begin, node.close.begin}, added});
    }
    return edits;
}

/// Removes everything in a folder that was empty, and the folder itself if it is new.
void clear(const std::string& folder, bool wasThere) {
    std::error_code error;
    if (!wasThere) {
        fs::remove_all(folder, error);
        return;
    }
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        fs::remove_all(entry.path(), error);
    }
}

std::variant<std::monostate, FileError> writeFiles(const FolderContents& contents, const std::string& folder) {
    for (const auto& [path, text] : contents.files) {
        const fs::path target = fs::path(folder) / path;
        auto made = makeFolder(target.parent_path().string());
        if (std::holds_alternative<FileError>(made)) {
            return made;
        }
        if (auto written = writeFileWhole(target.string(), text->bytes()); std::holds_alternative<FileError>(written)) {
            return written;
        }
    }
    return {};
}

} // namespace

RunFileResult<FolderContents> projectOf(const RunFile& file) {
    FolderContents contents = file.contents;
    if (file.run.actions.empty() && !file.run.view) {
        return contents;
    }
    const auto found = contents.files.find(file.run.scenarioFile);
    if (found == contents.files.end()) {
        return runFileError("run-file.no-scenario", {}, {file.run.scenario});
    }
    const XmlTree tree = parseXml(found->second, FileId{0});
    const Element scenario = scenarioIn(tree, file.run.scenario);
    if (scenario.index == XmlTree::none) {
        return runFileError("run-file.no-scenario", {}, {file.run.scenario});
    }
    found->second = std::make_shared<const SourceText>(found->first,
                                                       applyEdits(found->second->bytes(), editsOf(scenario, file.run)));
    return contents;
}

std::variant<std::monostate, FileError> ensureEmpty(const std::string& folder) {
    std::error_code error;
    const bool isThere = fs::exists(folder, error);
    if (error) {
        return FileError{phrase("cannot write '{0}': {1}", {folder, systemReason(error.value())}), error.value()};
    }
    if (isThere && !fs::is_directory(folder, error)) {
        return FileError{phrase("'{0}' is not a folder", {folder}), error.value()};
    }
    if (isThere && !fs::is_empty(folder, error)) {
        return FileError{phrase("the folder '{0}' is not empty", {folder}), error.value()};
    }
    return {};
}

std::variant<std::monostate, FileError> writeContents(const FolderContents& contents, const std::string& folder) {
    if (auto checked = ensureEmpty(folder); std::holds_alternative<FileError>(checked)) {
        return checked;
    }
    std::error_code error;
    const bool isThere = fs::exists(folder, error);
    auto written = writeFiles(contents, folder);
    if (std::holds_alternative<FileError>(written)) {
        clear(folder, isThere);
    }
    return written;
}

} // namespace orrery::engine
