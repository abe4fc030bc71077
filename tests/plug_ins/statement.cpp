// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/element_rows.h"
#include "engine/universe/scenario_setting.h"
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

constexpr std::array parameters{ParameterSpec{.name = "object",
                                              .kind = ParameterKind::object,
                                              .required = true,
                                              .label = "Object",
                                              .help = "The name of an object."}};
constexpr ElementSpec element{.tag = "bless", .label = "Bless", .help = "Changes nothing.", .attributes = parameters};
constexpr std::array<std::string_view, 1> objects{"object"};

void bless(TableSetter& table, const CheckedStatement& statement) {
    if (table.object(statement.text("object"))) {
        ++calls("bless");
    }
}

constexpr std::array table{StatementSpec{.tag = element.tag,
                                         .element = &element,
                                         .requirement = "S15",
                                         .example = R"(<bless object="Sol III"/>)",
                                         .objects = objects,
                                         .apply = bless}};

} // namespace

std::span<const StatementSpec> statements() {
    return table;
}

} // namespace orrery::plug_ins
