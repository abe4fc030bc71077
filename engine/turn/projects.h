// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

#include <optional>
#include <string>

namespace orrery::engine {

// Projects of production and research (E8.6): objects of the type `project`. They are attached to the place of the
// product, or to the empire that researches.

/// The parts of the vocabulary that projects need.
struct ProjectVocabulary {
    TypeIndex type = 0;
    ClassIndex objectClass = 0; ///< of new projects
    ColumnId product;           ///< the class of its product
    ColumnId spent;             ///< the part of its cost that was paid
    ColumnId turns;             ///< number of turns in which it made progress
};
/// Returns nullopt, with the reason in `why`, if the vocabulary does not have the type or its properties.
std::optional<ProjectVocabulary> projectVocabulary(const CheckedModel& model, Phrase* why = nullptr);

/// Returns whether objects of the class are researched rather than produced.
bool isResearched(const CheckedModel& model, ClassIndex objectClass);

/// The cost and time of making an object of a class.
struct Price {
    double cost = 0.0;
    double turns = 1.0;                    ///< at least 1, a whole number
    std::optional<ResourceIndex> resource; ///< nullopt: there is no resource of that name
    std::string resourceName;
};
Price priceOf(const CheckedModel& model, ClassIndex objectClass);

/// Returns the object, or the nearest object above it, to which objects of a type may be attached; noRow if there is
/// none.
Row standingPlace(const View& view, TypeIndex type, Row place);
/// Returns whether an object of the class can be at the place: attached to it, or beside it if the type attaches to
/// nothing.
bool canBeAt(const View& view, ClassIndex objectClass, Row place);
/// Returns a new object of the class at the place, with the owners.
Writer::NewObject objectAt(const View& view, ClassIndex objectClass, Row place, std::uint32_t owners,
                           std::uint64_t birthKey);

/// Returns the key of the next project of its kind at a place (E5.10).
std::uint64_t projectKey(const View& view, const ProjectVocabulary& vocabulary, ClassIndex product, Row empire,
                         Row place);

} // namespace orrery::engine
