// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/choices.h"

#include "engine/assist/choice_labels.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace orrery::widgets {

namespace {

using engine::ParameterKind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

template <typename Table>
void addAll(std::vector<FormChoice>& choices, const std::vector<Table>& tables) {
    for (const Table& table : tables) {
        const QString id = text(table.id);
        choices.push_back({table.label.empty() ? id : engineText(table.label), id, id});
    }
}

std::vector<FormChoice> classesOf(const engine::CheckedModel& model, std::optional<std::size_t> type) {
    std::vector<FormChoice> choices;
    for (const auto& [id, index] : model.classNames) {
        const engine::CheckedClass& objectClass = model.classes.asRead(index);
        if (objectClass.hasType && (!type || objectClass.type == *type)) {
            choices.push_back({text(id), text(id), text(objectClass.name)});
        }
    }
    return choices;
}

std::vector<FormChoice> empiresOf(const engine::CheckedModel& model) {
    std::vector<FormChoice> choices = {
        {QStringLiteral("source"), QStringLiteral("source"),
         QCoreApplication::translate("FormChoices", "all owners of the source")},
        {QStringLiteral("none"), QStringLiteral("none"), QCoreApplication::translate("FormChoices", "no one")}};
    std::set<std::string> empires;
    for (const engine::CheckedScenario& scenario : model.scenarios) {
        for (const engine::CheckedStatement& statement : scenario.statements) {
            if (statement.makes("empire")) {
                empires.insert(statement.name());
            }
        }
    }
    for (const std::string& empire : empires) {
        choices.push_back({text(empire), text(empire), {}});
    }
    return choices;
}

std::vector<FormChoice> valuesOf(const engine::Vocabulary& vocabulary, ParameterKind kind, std::string_view of) {
    std::vector<FormChoice> choices;
    switch (kind) {
    case ParameterKind::enumerator:
        if (const auto index = vocabulary.findEnumeration(of)) {
            addAll(choices, vocabulary.enumerations()[*index].values);
        }
        break;
    case ParameterKind::objectType:
        addAll(choices, vocabulary.types());
        break;
    case ParameterKind::property:
        addAll(choices, vocabulary.properties());
        break;
    case ParameterKind::meter:
        for (const engine::Meter& meter : vocabulary.meters()) {
            if (!meter.partOf) {
                addAll(choices, std::vector{meter});
            }
        }
        break;
    case ParameterKind::resource:
        addAll(choices, vocabulary.resources());
        break;
    default:
        break;
    }
    return choices;
}

} // namespace

FormChoiceList::FormChoiceList(std::function<std::vector<FormChoice>()> make, std::function<bool(const QString&)> isId)
    : m_make(std::move(make)), m_isId(std::move(isId)) {}

const std::vector<FormChoice>& FormChoiceList::choices() const {
    if (!m_choices) {
        m_choices = m_make();
    }
    return *m_choices;
}

QString FormChoiceList::shown(const QString& written) const {
    if (m_isId) {
        return written;
    }
    const auto found = std::ranges::find(choices(), written, &FormChoice::written);
    return found != choices().end() && this->written(found->shown) == written ? found->shown : written;
}

QString FormChoiceList::written(const QString& typed) const {
    if (typed.isEmpty() || (m_isId && m_isId(typed))) {
        return typed;
    }
    if (std::ranges::find(choices(), typed, &FormChoice::written) != choices().end()) {
        return typed;
    }
    const auto found = std::ranges::find_if(
        choices(), [&](const FormChoice& choice) { return choice.shown.compare(typed, Qt::CaseInsensitive) == 0; });
    return found != choices().end() ? found->written : typed;
}

void FormChoices::setAnalysis(AnalysisPtr analysis) {
    m_analysis = std::move(analysis);
    m_lists.clear();
}

FormChoicesPtr FormChoices::of(const engine::ParameterSpec& spec) {
    if (isWord(spec.kind) || spec.isList) {
        return nullptr;
    }
    switch (spec.kind) {
    case ParameterKind::number:
    case ParameterKind::boolean:
    case ParameterKind::value:
    case ParameterKind::integer:
    case ParameterKind::message:
    case ParameterKind::propertyValue:
    case ParameterKind::occurrence:
        return nullptr;
    default:
        break;
    }
    // Words to choose from belong to the name of their parameter, other values to the name of their table.
    const bool isChoice = spec.kind == ParameterKind::choice;
    FormChoicesPtr& list = m_lists[{spec.kind, std::string(isChoice ? spec.name : spec.of), spec.choices.data()}];
    if (list == nullptr) {
        list = make(spec);
    }
    return list;
}

FormChoicesPtr FormChoices::make(const engine::ParameterSpec& spec) const {
    if (spec.kind == ParameterKind::choice) {
        return std::make_shared<const FormChoiceList>([spec] {
            std::vector<FormChoice> choices;
            for (const std::string_view word : spec.choices) {
                const std::string_view label = engine::choiceLabel(spec, word);
                choices.push_back({label.empty() ? text(word) : engineText(label), text(word), text(word)});
            }
            return choices;
        });
    }
    if (m_analysis == nullptr) {
        return std::make_shared<const FormChoiceList>([] { return std::vector<FormChoice>(); });
    }
    // A field can use a list after a newer analysis has arrived. So a list keeps its own analysis, which ends on
    // another thread.
    const AnalysisPtr analysis = m_analysis;
    switch (spec.kind) {
    case ParameterKind::objectClass: {
        const auto found = spec.of.empty() ? std::nullopt : analysis->model->vocabulary.findType(spec.of);
        const auto type = found ? std::optional<std::size_t>(*found) : std::nullopt;
        return std::make_shared<const FormChoiceList>(
            [analysis, type] { return classesOf(*analysis->model, type); },
            [analysis, type](const QString& id) {
                const auto known = analysis->model->findClass(id.toStdString());
                const engine::CheckedClass* const objectClass =
                    known ? &analysis->model->classes.asRead(*known) : nullptr;
                return objectClass != nullptr && objectClass->hasType && (!type || objectClass->type == *type);
            });
    }
    case ParameterKind::empire:
        return std::make_shared<const FormChoiceList>([analysis] { return empiresOf(*analysis->model); });
    default:
        return std::make_shared<const FormChoiceList>([analysis, kind = spec.kind, of = std::string(spec.of)] {
            return valuesOf(analysis->model->vocabulary, kind, of);
        });
    }
}

/// Uses a copy of the text in which the value is empty.
std::vector<engine::CompletionItem> namesOffered(const Analysis& analysis, engine::Element element,
                                                 std::string_view attribute) {
    std::string text(element.tree->source()->bytes());
    std::uint32_t caret = 0;
    if (element.has(attribute)) {
        const engine::Span value = element.valueWhere(attribute).span;
        text.erase(value.begin, value.size());
        caret = value.begin;
    } else {
        const std::string added = " " + std::string(attribute) + "=\"\"";
        const std::uint32_t at = element.head().span.end;
        text.insert(at, added);
        caret = at + static_cast<std::uint32_t>(added.size()) - 1;
    }
    engine::Completion found = analysis.writing->complete(element.tree->file(), text, caret);
    std::vector<engine::CompletionItem> items = std::move(found.items);
    if (found.more != nullptr) {
        items.insert(items.end(), found.more->begin(), found.more->end());
    }
    return items;
}

} // namespace orrery::widgets
