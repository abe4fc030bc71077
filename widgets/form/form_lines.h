// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <optional>
#include <span>
#include <vector>

namespace orrery::widgets {

/// Where expressions stand that are written now.
struct FormSetting {
    engine::RowPlace place = engine::RowPlace::scope;
    bool isNested = false;
    SiteMaker site{};
};

/// Adds lines and fields to a form, one element after the other in the order of the document.
class FormLines {
public:
    FormLines(const engine::Vocabulary& vocabulary, Form& form) : m_vocabulary(vocabulary), m_form(form) {}

protected:
    /// Begins the line of an element. @return its number
    std::size_t begin(engine::Element element, const engine::ElementRow& row, int depth);
    FormField& addField(std::size_t line, engine::Element element, const engine::ParameterSpec& spec);
    /// An attribute of the format: a constant, but for truths and what the rows call an expression.
    void addAttribute(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                      engine::RowPlace place);
    /// @param ofRow of a condition, an effect and the like, whose numbers are expressions
    void addFields(std::size_t line, engine::Element element, std::span<const engine::ParameterSpec> specs, bool ofRow,
                   const FormSetting& setting);
    /// What stands between the tags. @param setting of an expression; nullopt: words
    void addText(std::size_t line, engine::Element element, const engine::ParameterSpec& spec,
                 const std::optional<FormSetting>& setting);
    /// A row of a table has a cell for each of its columns.
    void addCells(std::size_t line, engine::Element element);
    /// Elements that stand for an object take its properties as attributes: those of the type of that name, and any
    /// other that is written.
    void addProperties(std::size_t line, engine::Element element, const engine::ElementSpec& spec);
    /// Of the fields from the n-th on: those that may be left out fold away, but for what the row calls usual, and
    /// those of which one is still to be chosen.
    void markRare(std::size_t line, engine::Element element, std::size_t first,
                  std::span<const engine::ParameterSpec> specs, std::span<const std::string_view> usual);
    /// Of attributes that no condition and no effect has: `active` is asked of the source (X5.2), `when` of the game.
    static engine::RowPlace placeOf(const engine::ParameterSpec& spec);

    const engine::Vocabulary& m_vocabulary;
    Form& m_form;
    bool m_isAnswer = false; ///< what is written now answers an occurrence

private:
    void addProperty(std::size_t line, engine::Element element, const std::string& name, engine::PropertyIndex index);

    std::uint32_t numberOf(engine::Element element);

    std::uint32_t m_top = 0; ///< the node of the form's element, which all others stand in
    /// By its node behind that, the place of an element among its siblings of the same tag; of those whose siblings
    /// were counted.
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::size_t> m_open; ///< the lines that the next one stands in
};

} // namespace orrery::widgets
