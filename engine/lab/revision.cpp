// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/revision.h"

#include "engine/content/folder_filler.h"
#include "engine/content/folder_rules.h"
#include "engine/lab/git_repository.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <system_error>
#include <utility>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

/// Reads a folder of one commit.
class RevisionReader {
public:
    RevisionReader(const RevisionName& name, const GitRepository& repository, const FolderLimits& limits)
        : m_name(name), m_repository(repository), m_filler({}, limits, m_contents) {}

    FileResult<FolderContents> read() {
        if (const auto folder = findFolder()) {
            const fs::path& inside = m_repository.inside();
            m_contents.name = (inside.empty() ? m_repository.root() : inside).filename().string();
            walk(*folder, {}, 0);
        }
        if (m_error) {
            return *m_error;
        }
        return std::move(m_contents);
    }

private:
    using Entries = std::vector<GitEntry>;

    /// Returns the entries of the project's folder in the commit; nullopt after an error.
    std::optional<Entries> findFolder() {
        const auto commit = m_repository.commitOf(m_name.revision);
        if (const auto* const why = std::get_if<FileError>(&commit)) {
            m_error = *why;
            return std::nullopt;
        }
        auto entries = entriesOf(std::get<GitCommit>(commit).tree, m_name.revision);
        fs::path path;
        for (const fs::path& step : m_repository.inside()) {
            if (!entries) {
                return std::nullopt;
            }
            path /= step;
            const auto entry = std::ranges::find(*entries, step.string(), &GitEntry::name);
            if (entry != entries->end() && entry->kind == GitEntry::Kind::submodule) {
                m_error = submodule(path.generic_string());
                return std::nullopt;
            }
            if (entry == entries->end() || entry->kind != GitEntry::Kind::folder) {
                m_error = FileError{phrase("there is no folder '{0}' in the revision '{1}'; name a revision that has "
                                           "it, or the folder by its name in that revision",
                                           {m_repository.inside().generic_string(), m_name.revision})};
                return std::nullopt;
            }
            const GitId folder = entry->id;
            entries = entriesOf(folder, path.generic_string());
        }
        return entries;
    }

    /// Reads the folders and files of a folder. Stops at the first error.
    void walk(const Entries& entries, const std::string& before, int depth) {
        constexpr std::size_t mostEntries = 1'000'000; // a small commit can name one folder any number of times
        for (const GitEntry& entry : entries) {
            if (m_error) {
                return;
            }
            if (++m_entries > mostEntries) {
                m_filler.reportExcess(phrase("{0} files", {std::to_string(mostEntries)}));
                return;
            }
            const std::string path = before + entry.name;
            switch (entry.kind) {
            case GitEntry::Kind::folder:
                if (isFolderRead(entry.name) && depth < maxFolderDepth) {
                    if (const auto inner = entriesOf(entry.id, path)) {
                        walk(*inner, path + "/", depth + 1);
                    }
                }
                break;
            case GitEntry::Kind::submodule:
                if (isFolderRead(entry.name)) {
                    m_error = submodule(path);
                }
                break;
            case GitEntry::Kind::link:
                if (isFileRead(entry.name)) {
                    m_error = FileError{phrase("'{0}' is a link in the revision '{1}', and links are not followed "
                                               "there; commit a copy of the file in place of the link",
                                               {path, m_name.revision})};
                }
                break;
            case GitEntry::Kind::file:
                if (isFileRead(entry.name)) {
                    readFile(entry.id, path);
                }
            }
        }
    }

    void readFile(const GitId& id, const std::string& path) {
        const auto size = valueOf(m_repository.sizeOf(id, path));
        if (!size || !m_filler.admits(path, *size)) {
            return;
        }
        if (auto bytes = valueOf(m_repository.bytesOf(id, path))) {
            m_filler.add(path, std::move(*bytes));
        }
    }

    /// Reads a folder. Returns nullopt after an error.
    std::optional<Entries> entriesOf(const GitId& id, const std::string& path) {
        return valueOf(m_repository.entriesOf(id, path, m_name.revision));
    }

    /// Returns a value, or takes the error and returns nullopt.
    template <typename Value>
    std::optional<Value> valueOf(FileResult<Value> result) {
        if (auto* const why = std::get_if<FileError>(&result)) {
            m_error = std::move(*why);
            return std::nullopt;
        }
        return std::move(std::get<Value>(result));
    }

    FileError submodule(const std::string& path) const {
        return {phrase("'{0}' is a submodule in the revision '{1}', so its files are in another repository; compare "
                       "folders instead",
                       {path, m_name.revision})};
    }

    const RevisionName& m_name;
    const GitRepository& m_repository;
    FolderContents m_contents;
    FolderFiller m_filler;
    std::size_t m_entries = 0;
    std::optional<FileError> m_error;
};

Revision revisionOf(const GitCommit& commit, const GitRepository& repository) {
    return {GitRepository::hashOf(commit.id), repository.shortHashOf(commit.id), commit.time, commit.author,
            commit.subject};
}

constexpr std::size_t mostCommits = 10'000; // older ones are found by name

/// Walks from a commit to earlier ones, the latest first.
class RevisionWalk {
public:
    RevisionWalk(const GitRepository& repository, const std::atomic<bool>* stop)
        : m_repository(repository), m_stop(stop) {}

    /// Skips a commit, and all commits before it.
    void skip(const GitCommit& commit) {
        std::vector<GitId> open{commit.id};
        for (std::size_t next = 0; next < open.size() && next < mostCommits; ++next) {
            const GitId id = open[next];
            const auto skipped = m_skipped.insert(id).second ? m_repository.commitAt(id) : std::nullopt;
            if (skipped) {
                open.insert(open.end(), skipped->parents.begin(), skipped->parents.end());
            }
        }
    }

    RevisionList list(const GitCommit& last, std::size_t most) {
        RevisionList list;
        list.isShallow = m_repository.isShallow();
        add(last);
        for (std::size_t visited = 0; !m_queue.empty(); ++visited) {
            if (list.revisions.size() == most || visited == mostCommits || (m_stop != nullptr && *m_stop)) {
                list.isCut = true;
                break;
            }
            const Node node = m_queue.top();
            m_queue.pop();
            if (m_skipped.contains(node.commit.id)) {
                continue;
            }
            bool isAsBefore = false;
            for (const GitId& id : node.commit.parents) {
                auto known = m_known.find(id);
                if (known == m_known.end()) {
                    const auto parent = m_repository.commitAt(id);
                    known = parent ? add(*parent) : known; // missing at the end of a shallow clone
                }
                isAsBefore = isAsBefore || (known != m_known.end() && known->second == node.folder);
            }
            if (node.commit.parents.empty() ? node.folder.has_value() : !isAsBefore) {
                list.revisions.push_back(revisionOf(node.commit, m_repository));
            }
        }
        return list;
    }

private:
    /// The id of the project's folder in a commit; nullopt: the commit does not have the folder.
    using Folder = std::optional<GitId>;
    using Folders = std::map<GitId, Folder>; ///< by commit
    struct Node {
        GitCommit commit;
        std::size_t order = 0; ///< earlier nodes first at the same time
        Folder folder;
        bool operator<(const Node& other) const {
            return commit.time != other.commit.time ? commit.time < other.commit.time : order > other.order;
        }
    };

    /// Adds a commit to those that the walk visits.
    Folders::iterator add(const GitCommit& commit) {
        const auto place = m_known.emplace(commit.id, folderIn(commit)).first;
        m_queue.push({commit, m_known.size(), place->second});
        return place;
    }

    Folder folderIn(const GitCommit& commit) const {
        GitId id = commit.tree;
        for (const fs::path& step : m_repository.inside()) {
            const auto found = m_repository.entriesOf(id, {}, {});
            const auto* const entries = std::get_if<std::vector<GitEntry>>(&found);
            if (entries == nullptr) {
                return std::nullopt;
            }
            const auto entry = std::ranges::find(*entries, step.string(), &GitEntry::name);
            if (entry == entries->end() || entry->kind != GitEntry::Kind::folder) {
                return std::nullopt;
            }
            id = entry->id;
        }
        return id;
    }

    const GitRepository& m_repository;
    const std::atomic<bool>* m_stop;
    std::priority_queue<Node> m_queue;
    Folders m_known;
    std::set<GitId> m_skipped;
};

} // namespace

std::optional<RevisionName> revisionNameIn(const std::string& text) {
    std::error_code error;
    if (fs::is_directory(text, error)) {
        return std::nullopt;
    }
    std::size_t at = text.find('@');
    for (std::size_t next = at; next != std::string::npos; next = text.find('@', next + 1)) {
        at = fs::is_directory(text.substr(0, next), error) ? next : at;
    }
    if (at == std::string::npos) {
        return std::nullopt;
    }
    return RevisionName{text.substr(0, at), text.substr(at + 1)};
}

FileResult<FolderContents> readRevision(const RevisionName& name, const FolderLimits& limits) {
    if (name.folder.empty() || name.revision.empty()) {
        return FileError{phrase("'{0}@{1}' lacks a part; write a folder, '@' and a revision: seven-suns@HEAD~1",
                                {name.folder, name.revision})};
    }
    const auto repository = GitRepository::open(name);
    if (const auto* const why = std::get_if<FileError>(&repository)) {
        return *why;
    }
    return RevisionReader(name, std::get<GitRepository>(repository), limits).read();
}

FileResult<Revision> findRevision(const RevisionName& name) {
    const auto repository = GitRepository::open(name);
    if (const auto* const why = std::get_if<FileError>(&repository)) {
        return *why;
    }
    const auto commit = std::get<GitRepository>(repository).commitOf(name.revision);
    if (const auto* const why = std::get_if<FileError>(&commit)) {
        return *why;
    }
    return revisionOf(std::get<GitCommit>(commit), std::get<GitRepository>(repository));
}

FileResult<RevisionList> recentRevisions(const std::string& folder, std::size_t most, const std::atomic<bool>* stop) {
    const auto repository = GitRepository::open({folder, "HEAD"});
    if (const auto* const why = std::get_if<FileError>(&repository)) {
        return *why;
    }
    const auto head = std::get<GitRepository>(repository).commitOf("HEAD");
    if (!std::holds_alternative<GitCommit>(head)) { // no commit yet
        return RevisionList{.revisions = {}, .isShallow = std::get<GitRepository>(repository).isShallow()};
    }
    return RevisionWalk(std::get<GitRepository>(repository), stop).list(std::get<GitCommit>(head), most);
}

FileResult<RevisionList> revisionsBetween(const RevisionName& first, const std::string& last, std::size_t most,
                                          const std::atomic<bool>* stop) {
    const auto opened = GitRepository::open(first);
    if (const auto* const why = std::get_if<FileError>(&opened)) {
        return *why;
    }
    const GitRepository& repository = std::get<GitRepository>(opened);
    const auto before = repository.commitOf(first.revision);
    const auto after = repository.commitOf(last);
    for (const auto* const commit : {&before, &after}) {
        if (const auto* const why = std::get_if<FileError>(commit)) {
            return *why;
        }
    }
    RevisionWalk walk(repository, stop);
    walk.skip(std::get<GitCommit>(before));
    return walk.list(std::get<GitCommit>(after), most);
}

} // namespace orrery::engine
