// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/revision.h"

#include "engine/content/folder_filler.h"
#include "engine/content/folder_rules.h"
#include "engine/lab/loose_object.h"
#include "engine/syntax/xml_tree.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <git2.h>
#include <git2/sys/odb_backend.h>
#include <git2/sys/repository.h>
#include <memory>
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
using ConfigPointer = std::unique_ptr<git_config, Release<git_config_free>>;
using DatabasePointer = std::unique_ptr<git_odb, Release<git_odb_free>>;
using BytesPointer = std::unique_ptr<git_odb_object, Release<git_odb_object_free>>;
using ObjectPointer = std::unique_ptr<git_object, Release<git_object_free>>;
using TreePointer = std::unique_ptr<git_tree, Release<git_tree_free>>;

/// libgit2 while it is in use, without the configuration files of the system and the user.
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

/// A repository that is open, and the place of a folder in its commits.
struct Found {
    RepositoryPointer repository;
    DatabasePointer objects;
    fs::path root;   ///< folder that stands for the top of each commit
    fs::path inside; ///< path from there to the project's folder; empty: the same folder
};

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

/// Opens the repository of a folder, which may not exist. Its configuration is an empty one in memory.
FileResult<Found> findRepository(const RevisionName& name) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(fs::absolute(name.folder, error), error);
    const FileError none{phrase("'{0}' is in no git repository, so it has no revision '{1}'; name a folder instead",
                                {name.folder, name.revision})};
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
    Found found{RepositoryPointer(opened), nullptr, at, at == whole ? fs::path() : whole.lexically_relative(at)};
    const fs::path common = git_repository_commondir(opened); // another folder for a further work tree
    git_config* empty = nullptr;
    git_odb* objects = nullptr;
    const bool hasConfig = git_config_new(&empty) == 0;
    const ConfigPointer config(empty);
    const bool hasObjects = git_odb_new(&objects) == 0;
    found.objects.reset(objects);
    if (!hasConfig || !hasObjects || hasPipe(common)) {
        return FileError{phrase("'{0}' leads to no git repository: {1}; repair it, or name a folder without a revision",
                                {common.string(), std::string("it has a pipe or a device in place of a file")})};
    }
    std::set<fs::path> folders;
    addObjects(objects, common / "objects", folders);
    git_repository_set_config(opened, empty);
    git_repository_set_odb(opened, objects);
    return found;
}

/// Reads a folder of one commit.
class RevisionReader {
public:
    RevisionReader(const RevisionName& name, Found found, const FolderLimits& limits)
        : m_name(name), m_found(std::move(found)), m_filler({}, limits, m_contents) {}

    FileResult<FolderContents> read() {
        if (const auto tree = folderTree()) {
            m_contents.name = (m_found.inside.empty() ? m_found.root : m_found.inside).filename().string();
            walk(tree.get(), {}, 0);
        }
        if (m_error) {
            return *m_error;
        }
        return std::move(m_contents);
    }

private:
    /// Returns the root of the commit; null after an error.
    TreePointer commitTree() {
        git_object* object = nullptr;
        if (const int failure = git_revparse_single(&object, m_found.repository.get(), m_name.revision.c_str())) {
            m_error = noRevision(failure);
            return nullptr;
        }
        const ObjectPointer named(object);
        git_object* peeled = nullptr;
        if (const int failure = git_object_peel(&peeled, named.get(), GIT_OBJECT_COMMIT)) {
            m_error = failure == GIT_ENOTFOUND ? damaged(m_name.revision)
                                               : FileError{phrase("'{0}' is not a commit; write a branch, a tag, the "
                                                                  "hash of a commit, or HEAD~1",
                                                                  {m_name.revision})};
            return nullptr;
        }
        const ObjectPointer commit(peeled);
        return treeOf(*git_commit_tree_id(reinterpret_cast<git_commit*>(commit.get())), m_name.revision);
    }

    /// Returns the project's folder in the commit; null after an error.
    TreePointer folderTree() {
        TreePointer tree = commitTree();
        fs::path path;
        for (const fs::path& step : m_found.inside) {
            if (!tree) {
                return nullptr;
            }
            path /= step;
            const git_tree_entry* const entry = git_tree_entry_byname(tree.get(), step.c_str());
            const git_object_t type = entry != nullptr ? git_tree_entry_type(entry) : GIT_OBJECT_INVALID;
            if (type == GIT_OBJECT_COMMIT) {
                m_error = submodule(path.generic_string());
                return nullptr;
            }
            if (type != GIT_OBJECT_TREE) {
                m_error = FileError{phrase("there is no folder '{0}' in the revision '{1}'; name a revision that has "
                                           "it, or the folder by its name in that revision",
                                           {m_found.inside.generic_string(), m_name.revision})};
                return nullptr;
            }
            tree = treeOf(*git_tree_entry_id(entry), path.generic_string());
        }
        return tree;
    }

    /// Reads the folders and files below a tree. Stops at the first error.
    void walk(const git_tree* tree, const std::string& before, int depth) {
        constexpr std::size_t mostEntries = 1'000'000; // a small commit can name one folder any number of times
        for (std::size_t i = 0; i < git_tree_entrycount(tree) && !m_error; ++i) {
            if (++m_entries > mostEntries) {
                m_filler.reportExcess(phrase("{0} files", {std::to_string(mostEntries)}));
                return;
            }
            const git_tree_entry* const entry = git_tree_entry_byindex(tree, i);
            const std::string name = git_tree_entry_name(entry);
            const std::string path = before + name;
            switch (git_tree_entry_filemode(entry)) {
            case GIT_FILEMODE_TREE:
                if (isFolderRead(name) && depth < maxFolderDepth) {
                    if (const TreePointer inner = treeOf(*git_tree_entry_id(entry), path)) {
                        walk(inner.get(), path + "/", depth + 1);
                    }
                }
                break;
            case GIT_FILEMODE_COMMIT:
                if (isFolderRead(name)) {
                    m_error = submodule(path);
                }
                break;
            case GIT_FILEMODE_LINK:
                if (isFileRead(name)) {
                    m_error = FileError{phrase("'{0}' is a link in the revision '{1}', and links are not followed "
                                               "there; commit a copy of the file in place of the link",
                                               {path, m_name.revision})};
                }
                break;
            default:
                if (isFileRead(name)) {
                    readFile(*git_tree_entry_id(entry), path);
                }
            }
        }
    }

    void readFile(const git_oid& id, const std::string& path) {
        const auto size = sizeOf(id, GIT_OBJECT_BLOB, path);
        if (!size || !m_filler.admits(path, *size)) {
            return;
        }
        git_odb_object* object = nullptr;
        if (git_odb_read(&object, m_found.objects.get(), &id) != 0) {
            m_error = damaged(path);
            return;
        }
        const BytesPointer bytes(object);
        m_filler.add(path,
                     std::string(static_cast<const char*>(git_odb_object_data(object)), git_odb_object_size(object)));
    }

    /// Reads a folder. Returns null after an error.
    TreePointer treeOf(const git_oid& id, const std::string& path) {
        const auto size = sizeOf(id, GIT_OBJECT_TREE, path);
        if (!size) {
            return nullptr;
        }
        if (*size > XmlTree::maxFileBytes) {
            m_error = FileError{phrase("the folder '{0}' is too large in the revision '{1}'; check that it is the "
                                       "folder of a single project",
                                       {path, m_name.revision})};
            return nullptr;
        }
        git_tree* tree = nullptr;
        if (git_tree_lookup(&tree, m_found.repository.get(), &id) != 0) {
            m_error = damaged(path);
            return nullptr;
        }
        return TreePointer(tree);
    }

    /// Returns the size of an object without reading it; nullopt after an error.
    std::optional<std::size_t> sizeOf(const git_oid& id, git_object_t wanted, const std::string& path) {
        std::size_t size = 0;
        git_object_t type = GIT_OBJECT_INVALID;
        if (git_odb_read_header(&size, &type, m_found.objects.get(), &id) != 0) {
            m_error = damaged(path);
            return std::nullopt;
        }
        if (type != wanted) {
            git_error_set_str(GIT_ERROR_ODB, "an object has the wrong type");
            m_error = damaged(path);
            return std::nullopt;
        }
        return size;
    }

    /// Returns why a revision cannot be found.
    FileError noRevision(int failure) const {
        const std::string root = m_found.root.string();
        const std::string& revision = m_name.revision;
        if (failure == GIT_EINVALIDSPEC) {
            return {
                phrase("'{0}' is not the name of a revision; write a branch, a tag, the hash of a commit, or HEAD~1",
                       {revision})};
        }
        if (failure == GIT_EAMBIGUOUS) {
            return {phrase("'{0}' is the beginning of several hashes; write more digits", {revision})};
        }
        if (failure == GIT_ENOTFOUND && git_repository_is_shallow(m_found.repository.get()) == 1) {
            return {phrase("the git repository '{0}' is a shallow clone without the revision '{1}'; git fetch "
                           "--unshallow gets the missing revisions",
                           {root, revision})};
        }
        git_reference* reference = nullptr;
        if (failure == GIT_ENOTFOUND && !isObjectMissing() &&
            git_reference_dwim(&reference, m_found.repository.get(), revision.c_str()) == 0) {
            git_reference_free(reference);
            git_error_set_str(GIT_ERROR_ODB, "its commit is missing");
        }
        if (failure != GIT_ENOTFOUND || isObjectMissing()) {
            return damaged(revision);
        }
        if (git_repository_head_unborn(m_found.repository.get()) == 1) {
            return {phrase("the git repository '{0}' has no revision '{1}', because its branch has no commit yet; "
                           "commit the project first",
                           {root, revision})};
        }
        return {phrase("the git repository '{0}' has no revision '{1}'; git log --all lists its revisions",
                       {root, revision})};
    }

    FileError submodule(const std::string& path) const {
        return {phrase("'{0}' is a submodule in the revision '{1}', so its files are in another repository; compare "
                       "folders instead",
                       {path, m_name.revision})};
    }

    FileError damaged(const std::string& what) const {
        return {phrase("cannot read '{0}' from the git repository '{1}': {2}; git fsck shows missing and damaged "
                       "objects",
                       {what, m_found.root.string(), reason()})};
    }

    const RevisionName& m_name;
    Found m_found;
    FolderContents m_contents;
    FolderFiller m_filler;
    std::size_t m_entries = 0;
    std::optional<FileError> m_error;
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
    const Library library;
    auto found = findRepository(name);
    if (const auto* const why = std::get_if<FileError>(&found)) {
        return *why;
    }
    return RevisionReader(name, std::move(std::get<Found>(found)), limits).read();
}

} // namespace orrery::engine
