// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/row_filter.h"

#include "widgets/tables/csv_sheet.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::widgets {

namespace {

/// The maximum depth of parentheses and negations.
constexpr int mostNested = 50;

struct Sign {
    QLatin1String text;
    bool (*isTrue)(int order); ///< @param order negative, 0 or positive, as the cell is less than the value
    bool isEquality;
};
/// A longer sign comes before its beginning.
constexpr std::array signs{
    Sign{QLatin1String("<="), [](int order) { return order <= 0; }, false},
    Sign{QLatin1String(">="), [](int order) { return order >= 0; }, false},
    Sign{QLatin1String("!="), [](int order) { return order != 0; }, true},
    Sign{QLatin1String("=="), [](int order) { return order == 0; }, true},
    Sign{QLatin1String("<"), [](int order) { return order < 0; }, false},
    Sign{QLatin1String(">"), [](int order) { return order > 0; }, false},
    Sign{QLatin1String("="), [](int order) { return order == 0; }, true},
};

struct Token {
    QString text;
    const Sign* sign = nullptr;
    bool isQuoted = false;

    bool is(const char* word) const {
        return sign == nullptr && !isQuoted && text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    bool isText() const { return sign == nullptr && (isQuoted || !(is("(") || is(")"))); }
};

const Sign* signAt(QStringView text) {
    const auto found = std::ranges::find_if(signs, [&](const Sign& sign) { return text.startsWith(sign.text); });
    return found == signs.end() ? nullptr : found;
}

bool isParenthesis(QChar c) {
    return c == QLatin1Char('(') || c == QLatin1Char(')');
}

std::vector<Token> tokensOf(const QString& text) {
    std::vector<Token> tokens;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        if (c.isSpace()) {
            ++at;
        } else if (const Sign* const sign = signAt(QStringView(text).sliced(at))) {
            tokens.push_back({sign->text, sign});
            at += sign->text.size();
        } else if (isParenthesis(c)) {
            tokens.push_back({QString(c)});
            ++at;
        } else if (c == QLatin1Char('"') || c == QLatin1Char('\'')) {
            const qsizetype end = text.indexOf(c, at + 1);
            const qsizetype size = (end < 0 ? text.size() : end) - at - 1;
            tokens.push_back({text.mid(at + 1, size), nullptr, true});
            at += size + 2;
        } else {
            qsizetype end = at;
            while (end < text.size() && !text[end].isSpace() && !isParenthesis(text[end]) &&
                   signAt(QStringView(text).sliced(end)) == nullptr) {
                ++end;
            }
            tokens.push_back({text.mid(at, end - at)});
            at = end;
        }
    }
    return tokens;
}

std::optional<double> numberOf(std::string_view text) {
    double value = 0.0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// A column of a comparison: one that the table shows, or the name of the row, or another one.
struct ComparedColumn {
    int shown = -1;
    std::optional<TableColumn> hidden{};
    std::string fallback{}; ///< default of a hidden column

    std::string textIn(const TableContent& table, std::size_t row) const {
        if (shown >= 0) {
            return table.cell(row, static_cast<std::size_t>(shown)).text;
        }
        return hidden ? cellText(cellElement(table.rows[row].element, *hidden), *hidden).value_or(fallback)
                      : table.rows[row].title;
    }
};

bool isNamed(const TableColumn& column, const ColumnInfo& info, const QString& name) {
    const std::string bytes = name.toStdString();
    if (column.isProperty()) {
        const ColumnStep& step = column.steps.front();
        if (step.value == bytes || std::ranges::find(step.aliases, bytes) != step.aliases.end()) {
            return true;
        }
    } else if (column.steps.empty() && column.attribute == bytes) {
        return true;
    }
    return columnTitle(column, info).compare(name, Qt::CaseInsensitive) == 0;
}

std::optional<ComparedColumn> columnNamed(const TableContent& table, const QString& name) {
    const std::string bytes = name.toStdString();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (isNamed(table.columns[i], table.infos[i], name)) {
            return ComparedColumn{static_cast<int>(i)};
        }
    }
    for (std::size_t i = 0; table.sheet != nullptr && i < table.sheet->columnCount(); ++i) {
        const std::string_view heading = table.sheet->heading(i);
        if (QString::fromUtf8(heading.data(), static_cast<qsizetype>(heading.size()))
                .compare(name, Qt::CaseInsensitive) == 0) {
            return ComparedColumn{-1, attributeColumn(CsvSheet::attributeOf(i))};
        }
    }
    if (!table.source->title.empty() && table.source->title == bytes) {
        return ComparedColumn{};
    }
    const TableColumn attribute = attributeColumn(bytes);
    if (std::ranges::any_of(table.rows, [&](const auto& row) { return row.element.has(bytes); })) {
        return ComparedColumn{-1, attribute};
    }
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    if (table.source->showsProperties && vocabulary.findProperty(bytes)) {
        TableColumn property = propertyColumn(bytes);
        addAliases(vocabulary, property);
        return ComparedColumn{-1, std::move(property), std::string(propertyInfo(vocabulary, bytes).spec.fallback)};
    }
    return std::nullopt;
}

} // namespace

/// A word, a comparison, or a combination of other nodes.
struct RowFilter::Node {
    enum class Kind : std::uint8_t { word, comparison, all, any, negation };
    Kind kind = Kind::all;
    QString text{}; ///< the word, or the value to compare with
    std::optional<double> number{};
    ComparedColumn column{};
    const Sign* sign = nullptr;
    std::vector<Node> parts{};

    bool matches(const TableContent& table, std::size_t row) const {
        const auto holds = [&](const Node& part) { return part.matches(table, row); };
        switch (kind) {
        case Kind::word:
            return contains(table, row);
        case Kind::comparison:
            return compares(column.textIn(table, row));
        case Kind::all:
            return std::ranges::all_of(parts, holds);
        case Kind::any:
            return std::ranges::any_of(parts, holds);
        case Kind::negation:
            return !parts.front().matches(table, row);
        }
        return true;
    }

private:
    bool contains(const TableContent& table, std::size_t row) const {
        const auto has = [this](const std::string& bytes) {
            return QString::fromStdString(bytes).contains(text, Qt::CaseInsensitive);
        };
        if (has(table.rows[row].title)) {
            return true;
        }
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (has(table.cell(row, i).text)) {
                return true;
            }
        }
        return false;
    }

    /// Compares numbers as numbers. Other values can only be equal or not.
    bool compares(const std::string& cell) const {
        if (const auto value = numberOf(cell); value && number) {
            return sign->isTrue(*value < *number ? -1 : *value > *number ? 1 : 0);
        }
        return sign->isEquality &&
               sign->isTrue(QString::fromStdString(cell).compare(text, Qt::CaseInsensitive) == 0 ? 0 : 1);
    }
};

/// Reads a filter with comparisons. Words beside one another must all match.
class RowFilter::Parser {
    Q_DECLARE_TR_FUNCTIONS(RowFilter)

public:
    Parser(const TableContent& table, std::vector<Token> tokens) : m_table(table), m_tokens(std::move(tokens)) {}

    /// Returns nullopt after a fault.
    std::optional<Node> read() {
        std::optional<Node> node = any(0);
        if (node && m_at < m_tokens.size()) {
            return fault(tr("'%1' is not expected here.").arg(m_tokens[m_at].text));
        }
        return node;
    }
    const QString& problem() const { return m_problem; }

private:
    std::nullopt_t fault(const QString& problem) {
        if (m_problem.isEmpty()) {
            m_problem = problem;
        }
        return std::nullopt;
    }
    const Token* next() const { return m_at < m_tokens.size() ? &m_tokens[m_at] : nullptr; }
    bool take(const char* word) {
        const bool isThere = next() != nullptr && next()->is(word);
        m_at += isThere ? 1u : 0u;
        return isThere;
    }

    std::optional<Node> any(int depth) {
        Node node{Node::Kind::any};
        do {
            std::optional<Node> part = all(depth);
            if (!part) {
                return std::nullopt;
            }
            node.parts.push_back(std::move(*part));
        } while (take("or"));
        return node;
    }

    std::optional<Node> all(int depth) {
        Node node{Node::Kind::all};
        do {
            std::optional<Node> part = single(depth);
            if (!part) {
                return std::nullopt;
            }
            node.parts.push_back(std::move(*part));
        } while (take("and") || (next() != nullptr && !next()->is("or") && !next()->is(")")));
        return node;
    }

    std::optional<Node> single(int depth) {
        if (depth > mostNested) {
            return fault(tr("The parentheses are nested too deeply."));
        }
        if (next() == nullptr) {
            return fault(tr("The end is missing."));
        }
        if (take("not")) {
            std::optional<Node> part = single(depth + 1);
            Node node{Node::Kind::negation};
            if (part) {
                node.parts.push_back(std::move(*part));
            }
            return part ? std::optional(std::move(node)) : std::nullopt;
        }
        if (take("(")) {
            std::optional<Node> part = any(depth + 1);
            return !part || take(")") ? part : fault(tr("A closing parenthesis is missing."));
        }
        const Token word = *next();
        if (!word.isText()) {
            return fault(word.sign != nullptr ? tr("The column before '%1' is missing.").arg(word.text)
                                              : tr("'%1' is not expected here.").arg(word.text));
        }
        ++m_at;
        return next() != nullptr && next()->sign != nullptr ? comparison(word.text) : Node{Node::Kind::word, word.text};
    }

    std::optional<Node> comparison(const QString& name) {
        Node node{Node::Kind::comparison};
        node.sign = m_tokens[m_at++].sign;
        const std::optional<ComparedColumn> column = columnNamed(m_table, name);
        if (!column) {
            return fault(tr("No column is called '%1'.").arg(name));
        }
        node.column = *column;
        if (next() == nullptr || !next()->isText()) {
            return fault(tr("The value after '%1' is missing.").arg(node.sign->text));
        }
        node.text = m_tokens[m_at++].text;
        node.number = numberOf(node.text.toStdString());
        if (!node.number && !node.sign->isEquality) {
            return fault(tr("'%1' needs a number: '%2' is none.").arg(node.sign->text, node.text));
        }
        return node;
    }

    const TableContent& m_table;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    QString m_problem;
};

RowFilter::RowFilter(const TableContent& table, const QString& text) : m_table(&table) {
    std::vector<Token> tokens = tokensOf(text);
    if (tokens.empty()) {
        return;
    }
    if (std::ranges::none_of(tokens, [](const Token& token) { return token.sign != nullptr; })) {
        Node words{Node::Kind::all};
        for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            words.parts.push_back({Node::Kind::word, word});
        }
        m_root = std::make_unique<Node>(std::move(words));
        return;
    }
    Parser parser(table, std::move(tokens));
    if (std::optional<Node> root = parser.read()) {
        m_root = std::make_unique<Node>(std::move(*root));
    } else {
        m_problem = parser.problem();
    }
}

RowFilter::~RowFilter() = default;
RowFilter::RowFilter(RowFilter&&) noexcept = default;
RowFilter& RowFilter::operator=(RowFilter&&) noexcept = default;

bool RowFilter::matches(std::size_t row) const {
    return m_root == nullptr || m_root->matches(*m_table, row);
}

} // namespace orrery::widgets
