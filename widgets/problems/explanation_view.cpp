// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/explanation_view.h"

#include "engine/explanations.h"
#include "widgets/words/engine_text.h"

namespace orrery::widgets {

namespace {

QString textOf(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString severityText(engine::Severity severity) {
    switch (severity) {
    case engine::Severity::error:
        return ExplanationView::tr("Error: runs skip the affected content.");
    case engine::Severity::warning:
        return ExplanationView::tr("Warning: the content runs, but probably not as intended.");
    case engine::Severity::hint:
        break;
    }
    return ExplanationView::tr("Hint: there is a simpler way to write this.");
}

/// Returns the message with an ellipsis in place of each argument.
QString generalMessage(const engine::DiagnosticSpec& row) {
    const QString text = findingText(row);
    return text.endsWith(QChar(0x2026)) ? text : text + QLatin1Char('.');
}

} // namespace

ExplanationView::ExplanationView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setAccessibleName(tr("Explanation of a problem"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const QString code = link.path();
        code.isEmpty() ? showAll() : showCode(code);
    });
}

void ExplanationView::showEvent(QShowEvent* event) {
    if (m_isUnread) {
        showAll();
    }
    QTextBrowser::showEvent(event);
}

void ExplanationView::showCode(const QString& code) {
    m_isUnread = false;
    const engine::DiagnosticSpec* const row = engine::findDiagnostic(code.toStdString());
    if (row == nullptr) {
        m_code.clear();
        setHtml(QStringLiteral("<p>%1</p>").arg(tr("The problem code ‘%1’ is unknown.").arg(code.toHtmlEscaped())));
        return;
    }
    m_code = code;
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p><p><b>%3</b></p><p>%4</p>")
                       .arg(code.toHtmlEscaped(), severityText(row->severity).toHtmlEscaped(),
                            generalMessage(*row).toHtmlEscaped(), adviceText(*row).toHtmlEscaped());
    if (const auto example = engine::exampleOf(*row)) {
        html += QStringLiteral("<p>%1</p><pre>%2</pre><p>%3</p><pre>%4</pre>")
                    .arg(example->isShortened ? tr("This content has the problem if it is repeated up to the limit:")
                                              : tr("This content has the problem:"),
                         textOf(example->wrong).toHtmlEscaped(), tr("This content is correct:"),
                         textOf(example->right).toHtmlEscaped());
        if (const engine::Phrase legend = engine::legendOf(*example); !legend.empty()) {
            html += QStringLiteral("<p>%1</p>").arg(engineText(legend).toHtmlEscaped());
        }
    }
    html += QStringLiteral("<p>%1</p><pre>&lt;!-- orrery-ignore %2 --&gt;</pre><p>%3</p><pre>&lt;silence "
                           "code=\"%2\"/&gt;</pre>")
                .arg(tr("To silence it in one place, add a comment before the element or at the end of its line:"),
                     code.toHtmlEscaped(), tr("To silence it in the whole project, add an element to the manifest:"));
    html += QStringLiteral("<p><a href=\"finding:\">%1</a></p>").arg(tr("All problems"));
    setHtml(html);
}

void ExplanationView::showAll() {
    m_isUnread = false;
    m_code.clear();
    QString html = QStringLiteral("<h3>%1</h3><ul>").arg(tr("All problems"));
    for (const engine::DiagnosticSpec* const row : engine::allDiagnostics()) {
        html += QStringLiteral("<li><a href=\"finding:%1\">%1</a> — %2</li>")
                    .arg(textOf(row->code).toHtmlEscaped(), generalMessage(*row).toHtmlEscaped());
    }
    setHtml(html + QStringLiteral("</ul>"));
}

} // namespace orrery::widgets
