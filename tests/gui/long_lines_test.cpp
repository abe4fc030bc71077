// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are too long for Scintilla, which always lays out whole lines: they are shown in parts, and the text stays
// unchanged (R2.6, P3.5). tests/bench/window_bench measures the duration of events.
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/document/line_layout.h"
#include "widgets/source/long_lines_bar.h"
#include "widgets/source/source_editor.h"
#include "widgets/source/source_looks.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace orrery;
using namespace orrery::widgets;

namespace {

using Base = QsciScintillaBase;

constexpr int longestPart = 121; ///< including the soft break

QByteArray inOneLine(const QByteArray& before, const QByteArray& repeated, int count, const QByteArray& behind) {
    return before + repeated.repeated(count) + behind;
}

QByteArray elements(int count) {
    return inOneLine("<orrery format=\"1\"> ", "<class id=\"A\" type=\"building\"/> ", count, "</orrery>\n");
}

/// Acts like a document: it applies the editor's edits to its own bytes.
struct Mirror {
    explicit Mirror(SourceEditor& editor) : bytes(editor.bytes()) {
        QObject::connect(&editor, &SourceEditor::edited, &editor,
                         [this](int offset, int removed, const QByteArray& inserted) {
                             isSound = isSound && (removed == 0) != inserted.isEmpty() &&
                                       offset + removed <= static_cast<int>(bytes.size());
                             bytes.replace(offset, removed, inserted);
                         });
    }
    QByteArray bytes;
    bool isSound = true;
};

std::unique_ptr<SourceEditor> editorWith(const QByteArray& bytes) {
    auto editor = std::make_unique<SourceEditor>();
    editor->resize(1600, 400);
    editor->setBytes(bytes);
    editor->show();
    editor->setFocus();
    static_cast<void>(QTest::qWaitForWindowExposed(editor.get()));
    return editor;
}

/// Returns the longest of Scintilla's lines in bytes. Scintilla lays out and paints a whole line at once.
int longestShown(const SourceEditor& editor) {
    long longest = 0;
    for (unsigned long line = 0; line < static_cast<unsigned long>(editor.SendScintilla(Base::SCI_GETLINECOUNT));
         ++line)
        longest = std::max(longest, editor.SendScintilla(Base::SCI_LINELENGTH, line));
    return static_cast<int>(longest);
}

/// Returns whether one of Scintilla's lines begins inside a character.
bool cutsCharacters(const SourceEditor& editor) {
    bool isCut = false;
    for (unsigned long line = 0; line < static_cast<unsigned long>(editor.SendScintilla(Base::SCI_GETLINECOUNT));
         ++line) {
        const long begin = editor.SendScintilla(Base::SCI_POSITIONFROMLINE, line);
        isCut = isCut || (editor.SendScintilla(Base::SCI_GETCHARAT, begin) & 0xc0) == 0x80;
    }
    return isCut;
}

/// Returns a file as its parser sees it, without the white space between tags.
QString meaning(const engine::XmlTree& tree, std::uint32_t node = engine::XmlTree::document) {
    QString all;
    for (const std::uint32_t child : tree.children(node)) {
        all += QString::fromStdString(tree.isElement(child) ? "<" + std::string(tree.name(child))
                                                            : std::string(tree.slice(tree.node(child).tag)));
        for (const auto* one = tree.attributesBegin(child); one != tree.attributesEnd(child); ++one)
            all += QLatin1Char(' ') + QString::fromStdString(std::string(tree.slice(one->whole())));
        all += QLatin1Char('>') + meaning(tree, child) + QLatin1Char('/');
    }
    return all;
}

engine::XmlTree treeOf(const QByteArray& bytes) {
    return engine::parseXml(std::make_shared<engine::SourceText>("made.xml", bytes.toStdString()), engine::FileId{});
}

} // namespace

class LongLinesTest : public QObject {
    Q_OBJECT

private slots:
    void shows_data();
    void shows();
    void places();
    void takesKeys_data();
    void takesKeys();
    void copiesAndPastes();
    void takesRandomEdits_data();
    void takesRandomEdits();
    void layOut_data();
    void layOut();
    void layOutIsOneStep();
};

void LongLinesTest::shows_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isBroken");
    const QByteArray value(30'000, 'x');
    QTest::newRow("R2.6 elements in one line") << elements(1000) << true;
    QTest::newRow("R2.6 attributes in one line") << inOneLine("<a", " b=\"1\"", 5000, "/>") << true;
    QTest::newRow("R2.6 one value without blanks") << "<a b=\"" + value + "\"/>\n" << true;
    QTest::newRow("R2.6 no character is cut")
        << inOneLine("<a b=\"", QStringLiteral("é★🪐").toUtf8(), 5000, "\"/>") << true;
    QTest::newRow("R2.6 stray bytes") << "<a b=\"" + QByteArray(30'000, '\x80') + "\"/>" << true;
    QTest::newRow("R2.6 a long line among short ones, CRLF")
        << "<o>\r\n  <a/>\r\n  <a b=\"" + value + "\"/>\r\n</o>\r\n"
        << true;
    QTest::newRow("R2.6 line ends of old") << "<o>\r<a b=\"" + value + "\"/>\r</o>\r" << true;
    QTest::newRow("R2.6 many lines that are long together")
        << inOneLine("", "<a b=\"" + value.left(1100) + "\"/>\n", 30, "") << true;
    QTest::newRow("I2.2 a line that is long is shown as it stands") << "<a b=\"" + value.left(15'000) + "\"/>" << false;
    QTest::newRow("I2.2 many lines are shown as they stand")
        << inOneLine("", "<a b=\"" + value.left(900) + "\"/>\n", 100, "") << false;
}

void LongLinesTest::shows() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isBroken);
    const auto editor = editorWith(bytes);
    QSignalSpy edited(editor.get(), &SourceEditor::edited);
    const auto check = [&] {
        QCOMPARE(editor->bytes(), bytes);
        QCOMPARE(editor->hasSoftBreaks(), isBroken);
        QVERIFY(!isBroken || longestShown(*editor) <= longestPart + 1);
        QVERIFY(QString::fromUtf8(bytes).toUtf8() != bytes || !cutsCharacters(*editor));
        auto* const bar = editor->findChild<LongLinesBar*>();
        QCOMPARE(bar != nullptr && bar->isVisible(), isBroken);
        // The numbers of parts would differ from the line numbers in messages.
        QCOMPARE(editor->SendScintilla(Base::SCI_GETMARGINWIDTHN, SourceLooks::numberMargin) == 0, isBroken);
    };
    check();
    editor->setBytes("<a/>\n");
    QVERIFY(!editor->hasSoftBreaks());
    editor->replaceSpan(0, 5, bytes); // undoes a layout
    check();
    editor->replaceSpan(0, static_cast<int>(bytes.size()), "<a/>\n");
    QVERIFY(!editor->hasSoftBreaks());
    QVERIFY(editor->SendScintilla(Base::SCI_GETMARGINWIDTHN, SourceLooks::numberMargin) > 0);
    QCOMPARE(edited.count(), 0);
}

void LongLinesTest::places() {
    const QByteArray bytes = elements(2000);
    const auto editor = editorWith(bytes);
    const int size = static_cast<int>(bytes.size());
    QRandomGenerator random(5);
    for (int i = 0; i < 300; ++i) {
        const int begin = random.bounded(size);
        const int end = std::min(size, begin + random.bounded(400));
        QCOMPARE(editor->bytes(begin, end), bytes.mid(begin, end - begin));
        editor->goTo(begin, end);
        QCOMPARE(editor->caretOffset(), begin);
        QCOMPARE(editor->selectionEnd(), end);
        editor->select(begin, end);
        QCOMPARE(editor->selectionBegin(), begin);
        QCOMPARE(editor->caretOffset(), end);
        const int lineBegin = editor->lineBeginOf(begin);
        QVERIFY(lineBegin <= begin && begin <= editor->lineEndOf(begin) && begin - lineBegin < longestPart);
        editor->goTo(begin, begin);
        QCOMPARE(editor->offsetAt(editor->pointBelow(begin) - QPoint(-2, 4)), begin);
        const QVector<SourceMark> marks{
            {begin, std::max(end, begin + 1), engine::Severity::error, engine::Phrase(std::string("here"))}};
        editor->setMarks(marks);
        QCOMPARE(editor->marks(), marks);
        QCOMPARE(editor->hoverText(begin), QStringLiteral("here"));
        QVERIFY(begin == 0 || editor->hoverText(begin - 1).isEmpty());
    }
    QCOMPARE(editor->styleAt(static_cast<int>(bytes.indexOf("class", size / 2))), SourceStyle::tag);
}

void LongLinesTest::takesKeys_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("removedAt"); ///< relative to a soft break
    QTest::addColumn<QByteArray>("inserted");
    QTest::newRow("R2.6 Backspace behind a soft break takes the byte before it")
        << int(Qt::Key_Backspace) << -1 << QByteArray();
    QTest::newRow("R2.6 Delete behind a soft break takes the byte behind it")
        << int(Qt::Key_Delete) << 0 << QByteArray();
    QTest::newRow("I2.3 a letter behind a soft break") << int(Qt::Key_X) << 1 << QByteArray("x");
    QTest::newRow("I2.3 a line end behind a soft break") << int(Qt::Key_Return) << 1 << QByteArray("\n");
}

void LongLinesTest::takesKeys() {
    QFETCH(int, key);
    QFETCH(int, removedAt);
    QFETCH(QByteArray, inserted);
    for (const bool isAtEnd : {false, true}) {
        QByteArray bytes = elements(1000);
        const auto editor = editorWith(bytes);
        const Mirror mirror(*editor);
        const int at = editor->lineBeginOf(static_cast<int>(bytes.size()) / 2);
        editor->goTo(at, at);
        if (isAtEnd) { // the same offset, before the break
            QTest::keyClick(editor.get(), Qt::Key_Left);
            QTest::keyClick(editor.get(), Qt::Key_End);
            QCOMPARE(editor->caretOffset(), at);
        }
        QTest::keyClick(editor.get(), Qt::Key(key));
        bytes.replace(at + (inserted.isEmpty() ? removedAt : 0), inserted.isEmpty() ? 1 : 0, inserted);
        QCOMPARE(editor->bytes(), bytes);
        QCOMPARE(mirror.bytes, bytes);
        QVERIFY(mirror.isSound);
    }
}

void LongLinesTest::copiesAndPastes() {
    const QByteArray bytes = elements(2000);
    const auto editor = editorWith(bytes);
    editor->select(100, 5000);
    editor->copy();
    QCOMPARE(QApplication::clipboard()->text().toUtf8(), bytes.mid(100, 4900));
    // Paste over a selection of another text, which has short lines.
    const auto other = editorWith("<a>old</a>\n");
    const Mirror mirror(*other);
    QApplication::clipboard()->setText(QString::fromUtf8(bytes));
    other->select(3, 6);
    QTest::keyClick(other.get(), Qt::Key_V, Qt::ControlModifier);
    const QByteArray pasted = "<a>" + bytes + "</a>\n";
    QCOMPARE(other->bytes(), pasted);
    QCOMPARE(mirror.bytes, pasted);
    QCOMPARE(other->caretOffset(), 3 + static_cast<int>(bytes.size()));
    QVERIFY(longestShown(*other) <= longestPart);
    other->paste(); // as from a menu
    QCoreApplication::processEvents();
    QCOMPARE(other->bytes(), "<a>" + bytes + bytes + "</a>\n");
    QCOMPARE(mirror.bytes, other->bytes());
}

void LongLinesTest::takesRandomEdits_data() {
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 12; ++seed)
        QTest::addRow("R2.6 random edits, seed %u", seed) << seed;
}

void LongLinesTest::takesRandomEdits() {
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    QByteArray bytes = elements(800);
    const auto editor = editorWith(bytes);
    Mirror mirror(*editor);
    const auto below = [&](int bound) { return static_cast<int>(random.bounded(static_cast<quint32>(bound))); };
    const auto text = [&] {
        const QByteArray pieces[] = {"x", "<b/>", "\n", "a=\"1\" ", "<c>long</c> ", "\r\n", "é★"};
        return pieces[below(7)].repeated(random.bounded(10) == 0 ? 1 + below(3000) : 1);
    };
    for (int i = 0; i < 150; ++i) {
        const int begin = below(static_cast<int>(mirror.bytes.size()) + 1);
        const int end = std::min(static_cast<int>(mirror.bytes.size()), begin + (below(4) == 0 ? below(2000) : 0));
        switch (below(6)) {
        case 0: { // an edit in a form, or an undo
            const QByteArray replacement = text();
            mirror.bytes.replace(begin, end - begin, replacement);
            editor->replaceSpan(begin, end, replacement);
            break;
        }
        case 1:
            editor->replaceAsTyped(begin, end, text());
            break;
        case 2:
            editor->select(begin, end);
            QTest::keyClick(editor.get(), below(2) == 0 ? Qt::Key_Backspace : Qt::Key_Delete);
            break;
        case 3:
            editor->select(begin, end);
            QTest::keyClick(editor.get(), Qt::Key_Y);
            break;
        case 4:
            editor->select(begin, begin);
            QTest::keyClick(editor.get(), Qt::Key_Return);
            break;
        default:
            editor->goTo(begin, end);
            QTest::keyClick(editor.get(), Qt::Key_Slash, Qt::ControlModifier);
        }
        QVERIFY(mirror.isSound);
        QVERIFY2(editor->bytes() == mirror.bytes, qPrintable(QStringLiteral("after edit %1").arg(i)));
    }
    QVERIFY(longestShown(*editor) <= 2 * longestLine);
}

void LongLinesTest::layOut_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("begin"); ///< begin of the result
    const auto row = [](const char* name, const QByteArray& bytes, const QByteArray& begin) {
        QTest::newRow(name) << bytes << begin;
    };
    row("R2.6 elements", elements(1000),
        "<orrery format=\"1\">\n  <class id=\"A\" type=\"building\"/>\n  <class id=\"A\" ");
    row("R2.6 elements without blanks", inOneLine("<o>", "<a><b/></a>", 1000, "</o>"),
        "<o>\n  <a>\n    <b/>\n  </a>\n  <a>\n");
    QByteArray attributes;
    for (int i = 1000; i < 4000; ++i)
        attributes += " bbbbbbbbbbbbbbbbbbbb" + QByteArray::number(i) + "=\"1\"";
    row("R2.6 attributes", "<o><a" + attributes + "/></o>",
        "<o>\n  <a bbbbbbbbbbbbbbbbbbbb1000=\"1\" bbbbbbbbbbbbbbbbbbbb1001=\"1\" bbbbbbbbbbbbbbbbbbbb1002=\"1\"\n    "
        "bbb");
    row("R2.6 texts stay with their elements", inOneLine("<o>", "<a>one <b>two</b> <c/></a><d> </d>", 1000, "</o>"),
        "<o>\n  <a>one <b>two</b> <c/></a>\n  <d> </d>\n  <a>");
    row("R2.6 comments and CDATA", inOneLine("<o>", "<!-- a --><a/><b><![CDATA[x]]></b>", 1000, "</o>"),
        "<o>\n  <!-- a -->\n  <a/>\n  <b><![CDATA[x]]></b>\n  <!--");
    row("R2.6 a declaration stays first", inOneLine("\xEF\xBB\xBF<?xml version=\"1.0\"?><o>", "<a/>", 1000, "</o>"),
        "\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<o>\n  <a/>\n");
    row("R2.6 short lines stay", inOneLine("<o>\n    <z/> <z/>\n", "<a/>", 1000, "\n</o>"),
        "<o>\n    <z/> <z/>\n<a/>\n  <a/>\n  <a/>");
    row("R2.6 deep elements are not indented without end",
        QByteArray("<n>").repeated(250) + QByteArray("<a/>").repeated(100) + QByteArray("</n>").repeated(250),
        "<n>\n  <n>\n    <n>");
    row("R2.6 a file with faults stays", inOneLine("<o>", "<a b=></a>", 1000, "</o>"), "<o><a b=></a><a ");
}

void LongLinesTest::layOut() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, begin);
    const engine::XmlTree before = treeOf(bytes);
    const QByteArray result = withLineEnds(before, "  ", "\n");
    QCOMPARE(result.left(begin.size()), begin);
    QVERIFY(!result.contains(QByteArray(50, ' ')));
    const engine::XmlTree after = treeOf(result);
    QCOMPARE(meaning(after), meaning(before));
    QCOMPARE(after.diagnostics().size(), before.diagnostics().size());
    if (before.diagnostics().empty()) {
        QVERIFY(!hasTooLongLines(result));
        QCOMPARE(withLineEnds(after, "  ", "\n"), result);
    }
    // Only white space is added or removed.
    const auto withoutBlanks = [](QByteArray text) { return text.replace(' ', "").replace('\n', ""); };
    QCOMPARE(withoutBlanks(result), withoutBlanks(bytes));
}

void LongLinesTest::layOutIsOneStep() {
    const QByteArray bytes = elements(3000);
    DocumentStore store;
    store.disk().appear(QStringLiteral("made.xml"), bytes, {});
    Document* const document = store.find(QStringLiteral("made.xml"));
    QVERIFY(document != nullptr);
    DocumentEditor editor(store, *document);
    editor.resize(800, 400);
    editor.show();
    auto* const bar = editor.findChild<LongLinesBar*>();
    QVERIFY(bar != nullptr && bar->isVisible());
    const int place = static_cast<int>(bytes.indexOf("class", bytes.size() / 2));
    editor.goTo(place, place);
    QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_VERIFY(document->bytes() != bytes);
    QTRY_VERIFY(editor.caretOffset() > 0);
    QCOMPARE(document->bytes().left(editor.caretOffset()).count('\n'), 1 + bytes.left(place).count("<class"));
    QCOMPARE(document->bytes().mid(editor.caretOffset(), 5), QByteArray("class"));
    QCOMPARE(document->bytes().count('\n'), 3002);
    QVERIFY(!editor.hasSoftBreaks());
    QVERIFY(!bar->isVisible());
    QCOMPARE(editor.bytes(), document->bytes());
    QCOMPARE(store.history().count(), 1);
    store.history().undo();
    QCOMPARE(document->bytes(), bytes);
    QCOMPARE(editor.bytes(), bytes);
    QVERIFY(editor.hasSoftBreaks() && bar->isVisible());
    QVERIFY(longestShown(editor) <= longestPart);
}

QTEST_MAIN(LongLinesTest)
#include "long_lines_test.moc"
