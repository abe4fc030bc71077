// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writing/completion_popup.h"

#include "widgets/base/preview.h"
#include "widgets/expression/detail_delegate.h"
#include "widgets/expression/verdict.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScreen>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

constexpr std::size_t mostShown = 500;
constexpr int mostRows = 12;

constexpr std::array<const char*, static_cast<std::size_t>(engine::CompletionKind::count_)> kindNames{
    QT_TRANSLATE_NOOP("CompletionPopup", "element"),     QT_TRANSLATE_NOOP("CompletionPopup", "attribute"),
    QT_TRANSLATE_NOOP("CompletionPopup", "value"),       QT_TRANSLATE_NOOP("CompletionPopup", "expression"),
    QT_TRANSLATE_NOOP("CompletionPopup", "closing tag"), QT_TRANSLATE_NOOP("CompletionPopup", "snippet"),
};
static_assert(std::ranges::none_of(kindNames, [](const char* name) { return name == nullptr; }));

QString kindName(const engine::CompletionItem& item) {
    return item.kind == engine::CompletionKind::expression
               ? offerKindName(item.offer)
               : QCoreApplication::translate("CompletionPopup", kindNames[static_cast<std::size_t>(item.kind)]);
}

} // namespace

/// The matching items of a completion. The model keeps the items.
class CompletionModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(const engine::Completion& completion, const QString& typed) {
        beginResetModel();
        m_items.clear();
        for (const std::uint32_t at : engine::fitting(completion, typed.toStdString(), mostShown)) {
            m_items.push_back(completion[at]);
        }
        m_previews.clear();
        endResetModel();
    }
    void setPreview(int row, const QString& words, const QString& sentence) {
        m_previews.set(static_cast<std::size_t>(row), words, sentence);
        emit dataChanged(index(row), index(row));
    }
    QString sentenceAt(int row) const {
        const ShownPreviews::Texts* const preview = m_previews.find(static_cast<std::size_t>(row));
        return preview != nullptr ? preview->sentence : QString();
    }
    const engine::CompletionItem& at(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_items.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || !checkIndex(index)) {
            return {};
        }
        const engine::CompletionItem& item = at(index.row());
        switch (role) {
        case Qt::DisplayRole:
            return QString::fromStdString(item.label);
        case DetailDelegate::DetailRole:
            return item.detail.empty() ? kindName(item) : engineText(item.detail);
        case DetailDelegate::PreviewRole: {
            const ShownPreviews::Texts* const preview = m_previews.find(static_cast<std::size_t>(index.row()));
            return preview != nullptr ? preview->words : QString();
        }
        case Qt::AccessibleDescriptionRole:
            return engineText(item.help.empty() ? item.detail : item.help);
        default:
            return {};
        }
    }

private:
    std::vector<engine::CompletionItem> m_items;
    ShownPreviews m_previews; ///< by row
};

CompletionPopup::CompletionPopup(QWidget* editor)
    : QFrame(editor, Qt::ToolTip | Qt::FramelessWindowHint), m_model(new CompletionModel(this)),
      m_list(new QListView(this)), m_help(new QLabel(this)) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAccessibleName(tr("Completions"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DetailDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Completions"));
    m_help->setWordWrap(true);
    m_help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_help->setMargin(8);
    m_help->setTextFormat(Qt::RichText);
    m_help->setAccessibleName(tr("Help for the chosen item"));
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addWidget(m_help, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompletionPopup::showHelp);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        m_list->setCurrentIndex(index);
        emit accepted();
    });
    applyTheme();
}

void CompletionPopup::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyTheme();
    }
}

void CompletionPopup::applyTheme() {
    m_list->setFont(codeFont());
    QPalette colours = m_help->palette();
    colours.setColor(QPalette::Window, themeOf(palette()).alternateBase);
    m_help->setPalette(colours);
    m_help->setAutoFillBackground(true);
}

void CompletionPopup::offer(const engine::Completion& completion, const QString& typed, bool choosesFirst,
                            const QRect& caret) {
    m_model->show(completion, typed);
    if (m_model->rowCount() == 0) {
        hide();
        return;
    }
    m_list->setCurrentIndex(choosesFirst ? m_model->index(0) : QModelIndex());
    m_list->scrollToTop();
    showHelp();
    place(caret);
    show();
}

void CompletionPopup::place(const QRect& caret) {
    const QFontMetrics metrics(m_list->font());
    const int width = std::clamp(m_list->sizeHintForColumn(0) + metrics.averageCharWidth() * 22,
                                 metrics.averageCharWidth() * 36, metrics.averageCharWidth() * 64);
    const int rows = std::clamp(m_model->rowCount(), 8, mostRows); // leaves room for the help beside a short list
    const int height = rows * std::max(1, m_list->sizeHintForRow(0)) + 4;
    const int helpWidth = metrics.averageCharWidth() * 40;
    m_list->setFixedWidth(width);
    QRect at(caret.bottomLeft() + QPoint(0, 2), QSize(width + helpWidth + 4, height));
    if (const QScreen* const on = parentWidget() != nullptr ? parentWidget()->screen() : nullptr) {
        const QRect room = on->availableGeometry();
        if (at.bottom() > room.bottom() && caret.top() - height > room.top()) {
            at.moveBottom(caret.top() - 2);
        }
        at.moveLeft(std::clamp(at.left(), room.left(), std::max(room.left(), room.right() - at.width())));
    }
    setGeometry(at);
}

const engine::CompletionItem* CompletionPopup::chosen() const {
    const QModelIndex index = m_list->currentIndex();
    return isVisible() && index.isValid() ? &m_model->at(index.row()) : nullptr;
}

QStringList CompletionPopup::labels() const {
    QStringList all;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        all << m_model->index(row).data().toString();
    }
    return all;
}

std::vector<const engine::CompletionItem*> CompletionPopup::items() const {
    std::vector<const engine::CompletionItem*> items;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        items.push_back(&m_model->at(row));
    }
    return items;
}

void CompletionPopup::setPreview(std::size_t item, const QString& words, const QString& sentence) {
    if (static_cast<int>(item) < m_model->rowCount()) {
        m_model->setPreview(static_cast<int>(item), words, sentence);
        showHelp();
    }
}

int CompletionPopup::rowsShown() const {
    return mostRows;
}

void CompletionPopup::step(int rows) {
    const int count = m_model->rowCount();
    const int now = m_list->currentIndex().row(); // -1: none
    int next = now + rows;
    if (std::abs(rows) == 1) {
        next = now < 0 ? (rows > 0 ? 0 : count - 1) : (next + count) % count;
    }
    m_list->setCurrentIndex(m_model->index(std::clamp(next, 0, count - 1)));
}

void CompletionPopup::showHelp() {
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) {
        m_help->setText(QStringLiteral("<p>%1</p>")
                            .arg(tr("Use Up and Down to choose. Press Enter or Tab to insert.").toHtmlEscaped()));
        return;
    }
    const engine::CompletionItem& item = m_model->at(index.row());
    QString text = QStringLiteral("<b>%1</b>").arg(QString::fromStdString(item.label).toHtmlEscaped());
    text += QStringLiteral("<br><i>%1</i>").arg(kindName(item).toHtmlEscaped());
    if (!item.detail.empty()) {
        text += QStringLiteral("<p>%1</p>").arg(engineText(item.detail).toHtmlEscaped());
    }
    if (!item.help.empty()) {
        text += QStringLiteral("<p>%1</p>").arg(engineText(item.help).toHtmlEscaped());
    }
    if (const QString sentence = m_model->sentenceAt(index.row()); !sentence.isEmpty()) {
        text += QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
    }
    m_help->setText(text);
}

} // namespace orrery::widgets
