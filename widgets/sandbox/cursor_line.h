// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/cursor.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace orrery::widgets {

class Sandbox;

/// The cursor within a turn (I4.2): the change before it in words, buttons to step back and forward, and the size of
/// their steps.
class CursorLine : public QWidget {
    Q_OBJECT

public:
    explicit CursorLine(Sandbox& sandbox, QWidget* parent = nullptr);

    engine::Grain grain() const;
    QComboBox& grains() { return *m_grains; }
    QString text() const { return m_words; }

signals:
    /// Emitted when the user opens the XML of the change.
    void placeWanted(orrery::engine::Location where);
    /// Emitted when the user opens the object that changed.
    void objectWanted(std::uint32_t row);

public slots:
    void forward();
    void back();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    QString wordsFor(const orrery::engine::CursorText& text) const;
    void showText();
    void applyIcons();
    QToolButton* button(const QString& help);

    Sandbox& m_sandbox;
    QToolButton* m_back;
    QToolButton* m_forward;
    QComboBox* m_grains;
    QLabel* m_text;
    QToolButton* m_xml;
    QToolButton* m_object;
    QToolButton* m_end; ///< back to the end of the turn
    QString m_words;    ///< the whole text
};

} // namespace orrery::widgets
