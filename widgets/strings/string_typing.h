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

/// Edits the cells of a string table. Each keystroke goes at once into the file of the cell's language (R1.4).
class StringTyping : public QStyledItemDelegate {
    Q_OBJECT

public:
    StringTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent);

    /// Returns whether the user is editing a cell. The rows of the table stay the same until the end of the editing.
    bool isTyping() const { return m_places != nullptr; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void refused(const orrery::engine::Phrase& reason);
    /// Emitted after a keystroke has changed a file.
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
    std::shared_ptr<const Places> m_places; ///< null unless the user is editing a cell
    engine::StringChange m_change;          ///< last change of the cell
    QString m_before;                       ///< text of the cell before its last change
    QString m_now;                          ///< present text of the cell
    QPointer<QLineEdit> m_editor;
};

} // namespace orrery::widgets
