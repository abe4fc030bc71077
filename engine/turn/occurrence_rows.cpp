// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/occurrences.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr ParameterSpec propertyDetail{.name = "property",
                                       .kind = ParameterKind::property,
                                       .label = "Property",
                                       .help = "The property that changes; left out: any."};
constexpr ParameterSpec resourceDetail{.name = "resource",
                                       .kind = ParameterKind::resource,
                                       .label = "Resource",
                                       .help = "The resource of the stockpile; left out: any."};
constexpr std::array<std::string_view, 7> orderTags{"move-order",   "produce-order", "research-order", "focus-order",
                                                    "target-order", "give-order",    "cancel-order"};
constexpr ParameterSpec orderDetailSpec{.name = "order",
                                        .kind = ParameterKind::choice,
                                        .choices = orderTags,
                                        .label = "Order",
                                        .help = "The kind of order; left out: any."};

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
                   .help = "An object was made. Before it is, the subject is what it is made on; from then on it is "
                           "the new object itself.",
                   .requirement = "T, E3.7",
                   .example = R"(<trigger after="created"/>)"},
    OccurrenceSpec{.id = "destroyed",
                   .label = "Destroyed",
                   .help = "An object left the game: by an effect, at the end of its time, or along with what it was "
                           "attached to. Whatever answers it afterwards reads it as it was just before. What goes "
                           "along with something else cannot be kept by itself.",
                   .requirement = "T15, E3.8",
                   .example = R"(<trigger after="destroyed" of="self"/>)"},
    OccurrenceSpec{.id = "departs",
                   .label = "Departs",
                   .help = "An object leaves the system that it is in.",
                   .requirement = "T",
                   .example = R"(<trigger before="departs" of="other"/>)"},
    OccurrenceSpec{.id = "arrives",
                   .label = "Arrives",
                   .help = "An object comes to a system.",
                   .requirement = "T",
                   .example = R"(<trigger after="arrives"/>)"},
    OccurrenceSpec{.id = "owner-changed",
                   .label = "Owner changed",
                   .help = "The owners of an object became others.",
                   .requirement = "T, E3.18",
                   .example = R"(<trigger after="owner-changed" of="self"/>)"},
    OccurrenceSpec{.id = "size-changed",
                   .label = "Size changed",
                   .help = "The size of a planet became another.",
                   .requirement = "T, E3.4",
                   .example = R"(<trigger after="size-changed"/>)"},
    OccurrenceSpec{.id = "environment-changed",
                   .label = "Environment changed",
                   .help = "The environment of a planet became another.",
                   .requirement = "T, E3.6",
                   .example = R"(<trigger after="environment-changed"/>)"},
    OccurrenceSpec{.id = "star-colour-changed",
                   .label = "Star colour changed",
                   .help = "The colour of a star became another.",
                   .requirement = "T, E3.13",
                   .example = R"(<trigger after="star-colour-changed"/>)"},
    OccurrenceSpec{.id = "focus-changed",
                   .label = "Focus changed",
                   .help = "A focus of a planet, the primary or the secondary one, became another.",
                   .requirement = "T, E3.19",
                   .example = R"(<trigger when="focus-changed" of="owned"/>)"},
    OccurrenceSpec{.id = "property-changed",
                   .label = "Property changed",
                   .help = "A property of an object became another: any, or the one that is named. Sizes, "
                           "environments, star colours and focuses are properties too.",
                   .requirement = "T, E3.20",
                   .example = R"(<trigger after="property-changed" property="size"/>)",
                   .detail = &propertyDetail},
    OccurrenceSpec{.id = "stockpile-gain",
                   .label = "Stockpile gain",
                   .help =
                       "A stockpile grows: any, or the one of the resource that is named. The amount is what comes in.",
                   .requirement = "T10",
                   .example = R"(<trigger before="stockpile-gain" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true},
    OccurrenceSpec{.id = "stockpile-loss",
                   .label = "Stockpile loss",
                   .help = "A stockpile shrinks: any, or the one of the resource that is named. The amount is what "
                           "goes out. Payments are none.",
                   .requirement = "T10",
                   .example = R"(<trigger before="stockpile-loss" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true},
    OccurrenceSpec{.id = "availability-changed",
                   .label = "Availability changed",
                   .help = "An empire was given the right to a class, or it was taken away.",
                   .requirement = "T, E3.9",
                   .example = R"(<trigger after="availability-changed"/>)"},
    OccurrenceSpec{.id = "target-set",
                   .label = "Target set",
                   .help = "An object aims at another one, or no longer does. What answers when it is set may set "
                           "another target before this one counts.",
                   .requirement = "T19, E9",
                   .example = R"(<trigger when="target-set"/>)",
                   .isChoice = true},
    OccurrenceSpec{
        .id = "duration-ran-out",
        .label = "Duration ran out",
        .help = "The time of an object is over, and it leaves the game. Where that is prevented, it stays for ever.",
        .requirement = "T, E1.4",
        .example = R"(<trigger before="duration-ran-out" of="self"/>)"},
    OccurrenceSpec{.id = "ordered",
                   .label = "Ordered",
                   .help = "An empire gave an order: any, or of the kind that is named. The subject is what the order "
                           "is given to. What answers when it is given may replace it before it is carried out.",
                   .requirement = "T19, E8.6",
                   .example = R"(<trigger when="ordered" order="move-order"/>)",
                   .detail = &orderDetailSpec,
                   .isChoice = true},
    OccurrenceSpec{.id = "payment",
                   .label = "Payment",
                   .help = "An empire pays: in any resource, or in the one that is named. What answers when it pays "
                           "may bring in what is lacking; the amount is what is to be paid.",
                   .requirement = "T18, T20",
                   .example = R"(<trigger when="payment" resource="Credits"/>)",
                   .detail = &resourceDetail,
                   .hasAmount = true,
                   .isChoice = true},
    point("turn", "Turn", "The turn: before anything happens in it, and after all has.", R"(<trigger after="turn"/>)"),
    point("meters", "Meters", "The stage in which groups alter meters.", R"(<trigger after="meters"/>)"),
    point("growth", "Growth", "The stage in which meters grow.", R"(<trigger after="growth"/>)"),
    point("caps", "Caps", "The stage in which meters are held within their bounds.", R"(<trigger after="caps"/>)"),
    point("effects", "Effects", "The stage of all groups that alter no meters.", R"(<trigger after="effects"/>)"),
    point("orders", "Orders", "The stage in which orders are carried out.", R"(<trigger after="orders"/>)"),
    point("movement", "Movement", "The stage in which ships move.", R"(<trigger after="movement"/>)"),
    point("combat", "Combat", "The stage of combat, in which nothing fights by itself.",
          R"(<trigger after="combat"/>)"),
    point("production", "Production", "The stage in which what is produced is paid for and made.",
          R"(<trigger after="production"/>)"),
    point("research", "Research", "The stage in which research is paid for and done.",
          R"(<trigger after="research"/>)"),
    point("income", "Income", "The stage in which stockpiles receive what comes in.", R"(<trigger after="income"/>)"),
    point("durations", "Durations", "The stage in which the time of objects runs out.",
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
