// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/folder_limits.h"
#include "engine/text/file_io.h"

#include <optional>
#include <string>

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
/// damaged. Submodules and links in the folder are errors, too.
FileResult<FolderContents> readRevision(const RevisionName& name, const FolderLimits& limits = {});

} // namespace orrery::engine
