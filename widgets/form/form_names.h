// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/form/choice_model.h"
#include "widgets/form/form_field_view.h"

namespace orrery::widgets {

/// Gives a field the names that the source offers for its value, if the value names exactly one definition.
/// @param line path of the field's element
/// @param file shown path of the file of the element
void offerNames(FormFieldView& field, const FormPath& line, const QString& file, const FormSurroundings& surroundings);

/// Returns the request for what each choice of a list would match or change (I4.25); without candidates if there is
/// nothing to request.
/// @param element element of the field, in a tree of the present text
/// @param attribute name of the field's attribute; empty: the element's text
PreviewRequest choicePreviews(engine::Element element, const std::string& attribute, FormChoiceModel& model,
                              const AnalysisPtr& analysis);

} // namespace orrery::widgets
