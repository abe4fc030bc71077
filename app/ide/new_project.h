// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <variant>

namespace orrery::ide {

/// A starting point of a new project (I1.1).
struct ProjectTemplate {
    const char* id;          ///< the folder in resources/templates
    const char* title;       ///< untranslated, in the context "Templates"
    const char* description; ///< untranslated too
    bool isImport = false;   ///< converts another game's content instead of copying files
};

std::span<const ProjectTemplate> projectTemplates();

struct NewProject {
    QString templateId;
    QString name;          ///< for people; stored in the manifest
    QString folder;        ///< absolute; does not exist, or is empty
    QString classicFolder; ///< for an import: contains techs.xml and buildings.xml
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
