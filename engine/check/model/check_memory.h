// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/level_facts.h"
#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The results of a check, which the next check of the same project can reuse (P3.2).
namespace orrery::engine {

/// The side effects of reading a class body, in addition to the class itself.
struct ClassRecord {
    std::vector<Diagnostic> findings;
    /// True if a diagnostic refers to a place outside of the class. Also true if the body depends on the types of named
    /// objects. Each check reads such a class again.
    bool looksAround = false;
    int nearSearches = 0; ///< number of searches (Checker::nearSearches()) by this body; next member: before this body
    int nearSearchesBefore = 0;
    std::size_t textsBefore = 0;
    std::vector<std::string> texts; ///< texts that the body added to CheckedModel::texts
    /// Stacking names that the body requested, in this order.
    std::vector<std::pair<std::string, StackingIndex>> stackings;
    std::vector<std::uint64_t> strings;   ///< hashes of the ids of strings that the body requested
    std::shared_ptr<const NameUses> uses; ///< the names in its expressions (ClassUses::uses)
    bool usesStrings = false; ///< true if some of `uses` are in strings; the files of strings must then be unchanged
};

/// The class elements of one check in load order, each with the record of its body. The next check reuses a class if
/// everything that its body can read is unchanged. A body can read its own bytes and tree, which may move in the file.
/// A body can read the ids, types and groupings of all classes, and every definition. A body also depends on the
/// strings that it requested, and on the numbers of stacking names and texts before it.
class CheckMemory {
public:
    struct Entry {
        Element element;
        ClassIndex index = 0;
        bool isKept = true; ///< false for a duplicate: the check reads its body only to report diagnostics
        std::shared_ptr<const ClassRecord> record;
        /// Facts of the class; null before their computation (check/classes/levels.cpp).
        std::shared_ptr<const LevelFacts> levels;
    };

    /// Everything outside of class bodies that bodies can read.
    struct Surroundings {
        RowTables rows;
        Rules rules;
        /// All elements except classes and elements that the check reads after the classes.
        std::vector<Element> definitions;
        std::vector<std::shared_ptr<const SourceText>> tables;
        std::set<std::string, std::less<>> empires;
        std::vector<std::string> partMeters; ///< ids, with a mark if single; they depend on classes
    };

    std::vector<std::shared_ptr<const XmlTree>> trees; ///< the trees that contain the elements
    std::vector<std::shared_ptr<const FileOutline>> outlines;
    std::shared_ptr<const CheckedModel> model; ///< the model of the check; null: there is nothing to reuse
    FileId manifest;
    std::string language; ///< language of the model's strings
    /// True if string ids have duplicates: each check reports them anew, with their places.
    bool hasDuplicateStrings = false;
    Surroundings surroundings;
    std::vector<Entry> entries;
    std::size_t bodiesRead = 0; ///< number of bodies that the last check did not reuse
    /// Number of expressions in the last check that share the tree of another expression (ExpressionMemo).
    std::size_t treesShared = 0;
    /// By class: the classes that unlock it, as finishAvailability() used them.
    std::vector<std::vector<ClassIndex>> unlockers;
};

/// Returns whether two elements have the same bytes and the same tree. @param b the element of the later project
bool isSameElement(Element a, Element b);

CheckMemory::Surroundings surroundingsOf(const ParsedProject& project, const CheckedModel& model, RowTables rows,
                                         std::set<std::string, std::less<>> empires);
/// Returns whether class bodies read the same values in both surroundings, except for strings and classes.
bool areSame(const CheckMemory::Surroundings& a, const CheckMemory::Surroundings& b);
/// Returns whether a project has the same strings as the previous check. Their places may differ.
bool areStringTablesSame(const CheckMemory& memory, const ParsedProject& project);
/// Returns the sorted hashes (stableHash()) of the ids whose text changed, appeared or disappeared. If two ids collide,
/// the check reads a class again without need.
std::vector<std::uint64_t> changedStrings(const Strings& a, const Strings& b);

/// Return the class or diagnostic with all places in a file moved by `by` bytes.
CheckedClass moved(const CheckedClass& objectClass, FileId file, std::int64_t by);
Diagnostic moved(const Diagnostic& finding, FileId file, std::int64_t by);
/// Returns whether a diagnostic refers only to places in a span of a file.
bool isWithin(const Diagnostic& finding, Location where);

} // namespace orrery::engine
