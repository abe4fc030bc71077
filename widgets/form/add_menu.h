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

/// Something that may be added, and where it would go.
struct AddEntry {
    ElementOffer offer{};
    FormPath parent{};
    FormPath before{}; ///< a child of the parent; empty: behind all
    QString section{}; ///< "Inside Effects": entries of one section stand together
};

/// What may be added at a line, found by typing a part of its name, of its tag or of what it does (I2.1). Arrows and
/// Enter choose; the sentence below tells what the current one is.
class AddMenu : public QFrame {
    Q_OBJECT

public:
    explicit AddMenu(QWidget* parent = nullptr);

    /// Opens beside a rectangle of the screen.
    void open(std::vector<AddEntry> entries, const QRect& beside);
    /// What is shown now, without the headings.
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
