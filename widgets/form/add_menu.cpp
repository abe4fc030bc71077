// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/add_menu.h"

#include "widgets/base/filter_keys.h"
#include "widgets/expression/detail_delegate.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int entryRole = Qt::UserRole + 1;
constexpr int menuWidth = 440;
constexpr int menuHeight = 440;

bool matches(const AddEntry& entry, const QString& words, bool inHelpToo) {
    const auto holds = [&](const std::string& text) {
        return QString::fromStdString(text).contains(words, Qt::CaseInsensitive);
    };
    return words.isEmpty() || holds(entry.offer.label) || holds(entry.offer.words) ||
           (inHelpToo && holds(entry.offer.help));
}

/// Returns how well a matching entry fits the words: 0 for its name or tag, 1 for a name or tag that begins with them,
/// 2 for one that contains them, 3 for its help.
int rankOf(const AddEntry& entry, const QString& words) {
    int rank = 3;
    for (const std::string& text : {entry.offer.label, entry.offer.words}) {
        const QString name = QString::fromStdString(text);
        const qsizetype at = name.indexOf(words, 0, Qt::CaseInsensitive);
        rank = std::min(rank, at < 0 ? 3 : at > 0 ? 2 : name.size() > words.size() ? 1 : 0);
    }
    return words.isEmpty() ? 0 : rank;
}

} // namespace

AddMenu::AddMenu(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_words(new QLineEdit(this)), m_list(new QListView(this)),
      m_model(new QStandardItemModel(this)), m_help(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Elements to add"));
    m_words->setPlaceholderText(tr("Type a part of the name or description…"));
    m_words->setAccessibleName(tr("Search elements to add"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    moveListFromLine(*m_words, *m_list);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DetailDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Elements to add"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_help->setForegroundRole(QPalette::PlaceholderText);
    m_help->setContentsMargins(6, 2, 6, 2);
    m_help->setFixedHeight(fontMetrics().lineSpacing() * 6 + 4);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_help);
    resize(menuWidth, menuHeight);
    connect(m_words, &QLineEdit::textChanged, this, &AddMenu::fill);
    connect(m_words, &QLineEdit::returnPressed, this, &AddMenu::choose);
    connect(m_list, &QListView::clicked, this, &AddMenu::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AddMenu::showHelp);
}

void AddMenu::open(std::vector<AddEntry> entries, const QRect& beside) {
    m_entries = std::move(entries);
    m_previews.clear();
    m_words->clear();
    fill();
    QPoint at = beside.bottomLeft() + QPoint(0, 2);
    if (const QScreen* const around = screen()) {
        const QRect room = around->availableGeometry();
        if (at.y() + height() > room.bottom()) {
            at.setY(std::max(room.top(), beside.top() - height() - 2));
        }
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    }
    move(at);
    show();
    m_words->setFocus(Qt::PopupFocusReason);
}

QStringList AddMenu::shown() const {
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->index(row, 0).data(entryRole).isValid()) {
            names << m_model->index(row, 0).data().toString();
        }
    }
    return names;
}

void AddMenu::fill() {
    const QString words = m_words->text().trimmed();
    m_model->clear();
    QString section;
    int best = -1; // row of the entry that fits best; of several, the first one
    int bestRank = 4;
    for (std::size_t begin = 0; begin < m_entries.size();) {
        std::size_t end = begin;
        while (end < m_entries.size() && m_entries[end].section == m_entries[begin].section) {
            ++end;
        }
        bool hasHeading = false;
        // Matches in the name or the tag come before matches in the help.
        for (const bool inHelp : {false, true}) {
            for (std::size_t i = begin; i < end; ++i) {
                const AddEntry& entry = m_entries[i];
                if (!matches(entry, words, inHelp) || (inHelp && matches(entry, words, false))) {
                    continue;
                }
                if (!hasHeading) {
                    auto* const heading = new QStandardItem(entry.section);
                    heading->setFlags(Qt::NoItemFlags);
                    QFont font = heading->font();
                    font.setBold(true);
                    heading->setFont(font);
                    m_model->appendRow(heading);
                    hasHeading = true;
                }
                auto* const item = new QStandardItem(QString::fromStdString(entry.offer.label));
                item->setData(static_cast<int>(i), entryRole);
                item->setData(QString::fromStdString(entry.offer.words), DetailDelegate::DetailRole);
                item->setData(QString::fromStdString(entry.offer.help), Qt::AccessibleDescriptionRole);
                if (const ShownPreviews::Texts* const preview = m_previews.find(i)) {
                    item->setData(preview->words, DetailDelegate::PreviewRole);
                }
                m_model->appendRow(item);
                if (const int rank = rankOf(entry, words); rank < bestRank) {
                    best = m_model->rowCount() - 1;
                    bestRank = rank;
                }
            }
        }
        begin = end;
    }
    if (best >= 0) {
        m_list->scrollToTop();
        m_list->setCurrentIndex(m_model->index(best, 0));
    }
    showHelp();
}

void AddMenu::setPreview(std::size_t entry, const QString& words, const QString& sentence) {
    m_previews.set(entry, words, sentence);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStandardItem* const item = m_model->item(row);
        if (item->data(entryRole).isValid() && item->data(entryRole).toUInt() == entry) {
            item->setData(words, DetailDelegate::PreviewRole);
        }
    }
    showHelp();
}

void AddMenu::showHelp() {
    const QVariant entry = m_list->currentIndex().data(entryRole);
    QString sentence;
    if (const auto* const preview = m_previews.find(entry.toUInt()); entry.isValid() && preview != nullptr) {
        sentence = preview->sentence + QLatin1Char('\n');
    }
    m_help->setText(entry.isValid()            ? sentence + QString::fromStdString(m_entries[entry.toUInt()].offer.help)
                    : m_model->rowCount() == 0 ? tr("No element with this name can be added here.")
                                               : QString());
}

void AddMenu::choose() {
    const QVariant entry = m_list->currentIndex().data(entryRole);
    if (entry.isValid()) {
        const AddEntry taken = m_entries[entry.toUInt()];
        close();
        emit chosen(taken);
    }
}

/// Keeps the focus in the line: the menu has no other field.
bool AddMenu::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void AddMenu::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace orrery::widgets
