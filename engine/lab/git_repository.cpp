// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/git_repository.h"

#include "engine/lab/loose_object.h"
#include "engine/syntax/xml_tree.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <git2.h>
#include <git2/sys/odb_backend.h>
#include <git2/sys/repository.h>
#include <set>
#include <system_error>
#include <utility>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

/// Frees an object of libgit2.
template <auto release>
struct Release {
    template <typename Object>
    void operator()(Object* object) const {
        release(object);
    }
};
using RepositoryPointer = std::unique_ptr<git_repository, Release<git_repository_free>>;
using DatabasePointer = std::unique_ptr<git_odb, Release<git_odb_free>>;
using ConfigPointer = std::unique_ptr<git_config, Release<git_config_free>>;
using ObjectPointer = std::unique_ptr<git_object, Release<git_object_free>>;
using CommitPointer = std::unique_ptr<git_commit, Release<git_commit_free>>;
using TreePointer = std::unique_ptr<git_tree, Release<git_tree_free>>;
using BytesPointer = std::unique_ptr<git_odb_object, Release<git_odb_object_free>>;

/// libgit2 without the configuration files of the system and the user. Its settings are global, so all threads share
/// one object of this class.
class Library {
public:
    Library() {
        git_libgit2_init();
        for (const int level :
             {GIT_CONFIG_LEVEL_PROGRAMDATA, GIT_CONFIG_LEVEL_SYSTEM, GIT_CONFIG_LEVEL_XDG, GIT_CONFIG_LEVEL_GLOBAL}) {
            git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, level, "");
        }
        git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0); // it protects from configuration, and none is read
    }
    ~Library() { git_libgit2_shutdown(); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
};

/// Returns libgit2's reason for the last failure.
std::string reason() {
    const git_error* const last = git_error_last();
    return last != nullptr && last->message != nullptr ? last->message : "unknown error";
}

bool isObjectMissing() {
    const git_error* const last = git_error_last();
    return last != nullptr && last->klass == GIT_ERROR_ODB;
}

/// The objects of one folder that have files of their own. Replaces that part of libgit2, which does not return from a
/// truncated file. libgit2 frees it.
class LooseObjects : public git_odb_backend {
public:
    /// @param known libgit2's own part, which finds the objects
    LooseObjects(fs::path folder, git_odb_backend* known)
        : git_odb_backend{}, m_folder(std::move(folder)), m_known(known) {
        git_odb_init_backend(this, GIT_ODB_BACKEND_VERSION);
        git_odb_backend::read = [](void** bytes, std::size_t* size, git_object_t* type, git_odb_backend* self,
                                   const git_oid* id) { return of(self).readWhole(bytes, size, type, *id); };
        git_odb_backend::read_prefix = [](git_oid* id, void** bytes, std::size_t* size, git_object_t* type,
                                          git_odb_backend* self, const git_oid* start, std::size_t length) {
            const int failure = of(self).m_known->exists_prefix(id, of(self).m_known, start, length);
            return failure != 0 ? failure : of(self).readWhole(bytes, size, type, *id);
        };
        git_odb_backend::read_header = [](std::size_t* size, git_object_t* type, git_odb_backend* self,
                                          const git_oid* id) { return of(self).readHead(size, type, *id); };
        git_odb_backend::exists = [](git_odb_backend* self, const git_oid* id) {
            return of(self).m_known->exists(of(self).m_known, id);
        };
        git_odb_backend::exists_prefix = [](git_oid* id, git_odb_backend* self, const git_oid* start,
                                            std::size_t length) {
            return of(self).m_known->exists_prefix(id, of(self).m_known, start, length);
        };
        git_odb_backend::foreach = [](git_odb_backend* self, git_odb_foreach_cb visit, void* payload) {
            return of(self).m_known->foreach (of(self).m_known, visit, payload);
        };
        git_odb_backend::free = [](git_odb_backend* self) { delete &of(self); };
    }
    ~LooseObjects() { m_known->free(m_known); }
    LooseObjects(const LooseObjects&) = delete;
    LooseObjects& operator=(const LooseObjects&) = delete;

private:
    static LooseObjects& of(git_odb_backend* self) { return *static_cast<LooseObjects*>(self); }

    fs::path pathOf(const git_oid& id) const {
        std::string hash(GIT_OID_HEXSZ, '\0');
        git_oid_fmt(hash.data(), &id);
        return m_folder / hash.substr(0, 2) / hash.substr(2);
    }

    static int damage(const char* why) {
        git_error_set_str(GIT_ERROR_ODB, why);
        return GIT_ERROR;
    }

    int readHead(std::size_t* size, git_object_t* type, const git_oid& id) const {
        constexpr std::size_t mostBytes = 1024;
        const fs::path path = pathOf(id);
        std::error_code error;
        if (!fs::is_regular_file(path, error)) { // a pipe would never end
            return GIT_ENOTFOUND;
        }
        std::string bytes(mostBytes, '\0');
        std::ifstream stream(path, std::ios::binary);
        stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        bytes.resize(static_cast<std::size_t>(stream.gcount()));
        const auto head = looseHead(bytes);
        if (!head) {
            return damage("an object is damaged");
        }
        *size = head->size;
        *type = git_object_string2type(head->type.c_str());
        return 0;
    }

    int readWhole(void** bytes, std::size_t* size, git_object_t* type, const git_oid& id) {
        if (const int failure = readHead(size, type, id)) {
            return failure;
        }
        if (*size > XmlTree::maxFileBytes) {
            return damage("an object is larger than 64 MB");
        }
        const auto file = readFile(pathOf(id).string(), 2 * std::uint64_t{XmlTree::maxFileBytes});
        const auto* const compressed = std::get_if<std::string>(&file);
        const auto head = compressed != nullptr ? looseHead(*compressed) : std::nullopt;
        const auto inflated = head ? looseBytes(*compressed, *head) : std::nullopt;
        if (!inflated) {
            return damage("an object is damaged");
        }
        *bytes = git_odb_backend_data_alloc(this, inflated->size() + 1);
        if (*bytes == nullptr) {
            return GIT_ERROR;
        }
        std::memcpy(*bytes, inflated->c_str(), inflated->size() + 1);
        *size = inflated->size();
        return 0;
    }

    fs::path m_folder;
    git_odb_backend* m_known;
};

/// Adds the objects of a folder, and of the folders that it shares objects with.
/// @param known all added folders, which may name each other
void addObjects(git_odb* database, const fs::path& folder, std::set<fs::path>& known) {
    constexpr int priorityOfPacks = 2;
    constexpr std::size_t mostFolders = 64;
    std::error_code error;
    if (known.size() >= mostFolders || !known.insert(fs::weakly_canonical(folder, error)).second) {
        return;
    }
    git_odb_backend* own = nullptr;
    if (git_odb_backend_loose(&own, folder.c_str(), -1, 0, 0, 0) == 0) {
        auto* const loose = new LooseObjects(folder, own);
        if (git_odb_add_backend(database, loose, 1) != 0) {
            delete loose;
        }
    }
    git_odb_backend* packs = nullptr;
    if (git_odb_backend_pack(&packs, folder.c_str()) == 0 &&
        git_odb_add_backend(database, packs, priorityOfPacks) != 0) {
        packs->free(packs);
    }
    constexpr std::uint64_t mostBytes = 1 << 16;
    const auto list = readFile((folder / "info" / "alternates").string(), mostBytes);
    const auto* const lines = std::get_if<std::string>(&list);
    for (std::size_t begin = 0; lines != nullptr && begin < lines->size();) {
        const std::size_t end = std::min(lines->find('\n', begin), lines->size());
        if (end > begin && (*lines)[begin] != '#') {
            addObjects(database, folder / lines->substr(begin, end - begin), known);
        }
        begin = end + 1;
    }
}

/// Returns whether a folder of git has a pipe or a device where libgit2 expects a file. Opening it would never end.
bool hasPipe(const fs::path& gitFolder) {
    std::error_code error;
    const auto isPipe = [&](const fs::path& path) {
        const fs::file_status status = fs::status(path, error);
        return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
    };
    for (const char* const name : {"HEAD", "commondir", "packed-refs", "shallow"}) {
        if (isPipe(gitFolder / name)) {
            return true;
        }
    }
    for (const char* const name : {"refs", "logs", "objects/info", "objects/pack"}) {
        for (fs::recursive_directory_iterator it(gitFolder / name, error), end; !error && it != end;
             it.increment(error)) {
            if (isPipe(it->path())) {
                return true;
            }
        }
    }
    return false;
}

/// Returns the folder of git for a folder on the way up: its `.git`, or itself if it is a bare repository. Returns an
/// empty path if it has none.
fs::path gitFolderOf(const fs::path& folder) {
    std::error_code error;
    const fs::path inner = folder / ".git";
    if (fs::is_directory(inner, error)) {
        return inner;
    }
    if (fs::is_regular_file(inner, error)) { // a further work tree, or a submodule
        constexpr std::uint64_t mostBytes = 1 << 16;
        constexpr std::string_view before = "gitdir:";
        const auto text = readFile(inner.string(), mostBytes);
        const auto* const bytes = std::get_if<std::string>(&text);
        if (bytes != nullptr && bytes->starts_with(before)) {
            const std::size_t begin = bytes->find_first_not_of(' ', before.size());
            const std::size_t end = bytes->find_last_not_of("\r\n");
            if (begin != std::string::npos && end != std::string::npos && end >= begin) {
                return folder / bytes->substr(begin, end + 1 - begin);
            }
        }
        return inner; // libgit2 refuses it
    }
    const bool isBare = fs::is_regular_file(folder / "HEAD", error) && fs::is_directory(folder / "objects", error);
    return isBare ? folder : fs::path();
}

GitId idOf(const git_oid& id) {
    GitId bytes{};
    std::copy_n(id.id, bytes.size(), bytes.begin());
    return bytes;
}

git_oid oidOf(const GitId& id) {
    git_oid oid;
    std::ranges::copy(id, oid.id);
    return oid;
}

GitCommit readCommit(const git_commit* commit) {
    GitCommit read;
    read.id = idOf(*git_commit_id(commit));
    read.tree = idOf(*git_commit_tree_id(commit));
    for (unsigned i = 0; i < git_commit_parentcount(commit); ++i) {
        read.parents.push_back(idOf(*git_commit_parent_id(commit, i)));
    }
    read.time = git_commit_time(commit);
    const git_signature* const author = git_commit_author(commit);
    read.author = author != nullptr && author->name != nullptr ? author->name : "";
    const char* const message = git_commit_message(commit);
    const std::string_view text = message != nullptr ? message : "";
    const std::size_t begin = std::min(text.find_first_not_of("\r\n"), text.size());
    read.subject = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    return read;
}

} // namespace

struct GitRepository::Data {
    RepositoryPointer repository;
    DatabasePointer objects;
    fs::path root;
    fs::path inside;

    /// Returns the size of an object without reading it.
    FileResult<std::size_t> sizeOf(const git_oid& id, git_object_t wanted, const std::string& path) const;
    FileError missing(const std::string& revision, int failure) const;
    /// Returns the error for an object that is missing or damaged, with libgit2's reason.
    FileError damaged(const std::string& what) const;
};

GitRepository::GitRepository(std::unique_ptr<Data> data) : m_data(std::move(data)) {}
GitRepository::GitRepository(GitRepository&& other) noexcept = default;
GitRepository::~GitRepository() = default;

FileResult<GitRepository> GitRepository::open(const RevisionName& name) {
    static const Library library;
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(fs::absolute(name.folder, error), error);
    const FileError none{phrase("'{0}' is in no git repository, so it has no revision '{1}'; name a folder instead",
                                {name.folder, name.revision}),
                         ENOENT};
    if (error) {
        return none;
    }
    const fs::path whole = folder.has_filename() ? folder : folder.parent_path();
    git_repository* opened = nullptr;
    fs::path at = whole;
    while (opened == nullptr) {
        const fs::path gitFolder = gitFolderOf(at);
        const bool isRefused = !gitFolder.empty() && hasPipe(gitFolder);
        if (isRefused) {
            git_error_set_str(GIT_ERROR_OS, "it has a pipe or a device in place of a file");
        }
        const int failure = gitFolder.empty() ? GIT_ENOTFOUND
                            : isRefused       ? GIT_ERROR
                                              : git_repository_open_bare(&opened, gitFolder.c_str());
        // Git itself goes on above a folder that only looks like one of git, but not above a `.git` file.
        if (failure != 0 && (failure != GIT_ENOTFOUND || fs::is_regular_file(at / ".git", error))) {
            return FileError{phrase("'{0}' leads to no git repository: {1}; repair it, or name a folder without a "
                                    "revision",
                                    {(at / ".git").string(), reason()})};
        }
        if (failure != 0 && at == at.parent_path()) {
            return none;
        }
        at = failure != 0 ? at.parent_path() : at;
    }
    auto data = std::make_unique<Data>();
    data->repository.reset(opened);
    data->root = at;
    data->inside = at == whole ? fs::path() : whole.lexically_relative(at);
    const fs::path common = git_repository_commondir(opened); // another folder for a further work tree
    git_config* empty = nullptr;
    git_odb* objects = nullptr;
    const bool hasConfig = git_config_new(&empty) == 0;
    const ConfigPointer config(empty);
    const bool hasObjects = git_odb_new(&objects) == 0;
    data->objects.reset(objects);
    if (!hasConfig || !hasObjects || hasPipe(common)) {
        return FileError{phrase("'{0}' leads to no git repository: {1}; repair it, or name a folder without a revision",
                                {common.string(), std::string("it has a pipe or a device in place of a file")})};
    }
    std::set<fs::path> folders;
    addObjects(objects, common / "objects", folders);
    git_repository_set_config(opened, empty);
    git_repository_set_odb(opened, objects);
    return GitRepository(std::move(data));
}

const fs::path& GitRepository::root() const {
    return m_data->root;
}

const fs::path& GitRepository::inside() const {
    return m_data->inside;
}

bool GitRepository::isShallow() const {
    return git_repository_is_shallow(m_data->repository.get()) == 1;
}

FileResult<GitCommit> GitRepository::commitOf(const std::string& revision) const {
    git_object* object = nullptr;
    if (const int failure = git_revparse_single(&object, m_data->repository.get(), revision.c_str())) {
        return m_data->missing(revision, failure);
    }
    const ObjectPointer named(object);
    git_object* peeled = nullptr;
    if (const int failure = git_object_peel(&peeled, named.get(), GIT_OBJECT_COMMIT)) {
        return failure == GIT_ENOTFOUND
                   ? m_data->damaged(revision)
                   : FileError{phrase("'{0}' is not a commit; write a branch, a tag, the hash of a commit, or HEAD~1",
                                      {revision})};
    }
    const ObjectPointer commit(peeled);
    return readCommit(reinterpret_cast<const git_commit*>(commit.get()));
}

std::optional<GitCommit> GitRepository::commitAt(const GitId& id) const {
    const git_oid oid = oidOf(id);
    const auto size = m_data->sizeOf(oid, GIT_OBJECT_COMMIT, {});
    git_commit* commit = nullptr;
    if (!std::holds_alternative<std::size_t>(size) || std::get<std::size_t>(size) > XmlTree::maxFileBytes ||
        git_commit_lookup(&commit, m_data->repository.get(), &oid) != 0) {
        return std::nullopt;
    }
    return readCommit(CommitPointer(commit).get());
}

FileResult<std::vector<GitEntry>> GitRepository::entriesOf(const GitId& folder, const std::string& path,
                                                           const std::string& revision) const {
    const git_oid oid = oidOf(folder);
    const auto size = m_data->sizeOf(oid, GIT_OBJECT_TREE, path);
    if (const auto* const why = std::get_if<FileError>(&size)) {
        return *why;
    }
    if (std::get<std::size_t>(size) > XmlTree::maxFileBytes) {
        return FileError{phrase("the folder '{0}' is too large in the revision '{1}'; check that it is the "
                                "folder of a single project",
                                {path, revision})};
    }
    git_tree* found = nullptr;
    if (git_tree_lookup(&found, m_data->repository.get(), &oid) != 0) {
        return m_data->damaged(path);
    }
    const TreePointer tree(found);
    std::vector<GitEntry> entries;
    for (std::size_t i = 0; i < git_tree_entrycount(tree.get()); ++i) {
        const git_tree_entry* const entry = git_tree_entry_byindex(tree.get(), i);
        const git_filemode_t mode = git_tree_entry_filemode(entry);
        entries.push_back({git_tree_entry_name(entry),
                           mode == GIT_FILEMODE_TREE     ? GitEntry::Kind::folder
                           : mode == GIT_FILEMODE_COMMIT ? GitEntry::Kind::submodule
                           : mode == GIT_FILEMODE_LINK   ? GitEntry::Kind::link
                                                         : GitEntry::Kind::file,
                           idOf(*git_tree_entry_id(entry))});
    }
    return entries;
}

FileResult<std::size_t> GitRepository::sizeOf(const GitId& file, const std::string& path) const {
    return m_data->sizeOf(oidOf(file), GIT_OBJECT_BLOB, path);
}

FileResult<std::string> GitRepository::bytesOf(const GitId& file, const std::string& path) const {
    const git_oid oid = oidOf(file);
    git_odb_object* object = nullptr;
    if (git_odb_read(&object, m_data->objects.get(), &oid) != 0) {
        return m_data->damaged(path);
    }
    const BytesPointer bytes(object);
    return std::string(static_cast<const char*>(git_odb_object_data(object)), git_odb_object_size(object));
}

std::string GitRepository::hashOf(const GitId& id) {
    std::string hash(GIT_OID_HEXSZ, '\0');
    const git_oid oid = oidOf(id);
    git_oid_fmt(hash.data(), &oid);
    return hash;
}

std::string GitRepository::shortHashOf(const GitId& commit) const {
    const git_oid oid = oidOf(commit);
    git_object* object = nullptr;
    git_buf brief = GIT_BUF_INIT;
    std::string hash;
    if (git_object_lookup(&object, m_data->repository.get(), &oid, GIT_OBJECT_COMMIT) == 0 &&
        git_object_short_id(&brief, ObjectPointer(object).get()) == 0) {
        hash.assign(brief.ptr, brief.size);
    }
    git_buf_dispose(&brief);
    constexpr std::size_t usual = 10;
    return hash.empty() ? hashOf(commit).substr(0, usual) : hash;
}

FileResult<std::size_t> GitRepository::Data::sizeOf(const git_oid& id, git_object_t wanted,
                                                    const std::string& path) const {
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    if (git_odb_read_header(&size, &type, objects.get(), &id) != 0) {
        return damaged(path);
    }
    if (type != wanted) {
        git_error_set_str(GIT_ERROR_ODB, "an object has the wrong type");
        return damaged(path);
    }
    return size;
}

/// Returns why a revision cannot be found.
FileError GitRepository::Data::missing(const std::string& revision, int failure) const {
    if (failure == GIT_EINVALIDSPEC) {
        return {phrase("'{0}' is not the name of a revision; write a branch, a tag, the hash of a commit, or HEAD~1",
                       {revision})};
    }
    if (failure == GIT_EAMBIGUOUS) {
        return {phrase("'{0}' is the beginning of several hashes; write more digits", {revision})};
    }
    const std::string top = root.string();
    if (failure == GIT_ENOTFOUND && git_repository_is_shallow(repository.get()) == 1) {
        return {phrase("the git repository '{0}' is a shallow clone without the revision '{1}'; git fetch "
                       "--unshallow gets the missing revisions",
                       {top, revision})};
    }
    git_reference* reference = nullptr;
    if (failure == GIT_ENOTFOUND && !isObjectMissing() &&
        git_reference_dwim(&reference, repository.get(), revision.c_str()) == 0) {
        git_reference_free(reference);
        git_error_set_str(GIT_ERROR_ODB, "its commit is missing");
    }
    if (failure != GIT_ENOTFOUND || isObjectMissing()) {
        return damaged(revision);
    }
    if (git_repository_head_unborn(repository.get()) == 1) {
        return {phrase("the git repository '{0}' has no revision '{1}', because its branch has no commit yet; "
                       "commit the project first",
                       {top, revision})};
    }
    return {
        phrase("the git repository '{0}' has no revision '{1}'; git log --all lists its revisions", {top, revision})};
}

FileError GitRepository::Data::damaged(const std::string& what) const {
    return {phrase("cannot read '{0}' from the git repository '{1}': {2}; git fsck shows missing and damaged "
                   "objects",
                   {what, root.string(), reason()})};
}

} // namespace orrery::engine
