// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"
#include "engine/content/element.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/add_menu.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_field_view.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/source/source_editor.h"
#include "widgets/words/engine_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QLineEdit>
#include <QStringList>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

/// Opens the breakdown of the first value of Home in the sandbox, with the keyboard.
inline void explainHome(orrery::ide::MainWindow& window) {
    window.setPerspective(orrery::ide::Perspective::sandbox);
    const auto home = orrery::engine::findObject(window.sandbox().session()->state().view(), "Home");
    QVERIFY(home);
    window.showObject(*home);
    QTableView& values = window.inspector().valuesView();
    values.setCurrentIndex(values.model()->index(0, 0));
    values.setFocus();
    QTest::keyClick(&values, Qt::Key_Return);
}

/// Uses the forms and source views of a window by keys and mouse, like a person. Every function returns the problem
/// that stopped it; empty on success.
class TutorialPerson {
public:
    explicit TutorialPerson(orrery::ide::MainWindow& window) : m_window(window) {}

    /// The place of an element: "class[BLD_WORKSHOP]/group[work]/scope"; of several without an id the last one.
    struct Place {
        std::shared_ptr<const orrery::engine::XmlTree> tree;
        orrery::engine::Element element;
        bool isThere() const { return element.tree != nullptr; }
        orrery::engine::Span span() const { return tree->span(element.index); }
    };
    Place find(const QString& file, const QString& path) const {
        const orrery::widgets::Document* const document = m_window.store().find(file);
        auto tree = std::make_shared<const orrery::engine::XmlTree>(orrery::engine::parseXml(document->source(), {}));
        orrery::engine::Element at{tree.get(), tree->root()};
        for (const QString& step : path.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
            const qsizetype bracket = step.indexOf(QLatin1Char('['));
            const std::string tag = step.left(bracket).toStdString();
            const std::string id = bracket < 0 ? "" : step.mid(bracket + 1).chopped(1).toStdString();
            orrery::engine::Element found;
            for (const orrery::engine::Element child : at.children()) {
                const bool isMeant = id.empty() || child.value("id") == id || child.value("class") == id;
                found = child.tag() == tag && isMeant ? child : found;
            }
            if (found.tree == nullptr) {
                return {tree, {}};
            }
            at = found;
        }
        return {tree, at};
    }

    // By form.

    QString add(const QString& file, const QString& path, const std::string& tag) {
        using namespace orrery::widgets;
        FormLineView* const line = show(file, path);
        if (line == nullptr) {
            return QStringLiteral("no line of ") + path;
        }
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(2, line->height() / 2));
        FormStructure& structure = m_window.form().structure();
        const std::vector<AddEntry> entries = structure.entriesAt(line->line().path, false);
        const auto wanted =
            std::ranges::find_if(entries, [&](const AddEntry& entry) { return entry.offer.row.tag == tag; });
        if (wanted == entries.end()) {
            return QStringLiteral("nothing offers ") + QString::fromStdString(tag);
        }
        QTest::keyClick(line, Qt::Key_Insert);
        AddMenu& menu = structure.addMenu();
        if (!menu.isVisible()) {
            return QStringLiteral("no menu");
        }
        QTest::keyClicks(&menu.search(), QString::fromStdString(tag));
        const QByteArray before = m_window.store().find(file)->bytes();
        const qsizetype row = menu.shown().indexOf(orrery::widgets::engineText(wanted->offer.label));
        for (qsizetype i = 0; i < menu.shown().size(); ++i) { // from the entry that fits best to the first
            QTest::keyClick(&menu.search(), Qt::Key_Up);
        }
        for (qsizetype i = 0; i < row; ++i) {
            QTest::keyClick(&menu.search(), Qt::Key_Down);
        }
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        m_window.waitUntilIdle();
        return row < 0 || m_window.store().find(file)->bytes() == before
                   ? QStringLiteral("not added: ") + menu.shown().join(QLatin1Char(','))
                   : QString();
    }

    QString fill(const QString& file, const QString& path, const QString& attribute, const QString& text) {
        using namespace orrery::widgets;
        FormLineView* const line = show(file, path);
        const auto& lines = m_window.form().lines();
        const auto at = std::ranges::find(lines, line);
        FormFieldView* const field =
            line == nullptr ? nullptr : m_window.form().field(static_cast<std::size_t>(at - lines.begin()), attribute);
        if (field == nullptr) {
            return QStringLiteral("no field %1 of %2").arg(attribute, path);
        }
        field->editor().setFocus();
        QLineEdit* const edit = field->line();
        if (edit == nullptr) {
            return QStringLiteral("nothing to type in: ") + attribute;
        }
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        if (edit->completer() != nullptr) {
            edit->completer()->popup()->hide();
        }
        if (auto* const expression = qobject_cast<ExpressionField*>(edit)) {
            expression->completer().popup()->hide();
        }
        m_window.store().finishTyping();
        m_window.waitUntilIdle();
        return {};
    }

    // By source.

    /// Replaces the element at a path; with `isInside`, adds to its end.
    QString write(const QString& file, const QString& path, const QString& text, bool isInside) {
        const Place place = find(file, path);
        if (!place.isThere()) {
            return QStringLiteral("no ") + path;
        }
        const auto& node = place.element.node();
        if (isInside && node.isEmpty) {
            const auto slash = static_cast<int>(node.tag.end) - 2;
            const QString tag = QString::fromStdString(std::string(place.element.tag()));
            return replace(file, slash, slash + 2, QStringLiteral(">%1</%2>").arg(text, tag), true);
        }
        const orrery::engine::Span span =
            isInside ? orrery::engine::Span{node.close.begin, node.close.begin} : place.span();
        return replace(file, static_cast<int>(span.begin), static_cast<int>(span.end), text, true);
    }
    QString writeValue(const QString& file, const QString& path, const std::string& attribute, const QString& text) {
        const Place place = find(file, path);
        if (!place.isThere() || !place.element.has(attribute)) {
            return QStringLiteral("no %1 of %2").arg(QString::fromStdString(attribute), path);
        }
        const orrery::engine::Span span = place.tree->attribute(place.element.index, attribute)->value;
        return replace(file, static_cast<int>(span.begin), static_cast<int>(span.end), text, false);
    }
    QString replace(const QString& file, int begin, int end, const QString& text, bool pastes) {
        orrery::widgets::SourceEditor* const editor = m_window.editorOf(file);
        if (editor == nullptr) {
            return QStringLiteral("no editor of ") + file;
        }
        comeBack();
        editor->goTo(begin, end);
        editor->setFocus();
        if (pastes) {
            QApplication::clipboard()->setText(text);
            QTest::keyClick(editor, Qt::Key_V, Qt::ControlModifier);
        } else {
            QTest::keyClicks(editor, text);
        }
        m_window.store().finishTyping();
        m_window.waitUntilIdle();
        return {};
    }
    void undo(const QString& file) { press(file, Qt::Key_Z); }
    void redo(const QString& file) { press(file, Qt::Key_Y); }

    /// Gives the window the focus: the offscreen platform leaves it with closed menus and dialogs; desktops do not.
    void comeBack() { QApplication::setActiveWindow(&m_window); }

private:
    void press(const QString& file, Qt::Key key) {
        orrery::widgets::SourceEditor* const editor = m_window.editorOf(file);
        comeBack();
        editor->setFocus();
        QTest::keyClick(editor, key, Qt::ControlModifier);
        m_window.waitUntilIdle();
    }

    orrery::widgets::FormLineView* show(const QString& file, const QString& path) {
        const Place place = find(file, path);
        if (!place.isThere()) {
            return nullptr;
        }
        comeBack();
        const std::uint32_t at = place.span().begin;
        m_window.goTo({m_window.analyzer().latest()->fileOf(file), {at, at}});
        orrery::widgets::FormView& form = m_window.form();
        while (form.isBeingMade()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        form.finishLines();
        const auto line = form.form().lineAt(at + 1);
        return line ? form.lines()[*line] : nullptr;
    }

    orrery::ide::MainWindow& m_window;
};
