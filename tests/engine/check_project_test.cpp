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
    }
};

QTEST_APPLESS_MAIN(CheckProjectTest)
#include "check_project_test.moc"
