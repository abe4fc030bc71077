// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"
#include "widgets/document/field_typing.h"

#include <QPersistentModelIndex>
#include <QPointer>
#include <QStyledItemDelegate>

#include <memory>
#include <optional>

class QLineEdit;

namespace orrery::widgets {

class Analyzer;

/// Edits the cells of a string table: each keystroke goes straight into the file of the cell's language (R1.4).
class StringTyping : public QStyledItemDelegate {
    Q_OBJECT

public:
    StringTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent);

    /// Returns whether a cell is being edited: until the end the table's rows stay the same.
    bool isTyping() const { return m_places != nullptr; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void refused(const orrery::engine::Phrase& reason);
    /// Emitted when a keystroke has changed a file.
    void typed(const QString& shownPath);
    /// Emitted when the editing of a cell ends.
    void ended();

private:
    struct Places;
    void type(QLineEdit& editor, const QModelIndex& index);
    bool begin(const QModelIndex& index);
    void end();
    void show(const QString& text);

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    FieldTyping m_typing;
    std::shared_ptr<const Places> m_places; ///< null unless a cell is being edited
    engine::StringChange m_change;          ///< the last change of the cell
    QString m_before;                       ///< the text of the cell before
    QString m_now;                          ///< the text of the cell now
    QPointer<QLineEdit> m_editor;
};

} // namespace orrery::widgets
