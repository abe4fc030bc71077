// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_writer.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class FreeOrionMeaning : unsigned char { kept, textOnly, disabled };

/// An effects group in Orrery's format.
struct FreeOrionGroup {
    Markup markup; ///< without an id; the origins are spans of the group's text
    FreeOrionMeaning meaning = FreeOrionMeaning::kept;
    std::optional<FreeOrionObstacle> obstacle;
    std::vector<Span> pictures; ///< effects that became comments
};

/// Writes effects groups. Translates groups with the same text once, unless the result depends on the class.
class FreeOrionGroups {
public:
    FreeOrionGroups(const FreeOrionNames& names, const FocsContent& content, const FreeOrionFeatures& features)
        : m_store(content.store), m_features(features), m_writer(names, content.store, features) {}

    /// @param index group in the store
    /// @param type type of the class, which decides whether it lends the group
    const FreeOrionGroup& write(std::uint32_t index, std::string_view holder, std::string_view type);

private:
    FreeOrionGroup translate(const FocsGroup& group, std::string_view holder, std::string_view type);
    void addSettings(const FocsNodes& nodes, Markup& markup);
    std::string textOf(const FocsNodes& nodes, std::uint32_t node);

    const FocsStore& m_store;
    FreeOrionFeatures m_features;
    FreeOrionWriter m_writer;
    std::map<std::pair<std::uint32_t, std::string>, FreeOrionGroup, std::less<>> m_done;
};

/// Returns whether classes of a type lend their groups, because the type has no objects.
bool isFreeOrionLender(std::string_view type);

/// The numbers of a hull, part or field type, as expressions. Empty: the definition has no such number.
struct FreeOrionNumbers {
    std::string type; ///< hull, part or field
    std::string partClass;
    std::map<std::string, std::string, std::less<>> values; ///< by property: capacity, secondary_stat, fuel …
    std::vector<std::string> flags;                         ///< NoDefault… flags that the definition has
};

/// Returns the groups that FreeOrion's program adds to a hull, a part or a field type (G2.4).
std::vector<Markup> freeOrionImplicitGroups(const FreeOrionNumbers& numbers, std::string_view holder,
                                            const FreeOrionFeatures& features);

} // namespace orrery::engine
