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

/// A search query. Regular expressions have Perl's syntax; ^ and $ match at each line.
struct SearchQuery {
    QString pattern;
    bool isRegularExpression = false;
    bool isCaseSensitive = false;
    bool isWholeWords = false;
    friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

/// Finds a query in one version of a text. Matches are in bytes, also if the text is not valid UTF-8. Each invalid byte
/// counts as one character that only a wildcard matches. Empty matches are skipped.
class SourceSearch {
public:
    SourceSearch(const QByteArray& bytes, const SearchQuery& query);

    /// Returns the error in the regular expression; empty if there is none.
    QString error() const;
    /// Returns the first @p limit matches.
    QVector<ByteRange> all(int limit) const;
    /// Returns the first match that begins at or after @p offset, else the first of all.
    std::optional<ByteRange> next(int offset) const;
    /// Returns the last match that begins before @p offset, else the last of all.
    std::optional<ByteRange> previous(int offset) const;
    /// Returns the bytes of the match that begins at @p offset and of its groups; nullopt if none begins there.
    std::optional<QVector<QByteArray>> groupsAt(int offset) const;
    /// Returns the replacement of a match. In a regular expression \1 … \9 and $1 … $9 insert its groups, \0 and $0 the
    /// match, \n a line end, \t a tab. \\ and $$ insert a backslash and a dollar sign.
    static QByteArray replacementFor(const SearchQuery& query, const QVector<QByteArray>& groups,
                                     const QString& replacement);
    /// Returns the same for the match that begins at @p offset; nullopt if none begins there.
    std::optional<QByteArray> replacementAt(int offset, const QString& replacement) const;

private:
    qsizetype unitAt(int offset) const;
    int byteAt(qsizetype unit) const;
    ByteRange rangeOf(const QRegularExpressionMatch& match) const;

    SearchQuery m_query;
    QRegularExpression m_expression;
    QString m_text;
    /// Bytes and UTF-16 units at regular distances; empty for ASCII, where they are the same.
    struct Milestone {
        int byte;
        qsizetype unit;
    };
    QVector<Milestone> m_milestones;
    QByteArray m_bytes;
};

} // namespace orrery::widgets
