// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the source editor, each on a plain Scintilla view.
#include "widgets/source/auto_typing.h"
#include "widgets/source/caret_mouse.h"
#include "widgets/source/pair_highlighter.h"
#include "widgets/source/scintilla.h"
#include "widgets/source/source_carets.h"
#include "widgets/source/source_coverage.h"
#include "widgets/source/source_highlighter.h"
#include "widgets/source/source_hover.h"
#include "widgets/source/source_looks.h"
#include "widgets/source/source_mirror.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <Qsci/qsciscintilla.h>

using namespace orrery;
using namespace orrery::widgets;

namespace {

using Base = QsciScintillaBase;

/// A view with the two parts that the others need.
struct View : QsciScintilla {
    explicit View(const QByteArray& text) {
        setUtf8(true);
        send(*this, SCI_SETLEXER, SCLEX_CONTAINER);
        send(*this, SCI_SETMULTIPLESELECTION, 1);
        resize(600, 300);
        connect(&mirror, &SourceMirror::viewChanging, this,
                [this](int position, int removed, int inserted) { styles.textChanged(position, removed, inserted); });
        connect(&mirror, &SourceMirror::edited, this, [this](const SourceEdit& edit) { edits.append(edit); });
        connect(&mirror, &SourceMirror::inputFinished, this, [this] { ++inputs; });
        mirror.setBytes(text);
    }
    ~View() override { disconnect(this, nullptr, this, nullptr); }

    void goTo(int position) const { send(*this, SCI_GOTOPOS, position); }

    QVector<SourceEdit> edits;
    int inputs = 0;
    SourceHighlighter styles{*this, ExpressionNames::defaults()};
    SourceMirror mirror{*this};
};

QVector<ByteRange> indicated(const View& view, int indicator) {
    QVector<ByteRange> ranges;
    for (int at = 0; at < lengthOf(view);) {
        const int end = static_cast<int>(send(view, Base::SCI_INDICATOREND, indicator, at));
        if (end <= at)
            break;
        if (send(view, Base::SCI_INDICATORVALUEAT, indicator, at))
            ranges.append({.begin = at, .end = end});
        at = end;
    }
    return ranges;
}

QVector<int> caretsOf(const View& view) {
    QVector<int> carets;
    for (long i = 0; i < send(view, Base::SCI_GETSELECTIONS); ++i)
        carets.append(static_cast<int>(send(view, Base::SCI_GETSELECTIONNCARET, i)));
    std::ranges::sort(carets);
    return carets;
}

QMouseEvent mouse(QEvent::Type type, QPoint point, Qt::KeyboardModifiers modifiers) {
    return {type, point, point, Qt::LeftButton, Qt::LeftButton, modifiers};
}

const QByteArray longLine = "<a>" + QByteArray("<b c=\"d\"/>").repeated(3000) + "</a>\n";

} // namespace

class SourcePartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }
    void mirrorKeepsText();
    void mirrorReportsEdits();
    void mirrorTypes();
    void mirrorStepsOverBreaks();
    void readsPieces();
    void boxesTags();
    void marksBrackets();
    void typesAlong_data();
    void typesAlong();
    void togglesComments();
    void addsCarets();
    void folds();
    void translatesMouse();
    void fitsLineNumbers();
    void showsHover();
};

void SourcePartsTest::mirrorKeepsText() {
    View view(longLine);
    const SourceMirror& mirror = view.mirror;
    QVERIFY(mirror.hasSoftBreaks());
    QVERIFY(lengthOf(view) > longLine.size());
    QCOMPARE(mirror.bytes(), longLine);
    QCOMPARE(mirror.bytes(500, 700), longLine.mid(500, 200));
    for (const int offset : {0, 3, 500, 20'000})
        QCOMPARE(mirror.offsetOf(mirror.positionOf(offset)), offset);
    const ByteRange range = mirror.positionsOf(500, 700);
    QCOMPARE(mirror.textOf(shownBytes(view, range.begin, range.end), range.begin), longLine.mid(500, 200));
    view.mirror.replaceText(0, 3, "<longer>");
    QCOMPARE(mirror.bytes(), "<longer>" + longLine.mid(3));
    view.mirror.setBytes("<a>\r\n\t<b/>\r\n</a>");
    QVERIFY(!mirror.hasSoftBreaks());
    QCOMPARE(mirror.lineEnding(), "\r\n");
    QCOMPARE(mirror.indentation(), "\t");
    QCOMPARE(view.edits.size(), 0);
}

void SourcePartsTest::mirrorReportsEdits() {
    View view("<a>é</a>");
    view.SendScintilla(Base::SCI_INSERTTEXT, 3UL, "xy");
    view.SendScintilla(Base::SCI_DELETERANGE, 0UL, 1L);
    QCOMPARE(view.edits.size(), 1); // the last one is not complete before the end of the event
    QCOMPARE(view.edits.front().inserted, "xy");
    QTRY_COMPARE(view.inputs, 1);
    QCOMPARE(view.edits.size(), 2);
    QCOMPARE(view.edits.back().removedBytes, 1);
    QCOMPARE(view.edits.back().offset, 0);

    view.setReadOnly(true);
    view.mirror.replaceText(0, 0, "<");
    view.mirror.type({.begin = 0, .end = 1}, "z");
    QVERIFY(view.isReadOnly());
    QCOMPARE(view.mirror.bytes(), "<a>xyé</a>");
    QCOMPARE(view.edits.size(), 2);
}

void SourcePartsTest::mirrorTypes() {
    View view("<a>\r\n</a>");
    view.mirror.type({.begin = 1, .end = 2}, longLine);
    QVERIFY(view.mirror.hasSoftBreaks());
    QCOMPARE(view.mirror.bytes(), "<" + longLine + ">\r\n</a>");
    QCOMPARE(view.edits.size(), 2); // removed, then inserted without the soft breaks
    QCOMPARE(view.edits.back().inserted, longLine);
    QCOMPARE(view.inputs, 1);

    view.mirror.setBytes("<a>\r\n</a>");
    view.goTo(3);
    view.mirror.typeSoon(longLine);
    QCOMPARE(lengthOf(view), 9);
    QTRY_COMPARE(view.mirror.bytes(), "<a>" + QByteArray(longLine).replace("\n", "\r\n") + "\r\n</a>");
    QCOMPARE(view.mirror.offsetOf(caretOf(view)), 3 + longLine.size() + 1);
}

void SourcePartsTest::mirrorStepsOverBreaks() {
    View view(longLine);
    const int behind = lineBegin(view, 1); // the first soft break ends line 0
    view.goTo(behind);
    view.mirror.stepOverBreak(Qt::Key_Left);
    QCOMPARE(caretOf(view), behind);
    view.mirror.stepOverBreak(Qt::Key_Backspace);
    QCOMPARE(caretOf(view), behind - 1);
    view.mirror.stepOverBreak(Qt::Key_Delete);
    QCOMPARE(caretOf(view), behind);
}

void SourcePartsTest::readsPieces() {
    View view("<r>\n<a b=\"c\">\n</a>\n</r>");
    QCOMPARE(view.styles.styleAt(1), SourceStyle::tag);
    QCOMPARE(view.styles.styleAt(7), SourceStyle::attribute);
    const TaggedPiece piece = view.styles.pieceAround(16, 3);
    QCOMPARE(piece.begin, 4); // the beginning of a line
    QCOMPARE(piece.text, "<a b=\"c\">\n</a>\n");
    QVERIFY(!piece.reachesEnd);
    QCOMPARE(piece.tags.size(), 2U);
    QCOMPARE(piece.tags[0].partner, 1);
    QVERIFY(view.styles.pieceAround(16, 100).reachesEnd);
}

void SourcePartsTest::boxesTags() {
    View view("<a>\n<b><a/></b>\n</a>");
    PairHighlighter pairs(view, view.styles);
    connect(&view.mirror, &SourceMirror::viewChanging, &view, [&] { pairs.textChanged(); });
    const auto boxed = [&] { return indicated(view, PairHighlighter::tagIndicator); };
    view.goTo(2);
    pairs.follow();
    QCOMPARE(boxed(), QVector<ByteRange>()); // not while typing
    QTRY_COMPARE(boxed(), (QVector<ByteRange>{{1, 2}, {18, 19}}));
    view.mirror.replaceText(18, 19, "x");
    pairs.follow(); // the caret is where it was
    QTRY_COMPARE(boxed(), QVector<ByteRange>());
}

void SourcePartsTest::marksBrackets() {
    View view("<a if=\"f(x)\" help=\"f(x)\"/>");
    PairHighlighter pairs(view, view.styles);
    pairs.setTheme(themeOf(view.palette()));
    send(view, Base::SCI_SETCARETPERIOD, 0);
    const auto changesLook = [&](int position) {
        view.goTo(position);
        pairs.follow();
        const QImage with = view.grab().toImage();
        send(view, Base::SCI_BRACEHIGHLIGHT, -1, -1);
        return view.grab().toImage() != with;
    };
    QVERIFY(changesLook(8));
    QVERIFY(changesLook(11)); // after its bracket
    QVERIFY(!changesLook(3));
    QVERIFY(!changesLook(20)); // not in an expression
}

void SourcePartsTest::typesAlong_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<char>("key");
    QTest::addColumn<QByteArray>("after"); // the caret is at the bar
    const auto row = [](const char* name, const QByteArray& before, char key, const QByteArray& after) {
        QTest::newRow(name) << before << key << after;
    };
    row("I2.2 return keeps the indentation", "  <a/>|", '\n', "  <a/>\n  |");
    row("I2.2 return in an element", "<r>\n <a>|</a></r>", '\n', "<r>\n <a>\n  |\n </a></r>");
    row("I2.2 return in a tag", "<a|/>", '\n', "<a\n  |/>");
    row("I2.2 > closes the tag", "<r><a>|</r>", '>', "<r><a>|</a></r>");
    row("I2.2 > leaves a closed element alone", "<a>|</a>", '>', "<a>|</a>");
    row("I2.2 / names the element", "<a><b></|</a>", '/', "<a><b></b>|</a>");
    row("I2.2 / before a name", "<a></|a>", '/', "<a></|a>");
}

void SourcePartsTest::typesAlong() {
    QFETCH(QByteArray, before);
    QFETCH(char, key);
    const int caret = static_cast<int>(before.indexOf('|'));
    View view(before.remove(caret, 1));
    view.goTo(caret);
    AutoTyping typing(view, view.mirror, view.styles);
    key == '\n' ? typing.breakLine() : key == '>' ? typing.closeTag() : typing.nameCloseTag();
    QTEST(view.mirror.bytes().insert(caretOf(view), '|'), "after");
    QCOMPARE(view.inputs, view.mirror.bytes() == before ? 0 : 1);
}

void SourcePartsTest::togglesComments() {
    View view("<a/>\n<b/>\n<!-- c -->");
    AutoTyping typing(view, view.mirror, view.styles);
    send(view, Base::SCI_SETSEL, 1, 5); // to the start of the second line, which is not meant
    QVERIFY(typing.toggleComment());
    QCOMPARE(view.mirror.bytes(), "<!-- <a/> -->\n<b/>\n<!-- c -->");
    QCOMPARE(selectionOf(view), (ByteRange{.begin = 0, .end = 13}));
    send(view, Base::SCI_SETSEL, 15, 25);
    QVERIFY(!typing.toggleComment()); // a comment in a comment
    view.setReadOnly(true);
    view.goTo(15);
    QVERIFY(typing.toggleComment());
    QCOMPARE(view.mirror.bytes(), "<!-- <a/> -->\n<b/>\n<!-- c -->");
}

void SourcePartsTest::addsCarets() {
    View view("aa bb\naa bb\naa");
    SourceCarets carets(view, view.styles);
    view.goTo(1);
    carets.selectNextOccurrence();
    QCOMPARE(selectionOf(view), (ByteRange{.begin = 0, .end = 2}));
    carets.selectNextOccurrence();
    QCOMPARE(caretsOf(view), (QVector<int>{2, 8}));
    view.goTo(4);
    carets.addBelow(-1); // there is no line
    QCOMPARE(caretsOf(view), QVector<int>{4});
    carets.addBelow(1);
    carets.addBelow(1); // the last line is shorter
    carets.addBelow(1); // there is no line
    QCOMPARE(caretsOf(view), (QVector<int>{4, 10, 14}));
    const QPoint point = pointBelowPosition(view, 10) - QPoint(0, 4);
    carets.addOrDrop(point);
    QCOMPARE(caretsOf(view), (QVector<int>{4, 14}));
    carets.addOrDrop(point);
    QCOMPARE(caretsOf(view), (QVector<int>{4, 10, 14}));
    carets.select({.begin = 3, .end = 5});
    QCOMPARE(caretsOf(view), QVector<int>{5});
}

void SourcePartsTest::folds() {
    View view("<a>\n<b>\nx\n</b>\n</a>");
    send(view, Base::SCI_SETAUTOMATICFOLD, Base::SC_AUTOMATICFOLD_SHOW | Base::SC_AUTOMATICFOLD_CHANGE);
    SourceCarets carets(view, view.styles);
    view.goTo(8);
    carets.toggleFold();
    QVERIFY(!send(view, Base::SCI_GETLINEVISIBLE, 2));
    QCOMPARE(caretOf(view), 4); // the caret is not left in the fold
    carets.goTo({.begin = 8, .end = 9});
    QVERIFY(send(view, Base::SCI_GETLINEVISIBLE, 2));
    QCOMPARE(caretOf(view), 8);
    carets.toggleAllFolds();
    QVERIFY(!send(view, Base::SCI_GETLINEVISIBLE, 1));
}

void SourcePartsTest::translatesMouse() {
    View view("aa bb\naa bb\n");
    SourceCarets carets(view, view.styles);
    CaretMouse translator(carets);
    view.goTo(0);
    const QPoint point = pointBelowPosition(view, 8) - QPoint(0, 4);
    const QPoint far = point + QPoint(QApplication::startDragDistance() + 1, 0);
    const auto pass = [&](QEvent::Type type, QPoint at, Qt::KeyboardModifiers modifiers) {
        return translator.translate(mouse(type, at, modifiers));
    };
    QVERIFY(!pass(QEvent::MouseButtonPress, point, {}));
    QVERIFY(!pass(QEvent::MouseMove, far, {}));
    QVERIFY(!pass(QEvent::MouseButtonRelease, far, {}));
    QCOMPARE(caretsOf(view), QVector<int>{0});
    QVERIFY(pass(QEvent::MouseButtonPress, point, Qt::ControlModifier)->empty());
    QCOMPARE(caretsOf(view), (QVector<int>{0, 8}));

    // Alt: a click removes the caret again, a drag makes a rectangle.
    QVERIFY(pass(QEvent::MouseButtonPress, point, Qt::AltModifier)->empty());
    QCOMPARE(caretsOf(view).size(), 2);
    QVERIFY(pass(QEvent::MouseMove, point + QPoint(1, 0), Qt::AltModifier)->empty());
    QVERIFY(pass(QEvent::MouseButtonRelease, point, Qt::AltModifier)->empty());
    QCOMPARE(caretsOf(view), QVector<int>{0});
    pass(QEvent::MouseButtonPress, point, Qt::AltModifier);
    const auto moved = pass(QEvent::MouseMove, far, Qt::AltModifier);
    QCOMPARE(moved->size(), 2U);
    QCOMPARE(moved->front()->type(), QEvent::MouseButtonPress);
    QCOMPARE(moved->front()->position().toPoint(), point);
    QCOMPARE(moved->front()->modifiers(), Qt::ControlModifier);
    QCOMPARE(moved->back()->modifiers(), Qt::ControlModifier);
    QCOMPARE(pass(QEvent::MouseButtonRelease, far, Qt::AltModifier)->front()->type(), QEvent::MouseButtonRelease);
    QCOMPARE(caretsOf(view), QVector<int>{0});
}

void SourcePartsTest::fitsLineNumbers() {
    View view("<a>\n</a>");
    SourceLooks looks(view);
    looks.setTheme(themeOf(view.palette()));
    const auto width = [&] { return send(view, Base::SCI_GETMARGINWIDTHN, SourceLooks::numberMargin); };
    QVERIFY(looks.fitLineNumbers(false));
    const long first = width();
    QVERIFY(!looks.fitLineNumbers(false));
    view.mirror.setBytes(QByteArray(2000, '\n'));
    QVERIFY(looks.fitLineNumbers(false));
    const long second = width();
    QVERIFY(second > first);
    view.zoomIn(5);
    QVERIFY(looks.fitLineNumbers(false));
    QVERIFY(width() > second);
    QVERIFY(looks.fitLineNumbers(true));
    QCOMPARE(width(), 0);
    QCOMPARE(marginWidthOf(view), 14 + 18 + 16);
}

void SourcePartsTest::showsHover() {
    View view("<a b=\"c\"/>\n<d/>");
    SourceMarks marks(view);
    SourceLooks looks(view);
    SourceCoverage coverage(view, 4);
    SourceHover hover(view, marks, coverage, view.mirror);
    marks.set({{.begin = 3, .end = 8, .severity = engine::Severity::hint, .message = std::string("a < b")}});
    hover.setHelp([](int offset) { return offset == 3 ? QStringLiteral("help") : QString(); });
    QCOMPARE(hover.textAt(3), QStringLiteral("a < b\n\nhelp"));
    QCOMPARE(hover.textAt(4), QStringLiteral("a < b"));
    QCOMPARE(hover.textAt(9), QString());
    view.show();
    hover.show(3, {200, 5});
    QVERIFY(QToolTip::text().contains(QStringLiteral("a &lt; b")));
    QVERIFY(QToolTip::text().contains(QStringLiteral("help")));
    hover.show(3, {2, 5}); // over a margin
    QVERIFY(QToolTip::text().contains(QStringLiteral("a &lt; b")));
    QVERIFY(!QToolTip::text().contains(QStringLiteral("help")));
    hover.show(-1, {});
    QTRY_COMPARE(QToolTip::text(), QString());
}

QTEST_MAIN(SourcePartsTest)
#include "source_parts_test.moc"
