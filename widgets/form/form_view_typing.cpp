// SPDX-License-Identifier: GPL-3.0-or-later
// Typing in fields of a form: each key is an edit of the text (R1.4). The resulting analyses and numbers do not change
// the field, the caret or a composition in progress.
#include "widgets/document/document_store.h"
#include "widgets/form/form_details.h"
#include "widgets/form/form_edit.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

void FormView::connectTyping() {
    m_typing = new FormTyping(m_store, this);
    FieldTyping& typing = m_typing->typing();
    connect(&typing, &FieldTyping::ended, this, [this] {
        if (m_typedField != nullptr) {
            m_typedField->setTyping(false);
        }
        refreshSoon();
    });
    connect(&typing, &FieldTyping::undone, this, [this] { showTyped(m_typedBefore); });
    connect(&typing, &FieldTyping::redone, this, [this] { showTyped(m_typedNow); });
    connect(m_source, &FormSource::applyWanted, this, &FormView::finishSource);
    connect(m_source, &FormSource::previewsWanted, this, &FormView::previewsWanted);
    connect(m_source, &FormSource::cancelled, this, &FormView::cancelSource);
    connect(m_source, &FormSource::lost, this, &FormView::closeSource);
    connect(m_source, &FormSource::heightChanged, this, [this] { arrangeFrom(0); });
    connect(&m_store, &DocumentStore::aboutToClear, m_source, &FormSource::close);
}

void FormView::connectField(FormFieldView* field) {
    connect(field, &FormFieldView::changeWanted, this, &FormView::type);
    connect(field, &FormFieldView::finished, this, [this](const FormFieldView* finished) {
        if (finished == m_typedField.data()) {
            endTyping();
        }
    });
    connect(field, &FormFieldView::cancelled, this, [this](const FormFieldView* cancelled) {
        if (cancelled == m_typedField.data()) {
            m_typing->typing().cancel();
        }
    });
    connect(field, &FormFieldView::focused, this, [this](FormFieldView* focused) {
        FormLineView* const line = lineOf(*focused);
        if (line == nullptr) {
            return;
        }
        m_focused = focused;
        lookAt(line);
        offerNames(*line, *focused);
        showHelp();
        keepFocusInSight();
        QMetaObject::invokeMethod(this, &FormView::settleSource, Qt::QueuedConnection);
    });
    connect(field, &FormFieldView::previewsWanted, this, &FormView::previewChoices);
    connect(field, &FormFieldView::statusChanged, this, [this](FormFieldView* changed) {
        if (changed == m_focused) {
            showHelp();
        }
    });
}

/// Ends the use of a field that will be destroyed.
void FormView::forgetField(FormFieldView* field) {
    field->disconnect(this);
    if (m_typedField == field) {
        endTyping();
        m_typedField = nullptr;
    }
    if (m_focused == field) {
        m_focused = nullptr;
    }
}

/// Returns the line that a field belongs to. Fields of the details belong to the selected line.
FormLineView* FormView::lineOf(const FormFieldView& field) const {
    if (m_details->isAncestorOf(&field)) {
        return selectedLine();
    }
    const auto line =
        std::ranges::find_if(m_lines, [&](const FormLineView* view) { return view->isAncestorOf(&field); });
    return line == m_lines.end() ? nullptr : *line;
}

FormLineView* FormView::typedLine() const {
    return m_typedField != nullptr && m_typedField->isTyping() ? lineOf(*m_typedField) : nullptr;
}

/// Returns the tree of the document's text; null if the present text has not been analysed yet.
std::shared_ptr<const engine::XmlTree> FormView::treeOf(const Document& document) const {
    const engine::FileId file = m_analysis != nullptr ? m_analysis->fileOf(document.shownPath()) : engine::FileId();
    const bool isPresent = file.isValid() && m_analysis->versions.value(document.shownPath()) == document.version();
    return isPresent ? m_analysis->project.trees[file.value] : nullptr;
}

void FormView::type(FormFieldView* field) {
    FormLineView* const line = lineOf(*field);
    if (line == nullptr) {
        return;
    }
    Document* const target = document();
    if (target == nullptr) {
        return line->setRefusal(tr("The shipped vocabulary cannot be changed."));
    }
    // In broken XML, the end of an element is unknown.
    if (isFrozenBySource() || (m_source->file() == m_file && !m_source->fault().isEmpty())) {
        return line->setRefusal(tr("An element is open as XML. Finish that edit first."));
    }
    if (field != m_typedField.data()) {
        endTyping();
    }
    const FormField& shown = field->field();
    FormChange change{line->line().path, field->attribute().toStdString(), std::nullopt, std::nullopt};
    if (shown.isGiven) {
        change.was = shown.text;
    }
    if (const std::optional<QString> written = field->written()) {
        change.value = written->toStdString();
    }
    if (!m_typing->typing().isOpen()) {
        m_typedBefore = QString::fromStdString(shown.text);
    }
    m_typedField = field;
    field->setTyping(true);
    const std::uint64_t version = target->version();
    const QString reason = m_typing->type(*target, change, treeOf(*target));
    field->setTyping(m_typing->typing().isOpen());
    if (reason.isEmpty()) {
        field->accept();
        m_typedNow = change.value ? QString::fromStdString(*change.value) : QString();
        if (change.attribute == "id") {
            renameStep(change.path, m_typedNow.toStdString());
        }
        shareTyped(*line, *field, m_typedNow);
    }
    if (target->version() != version) {
        m_shownVersion = target->version(); // the form does not show analyses of older texts
        ++m_asked;
    }
    line->setRefusal(reason);
}

void FormView::endTyping() {
    m_typing->typing().finish();
}

/// Shows undo and redo of the latest typing in its field at once.
void FormView::showTyped(const QString& value) {
    FormLineView* const line = m_typedField != nullptr ? lineOf(*m_typedField) : nullptr;
    const Document* const target = document();
    if (line == nullptr || target == nullptr) {
        return;
    }
    if (m_typedField->attribute() == QLatin1String("id")) {
        renameStep(line->line().path, value.toStdString());
    }
    m_typedField->take(value);
    shareTyped(*line, *m_typedField, value);
    m_shownVersion = target->version();
}

/// Updates all paths through an element with a new id.
void FormView::renameStep(const FormPath& path, const std::string& id) {
    const std::size_t depth = path.size() - 1;
    const auto follow = [&](FormPath& other) {
        if (other.size() > depth &&
            leadsSameWay(FormPath(other.begin(), other.begin() + static_cast<std::ptrdiff_t>(path.size())), path)) {
            other[depth].id = id;
            return true;
        }
        return false;
    };
    for (std::size_t i = 0; i < m_form.lines.size(); ++i) {
        if (follow(m_form.lines[i].path) && i < m_lines.size()) {
            m_lines[i]->renameStep(depth, id);
        }
    }
    follow(m_path);
    follow(m_markedPath);
    std::map<FormPath, FormRemark> remarks;
    for (auto& [at, remark] : m_remarks) {
        FormPath now = at;
        follow(now);
        remarks.emplace(std::move(now), std::move(remark));
    }
    m_remarks = std::move(remarks);
    if (m_folds.isFolded(m_file, path)) {
        FormPath now = path;
        now.back().id = id;
        m_folds.set(m_file, path, false);
        m_folds.set(m_file, now, true);
    }
}

/// Records a typed value in the form, and shows it in the other field of the attribute: that of the line or that of the
/// details.
void FormView::shareTyped(const FormLineView& line, const FormFieldView& typed, const QString& value) {
    if (const std::optional<std::size_t> index = indexOf(&line)) {
        for (FormField& field : m_form.lines[*index].fields) {
            if (field.spec.name == typed.field().spec.name) {
                field.text = value.toStdString();
                field.isGiven = typed.field().isGiven;
            }
        }
    }
    const bool isOfDetails = m_details->isAncestorOf(&typed);
    FormFieldView* const twin = isOfDetails               ? line.field(typed.attribute())
                                : selectedLine() == &line ? m_details->field(typed.attribute())
                                                          : nullptr;
    if (twin != nullptr) {
        twin->take(value);
    }
}

/// Returns whether the line with the typing can show a line of another form. The element may have another id and other
/// fields now. It must still have the field with the typing.
bool FormView::mayStay(const FormLineView& typed, const FormLine& now) const {
    const std::string attribute = m_typedField->attribute().toStdString();
    return leadsSameWay(typed.line().path, now.path) && typed.line().tag == now.tag &&
           std::ranges::any_of(now.fields, [&](const FormField& field) { return field.spec.name == attribute; });
}

/// Returns whether another form would remove the field in which the user types. If so, the form waits for the end of
/// the typing.
bool FormView::mustWait(const Form& form) const {
    const FormLineView* const typed = typedLine();
    if (typed == nullptr || m_formOf != m_file) {
        return false;
    }
    const auto at = static_cast<std::size_t>(std::ranges::find(m_lines, typed) - m_lines.begin());
    const auto [front, back] = keptLines(form, typed->line().path);
    return at >= front && at < m_lines.size() - back;
}

void FormView::refreshSoon() {
    if (m_isRefreshDue) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (typedLine() == nullptr && std::exchange(m_isRefreshDue, false)) {
                    takeAnalysis(m_analysis);
                }
            },
            Qt::QueuedConnection);
    }
}

} // namespace orrery::widgets
