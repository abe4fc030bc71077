// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/signature.h"

#include <QLabel>

namespace orrery::widgets {

/// Shows the signature of the call at the caret above its line. Highlights the current parameter (I3.3).
class SignatureTip : public QLabel {
public:
    explicit SignatureTip(QWidget* editor);

    /// @param line rectangle of the caret's line, on the screen
    void showSignature(const engine::SignatureHelp& signature, const QRect& line);
};

} // namespace orrery::widgets
