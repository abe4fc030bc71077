// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"
#include "engine/content/csv.h"
#include "engine/content/folder_limits.h"
#include "engine/vocabulary/near_names.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

const char* const emptyFile = "<orrery format=\"1\"/>";

void put(const QDir& folder, const QString& path, const QByteArray& bytes = emptyFile) {
    QVERIFY(folder.mkpath(QFileInfo(path).path()));
    QFile file(folder.filePath(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QStringList pathsOf(const FolderContents& contents) {
    QStringList paths;
    for (const auto& [path, text] : contents.files) {
        paths << QString::fromStdString(path);
    }
    return paths;
}

QStringList ownPathsOf(const ProjectSources& sources) {
    QStringList paths;
    for (const ProjectSource& file : sources.files) {
        if (!file.isShipped) {
            paths << QString::fromStdString(file.text->path());
        }
    }
    return paths;
}

QStringList codesOf(const std::vector<Diagnostic>& diagnostics) {
    QStringList codes;
    for (const Diagnostic& diagnostic : diagnostics) {
        codes << QString::fromStdString(std::string(diagnostic.code()));
    }
    return codes;
}

std::string manifestWith(const std::string& inside) {
    return "<project format=\"1\" name=\"Test\">" + inside + "</project>";
}

} // namespace

/// Folders, load order, manifests and the elements of the format itself.
class ContentProjectTest : public QObject {
    Q_OBJECT

private slots:
    void readsFolder() {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        for (const char* path :
             {"orrery.xml", "b.xml", "deep/er/a.xml", ".hidden/x.xml", "build/y.xml", ".z.xml", "notes.txt"}) {
            put(folder, path);
        }
        const FolderContents contents = readFolder(temporary.path().toStdString());
        QCOMPARE(pathsOf(contents), (QStringList{"b.xml", "deep/er/a.xml", "orrery.xml"}));
        QVERIFY(contents.diagnostics.empty());
        QCOMPARE(contents.files.at("b.xml")->bytes(), std::string_view(emptyFile));
    }

    void tablesStandInTheFolder() {
        // R2.5, V6.1: CSV files come last, and the reader reads only files that are in the folder itself.
        const QTemporaryDir outside;
        put(QDir(outside.path()), "secret.csv");
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        for (const char* path : {"orrery.xml", "z.xml", "a.csv", "deep/b.csv", ".hidden.csv"}) {
            put(folder, path);
        }
        QVERIFY(QFile::link(outside.filePath("secret.csv"), folder.filePath("escape.csv")));
        const FolderContents contents = readFolder(temporary.path().toStdString());
        QCOMPARE(pathsOf(contents), (QStringList{"a.csv", "deep/b.csv", "orrery.xml", "z.xml"}));
        QCOMPARE(codesOf(contents.diagnostics), QStringList{"content.outside-project"});
        const ProjectSources sources = arrangeSources(contents, {});
        QCOMPARE(sources.find("z.xml").value, 1u);
        QCOMPARE(FilesByPath(sources).findTable("./deep/b.csv").value, 3u);
        QVERIFY(!FilesByPath(sources).findTable("z.xml").isValid());
        QVERIFY(!FilesByPath(sources).findTable("deep/../a.csv").isValid());
        FolderContents added;
        addTables(temporary.path().toStdString(), added);
        QCOMPARE(pathsOf(added), (QStringList{"a.csv", "deep/b.csv"}));
    }

    void noFolder() {
        const FolderContents contents = readFolder("/nowhere/at/all");
        QCOMPARE(codesOf(contents.diagnostics), QStringList{"content.unreadable-file"});
    }

    void linksStayInside() {
        const QTemporaryDir outside;
        put(QDir(outside.path()), "secret.xml");
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        put(folder, "deep/own.xml");
        QVERIFY(QFile::link(outside.filePath("secret.xml"), folder.filePath("escape.xml")));
        QVERIFY(QFile::link(outside.path(), folder.filePath("away")));
        QVERIFY(QFile::link(folder.filePath("deep/own.xml"), folder.filePath("inside.xml")));
        QVERIFY(QFile::link(folder.filePath("nothing.xml"), folder.filePath("loose.xml")));
        QVERIFY(QFile::link(folder.path(), folder.filePath("deep/loop")));
        const FolderContents contents = readFolder(temporary.path().toStdString());
        QCOMPARE(pathsOf(contents), (QStringList{"deep/own.xml", "inside.xml"}));
        QCOMPARE(codesOf(contents.diagnostics), (QStringList{"content.linked-folder", "content.linked-folder",
                                                             "content.outside-project", "content.unreadable-file"}));
    }

    void foldersAreLimited_data() {
        QTest::addColumn<int>("files");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<QStringList>("read");
        QTest::addColumn<QString>("most");
        QTest::addRow("R2.2 a folder of more than two files, with the limit lowered to two")
            << 2 << 1'000 << QStringList{"a.xml", "b.xml"} << "2 files";
        QTest::addRow("R2.2 a folder of more than 25 bytes, with the limit lowered to them")
            << 100 << 25 << QStringList{"a.xml", "b.xml"} << "25 bytes of files";
        QTest::addRow("R2.2 a folder within its limits") << 3 << 30 << QStringList{"a.xml", "b.xml", "c.xml"} << "";
    }
    void foldersAreLimited() {
        QFETCH(int, files);
        QFETCH(int, bytes);
        const QTemporaryDir temporary;
        for (const char* name : {"a.xml", "b.xml", "c.xml"}) {
            QFile file(temporary.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("<orrery/>\n");
        }
        const FolderContents contents =
            readFolderWithin(temporary.path().toStdString(), {},
                             {.files = static_cast<std::size_t>(files), .bytes = static_cast<std::uintmax_t>(bytes)});
        QTEST(pathsOf(contents), "read");
        QFETCH(QString, most);
        QCOMPARE(codesOf(contents.diagnostics), most.isEmpty() ? QStringList() : QStringList{"content.too-many-files"});
        if (!most.isEmpty()) {
            QCOMPARE(QString::fromStdString(contents.diagnostics.front().args.front().english()), most);
        }
    }

    void tablesAreLimited_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCut");
        const auto cells = static_cast<int>(mostCsvCells);
        QTest::addRow("R2.2 a table of the most cells") << QByteArray("1\n").repeated(cells) << false;
        QTest::addRow("R2.2 a table of one row more") << QByteArray("1\n").repeated(cells + 1) << true;
        QTest::addRow("R2.2 a row of commas") << QByteArray(cells * 4, ',') << true;
    }
    void tablesAreLimited() {
        QFETCH(QByteArray, text);
        const CsvTable table = readCsv({text.constData(), static_cast<std::size_t>(text.size())});
        QTEST(table.isCut, "isCut");
        std::size_t cells = 0;
        for (const CsvRow& row : table.rows) {
            cells += row.cells.size();
        }
        QCOMPARE(cells, mostCsvCells);
    }

    void longTables_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("R2.2 check reads a table of the most cells") << 0 << QStringList();
        QTest::newRow("R2.2 check reports a table of more cells than are read")
            << 1 << QStringList{"check.table-too-long|t.csv"};
    }
    void longTables() {
        QFETCH(int, rows);
        std::string table = "key,a\n";
        for (int i = 0; i < static_cast<int>(mostCsvCells) / 2 - 1 + rows; ++i) {
            table += std::to_string(i) + ",1\n";
        }
        const Checked result = checked(parsed({{"orrery.xml", plainManifest},
                                               {"a.xml", "<orrery format=\"1\"><table id=\"T\" file=\"t.csv\"><column "
                                                         "id=\"a\"/></table></orrery>"},
                                               {"t.csv", table}}));
        QTEST(findings(result), "expected");
        QCOMPARE(result.model->language.tables.at(0).keys.size(), mostCsvCells / 2 - 1);
    }

    void nearNamesAreLimited_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("each");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* each, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(each) << QByteArray(after);
        };
        row("R2.6 200 unknown elements of a file come with near names", "", "<clas/>", "");
        row("R2.6 200 unknown attributes of a file come with near names", "",
            "<class id=\"C#\" type=\"building\" durration=\"1\"/>", "");
        row("R2.6 200 unknown choices of a file come with near names", "",
            "<table id=\"T#\" match=\"exakt\"><column id=\"a\"/><row key=\"1\" a=\"1\"/></table>", "");
        row("R2.6 200 unknown conditions come with near names",
            "<class id=\"C\" type=\"building\"><group id=\"g\"><scope><include><or>", "<planet-sice size=\"small\"/>",
            "</or></include></scope><effects/></group></class>");
        row("R2.6 200 unknown effects come with near names",
            "<class id=\"C\" type=\"building\"><group id=\"g\"><scope><include><self/></include></scope><effects>",
            "<destroy-objekt/>", "</effects></group></class>");
    }
    void nearNamesAreLimited() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, each);
        QFETCH(QByteArray, after);
        QByteArray content = before;
        for (int i = 0; i < 210; ++i) {
            content += QByteArray(each).replace('#', QByteArray::number(i));
        }
        const Checked result = checked(parsedContent((content + after).toStdString()));
        const auto hasNear = [](const Diagnostic& finding) {
            return std::ranges::any_of(finding.fixes, [](const Fix& fix) {
                return fix.label.pattern() == std::string_view("replace with '{0}'");
            });
        };
        QCOMPARE(std::ranges::count_if(result.diagnostics, hasNear), std::ptrdiff_t{NearSearches::limit});
    }

    void hugeFilesAreLeftOut() {
        const QTemporaryDir temporary;
        QFile file(temporary.filePath("huge.xml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{XmlTree::maxFileBytes} + 1)); // takes no room on the disk
        const FolderContents contents = readFolder(temporary.path().toStdString());
        QVERIFY(contents.files.empty());
        QCOMPARE(codesOf(contents.diagnostics), QStringList{"content.file-too-large"});
    }

    void loadOrder() {
        const Files files{{"a.xml", emptyFile},
                          {"b.xml", emptyFile},
                          {"c/d.xml", emptyFile},
                          {"orrery.xml", manifestWith("<file path=\"c/d.xml\"/><file path=\"./b.xml\"/>")}};
        const ProjectSources sources = arrangeSources(contentsOf(files), shippedVocabulary());
        QCOMPARE(ownPathsOf(sources), (QStringList{"orrery.xml", "c/d.xml", "b.xml", "a.xml"}));
        QVERIFY(sources.files.front().isShipped);
        QVERIFY(sources.files.front().text->path().starts_with("vocabulary/"));
        QVERIFY(sources.find("orrery.xml") == sources.manifestFile);
        QVERIFY(sources.diagnostics.empty());
    }

    void ownVocabularyOnly() {
        const Files files{{"orrery.xml", "<project format=\"1\" name=\"Test\" vocabulary=\"own\"/>"}};
        const ProjectSources sources = arrangeSources(contentsOf(files), shippedVocabulary());
        QCOMPARE(sources.files.size(), std::size_t{1});
        QCOMPARE(sources.manifestFile.value, 0u);
    }

    void manifestIsRead() {
        const Files files{{"orrery.xml",
                           "<project format=\"1\" name=\"Seven Suns\" version=\"1.2\" rules=\"strict\" "
                           "language=\"de\" scenario=\"s\"><description> Far &amp; wide </description></project>"}};
        const Manifest manifest = arrangeSources(contentsOf(files), shippedVocabulary()).manifest;
        QCOMPARE(manifest.name, std::string("Seven Suns"));
        QCOMPARE(manifest.version, std::string("1.2"));
        QCOMPARE(manifest.description, std::string("Far & wide"));
        QCOMPARE(manifest.language, std::string("de"));
        QCOMPARE(manifest.rules, std::string("strict"));
    }

    void finds_data() {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const std::string& manifest, const QByteArray& file,
                            const QStringList& expected = {}) {
            QTest::newRow(name) << QByteArray::fromStdString(manifest) << file << expected;
        };
        const QByteArray fine = emptyFile;
        row("nothing wrong", plainManifest, fine);
        row("R2.5 a path upwards", manifestWith("<file path=\"../a.xml\"/>"), fine,
            {"content.outside-project|../a.xml"});
        row("R2.5 a path up and down", manifestWith("<file path=\"x/../../a.xml\"/>"), fine,
            {"content.outside-project|x/../../a.xml"});
        row("R2.5 an absolute path", manifestWith("<file path=\"/etc/a.xml\"/>"), fine,
            {"content.outside-project|/etc/a.xml"});
        row("R2.5 a path with a drive", manifestWith("<file path=\"C:\\a.xml\"/>"), fine,
            {"content.outside-project|C:\\a.xml"});
        for (const char* path : {"C:a.xml", "C:/a.xml", "c:x/a.xml", "\\\\host\\a.xml", "x\\a.xml"}) {
            row(qPrintable(QStringLiteral("R2.5 a path of Windows: %1").arg(path)),
                manifestWith("<file path=\"" + std::string(path) + "\"/>"), fine,
                {QStringLiteral("content.outside-project|%1").arg(path)});
        }
        row("a file that is not there", manifestWith("<file path=\"aa.xml\"/>"), fine, {"content.missing-file|aa.xml"});
        row("a file named twice", manifestWith("<file path=\"a.xml\"/><file path=\"a.xml\"/>"), fine,
            {"content.file-twice|a.xml"});
        row("another format", "<project format=\"2\"/>", fine, {"content.out-of-range|2"});
        row("no format", "<project/>", fine, {"content.missing-attribute|project"});
        row("an unknown rules level", "<project format=\"1\" rules=\"loose\"/>", fine, {"content.not-a-choice|loose"});
        row("a scenario that is not there", "<project format=\"1\" scenario=\"s\"/>", fine, {"check.unknown-name|s"});
        row("a manifest with another root", "<orrery format=\"1\"/>", fine, {"content.wrong-root|orrery"});
        row("a file with another root", plainManifest, "<mod/>", {"content.wrong-root|mod"});
        row("an unknown element", plainManifest, "<orrery format=\"1\"><klass/></orrery>",
            {"content.unknown-element|klass"});
        row("an unknown attribute", plainManifest, "<orrery format=\"1\" author=\"me\"/>",
            {"content.unknown-attribute|author"});
        row("text between elements", plainManifest, "<orrery format=\"1\">hello</orrery>",
            {"content.stray-text|hello"});
        row("text with blanks around it is where its words are", plainManifest,
            "<orrery format=\"1\">\n  hello you\n</orrery>", {"content.stray-text|hello you"});
        row("a string twice", plainManifest,
            "<orrery format=\"1\"><strings><string id=\"A\">1</string><string id=\"A\">2</string></strings></orrery>",
            {"content.duplicate-string|A"});
        row("a string in two languages", plainManifest,
            "<orrery format=\"1\"><strings><string id=\"A\">1</string></strings><strings language=\"de\">"
            "<string id=\"A\">2</string></strings></orrery>");
    }
    void finds() {
        QFETCH(QByteArray, manifest);
        QFETCH(QByteArray, file);
        QFETCH(QStringList, expected);
        const Checked result = checked(parsed({{"orrery.xml", manifest.toStdString()}, {"a.xml", file.toStdString()}}));
        QVERIFY2(findings(result) == expected, rendered(result) + findings(result).join(" # ").toUtf8());
    }

    void noManifest() {
        const Checked result =
            checked(parsed({{"a.xml", "<orrery format=\"1\"><class id=\"B\" type=\"building\"/></orrery>"}}));
        QCOMPARE(findings(result), QStringList{"content.no-manifest|"});
        QVERIFY(result.model->findClass("B")); // the model has everything readable
        QCOMPARE(result.model->projectName, std::string("memory"));
    }

    void brokenFileKeepsTheRest() {
        const Checked result =
            checked(parsed({{"orrery.xml", plainManifest},
                            {"a.xml", "<orrery format=\"1\"><class id=\"A\" type=\"building\"/>"
                                      "<class id=\"B\" type=\"building\"></orrery>"},
                            {"b.xml", "<orrery format=\"1\"><class id=\"C\" type=\"ship\"/></orrery>"}}));
        QVERIFY(hasErrors(result.diagnostics));
        QVERIFY(result.model->findClass("A"));
        QVERIFY(result.model->findClass("C"));
    }

    void oneFileIsReadAnew() {
        FolderContents contents =
            contentsOf({{"orrery.xml", plainManifest}, {"a.xml", emptyFile}, {"b.xml", emptyFile}});
        const ParsedProject first = parseProject(arrangeSources(contents, shippedVocabulary()));
        contents.files["a.xml"] = std::make_shared<const SourceText>("a.xml", "<orrery format=\"1\"></orrery>", 1);
        const ParsedProject second = parseProject(arrangeSources(contents, shippedVocabulary()), &first);
        QCOMPARE(first.trees.size(), second.trees.size());
        for (std::size_t i = 0; i < first.trees.size(); ++i) {
            const bool isEdited = second.sources.files[i].text->path() == "a.xml";
            QCOMPARE(first.trees[i] != second.trees[i], isEdited);
        }
    }

    void rendersFindings() {
        const Checked result = checked(parsed({{"orrery.xml", plainManifest},
                                               {"a.xml", "<orrery format=\"1\">\n  <class id=\"A\" type=\"ship\"/>\n  "
                                                         "<class id=\"A\" type=\"ship\"/>\n</orrery>"}}));
        QCOMPARE(rendered(result),
                 QByteArray("a.xml:3:14: error: the class 'A' is already defined [check.duplicate-class]\na.xml:2:4: "
                            "note: the other one is here\n"));
        const RenderedDiagnostic shown = render(result.diagnostics[0], result.model->files);
        QCOMPARE(shown.where.end.column, 15u);
        QCOMPARE(shown.fixes, std::vector<std::string>{"rename to 'A_2'"});
    }

    void everyAttributeIsDescribed() {
        const std::function<void(const ElementSpec&)> look = [&](const ElementSpec& spec) {
            QVERIFY2(!spec.help.empty() && !spec.label.empty(), std::string(spec.tag).c_str());
            for (const ParameterSpec& attribute : spec.attributes) {
                QVERIFY2(!attribute.help.empty() && !attribute.label.empty(), std::string(attribute.name).c_str());
            }
            for (const ElementSpec* child : spec.children) {
                look(*child);
            }
        };
        look(projectElement());
        look(orreryElement());
    }
};

QTEST_APPLESS_MAIN(ContentProjectTest)
#include "content_project_test.moc"
