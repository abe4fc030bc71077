// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/statements_model.h"

#include "engine/check/scenario/statements.h"
#include "engine/content/schema.h"
#include "engine/vocabulary/sentence.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QApplication>
#include <QBrush>
#include <QFont>

#include <algorithm>
#include <memory>

namespace orrery::widgets {

using engine::Element;

namespace {

constexpr std::uint32_t lastTurn = 1'000'000; // as the row of the attribute

/// Reads the values of an element for people.
class Values {
public:
    Values(Element element, const engine::ElementRow& row, const engine::Vocabulary& vocabulary,
           const engine::View* view)
        : m_element(element), m_view(view), m_attributes(engine::attributesOf(element, row, vocabulary)) {}

    QString operator[](std::string_view attribute) const {
        const std::string value(m_element.value(attribute));
        return m_view != nullptr ? shownValue(*m_view, value, m_attributes.find(attribute))
                                 : QString::fromStdString(value);
    }

private:
    Element m_element;
    const engine::View* m_view;
    engine::ElementAttributes m_attributes;
};

} // namespace

QString sentenceOf(Element element, const engine::Vocabulary& vocabulary, const engine::View* view) {
    const engine::ElementRow row = engine::rowOf(element, vocabulary);
    if (!row.isKnown()) {
        return QStringLiteral("<%1>").arg(
            QString::fromUtf8(element.tag().data(), static_cast<int>(element.tag().size())));
    }
    const Values values(element, row, vocabulary, view);
    const QByteArray pattern = engineText(row.sentence.empty() ? row.label : row.sentence).toUtf8();
    const std::vector<engine::SentencePiece> pieces =
        engine::sentencePieces({pattern.constData(), static_cast<std::size_t>(pattern.size())});
    const auto isShown = [&](const engine::SentencePiece& piece) {
        return piece.part < 0 || std::ranges::any_of(pieces, [&](const engine::SentencePiece& other) {
                   return other.part == piece.part && other.isSlot && other.text != "turn" && element.has(other.text);
               });
    };
    QString text;
    QStringList shown{QStringLiteral("turn"), QStringLiteral("enabled")};
    for (const engine::SentencePiece& piece : pieces) {
        const QString words = QString::fromUtf8(piece.text.data(), static_cast<qsizetype>(piece.text.size()));
        if (isShown(piece)) {
            text += piece.isSlot ? values[piece.text] : words;
        }
        shown << (piece.isSlot ? words : QString());
    }
    // Attributes that the sentence does not name, such as the properties of a planet.
    const engine::XmlTree& tree = *element.tree;
    for (auto at = tree.attributesBegin(element.index); at != tree.attributesEnd(element.index); ++at) {
        const std::string_view name = tree.name(*at);
        const QString word = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        if (!shown.contains(word)) {
            text += QStringLiteral(" · %1 = %2").arg(word, values[name]);
        }
    }
    return text;
}

QString sentenceOf(const engine::CheckedStatement& statement, const engine::Vocabulary& vocabulary,
                   const engine::View* view) {
    const std::string xml = "<orrery><run>" + engine::statementXml(statement) + "</run></orrery>";
    const engine::XmlTree tree = engine::parseXml(std::make_shared<const engine::SourceText>("", xml), {});
    const Element run = Element{&tree, tree.root()}.children().front();
    return sentenceOf(run.children().front(), vocabulary, view);
}

std::vector<StatementRow> statementRows(Element run, const engine::Vocabulary& vocabulary, const engine::View* view) {
    std::vector<StatementRow> rows;
    for (const Element child : run.children()) {
        if (child.tag() == "galaxy" || child.tag() == "branch") {
            continue;
        }
        const engine::StatementSpec* const spec = vocabulary.statement(child.tag());
        rows.push_back({.turn = engine::turnOf(child),
                        .sentence = sentenceOf(child, vocabulary, view),
                        .span = child.where().span,
                        .isEnabled = engine::isEnabled(child),
                        .canBeDisabled =
                            !child.isBroken() && (spec == nullptr || spec->element->attribute("enabled") != nullptr)});
    }
    std::ranges::stable_sort(rows, {}, &StatementRow::turn);
    return rows;
}

void StatementsModel::show(std::vector<StatementRow> rows) {
    // Keeps the rows that a view has selected, if only their content changed.
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) {
            emit dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, columns - 1));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void StatementsModel::setStale(bool isStale) {
    if (m_isStale != isStale) {
        m_isStale = isStale;
        if (!m_rows.empty()) {
            emit dataChanged(index(0, state), index(static_cast<int>(m_rows.size()) - 1, state));
        }
    }
}

int StatementsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StatementsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const StatementRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const Theme& colours = themeOf(QApplication::palette());
    const bool isRefused = row.isEnabled && !row.reason.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (index.column() == turn) {
            return row.turn;
        }
        if (index.column() == sentence) {
            return row.sentence;
        }
        return !row.isEnabled ? tr("disabled") : m_isStale && isRefused ? tr("Checking…") : row.reason;
    case Qt::ToolTipRole:
        return isRefused ? row.reason : row.sentence;
    case Qt::CheckStateRole:
        return index.column() == sentence ? QVariant(row.isEnabled ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ForegroundRole:
        return !row.isEnabled || (m_isStale && index.column() == state) ? QVariant(QBrush(colours.dimText))
               : isRefused && index.column() == state                   ? QVariant(QBrush(colours.error))
                                                                        : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == sentence && !row.isEnabled ? QVariant(tr("%1 (disabled)").arg(row.sentence))
                                                            : QVariant();
    case SpanRole:
        return row.span.begin;
    default:
        return {};
    }
}

QVariant StatementsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case turn:
        return tr("Turn");
    case sentence:
        return tr("Statement");
    case state:
        return tr("Why it does not act");
    default:
        return {};
    }
}

Qt::ItemFlags StatementsModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == turn) {
        flags |= Qt::ItemIsEditable;
    }
    if (index.column() == sentence && index.isValid() && m_rows[static_cast<std::size_t>(index.row())].canBeDisabled) {
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

bool StatementsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    if (role == Qt::CheckStateRole && index.column() == sentence) {
        emit enabledEntered(index.row(), value.toInt() == Qt::Checked);
        return true;
    }
    bool isNumber = false;
    const int entered = value.toInt(&isNumber);
    if (role != Qt::EditRole || index.column() != turn || !isNumber || entered < 0 ||
        static_cast<std::uint32_t>(entered) > lastTurn) {
        return false;
    }
    emit turnEntered(index.row(), static_cast<std::uint32_t>(entered));
    return true;
}

} // namespace orrery::widgets
