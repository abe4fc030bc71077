// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_maker.h"

#include "widgets/base/background.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace orrery::widgets {

namespace {

/// The maximum size of an element whose form the GUI thread makes, about five hundred lines.
constexpr std::uint32_t largeElement = 40'000;

Form formOf(engine::Element top, const Analysis& analysis) {
    const auto fileOf = [](const engine::Diagnostic& finding) { return finding.where.file; };
    const auto found = std::ranges::equal_range(analysis.diagnostics, top.tree->file(), {}, fileOf);
    return widgets::formOf(top, analysis.model->vocabulary, {found.begin(), found.end()});
}

} // namespace

bool FormMaker::isLarge(engine::Element top) {
    return top.where().span.size() > largeElement;
}

void FormMaker::make(engine::Element top, const AnalysisPtr& analysis, std::function<void(Form)> take) {
    cancel();
    if (!isLarge(top)) {
        take(formOf(top, *analysis));
        return;
    }
    m_isBusy = true;
    inBackground([self = QPointer(this), top, analysis, asked = m_asked, take = std::move(take)]() mutable {
        auto form = std::make_shared<Form>(formOf(top, *analysis));
        QMetaObject::invokeMethod(
            qApp,
            [self, form, analysis, asked, take = std::move(take)] {
                if (self && self->m_asked == asked) {
                    self->m_isBusy = false;
                    take(std::move(*form));
                }
            },
            Qt::QueuedConnection);
    });
}

void FormMaker::cancel() {
    ++m_asked;
    m_isBusy = false;
}

} // namespace orrery::widgets
