// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"

#include "engine/import/freeorion_classic.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_edit.h"
#include "widgets/form/form_model.h"

#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

/// The game's content is beside the project, if available.
const QString classicFolder = QStringLiteral(ORRERY_SHARED_DIR "/data/freeorion-classic");

std::map<QString, QByteArray> importedFiles() {
    std::map<QString, QByteArray> files;
    const auto imported = engine::importFreeOrionClassic(engine::readClassicFolder(classicFolder.toStdString()));
    for (const auto& [path, bytes] : imported.files) {
        if (path.find('/') == std::string::npos && path.ends_with(".xml")) {
            files.emplace(QString::fromStdString(path), QByteArray::fromStdString(bytes));
        }
    }
    return files;
}

/// Returns the bytes that an edit of a field may change: an attribute's value without quotes, or the text of an
/// element. The span of a missing attribute is empty.
engine::Span spanOf(engine::Element element, const FormField& field) {
    const engine::XmlTree& tree = *element.tree;
    if (field.isOfText()) {
        return element.node().isEmpty ? element.node().tag : tree.content(element.index);
    }
    const engine::XmlAttribute* const attribute = tree.attribute(element.index, field.spec.name);
    return attribute != nullptr ? attribute->value : engine::Span{element.node().tag.end, element.node().tag.end};
}

/// Edits every field of an element and of all elements in it. A separate file for each element keeps the test short, as
/// an edit parses its whole file.
class EveryField {
public:
    EveryField(const engine::Vocabulary& vocabulary, const QByteArray& bytes) : m_vocabulary(vocabulary) {
        m_document = m_store.files().add(QStringLiteral("a.xml"), bytes);
    }

    int editAll() {
        const QByteArray before = m_document->bytes();
        const engine::XmlTree tree = engine::parseXml(m_document->source(), {});
        const Form form = formOf(formElementAt(tree, static_cast<std::uint32_t>(before.size())), m_vocabulary, {});
        for (const FormLine& line : form.lines) {
            const engine::Element element = findElement(tree, line.path);
            for (const FormField& field : line.fields) {
                edit(element, line, field, before);
                if (QTest::currentTestFailed()) {
                    return m_count;
                }
            }
        }
        return m_count;
    }

private:
    void edit(engine::Element element, const FormLine& line, const FormField& field, const QByteArray& before) {
        FormChange change{line.path, std::string(field.spec.name), std::nullopt, "<&\"'1>"};
        if (field.isGiven) {
            change.was = field.text;
        }
        const QString place = QString::fromStdString(line.tag + " " + change.attribute);
        const QString refusal = applyFormChange(m_store, *m_document, change);
        QVERIFY2(refusal.isEmpty(), qPrintable(place + ": " + refusal));
        const QByteArray after = m_document->bytes();
        QVERIFY(after != before);
        const engine::Span span = spanOf(element, field);
        if (field.isGiven || field.isOfText()) {
            const bool opens = field.isOfText() && element.node().isEmpty;
            const auto begin = static_cast<int>(span.begin) + (opens ? 1 : 0);
            QVERIFY2(after.left(begin) == before.left(begin), qPrintable(place));
            const auto rest = before.size() - static_cast<qsizetype>(span.end);
            QVERIFY2(after.right(rest) == before.right(rest), qPrintable(place));
        } else {
            // Exactly one attribute is added: the other bytes stay the same.
            int same = 0;
            while (same < before.size() && after[same] == before[same]) {
                ++same;
            }
            const auto more = after.size() - before.size();
            QVERIFY2(more > 0 && after.mid(same + more) == before.mid(same), qPrintable(place));
            QVERIFY(same < static_cast<int>(span.end));
        }
        const engine::XmlTree now = engine::parseXml(m_document->source(), {});
        QVERIFY2(!engine::hasErrors(now.diagnostics()), qPrintable(place));
        m_store.history().undo();
        QVERIFY2(m_document->bytes() == before, qPrintable(place));
        ++m_count;
    }

    const engine::Vocabulary& m_vocabulary;
    DocumentStore m_store;
    Document* m_document = nullptr;
    int m_count = 0;
};

} // namespace

class FormEveryFieldTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(demo, "R4.2 every field of the demo project changes its own span, and undo gives it back") {
        const int count = editAll(test::demoFiles());
        QVERIFY2(count > 2000, qPrintable(QString::number(count)));
    }

    NAMED_TEST(imported, "R4.2 every field of imported content changes its own span, and undo gives it back") {
        if (!QDir(classicFolder).exists()) {
            QSKIP("the game's content is not beside the project");
        }
        const int count = editAll(importedFiles());
        QVERIFY2(count > 3000, qPrintable(QString::number(count)));
    }

private:
    /// Edits each element of each file, in a separate file without the neighbouring elements.
    static int editAll(const std::map<QString, QByteArray>& files) {
        const test::FormProject project(files);
        const engine::Vocabulary& vocabulary = project.analysis()->model->vocabulary;
        int count = 0;
        for (const auto& [name, bytes] : files) {
            const engine::XmlTree tree =
                engine::parseXml(std::make_shared<engine::SourceText>(name.toStdString(), bytes.toStdString()), {});
            if (tree.name(tree.root()) == engine::projectElement().tag) {
                count += EveryField(vocabulary, bytes).editAll();
                continue;
            }
            const engine::Span inside = tree.content(tree.root());
            for (const std::uint32_t child : tree.elements(tree.root())) {
                const engine::Span span = tree.span(child);
                const QByteArray alone = bytes.left(static_cast<int>(inside.begin)) + "\n  " +
                                         bytes.mid(static_cast<int>(span.begin), static_cast<int>(span.size())) + "\n" +
                                         bytes.mid(static_cast<int>(inside.end));
                count += EveryField(vocabulary, alone).editAll();
                if (QTest::currentTestFailed()) {
                    qWarning("%s: %s", qPrintable(name), tree.path(child).c_str());
                    return count;
                }
            }
        }
        return count;
    }
};

QTEST_GUILESS_MAIN(FormEveryFieldTest)
#include "form_every_field_test.moc"
