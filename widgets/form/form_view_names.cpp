// SPDX-License-Identifier: GPL-3.0-or-later
// The names that fields of a form offer. The source offers the same names at that place.
#include "engine/assist/writing_help.h"
#include "widgets/document/document.h"
#include "widgets/form/choice_model.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_edit.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/form/name_line.h"
#include "widgets/project/analyzer.h"
#include "widgets/words/engine_text.h"

namespace orrery::widgets {

namespace {

/// Returns whether a value names exactly one definition. Excludes texts, which are usually new. Excludes lists, because
/// a completion would replace the whole list.
bool namesOneThing(const engine::ParameterSpec& spec) {
    return spec.kind != engine::ParameterKind::string && !spec.isList;
}

} // namespace

/// Finds the names for the place of the value.
void FormView::offerNames(const FormLineView& line, FormFieldView& field) {
    auto* const names = qobject_cast<NameLine*>(field.line());
    auto* const pick =
        field.field().spec.kind == engine::ParameterKind::property ? qobject_cast<PickBox*>(&field.editor()) : nullptr;
    const std::string_view attribute = field.field().spec.name;
    const Document* const written = document();
    if ((names == nullptr && pick == nullptr) || written == nullptr || m_analysis == nullptr || m_analyzer.isBehind() ||
        !namesOneThing(field.field().spec)) {
        return; // while a check is running, the field keeps its last offers
    }
    const engine::FileId file = m_analysis->fileOf(m_file);
    const engine::Element element =
        file.isValid() ? findElement(*m_analysis->project.trees[file.value], line.line().path) : engine::Element();
    if (element.tree == nullptr) {
        return;
    }
    std::vector<FormChoice> choices;
    const FormChoicesPtr labels = pick != nullptr ? m_choices.of(field.field().spec) : nullptr;
    for (const engine::CompletionItem& item : namesOffered(*m_analysis, element, attribute)) {
        const QString id = QString::fromStdString(item.written());
        choices.push_back({labels != nullptr ? labels->shown(id) : id, id, engineText(item.detail)});
    }
    auto offers = std::make_shared<const FormChoiceList>([choices = std::move(choices)] { return choices; });
    if (names != nullptr) {
        names->setOffers(std::move(offers));
    } else if (!offers->choices().empty()) {
        pick->setChoices(std::move(offers));
    }
}

/// Requests what each choice of a field would match or change.
void FormView::previewChoices(FormFieldView* field, FormChoiceModel* model) {
    constexpr std::size_t most = 200;
    const FormLineView* const line = lineOf(*field);
    const Document* const written = document();
    const auto tree = line != nullptr && written != nullptr ? treeOf(*written) : nullptr;
    const engine::Element element = tree != nullptr ? findElement(*tree, line->line().path) : engine::Element();
    if (element.tree == nullptr || element.isBroken() || model->choices() == nullptr) {
        return;
    }
    PreviewRequest request{m_analysis,
                           {},
                           [model = QPointer(model), list = model->choices()](std::size_t choice, const QString& words,
                                                                              const QString& sentence) {
                               if (model != nullptr && model->choices() == list) {
                                   model->setPreview(static_cast<int>(choice), words, sentence);
                               }
                           }};
    for (const FormChoice& choice : model->choices()->choices()) {
        PreviewCandidate& candidate = request.candidates.emplace_back();
        candidate.place = element.tree->span(element.index).begin;
        if (auto edit = valueEdit(element, field->attribute().toStdString(), choice.written.toStdString())) {
            candidate.edits.push_back(std::move(*edit));
        }
        if (request.candidates.size() == most) {
            break;
        }
    }
    emit previewsWanted(request);
}

} // namespace orrery::widgets
