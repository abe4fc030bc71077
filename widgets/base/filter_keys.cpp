// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/filter_keys.h"

#include "widgets/base/kept_fields.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeView>

namespace orrery::widgets {

namespace {

class FilterKeys : public QObject {
public:
    FilterKeys(QLineEdit& words, QTreeView& tree) : QObject(&words), m_words(words), m_tree(tree) {
        words.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress) {
            return QObject::eventFilter(watched, event);
        }
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
            goToTree();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (goToTree()) {
                emit m_tree.activated(m_tree.currentIndex());
            }
            return true;
        case Qt::Key_Escape:
            m_words.clear();
            return true;
        default:
            return QObject::eventFilter(watched, event);
        }
    }

private:
    bool goToTree() {
        QModelIndex index = m_tree.model()->index(0, 0);
        if (!m_words.text().isEmpty()) {
            while (m_tree.isExpanded(index) && m_tree.model()->hasChildren(index)) {
                index = m_tree.model()->index(0, 0, index);
            }
        } else if (m_tree.currentIndex().isValid()) {
            index = m_tree.currentIndex();
        }
        if (!index.isValid()) {
            return false;
        }
        m_tree.setCurrentIndex(index);
        m_tree.setFocus(Qt::ShortcutFocusReason);
        return true;
    }

    QLineEdit& m_words;
    QTreeView& m_tree;
};

class ListKeys : public QObject {
public:
    ListKeys(QLineEdit& words, QAbstractItemView& list) : QObject(&words), m_list(list) {
        words.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Up:
            case Qt::Key_Down:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
                QCoreApplication::sendEvent(&m_list, event);
                return true;
            default:
                break;
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QAbstractItemView& m_list;
};

} // namespace

void walkFromFilter(QLineEdit& words, QTreeView& tree) {
    new FilterKeys(words, tree);
}

void moveListFromLine(QLineEdit& words, QAbstractItemView& list) {
    new ListKeys(words, list);
}

void setUpFilter(QLineEdit& words, const QString& accessibleName, const char* keptAs) {
    words.setPlaceholderText(QCoreApplication::translate("Filter", "Filter…"));
    words.setClearButtonEnabled(true);
    words.setAccessibleName(accessibleName);
    if (keptAs != nullptr) {
        keepWithSession(words, keptAs);
    }
}

} // namespace orrery::widgets
