// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/random_content.h"

#include <algorithm>
#include <array>

namespace orrery::engine::fixture {

namespace {

using Address = MadeContent::Modifier::Address;

struct ClassRow {
    const char* id;
    const char* type;
    const char* groupings;
};
constexpr std::array classes{
    ClassRow{"MILL", "building", "Wonder Old"}, ClassRow{"FORGE", "building", "Old"}, ClassRow{"RUINS", "special", ""},
    ClassRow{"AXE", "ship", "Weapon"},          ClassRow{"BOW", "ship", ""},          ClassRow{"WARP", "tech", ""},
};

Term literalTerm(Term::Kind kind, Format format, std::string word, double number) {
    Term term;
    term.kind = kind;
    term.format = format;
    term.word = std::move(word);
    term.number = number;
    return term;
}

Term numberTerm(int value) {
    return literalTerm(Term::Kind::number, numberFormat, std::to_string(value), value);
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

class Maker {
public:
    Maker(const CheckedModel& model, std::uint32_t seed) : m_model(model), m_seed(seed), m_random(seed * 31 + 5) {}

    MadeContent make(bool hasHelpers) {
        for (const ClassRow& row : classes) {
            m_content.groupings.emplace_back(row.id, wordsOf(row.groupings));
        }
        if (hasHelpers) {
            makeDefines();
            makeFunctions();
            makeTables();
            makeAggregates();
        }
        makeVariables();
        return std::move(m_content);
    }

private:
    std::size_t roll(std::size_t n) { return m_random() % n; }
    bool oneIn(std::size_t n) { return roll(n) == 0; }
    std::uint32_t nextSeed() { return m_seed * 977 + ++m_made; }
    Format size() const { return {FormatKind::enumeration, *m_model.vocabulary.findEnumeration("Size")}; }

    /// Returns the names for an expression that reads no object.
    Names pure(const std::vector<Names::Named>& parameters) {
        Names names;
        names.vocabulary = &m_model.vocabulary;
        names.texts = {"onwards", "slowly"};
        names.values = parameters;
        for (const MadeContent::Define& define : m_content.defines) {
            names.values.push_back(define.named);
        }
        names.classes = {"MILL", "AXE"};
        names.hasSource = names.hasTarget = names.hasBare = names.hasValue = names.hasLast = names.hasObjects = false;
        names.hasTurn = true;
        return names;
    }

    void makeDefines() {
        for (int i = 0; i < 3; ++i) {
            m_content.defines.push_back({{"GIVEN_" + std::to_string(i), numberFormat}, numberTerm(i * 3 + 1)});
        }
    }

    void makeFunctions() {
        for (int i = 0; i < 4; ++i) {
            MadeContent::Function function;
            function.id = "made_" + std::to_string(i);
            for (std::size_t p = 0; p < 1 + roll(3); ++p) {
                const Format format = oneIn(4) ? booleanFormat : numberFormat;
                function.parameters.push_back({"p" + std::to_string(p), format});
            }
            Names names = pure(function.parameters);
            for (const MadeContent::Function& earlier : m_content.functions) {
                names.functions.push_back(signatureOf(earlier));
            }
            const Format result = oneIn(3) ? booleanFormat : numberFormat;
            function.body = ExpressionGenerator(names, nextSeed()).make(result, 3);
            m_content.functions.push_back(std::move(function));
        }
    }

    static Names::Function signatureOf(const MadeContent::Function& function) {
        Names::Function signature{function.id, function.body.format, {}};
        for (const Names::Named& parameter : function.parameters) {
            signature.parameters.push_back(parameter.format);
        }
        return signature;
    }

    void makeTables() {
        MadeContent::Table numbers{.id = "Steps", .isBelow = oneIn(2), .columns = {{"gain", numberFormat}}, .rows = {}};
        numbers.columns.push_back({"grade", size()});
        for (int i = 0; i < 4; ++i) {
            numbers.rows.push_back({numberTerm(i * i), numberTerm(7 - i),
                                    literalTerm(Term::Kind::id, size(), i % 2 == 0 ? "tiny" : "huge", 0.0)});
        }
        m_content.tables.push_back(std::move(numbers));
        MadeContent::Table sizes{.id = "Sizes", .key = size(), .columns = {{"gain", numberFormat}}, .rows = {}};
        sizes.columns.push_back({"known", booleanFormat});
        for (const char* key : {"tiny", "small", "huge"}) {
            sizes.rows.push_back({literalTerm(Term::Kind::id, size(), key, 0.0), numberTerm(static_cast<int>(roll(9))),
                                  literalTerm(Term::Kind::truth, booleanFormat, "true", 1.0)});
        }
        m_content.tables.push_back(std::move(sizes));
    }

    void makeAggregates() {
        for (int i = 0; i < 2; ++i) {
            MadeContent::Aggregate aggregate{.id = "folded_" + std::to_string(i),
                                             .start = static_cast<double>(roll(3)),
                                             .empty = static_cast<double>(roll(2)),
                                             .step = {}};
            Names names = pure({{"total", numberFormat}, {"value", numberFormat}});
            aggregate.step = ExpressionGenerator(names, nextSeed()).make(numberFormat, 2);
            if (oneIn(2)) {
                names = pure({{"total", numberFormat}, {"count", numberFormat}});
                aggregate.finish = ExpressionGenerator(names, nextSeed()).make(numberFormat, 2);
            }
            m_content.aggregates.push_back(std::move(aggregate));
        }
    }

    void makeVariables() {
        static constexpr std::array scopes{"", "empire", "planet", "ship", "system", "ship.weapon", ""};
        m_content.parts = {{"AXE", 1, "ship.weapon"}, {"AXE", 2, "ship.weapon"}, {"BOW", 1, "ship.weapon"}};
        for (std::size_t i = 0; i < 9; ++i) {
            MadeContent::Variable variable{.name = "var_" + std::to_string(i),
                                           .scope = i < scopes.size() ? scopes[i] : scopes[roll(scopes.size())]};
            variable.format = i < 3 ? numberFormat : oneIn(4) ? booleanFormat : oneIn(5) ? size() : numberFormat;
            if (variable.scope == "planet" && variable.format == numberFormat) {
                variable.channel = oneIn(2) ? "MaxPopulation" : "";
            }
            m_content.variables.push_back(variable);
            makeModifiers(variable);
        }
        // In the file, the modifiers of a class precede those of its parts.
        std::ranges::stable_sort(m_content.modifiers, {}, &MadeContent::Modifier::part);
    }

    Names around(const MadeContent::Variable& variable) {
        Names names = namesOf(m_model, m_content);
        names.hasValue = variable.format == numberFormat;
        const auto isLater = [&](const Names::Named& named) { return named.id == variable.name; };
        std::erase_if(names.values, isLater);
        std::erase_if(names.variables, isLater);
        return names;
    }

    void makeModifiers(const MadeContent::Variable& variable) {
        static constexpr std::array operations{"set", "multiply", "divide", "add", "max", "min"};
        for (std::size_t i = roll(5); i > 0; --i) {
            MadeContent::Modifier modifier;
            modifier.variable = variable.name;
            modifier.operation = variable.format == numberFormat ? operations[roll(operations.size())] : "set";
            modifier.priority = oneIn(2) ? 0 : static_cast<int>(roll(3)) * 10 - 10;
            Names names = around(variable);
            const std::string type = variable.scope.substr(0, variable.scope.find('.'));
            const bool isPart = type != variable.scope;
            if (variable.scope.empty() || isPart || oneIn(2)) {
                const bool isGlobal = variable.scope.empty() && oneIn(2);
                const ClassRow& carrier = classes[isPart ? 3 + roll(2) : roll(classes.size())];
                modifier.carrier = isGlobal ? "" : carrier.id;
                modifier.part = isPart ? 1 : 0;
                names.hasTarget = false;
                names.hasSource = names.hasBare = !isGlobal;
                if (!isGlobal && !isPart && !isVisible(variable.scope, carrier.type)) {
                    continue;
                }
                names.sourceType = isGlobal ? "" : sourceTypeOf(carrier.id);
                names.bareType = isGlobal ? "" : carrier.type;
            } else {
                makeRemote(modifier, type, names);
                names.bareType = names.targetType = type;
            }
            modifier.value = ExpressionGenerator(names, nextSeed()).make(variable.format, 2);
            if (oneIn(4)) {
                const bool isRemote = !modifier.type.empty();
                names.hasValue = false;
                names.hasTarget = isRemote && modifier.carrier.empty(); // it tests the object that it changes
                names.hasBare = isRemote || !modifier.carrier.empty();
                names.hasSource = !modifier.carrier.empty();
                names.bareType = names.hasSource ? sourceTypeOf(modifier.carrier) : modifier.type;
                modifier.active = ExpressionGenerator(names, nextSeed()).make(booleanFormat, 2);
            }
            m_content.modifiers.push_back(std::move(modifier));
        }
    }

    /// Returns whether an object of the type finds the variable at itself, at its hosts, or at its owner.
    static bool isVisible(std::string_view scope, std::string_view type) {
        if (scope.empty() || scope == type || scope == "empire") {
            return true;
        }
        return (scope == "planet" && type == "building") ||
               (scope == "system" && (type == "building" || type == "planet" || type == "ship"));
    }

    static std::string typeOf(std::string_view id) {
        const auto found = std::ranges::find(classes, id, &ClassRow::id);
        return found == classes.end() ? "" : found->type;
    }

    /// Returns the type of a class's source. Empty for techs and specials, whose source is another object.
    static std::string sourceTypeOf(std::string_view id) {
        const std::string type = typeOf(id);
        return type == "tech" || type == "special" ? "" : type;
    }

    void makeRemote(MadeContent::Modifier& modifier, const std::string& type, Names& names) {
        modifier.type = type;
        modifier.carrier = oneIn(2) ? "" : classes[roll(classes.size())].id;
        names.hasSource = !modifier.carrier.empty();
        names.sourceType = sourceTypeOf(modifier.carrier);
        modifier.address = Address::all;
        if (type == "ship" && !oneIn(3)) {
            const std::size_t which = roll(3);
            modifier.address = which == 0 ? Address::grouping : which == 1 ? Address::ofClass : Address::object;
            modifier.addressed = which == 0 ? "Weapon" : which == 1 ? "BOW" : "Argo";
        }
    }

    const CheckedModel& m_model;
    std::uint32_t m_seed;
    std::uint32_t m_made = 0;
    std::mt19937 m_random;
    MadeContent m_content;
};

class Scribe {
public:
    Scribe(const MadeContent& content, std::uint32_t seed) : m_content(content), m_random(seed) {}

    std::string xml() {
        for (const ClassRow& row : classes) {
            m_out += "<class id=\"" + std::string(row.id) + "\" type=\"" + row.type + "\" groupings=\"" +
                     row.groupings + "\">" +
                     (std::string_view(row.id) == "FORGE" ? "<property name=\"cost\" value=\"60\"/>" : "");
            modifiers(row.id, 0);
            for (const MadeContent::Part& part : m_content.parts) {
                if (part.carrier == row.id) {
                    m_out += "<part number=\"" + std::to_string(part.number) + "\" scope=\"" + part.scope + "\">";
                    modifiers(row.id, part.number);
                    m_out += "</part>";
                }
            }
            m_out += "</class>\n";
        }
        m_out += "<global-modifiers>";
        modifiers("", 0);
        m_out += "</global-modifiers>\n";
        for (const MadeContent::Variable& variable : m_content.variables) {
            m_out += "<variable name=\"" + variable.name + "\" format=\"" + nameOf(variable.format) + "\"" +
                     (variable.scope.empty() ? "" : " scope=\"" + variable.scope + "\"") + "/>\n";
            if (!variable.channel.empty()) {
                m_out += "<channel variable=\"" + variable.name + "\" meter=\"" + variable.channel +
                         "\" direction=\"in\"/>\n";
            }
        }
        helpers();
        return std::move(m_out);
    }

private:
    static std::string nameOf(Format format) {
        return format == numberFormat ? "number" : format == booleanFormat ? "boolean" : "Size";
    }
    std::string text(const Term& term) { return escaped(write(term, m_random)); }

    void modifiers(std::string_view carrier, int part) {
        for (const MadeContent::Modifier& modifier : m_content.modifiers) {
            if (modifier.carrier != carrier || modifier.part != part) {
                continue;
            }
            m_out += modifier.address == Address::own ? "<modify" : "<modify-other type=\"" + modifier.type + "\"";
            if (modifier.address == Address::grouping) {
                m_out += " grouping=\"" + modifier.addressed + "\"";
            } else if (modifier.address == Address::object) {
                m_out += " object=\"" + modifier.addressed + "\"";
            } else if (modifier.address == Address::ofClass) {
                m_out += " class=\"" + modifier.addressed + "\"";
            }
            m_out += " variable=\"" + modifier.variable + "\" " + modifier.operation + "=\"" + text(modifier.value) +
                     "\" priority=\"" + std::to_string(modifier.priority) + "\"";
            m_out += modifier.active ? " active=\"" + text(*modifier.active) + "\"/>\n" : "/>\n";
        }
    }

    void helpers() {
        for (const MadeContent::Define& define : m_content.defines) {
            m_out += "<vocabulary><define id=\"" + define.named.id + "\" value=\"" + text(define.value) +
                     "\"/></vocabulary>\n";
        }
        for (const MadeContent::Function& function : m_content.functions) {
            m_out += "<function id=\"" + function.id + "\" result=\"" + nameOf(function.body.format) + "\">";
            for (const Names::Named& parameter : function.parameters) {
                m_out += "<parameter name=\"" + parameter.id + "\" format=\"" + nameOf(parameter.format) + "\"/>";
            }
            m_out += "<value>" + text(function.body) + "</value></function>\n";
        }
        for (const MadeContent::Table& table : m_content.tables) {
            m_out += "<table id=\"" + table.id + "\" key=\"" + nameOf(table.key) + "\" match=\"" +
                     (table.isBelow ? "below" : "exact") + "\">";
            for (const Names::Named& column : table.columns) {
                m_out += "<column id=\"" + column.id + "\" format=\"" + nameOf(column.format) + "\"/>";
            }
            for (const std::vector<Term>& row : table.rows) {
                m_out += "<row key=\"" + row[0].word + "\"";
                for (std::size_t i = 0; i < table.columns.size(); ++i) {
                    m_out += " " + table.columns[i].id + "=\"" + row[i + 1].word + "\"";
                }
                m_out += "/>";
            }
            m_out += "</table>\n";
        }
        for (const MadeContent::Aggregate& aggregate : m_content.aggregates) {
            m_out += "<aggregate id=\"" + aggregate.id + "\" start=\"" + std::to_string(aggregate.start) +
                     "\" empty=\"" + std::to_string(aggregate.empty) + "\" step=\"" + text(aggregate.step) + "\"";
            m_out += aggregate.finish ? " finish=\"" + text(*aggregate.finish) + "\"/>\n" : "/>\n";
        }
    }

    const MadeContent& m_content;
    std::mt19937 m_random;
    std::string m_out;
};

} // namespace

MadeContent makeContent(const CheckedModel& model, std::uint32_t seed, bool hasHelpers) {
    return Maker(model, seed).make(hasHelpers);
}

std::string contentXml(const MadeContent& content, std::uint32_t seed) {
    return Scribe(content, seed).xml();
}

Names namesOf(const CheckedModel& model, const MadeContent& content) {
    Names names;
    names.vocabulary = &model.vocabulary;
    for (const ClassRow& row : classes) {
        names.classes.emplace_back(row.id);
    }
    names.objects = {"Argo", "Rock", "Sol III", "System 1", "Nobody", "#3", "#7", "#999"};
    names.texts = {"onwards", "slowly", "", "Rock", "Argo"};
    for (const MadeContent::Define& define : content.defines) {
        names.values.push_back(define.named);
    }
    for (const MadeContent::Variable& variable : content.variables) {
        if (variable.scope.empty()) {
            names.values.push_back({variable.name, variable.format});
        } else if (variable.scope.find('.') == std::string::npos) {
            names.variables.push_back({variable.name, variable.format, variable.scope});
        }
    }
    for (const MadeContent::Function& function : content.functions) {
        names.functions.push_back({function.id, function.body.format, {}});
        for (const Names::Named& parameter : function.parameters) {
            names.functions.back().parameters.push_back(parameter.format);
        }
    }
    for (const MadeContent::Table& table : content.tables) {
        names.tables.push_back({table.id, table.key, table.columns});
    }
    for (const MadeContent::Aggregate& aggregate : content.aggregates) {
        names.aggregates.push_back(aggregate.id);
    }
    if (!content.variables.empty()) {
        names.questions = {
            {"BUILDING", "MILL"}, {"GOM_BUILDING", "FORGE"}, {"CLIMATE", "swamp"}, {"WONDER", "MILL"}, {"WAY", "BOLD"}};
        names.options = {{"game", {"HARD", booleanFormat}}, {"empire", {"PACE", numberFormat}}};
        names.facts = {{"building", "FORGE", {"cost", numberFormat}}, {"building", "MILL", {"weight", numberFormat}}};
    }
    return names;
}

} // namespace orrery::engine::fixture
