// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_drag.h"

#include "widgets/document/document_store.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDataStream>
#include <QDrag>
#include <QDragMoveEvent>
#include <QMimeData>
#include <QMouseEvent>

#include <algorithm>

namespace orrery::widgets {

namespace {

const QString elementType = QStringLiteral("application/x-orrery-element");
const QString xmlType = QStringLiteral("application/xml");
constexpr int markHeight = 3;

bool isInside(const FormPath& path, const FormPath& around) {
    return path.size() >= around.size() && std::equal(around.begin(), around.end(), path.begin());
}

} // namespace

std::vector<std::string> tagsIn(const QMimeData& mime) {
    const std::array<std::string_view, 2> roots{engine::orreryElement().tag, engine::projectElement().tag};
    return readPieces(mime.text().toStdString(), roots).tags;
}

std::unique_ptr<QMimeData> elementMime(DocumentStore& store, const QString& file, const FormPath& path,
                                       const QString& xml) {
    auto mime = std::make_unique<QMimeData>();
    mime->setText(xml);
    mime->setData(xmlType, xml.toUtf8());
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << QCoreApplication::applicationPid() << static_cast<quint64>(reinterpret_cast<quintptr>(&store)) << file
        << static_cast<quint32>(path.size());
    for (const FormStep& step : path) {
        out << QByteArray::fromStdString(step.tag) << step.number << QByteArray::fromStdString(step.id);
    }
    mime->setData(elementType, bytes);
    return mime;
}

std::optional<DraggedElement> draggedElement(const QMimeData& mime, const DocumentStore& store) {
    const QByteArray bytes = mime.data(elementType);
    QDataStream in(bytes);
    qint64 process = 0;
    quint64 owner = 0;
    quint32 steps = 0;
    DraggedElement element;
    in >> process >> owner >> element.file >> steps;
    if (process != QCoreApplication::applicationPid() ||
        owner != static_cast<quint64>(reinterpret_cast<quintptr>(&store)) || steps > engine::XmlTree::maxDepth) {
        return std::nullopt;
    }
    for (quint32 i = 0; i < steps; ++i) {
        QByteArray tag;
        QByteArray id;
        quint32 number = 0;
        in >> tag >> number >> id;
        element.path.push_back({tag.toStdString(), number, id.toStdString()});
    }
    return in.status() == QDataStream::Ok ? std::optional(element) : std::nullopt;
}

FormDrag::FormDrag(FormView& view) : QObject(&view), m_view(view), m_mark(new QWidget(&view.canvas())) {
    m_mark->hide();
    m_mark->setAutoFillBackground(true);
    m_mark->setAttribute(Qt::WA_TransparentForMouseEvents);
    view.canvas().setAcceptDrops(true);
    view.canvas().installEventFilter(this);
}

void FormDrag::watch(FormLineView& line) {
    line.installEventFilter(this);
}

void FormDrag::start(FormLineView& line) {
    const Document* const document = m_view.document();
    if (document == nullptr || m_view.analysis() == nullptr) {
        return;
    }
    StructureCommands commands(m_view.store(), *m_view.document(), m_view.analysis()->model->vocabulary);
    const QString xml = commands.copy(line.line().path);
    if (xml.isEmpty()) {
        return m_view.refuse(tr("The element is malformed in the source. Fix it there first."));
    }
    auto* const drag = new QDrag(&m_view);
    drag->setMimeData(elementMime(m_view.store(), document->shownPath(), line.line().path, xml).release());
    QPixmap picture = line.grab(line.rect().adjusted(0, 0, -line.width() / 2, 0));
    drag->setPixmap(picture);
    // The drop itself moves the element, as one undo step. Any other target gets a copy.
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    mark(std::nullopt);
}

std::optional<FormDrag::Spot> FormDrag::spotAt(const QPoint& at, const QMimeData& mime) const {
    const Document* const document = m_view.document();
    const std::vector<FormLineView*>& lines = m_view.lines();
    const std::vector<std::string> tags = tagsIn(mime);
    if (document == nullptr || m_view.analysis() == nullptr || lines.empty() || tags.empty()) {
        return std::nullopt;
    }
    const engine::Vocabulary& vocabulary = m_view.analysis()->model->vocabulary;
    const auto own = draggedElement(mime, m_view.store());
    const bool isOwn = own && own->file == document->shownPath();
    const engine::XmlTree& tree = this->tree(*document);
    const engine::Element leaving = isOwn ? findElement(tree, own->path) : engine::Element{};
    const auto suits = [&](const FormPath& parent) {
        const engine::Element element = findElement(tree, parent);
        return element.tree != nullptr && !element.node().isBroken && !(isOwn && isInside(parent, own->path)) &&
               std::ranges::all_of(
                   tags, [&](const std::string& tag) { return mayStandIn(element, tag, vocabulary, leaving); });
    };
    std::size_t index = 0;
    for (std::size_t next = 1; next < lines.size(); ++next) {
        if (lines[next]->isHidden()) {
            continue; // a hidden line keeps its old place
        }
        if (lines[next]->y() > at.y()) {
            break;
        }
        index = !lines[next]->row().isJoined || lines[next]->x() <= at.x() ? next : index;
    }
    const FormLineView& line = *lines[index];
    const FormPath& path = line.line().path;
    const int middle = line.y() + line.height() / 2;
    const int indent = line.height();
    // After the head of an element that contains others, the place is the first one inside it.
    if (line.line().holdsElements && at.y() > line.y() + line.height() / 3 && suits(path)) {
        Spot spot{path, {}, line.y() + line.height(), (line.line().depth + 1) * indent};
        if (index + 1 < lines.size() && lines[index + 1]->line().depth > line.line().depth) {
            spot.before = lines[index + 1]->line().path;
        }
        return spot;
    }
    const FormPath around(path.begin(), path.end() - 1);
    if (at.y() < middle && !around.empty() && suits(around)) {
        return Spot{around, path, line.y(), line.line().depth * indent};
    }
    // Otherwise the place is after the line, or after the nearest element around it that allows this.
    for (std::size_t i = index + 1; i-- > 0;) {
        const FormLine& one = lines[i]->line();
        if (!isInside(path, one.path) || one.path.size() < 2) {
            continue;
        }
        const FormPath parent(one.path.begin(), one.path.end() - 1);
        if (!suits(parent)) {
            continue;
        }
        std::size_t end = i + 1;
        while (end < lines.size() && lines[end]->line().depth > one.depth) {
            ++end;
        }
        std::size_t last = end - 1;
        while (last > i && lines[last]->isHidden()) {
            --last;
        }
        Spot spot{parent, {}, lines[last]->y() + lines[last]->height(), one.depth * indent};
        const engine::Element element = findElement(tree, one.path);
        for (std::uint32_t next = element.node().next; next != engine::XmlTree::none; next = tree.node(next).next) {
            if (tree.isElement(next)) {
                spot.before = formPathOf({&tree, next});
                break;
            }
        }
        return spot;
    }
    return std::nullopt;
}

/// Returns the tree of the document's text. Parses each text once, because the text does not change during a drag.
const engine::XmlTree& FormDrag::tree(const Document& document) const {
    if (m_treeOf != document.source()) {
        m_treeOf = document.source();
        m_tree = engine::parseXml(m_treeOf, {});
    }
    return m_tree;
}

bool FormDrag::drop(const QPoint& at, const QMimeData& mime, bool moves) {
    const auto spot = spotAt(at, mime);
    Document* const document = m_view.document();
    if (!spot || document == nullptr) {
        return false;
    }
    StructureCommands commands(m_view.store(), *document, m_view.analysis()->model->vocabulary);
    const auto own = draggedElement(mime, m_view.store());
    Document* const from = own ? m_view.store().find(own->file) : nullptr;
    const StructureResult result = moves && from != nullptr
                                       ? commands.moveTo(*from, own->path, spot->parent, spot->before)
                                       : commands.pasteAt(spot->parent, spot->before, mime.text());
    if (!result.refusal.isEmpty()) {
        m_view.refuse(result.refusal);
    } else if (!result.at.empty()) {
        m_view.lookAtPath(result.at, false);
    }
    return result.isDone;
}

void FormDrag::mark(const std::optional<Spot>& spot) {
    m_mark->setVisible(spot.has_value());
    if (spot) {
        QPalette colours = m_mark->palette();
        colours.setColor(QPalette::Window, themeOf(m_view.palette()).accent);
        m_mark->setPalette(colours);
        m_mark->setGeometry(spot->x, spot->y - markHeight / 2, m_view.canvas().width() - spot->x, markHeight);
        m_mark->raise();
    }
}

bool FormDrag::dragged(QDropEvent& event, bool isDrop) {
    const QMimeData& mime = *event.mimeData();
    const QPoint at = event.position().toPoint();
    const bool isOurs = draggedElement(mime, m_view.store()).has_value();
    const bool moves = isOurs && event.dropAction() == Qt::MoveAction;
    if (!isDrop) {
        const auto spot = spotAt(at, mime);
        m_view.keepInSight(at.y());
        mark(spot);
        if (spot) {
            event.setDropAction(moves ? Qt::MoveAction : Qt::CopyAction);
            event.accept();
        } else {
            event.ignore();
        }
        return true;
    }
    mark(std::nullopt);
    if (drop(at, mime, moves)) {
        event.setDropAction(moves ? Qt::MoveAction : Qt::CopyAction);
        event.accept();
    } else {
        event.ignore();
    }
    return true;
}

bool FormDrag::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        auto* const mouse = static_cast<QMouseEvent*>(event);
        if (auto* const line = qobject_cast<FormLineView*>(watched);
            line != nullptr && mouse->button() == Qt::LeftButton) {
            m_pressed = line;
            m_pressedAt = mouse->pos();
        }
        break;
    }
    case QEvent::MouseButtonRelease:
        m_pressed = nullptr;
        break;
    case QEvent::MouseMove: {
        auto* const mouse = static_cast<QMouseEvent*>(event);
        if (m_pressed != nullptr && watched == m_pressed && (mouse->buttons() & Qt::LeftButton) != 0 &&
            (mouse->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
            FormLineView& line = *m_pressed;
            m_pressed = nullptr;
            start(line);
            return true;
        }
        break;
    }
    case QEvent::DragEnter: {
        auto* const enter = static_cast<QDragEnterEvent*>(event);
        if (enter->mimeData()->hasText()) {
            enter->acceptProposedAction(); // the drag shows the possible places
            return true;
        }
        break;
    }
    case QEvent::DragMove:
        return dragged(*static_cast<QDragMoveEvent*>(event), false);
    case QEvent::DragLeave:
        mark(std::nullopt);
        break;
    case QEvent::Drop:
        return dragged(*static_cast<QDropEvent*>(event), true);
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace orrery::widgets
