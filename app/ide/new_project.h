// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace orrery::engine {
struct ImportedProject;
struct Importer;
} // namespace orrery::engine

namespace orrery::ide {

/// A template for a new project (I1.1): a shipped project, or an importer of another game's content.
struct ProjectTemplate {
    QString id;    ///< name of the folder in resources/templates, or id of the importer
    QString title; ///< title in the language of the window
    QString description;
    const engine::Importer* importer = nullptr;
    QString files{}; ///< for an importer: files that the folder must contain
};

std::vector<ProjectTemplate> projectTemplates();

struct NewProject {
    QString templateId;
    QString name;         ///< name for display; the manifest contains it
    QString folder;       ///< absolute path; the folder does not exist, or is empty
    QString importFolder; ///< for an import: folder of the game's files
};

/// The result of creating a project.
struct MadeProject {
    std::shared_ptr<const engine::ImportedProject> imported{}; ///< for an import: its files and its report
};

/// Remembers the folder of the game's files from which a project was imported; empty: none. Also remembers a folder
/// that the user names later.
void rememberImportFolder(const QString& project, const QString& importFolder);
/// Returns the remembered folder of the game's files; empty: unknown.
QString importFolderOf(const QString& project);

/// Returns a folder name for a project name. It consists of lower-case letters, digits and '-'; "project" if none
/// remain.
QString folderNameFor(const QString& name);
/// Returns the reason why the project cannot be created, as a sentence; empty if there is none.
QString whyNotMade(const NewProject& wanted);
/// Copies the files of the shipped demo project into a new folder. On failure, removes the copied files and returns the
/// reason; otherwise returns an empty string.
QString copyProject(const QString& from, const QString& folder);
/// Writes the files of a new project. On failure, removes these files and returns the reason. Needs no window, and can
/// run on any thread.
std::variant<MadeProject, QString> makeProject(const NewProject& wanted, const QString& resourceFolder);

} // namespace orrery::ide
