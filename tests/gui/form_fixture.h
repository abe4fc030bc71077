// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <map>

namespace orrery::test {

/// A file that uses every notation of XML: edits in a form must change only their own span.
inline const QByteArray buildings = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- Buildings, as a mod would write them. -->
<orrery format="1">

  <class id="BLD_MEGALITH" type='building'   duration="0">
    <property name="build_cost" value="30"/>
    <groupings>Wonder &amp; Construction</groupings>

    <group id="local" stacking="MEGALITH_LOCAL">
      <scope>
        <include><contains><self/></contains></include>
      </scope>
      <effects>
        <modify-max-meter meter="Population" amount="1"/>
        <modify-max-meter meter='Trade' amount='1' /> <!-- twice the old value -->
      </effects>
    </group>

    <group id="neighbours" enabled="true">
      <activation if="turn &gt;= 0"/>
      <scope>
        <include>
          <and>
            <starlane-jumps-to-source at-most="1"/>
            <empire-affiliation empire="source" mode="empire-exclusive"/>
            <or>
              <planet-environment	type="toxic"/>
              <planet-size size="medium"
                           range="2"/>
            </or>
          </and>
        </include>
        <exclude><planet-environment type="toxic" range="1"/></exclude>
      </scope>
      <effects>
        <modify-max-meter meter="Construction"
                          amount="3 * Source.MaxPopulation"
                          priority="10"/>
      </effects>
    </group>

    <group id="works">
      <scope><include><object-type type="empire"/></include></scope>
      <effects>
        <create-object class="SPC_RUINS"/>
        <modify-stockpile resource="Minerals" per="object" amount="2"/>
      </effects>
    </group>
  </class>

  <class id="SPC_RUINS" type="special"/>
</orrery>
)";

inline const QByteArray scenarios = R"(<orrery format="1">
  <scenario id="first-light">
    <empire id="Terrans" capital="Sol III"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/>
    <planet name="Sol III" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Sol IV" system="Sol" owner="Terrans"/>
    <place class="BLD_MEGALITH" on="Sol III"/>
    <set object="Sol III" meter="Population" which="max" value="4"/>
    <set object="Sol III" meter="Population" value="3"/>
  </scenario>
</orrery>
)";

/// Returns the XML files of the demo project by their names.
inline std::map<QString, QByteArray> demoFiles() {
    std::map<QString, QByteArray> files;
    const QDir folder(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"));
    for (const QString& name : folder.entryList({"*.xml"}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            files.emplace(name, file.readAll());
        }
    }
    return files;
}

/// A small project, opened and checked.
struct FormProject {
    explicit FormProject(const std::map<QString, QByteArray>& files = {{"buildings.xml", buildings},
                                                                       {"scenarios.xml", scenarios}}) {
        for (const auto& [path, bytes] : files) {
            QFile file(folder.filePath(path));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
                qFatal("cannot write the fixture");
            }
        }
        store.openFolder(folder.path());
        analyzer.waitUntilCurrent();
    }
    ~FormProject() { sandbox.disconnect(); }

    widgets::AnalysisPtr analysis() const { return analyzer.latest(); }
    widgets::Document& document(const QString& path = "buildings.xml") { return *store.find(path); }
    /// Returns the place of some words in the newest analysis.
    engine::Location place(const QByteArray& words, const QString& path = "buildings.xml") {
        const auto at = static_cast<std::uint32_t>(document(path).bytes().indexOf(words));
        return {analysis()->fileOf(path), {at, at}};
    }
    void startSandbox() {
        sandbox.useProgram(analysis()->program);
        sandbox.startById("first-light");
        sandbox.waitUntilIdle();
    }

    QTemporaryDir folder;
    widgets::DocumentStore store;
    widgets::Analyzer analyzer{store, QStringLiteral(ORRERY_RESOURCE_DIR "/vocabulary")};
    widgets::Sandbox sandbox;
};

} // namespace orrery::test
