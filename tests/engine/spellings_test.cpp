// SPDX-License-Identifier: GPL-3.0-or-later
// Spellings of other languages (X7.2): each is an error with a fix that gives the intended expression. The test applies
// the fix, checks again and plays.
#include "engine/assist/rename.h"
#include "engine/check/check.h"
#include "engine/check/render.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"

#include <QTest>

using namespace orrery::engine;

namespace {

const std::string before = R"xml(<orrery format="1">
<class id="BLD" type="building"><group id="g"><scope><include><contains><self/></contains></include></scope>
<effects><modify-max-meter meter="Mining" amount=")xml";
const std::string behind = R"xml("/></effects></group></class>
<scenario id="s"><empire id="T" capital="World"/><system name="Sun" x="0" y="0"/>
<planet name="World" system="Sun" owner="T"/><place class="BLD" on="World"/></scenario></orrery>
)xml";

struct Checked {
    ParsedProject project;
    std::shared_ptr<const CheckedModel> model;
    std::vector<Diagnostic> found; ///< errors only; a comparison of two constants is a warning
};

Checked checked(ProjectSources sources) {
    Checked out;
    out.project = parseProject(std::move(sources));
    out.model = check(out.project, shippedRows(), out.found);
    std::erase_if(out.found, [](const Diagnostic& one) { return one.severity() != Severity::error; });
    return out;
}

Checked withAmount(const QByteArray& amount) {
    FolderContents folder;
    folder.files["orrery.xml"] = std::make_shared<const SourceText>("orrery.xml", "<project format=\"1\"/>");
    folder.files["a.xml"] = std::make_shared<const SourceText>("a.xml", before + amount.toStdString() + behind);
    static const FolderContents shipped = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    return checked(arrangeSources(folder, shipped));
}

QByteArray amountOf(const Checked& project) {
    const ProjectSources& sources = project.project.sources;
    const std::string text(sources.files[sources.find("a.xml").value].text->bytes());
    return QByteArray::fromStdString(text.substr(before.size(), text.size() - before.size() - behind.size()));
}

std::string told(const Checked& project) {
    std::string all;
    for (const Diagnostic& one : project.found) {
        all += renderText(one, project.model->files) + "\n";
    }
    return all;
}

double played(const std::shared_ptr<const CheckedModel>& model) {
    const auto session = Session::start(compile(model), model->scenarios.front());
    session->goTo(1);
    const View view = session->state().view();
    return view.at(*model->layout.find("MaxMining"), *findObject(view, "World"));
}

} // namespace

class SpellingsTest : public QObject {
    Q_OBJECT

private slots:
    void fixes_data() {
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("faults");
        QTest::addColumn<int>("fix");
        const auto row = [](const char* wrong, const char* right, double value, int faults = 1, int fix = 0) {
            QTest::newRow(qPrintable(QStringLiteral("X7.2 %1").arg(wrong)))
                << QByteArray(wrong) << QByteArray(right) << value << faults << fix;
        };
        row("IF turn &gt; 2 THEN 3 ELSE 4", "if turn &gt; 2 then 3 else 4", 4);
        row("if turn &gt; 0 THEN 3 Else 4", "if turn &gt; 0 then 3 else 4", 3);
        row("IF(turn &gt; 0) THEN 3 ELSE 4", "if(turn &gt; 0) then 3 else 4", 3);
        row("1 + IF turn &gt; 0 AND turn &lt; 1 THEN 3 ELSE 4", "1 + if turn &gt; 0 and turn &lt; 1 then 3 else 4", 5,
            2);
        row("IF(turn &gt; 0, 3, 4)", "if(turn &gt; 0, 3, 4)", 3);
        row("(turn + 6) MODULO 4", "(turn + 6) mod 4", 3);
        row("(turn + 6) MOD 4", "(turn + 6) mod 4", 3);
        row("(turn + 6) DIV 2", "(turn + 6) div 2", 3);
        row("ABS(0 - turn - 2)", "abs(0 - turn - 2)", 3);
        row("MAX(2, turn)", "max(2, turn)", 2);
        row("Turn + 1", "turn + 1", 2);
        row("if (turn &gt; 2) == False then 3 else 4", "if (turn &gt; 2) == false then 3 else 4", 3);
        row("if (turn &gt; 2) == TRUE then 3 else 4", "if (turn &gt; 2) == true then 3 else 4", 4);
        row("if NOT turn == 2 then 3 else 4", "if not turn == 2 then 3 else 4", 3);
        row("if turn == 2 OR turn == 1 then 3 else 4", "if turn == 2 or turn == 1 then 3 else 4", 3);
        row("if [5, 1] == (5, 1) then 3 else 4", "if [5, 1] == [5, 1] then 3 else 4", 3);
        row("5,5", "5.5", 5.5, 1, 1);
        row("if turn &gt; 0 && turn &lt; 3 then 3 else 4", "if turn &gt; 0 and turn &lt; 3 then 3 else 4", 3);
        row("if turn &gt; 0&&turn &lt; 3 then 3 else 4", "if turn &gt; 0 and turn &lt; 3 then 3 else 4", 3);
        row("(turn + 1) ** 3", "(turn + 1) ^ 3", 8);
        row("if turn = 1 then 3 else 4", "if turn == 1 then 3 else 4", 3);
        row("if turn &lt;&gt; 2 then 3 else 4", "if turn != 2 then 3 else 4", 3);
        row("if turn =&gt; 2 then 3 else 4", "if turn >= 2 then 3 else 4", 4);
        row("if turn =&lt; 2 then 3 else 4", "if turn &lt;= 2 then 3 else 4", 3);
        row("if turn ≥ 2 then 3 else 4", "if turn >= 2 then 3 else 4", 4);
        row("if turn≤2 then 3 else 4", "if turn&lt;=2 then 3 else 4", 3);
        row("if turn ≠ 2 then 3 else 4", "if turn != 2 then 3 else 4", 3);
        row("if turn := 1 then 3 else 4", "if turn == 1 then 3 else 4", 3);
        row("if turn is 1 then 3 else 4", "if turn == 1 then 3 else 4", 3);
        row("3×turn", "3*turn", 3);
        row("6 ÷ 2", "6 / 2", 3);
        row("6 − turn", "6 - turn", 5);
        row("7 + −turn", "7 + -turn", 6);
        row("turn\xc2\xa0+ 2", "turn + 2", 3);
    }
    void fixes() {
        QFETCH(QByteArray, wrong);
        QFETCH(QByteArray, right);
        QFETCH(double, value);
        QFETCH(int, faults);
        QFETCH(int, fix);
        const Checked faulty = withAmount(wrong);
        QVERIFY2(static_cast<int>(faulty.found.size()) == faults, told(faulty).c_str());
        std::vector<TextEdit> edits;
        for (const Diagnostic& one : faulty.found) {
            QVERIFY2(one.fixes.size() > static_cast<std::size_t>(fix), told(faulty).c_str());
            const auto& made = one.fixes[static_cast<std::size_t>(fix)].edits;
            edits.insert(edits.end(), made.begin(), made.end());
        }
        const Checked mended = checked(withEdits(faulty.project.sources, edits));
        QCOMPARE(amountOf(mended), right);
        QVERIFY2(mended.found.empty(), told(mended).c_str());
        QCOMPARE(played(mended.model), value);
    }

    void staysRight_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("X2.3 &&, || and ! are read")
            << QByteArray("if turn &gt; 0 &amp;&amp; !(turn &gt; 3 || turn == 2) "
                          "then 3 else 4")
            << 3.0;
        QTest::newRow("X2.3 % is read") << QByteArray("(turn + 6) % 4") << 3.0;
    }
    void staysRight() {
        QFETCH(QByteArray, text);
        QFETCH(double, value);
        const Checked project = withAmount(text);
        QVERIFY2(project.found.empty(), told(project).c_str());
        QCOMPARE(played(project.model), value);
    }
};

QTEST_APPLESS_MAIN(SpellingsTest)
#include "spellings_test.moc"
