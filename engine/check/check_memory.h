// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/level_facts.h"
#include "engine/check/model.h"
#include "engine/content/parsed_project.h"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What one check knows that the next one of the same project need not find out again (P3.2).
namespace orrery::engine {

/// What reading the body of a class said and asked for beside the class itself.
struct ClassRecord {
    std::vector<Diagnostic> findings;
    /// A finding speaks of a place outside of the class, or the types of named objects decided: it is read again each
    /// time.
    bool looksAround = false;
    int nearSearches = 0; ///< Checker::nearSearches(): how many were its own, and how many stood before it
    int nearSearchesBefore = 0;
    std::size_t textsBefore = 0;
    std::vector<std::string> texts;                               ///< that it added to CheckedModel::texts
    std::vector<std::pair<std::string, StackingIndex>> stackings; ///< names that it asked for, in this order
    std::vector<std::uint64_t> strings;                           ///< hashes of the ids of strings that it asked for
    std::shared_ptr<const NameUses> uses;                         ///< ClassUses::uses
    bool usesStrings = false; ///< some of them stand in strings, whose files have to be the same
};

/// The class elements of one check in load order, each with what its body said. A class is taken over where nothing
/// that its body can have read has changed: its own bytes and tree, wherever in its file they stand now; what classes
/// there are, by id, type and groupings; every definition; the strings that it asked for; and the numbers that stacking
/// names and texts have got by then.
class CheckMemory {
public:
    struct Entry {
        Element element;
        ClassIndex index = 0;
        bool isKept = true; ///< false: a duplicate, whose body is read for its findings only
        std::shared_ptr<const ClassRecord> record;
        std::shared_ptr<const LevelFacts> levels; ///< of the class, once they were asked for (check/levels.cpp)
    };

    /// What bodies read, beside themselves.
    struct Surroundings {
        RowTables rows;
        bool isStrict = false;
        std::vector<Element> definitions; ///< all that is neither a class nor read after the classes
        std::vector<std::shared_ptr<const SourceText>> tables;
        std::set<std::string, std::less<>> empires;
    };

    std::vector<std::shared_ptr<const XmlTree>> trees; ///< of the elements
    std::vector<std::shared_ptr<const FileOutline>> outlines;
    std::shared_ptr<const CheckedModel> model; ///< null: there is nothing to take over
    FileId manifest;
    std::string language;             ///< of the model's strings
    bool hasDuplicateStrings = false; ///< which are told anew each time, with their places
    Surroundings surroundings;
    std::vector<Entry> entries;
    std::size_t bodiesRead = 0;  ///< how many bodies the last check read and did not take over
    std::size_t treesShared = 0; ///< how many of its expressions share their trees with others (ExpressionMemo)
    /// By class: the classes that unlock it, as checkAvailability's second step was told.
    std::vector<std::vector<ClassIndex>> unlockers;
};

/// Whether two elements have the same bytes and were read in the same way. @param b the later one.
bool isSameElement(Element a, Element b);

CheckMemory::Surroundings surroundingsOf(const ParsedProject& project, const CheckedModel& model, RowTables rows,
                                         std::set<std::string, std::less<>> empires);
/// Whether bodies read the same in both, except for strings and classes.
bool areSame(const CheckMemory::Surroundings& a, const CheckMemory::Surroundings& b);
/// Within one run of the program. Two ids with one hash cost a class a reading, and nothing else.
std::uint64_t hashOfId(std::string_view id);
/// Whether a project has the same strings as the one before, wherever they stand.
bool areStringTablesSame(const CheckMemory& memory, const ParsedProject& project);
/// Hashes of the ids whose text is another one, or is there in one of the two only; sorted.
std::vector<std::uint64_t> changedStrings(const Strings& a, const Strings& b);

/// The same class `by` bytes further on in its file.
CheckedClass moved(const CheckedClass& objectClass, FileId file, std::int64_t by);
Diagnostic moved(const Diagnostic& finding, FileId file, std::int64_t by);
/// Whether a finding speaks of nothing but places in a span of a file.
bool isWithin(const Diagnostic& finding, Location where);

} // namespace orrery::engine
