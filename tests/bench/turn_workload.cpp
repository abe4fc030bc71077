// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/turn_workload.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace orrery::bench {

Galaxy::Galaxy(std::size_t count) : objects(count), systems(count / 10) {
    std::mt19937 random(7);
    width = std::sqrt(static_cast<float>(systems)) * 100.0F;
    std::uniform_real_distribution<float> place(0.0F, width);
    for (std::size_t s = 0; s < systems; ++s) {
        systemX.push_back(place(random));
        systemY.push_back(place(random));
    }
    std::discrete_distribution<int> types({40, 20, 25, 10, 5});
    std::discrete_distribution<int> owners({50, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5});
    for (std::size_t i = 0; i < objects; ++i) {
        system.push_back(static_cast<std::uint32_t>(random() % systems));
        x.push_back(systemX[system[i]]);
        y.push_back(systemY[system[i]]);
        type.push_back(static_cast<std::uint8_t>(types(random)));
        owner.push_back(static_cast<std::int16_t>(owners(random)));
        size.push_back(static_cast<std::uint8_t>(random() % 7));
    }
    for (std::vector<double>& meter : meters) {
        meter.resize(objects);
        for (double& value : meter) {
            value = static_cast<double>(random() % 1000) / 10.0;
        }
    }
    for (std::size_t p = 0; p < pairCount; ++p) {
        sources.push_back(static_cast<std::uint32_t>(random() % objects));
    }
}

HandWrittenStep::HandWrittenStep(Galaxy galaxy) : m_galaxy(std::move(galaxy)) {
    const std::size_t objects = m_galaxy.objects;
    m_bucketStart.assign(5 * 11 + 1, 0);
    for (std::size_t i = 0; i < objects; ++i) {
        ++m_bucketStart[bucketOf(m_galaxy.type[i], m_galaxy.owner[i]) + 1];
    }
    std::partial_sum(m_bucketStart.begin(), m_bucketStart.end(), m_bucketStart.begin());
    m_bucket.resize(objects);
    std::vector<std::uint32_t> next = m_bucketStart;
    for (std::uint32_t i = 0; i < objects; ++i) {
        m_bucket[next[bucketOf(m_galaxy.type[i], m_galaxy.owner[i])]++] = i;
    }

    m_cells = static_cast<std::size_t>(m_galaxy.width / m_cell) + 1;
    const auto cellOf = [&](std::size_t i) {
        return static_cast<std::size_t>(m_galaxy.y[i] / m_cell) * m_cells +
               static_cast<std::size_t>(m_galaxy.x[i] / m_cell);
    };
    m_cellStart.assign(m_cells * m_cells + 1, 0);
    for (std::size_t i = 0; i < objects; ++i) {
        ++m_cellStart[cellOf(i) + 1];
    }
    std::partial_sum(m_cellStart.begin(), m_cellStart.end(), m_cellStart.begin());
    m_inCell.resize(objects);
    next = m_cellStart;
    for (std::uint32_t i = 0; i < objects; ++i) {
        m_inCell[next[cellOf(i)]++] = i;
    }
    m_scope.resize(objects);
    m_trace.reserve(16'000'000);
}

std::size_t HandWrittenStep::findBucket(int type, int owner) {
    std::size_t count = 0;
    const std::size_t bucket = bucketOf(type, owner);
    for (std::size_t j = m_bucketStart[bucket]; j < m_bucketStart[bucket + 1]; ++j) {
        if (isOfSize(m_bucket[j])) {
            m_scope[count++] = m_bucket[j];
        }
    }
    return count;
}

std::size_t HandWrittenStep::findNear(int type, int owner, float x, float y) {
    const auto cell = [&](float at) {
        const auto index = static_cast<std::ptrdiff_t>(at / m_cell);
        return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, static_cast<std::ptrdiff_t>(m_cells) - 1));
    };
    std::size_t count = 0;
    for (std::size_t cy = cell(std::max(0.0F, y - localDistance)); cy <= cell(y + localDistance); ++cy) {
        const std::size_t first = m_cellStart[cy * m_cells + cell(std::max(0.0F, x - localDistance))];
        const std::size_t last = m_cellStart[cy * m_cells + cell(x + localDistance) + 1];
        for (std::size_t j = first; j < last; ++j) {
            const std::uint32_t i = m_inCell[j];
            if (m_galaxy.type[i] != type || m_galaxy.owner[i] != owner || !isOfSize(i)) {
                continue;
            }
            const float dx = m_galaxy.x[i] - x;
            const float dy = m_galaxy.y[i] - y;
            if (dx * dx + dy * dy <= localDistance * localDistance) {
                m_scope[count++] = i;
            }
        }
    }
    return count;
}

std::size_t HandWrittenStep::run(bool local, bool traced) {
    m_trace.clear();
    std::size_t changes = 0;
    for (std::size_t p = 0; p < pairCount; ++p) {
        const std::uint32_t source = m_galaxy.sources[p];
        if (m_galaxy.meters[1][source] < 0.0) {
            continue;
        }
        const int type = static_cast<int>(p % 2);
        const int owner = static_cast<int>(p % 4);
        const std::size_t count =
            local ? findNear(type, owner, m_galaxy.x[source], m_galaxy.y[source]) : findBucket(type, owner);
        const double ofSource = 3.0 * m_galaxy.meters[2][source];
        double* const meter = m_galaxy.meters[p % 4].data();
        const double* const ofTarget = m_galaxy.meters[5].data();
        for (std::size_t j = 0; j < count; ++j) {
            const std::uint32_t target = m_scope[j];
            const auto before = static_cast<float>(meter[target]);
            meter[target] += (ofSource - 2.0 * ofTarget[target]) * 1e-6;
            if (traced) {
                m_trace.push_back({target, source, static_cast<std::uint16_t>(p), static_cast<std::uint8_t>(p % 4), 0,
                                   before, meter[target]});
            }
        }
        changes += count;
    }
    return changes;
}

} // namespace orrery::bench
