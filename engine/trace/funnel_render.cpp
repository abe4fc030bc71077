// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/funnel_render.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

constexpr std::array headings{"came", "left", "matched", "unmatched", "lacking", "not asked"};

std::string padded(const std::string& words, std::size_t width) {
    return std::string(width - std::min(width, words.size()), ' ') + words;
}

std::string countsText(const std::array<std::string, headings.size()>& counts) {
    std::string line;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        line += padded(counts[i], std::max<std::size_t>(std::string_view(headings[i]).size(), 7)) + "  ";
    }
    return line;
}

std::string count(const Bitmap& set) {
    return std::to_string(set.count());
}

std::string nodeText(const FunnelNode& node, const Funnel& funnel) {
    const bool isTop = node.parent == noFunnelNode && funnel.sections[node.section].part == FunnelPart::scope;
    return std::string(2 * (node.depth + 1), ' ') +
           (node.isExclude    ? "exclude "
            : isTop           ? "include "
            : node.isOfOthers ? "of everything: "
                              : "") +
           conditionText(*node.condition->checked).english();
}

std::string thresholdText(const FunnelThreshold& threshold) {
    const double nearest = threshold.nearest();
    return std::to_string(threshold.moreAt(nearest)) + " more at " + std::string(threshold.sign) + " " +
           formatNumber(nearest);
}

std::string_view truthText(Truth truth) {
    return truth == Truth::yes ? "yes" : truth == Truth::no ? "no" : "missing";
}

} // namespace

std::string sectionText(const Funnel& funnel, const FunnelSection& section, const Program& program) {
    const CompiledGroup& group = program.groups[funnel.question.group];
    const auto of = [&] { return " of " + std::string(group.effects[section.effect].spec->label); };
    switch (section.part) {
    case FunnelPart::trigger:
        return "trigger";
    case FunnelPart::activation:
        return "activation";
    case FunnelPart::scope:
        return "scope";
    case FunnelPart::active:
        return "active" + of();
    case FunnelPart::block:
        return std::string(section.block) + of();
    }
    return {};
}

std::string renderFunnel(const Funnel& funnel, const Program& program, const View& view) {
    std::string text = "source: " + view.nameOf(funnel.question.source) + ", turn " + std::to_string(view.turn) + "\n";
    std::array<std::string, headings.size()> names;
    std::ranges::copy(headings, names.begin());
    text += countsText(names) + "condition\n";
    for (std::size_t s = 0; s < funnel.sections.size(); ++s) {
        const FunnelSection& section = funnel.sections[s];
        if (section.first == funnel.endOf(s) && section.part != FunnelPart::scope) {
            continue;
        }
        text += countsText({count(section.candidates), section.isOpen ? "?" : count(section.result), "", "", "", ""}) +
                sectionText(funnel, section, program) + "\n";
        for (std::size_t n = section.first; n < funnel.endOf(s); ++n) {
            const FunnelNode& node = funnel.nodes[n];
            text += node.isOpen ? countsText({"?", "?", "?", "?", "?", "?"})
                                : countsText({count(node.before), count(node.after), count(node.yes), count(node.no()),
                                              count(node.missing), count(node.skipped)});
            text += nodeText(node, funnel);
            if (node.probe) {
                text += " | " + std::string(node.probe->isAsked ? "" : "not asked, would say ") +
                        std::string(truthText(node.probe->truth)) + ": " + node.probe->compared.english();
            }
            text += (node.threshold ? " | " + thresholdText(*node.threshold) : "") + "\n";
        }
    }
    return text;
}

std::string funnelJson(const Funnel& funnel, const Program& program, const View& view) {
    using Json = nlohmann::ordered_json;
    Json sections = Json::array();
    for (std::size_t s = 0; s < funnel.sections.size(); ++s) {
        const FunnelSection& section = funnel.sections[s];
        Json conditions = Json::array();
        for (std::size_t n = section.first; n < funnel.endOf(s); ++n) {
            const FunnelNode& node = funnel.nodes[n];
            Json one{{"condition", conditionText(*node.condition->checked).english()},
                     {"place", view.model->placeText(node.condition->checked->head)},
                     {"depth", node.depth}};
            one["excludes"] = node.isExclude;
            one["ofEverything"] = node.isOfOthers;
            if (!node.isOpen) {
                one["came"] = node.before.count();
                one["left"] = node.after.count();
                one["matched"] = node.yes.count();
                one["unmatched"] = node.no().count();
                one["lacking"] = node.missing.count();
                one["notAsked"] = node.skipped.count();
            }
            if (node.probe) {
                one["object"] = {{"isAsked", node.probe->isAsked},
                                 {"answer", truthText(node.probe->truth)},
                                 {"compared", node.probe->compared.english()}};
            }
            if (node.threshold) {
                const double nearest = node.threshold->nearest();
                one["nearest"] = {
                    {"sign", node.threshold->sign}, {"at", nearest}, {"more", node.threshold->moreAt(nearest)}};
            }
            conditions.push_back(std::move(one));
        }
        Json entry{{"part", sectionText(funnel, section, program)}, {"came", section.candidates.count()}};
        entry["left"] = section.isOpen ? Json(nullptr) : Json(section.result.rows());
        entry["conditions"] = std::move(conditions);
        sections.push_back(std::move(entry));
    }
    const Json whole{{"source", funnel.question.source}, {"turn", view.turn}, {"sections", std::move(sections)}};
    return whole.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
