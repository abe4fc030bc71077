// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/analyzer.h"

#include "engine/check/check.h"
#include "engine/knowledge/index.h"
#include "engine/knowledge/silence.h"
#include "engine/turn/effect_call.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>

namespace orrery::widgets {

QString Analysis::pathOf(engine::FileId file) const {
    return file.value < project.sources.files.size()
               ? QString::fromStdString(project.sources.files[file.value].text->path())
               : QString();
}

engine::FileId Analysis::fileOf(const QString& shownPath) const {
    return project.sources.find(shownPath.toStdString());
}

Analyzer::Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent)
    : QObject(parent), m_store(store), m_shipped(engine::readFolder(vocabularyFolder.toStdString(), "vocabulary/")) {
    qRegisterMetaType<AnalysisPtr>();
    connect(&m_store, &DocumentStore::changed, this, &Analyzer::request);
    connect(&m_store, &DocumentStore::documentsChanged, this, &Analyzer::request);
    m_thread = std::thread([this] { work(); });
}

Analyzer::~Analyzer() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void Analyzer::request() {
    const bool wasBehind = isBehind();
    ++m_wanted;
    if (!wasBehind) {
        emit behindChanged(true);
    }
    if (std::exchange(m_isRequested, true)) {
        return;
    }
    // Once for all changes of one event (a rename in nine files), but without waiting for a timer.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isRequested = false;
            Request request;
            request.generation = m_wanted;
            request.folder = m_store.folder().toStdString();
            request.contents.name = QFileInfo(m_store.folder()).fileName().toStdString();
            for (const Document* const document : m_store.documents()) {
                request.contents.files.emplace(document->shownPath().toStdString(), document->source());
                request.versions.insert(document->shownPath(), document->version());
            }
            {
                const std::lock_guard lock(m_mutex);
                m_next = std::move(request);
            }
            m_wake.notify_all();
        },
        Qt::QueuedConnection);
}

void Analyzer::work() {
    AnalysisPtr previous;
    for (;;) {
        Request request;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_isEnding || m_next; });
            if (m_isEnding) {
                return;
            }
            request = std::move(*m_next);
            m_next.reset();
        }
        auto analysis = std::make_shared<Analysis>();
        analysis->versions = std::move(request.versions);
        analysis->generation = request.generation;
        engine::addTables(request.folder, request.contents);
        analysis->project = engine::parseProject(engine::arrangeSources(request.contents, m_shipped),
                                                 previous ? &previous->project : nullptr);
        analysis->model = engine::check(analysis->project, engine::shippedRows(), analysis->diagnostics);
        analysis->silenced = std::make_shared<const engine::SilencedFindings>(
            engine::silence(analysis->project, analysis->diagnostics));
        analysis->names = engine::indexNames(analysis->project, *analysis->model);
        analysis->program = engine::compile(analysis->model);
        analysis->writing = std::make_shared<const engine::WritingHelp>(analysis->project, analysis->model);
        previous = analysis;
        QMetaObject::invokeMethod(
            this, [this, analysis] { take(analysis); }, Qt::QueuedConnection);
    }
}

void Analyzer::take(AnalysisPtr analysis) {
    m_latest = std::move(analysis);
    emit analysed(m_latest);
    if (!isBehind()) {
        emit behindChanged(false);
    }
}

void Analyzer::waitUntilCurrent() {
    while (isBehind()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
    }
}

} // namespace orrery::widgets
