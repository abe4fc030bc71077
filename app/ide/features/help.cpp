// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/help.h"

#include "app/ide/main_window.h"
#include "app/ide/palette.h"
#include "app/ide/translation.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/help/help_view.h"

#include <QApplication>
#include <QDir>

#include <memory>

namespace orrery::ide {

using namespace orrery::widgets;

HelpFeature::HelpFeature(MainWindow& window) : Feature(window) {
    m_view = new HelpView(QDir(window.resourceFolder()).filePath(QStringLiteral("help")), currentLanguage(),
                          window.analyzer());
    window.addPane({.title = tr("Help"),
                    .name = "help",
                    .view = m_view,
                    .area = Qt::RightDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .goesAlong = true});
    connect(m_view, &HelpView::actionWanted, this, [&window](const QString& id) {
        for (QAction* const action : window.actions().all()) {
            if (action->objectName() == id) {
                action->trigger();
            }
        }
    });
    window.actions().connectTo("help.contents", [this] { help(); });
    window.commandPalette().add([this] { return pages(); });
}

/// Returns the pages of the guide and the reference, with the entries of the reference.
PaletteItems HelpFeature::pages() {
    const auto topics = std::make_shared<const std::vector<HelpTopic>>(m_view->topics().topics());
    return {static_cast<int>(topics->size()),
            [this, topics](int i) {
                const HelpTopic& topic = (*topics)[static_cast<std::size_t>(i)];
                const HelpTopic* const page = m_view->topics().find(topic.parent);
                return Choice{
                    .name = topic.title, .detail = page != nullptr ? page->title : QString(), .kind = tr("help page")};
            },
            [this, topics](int i) {
                window().raisePane(QStringLiteral("help"));
                m_view->show((*topics)[static_cast<std::size_t>(i)].id);
            }};
}

void HelpFeature::help() {
    MainWindow& main = window();
    const QWidget* const focused = QApplication::focusWidget();
    DocumentEditor* const editor = main.currentEditor();
    // The caret of the source view follows the line of the form. So the caret is the place for both.
    const bool isWriting = editor != nullptr && focused != nullptr &&
                           (editor == focused || editor->isAncestorOf(focused) || main.form().isAncestorOf(focused));
    main.raisePane(QStringLiteral("help")); // before the page: its scroll position depends on its width
    if (isWriting) {
        m_view->showAt(editor->document().shownPath(), static_cast<std::uint32_t>(editor->caretOffset()));
    }
}

} // namespace orrery::ide
