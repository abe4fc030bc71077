// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/run_file_error.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace orrery::engine {

namespace {

struct Reason {
    std::string_view code;
    std::string_view sentence; ///< {0} stands for the place
};

constexpr std::array reasons{
    Reason{"run-file.absolute-name", inPhrase("the name '{0}' begins outside of the run file")},
    Reason{"run-file.bad-description", inPhrase("{0} is not readable: {1}")},
    Reason{"run-file.bad-name", inPhrase("other systems do not allow the name '{0}'")},
    Reason{"run-file.bad-value", inPhrase("{0} has no usable value of '{1}'")},
    Reason{"run-file.checksum", inPhrase("'{0}' has a wrong checksum")},
    Reason{"run-file.compression", inPhrase("'{0}' has a compression that run files do not use")},
    Reason{"run-file.damaged", inPhrase("'{0}' is damaged")},
    Reason{"run-file.damaged-list", inPhrase("the list of its entries is damaged")},
    Reason{"run-file.encrypted", inPhrase("'{0}' is encrypted")},
    Reason{"run-file.entry-too-large", inPhrase("'{0}' has {1} bytes; the limit is {2}")},
    Reason{"run-file.link", inPhrase("'{0}' is a link or another special file")},
    Reason{"run-file.missing-entry", inPhrase("'{0}' is missing")},
    Reason{"run-file.name-outside", inPhrase("the name '{0}' leads out of the run file")},
    Reason{"run-file.no-scenario", inPhrase("its content has no scenario '{1}'")},
    Reason{"run-file.no-zip", inPhrase("it is not a zip archive")},
    Reason{"run-file.not-written", inPhrase("the archive cannot be made: {1}")},
    Reason{"run-file.repeated-name", inPhrase("two of its entries have the same name")},
    Reason{"run-file.same-names", inPhrase("'{0}' and '{1}' are one name on other systems")},
    Reason{"run-file.size", inPhrase("'{0}' does not have the size that its entry declares")},
    Reason{"run-file.too-large", inPhrase("its entries have {1} bytes together; the limit is {2}")},
    Reason{"run-file.too-many-entries", inPhrase("it has {1} entries; the limit is {2}")},
    Reason{"run-file.truncated", inPhrase("its end is missing")},
    Reason{"run-file.unknown-entry", inPhrase("'{0}' does not belong in a run file")},
    Reason{"run-file.unknown-format", inPhrase("it has format {1}, and this version of Orrery reads format {2}")},
    Reason{"run-file.unreadable", inPhrase("cannot read '{0}': {1}")},
    Reason{"run-file.wide-numbers", inPhrase("its end has 64-bit numbers, which run files do not use")},
};
static_assert(std::ranges::adjacent_find(reasons, std::ranges::greater_equal(), &Reason::code) == reasons.end(),
              "keep the rows in the order of their codes, each once");

} // namespace

RunFileError runFileError(std::string_view code, std::string place, std::vector<Phrase> args) {
    const auto found = std::ranges::lower_bound(reasons, code, {}, &Reason::code);
    assert(found != reasons.end() && found->code == code);
    args.insert(args.begin(), place);
    return {found->code, std::move(place), phrase(found->sentence, std::move(args))};
}

} // namespace orrery::engine
