// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/turn_content.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/universe/history.h"

#include <cstdio>
#include <cstdlib>
#include <map>

namespace orrery::bench {

using namespace engine;

namespace {

constexpr const char* typeNames[] = {"planet", "ship", "building", "special", "marker"};

std::string vocabulary() {
    std::string xml = R"xml(<vocabulary>
<enumeration id="PlanetSize" order="scale"><value id="s0"/><value id="s1"/><value id="s2"/><value id="s3"/>
  <value id="s4"/><value id="s5"/><value id="s6"/></enumeration>
<property id="size" format="PlanetSize" default="s3"/>
<type id="empire" class="EMPIRE"/><type id="system" class="SYSTEM"/>)xml";
    std::string has = R"(<has property="size"/>)";
    for (int m = 0; m < 8; ++m) {
        const std::string id = "M" + std::to_string(m);
        xml += R"(<meter id=")" + id + R"xml(" minimum="-1000" rebuilt="false" growth="value()"/>)xml";
        has += R"(<has meter=")" + id + R"("/>)";
    }
    for (const char* type : typeNames) {
        xml += std::string(R"(<type id=")") + type + R"(" attached-to="system">)" + has + "</type>";
    }
    xml += "</vocabulary><scenario id=\"galaxy\">";
    for (int e = 1; e <= 10; ++e) {
        xml += R"(<empire id="E)" + std::to_string(e) + R"("/>)";
    }
    return xml + "</scenario>";
}

/// Returns group k of the workload: pair p has group p mod 4.
std::string groupXml(int k, bool local) {
    const std::string owner = k == 0 ? "none" : "E" + std::to_string(k);
    return R"xml(<group><activation><meter-value meter="M1" at-least="0"/></activation><scope><include><and>
<object-type type=")xml" +
           std::string(typeNames[k % 2]) + R"xml("/><empire-affiliation empire=")xml" + owner +
           R"xml(" mode="empire-inclusive"/><planet-size size="s3" range="1"/>)xml" +
           (local ? R"xml(<distance-to-source at-most="300"/>)xml" : "") +
           R"xml(</and></include></scope><effects><modify-meter meter="M)xml" + std::to_string(k) +
           R"xml(" amount="(3 * Source.M2 - 2 * Target.M5) * 0.000001"/></effects></group>)xml";
}

} // namespace

std::shared_ptr<const Program> programOf(const std::string& content) {
    const auto file = [](const char* path, std::string text) {
        return std::make_shared<const SourceText>(path, std::move(text));
    };
    FolderContents folder{.name = "bench", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file("orrery.xml", R"(<project format="1" name="Bench" vocabulary="own"/>)");
    folder.files["content.xml"] = file("content.xml", R"(<orrery format="1">)" + content + "</orrery>");
    std::vector<Diagnostic> diagnostics;
    const auto model = check(parseProject(arrangeSources(folder, {})), shippedRows(), diagnostics);
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity() == Severity::error) {
            std::fprintf(stderr, "%s: %s\n", model->placeText(diagnostic.where).c_str(), diagnostic.message().c_str());
            std::exit(1);
        }
    }
    return compile(model);
}

PlayedGalaxy::PlayedGalaxy(const Galaxy& galaxy, bool local) {
    // The class of an object determines its groups: there is one class for each occurring type and set of pairs.
    std::vector<std::string> carried(galaxy.objects);
    for (std::size_t p = 0; p < galaxy.sources.size(); ++p) {
        carried[galaxy.sources[p]] += static_cast<char>('0' + p % 4);
    }
    std::vector<std::string> classes(galaxy.objects);
    std::map<std::string, std::string> content;
    for (std::size_t i = 0; i < galaxy.objects; ++i) {
        classes[i] = std::string(typeNames[galaxy.type[i]]) + "_" + carried[i];
        std::string& xml = content[classes[i]];
        if (xml.empty()) {
            xml = R"(<class id=")" + classes[i] + R"(" type=")" + typeNames[galaxy.type[i]] + R"(">)";
            for (const char k : carried[i]) {
                xml += groupXml(k - '0', local);
            }
            xml += "</class>";
        }
    }
    std::string all = vocabulary();
    for (const auto& [id, xml] : content) {
        all += xml;
    }
    m_program = programOf(all);
    m_universe = std::make_unique<Universe>(m_program->model, 1);
    m_evaluator = std::make_unique<Evaluator>(*m_program);
    m_stepper = std::make_unique<Stepper>(*m_program);
    fill(galaxy, classes);
}

PlayedGalaxy::~PlayedGalaxy() = default;

void PlayedGalaxy::fill(const Galaxy& galaxy, const std::vector<std::string>& classes) {
    const CheckedModel& model = *m_program->model;
    TurnLog log;
    Writer writer(*m_universe, log);
    const Cause cause{.kind = CauseKind::setup, .moment = writer.openMoment(Stage::setup, 0)};
    std::vector<std::uint32_t> owners{0};
    for (int e = 1; e <= 10; ++e) {
        const Row empire =
            writer.create({.objectClass = *model.findClass("EMPIRE"), .name = "E" + std::to_string(e)}, cause);
        owners.push_back(writer.internOwners({empire}));
    }
    std::vector<Row> systems;
    for (std::size_t s = 0; s < galaxy.systems; ++s) {
        systems.push_back(writer.create({.objectClass = *model.findClass("SYSTEM"),
                                         .name = {},
                                         .position = std::pair<double, double>(galaxy.systemX[s], galaxy.systemY[s])},
                                        cause));
    }
    RowList rows;
    std::vector<double> sizes;
    for (std::size_t i = 0; i < galaxy.objects; ++i) {
        rows.push_back(writer.create({.objectClass = *model.findClass(classes[i]),
                                      .attachedTo = systems[galaxy.system[i]],
                                      .owners = owners[static_cast<std::size_t>(galaxy.owner[i])],
                                      .name = {},
                                      .birthKey = i},
                                     cause));
        sizes.push_back(galaxy.size[i]);
    }
    const auto all = std::make_shared<const RowList>(std::move(rows));
    writer.write(*model.layout.find("size"), all, sizes, cause);
    for (MeterIndex m = 0; m < 8; ++m) {
        writer.write(model.layout.meter(m, false), all, galaxy.meters[m], cause);
        writer.write(model.layout.meter(m, true), all, std::vector<double>(galaxy.objects, 1e9), cause);
    }
    writer.closeTurn();
}

void PlayedGalaxy::step() {
    m_log = TurnLog();
    m_stepper->run(*m_evaluator, *m_universe, m_log);
    m_stepper->finish(*m_universe, m_log);
}

void PlayedGalaxy::stepProbed(StepProbe& probe) {
    probe.beginTurn();
    turnWork(m_evaluator->world()).probe = &probe;
    step();
    turnWork(m_evaluator->world()).probe = nullptr;
    probe.endTurn();
}

std::size_t PlayedGalaxy::changes() const {
    std::size_t changes = 0;
    for (const Run& run : m_log.runs) {
        changes += run.cause == CauseKind::effect ? run.rows->size() : 0;
    }
    return changes;
}

std::size_t PlayedGalaxy::traceBytes() const {
    return bytesOf(m_log);
}

} // namespace orrery::bench
