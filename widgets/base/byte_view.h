// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string_view>

namespace orrery::widgets {

/// Returns a view of bytes, as the engine reads texts. The bytes must outlive the view.
inline std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace orrery::widgets
