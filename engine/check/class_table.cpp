// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/class_table.h"

#include "engine/check/model.h"

#include <utility>

namespace orrery::engine {

ClassTable::ClassTable(const ClassTable& other) : m_classes(other.m_classes), m_own(other.m_classes.size()) {}

ClassTable& ClassTable::operator=(const ClassTable& other) {
    m_classes = other.m_classes;
    m_own.assign(m_classes.size(), nullptr);
    return *this;
}

void ClassTable::push_back(CheckedClass made) {
    auto own = std::make_shared<CheckedClass>(std::move(made));
    m_own.push_back(own.get());
    m_classes.push_back(std::move(own));
}

void ClassTable::push_back(std::shared_ptr<const CheckedClass> shared) {
    m_own.push_back(nullptr);
    m_classes.push_back(std::move(shared));
}

void ClassTable::put(std::size_t index, CheckedClass made) {
    auto own = std::make_shared<CheckedClass>(std::move(made));
    m_own[index] = own.get();
    m_classes[index] = std::move(own);
}

void ClassTable::take(std::size_t index, std::shared_ptr<const CheckedClass> shared) {
    m_own[index] = nullptr;
    m_classes[index] = std::move(shared);
}

CheckedClass& ClassTable::edit(std::size_t index) {
    if (m_own[index] == nullptr) {
        auto own = std::make_shared<CheckedClass>(*m_classes[index]);
        m_own[index] = own.get();
        m_classes[index] = std::move(own);
    }
    return *m_own[index];
}

} // namespace orrery::engine
