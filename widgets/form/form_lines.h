// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <optional>
#include <span>
#include <vector>

namespace orrery::widgets {

/// The context of the expressions that are being added.
struct FormSetting {
    engine::RowPlace place = engine::RowPlace::scope;
    bool isNested = false;
    SiteMaker site{};
};

/// Adds lines and fields to a form, one element after the other in document order.
class FormLines {
public:
    FormLines(const engine::Vocabulary& vocabulary, Form& form) : m_vocabulary(vocabulary), m_form(form) {}

protected:
    /// Begins the line of an element. @return its number
    std::size_t begin(engine::Element element, const engine::ElementRow& row, int depth);
    FormField& addField(std::size_t line, engine::Element element, const engine::ParameterSpec& spec);
    /// Adds an attribute of the format. It is a constant, except for truth values and attributes that the rows declare
    /// as expressions.
    void addAttribute(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                      engine::RowPlace place);
    /// @param ofRow whether the specs are of a condition, an effect and the like, whose numbers are expressions
    void addFields(std::size_t line, engine::Element element, std::span<const engine::ParameterSpec> specs, bool ofRow,
                   const FormSetting& setting);
    /// Adds the text between the tags. @param setting of an expression; nullopt: plain words
    void addText(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                 const std::optional<FormSetting>& setting);
    /// Adds the cells of a table's row, one for each column.
    void addCells(std::size_t line, engine::Element element);
    /// Adds the properties that an element for an object takes as attributes. These are the properties of the type of
    /// that name, and any other that is written.
    void addProperties(std::size_t line, engine::Element element, const engine::ElementSpec& spec);
    /// Marks the fields from the n-th on that may be folded. These are the optional ones, except the row's usual ones
    /// and those of a group of which one must still be chosen.
    void markRare(std::size_t line, engine::Element element, std::size_t first,
                  std::span<const engine::ParameterSpec> specs, std::span<const std::string_view> usual);
    /// Returns the place of an attribute outside conditions and effects: `active` is evaluated for the source (X5.2),
    /// `when` for the game.
    static engine::RowPlace placeOf(const engine::ParameterSpec& spec);

    const engine::Vocabulary& m_vocabulary;
    Form& m_form;
    bool m_isAnswer = false; ///< whether the elements being added are in a response to an event

private:
    void addProperty(std::size_t line, engine::Element element, const std::string& name, engine::PropertyIndex index);

    std::uint32_t numberOf(engine::Element element);

    std::uint32_t m_top = 0; ///< the node of the form's element, which contains all others
    /// By node offset from m_top: the index of an element among its siblings of the same tag. It is set for elements
    /// whose siblings were counted.
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::size_t> m_open; ///< the lines that contain the next one
};

} // namespace orrery::widgets
