// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/field_typing.h"
#include "widgets/form/choices.h"
#include "widgets/tables/table_edit.h"

#include <QPersistentModelIndex>
#include <QPointer>
#include <QStyledItemDelegate>

#include <memory>

class QLineEdit;

namespace orrery::widgets {

class Analyzer;
class Document;
class ElementTableModel;

/// Edits the cells of a table of elements. Each key changes the text of the document at once, and all keys in one cell
/// are one step of the history (R1.4). Escape takes the step back.
class CellTyping : public QStyledItemDelegate {
    Q_OBJECT

public:
    CellTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent);

    /// Ends the typing and keeps its text.
    void finish() { m_typing.finish(); }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted after a key has changed a file.
    void typed(const QString& shownPath);
    void refused(const QString& reason);
    /// Emitted after Enter; the next cell is the one below.
    void entered();

private:
    struct Place;
    static QLineEdit* makeExpression(const ElementTableModel& model, const QModelIndex& index, QWidget* parent);
    QLineEdit* makeLine(const ElementTableModel& model, const QModelIndex& index, QWidget* parent,
                        FormChoicesPtr& choices) const;
    void type(QLineEdit& editor, const QModelIndex& index, const FormChoicesPtr& choices);
    void showInTable(const QModelIndex& index, const QString& text) const;
    void takeBack();
    QString begin(const QModelIndex& index);
    QString beginLine(const QModelIndex& index, Document& document, std::shared_ptr<Place> place);
    QString write(const QModelIndex& index, const QString& text);
    void show(const QString& text);
    void end();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    FieldTyping m_typing;
    mutable FormChoices m_choices;
    mutable AnalysisPtr m_choicesOf;
    std::shared_ptr<const Place> m_place; ///< the row at the beginning of the typing; null before the first key
    QString m_before;                     ///< text of the cell before its last change
    QString m_now;                        ///< present text of the cell
    QPersistentModelIndex m_index;
    QPointer<QLineEdit> m_editor;
};

} // namespace orrery::widgets
