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

struct CheckedClass; // check/model/model.h
class MovedClass;    // check/model/class_table.cpp

/// The classes of a model by index. Models of successive project versions share unchanged classes (P3.2). Never
/// modifies a shared class: edit() copies it first. If a class only moved in its file, its first use copies it with the
/// new places. Any thread may be the first.
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

    /// Returns the class as the check read it, with its old places. Never copies the class. Do not use the places in
    /// it.
    const CheckedClass& asRead(std::size_t index) const { return *m_classes[index]; }
    std::span<const std::shared_ptr<const CheckedClass>> asRead() const { return m_classes; }
    /// Returns the current place of a place in asRead(index). Places in other files stay the same.
    Location placeNow(std::size_t index, Location asRead) const;
    Location where(std::size_t index) const; ///< Returns CheckedClass::where, at the current place.
    Location head(std::size_t index) const;  ///< Returns CheckedClass::head, at the current place.
    /// Returns the number of bytes by which the class moved in its file since the check read it.
    std::int64_t movedBy(std::size_t index) const;
    /// Returns whether both tables share one copy of the class.
    bool isSame(std::size_t index, const ClassTable& other) const { return m_classes[index] == other.m_classes[index]; }

    void push_back(CheckedClass made);
    /// Adds the class at an index of another table, and moves its places by `by` further bytes.
    void push_back(const ClassTable& other, std::size_t index, std::int64_t by);
    /// Replaces a class.
    void put(std::size_t index, CheckedClass made);
    /// Replaces a class by the class at the same index of another table. Moves its places by `by` further bytes.
    void take(std::size_t index, const ClassTable& other, std::int64_t by);
    /// Returns the class for modification. Call this only during construction, before other objects or threads use the
    /// table.
    CheckedClass& edit(std::size_t index);

private:
    const CheckedClass& placed(std::size_t index) const;
    std::shared_ptr<const MovedClass> moved(std::size_t index, std::int64_t by) const;

    std::vector<std::shared_ptr<const CheckedClass>> m_classes;
    /// Moved classes, by index; null: the class is at its original place.
    std::vector<std::shared_ptr<const MovedClass>> m_moved;
    std::vector<CheckedClass*> m_own; ///< modifiable classes, by index; null: other tables may share the class
};

} // namespace orrery::engine
