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

/// Edits the cells of a string table: each key of a cell is in the file of its language (R1.4).
class StringTyping : public QStyledItemDelegate {
    Q_OBJECT

public:
    StringTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent);

    /// Whether a cell is being typed in: until then the table shows no other rows.
    bool isTyping() const { return m_places != nullptr; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void refused(const orrery::engine::Phrase& reason);
    /// A key has changed a file.
    void typed(const QString& shownPath);
    /// The cell is not typed in any more.
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
    std::shared_ptr<const Places> m_places; ///< while a cell is typed in
    engine::StringChange m_change;          ///< of the cell, as it was typed last
    QString m_before;                       ///< what the cell held
    QString m_now;                          ///< and holds
    QPointer<QLineEdit> m_editor;
};

} // namespace orrery::widgets
