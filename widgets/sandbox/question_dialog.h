// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace orrery::widgets {

class Sandbox;

/// Asks the user for the pending decision of the step (T7, T24). The decision is which of several responses comes
/// first, or whether an empire reacts. If the user closes the dialog without a decision, the run stays at the previous
/// turn.
void askQuestion(Sandbox& sandbox, QWidget* parent);

} // namespace orrery::widgets
