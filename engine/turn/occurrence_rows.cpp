// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/occurrences.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr ParameterSpec propertyDetail{.name = "property",
                                       .kind = ParameterKind::property,
                                       .label = "Property",
                                       .help = "The property that changes. Default: any property."};
constexpr ParameterSpec resourceDetail{.name = "resource",
                                       .kind = ParameterKind::resource,
                                       .label = "Resource",
                                       .help = "The resource of the stockpile. Default: any resource."};
constexpr std::array<std::string_view, 7> orderTags{"move-order",   "produce-order", "research-order", "focus-order",
                                                    "target-order", "give-order",    "cancel-order"};
constexpr ParameterSpec orderDetailSpec{.name = "order",
                                        .kind = ParameterKind::choice,
                                        .choices = orderTags,
                                        .label = "Order",
                                        .help = "The kind of order. Default: any order."};

constexpr OccurrenceSpec point(std::string_view id, std::string_view label, std::string_view help,
                               std::string_view example) {
    return {.id = id,
            .label = label,
            .help = help,
            .requirement = "T2",
            .example = example,
            .isPoint = true,
            .canBePrevented = false};
}

constexpr std::array rows{
    OccurrenceSpec{.id = "created",
                   .label = "Created",
                   .help = "An object is created. Before the event, its subject is the place of the new object. From "
                           "then on, the subject is the new object itself.",
                   .requirement = "T, E3.7",
                   .example = R"(<trigger after="created"/>)"},
    OccurrenceSpec{.id = "destroyed",
                   .label = "Destroyed",
                   .help = "An object is destroyed, by an effect or at the end of its duration. Objects that are "
                           "attached to it are destroyed with it. Responses after the event read its values from just "
                           "before. An object that is destroyed with another one cannot be saved separately.",
                   .requirement = "T15, E3.8",
                   .example = R"(<trigger after="destroyed" of="self"/>)"},
    OccurrenceSpec{.id = "departs",
                   .label = "Departs",
                   .help = "An object leaves its system.",
                   .requirement = "T",
                   .example = R"(<trigger before="departs" of="other"/>)"},
    OccurrenceSpec{.id = "arrives",
                   .label = "Arrives",
                   .help = "An object arrives in a system.",
                   .requirement = "T",
                   .example = R"(<trigger after="arrives"/>)"},
    OccurrenceSpec{.id = "owner-changed",
                   .label = "Owner changed",
                   .help = "The owners of an object change.",
                   .requirement = "T, E3.18",
                   .example = R"(<trigger after="owner-changed" of="self"/>)"},
    OccurrenceSpec{.id = "size-changed",
                   .label = "Size changed",
                   .help = "The size of a planet changes.",
                   .requirement = "T, E3.4",
                   .example = R"(<trigger after="size-changed"/>)"},
    OccurrenceSpec{.id = "environment-changed",
                   .label = "Environment changed",
                   .help = "The environment of a planet changes.",
                   .requirement = "T, E3.6",
                   .example = R"(<trigger after="environment-changed"/>)"},
    OccurrenceSpec{.id = "star-colour-changed",
                   .label = "Star colour changed",
                   .help = "The colour of a star changes.",
                   .requirement = "T, E3.13",
                   .example = R"(<trigger after="star-colour-changed"/>)"},
    OccurrenceSpec{.id = "focus-changed",
                   .label = "Focus changed",
                   .help = "The primary or secondary focus of a planet changes.",
                   .requirement = "T, E3.19",
                   .example = R"(<trigger when="focus-changed" of="owned"/>)"},
    OccurrenceSpec{.id = "property-changed",
                   .label = "Property changed",
                   .help = "A property of an object changes: any property, or the named one. Sizes, environments, star "
                           "colours and focuses are properties too.",
                   .requirement = "T, E3.20",
                   .example = R"(<trigger after="property-changed" property="size"/>)",
                   .detail = &propertyDetail},
    OccurrenceSpec{.id = "stockpile-gain",
                   .label = "Stockpile gain",
                   .help =
                       "A stockpile grows: any stockpile, or the one of the named resource. The amount is the gain.",
                   .requirement = "T10",
                   .example = R"(<trigger before="stockpile-gain" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true},
    OccurrenceSpec{.id = "stockpile-loss",
                   .label = "Stockpile loss",
                   .help = "A stockpile shrinks: any stockpile, or the one of the named resource. The amount is the "
                           "loss. Payments do not count.",
                   .requirement = "T10",
                   .example = R"(<trigger before="stockpile-loss" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true},
    OccurrenceSpec{.id = "availability-changed",
                   .label = "Availability changed",
                   .help = "An empire gains or loses the right to a class.",
                   .requirement = "T, E3.9",
                   .example = R"(<trigger after="availability-changed"/>)"},
    OccurrenceSpec{.id = "target-set",
                   .label = "Target set",
                   .help = "An object targets another object, or stops targeting one. A response during the event may "
                           "set another target before this one counts.",
                   .requirement = "T19, E9",
                   .example = R"(<trigger when="target-set"/>)",
                   .isChoice = true},
    OccurrenceSpec{.id = "duration-ran-out",
                   .label = "Duration expired",
                   .help = "The duration of an object expires, and the object is destroyed. If the event is prevented, "
                           "the object stays forever.",
                   .requirement = "T, E1.4",
                   .example = R"(<trigger before="duration-ran-out" of="self"/>)"},
    OccurrenceSpec{
        .id = "ordered",
        .label = "Ordered",
        .help = "An empire gives an order: any order, or one of the named kind. The subject is the object that "
                "receives the order. A response during the event may replace the order before it is carried out.",
        .requirement = "T19, E8.6",
        .example = R"(<trigger when="ordered" order="move-order"/>)",
        .detail = &orderDetailSpec,
        .isChoice = true},
    OccurrenceSpec{.id = "payment",
                   .label = "Payment",
                   .help = "An empire pays: in any resource, or in the named one. A response during the event may add "
                           "the missing resources. The amount is the price to pay.",
                   .requirement = "T18, T20",
                   .example = R"(<trigger when="payment" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true,
                   .isChoice = true},
    point("turn", "Turn", "The whole turn: before everything that happens in it, or after everything.",
          R"(<trigger after="turn"/>)"),
    point("meters", "Meters", "The stage in which groups change meters.", R"(<trigger after="meters"/>)"),
    point("growth", "Growth", "The stage in which meters grow.", R"(<trigger after="growth"/>)"),
    point("caps", "Caps", "The stage that clamps meters to their limits.", R"(<trigger after="caps"/>)"),
    point("effects", "Effects", "The stage of all groups that change no meters.", R"(<trigger after="effects"/>)"),
    point("orders", "Orders", "The stage in which orders are carried out.", R"(<trigger after="orders"/>)"),
    point("movement", "Movement", "The stage in which ships move.", R"(<trigger after="movement"/>)"),
    point("combat", "Combat", "The combat stage. Combat happens only through effects.", R"(<trigger after="combat"/>)"),
    point("production", "Production", "The stage in which empires pay for production and complete it.",
          R"(<trigger after="production"/>)"),
    point("research", "Research", "The stage in which empires pay for research and complete it.",
          R"(<trigger after="research"/>)"),
    point("income", "Income", "The stage in which stockpiles receive income.", R"(<trigger after="income"/>)"),
    point("durations", "Durations", "The stage in which durations of objects expire.",
          R"(<trigger after="durations"/>)"),
};
static_assert(rows.size() == static_cast<std::size_t>(ShippedOccurrence::count_));
static_assert(rows[kindOf(ShippedOccurrence::payment)].id == "payment");
static_assert(rows[kindOf(ShippedOccurrence::durations)].id == "durations");

} // namespace

std::span<const OccurrenceSpec> occurrenceRows() {
    return rows;
}

std::optional<ShippedOccurrence> pointOf(Stage stage) {
    switch (stage) {
    case Stage::meters:
        return ShippedOccurrence::meters;
    case Stage::growth:
        return ShippedOccurrence::growth;
    case Stage::cap:
        return ShippedOccurrence::caps;
    case Stage::effects:
        return ShippedOccurrence::effects;
    case Stage::orders:
        return ShippedOccurrence::orders;
    case Stage::movement:
        return ShippedOccurrence::movement;
    case Stage::combat:
        return ShippedOccurrence::combat;
    case Stage::production:
        return ShippedOccurrence::production;
    case Stage::research:
        return ShippedOccurrence::research;
    case Stage::income:
        return ShippedOccurrence::income;
    case Stage::rest:
        return ShippedOccurrence::durations;
    default:
        return std::nullopt;
    }
}

double orderDetail(std::string_view tag) {
    return static_cast<double>(std::ranges::find(orderTags, tag) - orderTags.begin());
}

} // namespace orrery::engine
