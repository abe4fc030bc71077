// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/why_not/miss_search.h"

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace orrery::widgets {

/// Shows the nearest miss at the end of an explanation (I4.5): its changes, what else they do, and a button that makes
/// the edits.
class MissPanel : public QWidget {
    Q_OBJECT

public:
    explicit MissPanel(MissSearch& search, QWidget* parent = nullptr);

    /// Returns the shown sentences as plain text, one line each.
    QString text() const;

signals:
    void placeWanted(orrery::engine::Location where);
    /// Emitted if the user wants the edits of an answer, as one step.
    void editWanted(const QString& name, const orrery::widgets::AnalysisPtr& analysis,
                    const std::vector<orrery::engine::TextEdit>& edits);
    /// Emitted if the user wants to see the values of an answer as a what-if (I4.8).
    void whatIfWanted(const std::vector<orrery::engine::MissChange>& changes);

private:
    /// An answer in the panel.
    struct Line {
        QWidget* whole = nullptr;
        QLabel* words = nullptr;
        QPushButton* apply = nullptr;
        QPushButton* tryOut = nullptr;
    };

    void refresh();
    Line& line(std::size_t index);
    void fill(Line& line, const engine::NearestMiss& answer, std::size_t index);
    void apply(std::size_t index);
    void tryOut(std::size_t index);

    MissSearch& m_search;
    QLabel* m_note; ///< the state of the search, or the reason why there is no answer
    QVBoxLayout* m_layout;
    std::vector<Line> m_lines; ///< reused, so that the focus stays while better answers arrive
};

} // namespace orrery::widgets
