// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_writer.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class FreeOrionMeaning : unsigned char {
    kept,
    partial, ///< only the meter effects: another effect has no equivalent
    textOnly,
    disabled
};

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
    FreeOrionGroups(const FreeOrionNames& names, const FocsContent& content)
        : m_store(content.store), m_writer(names, content.store) {}

    /// @param index group in the store
    const FreeOrionGroup& write(std::uint32_t index, std::string_view holder);

private:
    FreeOrionGroup translate(const FocsGroup& group, std::string_view holder);
    /// Returns the activation, the scope and the effects of a group.
    /// @param metersOnly whether to drop the effects that set no meter
    std::vector<Markup> partsOf(const FocsNodes& nodes, std::string_view holder, bool metersOnly);
    void addSettings(const FocsNodes& nodes, Markup& markup);
    std::string textOf(const FocsNodes& nodes, std::uint32_t node);

    const FocsStore& m_store;
    FreeOrionWriter m_writer;
    std::map<std::pair<std::uint32_t, std::string>, FreeOrionGroup, std::less<>> m_done;
};

/// The numbers of a hull, part or field type, as expressions. Empty: the definition has no such number.
struct FreeOrionNumbers {
    std::string type; ///< hull, part or field
    std::string partClass;
    std::map<std::string, std::string, std::less<>> values; ///< by property: capacity, secondary_stat, fuel …
    std::vector<std::string> flags;                         ///< NoDefault… flags that the definition has
};

/// A group that FreeOrion's program adds, and the property whose number it uses.
struct FreeOrionImplicitGroup {
    Markup markup;
    std::string_view property;
};

/// Returns the groups that FreeOrion's program adds to a hull, a part or a field type (G2.4).
std::vector<FreeOrionImplicitGroup> freeOrionImplicitGroups(const FreeOrionNumbers& numbers, std::string_view holder);

} // namespace orrery::engine
