// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

/// The texts of a project in one moment: a hash of each, by path.
using TextState = QMap<QString, QByteArray>;

/// The report of window_driver.
struct WindowReport {
    QStringList lines;
    std::vector<TextState> states;
    std::size_t kept = 0;  ///< the state that is the least to come back after a kill
    std::size_t saved = 0; ///< the state that is the least to stand on the disk
    bool has(const QString& line) const { return lines.contains(line); }
    /// The rest of the last line that begins with the word; null where there is none.
    QString last(const QString& word) const;
};

/// A project of 25 documents that window_driver works in, the person's data, and a report for each run.
class WindowScene {
public:
    /// @param folder to make it in.
    explicit WindowScene(const QString& folder);
    /// The folders that a tracer watches: project and data.
    QString watched() const { return m_folder->filePath(QStringLiteral("watched")); }
    QString project() const { return watched() + QStringLiteral("/project"); }
    QString data() const { return watched() + QStringLiteral("/data"); }
    /// A file outside of what is watched.
    QString aside(const QString& name) const { return m_folder->filePath(name); }
    /// The command that runs the window, with a report of that name.
    std::vector<std::string> command(const QString& mode, const QString& report,
                                     const QStringList& arguments = {}) const;
    WindowReport report(const QString& name) const;
    /// The project's files as they stand on the disk, and the statements of the sandbox; without temporary files.
    TextState onDisk() const;
    /// Whether the statements of the sandbox stand on the disk.
    bool hasStatements() const { return onDisk().contains(QStringLiteral(".sandbox/statements.xml")); }
    /// How many works a window that opens the project would be offered now. They are offered still.
    qsizetype offered() const;
    /// Files that no ended window may leave: temporary files, journals.
    QStringList litter() const;
    static QByteArray hashOf(const QByteArray& bytes);

private:
    void write(const QString& path, const QByteArray& bytes) const;
    QString root() const { return data() + QStringLiteral("/orrery/orrery"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};
