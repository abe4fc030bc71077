// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What statements name, and where findings go: of a check, or of a model that is finished.
class StatementNames {
public:
    virtual ~StatementNames() = default;
    virtual Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) = 0;
    /// "there is no KIND 'NAME'", with near names.
    virtual Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) = 0;
    /// The class of that id, of the type where one is given; else a finding.
    virtual std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where) = 0;
    /// A constant of a property of any format but text; else a finding.
    virtual std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where) = 0;
    /// The index of a text in CheckedModel::texts; nullopt where the model cannot take it.
    virtual std::optional<double> textConstant(std::string_view text) = 0;
    virtual std::size_t findingCount() const = 0;
};

/// The names of a finished model.
class ModelNames final : public StatementNames {
public:
    ModelNames(const CheckedModel& model, std::vector<Diagnostic>& findings, NearSearches& nearSearches)
        : m_model(model), m_findings(findings), m_nearSearches(nearSearches) {}

    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) override;
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) override;
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where) override;
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where) override;
    std::optional<double> textConstant(std::string_view text) override;
    std::size_t findingCount() const override { return m_findings.size(); }

private:
    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    NearSearches& m_nearSearches;
};

/// Reads what scenarios (S15) and runs of the sandbox have in common: the galaxy, and the statements that may stand in
/// any turn. Objects are named here and found when a statement acts.
class StatementReader {
public:
    StatementReader(const CheckedModel& model, StatementNames& names) : m_model(model), m_names(names) {}

    /// Whether read() knows the element: place, give-tech, set.
    static bool isStatement(std::string_view tag);
    /// Appends the statements of one element; none where it has errors.
    void read(Element element, std::vector<ScenarioStatement>& out);
    GalaxySpec readGalaxy(Element element);

    /// The statement of an element, with its turn.
    static ScenarioStatement begin(Element element, StatementKind kind);
    using TakeProperty = std::function<void(ColumnId column, double value)>;
    /// Attributes that are no attributes of the row name properties, with '-' for '_'.
    void eachProperty(Element element, std::string_view type, const TakeProperty& take);
    void needsDefaultClass(Element element, std::initializer_list<std::string_view> types);
    static double number(Element element, std::string_view attribute, double fallback);

private:
    /// A value that is set: a number, the name of an object, or a text.
    struct Value {
        double value = 0.0;
        std::string object{};
        std::optional<std::string> text{};
    };
    using TakeValue = std::function<void(ColumnId column, Value value)>;

    static std::uint32_t count(Element element, std::string_view attribute, double fallback, double maximum);
    void readPlace(Element element, std::vector<ScenarioStatement>& out);
    void readGiveTech(Element element, std::vector<ScenarioStatement>& out);
    void readSet(Element element, std::vector<ScenarioStatement>& out);
    void readInitial(Element element, GalaxySpec& galaxy);
    std::optional<double> setNumber(Element element);
    bool hasValue(Element element);
    void eachValue(Element element, const TakeValue& take);
    void eachNamed(Element element,
                   const std::function<void(const std::string& id, Location idWhere, std::string_view written)>& visit);
    std::optional<PropertyIndex> propertyOf(const std::string& id, Location idWhere, std::string_view type);
    void setValue(PropertyIndex property, const std::string& text, Location where, const TakeValue& take);
    std::optional<ClassIndex> classOf(Element element, std::string_view attribute, std::string_view ofType);
    std::optional<MeterIndex> meterOf(Element element);

    const CheckedModel& m_model;
    StatementNames& m_names;
};

} // namespace orrery::engine
