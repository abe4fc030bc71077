// SPDX-License-Identifier: GPL-3.0-or-later
// The language as a list of cases, one a line: tests/data/expressions/*.txt, over the small project in the same folder.
#include "engine/check/expression/row_place.h"
#include "engine/orrery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace orrery::engine;

namespace {

const QString folder = ORRERY_SOURCE_DIR "/tests/data/expressions";

/// An expression, its expected result, and the objects and turn of its evaluation.
struct Case {
    QString requirement;
    QString text;
    QString expected;
    QString source;
    QString target;
    std::uint32_t turn = 0;
    QString place; ///< file and line
};

/// Sets source, target and turn from a line such as "@ source=Sol III target=Vega II turn=3".
void setTable(Case& table, const QString& line) {
    static const QRegularExpression setting(R"((\w+)=(.*?)(?=\s+\w+=|\s*$))");
    for (auto found = setting.globalMatch(line); found.hasNext();) {
        const auto match = found.next();
        if (match.captured(1) == "turn") {
            table.turn = match.captured(2).toUInt();
        } else {
            (match.captured(1) == "source" ? table.source : table.target) = match.captured(2);
        }
    }
}

std::vector<Case> casesOf(const QString& path) {
    std::vector<Case> cases;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cases;
    }
    Case table;
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        if (line.startsWith('@')) {
            setTable(table, line);
            continue;
        }
        // An expression may contain a bar. The parts before the first bar and after the last one may not.
        const QString bar = " | ";
        const qsizetype first = line.indexOf(bar);
        const qsizetype last = line.lastIndexOf(bar);
        if (line.startsWith('#') || first < 0 || last <= first) {
            continue;
        }
        Case one = table;
        one.requirement = line.left(first);
        one.text = line.mid(first + 3, last - first - 3);
        one.expected = line.mid(last + 3);
        one.place = QStringLiteral("%1:%2").arg(QFileInfo(path).fileName()).arg(i + 1);
        cases.push_back(one);
    }
    return cases;
}

/// Returns diagnostics as the cases write them: "expr.arity@3 expr.empty@1".
QString codesOf(const std::vector<Diagnostic>& diagnostics, const std::string& text) {
    const SourceText source("", text);
    QStringList codes;
    for (const Diagnostic& diagnostic : diagnostics) {
        const QString code = QString::fromUtf8(diagnostic.code().data(), qsizetype(diagnostic.code().size()));
        codes << (diagnostic.where.file.isValid()
                      ? code
                      : code + QStringLiteral("@%1").arg(source.position(diagnostic.where.span.begin).column));
    }
    return codes.join(' ');
}

QString shown(const Answer& answer, const std::string& text, const CheckedModel& model) {
    const QString codes = codesOf(answer.diagnostics, text);
    if (!answer.isGood()) {
        return codes;
    }
    if (answer.unanswered != nullptr) {
        return QString::fromUtf8(answer.unanswered->code.data(), qsizetype(answer.unanswered->code.size()));
    }
    const QString value = QString::fromStdString(answer.shown + " " + model.vocabulary.formatName(answer.typed.format));
    return codes.isEmpty() ? value : value + " ! " + codes;
}

} // namespace

Q_DECLARE_METATYPE(Case)

class ExpressionCasesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cases_data();
    void cases();
    void everyNumberIsThere_data();
    void everyNumberIsThere();

private:
    std::optional<Project> m_project;
    std::unique_ptr<Session> m_session;
};

void ExpressionCasesTest::initTestCase() {
    auto project = openProject((folder + "/project").toStdString(), ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(project));
    m_project = std::move(std::get<Project>(project));
    QStringList errors;
    for (const Diagnostic& diagnostic : m_project->diagnostics) {
        errors << QString::fromStdString(m_project->model->placeText(diagnostic.where) + ": " + diagnostic.message());
    }
    QCOMPARE(errors.join('\n'), QString());
    m_session = startSession(*m_project, *findScenario(*m_project, {}));
    QVERIFY(m_session->diagnostics().empty());
}

void ExpressionCasesTest::cases_data() {
    QTest::addColumn<Case>("one");
    const QDir files(folder);
    for (const QString& name : files.entryList({"*.txt"}, QDir::Files, QDir::Name)) {
        for (const Case& one : casesOf(files.filePath(name))) {
            QTest::newRow(qPrintable(one.requirement + ' ' + one.text + " (" + one.place + ')')) << one;
        }
    }
}

void ExpressionCasesTest::cases() {
    QFETCH(Case, one);
    QVERIFY(m_session->goTo(one.turn));
    const View view = m_session->state().view();
    const auto named = [&](const QString& name) {
        return name.isEmpty() ? noRow : findObject(view, name.toStdString()).value_or(noRow);
    };
    const std::string text = one.text.toStdString();
    ExpressionQuestion question{.text = text,
                                .context = expressionContext(RowPlace::scope, false, *m_project->model),
                                .source = named(one.source),
                                .target = named(one.target)};
    const Answer answer = ask(question, *m_project->model, view);
    QCOMPARE(shown(answer, text, *m_project->model), one.expected);
}

void ExpressionCasesTest::everyNumberIsThere_data() {
    QTest::addColumn<QString>("requirement");
    for (const char* number : {"X1.1", "X1.2", "X1.3", "X1.4", "X1.5", "X1.6", "X1.7", "X1.8", "X2.1", "X2.2",
                               "X2.3", "X2.4", "X2.5", "X2.6", "X3.1", "X3.2", "X3.3", "X3.4", "X4.1", "X4.2",
                               "X7.1", "X7.2", "X7.3", "V2.1", "V4.2", "V4.5", "V5.3", "V6.1", "V6.3"}) {
        QTest::addRow("%s has cases", number) << QString(number);
    }
}

void ExpressionCasesTest::everyNumberIsThere() {
    QFETCH(QString, requirement);
    const QDir files(folder);
    bool isThere = false;
    for (const QString& name : files.entryList({"*.txt"}, QDir::Files)) {
        for (const Case& one : casesOf(files.filePath(name))) {
            isThere = isThere || one.requirement == requirement;
        }
    }
    QVERIFY(isThere);
}

QTEST_APPLESS_MAIN(ExpressionCasesTest)
#include "expression_cases_test.moc"
