// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace orrery::widgets {

class Sandbox;

/// Asks the person the question of the step (T7, T24): which of several responses comes first, or whether a reaction is
/// taken. If the dialog is closed without a decision, the run stays at the turn before.
void askQuestion(Sandbox& sandbox, QWidget* parent);

} // namespace orrery::widgets
