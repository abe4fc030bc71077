// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_names.h"

#include "engine/assist/writing_help.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_edit.h"
#include "widgets/form/name_line.h"
#include "widgets/words/engine_text.h"

#include <QPointer>

namespace orrery::widgets {

namespace {

/// Returns whether a value names exactly one definition. Excludes texts, which are usually new. Excludes lists, because
/// a completion would replace the whole list.
bool namesOneThing(const engine::ParameterSpec& spec) {
    return spec.kind != engine::ParameterKind::string && !spec.isList;
}

} // namespace

void offerNames(FormFieldView& field, const FormPath& line, const QString& file, const FormSurroundings& surroundings) {
    const engine::ParameterSpec& spec = field.field().spec;
    auto* const names = qobject_cast<NameLine*>(field.line());
    auto* const pick = spec.kind == engine::ParameterKind::property ? qobject_cast<PickBox*>(&field.editor()) : nullptr;
    const AnalysisPtr& analysis = surroundings.analysis;
    if ((names == nullptr && pick == nullptr) || analysis == nullptr || !namesOneThing(spec)) {
        return;
    }
    const engine::FileId id = analysis->fileOf(file);
    const engine::Element element =
        id.isValid() ? findElement(*analysis->project.trees[id.value], line) : engine::Element();
    if (element.tree == nullptr) {
        return;
    }
    std::vector<FormChoice> choices;
    const FormChoicesPtr labels = pick != nullptr ? surroundings.choices.of(spec) : nullptr;
    for (const engine::CompletionItem& item : namesOffered(*analysis, element, spec.name)) {
        const QString written = QString::fromStdString(item.written());
        choices.push_back({labels != nullptr ? labels->shown(written) : written, written, engineText(item.detail)});
    }
    auto offers = std::make_shared<const FormChoiceList>([choices = std::move(choices)] { return choices; });
    if (names != nullptr) {
        names->setOffers(std::move(offers));
    } else if (!offers->choices().empty()) {
        pick->setChoices(std::move(offers));
    }
}

PreviewRequest choicePreviews(engine::Element element, const std::string& attribute, FormChoiceModel& model,
                              const AnalysisPtr& analysis) {
    constexpr std::size_t most = 200;
    PreviewRequest request{analysis,
                           {},
                           [model = QPointer(&model), list = model.choices()](std::size_t choice, const QString& words,
                                                                              const QString& sentence) {
                               if (model != nullptr && model->choices() == list) {
                                   model->setPreview(static_cast<int>(choice), words, sentence);
                               }
                           }};
    if (element.tree == nullptr || element.isBroken() || model.choices() == nullptr) {
        return request;
    }
    for (const FormChoice& choice : model.choices()->choices()) {
        PreviewCandidate& candidate = request.candidates.emplace_back();
        candidate.place = element.tree->span(element.index).begin;
        if (auto edit = valueEdit(element, attribute, choice.written.toStdString())) {
            candidate.edits.push_back(std::move(*edit));
        }
        if (request.candidates.size() == most) {
            break;
        }
    }
    return request;
}

} // namespace orrery::widgets
