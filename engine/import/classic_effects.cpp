// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_effects.h"

#include "engine/content/constants.h"
#include "engine/import/classic_inside.h"
#include "engine/import/classic_names.h"
#include "engine/import/import_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::string_view prefix = "Effect::";

/// The input for reading one effect.
struct Reading {
    ClassicContext& context;
    Element element;
    bool scopeIsSource;

    ImportedEffect leftOut(Phrase why) const {
        ImportedEffect out;
        out.markup = context.leaveOut(element, std::move(why));
        out.isComplete = false;
        return out;
    }
    ImportedEffect faulty() const { return leftOut(phrase("it contains an error")); }
};

ImportedEffect plain(std::string_view tag, std::vector<std::pair<std::string, std::string>> attributes = {}) {
    return {.markup = {std::string(tag), std::move(attributes), {}, {}}};
}

// The change that SetMeter makes to its meter (F4).

struct MeterChange {
    MeterOperation operation = MeterOperation::none; ///< operation of the change; none: the result is the meter itself
    std::string amount{};
};

/// Recognises an expression that begins with its own meter: an addition, a multiplication or a division.
class MeterAlgebra {
public:
    MeterAlgebra(const ClassicExpression& expression, int meter, bool ofMax, bool sourceIsTarget)
        : m_expression(expression), m_meter(meter), m_ofMax(ofMax), m_sourceIsTarget(sourceIsTarget) {}

    std::optional<MeterChange> read(std::uint32_t index) const {
        using Operation = MeterOperation;
        const ClassicNode& node = m_expression.node(index);
        if (isTheMeter(node)) {
            return MeterChange{};
        }
        if (node.kind != ClassicNode::Kind::infix) {
            return std::nullopt;
        }
        const bool commutes = node.op == '+' || node.op == '*';
        const bool isSwapped = commutes && m_expression.readsMeter(node.right, m_meter);
        const std::uint32_t other = isSwapped ? node.left : node.right;
        const auto change = read(isSwapped ? node.right : node.left);
        if (!change || m_expression.readsMeter(other, m_meter)) {
            return std::nullopt;
        }
        const bool isFirst = change->operation == Operation::none;
        if (node.op == '+' || node.op == '-') {
            const bool isSum = isFirst || change->operation == Operation::add;
            return isSum ? std::optional(MeterChange{Operation::add, added(*change, node.op, other)}) : std::nullopt;
        }
        if (!isFirst && change->operation == Operation::add) {
            return std::nullopt;
        }
        const bool multiplies = node.op == '*';
        if (isFirst) {
            return MeterChange{multiplies ? Operation::multiply : Operation::divide, print(other)};
        }
        const bool divided = change->operation == Operation::divide;
        return MeterChange{change->operation,
                           factor(change->amount) + (multiplies == divided ? " / " : " * ") + factor(print(other))};
    }

private:
    bool isTheMeter(const ClassicNode& node) const {
        return node.kind == ClassicNode::Kind::read && node.meter == m_meter && node.ofMax == m_ofMax &&
               node.via.empty() && (node.object == ClassicObject::target || m_sourceIsTarget);
    }
    std::string print(std::uint32_t index) const { return printExpression(m_expression, index, TargetStyle::named); }
    static std::string factor(const std::string& text) {
        return text.find(' ') == std::string::npos && !text.starts_with('-') ? text : "(" + text + ")";
    }
    std::string added(const MeterChange& before, char op, std::uint32_t other) const {
        const std::string text = print(other);
        const ClassicNode& node = m_expression.node(other);
        const bool isSum = node.kind == ClassicNode::Kind::infix && (node.op == '+' || node.op == '-');
        const bool needsBrackets = op == '-' && (isSum || node.kind == ClassicNode::Kind::negate);
        const std::string term = needsBrackets ? "(" + text + ")" : text;
        if (before.amount.empty()) {
            return op == '-' ? "-" + (node.kind == ClassicNode::Kind::infix && !isSum ? "(" + text + ")" : term) : term;
        }
        return before.amount + ' ' + op + ' ' + (term.starts_with('-') ? "(" + term + ")" : term);
    }

    const ClassicExpression& m_expression;
    int m_meter;
    bool m_ofMax;
    bool m_sourceIsTarget;
};

struct MeterTag {
    MeterOperation operation;
    std::string_view verb;
    std::string_view attribute;
    int priority; ///< priority of the operation (F4)
};
constexpr std::array meterTags{
    MeterTag{MeterOperation::add, "modify", "amount", 0},
    MeterTag{MeterOperation::multiply, "multiply", "by", 10},
    MeterTag{MeterOperation::divide, "divide", "by", 10},
    MeterTag{MeterOperation::set, "set", "value", 20},
};

/// Returns a number as an amount. If there is none, returns nullopt, and the caller returns `out`.
std::optional<ClassicExpression> numberOf(const Reading& at, Element field, ImportedEffect& out) {
    Phrase why;
    if (auto expression = at.context.expression(field, why)) {
        if (expression->node(expression->root).format.empty()) {
            return expression;
        }
        at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(field),
                         {expression->written, phrase("number")}, phrase("write a number"));
    }
    out = why.empty() ? at.faulty() : at.leftOut(why);
    return std::nullopt;
}

ImportedEffect readSetMeter(const Reading& at) {
    constexpr std::array<std::string_view, 3> known{"meter", "value", "max"};
    ClassicFields fields(at.context, at.element, known);
    const Element* meterField = fields.need("meter");
    const Element* valueField = fields.need("value");
    const Element* maxField = fields.need("max");
    if (meterField == nullptr || valueField == nullptr || maxField == nullptr) {
        return at.faulty();
    }
    const std::string word = classicText(*meterField);
    const ClassicName* name = findClassic(classicMeters(), word);
    if (name == nullptr) {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*meterField),
                               {word, phrase("meter")}, word, classicWords(classicMeters()),
                               phrase("write METER_INDUSTRY or another meter"));
        return at.faulty();
    }
    const auto ofMax = classicFlag(classicText(*maxField));
    if (!ofMax) {
        at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(*maxField),
                         {classicText(*maxField), phrase("flag")}, phrase("write 0 or 1"));
        return at.faulty();
    }
    ImportedEffect out;
    const auto value = numberOf(at, *valueField, out);
    if (!value) {
        return out;
    }
    out.meter = static_cast<int>(name - classicMeters().data());
    out.ofMax = *ofMax;
    auto change = MeterAlgebra(*value, out.meter, *ofMax, at.scopeIsSource).read(value->root);
    if (change && change->operation == MeterOperation::none) {
        change = MeterChange{MeterOperation::add, "0"}; // adds nothing to the meter
    }
    if (!change) {
        change = MeterChange{MeterOperation::set, printExpression(*value, value->root, TargetStyle::named)};
    }
    out.operation = change->operation;
    const MeterTag& tag = *std::ranges::find(meterTags, change->operation, &MeterTag::operation);
    out.markup.tag = std::string(tag.verb) + (*ofMax ? "-max-meter" : "-meter");
    out.markup.attributes = {{"meter", std::string(name->ours)}, {std::string(tag.attribute), change->amount}};
    // Turns do not rebuild current values, so an effect that sets one needs no separate level.
    out.priority = change->operation == MeterOperation::set && !*ofMax ? 0 : tag.priority;
    out.maxima = value->maxima(value->root);
    if (*ofMax && change->operation != MeterOperation::set) {
        out.maxima &= ~(1u << out.meter); // intermediate value of the meter itself
    }
    return out;
}

ImportedEffect readSetStockpile(const Reading& at) {
    constexpr std::array<std::string_view, 2> known{"stockpile", "value"};
    ClassicFields fields(at.context, at.element, known);
    const Element* stockpile = fields.need("stockpile");
    const Element* valueField = fields.need("value");
    if (stockpile == nullptr || valueField == nullptr) {
        return at.faulty();
    }
    const std::string word = classicText(*stockpile);
    const ClassicName* name = findClassic(classicStockpiles(), word);
    if (name == nullptr) {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*stockpile),
                               {word, phrase("stockpile")}, word, classicWords(classicStockpiles()),
                               phrase("write ST_FOOD, ST_MINERAL or ST_TRADE"));
        return at.faulty();
    }
    ImportedEffect out;
    const auto value = numberOf(at, *valueField, out);
    if (!value) {
        return out;
    }
    const bool readsTarget = value->readsObject(value->root, ClassicObject::target);
    const bool repeats = value->readsMember(value->root, name->ours);
    if (!at.scopeIsSource && (readsTarget || repeats)) {
        return at.leftOut(phrase(
            "it acts on the owner of the source once for each object in scope, which the engine does not support"));
    }
    out = plain("set-stockpile", {{"resource", std::string(name->ours)},
                                  {"value", printExpression(*value, value->root, TargetStyle::named)}});
    if (readsTarget) {
        out.markup.attributes.emplace_back("per", "object");
    }
    out.actsOnSource = !at.scopeIsSource;
    return out;
}

ImportedEffect readSetTechAvailability(const Reading& at) {
    constexpr std::array<std::string_view, 4> known{"tech_name", "empire_id", "available", "include_tech"};
    ClassicFields fields(at.context, at.element, known);
    const Element* tech = fields.need("tech_name");
    const Element* empire = fields.need("empire_id");
    const Element* available = fields.need("available");
    const Element* include = fields.need("include_tech");
    if (tech == nullptr || empire == nullptr || available == nullptr || include == nullptr ||
        !at.context.requireDefined(*tech, classicText(*tech), "tech")) {
        return at.faulty();
    }
    const auto isAvailable = classicFlag(classicText(*available));
    const auto withTech = classicFlag(classicText(*include));
    if (!isAvailable || !withTech) {
        const Element wrong = isAvailable ? *include : *available;
        at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(wrong),
                         {classicText(wrong), phrase("flag")}, phrase("write 0 or 1"));
        return at.faulty();
    }
    Phrase why;
    const auto expression = at.context.expression(*empire, why);
    if (!expression) {
        return why.empty() ? at.faulty() : at.leftOut(why);
    }
    if (!*withTech) {
        return at.leftOut(phrase("the engine cannot make the items of a tech available without the tech"));
    }
    if (printExpression(*expression, expression->root, TargetStyle::named) != "Source.owner") {
        return at.leftOut(phrase("the engine supports only Source.Owner as the empire"));
    }
    ImportedEffect out = plain(*isAvailable ? "give-tech" : "take-tech", {{"tech", classicText(*tech)}});
    out.actsOnSource = !at.scopeIsSource;
    return out;
}

/// Reads an effect whose text is one value of an enumeration, or a property of the source.
ImportedEffect readValue(const Reading& at, std::string_view enumerationId, std::string_view tag,
                         std::string_view attribute) {
    const ClassicEnumeration& enumeration = classicEnumeration(enumerationId);
    Phrase why;
    const auto expression = at.context.expression(at.element, why);
    if (!expression) {
        return why.empty() ? at.faulty() : at.leftOut(why);
    }
    const ClassicNode& node = expression->node(expression->root);
    if (node.format != enumerationId) {
        const std::string word = classicText(at.element);
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(at.element),
                               {word, phrase(enumeration.label)}, word, classicWords(enumeration.values),
                               phrase("write {0}", {std::string(enumeration.values.front().classic)}));
        return at.faulty();
    }
    if (node.kind == ClassicNode::Kind::read && node.object == ClassicObject::target) {
        return at.leftOut(phrase("values other than numbers can be read from the source only"));
    }
    return plain(tag, {{std::string(attribute), printExpression(*expression, expression->root, TargetStyle::named)}});
}

ImportedEffect readSetPlanetType(const Reading& at) {
    return readValue(at, "Environment", "set-planet-environment", "type");
}

ImportedEffect readSetPlanetSize(const Reading& at) {
    return readValue(at, "PlanetSize", "set-planet-size", "size");
}

ImportedEffect readSetStarType(const Reading& at) {
    return readValue(at, "StarColour", "set-star-colour", "colour");
}

ImportedEffect readOwner(const Reading& at, std::string_view tag) {
    Phrase why;
    const auto expression = at.context.expression(at.element, why);
    if (!expression) {
        return why.empty() ? at.faulty() : at.leftOut(why);
    }
    if (printExpression(*expression, expression->root, TargetStyle::named) != "Source.owner") {
        return at.leftOut(phrase("the engine supports only Source.Owner as the empire"));
    }
    return plain(tag, {{"empire", "source"}});
}

ImportedEffect readAddOwner(const Reading& at) {
    return readOwner(at, "add-owner");
}

ImportedEffect readRemoveOwner(const Reading& at) {
    return readOwner(at, "remove-owner");
}

ImportedEffect readSpecial(const Reading& at, std::string_view tag) {
    const std::string id = classicText(at.element);
    return at.context.requireDefined(at.element, id, "special") ? plain(tag, {{"special", id}}) : at.faulty();
}

ImportedEffect readAddSpecial(const Reading& at) {
    return readSpecial(at, "add-special");
}

ImportedEffect readRemoveSpecial(const Reading& at) {
    return readSpecial(at, "remove-special");
}

ImportedEffect readDestroy(const Reading&) {
    return plain("destroy-object");
}

ImportedEffect readSetEffectTarget(const Reading& at) {
    return at.leftOut(phrase("the engine does not support effect targets yet"));
}

struct EffectRow {
    std::string_view name; ///< name without the prefix
    ImportedEffect (*read)(const Reading& at);
};

constexpr std::array rows{
    EffectRow{"AddOwner", readAddOwner},
    EffectRow{"AddSpecial", readAddSpecial},
    EffectRow{"Destroy", readDestroy},
    EffectRow{"RemoveOwner", readRemoveOwner},
    EffectRow{"RemoveSpecial", readRemoveSpecial},
    EffectRow{"SetEffectTarget", readSetEffectTarget},
    EffectRow{"SetEmpireStockpile", readSetStockpile},
    EffectRow{"SetMeter", readSetMeter},
    EffectRow{"SetPlanetSize", readSetPlanetSize},
    EffectRow{"SetPlanetType", readSetPlanetType},
    EffectRow{"SetStarType", readSetStarType},
    EffectRow{"SetTechAvailability", readSetTechAvailability},
};
static_assert(std::ranges::is_sorted(rows, {}, &EffectRow::name), "keep the rows in the order of their names");

} // namespace

ImportedEffect importEffect(ClassicContext& context, Element element, bool scopeIsSource) {
    const Reading at{context, element, scopeIsSource};
    const std::string_view tag = element.tag();
    const auto row =
        tag.starts_with(prefix) ? std::ranges::find(rows, tag.substr(prefix.size()), &EffectRow::name) : rows.end();
    if (row != rows.end()) {
        return row->read(at);
    }
    std::vector<std::string> known;
    for (const EffectRow& one : rows) {
        known.push_back(std::string(prefix) + std::string(one.name));
    }
    context.faultOfName(importDiagnostics["import.unknown-effect"], element.head(), {std::string(tag)}, tag, known,
                        phrase("see the documentation of this format for the list of effects"));
    findFaultsInside(context, element);
    return at.leftOut(phrase("there is no such effect"));
}

} // namespace orrery::engine
