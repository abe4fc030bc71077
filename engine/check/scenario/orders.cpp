// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/orders.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/constant_reader.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_common.h"
#include "engine/content/schema.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// Reads an order from its element. All arguments of orders are constants. Returns nullopt for a disabled order.
std::optional<CheckedOrder> readOrder(Element element, const OrderSpec& spec, const CheckedModel& model,
                                      StatementNames& names) {
    std::vector<Diagnostic>& findings = names.findings();
    const std::span<const ParameterSpec> common = orderAttributes();
    bool isWell = checkPresence(element, common, findings) && !element.isBroken();
    isWell = checkPresence(element, spec.parameters, findings) && isWell;
    isWell = checkUnknownAttributes(element, spec.parameters, common, findings, &names.nearSearches()) && isWell;
    checkNoText(element, findings);
    for (const Element child : element.children()) {
        reportUnknownElement(child, element.tag(), {}, findings);
        isWell = false;
    }
    CheckedOrder order;
    order.spec = &spec;
    order.where = element.where();
    order.head = element.head();
    order.empire = element.value("empire");
    const auto check = [&](const ParameterSpec& parameter, std::string_view text) {
        return checkConstant(element, parameter, text, findings, &names.nearSearches());
    };
    for (const ParameterSpec& parameter : common) {
        if (parameter.name != "empire" && element.has(parameter.name)) {
            isWell = check(parameter, element.value(parameter.name)) && isWell;
        }
    }
    if (element.has("turn")) {
        order.turn = static_cast<std::uint32_t>(
            std::clamp<std::int64_t>(parseInteger(element.value("turn")).value_or(0), 0, 1'000'000));
    }
    const std::size_t before = findings.size();
    ConstantReader reader(element, model, names, true);
    for (const ParameterSpec& parameter : spec.parameters) {
        const CheckedArgument& argument = order.arguments.emplace_back(reader.read(parameter));
        if (argument.text.empty() && argument.isGiven && parameter.kind != ParameterKind::propertyValue) {
            names.report(checkDiagnostics["check.empty-value"], argument.where, {std::string(parameter.name)});
        } else if (!argument.text.empty()) {
            isWell = check(parameter, argument.text) && isWell;
        }
        const bool isUnresolved = parameter.kind == ParameterKind::objectClass && !argument.constant;
        // An unknown class, or a class without a type, is an error that is already reported.
        isWell = isWell && !(isUnresolved && argument.isGiven);
    }
    return isWell && isEnabled(element) && findings.size() == before ? std::optional(std::move(order)) : std::nullopt;
}

std::vector<std::string> orderTags(const Vocabulary& vocabulary) {
    std::vector<std::string> tags;
    std::ranges::transform(vocabulary.orders(), std::back_inserter(tags),
                           [](const OrderSpec& one) { return std::string(one.tag); });
    return tags;
}

} // namespace

const CheckedArgument* argumentOf(const CheckedOrder& order, std::string_view parameter) {
    const auto found = std::ranges::find_if(order.arguments, [&](const CheckedArgument& one) {
        return one.spec != nullptr && one.spec->name == parameter;
    });
    return found == order.arguments.end() ? nullptr : &*found;
}

void checkOrders(Element scenario, const CheckedModel& model, StatementNames& names, CheckedScenario& out) {
    const ElementSpec& spec = *orreryElement().child("scenario");
    for (const Element child : scenario.children()) {
        if (elementInside(spec, child.tag(), model.vocabulary) != nullptr) {
            continue;
        }
        if (model.vocabulary.order(child.tag()) != nullptr) {
            if (auto order = readOrder(child, model, names)) {
                out.orders.push_back(std::move(*order));
            }
            continue;
        }
        std::vector<std::string> known;
        for (const ElementSpec* one : elementsInside(spec, model.vocabulary)) {
            known.emplace_back(one->tag);
        }
        for (const OrderSpec& one : model.vocabulary.orders()) {
            known.emplace_back(one.tag);
        }
        reportUnknownElement(child, spec.tag, known, names.findings(), &names.nearSearches());
    }
}

std::optional<CheckedOrder> readOrder(Element element, const CheckedModel& model, StatementNames& names) {
    if (const OrderSpec* const spec = model.vocabulary.order(element.tag())) {
        return readOrder(element, *spec, model, names);
    }
    reportUnknownElement(element, "orders", orderTags(model.vocabulary), names.findings(), &names.nearSearches());
    return std::nullopt;
}

std::vector<CheckedOrder> parseOrders(std::shared_ptr<const SourceText> text, FileId file, const CheckedModel& model,
                                      std::vector<Diagnostic>& findings) {
    std::vector<CheckedOrder> orders;
    const XmlTree tree = parseXml(std::move(text), file);
    findings.insert(findings.end(), tree.diagnostics().begin(), tree.diagnostics().end());
    const Element root{&tree, tree.root()};
    if (tree.root() == XmlTree::none) {
        return orders;
    }
    const bool isOne = model.vocabulary.order(root.tag()) != nullptr;
    const std::vector<Element> given = isOne ? std::vector{root} : root.children();
    const std::vector<std::string> known = isOne ? std::vector<std::string>() : orderTags(model.vocabulary);
    if (!isOne && root.tag() != "orders" && (root.has("empire") || !nearestNames(root.tag(), known).empty())) {
        // The text is a single order with a wrong name.
        findings.push_back({&checkDiagnostics["check.unknown-order"], root.head(), {std::string(root.tag())}, {}, {}});
        addNearNames(findings.back(), root.tag(), known, tagPlaces(root));
        return orders;
    }
    if (!isOne && root.tag() != "orders") {
        findings.push_back({&contentDiagnostics["content.wrong-root"],
                            root.head(),
                            {std::string(root.tag()), std::string("orders")},
                            {},
                            {}});
        return orders;
    }
    if (!isOne) {
        checkUnknownAttributes(root, {}, {}, findings);
        checkNoText(root, findings);
    }
    NearSearches nearSearches;
    ModelNames names(model, findings, nearSearches);
    for (const Element element : given) {
        if (auto order = readOrder(element, model, names)) {
            orders.push_back(std::move(*order));
        }
    }
    return orders;
}

std::optional<CheckedOrder> parseOrder(std::string_view text, const CheckedModel& model,
                                       std::vector<Diagnostic>& findings) {
    const std::size_t before = findings.size();
    auto orders = parseOrders(std::make_shared<const SourceText>("", std::string(text)), {}, model, findings);
    const bool isWell = std::none_of(findings.begin() + static_cast<std::ptrdiff_t>(before), findings.end(),
                                     [](const Diagnostic& one) { return one.severity() == Severity::error; });
    return isWell && orders.size() == 1 ? std::optional(std::move(orders.front())) : std::nullopt;
}

std::string orderXml(const CheckedOrder& order) {
    std::string out = "<" + std::string(order.spec->tag);
    const auto add = [&](std::string_view name, std::string_view value) {
        out += " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
    };
    add("empire", order.empire);
    for (const CheckedArgument& argument : order.arguments) {
        if (argument.isGiven) {
            add(argument.spec->name, argument.text);
        }
    }
    if (order.turn != 0) {
        add("turn", std::to_string(order.turn));
    }
    return out + "/>";
}

std::optional<CheckedOrder> adoptOrder(const CheckedOrder& order, const CheckedModel& to) {
    std::vector<Diagnostic> findings;
    return parseOrder(orderXml(order), to, findings);
}

} // namespace orrery::engine
