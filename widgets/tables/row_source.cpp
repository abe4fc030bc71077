// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/row_source.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::Element;

/// Calls `visit` for each top element of the project's own files with a tag. The shipped vocabulary has no documents
/// and cannot be changed.
template <typename Visit>
void forOwn(const Analysis& analysis, std::string_view tag, const Visit& visit) {
    const engine::ParsedProject& project = analysis.project;
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        const engine::FileId id{static_cast<std::uint32_t>(file)};
        if (project.trees[file] == nullptr || project.outlines[file] == nullptr || analysis.isOfSession(id) ||
            !analysis.versions.contains(analysis.pathOf(id))) {
            continue;
        }
        for (const engine::FileOutline::Top& top : project.outlines[file]->all) {
            if (top.tag == tag) {
                visit(Element{project.trees[file].get(), top.index});
            }
        }
    }
}

/// Counts elements by the names of their sets, in the order of their first elements.
class SetCounter {
public:
    void count(const std::string& set, std::size_t elements = 1) {
        const auto [at, isNew] = m_at.try_emplace(set, m_sets.size());
        if (isNew) {
            m_sets.push_back({set, 0});
        }
        m_sets[at->second].count += elements;
    }
    std::vector<RowSet> take() { return std::move(m_sets); }

private:
    std::vector<RowSet> m_sets;
    std::unordered_map<std::string, std::size_t> m_at;
};

std::vector<RowSet> classSets(const Analysis& analysis) {
    SetCounter sets;
    forOwn(analysis, "class", [&](Element one) {
        if (std::string type = one.value("type"); !type.empty()) {
            sets.count(type);
        }
    });
    return sets.take();
}

std::vector<Element> classRows(const Analysis& analysis, std::string_view set) {
    std::vector<Element> rows;
    forOwn(analysis, "class", [&](Element one) {
        if (one.value("type") == set) {
            rows.push_back(one);
        }
    });
    return rows;
}

/// Returns the children with a tag of the elements at the top with a tag and an id.
std::vector<Element> childRows(const Analysis& analysis, std::string_view top, std::string_view id,
                               std::string_view tag) {
    std::vector<Element> rows;
    forOwn(analysis, top, [&](Element one) {
        if (one.value("id") != id) {
            return;
        }
        for (const std::uint32_t child : one.tree->elements(one.index)) {
            if (one.tree->name(child) == tag) {
                rows.push_back({one.tree, child});
            }
        }
    });
    return rows;
}

std::size_t countOf(Element parent, std::string_view tag) {
    std::size_t count = 0;
    for (const std::uint32_t child : parent.tree->elements(parent.index)) {
        count += parent.tree->name(child) == tag ? 1u : 0u;
    }
    return count;
}

template <const char* top, const char* tag>
std::vector<RowSet> childSets(const Analysis& analysis) {
    SetCounter sets;
    forOwn(analysis, top, [&](Element one) {
        if (const std::size_t count = countOf(one, tag); count > 0) {
            sets.count(one.value("id"), count);
        }
    });
    return sets.take();
}

constexpr char classTag[] = "class";
constexpr char propertyTag[] = "property";
constexpr char tableTag[] = "table";
constexpr char rowTag[] = "row";

std::vector<Element> propertyRows(const Analysis& analysis, std::string_view set) {
    return childRows(analysis, classTag, set, propertyTag);
}

std::vector<Element> tableRows(const Analysis& analysis, std::string_view set) {
    return childRows(analysis, tableTag, set, rowTag);
}

/// Returns the lookup tables with rows in a CSV file.
std::vector<RowSet> csvSets(const Analysis& analysis) {
    SetCounter sets;
    forOwn(analysis, tableTag, [&](Element one) {
        const engine::FileId file = analysis.project.sources.find(one.value("file"));
        if (file.isValid() && analysis.project.sources.files[file.value].isTable) {
            const std::string_view bytes = analysis.project.sources.files[file.value].text->bytes();
            const auto lines = static_cast<std::size_t>(std::ranges::count(bytes, '\n'));
            sets.count(one.value("id"), lines - (lines > 0 && bytes.ends_with('\n') ? 1 : 0));
        }
    });
    return sets.take();
}

/// Returns the statements of scenarios. The name of a set is the id of the scenario and the tag.
std::vector<RowSet> statementSets(const Analysis& analysis) {
    SetCounter sets;
    forOwn(analysis, "scenario", [&](Element scenario) {
        const std::string id = scenario.value("id");
        for (const std::uint32_t child : scenario.tree->elements(scenario.index)) {
            sets.count(id + " " + std::string(scenario.tree->name(child)));
        }
    });
    return sets.take();
}

std::vector<Element> statementRows(const Analysis& analysis, std::string_view set) {
    const std::size_t blank = set.rfind(' ');
    return blank == std::string_view::npos
               ? std::vector<Element>()
               : childRows(analysis, "scenario", set.substr(0, blank), set.substr(blank + 1));
}

/// Calls `visit` for each declaration in a vocabulary file of the project.
template <typename Visit>
void forDeclarations(const Analysis& analysis, const Visit& visit) {
    forOwn(analysis, "vocabulary", [&](Element vocabulary) {
        for (const std::uint32_t child : vocabulary.tree->elements(vocabulary.index)) {
            visit(Element{vocabulary.tree, child});
        }
    });
}

std::vector<RowSet> enumerationSets(const Analysis& analysis) {
    SetCounter sets;
    forDeclarations(analysis, [&](Element one) {
        if (const std::size_t count = countOf(one, "value"); one.tag() == "enumeration" && count > 0) {
            sets.count(one.value("id"), count);
        }
    });
    return sets.take();
}

std::vector<Element> enumerationRows(const Analysis& analysis, std::string_view set) {
    std::vector<Element> rows;
    forDeclarations(analysis, [&](Element one) {
        if (one.tag() != "enumeration" || one.value("id") != set) {
            return;
        }
        for (const std::uint32_t child : one.tree->elements(one.index)) {
            if (one.tree->name(child) == "value") {
                rows.push_back({one.tree, child});
            }
        }
    });
    return rows;
}

std::vector<RowSet> declarationSets(const Analysis& analysis) {
    SetCounter sets;
    forDeclarations(analysis, [&](Element one) {
        if (one.tag() != "enumeration") {
            sets.count(std::string(one.tag()));
        }
    });
    return sets.take();
}

std::vector<Element> declarationRows(const Analysis& analysis, std::string_view set) {
    std::vector<Element> rows;
    forDeclarations(analysis, [&](Element one) {
        if (one.tag() == set) {
            rows.push_back(one);
        }
    });
    return rows;
}

Element parentOf(Element element) {
    return {element.tree, element.node().parent};
}

std::string setOfClass(Element element) {
    return element.tag() == "class" ? element.value("type") : std::string();
}

std::string setOfStatement(Element element) {
    const Element parent = parentOf(element);
    return parent.tag() == "scenario" ? parent.value("id") + " " + std::string(element.tag()) : std::string();
}

std::string setOfValue(Element element) {
    const Element parent = parentOf(element);
    return element.tag() == "value" && parent.tag() == "enumeration" ? parent.value("id") : std::string();
}

std::string setOfCell(Element element) {
    const Element parent = parentOf(element);
    return element.tag() == "row" && parent.tag() == "table" ? parent.value("id") : std::string();
}

std::string setOfDeclaration(Element element) {
    const bool isDeclaration = parentOf(element).tag() == "vocabulary" && element.tag() != "enumeration";
    return isDeclaration ? std::string(element.tag()) : std::string();
}

constexpr std::array sources{
    RowSource{"classes", QT_TRANSLATE_NOOP("RowSources", "Classes"), QT_TRANSLATE_NOOP("RowSources", "Type"), "id",
              true, true, classSets, classRows, setOfClass},
    RowSource{"properties", QT_TRANSLATE_NOOP("RowSources", "Properties of a class"),
              QT_TRANSLATE_NOOP("RowSources", "Class"), "name", false, false, childSets<classTag, propertyTag>,
              propertyRows, nullptr},
    RowSource{"statements", QT_TRANSLATE_NOOP("RowSources", "Statements of a scenario"),
              QT_TRANSLATE_NOOP("RowSources", "Scenario and kind"), "", false, false, statementSets, statementRows,
              setOfStatement},
    RowSource{"values", QT_TRANSLATE_NOOP("RowSources", "Values of an enumeration"),
              QT_TRANSLATE_NOOP("RowSources", "Enumeration"), "id", true, false, enumerationSets, enumerationRows,
              setOfValue},
    RowSource{"cells", QT_TRANSLATE_NOOP("RowSources", "Rows of a lookup table"),
              QT_TRANSLATE_NOOP("RowSources", "Lookup table"), "key", false, false, childSets<tableTag, rowTag>,
              tableRows, setOfCell},
    RowSource{"csv", QT_TRANSLATE_NOOP("RowSources", "Rows of a CSV file"),
              QT_TRANSLATE_NOOP("RowSources", "Lookup table"), "c0", false, false, csvSets, nullptr, nullptr},
    RowSource{"declarations", QT_TRANSLATE_NOOP("RowSources", "Declarations"), QT_TRANSLATE_NOOP("RowSources", "Kind"),
              "id", true, false, declarationSets, declarationRows, setOfDeclaration},
};

} // namespace

std::span<const RowSource> rowSources() {
    return sources;
}

engine::Element lookupTable(const Analysis& analysis, std::string_view set) {
    Element found;
    forOwn(analysis, tableTag, [&](Element one) {
        if (found.tree == nullptr && one.has("file") && one.value("id") == set) {
            found = one;
        }
    });
    return found;
}

engine::FileId csvFileOf(const Analysis& analysis, std::string_view set) {
    const Element table = lookupTable(analysis, set);
    const engine::ProjectSources& sources = analysis.project.sources;
    const engine::FileId file = table.tree != nullptr ? sources.find(table.value("file")) : engine::FileId();
    return file.isValid() && sources.files[file.value].isTable ? file : engine::FileId();
}

TableAt tableAt(const engine::XmlTree& tree, std::uint32_t offset) {
    for (std::uint32_t at = tree.nodeAt(offset); at != engine::XmlTree::document; at = tree.node(at).parent) {
        for (const RowSource& source : sources) {
            const bool isElement = tree.isElement(at) && tree.node(at).parent != engine::XmlTree::document;
            if (std::string set = isElement && source.setOf != nullptr ? source.setOf({&tree, at}) : std::string();
                !set.empty()) {
                return {&source, std::move(set)};
            }
        }
    }
    return {};
}

const RowSource& rowSource(std::string_view name) {
    const auto found = std::ranges::find(sources, name, &RowSource::name);
    return found == sources.end() ? sources.front() : *found;
}

} // namespace orrery::widgets
