// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/new_project.h"

#include "engine/import/importer.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/file_io.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace orrery::ide {

namespace {

/// Returns the key of a setting, where a path would make groups of settings.
QString importFolderKey(const QString& project) {
    const QByteArray path = QDir(project).absolutePath().toUtf8();
    return QStringLiteral("import-folders/") +
           QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex());
}

struct ShippedTemplate {
    const char* id;
    const char* title;       ///< untranslated title, in the context "Templates"
    const char* description; ///< untranslated description, in the same context
};

constexpr ShippedTemplate shippedTemplates[] = {
    {"tutorial", QT_TRANSLATE_NOOP("Templates", "Tutorial"),
     QT_TRANSLATE_NOOP(
         "Templates", "Three worlds and one people, ready to run. Steps beside the editor guide you to your own mod.")},
    {"empty", QT_TRANSLATE_NOOP("Templates", "Empty project"),
     QT_TRANSLATE_NOOP("Templates",
                       "A manifest and an empty file. The shipped vocabulary provides types, meters and properties.")},
};

constexpr QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

/// Removes the project's folder at the end of the scope, unless keep() was called.
class Litter {
public:
    explicit Litter(const QString& folder) : m_folder(folder), m_wasThere(QDir(folder).exists()) {}
    ~Litter() {
        if (m_isKept) {
            return;
        }
        QDir dir(m_folder);
        dir.removeRecursively(); // this program wrote all files: the folder was empty or absent
        if (m_wasThere) {
            QDir().mkpath(m_folder);
        }
    }
    void keep() { m_isKept = true; }
    Litter(const Litter&) = delete;
    Litter& operator=(const Litter&) = delete;

private:
    QString m_folder;
    bool m_wasThere;
    bool m_isKept = false;
};

/// Returns the manifest's bytes with the project's name inserted.
std::string named(std::string manifest, const QString& name) {
    auto source = std::make_shared<engine::SourceText>("orrery.xml", manifest);
    const engine::XmlTree tree = engine::parseXml(std::move(source), engine::FileId{0});
    if (tree.root() == engine::XmlTree::none) {
        return manifest;
    }
    if (const auto edit = engine::setAttribute(tree, tree.root(), "name", name.toStdString())) {
        manifest.replace(edit->span.begin, edit->span.size(), edit->text);
    }
    return manifest;
}

/// Copies the files of a shipped project, without overwriting files. @param name the new name; empty: keeps the name.
std::variant<MadeProject, QString> copyFiles(const QDir& from, const QDir& to, const QString& name = {}) {
    QDirIterator files(from.absolutePath(), {QStringLiteral("*.xml")}, QDir::Files, QDirIterator::Subdirectories);
    bool hasManifest = false;
    while (files.hasNext()) {
        const QString path = from.relativeFilePath(files.next());
        auto read = engine::readFile(files.filePath().toStdString());
        if (const auto* const error = std::get_if<engine::FileError>(&read)) {
            return widgets::sentenceText(error->message);
        }
        std::string& bytes = std::get<std::string>(read);
        if (path == QLatin1String("orrery.xml")) {
            bytes = name.isEmpty() ? std::move(bytes) : named(std::move(bytes), name);
            hasManifest = true;
        }
        const QString target = to.filePath(path);
        auto made = engine::makeFolder(QFileInfo(target).absolutePath().toStdString());
        if (const auto* const error = std::get_if<engine::FileError>(&made)) {
            return widgets::sentenceText(error->message);
        }
        const auto written = engine::writeFileWhole(
            target.toStdString(), bytes, {.expected = {engine::Expected::Kind::noFile, {}}, .beforeReplacing = {}});
        if (const auto* const error = std::get_if<engine::FileError>(&written)) {
            return widgets::sentenceText(error->message);
        }
    }
    if (!hasManifest) {
        return QCoreApplication::translate("Templates", "The template is not installed.");
    }
    return MadeProject{};
}

std::variant<MadeProject, QString> importContent(const NewProject& wanted, const engine::Importer& importer) {
    const engine::ForeignFolder folder = importer.read(wanted.importFolder.toStdString());
    if (engine::hasErrors(folder.diagnostics)) {
        return widgets::problemText(folder.diagnostics.front());
    }
    engine::ImportedProject imported = importer.import(folder);
    if (!imported.hasContent) {
        return QCoreApplication::translate("Templates", "The folder '%1' does not hold %2.")
            .arg(wanted.importFolder, widgets::engineText(importer.files));
    }
    std::string& manifest = imported.files["orrery.xml"];
    manifest = named(std::move(manifest), wanted.name);
    const auto written = engine::writeImportedProject(imported, wanted.folder.toStdString());
    if (const auto* const error = std::get_if<engine::FileError>(&written)) {
        return widgets::sentenceText(error->message);
    }
    imported.files.clear(); // they are on the disk now
    return MadeProject{std::make_shared<const engine::ImportedProject>(std::move(imported))};
}

} // namespace

std::vector<ProjectTemplate> projectTemplates() {
    std::vector<ProjectTemplate> all;
    for (const ShippedTemplate& one : shippedTemplates) {
        all.push_back({QString::fromLatin1(one.id), QCoreApplication::translate("Templates", one.title),
                       QCoreApplication::translate("Templates", one.description)});
    }
    for (const engine::Importer& one : engine::importers()) {
        all.push_back({QString::fromUtf8(one.id.data(), static_cast<qsizetype>(one.id.size())),
                       widgets::engineText(one.label), widgets::engineText(one.help), &one,
                       widgets::engineText(one.files)});
    }
    return all;
}

void rememberImportFolder(const QString& project, const QString& importFolder) {
    if (!importFolder.isEmpty()) {
        QSettings().setValue(importFolderKey(project), importFolder);
    }
}

QString importFolderOf(const QString& project) {
    return QSettings().value(importFolderKey(project)).toString();
}

QString folderNameFor(const QString& name) {
    QString folder;
    for (const QChar c : name.toLower().normalized(QString::NormalizationForm_KD)) {
        const bool isPlain = (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= '0' && c <= '9');
        if (isPlain) {
            folder += c;
        } else if (!c.isMark() && !folder.isEmpty() && !folder.endsWith(QLatin1Char('-'))) {
            folder += QLatin1Char('-');
        }
    }
    while (folder.endsWith(QLatin1Char('-'))) {
        folder.chop(1);
    }
    return folder.isEmpty() ? QStringLiteral("project") : folder;
}

QString whyNotMade(const NewProject& wanted) {
    const std::vector<ProjectTemplate> all = projectTemplates();
    const auto chosen = std::ranges::find(all, wanted.templateId, &ProjectTemplate::id);
    if (chosen == all.end()) {
        return QCoreApplication::translate("Templates", "Choose a template.");
    }
    if (wanted.name.trimmed().isEmpty()) {
        return QCoreApplication::translate("Templates", "Give the project a name.");
    }
    const QFileInfo folder(wanted.folder);
    if (wanted.folder.isEmpty() || !folder.isAbsolute()) {
        return QCoreApplication::translate("Templates", "Choose the folder that will contain the project folder.");
    }
    if (folder.exists() && !folder.isDir()) {
        return QCoreApplication::translate("Templates", "'%1' is a file.").arg(QDir::toNativeSeparators(wanted.folder));
    }
    if (folder.exists() && !QDir(wanted.folder).isEmpty(everything)) {
        return QCoreApplication::translate("Templates", "'%1' is not empty. Choose another name for the folder.")
            .arg(QDir::toNativeSeparators(wanted.folder));
    }
    QFileInfo place = folder;
    while (!place.exists() && !place.isRoot()) {
        place = QFileInfo(place.path());
    }
    if (!place.isDir() || !place.isWritable()) {
        return QCoreApplication::translate("Templates", "Cannot create the folder '%1'.")
            .arg(QDir::toNativeSeparators(wanted.folder));
    }
    if (chosen->importer != nullptr && wanted.importFolder.isEmpty()) {
        return QCoreApplication::translate("Templates", "Choose the folder that holds %1.").arg(chosen->files);
    }
    if (chosen->importer != nullptr && !QDir(wanted.importFolder).exists()) {
        return QCoreApplication::translate("Templates", "There is no folder '%1'.")
            .arg(QDir::toNativeSeparators(wanted.importFolder));
    }
    return {};
}

QString copyProject(const QString& from, const QString& folder) {
    if (QFileInfo::exists(folder)) {
        return QCoreApplication::translate("Templates", "'%1' already exists.").arg(QDir::toNativeSeparators(folder));
    }
    Litter litter(folder);
    const auto made = copyFiles(QDir(from), QDir(folder));
    if (const auto* const reason = std::get_if<QString>(&made)) {
        return *reason;
    }
    litter.keep();
    return {};
}

std::variant<MadeProject, QString> makeProject(const NewProject& wanted, const QString& resourceFolder) {
    if (const QString reason = whyNotMade(wanted); !reason.isEmpty()) {
        return reason;
    }
    Litter litter(wanted.folder);
    if (!QDir().mkpath(wanted.folder)) {
        return QCoreApplication::translate("Templates", "Cannot create the folder '%1'.")
            .arg(QDir::toNativeSeparators(wanted.folder));
    }
    const QDir from(QDir(resourceFolder).filePath(QStringLiteral("templates/%1").arg(wanted.templateId)));
    const engine::Importer* const importer = engine::findImporter(wanted.templateId.toStdString());
    auto made =
        importer != nullptr ? importContent(wanted, *importer) : copyFiles(from, QDir(wanted.folder), wanted.name);
    if (std::holds_alternative<MadeProject>(made)) {
        litter.keep();
    }
    return made;
}

} // namespace orrery::ide
