// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

namespace orrery::engine {

struct CheckedClass; // check/model.h
class MovedClass;    // check/class_table.cpp

/// The classes of a model by their indices. A class that did not change is one and the same in the models of many
/// versions of a project (P3.2), so what is shared is never written to: edit() makes an own one first. Of a class that
/// only stands elsewhere in its file a copy with its new places is made when somebody asks for it; any thread may.
class ClassTable {
public:
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = CheckedClass;
        using difference_type = std::ptrdiff_t;
        using pointer = const CheckedClass*;
        using reference = const CheckedClass&;

        Iterator() = default;
        reference operator*() const { return (*m_table)[static_cast<std::size_t>(m_at)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type n) const { return (*m_table)[static_cast<std::size_t>(m_at + n)]; }
        Iterator& operator++() { return ++m_at, *this; }
        Iterator operator++(int) { return Iterator(m_table, m_at++); }
        Iterator& operator--() { return --m_at, *this; }
        Iterator operator--(int) { return Iterator(m_table, m_at--); }
        Iterator& operator+=(difference_type n) { return m_at += n, *this; }
        Iterator& operator-=(difference_type n) { return m_at -= n, *this; }
        friend Iterator operator+(Iterator at, difference_type n) { return at += n; }
        friend Iterator operator+(difference_type n, Iterator at) { return at += n; }
        friend Iterator operator-(Iterator at, difference_type n) { return at -= n; }
        friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
        friend auto operator<=>(Iterator, Iterator) = default;

    private:
        friend class ClassTable;
        Iterator(const ClassTable* table, difference_type at) : m_table(table), m_at(at) {}

        const ClassTable* m_table = nullptr;
        difference_type m_at = 0;
    };

    ClassTable() = default;
    ClassTable(const ClassTable& other);
    ClassTable& operator=(const ClassTable& other);
    ClassTable(ClassTable&&) noexcept = default;
    ClassTable& operator=(ClassTable&&) noexcept = default;
    ~ClassTable() = default;

    std::size_t size() const { return m_classes.size(); }
    bool empty() const { return m_classes.empty(); }
    const CheckedClass& operator[](std::size_t index) const {
        return m_moved[index] == nullptr ? *m_classes[index] : placed(index);
    }
    const CheckedClass& front() const { return (*this)[0]; }
    const CheckedClass& back() const { return (*this)[size() - 1]; }
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, static_cast<std::ptrdiff_t>(size())}; }

    /// The class as it was read, with the places of that time: for whoever asks for everything but places, which costs
    /// nothing then.
    const CheckedClass& asRead(std::size_t index) const { return *m_classes[index]; }
    std::span<const std::shared_ptr<const CheckedClass>> asRead() const { return m_classes; }
    /// Where a place in the class as it was read is now. Places in other files stay.
    Location placeNow(std::size_t index, Location asRead) const;
    Location where(std::size_t index) const; ///< CheckedClass::where, as it is now
    Location head(std::size_t index) const;  ///< CheckedClass::head, likewise
    /// How many bytes the class stands further on in its file than as it was read.
    std::int64_t movedBy(std::size_t index) const;
    /// Whether the class was read once for both tables.
    bool isSame(std::size_t index, const ClassTable& other) const { return m_classes[index] == other.m_classes[index]; }

    void push_back(CheckedClass made);
    /// The class at that index of another table, so many bytes further on than it is there.
    void push_back(const ClassTable& other, std::size_t index, std::int64_t by);
    /// Another class instead of the one that stands there.
    void put(std::size_t index, CheckedClass made);
    /// Likewise the one at that index of another table.
    void take(std::size_t index, const ClassTable& other, std::int64_t by);
    /// The class, to be written to. Only while the table is being made: nobody else may know of it yet.
    CheckedClass& edit(std::size_t index);

private:
    const CheckedClass& placed(std::size_t index) const;
    std::shared_ptr<const MovedClass> moved(std::size_t index, std::int64_t by) const;

    std::vector<std::shared_ptr<const CheckedClass>> m_classes;
    std::vector<std::shared_ptr<const MovedClass>> m_moved; ///< by index; null: stands where it was read
    std::vector<CheckedClass*> m_own;                       ///< by index: what may be written to; null: shared
};

} // namespace orrery::engine
