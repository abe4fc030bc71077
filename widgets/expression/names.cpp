// SPDX-License-Identifier: GPL-3.0-or-later
// What can be written at a caret in an expression.
#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"
#include "engine/syntax/expr_lexer.h"
#include "widgets/expression/verdict.h"

#include <QCoreApplication>
#include <QSet>

namespace orrery::widgets {

namespace {

using engine::ExprTokenKind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString tr(const char* words) {
    return QCoreApplication::translate("ExpressionNames", words);
}

/// Gathers names, each once.
class Names {
public:
    explicit Names(const engine::CheckedModel& model) : m_model(model) {}

    void add(const QString& name, const QString& detail, bool takesArguments = false) {
        if (!m_seen.contains(name)) {
            m_seen.insert(name);
            all.push_back({name, detail, takesArguments});
        }
    }

    void addMembers() {
        const engine::Vocabulary& vocabulary = m_model.vocabulary;
        for (const engine::Meter& meter : vocabulary.meters()) {
            add(text(meter.id), tr("meter"));
            add(QStringLiteral("Max") + text(meter.id), tr("meter's maximum"));
        }
        for (const engine::Property& property : vocabulary.properties()) {
            add(text(property.id), tr("property"));
        }
        for (const engine::Resource& resource : vocabulary.resources()) {
            add(text(resource.id), tr("stockpile"));
        }
        for (const engine::MemberRow& member : engine::memberRows()) {
            add(text(member.name), text(member.label));
        }
    }

    void addFunctions(const engine::ExpressionContext& context) {
        for (const engine::ExpressionFunction& row : engine::functionRows()) {
            const bool isKnownHere = (row.signature != engine::Signature::value || context.hasValue) &&
                                     (row.signature != engine::Signature::last || context.hasLast);
            if (row.shape == engine::ExpressionFunction::Shape::call && isKnownHere) {
                add(text(row.name), text(row.usage), true);
            }
        }
    }

    void addWords(const engine::ExpressionContext& context) {
        for (const engine::WordRow& word : engine::wordRows()) {
            const bool isKnownHere = (word.meaning != engine::WordRow::Meaning::source || context.hasSource) &&
                                     (word.meaning != engine::WordRow::Meaning::target || context.hasTarget);
            if (isKnownHere) {
                add(text(word.name), text(word.help));
            }
        }
        for (const engine::ExprSpelling& spelling : engine::exprSpellings()) {
            const bool isWord = !spelling.text.empty() && spelling.text.front() >= 'a' && spelling.text.front() <= 'z';
            if (isWord && spelling.meant.empty()) {
                add(text(spelling.text), tr("word of the language"));
            }
        }
    }

    void addValues(engine::Format wanted) {
        const engine::Vocabulary& vocabulary = m_model.vocabulary;
        for (std::size_t i = 0; i < vocabulary.enumerations().size(); ++i) {
            if (wanted.kind == engine::FormatKind::enumeration && wanted.enumeration != i) {
                continue;
            }
            const engine::Enumeration& enumeration = vocabulary.enumerations()[i];
            const QString label = text(enumeration.label.empty() ? enumeration.id : enumeration.label);
            for (const engine::Enumerator& value : enumeration.values) {
                add(text(value.id), label);
            }
        }
        for (const engine::Type& type : vocabulary.types()) {
            add(text(type.id), tr("type"));
        }
        for (const auto& [id, index] : m_model.classNames) {
            add(text(id), tr("class"));
        }
    }

    std::vector<ExpressionName> all;

private:
    const engine::CheckedModel& m_model;
    QSet<QString> m_seen;
};

} // namespace

std::vector<ExpressionName> expressionNamesAt(const QString& expression, int caret, const ExpressionPlace& place,
                                              const AnalysisPtr& analysis, int& begin) {
    begin = caret;
    if (analysis == nullptr) {
        return {};
    }
    const std::string before = expression.left(caret).toStdString();
    const std::vector<engine::ExprToken> tokens = engine::lexExpression(before);
    std::size_t count = tokens.size();
    if (count > 0 && tokens.back().span.end == before.size()) {
        const ExprTokenKind kind = tokens.back().kind;
        const char first = before[tokens.back().span.begin];
        if (kind == ExprTokenKind::text || kind == ExprTokenKind::number) {
            return {};
        }
        if (kind == ExprTokenKind::name || (first >= 'a' && first <= 'z')) {
            begin = static_cast<int>(QString::fromStdString(before.substr(0, tokens.back().span.begin)).size());
            --count;
        }
    }
    const engine::ExpressionContext context = engine::expressionContext(place.row, place.isNested, *analysis->model);
    Names names(*analysis->model);
    if (count > 0 && tokens[count - 1].kind == ExprTokenKind::dot) {
        names.addMembers();
        return std::move(names.all);
    }
    const bool wantsValue = place.wanted.kind == engine::FormatKind::enumeration ||
                            place.wanted.kind == engine::FormatKind::objectClass ||
                            place.wanted.kind == engine::FormatKind::objectType;
    if (wantsValue) {
        names.addValues(place.wanted);
    }
    if (context.bareNames) {
        names.addMembers();
    }
    names.addWords(context);
    names.addFunctions(context);
    if (!wantsValue) {
        names.addValues(engine::badFormat);
    }
    return std::move(names.all);
}

} // namespace orrery::widgets
