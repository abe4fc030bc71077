// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/class_finder.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/model/model.h"

#include <algorithm>

namespace orrery::engine {

namespace {

std::string upper(std::string_view word) {
    std::string out(word);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

bool belongsTo(const CheckedClass& objectClass, std::optional<TypeIndex> type, std::string_view grouping) {
    return (!type || objectClass.type == *type) &&
           (grouping.empty() || std::ranges::find(objectClass.groupings, grouping) != objectClass.groupings.end());
}

} // namespace

std::optional<ClassIndex> ClassFinder::find(const ExprNode& id, std::string_view kind, std::optional<TypeIndex> type,
                                            std::string_view grouping) {
    const auto word = m_parts.word(id, kind);
    const auto* const ids = m_tools.context.classes;
    if (!word || ids == nullptr) {
        return std::nullopt;
    }
    const ClassTable* const classes = m_tools.context.classTable;
    const auto found = ids->find(*word);
    if (found == ids->end()) {
        m_tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-id"], id, [&] {
            std::vector<std::string> known;
            for (const auto& [name, index] : *ids) {
                if (classes == nullptr || belongsTo(classes->asRead(index), type, grouping)) {
                    known.push_back(name);
                }
            }
            return known;
        });
        return std::nullopt;
    }
    m_tools.names.add(NameKind::objectClass, id, found->second);
    if (classes == nullptr) {
        return found->second;
    }
    if (!classes->asRead(found->second).hasType) {
        return std::nullopt;
    }
    if (!belongsTo(classes->asRead(found->second), type, grouping)) {
        Diagnostic& finding = m_tools.problems.report(expressionDiagnostics["expr.kind-mismatch"], id.span,
                                                      {std::string(*word), std::string(kind)});
        finding.notes.push_back({classes->head(found->second), phrase("defined here")});
        return std::nullopt;
    }
    return found->second;
}

std::optional<TypeIndex> ClassFinder::findType(const ExprNode& node) {
    const Vocabulary& vocabulary = *m_tools.context.vocabulary;
    const auto word = m_parts.word(node, inPhrase("type"));
    if (!word) {
        return std::nullopt;
    }
    if (const auto type = vocabulary.findType(*word)) {
        m_tools.names.add(NameKind::type, node, *type);
        return type;
    }
    const HasKind* kind = kindCalled(vocabulary, *word);
    if (kind != nullptr && kind->type) {
        m_tools.names.add(NameKind::hasKind, node, indexOf(*kind, vocabulary));
        return kind->type;
    }
    m_tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-type"], node, [&] {
        std::vector<std::string> known;
        for (const Type& other : vocabulary.types()) {
            known.push_back(other.id);
        }
        for (const HasKind& other : vocabulary.kinds()) {
            if (other.type && word->starts_with("GOM_")) {
                known.push_back("GOM_" + other.id);
            }
        }
        return known;
    });
    return std::nullopt;
}

const HasKind* kindCalled(const Vocabulary& vocabulary, std::string_view word) {
    const HasKind* kind = vocabulary.findKind(word);
    return kind != nullptr ? kind : vocabulary.findKind(upper(word));
}

std::size_t indexOf(const HasKind& kind, const Vocabulary& vocabulary) {
    return static_cast<std::size_t>(&kind - vocabulary.kinds().data());
}

} // namespace orrery::engine
