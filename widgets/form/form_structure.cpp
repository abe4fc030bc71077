// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_structure.h"

#include "engine/content/expression_text.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace orrery::widgets {

namespace {

constexpr std::string_view groupTag = "group";

} // namespace

FormStructure::FormStructure(FormView& view) : QObject(&view), m_view(view), m_addMenu(new AddMenu(&view)) {
    connect(&m_commands, &FormCommands::chosen, this, &FormStructure::run);
    connect(m_addMenu, &AddMenu::chosen, this, &FormStructure::addEntry);
}

void FormStructure::watch(FormLineView& line) {
    line.installEventFilter(this);
    for (FormFieldView* const field : line.fields()) {
        if (field->hasEditor()) {
            watchEditor(field);
        } else {
            connect(field, &FormFieldView::editorMade, this, &FormStructure::watchEditor);
        }
        connect(field, &FormFieldView::escaped, this, [&line] { line.setFocus(Qt::OtherFocusReason); });
    }
    connect(&line, &FormLineView::addWanted, this, &FormStructure::addFirst);
}

void FormStructure::watchDetails(FormFieldView* field) {
    connect(field, &FormFieldView::editorMade, this, &FormStructure::watchEditor);
    connect(field, &FormFieldView::escaped, this, [this] {
        if (FormLineView* const line = m_view.selectedLine()) {
            line->setFocus(Qt::OtherFocusReason);
        }
    });
}

void FormStructure::watchEditor(FormFieldView* field) {
    field->editor().installEventFilter(this);
    if (QLineEdit* const edit = field->line(); edit != nullptr) {
        edit->installEventFilter(this);
        edit->setAcceptDrops(false); // a form drops an element only between its lines
    }
}

std::optional<StructureCommands> FormStructure::commands() const {
    Document* const document = m_view.document();
    if (document == nullptr || m_view.analysis() == nullptr) {
        return std::nullopt;
    }
    return StructureCommands(m_view.store(), *document, m_view.analysis()->model->vocabulary);
}

void FormStructure::finish(const StructureResult& result, bool focusesField) {
    if (!result.refusal.isEmpty()) {
        m_view.refuse(result.refusal);
    } else if (!result.at.empty()) {
        m_view.lookAtPath(result.at, focusesField);
    }
}

void FormStructure::run(FormCommand command) {
    const std::optional<FormPath> path = m_view.selectedPath();
    if (!path) {
        return;
    }
    m_view.commitField();
    if (command == FormCommand::add || command == FormCommand::wrap || command == FormCommand::change) {
        if (FormLineView* const line = m_view.selectedLine()) {
            command == FormCommand::add      ? openAdd(*line, false)
            : command == FormCommand::change ? openChange(*line)
                                             : openWrap(line->mapToGlobal(QPoint(24, line->height())));
        }
        return;
    }
    if (command == FormCommand::editSource) {
        m_view.openSource(*path);
        return;
    }
    if (FormLineView* const line = m_view.selectedLine(); line != nullptr && command == FormCommand::addPart) {
        return line->openParts();
    }
    if (command == FormCommand::details) {
        const auto& fields = m_view.details().fields();
        if (!fields.empty()) {
            fields.front()->editor().setFocus(Qt::TabFocusReason);
        }
        return;
    }
    if (command == FormCommand::fold) {
        return m_view.toggleFold(m_view.selectedLine());
    }
    if (command == FormCommand::foldAll) {
        return m_view.toggleAllFolds();
    }
    auto structure = commands();
    if (!structure) {
        m_view.refuse(tr("The shipped vocabulary cannot be changed."));
        return;
    }
    switch (command) {
    case FormCommand::remove:
        return finish(structure->remove(*path));
    case FormCommand::duplicate:
        return finish(structure->duplicate(*path));
    case FormCommand::moveUp:
        return finish(structure->move(*path, -1));
    case FormCommand::moveDown:
        return finish(structure->move(*path, 1));
    case FormCommand::cut:
    case FormCommand::copy: {
        const QString text = structure->copy(*path);
        if (text.isEmpty()) {
            return m_view.refuse(tr("The element is malformed in the source. Fix it there first."));
        }
        QApplication::clipboard()->setText(text);
        if (command == FormCommand::cut) {
            finish(structure->cut(*path));
        }
        return;
    }
    case FormCommand::paste:
        return finish(structure->paste(*path, QApplication::clipboard()->text()));
    case FormCommand::unwrap:
        return finish(structure->unwrap(*path));
    case FormCommand::toggle:
        return finish(structure->toggle(*path));
    case FormCommand::switchText:
        return switchExpression(*structure, *path);
    default:
        return;
    }
}

/// Switches the expression that the user is editing, otherwise the line's own, otherwise the first one in the line.
void FormStructure::switchExpression(StructureCommands& commands, const FormPath& path) {
    FormLineView* const line = m_view.selectedLine();
    StructureResult result = commands.toText(path);
    if (result.isDone || !result.refusal.isEmpty()) {
        return finish(result);
    }
    result = commands.toElements(path);
    if (result.isDone || !result.refusal.isEmpty() || line == nullptr) {
        return finish(result);
    }
    FormFieldView* chosen = m_view.focusedField();
    if (chosen == nullptr || !line->isAncestorOf(chosen) || chosen->expression() == nullptr) {
        const auto& fields = line->fields();
        const auto found = std::ranges::find_if(fields, [](const FormFieldView* field) {
            return field->field().isGiven && !field->field().isOfText() && engine::takesElements(field->field().spec);
        });
        chosen = found == fields.end() ? nullptr : *found;
    }
    if (chosen == nullptr) {
        return m_view.refuse(tr("The element contains no expression."));
    }
    finish(commands.attributeToElements(path, chosen->attribute().toStdString()));
}

// The elements to add.

std::vector<AddEntry> FormStructure::entriesAt(const FormPath& path, bool inside) const {
    const Document* const document = m_view.document();
    return document == nullptr || m_view.analysis() == nullptr
               ? std::vector<AddEntry>()
               : m_entries.at(*document, m_view.analysis(), path, inside);
}

std::vector<AddEntry> FormStructure::changesAt(const FormPath& path) const {
    const auto structure = commands();
    return structure
               ? FormEntries::changesOf(*m_view.document(), *structure, m_view.analysis()->model->vocabulary, path)
               : std::vector<AddEntry>();
}

void FormStructure::openChange(FormLineView& line) {
    std::vector<AddEntry> entries = changesAt(line.line().path);
    if (entries.empty()) {
        return m_view.refuse(tr("Only a condition or an effect can be changed into another one."));
    }
    openEntries(std::move(entries), {line.mapToGlobal(line.rect().bottomLeft()), QSize(1, 1)});
}

/// Returns the elements that share the row of a line and are inside each other: for "scope › include", the include.
std::vector<FormPath> FormStructure::innerPathsOf(const FormLineView& line) const {
    std::vector<FormPath> inner;
    const auto& lines = m_view.lines();
    auto at = std::ranges::find(lines, &line);
    for (const FormPath* around = &line.line().path; at != lines.end() && ++at != lines.end();) {
        const FormPath& path = (*at)->line().path;
        if (!(*at)->row().isJoined || !leadsInto(path, *around)) {
            break;
        }
        around = &path;
        inner.push_back(path);
    }
    return inner;
}

void FormStructure::openAdd(FormLineView& line, bool inside) {
    m_view.commitField();
    m_view.selectLine(&line);
    if (m_view.document() == nullptr) {
        return m_view.refuse(tr("The shipped vocabulary cannot be changed."));
    }
    const FormPath& path = line.line().path;
    std::vector<AddEntry> entries = entriesAt(path, inside);
    auto after = std::ranges::find_if(entries, [&](const AddEntry& entry) { return entry.parent != path; });
    for (const FormPath& inner : innerPathsOf(line)) {
        std::vector<AddEntry> more = entriesAt(inner, true);
        after = entries.insert(after, std::make_move_iterator(more.begin()), std::make_move_iterator(more.end())) +
                std::ssize(more);
    }
    if (entries.empty()) {
        return m_view.refuse(tr("Nothing more can be added here."));
    }
    const QRect head(line.mapToGlobal(line.rect().bottomLeft()), QSize(1, 1));
    openEntries(std::move(entries), head);
}

void FormStructure::openEntries(std::vector<AddEntry> entries, const QRect& beside) {
    m_addMenu->open(entries, beside);
    preview(entries);
}

/// Requests what each condition or effect would match or change.
void FormStructure::preview(const std::vector<AddEntry>& entries) {
    const Document* const document = m_view.document();
    const auto structure = commands();
    if (!structure || m_view.treeOf(*document) == nullptr) {
        return;
    }
    const engine::FileId file = m_view.analysis()->fileOf(document->shownPath());
    const PreviewRequest request{
        m_view.analysis(), FormEntries::candidatesOf(entries, *structure, file),
        [menu = QPointer(m_addMenu)](std::size_t entry, const QString& words, const QString& sentence) {
            if (menu != nullptr && menu->isVisible()) {
                menu->setPreview(entry, words, sentence);
            }
        }};
    emit m_view.previewsWanted(request);
}

void FormStructure::openBegin() {
    const QPushButton& button = m_view.beginButton();
    std::vector<AddEntry> entries = entriesAt({{std::string(engine::orreryElement().tag), 0, {}}}, true);
    if (!entries.empty()) {
        m_addMenu->open(std::move(entries), {button.mapToGlobal(QPoint()), button.size()});
    }
}

/// Handles the button of an empty element. If the button names an element, adds that element.
void FormStructure::addFirst(FormLineView* line, bool inside) {
    if (line->line().wantsFirst == FormFirst::group) {
        for (const AddEntry& entry : entriesAt(line->line().path, true)) {
            if (entry.offer.row.format != nullptr && entry.offer.row.tag == groupTag) {
                m_view.selectLine(line);
                return addEntry(entry);
            }
        }
    }
    openAdd(*line, inside);
}

void FormStructure::addEntry(const AddEntry& entry) {
    if (auto structure = commands()) {
        finish(entry.changes ? structure->changeInto(entry.before, entry.offer.row)
                             : structure->add(entry.parent, entry.before, entry.offer),
               true);
    }
}

// Menus.

void FormStructure::fillWrap(QMenu& menu) {
    const Document* const document = m_view.document();
    const std::optional<FormPath> path = m_view.selectedPath();
    if (document == nullptr || !path || m_view.analysis() == nullptr) {
        return;
    }
    const engine::XmlTree tree = engine::parseXml(document->source(), {});
    const engine::Element element = findElement(tree, *path);
    if (element.tree == nullptr) {
        return;
    }
    for (const engine::ElementRow& row : wrappersFor(element, m_view.analysis()->model->vocabulary)) {
        QAction* const action = menu.addAction(engineText(row.label));
        action->setToolTip(engineText(row.help));
        connect(action, &QAction::triggered, this, [this, row, at = *path] {
            if (auto structure = commands()) {
                finish(structure->wrap(at, row));
            }
        });
    }
}

void FormStructure::openWrap(const QPoint& at) {
    auto* const menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillWrap(*menu);
    if (menu->isEmpty()) {
        delete menu;
        return m_view.refuse(tr("Only a condition can be wrapped in another condition."));
    }
    menu->popup(at);
    menu->setActiveAction(menu->actions().front());
}

void FormStructure::openMenu(FormLineView& line, const QPoint& at) {
    m_view.commitField();
    m_view.selectLine(&line);
    auto* const menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    QMenu& wraps = m_commands.fill(*menu, themeOf(m_view.palette()));
    wraps.setToolTipsVisible(true);
    fillWrap(wraps);
    wraps.setEnabled(!wraps.isEmpty());
    menu->popup(at);
}

// Keys.

FormLineView* FormStructure::lineOf(QObject* watched) const {
    for (QObject* at = watched; at != nullptr; at = at->parent()) {
        if (auto* const line = qobject_cast<FormLineView*>(at)) {
            return line;
        }
        if (at == &m_view.details()) {
            return m_view.selectedLine();
        }
    }
    return nullptr;
}

/// Moves the selection from line to line, and into the fields of a line.
bool FormStructure::walk(const QKeyEvent& key, FormLineView& line) {
    if (key.modifiers() != Qt::NoModifier && key.modifiers() != Qt::KeypadModifier) {
        return false;
    }
    switch (key.key()) {
    case Qt::Key_Up:
        return m_view.walk(&line, FormStride::previous);
    case Qt::Key_Down:
        return m_view.walk(&line, FormStride::next);
    case Qt::Key_Left:
        return m_view.walk(&line, FormStride::around);
    case Qt::Key_Right:
        return m_view.walk(&line, FormStride::inside);
    case Qt::Key_Home:
        return m_view.walk(&line, FormStride::first);
    case Qt::Key_End:
        return m_view.walk(&line, FormStride::last);
    case Qt::Key_PageUp:
        return m_view.walk(&line, FormStride::pageUp);
    case Qt::Key_PageDown:
        return m_view.walk(&line, FormStride::pageDown);
    case Qt::Key_Space:
        if (!line.hasFocus()) {
            return false; // a field passes on the keys that it does not need
        }
        m_view.selectLine(&line);
        run(FormCommand::toggle);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        if (!line.hasFocus()) {
            return false;
        }
        line.focusFirstField();
        return true;
    default:
        return false;
    }
}

bool FormStructure::lineKey(QKeyEvent& key, FormLineView& line, bool inField) {
    const auto command = m_commands.commandFor(key, inField);
    if (!command) {
        const QString typed = key.text();
        const bool isLetter = typed.size() == 1 && typed[0].isPrint() && typed[0] != QLatin1Char(' ') &&
                              !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (!inField && line.hasFocus() && isLetter) {
            m_view.setFilter(typed);
            m_view.filter().setFocus(Qt::OtherFocusReason);
            return true;
        }
        return !inField && walk(key, line);
    }
    m_view.selectLine(&line);
    run(*command);
    return true;
}

bool FormStructure::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    FormLineView* const line = isKey || event->type() == QEvent::ContextMenu ? lineOf(watched) : nullptr;
    if (line == nullptr) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ContextMenu) {
        if (watched != line) {
            return false;
        }
        auto* const menu = static_cast<QContextMenuEvent*>(event);
        openMenu(*line, menu->reason() == QContextMenuEvent::Keyboard ? line->mapToGlobal(line->rect().bottomLeft())
                                                                      : menu->globalPos());
        return true;
    }
    auto& key = *static_cast<QKeyEvent*>(event);
    const bool inField = watched != line;
    // In a box with a list, this key opens the list.
    const bool isPick = watched->inherits("QComboBox") || watched->parent()->inherits("QComboBox");
    if (inField && isPick && key.modifiers() == Qt::AltModifier) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride) {
        if (m_commands.commandFor(key, inField)) {
            event->accept();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
    return lineKey(key, *line, inField) || QObject::eventFilter(watched, event);
}

} // namespace orrery::widgets
