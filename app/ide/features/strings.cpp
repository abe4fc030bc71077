// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/strings.h"

#include "app/ide/export_file.h"
#include "app/ide/main_window.h"
#include "engine/content/output_guard.h"
#include "engine/import/string_files.h"
#include "engine/text/file_io.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/strings/strings_view.h"
#include "widgets/words/engine_text.h"

#include <QFileDialog>
#include <QFileInfo>

namespace orrery::ide {

using namespace orrery::widgets;

StringsFeature::StringsFeature(MainWindow& window) : Feature(window) {
    window.addPane({.title = tr("Texts"),
                    .name = "strings",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] { return makeView(); },
                    .unsaved = [this] { return m_view->unsaved(); }});
    window.actions().connectTo("edit.strings", [this] { this->window().raisePane(QStringLiteral("strings")); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["edit.strings"].setEnabled(window.hasProject()); });
}

StringsView* StringsFeature::makeView() {
    m_view = new StringsView(window().store(), window().analyzer());
    connect(m_view, &StringsView::placeWanted, &window(), &MainWindow::goTo);
    connect(m_view, &StringsView::refused, &window(), &MainWindow::say);
    connect(m_view, &StringsView::addLanguageWanted, this, &StringsFeature::askLanguage);
    connect(m_view, &StringsView::exportWanted, this, &StringsFeature::askExport);
    connect(m_view, &StringsView::importWanted, this, &StringsFeature::askImport);
    return m_view;
}

void StringsFeature::askLanguage() {
    const QString language = askText({.draft = QStringLiteral("add-language"),
                                      .title = tr("Add a language"),
                                      .label = tr("Language code, for example 'de' or 'pt-BR':"),
                                      .verb = tr("Add")},
                                     &window())
                                 .value_or(QString())
                                 .trimmed();
    if (!language.isEmpty()) {
        m_view->addLanguage(language);
    }
}

void StringsFeature::askExport() {
    const auto tables = m_view->tables();
    if (!tables) {
        return;
    }
    QStringList languages;
    for (const std::string& language : tables->languages) {
        languages << QString::fromStdString(language);
    }
    // Suggests the second language. The first is the language of the content itself.
    const QString language = askText({.draft = QStringLiteral("export-texts"),
                                      .title = tr("Export texts"),
                                      .label = tr("Language to translate into:"),
                                      .text = languages.value(languages.size() > 1 ? 1 : 0),
                                      .offers = languages,
                                      .verb = tr("Export")},
                                     &window())
                                 .value_or(QString());
    if (language.isEmpty()) {
        return;
    }
    const QString path = askSavePath(window(), tr("Export texts"), language + QStringLiteral(".po"),
                                     tr("Translation files (*.po *.ts)"));
    if (!path.isEmpty()) {
        exportTo(path, language);
    }
}

bool StringsFeature::exportTo(const QString& path, const QString& language) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const auto format = engine::catalogueFormatOf(path.toStdString());
    if (!analysis || !format) {
        window().say(tr("The name of a translation file must end in .po or .ts."));
        return false;
    }
    engine::OutputGuard guard;
    guard.addProject(window().store().folder().toStdString());
    for (const auto& document : window().store().documents()) {
        guard.addInput(document->path().toStdString());
    }
    if (const auto refused = guard.admit(path.toStdString())) {
        window().say(widgets::sentenceText(refused->message));
        return false;
    }
    const engine::StringTables tables = engine::readStringTables(analysis->project);
    const auto written = engine::writeFileWhole(
        path.toStdString(), engine::renderCatalogue(engine::catalogueOf(tables, language.toStdString()), *format));
    if (const auto* const error = std::get_if<engine::FileError>(&written)) {
        window().say(widgets::sentenceText(error->message));
        return false;
    }
    window().say(tr("Exported the texts to %1").arg(QFileInfo(path).fileName()));
    return true;
}

void StringsFeature::askImport() {
    const QString path =
        QFileDialog::getOpenFileName(&window(), tr("Import texts"), {}, tr("Translation files (*.po *.ts)"));
    if (!path.isEmpty()) {
        importFrom(path);
    }
}

bool StringsFeature::importFrom(const QString& path) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const auto format = engine::catalogueFormatOf(path.toStdString());
    auto read = engine::readFile(path.toStdString());
    if (const auto* const error = std::get_if<engine::FileError>(&read)) {
        window().say(widgets::sentenceText(error->message));
        return false;
    }
    if (!analysis || !format) {
        window().say(tr("The name of a translation file must end in .po or .ts."));
        return false;
    }
    auto source = std::make_shared<engine::SourceText>(path.toStdString(), std::move(std::get<std::string>(read)));
    const engine::ReadCatalogue catalogue = engine::readCatalogue(std::move(source), {}, *format);
    if (catalogue.catalogue.language.empty()) {
        window().say(tr("%1 does not name its language.").arg(QFileInfo(path).fileName()));
        return false;
    }
    engine::CatalogueChanges changes =
        engine::changesOf(catalogue.catalogue, engine::readStringTables(analysis->project));
    const QString report = tr("Imported texts: %1, not translated yet: %2, unknown ids: %3, faulty entries: %4")
                               .arg(changes.changes.size())
                               .arg(changes.unfinished)
                               .arg(changes.unknown)
                               .arg(catalogue.faults.size());
    if (m_view == nullptr) {
        window().raisePane(QStringLiteral("strings"));
    }
    m_view->change(tr("Import texts from %1").arg(QFileInfo(path).fileName()), std::move(changes.changes));
    window().say(report);
    return true;
}

} // namespace orrery::ide
