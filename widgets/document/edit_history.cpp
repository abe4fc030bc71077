// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/edit_history.h"

#include "engine/text/line_diff.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// Joins the two steps of typing over a selection: its removal, and the insertion. So the typing that follows joins
/// them, too.
void joinReplacement(std::vector<EditStep>& steps) {
    if (steps.size() != 2 || steps[0].document != steps[1].document || !steps[0].change.inserted.isEmpty() ||
        !steps[1].change.removed.isEmpty() || steps[0].change.position != steps[1].change.position) {
        return;
    }
    steps[0].change.inserted = steps[1].change.inserted;
    steps[0].stateAfter = steps[1].stateAfter;
    steps.pop_back();
}

} // namespace

std::vector<DocumentEdit> lineEdits(Document& document, const QByteArray& text) {
    std::vector<DocumentEdit> edits;
    for (const engine::LineChange& change : engine::diffLines(viewOf(document.bytes()), viewOf(text))) {
        edits.push_back(
            {&document, change.before,
             text.mid(static_cast<qsizetype>(change.after.begin), static_cast<qsizetype>(change.after.size()))});
    }
    return edits;
}

EditHistory::EditHistory(QObject* parent) : QObject(parent) {
    m_stack.setUndoLimit(0);
}

void EditHistory::clear() {
    m_typing.clear();
    m_stack.clear();
}

std::optional<std::vector<EditStep>> EditHistory::stepsOf(std::vector<DocumentEdit> edits) {
    finishTyping();
    std::stable_sort(edits.begin(), edits.end(), [](const DocumentEdit& a, const DocumentEdit& b) {
        return a.document != b.document ? a.document->shownPath() < b.document->shownPath()
                                        : a.span.begin < b.span.begin;
    });
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const auto size = static_cast<std::uint32_t>(edits[i].document->size());
        const bool overlaps =
            i > 0 && edits[i].document == edits[i - 1].document && edits[i].span.begin < edits[i - 1].span.end;
        if (overlaps || edits[i].span.begin > edits[i].span.end || edits[i].span.end > size) {
            return std::nullopt;
        }
    }
    std::vector<EditStep> steps;
    QHash<const Document*, std::uint64_t> states;
    // Begin at the end of each file, so that earlier spans stay valid.
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        const auto position = static_cast<int>(edit->span.begin);
        QByteArray removed = std::move(edit->removed);
        if (removed.isNull()) {
            removed = edit->document->slice(position, static_cast<int>(edit->span.size()));
        } else if (viewOf(removed) != viewOf(edit->document->bytes()).substr(edit->span.begin, edit->span.size())) {
            return std::nullopt;
        }
        if (removed == edit->text) {
            continue;
        }
        const std::uint64_t before = states.value(edit->document, edit->document->state());
        steps.push_back({edit->document, {position, removed, edit->text}, before, newState()});
        states.insert(edit->document, steps.back().stateAfter);
    }
    return steps;
}

EditCommand* EditHistory::push(std::unique_ptr<EditCommand> command) {
    EditCommand* const pushed = command.release(); // the stack owns it
    emit stepBegins();
    m_stack.push(pushed);
    emit stepEnds();
    return pushed;
}

bool EditHistory::apply(const QString& name, std::vector<DocumentEdit> edits) {
    auto steps = stepsOf(std::move(edits));
    if (steps && !steps->empty()) {
        push(std::make_unique<EditCommand>(name, std::move(*steps), nullptr));
    }
    return steps.has_value();
}

void EditHistory::typed(Document& document, int position, int removed, const QByteArray& inserted,
                        const QObject* origin) {
    const TextChange change{position, document.slice(position, removed), inserted};
    if (m_typingOrigin != origin) {
        finishTyping();
        m_typingOrigin = origin;
    }
    m_typing.push_back({&document, change, document.state(), newState()});
    document.replace(change, m_typing.back().stateAfter, origin);
}

void EditHistory::finishTyping() {
    if (!m_typing.empty()) {
        joinReplacement(m_typing);
        const QString name = tr("Typing in %1").arg(m_typing.front().document->shownPath());
        m_stack.push(new EditCommand(name, std::exchange(m_typing, {}), std::exchange(m_typingOrigin, nullptr)));
    }
    emit typingFinished();
}

std::uint64_t EditHistory::replaceTyped(Document& document, const TextChange& change,
                                        std::optional<std::uint64_t> state, const QObject* origin) {
    const std::uint64_t after = state ? *state : newState();
    document.replace(change, after, origin);
    return after;
}

EditCommand* EditHistory::pushTyped(const QString& name) {
    auto* const command = new EditCommand(name, {}, nullptr);
    m_stack.push(command);
    return command;
}

} // namespace orrery::widgets
