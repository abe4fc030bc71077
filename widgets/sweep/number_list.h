// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/content_numbers.h"
#include "widgets/base/analysis.h"

#include <QObject>
#include <QString>
#include <QStringListModel>

#include <vector>

namespace orrery::widgets {

class Analyzer;

/// The numbers of the newest content that a sweep can vary, for the boxes of a dialog. Reads them in the background.
class NumberList : public QObject {
    Q_OBJECT

public:
    explicit NumberList(Analyzer& analyzer, QObject* parent = nullptr);

    /// The numbers with their texts: "BLD_FORUM/order priority = 10". The model of all boxes.
    QStringListModel& items() { return m_items; }
    const std::vector<engine::ContentNumber>& numbers() const { return m_numbers; }
    /// Returns whether the numbers are known.
    bool isRead() const { return m_isRead; }
    /// Returns the index of the number with a name, or -1.
    int find(const QString& name) const;

signals:
    /// Emitted before and after the numbers change.
    void aboutToChange();
    void changed();

private:
    void read();

    Analyzer& m_analyzer;
    std::vector<engine::ContentNumber> m_numbers;
    QStringListModel m_items;
    bool m_isRead = false;
    quint64 m_generation = 0; ///< of the newest reading; earlier ones are dropped
};

} // namespace orrery::widgets
