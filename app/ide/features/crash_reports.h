// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/runfile/run_file.h"
#include "engine/runfile/run_journal.h"

#include <QString>

#include <memory>
#include <optional>

namespace orrery::ide {

class CrashBar;

/// Keeps the inputs of the sandbox's run in a journal. After a program that ended unexpectedly, makes a report from its
/// journal, and offers it until the user saves or discards it (R5.1).
class CrashReportsFeature : public Feature {
    Q_OBJECT

public:
    explicit CrashReportsFeature(MainWindow& window);
    ~CrashReportsFeature() override;

signals:
    /// Emitted after the bar offers a report, or none any more.
    void offered();

private:
    struct Content;
    struct Offer {
        QString path;
        engine::RunDescription run;
        QString project; ///< its name; empty: it has none
    };

    void makeReports();
    void findOffer();
    void takeOffer(const std::optional<Offer>& offer);
    void begin();
    void end();
    void save();
    void discard();

    CrashBar* m_bar;
    std::shared_ptr<Content> m_content;
    std::shared_ptr<engine::RunJournal> m_journal; ///< journal of the open project; null: none
    std::optional<Offer> m_offer;
};

} // namespace orrery::ide
