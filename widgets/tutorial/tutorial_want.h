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

/// Content that a step of the tutorial asks for, as a piece of XML (resources/tutorial/steps.xml says how it is
/// written). It is there where content means the same, whichever way that was written (I6.6).
struct TutorialWant {
    QString file{};                                ///< takes what stands in no other element
    std::shared_ptr<const engine::XmlTree> tree{}; ///< its root is <orrery>
};

/// One file of the project, as it is now.
struct TutorialFile {
    QString path{};
    const engine::XmlTree* tree = nullptr;
};

/// The first thing that is missing, or that differs from what is wanted.
struct TutorialGap {
    QString sentence{};
    std::size_t file = 0;
    std::vector<engine::TextEdit> edits{}; ///< of that file: what closes the gap; empty: only a person can
};

/// Looks for what is wanted in the files of a project.
class WantSearch {
    Q_DECLARE_TR_FUNCTIONS(WantSearch)

public:
    /// @param isPast whether a later step may have changed it already: "3 => 3 + Zeal" is either of them.
    WantSearch(std::span<const TutorialFile> files, const engine::Vocabulary& vocabulary, bool isPast = false)
        : m_files(files), m_vocabulary(vocabulary), m_isPast(isPast) {}

    /// Null: all of it is there. Linear in the content for each element that is wanted.
    std::optional<TutorialGap> gapOf(const TutorialWant& want) const;

private:
    using Element = engine::Element;
    using Elements = std::vector<Element>;
    using Gap = std::optional<TutorialGap>;
    /// One condition of a list.
    struct Condition {
        std::string meaning;
        Element element; ///< the child of the list that it stands in; the list itself where it is its `if`
        bool isOfList = false;
    };

    /// "<group> 'work'".
    static QString described(Element element, bool isWanted);
    /// "<group> 'work' in <class> 'BLD_WORKSHOP'".
    static QString placed(Element element);
    static QString saysElsewhere(Element other, const QString& wantedIn);
    /// Whether it only holds others: containers of one kind add up.
    bool isContainer(Element wanted) const;
    /// Whether it asks for more than containers.
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

/// Whether any value of an attribute will do.
bool isProposed(engine::Element wanted, std::string_view name);
/// An attribute of what is wanted, as it would be written: without other values that are as good.
std::string wantedValue(engine::Element wanted, std::string_view name);
/// An element that is wanted, as it would be written: LF, two blanks a level, without defaults.
std::string wantedXml(engine::Element wanted, const engine::Vocabulary& vocabulary);

/// The text of one file.
struct TutorialText {
    QString path{};
    std::string text{};
};
/// The files that change, once everything that is wanted stands in them. Null, with what is in the way, where that
/// takes a person.
std::optional<std::vector<TutorialText>> writeWanted(std::span<const TutorialWant> wants,
                                                     std::vector<TutorialText> texts,
                                                     const engine::Vocabulary& vocabulary, bool isPast,
                                                     QString& problem);

} // namespace orrery::widgets
