// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_remarks.h"

#include "engine/trace/effect_results.h"
#include "widgets/funnel/funnel_model.h"
#include "widgets/inspector/numbers.h"
#include "widgets/words/shown_name.h"

#include <set>
#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

/// Collects remarks, each at the element of its place.
class Collector {
public:
    explicit Collector(const Analysis& analysis) : m_analysis(analysis) {}

    void add(engine::Location where, FormRemark remark) {
        if (!where.file.isValid() || where.file.value >= m_analysis.project.trees.size()) {
            return;
        }
        const engine::XmlTree& tree = *m_analysis.project.trees[where.file.value];
        std::uint32_t at = tree.nodeAt(where.span.begin);
        while (at != engine::XmlTree::document && !tree.isElement(at)) {
            at = tree.node(at).parent;
        }
        if (at == engine::XmlTree::document) {
            return;
        }
        m_found.file = m_analysis.pathOf(where.file);
        // The form shows an `if` beside conditions in the line of the element around them.
        if (m_seen.emplace(where.file.value, at).second) {
            remark.path = m_paths.try_emplace(where.file.value, tree).first->second.of(at);
            m_found.remarks.push_back(std::move(remark));
        }
    }
    FunnelRemarks take() { return std::move(m_found); }

private:
    const Analysis& m_analysis;
    FunnelRemarks m_found;
    std::unordered_map<std::uint32_t, FormPaths> m_paths; ///< by FileId
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_seen;
};

/// Returns the remark of a whole group: the number of objects that it acts on.
FormRemark groupRemark(const engine::Funnel& funnel, bool isStale) {
    const auto isEmpty = [&](engine::FunnelPart part) {
        const engine::FunnelSection* const section = funnel.find(part);
        return section != nullptr && !section->isOpen && section->result.count() == 0;
    };
    if (isEmpty(engine::FunnelPart::activation)) {
        return {.text = FunnelModel::tr("inactive"),
                .help = FunnelModel::tr("The activation does not match the source."),
                .isStale = isStale};
    }
    const engine::FunnelSection* const scope = funnel.find(engine::FunnelPart::scope);
    if (scope == nullptr || scope->isOpen) {
        return {};
    }
    const int count = static_cast<int>(scope->result.count());
    return {.text = FunnelModel::tr("acts on %n", nullptr, count),
            .help = FunnelModel::tr("The number of objects in the scope of the group."),
            .isStale = isStale};
}

/// Returns a change as text: "Sol III ▲ +3"; without numbers, "Sol III: large".
QString resultText(const engine::EffectResult::Change& change, const engine::View& view) {
    const QString name = shownName(view, change.row);
    if (view.model->layout[change.column].format != engine::numberFormat) {
        return FunnelModel::tr("%1: %2").arg(name, valueText(change.after, change.column, view));
    }
    const double by = change.after - change.before;
    return name + QLatin1Char(' ') + (by == 0.0 ? QStringLiteral("±0") : changeText(by));
}

} // namespace

QString effectText(const engine::EffectResult& result, const engine::View& view) {
    constexpr std::size_t most = 2;
    QStringList words;
    for (std::size_t i = 0; i < result.first.size() && i < most; ++i) {
        words << resultText(result.first[i], view);
    }
    if (result.count > most) {
        words << FunnelModel::tr("%n more", nullptr, static_cast<int>(result.count - most));
    }
    return words.join(QStringLiteral(", "));
}

FunnelRemarks funnelRemarks(const FunnelAnswers& answers, const Analysis& analysis, bool isStale,
                            const engine::Session* session) {
    Collector found(analysis);
    std::vector<engine::EffectResult> results;
    // The state of the questions must be that of the run, and both must have the same content.
    if (session != nullptr && session->program().model == analysis.model && !answers.empty() &&
        session->turn() == answers.front()->request.state->view().turn &&
        answers.front()->funnel.question.holder != engine::noRow) {
        results = engine::effectResults(*session, session->turn(), answers.front()->funnel.question.holder, 2);
    }
    for (const FunnelAnswerPtr& answer : answers) {
        const engine::CompiledGroup& group = answer->request.program->groups[answer->funnel.question.group];
        FormRemark remark = group.effects.empty() ? FormRemark() : groupRemark(answer->funnel, isStale);
        if (!remark.text.isEmpty()) {
            found.add(group.checked->where, std::move(remark));
        }
        for (const engine::EffectResult& result : results) {
            if (result.group == group.index) {
                const engine::View view = session->state().view();
                found.add(group.effects[result.effect].checked->head,
                          {.text = effectText(result, view),
                           .help = FunnelModel::tr("The changes by this effect in turn %1").arg(view.turn),
                           .isStale = isStale});
            }
        }
        for (const engine::FunnelNode& node : answer->funnel.nodes) {
            if (const QString counts = funnelCounts(node); !counts.isEmpty()) {
                found.add(node.condition->checked->head,
                          {.text = counts, .help = funnelSentences(*answer, node), .isStale = isStale});
            }
        }
    }
    return found.take();
}

} // namespace orrery::widgets
