// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/cell_typing.h"

#include "engine/assist/writing_help.h"
#include "widgets/document/document_store.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/expression_sites.h"
#include "widgets/form/form_model.h"
#include "widgets/form/name_line.h"
#include "widgets/project/analyzer.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/words/engine_text.h"

#include <QKeyEvent>

#include <utility>

namespace orrery::widgets {

/// The text at the beginning of the typing, with the row and the column of the cell.
struct CellTyping::Place {
    std::shared_ptr<const engine::XmlTree> tree;
    engine::Element row;
    std::shared_ptr<const CsvSheet> sheet; ///< null: the row is an element of an XML file
    std::size_t line = 0;                  ///< number of the row in the sheet
    TableColumn column;
    bool wasGiven = false;
    QString shownPath;
};

CellTyping::CellTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent)
    : QStyledItemDelegate(parent), m_store(store), m_analyzer(analyzer), m_typing(store) {
    connect(&m_typing, &FieldTyping::undone, this, [this] { show(m_before); });
    connect(&m_typing, &FieldTyping::redone, this, [this] { show(m_now); });
    connect(this, &QAbstractItemDelegate::closeEditor, this, [this](const QWidget* editor) {
        if (editor == m_editor.data()) {
            end();
        }
    });
}

/// Creates the line of a cell with an expression.
QLineEdit* CellTyping::makeExpression(const ElementTableModel& model, const QModelIndex& index, QWidget* parent) {
    auto* const line = new ExpressionField(nullptr, parent);
    const TableContent& table = *model.content();
    const TableColumn& column = model.columnAt(index.column());
    const engine::Element element = cellElement(table.rows[model.contentRow(index.row())].element, column);
    if (element.tree == nullptr) {
        return line;
    }
    const engine::ElementRow row = engine::rowOf(element, table.analysis->model->vocabulary);
    const engine::ParameterKind kind = model.infoOf(index.column()).spec.kind;
    ExpressionPlace place{row.place, row.isNested, engine::badFormat, row.isAnswer};
    place.row = column.attribute == "active" ? engine::RowPlace::activation
                : column.attribute == "when" ? engine::RowPlace::watch
                                             : row.place;
    place.wanted = kind == engine::ParameterKind::number    ? engine::numberFormat
                   : kind == engine::ParameterKind::boolean ? engine::booleanFormat
                                                            : engine::badFormat;
    if (const SiteMaker site = expressionSite(element, column.attribute)) {
        ExpressionSite own = site(*table.analysis->model);
        place.own = std::move(own.context);
        place.names = std::move(own.names);
        place.wanted = own.wanted;
    }
    line->setPlace(place, table.analysis);
    return line;
}

/// Creates the line of any other cell. @param choices receives the values that the line offers; may stay null
QLineEdit* CellTyping::makeLine(const ElementTableModel& model, const QModelIndex& index, QWidget* parent,
                                FormChoicesPtr& choices) const {
    auto* const line = new NameLine(parent);
    const engine::ParameterSpec& spec = model.infoOf(index.column()).spec;
    choices = m_choices.of(spec);
    FormChoicesPtr offers = choices;
    const TableContent& table = *model.content();
    const TableColumn& column = model.columnAt(index.column());
    const engine::Element element = cellElement(table.rows[model.contentRow(index.row())].element, column);
    const bool namesOne = spec.kind != engine::ParameterKind::string && spec.kind != engine::ParameterKind::text &&
                          !spec.isList && !model.infoOf(index.column()).isNumber;
    if (offers == nullptr && namesOne && element.tree != nullptr && !column.attribute.empty() &&
        !m_analyzer.isBehind() && table.analysis == m_analyzer.latest()) {
        std::vector<FormChoice> names;
        for (const engine::CompletionItem& item : namesOffered(*table.analysis, element, column.attribute)) {
            const QString id = QString::fromStdString(item.written());
            names.push_back({id, id, engineText(item.detail)});
        }
        offers = std::make_shared<const FormChoiceList>([names = std::move(names)] { return names; });
    }
    if (offers != nullptr) {
        line->setOffers(std::move(offers));
    }
    return line;
}

QWidget* CellTyping::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto* const model = qobject_cast<const ElementTableModel*>(index.model());
    if (model == nullptr) {
        return nullptr;
    }
    if (m_choicesOf != m_analyzer.latest()) {
        m_choicesOf = m_analyzer.latest();
        m_choices.setAnalysis(m_choicesOf);
    }
    FormChoicesPtr choices;
    QLineEdit* const line = model->infoOf(index.column()).isExpression ? makeExpression(*model, index, parent)
                                                                       : makeLine(*model, index, parent, choices);
    line->setFrame(false);
    line->setAutoFillBackground(true);
    line->setAccessibleName(model->rowTitle(index.row()) + QStringLiteral(", ") +
                            model->headerData(index.column(), Qt::Horizontal).toString());
    auto* const self = const_cast<CellTyping*>(this);
    const auto type = [self, line, choices, at = QPersistentModelIndex(index)] { self->type(*line, at, choices); };
    connect(line, &QLineEdit::textEdited, self, type);
    if (const auto* const names = qobject_cast<NameLine*>(line)) {
        connect(names, &NameLine::picked, self, type);
    }
    connect(line, &QObject::destroyed, self, [self] {
        if (self->m_editor == nullptr) {
            self->end(); // the table has destroyed the cell; the typed text stays
        }
    });
    return line;
}

void CellTyping::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (editor != m_editor.data() || m_place == nullptr) {
        QStyledItemDelegate::setEditorData(editor, index);
        if (auto* const line = qobject_cast<QLineEdit*>(editor)) {
            line->setPlaceholderText(index.data(Qt::EditRole).toString().isEmpty() ? index.data().toString()
                                                                                   : QString());
        }
    }
}

void CellTyping::setModelData(QWidget*, QAbstractItemModel*, const QModelIndex&) const {
    // Each key has already changed the file.
}

void CellTyping::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    editor->setGeometry(option.rect);
}

bool CellTyping::eventFilter(QObject* watched, QEvent* event) {
    auto* const line = qobject_cast<QLineEdit*>(watched);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (line == nullptr || !isKey) {
        return QStyledItemDelegate::eventFilter(watched, event);
    }
    const auto& key = *static_cast<const QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress && key.key() == Qt::Key_Escape && line == m_editor.data()) {
        takeBack();
    }
    if (event->type() == QEvent::KeyPress && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)) {
        emit closeEditor(line, NoHint);
        emit entered();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && isUndoOfProject(*line, key)) {
        event->ignore();
        return true;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

/// Returns the number of elements beside a row with its tag. While it stays the same, the row keeps its number.
std::size_t siblingsOf(engine::Element row) {
    std::size_t count = 0;
    for (const engine::Element one : engine::Element{row.tree, row.node().parent}.children()) {
        count += one.tag() == row.tag() ? 1u : 0u;
    }
    return count;
}

/// Looks up the row in the present text of its file. Returns the reason for a failure; empty after success.
QString CellTyping::begin(const QModelIndex& index) {
    const auto* const model = qobject_cast<const ElementTableModel*>(index.model());
    const TableContent& table = *model->content();
    const engine::Element row = table.rows[model->contentRow(index.row())].element;
    auto place = std::make_shared<Place>();
    place->shownPath = table.analysis->pathOf(row.tree->file());
    Document* const document = openForTable(m_store, table, place->shownPath);
    if (document == nullptr) {
        return tr("The file is no longer in the project. Nothing was changed.");
    }
    if (table.sheet != nullptr) {
        return beginLine(index, *document, std::move(place));
    }
    const std::shared_ptr<const engine::XmlTree>& known = table.analysis->project.trees[row.tree->file().value];
    const bool isPresent = table.analysis->versions.value(place->shownPath) == document->version();
    place->tree =
        isPresent
            ? known
            : std::make_shared<const engine::XmlTree>(engine::parseXml(document->source(), known->file(), known.get()));
    place->row = isPresent ? row : findElement(*place->tree, formPathOf(row));
    place->column = model->columnAt(index.column());
    if (place->row.tree == nullptr || (!isPresent && siblingsOf(place->row) != siblingsOf(row))) {
        return tr("The element is no longer in the file. Nothing was changed.");
    }
    place->wasGiven = cellText(cellElement(place->row, place->column), place->column).has_value();
    m_before = index.data(Qt::EditRole).toString();
    m_place = std::move(place);
    m_index = index;
    m_typing.begin(*document);
    return {};
}

/// Does the same for a line of a CSV file.
QString CellTyping::beginLine(const QModelIndex& index, Document& document, std::shared_ptr<Place> place) {
    const auto* const model = qobject_cast<const ElementTableModel*>(index.model());
    const std::shared_ptr<const CsvSheet>& known = model->content()->sheet;
    const bool isPresent = known->bytes() == viewOf(document.bytes());
    place->sheet = isPresent ? known : std::make_shared<const CsvSheet>(document.source(), known->file());
    place->line = model->contentRow(index.row());
    place->column = model->columnAt(index.column());
    const std::size_t column = CsvSheet::columnOf(place->column.attribute).value_or(0);
    const bool isSameColumn = column < known->columnCount() && column < place->sheet->columnCount() &&
                              place->sheet->heading(column) == known->heading(column);
    if (place->sheet->rowCount() != known->rowCount() || !isSameColumn) {
        return tr("The line is no longer in the file. Nothing was changed.");
    }
    m_before = index.data(Qt::EditRole).toString();
    m_place = std::move(place);
    m_index = index;
    m_typing.begin(document);
    return {};
}

/// Writes the text of the editor. Returns the reason for a failure; empty after success.
QString CellTyping::write(const QModelIndex& index, const QString& text) {
    if (!m_typing.isOpen()) {
        if (QString reason = begin(index); !reason.isEmpty()) {
            return reason;
        }
    }
    CellChange change{0, 0, text.toStdString()};
    // An attribute that the text gives stays, without a value. Otherwise an empty cell means that nothing is written.
    if (text.isEmpty() && (!m_place->wasGiven || m_place->column.isProperty())) {
        change.value.reset();
    }
    const TableEdit edit = m_place->sheet != nullptr
                               ? editLine(*m_place->sheet, m_place->line, {&m_place->column, 1}, {&change, 1})
                               : editRow(m_place->row, {&m_place->column, 1}, {&change, 1});
    if (edit.refused > 0 || edit.edits.size() > 1) {
        return tr("XML cannot hold these characters, or the element is malformed.");
    }
    const QString name = ElementTableModel::tr("Set %1 of %2")
                             .arg(index.model()->headerData(index.column(), Qt::Horizontal).toString(),
                                  qobject_cast<const ElementTableModel*>(index.model())->rowTitle(index.row()));
    const bool isDone = edit.edits.empty() ? m_typing.type(name, {}, {}) // the text is the same as before typing
                                           : m_typing.type(name, edit.edits.front().span,
                                                           QByteArray::fromStdString(edit.edits.front().text));
    return isDone ? QString() : tr("The edit no longer fits the text. Nothing was changed.");
}

/// Shows a value in the table at once. The next analysis brings the same value.
void CellTyping::showInTable(const QModelIndex& index, const QString& text) const {
    auto* const model = qobject_cast<ElementTableModel*>(const_cast<QAbstractItemModel*>(index.model()));
    CellChange change{model->contentRow(index.row()), static_cast<std::size_t>(index.column()), std::nullopt};
    if (!text.isEmpty()) {
        change.value = text.toStdString();
    }
    model->showTyped({change});
}

void CellTyping::takeBack() {
    const bool hasTyped = m_typing.hasTyped(); // a save has finished the typing
    m_typing.cancel();
    if (hasTyped && m_place != nullptr && m_index.isValid()) {
        showInTable(m_index, m_before);
        emit typed(m_place->shownPath);
    }
}

void CellTyping::type(QLineEdit& editor, const QModelIndex& index, const FormChoicesPtr& choices) {
    if (!index.isValid()) {
        return;
    }
    if (m_editor.data() != &editor) {
        end();
        m_editor = &editor;
        m_now = index.data(Qt::EditRole).toString();
    }
    const QString typedText = choices != nullptr ? choices->written(editor.text()) : editor.text();
    if (const QString reason = write(index, typedText); !reason.isEmpty()) {
        emit refused(reason);
        return;
    }
    m_now = typedText;
    showInTable(index, typedText);
    emit typed(m_place->shownPath);
}

void CellTyping::end() {
    m_typing.finish();
    m_editor = nullptr;
    m_place = nullptr;
    m_index = QPersistentModelIndex();
}

void CellTyping::show(const QString& text) {
    if (m_editor != nullptr) {
        m_editor->setText(text);
        m_place = nullptr; // the next key looks up the row again
    }
}

} // namespace orrery::widgets
