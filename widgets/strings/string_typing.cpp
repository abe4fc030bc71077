// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/strings/string_typing.h"

#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/strings/strings_model.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace orrery::widgets {

/// The texts of the project at the beginning of the typing, and the places of their keys.
struct StringTyping::Places {
    explicit Places(engine::ParsedProject texts) : project(std::move(texts)), strings(project) {}
    Places(const Places&) = delete;
    Places& operator=(const Places&) = delete;

    engine::ParsedProject project;
    engine::StringPlaces strings;
};

namespace {

/// Returns the project with the present texts of its documents. Parses those again that have changed since the
/// analysis.
engine::ParsedProject presentProject(const Analysis& analysis, const DocumentStore& store) {
    engine::ProjectSources sources = analysis.project.sources;
    bool isSame = true;
    for (const Document* const document : store.documents()) {
        const engine::FileId file = analysis.fileOf(document->shownPath());
        if (!file.isValid()) {
            sources.files.push_back({document->source(), false, document->shownPath().endsWith(QLatin1String(".csv"))});
            isSame = false;
        } else if (analysis.versions.value(document->shownPath()) != document->version()) {
            sources.files[file.value].text = document->source();
            isSame = false;
        }
    }
    return isSame ? analysis.project : engine::parseProject(std::move(sources), &analysis.project);
}

} // namespace

StringTyping::StringTyping(DocumentStore& store, Analyzer& analyzer, QObject* parent)
    : QStyledItemDelegate(parent), m_store(store), m_analyzer(analyzer), m_typing(store) {
    connect(&m_typing, &FieldTyping::undone, this, [this] { show(m_before); });
    connect(&m_typing, &FieldTyping::redone, this, [this] { show(m_now); });
    connect(this, &QAbstractItemDelegate::closeEditor, this, [this](const QWidget* editor) {
        if (editor == m_editor.data()) {
            end();
        }
    });
}

QWidget* StringTyping::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    QWidget* const editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (auto* const line = qobject_cast<QLineEdit*>(editor)) {
        auto* const self = const_cast<StringTyping*>(this);
        connect(line, &QLineEdit::textEdited, self,
                [self, line, at = QPersistentModelIndex(index)] { self->type(*line, at); });
        connect(line, &QObject::destroyed, self, [self] {
            if (self->m_editor == nullptr) {
                self->end(); // the table has destroyed the cell; the typed text stays
            }
        });
    }
    return editor;
}

void StringTyping::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (!isTyping() || editor != m_editor.data()) {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

void StringTyping::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (!isTyping() || editor != m_editor.data()) { // otherwise the file already has the text
        QStyledItemDelegate::setModelData(editor, model, index);
    }
}

bool StringTyping::eventFilter(QObject* watched, QEvent* event) {
    auto* const line = qobject_cast<QLineEdit*>(watched);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (line != nullptr && isKey) {
        const auto& key = *static_cast<const QKeyEvent*>(event);
        if (event->type() == QEvent::KeyPress && key.key() == Qt::Key_Escape && line == m_editor.data()) {
            m_typing.cancel();
        }
        if (event->type() == QEvent::ShortcutOverride && isUndoOfProject(*line, key)) {
            event->ignore();
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

bool StringTyping::begin(const QModelIndex& index) {
    const AnalysisPtr analysis = m_analyzer.latest();
    const auto* const model = qobject_cast<const StringsModel*>(index.model());
    if (model == nullptr || analysis == nullptr) {
        return false;
    }
    m_change = model->changeOf(index);
    m_before = m_now;
    m_places = std::make_shared<const Places>(presentProject(*analysis, m_store));
    return true;
}

void StringTyping::type(QLineEdit& editor, const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    if (m_editor.data() != &editor) {
        end();
        m_editor = &editor;
        m_now = index.data(Qt::EditRole).toString();
    }
    if (!m_typing.isOpen() && !begin(index)) {
        return;
    }
    m_now = editor.text().trimmed();
    m_change.text = m_now.isEmpty() ? std::nullopt : std::optional(m_now.toStdString());
    const engine::StringEdits edits = m_places->strings.edit({&m_change, 1});
    const QString name = StringsModel::nameOf(m_change);
    QString path;
    bool isDone = true;
    if (!edits.newFiles.empty()) {
        path = QString::fromStdString(edits.newFiles.begin()->first);
        if (!m_typing.isOpen()) {
            m_typing.beginFile(path);
        }
        isDone = m_typing.type(name, {}, QByteArray::fromStdString(edits.newFiles.begin()->second));
    } else if (!edits.edits.empty()) {
        const engine::TextEdit& edit = edits.edits.front();
        path = QString::fromStdString(m_places->project.sources.files[edit.file.value].text->path());
        Document* const document = m_store.find(path);
        if (document != nullptr && !m_typing.isOpen()) {
            m_typing.begin(*document);
        }
        isDone = document != nullptr && m_typing.type(name, edit.span, QByteArray::fromStdString(edit.text));
    } else if (edits.refused.empty() && m_typing.isOpen()) {
        m_typing.type(name, {}, {}); // the text is the same as before typing
    }
    if (!edits.refused.empty()) {
        emit refused(edits.refused.front());
    } else if (isDone && !path.isEmpty()) {
        emit typed(path);
    }
}

void StringTyping::end() {
    m_typing.finish();
    m_editor = nullptr;
    if (std::exchange(m_places, nullptr) != nullptr) {
        emit ended();
    }
}

void StringTyping::show(const QString& text) {
    if (m_editor != nullptr) {
        m_editor->setText(text);
    }
}

} // namespace orrery::widgets
