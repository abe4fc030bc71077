// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of a project's files and of the way that they are written.
inline constexpr DiagnosticSpec noManifest{
    "content.no-manifest", Severity::error, "there is no {0} in this folder",
    "Choose a project folder, or add a manifest that begins with <project format=\"1\">."};
inline constexpr DiagnosticSpec unreadableFile{"content.unreadable-file", Severity::error, "'{0}' cannot be read: {1}",
                                               "Check its permissions, or remove it from the folder."};
inline constexpr DiagnosticSpec fileTooLarge{"content.file-too-large", Severity::error,
                                             "'{0}' has {1} bytes; the limit is {2}", "Split it into several files."};
inline constexpr DiagnosticSpec tooManyFiles{"content.too-many-files", Severity::error,
                                             "the folder contains more than {0}; the rest is ignored",
                                             "Check that this is the folder of a single project."};
inline constexpr DiagnosticSpec outsideProject{"content.outside-project", Severity::error,
                                               "'{0}' is outside the project folder",
                                               "Copy the file into the project folder."};
inline constexpr DiagnosticSpec linkedFolder{"content.linked-folder", Severity::warning,
                                             "'{0}' is a link to a folder; links to folders are not followed",
                                             "Replace the link with a copy of the folder, or remove it."};
inline constexpr DiagnosticSpec missingFile{
    "content.missing-file", Severity::error, "there is no '{0}' in the project folder",
    "Write the path of an XML file, relative to the project folder, with '/' as the separator."};
inline constexpr DiagnosticSpec fileTwice{"content.file-twice", Severity::warning, "'{0}' is already listed",
                                          "Remove this entry. A file loads once, at its first entry."};
inline constexpr DiagnosticSpec wrongRoot{"content.wrong-root", Severity::error,
                                          "the root element is <{0}>, but must be <{1}>",
                                          "Correct the root element, or move the file out of the project folder."};

inline constexpr DiagnosticSpec unknownElement{"content.unknown-element", Severity::error,
                                               "<{0}> is not allowed in <{1}>",
                                               "See the reference for the elements allowed here."};
inline constexpr DiagnosticSpec unknownAttribute{"content.unknown-attribute", Severity::error,
                                                 "<{0}> has no attribute '{1}'",
                                                 "See the reference for the attributes of each element."};
inline constexpr DiagnosticSpec missingAttribute{"content.missing-attribute", Severity::error,
                                                 "<{0}> needs the attribute '{1}'", "Add it."};
inline constexpr DiagnosticSpec missingAnyOf{"content.missing-any-of", Severity::error,
                                             "<{0}> needs at least one of {1}", "Add one of them."};
inline constexpr DiagnosticSpec notANumber{"content.not-a-number", Severity::error, "'{0}' is not a number",
                                           "Write a number such as 5, -1 or 0.25."};
inline constexpr DiagnosticSpec notAnInteger{"content.not-a-whole-number", Severity::error,
                                             "'{0}' is not a whole number", "Write a number without a decimal point."};
inline constexpr DiagnosticSpec notAChoice{"content.not-a-choice", Severity::error, "'{0}' is not one of {1}",
                                           "Write one of them."};
inline constexpr DiagnosticSpec outOfRange{"content.out-of-range", Severity::error, "'{0}' is {1}, but must be {2}",
                                           "Write a number within these bounds."};
inline constexpr DiagnosticSpec badName{"content.bad-name", Severity::error, "'{0}' is not valid as {1}",
                                        "Use letters, digits and underscores, and do not start with a digit."};
inline constexpr DiagnosticSpec strayText{"content.stray-text", Severity::warning, "unexpected text in <{0}>",
                                          "Turn it into a comment, or remove it."};
inline constexpr DiagnosticSpec duplicateString{
    "content.duplicate-string", Severity::warning,
    "the string '{0}' is already defined in this language; the later one is used", "Keep one of them."};

} // namespace orrery::engine::diag
