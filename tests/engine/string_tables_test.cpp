// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of content in several languages: in tables side by side, edited, and exchanged through translators' files.
#include "engine/content/string_tables.h"
#include "engine/import/string_files.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <random>

using namespace orrery::engine;

namespace {

using Files = std::map<std::string, std::string>;

ParsedProject parse(const Files& files) {
    FolderContents contents;
    contents.name = "strings";
    for (const auto& [path, bytes] : files) {
        contents.files.emplace(path, std::make_shared<SourceText>(path, bytes));
    }
    return parseProject(arrangeSources(contents, {}));
}

Files applied(const Files& files, const ParsedProject& project, const StringEdits& edits) {
    Files result = files;
    std::map<std::string, std::vector<TextEdit>> ofFile;
    for (const TextEdit& edit : edits.edits) {
        ofFile[project.sources.files[edit.file.value].text->path()].push_back(edit);
    }
    for (auto& [path, list] : ofFile) {
        std::ranges::sort(list, {}, [](const TextEdit& edit) { return edit.span.begin; });
        for (auto edit = list.rbegin(); edit != list.rend(); ++edit) {
            result[path].replace(edit->span.begin, edit->span.size(), edit->text);
        }
    }
    for (const auto& [path, bytes] : edits.newFiles) {
        result[path] = bytes;
    }
    return result;
}

const Files small{
    {"orrery.xml", "<project format=\"1\" name=\"S\" language=\"en\"/>\n"},
    {"content.xml", "<orrery format=\"1\">\n  <class id=\"BLD_A\" type=\"building\"><group id=\"dig\"/></class>\n"
                    "  <scenario id=\"one\" name=\"TITLE\"/>\n</orrery>\n"},
    {"strings/en.xml", "<orrery format=\"1\">\n  <strings language=\"en\">\n    <!-- a comment -->\n"
                       "    <string id=\"BLD_A\">Lab &amp; more</string>\n    <string id=\"BLD_A.dig\">Digs</string>\n"
                       "    <string id=\"TITLE\">One</string>\n    <string id=\"OLD\">Gone</string>\n"
                       "  </strings>\n</orrery>\n"},
    {"strings/de.xml", "<orrery format=\"1\">\n  <strings language=\"de\">\n    <string id=\"BLD_A\">Labor</string>\n"
                       "  </strings>\n</orrery>\n"}};

std::string textOf(const StringTables& tables, std::string_view id, std::string_view language) {
    const StringRow* const row = tables.findRow(id);
    const auto column = tables.findLanguage(language);
    return row == nullptr || !column || !row->cells[*column] ? "-" : row->cells[*column]->text;
}

} // namespace

class StringTablesTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(sideBySide, "I2.7 tables stand side by side, missing and unused texts are counted") {
        const StringTables tables = readStringTables(parse(small));
        QCOMPARE(tables.languages, (std::vector<std::string>{"en", "de"}));
        QCOMPARE(tables.rows.size(), std::size_t{4});
        QCOMPARE(textOf(tables, "BLD_A", "en"), std::string("Lab & more"));
        QCOMPARE(textOf(tables, "BLD_A", "de"), std::string("Labor"));
        QCOMPARE(tables.missingIn(0), std::size_t{0});
        QCOMPARE(tables.missingIn(1), std::size_t{3});
        QCOMPARE(tables.unused(), std::size_t{1});
        QVERIFY(!tables.findRow("OLD")->isUsed);
        QVERIFY(tables.findRow("BLD_A.dig")->isUsed); // the group's name, without a name attribute
        QVERIFY(tables.findRow("TITLE")->isUsed);
    }

    NAMED_TEST(descriptions, "I2.7 descriptions of classes and groups are used, and no others") {
        Files files = small;
        files["strings/en.xml"] = "<orrery format=\"1\"><strings language=\"en\"><string id=\"BLD_A_DESC\">a</string>"
                                  "<string id=\"BLD_A.dig_DESC\">b</string><string id=\"dig_DESC\">c</string>"
                                  "</strings></orrery>\n";
        const StringTables tables = readStringTables(parse(files));
        QVERIFY(tables.findRow("BLD_A_DESC")->isUsed);
        QVERIFY(tables.findRow("BLD_A.dig_DESC")->isUsed);
        QVERIFY(!tables.findRow("dig_DESC")->isUsed);
    }

    NAMED_TEST(removes, "I2.7 a text that is taken away goes with its line, CRLF included") {
        const Files files{{"orrery.xml", "<project format=\"1\" name=\"S\" language=\"en\"/>\n"},
                          {"strings/en.xml", "<orrery format=\"1\">\r\n<strings language=\"en\">\r\n"
                                             "  <string id=\"A\">a</string>\r\n  <string id=\"B\">b</string>\r\n"
                                             "</strings>\r\n</orrery>\r\n"}};
        const ParsedProject project = parse(files);
        const StringChange change{"en", "B", std::nullopt};
        const Files result = applied(files, project, editStrings(project, std::span(&change, 1)));
        QCOMPARE(result.at("strings/en.xml"),
                 std::string("<orrery format=\"1\">\r\n<strings language=\"en\">\r\n"
                             "  <string id=\"A\">a</string>\r\n</strings>\r\n</orrery>\r\n"));
    }

    void edits_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("I2.7 a text is replaced where it stands") << "de"
                                                                 << "BLD_A"
                                                                 << "Labor <2>"
                                                                 << "strings/de.xml"
                                                                 << ">Labor<"
                                                                 << ">Labor &lt;2&gt;<";
        QTest::newRow("I2.7 a new text goes behind the last one, laid out like it")
            << "de"
            << "TITLE"
            << "Eins"
            << "strings/de.xml"
            << "Labor</string>\n"
            << "Labor</string>\n    <string id=\"TITLE\">Eins</string>\n";
        QTest::newRow("I2.7 a text that is taken away goes with its line") << "en"
                                                                           << "OLD" << QString() << "strings/en.xml"
                                                                           << "    <string id=\"OLD\">Gone</string>\n"
                                                                           << "";
        QTest::newRow("I2.7 a language without a table gets a file")
            << "fr"
            << "TITLE"
            << "Un"
            << "strings/fr.xml"
            << ""
            << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n  <strings language=\"fr\">\n"
               "    <string id=\"TITLE\">Un</string>\n  </strings>\n</orrery>\n";
    }
    void edits() {
        QFETCH(QString, language);
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, file);
        QFETCH(QString, before);
        QFETCH(QString, after);
        const ParsedProject project = parse(small);
        const StringChange change{language.toStdString(), id.toStdString(),
                                  text.isNull() ? std::nullopt : std::optional(text.toStdString())};
        const StringEdits made = editStrings(project, std::span(&change, 1));
        QVERIFY(made.refused.empty());
        Files expected = small;
        std::string& bytes = expected[file.toStdString()];
        const QString old = QString::fromStdString(bytes);
        QCOMPARE(old.count(before), before.isEmpty() ? old.size() + 1 : 1);
        bytes = before.isEmpty() ? after.toStdString() : QString(old).replace(before, after).toStdString();
        const Files result = applied(small, project, made);
        for (const auto& [path, content] : expected) {
            QCOMPARE(QString::fromStdString(result.at(path)), QString::fromStdString(content));
        }
        QCOMPARE(textOf(readStringTables(parse(result)), change.id, change.language),
                 change.text ? *change.text : std::string("-"));
    }

    void layouts_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("after");
        QTest::newRow("I2.7 into an empty table")
            << "<strings language=\"de\"></strings>"
            << "<strings language=\"de\">\n    <string id=\"TITLE\">Eins</string>\n  </strings>";
        QTest::newRow("I2.7 into a table that closes itself")
            << "<strings language=\"de\" />"
            << "<strings language=\"de\">\n    <string id=\"TITLE\">Eins</string>\n  </strings>";
        QTest::newRow("I2.7 into a table that holds a comment")
            << "<strings language=\"de\">\n    <!-- c -->\n  </strings>"
            << "<strings language=\"de\">\n    <!-- c -->\n    <string id=\"TITLE\">Eins</string>\n  </strings>";
        QTest::newRow("I2.7 on the one line of a table")
            << "<strings language=\"de\"><string id=\"X\">x</string></strings>"
            << "<strings language=\"de\"><string id=\"X\">x</string>\n    <string id=\"TITLE\">Eins</string></strings>";
    }
    void layouts() {
        QFETCH(QString, table);
        QFETCH(QString, after);
        Files files = small;
        const QString frame = "<orrery format=\"1\">\n  %1\n</orrery>\n";
        files["strings/de.xml"] = frame.arg(table).toStdString();
        const ParsedProject project = parse(files);
        const StringChange change{"de", "TITLE", "Eins"};
        const Files result = applied(files, project, editStrings(project, std::span(&change, 1)));
        QCOMPARE(QString::fromStdString(result.at("strings/de.xml")), frame.arg(after));
    }

    void refuses_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("I2.7 what XML cannot hold is refused") << "de" << QByteArray("\x01") << false;
        QTest::newRow("I2.7 bytes that are no UTF-8 are refused") << "de" << QByteArray("\xFF") << false;
        QTest::newRow("I2.7 a name that is no language is refused") << "../x" << QByteArray("a") << false;
        QTest::newRow("I2.7 nothing is put beside a table with faults") << "de" << QByteArray("a") << true;
    }
    void refuses() {
        QFETCH(QString, language);
        QFETCH(QByteArray, text);
        QFETCH(bool, isBroken);
        Files files = small;
        if (isBroken) {
            files["strings/de.xml"] =
                "<orrery format=\"1\"><strings language=\"de\"><string id=\"A\">a</strin></strings></orrery>";
        }
        const ParsedProject project = parse(files);
        const StringChange change{language.toStdString(), "NEW", text.toStdString()};
        const StringEdits made = editStrings(project, std::span(&change, 1));
        QCOMPARE(made.refused.size(), std::size_t{1});
        QVERIFY(made.edits.empty());
        QVERIFY(made.newFiles.empty());
    }

    void roundTrip_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1u, 2u, 3u, 4u}) {
            QTest::addRow("I2.7 a .po gives back every text, %u", seed)
                << static_cast<int>(CatalogueFormat::po) << seed;
            QTest::addRow("I2.7 a .ts gives back every text, %u", seed)
                << static_cast<int>(CatalogueFormat::ts) << seed;
        }
    }
    void roundTrip() {
        QFETCH(int, format);
        QFETCH(unsigned, seed);
        const std::vector<std::string> pieces{"a",     "\"",  "\\",     "\n", "\t",   "\r",    "\r\n", "ä",
                                              "€",     "<",   ">",      "&",  "]]>",  " ",     "%1",   "#,",
                                              "msgid", "\\n", "\u00A0", "1",  "\n\n", "&amp;", "--",   "🜨"};
        std::mt19937 random(seed);
        const auto text = [&](std::size_t most) {
            std::string made;
            for (std::size_t i = random() % most; i > 0; --i) {
                made += pieces[random() % pieces.size()];
            }
            return made;
        };
        StringCatalogue catalogue{"de", "en", {}};
        for (int i = 0; i < 300; ++i) {
            CatalogueEntry entry{"ID" + std::to_string(i) + text(4), text(12), text(12), random() % 4 != 0};
            entry.isFinished = entry.isFinished && !entry.translation.empty();
            catalogue.entries.push_back(std::move(entry));
        }
        const std::string bytes = renderCatalogue(catalogue, static_cast<CatalogueFormat>(format));
        const ReadCatalogue read =
            readCatalogue(std::make_shared<SourceText>("x", bytes), FileId{0}, static_cast<CatalogueFormat>(format));
        QVERIFY2(read.faults.empty(), read.faults.empty() ? "" : read.faults.front().message().c_str());
        for (std::size_t i = 0; i < catalogue.entries.size(); ++i) {
            QCOMPARE(read.catalogue.entries.at(i), catalogue.entries[i]);
        }
        QCOMPARE(read.catalogue, catalogue);
    }

    void wholeCircle_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("I2.7 what a .po brings back changes no byte") << static_cast<int>(CatalogueFormat::po);
        QTest::newRow("I2.7 what a .ts brings back changes no byte") << static_cast<int>(CatalogueFormat::ts);
    }
    void wholeCircle() {
        QFETCH(int, format);
        const auto kind = static_cast<CatalogueFormat>(format);
        const ParsedProject project = parse(small);
        const StringTables tables = readStringTables(project);
        StringCatalogue catalogue = catalogueOf(tables, "de");
        const auto back = [&] {
            return changesOf(
                readCatalogue(std::make_shared<SourceText>("x", renderCatalogue(catalogue, kind)), {}, kind).catalogue,
                tables);
        };
        const CatalogueChanges none = back();
        QCOMPARE(none.unfinished, std::size_t{3});
        QVERIFY(editStrings(project, none.changes).edits.empty());
        // The translator fills one in. A text that the project does not know is skipped.
        catalogue.entries[2].translation = "Eins";
        catalogue.entries[2].isFinished = true;
        catalogue.entries.push_back({"STRANGER", "x", "y", true});
        const CatalogueChanges some = back();
        QCOMPARE(some.unknown, std::size_t{1});
        const Files result = applied(small, project, editStrings(project, some.changes));
        QCOMPARE(textOf(readStringTables(parse(result)), "TITLE", "de"), std::string("Eins"));
        QCOMPARE(result.at("strings/en.xml"), small.at("strings/en.xml"));
    }

    void foreignFiles_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("translation"); ///< of the id A
        QTest::addColumn<int>("faults");
        const int po = static_cast<int>(CatalogueFormat::po);
        const int ts = static_cast<int>(CatalogueFormat::ts);
        QTest::newRow("I2.7 a .po of another tool, with comments and folded lines")
            << po
            << QByteArray("# by me\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n\n#. note\n#: a.xml:3\nmsgctxt \"A\"\r\n"
                          "msgid \"\"\n\"one \"\n\"two\"\nmsgstr \"\"\n  \"eins \"\n  \"zwei\"\n#~ msgid \"gone\"\n")
            << "eins zwei" << 0;
        QTest::newRow("I2.7 octal and unknown escapes of a .po")
            << po << QByteArray("msgctxt \"A\"\nmsgid \"x\"\nmsgstr \"\\1017\\107\\18\\q\"\n")
            << "A7G\x01"
               "8q"
            << 0;
        QTest::newRow("I2.7 plural forms are left out")
            << po
            << QByteArray("msgctxt \"B\"\nmsgid \"x\"\nmsgid_plural \"xs\"\nmsgstr[0] \"a\"\n\nmsgctxt \"A\"\n"
                          "msgid \"y\"\nmsgstr \"z\"\n")
            << "z" << 1;
        QTest::newRow("I2.7 a plural form that begins the file")
            << po << QByteArray("msgid_plural \"xs\"\nmsgstr[0] \"a\"\n\nmsgctxt \"A\"\nmsgid \"y\"\nmsgstr \"z\"\n")
            << "z" << 1;
        QTest::newRow("I2.7 a line without an end quote is told")
            << po << QByteArray("msgctxt \"A\nmsgid \"x\"\nmsgstr \"z\"\n") << "z" << 1;
        QTest::newRow("I2.7 a .ts by id")
            << ts
            << QByteArray("<!DOCTYPE TS><TS language='de'><context><message id='A'><source>x</source>"
                          "<translation>z</translation></message></context></TS>")
            << "z" << 0;
        QTest::newRow("I2.7 vanished messages of a .ts are left out")
            << ts
            << QByteArray("<TS><context><message><source>x</source><comment>A</comment><translation "
                          "type='vanished'>z</translation></message></context></TS>")
            << QString() << 0;
        QTest::newRow("I2.7 any other XML is no .ts") << ts << QByteArray("<orrery/>") << QString() << 1;
        QTest::newRow("I2.7 no bytes at all are no .ts") << ts << QByteArray() << QString() << -1;
    }
    void foreignFiles() {
        QFETCH(int, format);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, translation);
        QFETCH(int, faults);
        const ReadCatalogue read = readCatalogue(std::make_shared<SourceText>("x", bytes.toStdString()), {},
                                                 static_cast<CatalogueFormat>(format));
        QString found;
        for (const CatalogueEntry& entry : read.catalogue.entries) {
            if (entry.id == "A") {
                found = QString::fromStdString(entry.translation);
            }
        }
        QCOMPARE(found, translation);
        if (faults >= 0) {
            QCOMPARE(static_cast<int>(read.faults.size()), faults);
        } else {
            QVERIFY(!read.faults.empty());
        }
    }

    NAMED_TEST(newLanguage, "I2.7 a language is added as a file of its own, once") {
        const ParsedProject project = parse(small);
        const Files result = applied(small, project, addLanguage(project, "fr"));
        QVERIFY(result.contains("strings/fr.xml"));
        QCOMPARE(readStringTables(parse(result)).languages, (std::vector<std::string>{"en", "de", "fr"}));
        QVERIFY(addLanguage(parse(result), "fr").newFiles.empty());
        QCOMPARE(addLanguage(project, "x").refused.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(StringTablesTest)
#include "string_tables_test.moc"
