// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/schema.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/text_edit.h"
#include "widgets/tutorial/meaning.h"
#include "widgets/tutorial/tutorial_want.h"

#include <QCoreApplication>

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::ParameterSpec;
using engine::RowFamily;

constexpr int mostGaps = 100; ///< more than any step wants; each pass closes one gap

/// Returns the value to write for an attribute. Attributes of conditions have no alternatives, so their values stay
/// unchanged.
std::string attributeText(Element wanted, std::string_view name, bool isCondition) {
    return isCondition ? wanted.value(name) : wantedValue(wanted, name);
}

void append(Element wanted, const engine::Vocabulary& vocabulary, std::size_t depth, std::string& out) {
    const ElementRow row = rowOf(wanted, vocabulary);
    const auto [specs, words] = attributesOf(wanted, row, vocabulary);
    const engine::XmlTree& tree = *wanted.tree;
    out.append(depth * 2, ' ').append("<").append(wanted.tag());
    for (auto attribute = tree.attributesBegin(wanted.index); attribute != tree.attributesEnd(wanted.index);
         ++attribute) {
        const std::string_view name = tree.name(*attribute);
        const std::string value = attributeText(wanted, name, row.family == RowFamily::condition);
        const auto spec = std::ranges::find(specs, name, &ParameterSpec::name);
        const bool isDefault = spec != specs.end() && !spec->fallback.empty() && value == spec->fallback;
        if (!isDefault) {
            out.append(" ").append(name).append("=\"").append(engine::escapeAttribute(value, '"')).append("\"");
        }
    }
    const std::vector<Element> children = wanted.children();
    const std::string close = "</" + std::string(wanted.tag()) + ">\n";
    if (children.empty()) {
        // Keeps a container open if the next step fills it.
        out.append(wanted.node().isEmpty ? "/>\n" : "></" + std::string(wanted.tag()) + ">\n");
        return;
    }
    out.append(">\n");
    for (const Element child : children) {
        append(child, vocabulary, depth + 1, out);
    }
    out.append(depth * 2, ' ').append(close);
}

struct ParsedText {
    engine::XmlTree tree;
    bool isChanged = false;
};

engine::XmlTree parsed(const std::string& text) {
    return engine::parseXml(std::make_shared<engine::SourceText>("", text), {});
}

} // namespace

std::string wantedXml(Element wanted, const engine::Vocabulary& vocabulary) {
    std::string text;
    append(wanted, vocabulary, 0, text);
    text.pop_back(); // removes the last line end
    return text;
}

std::optional<std::vector<TutorialText>> writeWanted(std::span<const TutorialWant> wants,
                                                     std::vector<TutorialText> texts,
                                                     const engine::Vocabulary& vocabulary, bool isPast,
                                                     QString& problem) {
    std::vector<ParsedText> files;
    for (const TutorialText& text : texts) {
        files.push_back({parsed(text.text), false});
    }
    for (int round = 0; round < mostGaps; ++round) {
        std::vector<TutorialFile> looked;
        for (std::size_t i = 0; i < files.size(); ++i) {
            looked.push_back({texts[i].path, &files[i].tree});
        }
        std::optional<TutorialGap> gap;
        for (const TutorialWant& want : wants) {
            gap = gap ? std::move(gap) : WantSearch(looked, vocabulary, isPast).gapOf(want);
        }
        if (!gap) {
            std::vector<TutorialText> changed;
            for (std::size_t i = 0; i < files.size(); ++i) {
                if (files[i].isChanged) {
                    changed.push_back(std::move(texts[i]));
                }
            }
            return changed;
        }
        problem = gap->sentence;
        if (gap->edits.empty()) {
            return std::nullopt;
        }
        std::string& text = texts[gap->file].text;
        text = engine::applyEdits(text, std::move(gap->edits));
        files[gap->file] = {parsed(text), true};
    }
    return std::nullopt;
}

} // namespace orrery::widgets
