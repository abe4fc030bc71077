// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/writer.h"

#include <optional>
#include <string>

namespace orrery::engine {

// Projects of production and research (E8.6): objects of the type `project`. The host of a project is the place of the
// product, or the empire that researches.

/// The parts of the vocabulary that projects need.
struct ProjectVocabulary {
    TypeIndex type = 0;
    ClassIndex objectClass = 0; ///< class of new projects
    ColumnId product;           ///< column of the class of the product
    ColumnId spent;             ///< column of the part of the cost that the project has paid
    ColumnId turns;             ///< column of the number of turns in which the project made progress
};
/// Returns the parts of the vocabulary. Returns nullopt, with the reason in `why`, if the vocabulary does not have the
/// type or its properties.
std::optional<ProjectVocabulary> projectVocabulary(const CheckedModel& model, Phrase* why = nullptr);

/// Returns whether empires research objects of the class instead of producing them.
bool isResearched(const CheckedModel& model, ClassIndex objectClass);

/// The cost and time of making an object of a class.
struct Price {
    double cost = 0.0;
    double turns = 1.0;                    ///< whole number of turns, at least 1
    std::optional<ResourceIndex> resource; ///< resource of the cost; nullopt: there is no resource of that name
    std::string resourceName;
};
Price priceOf(const CheckedModel& model, ClassIndex objectClass);

/// Returns the first object, from the place upwards, to which objects of a type may be attached. Returns noRow if there
/// is none.
Row standingPlace(const View& view, TypeIndex type, Row place);
/// Returns whether an object of the class can be at the place. The object's host is the place. If its type attaches to
/// nothing, the object is beside the place.
bool canBeAt(const View& view, ClassIndex objectClass, Row place);
/// Returns a new object of the class at the place, with these owners.
Writer::NewObject objectAt(const View& view, ClassIndex objectClass, Row place, std::uint32_t owners,
                           std::uint64_t birthKey);

/// Returns the key of the next project of its kind at a place (E5.10).
std::uint64_t projectKey(const View& view, const ProjectVocabulary& vocabulary, ClassIndex product, Row empire,
                         Row place);

} // namespace orrery::engine
