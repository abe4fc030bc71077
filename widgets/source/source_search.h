// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QVector>

#include <optional>

namespace orrery::widgets {

/// A half-open range of bytes in the text of a view.
struct ByteRange {
    int begin = 0;
    int end = 0;
    friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// A search query. Regular expressions have Perl's syntax. In them, ^ and $ match at each line.
struct SearchQuery {
    QString pattern;
    bool isRegularExpression = false;
    bool isCaseSensitive = false;
    bool isWholeWords = false;
    friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

/// Finds a query in one version of a text. Matches are ranges of bytes, even if the text is not valid UTF-8. Each
/// invalid byte counts as one character that only a wildcard matches. Skips empty matches.
class SourceSearch {
public:
    SourceSearch(const QByteArray& bytes, const SearchQuery& query);

    /// Returns the error in the regular expression; empty if there is none.
    QString error() const;
    /// Returns the first @p limit matches.
    QVector<ByteRange> all(int limit) const;
    /// Returns the first match that begins at or after @p offset, or else the first of all.
    std::optional<ByteRange> next(int offset) const;
    /// Returns the last match that begins before @p offset, or else the last of all.
    std::optional<ByteRange> previous(int offset) const;
    /// Returns the bytes of the match that begins at @p offset, and of its groups. Returns nullopt if no match begins
    /// there.
    std::optional<QVector<QByteArray>> groupsAt(int offset) const;
    /// Returns the replacement of a match. In a regular expression, \1 … \9 and $1 … $9 insert its groups, and \0 and
    /// $0 the match. There \n inserts a line end, \t a tab, \\ a backslash, and $$ a dollar sign.
    static QByteArray replacementFor(const SearchQuery& query, const QVector<QByteArray>& groups,
                                     const QString& replacement);
    /// Returns the replacement of the match that begins at @p offset. Returns nullopt if no match begins there.
    std::optional<QByteArray> replacementAt(int offset, const QString& replacement) const;

private:
    qsizetype unitAt(int offset) const;
    int byteAt(qsizetype unit) const;
    ByteRange rangeOf(const QRegularExpressionMatch& match) const;

    SearchQuery m_query;
    QRegularExpression m_expression;
    QString m_text;
    /// The numbers of bytes and UTF-16 units at regular distances. A text in ASCII has none, because its numbers are
    /// equal.
    struct Milestone {
        int byte;
        qsizetype unit;
    };
    QVector<Milestone> m_milestones;
    QByteArray m_bytes;
};

} // namespace orrery::widgets
