// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

#include <optional>
#include <string>

namespace orrery::engine {

// What is being produced or researched (E8.6): objects of the type `project`, attached to where the product is to be,
// or to the empire that researches.

/// What the vocabulary has of projects.
struct ProjectVocabulary {
    TypeIndex type = 0;
    ClassIndex objectClass = 0; ///< of new projects
    ColumnId product;           ///< the class that it makes
    ColumnId spent;             ///< of its cost
    ColumnId turns;             ///< in which it made progress
};
/// nullopt, with the reason in `why`, where the vocabulary lacks the type, or what it needs.
std::optional<ProjectVocabulary> projectVocabulary(const CheckedModel& model, Phrase* why = nullptr);

/// Whether objects of the class are researched rather than produced.
bool isResearched(const CheckedModel& model, ClassIndex objectClass);

/// What a class takes to make.
struct Price {
    double cost = 0.0;
    double turns = 1.0;                    ///< at least 1, whole
    std::optional<ResourceIndex> resource; ///< nullopt: it names none that there is
    std::string resourceName;
};
Price priceOf(const CheckedModel& model, ClassIndex objectClass);

/// The object, or the nearest thing above it, that objects of a type may be attached to; noRow where none is.
Row standingPlace(const View& view, TypeIndex type, Row place);
/// Whether something of the class can be at the place at all: attached there, or beside it where the type is attached
/// to nothing.
bool canBeAt(const View& view, ClassIndex objectClass, Row place);
/// A new object of the class at the place, of one empire.
Writer::NewObject objectAt(const View& view, ClassIndex objectClass, Row place, std::uint32_t owners,
                           std::uint64_t birthKey);

/// The key of the next project of its kind at a place (E5.10).
std::uint64_t projectKey(const View& view, const ProjectVocabulary& vocabulary, ClassIndex product, Row empire,
                         Row place);

} // namespace orrery::engine
