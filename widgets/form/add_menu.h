// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/form/form_model.h"
#include "widgets/form/offers.h"

#include <QFrame>

#include <utility>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace orrery::widgets {

/// An element that the user can add or change another one into, and the place for it.
struct AddEntry {
    ElementOffer offer{};
    FormPath parent{};
    FormPath before{};    ///< child of the parent; empty: after all children
    QString section{};    ///< "Inside Effects": the menu groups entries of one section
    bool changes = false; ///< true if the element `before` changes into the offered one
    std::size_t uses = 0; ///< number of such elements in the project
};

/// The elements that the user can add at a line (I2.1). The user types parts of the name, the tag or the sentence, or a
/// part of the help, to find one. Arrows and Enter choose an element. A sentence below the list explains the current
/// element.
class AddMenu : public QFrame {
    Q_OBJECT

public:
    explicit AddMenu(QWidget* parent = nullptr);

    /// Opens the menu beside a rectangle of the screen.
    void open(std::vector<AddEntry> entries, const QRect& beside);
    /// Returns the labels of the visible entries, without the headings.
    QStringList shown() const;
    QLineEdit& search() { return *m_words; }
    /// Sets what an entry would match or change (I4.25).
    /// @param entry index of the entry in the argument of open()
    void setPreview(std::size_t entry, const QString& words, const QString& sentence);

signals:
    void chosen(const orrery::widgets::AddEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<std::pair<int, std::size_t>> ranked(std::size_t begin, std::size_t end) const;
    void fill();
    void choose();
    void showHelp();

    std::vector<AddEntry> m_entries;
    ShownPreviews m_previews; ///< by entry
    QLineEdit* m_words;
    QListView* m_list;
    QStandardItemModel* m_model;
    QLabel* m_help;
};

} // namespace orrery::widgets
