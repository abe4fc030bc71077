// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/reference.h"
#include "widgets/base/analysis.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

struct Theme;

/// A topic of the help: a page of the guide, a section of the reference, or an entry of one.
struct HelpTopic {
    QString id;     ///< target of links, such as "guide:scope", "ref:effects", "ref:effects/modify-max-meter"
    QString title;  ///< title for display
    QString parent; ///< id of the page that contains the topic; empty for a page
    QString words;  ///< text for the search
};

/// The shipped guide, and the reference for the open content (I5.2). Creates the pages on request.
class HelpTopics {
public:
    /// @param folder resources/help. @param language "de": pages come from de/, or from en/ if de/ lacks them.
    HelpTopics(const QString& folder, const QString& language);

    /// Sets the content of the reference; null: no reference.
    void setModel(const engine::CheckedModel* model);
    const std::vector<HelpTopic>& topics() const { return m_topics; }
    const HelpTopic* find(const QString& id) const;
    /// Returns the topics whose title or text contains all words. Topics with the words in the title come first.
    std::vector<const HelpTopic*> search(const QString& words) const;
    /// Returns a page in HTML, with an anchor for each of its topics; empty if no page has the id. Its pictures have
    /// the theme's colours. Each has its alternative text as a caption, too. A page is complete without its pictures.
    QString pageHtml(const QString& id, const Theme& theme) const;
    /// Returns the topic of a word of the content, such as an element, a value or a function; empty if there is none.
    QString topicOf(const QString& word) const;
    /// Returns the topic of an element; empty if there is none.
    QString topicOfElement(const QString& tag) const;

private:
    struct Page {
        QString id;
        QString title;
        QString markdown;
    };

    void rebuild();
    QString guideHtml(const Page& page, const Theme& theme) const;
    QString pictureFile(const QString& name, const Theme& theme) const;
    QString sectionHtml(const engine::ReferenceSection& section) const;

    QStringList m_pictureFolders; ///< the language's own folder, then the English one
    std::vector<Page> m_guide;
    std::vector<engine::ReferenceSection> m_reference;
    std::vector<HelpTopic> m_topics;
    QHash<QString, std::size_t> m_byId;
    QHash<QString, QString> m_byWord;
    QHash<QString, QString> m_byElement;
};

/// Returns the topic for a place in the content. This is the topic of the word there, otherwise that of the innermost
/// element with a topic. Returns an empty string if there is none.
QString helpTopicAt(const HelpTopics& topics, const Analysis& analysis, const QString& shownPath, std::uint32_t offset);

} // namespace orrery::widgets
