// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/run_description.h"

#include "engine/content/constants.h"
#include "engine/content/element.h"
#include "engine/content/element_rows_watches.h"
#include "engine/trace/dump.h"

#include <algorithm>
#include <charconv>

namespace orrery::engine {

namespace {

constexpr std::string_view rootTag = "orrery-run";
constexpr std::uint32_t lastTurn = 1'000'000;

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

std::string viewXml(const LocalView& view) {
    return "    <view" + attribute("screen", view.screen) + attribute("line", std::to_string(view.line)) +
           attribute("message", std::to_string(view.message)) + attribute("page", std::to_string(view.page)) +
           attribute("zoom", view.zoom) + attribute("select", view.selected) + "/>\n";
}

std::string crashXml(const CrashNote& crash) {
    const auto given = [](std::string_view name, const std::string& value) {
        return value.empty() ? std::string() : attribute(name, value);
    };
    std::string xml = "  <crash" + given("cause", crash.cause) + given("exception", crash.exception) +
                      (crash.turn ? attribute("turn", std::to_string(*crash.turn)) : std::string()) +
                      given("group", crash.group) + given("build", crash.build) + given("address", crash.address);
    if (crash.places.empty()) {
        return xml + "/>\n";
    }
    xml += ">\n";
    for (const std::string& place : crash.places) {
        xml += "    <place" + attribute("at", place) + "/>\n";
    }
    return xml + "  </crash>\n";
}

template <typename Number>
std::optional<Number> parseWhole(std::string_view text, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number)
                                                                                     : std::nullopt;
}

RunFileError badValue(std::string_view name) {
    return runFileError("run-file.bad-value", std::string(runDescriptionName), {std::string(name)});
}

/// Returns the first problem of the XML, with its line.
std::optional<RunFileError> faultOfXml(const XmlTree& tree) {
    const auto isError = [](const Diagnostic& one) { return one.severity() == Severity::error; };
    const auto found = std::ranges::find_if(tree.diagnostics(), isError);
    if (found == tree.diagnostics().end()) {
        return std::nullopt;
    }
    const Position at = tree.source()->position(found->where.span.begin);
    return runFileError("run-file.bad-description",
                        std::string(runDescriptionName) + ":" + std::to_string(at.line) + ":" +
                            std::to_string(at.column),
                        {found->sentence()});
}

/// Reads a description whose XML has no problems. Each function returns the first wrong value.
class DescriptionReader {
public:
    using Fault = std::optional<RunFileError>;

    explicit DescriptionReader(const XmlTree& tree) : m_tree(tree), m_root{&tree, tree.root()} {}

    RunFileResult<RunDescription> read() {
        for (Fault (DescriptionReader::*const part)() :
             {&DescriptionReader::readHead, &DescriptionReader::readFiles, &DescriptionReader::readRun,
              &DescriptionReader::readCrash, &DescriptionReader::readHashes}) {
            if (auto fault = (this->*part)()) {
                return std::move(*fault);
            }
        }
        if (m_run.turn > m_run.last() && !m_run.crash) {
            return badValue("turn");
        }
        return std::move(m_run);
    }

private:
    Fault readHead() {
        const std::string format = m_root.tag() == rootTag ? m_root.value("format") : std::string();
        const auto number = parseInteger(format);
        if (!number) {
            return badValue("format");
        }
        if (*number != runFileFormat) {
            return runFileError("run-file.unknown-format", {}, {format, std::to_string(runFileFormat)});
        }
        m_run.program = m_root.value("program");
        m_run.vocabulary = m_root.value("vocabulary");
        return std::nullopt;
    }

    Fault readFiles() {
        for (const Element file : childrenOf("content")) {
            m_run.files.push_back(file.value("path"));
        }
        return m_run.files.empty() ? Fault(badValue("content")) : std::nullopt;
    }

    Fault readRun() {
        const Element run{&m_tree, m_tree.child(m_root.index, "run")};
        if (run.index == XmlTree::none || run.value("scenario").empty()) {
            return badValue("scenario");
        }
        m_run.scenario = run.value("scenario");
        m_run.scenarioFile = run.value("file");
        const auto seed = parseWhole<std::uint64_t>(run.value("seed"));
        const auto turn = parseWhole<std::uint32_t>(run.value("turn"));
        if (!seed || !turn) {
            return badValue(seed ? "turn" : "seed");
        }
        m_run.seed = *seed;
        m_run.turn = *turn;
        for (const Element child : run.children()) {
            if (child.tag() != "view") {
                m_run.actions.emplace_back(m_tree.slice(child.where().span));
            } else if (auto fault = readView(child)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    Fault readView(Element element) {
        LocalView view;
        view.screen = element.value("screen");
        view.zoom = element.value("zoom");
        view.selected = element.value("select");
        const auto isOne = [](const auto& words, const std::string& word) {
            return std::ranges::find(words, word) != words.end();
        };
        if (!isOne(rows::screens, view.screen) || !isOne(rows::zooms, view.zoom)) {
            return badValue("view");
        }
        const auto readCount = [&](std::string_view name, int& out) {
            const auto number = parseWhole<int>(element.value(name));
            out = number.value_or(out);
            return number && *number >= -1 && *number <= static_cast<int>(lastTurn);
        };
        const bool areCounts =
            readCount("line", view.line) && readCount("message", view.message) && readCount("page", view.page);
        m_run.view = std::move(view);
        return areCounts ? std::nullopt : Fault(badValue("view"));
    }

    Fault readHashes() {
        const std::uint32_t hashes = m_tree.child(m_root.index, "hashes");
        const std::string text = hashes == XmlTree::none ? std::string() : m_tree.text(hashes);
        for (const std::string_view word : splitWords(text)) {
            const auto hash = parseWhole<std::uint64_t>(word, 16);
            if (!hash || m_run.hashes.size() > lastTurn) {
                return badValue("hashes");
            }
            m_run.hashes.push_back(*hash);
        }
        return m_run.hashes.empty() && !m_run.crash ? Fault(badValue("hashes")) : std::nullopt;
    }

    Fault readCrash() {
        const Element crash{&m_tree, m_tree.child(m_root.index, "crash")};
        if (crash.index == XmlTree::none) {
            return std::nullopt;
        }
        const auto turn = parseWhole<std::uint32_t>(crash.value("turn"));
        if ((crash.has("turn") && !turn) || turn.value_or(0) > lastTurn || m_run.turn > lastTurn) {
            return badValue("turn");
        }
        m_run.crash = CrashNote{.cause = crash.value("cause"),
                                .exception = crash.value("exception"),
                                .turn = turn,
                                .group = crash.value("group"),
                                .build = crash.value("build"),
                                .address = crash.value("address")};
        for (const Element place : crash.children()) {
            m_run.crash->places.push_back(place.value("at"));
        }
        return std::nullopt;
    }

    std::vector<Element> childrenOf(std::string_view tag) const {
        const std::uint32_t child = m_tree.child(m_root.index, tag);
        return child == XmlTree::none ? std::vector<Element>() : Element{&m_tree, child}.children();
    }

    const XmlTree& m_tree;
    Element m_root;
    RunDescription m_run{};
};

} // namespace

std::string runDescriptionXml(const RunDescription& run) {
    std::string xml = "<" + std::string(rootTag) + attribute("format", std::to_string(runFileFormat)) +
                      attribute("program", run.program) +
                      (run.vocabulary.empty() ? std::string() : attribute("vocabulary", run.vocabulary)) + ">\n";
    xml += "  <content>\n";
    for (const std::string& path : run.files) {
        xml += "    <file" + attribute("path", path) + "/>\n";
    }
    xml += "  </content>\n  <run" + attribute("scenario", run.scenario) + attribute("file", run.scenarioFile) +
           attribute("seed", std::to_string(run.seed)) + attribute("turn", std::to_string(run.turn)) + ">\n";
    xml += run.view ? viewXml(*run.view) : std::string();
    for (const std::string& action : run.actions) {
        xml += "    " + action + "\n";
    }
    xml += "  </run>\n" + (run.crash ? crashXml(*run.crash) : std::string()) + "  <hashes>\n";
    for (const std::uint64_t hash : run.hashes) {
        xml += "    " + hashText(hash) + "\n";
    }
    return xml + "  </hashes>\n</" + std::string(rootTag) + ">\n";
}

RunFileResult<RunDescription> readRunDescription(const std::shared_ptr<const SourceText>& text) {
    const XmlTree tree = parseXml(text, FileId{0});
    if (auto fault = faultOfXml(tree)) {
        return std::move(*fault);
    }
    return DescriptionReader(tree).read();
}

} // namespace orrery::engine
