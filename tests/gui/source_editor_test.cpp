// SPDX-License-Identifier: GPL-3.0-or-later
// The source editor from a document's point of view: its signals, and the bytes that it keeps.
#include "tests/support/named_test.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

const QByteArray sample = "<orrery format=\"1\">\n"
                          "  <group id=\"local\">\n"
                          "    <include if=\"Target.Happiness &lt; 5 and has(tech, X)\"/>\n"
                          "  </group>\n"
                          "</orrery>\n";

/// Acts like a document: it applies the editor's edits to its own bytes.
class Mirror {
public:
    explicit Mirror(SourceEditor& editor) : m_bytes(editor.bytes()) {
        QObject::connect(&editor, &SourceEditor::edited, &editor,
                         [this](int position, int removed, const QByteArray& inserted) {
                             m_bytes.replace(position, removed, inserted);
                             ++m_edits;
                         });
    }
    const QByteArray& bytes() const { return m_bytes; }
    int edits() const { return m_edits; }

private:
    QByteArray m_bytes;
    int m_edits = 0;
};

void clickAt(SourceEditor& editor, int offset, Qt::KeyboardModifiers modifiers) {
    QTest::mouseClick(editor.viewport(), Qt::LeftButton, modifiers, editor.pointBelow(offset) - QPoint(0, 4));
}

} // namespace

class SourceEditorTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsBytes_data();
    void keepsBytes();
    void tellsWhatIsTyped_data();
    void tellsWhatIsTyped();
    void groupsEditsOfOneKey();
    void takesOverEditsFromElsewhere();
    void leavesUndoToTheWindow_data();
    void leavesUndoToTheWindow();
    void refusesTypingWhenReadOnly();
    void addsCaretsWithControl();
    void selectsRectanglesWithAlt();
    void selectsNextOccurrence();
    void unfoldsWhereItGoes();
    NAMED_TEST(scrollsBack, "I2.2 a place that fits is shown without scrolling sideways, after Find and after typing");
    void answersInputMethodsByLine();
    void answersAssistiveTools();
    void followsTheme();

private:
    std::unique_ptr<SourceEditor> editorWith(const QByteArray& bytes);
};

void SourceEditorTest::initTestCase() {
    applyTheme(*qApp, ThemeKind::light);
}

std::unique_ptr<SourceEditor> SourceEditorTest::editorWith(const QByteArray& bytes) {
    auto editor = std::make_unique<SourceEditor>();
    editor->resize(800, 400);
    editor->setBytes(bytes);
    editor->show();
    editor->setFocus();
    static_cast<void>(QTest::qWaitForWindowExposed(editor.get()));
    return editor;
}

void SourceEditorTest::keepsBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("I2.8 empty") << QByteArray("");
    QTest::newRow("I2.8 LF") << sample;
    QTest::newRow("I2.8 CRLF") << QByteArray("<a>\r\n</a>\r\n");
    QTest::newRow("I2.8 mixed line ends") << QByteArray("<a>\r\n<b/>\n<c/>\r</a>");
    QTest::newRow("I2.8 byte order mark") << QByteArray("\xEF\xBB\xBF<a/>\n");
    QTest::newRow("I2.8 stray bytes") << QByteArray("<a b=\"\xFF\xC3(\x80\"/>\n");
    QTest::newRow("I2.8 NUL") << QByteArray("<a>\0</a>", 8);
    QTest::newRow("I2.8 beyond the basic plane") << QByteArray("<a>\xF0\x9F\xAA\x90</a>");
}

void SourceEditorTest::keepsBytes() {
    QFETCH(QByteArray, bytes);
    const auto editor = editorWith(bytes);
    QSignalSpy edited(editor.get(), &SourceEditor::edited);
    QCOMPARE(editor->bytes(), bytes);
    QCOMPARE(editor->length(), bytes.size());
    editor->grab();
    QCOMPARE(editor->bytes(), bytes);
    QCOMPARE(edited.count(), 0);
}

void SourceEditorTest::tellsWhatIsTyped_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("caret");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("I2.3 a letter") << QByteArray("<a></a>") << 3 << "x" << QByteArray("<a>x</a>");
    QTest::newRow("I2.3 beyond ASCII") << QByteArray("<a></a>") << 3 << QStringLiteral("é★") << QByteArray("<a>é★</a>");
    QTest::newRow("I2.3 backspace") << QByteArray("<ab/>") << 3 << "\b" << QByteArray("<a/>");
    QTest::newRow("I2.3 backspace over several bytes") << QByteArray("<a>★</a>") << 6 << "\b" << QByteArray("<a></a>");
    QTest::newRow("I2.2 return keeps the indentation") << QByteArray("  <a/>") << 6 << "\r" << QByteArray("  <a/>\n  ");
    QTest::newRow("I2.2 return between tags") << QByteArray("<a></a>") << 3 << "\r" << QByteArray("<a>\n  \n</a>");
    QTest::newRow("I2.2 return in a CRLF file")
        << QByteArray("<b/>\r\n<a></a>") << 9 << "\r" << QByteArray("<b/>\r\n<a>\r\n  \r\n</a>");
    QTest::newRow("I2.2 return uses the file's tabs")
        << QByteArray("<a>\n\t<b>\n\t</b>\n</a>") << 8 << "\r" << QByteArray("<a>\n\t<b>\n\t\t\n\t</b>\n</a>");
    QTest::newRow("I2.2 > closes the tag") << QByteArray("<r>\n</r>") << 4 << "<a>" << QByteArray("<r>\n<a></a></r>");
    QTest::newRow("I2.2 > leaves a closed element alone")
        << QByteArray("<r><a </a></r>") << 6 << ">" << QByteArray("<r><a ></a></r>");
    QTest::newRow("I2.2 > closes within the same name")
        << QByteArray("<a>\n\n</a>") << 4 << "<a>" << QByteArray("<a>\n<a></a>\n</a>");
    QTest::newRow("I2.2 > after a slash") << QByteArray("<r></r>") << 3 << "<a/>" << QByteArray("<r><a/></r>");
    QTest::newRow("I2.2 > in a value") << QByteArray("<a if=\"x \"/>") << 9 << ">" << QByteArray("<a if=\"x >\"/>");
    QTest::newRow("I2.2 > of a comment") << QByteArray("<a></a>") << 3 << "<!-- -->" << QByteArray("<a><!-- --></a>");
    QTest::newRow("I2.2 </ names the element") << QByteArray("<a><b>\n") << 7 << "</" << QByteArray("<a><b>\n</b>");
    QTest::newRow("I2.2 the name after </ is typed over")
        << QByteArray("<a><bc>\n") << 8 << "</bc> x" << QByteArray("<a><bc>\n</bc> x");
    QTest::newRow("I2.2 text after </ that only begins like the name stays")
        << QByteArray("<a><bc>\n") << 8 << "</by" << QByteArray("<a><bc>\n</bc>by");
}

void SourceEditorTest::tellsWhatIsTyped() {
    QFETCH(QByteArray, before);
    QFETCH(int, caret);
    QFETCH(QString, typed);
    QFETCH(QByteArray, after);
    const auto editor = editorWith(before);
    const Mirror mirror(*editor);
    editor->goTo(caret, caret);
    for (const QChar c : typed) {
        if (c == QLatin1Char('\b'))
            QTest::keyClick(editor.get(), Qt::Key_Backspace);
        else if (c == QLatin1Char('\r'))
            QTest::keyClick(editor.get(), Qt::Key_Return);
        else
            QTest::sendKeyEvent(QTest::Click, editor.get(), Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
    QCOMPARE(editor->bytes(), after);
    QCOMPARE(mirror.bytes(), after);
    QVERIFY(mirror.edits() > 0);
}

void SourceEditorTest::groupsEditsOfOneKey() {
    const auto editor = editorWith("aaa\nbbb\nccc\n");
    const Mirror mirror(*editor);
    QSignalSpy finished(editor.get(), &SourceEditor::inputFinished);
    clickAt(*editor, 1, Qt::NoModifier);
    clickAt(*editor, 5, Qt::ControlModifier);
    clickAt(*editor, 9, Qt::ControlModifier);
    QTest::keyClick(editor.get(), Qt::Key_Z);
    QCOMPARE(editor->bytes(), QByteArray("azaa\nbzbb\nczcc\n"));
    QCOMPARE(mirror.bytes(), editor->bytes());
    QCOMPARE(mirror.edits(), 3);
    QCOMPARE(finished.count(), 1);
    editor->goTo(0, 4);
    QApplication::clipboard()->setText(QStringLiteral("new"));
    editor->paste();
    QCoreApplication::processEvents();
    QCOMPARE(mirror.bytes(), editor->bytes());
    QCOMPARE(finished.count(), 2);
}

void SourceEditorTest::takesOverEditsFromElsewhere() {
    const auto editor = editorWith(sample);
    QSignalSpy edited(editor.get(), &SourceEditor::edited);
    QSignalSpy changed(editor.get(), &SourceEditor::contentChanged);
    const int five = static_cast<int>(sample.indexOf("5 and"));
    editor->goTo(five + 1, five + 1);
    QByteArray expected = sample;
    expected.replace(20, 2, "\t<!-- x -->\n");
    editor->replaceSpan(20, 22, "\t<!-- x -->\n");
    QCOMPARE(editor->bytes(), expected);
    QCOMPARE(editor->caretOffset(), five + 1 + 10);
    editor->setReadOnly(true);
    editor->replaceSpan(0, 0, "\xEF\xBB\xBF");
    QVERIFY(editor->isReadOnly());
    QCOMPARE(editor->bytes(), "\xEF\xBB\xBF" + expected);
    QCoreApplication::processEvents();
    QCOMPARE(edited.count(), 0);
    QCOMPARE(changed.count(), 2);
}

void SourceEditorTest::leavesUndoToTheWindow_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("I2.4 Ctrl+Z") << int(Qt::Key_Z) << int(Qt::ControlModifier);
    QTest::newRow("I2.4 Ctrl+Y") << int(Qt::Key_Y) << int(Qt::ControlModifier);
    QTest::newRow("I2.4 Ctrl+Shift+Z") << int(Qt::Key_Z) << int(Qt::ControlModifier | Qt::ShiftModifier);
    QTest::newRow("I2.4 Alt+Backspace") << int(Qt::Key_Backspace) << int(Qt::AltModifier);
}

void SourceEditorTest::leavesUndoToTheWindow() {
    QFETCH(int, key);
    QFETCH(int, modifiers);
    const auto editor = editorWith(sample);
    QTest::keyClick(editor.get(), Qt::Key_X);
    const QByteArray typed = editor->bytes();
    QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::KeyboardModifiers(modifiers));
    asked.ignore();
    QApplication::sendEvent(editor.get(), &asked);
    QVERIFY(!asked.isAccepted());
    QKeyEvent pressed(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers), QStringLiteral("\x1a"));
    QApplication::sendEvent(editor.get(), &pressed);
    QVERIFY(!pressed.isAccepted());
    QCOMPARE(editor->bytes(), typed);
    editor->undo();
    QCOMPARE(editor->bytes(), typed);
}

void SourceEditorTest::refusesTypingWhenReadOnly() {
    const auto editor = editorWith(sample);
    editor->setReadOnly(true);
    const Mirror mirror(*editor);
    editor->goTo(19, 19);
    QTest::keyClicks(editor.get(), QStringLiteral("<x>/"));
    QTest::keyClick(editor.get(), Qt::Key_Return);
    QTest::keyClick(editor.get(), Qt::Key_Delete);
    QTest::keyClick(editor.get(), Qt::Key_Slash, Qt::ControlModifier);
    editor->replaceAsTyped(0, 5, "no");
    QCOMPARE(editor->bytes(), sample);
    QCOMPARE(mirror.edits(), 0);
}

void SourceEditorTest::addsCaretsWithControl() {
    const auto editor = editorWith("one\ntwo\nthree\n");
    const auto carets = [&] { return editor->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS); };
    clickAt(*editor, 0, Qt::NoModifier);
    clickAt(*editor, 4, Qt::ControlModifier);
    clickAt(*editor, 8, Qt::ControlModifier);
    QCOMPARE(carets(), 3);
    clickAt(*editor, 4, Qt::ControlModifier);
    QCOMPARE(carets(), 2);
    QTest::keyClick(editor.get(), Qt::Key_Escape);
    QCOMPARE(carets(), 1);
}

void SourceEditorTest::selectsRectanglesWithAlt() {
    const auto editor = editorWith("abcd\nefgh\nijkl\n");
    const auto place = [&](int offset) { return editor->pointBelow(offset) - QPoint(0, 4); };
    QTest::mousePress(editor->viewport(), Qt::LeftButton, Qt::AltModifier, place(1));
    QMouseEvent move(QEvent::MouseMove, place(13), editor->viewport()->mapToGlobal(place(13)), Qt::NoButton,
                     Qt::LeftButton, Qt::AltModifier);
    QApplication::sendEvent(editor->viewport(), &move);
    QTest::mouseRelease(editor->viewport(), Qt::LeftButton, Qt::AltModifier, place(13));
    QVERIFY(editor->SendScintilla(QsciScintillaBase::SCI_SELECTIONISRECTANGLE));
    QTest::keyClick(editor.get(), Qt::Key_Delete);
    QCOMPARE(editor->bytes(), QByteArray("ad\neh\nil\n"));
}

void SourceEditorTest::selectsNextOccurrence() {
    const auto editor = editorWith("size sized size\nsize\n");
    editor->goTo(1, 1);
    for (int i = 0; i < 3; ++i)
        editor->selectNextOccurrence();
    QTest::keyClick(editor.get(), Qt::Key_X);
    QCOMPARE(editor->bytes(), QByteArray("x xd x\nsize\n"));
}

void SourceEditorTest::unfoldsWhereItGoes() {
    const auto editor = editorWith(sample);
    editor->grab();
    QVERIFY(editor->SendScintilla(QsciScintillaBase::SCI_GETFOLDLEVEL, 1UL) &
            QsciScintillaBase::SC_FOLDLEVELHEADERFLAG);
    QVERIFY(
        !(editor->SendScintilla(QsciScintillaBase::SCI_GETFOLDLEVEL, 2UL) & QsciScintillaBase::SC_FOLDLEVELHEADERFLAG));
    editor->SendScintilla(QsciScintillaBase::SCI_FOLDLINE, 1UL, 0L);
    QVERIFY(!editor->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 2UL));
    const int target = static_cast<int>(sample.indexOf("Happiness"));
    editor->goTo(target, target + 9);
    QVERIFY(editor->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 2UL));
    QCOMPARE(editor->selectionBegin(), target);
    QCOMPARE(editor->selectionEnd(), target + 9);
    QCOMPARE(editor->caretOffset(), target);
}

void SourceEditorTest::scrollsBack() {
    const auto editor = editorWith(QByteArray(400, 'x') + "\n");
    const auto offset = [&] { return editor->SendScintilla(QsciScintillaBase::SCI_GETXOFFSET); };
    const auto xOf = [&](long at) { return editor->SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL, at); };
    long fits = 1; // a place in the right fifth of the view
    while (xOf(fits) < editor->viewport()->width() * 4 / 5) {
        ++fits;
    }
    const int place = static_cast<int>(fits);
    editor->goTo(400, 400);
    QVERIFY(offset() > 0);
    editor->goTo(place, place + 1);
    QCOMPARE(offset(), 0L);
    editor->goTo(400, 400);
    QTest::keyClick(editor.get(), Qt::Key_Return);
    QCOMPARE(offset(), 0L);
    editor->goTo(400, 400);
    editor->select(place, place + 1);
    QCOMPARE(offset(), 0L);
}

void SourceEditorTest::answersInputMethodsByLine() {
    const auto editor = editorWith("<a>\n<b>é|</b>\n</a>");
    editor->goTo(9, 9);
    const QWidget& asked = *editor;
    QCOMPARE(asked.inputMethodQuery(Qt::ImSurroundingText).toString(), QStringLiteral("<b>é|</b>"));
    QCOMPARE(asked.inputMethodQuery(Qt::ImCursorPosition).toInt(), 4);
    QCOMPARE(asked.inputMethodQuery(Qt::ImAnchorPosition).toInt(), 4);
}

void SourceEditorTest::answersAssistiveTools() {
    const auto editor = editorWith("<a>\né★<b/>\n</a>");
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(editor.get());
    QVERIFY(interface);
    QCOMPARE(interface->role(), QAccessible::EditableText);
    QAccessibleTextInterface* text = interface->textInterface();
    QVERIFY(text);
    QCOMPARE(text->characterCount(), 15);
    QCOMPARE(text->text(4, 6), QStringLiteral("é★"));
    editor->goTo(9, 9);
    QCOMPARE(text->cursorPosition(), 6);
    int begin = 0;
    int end = 0;
    QCOMPARE(text->textAtOffset(5, QAccessible::LineBoundary, &begin, &end), QStringLiteral("é★<b/>\n"));
    QCOMPARE(begin, 4);
    QCOMPARE(end, 11);
    const Mirror mirror(*editor);
    interface->editableTextInterface()->replaceText(4, 6, QStringLiteral("x"));
    QCOMPARE(mirror.bytes(), QByteArray("<a>\nx<b/>\n</a>"));
}

void SourceEditorTest::followsTheme() {
    const auto editor = editorWith(sample);
    const auto paper = [&] { return editor->grab().toImage().pixelColor(editor->width() - 60, 300); };
    QCOMPARE(paper(), theme(ThemeKind::light).base);
    applyTheme(*qApp, ThemeKind::dark);
    QCoreApplication::processEvents(); // Qt distributes palettes by events
    QCOMPARE(paper(), theme(ThemeKind::dark).base);
    applyTheme(*qApp, ThemeKind::light);
    QCoreApplication::processEvents();
    QCOMPARE(paper(), theme(ThemeKind::light).base);
}

QTEST_MAIN(SourceEditorTest)
#include "source_editor_test.moc"
