// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/edit_hunt.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/lab/edit_search.h"
#include "engine/lab/line_edits.h"
#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns the project's own files of a program.
engine::FolderContents contentsOf(const RunInputs& inputs, const engine::FolderContents& shipped) {
    engine::FolderContents contents;
    for (const auto& file : inputs.program->model->files) {
        const bool isShipped = std::ranges::any_of(shipped.files, [&](const auto& one) { return one.second == file; });
        const bool isRun = inputs.text != nullptr && file->path() == inputs.text->path();
        if (!isShipped && !isRun) {
            contents.files.emplace(file->path(), file);
        }
    }
    return contents;
}

/// The value of one version; nullopt if there is none.
struct Outcome {
    std::optional<QString> shown;
    QString why{};
};

/// Plays versions of the content.
class Trials {
public:
    Trials(const HuntedValue& value, const engine::FolderContents& shipped, const std::atomic<bool>& stop)
        : m_value(value), m_shipped(shipped), m_stop(stop) {}

    Outcome of(const engine::FolderContents& contents) const {
        std::vector<engine::Diagnostic> diagnostics;
        const engine::ParsedProject project = engine::parseProject(engine::arrangeSources(contents, m_shipped));
        const auto model = engine::check(project, engine::shippedRows(), diagnostics);
        for (const engine::Diagnostic& diagnostic : diagnostics) {
            if (diagnostic.severity() == engine::Severity::error) {
                return {{}, findingText(diagnostic)};
            }
        }
        RunInputs inputs = m_value.right;
        inputs.program = engine::compile(model);
        const RunPlayed played = playRun(inputs, m_value.turn, m_stop);
        if (!played.session) {
            return {{}, EditHunt::tr("The search was stopped.")};
        }
        return valueIn(*played.session);
    }

private:
    Outcome valueIn(const engine::Session& session) const {
        const engine::View view = session.universe().view();
        const auto column = view.layout->find(m_value.column);
        const auto found = std::ranges::find(view.birthKeys, m_value.birthKey);
        const auto row = static_cast<engine::Row>(found - view.birthKeys.begin());
        if (found == view.birthKeys.end() || !view.exists(row)) {
            return {EditHunt::tr("no object")};
        }
        if (m_value.column.empty()) {
            return {EditHunt::tr("exists")};
        }
        if (!column) {
            return {{}, EditHunt::tr("A version has no such value.")};
        }
        return {
            QString::fromStdString(engine::formatValue(view.at(*column, row), (*view.layout)[*column].format, view))};
    }

    const HuntedValue& m_value;
    const engine::FolderContents& m_shipped;
    const std::atomic<bool>& m_stop;
};

QStringList linesOf(std::string_view text, std::uint32_t first, std::uint32_t count, engine::Span* span = nullptr) {
    QStringList lines;
    std::uint32_t at = 0;
    std::uint32_t line = 0;
    while (at < text.size() && line < first + count) {
        const auto end = static_cast<std::uint32_t>(std::min(text.find('\n', at), text.size() - 1) + 1);
        if (line == first && span != nullptr) {
            *span = {at, at};
        }
        if (line >= first) {
            std::string_view one = text.substr(at, end - at);
            while (one.ends_with('\n') || one.ends_with('\r')) {
                one.remove_suffix(1);
            }
            lines << QString::fromUtf8(one.data(), static_cast<qsizetype>(one.size()));
            if (span != nullptr) {
                span->end = at + static_cast<std::uint32_t>(one.size());
            }
        }
        at = end;
        ++line;
    }
    return lines;
}

HuntedEdit editOf(const engine::LineEdit& edit, const engine::FolderContents& left,
                  const engine::FolderContents& right) {
    HuntedEdit hunted;
    hunted.path = QString::fromStdString(edit.path);
    hunted.line = static_cast<int>(edit.rightLine) + 1;
    if (const auto file = left.files.find(edit.path); file != left.files.end()) {
        hunted.before = linesOf(file->second->bytes(), edit.leftLine, edit.isOldFile ? ~0u / 2 : edit.leftCount);
    }
    if (const auto file = right.files.find(edit.path); file != right.files.end()) {
        hunted.after = linesOf(file->second->bytes(), edit.rightLine,
                               std::max(1u, static_cast<std::uint32_t>(edit.lines.size())), &hunted.span);
    }
    if (edit.lines.empty()) {
        hunted.after.clear();
    }
    return hunted;
}

} // namespace

/// The results of a search so far.
struct EditHunt::Result {
    State state = State::searching;
    int runs = 0;
    std::size_t count = 0;
    QString before;
    QString after;
    QString problem;
    std::vector<HuntedEdit> edits;
};

EditHunt::EditHunt(QObject* parent) : QObject(parent) {}

EditHunt::~EditHunt() {
    if (m_stop) {
        *m_stop = true;
    }
}

void EditHunt::stop() {
    if (m_state == State::searching) {
        *m_stop = true;
        ++m_number;
        m_state = State::stopped;
        emit changed();
    }
}

void EditHunt::clear() {
    stop();
    m_state = State::none;
    m_edits.clear();
    m_words.clear();
    emit changed();
}

void EditHunt::take(quint64 number, const Result& result) {
    if (number != m_number) {
        return;
    }
    m_state = result.state;
    m_runs = result.runs;
    m_editCount = result.count;
    m_before = result.before;
    m_after = result.after;
    m_problem = result.problem;
    m_edits = result.edits;
    emit changed();
}

void EditHunt::search(HuntedValue value, engine::FolderContents shipped) {
    stop();
    m_words = value.words;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const quint64 number = ++m_number;
    take(number, {});
    const auto report = [self = QPointer(this), number](const Result& result) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, result] {
                if (self) {
                    self->take(number, result);
                }
            },
            Qt::QueuedConnection);
    };
    inBackground([value = std::move(value), shipped = std::move(shipped), stop = m_stop, report] {
        const engine::FolderContents left = contentsOf(value.left, shipped);
        const engine::FolderContents right = contentsOf(value.right, shipped);
        const Trials trials(value, shipped, *stop);
        Result result;
        const auto play = [&](const engine::FolderContents& contents) {
            Outcome outcome = trials.of(contents);
            ++result.runs;
            report(result);
            return outcome;
        };
        const auto fail = [&](const QString& why) {
            result.problem = why;
            result.state = State::problem;
            report(result);
        };
        const Outcome before = play(left);
        const Outcome after = before.shown && !*stop ? play(right) : Outcome{};
        if (*stop) {
            return; // stop() has told so
        }
        if (!before.shown || !after.shown) {
            return fail(before.shown ? after.why : before.why);
        }
        const std::vector<engine::LineEdit> edits = engine::lineEdits(left, right);
        result.before = *before.shown;
        result.after = *after.shown;
        result.count = edits.size();
        const engine::FoundEdits found = engine::findEdits(
            edits.size(),
            [&](const std::vector<bool>& chosen) {
                const Outcome outcome =
                    std::ranges::count(chosen, false) == 0 ? after : play(engine::withLineEdits(left, edits, chosen));
                return !outcome.shown                  ? engine::TrialOutcome::unresolved
                       : outcome.shown == before.shown ? engine::TrialOutcome::same
                                                       : engine::TrialOutcome::different;
            },
            stop.get());
        if (*stop) {
            return;
        }
        for (const std::uint32_t index : found.edits) {
            result.edits.push_back(editOf(edits[index], left, right));
        }
        result.state = State::found;
        report(result);
    });
}

} // namespace orrery::widgets
