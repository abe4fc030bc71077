// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison.h"

#include "engine/program/evaluate.h"
#include "widgets/base/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// The words of a value.
class ValueWords {
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

std::optional<QString> toText(const std::optional<std::string>& text) {
    return text ? std::optional(QString::fromStdString(*text)) : std::nullopt;
}

/// Returns two numbers as texts that differ if the numbers do.
std::pair<QString, QString> numberTexts(double left, double right) {
    const std::pair texts{shortNumber(left), shortNumber(right)};
    return texts.first != texts.second || left == right
               ? texts
               : std::pair(QString::fromStdString(engine::formatNumber(left)),
                           QString::fromStdString(engine::formatNumber(right)));
}

/// Reads the objects, columns and values of a comparer.
class Reader {
public:
    Reader(const engine::RunComparer& comparer, std::uint32_t turn)
        : m_comparer(comparer), m_objects(comparer.objects().size(), unread),
          m_kinds(comparer.columns().size(), unread) {
        m_read.turn = turn;
        m_read.last = comparer.next() - 1;
        m_read.values.reserve(comparer.differences().size());
    }

    Comparison read() {
        for (const engine::ValueDifference& difference : m_comparer.differences()) {
            ComparedValue value{objectOf(difference), kindOf(difference), difference.first, {}, {}};
            if (m_comparer.isNumber(difference)) {
                value.left = m_comparer.leftValue(difference, m_read.turn);
                value.right = m_comparer.rightValue(difference, m_read.turn);
            } else {
                value.text = static_cast<std::uint32_t>(m_read.texts.size());
                m_read.texts.push_back(textsAt(difference, m_read.turn));
            }
            m_read.values.push_back(value);
        }
        for (std::uint32_t turn = 0; turn <= m_read.last; ++turn) {
            m_read.counts.push_back(m_comparer.countAt(turn));
        }
        m_read.lanesFrom = m_comparer.lanesDifferFrom();
        for (const engine::ComparedColumn& column : m_comparer.columns()) {
            if (column.left.has_value() != column.right.has_value()) {
                (column.left ? m_read.onlyLeft : m_read.onlyRight) << QString::fromStdString(column.name);
            }
        }
        m_read.isLeftShort = m_comparer.left().last() < m_comparer.right().last();
        m_read.isRightShort = m_comparer.right().last() < m_comparer.left().last() && m_comparer.right().isOver();
        return std::move(m_read);
    }

    Comparison::Texts textsAt(const engine::ValueDifference& difference, std::uint32_t turn) const {
        if (m_comparer.isNumber(difference)) {
            const auto left = m_comparer.leftValue(difference, turn);
            const auto right = m_comparer.rightValue(difference, turn);
            if (left && right) {
                const auto [ofLeft, ofRight] = numberTexts(*left, *right);
                return {ofLeft, ofRight};
            }
        }
        return {toText(m_comparer.leftText(difference, turn)), toText(m_comparer.rightText(difference, turn))};
    }

private:
    static constexpr std::uint32_t unread = ~std::uint32_t{0};

    std::uint32_t objectOf(const engine::ValueDifference& difference) {
        std::uint32_t& index = m_objects[difference.object];
        if (index == unread) {
            index = static_cast<std::uint32_t>(m_read.objects.size());
            m_read.objects.push_back(
                {QString::fromStdString(m_comparer.nameOf(difference)), m_comparer.objects()[difference.object].right});
        }
        return index;
    }

    std::uint32_t kindOf(const engine::ValueDifference& difference) {
        std::uint32_t& index = m_kinds[difference.column];
        if (index == unread) {
            index = static_cast<std::uint32_t>(m_read.kinds.size());
            const engine::ComparedColumn& column = m_comparer.columns()[difference.column];
            const engine::ColumnSpec& spec = m_comparer.right().universe().model().layout[*column.right];
            m_read.kinds.push_back(
                {spec.label.empty() ? spec.name : spec.label, column.right, m_comparer.isPresence(difference)});
        }
        return index;
    }

    const engine::RunComparer& m_comparer;
    std::vector<std::uint32_t> m_objects; ///< by object of the comparer: index into Comparison::objects
    std::vector<std::uint32_t> m_kinds;
    Comparison m_read;
};

} // namespace

QString Comparison::textOf(const ComparedValue& value, const std::optional<QString>& text) const {
    if (kinds[value.kind].isPresence) {
        return text ? ValueWords::tr("exists") : ValueWords::tr("does not exist");
    }
    return text.value_or(QStringLiteral("–"));
}

QString Comparison::leftText(const ComparedValue& value) const {
    if (value.text != ComparedValue::noText) {
        return textOf(value, texts[value.text].left);
    }
    return !value.left    ? QStringLiteral("–")
           : !value.right ? shortNumber(*value.left)
                          : numberTexts(*value.left, *value.right).first;
}

QString Comparison::rightText(const ComparedValue& value) const {
    if (value.text != ComparedValue::noText) {
        return textOf(value, texts[value.text].right);
    }
    return !value.right  ? QStringLiteral("–")
           : !value.left ? shortNumber(*value.right)
                         : numberTexts(*value.left, *value.right).second;
}

std::optional<double> Comparison::changeOf(const ComparedValue& value) {
    return value.left && value.right ? std::optional(*value.right - *value.left) : std::nullopt;
}

bool Comparison::isDifferentNow(const ComparedValue& value) const {
    if (value.text == ComparedValue::noText) {
        return value.left != value.right;
    }
    const Texts& both = texts[value.text];
    return both.left != both.right && (kinds[value.kind].isPresence || (both.left && both.right));
}

Comparison comparisonOf(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                        const std::vector<engine::DifferenceOrigin>& origins, std::uint32_t turn) {
    Reader reader(comparer, turn);
    Comparison read = reader.read();
    read.origins = origins;
    const auto& files = comparer.right().universe().model().files;
    for (const engine::ContentEdit& edit : roots.edits()) {
        const bool isThere = edit.right.file.isValid();
        read.edits.push_back({QString::fromStdString(edit.label),
                              isThere ? QString::fromStdString(files[edit.right.file.value]->path()) : QString(),
                              edit.right.span});
    }
    if (!origins.empty()) {
        const std::uint32_t value = origins.front().differences.front();
        const engine::ValueDifference& difference = comparer.differences()[value];
        read.first = {value, reader.textsAt(difference, difference.first)};
    }
    return read;
}

} // namespace orrery::widgets
