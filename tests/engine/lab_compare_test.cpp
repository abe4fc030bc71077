// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two runs by meaning, and edits that change nothing (I4.9, E5.10).
#include "engine/assist/rename.h"
#include "engine/check/check.h"
#include "engine/content/expression_text.h"
#include "engine/content/parsed_project.h"
#include "engine/content/schema.h"
#include "engine/lab/masked_edits.h"
#include "engine/lab/origins.h"
#include "engine/lab/undo_edits.h"
#include "engine/rules/shipped_rows.h"
#include "engine/syntax/xml_edit.h"
#include "engine/trace/dump.h"
#include "tests/engine/support/markup.h"
#include "tests/engine/support/turn_content.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

using namespace orrery::engine;
using orrery::engine::fixture::Markup;

namespace {

/// A sanitizer is slow, so it plays every twelfth run or edit. The usual build plays all.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint32_t stride = 12;
#else
constexpr std::uint32_t stride = 1;
#endif

struct Content {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> diagnostics;

    std::size_t errors() const {
        return static_cast<std::size_t>(std::ranges::count_if(
            diagnostics, [](const Diagnostic& one) { return one.severity() == Severity::error; }));
    }
};

Content know(ProjectSources sources) {
    Content content;
    content.project = parseProject(std::move(sources));
    content.model = check(content.project, shippedRows(), content.diagnostics);
    return content;
}

const Content& demo() {
    static const Content content = know(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                                       readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    return content;
}

std::unique_ptr<Session> playing(const Content& content, std::uint32_t turns,
                                 std::optional<std::uint64_t> seed = std::nullopt) {
    auto session =
        Session::start(compile(content.model), *content.model->findScenario(content.model->defaultScenario), seed);
    session->goTo(turns);
    return session;
}

/// The run of the demo with which others are compared.
const Session& demoRun() {
    static const std::unique_ptr<Session> session = playing(demo(), 30);
    return *session;
}

/// A text that failed comparisons show.
QString shownOf(const std::string& text) {
    return QString::fromStdString(text);
}

std::string described(const RunComparer& comparer) {
    std::string all;
    for (std::size_t i = 0; i < comparer.differences().size() && i < 5; ++i) {
        const ValueDifference& one = comparer.differences()[i];
        all += comparer.nameOf(one) + " " + comparer.columns()[one.column].name + " turn " + std::to_string(one.first) +
               ": " + comparer.leftText(one, one.first).value_or("-") + " -> " +
               comparer.rightText(one, one.first).value_or("-") + "\n";
    }
    for (std::size_t i = 0; i < comparer.others().size() && i < 5; ++i) {
        const OtherDifference& one = comparer.others()[i];
        all += std::string(labelOf(one.kind)) + " " + one.what + " turn " + std::to_string(one.first) + ": " +
               one.left.english() + " -> " + one.right.english() + "\n";
    }
    return all + std::to_string(comparer.differences().size()) + " differences";
}

/// Returns a text that says how 30 turns of edited demo content differ from those of the demo; empty: not at all.
std::string differenceFromDemo(const Content& edited) {
    const auto run = playing(edited, 30);
    RunComparer comparer(demoRun(), *run);
    comparer.compareUpTo(30);
    const bool isEqual = comparer.differences().empty() && comparer.others().empty();
    return isEqual && comparer.next() == 31 ? std::string() : described(comparer);
}

Content edited(const Content& content, const std::vector<TextEdit>& edits) {
    return know(withEdits(content.project.sources, edits));
}

/// Returns edits that put each condition of the file into an `and` of its own.
std::vector<TextEdit> wrappings(const XmlTree& tree, const Vocabulary& vocabulary) {
    std::vector<TextEdit> edits;
    for (std::uint32_t index = 0; index < tree.nodeCount(); ++index) {
        const Element element{&tree, index};
        if (tree.node(index).kind != XmlKind::element || rowOf(element, vocabulary).family != RowFamily::condition) {
            continue;
        }
        const Span span = tree.span(index);
        edits.push_back({tree.file(), {span.begin, span.begin}, "<and>"});
        edits.push_back({tree.file(), {span.end, span.end}, "</and>"});
    }
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    return edits;
}

/// Returns edits that turn each expression of the file from text into elements. Counts the expressions.
std::vector<TextEdit> inElements(const XmlTree& tree, const Vocabulary& vocabulary, std::size_t& count) {
    std::vector<TextEdit> edits;
    const auto converted = [&](std::uint32_t index, std::string_view attribute) {
        std::vector<Diagnostic> diagnostics;
        auto elements = convertToElements(tree.value(index, attribute), diagnostics);
        count += elements ? 1 : 0;
        return elements;
    };
    for (std::uint32_t index = 0; index < tree.nodeCount(); ++index) {
        const Element element{&tree, index};
        const XmlNode& node = tree.node(index);
        if (node.kind != XmlKind::element) {
            continue;
        }
        const ElementRow row = rowOf(element, vocabulary);
        if (row.condition != nullptr && row.condition->tag == std::string_view("expression")) {
            if (node.attributeCount == 1 && element.children().empty()) { // it has no other attribute
                if (const auto elements = converted(index, "if")) {
                    edits.push_back({tree.file(), tree.span(index), *elements});
                }
            }
            continue;
        }
        std::string inside;
        for (const ParameterSpec& spec : attributesOf(element, row, vocabulary).specs) {
            const bool takes = takesElements(spec) &&
                               rowInside(row, element, spec.name, {}, vocabulary).family == RowFamily::attribute;
            if (!takes || tree.attribute(index, spec.name) == nullptr) {
                continue;
            }
            if (const auto elements = converted(index, spec.name)) {
                const std::string name(spec.name);
                inside += "<" + name + ">" + *elements + "</" + name + ">";
                edits.push_back(*removeAttribute(tree, index, spec.name));
            }
        }
        if (inside.empty()) {
            continue;
        }
        if (node.isEmpty) {
            inside = ">" + inside + "</" + std::string(tree.slice(node.name)) + ">";
            edits.push_back({tree.file(), {node.tag.end - 2, node.tag.end}, inside});
        } else {
            edits.push_back({tree.file(), {node.tag.end, node.tag.end}, inside});
        }
    }
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    return edits;
}

// Random content, and its runs.

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

turn_oracle::ContentOptions optionsOf(std::uint32_t seed) {
    return {.hasOthers = seed % 2 == 0,
            .readsMap = seed % 3 == 0,
            .hasTriggers = seed % 4 == 1,
            .hasOrders = seed % 5 == 2,
            .hasSight = seed % 7 == 3};
}

Content made(const Markup& markup) {
    FolderContents folder{.name = "made", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] =
        file("orrery.xml", R"(<project format="1" name="T" vocabulary="own" rules="extended" scenario="s"/>)");
    folder.files["a.xml"] = file("a.xml", std::string(turn_oracle::turnVocabulary()));
    folder.files["b.xml"] = file("b.xml", written(markup));
    return know(arrangeSources(folder, {}));
}

/// Collects the places of all numbers in attributes of groups.
void addNumbers(Markup& markup, bool isInGroup, std::vector<std::string*>& out) {
    for (auto& [name, value] : markup.attributes) {
        const bool isNumber = !value.empty() && value.find_first_not_of("0123456789.-") == std::string::npos;
        if (isInGroup && isNumber && name != "priority" && name != "stacking") {
            out.push_back(&value);
        }
    }
    for (Markup& child : markup.children) {
        addNumbers(child, isInGroup || child.tag == "group", out);
    }
}

/// A number of the content that an edit changes.
struct NumberEdit {
    std::size_t place = 0; ///< index in the list of addNumbers()
    std::string value;
};

std::vector<NumberEdit> randomEdits(Markup markup, std::mt19937& engine, std::size_t count) {
    std::vector<std::string*> numbers;
    addNumbers(markup, false, numbers);
    std::vector<NumberEdit> edits;
    for (std::size_t i = 0; i < count && !numbers.empty(); ++i) {
        edits.push_back({engine() % numbers.size(), std::to_string(1 + engine() % 9)});
    }
    return edits;
}

Markup withEditsOf(Markup markup, const std::vector<NumberEdit>& edits) {
    std::vector<std::string*> numbers;
    addNumbers(markup, false, numbers);
    for (const NumberEdit& edit : edits) {
        *numbers[edit.place] = edit.value;
    }
    return markup;
}

// An independent comparison of two runs, from their dumps.

using Cells = std::map<std::pair<std::uint64_t, std::string>, std::string>;

/// Returns all values at the end of a turn by birth key and name, with objects in place of rows.
Cells cellsOf(const Session& session, std::uint32_t turn) {
    const View view = session.universe().view();
    Cells cells;
    const std::string lines = dumpState(session, turn);
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = lines.find('\n', begin);
        const auto line = nlohmann::json::parse(lines.substr(begin, end - begin));
        begin = end + 1;
        if (!line.contains("object")) {
            continue;
        }
        const std::uint64_t key = view.birthKeys[line["object"].get<Row>()];
        cells[{key, "exists"}] = "true";
        for (const auto& [name, value] : line.items()) {
            const auto keyOf = [&](const nlohmann::json& row) {
                return std::to_string(view.birthKeys[row.get<Row>()]);
            };
            std::string text = value.dump() == "-0.0" ? "0" : value.dump(); // equal numbers
            const auto column = view.layout->find(name);
            if (column && (*view.layout)[*column].format == objectFormat && value.is_number()) {
                text = keyOf(value);
            } else if (value.is_array() && !value.empty() && value[0].is_number()) {
                std::set<std::string> keys;
                for (const auto& row : value) {
                    keys.insert(keyOf(row));
                }
                text.clear();
                for (const std::string& one : keys) {
                    text += one + " ";
                }
            }
            if (name != "turn" && name != "object" && name != "name") {
                cells[{key, name}] = text;
            }
        }
    }
    return cells;
}

/// Returns the cells that differ at the end of a turn. Of an object that only one run has, only its existence.
std::set<std::pair<std::uint64_t, std::string>> differingCells(const Session& left, const Session& right,
                                                               std::uint32_t turn) {
    const Cells a = cellsOf(left, turn);
    const Cells b = cellsOf(right, turn);
    std::set<std::pair<std::uint64_t, std::string>> out;
    for (const auto& [one, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        for (const auto& [cell, value] : *one) {
            const bool isInBoth = other->contains({cell.first, "exists"});
            const auto found = other->find(cell);
            if (cell.second == "exists" ? !isInBoth : isInBoth && (found == other->end() || found->second != value)) {
                out.insert(cell);
            }
        }
    }
    return out;
}

/// Counts of the differences of many comparisons.
struct RootTrial {
    std::size_t tried = 0;
    std::size_t named = 0;    ///< roots of all differences
    std::size_t possible = 0; ///< edits of all differences
    std::size_t masked = 0;   ///< differences that stay without their roots
    std::size_t unnamed = 0;  ///< of these, those that also stay without the edits that are named as masked
    std::size_t needless =
        0; ///< differences with masked edits that do not need them: they end without their roots alone
    std::string faults{};
};

using CellName = std::pair<std::uint64_t, std::string>;

CellName nameOf(const RunComparer& comparer, const ValueDifference& one) {
    const ComparedObject& object = comparer.objects()[one.object];
    const bool isLeft = object.left != noRow;
    const View view = (isLeft ? comparer.left() : comparer.right()).universe().view();
    return {view.birthKeys[isLeft ? object.left : object.right], comparer.columns()[one.column].name};
}

/// Returns the project's own files of some content.
FolderContents contentsOf(const Content& content) {
    FolderContents contents;
    for (const ProjectSource& source : content.project.sources.files) {
        if (!source.isShipped) {
            contents.files.emplace(source.text->path(), source.text);
        }
    }
    return contents;
}

FolderContents shippedOf(const Content& content) {
    FolderContents contents;
    for (const ProjectSource& source : content.project.sources.files) {
        if (source.isShipped) {
            contents.files.emplace(source.text->path(), source.text);
        }
    }
    return contents;
}

/// Returns a search's function that starts runs of the right version without some edits.
MaskSearch::Start starterOf(const Content& before, const Content& after, const std::vector<ContentEdit>& edits) {
    return [&](const std::vector<std::uint32_t>& undone) -> std::shared_ptr<Session> {
        auto contents = withoutEdits(contentsOf(after), {*before.model, *after.model, edits}, undone);
        const Content without = contents ? know(arrangeSources(*contents, shippedOf(after))) : Content{};
        return contents && without.errors() == 0 ? playing(without, 0) : nullptr;
    };
}

/// Returns the values that differ if the old bytes of some edits stand in place of the new ones.
std::set<CellName> differencesWithout(const Content& before, const Content& after, const Session& left,
                                      const std::vector<ContentEdit>& edits, const std::vector<std::uint32_t>& undone,
                                      RootTrial& trial) {
    std::vector<TextEdit> bytes;
    for (const std::uint32_t index : undone) {
        const ContentEdit& edit = edits[index];
        bytes.push_back({edit.right.file, edit.right.span,
                         std::string(before.model->files[edit.left.file.value]->slice(edit.left.span))});
    }
    std::ranges::sort(bytes, {}, [](const TextEdit& one) { return std::pair(one.file.value, one.span.begin); });
    const Content without = edited(after, bytes);
    trial.faults += without.errors() == 0 ? "" : " errors";
    const auto rest = playing(without, left.last());
    RunComparer again(left, *rest);
    again.compareUpTo(left.last());
    std::set<CellName> still;
    for (const ValueDifference& one : again.differences()) {
        still.insert(nameOf(again, one));
    }
    return still;
}

/// Compares two versions. Then undoes the roots of each difference in the right version, and compares again. Counts the
/// differences that stay, and those that also stay without the edits that are named as masked.
void tryRoots(const Content& before, const Content& after, std::uint32_t turns, RootTrial& trial) {
    const auto left = playing(before, turns);
    const auto right = playing(after, turns);
    RunComparer comparer(*left, *right);
    RootFinder finder(comparer);
    while (comparer.next() <= std::min(left->last(), right->last())) {
        comparer.compareNext();
        finder.addTurn();
    }
    const auto masked = MaskSearch(comparer, finder).search(*left, starterOf(before, after, finder.edits()));
    trial.faults += masked->unchecked == 0 ? "" : " unchecked";
    using Edits = std::vector<std::uint32_t>;
    std::map<std::pair<Edits, Edits>, Edits> byRoots; // by roots and masked edits
    for (std::uint32_t i = 0; i < comparer.differences().size(); ++i) {
        byRoots[{finder.rootsOf(i), masked->ofDifference[i]}].push_back(i);
    }
    for (const auto& [edits, differences] : byRoots) {
        const auto& [roots, others] = edits;
        trial.tried += differences.size();
        trial.named += roots.size() * differences.size();
        trial.possible += finder.edits().size() * differences.size();
        if (roots.empty()) {
            trial.faults += " no roots";
        } else if (roots.size() == finder.edits().size()) {
            continue; // without all edits, both versions are the same
        }
        Edits all = roots;
        all.insert(all.end(), others.begin(), others.end());
        const auto still = differencesWithout(before, after, *left, finder.edits(), roots, trial);
        const auto stillWithout =
            others.empty() ? still : differencesWithout(before, after, *left, finder.edits(), all, trial);
        for (const std::uint32_t index : differences) {
            const CellName cell = nameOf(comparer, comparer.differences()[index]);
            const bool stays = still.contains(cell) || still.contains({cell.first, "exists"});
            trial.masked += stays;
            trial.unnamed += stillWithout.contains(cell) || stillWithout.contains({cell.first, "exists"});
            trial.needless += !others.empty() && !stays;
        }
    }
}

/// Returns random edits of numbers in the effects groups of the demo.
std::vector<TextEdit> demoEdits(std::mt19937& engine, std::size_t count) {
    std::vector<Location> numbers;
    for (const Element objectClass : demo().project.topLevel("class")) {
        const XmlTree& tree = *objectClass.tree;
        for (std::uint32_t index = objectClass.index; index < tree.nodeCount(); ++index) {
            const bool isInside = tree.span(index).end <= tree.span(objectClass.index).end;
            for (const char* const name : {"amount", "at-least", "at-most", "count"}) {
                const Element element{&tree, index};
                if (isInside && tree.isElement(index) && element.has(name) &&
                    element.value(name).find_first_not_of("0123456789") == std::string::npos) {
                    numbers.push_back(element.valueWhere(name));
                }
            }
        }
    }
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i < count; ++i) {
        const Location where = numbers[engine() % numbers.size()];
        if (std::ranges::none_of(edits, [&](const TextEdit& one) { return one.span == where.span; })) {
            edits.push_back({where.file, where.span, std::to_string(1 + engine() % 9)});
        }
    }
    std::ranges::sort(edits, {}, [](const TextEdit& one) { return std::pair(one.file.value, one.span.begin); });
    return edits;
}

/// An edit of random content that changes no meaning.
struct HarmlessEdit {
    const char* name = nullptr;
    std::vector<TextEdit> (*make)(const Content& content, std::mt19937& engine) = nullptr; ///< empty: not possible
};

/// Renames a random class, group … of the content.
template <NameKind kind>
std::vector<TextEdit> renaming(const Content& content, std::mt19937& engine) {
    const auto index = indexNames(content.project, *content.model);
    std::vector<NameId> names;
    for (NameId name = 0; name < index->names().size(); ++name) {
        if (index->key(name).kind == kind) {
            names.push_back(name);
        }
    }
    if (names.empty()) {
        return {};
    }
    const NameId name = names[engine() % names.size()];
    const RenamePlan plan =
        planRename(content.project, content.model->vocabulary, *index, name, index->key(name).id + "_renamed");
    return plan.isPossible() ? plan.edits : std::vector<TextEdit>();
}

std::vector<TextEdit> wrapping(const Content& content, std::mt19937&) {
    return wrappings(*content.project.trees[content.project.sources.find("b.xml").value], content.model->vocabulary);
}

/// Swaps a random class with the next one.
std::vector<TextEdit> swapping(const Content& content, std::mt19937& engine) {
    const std::vector<Element> classes = content.project.topLevel("class");
    if (classes.size() < 2) {
        return {};
    }
    const std::size_t first = engine() % (classes.size() - 1);
    const auto [a, b] = std::pair(classes[first].where(), classes[first + 1].where());
    const SourceText& text = *content.project.sources.files[a.file.value].text;
    return {{a.file, a.span, std::string(text.slice(b.span))}, {b.file, b.span, std::string(text.slice(a.span))}};
}

/// Inserts a value in the middle of an enumeration whose order has no meaning.
std::vector<TextEdit> inserting(const Content& content, std::mt19937&) {
    for (const Element vocabulary : content.project.topLevel("vocabulary")) {
        for (const Element enumeration : vocabulary.children()) {
            if (enumeration.value("id") == "Focus") {
                const Location second = enumeration.children().at(1).where();
                return {{second.file, {second.span.begin, second.span.begin}, R"(<value id="brand_new"/>)"}};
            }
        }
    }
    return {};
}

constexpr std::array harmlessEdits{HarmlessEdit{"rename a class", renaming<NameKind::objectClass>},
                                   HarmlessEdit{"rename a group", renaming<NameKind::group>},
                                   HarmlessEdit{"rename an object", renaming<NameKind::object>},
                                   HarmlessEdit{"wrap conditions", wrapping},
                                   HarmlessEdit{"swap two classes", swapping},
                                   HarmlessEdit{"insert an enumerator", inserting}};

} // namespace

class LabCompareTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(renames, "I4.9 renaming a class, group, object or condition of the demo changes nothing");
    NAMED_TEST(wraps, "I4.9 putting the conditions of the demo into an and changes nothing");
    NAMED_TEST(elements, "I4.9 turning an expression into elements changes nothing, nor does another and around it");
    NAMED_TEST(converts, "I4.9 turning the expressions of the demo into elements changes nothing");
    NAMED_TEST(swaps, "I4.9 swapping two classes or inserting an enumerator changes nothing");
    NAMED_TEST(keepsIdentity, "I4.9 in random projects, too: a rename, a wrapping and, a swap, an enumerator");
    NAMED_TEST(finds, "I4.9 a comparison finds what the dumps of random runs show, and no more");
    NAMED_TEST(undoesRoots, "I4.9 without the edits that a difference follows from, and those that they mask, it ends");
    NAMED_TEST(masks, "I4.9 an edit that another one masks is named");
    NAMED_TEST(draws, "I4.9 a difference that comes only from another draw is chance, and stands apart");
    NAMED_TEST(undoesParts,
               "I4.9 each part of a project can be undone alone: groups, classes, statements, definitions");
    NAMED_TEST(statements, "I4.9 an edited statement of the scenario is the root of its differences");
    NAMED_TEST(meanings, "I4.9 values are compared by meaning, and objects without a value are not compared");
    NAMED_TEST(
        others,
        "I4.9 a comparison also finds other counters, victories, messages, conditions, delayed and pending effects");
    NAMED_TEST(aheads, "I4.9 sessions that are ahead compare as those that step together");
    NAMED_TEST(names, "I4.9 a difference names its first turn, both values and the changes that made it");
};

void LabCompareTest::renames() {
    const auto index = indexNames(demo().project, *demo().model);
    std::map<NameKind, int> tried;
    for (NameId name = 0; name < index->names().size(); name += stride) {
        const NameKey& key = index->key(name);
        const bool isKey = key.kind == NameKind::objectClass || key.kind == NameKind::group ||
                           key.kind == NameKind::object || key.kind == NameKind::condition ||
                           key.kind == NameKind::scenario;
        const RenamePlan plan = planRename(demo().project, demo().model->vocabulary, *index, name, key.id + "_renamed");
        if (!isKey || !plan.isPossible()) {
            continue;
        }
        const std::string difference = differenceFromDemo(edited(demo(), plan.edits));
        QVERIFY2(difference.empty(), (std::string(kindName(key.kind)) + " " + key.id + ":\n" + difference).c_str());
        ++tried[key.kind];
    }
    QVERIFY2(tried[NameKind::objectClass] > 25 / static_cast<int>(stride),
             std::to_string(tried[NameKind::objectClass]).c_str());
    QVERIFY2(tried[NameKind::group] > 60 / static_cast<int>(stride), std::to_string(tried[NameKind::group]).c_str());
    QVERIFY2(tried[NameKind::object] > 5 / static_cast<int>(stride), std::to_string(tried[NameKind::object]).c_str());
}

void LabCompareTest::wraps() {
    std::size_t count = 0;
    for (const auto& tree : demo().project.trees) {
        if (demo().project.sources.files[tree->file().value].isShipped) {
            continue;
        }
        const std::vector<TextEdit> edits = wrappings(*tree, demo().model->vocabulary);
        if (edits.empty()) {
            continue;
        }
        const Content wrapped = edited(demo(), edits);
        QCOMPARE(wrapped.errors(), std::size_t{0});
        const std::string difference = differenceFromDemo(wrapped);
        QVERIFY2(difference.empty(), difference.c_str());
        count += edits.size() / 2;
    }
    QVERIFY2(count > 100, std::to_string(count).c_str());
}

void LabCompareTest::converts() {
    std::size_t count = 0;
    std::vector<TextEdit> edits;
    for (const auto& tree : demo().project.trees) {
        if (!demo().project.sources.files[tree->file().value].isShipped) {
            const std::vector<TextEdit> more = inElements(*tree, demo().model->vocabulary, count);
            edits.insert(edits.end(), more.begin(), more.end());
        }
    }
    const Content changed = edited(demo(), edits);
    const auto fault = std::ranges::find(changed.diagnostics, Severity::error, &Diagnostic::severity);
    const std::string said = fault == changed.diagnostics.end() ? std::string() : fault->message();
    QVERIFY2(said.empty(), said.c_str());
    const std::string difference = differenceFromDemo(changed);
    QVERIFY2(difference.empty(), difference.c_str());
    QVERIFY2(count > 100, std::to_string(count).c_str());
}

void LabCompareTest::swaps() {
    const std::vector<Element> classes = demo().project.topLevel("class");
    for (std::size_t i = 0; i + 1 < classes.size(); i += 3) {
        const auto [a, b] = std::pair(classes[i].where(), classes[i + 1].where());
        if (a.file.value != b.file.value) {
            continue;
        }
        const SourceText& text = *demo().project.sources.files[a.file.value].text;
        const std::string difference =
            differenceFromDemo(edited(demo(), {{a.file, a.span, std::string(text.slice(b.span))},
                                               {b.file, b.span, std::string(text.slice(a.span))}}));
        QVERIFY2(difference.empty(), (classes[i].value("id") + ":\n" + difference).c_str());
    }
    std::size_t inserted = 0;
    for (const Element vocabulary : demo().project.topLevel("vocabulary")) {
        for (const Element enumeration : vocabulary.children()) {
            // The order of the other enumerations has a meaning, or the generated galaxy draws from them.
            for (const Element value : enumeration.children()) {
                if (enumeration.value("id") != "Focus" || value.index == enumeration.children().front().index) {
                    continue; // the first value is the default
                }
                const std::uint32_t at = value.where().span.begin;
                const Content more = edited(demo(), {{value.where().file, {at, at}, R"(<value id="brand_new"/>)"}});
                QCOMPARE(more.errors(), std::size_t{0});
                const std::string difference = differenceFromDemo(more);
                QVERIFY2(difference.empty(), (value.value("id") + ":\n" + difference).c_str());
                ++inserted;
            }
        }
    }
    QVERIFY(inserted > 0);
}

void LabCompareTest::keepsIdentity() {
    constexpr std::uint32_t turns = 6;
    constexpr std::uint32_t projects = 200;
    std::map<std::string, std::uint32_t> tried;
    std::uint32_t played = 0;
    for (std::uint32_t seed = 1; played < projects && seed < 3 * projects; ++seed) {
        const Content before = made(turn_oracle::randomContent(seed, optionsOf(seed)));
        if (before.errors() != 0) {
            continue;
        }
        ++played;
        const auto left = playing(before, turns);
        std::mt19937 engine(seed);
        for (const HarmlessEdit& edit : harmlessEdits) {
            const std::vector<TextEdit> edits = edit.make(before, engine);
            if (edits.empty()) {
                continue;
            }
            const Content after = edited(before, edits);
            QVERIFY2(after.errors() == 0, (std::to_string(seed) + ": " + edit.name).c_str());
            const auto right = playing(after, turns);
            RunComparer comparer(*left, *right);
            comparer.compareUpTo(turns);
            QVERIFY2(comparer.differences().empty() && comparer.others().empty() && left->last() == right->last(),
                     (std::to_string(seed) + ": " + edit.name + "\n" + described(comparer)).c_str());
            ++tried[edit.name];
        }
    }
    QCOMPARE(played, projects);
    for (const HarmlessEdit& edit : harmlessEdits) {
        QVERIFY2(tried[edit.name] * 2 > projects,
                 (edit.name + std::string(" ") + std::to_string(tried[edit.name])).c_str());
    }
}

void LabCompareTest::finds() {
    std::size_t withDifferences = 0;
    for (std::uint32_t seed = 1; seed <= 260; seed += stride) {
        const Markup markup = turn_oracle::randomContent(seed, optionsOf(seed));
        std::mt19937 engine(seed);
        const Content before = made(markup);
        const Content after = made(withEditsOf(markup, randomEdits(markup, engine, std::array{1, 2, 5}[seed % 3])));
        if (before.errors() != 0 || after.errors() != 0) {
            continue;
        }
        const auto left = playing(before, 6);
        const auto right = playing(after, 6);
        RunComparer comparer(*left, *right);
        for (std::uint32_t turn = 0; turn <= std::min(left->last(), right->last()); ++turn) {
            comparer.compareNext();
            std::set<std::pair<std::uint64_t, std::string>> found;
            for (const ValueDifference& one : comparer.differences()) {
                const ComparedObject& object = comparer.objects()[one.object];
                if (one.last != turn) {
                    continue;
                }
                const bool isLeft = object.left != noRow;
                const View view = (isLeft ? left : right)->universe().view();
                found.insert(
                    {view.birthKeys[isLeft ? object.left : object.right], comparer.columns()[one.column].name});
            }
            const auto expected = differingCells(*left, *right, turn);
            std::string missing;
            for (const auto& [key, name] : expected) {
                missing += found.contains({key, name}) ? "" : " " + std::to_string(key) + "." + name;
            }
            QVERIFY2(found.size() == expected.size() && comparer.countAt(turn) == expected.size(),
                     (std::to_string(seed) + " turn " + std::to_string(turn) + ": " + std::to_string(found.size()) +
                      " found, expected " + std::to_string(expected.size()) + "\nmissing:" + missing + "\n" +
                      described(comparer))
                         .c_str());
            if (turn > 0 && !expected.empty()) {
                ++withDifferences;
            }
        }
    }
    QVERIFY2(withDifferences > 60 / stride, std::to_string(withDifferences).c_str());
}

void LabCompareTest::undoesRoots() {
    RootTrial ofMade;
    for (std::uint32_t seed = 1; seed <= 220; seed += stride) {
        const Markup markup = turn_oracle::randomContent(seed, optionsOf(seed));
        std::mt19937 engine(seed);
        const std::vector<NumberEdit> edits = randomEdits(markup, engine, std::array{1, 2, 5}[seed % 3]);
        const Content before = made(markup);
        const Content after = made(withEditsOf(markup, edits));
        if (before.errors() == 0 && after.errors() == 0) {
            tryRoots(before, after, 6, ofMade);
        }
    }
    RootTrial ofDemo;
    for (std::uint32_t seed = 1; seed <= 30; seed += stride) {
        std::mt19937 engine(seed);
        const Content after = edited(demo(), demoEdits(engine, 1 + seed % 5));
        if (after.errors() == 0) {
            tryRoots(demo(), after, 20, ofDemo);
        }
    }
    for (const RootTrial& trial : {ofMade, ofDemo}) {
        qInfo("%zu differences, %zu of them with masked edits, roots name %zu of %zu edits", trial.tried, trial.masked,
              trial.named, trial.possible);
        QVERIFY2(trial.faults.empty(), trial.faults.c_str());
        QVERIFY2(trial.tried > 100 / stride, std::to_string(trial.tried).c_str());
        QVERIFY2(trial.masked * 100 <= trial.tried, std::to_string(trial.masked).c_str());
        QCOMPARE(trial.unnamed, std::size_t{0});
        QCOMPARE(trial.needless, std::size_t{0});
        // Not simply all edits. A few runs do not show that.
        QVERIFY2(stride > 1 || trial.named * 10 < trial.possible * 7, std::to_string(trial.named).c_str());
    }
}

/// A small project with a scenario "s".
Content small(const std::string& vocabulary, const std::string& classes, const std::string& scenario) {
    FolderContents folder{.name = "small", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file("orrery.xml", R"(<project format="1" scenario="s"/>)");
    folder.files["a.xml"] =
        file("a.xml", "<orrery format=\"1\"><vocabulary>" + vocabulary + "</vocabulary>" + classes + R"(
  <scenario id="s">
    <empire id="A"/>
    <system name="Sun" x="0" y="0"/>
    <planet name="Rock" system="Sun" owner="A" size="medium"/>
)" + scenario + "</scenario></orrery>");
    return know(arrangeSources(folder, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
}

void LabCompareTest::masks() {
    const auto content = [](const char* condition, const char* size) {
        const auto group = [](const char* id, const char* when, const char* amount) {
            return std::string("<group id=\"") + id +
                   R"("><scope><include><and><object-type type="planet"/><expression if=")" + when +
                   R"("/></and></include></scope><effects><modify-max-meter meter="Industry" amount=")" + amount +
                   R"("/></effects></group>)";
        };
        return small("",
                     R"(<class id="BLD_MINE" type="building">)" + group("dig", "size == huge", "2") +
                         group("more", condition, "5") + "</class>",
                     std::string(R"(<place class="BLD_MINE" on="Rock"/><set object="Rock" size=")") + size + "\"/>");
    };
    const Content before = content("false", "huge");
    const Content after = content("size == huge", "tiny");
    QCOMPARE(before.errors() + after.errors(), std::size_t{0});
    const auto left = playing(before, 3);
    const auto right = playing(after, 3);
    RunComparer comparer(*left, *right);
    RootFinder finder(comparer);
    while (comparer.next() <= 3) {
        comparer.compareNext();
        finder.addTurn();
    }
    const MaskSearch search(comparer, finder);
    QVERIFY(search.hasWork());
    const auto found = search.search(*left, starterOf(before, after, finder.edits()));
    QVERIFY(found);
    std::string named;
    for (std::uint32_t i = 0; i < comparer.differences().size(); ++i) {
        named += comparer.columns()[comparer.differences()[i].column].name + ":";
        for (const std::uint32_t root : finder.rootsOf(i)) {
            named += " " + finder.edits()[root].label;
        }
        for (const std::uint32_t edit : found->ofDifference[i]) {
            named += " masks " + finder.edits()[edit].label;
        }
        named += "\n";
    }
    QCOMPARE(shownOf(named), QString("size: set Rock\nIndustry: set Rock masks BLD_MINE/more\n"
                                     "MaxIndustry: set Rock masks BLD_MINE/more\n"));
    QCOMPARE(found->masked, std::size_t{2});
    QCOMPARE(found->checked, std::size_t{3});
    const std::atomic<bool> stop = true;
    QVERIFY(!search.search(*left, starterOf(before, after, finder.edits()), &stop));
    // With one edit, nothing can be masked.
    const Content one = content("false", "tiny");
    const auto other = playing(one, 3);
    RunComparer ofOne(*left, *other);
    RootFinder rootsOfOne(ofOne);
    ofOne.compareUpTo(0);
    rootsOfOne.addTurn();
    QVERIFY(!MaskSearch(ofOne, rootsOfOne).hasWork());
}

void LabCompareTest::draws() {
    // Luck gives Trade, and Trade decides about Mining; digging gives Industry without luck.
    const auto content = [](const char* luck, const char* amount) {
        return small("",
                     std::string(R"x(<class id="BLD_MINE" type="building">
  <group id=")x") + luck +
                         R"x(" priority="1"><activation><chance probability="0.5"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Trade" amount="3"/></effects></group>
  <group id="trade" priority="2"><scope><include><and><contains><self/></contains><expression if="MaxTrade &gt; 1"/></and></include></scope>
    <effects><modify-max-meter meter="Mining" amount="2"/></effects></group>
  <group id="dig"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Industry" amount=")x" +
                         amount + R"x("/></effects></group>
  <group id="dice"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Research" amount="roll(1d6)"/></effects></group>
</class>)x",
                     R"(<place class="BLD_MINE" on="Rock"/>)");
    };
    const auto compared = [](const Content& a, const Content& b, std::uint64_t seed) {
        const auto left = playing(a, 12, 1);
        const auto right = playing(b, 12, seed);
        RunComparer comparer(*left, *right);
        RootFinder finder(comparer);
        while (comparer.next() <= 12) {
            comparer.compareNext();
            finder.addTurn();
        }
        std::map<std::string, std::string> found; // by column
        bool wasChance = false;
        for (const DifferenceOrigin& origin : originsOf(comparer, finder)) {
            if (wasChance && !origin.isChance) {
                return std::map<std::string, std::string>{{"order", "chance is not last"}};
            }
            wasChance = origin.isChance;
            std::string words = origin.isChance ? "chance:" : "";
            for (const std::uint32_t root : origin.roots) {
                words += " " + finder.edits()[root].label;
            }
            for (const std::uint32_t index : origin.differences) {
                found[comparer.columns()[comparer.differences()[index].column].name] = words;
            }
        }
        return found;
    };
    const Content before = content("luck", "4");
    QCOMPARE(before.errors(), std::size_t{0});
    using Found = std::map<std::string, std::string>;
    const auto written = [](const Found& found) {
        std::string all;
        for (const auto& [column, roots] : found) {
            all += column + ": " + roots + "\n";
        }
        return shownOf(all);
    };
    // Another seed, and the same content.
    const std::string seed = "chance: seed=1 → 2";
    QCOMPARE(written(compared(before, before, 2)), written(Found{{"MaxTrade", seed},
                                                                 {"Trade", seed},
                                                                 {"MaxMining", seed},
                                                                 {"Mining", seed},
                                                                 {"Knowledge", seed},
                                                                 {"MaxResearch", seed},
                                                                 {"Research", seed}}));
    // An edit, too: its differences are no chance.
    Found both = compared(before, content("luck", "7"), 2);
    QCOMPARE(both["MaxIndustry"], std::string(" BLD_MINE/dig"));
    QCOMPARE(both["MaxMining"], seed);
    // A group under a new name, without its chance key, has other draws.
    const std::string renamed = "chance: BLD_MINE/luck → BLD_MINE/fortune";
    const Found found = compared(before, content("fortune", "4"), 1);
    QCOMPARE(written(found),
             written(Found{{"MaxTrade", renamed}, {"Trade", renamed}, {"MaxMining", renamed}, {"Mining", renamed}}));
}

void LabCompareTest::undoesParts() {
    const std::string group = R"(<group id="dig"><scope><include><contains><self/></contains></include></scope>
        <effects><modify-max-meter meter="Mining" amount="5"/></effects></group>)";
    const std::string meters = R"(<property id="mood" format="number"/>
        <type id="planet" extend="true"><has property="mood"/></type>)";
    const auto version = [&](const char* tags, const std::string& groups, const std::string& more,
                             const std::string& statements) {
        return small(more, "<class id=\"BLD_MINE\" type=\"building\"" + std::string(tags) + ">" + groups + "</class>",
                     statements);
    };
    const Content base = version("", group, "", R"(<place class="BLD_MINE" on="Rock"/>)");
    const std::vector<Content> others{
        version("", "", "", R"(<place class="BLD_MINE" on="Rock"/>)"),
        version("", group + R"(<group id="new"/>)", "", R"(<place class="BLD_MINE" on="Rock"/>)"),
        version(" capacity=\"1\"", group, "", R"(<place class="BLD_MINE" on="Rock"/>)"),
        version("", group, meters, R"(<place class="BLD_MINE" on="Rock"/>)"),
        version("", group, "", ""),
        version(" capacity=\"1\"", "", meters, R"(<planet name="Moon" system="Sun"/>)"),
        small("", "", ""),
    };
    std::size_t tried = 0;
    for (const Content& other : others) {
        for (const auto& [left, right] : {std::pair(&base, &other), std::pair(&other, &base)}) {
            const std::vector<ContentEdit> edits = contentEdits(*left->model, *right->model);
            QVERIFY(!edits.empty());
            std::vector<std::uint32_t> all;
            for (std::uint32_t i = 0; i < edits.size(); ++i) {
                all.push_back(i);
                // The version without this edit has all others.
                const auto contents = withoutEdits(contentsOf(*right), {*left->model, *right->model, edits}, {i});
                const bool isOfMissing = edits[i].kind == EditKind::group && !edits[i].right.file.isValid() &&
                                         std::ranges::any_of(edits, [&](const ContentEdit& one) {
                                             return one.kind == EditKind::classHead && !one.right.file.isValid();
                                         });
                QCOMPARE(contents.has_value(), !isOfMissing); // the class of the group is missing, too
                if (contents) {
                    const Content without = know(arrangeSources(*contents, shippedOf(*right)));
                    const auto rest = contentEdits(*left->model, *without.model);
                    std::set<std::string> parts;
                    for (const ContentEdit& one : edits) {
                        const bool isGoneWithClass = edits[i].kind == EditKind::classHead &&
                                                     !edits[i].left.file.isValid() && one.owner == edits[i].owner;
                        if (&one != &edits[i] && !isGoneWithClass) {
                            parts.insert(one.part);
                        }
                    }
                    std::set<std::string> found;
                    for (const ContentEdit& one : rest) {
                        found.insert(one.part);
                    }
                    QVERIFY2(found == parts, edits[i].label.c_str());
                    ++tried;
                }
            }
            const auto contents = withoutEdits(contentsOf(*right), {*left->model, *right->model, edits}, all);
            QVERIFY(contents);
            const Content without = know(arrangeSources(*contents, shippedOf(*right)));
            QVERIFY(contentEdits(*left->model, *without.model).empty());
        }
    }
    QVERIFY2(tried > 15, std::to_string(tried).c_str());
}

void LabCompareTest::elements() {
    const std::string truth = "roll(2d6) > 7";
    const std::string number = "roll(3d4) + 1";
    const auto asElements = [](const std::string& text) {
        std::vector<Diagnostic> diagnostics;
        return toElements(parseExpression({text, 0, {}}, {}, diagnostics));
    };
    const auto content = [](const std::string& condition, const std::string& effect) {
        return small("",
                     "<class id=\"BLD_MINE\" type=\"building\"><group id=\"dig\"><scope><include>" + condition +
                         "</include></scope><effects>" + effect + "</effects></group></class>",
                     R"(<place class="BLD_MINE" on="Rock"/><planet name="Moon" system="Sun" owner="A"/>)");
    };
    const auto wrapped = [](const std::string& inner) { return "<and>" + inner + "</and>"; };
    const std::string planets = "<object-type type=\"planet\"/>";
    const std::string asText = "<expression if=\"roll(2d6) &gt; 7\"/>";
    const std::string effect = "<modify-max-meter meter=\"Mining\" amount=\"" + number + "\"/>";
    const Content before = content(wrapped(planets + asText), effect);
    const auto left = playing(before, 12);
    const auto differences = [&](const Content& other) {
        if (other.errors() != 0) {
            return std::string(other.diagnostics.front().message());
        }
        const auto right = playing(other, 12);
        RunComparer comparer(*left, *right);
        comparer.compareUpTo(12);
        return comparer.differences().empty() ? std::string() : described(comparer);
    };
    QCOMPARE(before.errors(), std::size_t{0});
    const std::string inElements =
        "<modify-max-meter meter=\"Mining\"><amount>" + asElements(number) + "</amount></modify-max-meter>";
    QCOMPARE(differences(content(wrapped(planets + asElements(truth)), effect)), std::string());
    QCOMPARE(differences(content(wrapped(planets + asText), inElements)), std::string());
    QCOMPARE(differences(content(wrapped(wrapped(planets) + wrapped(wrapped(asText))), effect)), std::string());
    // Other dice are a difference, so the test can fail.
    QVERIFY(!differences(content(wrapped(planets + "<expression if=\"roll(2d6) &gt; 5\"/>"), effect)).empty());
}

void LabCompareTest::statements() {
    const std::string mine = R"(<class id="BLD_MINE" type="building"><group id="dig">
        <scope><include><contains><self/></contains></include></scope>
        <effects><modify-max-meter meter="Mining" amount="5"/></effects></group></class>)";
    const auto without = small("", mine, "");
    for (const auto& [what, label] :
         {std::pair(R"(<place class="BLD_MINE" on="Rock"/>)", "place BLD_MINE Rock"),
          std::pair(R"(<place class="BLD_MINE" on="Rock" turn="2"/>)", "place BLD_MINE Rock"),
          std::pair(R"(<empire id="Zed"/>)", "empire Zed"), std::pair(R"(<empire id="Zed" turn="3"/>)", "empire Zed"),
          std::pair(R"(<planet name="Moon" system="Sun"/>)", "planet Moon"),
          std::pair(R"(<set object="Rock" size="huge"/>)", "set Rock")}) {
        const auto with = small("", mine, what);
        QVERIFY2(with.errors() == 0, what);
        const auto left = playing(without, 5);
        const auto right = playing(with, 5);
        RunComparer comparer(*left, *right);
        RootFinder finder(comparer);
        while (comparer.next() <= 5) {
            comparer.compareNext();
            finder.addTurn();
        }
        QVERIFY2(!comparer.differences().empty(), what);
        QCOMPARE(finder.edits().size(), std::size_t{1});
        QCOMPARE(finder.edits().front().label, std::string(label));
        for (std::uint32_t i = 0; i < comparer.differences().size(); ++i) {
            QVERIFY2(finder.rootsOf(i) == std::vector<std::uint32_t>{0}, what);
        }
        QVERIFY(originsOf(comparer, finder).front().isEdited);
    }
}

void LabCompareTest::meanings() {
    const auto differences = [](const Content& a, const Content& b) {
        if (a.errors() != 0 || b.errors() != 0) {
            return std::string("errors");
        }
        const auto left = playing(a, 3);
        const auto right = playing(b, 3);
        RunComparer comparer(*left, *right);
        comparer.compareUpTo(3);
        std::string all;
        for (const ValueDifference& one : comparer.differences()) {
            all += comparer.nameOf(one) + "." + comparer.columns()[one.column].name + " ";
        }
        return all;
    };
    const auto withMood = [](const std::string& values, const std::string& initial, const std::string& format) {
        return small("<enumeration id=\"Mood\">" + values +
                         "</enumeration><enumeration id=\"Air\"><value id=\"aa\"/>"
                         "<value id=\"bb\"/></enumeration><property id=\"mood\" format=\"" +
                         format + "\" default=\"" + initial +
                         "\"/><type id=\"planet\" extend=\"true\"><has property=\"mood\"/></type>",
                     "", "");
    };
    const std::string three = R"(<value id="aa"/><value id="bb"/><value id="cc"/>)";
    const std::string other = R"(<value id="bb"/><value id="aa"/><value id="cc"/>)";
    QCOMPARE(differences(withMood(three, "bb", "Mood"), withMood(other, "bb", "Mood")), std::string());
    // The same index, but another enumerator: the hashes of the turns are equal.
    QCOMPARE(differences(withMood(three, "bb", "Mood"), withMood(other, "aa", "Mood")), std::string("Rock.mood "));
    // A new first value moves the indices of all, and only planets have the property.
    QCOMPARE(differences(withMood(three, "bb", "Mood"), withMood("<value id=\"zz\"/>" + three, "bb", "Mood")),
             std::string());
    // The values of different enumerations cannot be compared.
    QCOMPARE(differences(withMood(three, "bb", "Mood"), withMood(three, "bb", "Air")), std::string());
    // A new first class moves the indices of classes.
    const auto withClass = [](const std::string& first, const std::string& size) {
        return small("", first + R"(<class id="BLD_B" type="building"/>)",
                     "<place class=\"BLD_B\" on=\"Rock\"/><set object=\"Rock\" size=\"" + size + "\"/>");
    };
    QCOMPARE(differences(withClass("", "tiny"), withClass(R"(<class id="BLD_A" type="building"/>)", "huge")),
             std::string("Rock.size "));
}

void LabCompareTest::others() {
    struct Version {
        std::string scenario;
        std::string text = "{name} digs";
        std::string delay = "2";
        std::string planet = R"(<planet name="Moon" system="Sun" owner="A"/><place class="BLD_MINE" on="Moon"/>)";
    };
    const auto content = [](const Version& version) {
        return small("",
                     R"(<class id="BLD_MINE" type="building">
  <group id="tell"><scope><include><contains><self/></contains></include></scope>
    <effects><message text=")" +
                         version.text +
                         R"(" to="everybody"/></effects></group>
  <group id="wait"><scope><include><self/></include></scope>
    <effects><delay turns=")" +
                         version.delay + R"("><then><destroy-object/></then></delay></effects></group></class>)",
                     version.planet + R"(<empire id="B"/><condition id="late" when="turn == 99"><pause/></condition>)" +
                         version.scenario);
    };
    const auto compared = [](const Content& a, const Content& b, std::uint32_t last) {
        if (a.errors() + b.errors() != 0) {
            return std::string((a.errors() != 0 ? a : b).diagnostics.front().message());
        }
        const auto left = playing(a, last);
        const auto right = playing(b, last);
        RunComparer comparer(*left, *right);
        RootFinder finder(comparer);
        while (comparer.next() <= std::min(left->last(), right->last())) {
            comparer.compareNext();
            finder.addTurn();
        }
        std::string all;
        for (std::uint32_t i = 0; i < comparer.others().size(); ++i) {
            const OtherDifference& one = comparer.others()[i];
            all += std::string(labelOf(one.kind)) + " " + one.what + " " + comparer.nameOf(one) + " " +
                   std::to_string(one.first) + ": " + one.left.english() + " -> " + one.right.english() + " by";
            for (const std::uint32_t root : finder.rootsOfOther(i)) {
                all += " " + finder.edits()[root].label;
            }
            all += "\n";
        }
        const auto origins = allOriginsOf(comparer, finder);
        std::size_t listed = 0;
        for (const DifferenceOrigin& origin : origins) {
            listed += origin.others.size();
        }
        return listed == comparer.others().size() ? all : "not all are in origins";
    };
    const auto condition = [](const std::string& when, const std::string& actions) {
        return Version{"<condition id=\"c\" when=\"" + when + "\">" + actions + "</condition>"};
    };
    const Content plain = content({});
    QCOMPARE(shownOf(compared(plain, plain, 2)), QString());
    const std::string add = R"(<add-to-counter counter="Score" by="2"/>)";
    QCOMPARE(shownOf(compared(content(condition("turn == 2", add)), content(condition("turn == 3", add)), 4)),
             QString("Counter Score  2: 2 ->  by condition c\n"
                     "Scenario condition c  2: disabled -> enabled by condition c\n")); // met once

    QCOMPARE(shownOf(compared(content(condition("turn == 2", R"(<win empire="A"/>)")),
                              content(condition("turn == 2", R"(<win empire="B"/>)")), 4)),
             QString("End of the game  A 2: wins ->  by condition c\nEnd of the game  B 2:  -> wins by condition c\n"));
    const std::string off = R"(<disable condition="late"/>)";
    QCOMPARE(shownOf(compared(content(condition("turn == 2", off)), content(condition("turn == 3", off)), 4)),
             QString("Scenario condition c  2: disabled -> enabled by condition c\n"
                     "Scenario condition late  2: disabled -> enabled by condition c\n"));
    QCOMPARE(shownOf(compared(content(condition("turn == 2", R"(<delay turns="3"/><pause/>)")),
                              content(condition("turn == 2", R"(<delay turns="4"/><pause/>)")), 3)),
             QString("Delayed action c/2  2: due in turn 5 -> due in turn 6 by condition c\n"));
    QCOMPARE(shownOf(compared(content(condition("turn == 1", "<message>Hello.</message>")),
                              content(condition("turn == 1", "<message>Welcome.</message>")), 2)),
             QString("Message c  1: Hello. -> Welcome. by condition c\n"));
    QCOMPARE(shownOf(compared(content({.scenario = {}, .text = "{name} digs"}),
                              content({.scenario = {}, .text = "Dig {name}"}), 1)),
             QString("Message BLD_MINE/tell  1: Sun digs -> Dig Sun by BLD_MINE/tell\n"
                     "Message BLD_MINE/tell  1: Moon digs -> Dig Moon by BLD_MINE/tell\n")); // both contain the mine

    const std::string pending = compared(plain, content({.scenario = {}, .text = "{name} digs", .delay = "3"}), 1);
    QVERIFY2(pending.starts_with("Pending effect BLD_MINE/wait/1 ") &&
                 pending.ends_with("due in turn 3, for #6 -> due in turn 4, for #6 by BLD_MINE/wait\n"),
             pending.c_str());
    // A message with the new name of an object is the same one.
    const Version renamed{
        .scenario = {},
        .text = "{name} digs",
        .delay = "2",
        .planet =
            R"(<planet name="Luna" chance-key="Moon" system="Sun" owner="A"/><place class="BLD_MINE" on="Luna"/>)"};
    QCOMPARE(shownOf(compared(plain, content(renamed), 1)), QString());
}

void LabCompareTest::aheads() {
    const std::string late = R"(<place class="BLD_MINE" on="Rock"/><empire id="Late" turn="3"/>
        <set object="Rock" owner="Late" turn="3"/>)";
    const auto content = [&](const std::string& amount) {
        return small("",
                     R"(<class id="BLD_MINE" type="building"><group id="dig">
        <scope><include><contains><self/></contains></include></scope>
        <effects><modify-max-meter meter="Mining" amount=")" +
                         amount + " + Target.Mining\"/></effects></group></class>",
                     late);
    };
    const Content before = content("5");
    const Content after = content("7");
    QCOMPARE(before.errors() + after.errors(), std::size_t{0});
    const auto left = playing(before, 5);
    const auto right = playing(after, 5);
    RunComparer ahead(*left, *right);
    RootFinder aheadRoots(ahead);
    const auto slowLeft = playing(before, 0);
    const auto slowRight = playing(after, 0);
    RunComparer together(*slowLeft, *slowRight);
    RootFinder togetherRoots(together);
    for (std::uint32_t turn = 0; turn <= 5; ++turn) {
        slowLeft->goTo(turn);
        slowRight->goTo(turn);
        ahead.compareNext();
        aheadRoots.addTurn();
        together.compareNext();
        togetherRoots.addTurn();
    }
    QCOMPARE(ahead.differences().size(), together.differences().size());
    QVERIFY(!ahead.differences().empty());
    for (std::uint32_t i = 0; i < ahead.differences().size(); ++i) {
        QVERIFY(aheadRoots.rootsOf(i) == togetherRoots.rootsOf(i));
        QCOMPARE(ahead.differences()[i].first, together.differences()[i].first);
    }
}

void LabCompareTest::names() {
    const auto content = [](const char* amount) {
        FolderContents folder{.name = "small", .files = {}, .diagnostics = {}};
        folder.files["orrery.xml"] = file("orrery.xml", R"(<project format="1" scenario="s"/>)");
        folder.files["a.xml"] = file("a.xml", std::string(R"(<orrery format="1">
  <class id="BLD_MINE" type="building">
    <group id="dig">
      <scope><include><contains><self/></contains></include></scope>
      <effects><modify-max-meter meter="Mining" amount=")") +
                                                  amount + R"("/></effects>
    </group>
  </class>
  <scenario id="s">
    <empire id="A"/>
    <system name="Sun" x="0" y="0"/>
    <planet name="Rock" system="Sun" owner="A"/>
    <place class="BLD_MINE" on="Rock" turn="2"/>
  </scenario>
</orrery>)");
        return know(arrangeSources(folder, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    };
    const Content before = content("5");
    const Content after = content("7");
    QCOMPARE(before.errors(), std::size_t{0});
    const auto left = playing(before, 6);
    const auto right = playing(after, 6);
    RunComparer comparer(*left, *right);
    QCOMPARE(comparer.compareUpTo(99), 7u); // the runs have no more turns
    const auto found =
        std::ranges::find(comparer.differences(), std::string("MaxMining"),
                          [&](const ValueDifference& one) { return comparer.columns()[one.column].name; });
    QVERIFY(found != comparer.differences().end());
    QCOMPARE(comparer.nameOf(*found), std::string("Rock"));
    QCOMPARE(found->first, 3u);
    QCOMPARE(found->last, 6u);
    QCOMPARE(comparer.leftText(*found, 3).value(), std::string("5"));
    QCOMPARE(comparer.rightText(*found, 3).value(), std::string("7"));
    QCOMPARE(comparer.change(*found, 3).value(), 2.0);
    QVERIFY(!comparer.isPresence(*found));
    for (const auto& [session, run] :
         {std::pair(left.get(), found->leftRun), std::pair(right.get(), found->rightRun)}) {
        QVERIFY(run != noRun);
        const auto log = session->history().sharedLog(3);
        QVERIFY(log->runs[run].cause == CauseKind::effect);
        const Firing& firing = log->firings[log->runs[run].firing];
        QCOMPARE(session->program().checkedGroup(firing.group).id, std::string("dig"));
    }
    QVERIFY(described(comparer).find("Rock MaxMining turn 3: 5 -> 7") != std::string::npos);
}

QTEST_APPLESS_MAIN(LabCompareTest)
#include "lab_compare_test.moc"
