// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/reference.h"
#include "widgets/project/analysis.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

/// One thing that the help can show: a page of the guide, a section of the reference, or an entry of one.
struct HelpTopic {
    QString id;     ///< what links name: "guide:scope", "ref:effects", "ref:effects/modify-max-meter"
    QString title;  ///< for people
    QString parent; ///< the id of what it is shown within; empty for pages
    QString words;  ///< what a search looks in
};

/// The guide as it is shipped, and the reference of what the open content can say (I5.2). Pages are made when they are
/// asked for.
class HelpTopics {
public:
    /// @param folder resources/help. @param language "de": pages are those in de/, in en/ where it has none.
    HelpTopics(const QString& folder, const QString& language);

    /// The reference is of this content from now on; null: there is none.
    void setModel(const engine::CheckedModel* model);
    const std::vector<HelpTopic>& topics() const { return m_topics; }
    const HelpTopic* find(const QString& id) const;
    /// Topics whose title or text holds all words; those that hold them in the title come first.
    std::vector<const HelpTopic*> search(const QString& words) const;
    /// A page in HTML, with an anchor for each of its topics; empty where there is none of that id.
    QString pageHtml(const QString& id, const QString& linkColour) const;
    /// The topic of a word of the content: an element, an attribute's value, a function; empty where there is none.
    QString topicOf(const QString& word) const;
    /// The topic of an element; empty where it has none of its own.
    QString topicOfElement(const QString& tag) const;

private:
    struct Page {
        QString id;
        QString title;
        QString markdown;
    };

    void rebuild();
    QString sectionHtml(const engine::ReferenceSection& section) const;

    std::vector<Page> m_guide;
    std::vector<engine::ReferenceSection> m_reference;
    std::vector<HelpTopic> m_topics;
    QHash<QString, std::size_t> m_byId;
    QHash<QString, QString> m_byWord;
    QHash<QString, QString> m_byElement;
};

/// The topic of what stands at a place of the content: the word there, else the innermost element that has one; empty
/// where none does.
QString helpTopicAt(const HelpTopics& topics, const Analysis& analysis, const QString& shownPath, std::uint32_t offset);

} // namespace orrery::widgets
