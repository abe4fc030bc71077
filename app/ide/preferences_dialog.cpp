// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/preferences_dialog.h"

#include "app/ide/main_window.h"
#include "app/ide/preferences.h"
#include "app/ide/shortcuts_page.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/tab_order.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::ide {

namespace {

constexpr int idRole = Qt::UserRole;

/// A family of fonts, or that of the desktop.
class FamilyBox : public QFontComboBox {
public:
    FamilyBox(const QString& ofDesktop, const QString& family) {
        setFontFilters(QFontComboBox::MonospacedFonts);
        setEditable(false);
        insertItem(0, ofDesktop);
        setCurrentIndex(family.isEmpty() ? 0 : std::max(0, findText(family)));
    }
    QString family() const { return currentIndex() <= 0 ? QString() : currentText(); }
};

} // namespace

PreferencesDialog::PreferencesDialog(MainWindow& window)
    : QDialog(&window), m_window(window), m_words(new QLineEdit(this)), m_pages(new QListWidget(this)),
      m_stack(new QStackedWidget(this)), m_none(new QLabel(this)) {
    setWindowTitle(tr("Preferences"));
    resize(860, 600);
    widgets::setUpFilter(*m_words, tr("Search settings"));
    m_words->setPlaceholderText(tr("Search settings…"));
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setMaximumWidth(220);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_none->setTextFormat(Qt::PlainText);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    for (const PreferencePage& page : preferencePages()) {
        auto* const item = new QListWidgetItem(titleOf(page), m_pages);
        item->setData(idRole, QString::fromLatin1(page.id));
        m_stack->addWidget(makePage(page));
    }
    applyIcons();
    m_stack->addWidget(m_none);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter in a field is not "close"
    auto* const left = new QVBoxLayout;
    left->addWidget(m_words);
    left->addWidget(m_pages, 1);
    auto* const across = new QHBoxLayout;
    across->addLayout(left);
    across->addWidget(m_stack, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(across, 1);
    layout->addWidget(buttons);
    widgets::tabInReadingOrder(*this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_words, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    connect(m_pages, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_pages->setCurrentRow(0);
    m_words->setFocus();
}

/// Gives the pages icons in the colours of the theme, which can change while the dialog is open.
void PreferencesDialog::applyIcons() {
    for (int row = 0; row < m_pages->count(); ++row) {
        const char* const name = preferencePages()[static_cast<std::size_t>(row)].icon;
        m_pages->item(row)->setIcon(widgets::icon(QString::fromLatin1(name), widgets::themeOf(palette())));
    }
}

void PreferencesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

QWidget* PreferencesDialog::makePage(const PreferencePage& page) {
    if (page.make != nullptr) {
        QWidget* const own = page.make(m_window);
        own->setParent(this);
        return own;
    }
    auto* const body = new QWidget;
    auto* const form = new QFormLayout(body);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    for (const Preference& one : preferences()) {
        if (one.page != QLatin1String(page.id)) {
            continue;
        }
        Row row{.preference = &one, .label = nullptr, .editor = makeEditor(one), .help = nullptr};
        if (one.kind == PreferenceKind::flag) {
            form->addRow(row.editor);
            row.label = row.editor;
        } else {
            auto* const label = new QLabel(one.label + QLatin1Char(':'), body);
            label->setBuddy(row.editor);
            form->addRow(label, row.editor);
            row.label = label;
        }
        if (!one.help.isEmpty()) {
            auto* const help = new QLabel(one.help, body);
            help->setWordWrap(true);
            help->setForegroundRole(QPalette::PlaceholderText);
            form->addRow(QString(), help);
            row.help = help;
            row.editor->setAccessibleDescription(one.help);
        }
        row.editor->setAccessibleName(one.label);
        row.editor->setObjectName(one.key);
        m_rows.push_back(row);
    }
    auto* const area = new QScrollArea(this);
    area->setWidget(body);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QWidget* PreferencesDialog::makeEditor(const Preference& preference) {
    const auto store = [this, &preference](const QVariant& value) { preference.set(m_window, value); };
    switch (preference.kind) {
    case PreferenceKind::choice: {
        auto* const box = new QComboBox;
        for (const auto& [value, label] : preference.choices) {
            box->addItem(label, value);
        }
        box->setCurrentIndex(std::max(0, box->findData(preference.value().toString())));
        connect(box, &QComboBox::currentIndexChanged, this, [box, store] { store(box->currentData().toString()); });
        return box;
    }
    case PreferenceKind::number: {
        auto* const box = new QDoubleSpinBox;
        const bool isSpecial = !preference.special.isEmpty();
        box->setDecimals(0);
        box->setGroupSeparatorShown(true);
        box->setRange(preference.least - (isSpecial ? 1 : 0), preference.most);
        box->setSuffix(preference.unit);
        box->setSpecialValueText(preference.special);
        box->setValue(preference.value().toDouble());
        box->setKeyboardTracking(false); // a half-typed number must not act
        connect(box, &QDoubleSpinBox::valueChanged, this, [box, isSpecial, store](double value) {
            store(isSpecial && value == box->minimum() ? QVariant(0) : QVariant(value));
        });
        return box;
    }
    case PreferenceKind::flag: {
        auto* const box = new QCheckBox(preference.label);
        box->setChecked(preference.value().toBool());
        connect(box, &QCheckBox::toggled, this, [store](bool isOn) { store(isOn); });
        return box;
    }
    case PreferenceKind::fontFamily:
        break;
    }
    auto* const box = new FamilyBox(tr("Same as desktop"), preference.value().toString());
    connect(box, &QComboBox::currentIndexChanged, this, [box, store] { store(box->family()); });
    return box;
}

QWidget* PreferencesDialog::editorOf(const QString& key) const {
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) { return row.preference->key == key; });
    return found != m_rows.end() ? found->editor : nullptr;
}

void PreferencesDialog::showPage(const QString& id) {
    m_words->clear();
    for (int row = 0; row < m_pages->count(); ++row) {
        if (m_pages->item(row)->data(idRole).toString() == id) {
            m_pages->setCurrentRow(row);
            if (auto* const keys = qobject_cast<ShortcutsPage*>(m_stack->widget(row))) {
                keys->setFocus();
            }
        }
    }
}

void PreferencesDialog::showSetting(const QString& key) {
    for (const Row& row : m_rows) {
        if (row.preference->key == key) {
            showPage(row.preference->page);
            row.editor->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

/// Shows only the settings and pages that contain the typed words.
void PreferencesDialog::search() {
    const QStringList words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto fits = [&](const QString& text) {
        return std::ranges::all_of(words,
                                   [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    int first = -1;
    for (int at = 0; at < m_pages->count(); ++at) {
        QListWidgetItem& item = *m_pages->item(at);
        const bool isNamed = fits(item.text());
        bool hasAny = isNamed;
        for (const Row& row : m_rows) {
            if (row.preference->page != item.data(idRole).toString()) {
                continue;
            }
            const bool isFound = isNamed || fits(row.preference->label + QLatin1Char(' ') + row.preference->help);
            for (QWidget* const part : {row.label, row.editor, row.help}) {
                if (part != nullptr) {
                    part->setVisible(isFound);
                }
            }
            hasAny = hasAny || isFound;
        }
        if (auto* const keys = qobject_cast<ShortcutsPage*>(m_stack->widget(at))) {
            keys->filterLine().setText(isNamed ? QString() : m_words->text());
            hasAny = hasAny || keys->hasAny();
        }
        item.setHidden(!hasAny);
        first = first < 0 && hasAny ? at : first;
    }
    const QListWidgetItem* const current = m_pages->currentItem();
    if (first < 0) {
        m_none->setText(tr("No setting matches '%1'.").arg(m_words->text()));
        m_stack->setCurrentWidget(m_none);
    } else if (current == nullptr || current->isHidden()) {
        m_pages->setCurrentRow(first);
    } else {
        m_stack->setCurrentIndex(m_pages->currentRow());
    }
}

} // namespace orrery::ide
