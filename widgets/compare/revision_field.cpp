// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/revision_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTimer>

namespace orrery::widgets {

namespace {

constexpr int nameRole = Qt::UserRole + 1; ///< text that names the revision of an item

} // namespace

QString revisionWords(const engine::Revision& revision) {
    const QDate date = QDateTime::fromSecsSinceEpoch(revision.time, Qt::UTC).date();
    return RevisionField::tr("%1, %2: %3")
        .arg(QString::fromStdString(revision.shortHash), QLocale().toString(date, QLocale::ShortFormat),
             QString::fromStdString(revision.subject));
}

RevisionField::RevisionField(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(NoInsert);
    setAccessibleName(tr("Git revision"));
    setToolTip(tr("A branch, a tag, the hash of a commit, or HEAD~2. The list has the last commits that changed this "
                  "project."));
    setMinimumContentsLength(12);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    lineEdit()->setPlaceholderText(tr("Branch, tag, hash or HEAD~2"));
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    constexpr int widest = 70; // characters of the list, which is wider than the field
    view()->setMinimumWidth(fontMetrics().averageCharWidth() * widest);
    completer()->popup()->setMinimumWidth(view()->minimumWidth());
    connect(this, &QComboBox::activated, this, [this](int index) {
        const QString name = itemData(index, nameRole).toString();
        if (!name.isEmpty()) {
            choose(name);
        }
    });
    connect(lineEdit(), &QLineEdit::editingFinished, this, [this] { choose(currentText().trimmed()); });
}

void RevisionField::choose(const QString& name) {
    const int item = findText(name); // the completer writes the whole text of an item
    const QString wanted = item >= 0 ? itemData(item, nameRole).toString() : name;
    setEditText(wanted.isEmpty() ? m_name : wanted);
    QTimer::singleShot(0, this, [this] {
        if (findText(currentText()) >= 0) {
            setEditText(m_name); // the completer has written the whole text again
        }
    });
    if (!wanted.isEmpty() && wanted != m_name) {
        m_name = wanted;
        emit chosen(wanted);
    }
}

void RevisionField::setRevision(const QString& name) {
    if (name != m_name) {
        m_name = name;
        setEditText(name);
    }
}

void RevisionField::offer(const engine::RevisionList& list, const QString& problem) {
    const QString end = !problem.isEmpty()       ? problem
                        : list.revisions.empty() ? tr("No commit has changed this project")
                        : list.isShallow         ? tr("A shallow clone: git fetch --unshallow gets older revisions")
                        : list.isCut             ? tr("Type a hash, a tag or HEAD~200 for an older revision")
                                                 : QString();
    QStringList texts;
    for (const engine::Revision& revision : list.revisions) {
        texts << revisionWords(revision);
    }
    if (!end.isEmpty()) {
        texts << end;
    }
    QStringList shown;
    for (int i = 0; i < count(); ++i) {
        shown << itemText(i);
    }
    if (texts == shown) {
        return; // the list may be open
    }
    const QString text = currentText();
    const QSignalBlocker quiet(this);
    clear();
    addItems(texts);
    for (std::size_t i = 0; i < list.revisions.size(); ++i) {
        setItemData(static_cast<int>(i), QString::fromStdString(list.revisions[i].shortHash), nameRole);
    }
    if (!end.isEmpty()) {
        static_cast<QStandardItemModel&>(*model()).item(count() - 1)->setEnabled(false);
    }
    setCurrentIndex(-1);
    setEditText(text);
}

void RevisionField::showPopup() {
    emit listWanted();
    QComboBox::showPopup();
}

void RevisionField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && currentText() != m_name) {
        setEditText(m_name);
        return;
    }
    QComboBox::keyPressEvent(event);
}

} // namespace orrery::widgets
