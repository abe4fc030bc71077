// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/rank_messages.h"

#include <cstring>
#include <type_traits>

namespace orrery::engine {

namespace {

class Packer {
public:
    template <typename T>
    void add(const T& value) {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void add(const std::string& text) {
        add(text.size());
        m_bytes += text;
    }
    template <typename T>
    void add(const std::vector<T>& values) {
        add(values.size());
        for (const T& value : values) {
            add(value);
        }
    }
    void add(const SweepResult& result) {
        add(result.index());
        if (const auto* const run = std::get_if<SweepRun>(&result)) {
            add(run->variant);
            add(run->seed);
            add(run->turns);
            add(run->problem);
            add(run->values);
        } else {
            const auto& error = std::get<VariantError>(result);
            add(error.variant);
            add(error.error);
            add(error.place);
            add(error.runs);
        }
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what Packer has written. After the first fault, isGood() is false, and all values are empty.
class Unpacker {
public:
    explicit Unpacker(std::string_view bytes) : m_bytes(bytes) {}

    template <typename T>
    void read(T& value) {
        static_assert(std::is_arithmetic_v<T>);
        if (takes(sizeof value)) {
            std::memcpy(&value, m_bytes.data(), sizeof value);
            m_bytes.remove_prefix(sizeof value);
        }
    }
    void read(std::string& text) {
        std::size_t size = 0;
        read(size);
        if (takes(size)) {
            text = m_bytes.substr(0, size);
            m_bytes.remove_prefix(size);
        }
    }
    template <typename T>
    void read(std::vector<T>& values) {
        std::size_t count = 0;
        read(count);
        for (std::size_t i = 0; i < count && takes(1); ++i) { // an element has at least one byte
            read(values.emplace_back());
        }
    }
    void read(SweepResult& result) {
        std::size_t kind = 0;
        read(kind);
        if (kind == 0) {
            auto& run = result.emplace<SweepRun>();
            read(run.variant);
            read(run.seed);
            read(run.turns);
            read(run.problem);
            read(run.values);
        } else {
            auto& error = result.emplace<VariantError>();
            read(error.variant);
            read(error.error);
            read(error.place);
            read(error.runs);
        }
    }
    bool isGood() const { return m_isGood && m_bytes.empty(); }

private:
    /// Returns whether so many bytes are left.
    bool takes(std::size_t count) { return m_isGood = m_isGood && count <= m_bytes.size(); }

    std::string_view m_bytes;
    bool m_isGood = true;
};

} // namespace

std::string bytesOf(const RunsWanted& message) {
    Packer packer;
    packer.add(message.identity);
    packer.add(message.results);
    packer.add(message.most);
    return packer.take();
}

std::string bytesOf(const RunsGiven& message) {
    Packer packer;
    packer.add(message.block.variant);
    packer.add(message.block.seeds);
    packer.add(message.isRefused);
    return packer.take();
}

std::optional<RunsWanted> runsWantedIn(std::string_view bytes) {
    RunsWanted message;
    Unpacker unpacker(bytes);
    unpacker.read(message.identity);
    unpacker.read(message.results);
    unpacker.read(message.most);
    return unpacker.isGood() ? std::optional(std::move(message)) : std::nullopt;
}

std::optional<RunsGiven> runsGivenIn(std::string_view bytes) {
    RunsGiven message;
    Unpacker unpacker(bytes);
    unpacker.read(message.block.variant);
    unpacker.read(message.block.seeds);
    unpacker.read(message.isRefused);
    return unpacker.isGood() ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace orrery::engine
