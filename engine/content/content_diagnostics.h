// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of a project's files and of the way that they are written.
inline constexpr DiagnosticSpec noManifest{
    "content.no-manifest", Severity::error, "there is no {0} in this folder",
    "A project's folder holds a manifest that begins with <project format=\"1\">."};
inline constexpr DiagnosticSpec unreadableFile{"content.unreadable-file", Severity::error, "'{0}' cannot be read: {1}",
                                               "Look at its permissions, or take it out of the folder."};
inline constexpr DiagnosticSpec fileTooLarge{"content.file-too-large", Severity::error,
                                             "'{0}' has {1} bytes; a file may have {2}",
                                             "Split it into several files."};
inline constexpr DiagnosticSpec tooManyFiles{"content.too-many-files", Severity::error,
                                             "the folder holds more than {0}; the rest is left out",
                                             "Is this the folder of one project?"};
inline constexpr DiagnosticSpec outsideProject{"content.outside-project", Severity::error,
                                               "'{0}' leads out of the project's folder",
                                               "Only files in the project's folder are read; copy it there."};
inline constexpr DiagnosticSpec linkedFolder{"content.linked-folder", Severity::warning,
                                             "'{0}' is a link to a folder; links to folders are not followed",
                                             "Copy what it links to, or take it out of the folder."};
inline constexpr DiagnosticSpec missingFile{"content.missing-file", Severity::error,
                                            "there is no '{0}' in the project's folder",
                                            "Paths are those of XML files, relative to the folder, with '/'."};
inline constexpr DiagnosticSpec fileTwice{"content.file-twice", Severity::warning, "'{0}' is named before",
                                          "A file loads once, where it is named first."};
inline constexpr DiagnosticSpec wrongRoot{"content.wrong-root", Severity::error,
                                          "this file begins with <{0}>; it should begin with <{1}>",
                                          "Files of other kinds do not belong into a project's folder."};

inline constexpr DiagnosticSpec unknownElement{"content.unknown-element", Severity::error,
                                               "<{0}> may not stand in <{1}>",
                                               "The reference lists what may stand here."};
inline constexpr DiagnosticSpec unknownAttribute{"content.unknown-attribute", Severity::error,
                                                 "<{0}> takes no attribute '{1}'",
                                                 "The reference lists the attributes of each element."};
inline constexpr DiagnosticSpec missingAttribute{"content.missing-attribute", Severity::error,
                                                 "<{0}> needs the attribute '{1}'", "Add it."};
inline constexpr DiagnosticSpec missingAnyOf{"content.missing-any-of", Severity::error,
                                             "<{0}> needs at least one of {1}", "Add one of them."};
inline constexpr DiagnosticSpec notANumber{"content.not-a-number", Severity::error, "'{0}' is no number",
                                           "Write a number such as 5, -1 or 0.25."};
inline constexpr DiagnosticSpec notAnInteger{"content.not-a-whole-number", Severity::error, "'{0}' is no whole number",
                                             "Write a number without a decimal point."};
inline constexpr DiagnosticSpec notAChoice{"content.not-a-choice", Severity::error, "'{0}' is none of {1}",
                                           "Write one of them."};
inline constexpr DiagnosticSpec outOfRange{"content.out-of-range", Severity::error, "'{0}' is {1}; it may be {2}",
                                           "Write a number within these bounds."};
inline constexpr DiagnosticSpec badName{"content.bad-name", Severity::error, "'{0}' cannot be {1}",
                                        "Names are letters, digits and underscores, and do not begin with a digit."};
inline constexpr DiagnosticSpec strayText{"content.stray-text", Severity::warning, "text in <{0}> means nothing",
                                          "Make it a comment, or take it out."};
inline constexpr DiagnosticSpec duplicateString{
    "content.duplicate-string", Severity::warning,
    "the string '{0}' stands in this language already; the later one counts", "Keep one of them."};

} // namespace orrery::engine::diag
