// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/verdict.h"

#include "engine/evaluation/run_diagnostics.h"
#include "engine/text/text_edit.h"
#include "engine/trace/ask.h"
#include "engine/trace/ask_diagnostics.h"
#include "engine/trace/funnel.h"
#include "widgets/base/byte_view.h"
#include "widgets/expression/probe.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>

namespace orrery::widgets {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("orrery::widgets", text);
}

/// Converts byte offsets to character offsets.
class Offsets {
public:
    explicit Offsets(const QByteArray& bytes) : m_bytes(bytes) {}
    int at(std::uint32_t byte) const {
        return static_cast<int>(QString::fromUtf8(m_bytes.left(static_cast<qsizetype>(byte))).size());
    }

private:
    const QByteArray& m_bytes;
};

std::vector<ExpressionVerdict::Finding> findingsOf(const std::vector<engine::Diagnostic>& diagnostics,
                                                   const QByteArray& bytes, const engine::CheckedModel& model) {
    const Offsets offsets(bytes);
    std::vector<ExpressionVerdict::Finding> findings;
    for (const engine::Diagnostic& diagnostic : diagnostics) {
        ExpressionVerdict::Finding finding;
        finding.severity = diagnostic.severity();
        finding.message = expressionProblemText(diagnostic);
        finding.advice = adviceText(diagnostic);
        if (diagnostic.where.file.isValid()) { // the problem is in content that the text calls
            finding.elsewhere = QString::fromStdString(model.placeText(diagnostic.where));
            findings.push_back(std::move(finding));
            continue;
        }
        finding.begin = offsets.at(diagnostic.where.span.begin);
        finding.end = offsets.at(diagnostic.where.span.end);
        if (!diagnostic.fixes.empty()) {
            const engine::Fix& fix = diagnostic.fixes.front();
            finding.fixLabel = engineText(fix.label);
            finding.fixed = QString::fromStdString(engine::applyEdits(viewOf(bytes), fix.edits));
        }
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<ExpressionVerdict::Term> termsOf(const engine::Answer& answer, const engine::View& view,
                                             const QByteArray& bytes) {
    const Offsets offsets(bytes);
    std::vector<ExpressionVerdict::Term> terms;
    for (const engine::EvaluatedTerm& term : answer.terms) {
        ExpressionVerdict::Term shown;
        shown.depth = static_cast<int>(term.depth);
        shown.text = QString::fromStdString(term.text);
        shown.value = QString::fromStdString(engine::showTerm(term, view));
        if (term.objects) {
            shown.value =
                QCoreApplication::translate("orrery::widgets", "%1 (of %n)", nullptr, static_cast<int>(*term.objects))
                    .arg(shown.value);
        }
        const engine::Row whose = term.object != engine::noRow ? term.object : term.related;
        shown.object = whose == engine::noRow ? QString() : shownName(view, whose);
        if (term.where.file.isValid()) {
            shown.elsewhere = QString::fromStdString(view.model->placeText(term.where));
        } else {
            shown.begin = offsets.at(term.where.span.begin);
            shown.end = offsets.at(term.where.span.end);
        }
        terms.push_back(std::move(shown));
    }
    return terms;
}

/// Returns the reason why the sandbox cannot evaluate any expression; empty if it can.
QString whyNoState(const Analysis& analysis, const Probe& probe) {
    const engine::Session* const session = probe.session();
    if (session == nullptr) {
        return tr("no sandbox is running");
    }
    if (!probe.canRead(analysis.model)) {
        return tr("the sandbox runs older content");
    }
    return session->state().view().rowCount == 0 ? tr("the sandbox is empty") : QString();
}

QString whyUnanswered(const engine::DiagnosticSpec& spec) {
    return &spec == &engine::askDiagnostics["ask.running-value"] ? tr("value() is known only while effects are applied")
                                                                 : tr("no such object in the sandbox");
}

/// Returns whether an expression is an amount of an effect, which acts on objects in the scope of its group.
bool isAmount(const ExpressionPlace& place) {
    return place.row == engine::RowPlace::meterEffect || place.row == engine::RowPlace::otherEffect;
}

/// Chooses the source and the target of an expression. An amount has a target in the scope of its group.
void chooseObjects(engine::ExpressionQuestion& question, const ExpressionPlace& place, const Probe& probe) {
    const ProbeScope* const scope = place.group ? probe.scopeOf(*place.group) : nullptr;
    question.source = scope != nullptr ? scope->source : probe.source();
    if (place.row == engine::RowPlace::activation) {
        question.target = question.source;
    } else if (isAmount(place) && place.group) {
        question.target = scope != nullptr ? probe.targetIn(*scope) : engine::noRow;
    } else {
        question.target = probe.target();
    }
}

} // namespace

QString expressionProblemText(const engine::Diagnostic& diagnostic) {
    const std::pair<const engine::DiagnosticSpec*, const char*> faults[] = {
        {&engine::runDiagnostics["run.division-by-zero"],
         QT_TRANSLATE_NOOP("orrery::widgets", "division by zero; the result is 0")},
        {&engine::runDiagnostics["run.overflow"],
         QT_TRANSLATE_NOOP("orrery::widgets", "the number is too large; the result is 0")},
        {&engine::runDiagnostics["run.not-a-number"],
         QT_TRANSLATE_NOOP("orrery::widgets", "not a number; the result is 0")},
    };
    for (const auto& [spec, words] : faults) {
        if (diagnostic.spec == spec) {
            QString message = tr(words);
            message[0] = message[0].toUpper();
            return message;
        }
    }
    return findingText(diagnostic);
}

bool ExpressionVerdict::hasErrors() const {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == engine::Severity::error; });
}

QString ExpressionVerdict::summary() const {
    if (!stepping.isEmpty()) {
        return stepping;
    }
    for (const Finding& finding : findings) {
        if (finding.severity == engine::Severity::error) {
            return finding.fixLabel.isEmpty() ? finding.message
                                              : QCoreApplication::translate("orrery::widgets", "%1 — Ctrl+.: %2")
                                                    .arg(finding.message, finding.fixLabel);
        }
    }
    if (format.isEmpty()) {
        return noValue;
    }
    const QString rest = value.isEmpty() ? noValue
                         : target.isEmpty()
                             ? value
                             : QCoreApplication::translate("orrery::widgets", "%1 for %2").arg(value, target);
    const QString words = rest.isEmpty() ? format : format + QStringLiteral(" · ") + rest;
    return findings.empty() ? words : words + QStringLiteral(" · ") + findings.front().message;
}

const ExpressionVerdict::Term* ExpressionVerdict::termAt(int offset) const {
    const Term* found = nullptr;
    for (const Term& term : terms) {
        const bool isHere = term.elsewhere.isEmpty() && term.begin <= offset && offset < term.end;
        if (isHere && (found == nullptr || term.depth >= found->depth)) {
            found = &term;
        }
    }
    return found;
}

ExpressionVerdict judgeExpression(const QString& text, const ExpressionPlace& place, const AnalysisPtr& analysis,
                                  const Probe* probe) {
    ExpressionVerdict verdict;
    if (analysis == nullptr) {
        verdict.noValue = tr("not checked yet");
        return verdict;
    }
    if (text.trimmed().isEmpty()) {
        return verdict;
    }
    const QByteArray bytes = text.toUtf8();
    const std::string written = bytes.toStdString();
    const engine::CheckedModel& model = *analysis->model;
    engine::ExpressionQuestion question;
    question.text = written;
    question.wanted = place.wanted;
    question.context = place.context(model);
    question.missingAsZero = isAmount(place);
    question.wantsTerms = true;
    verdict.noValue = probe == nullptr ? QString() : whyNoState(*analysis, *probe);
    const bool hasState = probe != nullptr && verdict.noValue.isEmpty();
    if (hasState) {
        chooseObjects(question, place, *probe);
    }
    const auto view = [&] { return engine::viewFor(model, probe->session()->state().view()); };
    const engine::Answer answer =
        hasState ? engine::ask(question, model, view(), &probe->world(analysis->model)) : engine::ask(question, model);
    verdict.findings = findingsOf(answer.diagnostics, bytes, model);
    if (!answer.isGood()) {
        verdict.noValue.clear();
        return verdict;
    }
    verdict.format = QString::fromStdString(model.vocabulary.formatName(answer.typed.format));
    if (answer.unanswered != nullptr) {
        const bool isOfScope = answer.unanswered == &engine::askDiagnostics["ask.no-object"] && place.group;
        const bool isKnown = isOfScope && probe->scopeOf(*place.group) != nullptr;
        verdict.noValue = !isOfScope || !isAmount(place) ? whyUnanswered(*answer.unanswered)
                          : isKnown                      ? tr("no object is in the scope")
                                                         : tr("the objects in the scope are not known");
    }
    if (answer.value) {
        const engine::View seen = view();
        verdict.value = QString::fromStdString(answer.shown);
        verdict.terms = termsOf(answer, seen, bytes);
        const bool readsTarget = answer.typed.readsTarget || answer.typed.readsCandidate;
        const engine::Row whose = readsTarget                ? question.target
                                  : answer.typed.readsSource ? question.source
                                                             : engine::noRow;
        verdict.target = whose == engine::noRow ? QString() : shownName(seen, whose);
    }
    return verdict;
}

} // namespace orrery::widgets
