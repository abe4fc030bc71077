// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/text_edit.h"

#include <algorithm>

namespace orrery::engine {

std::string applyEdits(std::string_view text, std::vector<TextEdit> edits) {
    std::stable_sort(edits.begin(), edits.end(),
                     [](const TextEdit& a, const TextEdit& b) { return a.span.begin < b.span.begin; });
    std::string out;
    out.reserve(text.size() + 64);
    std::size_t done = 0;
    for (const TextEdit& edit : edits) {
        if (edit.span.begin < done || edit.span.end < edit.span.begin || edit.span.end > text.size()) {
            continue;
        }
        out += text.substr(done, edit.span.begin - done);
        out += edit.text;
        done = edit.span.end;
    }
    out += text.substr(done);
    return out;
}

} // namespace orrery::engine
