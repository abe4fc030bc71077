// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/folder_limits.h"
#include "engine/text/file_io.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A project's folder at a revision of its git repository. A user writes it as "mods/demo@HEAD~2".
struct RevisionName {
    std::string folder;   ///< path on disk. The folder may no longer exist, or be in a bare repository.
    std::string revision; ///< a branch, a tag, a hash, "HEAD~2" …: one commit, as git itself names it
    friend bool operator==(const RevisionName&, const RevisionName&) = default;
};

/// Splits a text after its longest prefix that is an existing folder, or else at its first '@'. Returns nullopt for a
/// text without '@', and for a text that is an existing folder as a whole.
std::optional<RevisionName> revisionNameIn(const std::string& text);

/// Reads a project's folder at a revision, by the rules of readFolder() (I4.9, C6). Reads only the objects of the
/// repository: no work tree, no configuration, no hooks, no filters. Writes nothing.
/// @return an error with a sentence for the user if the revision or the folder is missing, or the repository is
/// damaged. Submodules and links in the folder are errors, too. Its code is ENOENT if the folder is in no repository.
FileResult<FolderContents> readRevision(const RevisionName& name, const FolderLimits& limits = {});

/// A commit of a git repository.
struct Revision {
    std::string hash;      ///< all 40 digits
    std::string shortHash; ///< as many digits as identify it
    std::int64_t time = 0; ///< when it was committed, in seconds since 1970
    std::string author;    ///< name of its author
    std::string subject;   ///< first line of its message
};

/// Commits of a repository that changed a project's folder.
struct RevisionList {
    std::vector<Revision> revisions; ///< latest first; empty before the first commit
    bool isShallow = false;          ///< the repository is a shallow clone, so older commits may be missing
    bool isCut = false;              ///< there may be older ones
};

/// Finds the commit that a name means. @return errors as readRevision()
FileResult<Revision> findRevision(const RevisionName& name);

/// Lists the commits up to the present one that changed a project's folder (I4.9). A merge counts if the folder differs
/// from that of all its parents.
/// @param stop ends the search when it becomes true; the list is then cut
/// @return errors as readRevision()
FileResult<RevisionList> recentRevisions(const std::string& folder, std::size_t most,
                                         const std::atomic<bool>* stop = nullptr);

/// Lists the commits that lead from one revision of a project's folder to another, and changed the folder: those up to
/// the last one that are neither the first one nor before it.
/// @return errors as readRevision()
FileResult<RevisionList> revisionsBetween(const RevisionName& first, const std::string& last, std::size_t most,
                                          const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
