// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour_text.h"

#include "widgets/form/form_line_view.h"
#include "widgets/source/source_editor.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTreeView>

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int mostRows = 12;       ///< maximum number of rows of a list, and of lines of a form
constexpr qsizetype longest = 110; ///< maximum number of characters of a line

/// Returns words in one line, without the user's folders.
QString plain(QString words) {
    if (Qt::mightBeRichText(words)) {
        words = QTextDocumentFragment::fromHtml(words).toPlainText();
    }
    words.replace(QDir::homePath(), QStringLiteral("~"));
    words.replace(QDir::tempPath(), QStringLiteral("<tmp>"));
    words = words.simplified();
    return words.size() > longest ? words.left(longest) + QStringLiteral("…") : words;
}

QStringList rowsOf(const QAbstractItemView& view) {
    QStringList rows;
    const QAbstractItemModel* const model = view.model();
    if (model == nullptr) {
        return rows;
    }
    const auto* const tree = qobject_cast<const QTreeView*>(&view);
    const int columns = std::min(model->columnCount(view.rootIndex()), 8);
    QModelIndex index = model->index(0, 0, view.rootIndex());
    while (index.isValid() && rows.size() < mostRows) {
        QStringList cells;
        for (int column = 0; column < columns; ++column) {
            if (tree == nullptr || !tree->isColumnHidden(column)) {
                const QModelIndex cell = index.siblingAtColumn(column);
                const QString words = cell.data().toString();
                const QString all = cell.data(Qt::AccessibleTextRole).toString(); // a delegate can draw more
                cells << plain(!words.isEmpty() && all.startsWith(words) ? all : words);
            }
        }
        QString indent;
        for (QModelIndex up = index.parent(); up.isValid(); up = up.parent()) {
            indent += QStringLiteral("  ");
        }
        const bool isCurrent = view.currentIndex().isValid() && view.currentIndex().siblingAtColumn(0) == index;
        rows << (isCurrent ? QStringLiteral("> ") : QStringLiteral("- ")) + indent + cells.join(QStringLiteral(" | "));
        index = tree != nullptr ? tree->indexBelow(index) : index.sibling(index.row() + 1, 0);
    }
    return rows;
}

/// Returns the words of a widget, a line each; empty if it has none of its own.
QStringList wordsOf(const QWidget& widget) {
    const auto one = [](const QString& words) { return words.isEmpty() ? QStringList() : QStringList(plain(words)); };
    if (const auto* const label = qobject_cast<const QLabel*>(&widget)) {
        return one(label->text());
    }
    if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget)) {
        const QString words = button->text().isEmpty() ? button->accessibleName() : button->text();
        return one(button->isChecked() ? words + QStringLiteral(" (on)") : words);
    }
    if (const auto* const line = qobject_cast<const QLineEdit*>(&widget)) {
        return one(line->text().isEmpty() ? QStringLiteral("(%1)").arg(line->placeholderText()) : line->text());
    }
    if (const auto* const box = qobject_cast<const QComboBox*>(&widget)) {
        return one(box->currentText());
    }
    if (const auto* const box = qobject_cast<const QAbstractSpinBox*>(&widget)) {
        return one(box->text());
    }
    if (const auto* const line = qobject_cast<const FormLineView*>(&widget)) {
        return one(line->sentence() + QLatin1Char(' ') + line->remark());
    }
    if (const auto* const editor = qobject_cast<const SourceEditor*>(&widget)) {
        const int at = editor->caretOffset();
        return one(QString::fromUtf8(editor->bytes(editor->lineBeginOf(at), editor->lineEndOf(at))));
    }
    if (const auto* const page = qobject_cast<const QTextEdit*>(&widget)) {
        return one(page->toPlainText());
    }
    if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
        QStringList all;
        for (int i = 0; i < tabs->count(); ++i) {
            all << (i == tabs->currentIndex() ? QStringLiteral("[%1]") : QStringLiteral("%1")).arg(tabs->tabText(i));
        }
        return one(all.join(QStringLiteral(" | ")));
    }
    if (const auto* const view = qobject_cast<const QAbstractItemView*>(&widget)) {
        return rowsOf(*view);
    }
    return one(widget.accessibleName());
}

/// Returns whether the parts of a widget are its own business: they have no words that the widget does not have.
bool isLeaf(const QWidget& widget) {
    return qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr || qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QTextEdit*>(&widget) != nullptr || qobject_cast<const QTabBar*>(&widget) != nullptr ||
           qobject_cast<const SourceEditor*>(&widget) != nullptr ||
           qobject_cast<const FormLineView*>(&widget) != nullptr;
}

bool isDecoration(const QWidget& widget) {
    return qobject_cast<const QScrollBar*>(&widget) != nullptr ||
           qobject_cast<const QHeaderView*>(&widget) != nullptr ||
           qobject_cast<const QSplitterHandle*>(&widget) != nullptr || widget.inherits("QDockWidgetTitleButton") ||
           qobject_cast<const QProgressBar*>(&widget) != nullptr; // shown only if the machine is slow
}

void describe(const QWidget& widget, int depth, QStringList& lines) {
    const bool isLine = qobject_cast<const FormLineView*>(&widget) != nullptr;
    if (!widget.isVisible() || isDecoration(widget) || (isLine && widget.visibleRegion().isEmpty())) {
        return;
    }
    QStringList words = wordsOf(widget);
    int inner = depth;
    if (!words.isEmpty()) {
        const QString kind = QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
        const QString name = widget.objectName().startsWith(QLatin1String("qt_")) ? QString() : widget.objectName();
        const QString indent(2 * depth, QLatin1Char(' '));
        const bool isList = qobject_cast<const QAbstractItemView*>(&widget) != nullptr;
        lines << indent + kind + (name.isEmpty() ? QString() : QLatin1Char('#') + name) +
                     (isList ? QString() : QStringLiteral(" \"%1\"").arg(words.takeFirst())) +
                     (widget.isEnabled() ? QString() : QStringLiteral(" (disabled)"));
        for (const QString& row : words) {
            lines << indent + QStringLiteral("  ") + row;
        }
        ++inner;
    }
    int formLines = 0;
    for (const QObject* const child : isLeaf(widget) ? QObjectList() : widget.children()) {
        const auto* const part = qobject_cast<const QWidget*>(child);
        if (part == nullptr || part->isWindow()) {
            continue;
        }
        const auto before = lines.size();
        const bool isFormLine = qobject_cast<const FormLineView*>(part) != nullptr;
        if (!isFormLine || formLines < mostRows) {
            describe(*part, inner, lines);
            formLines += isFormLine && lines.size() > before ? 1 : 0;
        }
    }
}

/// Returns the third of the window in which the middle of a part lies, in both directions.
QString placeOf(const QWidget& part, const QWidget& root) {
    if (&part == &root) {
        return QStringLiteral("window");
    }
    const QPoint middle = part.mapTo(&root, part.rect().center());
    const char* const across[] = {"left", "centre", "right"};
    const char* const down[] = {"top", "middle", "bottom"};
    const auto third = [](int at, int size) { return std::clamp(3 * at / std::max(1, size), 0, 2); };
    return QStringLiteral("%1 %2").arg(QLatin1String(down[third(middle.y(), root.height())]),
                                       QLatin1String(across[third(middle.x(), root.width())]));
}

} // namespace

void TourText::add(const QString& picture, const QWidget& root) {
    m_lines << QStringLiteral("== %1: %2").arg(picture, plain(root.windowTitle().remove(QLatin1String("[*]"))));
    const auto* const window = qobject_cast<const QMainWindow*>(&root);
    if (window == nullptr) {
        addPart(picture, root, root);
        return;
    }
    for (const QObject* const child : window->children()) {
        const auto* const part = qobject_cast<const QWidget*>(child);
        // Of docks in tabs, only the front one has a visible region.
        if (part != nullptr && !part->isWindow() && part->isVisible() && !part->visibleRegion().isEmpty() &&
            !part->inherits("QMenuBar") && qobject_cast<const QSplitter*>(part) == nullptr) {
            addPart(picture, *part, root);
        }
    }
}

void TourText::addPart(const QString& picture, const QWidget& part, const QWidget& root) {
    QStringList lines;
    describe(part, 1, lines);
    if (lines.isEmpty()) {
        return;
    }
    const QString title = part.windowTitle().isEmpty() || &part == &root
                              ? QString::fromLatin1(part.metaObject()->className()).section(QStringLiteral("::"), -1)
                              : part.windowTitle();
    const QString heading = QStringLiteral("%1, %2").arg(title, placeOf(part, root));
    const QString words = lines.join(QLatin1Char('\n'));
    const QString earlier = m_known.value(heading + words);
    m_lines << heading + (earlier.isEmpty() ? QString() : QStringLiteral(": as in ") + earlier);
    if (earlier.isEmpty()) {
        m_known.insert(heading + words, picture);
        m_lines << lines;
    }
}

} // namespace orrery::ide
