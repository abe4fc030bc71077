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
inline constexpr int atBreak = 3;  ///< `run` stopped at a breakpoint
inline constexpr int closedPipe = 141;
inline constexpr int signalled = 128; ///< the signal's number is added
} // namespace status

/// Opens closed standard descriptors. Otherwise a file opened later would get their number, and messages would go into
/// this file. Reading and writing these descriptors still fails.
void occupyClosedDescriptors();
/// Handles signals. Ctrl-C and similar signals set stopped(); work checks this flag and returns. A second signal, or
/// any other fatal signal, removes temporary files and then ends the program.
void catchSignals();
const std::atomic<bool>& stopped();
/// Records the creation or removal of a temporary file (WriterOptions::temporary).
void noteTemporary(const std::string& path, bool isThere);
/// Makes a process that was forked end without removing temporary files.
void forgetTemporaries();
/// Returns the number of the received signal, or 0.
int signalNumber();

/// Writes data to standard output. Returns false if the reader closed it, or writing fails.
bool writeData(std::string_view bytes);
/// Writes a line to standard error.
void writeMessage(std::string_view line);
/// Writes a line that the next line overwrites, if standard error is a terminal. Otherwise does nothing.
void writeProgress(std::string_view line);
/// Returns whether an output failed: its reader closed it, or its device is full. The command must then end.
bool isOutputBroken();
/// Closes standard output and returns the exit status of the process. A signal determines the status first, then a
/// failed output, then `result`. Reports a failed output on standard error.
int finish(int result);

/// Reads all of standard input. @param why set to the reason for a failure.
std::optional<std::string> readStandardInput(std::string& why);

/// An output of a command: a file, a device or FIFO, or standard output ("-"). Writes a file whole or not at all.
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
