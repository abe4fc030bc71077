// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/universe/writer.h"
#include "tests/engine/support/expression_generator.h"
#include "tests/engine/support/made_content.h"

#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// Returns the vocabulary of every RandomWorld, as a file.
std::string_view randomVocabulary();

/// A project with its own vocabulary and made-up content for the language, loaded like any other, and a small universe
/// with it. The universe has several empires and owners, systems with and without lanes, and planets, buildings and
/// specials. It has ships in systems, between them and without a place, techs, destroyed objects, and uneven values.
class RandomWorld {
public:
    struct Options {
        std::size_t objects = 40;
        bool hasLanguage = true; ///< variables
        bool hasHelpers = true;  ///< functions, tables, aggregates, defines
    };
    RandomWorld(std::uint32_t seed, Options options);

    View view() const { return m_universe->view(); }
    const CheckedModel& model() const { return *m_model; }
    std::shared_ptr<const CheckedModel> sharedModel() const { return m_model; }
    const MadeContent& content() const { return m_content; }
    const Names& names() const { return m_names; }
    /// Returns a context in which expressions can use everything.
    ExpressionContext context() const;
    /// Returns a random object: sometimes a destroyed one, sometimes none.
    Row anyRow(std::mt19937& random) const;
    /// Changes places, values and owners of some objects, so that cached results become outdated.
    void change(std::mt19937& random);

    const std::string& xml() const { return m_xml; } ///< the content, without the vocabulary
    const std::vector<Diagnostic>& findings() const { return m_findings; }
    /// Returns the errors of the content, as text.
    std::string errors() const;

private:
    void load(const std::string& content);
    bool hasBadConstants() const;
    void populate(std::mt19937& random, std::size_t objects);
    void setValues(std::mt19937& random, Row row);
    double valueFor(std::mt19937& random, const ColumnSpec& column) const;
    Row make(const std::string& objectClass, Row on, std::vector<Row> owners, std::mt19937& random, Row system = noRow);
    void set(ColumnId column, Row row, double value);

    MadeContent m_content;
    Names m_names;
    std::string m_xml;
    std::shared_ptr<const CheckedModel> m_model;
    std::vector<Diagnostic> m_findings;
    std::unique_ptr<Universe> m_universe;
    TurnLog m_log;
    std::unique_ptr<Writer> m_writer;
    std::vector<Row> m_empires;
    std::vector<Row> m_systems;
    std::vector<Row> m_planets;
};

} // namespace orrery::engine::fixture
