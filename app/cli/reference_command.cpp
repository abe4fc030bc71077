// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/assist/reference.h"
#include "engine/explanations.h"

namespace orrery::cli {

namespace {

struct Options {
    std::string project;
    std::string out = "-";
    bool markdown = false;
};

int run(const Options& options) {
    std::optional<engine::Project> project;
    std::string title = "Reference of Orrery's content format";
    if (options.project.empty()) {
        project = engine::emptyProject(vocabularyFolder());
    } else {
        project = openProject(options.project);
        if (!project) {
            return status::failed;
        }
        writeFindings(project->diagnostics, project->files(), true);
        title = "Content reference of " + project->model->projectName;
    }
    auto sections = engine::referenceOf(*project->model);
    sections.push_back(engine::runLimitsSection());
    sections.push_back(engine::diagnosticsSection());
    engine::OutputGuard guard = project ? inputsOf(*project, options.project) : engine::OutputGuard();
    OutputFile file;
    const bool isWritten = file.open(options.out, guard) &&
                           file.write(options.markdown ? engine::referenceMarkdown(sections, title)
                                                       : engine::referenceHtml(sections, title)) &&
                           file.commit();
    return isWritten ? status::good : status::failed;
}

} // namespace

std::function<int()> declareReference(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project,
              "The project's folder. Without it, the reference covers only the shipped vocabulary");
    list.text("--out", options->out, "The file to write; - for standard output").shown("FILE|-").showsDefault();
    list.flag("--markdown", options->markdown, "Writes Markdown instead of HTML");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
