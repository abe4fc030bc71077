// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/merge/changed_lines.h"

#include "engine/text/line_diff.h"
#include "widgets/base/byte_view.h"

#include <QCoreApplication>

namespace orrery::widgets {

namespace {

constexpr qsizetype mostShown = 200'000; ///< maximum number of shown characters

void appendLines(QString& out, const QByteArray& bytes, QLatin1String sign) {
    QString text = QString::fromUtf8(bytes);
    if (text.endsWith(QLatin1Char('\n'))) {
        text.chop(1);
    }
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        out += sign + line + QLatin1Char('\n');
    }
}

} // namespace

QString changedLines(const QByteArray& before, const QByteArray& after) {
    QString shown;
    for (const engine::LineChange& change : engine::diffLines(viewOf(before), viewOf(after))) {
        const auto line = before.left(static_cast<qsizetype>(change.before.begin)).count('\n') + 1;
        shown += QCoreApplication::translate("ChangedLines", "line %1").arg(line) + QLatin1Char('\n');
        if (!change.before.isEmpty()) {
            appendLines(shown, before.mid(static_cast<qsizetype>(change.before.begin), change.before.size()),
                        QLatin1String("- "));
        }
        if (!change.after.isEmpty()) {
            appendLines(shown, after.mid(static_cast<qsizetype>(change.after.begin), change.after.size()),
                        QLatin1String("+ "));
        }
        if (shown.size() > mostShown) {
            return shown.left(mostShown) + QStringLiteral("\n…");
        }
    }
    return shown;
}

} // namespace orrery::widgets
