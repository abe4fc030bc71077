// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::cli {

/// What the process answers to its caller (C1, C7).
namespace status {
inline constexpr int good = 0;
inline constexpr int findings = 1; ///< the content has errors
inline constexpr int failed = 2;   ///< the command itself could not be done
inline constexpr int closedPipe = 141;
inline constexpr int signalled = 128; ///< plus the signal's number
} // namespace status

/// Ctrl-C and its like: work looks at stopped() and returns, so that no half-written file stays.
void catchSignals();
const std::atomic<bool>& stopped();
/// The signal that came, or 0.
int signalNumber();

/// Writes data to standard output. False when nobody reads it any more, or nothing can be written.
bool writeData(std::string_view bytes);
/// Writes a line to standard error.
void writeMessage(std::string_view line);
/// A line that the next one overwrites; only where standard error is a terminal.
void writeProgress(std::string_view line);
/// Whether standard output was closed by its reader.
bool isOutputClosed();

/// All of standard input, or why it cannot be read.
std::optional<std::string> readStandardInput(std::string& why);

/// A file that appears whole, or not at all: it is written beside its place, and moved there by commit(). "-" is
/// standard output.
class DataFile {
public:
    DataFile() = default;
    DataFile(const DataFile&) = delete;
    DataFile& operator=(const DataFile&) = delete;
    ~DataFile();

    /// Each returns whether it worked; where not, error() says why.
    bool open(std::string path);
    bool write(std::string_view bytes);
    bool commit();
    bool isOpen() const { return m_isStandardOutput || m_descriptor >= 0; }
    bool isStandardOutput() const { return m_isStandardOutput; }
    const std::string& error() const { return m_error; }

private:
    bool fail(std::string_view what);

    std::string m_path;
    std::string m_partial;
    std::string m_error;
    int m_descriptor = -1;
    bool m_isStandardOutput = false;
};

} // namespace orrery::cli
