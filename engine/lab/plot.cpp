// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/plot.h"

#include "engine/check/model/model.h"
#include "engine/universe/agenda.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

} // namespace

/// A mean and sum over values in the order of their objects, and the extremes.
struct PlotReader::Totals {
    std::size_t count = 0;
    double sum = 0.0;
    double low = missing;
    double high = missing;

    void add(double value) {
        if (isMissing(value)) {
            return;
        }
        sum += value;
        low = count == 0 ? value : std::min(low, value);
        high = count == 0 ? value : std::max(high, value);
        ++count;
    }
    double mean() const { return count == 0 ? missing : sum / static_cast<double>(count); }
};

PlotRequest plotRequestOf(const Session& session, std::string_view text) {
    for (std::size_t dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.', dot + 1)) {
        if (const auto row = objectOfRun(session, text.substr(0, dot))) {
            return {.of = PlotOf::object,
                    .expression = std::string(text.substr(dot + 1)),
                    .object = session.universe().view().birthKeys[*row]};
        }
    }
    return {.of = PlotOf::run, .expression = std::string(text)};
}

PlotReader::PlotReader(const Session& session, PlotRequest request, Accepts accepts) : m_request(std::move(request)) {
    const View view = session.universe().view();
    if (m_request.of == PlotOf::counter) {
        setUpLines(session);
        return;
    }
    if (m_request.of == PlotOf::object) {
        const auto& keys = view.birthKeys;
        const auto found = std::ranges::find(keys, m_request.object.value_or(0));
        if (!m_request.object || found == keys.end()) {
            m_problem = phrase("the object does not exist in this run");
            return;
        }
        m_object = static_cast<Row>(found - keys.begin());
        m_type = view.typeOf(m_object);
    }
    if (m_request.of == PlotOf::group) {
        setUpGroup(session);
    }
    if (m_problem.empty()) {
        checkExpression(session, accepts);
    }
    if (isGood()) {
        setUpLines(session);
    }
}

void PlotReader::setUpGroup(const Session& session) {
    const CheckedModel& model = *session.program().model;
    const auto group = findGroup(model, m_request.group);
    if (!group || m_request.group.empty()) {
        m_problem = noSuchGroup(m_request.group);
        return;
    }
    m_type = group->type;
    m_class = group->objectClass;
    if (!m_request.condition.empty()) {
        m_condition.emplace(session, m_request.condition, booleanFormat, m_type);
    }
}

/// Checks the expression, which must be a number or a condition unless the reader accepts anything.
void PlotReader::checkExpression(const Session& session, Accepts accepts) {
    m_expression.emplace(session, m_request.expression, badFormat, m_type);
    const bool isMeasureWanted = accepts == Accepts::measures || m_request.of == PlotOf::group;
    if (m_expression->isGood() && isMeasureWanted && m_expression->format() != numberFormat &&
        m_expression->format() != booleanFormat) {
        m_expression.emplace(session, m_request.expression, numberFormat, m_type); // reports the format
    }
    if (m_expression->isGood() && m_request.of == PlotOf::run && m_expression->readsObject()) {
        m_problem = phrase("the value belongs to an object: choose an object or a group");
    }
}

Phrase PlotReader::problem() const {
    if (!m_problem.empty()) {
        return m_problem;
    }
    if (m_condition && !m_condition->isGood()) {
        return m_condition->problem();
    }
    return m_expression ? m_expression->problem() : Phrase();
}

std::span<const Diagnostic> PlotReader::diagnostics() const {
    return m_expression ? std::span<const Diagnostic>(m_expression->diagnostics()) : std::span<const Diagnostic>();
}

std::span<const Diagnostic> PlotReader::conditionDiagnostics() const {
    return m_condition ? std::span<const Diagnostic>(m_condition->diagnostics()) : std::span<const Diagnostic>();
}

/// Names the value and its measure, and begins the lines whose number is known.
void PlotReader::setUpLines(const Session& session) {
    const CheckedModel& model = *session.program().model;
    if (m_request.of == PlotOf::counter) {
        m_value = m_unit = Phrase(m_request.expression);
        addLine(phrase("counter {0}", {m_value}), noRow);
        return;
    }
    const auto column = m_expression->ownColumn();
    m_value = m_expression->label(model);
    m_unit = column ? columnLabel(model, *column, true) : Phrase(m_request.expression);
    if (m_expression->format() == booleanFormat) {
        m_unit = m_request.of != PlotOf::group || m_request.form == PlotForm::each ? phrase("true or false")
                 : m_request.form == PlotForm::sum                                 ? phrase("number of objects")
                                                                                   : phrase("share of objects");
    }
    if (m_request.of == PlotOf::run) {
        addLine(m_value, noRow);
    } else if (m_request.of == PlotOf::object) {
        if (m_expression && m_expression->isGood() && !m_expression->readsObject()) {
            addLine(m_value, noRow); // the value belongs to the whole run
        } else {
            addLine(phrase("{0}: {1}", {objectPhrase(session.universe().view(), m_object), m_value}), m_object);
        }
    } else if (m_request.form != PlotForm::each) {
        const std::string_view form = m_request.form == PlotForm::mean  ? inPhrase("{0}: {1} (mean)")
                                      : m_request.form == PlotForm::sum ? inPhrase("{0}: {1} (sum)")
                                                                        : inPhrase("{0}: {1} (mean and range)");
        addLine(phrase(form, {groupName(model), m_value}), noRow);
    }
}

/// Begins a line, which has no value in the turns before.
void PlotReader::addLine(Phrase label, Row object) {
    PlotSeries line{.label = std::move(label), .unit = m_unit, .values = std::vector<double>(m_next, missing)};
    line.object = object;
    if (m_expression) {
        const bool isGroup = m_request.of == PlotOf::group && m_request.form != PlotForm::each;
        line.isTruth = m_expression->format() == booleanFormat && !isGroup;
        line.format = isGroup ? numberFormat : m_expression->format();
        if (!isGroup) {
            line.column = object == noRow ? std::nullopt : m_expression->ownColumn();
            const auto variables = m_expression->ownVariables();
            if (variables.size() == 1) {
                line.variable = VariableCell{variables.front(), object, 0};
            }
        }
    }
    m_series.push_back(std::move(line));
}

/// Returns the name of the group: "Planet", or "Planet [owner == Aurora]".
Phrase PlotReader::groupName(const CheckedModel& model) const {
    const std::string& label = m_class ? model.classes.asRead(*m_class).id : model.vocabulary.types()[*m_type].label;
    Phrase name = m_class || label.empty() ? Phrase(m_request.group) : Phrase::said(label);
    return m_request.condition.empty() ? name : phrase("{0} [{1}]", {std::move(name), m_request.condition});
}

/// Returns the objects of the group in a state.
std::vector<Row> PlotReader::members(const View& view) const {
    std::vector<Row> objects = objectsIn(view, m_type, m_class);
    if (m_condition) {
        const std::vector<double> isMember = m_condition->values(view, objects);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < objects.size(); ++i) {
            if (isMember[i] == 1.0) {
                objects[kept++] = objects[i];
            }
        }
        objects.resize(kept);
    }
    return objects;
}

double PlotReader::valueIn(const View& view) const {
    switch (m_request.of) {
    case PlotOf::counter: {
        const auto found = view.agenda->counters.find(m_request.expression);
        return found == view.agenda->counters.end() ? 0.0 : found->second;
    }
    case PlotOf::run: {
        const std::array<Row, 1> any{0}; // the value depends on no object
        return view.rowCount == 0 ? missing : m_expression->values(view, any).front();
    }
    case PlotOf::object: {
        const std::array<Row, 1> one{m_object};
        return m_object < view.rowCount && view.exists(m_object) ? m_expression->values(view, one).front() : missing;
    }
    case PlotOf::group: {
        const Totals totals = totalsOf(view);
        return m_request.form == PlotForm::sum ? totals.sum : totals.mean();
    }
    }
    return missing;
}

/// Adds up the values of the group in a state.
PlotReader::Totals PlotReader::totalsOf(const View& view) const {
    Totals totals;
    for (const double value : m_expression->values(view, members(view))) {
        totals.add(value);
    }
    return totals;
}

void PlotReader::readNext(const View& view) {
    if (m_request.of != PlotOf::group) {
        m_series.front().values.push_back(valueIn(view));
    } else if (m_request.form == PlotForm::each) {
        addTurnOfEach(view);
    } else {
        const Totals totals = totalsOf(view);
        PlotSeries& line = m_series.front();
        line.values.push_back(m_request.form == PlotForm::sum ? totals.sum : totals.mean());
        if (m_request.form == PlotForm::band) {
            line.low.push_back(totals.low);
            line.high.push_back(totals.high);
        }
    }
    ++m_next;
}

void PlotReader::addTurnOfEach(const View& view) {
    const std::vector<Row> objects = members(view);
    const std::vector<double> values = m_expression->values(view, objects);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (isMissing(values[i])) {
            continue; // no line for an object that never has a value
        }
        auto line = m_lines.find(objects[i]);
        if (line == m_lines.end()) {
            if (m_series.size() == mostLines) {
                m_leftOut.insert(objects[i]);
                continue;
            }
            line = m_lines.emplace(objects[i], m_series.size()).first;
            addLine(phrase("{0}: {1}", {objectPhrase(view, objects[i]), m_value}), objects[i]);
        }
        m_series[line->second].values.push_back(values[i]);
    }
    for (PlotSeries& line : m_series) {
        line.values.resize(m_next + 1, missing);
    }
}

Phrase labelOfEarlier(Phrase label) {
    return phrase("{0} (earlier run)", {std::move(label)});
}

bool readPlots(const Session& session, std::span<const std::shared_ptr<PlotReader>> readers, std::uint32_t last,
               const std::atomic<bool>* stop) {
    const std::uint32_t end = std::min(last, session.last());
    const auto waits = [](std::uint32_t turn) {
        return [turn](const std::shared_ptr<PlotReader>& reader) { return reader->isGood() && reader->next() == turn; };
    };
    std::uint32_t turn = end + 1;
    for (const auto& reader : readers) {
        turn = reader->isGood() ? std::min(turn, reader->next()) : turn;
    }
    for (; turn <= end; ++turn) {
        if (stop != nullptr && *stop) {
            return false;
        }
        if (std::ranges::none_of(readers, waits(turn))) {
            continue;
        }
        const State state = session.history().state(session.universe(), turn);
        for (const auto& reader : readers) {
            if (waits(turn)(reader)) {
                reader->readNext(state.view());
            }
        }
    }
    return true;
}

std::string exactNumber(double value) {
    std::array<char, 64> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0.0 ? 0.0 : value);
    return {buffer.data(), result.ptr};
}

namespace {

std::string csvCell(const std::string& text) {
    if (text.find_first_of(",;\t\"\r\n") == std::string::npos) {
        return text;
    }
    std::string cell = "\"";
    for (const char byte : text) {
        cell += byte == '"' ? "\"\"" : std::string(1, byte);
    }
    return cell + '"';
}

} // namespace

std::string plotCsv(std::span<const PlotSeries* const> series, const std::function<std::string(const Phrase&)>& say) {
    const auto text = [&](const Phrase& words) { return csvCell(say ? say(words) : words.english()); };
    std::string csv = text(phrase("turn"));
    std::vector<const std::vector<double>*> columns;
    std::size_t turns = 0;
    for (const PlotSeries* const line : series) {
        csv += "," + text(line->label);
        columns.push_back(&line->values);
        turns = std::max(turns, line->values.size());
        if (!line->low.empty()) {
            csv +=
                "," + text(phrase("{0}: smallest", {line->label})) + "," + text(phrase("{0}: largest", {line->label}));
            columns.insert(columns.end(), {&line->low, &line->high});
        }
    }
    for (std::size_t turn = 0; turn < turns; ++turn) {
        csv += "\n" + std::to_string(turn);
        for (const std::vector<double>* const column : columns) {
            const bool hasValue = turn < column->size() && !isMissing((*column)[turn]);
            csv += "," + (hasValue ? exactNumber((*column)[turn]) : std::string());
        }
    }
    return csv + "\n";
}

} // namespace orrery::engine
