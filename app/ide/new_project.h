// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <variant>
#include <vector>

namespace orrery::engine {
struct Importer;
}

namespace orrery::ide {

/// One way to begin a project (I1.1): a shipped template, or an importer of another game's content.
struct ProjectTemplate {
    QString id;    ///< the folder in resources/templates, or the id of the importer
    QString title; ///< in the language of the window, as the rest
    QString description;
    const engine::Importer* importer = nullptr;
    QString files{}; ///< of an importer: the files that the folder must hold
};

std::vector<ProjectTemplate> projectTemplates();

struct NewProject {
    QString templateId;
    QString name;         ///< for people; stands in the manifest
    QString folder;       ///< absolute; does not exist, or is empty
    QString importFolder; ///< of an import: the folder of the game's files
};

/// The result of making a project.
struct MadeProject {
    int faults = 0; ///< of an import: elements that could not be converted and remain as comments
};

/// Returns a folder name for a project name: small letters, digits and '-'; "project" if nothing else remains.
QString folderNameFor(const QString& name);
/// Returns the reason why the project cannot be made, one sentence; empty if there is none.
QString whyNotMade(const NewProject& wanted);
/// Copies the files of a shipped project, the demo, into a new folder. Returns the reason for a failure, after removing
/// its files; empty on success.
QString copyProject(const QString& from, const QString& folder);
/// Writes the files of a new project. Returns the reason for a failure, after removing its files. It needs no window,
/// and can run on any thread.
std::variant<MadeProject, QString> makeProject(const NewProject& wanted, const QString& resourceFolder);

} // namespace orrery::ide
