// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/analyzer.h"

#include "engine/assist/index.h"
#include "engine/assist/silence.h"
#include "engine/check/check.h"
#include "engine/check/scenario/runs.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/base/byte_view.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <utility>

namespace orrery::widgets {

namespace {

/// Makes a large value. The GUI thread may release the value, but a background thread deletes it (P3.5).
template <typename Large>
std::shared_ptr<Large> makeLarge() {
    return std::shared_ptr<Large>(new Large, [](Large* large) { inBackground([large] { delete large; }); });
}

/// The maximum size of documents that share their bytes with the analyzer. The next edit of such a document copies its
/// bytes. In a larger file, each keystroke would become too slow (P3.1).
constexpr qsizetype sharedUpTo = 1024 * 1024;
constexpr std::size_t mostChanges = 32;
constexpr std::chrono::milliseconds longestPause(500);

/// Returns the bytes of a document as a text.
std::shared_ptr<const engine::SourceText> textOf(const std::string& path, const QByteArray& bytes, quint64 version) {
    const auto keeper = std::make_shared<const QByteArray>(bytes);
    const std::string_view view = viewOf(*keeper);
    return bytes.size() <= sharedUpTo ? std::make_shared<const engine::SourceText>(path, view, keeper, version)
                                      : std::make_shared<const engine::SourceText>(path, std::string(view), version);
}

/// Returns a text with consecutive changes applied.
std::string withChanges(std::string_view text, const std::vector<Replacement>& changes) {
    Replacement first;
    std::size_t merged = 0;
    while (merged < changes.size() && first.merge(changes[merged])) {
        ++merged; // merges usually all changes, because the user is typing
    }
    std::string result;
    result.reserve(text.size() + static_cast<std::size_t>(first.inserted.size()));
    result.append(text.substr(0, static_cast<std::size_t>(first.position)));
    result.append(viewOf(first.inserted));
    result.append(text.substr(static_cast<std::size_t>(first.position + first.removed)));
    for (; merged < changes.size(); ++merged) {
        const Replacement& one = changes[merged];
        result.replace(static_cast<std::size_t>(one.position), static_cast<std::size_t>(one.removed),
                       viewOf(one.inserted));
    }
    return result;
}

/// Reads the tables of a folder. Unchanged tables keep their text objects.
void readTables(const std::string& folder, engine::FolderContents& known) {
    engine::FolderContents read;
    engine::addTables(folder, read);
    for (auto& [path, text] : read.files) {
        const auto old = known.files.find(path);
        if (old != known.files.end() && old->second->bytes() == text->bytes()) {
            text = old->second;
        }
    }
    known = std::move(read);
}

/// Returns whether two analyses differ at most in texts of the session.
bool isContentSame(const Analysis& a, const Analysis& b) {
    const auto& before = a.project.sources.files;
    const auto& after = b.project.sources.files;
    if (a.sessionFiles != b.sessionFiles || before.size() != after.size()) {
        return false;
    }
    for (std::uint32_t file = 0; file < after.size(); ++file) {
        if (!b.isOfSession({file}) && before[file].text != after[file].text) {
            return false;
        }
    }
    return true;
}

/// Reports all problems in the texts of the session.
void checkSession(const Analysis& analysis, std::vector<engine::Diagnostic>& findings) {
    for (const engine::FileId file : analysis.sessionFiles) {
        const auto& ofFile = *analysis.project.fileDiagnostics[file.value];
        findings.insert(findings.end(), ofFile.begin(), ofFile.end());
        engine::readRuns(*analysis.project.trees[file.value], *analysis.model, findings);
    }
    engine::sortDiagnostics(findings);
}

} // namespace

QString Analysis::pathOf(engine::FileId file) const {
    return file.value < project.sources.files.size()
               ? QString::fromStdString(project.sources.files[file.value].text->path())
               : QString();
}

bool Analysis::isOfSession(engine::FileId file) const {
    return std::ranges::find(sessionFiles, file) != sessionFiles.end();
}

bool Analysis::hasContentErrors() const {
    return std::ranges::any_of(diagnostics, [&](const engine::Diagnostic& one) {
        return one.severity() == engine::Severity::error && !isOfSession(one.where.file);
    });
}

engine::FileId Analysis::fileOf(const QString& shownPath) const {
    return project.sources.find(shownPath.toStdString());
}

Analyzer::Analyzer(DocumentStore& store, const QString& vocabularyFolder, QObject* parent)
    : QObject(parent), m_store(store), m_shipped(engine::readFolder(vocabularyFolder.toStdString(), "vocabulary/")) {
    qRegisterMetaType<AnalysisPtr>();
    const auto requestTables = [this] {
        ++m_folderState;
        request();
        takeFolder();
    };
    connect(&m_store.list(), &DocumentList::edited, this, &Analyzer::noteChange);
    connect(&m_store, &DocumentStore::aboutToClear, this, [this] { m_sent.clear(); });
    connect(&m_store.list(), &DocumentList::changed, this, &Analyzer::request);
    connect(&m_store.list(), &DocumentList::documentsChanged, this, requestTables);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, requestTables);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, requestTables);
    m_checking = std::thread([this] { check(); });
    m_compiling = std::thread([this] { compile(); });
}

Analyzer::~Analyzer() {
    m_requests.close();
    m_checked.close();
    m_checking.join();
    m_compiling.join();
}

void Analyzer::request() {
    const bool wasBehind = isBehind();
    m_newest = ++m_wanted;
    if (!wasBehind) {
        emit behindChanged(true);
    }
    if (!std::exchange(m_isRequested, true)) {
        // Sends one request for all changes of one event (a rename in nine files), after the window has painted them. A
        // thread that wakes up earlier could take the processor from the GUI thread (P3.1).
        QTimer::singleShot(0, this, &Analyzer::send);
    }
}

void Analyzer::takeFolder() {
    if (std::exchange(m_folder, m_store.folder()) != m_store.folder()) {
        m_firstOfFolder = m_wanted;
        m_latest.reset();
        emit forgotten();
    }
}

void Analyzer::noteChange(const Document* document, const TextChange& change) {
    const auto sent = m_sent.find(document);
    if (sent == m_sent.end() || sent->second.isForgotten) {
        return;
    }
    std::vector<Replacement>& changes = sent->second.changes;
    const Replacement next{change.position, static_cast<int>(change.removed.size()), change.inserted};
    if (!changes.empty() && changes.back().merge(next)) {
        return;
    }
    changes.push_back(next);
    if (changes.size() > mostChanges) {
        changes.clear();
        sent->second.isForgotten = true;
    }
}

void Analyzer::send() {
    m_isRequested = false;
    if (m_isChecking) {
        return; // take() then sends the newest texts
    }
    m_isChecking = true;
    Request request;
    request.generation = m_wanted;
    request.folder = m_store.folder().toStdString();
    request.folderState = m_folderState;
    std::map<const Document*, Sent> sending;
    for (const Document* const document : m_store.allDocuments()) {
        Request::Text& text = request.texts.emplace_back();
        text.path = document->shownPath();
        text.version = document->version();
        text.isOfSession = document->isOfSession();
        const auto sent = m_sent.find(document);
        text.isSince = sent != m_sent.end() && sent->second.document == document && !sent->second.isForgotten &&
                       sent->second.path == text.path;
        if (text.isSince) {
            text.changes = std::move(sent->second.changes);
        } else {
            text.bytes = document->bytes();
        }
        if (document->size() > sharedUpTo) {
            sending.emplace(document, Sent{document, text.path, {}});
        }
    }
    m_sent = std::move(sending);
    m_requests.put(std::move(request));
}

Analyzer::Texts Analyzer::textsOf(const Request& request, const Texts& known, bool isFolderSame) {
    Texts texts;
    for (const Request::Text& text : request.texts) {
        std::string path = text.path.toStdString();
        if (text.isSince) {
            const std::shared_ptr<const engine::SourceText>& before = known.find(path)->second;
            texts.emplace(path, text.changes.empty()
                                    ? before
                                    : std::make_shared<const engine::SourceText>(
                                          path, withChanges(before->bytes(), text.changes), text.version));
            continue;
        }
        const std::string_view bytes = viewOf(text.bytes);
        const auto old = known.find(path);
        const bool isSame = old != known.end() && old->second->version() == text.version &&
                            (isFolderSame || old->second->bytes() == bytes);
        auto own = isSame ? old->second : textOf(path, text.bytes, text.version);
        texts.emplace(std::move(path), std::move(own));
    }
    return texts;
}

void Analyzer::check() {
    goBehind(); // typing has priority (P3.1)
    const auto noNames = std::make_shared<const engine::NameIndex>();
    std::shared_ptr<Analysis> previous;
    engine::FolderContents tables;
    Texts texts;
    quint64 folderState = 0;
    auto memory = std::make_unique<engine::CheckMemory>();
    std::vector<engine::Diagnostic> ofContent; ///< diagnostics of the previous check, without the session's texts
    while (std::optional<Request> request = m_requests.take()) {
        auto analysis = makeLarge<Analysis>();
        analysis->generation = request->generation;
        for (const Request::Text& text : request->texts) {
            analysis->versions.insert(text.path, text.version);
        }
        const bool isFolderSame = std::exchange(folderState, request->folderState) == request->folderState;
        texts = textsOf(*request, texts, isFolderSame);
        std::vector<std::string> sessionPaths;
        for (const Request::Text& text : request->texts) {
            if (text.isOfSession) {
                sessionPaths.push_back(text.path.toStdString());
            }
        }
        request->texts.clear(); // while a request shares a document's bytes, the next keystroke copies them (P3.1)
        engine::FolderContents contents;
        contents.name = std::filesystem::path(request->folder).filename().string();
        contents.files = texts;
        if (!isFolderSame) {
            readTables(request->folder, tables);
            QStringList paths;
            for (const auto& [path, text] : tables.files) {
                paths << QString::fromStdString(path);
            }
            QMetaObject::invokeMethod(
                this, [this, paths] { watchTables(paths); }, Qt::QueuedConnection);
        }
        contents.files.insert(tables.files.begin(), tables.files.end());
        contents.diagnostics = tables.diagnostics;
        analysis->project =
            engine::parseProject(engine::arrangeSources(contents, m_shipped), previous ? &previous->project : nullptr);
        for (const std::string& path : sessionPaths) {
            analysis->sessionFiles.push_back(analysis->project.sources.find(path));
        }
        if (previous && isContentSame(*previous, *analysis)) {
            analysis->model = previous->model; // runs continue with their present model
            analysis->diagnostics = ofContent;
            checkSession(*analysis, analysis->diagnostics);
        } else {
            analysis->model = endingElsewhere(
                engine::check(analysis->project, engine::shippedRows(), analysis->diagnostics, memory.get()));
            ofContent.clear();
            std::ranges::copy_if(analysis->diagnostics, std::back_inserter(ofContent),
                                 [&](const auto& one) { return !analysis->isOfSession(one.where.file); });
        }
        analysis->silenced =
            std::make_shared<const engine::SilencedFindings>(engine::silence(analysis->project, analysis->diagnostics));
        analysis->names = noNames;
        analysis->writing = std::make_shared<const engine::WritingHelp>(
            analysis->project, analysis->model, previous && isFolderSame ? previous->writing.get() : nullptr);
        previous = analysis;
        QMetaObject::invokeMethod(
            this, [this, analysis] { take(analysis); }, Qt::QueuedConnection);
        m_checked.put(analysis);
    }
}

void Analyzer::compile() {
    goBehind();
    std::chrono::steady_clock::duration indexing{};
    // The results of the previous content. They stay valid while only texts of the session change.
    std::shared_ptr<const engine::CheckedModel> model;
    std::shared_ptr<const engine::Program> program;
    std::vector<engine::Diagnostic> linted;
    bool isLinted = false;
    while (const std::optional<AnalysisPtr> next = m_checked.take()) {
        const Analysis& analysis = **next;
        if (model != analysis.model) {
            model = analysis.model;
            program = endingElsewhere(engine::compile(model));
            isLinted = false;
        }
        QMetaObject::invokeMethod(
            this, [this, generation = analysis.generation, program] { takeProgram(generation, program); },
            Qt::QueuedConnection);
        const auto isOld = [&] { return m_newest != analysis.generation; };
        // While the user types, skips the rest of this analysis, because typing needs the processor (P3.1). Waits for
        // the next keystroke as long as indexing takes. So small projects get the index at once.
        if (isOld() || m_checked.wait(std::min<std::chrono::nanoseconds>(indexing, longestPause)) || isOld()) {
            continue;
        }
        const auto begin = std::chrono::steady_clock::now();
        auto names = endingElsewhere(engine::indexNames(analysis.project, *analysis.model));
        indexing = std::chrono::steady_clock::now() - begin;
        QMetaObject::invokeMethod(
            this, [this, generation = analysis.generation, names = std::move(names)] { takeNames(generation, names); },
            Qt::QueuedConnection);
        if (isOld()) {
            continue;
        }
        analysis.writing->prepare();
        if (isOld()) {
            continue;
        }
        if (!std::exchange(isLinted, true)) {
            linted.clear();
            engine::lint(analysis.project, *analysis.model, linted);
        }
        std::vector<engine::Diagnostic> advice = linted;
        engine::silence(analysis.project, advice);
        // The check has already reported silencing entries that silence nothing.
        std::erase_if(advice, [](const engine::Diagnostic& one) { return one.code().starts_with("silence."); });
        QMetaObject::invokeMethod(
            this,
            [this, generation = analysis.generation, advice = std::move(advice)]() mutable {
                takeAdvice(generation, std::move(advice));
            },
            Qt::QueuedConnection);
    }
}

void Analyzer::watchTables(const QStringList& paths) {
    const QDir root(m_store.folder());
    QSet<QString> wanted;
    if (!m_store.folder().isEmpty()) {
        wanted.insert(root.absolutePath());
        for (const QString& path : paths) {
            wanted.insert(root.filePath(path));
            wanted.insert(QFileInfo(root.filePath(path)).absolutePath());
        }
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString& path : watched) {
        if (!wanted.remove(path)) {
            m_watcher.removePath(path);
        }
    }
    if (!wanted.isEmpty()) {
        m_watcher.addPaths(wanted.values());
    }
}

void Analyzer::take(std::shared_ptr<Analysis> analysis) {
    m_isChecking = false;
    if (analysis->generation != m_wanted && !m_isRequested) {
        send(); // starts the next check before the views spend time on this analysis
    }
    if (analysis->generation < m_firstOfFolder) {
        return;
    }
    m_latest = std::move(analysis);
    m_isComplete = false;
    emit analysed(m_latest);
    if (!isBehind()) {
        emit behindChanged(false);
    }
}

void Analyzer::takeProgram(quint64 generation, std::shared_ptr<const engine::Program> program) {
    if (m_latest && m_latest->generation == generation) { // otherwise a newer program follows soon
        m_latest->program = std::move(program);
        emit compiled(m_latest);
    }
}

void Analyzer::takeNames(quint64 generation, std::shared_ptr<const engine::NameIndex> names) {
    if (m_latest && m_latest->generation == generation) {
        m_latest->names = std::move(names);
        emit indexed(m_latest);
    }
}

void Analyzer::takeAdvice(quint64 generation, std::vector<engine::Diagnostic> advice) {
    if (m_latest && m_latest->generation == generation) {
        m_latest->advice = std::move(advice);
        m_isComplete = true;
        emit linted(m_latest);
    }
}

void Analyzer::waitUntilCurrent() {
    while (isBehind() || (m_latest && !m_isComplete)) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::widgets
