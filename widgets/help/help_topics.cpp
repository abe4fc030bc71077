// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/help_topics.h"

#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace orrery::widgets {

namespace {

/// A word that a page of the guide explains.
struct GuideWord {
    const char* word;
    const char* page;
};
constexpr GuideWord guideWords[] = {
    {"project", "first-steps"}, {"orrery", "first-steps"},     {"class", "first-steps"},
    {"scenario", "sandbox"},    {"group", "groups"},           {"scope", "scope"},
    {"include", "scope"},       {"exclude", "scope"},          {"activation", "activation"},
    {"effects", "effects"},     {"trigger", "triggers"},       {"variable", "variables"},
    {"modify", "variables"},    {"modify-other", "variables"}, {"global-modifiers", "variables"},
    {"channel", "variables"},   {"strings", "texts"},          {"string", "texts"},
    {"stacking", "groups"},     {"expression", "expressions"},
};

/// The sections of the reference whose entries are elements.
constexpr std::string_view elementSections[] = {"conditions", "effects", "orders", "actions", "modifiers"};

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

/// Converts a text to HTML. Backquotes in the text mark code.
QString prose(const engine::Phrase& words) {
    static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
    return engineText(words).toHtmlEscaped().replace(code, QStringLiteral("<code>\\1</code>"));
}

bool holdsAll(const QString& where, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return where.contains(word, Qt::CaseInsensitive); });
}

/// Returns whether an offset is in a tag, but not in a value. A name of an attribute can also be a word of expressions,
/// with another meaning.
bool isInMarkup(const engine::XmlTree& tree, std::uint32_t offset) {
    const std::uint32_t node = tree.nodeAt(offset);
    if (node == engine::XmlTree::none || !tree.isElement(node) || !tree.node(node).tag.contains(offset)) {
        return false;
    }
    return std::none_of(tree.attributesBegin(node), tree.attributesEnd(node), [&](const engine::XmlAttribute& one) {
        return one.value.begin <= offset && offset <= one.value.end;
    });
}

} // namespace

HelpTopics::HelpTopics(const QString& folder, const QString& language) {
    const QDir english(QDir(folder).filePath(QStringLiteral("en")));
    const QDir own(QDir(folder).filePath(language));
    m_pictureFolders = {own.filePath(QStringLiteral("pictures")), english.filePath(QStringLiteral("pictures"))};
    for (const QString& name : english.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QFile file(own.exists(name) ? own.filePath(name) : english.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        Page page;
        page.markdown = QString::fromUtf8(file.readAll());
        page.title = page.markdown.section(QLatin1Char('\n'), 0, 0).remove(QLatin1Char('#')).trimmed();
        // In "20-groups.md" the number determines the order.
        page.id = QStringLiteral("guide:") + name.section(QLatin1Char('-'), 1).chopped(3);
        m_guide.push_back(std::move(page));
    }
    rebuild();
}

void HelpTopics::setModel(const engine::CheckedModel* model) {
    m_reference = model == nullptr ? std::vector<engine::ReferenceSection>() : engine::referenceOf(*model);
    rebuild();
}

void HelpTopics::rebuild() {
    m_topics.clear();
    m_byId.clear();
    m_byWord.clear();
    m_byElement.clear();
    for (const Page& page : m_guide) {
        m_topics.push_back({page.id, page.title, {}, page.markdown});
    }
    for (const engine::ReferenceSection& section : m_reference) {
        const QString id = QStringLiteral("ref:") + text(section.id);
        m_topics.push_back({id, engineText(section.title), {}, engineText(section.introduction)});
        for (const engine::ReferenceEntry& entry : section.entries) {
            const QString own = id + QLatin1Char('/') + text(entry.name);
            QString words = text(entry.usage) + QLatin1Char(' ') + engineText(entry.label) + QLatin1Char(' ') +
                            engineText(entry.help);
            for (const auto& [part, what] : entry.parts) {
                words += QLatin1Char(' ') + text(part) + QLatin1Char(' ') + engineText(what);
            }
            m_topics.push_back({own, text(entry.name), id, words});
            if (!m_byWord.contains(text(entry.name))) {
                m_byWord.insert(text(entry.name), own);
            }
            if (std::ranges::find(elementSections, section.id) != std::end(elementSections) &&
                !m_byElement.contains(text(entry.name))) {
                m_byElement.insert(text(entry.name), own);
            }
        }
    }
    for (const GuideWord& word : guideWords) {
        for (QHash<QString, QString>* const index : {&m_byWord, &m_byElement}) {
            index->insert(QString::fromLatin1(word.word), QStringLiteral("guide:") + QString::fromLatin1(word.page));
        }
    }
    for (std::size_t i = 0; i < m_topics.size(); ++i) {
        m_byId.insert(m_topics[i].id, i);
    }
}

const HelpTopic* HelpTopics::find(const QString& id) const {
    const auto found = m_byId.constFind(id);
    return found == m_byId.constEnd() ? nullptr : &m_topics[*found];
}

std::vector<const HelpTopic*> HelpTopics::search(const QString& words) const {
    const QStringList all = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const HelpTopic*> found;
    for (const HelpTopic& topic : m_topics) {
        if (holdsAll(topic.title + QLatin1Char(' ') + topic.words, all)) {
            found.push_back(&topic);
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(),
                             [&](const HelpTopic* topic) { return holdsAll(topic->title, all); });
    return found;
}

QString HelpTopics::topicOf(const QString& word) const {
    return m_byWord.value(word);
}

QString HelpTopics::topicOfElement(const QString& tag) const {
    return m_byElement.value(tag);
}

QString HelpTopics::pageHtml(const QString& id, const Theme& theme) const {
    const HelpTopic* const topic = find(id);
    const QString page = topic == nullptr || topic->parent.isEmpty() ? id : topic->parent;
    QString body;
    for (const Page& one : m_guide) {
        if (one.id == page) {
            body = guideHtml(one, theme);
        }
    }
    for (const engine::ReferenceSection& section : m_reference) {
        if (page == QStringLiteral("ref:") + text(section.id)) {
            body = sectionHtml(section);
        }
    }
    // Replaces the link colour of Qt's Markdown with the theme's.
    static const QRegularExpression blue(QStringLiteral("color:#0000ff;"));
    return body.replace(blue, QStringLiteral("color:%1;").arg(theme.link.name()));
}

/// Returns the file of a picture in the theme's colours; empty if there is none.
QString HelpTopics::pictureFile(const QString& name, const Theme& theme) const {
    const QString colours = theme.kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
    for (const QString& folder : m_pictureFolders) {
        const QString path = QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(name, colours));
        if (QFile::exists(path)) {
            return path;
        }
    }
    return {};
}

QString HelpTopics::guideHtml(const Page& page, const Theme& theme) const {
    static const QRegularExpression picture(QStringLiteral("^!\\[([^\\]]*)\\]\\(([a-z-]+)\\)$"));
    QStringList lines = page.markdown.split(QLatin1Char('\n'));
    for (QString& line : lines) {
        if (const auto found = picture.match(line); found.hasMatch()) {
            const QString file = pictureFile(found.captured(2), theme);
            const QString url = QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded());
            line = file.isEmpty() ? QString() : QStringLiteral("![%1](<%2>)\n\n*%1*").arg(found.captured(1), url);
        }
    }
    QTextDocument document;
    document.setMarkdown(lines.join(QLatin1Char('\n')));
    // Qt's sizes of headings are too large for a narrow pane.
    return document.toHtml()
        .replace(QStringLiteral("font-size:x-large;"), QStringLiteral("font-size:large;"))
        .replace(QStringLiteral("font-size:xx-large;"), QStringLiteral("font-size:x-large;"));
}

QString HelpTopics::sectionHtml(const engine::ReferenceSection& section) const {
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p>")
                       .arg(engineText(section.title).toHtmlEscaped(), prose(section.introduction));
    for (const engine::ReferenceEntry& entry : section.entries) {
        const QString name = text(entry.name).toHtmlEscaped();
        html += QStringLiteral("<h3><a name=\"%1\"></a><code>%1</code></h3>").arg(name);
        if (!entry.label.empty()) {
            html += QStringLiteral("<p><b>%1</b></p>").arg(prose(entry.label));
        }
        if (!entry.usage.empty() && entry.usage != entry.name) {
            html += QStringLiteral("<pre>%1</pre>").arg(text(entry.usage).toHtmlEscaped());
        }
        if (!entry.help.empty()) {
            html += QStringLiteral("<p>%1</p>").arg(prose(entry.help));
        }
        if (!entry.parts.empty()) {
            html += QStringLiteral("<table cellpadding=\"2\">");
            for (const auto& [part, what] : entry.parts) {
                html += QStringLiteral("<tr><td><code>%1</code>&nbsp;&nbsp;</td><td>%2</td></tr>")
                            .arg(text(part).toHtmlEscaped(), prose(what));
            }
            html += QStringLiteral("</table>");
        }
        if (!entry.example.empty()) {
            html += QStringLiteral("<pre>%1%2</pre>")
                        .arg(text(entry.example).toHtmlEscaped(),
                             entry.result.empty() ? QString()
                                                  : QStringLiteral("  → ") + text(entry.result).toHtmlEscaped());
        }
    }
    return html;
}

QString helpTopicAt(const HelpTopics& topics, const Analysis& analysis, const QString& shownPath,
                    std::uint32_t offset) {
    const engine::FileId file = analysis.fileOf(shownPath);
    if (!file.isValid()) {
        return {};
    }
    const engine::XmlTree& tree = *analysis.project.trees[file.value];
    const std::string_view bytes = tree.source()->bytes();
    if (offset > bytes.size()) {
        return {};
    }
    const auto isWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    std::size_t begin = offset;
    std::size_t end = offset;
    while (begin > 0 && isWord(bytes[begin - 1])) {
        --begin;
    }
    while (end < bytes.size() && isWord(bytes[end])) {
        ++end;
    }
    const QString word = QString::fromUtf8(bytes.data() + begin, static_cast<qsizetype>(end - begin));
    const QString topicOfWord = isInMarkup(tree, offset) ? QString() : topics.topicOf(word);
    if (!topicOfWord.isEmpty()) {
        return topicOfWord;
    }
    for (std::uint32_t at = tree.nodeAt(offset); at != engine::XmlTree::none; at = tree.node(at).parent) {
        if (tree.isElement(at)) {
            const std::string_view name = tree.name(at);
            const QString topic =
                topics.topicOfElement(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            if (!topic.isEmpty()) {
                return topic;
            }
        }
    }
    return {};
}

} // namespace orrery::widgets
