// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "widgets/project/analysis.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class UsagesModel;

/// Where a name is defined and used, by file, with the lines of text (I3.5). It follows the texts: what is shown is
/// found anew after each analysis.
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

    Analyzer& m_analyzer;
    std::optional<engine::NameKey> m_key;
    UsagesModel* m_model;
    QLabel* m_title;
    QTreeView* m_tree;
    QLabel* m_empty;
    bool m_isDue = false; ///< something has changed while nobody looked
};

} // namespace orrery::widgets
