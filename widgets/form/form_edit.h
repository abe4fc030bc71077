// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <QString>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// What a form asks for: another value of one attribute, or another text of an element.
struct FormChange {
    FormPath path;
    std::string attribute;            ///< empty: the element's text
    std::optional<std::string> was;   ///< what the form showed; nullopt: left out
    std::optional<std::string> value; ///< nullopt: take the attribute out
};

/// Makes the smallest edit that does it, as one step of the history (I2.3, R4.2). The element is looked for in the
/// text as it is now: where it is gone, broken or says something else than the form showed, nothing is done.
/// @return what stood in the way, as a sentence; empty when done.
QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change);

} // namespace orrery::widgets
