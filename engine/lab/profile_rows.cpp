// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage_items.h"
#include "engine/lab/profile_turn.h"
#include "engine/lab/stage_label.h"
#include "engine/trace/dump.h"
#include "engine/trace/funnel.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <tuple>

namespace orrery::engine {

namespace {

constexpr double secondsPerTick = 1e-9;
constexpr double shortestFrame = 1e-4; ///< of the whole chart: less than a tenth of a pixel
constexpr std::uint32_t none = StepProbe::none;

/// Makes the rows of a profile. A shareable part with one user belongs to this user. Others have a row of their own.
class RowMaker {
public:
    RowMaker(Profile& profile, const StepProbe& probe, const Program& program, const ProfileActs& acts)
        : m_profile(profile), m_nodes(probe.nodes()), m_program(program), m_acts(acts), m_items(program.model),
          m_below(m_nodes.size()), m_uses(m_nodes.size()), m_users(m_nodes.size()), m_times(m_nodes.size(), -1.0),
          m_rows(m_nodes.size(), noProfileRow) {
        for (std::size_t item = 0; item < m_items.size(); ++item) {
            if (m_items[item].condition != nullptr) {
                m_itemOfCondition.emplace(m_items[item].condition, static_cast<std::uint32_t>(item));
            }
        }
        findUses(probe);
    }

    void make() {
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            if (isSharedByMany(node)) {
                m_rows[node] = addShared(node);
            }
        }
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            if (isSharedByMany(node)) {
                visitParts(node, m_rows[node], ownerOf(m_users[node].front()));
            }
        }
        visit(0, noProfileRow, {});
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            if (isSharedByMany(node)) {
                nameUsers(node);
            }
        }
        for (std::size_t row = m_profile.rows.size(); row-- > 0;) {
            ProfileRow& one = m_profile.rows[row];
            one.total += one.own;
            if (one.parent != noProfileRow) {
                m_profile.rows[one.parent].total += one.total;
            }
        }
        addFrames(0, 0, 0.0, 1.0);
        std::ranges::sort(m_profile.frames, {},
                          [](const ProfileFrame& one) { return std::pair(one.depth, one.start); });
    }

private:
    /// The class and group to which a part belongs.
    struct Owner {
        std::optional<std::uint32_t> group{};
    };

    double own(std::uint32_t node) const { return static_cast<double>(m_nodes[node].own) * secondsPerTick; }
    bool isSharedByMany(std::uint32_t node) const { return m_users[node].size() > 1; }

    /// Returns the part that counts as the user of a shareable part: a group, a shareable part, a stage or the turn.
    std::uint32_t userOf(std::uint32_t node) const {
        while (m_nodes[node].parent != none && m_nodes[node].kind != ProbeKind::group &&
               m_nodes[node].kind != ProbeKind::stage) {
            node = m_nodes[node].parent;
        }
        return node;
    }
    /// Returns a key that is equal for the parts of one group in several stages.
    std::pair<ProbeKind, std::uint64_t> keyOf(std::uint32_t user) const {
        return {m_nodes[user].kind, isShareable(m_nodes[user].kind) ? user : m_nodes[user].id};
    }

    void addUse(std::uint32_t node, std::uint32_t shared) {
        const std::uint32_t user = userOf(node);
        const auto isSame = [&](std::uint32_t other) { return keyOf(other) == keyOf(user); };
        if (user != shared && std::ranges::none_of(m_users[shared], isSame)) {
            m_users[shared].push_back(user);
            m_uses[node].push_back(shared);
        }
    }

    /// Finds the parts below each part, and the users of shareable parts. Groups also use results that were kept from
    /// an earlier use, which no probe sees.
    void findUses(const StepProbe& probe) {
        std::map<std::pair<ProbeKind, std::uint64_t>, std::uint32_t> shared;
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            if (isShareable(m_nodes[node].kind)) {
                shared.emplace(std::pair(m_nodes[node].kind, m_nodes[node].id), node);
            } else if (m_nodes[node].parent != none) {
                m_below[m_nodes[node].parent].push_back(node);
            }
        }
        for (const StepProbe::Use& use : probe.uses()) {
            addUse(use.user, use.shared);
        }
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            if (m_nodes[node].kind != ProbeKind::group || m_nodes[node].in == 0) {
                continue;
            }
            const CompiledGroup& group = m_program.groups[m_nodes[node].id];
            const auto use = [&](ProbeKind kind, std::uint64_t shape) {
                if (const auto found = shared.find({kind, shape}); found != shared.end()) {
                    addUse(node, found->second);
                }
            };
            use(ProbeKind::activation, group.activationShape);
            if (m_nodes[node].out > 0) {
                use(ProbeKind::scope, group.scopeShape);
            }
        }
    }

    /// Returns the seconds of a part with everything below it and its shares.
    double timeOf(std::uint32_t node) {
        if (m_times[node] < 0.0) {
            double time = own(node);
            for (const std::uint32_t part : m_below[node]) {
                time += timeOf(part);
            }
            for (const std::uint32_t shared : m_uses[node]) {
                time += shareOf(shared);
            }
            m_times[node] = time;
        }
        return m_times[node];
    }
    double shareOf(std::uint32_t shared) { return timeOf(shared) / static_cast<double>(m_users[shared].size()); }

    Owner ownerOf(std::uint32_t user) const {
        while (isShareable(m_nodes[user].kind) && !m_users[user].empty()) {
            user = m_users[user].front();
        }
        return m_nodes[user].kind == ProbeKind::group ? Owner{static_cast<std::uint32_t>(m_nodes[user].id)} : Owner{};
    }

    std::uint32_t add(ProfileRow row) {
        m_profile.rows.push_back(std::move(row));
        return static_cast<std::uint32_t>(m_profile.rows.size() - 1);
    }

    std::uint32_t addShared(std::uint32_t node) {
        const ProbeKind kind = m_nodes[node].kind;
        ProfileRow row{.kind = ProfileKind::shared,
                       .text = kind == ProbeKind::activation ? phrase("shared activation")
                               : kind == ProbeKind::scope    ? phrase("shared scope")
                                                             : phrase("shared verdicts"),
                       .own = own(node)};
        row.id = "shared:" + std::to_string(++m_sharedCount);
        count(row, node);
        return add(std::move(row));
    }

    static void count(ProfileRow& row, const StepProbe::Node& node) {
        row.evaluations += node.evaluations;
        row.in += node.in;
        row.out += node.out;
    }
    void count(ProfileRow& row, std::uint32_t node) const { count(row, m_nodes[node]); }

    /// Names a shared result after its conditions, and lists its users.
    void nameUsers(std::uint32_t node) {
        ProfileRow& row = m_profile.rows[m_rows[node]];
        const auto first = std::ranges::find_if(m_profile.rows, [&](const ProfileRow& one) {
            return one.parent == m_rows[node] && one.kind == ProfileKind::condition;
        });
        if (first != m_profile.rows.end()) {
            row.text = phrase("{0}: {1}", {row.text, first->text});
            row.where = first->where;
        }
        for (const std::uint32_t user : m_users[node]) {
            std::uint32_t place = user;
            while (isShareable(m_nodes[place].kind) && !isSharedByMany(place)) {
                place = userOf(m_users[place].front());
            }
            row.users.push_back(m_rows[place]);
        }
        std::ranges::sort(row.users);
        row.users.erase(std::ranges::unique(row.users).begin(), row.users.end());
    }

    Location placed(const Owner& owner, const CompiledCondition* condition, Location where) const {
        if (condition != nullptr) {
            if (const auto item = m_itemOfCondition.find(condition->checked); item != m_itemOfCondition.end()) {
                return m_items.model().classes.placeNow(m_items[item->second].owner, where);
            }
        }
        return owner.group ? m_program.model->classes.placeNow(m_program.groupAsRead(*owner.group).owner, where)
                           : where;
    }

    /// Returns the row of a part within another row, new or known from another stage.
    std::uint32_t rowOf(std::uint32_t node, std::uint32_t parent, const Owner& owner) {
        const StepProbe::Node& part = m_nodes[node];
        const bool isTop = part.kind == ProbeKind::group || part.kind == ProbeKind::stage;
        const std::tuple key(isTop ? noProfileRow : parent, part.kind, part.id);
        if (const auto known = m_known.find(key); known != m_known.end()) {
            return known->second;
        }
        const std::uint32_t made = add(newRow(node, isTop ? noProfileRow : parent, owner));
        m_known.emplace(key, made);
        return made;
    }

    ProfileRow newRow(std::uint32_t node, std::uint32_t parent, const Owner& owner) {
        const StepProbe::Node& part = m_nodes[node];
        const std::string outer = parent == noProfileRow ? "" : m_profile.rows[parent].id;
        ProfileRow row{.parent = parent};
        switch (part.kind) {
        case ProbeKind::stage: {
            const auto stage = static_cast<Stage>(part.id);
            row.kind = ProfileKind::stage;
            row.id = "stage:" + std::string(stageName(stage));
            row.text = phrase("stage {0}", {stageLabel(stage)});
            break;
        }
        case ProbeKind::group: {
            const CheckedGroup& group = m_program.groupAsRead(static_cast<std::uint32_t>(part.id));
            const std::string label = groupLabel(*m_program.model, group);
            const ProfileActs::Counts acts = m_acts.of(static_cast<std::uint32_t>(part.id));
            row.kind = ProfileKind::group;
            row.id = "group:" + label;
            row.text = label;
            row.where = m_program.model->classes.placeNow(group.owner, group.head);
            std::tie(row.firings, row.changes, row.objects) = std::tuple(acts.firings, acts.changes, acts.objects);
            break;
        }
        case ProbeKind::effect: {
            const auto index = static_cast<std::uint32_t>(part.id);
            const CheckedEffect& effect = m_program.groupAsRead(*owner.group).effects[index];
            const ProfileActs::Counts acts = m_acts.of(*owner.group, index);
            row.kind = ProfileKind::effect;
            row.id = outer + "/effect " + std::to_string(index + 1);
            row.text = phrase(effect.spec->label);
            row.where = placed(owner, nullptr, effect.head);
            std::tie(row.firings, row.changes, row.objects) = std::tuple(acts.firings, acts.changes, acts.objects);
            break;
        }
        case ProbeKind::condition:
            row.kind = ProfileKind::condition;
            row.id = outer + "/condition " + std::to_string(++m_conditionCount[parent]);
            row.text = conditionText(*part.condition->checked);
            row.where = placed(owner, part.condition, part.condition->checked->head);
            break;
        case ProbeKind::expression:
            row.kind = ProfileKind::expression;
            row.id = outer + "/" + std::string(part.argument->checked->spec->name);
            row.text = phrase("{0}: {1}", {phrase(part.argument->checked->spec->label), part.argument->checked->text});
            row.where = placed(owner, conditionAround(node), part.argument->checked->where);
            break;
        default:
            row.id = "turn";
            row.text = phrase("record, hash and statements");
            break;
        }
        return row;
    }

    const CompiledCondition* conditionAround(std::uint32_t node) const {
        while (node != none && m_nodes[node].condition == nullptr) {
            node = m_nodes[node].parent;
        }
        return node == none ? nullptr : m_nodes[node].condition;
    }

    /// Returns whether a part is the same text as the row around it: the expression of an `if`, or the verdicts of a
    /// condition on all objects.
    bool isSameText(std::uint32_t node, std::uint32_t parent) const {
        if (parent == noProfileRow || m_profile.rows[parent].kind != ProfileKind::condition) {
            return false;
        }
        const StepProbe::Node& part = m_nodes[node];
        const auto outer = m_conditionOfRow.find(parent);
        return outer != m_conditionOfRow.end() &&
               (part.kind == ProbeKind::condition
                    ? part.condition->shape == outer->second->shape
                    : part.kind == ProbeKind::expression && outer->second->checked->spec->tag == "expression");
    }

    /// Adds a part and everything below it to the rows.
    void visit(std::uint32_t node, std::uint32_t parent, Owner owner) {
        const StepProbe::Node& part = m_nodes[node];
        if (part.kind == ProbeKind::group) {
            owner = {static_cast<std::uint32_t>(part.id)};
        }
        std::uint32_t row = parent;
        if (isSameText(node, parent)) {
            m_profile.rows[row].own += own(node);
        } else {
            row = rowOf(node, parent, owner);
            m_profile.rows[row].own += own(node);
            count(m_profile.rows[row], node);
            if (part.kind == ProbeKind::condition) {
                m_conditionOfRow.emplace(row, part.condition);
            }
        }
        m_rows[node] = row;
        visitParts(node, part.kind == ProbeKind::turn ? noProfileRow : row, owner);
    }

    /// Adds the parts below a part, and the results that it shares.
    void visitParts(std::uint32_t node, std::uint32_t row, const Owner& owner) {
        for (const std::uint32_t part : m_below[node]) {
            visit(part, row, owner);
        }
        for (const std::uint32_t shared : m_uses[node]) {
            const std::uint32_t to = row == noProfileRow ? m_rows[node] : row;
            if (isSharedByMany(shared)) {
                m_profile.rows[to].total += shareOf(shared);
            } else {
                m_profile.rows[to].own += own(shared);
                m_rows[shared] = to;
                visitParts(shared, row, owner);
            }
        }
    }

    /// Adds the frames of a part, and of everything above it. @param scale share of the time that belongs to the frame
    void addFrames(std::uint32_t node, std::uint32_t depth, double start, double scale) {
        const double length = timeOf(node) * scale;
        if (length < shortestFrame * timeOf(0) || length <= 0.0) {
            return;
        }
        m_profile.frames.push_back({m_rows[node], depth, start, length});
        addFramesOver(node, depth, start, scale);
    }

    void addFramesOver(std::uint32_t node, std::uint32_t depth, double start, double scale) {
        for (const std::uint32_t part : m_below[node]) {
            const bool isSame = m_rows[part] == m_rows[node];
            isSame ? addFramesOver(part, depth, start, scale) : addFrames(part, depth + 1, start, scale);
            start += timeOf(part) * scale;
        }
        for (const std::uint32_t shared : m_uses[node]) {
            const double share = scale / static_cast<double>(m_users[shared].size());
            isSharedByMany(shared) ? addFrames(shared, depth + 1, start, share)
                                   : addFramesOver(shared, depth, start, scale);
            start += shareOf(shared) * scale;
        }
    }

    Profile& m_profile;
    const std::vector<StepProbe::Node>& m_nodes;
    const Program& m_program;
    const ProfileActs& m_acts;
    CoverageItems m_items;
    std::map<const CheckedCondition*, std::uint32_t> m_itemOfCondition;
    std::vector<std::vector<std::uint32_t>> m_below; ///< by part: the parts directly below it
    std::vector<std::vector<std::uint32_t>> m_uses;  ///< by part: the shareable parts of which it gets a share
    std::vector<std::vector<std::uint32_t>> m_users; ///< by shareable part: its users, each once
    std::vector<double> m_times;                     ///< by part: the seconds of timeOf(); negative: not known yet
    std::vector<std::uint32_t> m_rows;               ///< by part: its row
    std::map<std::tuple<std::uint32_t, ProbeKind, std::uint64_t>, std::uint32_t> m_known;
    std::map<std::uint32_t, const CompiledCondition*> m_conditionOfRow;
    std::map<std::uint32_t, std::uint32_t> m_conditionCount; ///< by row: number of conditions so far
    std::uint32_t m_sharedCount = 0;
};

} // namespace

void addRows(Profile& profile, const StepProbe& probe, const Program& program, const ProfileActs& acts) {
    RowMaker(profile, probe, program, acts).make();
}

} // namespace orrery::engine
