// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>
#include <string_view>

namespace orrery::engine {

/// The label of a word that parameters of one name can choose (I6.1). Content has the word; people read the label.
struct ChoiceLabel {
    std::string_view parameter; ///< name of the parameters
    std::string_view word;      ///< one of ParameterSpec::choices
    std::string_view label;     ///< English text, which fits into the sentences of the rows
};

/// Returns the labels of all words. Excludes true and false, which people read as check boxes or as in expressions.
std::span<const ChoiceLabel> choiceLabels();

/// Returns the label of a word of a parameter; empty: none.
std::string_view choiceLabel(const ParameterSpec& spec, std::string_view word);

} // namespace orrery::engine
