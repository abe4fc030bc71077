// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_scene.h"

#include <QFont>
#include <QHash>
#include <QSizeF>
#include <QStaticText>

#include <optional>
#include <vector>

class QPainter;

namespace orrery::widgets {

/// The laid-out texts of labels. Keeps them between frames, because their layout is slow.
class LabelTexts {
public:
    struct Text {
        QStaticText text;
        QSizeF size;
    };
    const Text& of(const QString& words, const QFont& font);
    void clear() { m_texts.clear(); }

private:
    QHash<QString, Text> m_texts; ///< texts by the font's weight and the words
};

/// The systems, items and rectangles that get their labels before all others.
struct LabelWishes {
    std::optional<MapPlace> selected;
    std::optional<MapPlace> hovered;
    QRectF fan;    ///< no label covers it
    QRectF legend; ///< no label covers it
};

/// A name on the map.
struct MapName {
    QString words;
    QRectF area;
};

/// Paints names by importance: the selected object, names of empires, systems, and their items. Names never overlap.
/// Returns the names, in the order of their importance.
std::vector<MapName> paintLabels(QPainter& painter, const MapScene& scene, const LabelWishes& wishes,
                                 LabelTexts& texts);

} // namespace orrery::widgets
