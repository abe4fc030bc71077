// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Resolves the names in statements and orders, and reports problems. One implementation works during a check, the
/// other with a finished model.
class StatementNames {
public:
    virtual ~StatementNames() = default;
    virtual Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) = 0;
    /// Reports "there is no KIND 'NAME'", with similar names.
    virtual Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) = 0;
    /// Returns the class of an id; requires the given type if the vocabulary has it. Reports a problem if there is no
    /// such class.
    virtual std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where) = 0;
    /// Returns a constant in the format of a property, for all formats except text. Reports a problem if the text is no
    /// such constant.
    virtual std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where) = 0;
    /// Returns the index of a text in CheckedModel::texts; nullopt if the model cannot store it.
    virtual std::optional<double> textConstant(std::string_view text) = 0;
    /// Returns whether all words of a list are classes of the type. Reports each unknown one.
    bool areClasses(std::string_view list, std::string_view ofType, Location where);
    virtual std::vector<Diagnostic>& findings() = 0;
    virtual NearSearches& nearSearches() = 0;
};

/// Resolves the names of a finished model.
class ModelNames final : public StatementNames {
public:
    ModelNames(const CheckedModel& model, std::vector<Diagnostic>& findings, NearSearches& nearSearches)
        : m_model(model), m_findings(findings), m_nearSearches(nearSearches) {}

    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) override;
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) override;
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where) override;
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where) override;
    std::optional<double> textConstant(std::string_view text) override;
    std::vector<Diagnostic>& findings() override { return m_findings; }
    NearSearches& nearSearches() override { return m_nearSearches; }

private:
    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    NearSearches& m_nearSearches;
};

/// Returns the group that a text names as CLASS/group: its class, and its index in the class. Reports an unknown one.
std::optional<std::pair<ClassIndex, std::uint32_t>> resolveGroup(std::string_view label, Location where,
                                                                 const CheckedModel& model, StatementNames& names);

/// Returns the ids of a table of the vocabulary, for the search for similar names.
template <typename Table>
std::vector<std::string> idsOf(const Table& table) {
    std::vector<std::string> ids;
    for (const auto& one : table) {
        ids.push_back(one.id);
    }
    return ids;
}

} // namespace orrery::engine
