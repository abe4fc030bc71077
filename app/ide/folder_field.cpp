// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/folder_field.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace orrery::ide {

QWidget* addFolderField(QFormLayout& form, const QString& label, QLineEdit& line, const QString& title) {
    auto* const row = new QWidget;
    auto* const browse = new QPushButton(QCoreApplication::translate("FolderField", "Choose…"), row);
    browse->setAutoDefault(false);
    browse->setAccessibleName(title);
    auto* const layout = new QHBoxLayout(row);
    line.setAccessibleName(title);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&line, 1);
    layout->addWidget(browse);
    form.addRow(label, row);
    if (auto* const words = qobject_cast<QLabel*>(form.labelForField(row))) {
        words->setBuddy(&line);
    }
    QObject::connect(browse, &QPushButton::clicked, &line, [&line, title] {
        QString begin = QDir::fromNativeSeparators(line.text().trimmed());
        while (!begin.isEmpty() && !QFileInfo(begin).isDir() && QFileInfo(begin).path() != begin) {
            begin = QFileInfo(begin).path(); // the folder may be a new one
        }
        const QString folder = QFileDialog::getExistingDirectory(line.window(), title, begin);
        if (!folder.isEmpty()) {
            line.setText(QDir::toNativeSeparators(folder));
        }
    });
    return row;
}

} // namespace orrery::ide
