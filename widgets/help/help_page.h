// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <QUrl>

namespace orrery::widgets {

/// One page of the help. Its pictures are never wider than the page, so nobody has to scroll sideways (I5.2). The mouse
/// over a picture that is scaled down shows it in full size.
class HelpPage : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

    /// Shows a page. Its pictures are local files.
    void showPage(const QString& html);
    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void fitPictures();
    QSize fittedSize(const QSize& whole) const;

    QHash<QUrl, QImage> m_pictures; ///< pictures of the page in full size
};

} // namespace orrery::widgets
