// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

struct CheckedStatement;
class StatementReading;
class TableSetter;

// Statements that change the objects and starlanes of a map (S15), for the table in statement_rows.cpp. Each reports
// its diagnostic and changes nothing if it is not possible. Their changes raise no events.

/// Destroys an object and everything attached to it.
void removeObject(TableSetter& table, const CheckedStatement& statement);
/// Reads a `<move>`. It needs a system, or both coordinates.
void readMove(StatementReading& reading);
/// Moves an object with everything attached to it. Objects on the starlanes of a system that moves stay on them.
void moveObject(TableSetter& table, const CheckedStatement& statement);
/// Attaches an object to another one, and moves it there.
void attachObject(TableSetter& table, const CheckedStatement& statement);
/// Removes a starlane. Objects on it keep their place, so their journeys end in the next turn (E8.6).
void removeLane(TableSetter& table, const CheckedStatement& statement);

} // namespace orrery::engine
