// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_handler.h"
#include "app/describe/describe.h"
#include "app/ide/application.h"
#include "app/ide/end_signals.h"
#include "app/ide/log_out.h"
#include "app/ide/main_window.h"
#include "app/ide/theme_setting.h"
#include "app/ide/tour.h"
#include "app/ide/translation.h"
#include "engine/text/machine_memory.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <cstdio>

namespace {

/// Returns the argument of --language; empty if it is absent.
QString askedLanguage(const QStringList& arguments) {
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option) {
            return arguments.value(i + 1);
        }
        if (arguments[i].startsWith(option + QLatin1Char('='))) {
            return arguments[i].mid(option.size() + 1);
        }
    }
    return {};
}

/// Makes the options that open no window work offscreen if there is no display. Otherwise Qt would end the program
/// before it reports anything.
void prepareWindowless(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        const bool isWindowless = argument.startsWith("--tour") || argument.startsWith("--describe");
        if (isWindowless && qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
            qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
        }
    }
}

/// Returns the options of the program.
QList<QCommandLineOption> shownOptions() {
    return {
        {QStringLiteral("tour"),
         QCoreApplication::translate("main", "Saves an image of each view of the project as a PNG file in DIR."),
         QStringLiteral("DIR")},
        {QStringLiteral("dark"), QCoreApplication::translate("main", "Starts with the dark theme.")},
        {QStringLiteral("light"), QCoreApplication::translate("main", "Starts with the light theme.")},
        {QStringLiteral("language"),
         QCoreApplication::translate(
             "main",
             "Language of the window: en, de or fr. Default: the language in the settings, else that of the desktop."),
         QStringLiteral("LANGUAGE")},
        {QStringLiteral("memory-limit"),
         QCoreApplication::translate("main",
                                     "Maximum memory of a sandbox run, for example 512M or 2G. The run ends after the "
                                     "last whole turn that fits. Default: half of the machine's memory."),
         QStringLiteral("SIZE")},
    };
}

orrery::describe::Option describedOption(const QCommandLineOption& option) {
    orrery::describe::Option described{.value = option.valueName().toStdString(),
                                       .help = option.description().toStdString()};
    for (const QString& name : option.names()) {
        described.names.push_back(((name.size() == 1 ? "-" : "--") + name).toStdString());
    }
    return described;
}

/// Declares all options. Returns them for `--describe FORM`, which the help does not list: the installation has its
/// output (C11).
orrery::describe::Program declareOptions(QCommandLineParser& parser) {
    const QString summary = QCoreApplication::translate("main", "A modding IDE for game rules written as XML.");
    const QString project = QCoreApplication::translate("main", "The folder of the project to open.");
    orrery::describe::Program program{
        .name = "orrery", .summary = summary.toStdString(), .version = ORRERY_VERSION, .seeAlso = "orrery-cli"};
    parser.setApplicationDescription(summary);
    const QList<QCommandLineOption> options = QList{parser.addHelpOption(), parser.addVersionOption()} + shownOptions();
    parser.addOptions(shownOptions());
    for (const QCommandLineOption& option : options) {
        program.options.push_back(describedOption(option));
    }
    parser.addPositionalArgument(QStringLiteral("project"), project, QStringLiteral("[project]"));
    program.options.push_back({.names = {"project"}, .help = project.toStdString()});
    QCommandLineOption hidden(QStringLiteral("describe"), QString(), QStringLiteral("FORM"));
    hidden.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(hidden);
    return program;
}

} // namespace

int main(int argc, char** argv) {
    orrery::crash::catchCrashes();
    prepareWindowless(argc, argv);
    orrery::ide::Application app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("orrery"));
    QApplication::setApplicationDisplayName(QStringLiteral("Orrery"));
    QApplication::setDesktopFileName(QStringLiteral("orrery"));
    QApplication::setOrganizationName(QStringLiteral("orrery"));
    QApplication::setApplicationVersion(QStringLiteral(ORRERY_VERSION));
    const QString resources =
        QDir(QApplication::applicationDirPath()).absoluteFilePath(QStringLiteral(ORRERY_RESOURCE_DIR));

    // Sets the language before any output, because the list of options also needs it.
    orrery::ide::useLanguage(app,
                             orrery::ide::chooseLanguage(orrery::ide::wantedLanguages(askedLanguage(app.arguments()))));
    QCommandLineParser parser;
    const orrery::describe::Program program = declareOptions(parser);
    parser.process(app);
    if (const QString form = parser.value(QStringLiteral("describe")); !form.isEmpty()) {
        const auto text = orrery::describe::describe(program, form.toStdString());
        const bool isWritten = text && std::fwrite(text->data(), 1, text->size(), stdout) == text->size();
        return isWritten && std::fflush(stdout) == 0 ? 0 : 2;
    }
    const QString project = parser.positionalArguments().value(0);
    const auto memory = orrery::engine::parseByteCount(parser.value(QStringLiteral("memory-limit")).toStdString());
    if (parser.isSet(QStringLiteral("memory-limit")) && !memory) {
        std::fprintf(
            stderr, "%s\n",
            qPrintable(QCoreApplication::translate("main", "'%1' is not a size. Use 512M, 2G or a number of bytes.")
                           .arg(parser.value(QStringLiteral("memory-limit")))));
        return 2;
    }

    if (parser.isSet(QStringLiteral("tour"))) {
        const QString shown = project.isEmpty() ? QDir(resources).filePath(QStringLiteral("demo")) : project;
        return orrery::ide::makeTour(app, resources, shown, parser.value(QStringLiteral("tour")), memory);
    }
    QString theme;
    for (const QString& name : {QStringLiteral("light"), QStringLiteral("dark")}) {
        if (parser.isSet(name)) {
            theme = name;
        }
    }
    orrery::ide::beginTheme(app, theme);
    orrery::ide::MainWindow window(resources);
    const orrery::ide::EndSignals ending([&window] { window.endUnasked(); });
    orrery::ide::followSession(app, window);
    if (memory) {
        window.sandbox().setMemoryLimit(*memory);
    }
    window.show();
    window.openAtStart(project);
    return QApplication::exec();
}
