// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

/// A writable copy of a project of tests/data/projects.
class ProjectCopy {
public:
    explicit ProjectCopy(const QString& name) : m_folder(std::make_unique<QTemporaryDir>()) {
        const QDir from(QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/projects/") + name);
        for (const QString& file : from.entryList({QStringLiteral("*.xml")}, QDir::Files)) {
            QFile::copy(from.filePath(file), m_folder->filePath(file));
            QFile::setPermissions(m_folder->filePath(file), QFile::ReadOwner | QFile::WriteOwner);
        }
    }
    QString path() const { return m_folder->path(); }
    QByteArray bytes(const QString& file) const {
        QFile read(m_folder->filePath(file));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};
