// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

/// The parts of the format that FreeOrion's content needs. The importer writes a group that needs a missing part as a
/// disabled group, with this reason.
struct FreeOrionFeatures {
    bool lending = false; ///< `<lends>`, properties of the format `classes`, `copies()`, meters of parts
    bool rules = false;   ///< `rules="freeorion"`, single meters, `reset` and `clamp`, `running()`, mixed groups
};

/// The parts that the engine has.
inline constexpr FreeOrionFeatures engineFeatures{.lending = true, .rules = true};

} // namespace orrery::engine
