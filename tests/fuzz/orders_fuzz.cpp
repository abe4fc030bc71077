// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of orders (R2.2, C2, E8.6). Reading it does not crash. A valid order stays the same after writing
// and reading it again. A turn executes the orders, twice with the same hash.
#include "engine/check/check.h"
#include "engine/check/scenario/orders.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/engine/support/made_project.h"
#include "tests/fuzz/fuzz_project.h"

using namespace orrery::engine;
using namespace orrery::fuzz;

namespace {

struct Base {
    std::shared_ptr<const CheckedModel> model;
    std::shared_ptr<const Program> program;
};

const Base& base() {
    static const Base made = [] {
        std::vector<Diagnostic> diagnostics;
        static const ParsedProject project = parsedProject({{"base.xml", std::string(fixture::madeProjectBase())}});
        const auto model = check(project, shippedRows(), diagnostics);
        return Base{model, compile(model)};
    }();
    return made;
}

std::uint64_t hashWith(const std::vector<CheckedOrder>& orders) {
    CheckedScenario scenario = base().model->scenarios.front();
    scenario.orders = orders;
    const auto session = Session::start(base().program, scenario, 1);
    session->goTo(2);
    return session->history().hash(session->last());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 4096) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    const CheckedModel& model = *base().model;
    std::vector<Diagnostic> diagnostics;
    const auto orders =
        parseOrders(std::make_shared<const SourceText>("orders.xml", std::string(text)), FileId{0}, model, diagnostics);
    claimPlaces(diagnostics, {size}, text);
    std::string all;
    for (const CheckedOrder& order : orders) {
        const std::string written = orderXml(order);
        std::vector<Diagnostic> faults;
        const auto again = parseOrder(written, model, faults);
        claim(again.has_value() && orderXml(*again) == written, "an order that was written is read as another", text);
        all += written;
        const auto adopted = adoptOrder(order, model);
        claim(adopted.has_value() && orderXml(*adopted) == written, "an order changes under its own model", text);
    }
    if (!orders.empty()) {
        std::vector<Diagnostic> faults;
        const auto file = std::make_shared<const SourceText>("orders.xml", "<orders>" + all + "</orders>");
        const auto again = parseOrders(file, FileId{0}, model, faults);
        claim(std::ranges::equal(again, orders, {}, orderXml, orderXml), "a file of orders is read as another", text);
        claim(hashWith(orders) == hashWith(orders), "the same orders have other hashes", text);
    }
    return 0;
}
