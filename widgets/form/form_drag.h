// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/structure_commands.h"

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <memory>
#include <string>
#include <vector>

class QDropEvent;
class QMimeData;

namespace orrery::widgets {

class FormLineView;
class FormView;

/// Returns the mime data of a dragged element. Any program can use the XML text in it (I2.5). Views of the same project
/// in this program use the element's place in it.
std::unique_ptr<QMimeData> elementMime(DocumentStore& store, const QString& file, const FormPath& path,
                                       const QString& xml);
struct DraggedElement {
    QString file{};
    FormPath path{};
};
/// Returns the dragged element; nullopt if the drag comes from elsewhere.
std::optional<DraggedElement> draggedElement(const QMimeData& mime, const DocumentStore& store);

/// Returns the tags of the elements in a drag; empty if the data are not XML.
std::vector<std::string> tagsIn(const QMimeData& mime);

/// Drags lines of a form. Accepts drops of elements between its lines, from any source.
class FormDrag : public QObject {
    Q_OBJECT

public:
    explicit FormDrag(FormView& view);

    void watch(FormLineView& line);

    /// The place for an element that the user drops at a point of the canvas.
    struct Spot {
        FormPath parent{};
        FormPath before{};
        int y = 0; ///< position of the mark between two lines
        int x = 0;
    };
    std::optional<Spot> spotAt(const QPoint& at, const QMimeData& mime) const;
    /// Drops an element, and returns whether the form has accepted it.
    /// @param moves whether to remove the element from its old place, if that place is in this project
    bool drop(const QPoint& at, const QMimeData& mime, bool moves);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void start(FormLineView& line);
    bool dragged(QDropEvent& event, bool isDrop);
    void mark(const std::optional<Spot>& spot);
    const engine::XmlTree& tree(const Document& document) const;

    FormView& m_view;
    QPointer<FormLineView> m_pressed;
    QPoint m_pressedAt;
    QWidget* m_mark;
    mutable engine::XmlTree m_tree; ///< tree of the latest text
    mutable std::shared_ptr<const engine::SourceText> m_treeOf;
};

} // namespace orrery::widgets
