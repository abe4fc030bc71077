// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <optional>
#include <span>
#include <vector>

namespace orrery::widgets {

/// The context of the expressions in the present line.
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
    /// Begins the line of an element. Returns the index of the line.
    std::size_t begin(engine::Element element, const engine::ElementRow& row, int depth);
    FormField& addField(std::size_t line, engine::Element element, const engine::ParameterSpec& spec);
    /// Adds an attribute of the format. The attribute is a constant, except for truth values and attributes that the
    /// rows declare as expressions.
    void addAttribute(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                      engine::RowPlace place);
    /// Adds the fields of attributes.
    /// @param ofRow true if the specs belong to a condition, an effect or a similar row, whose numbers are expressions
    void addFields(std::size_t line, engine::Element element, std::span<const engine::ParameterSpec> specs, bool ofRow,
                   const FormSetting& setting);
    /// Adds the text between the tags. @param setting context of an expression; nullopt: plain words
    void addText(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                 const std::optional<FormSetting>& setting);
    /// Adds the cells of a table's row, one for each column.
    void addCells(std::size_t line, engine::Element element);
    /// Adds the properties that an element for an object accepts as attributes. These are the properties of the type of
    /// that name, and any other property in the text.
    void addProperties(std::size_t line, engine::Element element, const engine::ElementSpec& spec);
    /// Marks the fields from index `first` on that the line can hide. These are the optional fields. Excludes those
    /// that the sentence of the row always shows. Also excludes a set of attributes of which the user must still choose
    /// one.
    void markRare(std::size_t line, engine::Element element, std::size_t first,
                  std::span<const engine::ParameterSpec> specs);
    /// Returns the place of an attribute outside conditions and effects. The engine evaluates `active` for the source
    /// (X5.2), and `when` for the game.
    static engine::RowPlace placeOf(const engine::ParameterSpec& spec);

    const engine::Vocabulary& m_vocabulary;
    Form& m_form;
    bool m_isAnswer = false;              ///< true while the present elements are in a response to an event
    std::optional<std::uint32_t> m_group; ///< number of the effects group around the present elements, from 0

private:
    void addProperty(std::size_t line, engine::Element element, const std::string& name, engine::PropertyIndex index);

    std::uint32_t numberOf(engine::Element element);

    std::uint32_t m_top = 0; ///< node of the form's element, which contains all others
    /// The index of an element among its siblings of the same tag, by node offset from m_top. Set only for elements
    /// whose siblings were counted.
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::size_t> m_open; ///< lines that contain the next line
};

} // namespace orrery::widgets
