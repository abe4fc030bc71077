// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/session.h"

#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "widgets/base/kept_fields.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
constexpr int soonMs = 3000;
constexpr int fieldsSoonMs = 300;
} // namespace

SessionFeature::SessionFeature(MainWindow& window) : Feature(window), m_fields(new KeptFields(&window)) {
    m_fieldsSoon.setSingleShot(true);
    m_fieldsSoon.setInterval(fieldsSoonMs);
    connect(&m_fieldsSoon, &QTimer::timeout, this, &SessionFeature::rememberFields);
    connect(m_fields, &KeptFields::edited, this, [this] {
        if (!m_fieldsSoon.isActive()) {
            m_fieldsSoon.start();
        }
    });
    connect(&window, &MainWindow::projectClosing, this, &SessionFeature::rememberFields);
    connect(&window, &MainWindow::projectOpened, this, &SessionFeature::restoreFields);
    connect(&window, &MainWindow::endingUnasked, this, [this] {
        remember();
        rememberFields();
        QSettings().sync(); // writes at once what keepSetting() would write on another thread
    });
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &SessionFeature::remember);
    connect(&window, &MainWindow::stateChanged, this, [this] {
        if (!m_soon.isActive() && m_session.isEmpty()) {
            m_soon.start();
        }
    });
    connect(&window, &MainWindow::projectClosing, this, &SessionFeature::remember);
    connect(&window, &MainWindow::projectOpened, this, [this] {
        m_session = QJsonDocument::fromJson(QSettings().value(key()).toByteArray()).object();
        restoreViews();
        // Restores the run after the window has started one. The window starts it when the content is compiled.
        connect(
            &this->window().analyzer(), &Analyzer::compiled, this,
            [this] { QTimer::singleShot(0, this, &SessionFeature::restoreRun); }, Qt::SingleShotConnection);
    });
}

QString SessionFeature::key() const {
    return keyOfProject("sessions", window().store().folder());
}

QString SessionFeature::fieldsKey() const {
    return key() + QStringLiteral("-fields");
}

void SessionFeature::rememberFields() {
    m_fieldsSoon.stop();
    if (window().hasProject()) {
        keepSetting(fieldsKey(), QJsonDocument(m_fields->values()).toJson(QJsonDocument::Compact));
    }
}

void SessionFeature::restoreFields() {
    m_fields->setValues(QJsonDocument::fromJson(QSettings().value(fieldsKey()).toByteArray()).object());
    m_fieldsSoon.stop();
}

void SessionFeature::remember() {
    m_soon.stop();
    // Keeps a stored session until it is restored.
    if (!window().hasProject() || !m_session.isEmpty() || window().hasTabsToMake()) {
        return;
    }
    QJsonArray files;
    for (SourceEditor* const editor : window().editors()) {
        files.append(QJsonObject{{QStringLiteral("path"), editor->property("path").toString()},
                                 {QStringLiteral("caret"), editor->caretOffset()},
                                 {QStringLiteral("top"), editor->firstVisibleLine()}});
    }
    QJsonObject session{{QStringLiteral("files"), files},
                        {QStringLiteral("perspective"), static_cast<int>(window().perspective())}};
    if (const DocumentEditor* const editor = window().currentEditor()) {
        session.insert(QStringLiteral("current"), editor->document().shownPath());
    }
    if (const auto run = window().sandbox().saved()) {
        session.insert(QStringLiteral("run"), toJson(*run));
    }
    keepSetting(key(), QJsonDocument(session).toJson(QJsonDocument::Compact));
}

void SessionFeature::restoreViews() {
    QJsonArray files = m_session.value(QStringLiteral("files")).toArray();
    const auto pathOf = [](const QJsonValue& file) { return file[QStringLiteral("path")].toString(); };
    for (qsizetype i = files.size() - 1; i >= 0; --i) {
        if (window().store().find(pathOf(files[i])) == nullptr) {
            files.removeAt(i);
        }
    }
    for (const QJsonValue& file : std::as_const(files)) {
        window().addTabLater(pathOf(file), file[QStringLiteral("caret")].toInt(), file[QStringLiteral("top")].toInt());
    }
    if (!files.isEmpty()) {
        const QString current = m_session.value(QStringLiteral("current")).toString();
        window().editorOf(window().store().find(current) != nullptr ? current : pathOf(files.last()));
    }
    const int perspective = m_session.value(QStringLiteral("perspective")).toInt();
    if (perspective > 0 && perspective <= static_cast<int>(Perspective::sideBySide)) {
        window().setPerspective(static_cast<Perspective>(perspective));
    }
}

void SessionFeature::restoreRun() {
    const QJsonObject session = std::exchange(m_session, {});
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis) {
        return;
    }
    if (const DocumentEditor* const editor = window().currentEditor()) {
        const auto at = static_cast<std::uint32_t>(editor->caretOffset());
        window().form().showPlace({analysis->fileOf(editor->document().shownPath()), {at, at}});
    }
    const SavedRun run = savedRunFrom(session.value(QStringLiteral("run")).toObject());
    const engine::Session* const now = window().sandbox().session();
    const bool isFresh = run.turn == 0 && run.xml.empty() && !run.seed && run.lines.empty() && run.branch.empty();
    if (!run.scenario.empty() && (!isFresh || now == nullptr || now->scenario().id != run.scenario)) {
        window().sandbox().restore(run, {analysis, &analysis->project});
    }
}

} // namespace orrery::ide
