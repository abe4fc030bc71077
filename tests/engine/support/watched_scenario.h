// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/check/render.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "engine/turn/watch_call.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// A small scenario with the shipped vocabulary, and the additions of a test.
/// - Empires Terrans (human, capital Sol III) and Vegans (capital Vega I).
/// - Systems Sol (0, 0) and Vega (100, 0).
/// - Initial planets 0 Sol III (Terrans), 1 Mars, 2 Vega I (Vegans).
/// - Initial ships 3 Scout (Terrans, at Sol), 4 Raider (Vegans, at Vega), 5 Wreck (hidden, at Vega).
class WatchedScenario {
public:
    /// @param children of the scenario @param content further children of the file
    explicit WatchedScenario(const std::string& children, const std::string& content = {}, bool useCaches = true) {
        FolderContents folder;
        const auto add = [&](const std::string& path, const std::string& text) {
            folder.files[path] = std::make_shared<const SourceText>(path, text);
        };
        add("orrery.xml", R"(<project format="1" name="Watched"/>)");
        add("a.xml", R"xml(<orrery format="1">
<class id="SHP" type="ship"/>
<class id="BEACON" type="special"/>
<scenario id="watched">
  <empire id="Terrans" capital="Sol III" human="true"/>
  <empire id="Vegans" capital="Vega I"/>
  <system name="Sol" x="0" y="0"/>
  <system name="Vega" x="100" y="0"/>
  <planet name="Sol III" system="Sol" owner="Terrans"/>
  <planet name="Mars" system="Sol"/>
  <planet name="Vega I" system="Vega" owner="Vegans"/>
  <place class="SHP" on="Sol" name="Scout" owner="Terrans"/>
  <place class="SHP" on="Vega" name="Raider" owner="Vegans"/>
  <place class="SHP" on="Vega" name="Wreck" owner="none" hidden="true"/>
  <set object="Terrans" property="flagship" value="Scout"/>
  <set object="Terrans" property="controlled" value="Scout"/>
  <set object="Scout" target="Vega I"/>
  )xml" + children + "</scenario>" +
                         content + "</orrery>");
        const auto vocabulary = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
        m_model = check(parseProject(arrangeSources(folder, vocabulary)), shippedRows(), m_findings);
        m_program = compile(m_model);
        m_session = Session::start(m_program, *m_model->findScenario("watched"), std::nullopt, useCaches);
    }

    Session& session() { return *m_session; }
    const CheckedModel& model() const { return *m_model; }
    std::shared_ptr<const Program> program() const { return m_program; }
    const CheckedScenario& scenario() const { return *m_model->findScenario("watched"); }

    /// Returns "code|text" for each diagnostic of the check, except for hidden objects that nothing reveals.
    std::vector<std::string> findings() const {
        std::vector<std::string> list;
        for (const Diagnostic& finding : m_findings) {
            if (finding.code() != "check.never-revealed") {
                list.push_back(std::string(finding.code()) + "|" +
                               std::string(m_model->files[finding.where.file.value]->slice(finding.where.span)));
            }
        }
        return list;
    }
    const std::vector<Diagnostic>& diagnostics() const { return m_findings; }

    const TurnLog& log(std::uint32_t turn) {
        m_session->goTo(turn);
        return m_session->history().log(turn);
    }
    /// Returns the ids of the conditions that were met in a turn, in order, with a blank between them.
    std::string met(std::uint32_t turn) {
        std::string text;
        for (const ScenarioRecord& record : log(turn).scenario) {
            if (record.action < 0 && record.isTrue) {
                text += (text.empty() ? "" : " ") + scenario().conditions[record.condition].id;
            }
        }
        return text;
    }
    /// Returns the first result of a condition in a turn: "true", "false" or "false: reason"; "not asked" without one.
    std::string answer(const std::string& condition, std::uint32_t turn) {
        for (const ScenarioRecord& record : log(turn).scenario) {
            if (record.action < 0 && scenario().conditions[record.condition].id == condition) {
                return std::string(record.isTrue ? "true" : "false") +
                       (record.detail.empty() ? "" : ": " + record.detail.english());
            }
        }
        return "not evaluated";
    }
    double counter(const std::string& name) {
        const auto& counters = m_session->state().view().agenda->counters;
        const auto found = counters.find(name);
        return found == counters.end() ? 0.0 : found->second;
    }
    Row find(std::string_view object) { return findObject(m_session->state().view(), object).value_or(noRow); }
    double at(std::string_view object, std::string_view column) {
        const View view = m_session->state().view();
        return view.at(*view.layout->find(column), find(object));
    }
    std::string ownersOf(std::string_view object) {
        const View view = m_session->state().view();
        std::string text;
        for (const Row owner :
             (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, find(object)))]) {
            text += (text.empty() ? "" : " ") + view.nameOf(owner);
        }
        return text;
    }

private:
    std::vector<Diagnostic> m_findings;
    std::shared_ptr<const CheckedModel> m_model;
    std::shared_ptr<const Program> m_program;
    std::unique_ptr<Session> m_session;
};

} // namespace orrery::engine::fixture
