// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <algorithm>
#include <array>

/// All diagnostics about a file as XML (R2.1). A new fault is a row here and an entry in `all`.
namespace orrery::engine::diag::xml {

inline constexpr DiagnosticSpec attributeTooLong{"xml.attribute-too-long", Severity::error,
                                                 "the value of '{0}' is longer than 1 MB",
                                                 "Put long data in a separate file."};
inline constexpr DiagnosticSpec badDeclaration{"xml.bad-declaration", Severity::error,
                                               "the XML declaration is malformed",
                                               "Write <?xml version=\"1.0\" encoding=\"UTF-8\"?> or remove it."};
inline constexpr DiagnosticSpec badInstruction{"xml.bad-instruction", Severity::error,
                                               "a processing instruction needs a name right after '<?'",
                                               "Give it a name followed by a space, or remove it."};
inline constexpr DiagnosticSpec badMarkup{"xml.bad-markup", Severity::error, "'<!' is not followed by a comment",
                                          "Write <!-- text -->."};
inline constexpr DiagnosticSpec badName{"xml.bad-name", Severity::error, "'{0}' is not allowed in a name",
                                        "Use letters, digits, '-', '_' and '.'."};
inline constexpr DiagnosticSpec badReference{"xml.bad-reference", Severity::error, "'{0}' is not a valid XML character",
                                             "Remove the reference."};
inline constexpr DiagnosticSpec bareAmpersand{"xml.bare-ampersand", Severity::error, "'&' is not followed by an entity",
                                              "Write &amp; for a literal '&'."};
inline constexpr DiagnosticSpec cdataEndInText{"xml.cdata-end-in-text", Severity::error,
                                               "']]>' is not allowed outside a CDATA section", "Write ]]&gt; instead."};
inline constexpr DiagnosticSpec controlCharacter{"xml.control-character", Severity::error,
                                                 "the control character {0} is not allowed in XML", "Remove it."};
inline constexpr DiagnosticSpec doctype{"xml.doctype", Severity::error, "a DOCTYPE is not supported",
                                        "Remove it, and write out the entities that it defines."};
inline constexpr DiagnosticSpec doubleAmpersand{"xml.double-ampersand", Severity::error,
                                                "'&&' is not allowed in XML, because '&' begins an entity",
                                                "Write and, or &amp;&amp; for a literal '&&'."};
inline constexpr DiagnosticSpec doubleHyphen{
    "xml.double-hyphen", Severity::error, "'--' is not allowed inside a comment", "Put a space between the hyphens."};
inline constexpr DiagnosticSpec duplicateAttribute{"xml.duplicate-attribute", Severity::error,
                                                   "'{0}' already has a value in this tag", "Keep one of the two."};
inline constexpr DiagnosticSpec encoding{"xml.encoding", Severity::error, "the file is {0}, not UTF-8",
                                         "Save the file as UTF-8."};
inline constexpr DiagnosticSpec fileTooLarge{"xml.file-too-large", Severity::error, "the file is larger than 64 MB",
                                             "Split the file into smaller ones."};
inline constexpr DiagnosticSpec invalidUtf8{"xml.invalid-utf8", Severity::error, "these bytes are not UTF-8",
                                            "Save the file as UTF-8."};
inline constexpr DiagnosticSpec lateDeclaration{"xml.late-declaration", Severity::error,
                                                "the XML declaration is not at the start of the file",
                                                "Remove it, or remove everything before it."};
inline constexpr DiagnosticSpec lessThanInValue{"xml.less-than-in-value", Severity::error,
                                                "'<' is not allowed in the value of '{0}'",
                                                "Write &lt; for a literal '<'."};
inline constexpr DiagnosticSpec missingEquals{"xml.missing-equals", Severity::error, "'{0}' has no '='",
                                              "Write name=\"value\"."};
inline constexpr DiagnosticSpec missingLessThan{"xml.missing-less-than", Severity::error, "a tag of '{0}' has no '<'",
                                                "Add '<' before it."};
inline constexpr DiagnosticSpec missingQuotes{"xml.missing-quotes", Severity::error,
                                              "the value of '{0}' is not in quotes", "Put quotes around it."};
inline constexpr DiagnosticSpec missingSemicolon{"xml.missing-semicolon", Severity::error, "';' is missing after '{0}'",
                                                 "Add it, or write &amp; for a literal '&'."};
inline constexpr DiagnosticSpec missingSlash{"xml.missing-slash", Severity::error,
                                             "'<{0}>' must be '</{0}>' to close the tag in line {1}", "Add the slash."};
inline constexpr DiagnosticSpec missingSpace{"xml.missing-space", Severity::error, "a space is missing before '{0}'",
                                             "Insert it."};
inline constexpr DiagnosticSpec misspeltClose{"xml.misspelt-close", Severity::error,
                                              "'</{0}>' does not match '<{1}>' in line {2}",
                                              "Give both tags the same name."};
inline constexpr DiagnosticSpec noRoot{"xml.no-root", Severity::error, "the file has no root element",
                                       "Add one root element that contains everything else."};
inline constexpr DiagnosticSpec notAnAttribute{"xml.not-an-attribute", Severity::error, "'{0}' is not allowed in a tag",
                                               "Remove it."};
inline constexpr DiagnosticSpec nul{"xml.nul", Severity::error, "the file contains a zero byte",
                                    "Remove it. The file may be damaged."};
inline constexpr DiagnosticSpec secondRoot{"xml.second-root", Severity::error,
                                           "'<{0}>' is after the root element, which begins in line {1}",
                                           "Move it into the root element, or remove a surplus close tag before it."};
inline constexpr DiagnosticSpec strayClose{"xml.stray-close", Severity::error, "'</{0}>' has no open tag",
                                           "Remove it, or add its open tag."};
inline constexpr DiagnosticSpec strayLessThan{"xml.stray-less-than", Severity::error, "'<' does not begin a tag here",
                                              "Write &lt; for a literal '<'."};
inline constexpr DiagnosticSpec textLikeTag{"xml.text-like-tag", Severity::warning,
                                            "the text '{0}' looks like a tag without its '<'", "Add '<' before it."};
inline constexpr DiagnosticSpec textOutsideRoot{"xml.text-outside-root", Severity::error,
                                                "text is outside the root element",
                                                "Move it into the root element, or remove it."};
inline constexpr DiagnosticSpec tooDeep{"xml.too-deep", Severity::error,
                                        "'<{0}>' is nested more than 256 elements deep",
                                        "Reduce the nesting. Deeper elements are not read."};
inline constexpr DiagnosticSpec tooManyFaults{"xml.too-many-faults", Severity::error, "{0} more problems",
                                              "Fix the problems above first."};
inline constexpr DiagnosticSpec unclosed{"xml.unclosed", Severity::error, "'<{0}>' in line {1} is never closed",
                                         "Write its close tag, or close the tag itself with '/>'."};
inline constexpr DiagnosticSpec unfinishedCdata{"xml.unfinished-cdata", Severity::error,
                                                "the CDATA section is never closed", "Write ]]> at its end."};
inline constexpr DiagnosticSpec unfinishedClose{"xml.unfinished-close", Severity::error,
                                                "the close tag '</{0}' has no '>'", "Add '>' at its end."};
inline constexpr DiagnosticSpec unfinishedComment{"xml.unfinished-comment", Severity::error,
                                                  "the comment is never closed", "Write --> at its end."};
inline constexpr DiagnosticSpec unfinishedInstruction{"xml.unfinished-instruction", Severity::error,
                                                      "the processing instruction is never closed",
                                                      "Write ?> at its end."};
inline constexpr DiagnosticSpec unfinishedQuote{"xml.unfinished-quote", Severity::error,
                                                "the value of '{0}' has no closing quote", "Insert it."};
inline constexpr DiagnosticSpec unfinishedTag{"xml.unfinished-tag", Severity::error, "the tag '<{0}' has no '>'",
                                              "Add '>' at its end."};
inline constexpr DiagnosticSpec unknownEntity{"xml.unknown-entity", Severity::error, "'{0}' is not a known entity",
                                              "Use one of the entities of XML: &amp; &lt; &gt; &quot; &apos;"};

inline constexpr std::array all = {
    &attributeTooLong,
    &badDeclaration,
    &badInstruction,
    &badMarkup,
    &badName,
    &badReference,
    &bareAmpersand,
    &cdataEndInText,
    &controlCharacter,
    &doctype,
    &doubleAmpersand,
    &doubleHyphen,
    &duplicateAttribute,
    &encoding,
    &fileTooLarge,
    &invalidUtf8,
    &lateDeclaration,
    &lessThanInValue,
    &missingEquals,
    &missingLessThan,
    &missingQuotes,
    &missingSemicolon,
    &missingSlash,
    &missingSpace,
    &misspeltClose,
    &noRoot,
    &notAnAttribute,
    &nul,
    &secondRoot,
    &strayClose,
    &strayLessThan,
    &textLikeTag,
    &textOutsideRoot,
    &tooDeep,
    &tooManyFaults,
    &unclosed,
    &unfinishedCdata,
    &unfinishedClose,
    &unfinishedComment,
    &unfinishedInstruction,
    &unfinishedQuote,
    &unfinishedTag,
    &unknownEntity,
};
static_assert(std::ranges::is_sorted(all, {}, &DiagnosticSpec::code), "keep the rows in the order of their codes");
static_assert(std::ranges::adjacent_find(all, {}, &DiagnosticSpec::code) == all.end(), "two rows share a code");
static_assert(std::ranges::none_of(all, [](const DiagnosticSpec* row) { return row->advice.empty(); }));

} // namespace orrery::engine::diag::xml
