// SPDX-License-Identifier: GPL-3.0-or-later
// Visibility: which empires see which objects (E5.13). The code works place by place. It finds the places within the
// range of each empire's detectors. All objects at a place share one set of viewers.
#include "engine/turn/stepper.h"
#include "engine/universe/place_map.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>

namespace orrery::engine {

namespace {

using Place = PlaceMap::Place;

/// A detector of one viewer: its range and its place.
struct Detector {
    double range = 0.0;
    Place place = PlaceMap::none;
    friend bool operator==(const Detector&, const Detector&) = default;
};

/// The detectors of each viewer. A viewer is an empire, or an object without an owner.
using Detectors = std::map<Row, std::vector<Detector>>;

std::uint32_t setOf(const View& view, Builtin column, Row row) {
    return static_cast<std::uint32_t>(view.builtin(column, row));
}

Detectors findDetectors(const View& view, const PlaceMap& places) {
    Detectors detectors;
    const auto meter = view.model->vocabulary.findMeter("Detection");
    if (!meter) {
        return detectors;
    }
    const ColumnId detection = view.layout->meter(*meter, false);
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row) || !view.has(row, detection)) {
            continue;
        }
        const Detector detector{view.at(detection, row), places.placeOf(row)};
        if (detector.range <= 0.0 || detector.place == PlaceMap::none) {
            continue;
        }
        const std::vector<Row>& owners = (*view.ownerSets)[setOf(view, Builtin::owners, row)];
        for (const Row owner : owners) {
            detectors[owner].push_back(detector);
        }
        if (owners.empty()) {
            detectors[row].push_back(detector);
        }
    }
    return detectors;
}

/// Returns the viewers of each place, ascending.
std::vector<std::vector<Row>> findViewers(Detectors& detectors, const PlaceMap& places) {
    std::vector<std::vector<Row>> viewers(places.size());
    std::vector<Place> centres;
    std::vector<Place> reached;
    for (auto& [viewer, own] : detectors) {
        // Detectors with the longest range come first. If they see all places, the code skips the others.
        std::ranges::sort(own, {}, [](const Detector& one) { return std::pair(-one.range, one.place); });
        own.erase(std::unique(own.begin(), own.end()), own.end());
        std::size_t seen = 0;
        for (auto next = own.begin(); next != own.end() && seen < places.size();) {
            const double range = next->range;
            centres.clear();
            for (; next != own.end() && next->range == range; ++next) {
                centres.push_back(next->place);
            }
            places.reach(centres, Measure::distance, range, reached);
            for (const Place place : reached) {
                if (viewers[place].empty() || viewers[place].back() != viewer) {
                    viewers[place].push_back(viewer);
                    ++seen;
                }
            }
        }
    }
    return viewers;
}

/// Returns the viewers of an object, from the sets that determine them.
std::vector<Row> seersOf(const OwnerSets& sets, std::uint32_t here, std::uint32_t owners, std::uint32_t shownTo,
                         std::uint32_t hiddenFrom) {
    std::vector<Row> seers = sets[here];
    for (const std::uint32_t more : {owners, shownTo}) {
        seers.insert(seers.end(), sets[more].begin(), sets[more].end());
    }
    std::erase_if(seers, [&](Row viewer) { return sets.contains(hiddenFrom, viewer); });
    return seers;
}

} // namespace

void fixVisibility(StepRun& run, Side side) {
    if (!run.program.readsVisibility) {
        return;
    }
    run.writer.refreshDerived(); // needed because the owners of a system see it
    const View view = run.view();
    const PlaceMap& places = run.evaluator.places(view);
    Detectors detectors = findDetectors(view, places);
    std::vector<std::uint32_t> viewersAt; // by place: index of a set
    for (std::vector<Row>& viewers : findViewers(detectors, places)) {
        viewersAt.push_back(run.writer.internOwners(std::move(viewers)));
    }

    std::map<std::array<std::uint32_t, 4>, std::uint32_t> known;
    RowList rows;
    std::vector<double> values;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        const Place place = places.placeOf(row);
        const std::array<std::uint32_t, 4> from{place == PlaceMap::none ? 0 : viewersAt[place],
                                                setOf(view, Builtin::owners, row), setOf(view, Builtin::shownTo, row),
                                                setOf(view, Builtin::hiddenFrom, row)};
        const auto [found, isNew] = known.try_emplace(from);
        if (isNew) {
            found->second = run.writer.internOwners(seersOf(*view.ownerSets, from[0], from[1], from[2], from[3]));
        }
        if (found->second != setOf(view, Builtin::seenBy, row)) {
            rows.push_back(row);
            values.push_back(found->second);
        }
    }
    if (!rows.empty()) {
        const Cause cause{.kind = CauseKind::visibility, .moment = run.writer.openMoment(Stage::visibility, 0, side)};
        run.writer.write(view.layout->builtin(Builtin::seenBy), std::make_shared<const RowList>(std::move(rows)),
                         values, cause);
    }
}

} // namespace orrery::engine
