// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/plot_svg.h"

#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

namespace {

// All sizes are in pixels of the picture.
constexpr double width = 1000.0;
constexpr double left = 86.0;         ///< room for the ticks and the title of the axis
constexpr double legendWidth = 290.0; ///< room to the right
constexpr double top = 14.0;
constexpr double titleHeight = 28.0;
constexpr double turnsHeight = 52.0; ///< room for the axis of turns
constexpr double panelGap = 22.0;
constexpr double entryHeight = 18.0;
constexpr double letterMiddle = 4.0; ///< from the middle of a line of text down to its base line
constexpr double plotWidth = width - left - legendWidth;
constexpr std::size_t legendLetters = 36; ///< in one line
constexpr std::size_t mostUnitLetters = 40;
constexpr std::size_t buckets = 400; ///< parts of a line with many turns

constexpr double panelHeight(std::size_t panels) {
    return panels == 1 ? 400.0 : panels == 2 ? 240.0 : 170.0;
}

/// Returns text for an element. XML cannot hold control characters.
std::string escaped(std::string text) {
    std::ranges::replace_if(
        text, [](char byte) { return static_cast<unsigned char>(byte) < 0x20; }, ' ');
    return escapeMarkup(text);
}

/// Shortens a UTF-8 text to a number of letters.
std::string shortened(const std::string& text, std::size_t letters) {
    std::size_t count = 0;
    std::size_t cut = text.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0u) != 0x80u;
        if (begins && ++count == letters) {
            cut = i;
        }
    }
    return count <= letters ? text : text.substr(0, cut) + "…";
}

/// Breaks a text into at most two lines of the legend, at a blank if possible. The picture has the whole text as title.
std::vector<std::string> legendLines(const std::string& text) {
    if (shortened(text, legendLetters) == text) {
        return {text};
    }
    const std::string first = shortened(text, legendLetters);
    const std::size_t cut = first.size() - std::string_view("…").size();
    const std::size_t blank = text.rfind(' ', cut);
    const std::size_t end = blank == std::string::npos || blank == 0 ? cut : blank;
    const std::string rest = text.substr(text[end] == ' ' ? end + 1 : end);
    return {text.substr(0, end), shortened(rest, legendLetters)};
}

/// Returns a coordinate with at most two decimals.
std::string number(double value) {
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 2);
    std::string text(buffer.data(), end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) {
        text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

/// Returns the place of a value between two ends of an axis, from 0 to 1. Halves the numbers, because the range of huge
/// numbers is infinite.
double fraction(const PlotScale& scale, double value) {
    return (value / 2.0 - scale.low / 2.0) / (scale.high / 2.0 - scale.low / 2.0);
}

/// @param value needs no escape
std::string attribute(std::string_view name, const std::string& value) {
    return " " + std::string(name) + "=\"" + value + "\"";
}

/// Returns the attribute for the dashes of a line, which is two pixels wide.
std::string dashes(const PlotStyle& style) {
    std::string lengths;
    for (const char digit : style.dashes) {
        lengths += digit == ' ' ? std::string(" ") : std::to_string((digit - '0') * 2);
    }
    return lengths.empty() ? lengths : attribute("stroke-dasharray", lengths);
}

/// The picture in progress.
class Drawing {
public:
    Drawing(std::span<const PlotSeries* const> series, const PlotSvgWishes& wishes)
        : m_series(series), m_wishes(wishes),
          m_chart(chartOf(series, {.turns = wishes.turns, .isTogether = wishes.isTogether})) {}

    std::string draw();

private:
    std::string say(const Phrase& words) const { return m_wishes.say ? m_wishes.say(words) : words.english(); }
    PlotStyle styleOf(std::size_t line) const {
        return line < m_wishes.styles.size() ? m_wishes.styles[line] : plotStyle(line);
    }
    double heightOf(const PlotPanel& panel) const {
        std::size_t lines = 0;
        for (const std::size_t i : panel.series) {
            lines += legendLines(say(m_series[i]->label)).size();
        }
        return std::max(panelHeight(m_chart.panels.size()), static_cast<double>(lines) * entryHeight);
    }
    std::string x(double turn) const { return number(left + fraction(m_chart.turns, turn) * plotWidth); }
    /// @param shift added to the coordinate
    std::string y(const PlotPanel& panel, double value, double shift = 0.0) const {
        return number(m_top + (1.0 - fraction(panel.scale, value)) * m_height + shift);
    }
    void drawPanel(const PlotPanel& panel);
    void drawTurns();
    void drawBand(const PlotPanel& panel, const PlotSeries& line, const std::string& colour);
    void drawLine(const PlotPanel& panel, const PlotSeries& line, const std::string& look, const std::string& colour);
    void drawLegend(const PlotPanel& panel);
    void addText(const std::string& at, std::string_view anchor, const std::string& text, std::string_view more = {}) {
        m_out += "<text " + at + " text-anchor=\"" + std::string(anchor) + "\"" + std::string(more) + ">" +
                 escaped(text) + "</text>\n";
    }

    std::span<const PlotSeries* const> m_series;
    const PlotSvgWishes& m_wishes;
    PlotChart m_chart;
    std::string m_out;
    double m_top = 0.0;    ///< upper end of the panel
    double m_height = 0.0; ///< its height
};

std::string Drawing::draw() {
    double height = top + (m_wishes.title.empty() ? 0.0 : titleHeight) + turnsHeight;
    for (const PlotPanel& panel : m_chart.panels) {
        height += heightOf(panel) + (&panel == &m_chart.panels.front() ? 0.0 : panelGap);
    }
    std::string names;
    for (const PlotSeries* const line : m_series) {
        names += (names.empty() ? "" : "; ") + say(line->label);
    }
    const std::string title = m_wishes.title.empty() ? names : m_wishes.title;
    const std::string size = attribute("width", number(width)) + attribute("height", number(height));
    m_out = "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") + size +
            attribute("viewBox", "0 0 " + number(width) + " " + number(height)) + attribute("role", "img") +
            attribute("font-family", "sans-serif") + attribute("font-size", "12") + attribute("fill", "#222222") +
            ">\n<title>" + escaped(title) + "</title>\n<desc>" + escaped(names) + "</desc>\n<rect" + size +
            attribute("fill", "#ffffff") + "/>\n";
    m_top = top;
    if (!m_wishes.title.empty()) {
        addText("x=\"" + number(left) + "\" y=\"24\"", "start", m_wishes.title,
                " font-size=\"16\" font-weight=\"bold\"");
        m_top += titleHeight;
    }
    for (const PlotPanel& panel : m_chart.panels) {
        m_height = heightOf(panel);
        drawPanel(panel);
        drawLegend(panel);
        m_top += m_height + panelGap;
    }
    m_top -= m_chart.panels.empty() ? 0.0 : panelGap;
    drawTurns();
    return m_out + "</svg>\n";
}

void Drawing::drawPanel(const PlotPanel& panel) {
    m_out += "<g stroke=\"#dddddd\" stroke-width=\"1\">\n";
    for (const double tick : panel.scale.ticks) {
        m_out += "<path d=\"M" + number(left) + " " + y(panel, tick) + "H" + number(left + plotWidth) + "\"/>\n";
    }
    for (const double tick : m_chart.turns.ticks) {
        m_out += "<path d=\"M" + x(tick) + " " + number(m_top) + "v" + number(m_height) + "\"/>\n";
    }
    m_out += "</g>\n<rect" + attribute("x", number(left)) + attribute("y", number(m_top)) +
             attribute("width", number(plotWidth)) + attribute("height", number(m_height)) + attribute("fill", "none") +
             attribute("stroke", "#888888") + "/>\n";
    for (std::size_t i = 0; i < panel.scale.ticks.size(); ++i) {
        const std::string text = !panel.isTruth ? panel.scale.texts[i] : say(i == 0 ? phrase("false") : phrase("true"));
        addText("x=\"" + number(left - 8.0) + "\" y=\"" + y(panel, panel.scale.ticks[i], letterMiddle) + "\"", "end",
                text);
    }
    if (!panel.unit.empty()) {
        const std::string middle = number(m_top + m_height / 2.0);
        addText("x=\"16\" y=\"" + middle + "\"", "middle", shortened(say(panel.unit), mostUnitLetters),
                " transform=\"rotate(-90 16 " + middle + ")\"");
    }
    for (const std::size_t i : panel.series) {
        const PlotStyle style = styleOf(i);
        const std::string colour(style.light);
        std::string look = " stroke=\"" + colour + "\" stroke-width=\"2\" stroke-linejoin=\"round\" fill=\"none\"";
        look += dashes(style);
        drawBand(panel, *m_series[i], colour);
        drawLine(panel, *m_series[i], look, colour);
    }
}

/// Draws the range between the smallest and the largest value, in one piece for each stretch without a gap.
void Drawing::drawBand(const PlotPanel& panel, const PlotSeries& line, const std::string& colour) {
    std::string upper;
    std::string lower;
    const auto finish = [&] {
        if (!upper.empty()) {
            m_out += "<path d=\"M" + upper.substr(1) + lower + "Z\" fill=\"" + colour + "\" fill-opacity=\"0.18\"/>\n";
        }
        upper.clear();
        lower.clear();
    };
    for (std::uint32_t turn = m_chart.first; turn <= m_chart.last && turn < line.low.size(); ++turn) {
        if (!std::isfinite(line.low[turn]) || !std::isfinite(line.high[turn])) {
            finish();
            continue;
        }
        upper += "L" + x(turn) + " " + y(panel, line.high[turn]);
        lower = "L" + x(turn) + " " + y(panel, line.low[turn]) + lower;
    }
    finish();
}

/// Draws a line with gaps where values are missing. A value between two gaps is a dot.
void Drawing::drawLine(const PlotPanel& panel, const PlotSeries& line, const std::string& look,
                       const std::string& colour) {
    std::string path;
    std::string dots;
    std::string last;      // the point before, if it begins a stretch
    bool isInside = false; // within a stretch
    const auto finish = [&] {
        if (!last.empty()) {
            const std::size_t blank = last.find(' ');
            dots += "<circle" + attribute("cx", last.substr(0, blank)) + attribute("cy", last.substr(blank + 1)) +
                    attribute("r", "3") + attribute("fill", colour) + "/>\n";
        }
        last.clear();
        isInside = false;
    };
    for (const std::uint32_t turn : drawnTurns(line.values, m_chart.first, m_chart.last, buckets)) {
        if (!std::isfinite(line.values[turn])) {
            finish();
            continue;
        }
        const std::string point = x(turn) + " " + y(panel, line.values[turn]);
        if (!isInside) {
            last = point;
            isInside = true;
            continue;
        }
        path += (last.empty() ? std::string() : "M" + last) + "L" + point;
        last.clear();
    }
    finish();
    if (!path.empty()) {
        m_out += "<path d=\"" + path + "\"" + look + "/>\n";
    }
    m_out += dots;
}

void Drawing::drawLegend(const PlotPanel& panel) {
    double at = m_top + entryHeight / 2.0;
    const double begin = left + plotWidth + 14.0;
    for (const std::size_t i : panel.series) {
        const PlotStyle style = styleOf(i);
        const std::string label = say(m_series[i]->label);
        m_out += "<g><title>" + escaped(label) + "</title><path d=\"M" + number(begin) + " " + number(at) +
                 "h24\" stroke=\"" + std::string(style.light) + "\" stroke-width=\"2\"" + dashes(style) + "/>\n";
        for (const std::string& words : legendLines(label)) {
            addText("x=\"" + number(begin + 30.0) + "\" y=\"" + number(at + letterMiddle) + "\"", "start", words);
            at += entryHeight;
        }
        m_out += "</g>\n";
    }
}

void Drawing::drawTurns() {
    for (std::size_t i = 0; i < m_chart.turns.ticks.size(); ++i) {
        addText("x=\"" + x(m_chart.turns.ticks[i]) + "\" y=\"" + number(m_top + 18.0) + "\"", "middle",
                m_chart.turns.texts[i]);
    }
    addText("x=\"" + number(left + plotWidth / 2.0) + "\" y=\"" + number(m_top + 40.0) + "\"", "middle",
            say(phrase("turn")));
}

} // namespace

std::string plotSvg(std::span<const PlotSeries* const> series, const PlotSvgWishes& wishes) {
    return Drawing(series, wishes).draw();
}

} // namespace orrery::engine
