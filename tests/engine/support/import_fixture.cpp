// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/import_fixture.h"

#include "engine/check/check.h"
#include "engine/check/render.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"

#include <QFile>

namespace orrery::engine::fixture {

bool hasRealClassic() {
    return QFile::exists(realClassicFolder + "/buildings.xml");
}

std::shared_ptr<const SourceText> classicText(std::string path, std::string bytes) {
    return std::make_shared<SourceText>(std::move(path), std::move(bytes));
}

std::vector<Diagnostic> checked(const ImportedProject& project, std::shared_ptr<const CheckedModel>* model) {
    FolderContents contents;
    for (const auto& [path, bytes] : project.files) {
        if (path.ends_with(".xml")) {
            contents.files[path] = classicText(path, bytes);
        }
    }
    std::vector<Diagnostic> diagnostics;
    const auto shipped = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    const auto made = check(parseProject(arrangeSources(contents, shipped)), shippedRows(), diagnostics);
    if (model != nullptr) {
        *model = made;
    }
    return diagnostics;
}

std::string errorsOf(const ImportedProject& project) {
    std::shared_ptr<const CheckedModel> model;
    std::string errors;
    for (const Diagnostic& diagnostic : checked(project, &model)) {
        if (diagnostic.severity() == Severity::error) {
            errors += renderText(diagnostic, model->files) + "\n";
        }
    }
    return errors;
}

ForeignFolder classicBuilding(const std::string& scope, const std::string& effect, const std::string& activation) {
    std::string group = "<EffectsGroup>\n<scope>" + scope + "</scope>\n";
    group += activation.empty() ? "" : "<activation>" + activation + "</activation>\n";
    group += "<effects>\n" + effect + "\n</effects></EffectsGroup>";
    return {{classicText("buildings.xml", "<XMLDoc><BuildingType><name>BLD_A</name><description>A_DESC</description>"
                                          "<build_cost>1</build_cost><build_time>1</build_time>"
                                          "<maintenance_cost>0</maintenance_cost>\n<effects>" +
                                              group + "</effects><graphic/></BuildingType></XMLDoc>"),
             classicText("eng_stringtable.txt", "English\n\nBLD_A\nA\n\nA_DESC\nAn A.\n")},
            {}};
}

std::string setMeter(const std::string& meter, const std::string& value, bool max) {
    return "<Effect::SetMeter><meter>METER_" + meter + "</meter><value>" + value + "</value><max>" + (max ? "1" : "0") +
           "</max></Effect::SetMeter>";
}

} // namespace orrery::engine::fixture
