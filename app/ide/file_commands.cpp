// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/file_commands.h"

#include "app/ide/main_window.h"
#include "engine/assist/index.h"
#include "engine/content/baseline_rows.h"
#include "engine/content/element_rows.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/names/file_references.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace orrery::ide::file_commands {

using namespace orrery::widgets;

namespace {

class Texts {
    Q_DECLARE_TR_FUNCTIONS(FileCommands)
};

constexpr qsizetype mostNamed = 10; ///< maximum number of names in the question; it counts the others

/// Returns whether a content file can have this path: inside the folder, not hidden, not in "build".
bool isFileName(const QString& path) {
    const QStringList parts = path.split(QLatin1Char('/'));
    return path.size() > 4 && parts.front() != QLatin1String("build") &&
           std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               return !part.isEmpty() && !part.startsWith(QLatin1Char('.')) && !part.contains(QLatin1Char('\\'));
           });
}

/// Returns whether the program needs the file by this name.
bool isKnownByName(const QString& path) {
    return path.toStdString() == engine::manifestPath || path.toStdString() == engine::baselinePath;
}

} // namespace

QString pathOf(MainWindow& window, const QString& written) {
    QString path = written.trimmed();
    if (!path.endsWith(QLatin1String(".xml"))) {
        path += QLatin1String(".xml");
    }
    if (!isFileName(path)) {
        window.say(Texts::tr("'%1' is not a valid name for a project file.").arg(path));
        return {};
    }
    return path;
}

bool renameFile(MainWindow& window, const QString& shownPath, const QString& newPath) {
    Document* const document = window.store().find(shownPath);
    const QString path = pathOf(window, newPath);
    if (document == nullptr || path.isEmpty() || path == shownPath) {
        return false;
    }
    if (isKnownByName(shownPath) || isKnownByName(path)) {
        window.say(Texts::tr("'%1' cannot be renamed: Orrery finds this file by its name.")
                       .arg(isKnownByName(shownPath) ? shownPath : path));
        return false;
    }
    if (const auto problem =
            window.store().files().rename(*document, path, manifestEdits(window.store(), shownPath, path))) {
        window.say(*problem);
        return false;
    }
    window.say(Texts::tr("Renamed '%1' to '%2'").arg(shownPath, path));
    return true;
}

bool removeFile(MainWindow& window, const QString& shownPath) {
    Document* const document = window.store().find(shownPath);
    if (document == nullptr) {
        return false;
    }
    if (shownPath.toStdString() == engine::manifestPath) {
        window.say(Texts::tr("'%1' cannot be deleted: it is the manifest of the project.").arg(shownPath));
        return false;
    }
    if (const auto problem = window.store().files().remove(*document, manifestEdits(window.store(), shownPath, {}))) {
        window.say(*problem);
        return false;
    }
    window.say(Texts::tr("Deleted '%1'; undo restores it").arg(shownPath));
    return true;
}

bool askRename(MainWindow& window, const QString& shownPath) {
    if (shownPath.endsWith(QLatin1String(".csv"))) {
        window.say(Texts::tr("'%1' is a table. Rename or delete it in its folder, outside Orrery.").arg(shownPath));
        return false;
    }
    const auto path = askText({.draft = QStringLiteral("rename-file/") + shownPath,
                               .title = Texts::tr("Rename file"),
                               .label = Texts::tr("New name of '%1', optionally with folders:").arg(shownPath),
                               .text = shownPath,
                               .verb = Texts::tr("Rename")},
                              &window);
    return path && renameFile(window, shownPath, *path);
}

bool askRemove(MainWindow& window, const QString& shownPath) {
    const AnalysisPtr analysis = window.analyzer().latest();
    const Document* const document = window.store().find(shownPath);
    if (shownPath.endsWith(QLatin1String(".csv"))) {
        window.say(Texts::tr("'%1' is a table. Rename or delete it in its folder, outside Orrery.").arg(shownPath));
        return false;
    }
    if (document == nullptr || shownPath.toStdString() == engine::manifestPath) {
        return removeFile(window, shownPath); // reports why the file cannot be removed
    }
    if (!analysis || window.analyzer().isBehind() || analysis->names->names().empty()) {
        window.say(Texts::tr("The content is being checked; try again in a moment."));
        return false;
    }
    const FileUses uses = usesOf(*analysis, shownPath);
    QStringList words;
    if (!uses.contents.isEmpty()) {
        words << Texts::tr("It contains: %1.").arg(uses.contents.join(QStringLiteral(", ")));
    }
    if (!uses.dangling.isEmpty()) {
        QStringList named = uses.dangling.mid(0, mostNamed);
        if (uses.dangling.size() > mostNamed) {
            named << Texts::tr("and %n more", nullptr, static_cast<int>(uses.dangling.size() - mostNamed));
        }
        words << Texts::tr("Other files refer to names that only this file defines:") + QStringLiteral("\n• ") +
                     named.join(QStringLiteral("\n• "));
    } else {
        words << Texts::tr("No other file refers to it.");
    }
    QMessageBox ask(QMessageBox::Question, QStringLiteral("Orrery"),
                    Texts::tr("Delete '%1' from the project and from the disk?").arg(shownPath), QMessageBox::NoButton,
                    &window);
    ask.setInformativeText(words.join(QStringLiteral("\n\n")));
    QPushButton* const gone = ask.addButton(Texts::tr("&Delete"), QMessageBox::DestructiveRole);
    QPushButton* const kept = ask.addButton(Texts::tr("&Keep"), QMessageBox::RejectRole);
    ask.setDefaultButton(kept);
    ask.setEscapeButton(kept);
    ask.exec();
    return ask.clickedButton() == gone && removeFile(window, shownPath);
}

} // namespace orrery::ide::file_commands
