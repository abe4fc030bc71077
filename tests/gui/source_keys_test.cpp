// SPDX-License-Identifier: GPL-3.0-or-later
// Carets, rectangles and folds of the source editor, by keys and mouse (I2.2).
#include "tests/support/named_test.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QTest>

using namespace orrery::widgets;

class SourceKeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }

    void typesInSeveralPlaces_data() {
        using Keys = QList<QPair<int, int>>;
        QTest::addColumn<Keys>("keys");
        QTest::addColumn<QByteArray>("result");
        constexpr int control = Qt::ControlModifier;
        constexpr int above = int(Qt::ControlModifier) | int(Qt::AltModifier);
        constexpr int column = int(Qt::AltModifier) | int(Qt::ShiftModifier);
        QTest::newRow("I2.2 several carets: the next occurrence")
            << Keys{{Qt::Key_D, control}, {Qt::Key_D, control}} << QByteArray("x two\nx two\none two\n");
        QTest::newRow("I2.2 several carets: all occurrences")
            << Keys{{Qt::Key_D, control}, {Qt::Key_D, control}, {Qt::Key_D, control}}
            << QByteArray("x two\nx two\nx two\n");
        QTest::newRow("I2.2 several carets: one below")
            << Keys{{Qt::Key_Down, above}} << QByteArray("xone two\nxone two\none two\n");
        QTest::newRow("I2.2 several carets: two below")
            << Keys{{Qt::Key_Down, above}, {Qt::Key_Down, above}} << QByteArray("xone two\nxone two\nxone two\n");
        QTest::newRow("I2.2 several carets: none above the first line")
            << Keys{{Qt::Key_Up, above}} << QByteArray("xone two\none two\none two\n");
        QTest::newRow("I2.2 several carets: Escape leaves one")
            << Keys{{Qt::Key_Down, above}, {Qt::Key_Escape, 0}} << QByteArray("one two\nxone two\none two\n");
        QTest::newRow("I2.2 column selection: down")
            << Keys{{Qt::Key_Down, column}, {Qt::Key_Down, column}} << QByteArray("xone two\nxone two\nxone two\n");
        QTest::newRow("I2.2 column selection: down and right")
            << Keys{{Qt::Key_Down, column}, {Qt::Key_Right, column}, {Qt::Key_Right, column}}
            << QByteArray("xe two\nxe two\none two\n");
    }
    void typesInSeveralPlaces() {
        using Keys = QList<QPair<int, int>>;
        QFETCH(Keys, keys);
        const auto editor = editorWith("one two\none two\none two\n");
        for (const auto& [key, modifiers] : keys) {
            QTest::keyClick(editor.get(), static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
        }
        QTest::keyClick(editor.get(), Qt::Key_X);
        QTEST(editor->bytes(), "result");
    }

    void selectsWholeNames_data() {
        QTest::addColumn<QByteArray>("clicked");
        QTest::addColumn<QByteArray>("selected");
        QTest::newRow("I6.7 a double click selects a tag's name whole")
            << QByteArray("max-meter m") << QByteArray("divide-max-meter");
        QTest::newRow("I6.7 a double click selects an id whole") << QByteArray("-two.b") << QByteArray("one-two.b");
        QTest::newRow("I6.7 a double click selects an attribute's name whole")
            << QByteArray("scaled") << QByteArray("at-scaled");
        QTest::newRow("I6.7 a double click selects one name of an expression")
            << QByteArray("Meter-") << QByteArray("MaxMeter");
        QTest::newRow("I6.7 a double click selects one member of an expression")
            << QByteArray("arget.") << QByteArray("Target");
    }
    void selectsWholeNames() {
        QFETCH(QByteArray, clicked);
        QFETCH(QByteArray, selected);
        const QByteArray text = "<a>\n  <divide-max-meter meter=\"one-two.b\" at-scaled=\"1\" "
                                "amount=\"Target.MaxMeter-Source.Age * 2\"/>\n</a>\n";
        const auto editor = editorWith(text);
        const int at = static_cast<int>(text.indexOf(clicked)) + 2;
        QTest::mouseClick(editor->viewport(), Qt::LeftButton, {}, editor->pointBelow(at) + QPoint(1, -4));
        QTest::mouseDClick(editor->viewport(), Qt::LeftButton, {}, editor->pointBelow(at) + QPoint(1, -4));
        QCOMPARE(text.mid(editor->selectionBegin(), editor->selectionEnd() - editor->selectionBegin()), selected);
        editor->select(at, at);
        QTest::keyClick(editor.get(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(text.mid(editor->selectionBegin(), editor->selectionEnd() - editor->selectionBegin()), selected);
    }

    NAMED_TEST(addsCaretsByMouse, "I2.2 several carets: Alt and a click") {
        const auto editor = editorWith("one\ntwo\nthree\n");
        const auto click = [&](int offset, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(editor->viewport(), Qt::LeftButton, modifiers, editor->pointBelow(offset) - QPoint(0, 4));
        };
        click(0, Qt::NoModifier);
        click(4, Qt::AltModifier);
        click(8, Qt::AltModifier);
        QTest::keyClick(editor.get(), Qt::Key_X);
        QCOMPARE(editor->bytes(), QByteArray("xone\nxtwo\nxthree\n"));
        editor->goTo(0, 0);
        click(0, Qt::NoModifier);
        click(5, Qt::AltModifier);
        click(5, Qt::AltModifier);
        QTest::keyClick(editor.get(), Qt::Key_Y);
        QCOMPARE(editor->bytes(), QByteArray("yxone\nxtwo\nxthree\n"));
    }

    NAMED_TEST(foldsByKey, "I2.2 folding: by keys") {
        const auto editor = editorWith("<orrery>\n  <class>\n    <group/>\n  </class>\n</orrery>\n");
        const auto isShown = [&](int line) {
            return editor->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, static_cast<unsigned long>(line)) != 0;
        };
        const int group = static_cast<int>(editor->bytes().indexOf("<group"));
        editor->goTo(group, group);
        QTest::keyClick(editor.get(), Qt::Key_M, Qt::ControlModifier);
        QVERIFY(isShown(1) && !isShown(2));
        QVERIFY2(editor->caretOffset() < group, "the caret stands where it can be seen");
        QTest::keyClick(editor.get(), Qt::Key_M, Qt::ControlModifier);
        QVERIFY(isShown(2));
        QTest::keyClick(editor.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isShown(0) && !isShown(1) && !isShown(2));
        QTest::keyClick(editor.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isShown(1) && isShown(2));
    }

private:
    static std::unique_ptr<SourceEditor> editorWith(const QByteArray& bytes) {
        auto editor = std::make_unique<SourceEditor>();
        editor->resize(800, 400);
        editor->setBytes(bytes);
        editor->show();
        editor->setFocus();
        static_cast<void>(QTest::qWaitForWindowExposed(editor.get()));
        return editor;
    }
};

QTEST_MAIN(SourceKeysTest)
#include "source_keys_test.moc"
