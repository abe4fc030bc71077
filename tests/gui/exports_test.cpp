// SPDX-License-Identifier: GPL-3.0-or-later
// The exports of the menu File, in the whole window (I5.5).
#include "app/ide/actions.h"
#include "app/ide/features/exports.h"
#include "app/ide/main_window.h"
#include "engine/content/csv.h"
#include "engine/trace/trace_csv.h"
#include "engine/trace/turn_report.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/causes/causes_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/map_picture.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/tables/object_table_view.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QXmlStreamReader>

#include <cmath>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

/// Returns the texts of a drawing.
QStringList textsOf(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text")) {
            texts << xml.readElementText().simplified();
        }
    }
    return xml.hasError() ? QStringList{xml.errorString()} : texts;
}

/// Returns a galaxy of systems at random places.
GalaxyMap scattered(int systems) {
    GalaxyMap map;
    QRandomGenerator random(7);
    const double side = 100.0 * std::sqrt(systems);
    for (int i = 0; i < systems; ++i) {
        MapSystem system;
        system.row = static_cast<std::uint32_t>(2 * i);
        system.name = QStringLiteral("Star %1").arg(i);
        system.position = QPointF(random.bounded(side), random.bounded(side));
        map.systems.push_back(system);
    }
    return map;
}

} // namespace

class ExportsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-exports-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_out = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->setPerspective(Perspective::sandbox);
        QCoreApplication::processEvents();
    }
    void cleanup() {
        m_window.reset();
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(turn, "I5.5 the menu File exports the turn shown as a page") {
        goTo(5);
        goTo(3);
        const QByteArray page = exported("export.turn", "turn.html");
        std::string expected;
        engine::writeTurnReport(session(), 3, [&](std::string_view part) {
            expected += part;
            return true;
        });
        QVERIFY(page.contains(", turn 3</title>") && page.contains("<details><summary>"));
        QCOMPARE(page, QByteArray::fromStdString(expected));
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Exported turn.html"));
    }

    NAMED_TEST(trace, "I5.5 the trace of all turns is exported as CSV and as JSON lines") {
        goTo(4);
        goTo(2); // all computed turns are exported
        const engine::CsvTable table = engine::readCsv(exported("export.trace-csv", "trace.csv").toStdString());
        QVERIFY(table.faults.empty());
        const QList<QByteArray> lines = exported("export.trace-json", "trace.jsonl").trimmed().split('\n');
        QVERIFY(lines.first().startsWith("{\"orrery\":\"trace\""));
        std::size_t changes = 0;
        QStringList hashes;
        for (const QByteArray& line : lines) {
            const QJsonObject one = QJsonDocument::fromJson(line).object();
            QVERIFY2(!one.isEmpty(), line.constData());
            changes += one.contains("run") ? static_cast<std::size_t>(one["rows"].toArray().size()) : 0;
            if (one.contains("hash")) {
                hashes << one["hash"].toString();
            }
        }
        QCOMPARE(hashes.size(), 5);
        QCOMPARE(hashes.last().toStdString(), engine::hashText(session().history().hash(4)));
        QCOMPARE(table.rows.size(), changes + 1);
        QCOMPARE(std::string(table.rows.back().cells.front().text), std::string("4"));
    }

    NAMED_TEST(galaxy, "I5.5 the galaxy is exported as a picture and as a drawing with texts, in both themes") {
        goTo(2);
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            applyTheme(*qApp, kind);
            QCoreApplication::processEvents();
            const QColor base = theme(kind).base;
            const auto isOfTheme = [&](const QImage& image) {
                return std::abs(image.pixelColor(1, 1).lightness() - base.lightness()) < 60; // an empire tints it
            };
            const QImage picture = QImage::fromData(exported("export.galaxy-png", "galaxy.png"));
            QCOMPARE(picture.size(), m_window->galaxy().picture().enlarged().size.toSize() * 2);
            QVERIFY(isOfTheme(picture));
            const QByteArray svg = exported("export.galaxy-svg", "galaxy.svg");
            const QStringList texts = textsOf(svg);
            QVERIFY2(texts.join('|').contains("Sol"), qPrintable(texts.join('|')));
            QSvgRenderer renderer(svg);
            QVERIFY(renderer.isValid());
            QImage drawn(renderer.defaultSize(), QImage::Format_RGB32);
            drawn.fill(Qt::magenta);
            QPainter painter(&drawn);
            renderer.render(&painter);
            painter.end();
            QVERIFY(isOfTheme(drawn));
            // The drawing has the stars of the picture.
            const QPointF star = m_window->galaxy().pointOf(*engine::findObject(session().state().view(), "Sol"));
            const double factor = m_window->galaxy().picture().enlarged().size.width() / m_window->galaxy().width();
            const QColor expected = picture.pixelColor((star * factor * 2.0).toPoint());
            QVERIFY(expected.rgb() != base.rgb());
            const QColor shown = drawn.pixelColor(
                (star * factor * drawn.width() / m_window->galaxy().picture().enlarged().size.width()).toPoint());
            QVERIFY2(std::abs(shown.red() - expected.red()) + std::abs(shown.green() - expected.green()) < 40,
                     qPrintable(shown.name() + expected.name()));
        }
    }

    NAMED_TEST(layers, "I5.5 the exported galaxy has the layers and the marks that the map shows") {
        goTo(2);
        GalaxyView& galaxy = m_window->galaxy();
        const QByteArray all = exported("export.galaxy-svg", "all.svg");
        MapLayers layers = galaxy.layers();
        layers.names = false;
        galaxy.setLayers(layers);
        m_window->waitUntilIdle();
        const QByteArray bare = exported("export.galaxy-svg", "bare.svg");
        QVERIFY(textsOf(bare).size() < textsOf(all).size());
        const auto sol = *engine::findObject(session().state().view(), "Sol");
        galaxy.setMarks({{sol, MapMark::inScope}}, {{MapMark::inScope, "In the scope"}});
        const QByteArray marked = exported("export.galaxy-svg", "marked.svg");
        QVERIFY(textsOf(marked).contains("In the scope"));
        QVERIFY(marked.contains(theme(ThemeKind::light).good.name().toLatin1()));
    }

    NAMED_TEST(sizes, "I5.5 a picture of ten systems is small, and one of 2,000 has room for names") {
        GalaxyView view;
        view.resize(900, 700);
        view.setMap(scattered(10));
        view.fit();
        const MapPicture few = view.picture().enlarged();
        QCOMPARE(few.size, QSizeF(900, 700));
        QCOMPARE(QImage::fromData(pngOf(few)).size(), QSize(1800, 1400));
        QCOMPARE(textsOf(svgOf(few)).filter("Star").size(), 10);
        view.setMap(scattered(2000));
        view.fit();
        const MapPicture many = view.picture().enlarged();
        QVERIFY2(many.size.width() > 1800 && many.size.width() <= 4000, qPrintable(QString::number(many.size.width())));
        QVERIFY(QImage::fromData(pngOf(many)).width() <= 4000);
        const QByteArray svg = svgOf(many);
        QVERIFY2(textsOf(svg).filter("Star").size() > 300, qPrintable(QString::number(textsOf(svg).size())));
        QVERIFY2(svg.size() < 4'000'000, qPrintable(QString::number(svg.size())));
    }

    NAMED_TEST(reference, "I5.5 the reference of the content is exported without a run") {
        m_window->sandbox().clear();
        m_window->waitUntilIdle();
        const QByteArray page = exported("export.reference", "reference.html");
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY(page.contains("Content reference of ") && page.contains("modify-max-meter"));
    }

    void endings_data() {
        QTest::addColumn<QString>("pane");
        QTest::addColumn<QString>("ending");
        QTest::newRow("I5.5 a table of objects gets an ending") << "objects"
                                                                << ".csv";
        QTest::newRow("I5.5 a plot gets an ending") << "plots"
                                                    << ".svg";
        QTest::newRow("I5.5 a drawing of causes gets an ending") << "causes"
                                                                 << ".dot";
    }
    void endings() {
        QFETCH(QString, pane);
        QFETCH(QString, ending);
        goTo(1);
        const QString path = m_out->filePath("without");
        if (pane == "objects") {
            answerDialog(path);
            emit m_window->findChild<ObjectTableView*>()->exportWanted();
        } else if (pane == "plots") {
            m_window->actions()["run.plots"].trigger();
            answerDialog(path);
            emit m_window->findChild<PlotView*>()->exportWanted(PlotFile::svg);
        } else {
            m_window->actions()["run.causes"].trigger();
            answerDialog(path);
            emit m_window->findChild<CausesView*>()->exportWanted(CausesFile::dot);
        }
        QVERIFY2(QFile::exists(path + ending), qPrintable(QDir(m_out->path()).entryList().join(' ')));
        QVERIFY(!QFile::exists(path));
    }

    NAMED_TEST(disabled, "I5.5 an export that needs a run is disabled with the reason") {
        m_window->sandbox().clear();
        m_window->waitUntilIdle();
        QVERIFY(!m_window->sandbox().hasRun());
        for (const char* const id :
             {"export.turn", "export.trace-csv", "export.trace-json", "export.galaxy-png", "export.galaxy-svg"}) {
            const QAction& action = m_window->actions()[id];
            QTRY_VERIFY2(!action.isEnabled(), id);
            QVERIFY2(action.toolTip().startsWith("There is no run yet."), id);
        }
        QVERIFY(m_window->actions()["export.reference"].isEnabled());
        QVERIFY(menu().toolTipsVisible());
        QVERIFY(m_window->closeProject());
        QVERIFY(!m_window->actions()["export.reference"].isEnabled());
        QCOMPARE(m_window->actions()["export.reference"].toolTip(), QString("Open a project first."));
    }

    NAMED_TEST(refused, "I5.5 an export never replaces a file of the project, and reports what it cannot write") {
        goTo(1);
        const QByteArray before = m_copy->bytes("content.xml");
        QVERIFY(exported("export.trace-csv", m_copy->path() + "/content.xml") == before);
        QVERIFY(!m_window->statusBar()->currentMessage().startsWith("Exported"));
        QVERIFY(exported("export.turn", "/nowhere/turn.html").isEmpty());
        QVERIFY2(m_window->statusBar()->currentMessage().contains("nowhere"),
                 qPrintable(m_window->statusBar()->currentMessage()));
    }

    NAMED_TEST(cancelled, "I5.5 a long export shows its progress, other exports wait, and Cancel leaves no file") {
        goTo(8'000);
        const QString path = m_out->filePath("long.jsonl");
        choose("export.trace-json", path);
        QProgressDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = m_window->findChild<QProgressDialog*>("file-progress")) != nullptr);
        QVERIFY(dialog->labelText().contains("long.jsonl"));
        QVERIFY(!dialog->isModal()); // the designer goes on meanwhile
        QTRY_VERIFY(dialog->maximum() == 8'001 && dialog->value() > 0);
        QVERIFY(!m_window->actions()["export.turn"].isEnabled());
        QCOMPARE(m_window->actions()["export.turn"].toolTip(), QString("Another export is being written."));
        dialog->show();
        QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!feature().isExporting());
        QVERIFY2(!QFile::exists(path), qPrintable(m_window->statusBar()->currentMessage()));
        QCOMPARE(QDir(m_out->path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Cancelled. long.jsonl was not written."));
        QVERIFY(m_window->actions()["export.turn"].isEnabled());
    }

    NAMED_TEST(closed, "I5.5 closing the progress of an export cancels it, and the next export has its own progress") {
        goTo(3'000);
        const QString path = m_out->filePath("long.jsonl");
        for (int time = 0; time < 2; ++time) {
            choose("export.trace-json", path);
            QPointer<QProgressDialog> dialog;
            QTRY_VERIFY((dialog = m_window->findChild<QProgressDialog*>("file-progress")) != nullptr);
            QVERIFY(feature().isExporting());
            dialog->show();
            dialog->close(); // as the button of its frame, or Alt+F4
            QTRY_VERIFY(!feature().isExporting());
            QTRY_VERIFY(dialog == nullptr);
            QVERIFY(!QFile::exists(path));
            QCOMPARE(m_window->statusBar()->currentMessage(), QString("Cancelled. long.jsonl was not written."));
        }
    }

    NAMED_TEST(waiting, "I5.5 other exports wait for one that waits for the run, and it is written") {
        const QString path = m_out->filePath("trace.csv");
        m_window->sandbox().goTo(3'000);
        QVERIFY(m_window->sandbox().isBusy());
        choose("export.trace-csv", path);
        QVERIFY(m_window->sandbox().isBusy());
        for (const char* const id : {"export.turn", "export.galaxy-svg", "export.reference"}) {
            QVERIFY2(!m_window->actions()[id].isEnabled(), id);
            QCOMPARE(m_window->actions()[id].toolTip(), QString("Another export is being written."));
        }
        QTRY_VERIFY(!feature().isExporting());
        QVERIFY(QFile::exists(path));
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Exported trace.csv"));
        QVERIFY(m_window->actions()["export.reference"].isEnabled());
    }

private:
    ExportsFeature& feature() { return *m_window->findChild<ExportsFeature*>(); }
    const engine::Session& session() { return *m_window->sandbox().session(); }
    QMenu& menu() { return *m_window->actions()["file.export"].menu(); }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    /// Chooses an export in the menu, and a path in its dialog.
    void choose(const char* id, const QString& path) {
        QAction& action = m_window->actions()[id];
        QVERIFY2(action.isEnabled() && menu().actions().contains(&action), id);
        answerDialog(path);
        action.trigger();
    }
    /// Types a path into the next dialog for files, and replaces the file if it exists.
    static void answerDialog(const QString& path) {
        QTimer::singleShot(0, qApp, [path] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QVERIFY(name != nullptr);
            name->setText(path);
            auto* const question = new QTimer(dialog); // whether to replace the file
            QObject::connect(question, &QTimer::timeout, dialog, [] {
                if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                    box->button(QMessageBox::Yes)->click();
                }
            });
            question->start(20);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }
    /// Exports, waits, and returns the bytes of the file.
    QByteArray exported(const char* id, const QString& name) {
        const QString path = QDir(m_out->path()).absoluteFilePath(name);
        choose(id, path);
        [&] { QTRY_VERIFY(!feature().isExporting() && !m_window->sandbox().isWorkingBeside()); }();
        [&] { QTRY_VERIFY(!feature().isExporting()); }();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<QTemporaryDir> m_out;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(ExportsTest)
#include "exports_test.moc"
