// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/orders.h"

#include "engine/check/check_diagnostics.h"
#include "engine/check/checker.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_common.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

template <typename Table>
std::vector<std::string> idsOf(const std::vector<Table>& tables) {
    std::vector<std::string> ids;
    for (const Table& one : tables) {
        ids.push_back(one.id);
    }
    return ids;
}

/// Reads the parameters of one order into arguments, all of them constants.
class OrderReader {
public:
    OrderReader(Element element, const OrderSpec& spec, const CheckedModel& model, std::vector<Diagnostic>& findings,
                NearSearches* nearSearches)
        : m_element(element), m_spec(spec), m_model(model), m_vocabulary(model.vocabulary), m_findings(findings),
          m_nearSearches(nearSearches) {}

    std::optional<CheckedOrder> read() {
        const std::span<const ParameterSpec> common = orderAttributes();
        bool isWell = checkPresence(m_element, common, m_findings) && !m_element.isBroken();
        isWell = checkPresence(m_element, m_spec.parameters, m_findings) && isWell;
        isWell = checkUnknownAttributes(m_element, m_spec.parameters, common, m_findings, m_nearSearches) && isWell;
        checkNoText(m_element, m_findings);
        for (const Element child : m_element.children()) {
            reportUnknownElement(child, m_element.tag(), {}, m_findings);
            isWell = false;
        }
        m_out.spec = &m_spec;
        m_out.where = m_element.where();
        m_out.head = m_element.head();
        m_out.empire = m_element.value("empire");
        const auto turn = std::ranges::find(common, "turn", &ParameterSpec::name);
        if (m_element.has("turn")) {
            isWell = checkConstant(m_element, *turn, m_element.value("turn"), m_findings, m_nearSearches) && isWell;
            m_out.turn = static_cast<std::uint32_t>(
                std::clamp<std::int64_t>(parseInteger(m_element.value("turn")).value_or(0), 0, 1'000'000));
        }
        const std::size_t before = m_findings.size();
        for (const ParameterSpec& parameter : m_spec.parameters) {
            m_out.arguments.push_back(argument(parameter));
        }
        if (isWell && m_findings.size() == before) {
            return std::move(m_out);
        }
        return std::nullopt;
    }

private:
    CheckedArgument argument(const ParameterSpec& spec) {
        CheckedArgument out;
        out.spec = &spec;
        out.isGiven = m_element.has(spec.name);
        out.where = m_element.valueWhere(spec.name);
        out.text = out.isGiven ? m_element.value(spec.name) : std::string(spec.fallback);
        if (out.text.empty() && out.isGiven && spec.kind != ParameterKind::propertyValue) {
            report(diag::emptyValue, out.where, {std::string(spec.name)});
        } else if (!out.text.empty()) {
            resolve(out);
        }
        return out;
    }

    void resolve(CheckedArgument& out) {
        switch (out.spec->kind) {
        case ParameterKind::objectClass:
            return resolveClass(out, out.spec->of);
        case ParameterKind::enumerator:
            return resolveEnumerator(out);
        case ParameterKind::property:
            return resolveProperty(out);
        case ParameterKind::propertyValue:
            return resolveValue(out);
        case ParameterKind::choice:
            if (checkConstant(m_element, *out.spec, out.text, m_findings, m_nearSearches)) {
                out.constant =
                    static_cast<double>(std::ranges::find(out.spec->choices, out.text) - out.spec->choices.begin());
            }
            return;
        case ParameterKind::number:
        case ParameterKind::integer:
            if (checkConstant(m_element, *out.spec, out.text, m_findings, m_nearSearches)) {
                out.constant = parseNumber(out.text);
            }
            return;
        default:
            return; // names of objects, and texts: stay as written
        }
    }

    void resolveClass(CheckedArgument& out, std::string_view ofType) {
        const auto type = ofType.empty() ? std::nullopt : m_vocabulary.findType(ofType);
        const auto found = m_model.findClass(out.text);
        if (!found) {
            reportUnknown(type ? Phrase::said(std::string(ofType)) : phrase("class"), out.text, out.where, [&] {
                std::vector<std::string> known;
                for (const auto& one : m_model.classes.asRead()) {
                    if (!type || one->type == *type) {
                        known.push_back(one->id);
                    }
                }
                return known;
            });
        } else if (const CheckedClass& named = m_model.classes.asRead(*found);
                   type && named.hasType && named.type != *type) {
            report(diag::wrongType, out.where, {out.text, m_vocabulary.types()[named.type].id, std::string(ofType)});
        } else {
            out.constant = static_cast<double>(*found);
        }
    }

    void resolveEnumerator(CheckedArgument& out) {
        const auto index = m_vocabulary.findEnumeration(out.spec->of);
        if (!index) {
            report(diag::missingVocabulary, m_element.head(),
                   {std::string(m_element.tag()), phrase("enumeration"), std::string(out.spec->of)});
            return;
        }
        const Enumeration& enumeration = m_vocabulary.enumerations()[*index];
        if (const auto found = enumeration.find(out.text)) {
            out.constant = *found;
        } else {
            reportUnknown(enumeration.id, out.text, out.where, [&] { return idsOf(enumeration.values); });
        }
    }

    /// Resolves the property that an order sets: it must be a run-time property (E7.9).
    void resolveProperty(CheckedArgument& out) {
        const auto found = m_vocabulary.findProperty(out.text);
        if (!found) {
            reportUnknown(phrase("property"), out.text, out.where, [&] { return idsOf(m_vocabulary.properties()); });
        } else if (!m_vocabulary.properties()[*found].isRuntime || !m_model.layout.hasColumn(*found)) {
            report(diag::notGivenInPlay, out.where, {out.text});
        } else {
            out.constant = *found;
        }
    }

    /// Resolves a value. Objects and texts stay as written, until the order is applied.
    void resolveValue(CheckedArgument& out) {
        const auto property = m_vocabulary.findProperty(m_element.value(out.spec->of));
        if (!property) {
            return; // reported at the property
        }
        const Format format = m_vocabulary.properties()[*property].format;
        const auto orNone = [&](auto found, const Phrase& kind, const auto& table) {
            if (out.text == "none") {
                out.constant = noneValue;
            } else if (found) {
                out.constant = static_cast<double>(*found);
            } else {
                reportUnknown(kind, out.text, out.where, [&] { return idsOf(table); });
            }
        };
        if (format.kind == FormatKind::text || format.kind == FormatKind::object) {
            return;
        }
        if (format == classFormat) {
            return out.text == "none" ? void(out.constant = noneValue) : resolveClass(out, {});
        }
        if (format == typeFormat) {
            return orNone(m_vocabulary.findType(out.text), phrase("type"), m_vocabulary.types());
        }
        if (format.kind == FormatKind::enumeration) {
            const Enumeration& values = m_vocabulary.enumerations()[format.enumeration];
            return orNone(values.find(out.text), values.id, values.values);
        }
        out.constant = constantOf(m_vocabulary, format, out.text);
        if (!out.constant) {
            report(diag::badValue, out.where, {out.text, m_vocabulary.formatName(format)});
        }
    }

    Diagnostic& report(const DiagnosticSpec& what, Location where, std::vector<Phrase> args) {
        return m_findings.emplace_back(Diagnostic{&what, where, std::move(args), {}, {}});
    }

    void reportUnknown(Phrase kind, const std::string& name, Location where, const KnownNames& known) {
        Diagnostic& diagnostic = report(diag::unknownName, where, {std::move(kind), name});
        if (m_nearSearches == nullptr || m_nearSearches->start()) {
            addNearNames(diagnostic, name, known(), {where});
        }
    }

    Element m_element;
    const OrderSpec& m_spec;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    std::vector<Diagnostic>& m_findings;
    NearSearches* m_nearSearches; ///< null: no limit
    CheckedOrder m_out;
};

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

void checkOrders(Checker& checker, Element scenario, CheckedScenario& out) {
    const ElementSpec& spec = *orreryElement().child("scenario");
    for (const Element child : scenario.children()) {
        if (spec.child(child.tag()) != nullptr) {
            continue;
        }
        if (checker.model.vocabulary.order(child.tag()) != nullptr) {
            if (auto order = readOrder(child, checker.model, checker.diagnostics, &checker.nearSearches())) {
                out.orders.push_back(std::move(*order));
            }
            continue;
        }
        std::vector<std::string> known;
        for (const ElementSpec* one : spec.children) {
            known.emplace_back(one->tag);
        }
        for (const OrderSpec& one : checker.model.vocabulary.orders()) {
            known.emplace_back(one.tag);
        }
        reportUnknownElement(child, spec.tag, known, checker.diagnostics, &checker.nearSearches());
    }
}

std::optional<CheckedOrder> readOrder(Element element, const CheckedModel& model, std::vector<Diagnostic>& findings,
                                      NearSearches* nearSearches) {
    if (const OrderSpec* const spec = model.vocabulary.order(element.tag())) {
        return OrderReader(element, *spec, model, findings, nearSearches).read();
    }
    reportUnknownElement(element, "orders", orderTags(model.vocabulary), findings, nearSearches);
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
        // A single misspelt order.
        findings.push_back({&diag::unknownOrder, root.head(), {std::string(root.tag())}, {}, {}});
        addNearNames(findings.back(), root.tag(), known, tagPlaces(root));
        return orders;
    }
    if (!isOne && root.tag() != "orders") {
        findings.push_back({&diag::wrongRoot, root.head(), {std::string(root.tag()), std::string("orders")}, {}, {}});
        return orders;
    }
    if (!isOne) {
        checkUnknownAttributes(root, {}, {}, findings);
        checkNoText(root, findings);
    }
    NearSearches nearSearches;
    for (const Element element : given) {
        if (auto order = readOrder(element, model, findings, &nearSearches)) {
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
