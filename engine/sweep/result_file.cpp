// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/result_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <system_error>
#include <utility>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

// The number of results files among all SQLite files ("Orrs"), and the version of the tables.
constexpr std::uint32_t applicationId = 0x4f727273;
constexpr std::int64_t tablesVersion = 1;
// The time for which calls wait for locks of other programs, in milliseconds.
constexpr int patience = 1'000;
constexpr int patienceAtWork = 10'000;

constexpr auto tables = R"(
PRAGMA application_id = 1332900467;
PRAGMA user_version = 1;
CREATE TABLE sweep (hash TEXT, project TEXT, id TEXT, name TEXT, scenario TEXT, design TEXT, turns INTEGER,
                    seeds INTEGER, variants INTEGER);
CREATE TABLE varied (number INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE measure (number INTEGER PRIMARY KEY, id TEXT, object TEXT, expression TEXT);
CREATE TABLE variant (number INTEGER PRIMARY KEY, error TEXT, place TEXT);
CREATE TABLE variant_value (variant INTEGER, varied INTEGER, value REAL, PRIMARY KEY (variant, varied)) WITHOUT ROWID;
CREATE TABLE run (variant INTEGER, seed INTEGER, turns INTEGER, problem TEXT, PRIMARY KEY (variant, seed))
    WITHOUT ROWID;
CREATE TABLE result (variant INTEGER, seed INTEGER, measure INTEGER, turn INTEGER, value REAL,
                     PRIMARY KEY (variant, seed, measure, turn)) WITHOUT ROWID;
)";
static_assert(applicationId == 1332900467 && tablesVersion == 1, "the text above names them");

/// SQLite has signed integers; a seed may have all 64 bits.
std::int64_t stored(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}

std::uint64_t restored(std::int64_t number) {
    return static_cast<std::uint64_t>(number);
}

FileError refused(Phrase message, bool isConflict = false) {
    return {std::move(message), EINVAL, isConflict};
}

/// Checks by its first bytes that a file holds results, so that no other file is ever opened for writing. Files that
/// are missing or empty are good.
std::optional<FileError> strangeFile(const std::string& path) {
    std::error_code error;
    if (!fs::exists(path, error) || fs::is_empty(path, error)) {
        return std::nullopt;
    }
    if (!fs::is_regular_file(path, error)) {
        return refused(phrase("cannot use '{0}': {1}", {path, phrase("it is not a file")}));
    }
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t idAt = 68;
    std::array<char, 100> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    if (!file.is_open()) {
        return refused(phrase("cannot use '{0}': {1}", {path, systemReason(errno)}));
    }
    const auto count = static_cast<std::size_t>(file.gcount());
    if (count < head.size() || std::string_view(head.data(), magic.size()) != magic) {
        return refused(phrase("cannot use '{0}': {1}", {path, phrase("it is no SQLite file")}));
    }
    std::uint32_t id = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        id = (id << 8) | static_cast<unsigned char>(head[idAt + i]);
    }
    return id == applicationId ? std::nullopt
                               : std::optional(refused(phrase("'{0}' has no results of a sweep", {path})));
}

/// Removes a file of results, unless another program uses it.
std::optional<FileError> removeOld(const std::string& path) {
    {
        Database database(path);
        database.setPatience(patience);
        constexpr int busy = 5; // SQLITE_BUSY; a damaged file may be replaced
        if (!database.run("BEGIN EXCLUSIVE") && (database.error()->code & 0xff) == busy) {
            return database.error();
        }
    }
    std::error_code error;
    for (const char* const suffix : {"", "-journal"}) {
        fs::remove(path + suffix, error);
        if (error) {
            return refused(phrase("cannot use '{0}': {1}", {path, systemReason(error.value())}));
        }
    }
    return std::nullopt;
}

} // namespace

FileResult<std::unique_ptr<ResultFile>> ResultFile::open(const std::string& path, const SweepPlan& plan,
                                                         IfOther ifOther) {
    if (!path.empty()) {
        if (auto strange = strangeFile(path)) {
            return *strange;
        }
        std::error_code error;
        if (ifOther == IfOther::replace && fs::exists(path, error)) {
            if (auto failure = removeOld(fs::canonical(path, error).string())) {
                return *failure;
            }
        }
    }
    std::unique_ptr<ResultFile> file(new ResultFile(path, plan));
    if (auto failure = file->prepare()) {
        return *failure;
    }
    return file;
}

ResultFile::ResultFile(const std::string& path, const SweepPlan& plan) : m_plan(plan), m_path(path), m_database(path) {
    m_database.setPatience(patience);
}

std::optional<FileError> ResultFile::prepare() {
    // A transaction finds out whether another program has locked the file.
    if (!m_database.run("BEGIN IMMEDIATE")) {
        return m_database.error();
    }
    bool isNew = false;
    {
        Statement count(m_database, "SELECT count(*) FROM sqlite_schema");
        isNew = count.next() && count.integer(0) == 0;
    }
    if (isNew && !create()) {
        return m_database.error();
    }
    {
        Statement version(m_database, "PRAGMA user_version");
        if (version.next() && version.integer(0) != tablesVersion) {
            return refused(phrase("'{0}' is from another version of the program", {m_path}));
        }
        Statement intact(m_database, "PRAGMA quick_check(1)");
        if (intact.next() && intact.text(0) != "ok") {
            return refused(phrase("cannot use '{0}': {1}", {m_path, phrase("it is damaged")}));
        }
        Statement hash(m_database, "SELECT hash FROM sweep");
        if (hash.next() && hash.text(0) != m_plan.identity) {
            return refused(phrase("'{0}' has results of another sweep, or of other content", {m_path}), true);
        }
    }
    if (!m_database.run("COMMIT")) {
        return m_database.error();
    }
    m_database.setPatience(patienceAtWork);
    m_addRun = std::make_unique<Statement>(m_database, "INSERT OR REPLACE INTO run VALUES (?, ?, ?, ?)");
    m_addValue = std::make_unique<Statement>(m_database, "INSERT OR REPLACE INTO result VALUES (?, ?, ?, ?, ?)");
    return m_database.error();
}

bool ResultFile::create() {
    return m_database.run(tables) && fill();
}

/// Fills the tables that the plan determines.
bool ResultFile::fill() {
    const CheckedSweep& sweep = m_plan.sweep;
    Statement head(m_database, "INSERT INTO sweep VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    head.bind(0, m_plan.identity).bind(1, m_plan.project).bind(2, sweep.id).bind(3, sweep.name);
    head.bind(4, sweep.scenario).bind(5, designName(sweep.design)).bind(6, std::int64_t{sweep.turns});
    head.bind(7, stored(m_plan.seeds.size())).bind(8, stored(m_plan.variants.size())).run();
    Statement varied(m_database, "INSERT INTO varied VALUES (?, ?)");
    for (std::size_t i = 0; i < sweep.varied.size(); ++i) {
        varied.bind(0, stored(i)).bind(1, sweep.varied[i].name).run();
    }
    Statement measure(m_database, "INSERT INTO measure VALUES (?, ?, ?, ?)");
    for (std::size_t i = 0; i < sweep.measures.size(); ++i) {
        const CheckedMeasure& one = sweep.measures[i];
        measure.bind(0, stored(i)).bind(1, one.id).bind(2, one.object).bind(3, one.expression->text).run();
    }
    Statement variant(m_database, "INSERT INTO variant VALUES (?, NULL, NULL)");
    Statement value(m_database, "INSERT INTO variant_value VALUES (?, ?, ?)");
    for (std::size_t i = 0; i < m_plan.variants.size(); ++i) {
        variant.bind(0, stored(i)).run();
        for (std::size_t j = 0; j < sweep.varied.size(); ++j) {
            const auto number = valueIn(sweep, m_plan.variants[i], j);
            value.bind(0, stored(i)).bind(1, stored(j));
            value.bind(2, number.value_or(std::numeric_limits<double>::quiet_NaN())).run();
        }
    }
    return !m_database.error();
}

std::vector<bool> ResultFile::done() {
    std::vector<bool> done(m_plan.runs());
    const std::size_t count = m_plan.seeds.size();
    Statement runs(m_database, "SELECT variant, seed FROM run");
    while (runs.next()) {
        const std::uint64_t variant = restored(runs.integer(0));
        const std::uint64_t wanted = restored(runs.integer(1));
        const auto seed = std::ranges::lower_bound(m_plan.seeds, wanted);
        if (variant < m_plan.variants.size() && seed != m_plan.seeds.end() && *seed == wanted) {
            done[variant * count + static_cast<std::size_t>(seed - m_plan.seeds.begin())] = true;
        }
    }
    for (const VariantError& error : variantErrors()) {
        const auto first = done.begin() + static_cast<std::ptrdiff_t>(error.variant * count);
        std::fill(first, first + static_cast<std::ptrdiff_t>(count), true);
    }
    return done;
}

bool ResultFile::begin() {
    return m_database.run("BEGIN IMMEDIATE");
}

bool ResultFile::add(const SweepRun& run) {
    const std::int64_t variant = stored(run.variant);
    const std::int64_t seed = stored(run.seed);
    m_addRun->bind(0, variant).bind(1, seed).bind(2, std::int64_t{run.turns});
    run.problem.empty() ? m_addRun->bindNull(3) : m_addRun->bind(3, run.problem);
    if (!m_addRun->run()) {
        return false;
    }
    std::size_t value = 0;
    for (std::size_t i = 0; i < m_plan.sweep.measures.size(); ++i) {
        for (const std::uint32_t turn : m_plan.sweep.measures[i].turns) {
            m_addValue->bind(0, variant).bind(1, seed).bind(2, stored(i)).bind(3, std::int64_t{turn});
            if (!m_addValue->bind(4, run.values[value++]).run()) {
                return false;
            }
        }
    }
    return true;
}

bool ResultFile::add(const VariantError& error) {
    Statement update(m_database, "UPDATE variant SET error = ?, place = ? WHERE number = ?");
    return update.bind(0, error.error).bind(1, error.place).bind(2, stored(error.variant)).run();
}

bool ResultFile::commit() {
    return m_database.run("COMMIT");
}

bool ResultFile::limitPages(int pages) {
    const std::string limit = "PRAGMA max_page_count = " + std::to_string(pages);
    return m_database.run(limit.c_str());
}

std::vector<VariantError> ResultFile::variantErrors() {
    std::vector<VariantError> errors;
    Statement rows(m_database, "SELECT number, error, place FROM variant WHERE error IS NOT NULL ORDER BY number");
    while (rows.next()) {
        const std::uint64_t variant = restored(rows.integer(0));
        if (variant < m_plan.variants.size()) {
            errors.push_back({variant, rows.text(1), rows.text(2), m_plan.seeds.size()});
        }
    }
    return errors;
}

void ResultFile::eachValue(const std::function<bool(const SweepValue&)>& take) {
    Statement rows(m_database,
                   "SELECT variant, seed, measure, turn, value FROM result ORDER BY variant, seed, measure, turn");
    while (rows.next()) {
        const SweepValue value{.variant = restored(rows.integer(0)),
                               .seed = restored(rows.integer(1)),
                               .measure = restored(rows.integer(2)),
                               .turn = static_cast<std::uint32_t>(rows.integer(3)),
                               .value = rows.number(4)};
        const bool isPlanned = value.variant < m_plan.variants.size() && value.measure < m_plan.sweep.measures.size();
        if (isPlanned && !take(value)) {
            return;
        }
    }
}

std::pair<std::size_t, std::string> ResultFile::problems() {
    std::pair<std::size_t, std::string> problems;
    Statement rows(m_database, "SELECT problem FROM run WHERE problem IS NOT NULL ORDER BY variant, seed");
    while (rows.next()) {
        if (problems.first++ == 0) {
            problems.second = rows.text(0);
        }
    }
    return problems;
}

std::map<std::size_t, std::string> ResultFile::problemsOfVariants() {
    std::map<std::size_t, std::string> problems;
    Statement rows(m_database, "SELECT variant, problem FROM run WHERE problem IS NOT NULL ORDER BY variant, seed");
    while (rows.next()) {
        problems.emplace(static_cast<std::size_t>(rows.integer(0)), rows.text(1));
    }
    return problems;
}

} // namespace orrery::engine
