// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/verdict.h"

#include "engine/program/evaluate.h"
#include "engine/text/text_edit.h"
#include "widgets/expression/probe.h"

#include <QCoreApplication>

namespace orrery::widgets {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ExpressionVerdict", text);
}

/// Offsets of bytes as offsets of characters.
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
                                                   const QByteArray& bytes) {
    const Offsets offsets(bytes);
    std::vector<ExpressionVerdict::Finding> findings;
    for (const engine::Diagnostic& diagnostic : diagnostics) {
        ExpressionVerdict::Finding finding;
        finding.begin = offsets.at(diagnostic.where.span.begin);
        finding.end = offsets.at(diagnostic.where.span.end);
        finding.severity = diagnostic.severity();
        finding.message = QString::fromStdString(diagnostic.message());
        finding.advice =
            QString::fromUtf8(diagnostic.spec->advice.data(), static_cast<qsizetype>(diagnostic.spec->advice.size()));
        if (!diagnostic.fixes.empty()) {
            const engine::Fix& fix = diagnostic.fixes.front();
            finding.fixLabel = QString::fromStdString(fix.label);
            finding.fixed = QString::fromStdString(
                engine::applyEdits({bytes.data(), static_cast<std::size_t>(bytes.size())}, fix.edits));
        }
        findings.push_back(std::move(finding));
    }
    return findings;
}

/// An object's name; one that has none is told by its class as well.
QString nameOf(const engine::View& view, engine::Row row) {
    const QString name = QString::fromStdString(view.nameOf(row));
    const auto index = static_cast<std::size_t>(view.builtin(engine::Builtin::objectClass, row));
    return name.startsWith(QLatin1Char('#')) && index < view.model->classes.size()
               ? QStringLiteral("%1 %2").arg(QString::fromStdString(view.model->classes[index].id), name)
               : name;
}

/// The text on the running sandbox, for the probe's objects.
void evaluateFor(const engine::TypedExpression& typed, const ExpressionPlace& place, const Analysis& analysis,
                 const Probe& probe, const QByteArray& bytes, ExpressionVerdict& verdict) {
    const engine::Session* const session = probe.session();
    if (session == nullptr) {
        verdict.noValue = tr("no sandbox runs");
        return;
    }
    if (session->program().model != analysis.model) {
        verdict.noValue = tr("the sandbox runs older content");
        return;
    }
    const bool readsTarget = typed.readsTarget || typed.readsCandidate;
    const engine::Row source = probe.source();
    const engine::Row target = place.row == engine::RowPlace::activation ? source : probe.target();
    if ((typed.readsSource && source == engine::noRow) || (readsTarget && target == engine::noRow)) {
        verdict.noValue = tr("no such object in the sandbox");
        return;
    }
    const engine::View view = session->state().view();
    if (view.rowCount == 0) {
        verdict.noValue = tr("the sandbox is empty");
        return;
    }
    if (typed.readsValue) {
        verdict.noValue = tr("value() is known only while effects fire");
        return;
    }
    const bool isAmount = place.row == engine::RowPlace::meterEffect || place.row == engine::RowPlace::otherEffect;
    const engine::Bindings bindings{source, target, isAmount};
    std::vector<engine::EvaluationFault> faults;
    std::vector<engine::EvaluatedTerm> terms;
    const double value = engine::evaluateOne(*engine::compileExpression(typed), view, bindings,
                                             target == engine::noRow ? 0 : target, 0.0, &faults, &terms);
    verdict.value = QString::fromStdString(engine::formatValue(value, typed.format, view));
    const engine::Row whose = readsTarget ? target : typed.readsSource ? source : engine::noRow;
    if (whose != engine::noRow) {
        verdict.target = nameOf(view, whose);
    }
    const Offsets offsets(bytes);
    for (const engine::EvaluatedTerm& term : terms) {
        verdict.terms.push_back({offsets.at(term.where.span.begin), offsets.at(term.where.span.end),
                                 static_cast<int>(term.depth), QString::fromStdString(term.text),
                                 QString::fromStdString(engine::formatValue(term.value, term.format, view)),
                                 term.object == engine::noRow ? QString() : nameOf(view, term.object)});
    }
    for (const engine::EvaluationFault& fault : faults) {
        ExpressionVerdict::Finding finding;
        finding.begin = offsets.at(fault.where.span.begin);
        finding.end = offsets.at(fault.where.span.end);
        finding.severity = engine::Severity::warning;
        switch (fault.kind) {
        case engine::EvaluationFault::Kind::divisionByZero:
            finding.message = tr("divides by zero here, which gives 0");
            break;
        case engine::EvaluationFault::Kind::overflow:
            finding.message = tr("is too large for a number here, which gives 0");
            break;
        case engine::EvaluationFault::Kind::notANumber:
            finding.message = tr("is no number here, which gives 0");
            break;
        }
        verdict.findings.push_back(std::move(finding));
    }
}

} // namespace

bool ExpressionVerdict::hasErrors() const {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == engine::Severity::error; });
}

QString ExpressionVerdict::summary() const {
    for (const Finding& finding : findings) {
        if (finding.severity == engine::Severity::error) {
            return finding.fixLabel.isEmpty() ? finding.message
                                              : tr("%1 — Ctrl+.: %2").arg(finding.message, finding.fixLabel);
        }
    }
    if (format.isEmpty()) {
        return noValue;
    }
    const QString rest = value.isEmpty() ? noValue : target.isEmpty() ? value : tr("%1 for %2").arg(value, target);
    const QString words = rest.isEmpty() ? format : format + QStringLiteral(" · ") + rest;
    return findings.empty() ? words : words + QStringLiteral(" · ") + findings.front().message;
}

const ExpressionVerdict::Term* ExpressionVerdict::termAt(int offset) const {
    const Term* found = nullptr;
    for (const Term& term : terms) {
        if (term.begin <= offset && offset < term.end && (found == nullptr || term.depth >= found->depth)) {
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
    const engine::ExpressionContext context = engine::expressionContext(place.row, place.isNested, *analysis->model);
    std::vector<engine::Diagnostic> diagnostics;
    const engine::TypedExpression typed =
        engine::checkExpression({bytes.toStdString(), 0, {}}, {}, place.wanted, context, diagnostics);
    if (typed.isGood() && typed.format == engine::numberFormat &&
        analysis->model->rules == engine::RulesLevel::strict) {
        engine::checkStrict(typed, diagnostics);
    }
    verdict.findings = findingsOf(diagnostics, bytes);
    if (!typed.isGood()) {
        return verdict;
    }
    verdict.format = QString::fromStdString(analysis->model->vocabulary.formatName(typed.format));
    if (probe != nullptr) {
        evaluateFor(typed, place, *analysis, *probe, bytes, verdict);
    }
    return verdict;
}

} // namespace orrery::widgets
