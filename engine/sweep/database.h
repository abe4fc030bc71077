// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace orrery::engine {

/// An open SQLite file, or a database in memory. After the first failure, error() has the reason, and every further
/// call fails. Not thread-safe.
class Database {
public:
    /// Opens a file, and creates it if it is missing. @param path empty: a database in memory
    explicit Database(const std::string& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::optional<FileError>& error() const { return m_error; }
    /// Runs statements that have no results. Returns false on failure.
    bool run(const char* statements);
    /// Sets how long a call waits for a lock of another program.
    void setPatience(int milliseconds);

private:
    friend class Statement;
    /// Stores the reason of a failure. Returns false.
    bool fail(int code);

    std::string m_path;
    sqlite3* m_handle = nullptr;
    std::optional<FileError> m_error;
};

/// A prepared statement. Parameters and columns count from 0.
class Statement {
public:
    /// @param database must outlive the statement. @param text one statement of SQL
    Statement(Database& database, const char* text);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(int parameter, std::int64_t value);
    /// Binds a number; NaN becomes NULL.
    Statement& bind(int parameter, double value);
    Statement& bind(int parameter, std::string_view value);
    Statement& bindNull(int parameter);

    /// Runs the statement once, without results, and prepares it for the next values. Returns false on failure.
    bool run();
    /// Goes to the next row of results. Returns false at the end, and on failure.
    bool next();

    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    /// Returns a number; NaN for NULL.
    double number(int column) const;
    std::string text(int column) const;

private:
    Database& m_database;
    sqlite3_stmt* m_handle = nullptr;
};

} // namespace orrery::engine
