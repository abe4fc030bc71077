// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// Content that a step of the tutorial wants, as a piece of XML (resources/tutorial/steps.xml documents its format).
/// Any content with the same meaning fulfils the step (I6.6).
struct TutorialWant {
    QString file{};                                ///< file for new elements at the top level
    std::shared_ptr<const engine::XmlTree> tree{}; ///< wanted content; its root is <orrery>
};

/// A file of the project in its present state.
struct TutorialFile {
    QString path{};
    const engine::XmlTree* tree = nullptr;
};

/// The first missing or different part of the wanted content.
struct TutorialGap {
    QString sentence{};
    std::size_t file = 0;
    std::vector<engine::TextEdit> edits{}; ///< edits of that file that close the gap; empty: only the user can close it
};

/// Searches the files of a project for wanted content.
class WantSearch {
    Q_DECLARE_TR_FUNCTIONS(WantSearch)

public:
    /// @param isPast whether a later step may have changed the content; then "3 => 3 + Zeal" accepts both values
    WantSearch(std::span<const TutorialFile> files, const engine::Vocabulary& vocabulary, bool isPast = false)
        : m_files(files), m_vocabulary(vocabulary), m_isPast(isPast) {}

    /// Returns the first gap; nullopt if nothing is missing. For each wanted element, takes time linear in the content.
    std::optional<TutorialGap> gapOf(const TutorialWant& want) const;

private:
    using Element = engine::Element;
    using Elements = std::vector<Element>;
    using Gap = std::optional<TutorialGap>;
    /// A condition of a list.
    struct Condition {
        std::string meaning;
        Element element; ///< child of the list that contains the condition; for an `if`, the list itself
        bool isOfList = false;
    };

    /// Returns a description: "<group> 'work'".
    static QString described(Element element, bool isWanted);
    /// Returns a description with its place: "<group> 'work' in <class> 'BLD_WORKSHOP'".
    static QString placed(Element element);
    static QString saysElsewhere(Element other, const QString& wantedIn);
    /// Returns whether an element only contains others. Several containers of one kind count as one.
    bool isContainer(Element wanted) const;
    /// Returns whether an element wants more than containers.
    bool hasContent(Element wanted) const;
    Gap gapInside(Element wanted, const Elements& parents) const;
    Gap gapOfChild(Element wanted, const Elements& parents) const;
    Gap gapOfNamed(Element wanted, const Elements& parents) const;
    Gap gapOfElement(Element wanted, Element element) const;
    Gap gapOfAttributes(Element wanted, Element element) const;
    Gap gapOfGroup(Element wanted, Element group) const;
    Gap gapOfTriggers(Element wanted, Element group) const;
    Gap gapOfConditions(std::string_view tag, const Elements& wantedAround, const Elements& around,
                        const Elements& group) const;
    TutorialGap missing(Element wanted, const Elements& parents) const;
    TutorialGap besides(const Condition& extra, Element in) const;
    TutorialGap besides(Element extra) const;
    QString sayMissing(Element wanted, Element parent, const Elements& parents) const;
    std::optional<Element> findElsewhere(Element wanted, const Elements& parents) const;
    engine::ElementAttributes wantedAttributes(Element wanted) const;
    engine::ElementAttributes identityOf(Element wanted) const;
    bool hasIdentity(Element wanted, Element element) const;
    bool matches(Element wanted, const engine::ParameterSpec& spec, Element element) const;
    std::vector<Condition> conditionsIn(const Elements& lists) const;
    TutorialGap gap(const QString& sentence, Element of, std::vector<engine::TextEdit> edits) const;

    std::span<const TutorialFile> m_files;
    const engine::Vocabulary& m_vocabulary;
    bool m_isPast;
};

/// Returns whether an attribute accepts any value.
bool isProposed(engine::Element wanted, std::string_view name);
/// Returns the value to write for an attribute of a wanted element, without its alternatives.
std::string wantedValue(engine::Element wanted, std::string_view name);
/// Returns the text to write for a wanted element: LF line ends, two blanks per level, without defaults.
std::string wantedXml(engine::Element wanted, const engine::Vocabulary& vocabulary);

/// The text of one file.
struct TutorialText {
    QString path{};
    std::string text{};
};
/// Writes all wanted content, and returns the changed files. If only the user can do this, returns nullopt and sets @p
/// problem.
std::optional<std::vector<TutorialText>> writeWanted(std::span<const TutorialWant> wants,
                                                     std::vector<TutorialText> texts,
                                                     const engine::Vocabulary& vocabulary, bool isPast,
                                                     QString& problem);

} // namespace orrery::widgets
