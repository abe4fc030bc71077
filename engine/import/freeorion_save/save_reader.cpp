// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/save_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace orrery::engine {

namespace {

template <typename T>
std::from_chars_result parse(std::string_view text, T& value) {
    return std::from_chars(text.data(), text.data() + text.size(), value);
}

bool isWhole(std::string_view text, const std::from_chars_result& result) {
    return !text.empty() && result.ec == std::errc{} && result.ptr == text.data() + text.size();
}

} // namespace

SaveReader::Text SaveReader::taken() {
    Text out{{}, std::string(m_xml.name()), m_xml.tag()};
    out.text = m_xml.text();
    out.span = {out.span.end, static_cast<std::uint32_t>(out.span.end + out.text.size())};
    return out;
}

void SaveReader::bad(std::string_view text, const std::string& element, Span span) {
    constexpr std::size_t shown = 40;
    m_xml.fail(saveDiagnostics["save.bad-value"], span, {std::string(text.substr(0, shown)), element});
}

void SaveReader::missing(const std::string& element, std::string_view child, Span tag) {
    m_xml.fail(saveDiagnostics["save.missing-element"], tag, {element, std::string(child)});
}

void SaveReader::checkVersion(int known) {
    const std::string_view declared = m_xml.attribute("version");
    int version = 0;
    if (declared.empty()) {
        return;
    }
    if (!isWhole(declared, parse(declared, version)) || version > known) {
        m_xml.fail(saveDiagnostics["save.newer-version"], m_xml.tag(),
                   {std::string(declared), std::string(m_xml.name()), std::to_string(known)});
    }
}

void SaveReader::leaveOut(std::string_view what, SaveCounted counted) {
    auto known = std::ranges::find(m_leftOut, what, &SavedLeftOut::what);
    if (known == m_leftOut.end()) {
        known = m_leftOut.insert(known, {what, 0});
    }
    const std::size_t number = m_xml.skip(counted);
    known->number += counted.name.empty() ? 1 : number;
}

int SaveReader::integer() {
    const Text read = taken();
    int value = 0;
    if (isOk() && !isWhole(read.text, parse(read.text, value))) {
        bad(read.text, read.element, read.span);
    }
    return value;
}

int SaveReader::code(int count) {
    const Text read = taken();
    int value = 0;
    if (isOk() && (!isWhole(read.text, parse(read.text, value)) || value < 0 || value >= count)) {
        bad(read.text, read.element, read.span);
        return 0;
    }
    return value;
}

bool SaveReader::boolean() {
    return code(2) == 1;
}

double SaveReader::single() {
    const Text read = taken();
    float value = 0;
    if (isOk() && (!isWhole(read.text, parse(read.text, value)) || !std::isfinite(value))) {
        bad(read.text, read.element, read.span);
        return 0;
    }
    return value;
}

double SaveReader::anyNumber() {
    const Text read = taken();
    float value = 0;
    const auto result = parse(read.text, value);
    if (result.ec == std::errc::result_out_of_range && result.ptr == read.text.data() + read.text.size()) {
        double wide = read.text.starts_with('-') ? -HUGE_VAL : HUGE_VAL; // stays if no double has this size
        parse(read.text, wide);
        return wide;
    }
    if (isOk() && !isWhole(read.text, result)) {
        bad(read.text, read.element, read.span);
    }
    return value;
}

double SaveReader::number(double largest) {
    const Text read = taken();
    double value = 0;
    if (isOk() && (!isWhole(read.text, parse(read.text, value)) || !(std::abs(value) <= largest))) {
        bad(read.text, read.element, read.span);
        return 0;
    }
    return value;
}

void SaveReader::checkKey(int key, int id, Span tag) {
    if (isOk() && id < 0) {
        bad(std::to_string(id), "m_id", tag);
    } else if (isOk() && key != id) {
        m_xml.fail(saveDiagnostics["save.wrong-id"], tag, {std::to_string(id), std::to_string(key)});
    }
}

SavedMeter readSavedMeterValues(SaveReader& in) {
    static constexpr SaveField<SavedMeter> table[]{
        {"c", [](SaveReader& reader, SavedMeter& meter) { meter.current = reader.anyNumber(); }},
        {"i", [](SaveReader& reader, SavedMeter& meter) { meter.initial = reader.single(); }},
    };
    SavedMeter meter;
    in.fields(table, meter, 1);
    return meter;
}

} // namespace orrery::engine
