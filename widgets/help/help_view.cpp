// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/help_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/help/help_page.h"
#include "widgets/project/analyzer.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace orrery::widgets {

namespace {
constexpr int mostFound = 300; ///< maximum number of results in the list
}

HelpView::HelpView(const QString& folder, const QString& language, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_topics(folder, language), m_analyzer(analyzer), m_words(new QLineEdit(this)),
      m_back(new QToolButton(this)), m_list(new QListWidget), m_page(new HelpPage) {
    m_words->setPlaceholderText(tr("Search the help…"));
    keepWithSession(*m_words, "help.search");
    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Search the help"));
    m_back->setToolTip(tr("Previous page"));
    m_back->setAccessibleName(tr("Previous page"));
    m_back->setAutoRaise(true);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setAccessibleName(tr("Page"));
    m_page->setOpenLinks(false);
    auto* const split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_list);
    split->addWidget(m_page);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 4);
    split->setChildrenCollapsible(false);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_back);
    top->addWidget(m_words, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(split, 1);

    connect(m_words, &QLineEdit::textChanged, this, &HelpView::fillList);
    connect(m_words, &QLineEdit::returnPressed, this, [this] {
        if (const QListWidgetItem* const first = m_list->item(0)) {
            show(first->data(Qt::UserRole).toString());
        }
    });
    const auto open = [this](const QListWidgetItem* item) { show(item->data(Qt::UserRole).toString()); };
    connect(m_list, &QListWidget::itemClicked, this, open);
    connect(m_list, &QListWidget::itemActivated, this, open);
    connect(m_back, &QToolButton::clicked, this, &HelpView::back);
    connect(m_page, &HelpPage::anchorClicked, this, [this](const QUrl& url) {
        const QString link = url.toString();
        if (url.scheme() == QLatin1String("action")) {
            emit actionWanted(link.section(QLatin1Char(':'), 1));
        } else {
            show(link);
        }
    });
    connect(&m_analyzer, &Analyzer::analysed, this, &HelpView::refresh);
}

/// Creates the first page when the view is first visible. So the window opens sooner (P3.4).
void HelpView::begin() {
    if (!std::exchange(m_isBegun, true)) {
        fillList();
        applyTheme();
        display(m_current);
    }
}

const HelpTopics& HelpView::topics() {
    if (const AnalysisPtr analysis = m_analyzer.latest(); analysis && analysis != m_read) {
        m_read = analysis;
        m_topics.setModel(analysis->model.get());
    }
    return m_topics;
}

void HelpView::refresh() {
    // The reference changes with the content. Rebuilds the reference only while the view is visible.
    if (isVisible() && m_analyzer.latest() != m_read) {
        topics();
        fillList();
    }
}

void HelpView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    begin();
    refresh();
}

void HelpView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_isBegun) {
        applyTheme();
        display(m_current);
    }
}

void HelpView::applyTheme() {
    const Theme& theme = themeOf(palette());
    m_back->setIcon(icon(QStringLiteral("back"), theme));
    m_page->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; } code, pre { font-family: '%2'; } h1 { font-size: large; }")
            .arg(theme.link.name(), codeFont().family()));
}

void HelpView::fillList() {
    m_list->clear();
    const QString words = m_words->text().trimmed();
    int count = 0;
    for (const HelpTopic* const topic : topics().search(words)) {
        if (words.isEmpty() && !topic->parent.isEmpty()) {
            continue; // without search words, the list contains only pages
        }
        const HelpTopic* const page = m_topics.find(topic->parent);
        auto* const item =
            new QListWidgetItem(page == nullptr ? topic->title : tr("%1 — %2").arg(topic->title, page->title), m_list);
        item->setData(Qt::UserRole, topic->id);
        if (++count == mostFound) {
            break;
        }
    }
    if (count == 0) {
        auto* const none = new QListWidgetItem(tr("No results."), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    markCurrent();
}

/// Selects the entry of the shown topic, or of its page.
void HelpView::markCurrent() {
    const HelpTopic* const shown = m_topics.find(m_current);
    QListWidgetItem* marked = nullptr;
    for (int row = 0; shown != nullptr && row < m_list->count(); ++row) {
        const QString id = m_list->item(row)->data(Qt::UserRole).toString();
        if (id == shown->id || (id == shown->parent && marked == nullptr)) {
            marked = m_list->item(row);
        }
    }
    m_list->setCurrentItem(marked);
    if (marked != nullptr) {
        m_list->scrollToItem(marked);
    }
}

void HelpView::show(const QString& topic) {
    begin();
    const HelpTopic* const found = topics().find(topic);
    const QString shown = found != nullptr ? topic : QStringLiteral("guide:first-steps");
    if (shown != m_current) {
        m_visited << m_current;
    }
    display(shown);
}

void HelpView::back() {
    if (!m_visited.isEmpty()) {
        display(m_visited.takeLast());
    }
}

bool HelpView::showAt(const QString& shownPath, std::uint32_t offset) {
    const AnalysisPtr analysis = m_analyzer.latest();
    const QString topic = analysis ? helpTopicAt(topics(), *analysis, shownPath, offset) : QString();
    if (topic.isEmpty()) {
        return false;
    }
    show(topic);
    return true;
}

void HelpView::display(const QString& topic) {
    m_current = topic;
    m_page->showPage(m_topics.pageHtml(topic, themeOf(palette())));
    const HelpTopic* const found = m_topics.find(topic);
    if (found != nullptr && !found->parent.isEmpty()) {
        const QString anchor = found->title.toHtmlEscaped();
        m_page->scrollToAnchor(anchor);
        // Scrolls again later, because a new pane gets its width and its line positions with the next events.
        QTimer::singleShot(0, m_page, [this, topic, anchor] {
            if (m_current == topic) {
                m_page->scrollToAnchor(anchor);
            }
        });
    }
    m_back->setEnabled(!m_visited.isEmpty());
    markCurrent();
}

} // namespace orrery::widgets
