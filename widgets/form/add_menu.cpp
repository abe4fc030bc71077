// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/add_menu.h"

#include "engine/vocabulary/sentence.h"
#include "widgets/base/filter_keys.h"
#include "widgets/expression/detail_delegate.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace orrery::widgets {

namespace {

constexpr int entryRole = Qt::UserRole + 1;
constexpr int menuWidth = 440;
constexpr int menuHeight = 440;

constexpr int noRank = 4;

/// Returns a text for comparisons: in lower case, and with a space for each hyphen.
QString plain(const QString& text) {
    return text.toLower().replace(QLatin1Char('-'), QLatin1Char(' '));
}

/// Returns the words of an element's sentence, without its slots.
QString wordsOfSentence(const engine::ElementRow& row) {
    QStringList words;
    const std::string pattern = engineText(row.sentence).toStdString();
    for (const engine::SentencePiece& piece : engine::sentencePieces(pattern)) {
        if (!piece.isSlot) {
            words << QString::fromStdString(std::string(piece.text));
        }
    }
    return plain(words.join(QLatin1Char(' ')));
}

/// Returns whether a word of a plain text begins with a typed word.
bool hasBeginning(const QString& text, const QString& word) {
    return text.startsWith(word) || text.contains(QLatin1Char(' ') + word);
}

/// Returns how well an entry fits a typed text. 0: its label or tag begins with the text. 1: their words begin with the
/// typed words. 2: they or its sentence contain them. 3: its help contains the text.
int rankOf(const AddEntry& entry, const QString& typed) {
    const QString label = plain(QString::fromStdString(entry.offer.label));
    const QString tag = plain(QString::fromStdString(entry.offer.words));
    const QString text = plain(typed);
    if (label.startsWith(text) || tag.startsWith(text)) {
        return 0;
    }
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString names = label + QLatin1Char(' ') + tag;
    if (std::ranges::all_of(words, [&](const QString& word) { return hasBeginning(names, word); })) {
        return 1;
    }
    const QString sentence = wordsOfSentence(entry.offer.row);
    if (std::ranges::all_of(
            words, [&](const QString& word) { return names.contains(word) || hasBeginning(sentence, word); })) {
        return 2;
    }
    return QString::fromStdString(entry.offer.help).contains(typed, Qt::CaseInsensitive) ? 3 : noRank;
}

/// Returns whether an entry makes a scope of all objects. The menu does not choose it by itself, unless the project
/// uses it most.
bool isUnusedEverything(const AddEntry& entry) {
    return entry.offer.row.condition != nullptr && entry.offer.row.tag == "all" && entry.uses == 0;
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

/// Returns the entries of a section that fit the typed text, with their ranks, best first. Without a text, returns all
/// in their order.
std::vector<std::pair<int, std::size_t>> AddMenu::ranked(std::size_t begin, std::size_t end) const {
    const QString words = m_words->text().trimmed();
    std::vector<std::pair<int, std::size_t>> fitting;
    for (std::size_t i = begin; i < end; ++i) {
        const int rank =
            words.isEmpty() ? static_cast<int>(isUnusedEverything(m_entries[i])) : rankOf(m_entries[i], words);
        if (rank < noRank) {
            fitting.emplace_back(rank, i);
        }
    }
    if (!words.isEmpty()) {
        // Of equal ranks, the most used ones come first, then those whose label has the least beside the text.
        std::ranges::stable_sort(fitting, {}, [this](const std::pair<int, std::size_t>& one) {
            const AddEntry& entry = m_entries[one.second];
            return std::tuple(one.first, -static_cast<std::ptrdiff_t>(entry.uses), entry.offer.label.size());
        });
    }
    return fitting;
}

void AddMenu::fill() {
    m_model->clear();
    int best = -1; // row of the entry that fits best; of several, the first one
    int bestRank = noRank;
    for (std::size_t begin = 0; begin < m_entries.size();) {
        std::size_t end = begin;
        while (end < m_entries.size() && m_entries[end].section == m_entries[begin].section) {
            ++end;
        }
        const auto fitting = ranked(begin, end);
        if (!fitting.empty()) {
            auto* const heading = new QStandardItem(m_entries[begin].section);
            heading->setFlags(Qt::NoItemFlags);
            QFont font = heading->font();
            font.setBold(true);
            heading->setFont(font);
            m_model->appendRow(heading);
        }
        for (const auto& [rank, i] : fitting) {
            const AddEntry& entry = m_entries[i];
            auto* const item = new QStandardItem(QString::fromStdString(entry.offer.label));
            item->setData(static_cast<int>(i), entryRole);
            item->setData(QString::fromStdString(entry.offer.words), DetailDelegate::DetailRole);
            item->setData(QString::fromStdString(entry.offer.help), Qt::AccessibleDescriptionRole);
            if (const ShownPreviews::Texts* const preview = m_previews.find(i)) {
                item->setData(preview->words, DetailDelegate::PreviewRole);
            }
            m_model->appendRow(item);
            if (rank < bestRank) {
                best = m_model->rowCount() - 1;
                bestRank = rank;
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
