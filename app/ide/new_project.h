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
