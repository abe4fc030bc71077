// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_search.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int milestoneStep = 1024; ///< number of bytes between two milestones

struct Character {
    char32_t code = QChar::ReplacementCharacter;
    int bytes = 1;
};

/// Returns the character at a byte. An invalid byte counts as a character of its own.
Character characterAt(const QByteArray& bytes, int at) {
    const auto byte = [&](int i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char lead = byte(at);
    if (lead < 0x80)
        return {.code = lead};
    const int count = lead >= 0xf0 && lead < 0xf5   ? 4
                      : lead >= 0xe0 && lead < 0xf0 ? 3
                      : lead >= 0xc2 && lead < 0xe0 ? 2
                                                    : 0;
    if (count == 0 || at + count > bytes.size())
        return {};
    char32_t code = lead & (0x7f >> count);
    for (int i = 1; i < count; ++i) {
        if ((byte(at + i) & 0xc0) != 0x80)
            return {};
        code = code << 6 | (byte(at + i) & 0x3f);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[count] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return {};
    return {.code = code, .bytes = count};
}

int unitsOf(char32_t code) {
    return QChar::requiresSurrogates(code) ? 2 : 1;
}

} // namespace

SourceSearch::SourceSearch(const QByteArray& bytes, const SearchQuery& query) : m_query(query), m_bytes(bytes) {
    QString pattern = query.isRegularExpression ? query.pattern : QRegularExpression::escape(query.pattern);
    if (query.isWholeWords)
        pattern = QStringLiteral("\\b(?:%1)\\b").arg(pattern);
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!query.isCaseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    m_expression = QRegularExpression(pattern, options);

    if (std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        m_text = QString::fromLatin1(bytes);
        return;
    }
    m_text.reserve(bytes.size());
    for (int at = 0; at < bytes.size();) {
        if (m_milestones.isEmpty() || at >= m_milestones.back().byte + milestoneStep)
            m_milestones.append({at, m_text.size()});
        const Character character = characterAt(bytes, at);
        m_text += QChar::fromUcs4(character.code);
        at += character.bytes;
    }
}

QString SourceSearch::error() const {
    return m_expression.isValid() ? QString() : m_expression.errorString();
}

qsizetype SourceSearch::unitAt(int offset) const {
    if (m_milestones.isEmpty())
        return std::min<qsizetype>(offset, m_text.size());
    const auto behind = std::ranges::upper_bound(m_milestones, offset, {}, &Milestone::byte);
    Milestone place = *(behind == m_milestones.begin() ? behind : behind - 1);
    while (place.byte < offset && place.byte < m_bytes.size()) {
        const Character character = characterAt(m_bytes, place.byte);
        place = {place.byte + character.bytes, place.unit + unitsOf(character.code)};
    }
    return place.unit;
}

int SourceSearch::byteAt(qsizetype unit) const {
    if (m_milestones.isEmpty())
        return static_cast<int>(unit);
    const auto behind = std::ranges::upper_bound(m_milestones, unit, {}, &Milestone::unit);
    Milestone place = *(behind == m_milestones.begin() ? behind : behind - 1);
    while (place.unit < unit && place.byte < m_bytes.size()) {
        const Character character = characterAt(m_bytes, place.byte);
        place = {place.byte + character.bytes, place.unit + unitsOf(character.code)};
    }
    return place.byte;
}

ByteRange SourceSearch::rangeOf(const QRegularExpressionMatch& match) const {
    return {byteAt(match.capturedStart()), byteAt(match.capturedEnd())};
}

QVector<ByteRange> SourceSearch::all(int limit) const {
    QVector<ByteRange> result;
    if (m_expression.pattern().isEmpty() || !m_expression.isValid())
        return result;
    for (auto matches = m_expression.globalMatch(m_text); matches.hasNext() && result.size() < limit;) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0)
            result.append(rangeOf(match));
    }
    return result;
}

std::optional<ByteRange> SourceSearch::next(int offset) const {
    if (m_expression.pattern().isEmpty() || !m_expression.isValid())
        return {};
    for (const qsizetype from : {unitAt(offset), qsizetype{0}}) {
        for (auto matches = m_expression.globalMatch(m_text, from); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            if (match.capturedLength() > 0)
                return rangeOf(match);
        }
    }
    return {};
}

std::optional<ByteRange> SourceSearch::previous(int offset) const {
    if (m_expression.pattern().isEmpty() || !m_expression.isValid())
        return {};
    const qsizetype limit = unitAt(offset);
    std::optional<QRegularExpressionMatch> before;
    std::optional<QRegularExpressionMatch> last;
    for (auto matches = m_expression.globalMatch(m_text); matches.hasNext();) {
        QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        if (match.capturedStart() < limit)
            before = match;
        else if (before)
            break;
        last = std::move(match);
    }
    if (before)
        return rangeOf(*before);
    return last ? std::optional(rangeOf(*last)) : std::nullopt;
}

std::optional<QVector<QByteArray>> SourceSearch::groupsAt(int offset) const {
    const QRegularExpressionMatch match = m_expression.match(m_text, unitAt(offset), QRegularExpression::NormalMatch,
                                                             QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch() || match.capturedLength() == 0)
        return {};
    QVector<QByteArray> groups;
    for (int group = 0; group <= match.lastCapturedIndex(); ++group) {
        // Copies the bytes themselves, to keep invalid UTF-8.
        const int begin = match.capturedStart(group) < 0 ? 0 : byteAt(match.capturedStart(group));
        const int end = match.capturedStart(group) < 0 ? 0 : byteAt(match.capturedEnd(group));
        groups.append(m_bytes.mid(begin, end - begin));
    }
    return groups;
}

std::optional<QByteArray> SourceSearch::replacementAt(int offset, const QString& replacement) const {
    const auto groups = groupsAt(offset);
    return groups ? std::optional(replacementFor(m_query, *groups, replacement)) : std::nullopt;
}

QByteArray SourceSearch::replacementFor(const SearchQuery& query, const QVector<QByteArray>& groups,
                                        const QString& replacement) {
    if (!query.isRegularExpression)
        return replacement.toUtf8();
    QByteArray result;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const QChar c = replacement[i];
        const QChar following = i + 1 < replacement.size() ? replacement[i + 1] : QChar();
        const bool isEscape = c == QLatin1Char('\\') || c == QLatin1Char('$');
        if (isEscape && following >= QLatin1Char('0') && following <= QLatin1Char('9')) {
            result += groups.value(following.unicode() - u'0');
            ++i;
        } else if (isEscape && following == c) {
            result += c.toLatin1();
            ++i;
        } else if (c == QLatin1Char('\\') && (following == QLatin1Char('n') || following == QLatin1Char('t'))) {
            result += following == QLatin1Char('n') ? '\n' : '\t';
            ++i;
        } else if (c.isHighSurrogate() && following.isLowSurrogate()) {
            result += replacement.mid(i, 2).toUtf8();
            ++i;
        } else {
            result += QString(c).toUtf8();
        }
    }
    return result;
}

} // namespace orrery::widgets
