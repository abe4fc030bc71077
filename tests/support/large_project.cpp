// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/large_project.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <random>
#include <string_view>
#include <vector>

namespace orrery::fixture {

namespace {

constexpr std::array types{"tech", "building", "ship", "special", "building", "building"};
constexpr std::array prefixes{"TECH", "BLD", "SHP", "SPC", "WORKS", "YARD"};
constexpr std::array meters{"Industry",  "Research", "Trade",        "Population",
                            "Happiness", "Health",   "Construction", "Defense"};
constexpr std::array sizes{"tiny", "small", "medium", "large", "huge"};
constexpr std::array environments{"swamp", "toxic", "inferno", "tundra", "terran", "ocean"};

class Maker {
public:
    explicit Maker(const ProjectShape& shape) : m_shape(shape), m_random(shape.seed) {}

    engine::FolderContents make() {
        const std::size_t files = m_shape.isOneFile ? 1 : std::max<std::size_t>(1, m_shape.files);
        std::vector<std::string> texts(files, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n");
        texts.front() += language();
        for (std::size_t i = 0; i < m_shape.classes; ++i) {
            texts[i * files / std::max<std::size_t>(1, m_shape.classes)] += classText(i);
        }
        const std::size_t each = m_shape.bytes / files;
        for (std::size_t i = 0; i < files; ++i) {
            if (texts[i].size() < each) {
                addStrings(texts[i], i, each);
            }
        }
        texts.back() += scenario();
        engine::FolderContents contents;
        contents.name = "made";
        add(contents, "orrery.xml",
            "<project format=\"1\" name=\"Made\" version=\"1\" rules=\"extended\" scenario=\"first\"/>\n");
        for (std::size_t i = 0; i < files; ++i) {
            texts[i] += "</orrery>\n";
            add(contents, "part" + std::to_string(i / 100) + "/content" + std::to_string(i) + ".xml",
                std::move(texts[i]));
        }
        return contents;
    }

private:
    static void add(engine::FolderContents& contents, const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const engine::SourceText>(path, std::move(text)));
    }

    std::size_t roll(std::size_t n) { return m_random() % n; }
    bool oneIn(std::size_t n) { return roll(n) == 0; }
    template <typename Words>
    std::string one(const Words& words) {
        return words[roll(words.size())];
    }
    std::string number(std::size_t upTo) { return std::to_string(1 + roll(upTo)); }
    static std::string idOf(std::size_t index) {
        return std::string(prefixes[index % prefixes.size()]) + "_" + std::to_string(index);
    }
    /// Returns the id of a random earlier class with a given prefix.
    std::string earlier(std::size_t before, std::size_t kind) {
        const std::size_t n = before / prefixes.size();
        return idOf(roll(n + (before % prefixes.size() > kind ? 1 : 0)) * prefixes.size() + kind);
    }
    static bool hasEarlier(std::size_t before, std::size_t kind) { return before > kind; }

    static std::string language() {
        return R"(  <vocabulary>
    <define id="STEADY" value="2.5" help="what steady works give"/>
    <stacking name="LIGHT" policy="largest"/>
    <occurrence id="jubilee" label="Jubilee"/>
  </vocabulary>
  <variable name="Hands" format="number" explanation="hands at work"/>
  <variable scope="planet" name="Unrest" format="number"/>
  <function id="tithe" result="number" help="A tenth, and what is steady."><parameter name="a" format="number"/><value>a / 10 + STEADY</value></function>
  <global-modifiers><modify variable="Hands" set="2"/></global-modifiers>
)";
    }

    std::string classText(std::size_t index) {
        const std::size_t kind = index % prefixes.size();
        const std::string id = idOf(index);
        std::string text = "\n  <!-- " + id + ": made to be read -->\n  <class id=\"" + id + "\" type=\"" +
                           types[kind] + "\" name=\"" + id + " of the Seven Suns\">\n";
        if (kind == 0) {
            if (hasEarlier(index, 0) && oneIn(2)) {
                text += "    <prerequisite tech=\"" + earlier(index, 0) + "\"/>\n";
            }
        } else if (kind == 1 || kind >= 4) {
            text += "    <property name=\"build_cost\" value=\"" + number(100) +
                    "\"/>\n    <property name=\"build_time\" value=\"" + number(9) + "\"/>\n";
            if (oneIn(3)) {
                text += "    <prerequisite tech=\"" + earlier(index, 0) + "\"/>\n";
            }
            if (oneIn(8)) {
                text += "    <available if=\"count(owned planets) >= 2 and turn > " + number(30) +
                        "\"/>\n    <location if=\"type == planet and Population >= " + number(9) + "\"/>\n";
            }
        }
        if (kind == 1 && oneIn(4)) {
            text += "    <modify variable=\"Unrest\" add=\"" + number(4) + " - Population / 10\"/>\n";
        }
        for (std::size_t group = 0; group < m_shape.groupsPerClass; ++group) {
            text += groupText(index, group);
        }
        return text + "  </class>\n";
    }

    std::string groupText(std::size_t index, std::size_t group) {
        const std::size_t number_ = m_groups++;
        const bool isMistaken = m_shape.hasFindings && number_ % 40 == 7;
        std::string head = "    <group id=\"g" + std::to_string(group) + "\"";
        switch (number_ % 8) {
        case 5:
            return head + ">\n" + activation() + scope(index, isMistaken) + effects(index) + "    </group>\n";
        case 7:
            return head +
                   ">\n      <trigger after=\"stockpile-loss\" of=\"owned\" resource=\"Minerals\" if=\"amount() > " +
                   number(9) + "\"/>\n" + scope(index, isMistaken) +
                   "      <effects>\n        <modify-stockpile resource=\"Minerals\" amount=\"" + number(9) +
                   "\"/>\n      </effects>\n    </group>\n";
        default:
            head += " priority=\"" + std::to_string(10 * (1 + roll(4))) + "\"";
            if (oneIn(5)) {
                head += " stacking=\"S" + number(40) + "\"";
            }
            return head + ">\n" + (oneIn(2) ? activation() : std::string()) + scope(index, isMistaken) +
                   meterEffects(isMistaken) + "    </group>\n";
        }
    }

    std::string activation() {
        switch (roll(4)) {
        case 0:
            return "      <activation if=\"turn > " + number(60) + "\"/>\n";
        case 1:
            return "      <activation>\n        <turn-range from=\"" + number(20) +
                   "\"/>\n        <not><chance "
                   "probability=\"0." +
                   number(9) + "\"/></not>\n      </activation>\n";
        case 2:
            return "      <activation if=\"Source.age > " + number(9) + " and tithe(Hands) > 1\"/>\n";
        default:
            return "      <activation>\n        <expression if=\"turn % " + std::to_string(2 + roll(7)) +
                   " == 1\"/>\n      </activation>\n";
        }
    }

    std::string scope(std::size_t index, bool isMistaken) {
        std::string text = "      <scope>\n        <include>\n          <and>\n            <object-type type=\"" +
                           std::string(isMistaken && oneIn(2) ? "planett" : "planet") + "\"/>\n";
        for (std::size_t i = 0; i < 1 + roll(3); ++i) {
            text += "            " + condition(index) + "\n";
        }
        text += "          </and>\n        </include>\n";
        if (oneIn(4)) {
            text += "        <exclude if=\"environment == asteroids or environment == " + one(environments) + "\"/>\n";
        }
        return text + "      </scope>\n";
    }

    std::string condition(std::size_t index) {
        switch (roll(11)) {
        case 0:
            return "<empire-affiliation empire=\"source\" mode=\"empire-inclusive\"/>";
        case 1:
            return "<starlane-jumps-to-source at-most=\"" + number(5) + "\"/>";
        case 2:
            return "<planet-size size=\"" + one(sizes) + "\" range=\"1\"/>";
        case 3:
            return "<planet-environment type=\"" + one(environments) + "\" range=\"" + number(2) + "\"/>";
        case 4:
            return "<meter-value meter=\"" + one(meters) + "\" which=\"current\" at-least=\"" + number(9) + "\"/>";
        case 5:
            return "<or><star-colour colour=\"blue\"/><within-jumps at-most=\"" + number(3) +
                   "\"><star-colour colour=\"white\"/></within-jumps></or>";
        case 6:
            return "<number-of at-least=\"" + number(3) +
                   "\"><and><object-type type=\"planet\"/><same-owner-as-source/></and></number-of>";
        case 7:
            return hasEarlier(index, 0) ? "<owner-has-tech tech=\"" + earlier(index, 0) + "\"/>" : "<capital/>";
        case 8:
            return hasEarlier(index, 1) ? "<contains><object-class class=\"" + earlier(index, 1) + "\"/></contains>"
                                        : "<homeworld/>";
        case 9:
            return "<expression if=\"Population &gt; " + number(20) +
                   " and (size == large or Happiness >= Source.age / 4)\"/>";
        default:
            return "<expression if=\"count(attached buildings) &lt; " + number(9) + "\"/>";
        }
    }

    std::string meterEffects(bool isMistaken) {
        std::string text = "      <effects>\n";
        for (std::size_t i = 0; i < 1 + roll(2); ++i) {
            switch (roll(4)) {
            case 0:
                text += "        <multiply-max-meter meter=\"" + one(meters) + "\" by=\"1." + number(9) + "\"/>\n";
                break;
            case 1:
                text += "        <raise-max-meter meter=\"" + one(meters) + "\" to=\"" + number(12) + "\"/>\n";
                break;
            default:
                text += "        <modify-max-meter meter=\"" + one(meters) + "\" amount=\"" +
                        (isMistaken ? std::string("Target.Populaton * 0.") : std::string("Target.Population * 0.")) +
                        number(9) + " + min(Target.MaxHappiness, tithe(" + number(40) +
                        ")) - if(Target.size == huge, 1, 0)\"/>\n";
            }
        }
        return text + "      </effects>\n";
    }

    std::string effects(std::size_t index) {
        switch (roll(4)) {
        case 0:
            return "      <effects>\n        <set-planet-environment type=\"" + one(environments) +
                   "\"/>\n      </effects>\n";
        case 1:
            return "      <effects>\n        <conditional>\n          <if><planet-size size=\"" + one(sizes) +
                   "\"/></if>\n          <then><modify-planet-size steps=\"1\"/></then>\n          <else><message "
                   "text=\"{name} stays as it is, with {Population} people\"/></else>\n        </conditional>\n      "
                   "</effects>\n";
        case 2:
            return hasEarlier(index, 3) ? "      <effects>\n        <add-special special=\"" + earlier(index, 3) +
                                              "\"/>\n      </effects>\n"
                                        : "      <effects>\n        <raise occurrence=\"jubilee\"/>\n      "
                                          "</effects>\n";
        default:
            return "      <effects>\n        <modify-stockpile resource=\"Minerals\" amount=\"tithe(Population)\"/>\n"
                   "      </effects>\n";
        }
    }

    void addStrings(std::string& text, std::size_t file, std::size_t size) {
        text += "  <strings language=\"en\">\n";
        for (std::size_t i = 0; text.size() < size; ++i) {
            text += "    <string id=\"TEXT_" + std::to_string(file) + "_" + std::to_string(i) +
                    "\">They say of place " + number(1000) +
                    " that its people count the suns each evening, and each evening there are seven.</string>\n";
        }
        text += "  </strings>\n";
    }

    std::string scenario() const {
        std::string text =
            "  <scenario id=\"first\" name=\"First\">\n    <galaxy seed=\"7\" systems=\"30\" empires=\"2\" "
            "planets=\"3\"/>\n    <empire id=\"Terrans\" colour=\"#3a7bd5\"/>\n    <empire "
            "id=\"Vegans\" colour=\"#d53a3a\"/>\n";
        if (m_shape.classes > 0) {
            text += "    <give-tech tech=\"" + idOf(0) + "\" to=\"Terrans\" turn=\"0\"/>\n";
        }
        return text + "  </scenario>\n";
    }

    const ProjectShape m_shape;
    std::mt19937 m_random; // the same numbers on every platform, unlike the standard distributions
    std::size_t m_groups = 0;
};

} // namespace

engine::FolderContents makeProject(const ProjectShape& shape) {
    return Maker(shape).make();
}

ProjectShape fiftyMegabytes() {
    return {.classes = 20'000, .groupsPerClass = 3, .files = 1000, .bytes = 50'000'000};
}

ProjectShape tenThousandGroups() {
    return {.classes = 5000, .groupsPerClass = 2, .files = 100};
}

void writeProject(const engine::FolderContents& project, const std::string& folder) {
    for (const auto& [path, text] : project.files) {
        const std::filesystem::path file = std::filesystem::path(folder) / path;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream stream(file, std::ios::binary);
        stream.write(text->bytes().data(), static_cast<std::streamsize>(text->bytes().size()));
    }
}

} // namespace orrery::fixture
