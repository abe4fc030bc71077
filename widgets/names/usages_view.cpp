// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/names/usages_view.h"

#include "widgets/base/background.h"
#include "widgets/base/list_views.h"
#include "widgets/names/usages_model.h"
#include "widgets/project/analyzer.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPointer>
#include <QTreeView>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace orrery::widgets {

namespace {
/// The maximum number of references that the GUI thread finds itself. For more references, another thread searches.
constexpr std::size_t foundAtOnce = 1000;
/// The number of references after which the view unfolds no more files, because their layout takes too long.
constexpr int unfoldedAtOnce = 1000;
} // namespace

UsagesView::UsagesView(Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_analyzer(analyzer), m_model(new UsagesModel(this)), m_title(new QLabel(this)),
      m_tree(new QTreeView(this)), m_empty(addEmptyLabel(*m_tree)) {
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("References"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_title);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);
    const auto open = [this](const QModelIndex& index) {
        const auto where = m_model->where(index);
        if (where) {
            emit placeWanted(*where);
        }
        return where.has_value();
    };
    connect(m_tree, &QTreeView::clicked, this, open);
    connect(m_tree, &QTreeView::activated, this, [this, open](const QModelIndex& index) {
        if (open(index)) {
            emit editingWanted();
        }
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &UsagesView::unfoldFirst);
    connect(&m_analyzer, &Analyzer::indexed, this, &UsagesView::refreshIfSeen);
    // The places refer to the analysed texts (I3.8), so the view disables the tree while these are outdated.
    connect(&m_analyzer, &Analyzer::behindChanged, m_tree, [this](bool isBehind) { m_tree->setEnabled(!isBehind); });
    refresh();
}

QString UsagesView::title() const {
    return m_title->text();
}

void UsagesView::showName(const engine::NameKey& key) {
    m_key = key;
    m_isOther = true;
    refresh();
}

void UsagesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isDue) {
        refresh();
    }
}

/// Refreshes the view only if it is visible. A name can have thousands of references, and each key in the source starts
/// a refresh.
void UsagesView::refreshIfSeen() {
    m_isDue = true;
    if (isVisible()) {
        refresh();
    }
}

void UsagesView::refresh() {
    m_isDue = false;
    const quint64 asked = ++m_asked;
    const AnalysisPtr analysis = m_analyzer.latest();
    const auto name = analysis && m_key ? analysis->names->find(*m_key) : std::nullopt;
    if (!name) {
        showPlaces({});
        return;
    }
    if (analysis->names->placesOf(*name).size() <= foundAtOnce) {
        showPlaces(UsagesModel::placesOf(analysis->project, *analysis->names, *name));
        return;
    }
    inBackground([self = QPointer(this), analysis, names = analysis->names, name = *name, asked] {
        auto files =
            std::make_shared<std::vector<UsagesModel::File>>(UsagesModel::placesOf(analysis->project, *names, name));
        QMetaObject::invokeMethod(
            qApp,
            [self, files, asked] {
                if (self && self->m_asked == asked) {
                    self->showPlaces(std::move(*files));
                }
            },
            Qt::QueuedConnection);
    });
}

/// Unfolds the first files, up to about unfoldedAtOnce references.
void UsagesView::unfoldFirst() {
    int unfolded = 0;
    for (int row = 0; row < m_model->rowCount() && unfolded < unfoldedAtOnce; ++row) {
        m_tree->expand(m_model->index(row, 0));
        unfolded += m_model->rowCount(m_model->index(row, 0));
    }
}

void UsagesView::showPlaces(std::vector<UsagesModel::File> files) {
    m_model->show(std::move(files));
    if (std::exchange(m_isOther, false)) {
        m_tree->setCurrentIndex(m_model->index(0, 0));
    }
    m_title->setVisible(m_key.has_value());
    if (m_key) {
        m_title->setText(tr("%1 ‘%2’ — references: %3")
                             .arg(nameKindText(m_key->kind), QString::fromStdString(m_key->id))
                             .arg(m_model->placeCount()));
    }
    m_empty->setVisible(m_model->placeCount() == 0);
    m_empty->setText(m_key ? tr("This name no longer exists.")
                           : tr("Put the cursor on a name and press Shift+F12 to list its references."));
}

} // namespace orrery::widgets
