// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_model.h"
#include "engine/check/model/model.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QFont>
#include <QPalette>

namespace orrery::widgets {

using engine::FunnelNode;
using engine::FunnelPart;
using engine::FunnelSection;

namespace {

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString number(const engine::Bitmap& set) {
    return QString::number(set.count());
}

QString arrow(const engine::Bitmap& before, const engine::Bitmap& after) {
    return QStringLiteral("%1 → %2").arg(before.count()).arg(after.count());
}

int countOf(const engine::Bitmap& set) {
    return static_cast<int>(set.count());
}

QString truthMark(engine::Truth truth) {
    return truth == engine::Truth::yes  ? QStringLiteral("✓")
           : truth == engine::Truth::no ? QStringLiteral("✗")
                                        : QStringLiteral("?");
}

} // namespace

QString funnelCounts(const FunnelNode& node) {
    return node.isOpen ? QString() : arrow(node.before, node.after);
}

QString funnelThreshold(const FunnelNode& node) {
    if (!node.threshold) {
        return {};
    }
    const double nearest = node.threshold->nearest();
    return FunnelModel::tr("%n more at %1 %2", nullptr, static_cast<int>(node.threshold->moreAt(nearest)))
        .arg(text(node.threshold->sign), QString::fromStdString(engine::formatNumber(nearest)));
}

QString funnelSentences(const FunnelAnswer& answer, const FunnelNode& node) {
    if (node.isOpen) {
        return FunnelModel::tr("This needs Target, the object that the group acts on. Choose an object on the map.");
    }
    QStringList lines;
    if (node.isOfOthers) {
        lines
            << FunnelModel::tr("Evaluated for all objects: %1 of %2 match.").arg(number(node.yes), number(node.asked));
    } else if (node.isExclude) {
        lines << FunnelModel::tr("Excludes %1 of %2.")
                     .arg(countOf(node.before) - countOf(node.after))
                     .arg(number(node.before));
    } else {
        lines << FunnelModel::tr("%1 of %2 match.").arg(number(node.yes), number(node.asked));
    }
    if (node.missing.any()) {
        lines << FunnelModel::tr("%n not evaluated: a required value is missing.", nullptr, countOf(node.missing));
    }
    if (node.skipped.any()) {
        lines << FunnelModel::tr("%n not evaluated: an earlier condition already decided the result.", nullptr,
                                 countOf(node.skipped));
    }
    if (node.threshold) {
        QStringList steps;
        double last = std::numeric_limits<double>::quiet_NaN();
        for (const auto& [value, row] : node.threshold->values) {
            if (value != last && steps.size() < 5) {
                steps << FunnelModel::tr("%n at %1 %2", nullptr, static_cast<int>(node.threshold->moreAt(value)))
                             .arg(text(node.threshold->sign), QString::fromStdString(engine::formatNumber(value)));
            }
            last = value;
        }
        lines
            << FunnelModel::tr("More objects would pass with another bound: %1.").arg(steps.join(QStringLiteral(", ")));
    }
    if (node.probe) {
        const engine::View view = answer.request.state->view();
        const engine::FunnelPart part = answer.funnel.sections[node.section].part;
        const bool isOfSource = part == FunnelPart::activation || part == FunnelPart::active;
        const engine::Row whose = isOfSource ? answer.request.question.source : answer.request.question.object;
        lines << QStringLiteral("%1 %2: %3")
                     .arg(truthMark(node.probe->truth), shownName(view, whose), engineText(node.probe->compared));
        if (!node.probe->isAsked) {
            lines << FunnelModel::tr("Not evaluated: an earlier condition already decided the result.");
        }
    }
    return lines.join(QLatin1Char('\n'));
}

std::vector<FunnelModel::Line> FunnelModel::linesOf(const engine::Funnel& funnel) {
    std::vector<Line> lines;
    for (std::size_t s = 0; s < funnel.sections.size(); ++s) {
        const std::size_t begin = funnel.sections[s].first;
        const std::size_t end = funnel.endOf(s);
        if (begin == end && funnel.sections[s].part != FunnelPart::scope) {
            continue; // the section has no conditions
        }
        const int heading = static_cast<int>(lines.size());
        lines.push_back({s, engine::noFunnelNode, -1, 0, {}});
        for (std::size_t n = begin; n < end; ++n) {
            const std::size_t above = funnel.nodes[n].parent;
            const int parent = above == engine::noFunnelNode ? heading : heading + 1 + static_cast<int>(above - begin);
            std::vector<int>& siblings = lines[static_cast<std::size_t>(parent)].children;
            const int place = static_cast<int>(siblings.size());
            siblings.push_back(static_cast<int>(lines.size()));
            lines.push_back({s, n, parent, place, {}});
        }
    }
    int top = 0;
    for (Line& line : lines) {
        if (line.parent < 0) {
            line.place = top++;
        }
    }
    return lines;
}

void FunnelModel::show(FunnelAnswerPtr answer) {
    std::vector<Line> lines = answer != nullptr ? linesOf(answer->funnel) : std::vector<Line>();
    if (lines == m_lines && !lines.empty()) {
        m_answer = std::move(answer);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1));
        for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
            const Line& one = m_lines[static_cast<std::size_t>(line)];
            emit dataChanged(createIndex(one.place, 0, quintptr(line)),
                             createIndex(one.place, columnCount_ - 1, quintptr(line)));
        }
        return;
    }
    beginResetModel();
    m_answer = std::move(answer);
    m_lines = std::move(lines);
    m_tops.clear();
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        if (m_lines[static_cast<std::size_t>(line)].parent < 0) {
            m_tops.push_back(line);
        }
    }
    endResetModel();
}

void FunnelModel::setStale(bool stale) {
    if (std::exchange(m_isStale, stale) != stale && !m_lines.empty()) {
        emit layoutChanged();
    }
}

QModelIndex FunnelModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    const std::vector<int>& among =
        parent.isValid() ? m_lines[static_cast<std::size_t>(parent.internalId())].children : m_tops;
    return createIndex(row, column, quintptr(among[static_cast<std::size_t>(row)]));
}

QModelIndex FunnelModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const int above = m_lines[static_cast<std::size_t>(index.internalId())].parent;
    return above < 0 ? QModelIndex() : createIndex(m_lines[static_cast<std::size_t>(above)].place, 0, quintptr(above));
}

int FunnelModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0) {
        return 0;
    }
    return static_cast<int>(parent.isValid() ? m_lines[static_cast<std::size_t>(parent.internalId())].children.size()
                                             : m_tops.size());
}

const FunnelNode* FunnelModel::nodeAt(const QModelIndex& index) const {
    if (!index.isValid()) {
        return nullptr;
    }
    const std::size_t node = m_lines[static_cast<std::size_t>(index.internalId())].node;
    return node == engine::noFunnelNode ? nullptr : &m_answer->funnel.nodes[node];
}

const FunnelSection* FunnelModel::sectionAt(const QModelIndex& index) const {
    return index.isValid() ? &m_answer->funnel.sections[m_lines[static_cast<std::size_t>(index.internalId())].section]
                           : nullptr;
}

std::vector<QModelIndex> FunnelModel::inOrder() const {
    std::vector<QModelIndex> all;
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        all.push_back(createIndex(m_lines[static_cast<std::size_t>(line)].place, 0, quintptr(line)));
    }
    return all;
}

QString FunnelModel::titleOf(const FunnelSection& section) const {
    const engine::CompiledGroup& group = m_answer->request.program->groups[m_answer->request.question.group];
    const auto effect = [&] { return text(group.effects[section.effect].spec->label); };
    switch (section.part) {
    case FunnelPart::trigger:
        return tr("Trigger");
    case FunnelPart::activation:
        return tr("Activation (source)");
    case FunnelPart::scope:
        return tr("Scope");
    case FunnelPart::active:
        return tr("Active condition of %1 (source)").arg(effect());
    case FunnelPart::block:
        return tr("%1: %2").arg(effect(), text(section.block));
    }
    return {};
}

QString FunnelModel::textOf(const Line& line, int column) const {
    const FunnelSection& section = m_answer->funnel.sections[line.section];
    if (line.node == engine::noFunnelNode) {
        return column == Condition                 ? titleOf(section)
               : column == Left && !section.isOpen ? arrow(section.candidates, section.result)
                                                   : QString();
    }
    const FunnelNode& node = m_answer->funnel.nodes[line.node];
    if (column == Condition) {
        const QString words = engineText(engine::conditionText(*node.condition->checked));
        const bool isTop = node.parent == engine::noFunnelNode && section.part == FunnelPart::scope;
        return node.isExclude    ? tr("exclude %1").arg(words)
               : isTop           ? tr("include %1").arg(words)
               : node.isOfOthers ? tr("for all objects: %1").arg(words)
                                 : words;
    }
    if (column == Object) {
        return !node.probe
                   ? QString()
                   : QStringLiteral("%1 %2").arg(truthMark(node.probe->truth), engineText(node.probe->compared));
    }
    if (node.isOpen) {
        return column == Left ? tr("choose an object") : QString();
    }
    switch (column) {
    case Left:
        return arrow(node.before, node.after);
    case Matched:
        return number(node.yes);
    case Unmatched:
        return number(node.no());
    case Lacking:
        return number(node.missing);
    case Skipped:
        return number(node.skipped);
    case More:
        return funnelThreshold(node);
    default:
        return {};
    }
}

std::size_t FunnelModel::countOfAll() const {
    const FunnelSection* const scope = m_answer->funnel.find(FunnelPart::scope);
    return std::max<std::size_t>(scope != nullptr ? scope->candidates.count() : 0, 1);
}

QString FunnelModel::sentences(const QModelIndex& index) const {
    const FunnelNode* const node = nodeAt(index);
    if (node != nullptr) {
        return funnelSentences(*m_answer, *node);
    }
    const FunnelSection* const section = sectionAt(index);
    if (section == nullptr) {
        return {};
    }
    return section->isOpen ? tr("This needs Target, the object that the group acts on. Choose an object on the map.")
                           : tr("%1 of %2 pass.").arg(number(section->result), number(section->candidates));
}

QVariant FunnelModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.internalId())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(line, index.column());
    case Qt::ToolTipRole:
        return sentences(index);
    case Qt::AccessibleTextRole: {
        const QString name = headerData(index.column(), Qt::Horizontal).toString();
        const QString words = textOf(line, index.column());
        return index.column() == Condition || words.isEmpty() ? words : tr("%1: %2").arg(name, words);
    }
    case Qt::TextAlignmentRole:
        return index.column() >= Left && index.column() <= Skipped ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        if (line.node == engine::noFunnelNode) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ForegroundRole: {
        const QString words = textOf(line, index.column());
        const bool isNothing = words == QLatin1String("0");
        const bool wasNotAsked = index.column() == Object && line.node != engine::noFunnelNode &&
                                 m_answer->funnel.nodes[line.node].probe &&
                                 !m_answer->funnel.nodes[line.node].probe->isAsked;
        return m_isStale || isNothing || wasNotAsked ? QVariant(QPalette().brush(QPalette::PlaceholderText))
                                                     : QVariant();
    }
    case BeforeRole:
    case AfterRole: {
        if (index.column() != Left) {
            return {};
        }
        const FunnelNode* const node = nodeAt(index);
        const FunnelSection& section = *sectionAt(index);
        if ((node != nullptr ? node->isOpen : section.isOpen)) {
            return {};
        }
        const engine::Bitmap& set = node != nullptr ? (role == BeforeRole ? node->before : node->after)
                                                    : (role == BeforeRole ? section.candidates : section.result);
        return static_cast<double>(set.count()) / static_cast<double>(countOfAll());
    }
    default:
        return {};
    }
}

QVariant FunnelModel::headerData(int section, Qt::Orientation orientation, int role) const {
    static constexpr std::array names{
        QT_TR_NOOP("Condition"),     QT_TR_NOOP("Before → after"), QT_TR_NOOP("Matched"), QT_TR_NOOP("Unmatched"),
        QT_TR_NOOP("Missing value"), QT_TR_NOOP("Not evaluated"),  QT_TR_NOOP("Object"),  QT_TR_NOOP("Would match"),
    };
    static constexpr std::array helps{
        QT_TR_NOOP("Conditions, in the order of the file"),
        QT_TR_NOOP("Number of objects before and after the condition"),
        QT_TR_NOOP("Number of evaluated objects that match"),
        QT_TR_NOOP("Number of evaluated objects that do not match"),
        QT_TR_NOOP("Number of objects for which a required value is missing"),
        QT_TR_NOOP("Number of objects for which an earlier condition already decided the result"),
        QT_TR_NOOP("Result for the object chosen on the map; for activations, result for the source"),
        QT_TR_NOOP("Number of additional objects that pass with the nearest other bound"),
    };
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount_) {
        return {};
    }
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole) {
        return tr(names[at]);
    }
    if (role == Qt::ToolTipRole) {
        return tr(helps[at]);
    }
    if (role == Qt::TextAlignmentRole) {
        return section >= Left && section <= Skipped ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                     : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    return {};
}

} // namespace orrery::widgets
