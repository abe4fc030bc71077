// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/sweep/sweep_bench.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace orrery::ide {

class MainWindow;

/// Plays a run of a sweep in the sandbox, with the content of its variant (I4.14). While the sandbox has this run, its
/// content is that of the variant also after an edit.
class VariantRun : public QObject {
    Q_OBJECT

public:
    explicit VariantRun(MainWindow& window);

    /// Plays a run up to a turn. @param run index in SweepTable::runs
    void open(const widgets::SweepTablePtr& table, const widgets::AnalysisPtr& content, std::size_t run,
              std::uint32_t turn);

private:
    struct Made;

    bool takeContent(const widgets::AnalysisPtr& analysis);
    void follow();
    void forget();
    bool isPlayed() const;
    void make(const widgets::AnalysisPtr& analysis, const std::string& wanted,
              std::function<void(const Made& made)> then);

    MainWindow& m_window;
    std::shared_ptr<const engine::Program> m_program;    ///< the content of the variant; null: none was made
    std::shared_ptr<const engine::CheckedModel> m_model; ///< the content from which m_program was made
    std::string m_made;       ///< id of the newest run whose content was made, or is being made
    bool m_isOpening = false; ///< the sandbox gets the content before the run
    quint64 m_number = 0;     ///< number of the newest content; earlier ones are dropped
};

} // namespace orrery::ide
