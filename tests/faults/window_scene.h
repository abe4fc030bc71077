// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

/// The texts of a project at one moment: a hash of each, by path.
using TextState = QMap<QString, QByteArray>;

/// The report of window_driver.
struct WindowReport {
    QStringList lines;
    std::vector<TextState> states;
    std::size_t kept = 0;  ///< the oldest acceptable state after a kill
    std::size_t saved = 0; ///< the oldest acceptable state on the disk
    bool has(const QString& line) const { return lines.contains(line); }
    /// Returns the rest of the last line that begins with the word; a null string if there is none.
    QString last(const QString& word) const;
};

/// A project of 25 documents for window_driver, the person's data, and a report for each run.
class WindowScene {
public:
    /// @param folder parent of its new folder.
    explicit WindowScene(const QString& folder);
    /// Returns the folder that a tracer watches, with project and data.
    QString watched() const { return m_folder->filePath(QStringLiteral("watched")); }
    QString project() const { return watched() + QStringLiteral("/project"); }
    QString data() const { return watched() + QStringLiteral("/data"); }
    /// Returns the path of a file outside the watched folder.
    QString aside(const QString& name) const { return m_folder->filePath(name); }
    /// Returns the command that runs the window and writes the named report.
    std::vector<std::string> command(const QString& mode, const QString& report,
                                     const QStringList& arguments = {}) const;
    WindowReport report(const QString& name) const;
    /// Returns the project's files on the disk and the statements of the sandbox, without temporary files.
    TextState onDisk() const;
    /// Returns whether the statements of the sandbox are on the disk.
    bool hasStatements() const { return onDisk().contains(QStringLiteral(".sandbox/statements.xml")); }
    /// Returns the number of works that a window would offer now, without taking them.
    qsizetype offered() const;
    /// Returns the files that no ended window may leave: temporary files, journals.
    QStringList litter() const;
    static QByteArray hashOf(const QByteArray& bytes);

private:
    void write(const QString& path, const QByteArray& bytes) const;
    QString root() const { return data() + QStringLiteral("/orrery/orrery"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};
