// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <variant>

namespace orrery::ide {

/// What a project can begin with (I1.1).
struct ProjectTemplate {
    const char* id;          ///< the folder in resources/templates
    const char* title;       ///< untranslated, of the context "Templates"
    const char* description; ///< likewise
    bool isImport = false;   ///< made of another game's content instead of files of ours
};

std::span<const ProjectTemplate> projectTemplates();

struct NewProject {
    QString templateId;
    QString name;          ///< for people; stands in the manifest
    QString folder;        ///< absolute; does not exist, or is empty
    QString classicFolder; ///< of an import: where techs.xml and buildings.xml stand
};

/// How a project came out.
struct MadeProject {
    int faults = 0; ///< of an import: what could not be taken over and was left as comments
};

/// A folder's name for a project's name: small letters, digits and '-'; "project" where nothing is left.
QString folderNameFor(const QString& name);
/// Why the project cannot be made as it is wanted, one sentence; empty where nothing speaks against it.
QString whyNotMade(const NewProject& wanted);
/// Copies the files of a shipped project, the demo, into a folder that is not there yet; makes nothing else. Says why
/// it could not, and then leaves nothing behind; empty where it could.
QString copyProject(const QString& from, const QString& folder);
/// Writes the files of a new project, or says why it could not, and then leaves nothing behind. Needs no window, and
/// may run on a thread of its own.
std::variant<MadeProject, QString> makeProject(const NewProject& wanted, const QString& resourceFolder);

} // namespace orrery::ide
