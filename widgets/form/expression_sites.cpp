// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/expression_sites.h"

#include "engine/check/classes/definitions.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/check/scenario/run_names.h"
#include "engine/content/constants.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::CheckedModel;
using engine::Element;
using engine::ExpressionContext;
using engine::ExpressionRoot;
using engine::Format;
using engine::ScopeIndex;
using engine::XmlTree;

/// The data of an element and of the elements around it, without a reference to their tree.
struct Written {
    std::string variable{};
    std::string type{};        ///< type of the addressed objects
    std::string carrierType{}; ///< type of the class around the element
    bool hasCarrier = false;
    std::string scope{};  ///< scope of the part around the element, or of the element itself
    std::string format{}; ///< format of the result
    std::vector<std::pair<std::string, std::string>> parameters{}; ///< names and formats
};

Element partCalled(Element objectClass, const std::string& number) {
    for (const Element part : objectClass.children()) {
        if (part.tag() == "part" && part.value("number") == number) {
            return part;
        }
    }
    return {};
}

Written readWritten(Element element) {
    Written written;
    written.variable = element.has("variable") ? element.value("variable") : element.value("name");
    written.type = element.value("type");
    written.scope = element.value("scope");
    written.format = element.value("result");
    for (const Element child : element.children()) {
        if (child.tag() == "parameter") {
            written.parameters.emplace_back(child.value("name"),
                                            child.has("format") ? child.value("format") : "number");
        }
    }
    for (std::uint32_t at = element.node().parent; at != XmlTree::document && at != XmlTree::none;
         at = element.tree->node(at).parent) {
        const Element around{element.tree, at};
        if (around.tag() == "part") {
            written.scope = around.value("scope");
        } else if (around.tag() == "class") {
            written.hasCarrier = true;
            written.carrierType = around.value("type");
            if (element.has("part")) {
                const Element part = partCalled(around, element.value("part"));
                written.scope = part.tree == nullptr ? std::string() : part.value("scope");
            }
        }
    }
    return written;
}

ScopeIndex scopeOf(const CheckedModel& model, const std::string& type) {
    const auto index = model.vocabulary.findType(type);
    return index ? engine::scopeOfType(model.vocabulary, *index).value_or(engine::globalScope) : engine::globalScope;
}

ScopeIndex scopeCalled(const CheckedModel& model, const std::string& id) {
    return model.vocabulary.findScope(id).value_or(engine::globalScope);
}

const engine::CheckedVariable* variableSeen(const CheckedModel& model, const std::string& name, ScopeIndex from) {
    const auto [first, last] = model.language.variableNames.equal_range(name);
    for (const ScopeIndex scope : engine::visibleScopes(model.vocabulary, from)) {
        for (auto it = first; it != last; ++it) {
            if (model.language.variables[it->second].scope == scope) {
                return &model.language.variables[it->second];
            }
        }
    }
    return nullptr;
}

ExpressionSite modifierSite(const Written& written, const CheckedModel& model, bool isOwn) {
    const ScopeIndex own = !written.scope.empty() ? scopeCalled(model, written.scope)
                           : written.hasCarrier   ? scopeOf(model, written.carrierType)
                                                  : engine::globalScope;
    const ScopeIndex from = isOwn ? own : scopeOf(model, written.type);
    const engine::CheckedVariable* const variable = variableSeen(model, written.variable, from);
    ExpressionSite site{engine::contextOf(model, isOwn ? "in a modifier" : "in a modifier of other objects"),
                        variable == nullptr ? engine::badFormat : variable->format};
    site.context.hasSource = written.hasCarrier;
    site.context.hasTarget = !isOwn || (variable != nullptr && variable->scope != engine::globalScope);
    site.context.bareNames = !isOwn || written.hasCarrier ? std::optional(ExpressionRoot::candidate) : std::nullopt;
    site.context.hasValue = true;
    site.context.valueFormat = variable == nullptr ? engine::numberFormat : variable->format;
    site.context.scope = from;
    return site;
}

ExpressionSite ownModifier(const Written& written, const CheckedModel& model) {
    return modifierSite(written, model, true);
}
ExpressionSite otherModifier(const Written& written, const CheckedModel& model) {
    return modifierSite(written, model, false);
}

ExpressionSite modifierActive(const Written& written, const CheckedModel& model) {
    ExpressionSite site{engine::contextOf(model, "in the 'active' attribute of a modifier"), engine::booleanFormat};
    site.context.hasSource = written.hasCarrier;
    site.context.hasTarget = false;
    site.context.bareNames = written.hasCarrier ? std::optional(ExpressionRoot::candidate) : std::nullopt;
    const auto type = model.vocabulary.findType(written.carrierType);
    const ScopeIndex ofSource = type ? engine::scopeOfSource(model.vocabulary, *type) : engine::globalScope;
    const bool isOfPart = !written.scope.empty() && ofSource == scopeOf(model, written.carrierType);
    site.context.scope = isOfPart ? scopeCalled(model, written.scope) : ofSource;
    return site;
}

/// Returns the site of the `active` of a modifier of other objects. Without a carrier, the engine evaluates the
/// expression for each object that the modifier changes.
ExpressionSite otherModifierActive(const Written& written, const CheckedModel& model) {
    ExpressionSite site = modifierActive(written, model);
    if (!written.hasCarrier) {
        site.context.hasTarget = true;
        site.context.bareNames = ExpressionRoot::candidate;
        site.context.scope = scopeOf(model, written.type);
    }
    return site;
}

ExpressionSite spread(const Written& written, const CheckedModel& model) {
    const ScopeIndex scope = written.scope.empty() ? engine::globalScope : scopeCalled(model, written.scope);
    const engine::CheckedVariable* const variable = variableSeen(model, written.variable, scope);
    ExpressionSite site{engine::contextOf(model, "in the spread of a variable"),
                        variable == nullptr ? engine::badFormat : variable->format};
    site.context.hasSource = false;
    site.context.hasTarget = false;
    site.context.hasValue = true;
    site.context.valueFormat = variable == nullptr ? engine::numberFormat : variable->format;
    site.context.scope = scope;
    if (scope == engine::globalScope) {
        site.context.bareNames = std::nullopt;
    }
    return site;
}

ExpressionSite growth(const Written&, const CheckedModel& model) {
    ExpressionSite site{engine::contextOf(model, "in the growth of a meter")};
    site.context.hasSource = false;
    site.context.hasTarget = false;
    site.context.hasValue = true;
    return site;
}

ExpressionSite income(const Written&, const CheckedModel& model) {
    ExpressionSite site{engine::contextOf(model, "in the income of a resource")};
    site.context.hasSource = false;
    site.context.hasTarget = false;
    return site;
}

ExpressionSite cost(const Written&, const CheckedModel& model) {
    return {engine::expressionContext(engine::RowPlace::activation, false, model)};
}

ExpressionSite expectedCondition(const Written&, const CheckedModel& model) {
    return {engine::expectationContext(model), engine::booleanFormat};
}
ExpressionSite measuredValue(const Written&, const CheckedModel& model) {
    return {engine::expectationContext(model), engine::numberFormat};
}
ExpressionSite variedConstant(const Written&, const CheckedModel& model) {
    return {engine::definitionContext(model, "in a varied constant"), engine::numberFormat};
}
ExpressionSite expectedValue(const Written&, const CheckedModel& model) {
    return {engine::expectationContext(model), engine::badFormat};
}

/// The names and formats of an expression's parameters.
struct NamedParameters {
    std::vector<std::string> names{};
    std::vector<ExpressionContext::Parameter> parameters{};
};

ExpressionSite withParameters(const CheckedModel& model, std::string_view place, Format wanted,
                              const std::vector<std::pair<std::string, std::string>>& parameters) {
    ExpressionSite site{engine::definitionContext(model, place), wanted};
    const auto named = std::make_shared<NamedParameters>();
    for (const auto& [name, format] : parameters) {
        named->names.push_back(name);
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        named->parameters.push_back(
            {named->names[i],
             engine::formatCalled(model.vocabulary, parameters[i].second).value_or(engine::badFormat)});
    }
    site.context.parameters = named->parameters;
    site.names = named;
    return site;
}

ExpressionSite functionValue(const Written& written, const CheckedModel& model) {
    const Format wanted = written.format.empty()
                              ? engine::badFormat
                              : engine::formatCalled(model.vocabulary, written.format).value_or(engine::badFormat);
    return withParameters(model, "in a function", wanted, written.parameters);
}
ExpressionSite aggregateStep(const Written&, const CheckedModel& model) {
    return withParameters(model, "in an aggregate of the project", engine::numberFormat,
                          {{"total", "number"}, {"value", "number"}});
}
ExpressionSite aggregateFinish(const Written&, const CheckedModel& model) {
    return withParameters(model, "in an aggregate of the project", engine::numberFormat,
                          {{"total", "number"}, {"count", "number"}});
}

/// The expression context for an attribute of an element. Rows of one element are adjacent. The row for all other
/// attributes is the last.
struct SiteRow {
    std::string_view tag;
    std::string_view attribute; ///< name of the attribute; empty: any
    ExpressionSite (*make)(const Written& written, const CheckedModel& model);
};
constexpr std::array rows{
    SiteRow{"modify", "active", modifierActive},
    SiteRow{"modify", "", ownModifier},
    SiteRow{"modify-other", "active", otherModifierActive},
    SiteRow{"modify-other", "", otherModifier},
    SiteRow{"variable", "spread", spread},
    SiteRow{"meter", "growth", growth},
    SiteRow{"resource", "income", income},
    SiteRow{"cost", "amount", cost},
    SiteRow{"function", "value", functionValue},
    SiteRow{"aggregate", "step", aggregateStep},
    SiteRow{"aggregate", "finish", aggregateFinish},
    SiteRow{"expect", "if", expectedCondition},
    SiteRow{"expect", "", expectedValue},
    SiteRow{"measure", "value", measuredValue},
    SiteRow{"vary", "constant", variedConstant},
};

} // namespace

SiteMaker expressionSite(Element element, std::string_view attribute) {
    const auto found = std::ranges::find_if(rows, [&](const SiteRow& row) {
        return row.tag == element.tag() && (row.attribute.empty() || row.attribute == attribute);
    });
    if (found == rows.end()) {
        return {};
    }
    return [written = readWritten(element), make = found->make](const CheckedModel& model) {
        return make(written, model);
    };
}

} // namespace orrery::widgets
