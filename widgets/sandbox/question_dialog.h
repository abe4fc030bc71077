// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace orrery::widgets {

class Sandbox;

/// Asks the person what the step asks (T7, T24): which of several answers goes first, or whether a reaction is taken.
/// Closed without an answer, the run stays at the turn before.
void askQuestion(Sandbox& sandbox, QWidget* parent);

} // namespace orrery::widgets
