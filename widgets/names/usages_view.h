// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "widgets/names/usages_model.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTreeView;

namespace orrery::widgets {

class Analyzer;

/// The definition and the references of a name, by file, with their lines of text (I3.5). The view searches again after
/// each analysis. If a name has many references, another thread does the search (P3.5).
class UsagesView : public QWidget {
    Q_OBJECT

public:
    explicit UsagesView(Analyzer& analyzer, QWidget* parent = nullptr);

    void showName(const engine::NameKey& key);
    const UsagesModel& model() const { return *m_model; }
    QTreeView& tree() { return *m_tree; }
    /// Returns the title above the references.
    QString title() const;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void placeWanted(orrery::engine::Location where);
    /// Emitted after placeWanted() if the user also wants to edit there.
    void editingWanted();

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
    bool m_isDue = false;   ///< true if the texts changed while the view was hidden
    bool m_isOther = false; ///< true if the name is new: the view selects its first place
    quint64 m_asked = 0;    ///< number of the newest request; the view shows only its result
};

} // namespace orrery::widgets
