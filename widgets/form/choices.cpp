// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/choices.h"

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
void addAll(FormChoiceList& list, const std::vector<Table>& tables) {
    for (const Table& table : tables) {
        const QString id = text(table.id);
        list.choices.push_back({table.label.empty() ? id : engineText(table.label), id, id});
    }
}

} // namespace

QString FormChoiceList::shown(const QString& written) const {
    const auto found = std::ranges::find(choices, written, &FormChoice::written);
    return found != choices.end() && this->written(found->shown) == written ? found->shown : written;
}

QString FormChoiceList::written(const QString& typed) const {
    if (std::ranges::find(choices, typed, &FormChoice::written) != choices.end()) {
        return typed;
    }
    const auto found = std::ranges::find_if(
        choices, [&](const FormChoice& choice) { return choice.shown.compare(typed, Qt::CaseInsensitive) == 0; });
    return found != choices.end() ? found->written : typed;
}

void FormChoices::setAnalysis(AnalysisPtr analysis) {
    m_analysis = std::move(analysis);
    m_lists.clear();
}

FormChoicesPtr FormChoices::of(const engine::ParameterSpec& spec) {
    switch (spec.kind) {
    case ParameterKind::number:
    case ParameterKind::boolean:
    case ParameterKind::value:
    case ParameterKind::integer:
    case ParameterKind::name:
    case ParameterKind::text:
        return nullptr;
    case ParameterKind::choice:
        return std::make_shared<const FormChoiceList>(make(spec));
    default:
        break;
    }
    FormChoicesPtr& list = m_lists[{spec.kind, std::string(spec.of)}];
    if (list == nullptr) {
        list = std::make_shared<const FormChoiceList>(make(spec));
    }
    return list;
}

FormChoiceList FormChoices::make(const engine::ParameterSpec& spec) const {
    FormChoiceList list;
    if (spec.kind == ParameterKind::choice) {
        for (const std::string_view choice : spec.choices) {
            list.choices.push_back({text(choice), text(choice), {}});
        }
        return list;
    }
    if (m_analysis == nullptr) {
        return list;
    }
    const engine::CheckedModel& model = *m_analysis->model;
    const engine::Vocabulary& vocabulary = model.vocabulary;
    switch (spec.kind) {
    case ParameterKind::enumerator:
        if (const auto index = vocabulary.findEnumeration(spec.of)) {
            addAll(list, vocabulary.enumerations()[*index].values);
        }
        break;
    case ParameterKind::objectType:
        addAll(list, vocabulary.types());
        break;
    case ParameterKind::meter:
        addAll(list, vocabulary.meters());
        break;
    case ParameterKind::resource:
        addAll(list, vocabulary.resources());
        break;
    case ParameterKind::objectClass: {
        const auto type = spec.of.empty() ? std::nullopt : vocabulary.findType(spec.of);
        for (const auto& [id, index] : model.classNames) {
            const engine::CheckedClass& objectClass = model.classes[index];
            if (objectClass.hasType && (!type || objectClass.type == *type)) {
                list.choices.push_back({text(id), text(id), text(objectClass.name)});
            }
        }
        break;
    }
    case ParameterKind::empire: {
        list.choices = {
            {QStringLiteral("source"), QStringLiteral("source"),
             QCoreApplication::translate("FormChoices", "all owners of the source")},
            {QStringLiteral("none"), QStringLiteral("none"), QCoreApplication::translate("FormChoices", "no one")}};
        std::set<std::string> empires;
        for (const engine::CheckedScenario& scenario : model.scenarios) {
            for (const engine::ScenarioStatement& statement : scenario.statements) {
                if (statement.kind == engine::StatementKind::empire) {
                    empires.insert(statement.name);
                }
            }
        }
        for (const std::string& empire : empires) {
            list.choices.push_back({text(empire), text(empire), {}});
        }
        break;
    }
    default:
        break;
    }
    return list;
}

} // namespace orrery::widgets
