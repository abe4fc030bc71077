// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"
#include "widgets/form/offers.h"

#include <QFrame>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace orrery::widgets {

/// An element that can be added, and the place for it.
struct AddEntry {
    ElementOffer offer{};
    FormPath parent{};
    FormPath before{}; ///< a child of the parent; empty: after all children
    QString section{}; ///< "Inside Effects": the menu groups entries of one section
};

/// The elements that can be added at a line, found by typing part of the name, the tag or the help (I2.1). Arrows and
/// Enter choose. The sentence below explains the current one.
class AddMenu : public QFrame {
    Q_OBJECT

public:
    explicit AddMenu(QWidget* parent = nullptr);

    /// Opens beside a rectangle of the screen.
    void open(std::vector<AddEntry> entries, const QRect& beside);
    /// Returns the entries shown now, without the headings.
    QStringList shown() const;
    QLineEdit& search() { return *m_words; }

signals:
    void chosen(const orrery::widgets::AddEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void choose();
    void showHelp();

    std::vector<AddEntry> m_entries;
    QLineEdit* m_words;
    QListView* m_list;
    QStandardItemModel* m_model;
    QLabel* m_help;
};

} // namespace orrery::widgets
