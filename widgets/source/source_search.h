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

/// What to look for. A regular expression is Perl's; ^ and $ match at each line.
struct SearchQuery {
    QString pattern;
    bool isRegularExpression = false;
    bool isCaseSensitive = false;
    bool isWholeWords = false;
    friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

/// Finds a query in one version of a text. Matches are given in bytes, also where the text is not valid UTF-8: each
/// stray byte counts as one character that nothing matches but a wildcard. Empty matches are left out.
class SourceSearch {
public:
    SourceSearch(const QByteArray& bytes, const SearchQuery& query);

    /// What is wrong with the regular expression; empty if nothing is.
    QString error() const;
    /// The first @p limit matches.
    QVector<ByteRange> all(int limit) const;
    /// The first match that begins at or behind @p offset, else the first of all.
    std::optional<ByteRange> next(int offset) const;
    /// The last match that begins before @p offset, else the last of all.
    std::optional<ByteRange> previous(int offset) const;
    /// The bytes of the match that begins at @p offset and of its groups; nothing if none begins there.
    std::optional<QVector<QByteArray>> groupsAt(int offset) const;
    /// What takes a match's place. For a regular expression \1 … \9 and $1 … $9 give its groups, \0 and $0 the match,
    /// \n a line end, \t a tab, \\ and $$ themselves.
    static QByteArray replacementFor(const SearchQuery& query, const QVector<QByteArray>& groups,
                                     const QString& replacement);
    /// The same for the match that begins at @p offset; nothing if none begins there.
    std::optional<QByteArray> replacementAt(int offset, const QString& replacement) const;

private:
    qsizetype unitAt(int offset) const;
    int byteAt(qsizetype unit) const;
    ByteRange rangeOf(const QRegularExpressionMatch& match) const;

    SearchQuery m_query;
    QRegularExpression m_expression;
    QString m_text;
    /// Bytes and units at every so many characters; empty for ASCII, where they are the same.
    struct Milestone {
        int byte;
        qsizetype unit;
    };
    QVector<Milestone> m_milestones;
    QByteArray m_bytes;
};

} // namespace orrery::widgets
