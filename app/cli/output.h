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

/// The exit statuses of the process (C1, C7).
namespace status {
inline constexpr int good = 0;
inline constexpr int findings = 1; ///< the content, or its run, has errors
inline constexpr int failed = 2;   ///< the command itself failed
inline constexpr int closedPipe = 141;
inline constexpr int signalled = 128; ///< plus the signal's number
} // namespace status

/// Occupies standard descriptors that are closed. Otherwise a file that is opened later would get their numbers, and
/// messages would go into it. Reading and writing there still fails.
void occupyClosedDescriptors();
/// Handles signals. After Ctrl-C and similar ones, work checks stopped() and returns. A second one, or any other fatal
/// signal, first removes temporary files and then ends the program.
void catchSignals();
const std::atomic<bool>& stopped();
/// Records that a temporary file was created or removed (WriterOptions::temporary).
void noteTemporary(const std::string& path, bool isThere);
/// Returns the signal that was received, or 0.
int signalNumber();

/// Writes data to standard output. Returns false if the reader closed it, or writing fails.
bool writeData(std::string_view bytes);
/// Writes a line to standard error.
void writeMessage(std::string_view line);
/// Writes a line that the next one overwrites; only if standard error is a terminal.
void writeProgress(std::string_view line);
/// Returns whether an output failed: its reader closed it, or its device is full. The command then ends.
bool isOutputBroken();
/// Closes standard output and returns the status of the process: that of a signal, else of a failed output, else
/// `result`. Reports a failed output on standard error.
int finish(int result);

/// Reads all of standard input. @param why set to the reason if that fails.
std::optional<std::string> readStandardInput(std::string& why);

/// An output of a command: a file that appears whole or not at all, a device or FIFO, or standard output ("-").
/// finish() reports failures.
class OutputFile {
public:
    OutputFile() = default;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    /// These functions return whether they succeeded.
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
