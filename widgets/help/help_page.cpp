// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/help_page.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolTip>

#include <algorithm>

namespace orrery::widgets {

void HelpPage::showPage(const QString& html) {
    m_pictures.clear();
    setHtml(html);
    fitPictures();
}

QVariant HelpPage::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) {
        return QTextBrowser::loadResource(type, name);
    }
    const QImage picture(name.toLocalFile());
    if (picture.isNull()) {
        return {};
    }
    m_pictures.insert(name, picture);
    return picture;
}

void HelpPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

bool HelpPage::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& at = static_cast<const QHelpEvent&>(*event);
        const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
        const QUrl name(document()->documentLayout()->imageAt(at.pos() + scrolled));
        const QSize whole = m_pictures.value(name).size();
        if (whole != fittedSize(whole)) {
            QToolTip::showText(at.globalPos(),
                               QStringLiteral("<img src=\"%1\">").arg(name.toLocalFile().toHtmlEscaped()), viewport());
            return true;
        }
    }
    return QTextBrowser::viewportEvent(event);
}

QSize HelpPage::fittedSize(const QSize& whole) const {
    // Always keeps room for the scroll bar. Otherwise a smaller picture could hide the bar, and so become larger again.
    const int room = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() -
                     2 * static_cast<int>(document()->documentMargin());
    return whole.width() <= room ? whole : whole.scaled(std::max(room, 1), whole.height(), Qt::KeepAspectRatio);
}

/// Scales the pictures to the width of the page. The document would scale them without smoothing.
void HelpPage::fitPictures() {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            if (!fragment.charFormat().isImageFormat()) {
                continue;
            }
            QTextImageFormat format = fragment.charFormat().toImageFormat();
            const QUrl name(format.name());
            document()->resource(QTextDocument::ImageResource, name); // loads it
            const QImage whole = m_pictures.value(name);
            const QSize size = fittedSize(whole.size());
            if (whole.isNull() || size == QSizeF(format.width(), format.height()).toSize()) {
                continue;
            }
            const qreal dots = devicePixelRatioF();
            document()->addResource(QTextDocument::ImageResource, name,
                                    size == whole.size()
                                        ? whole
                                        : whole.scaled(size * dots, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
            format.setWidth(size.width());
            format.setHeight(size.height());
            QTextCursor picture(document());
            picture.setPosition(fragment.position());
            picture.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            picture.setCharFormat(format);
            break; // the fragments of the block are new now; a picture has a paragraph of its own
        }
    }
}

} // namespace orrery::widgets
