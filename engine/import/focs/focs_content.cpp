// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_content.h"

#include "engine/content/constants.h"
#include "engine/import/focs/focs_diagnostics.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <set>
#include <tuple>

namespace orrery::engine {

namespace {

constexpr std::string_view tableFolder = "stringtables/";
constexpr std::string_view scriptFolder = "scripting/";

std::string_view belowScripts(std::string_view path) {
    return path.starts_with(scriptFolder) ? path.substr(scriptFolder.size()) : path;
}

/// Reports definitions of the same kind and name.
void findDuplicates(const FocsContent& content, std::vector<Diagnostic>& faults) {
    std::map<std::pair<const FocsRow*, std::uint32_t>, Location> known;
    for (const FocsScript& script : content.scripts) {
        for (const FocsDefinition& definition : script.definitions) {
            // A starting fleet or item may occur several times.
            if (definition.row->namedBy.empty() || !definition.row->isUnique) {
                continue;
            }
            const std::uint32_t name = focsField(script.nodes, definition.node, definition.row->namedBy);
            const Location where = script.origins.placeOf(script.nodes[name].span);
            const auto [first, isNew] = known.emplace(std::pair(definition.row, definition.name), where);
            if (!isNew) {
                faults.push_back({&focsDiagnostics["focs.duplicate-definition"],
                                  where,
                                  {std::string(definition.row->name), std::string(content.store.text(definition.name))},
                                  {{first->second, phrase("the first one is here")}},
                                  {}});
            }
        }
    }
}

/// Sorts faults by their place. A fault in the text of a macro occurs with each insertion, and is kept once.
void sortFaults(std::vector<Diagnostic>& faults) {
    const auto key = [](const Diagnostic& fault) {
        return std::tuple(fault.where.file, fault.where.span.begin, fault.where.span.end, fault.code());
    };
    std::ranges::stable_sort(faults, {}, key);
    const auto rest = std::ranges::unique(faults, [&key](const Diagnostic& one, const Diagnostic& other) {
        return one.where.file.isValid() && key(one) == key(other); // faults without a place are those of several files
    });
    faults.erase(rest.begin(), rest.end());
}

void findInserted(FocsContent& content) {
    std::set<std::pair<FileId, std::uint32_t>> inserted;
    for (const FocsScript& script : content.scripts) {
        for (const FocsInsertion& insertion : script.insertions) {
            inserted.emplace(insertion.macroText.file, insertion.macroText.span.begin);
        }
    }
    for (const FocsMacro& macro : content.macros) {
        content.isInserted.push_back(inserted.contains({macro.file, macro.text.begin}));
    }
}

} // namespace

FocsContent readFocsContent(FocsFolder folder) {
    FocsReader reader(std::move(folder.files));
    FocsContent content;
    content.sources = reader.sources();
    content.disabled = std::move(folder.disabled);
    content.pythonFiles = folder.pythonFiles;
    content.faults = std::move(folder.diagnostics);
    std::set<FileId> divided;
    for (std::uint32_t i = 0; i < content.sources.size(); ++i) {
        const FileId file{i};
        const std::string_view path = content.sources[i]->path();
        if (isFocsScript(path)) {
            content.scripts.push_back(reader.read(file, content.store));
            const std::vector<Diagnostic>& faults = content.scripts.back().faults;
            content.faults.insert(content.faults.end(), faults.begin(), faults.end());
            divided.insert(file);
            for (const FileId included : reader.includesOf(file)) {
                divided.insert(included);
            }
        } else if (path.ends_with(".macros")) {
            divided.insert(file);
        } else if (path.starts_with(tableFolder)) {
            content.strings.push_back(readFocsStrings(*content.sources[i], file));
            const std::vector<Diagnostic>& faults = content.strings.back().faults;
            content.faults.insert(content.faults.end(), faults.begin(), faults.end());
        }
    }
    for (const FileId file : divided) {
        const std::vector<Diagnostic>& faults = reader.faultsOf(file);
        content.faults.insert(content.faults.end(), faults.begin(), faults.end());
        content.macros.insert(content.macros.end(), reader.macrosOf(file).begin(), reader.macrosOf(file).end());
    }
    findDuplicates(content, content.faults);
    findInserted(content);
    sortFaults(content.faults);
    return content;
}

std::size_t FocsContent::bytes() const {
    std::size_t sum = store.bytes();
    for (const FocsScript& script : scripts) {
        sum += script.bytes();
    }
    return sum;
}

void forEachFocsGroup(const FocsScript& script, const std::function<void(std::uint32_t group, Span span)>& use) {
    for (const FocsNode& node : script.nodes) {
        if (node.kind == FocsNode::Kind::group) {
            use(node.text, node.span);
        }
    }
}

namespace {

/// Counts the parts of effects groups.
class GroupCounter {
public:
    GroupCounter(const FocsStore& store, FocsCounts& counts) : m_store(store), m_counts(counts) {}

    void add(const FocsGroup& group) {
        const FocsNodes& nodes = group.nodes;
        ++m_counts.groups;
        const auto effects = std::ranges::count_if(nodes, isMeterEffect);
        m_counts.groupsWithMeterEffect += effects > 0 ? 1 : 0;
        m_counts.effectsWithLabel += static_cast<std::size_t>(std::ranges::count_if(nodes, [&](const FocsNode& node) {
            return isMeterEffect(node) && focsField(nodes, index(nodes, node), "accountinglabel") != 0;
        }));
        const std::uint32_t activation = focsField(nodes, 1, "activation");
        m_counts.groupsWithActivation += activation != 0 ? 1 : 0;
        m_counts.groupsNeverActive +=
            activation != 0 && nodes[activation].row != nullptr && nodes[activation].row->name == "None" ? 1 : 0;
        addText(nodes, "stackinggroup", m_counts.groupsWithStacking, m_counts.stackingGroups);
        addText(nodes, "accountinglabel", m_counts.groupsWithLabel, m_counts.labels);
        addPriority(nodes);
    }

private:
    static bool isMeterEffect(const FocsNode& node) { return node.row != nullptr && isFocsMeterEffect(*node.row); }
    static std::uint32_t index(const FocsNodes& nodes, const FocsNode& node) {
        return static_cast<std::uint32_t>(&node - nodes.data());
    }

    void addText(const FocsNodes& nodes, std::string_view field, std::size_t& uses,
                 std::map<std::string, std::size_t>& names) {
        if (const std::uint32_t node = focsField(nodes, 1, field); node != 0) {
            ++uses;
            ++names[std::string(m_store.text(nodes[node].text))];
        }
    }

    void addPriority(const FocsNodes& nodes) {
        const std::uint32_t node = focsField(nodes, 1, "priority");
        double priority = 100; // without the field
        if (node != 0) {
            const std::string_view written = m_store.text(nodes[node].text);
            std::from_chars(written.data(), written.data() + written.size(), priority);
        }
        ++m_counts.priorities[priority];
    }

    const FocsStore& m_store;
    FocsCounts& m_counts;
};

std::size_t depthOf(const FocsInsertions& insertions, std::uint32_t insertion) {
    std::size_t depth = 0;
    for (; insertion != 0; insertion = insertions[insertion].parent) {
        ++depth;
    }
    return depth;
}

bool hasParameters(std::string_view text) {
    for (std::size_t at = text.find('@'); at != std::string_view::npos; at = text.find('@', at + 1)) {
        if (focsParameterAt(text.substr(at)).length > 0) {
            return true;
        }
    }
    return false;
}

} // namespace

FocsCounts countFocs(const FocsContent& content) {
    FocsCounts counts;
    GroupCounter groups(content.store, counts);
    std::set<std::uint32_t> texts;
    for (const FocsScript& script : content.scripts) {
        counts.damaged += script.damaged;
        counts.insertions += script.insertions.size() - 1;
        for (std::uint32_t i = 1; i < script.insertions.size(); ++i) {
            counts.insertionDepth = std::max(counts.insertionDepth, depthOf(script.insertions, i));
        }
        for (const FocsDefinition& definition : script.definitions) {
            ++counts.definitions[definition.row->plural];
        }
        forEachFocsGroup(script, [&](std::uint32_t group, Span) {
            texts.insert(group);
            groups.add(content.store.group(group));
        });
        counts.scripts += content.sources[script.file.value]->path().ends_with(".focs.txt") ? 1 : 0;
    }
    counts.groupTexts = texts.size();
    counts.macros = content.macros.size();
    for (std::size_t i = 0; i < content.macros.size(); ++i) {
        const FocsMacro& macro = content.macros[i];
        counts.macrosInserted += content.isInserted[i] ? 1 : 0;
        counts.macrosWithParameters += hasParameters(content.sources[macro.file.value]->slice(macro.text)) ? 1 : 0;
    }
    for (const FocsStringTable& table : content.strings) {
        counts.strings += table.texts.size();
    }
    return counts;
}

std::map<int, std::string_view> focsPriorityNames(const FocsContent& content) {
    constexpr int most = 1'000'000;                   // of priorities in Orrery
    std::map<std::string_view, std::set<int>> values; // a file can have a macro of its own with a known name
    for (const FocsScript& script : content.scripts) {
        forEachFocsGroup(script, [&](std::uint32_t group, Span around) {
            const FocsNodes& nodes = content.store.group(group).nodes;
            const std::uint32_t node = focsField(nodes, 1, "priority");
            const std::uint32_t by = node == 0 ? 0 : script.origins.of(around.begin + nodes[node].span.begin).insertion;
            if (by == 0) {
                return;
            }
            const FocsInsertion& insertion = script.insertions[by];
            const std::string_view text =
                trimmed(content.sources[insertion.macroText.file.value]->slice(insertion.macroText.span));
            int value = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            if (error == std::errc() && end == text.data() + text.size() && std::abs(value) <= most) {
                values[insertion.macro].insert(value);
            }
        });
    }
    std::map<int, std::string_view> names;
    for (const auto& [name, of] : values) {
        if (of.size() == 1) {
            names.emplace(*of.begin(), name);
        }
    }
    return names;
}

Phrase focsOriginPhrase(const FocsContent& content, const FocsScript& script, std::uint32_t offset) {
    const auto placeOf = [&](FileId file, std::uint32_t at) {
        const SourceText& source = *content.sources[file.value];
        return phrase("{0}:{1}", {std::string(belowScripts(source.path())), std::to_string(source.position(at).line)});
    };
    const FocsOrigin origin = script.origins.of(offset);
    std::vector<std::uint32_t> chain; // the innermost first
    for (std::uint32_t i = origin.insertion; i != 0; i = script.insertions[i].parent) {
        chain.push_back(i);
    }
    Phrase out = placeOf(origin.file, origin.offset);
    for (const std::uint32_t i : chain) {
        const FocsInsertion& insertion = script.insertions[i];
        out = phrase("{0} → {1}, {2}", {placeOf(insertion.where.file, insertion.where.span.begin),
                                        std::string(insertion.macro), std::move(out)});
    }
    return out;
}

} // namespace orrery::engine
