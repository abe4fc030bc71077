// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/database.h"

#include <cerrno>
#include <limits>
#include <sqlite3.h>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the path as SQLite takes it: names such as ":memory:" have a meaning of their own.
std::string literalPath(const std::string& path) {
    if (path.empty()) {
        return ":memory:";
    }
    return path.front() == '/' ? path : "./" + path;
}

Phrase reasonOf(int code, sqlite3* handle) {
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return phrase("another program has locked it");
    case SQLITE_FULL:
        return systemReason(ENOSPC);
    case SQLITE_CORRUPT:
        return phrase("it is damaged");
    case SQLITE_NOTADB:
        return phrase("it is no SQLite file");
    case SQLITE_READONLY:
        return systemReason(EACCES);
    default:
        break;
    }
    const bool isOfSystem = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
    const int known = handle != nullptr ? sqlite3_system_errno(handle) : 0;
    const int system = known == 0 && isOfSystem ? EIO : known;
    return system != 0 ? systemReason(system) : Phrase(std::string(sqlite3_errstr(code)));
}

} // namespace

Database::Database(const std::string& path) : m_path(path) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(literalPath(path).c_str(), &m_handle, flags, nullptr);
    if (code != SQLITE_OK) {
        fail(code);
        return;
    }
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 0);
}

Database::~Database() {
    sqlite3_close_v2(m_handle);
}

bool Database::fail(int code) {
    if (!m_error) {
        m_error = FileError{phrase("cannot use '{0}': {1}", {m_path, reasonOf(code, m_handle)}), code};
    }
    return false;
}

bool Database::run(const char* statements) {
    if (m_error) {
        return false;
    }
    const int code = sqlite3_exec(m_handle, statements, nullptr, nullptr, nullptr);
    return code == SQLITE_OK || fail(code);
}

void Database::setPatience(int milliseconds) {
    if (m_handle != nullptr) {
        sqlite3_busy_timeout(m_handle, milliseconds);
    }
}

Statement::Statement(Database& database, const char* text) : m_database(database) {
    if (database.m_error) {
        return;
    }
    const int code = sqlite3_prepare_v2(database.m_handle, text, -1, &m_handle, nullptr);
    if (code != SQLITE_OK) {
        database.fail(code);
    }
}

Statement::~Statement() {
    sqlite3_finalize(m_handle);
}

Statement& Statement::bind(int parameter, std::int64_t value) {
    sqlite3_bind_int64(m_handle, parameter + 1, value);
    return *this;
}

Statement& Statement::bind(int parameter, double value) {
    sqlite3_bind_double(m_handle, parameter + 1, value);
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view value) {
    sqlite3_bind_text(m_handle, parameter + 1, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::bindNull(int parameter) {
    sqlite3_bind_null(m_handle, parameter + 1);
    return *this;
}

bool Statement::run() {
    while (next()) {
    }
    return !m_database.m_error;
}

bool Statement::next() {
    if (m_handle == nullptr || m_database.m_error) {
        return false;
    }
    const int code = sqlite3_step(m_handle);
    if (code == SQLITE_ROW) {
        return true;
    }
    sqlite3_reset(m_handle);
    return code != SQLITE_DONE && m_database.fail(code);
}

bool Statement::isNull(int column) const {
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_handle, column);
}

double Statement::number(int column) const {
    return isNull(column) ? std::numeric_limits<double>::quiet_NaN() : sqlite3_column_double(m_handle, column);
}

std::string Statement::text(int column) const {
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(m_handle, column));
    return text == nullptr ? std::string()
                           : std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column)));
}

} // namespace orrery::engine
