// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

namespace orrery::engine {

struct CheckedClass; // check/model.h

/// The classes of a model by their indices. A class that did not change is one and the same in the models of many
/// versions of a project (P3.2), so what is shared is never written to: edit() makes an own one first.
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
        reference operator*() const { return **m_at; }
        pointer operator->() const { return m_at->get(); }
        reference operator[](difference_type n) const { return *m_at[n]; }
        Iterator& operator++() { return ++m_at, *this; }
        Iterator operator++(int) { return Iterator(m_at++); }
        Iterator& operator--() { return --m_at, *this; }
        Iterator operator--(int) { return Iterator(m_at--); }
        Iterator& operator+=(difference_type n) { return m_at += n, *this; }
        Iterator& operator-=(difference_type n) { return m_at -= n, *this; }
        friend Iterator operator+(Iterator at, difference_type n) { return at += n; }
        friend Iterator operator+(difference_type n, Iterator at) { return at += n; }
        friend Iterator operator-(Iterator at, difference_type n) { return at -= n; }
        friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
        friend auto operator<=>(Iterator, Iterator) = default;

    private:
        friend class ClassTable;
        explicit Iterator(const std::shared_ptr<const CheckedClass>* at) : m_at(at) {}

        const std::shared_ptr<const CheckedClass>* m_at = nullptr;
    };

    ClassTable() = default;
    ClassTable(const ClassTable& other);
    ClassTable& operator=(const ClassTable& other);
    ClassTable(ClassTable&&) noexcept = default;
    ClassTable& operator=(ClassTable&&) noexcept = default;
    ~ClassTable() = default;

    std::size_t size() const { return m_classes.size(); }
    bool empty() const { return m_classes.empty(); }
    const CheckedClass& operator[](std::size_t index) const { return *m_classes[index]; }
    const CheckedClass& front() const { return *m_classes.front(); }
    const CheckedClass& back() const { return *m_classes.back(); }
    Iterator begin() const { return Iterator(m_classes.data()); }
    Iterator end() const { return Iterator(m_classes.data() + m_classes.size()); }

    void push_back(CheckedClass made);
    /// One of another table.
    void push_back(std::shared_ptr<const CheckedClass> shared);
    /// Another class instead of the one that stands there.
    void put(std::size_t index, CheckedClass made);
    /// Likewise one of another table.
    void take(std::size_t index, std::shared_ptr<const CheckedClass> shared);
    const std::shared_ptr<const CheckedClass>& share(std::size_t index) const { return m_classes[index]; }
    /// The class, to be written to. Only while the table is being made: nobody else may know of it yet.
    CheckedClass& edit(std::size_t index);

private:
    std::vector<std::shared_ptr<const CheckedClass>> m_classes;
    std::vector<CheckedClass*> m_own; ///< by index: what may be written to; null: shared
};

} // namespace orrery::engine
