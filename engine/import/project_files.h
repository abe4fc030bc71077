// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/import_report.h"
#include "engine/import/markup.h"

#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// Beginning of a comment in the manifest of every imported project. The id of the importer follows. The comment allows
/// another import to replace the project.
inline constexpr std::string_view importMark = "imported by orrery-cli import ";

/// Builds the files of an imported project one after another.
class ProjectFiles {
public:
    void addContent(const std::string& path, std::vector<Markup> content);
    void addStrings(const std::map<std::string, std::string, std::less<>>& strings, std::string_view language = "en");
    /// Adds a file that is no content, such as the origins of groups.
    void addText(const std::string& path, std::string bytes) { m_files[path] = std::move(bytes); }
    /// Adds the declarations that the content needs but the shipped vocabulary does not have (F4).
    void addVocabulary();
    void noteSpecial(const std::string& id) { m_specials.push_back(id); }
    /// Adds an initial galaxy with the specials from noteSpecial().
    void addScenario();
    /// Adds the manifest, which names all earlier files.
    /// @param importer id of the importer
    /// @param project element with its attributes and its description
    void addManifest(std::string_view importer, Markup project);

    const ImportCounts& counts() const { return m_counts; } ///< numbers of classes, groups and effects
    std::map<std::string, std::string> take() { return std::move(m_files); }

private:
    void add(const std::string& path, Markup root);

    std::map<std::string, std::string> m_files;
    std::vector<std::string> m_order;
    std::vector<std::string> m_specials;
    ImportCounts m_counts;
};

} // namespace orrery::engine
