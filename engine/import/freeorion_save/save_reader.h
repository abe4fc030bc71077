// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/import/freeorion_save/save_xml.h"
#include "engine/import/freeorion_save/saved_game.h"

#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace orrery::engine {

class SaveReader;

/// One child element of an element, and the function that reads it.
template <typename T>
struct SaveField {
    std::string_view name;
    void (*read)(SaveReader& in, T& value) = nullptr;
    bool isRequired = true;
};

/// Reads the values of a save. Each function reads the current element and leaves it.
class SaveReader {
public:
    SaveReader(std::string_view text, FileId file) : m_xml(text, file) {}

    SaveXml& xml() { return m_xml; }
    bool isOk() const { return m_xml.isOk(); }

    int integer();
    /// Reads a whole number from 0 to `count` - 1.
    int code(int count);
    bool boolean();
    /// Reads a finite number in single precision.
    double single();
    /// Reads any number, also one that single precision does not have.
    double anyNumber();
    /// Reads a finite number from -`largest` to `largest`.
    double number(double largest = std::numeric_limits<double>::max());
    std::string words() { return m_xml.words(); }

    void value(int& into) { into = integer(); }
    void value(bool& into) { into = boolean(); }
    void value(double& into) { into = number(); }
    void value(std::string& into) { into = words(); }
    template <typename T>
    void value(std::vector<T>& into) {
        items([&] { value(into.emplace_back()); });
    }
    template <typename K, typename V>
    void value(std::map<K, V>& into) {
        entries<K>([&](const K& key) { value(into[key]); });
    }

    /// Reads a container: calls a function for each item, which must read it.
    template <typename Each>
    void items(Each each) {
        checkVersion(0);
        bool hasCount = false;
        const std::string container(m_xml.name());
        const Span tag = m_xml.tag();
        while (m_xml.enterChild()) {
            if (m_xml.name() == "item") {
                each();
            } else {
                hasCount = hasCount || m_xml.name() == "count";
                m_xml.skip();
            }
        }
        if (!hasCount) {
            missing(container, "count", tag);
        }
    }

    /// Reads a pair: first with one function, then second with another one.
    template <typename First, typename Second>
    void pair(First first, Second second, int version = 0) {
        checkVersion(version);
        const std::string element(m_xml.name());
        const Span tag = m_xml.tag();
        int seen = 0;
        while (m_xml.enterChild()) {
            if (m_xml.name() == "first" && seen == 0) {
                first();
                ++seen;
            } else if (m_xml.name() == "second" && seen == 1) {
                second();
                ++seen;
            } else {
                m_xml.skip();
            }
        }
        if (seen < 2) {
            missing(element, seen == 0 ? "first" : "second", tag);
        }
    }

    /// Reads a map: calls a function with each key. The function must read the value. Keys occur once.
    template <typename K, typename Each>
    void entries(Each each) {
        std::map<K, bool> keys;
        items([&] {
            K key{};
            const Span tag = m_xml.tag();
            pair(
                [&] {
                    value(key);
                    if (isOk() && !keys.emplace(key, true).second) {
                        m_xml.fail(saveDiagnostics["save.repeated"], tag, {std::string("first")});
                    }
                },
                [&] { each(key); });
        });
    }

    /// Reads the children of an element by a table. Skips those that the table does not have.
    /// @param version the newest version of the element that Orrery reads
    template <typename T, std::size_t count>
    void fields(const SaveField<T> (&table)[count], T& into, int version = 0) {
        static_assert(count <= 64);
        checkVersion(version);
        const std::string element(m_xml.name());
        const Span tag = m_xml.tag();
        std::uint64_t seen = 0;
        std::size_t likely = 0; // children mostly come in the order of the table
        while (m_xml.enterChild()) {
            std::size_t tried = 0;
            while (tried < count && table[likely].name != m_xml.name()) {
                likely = (likely + 1) % count;
                ++tried;
            }
            if (tried == count) {
                m_xml.skip();
                continue;
            }
            if ((seen >> likely & 1) != 0) {
                m_xml.fail(saveDiagnostics["save.repeated"], m_xml.tag(), {std::string(table[likely].name)});
                return;
            }
            seen |= std::uint64_t{1} << likely;
            table[likely].read(*this, into);
            likely = (likely + 1) % count;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (table[i].isRequired && (seen >> i & 1) == 0) {
                missing(element, table[i].name, tag);
            }
        }
    }

    /// Skips the current element, and counts it among the parts that Orrery does not use (G4.2).
    /// @param what id of that part in the report, in static storage @param counted elements to count; without a name,
    /// the element itself
    void leaveOut(std::string_view what, SaveCounted counted);
    const std::vector<SavedLeftOut>& leftOut() const { return m_leftOut; }

    /// Checks the version that the current element declares, if any. A newer one is a fault.
    void checkVersion(int known);
    void missing(const std::string& element, std::string_view child, Span tag);
    void bad(std::string_view text, const std::string& element, Span span);
    /// Checks that the key of an entry is the number of its value.
    void checkKey(int key, int id, Span tag);

private:
    /// The text of the current element, with its name and place for a fault.
    struct Text {
        std::string_view text;
        std::string element;
        Span span;
    };
    Text taken();

    SaveXml m_xml;
    std::vector<SavedLeftOut> m_leftOut;
};

/// A row that reads a child into a member, by the type of the member.
template <auto member, typename T>
void readMember(SaveReader& in, T& value) {
    in.value(value.*member);
}
template <auto member, int count, typename T>
void readCode(SaveReader& in, T& value) {
    value.*member = in.code(count);
}

// Each of these functions reads the current element and leaves it.
void readSavedObjects(SaveReader& in, SavedGame& game);
void readSavedDesigns(SaveReader& in, SavedGame& game);
void readSavedEmpires(SaveReader& in, SavedGame& game);
/// Reads the two values of a meter, without its number.
SavedMeter readSavedMeterValues(SaveReader& in);

} // namespace orrery::engine
