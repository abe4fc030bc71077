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

/// An element on its way to another place, as other views take it: XML text for all the world (I2.5), and where it
/// stands, for views of the same project in the same program.
std::unique_ptr<QMimeData> elementMime(DocumentStore& store, const QString& file, const FormPath& path,
                                       const QString& xml);
struct DraggedElement {
    QString file{};
    FormPath path{};
};
/// Nullopt where it comes from elsewhere.
std::optional<DraggedElement> draggedElement(const QMimeData& mime, const DocumentStore& store);

/// Which elements a drag brings, as XML text; none where it is no XML.
std::vector<std::string> tagsIn(const QMimeData& mime);

/// Drags lines of a form, and lets elements drop between its lines, from wherever they come.
class FormDrag : public QObject {
    Q_OBJECT

public:
    explicit FormDrag(FormView& view);

    void watch(FormLineView& line);

    /// Where something would go that is dropped at a point of the canvas.
    struct Spot {
        FormPath parent{};
        FormPath before{};
        int y = 0; ///< of the mark between two lines
        int x = 0;
    };
    std::optional<Spot> spotAt(const QPoint& at, const QMimeData& mime) const;
    /// @param moves takes it from where it stood, if that is in this project. @return whether it was taken.
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
    mutable engine::XmlTree m_tree; ///< of the text that was asked about last
    mutable std::shared_ptr<const engine::SourceText> m_treeOf;
};

} // namespace orrery::widgets
