// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/usages_model.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

constexpr std::array kindTexts{
    QT_TRANSLATE_NOOP("NameKinds", "class"),       QT_TRANSLATE_NOOP("NameKinds", "group"),
    QT_TRANSLATE_NOOP("NameKinds", "scenario"),    QT_TRANSLATE_NOOP("NameKinds", "condition"),
    QT_TRANSLATE_NOOP("NameKinds", "object"),      QT_TRANSLATE_NOOP("NameKinds", "type"),
    QT_TRANSLATE_NOOP("NameKinds", "scope"),       QT_TRANSLATE_NOOP("NameKinds", "meter"),
    QT_TRANSLATE_NOOP("NameKinds", "property"),    QT_TRANSLATE_NOOP("NameKinds", "resource"),
    QT_TRANSLATE_NOOP("NameKinds", "enumeration"), QT_TRANSLATE_NOOP("NameKinds", "value"),
    QT_TRANSLATE_NOOP("NameKinds", "event"),       QT_TRANSLATE_NOOP("NameKinds", "kind"),
    QT_TRANSLATE_NOOP("NameKinds", "constant"),    QT_TRANSLATE_NOOP("NameKinds", "variable"),
    QT_TRANSLATE_NOOP("NameKinds", "function"),    QT_TRANSLATE_NOOP("NameKinds", "parameter"),
    QT_TRANSLATE_NOOP("NameKinds", "aggregate"),   QT_TRANSLATE_NOOP("NameKinds", "table"),
    QT_TRANSLATE_NOOP("NameKinds", "column"),      QT_TRANSLATE_NOOP("NameKinds", "stacking name"),
    QT_TRANSLATE_NOOP("NameKinds", "text"),        QT_TRANSLATE_NOOP("NameKinds", "grouping"),
    QT_TRANSLATE_NOOP("NameKinds", "counter")};
static_assert(kindTexts.size() == static_cast<std::size_t>(engine::NameKind::count_));

/// The maximum number of changed files for which the model emits one signal per file. For more files, it emits one
/// signal for all, because views look up each changed place.
constexpr std::size_t toldOneByOne = 16;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

QString nameKindText(engine::NameKind kind) {
    return QCoreApplication::translate("NameKinds", kindTexts[static_cast<std::size_t>(kind)]);
}

LineOfText lineAt(const engine::SourceText& file, engine::Span span) {
    engine::Span line = file.lineSpan(file.position(span.begin).line);
    const std::string_view bytes = file.bytes();
    while (line.begin < span.begin && (bytes[line.begin] == ' ' || bytes[line.begin] == '\t')) {
        ++line.begin;
    }
    const std::uint32_t end = std::min(span.end, std::max(line.end, span.begin));
    LineOfText out;
    // Takes only the part around the place if the line is long.
    constexpr std::uint32_t most = 400;
    const bool isLong = span.begin > line.begin + most / 2;
    std::uint32_t begin = isLong ? span.begin - most / 2 : line.begin;
    while (begin < span.begin && (static_cast<unsigned char>(bytes[begin]) & 0xC0u) == 0x80u) {
        ++begin;
    }
    const QString before = (isLong ? QStringLiteral("…") : QString()) + text(bytes.substr(begin, span.begin - begin));
    const QString inside = text(bytes.substr(span.begin, end - span.begin));
    out.begin = static_cast<int>(before.size());
    out.end = out.begin + static_cast<int>(inside.size());
    out.text = before + inside + text(bytes.substr(end, std::min(line.end > end ? line.end - end : 0u, most)));
    out.text.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return out;
}

bool UsagesModel::File::isLike(const File& other) const {
    return places.size() == other.places.size() && text->path() == other.text->path();
}

std::vector<UsagesModel::File> UsagesModel::placesOf(const engine::ParsedProject& project,
                                                     const engine::NameIndex& names, engine::NameId name) {
    std::vector<File> files;
    engine::FileId last;
    for (const std::uint32_t at : names.placesOf(name)) {
        const engine::NamePlace& place = names.places()[at];
        if (files.empty() || place.where.file != last) {
            files.push_back({project.sources.files[place.where.file.value].text, {}});
            last = place.where.file;
        }
        files.back().places.push_back({place.where, place.isDefinition});
    }
    return files;
}

void UsagesModel::show(std::vector<File> files) {
    if (std::ranges::equal(files, m_files, [](const File& a, const File& b) { return a.isLike(b); })) {
        if (files.size() > toldOneByOne) {
            emit layoutAboutToBeChanged();
            m_files = std::move(files);
            emit layoutChanged();
            return;
        }
        m_files = std::move(files);
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex file = index(row, 0);
            emit dataChanged(index(0, 0, file), index(rowCount(file) - 1, 0, file));
        }
        return;
    }
    beginResetModel();
    m_files = std::move(files);
    m_count = 0;
    for (const File& file : m_files) {
        m_count += static_cast<int>(file.places.size());
    }
    endResetModel();
}

Qt::ItemFlags UsagesModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return index.isValid() && !isHeading(index) ? flags | Qt::ItemNeverHasChildren : flags;
}

std::optional<engine::Location> UsagesModel::where(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return std::nullopt;
    }
    return m_files[headingOf(index)].places[static_cast<std::size_t>(index.row())].where;
}

QVariant UsagesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (isHeading(index)) {
        const File& file = m_files[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return tr("%1 (%2)").arg(QString::fromStdString(file.text->path())).arg(file.places.size());
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return font;
        }
        default:
            return {};
        }
    }
    const File& file = m_files[headingOf(index)];
    const Place& place = file.places[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString line = lineAt(*file.text, place.where.span).text;
        const quint32 number = file.text->position(place.where.span.begin).line;
        return place.isDefinition ? tr("%1: %2  — defined here").arg(number).arg(line)
                                  : tr("%1: %2").arg(number).arg(line);
    }
    case Qt::ToolTipRole:
        return lineAt(*file.text, place.where.span).text;
    case MarkBeginRole:
        return lineAt(*file.text, place.where.span).begin;
    case MarkEndRole:
        return lineAt(*file.text, place.where.span).end;
    default:
        return {};
    }
}

} // namespace orrery::widgets
