// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/class_table.h"

#include "engine/check/model/check_memory.h"
#include "engine/check/model/model.h"

#include <atomic>
#include <utility>

namespace orrery::engine {

/// A class that moved in its file after the check read it.
class MovedClass {
public:
    MovedClass(const CheckedClass& asRead, std::int64_t by) : m_asRead(asRead), m_by(by) {}
    ~MovedClass() { delete m_placed.load(std::memory_order_acquire); }
    MovedClass(const MovedClass&) = delete;
    MovedClass& operator=(const MovedClass&) = delete;

    std::int64_t by() const { return m_by; }
    /// Returns the moved copy, and creates it on first use. If two threads both create a copy, one thread drops its
    /// copy.
    const CheckedClass& placed() const {
        const CheckedClass* known = m_placed.load(std::memory_order_acquire);
        if (known == nullptr) {
            auto own = std::make_unique<const CheckedClass>(engine::moved(m_asRead, m_asRead.where.file, m_by));
            if (m_placed.compare_exchange_strong(known, own.get(), std::memory_order_acq_rel,
                                                 std::memory_order_acquire)) {
                known = own.release();
            }
        }
        return *known;
    }

private:
    const CheckedClass& m_asRead; ///< the class as read; every table that owns this object also owns that class
    std::int64_t m_by;
    mutable std::atomic<const CheckedClass*> m_placed = nullptr;
};

ClassTable::ClassTable(const ClassTable& other)
    : m_classes(other.m_classes), m_moved(other.m_moved), m_own(other.m_classes.size()) {}

ClassTable& ClassTable::operator=(const ClassTable& other) {
    m_classes = other.m_classes;
    m_moved = other.m_moved;
    m_own.assign(m_classes.size(), nullptr);
    return *this;
}

Location ClassTable::placeNow(std::size_t index, Location asRead) const {
    if (asRead.file == m_classes[index]->where.file) {
        const std::int64_t by = movedBy(index);
        asRead.span.begin = static_cast<std::uint32_t>(asRead.span.begin + by);
        asRead.span.end = static_cast<std::uint32_t>(asRead.span.end + by);
    }
    return asRead;
}

Location ClassTable::where(std::size_t index) const {
    return placeNow(index, m_classes[index]->where);
}

Location ClassTable::head(std::size_t index) const {
    return placeNow(index, m_classes[index]->head);
}

std::int64_t ClassTable::movedBy(std::size_t index) const {
    return m_moved[index] == nullptr ? 0 : m_moved[index]->by();
}

std::shared_ptr<const MovedClass> ClassTable::moved(std::size_t index, std::int64_t by) const {
    const std::int64_t all = movedBy(index) + by;
    return by == 0 ? m_moved[index] : all == 0 ? nullptr : std::make_shared<const MovedClass>(*m_classes[index], all);
}

const CheckedClass& ClassTable::placed(std::size_t index) const {
    return m_moved[index]->placed();
}

void ClassTable::push_back(CheckedClass made) {
    m_classes.emplace_back();
    m_moved.emplace_back();
    m_own.emplace_back();
    put(size() - 1, std::move(made));
}

void ClassTable::push_back(const ClassTable& other, std::size_t index, std::int64_t by) {
    m_classes.push_back(other.m_classes[index]);
    m_moved.push_back(other.moved(index, by));
    m_own.push_back(nullptr);
}

void ClassTable::put(std::size_t index, CheckedClass made) {
    auto own = std::make_shared<CheckedClass>(std::move(made));
    m_own[index] = own.get();
    m_classes[index] = std::move(own);
    m_moved[index] = nullptr;
}

void ClassTable::take(std::size_t index, const ClassTable& other, std::int64_t by) {
    m_own[index] = nullptr;
    m_classes[index] = other.m_classes[index];
    m_moved[index] = other.moved(index, by);
}

CheckedClass& ClassTable::edit(std::size_t index) {
    if (m_own[index] == nullptr) {
        put(index, CheckedClass((*this)[index]));
    }
    return *m_own[index];
}

} // namespace orrery::engine
