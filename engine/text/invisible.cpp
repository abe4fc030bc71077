// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/invisible.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

struct Range {
    std::uint32_t first;
    std::uint32_t last;
    bool isBlank;
};
constexpr std::array ranges{
    Range{0x00, 0x08, false},     Range{0x0E, 0x1F, false},     Range{0x7F, 0x9F, false},
    Range{0xA0, 0xA0, true},      Range{0xAD, 0xAD, false},     Range{0x061C, 0x061C, false},
    Range{0x1680, 0x1680, true},  Range{0x180E, 0x180E, false}, Range{0x2000, 0x200A, true},
    Range{0x200B, 0x200F, false}, Range{0x2028, 0x2029, true},  Range{0x202A, 0x202E, false},
    Range{0x202F, 0x202F, true},  Range{0x205F, 0x205F, true},  Range{0x2060, 0x206F, false},
    Range{0x3000, 0x3000, true},  Range{0xFE00, 0xFE0F, false}, Range{0xFEFF, 0xFEFF, false},
};
static_assert(std::ranges::is_sorted(ranges, {}, &Range::first));

std::string codePoint(std::uint32_t value) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string hexadecimal;
    for (int shift = 12; shift >= 0; shift -= 4) {
        hexadecimal += digits[(value >> shift) & 0xFu];
    }
    return "<U+" + hexadecimal + ">";
}

bool breaksLine(char character) {
    return character >= '\t' && character <= '\r';
}

bool hasInvisible(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (breaksLine(text[at]) || invisibleCharacter(text.substr(at))) {
            return true;
        }
    }
    return false;
}

} // namespace

std::optional<InvisibleCharacter> invisibleCharacter(std::string_view text) {
    const auto byte = [text](std::size_t at) {
        return at < text.size() ? std::uint32_t{static_cast<unsigned char>(text[at])} : 0u;
    };
    const auto trails = [&byte](std::size_t at) { return (byte(at) & 0xC0u) == 0x80u; };
    if (text.empty()) {
        return std::nullopt;
    }
    InvisibleCharacter found{byte(0), 1, false}; // invisible characters have at most three bytes
    if ((byte(0) & 0xE0u) == 0xC0u && trails(1)) {
        found = {(byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu), 2, false};
    } else if ((byte(0) & 0xF0u) == 0xE0u && trails(1) && trails(2)) {
        found = {(byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu), 3, false};
    } else if (byte(0) >= 0x80u) {
        return std::nullopt;
    }
    const auto after = std::ranges::upper_bound(ranges, found.value, {}, &Range::first);
    if (after == ranges.begin() || found.value > (after - 1)->last) {
        return std::nullopt;
    }
    found.isBlank = (after - 1)->isBlank;
    return found;
}

std::string withVisibleCharacters(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto found = invisibleCharacter(text.substr(at));
        if (found) {
            out += codePoint(found->value);
            at += found->length;
        } else {
            out += breaksLine(text[at]) ? ' ' : text[at];
            ++at;
        }
    }
    return out;
}

std::vector<Phrase> withVisibleCharacters(std::vector<Phrase> args) {
    for (Phrase& arg : args) {
        if (!arg.pattern().empty() && !arg.args().empty()) {
            arg = phrase(arg.pattern(), withVisibleCharacters(arg.args()));
        } else if (!arg.isOfProgram() && hasInvisible(arg.words())) {
            arg = Phrase(withVisibleCharacters(arg.words()));
        }
    }
    return args;
}

} // namespace orrery::engine
