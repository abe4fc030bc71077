// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

/// A whole small project, from its folder to the model.
class CheckProjectTest : public QObject {
    Q_OBJECT

private slots:
    void cleanProject() {
        const ParsedProject project =
            parseProject(arrangeSources(readFolder(ORRERY_SOURCE_DIR "/tests/data/check/clean"), shippedVocabulary()));
        const Checked result = checked(project);
        QCOMPARE(rendered(result), QByteArray());
        QCOMPARE(result.model->projectName, std::string("Clean"));
        QVERIFY(result.model->findClass("BLD_LAB"));
        QCOMPARE(result.model->defaultScenario, std::string("first-light"));
        QCOMPARE(result.model->scenarios.size(), std::size_t{2});
        for (const CheckedClass& objectClass : result.model->classes) {
            for (const CheckedGroup& group : objectClass.groups) {
                QVERIFY(group.isRunnable);
            }
        }
        const CheckedClass& farms = result.model->classes[*result.model->findClass("TECH_FARMS")];
        QCOMPARE(farms.groups.at(0).name, std::string("More fields"));
        QCOMPARE(farms.groups.at(0).effects.at(1).priority, -5);
    }

    void sameFilesSameModel() {
        const auto folder = readFolder(ORRERY_SOURCE_DIR "/tests/data/check/clean");
        const ParsedProject first = parseProject(arrangeSources(folder, shippedVocabulary()));
        const ParsedProject second = parseProject(arrangeSources(folder, shippedVocabulary()), &first);
        const Checked one = checked(first);
        const Checked two = checked(second);
        QVERIFY(one.diagnostics == two.diagnostics);
        QCOMPARE(one.model->stackingNames, two.model->stackingNames);
        QVERIFY(one.model->classNames == two.model->classNames);
    }

    void cutAnywhere_data() {
        QTest::addColumn<QByteArray>("path");
        for (const char* path : {"techs.xml", "buildings.xml", "scenarios.xml", "orrery.xml"}) {
            QTest::newRow((QByteArray("R2.2 ") + path).constData()) << QByteArray(path);
        }
    }
    void cutAnywhere() {
        QFETCH(QByteArray, path);
        const FolderContents whole = readFolder(ORRERY_SOURCE_DIR "/tests/data/check/clean");
        const std::string bytes(whole.files.at(path.toStdString())->bytes());
        // A cut at every byte would take half a minute. A step of a prime number still cuts at every kind of place.
        for (std::size_t length = 0; length + 2 < bytes.size(); length += 13) {
            FolderContents cut = whole;
            cut.files[path.toStdString()] =
                std::make_shared<const SourceText>(path.toStdString(), bytes.substr(0, length));
            const Checked result = checked(parseProject(arrangeSources(cut, shippedVocabulary())));
            QVERIFY(hasErrors(result.diagnostics));
            for (const Diagnostic& diagnostic : result.diagnostics) {
                const std::uint32_t file = diagnostic.where.file.value;
                QVERIFY(file < result.model->files.size());
                QVERIFY(diagnostic.where.span.end <= result.model->files[file]->bytes().size());
            }
        }
    }
};

QTEST_APPLESS_MAIN(CheckProjectTest)
#include "check_project_test.moc"
