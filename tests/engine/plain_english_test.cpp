// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of docs/glossary.md, for everything that people read: comments, docs, help, and the texts of the program.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace orrery {

namespace {

constexpr qsizetype mostWords = 25;

struct Passage {
    QString place; ///< "engine/text/span.h:12"
    QString text;
};

QString read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString inSource(const QString& path) {
    return QStringLiteral(ORRERY_SOURCE_DIR "/") + path;
}

/// Returns the words to avoid: those in backquotes in the first column of the glossary's first table.
QStringList avoidedWords() {
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QStringList words;
    bool isInTable = false;
    const QStringList lines = read(inSource(QStringLiteral("docs/glossary.md"))).split(u'\n');
    for (const QString& line : lines) {
        if (!line.startsWith(u'|')) {
            if (isInTable) {
                break;
            }
            continue;
        }
        isInTable = true;
        auto found = quoted.globalMatch(line.section(u'|', 1, 1));
        while (found.hasNext()) {
            words << found.next().captured(1);
        }
    }
    return words;
}

QStringList sentencesOf(QString text) {
    static const QRegularExpression code(QStringLiteral("`[^`]*`"));
    static const QRegularExpression end(QStringLiteral("(?<=[.!?:;])\\s+"));
    text.replace(code, QStringLiteral("X"));
    return text.simplified().split(end, Qt::SkipEmptyParts);
}

/// Returns the rules that a passage breaks; empty if none.
QStringList faultsOf(const QString& text, const QRegularExpression& avoided) {
    static const QRegularExpression opening(QStringLiteral("^(What|Who|Whom|Whose|Whoever|Whatever|That which)\\b"));
    static const QRegularExpression word(QStringLiteral("(?<![\\w{-])[A-Za-z][\\w'’-]*")); // slots are not words
    QStringList faults;
    for (const QString& sentence : sentencesOf(text)) {
        if (opening.match(sentence).hasMatch() && !sentence.endsWith(u'?')) {
            faults << QStringLiteral("begins with a relative clause: ") + sentence;
        }
        qsizetype words = 0;
        for (auto all = word.globalMatch(sentence); all.hasNext(); all.next()) {
            ++words;
        }
        if (words > mostWords) {
            faults << QStringLiteral("has %1 words: ").arg(words) + sentence;
        }
        if (const auto match = avoided.match(sentence); match.hasMatch()) {
            faults << QStringLiteral("says '%1': ").arg(match.captured()) + sentence;
        }
    }
    return faults;
}

/// Returns the comments of a source. Comments on consecutive lines are one passage.
QList<Passage> commentsOf(const QString& path) {
    static const QRegularExpression own(QStringLiteral("^\\s*///?<?\\s?(.*)$"));
    static const QRegularExpression trailing(QStringLiteral("(?<![:\"'])///?<? (.*)$"));
    static const QRegularExpression parameter(QStringLiteral("^@(param \\w+|return|note)\\s*"));
    QList<Passage> passages;
    const QStringList lines = read(inSource(path)).split(u'\n');
    bool isOpen = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto whole = own.match(lines[i]);
        const QString place = QStringLiteral("%1:%2").arg(path).arg(i + 1);
        if (!whole.hasMatch()) {
            isOpen = false;
            if (const auto behind = trailing.match(lines[i]); behind.hasMatch()) {
                passages.append({place, behind.captured(1)});
            }
            continue;
        }
        QString text = whole.captured(1);
        if (text.contains(QLatin1String("SPDX")) || text.startsWith(QLatin1String("NOLINT"))) {
            isOpen = false;
            continue;
        }
        if (text.startsWith(u'@')) {
            text.remove(parameter);
            isOpen = false;
        }
        if (isOpen) {
            passages.last().text += u' ' + text;
        } else {
            passages.append({place, text});
        }
        isOpen = true;
    }
    return passages;
}

/// Returns the prose of a page without code, tables and headings. Each item of a list is a passage.
QList<Passage> proseOf(const QString& path) {
    static const QRegularExpression item(QStringLiteral("^\\s*([-*]|\\d+\\.)\\s+"));
    QList<Passage> passages;
    bool isCode = false;
    bool isOpen = false;
    const QStringList lines = read(inSource(path)).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString line = lines[i];
        const bool isFence = line.trimmed().startsWith(QLatin1String("```"));
        isCode = isCode != isFence;
        const bool isProse = !isCode && !isFence && !line.startsWith(QLatin1String("    ")) &&
                             !line.trimmed().isEmpty() && !line.startsWith(u'|') && !line.startsWith(u'#');
        if (!isProse) {
            isOpen = false;
            continue;
        }
        if (item.match(line).hasMatch()) {
            line.remove(item);
            isOpen = false;
        }
        if (isOpen) {
            passages.last().text += u' ' + line;
        } else {
            passages.append({QStringLiteral("%1:%2").arg(path).arg(i + 1), line});
        }
        isOpen = true;
    }
    return passages;
}

/// Returns a text without its accelerators. Tags of rich text separate sentences.
QString paragraphs(QString text) {
    static const QRegularExpression tag(QStringLiteral("</?(h\\d|p|b|br|i|pre|a|li|ul)\\b[^>]*>"));
    return text.remove(u'&').replace(tag, QStringLiteral(". "));
}

/// Returns the English texts of a file of translations.
QList<Passage> textsOf(const QString& path) {
    QList<Passage> passages;
    QFile file(inSource(path));
    if (!file.open(QIODevice::ReadOnly)) {
        return passages;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("source")) {
            const auto line = xml.lineNumber();
            passages.append({QStringLiteral("%1:%2").arg(path).arg(line), paragraphs(xml.readElementText())});
        }
    }
    return passages;
}

QStringList filesBelow(const QString& folder, const QStringList& names) {
    QStringList files;
    QDirIterator all(inSource(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        files << QDir(QStringLiteral(ORRERY_SOURCE_DIR)).relativeFilePath(all.next());
    }
    files.sort();
    return files;
}

} // namespace

class PlainEnglishTest : public QObject {
    Q_OBJECT

private slots:
    void rules();
    void passages_data();
    void passages();

private:
    QRegularExpression avoided() const;
};

QRegularExpression PlainEnglishTest::avoided() const {
    QStringList patterns;
    for (const QString& word : avoidedWords()) {
        patterns << QRegularExpression::escape(word);
    }
    return QRegularExpression(QStringLiteral("\\b(%1)\\b").arg(patterns.join(u'|')),
                              QRegularExpression::CaseInsensitiveOption);
}

void PlainEnglishTest::rules() {
    QVERIFY(avoidedWords().size() > 20);
    const QRegularExpression avoid = avoided();
    QCOMPARE(faultsOf(QStringLiteral("What a row is called."), avoid).size(), 1);
    QCOMPARE(faultsOf(QStringLiteral("What changed?"), avoid).size(), 0);
    QCOMPARE(faultsOf(QStringLiteral("The name; for want of one, its number."), avoid).size(), 1);
    QCOMPARE(faultsOf(QStringLiteral("one ").repeated(26), avoid).size(), 1);
    QCOMPARE(faultsOf(QStringLiteral("Matches objects within N starlane jumps of the source."), avoid).size(), 0);
}

void PlainEnglishTest::passages_data() {
    QTest::addColumn<QStringList>("files");
    const auto row = [](const char* name, const QStringList& files) { QTest::newRow(name) << files; };
    const QStringList sources{QStringLiteral("*.h"), QStringLiteral("*.cpp")};
    for (const char* const folder : {"engine", "widgets", "app", "tests"}) {
        row(folder, filesBelow(QString::fromLatin1(folder), sources));
    }
    row("help", filesBelow(QStringLiteral("resources/help/en"), {QStringLiteral("*.md")}));
    row("docs", filesBelow(QStringLiteral("docs"), {QStringLiteral("*.md")}) +
                    QStringList{QStringLiteral("README.md"), QStringLiteral("CONTRIBUTING.md")});
    row("texts", {QStringLiteral("translations/engine_de.ts"), QStringLiteral("translations/orrery_de.ts")});
}

void PlainEnglishTest::passages() {
    QFETCH(const QStringList, files);
    QVERIFY(!files.isEmpty());
    const QRegularExpression avoid = avoided();
    QStringList faults;
    for (const QString& file : files) {
        const QList<Passage> all = file.endsWith(QLatin1String(".ts"))   ? textsOf(file)
                                   : file.endsWith(QLatin1String(".md")) ? proseOf(file)
                                                                         : commentsOf(file);
        for (const Passage& passage : all) {
            for (const QString& fault : faultsOf(passage.text, avoid)) {
                faults << passage.place + QStringLiteral(" ") + fault;
            }
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 places:\n").arg(faults.size()) + faults.join(u'\n')));
}

} // namespace orrery

QTEST_GUILESS_MAIN(orrery::PlainEnglishTest)
#include "plain_english_test.moc"
