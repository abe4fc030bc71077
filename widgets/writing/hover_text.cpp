// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writing/hover_text.h"

#include "engine/assist/parameter_kinds.h"
#include "widgets/expression/probe.h"
#include "widgets/expression/verdict.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace orrery::widgets {

namespace {

using engine::Hover;

struct HoverText {
    Q_DECLARE_TR_FUNCTIONS(HoverText)
};

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

/// Returns the values of the whole expression and of the term under the mouse.
QStringList values(const Hover& hover, const AnalysisPtr& analysis, Probe* probe) {
    QStringList lines;
    if (probe == nullptr || probe->session() == nullptr || !hover.expression || !hover.expression->here.isOfRow) {
        return lines;
    }
    const engine::ExpressionHere& here = hover.expression->here;
    const std::string& bytes = hover.expression->text.text;
    const QString text = QString::fromStdString(bytes);
    const ExpressionVerdict verdict =
        judgeExpression(text, {here.row, here.isNested, here.wanted, here.isAnswer}, analysis, probe);
    const int at = static_cast<int>(QString::fromStdString(bytes.substr(0, hover.expression->offset)).size());
    const ExpressionVerdict::Term* const inner = verdict.termAt(at);
    for (const ExpressionVerdict::Term& term : verdict.terms) {
        if (&term != inner && term.depth > 0) {
            continue; // neither the whole expression nor the term under the mouse
        }
        QString line = QStringLiteral("%1 = <b>%2</b>").arg(term.text.toHtmlEscaped(), term.value.toHtmlEscaped());
        if (!term.object.isEmpty()) {
            line += QStringLiteral(" (%1)").arg(term.object.toHtmlEscaped());
        }
        lines << line;
    }
    return lines;
}

} // namespace

QString hoverHtml(const Hover& hover, const AnalysisPtr& analysis, Probe* probe) {
    QStringList lines;
    QString head = QStringLiteral("<b>%1</b>").arg(escaped(hover.title));
    const QString what = hover.offer ? offerKindName(*hover.offer).toHtmlEscaped() : QString();
    const QString detail = engineText(!hover.label.empty() ? hover.label : hover.detail).toHtmlEscaped();
    for (const QString& more : {what, detail}) {
        if (!more.isEmpty() && more != escaped(hover.title)) {
            head += QStringLiteral(" · ") + more;
        }
    }
    if (!hover.title.empty()) {
        lines << head;
    }
    if (!hover.help.empty()) {
        lines << engineText(hover.help).toHtmlEscaped();
    }
    if (hover.what == Hover::What::attribute) {
        if (const std::string_view kind = engine::kindSpec(hover.kind).help; !kind.empty()) {
            lines << engineText(kind).toHtmlEscaped();
        }
        if (!hover.choices.empty()) {
            QStringList words;
            for (const std::string& choice : hover.choices) {
                words << escaped(choice);
            }
            lines << HoverText::tr("One of: %1").arg(words.join(QStringLiteral(", ")));
        }
        if (!hover.fallback.empty()) {
            lines << HoverText::tr("Default: %1").arg(escaped(hover.fallback));
        } else if (hover.isRequired) {
            lines << HoverText::tr("Required.");
        }
    }
    if (!hover.format.empty() && hover.expression) {
        const std::string part = hover.expression->text.text.substr(hover.part.begin, hover.part.size());
        lines << HoverText::tr("Format of %1: %2")
                     .arg(QStringLiteral("<code>%1</code>").arg(escaped(part)), escaped(hover.format));
    }
    lines << values(hover, analysis, probe);
    if (!hover.requirement.empty()) {
        lines << HoverText::tr("In the reference: %1").arg(escaped(hover.requirement));
    }
    if (hover.defined && analysis != nullptr) {
        if (const std::string place = analysis->model->placeText(*hover.defined); !place.empty()) {
            lines << HoverText::tr("Declared in %1").arg(escaped(place));
        }
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace orrery::widgets
