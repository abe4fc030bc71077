// SPDX-License-Identifier: GPL-3.0-or-later
// The display of the source editor: styles, problems, hover, matches, icons.
#include "widgets/source/find_bar.h"
#include "widgets/source/source_editor.h"
#include "widgets/source/typing_aids.h"
#include "widgets/source/xml_styler.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

using Base = QsciScintillaBase;

/// One letter for each style, so that a test can write the expected styles under the text.
constexpr std::string_view letters = ".<tavecidnskfro_";
static_assert(letters.size() == sourceStyleCount);

QByteArray stylesOf(const QByteArray& text) {
    QByteArray styles(text.size(), '\0');
    XmlStyler(ExpressionNames::defaults())
        .style({text.constData(), static_cast<std::size_t>(text.size())}, {}, styles.data());
    for (char& style : styles)
        style = letters[static_cast<std::size_t>(style)];
    return styles;
}

QVector<ByteRange> indicated(const SourceEditor& editor, int number) {
    const auto indicator = static_cast<unsigned long>(number);
    QVector<ByteRange> ranges;
    for (long at = 0; at < editor.length();) {
        const long end = editor.SendScintilla(Base::SCI_INDICATOREND, indicator, at);
        if (end <= at)
            break;
        if (editor.SendScintilla(Base::SCI_INDICATORVALUEAT, indicator, at))
            ranges.append({static_cast<int>(at), static_cast<int>(end)});
        at = end;
    }
    return ranges;
}

QVector<ByteRange> underlined(const SourceEditor& editor, engine::Severity severity) {
    return indicated(editor, SourceMarks::firstIndicator + static_cast<int>(severity));
}

} // namespace

class SourceLooksTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }
    void colours_data();
    void colours();
    void stylesOnlyWhatChanged();
    void matchesTags();
    void showsMarks();
    void movesMarks();
    void showsOnlyWhatDiffers();
    void saysWhatIsWrongOnHover();
    void finds_data();
    void finds();
    void findsNextAndPrevious();
    void replaces();
    void keepsKeysOfTheFindBar_data();
    void keepsKeysOfTheFindBar();
    void togglesComments_data();
    void togglesComments();
    void everyIconDraws();
    void themesAreReadable_data();
    void themesAreReadable();
};

void SourceLooksTest::colours_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("styles");
    const auto row = [](const char* name, const char* text, const char* styles) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(styles);
    };
    row("I2.2 element", "<a b=\"c\">x</a>", "<t.a<vvv<.<<t<");
    row("I2.2 comment", "<!-- a -->b", "cccccccccc.");
    row("I2.2 expression attribute", "<a if=\"x > 1\"/>", "<t.aa<v__o_nv<<");
    row("I2.2 keywords", "<a if=\"not x or y\"/>", "<t.aa<vkkk___kk__v<<");
    row("I2.2 function", "<a if=\"has(t, X)\"/>", "<t.aa<vfffo_o__ov<<");
    row("I2.2 keyword before a bracket", "<a if=\"not (x)\"/>", "<t.aa<vkkk_o_ov<<");
    row("I2.2 roots", "<a if=\"Source.x\"/>", "<t.aa<vrrrrrro_v<<");
    row("I2.2 root's name as a member", "<a if=\"x.Source\"/>", "<t.aa<v_o______v<<");
    row("I2.2 entities as operators", "<a if=\"x &lt; 1\"/>", "<t.aa<v__oooo_nv<<");
    row("I2.2 dice and decimals", "<a if=\"2d6+.5\"/>", "<t.aa<vnnnonnv<<");
    row("I2.2 text in an expression", "<a if='f(\"b c\")'/>", "<t.aa<vfosssssov<<");
    row("I2.2 operators show an expression", "<a x=\"b == 2\"/>", "<t.a<v__oo_nv<<");
    row("I2.2 ids with hyphens are values", "<a x=\"b-c\"/>", "<t.a<vvvvv<<");
    row("I2.2 prose stays prose", "<a help=\"b == 2\"/>", "<t.aaaa<vvvvvvvv<<");
    row("I2.2 braces in text", "<m>a {B.c} d", "<t<..o_o_o..");
    row("I2.2 unclosed tag", "<a b\n<c/>", "<t.a.<t<<");
    row("I2.2 unclosed quote", "<a b=\"c\n<d/>", "<t.a<vvv<t<<");
    row("I2.2 CDATA", "<a><![CDATA[<b>]]>c", "<t<ddddddddddddddd.");
    row("I2.2 declaration", "<?xml?><a/>", "iiiiiii<t<<");
}

void SourceLooksTest::colours() {
    QFETCH(QByteArray, text);
    QTEST(stylesOf(text), "styles");
}

void SourceLooksTest::stylesOnlyWhatChanged() {
    // After any edits in any order, with styling requested up to any place, the styles, states and folds are right.
    // They equal those of the whole text styled from its start.
    constexpr std::array pieces = {"<a>", "</a>", "\n", "<b if=\"", "\"", "x + 1", "<!--", "-->", "\r\n", "<c/>", "'"};
    QRandomGenerator random(7);
    SourceEditor editor;
    editor.resize(400, 200);
    QByteArray text;
    for (int i = 0; i < 40; ++i)
        text += QByteArray("<a>\n  <b if=\"x + ") + QByteArray::number(i) + "\"/>\n</a>\n";
    editor.setBytes(text);
    editor.styleAt(static_cast<int>(text.size()) - 1);
    for (int round = 0; round < 6000; ++round) {
        const int begin =
            random.bounded(random.bounded(4) == 0 ? editor.length() + 1 : std::min(600, editor.length() + 1));
        const int end = std::min(editor.length(), begin + (random.bounded(6) == 0 ? random.bounded(20) : 0));
        editor.replaceSpan(begin, end,
                           pieces[static_cast<std::size_t>(random.bounded(static_cast<int>(pieces.size())))]);
        // Like a view: usually up to the end of the visible part, sometimes elsewhere.
        if (editor.length() > 700 && random.bounded(3) != 0)
            editor.styleAt(random.bounded(8) == 0 ? random.bounded(editor.length()) : 700);
        if (round % 20 != 0)
            continue;
        const QByteArray now = editor.bytes();
        editor.styleAt(editor.length() - 1);
        SourceEditor fresh;
        fresh.setBytes(now);
        fresh.styleAt(fresh.length() - 1);
        for (int line = 0; line < editor.lines(); ++line)
            for (const unsigned message : {Base::SCI_GETLINESTATE, Base::SCI_GETFOLDLEVEL})
                QCOMPARE(editor.SendScintilla(message, line), fresh.SendScintilla(message, line));
        for (int at = 0; at < now.size(); ++at)
            if (editor.SendScintilla(Base::SCI_GETSTYLEAT, at) != fresh.SendScintilla(Base::SCI_GETSTYLEAT, at))
                QFAIL(qPrintable(QStringLiteral("round %1, byte %2").arg(round).arg(at)));
    }
}

void SourceLooksTest::matchesTags() {
    SourceEditor editor;
    editor.setBytes("<a>\n<b><a/></b>\n<!-- </a> --></a>");
    editor.show();
    const auto boxed = [&] { return indicated(editor, SourceMarks::firstIndicator + 3); };
    editor.goTo(2, 2);
    QTRY_COMPARE(boxed(), (QVector<ByteRange>{{1, 2}, {31, 32}}));
    editor.goTo(13, 13);
    QTRY_COMPARE(boxed(), (QVector<ByteRange>{{5, 6}, {13, 14}}));
    QTest::keyClick(&editor, Qt::Key_X); // the names differ now
    QTRY_COMPARE(boxed(), QVector<ByteRange>());
}

void SourceLooksTest::showsMarks() {
    SourceEditor editor;
    editor.setBytes("<a>\n<b c=\"d\"/>\n</a>");
    editor.setMarks({{.begin = 10, .end = 11, .severity = engine::Severity::error, .message = std::string("e")},
                     {.begin = 5, .end = 6, .severity = engine::Severity::hint, .message = std::string("h")},
                     {.begin = 19, .end = 19, .severity = engine::Severity::warning, .message = std::string("w")}});
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{10, 11}}));
    QCOMPARE(underlined(editor, engine::Severity::hint), (QVector<ByteRange>{{5, 6}}));
    QCOMPARE(underlined(editor, engine::Severity::warning), (QVector<ByteRange>{{18, 19}}));
    QCOMPARE(editor.SendScintilla(Base::SCI_MARKERGET, 1UL) & SourceMarks::markerMask, 0b001); // the worst of the line
    QCOMPARE(editor.SendScintilla(Base::SCI_MARKERGET, 2UL) & SourceMarks::markerMask, 0b010);
    editor.setMarks({{.begin = 5, .end = 6, .severity = engine::Severity::hint, .message = std::string("h")}});
    QCOMPARE(underlined(editor, engine::Severity::error), QVector<ByteRange>());
    QCOMPARE(editor.SendScintilla(Base::SCI_MARKERGET, 1UL) & SourceMarks::markerMask, 0b100);
    QCOMPARE(editor.SendScintilla(Base::SCI_MARKERGET, 2UL) & SourceMarks::markerMask, 0);
}

void SourceLooksTest::movesMarks() {
    SourceEditor editor;
    editor.setBytes("<a>\n<b c=\"d\"/>\n</a>");
    editor.setMarks({{.begin = 9, .end = 12, .severity = engine::Severity::error, .message = std::string("e")}});
    editor.replaceSpan(3, 3, "\n<x/>");
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{14, 17}}));
    QCOMPARE(editor.marks().front().begin, 14);
    QCOMPARE(editor.marks().front().end, 17);
    editor.replaceSpan(15, 16, "long");
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{14, 20}}));
    QCOMPARE(editor.marks().front().end, 20);
    QCOMPARE(editor.SendScintilla(Base::SCI_MARKERGET, 2UL) & SourceMarks::markerMask, 0b001);
    editor.replaceSpan(18, 24, ""); // across its end
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{14, 18}}));
    QCOMPARE(editor.marks().front().end, 18);
    editor.replaceSpan(10, 15, "ab"); // across its begin
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{12, 15}}));
    QCOMPARE(editor.marks().front().begin, 12);
    QCOMPARE(editor.marks().front().end, 15);
    editor.replaceSpan(0, editor.length(), "");
    QCOMPARE(underlined(editor, engine::Severity::error), QVector<ByteRange>());
    // A long replacement keeps the lines that it has in common with the text.
    const QByteArray lines = QByteArray("<b/>\n").repeated(200);
    editor.setBytes(lines);
    editor.setMarks({{.begin = 501, .end = 503, .severity = engine::Severity::error, .message = std::string("e")}});
    editor.goTo(502, 502);
    const QByteArray changed = "<long/>\n" + lines.mid(5, 900) + "<c/>\n" + lines.mid(910);
    editor.replaceSpan(0, editor.length(), changed);
    QCOMPARE(editor.bytes(), changed);
    QCOMPARE(underlined(editor, engine::Severity::error), (QVector<ByteRange>{{504, 506}}));
    QCOMPARE(editor.caretOffset(), 505);
    editor.replaceSpan(0, editor.length(), lines + "<d/>");
    QCOMPARE(editor.bytes(), lines + "<d/>");
}

/// Checks that the view equals a fresh one after any edits and new marks, although it updates only differences (P3.1).
void SourceLooksTest::showsOnlyWhatDiffers() {
    QRandomGenerator random(5);
    const auto below = [&](int end) { return static_cast<int>(random.bounded(end)); };
    SourceEditor editor;
    editor.setBytes(QByteArray("<a b=\"c\">\n  text\n</a>\n").repeated(20));
    QVector<SourceMark> marks;
    for (int round = 0; round < 400; ++round) {
        for (int edits = below(4); edits > 0; --edits) {
            const int begin = below(editor.length());
            editor.replaceSpan(begin, std::min(begin + below(30), editor.length()),
                               QByteArray("x\ny<z/>").repeated(3).left(below(20)));
        }
        marks = editor.marks();
        for (int changes = below(4); changes > 0; --changes) {
            if (!marks.isEmpty() && below(3) == 0)
                marks.removeAt(below(static_cast<int>(marks.size())));
            else if (!marks.isEmpty() && below(3) == 0)
                marks[below(static_cast<int>(marks.size()))].isOld ^= true;
            else if (const int begin = below(editor.length()); true)
                marks.append({.begin = begin,
                              .end = begin + below(below(8) == 0 ? 200 : 9),
                              .severity = static_cast<engine::Severity>(below(3)),
                              .message = std::string("m"),
                              .isAdvice = below(2) == 0});
        }
        editor.setMarks(marks);
        SourceEditor fresh;
        fresh.setBytes(editor.bytes(0, editor.length()));
        fresh.setMarks(marks);
        QCOMPARE(editor.marks(), fresh.marks());
        for (int indicator = SourceMarks::firstIndicator; indicator < SourceMarks::firstOldIndicator + 3; ++indicator)
            if (indicated(editor, indicator) != indicated(fresh, indicator))
                QFAIL(qPrintable(QStringLiteral("round %1, indicator %2").arg(round).arg(indicator)));
        for (long line = 0; line < editor.SendScintilla(Base::SCI_GETLINECOUNT); ++line) {
            const auto bits = [&](const SourceEditor& view) {
                return view.SendScintilla(Base::SCI_MARKERGET, static_cast<unsigned long>(line)) &
                       SourceMarks::markerMask;
            };
            if (bits(editor) != bits(fresh))
                QFAIL(qPrintable(QStringLiteral("round %1, line %2").arg(round).arg(line)));
        }
    }
}

void SourceLooksTest::saysWhatIsWrongOnHover() {
    SourceEditor editor;
    editor.setBytes("<a b=\"c\"/>");
    editor.setHoverHelp([](int offset) { return offset == 3 ? QStringLiteral("help") : QString(); });
    editor.setMarks({{.begin = 3, .end = 8, .severity = engine::Severity::hint, .message = std::string("hint")},
                     {.begin = 3, .end = 4, .severity = engine::Severity::error, .message = std::string("error")}});
    QCOMPARE(editor.hoverText(3), QStringLiteral("error\nhint\n\nhelp"));
    QCOMPARE(editor.hoverText(4), QStringLiteral("hint"));
    QCOMPARE(editor.hoverText(8), QString());
}

void SourceLooksTest::finds_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("options"); // 1: regular expression, 2: case, 4: whole words
    QTest::addColumn<QVector<ByteRange>>("found");
    using Ranges = QVector<ByteRange>;
    QTest::newRow("I2.2 text") << QByteArray("a.b A.B axb") << "a.b" << 0 << Ranges{{0, 3}, {4, 7}};
    QTest::newRow("I2.2 case") << QByteArray("a.b A.B axb") << "A.B" << 2 << Ranges{{4, 7}};
    QTest::newRow("I2.2 regular expression") << QByteArray("a.b A.B axb") << "a.b" << 3 << Ranges{{0, 3}, {8, 11}};
    QTest::newRow("I2.2 whole words") << QByteArray("in inn in") << "in" << 4 << Ranges{{0, 2}, {7, 9}};
    QTest::newRow("I2.2 at line begins") << QByteArray("<a>\n<b>") << "^<" << 1 << Ranges{{0, 1}, {4, 5}};
    QTest::newRow("I2.2 behind other scripts")
        << QByteArray("é★\xF0\x9F\xAA\x90x ÉX") << "éx|x" << 1 << Ranges{{9, 10}, {11, 14}};
    QTest::newRow("I2.2 behind stray bytes") << QByteArray("\xFF\xC3x\xE2\x98x") << "x" << 0 << Ranges{{2, 3}, {5, 6}};
    QTest::newRow("I2.2 empty matches are none") << QByteArray("abc") << "x*" << 1 << Ranges{};
    QTest::newRow("I2.2 not a pattern") << QByteArray("abc") << "(" << 1 << Ranges{};
}

void SourceLooksTest::finds() {
    QFETCH(QByteArray, text);
    QFETCH(QString, pattern);
    QFETCH(int, options);
    const SourceSearch search(text, {.pattern = pattern,
                                     .isRegularExpression = (options & 1) != 0,
                                     .isCaseSensitive = (options & 2) != 0,
                                     .isWholeWords = (options & 4) != 0});
    QTEST(search.all(100), "found");
    QCOMPARE(search.error().isEmpty(), pattern != QLatin1String("("));
}

void SourceLooksTest::findsNextAndPrevious() {
    SourceEditor editor;
    editor.resize(600, 300);
    editor.setBytes("cat dog cat bird cat");
    editor.show();
    editor.openFindBar();
    auto* bar = editor.findChild<FindBar*>();
    QVERIFY(bar && bar->isVisible());
    QTest::keyClicks(QApplication::focusWidget() ? QApplication::focusWidget() : bar->focusProxy(),
                     QStringLiteral("cat"));
    QCOMPARE(bar->countText(), QStringLiteral("1 of 3"));
    QCOMPARE(editor.selectionBegin(), 0);
    QTest::keyClick(&editor, Qt::Key_F3);
    QCOMPARE(editor.selectionBegin(), 8);
    QTest::keyClick(&editor, Qt::Key_F3);
    QTest::keyClick(&editor, Qt::Key_F3);
    QCOMPARE(editor.selectionBegin(), 0);
    QTest::keyClick(&editor, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(editor.selectionBegin(), 17);
    QCOMPARE(bar->countText(), QStringLiteral("3 of 3"));
    QTest::keyClick(bar->focusProxy(), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
}

void SourceLooksTest::replaces() {
    SourceEditor editor;
    editor.resize(600, 300);
    editor.setBytes("a=1 b=2 \xFF=3");
    editor.show();
    QByteArray mirror = editor.bytes();
    int edits = 0;
    int inputs = 0;
    connect(&editor, &SourceEditor::edited, this, [&](int position, int removed, const QByteArray& inserted) {
        mirror.replace(position, removed, inserted);
        ++edits;
    });
    connect(&editor, &SourceEditor::inputFinished, this, [&] { ++inputs; });
    editor.openReplaceBar();
    auto* bar = editor.findChild<FindBar*>();
    bar->setQuery({.pattern = QStringLiteral("(.)=(\\d)"), .isRegularExpression = true});
    bar->setReplacement(QStringLiteral("\\2:$1"));
    QCOMPARE(bar->replaceAll(), 3);
    QCOMPARE(editor.bytes(), QByteArray("1:a 2:b 3:\xFF"));
    QCOMPARE(mirror, editor.bytes());
    QCOMPARE(inputs, 1);
}

void SourceLooksTest::keepsKeysOfTheFindBar_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("I2.2 Tab goes to the next field") << int(Qt::Key_Tab) << int(Qt::NoModifier);
    QTest::newRow("I2.2 Shift+Tab goes to the field before") << int(Qt::Key_Backtab) << int(Qt::ShiftModifier);
    QTest::newRow("I2.2 Ctrl+/ toggles no comment") << int(Qt::Key_Slash) << int(Qt::ControlModifier);
    QTest::newRow("I2.2 Ctrl+Shift+L deletes no line")
        << int(Qt::Key_L) << int(Qt::ControlModifier | Qt::ShiftModifier);
}

void SourceLooksTest::keepsKeysOfTheFindBar() {
    QFETCH(int, key);
    QFETCH(int, modifiers);
    const QByteArray text = "<a>cat dog cat</a>\n";
    SourceEditor editor;
    editor.resize(600, 300);
    editor.setBytes(text);
    editor.show();
    editor.openReplaceBar();
    auto* const bar = editor.findChild<FindBar*>();
    auto* const pattern = static_cast<QLineEdit*>(bar->focusProxy());
    pattern->setFocus();
    QTest::keyClicks(pattern, QStringLiteral("cat"));
    QCOMPARE(editor.selectionBegin(), 3);
    const bool isForward = key == Qt::Key_Tab;
    if (isForward || key == Qt::Key_Backtab) {
        QList<QWidget*> seen;
        do {
            seen << bar->focusWidget();
            QTest::keyClick(seen.last(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
            QVERIFY(seen.size() < 20);
        } while (bar->focusWidget() != pattern); // all the way round
        QCOMPARE(seen.size(), 10);
        QCOMPARE(seen.at(isForward ? 1 : 9)->accessibleName(), QStringLiteral("Replace with"));
    } else {
        QTest::keyClick(pattern, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    }
    QCOMPARE(editor.bytes(), text);
    QCOMPARE(pattern->text(), QStringLiteral("cat"));
}

void SourceLooksTest::togglesComments_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after"); // null: unchanged
    QTest::newRow("I2.2 comments") << QByteArray("  <a/>") << QByteArray("  <!-- <a/> -->");
    QTest::newRow("I2.2 uncomments") << QByteArray("  <!-- <a/> -->") << QByteArray("  <a/>");
    QTest::newRow("I2.2 several lines") << QByteArray("<a>\n</a>") << QByteArray("<!-- <a>\n</a> -->");
    QTest::newRow("I2.2 a comment within") << QByteArray("<a/><!-- b --><c/>") << QByteArray();
    QTest::newRow("I2.2 nothing there") << QByteArray("  ") << QByteArray();
    QTest::newRow("I2.2 half a comment") << QByteArray("<!-->") << QByteArray();
}

void SourceLooksTest::togglesComments() {
    QFETCH(QByteArray, before);
    const auto toggled = withCommentToggled({before.constData(), static_cast<std::size_t>(before.size())});
    QTEST(toggled.value_or(QByteArray()), "after");
}

void SourceLooksTest::everyIconDraws() {
    QVERIFY(iconNames().size() > 50);
    for (const QString& name : iconNames()) {
        const QImage image = icon(name, QColor(0x12, 0x34, 0x56)).pixmap(QSize(16, 16), 2.0).toImage();
        QCOMPARE(image.width(), 32);
        int drawn = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y).alpha() == 255) {
                    ++drawn;
                    QVERIFY2(image.pixelColor(x, y).blue() > 0x50 && image.pixelColor(x, y).red() < 0x20,
                             qPrintable(name));
                }
        QVERIFY2(drawn > 20, qPrintable(name));
    }
    QVERIFY(icon(QStringLiteral("no-such-icon"), theme(ThemeKind::dark)).isNull());
}

void SourceLooksTest::themesAreReadable_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("I5.4 light") << int(ThemeKind::light);
    QTest::newRow("I5.4 dark") << int(ThemeKind::dark);
}

void SourceLooksTest::themesAreReadable() {
    // WCAG contrast: 4.5 for text.
    QFETCH(int, kind);
    const Theme& shown = theme(static_cast<ThemeKind>(kind));
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const auto contrast = [&](const QColor& a, const QColor& b) {
        const auto [low, high] = std::minmax({luminance(a), luminance(b)});
        return (high + 0.05) / (low + 0.05);
    };
    const SyntaxColours& syntax = shown.syntax;
    for (const QColor& colour : {shown.text,    shown.dimText,  shown.link,      shown.error,        shown.warning,
                                 shown.hint,    shown.good,     syntax.bracket,  syntax.tag,         syntax.attribute,
                                 syntax.value,  syntax.entity,  syntax.comment,  syntax.instruction, syntax.number,
                                 syntax.string, syntax.keyword, syntax.function, syntax.root,        syntax.operation})
        for (const QColor& behind : {shown.base, shown.alternateBase, syntax.caretLine, shown.selection})
            QVERIFY2(contrast(colour, behind) >= 4.5, qPrintable(colour.name() + QLatin1Char(' ') + behind.name()));
    QVERIFY(contrast(shown.accent, shown.accentText) >= 4.5);
    // Text of panes, lists and buttons, ghost rows and switched-off commands included.
    for (const QColor& colour :
         {shown.text, shown.dimText, shown.ghost, shown.link, shown.error, shown.warning, shown.hint, shown.good})
        for (const QColor& behind : {shown.window, shown.base, shown.alternateBase, shown.button, shown.selection})
            QVERIFY2(contrast(colour, behind) >= 4.5, qPrintable(colour.name() + QLatin1Char(' ') + behind.name()));
    // Symbols and lines.
    for (const QColor& colour : {shown.accent, shown.fieldBorder})
        for (const QColor& behind : {shown.window, shown.base, shown.alternateBase})
            QVERIFY2(contrast(colour, behind) >= 3, qPrintable(colour.name() + QLatin1Char(' ') + behind.name()));
    QCOMPARE(themeKindOf(shown.palette()), shown.kind);
}

QTEST_MAIN(SourceLooksTest)
#include "source_looks_test.moc"
