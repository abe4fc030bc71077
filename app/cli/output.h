// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/output_guard.h"
#include "engine/text/file_writer.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::cli {

/// What the process answers to its caller (C1, C7).
namespace status {
inline constexpr int good = 0;
inline constexpr int findings = 1; ///< the content, or its run, has errors
inline constexpr int failed = 2;   ///< the command itself could not be done
inline constexpr int closedPipe = 141;
inline constexpr int signalled = 128; ///< plus the signal's number
} // namespace status

/// Puts something into the place of standard descriptors that are closed: a file that is opened later would get their
/// numbers, and messages with them. Reading and writing there stays an error.
void occupyClosedDescriptors();
/// Ctrl-C and its like: work looks at stopped() and returns. The second signal, and every other one that ends the
/// program, removes temporary files first.
void catchSignals();
const std::atomic<bool>& stopped();
/// A temporary file that is there, or is gone (WriterOptions::temporary).
void noteTemporary(const std::string& path, bool isThere);
/// The signal that came, or 0.
int signalNumber();

/// Writes data to standard output. False when nobody reads it any more, or it cannot be written.
bool writeData(std::string_view bytes);
/// Writes a line to standard error.
void writeMessage(std::string_view line);
/// A line that the next one overwrites; only where standard error is a terminal.
void writeProgress(std::string_view line);
/// Whether an output failed: its reader went away, or its device takes no more. The command ends then.
bool isOutputBroken();
/// Closes standard output, and gives the status of the process: that of a signal, else of an output that failed, else
/// `result`. Says on standard error why an output failed.
int finish(int result);

/// All of standard input, or why it cannot be read.
std::optional<std::string> readStandardInput(std::string& why);

/// An output of a command: a file that appears whole, or not at all; a device or FIFO; or, as "-", standard output.
/// Where it fails, finish() says why.
class OutputFile {
public:
    OutputFile() = default;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    /// Each returns whether it worked.
    bool open(const std::string& path, engine::OutputGuard& guard);
    bool write(std::string_view bytes);
    bool commit();
    bool isOpen() const { return m_isStandardOutput || m_writer != nullptr; }
    bool isStandardOutput() const { return m_isStandardOutput; }

private:
    std::unique_ptr<engine::FileWriter> m_writer;
    bool m_isStandardOutput = false;
};

} // namespace orrery::cli
