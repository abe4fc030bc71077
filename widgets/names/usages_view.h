// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "widgets/names/usages_model.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTreeView;

namespace orrery::widgets {

class Analyzer;

/// Where a name is defined and used, by file, with the lines of text (I3.5). It follows the texts: what is shown is
/// found anew after each analysis; many places on another thread (P3.5).
class UsagesView : public QWidget {
    Q_OBJECT

public:
    explicit UsagesView(Analyzer& analyzer, QWidget* parent = nullptr);

    void showName(const engine::NameKey& key);
    const UsagesModel& model() const { return *m_model; }
    QTreeView& tree() { return *m_tree; }
    /// What stands above the places.
    QString title() const;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void placeWanted(orrery::engine::Location where);

private:
    void refresh();
    void refreshIfSeen();
    void showPlaces(std::vector<UsagesModel::File> files);
    void unfoldFirst();

    Analyzer& m_analyzer;
    std::optional<engine::NameKey> m_key;
    UsagesModel* m_model;
    QLabel* m_title;
    QTreeView* m_tree;
    QLabel* m_empty;
    bool m_isDue = false;   ///< something has changed while nobody looked
    bool m_isOther = false; ///< another name was asked for: its first place is to be chosen
    quint64 m_asked = 0;    ///< counts what was asked: only the newest is shown
};

} // namespace orrery::widgets
