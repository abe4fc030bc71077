// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/project/analysis.h"
#include "widgets/tutorial/tutorial_want.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// A condition of a step, beside its content.
struct TutorialCheck {
    enum class Kind : std::uint8_t { value, turn, did, clean, saved };
    Kind kind = Kind::turn;
    QString words{};        ///< did: the command
    QString object{};       ///< value: of the object of that name, or the empire of that id
    QString member{};       ///< value: as expressions say it, "MaxIndustry"
    double atLeast = 0;     ///< value: on some turn that was computed
    std::uint32_t turn = 0; ///< turn: the last turn computed
};

/// Where a step's work is done: one of them is given.
struct TutorialPlace {
    QString action{}; ///< a command's id
    QString file{};
    QString group{}; ///< CLASS, or CLASS/group
};

/// A class that a step gives another id, wherever it is named.
struct TutorialRename {
    QString from{};
    QString to{};
};

struct TutorialStep {
    QString id{};
    QString title{};
    QString text{};
    QString todo{};
    std::vector<TutorialWant> wants{};
    std::optional<TutorialRename> rename{};
    std::vector<TutorialCheck> checks{};
    TutorialPlace place{};

    /// Whether the tutorial can write what it asks for.
    bool canBeWritten() const { return rename || !wants.empty(); }
};

/// The steps of the tutorial, read from resources/tutorial/steps.xml, which says how they are written (I5.2).
struct Tutorial {
    QString scenario{}; ///< a project with a scenario of this id is the tutorial's
    std::vector<TutorialStep> steps{};
    QStringList faults{}; ///< what could not be read, one sentence each; empty for what is shipped
};

/// @param folder that holds steps.xml. @param language "de": texts are those of steps.de.xml where it has them.
Tutorial readTutorial(const QString& folder, const QString& language = {});

/// The state that steps are compared with. The tutorial keeps nothing of it.
struct TutorialState {
    const Analysis* analysis = nullptr;       ///< null: nothing is known of the content
    const engine::Session* session = nullptr; ///< null: there is no run, or it is being changed
    bool isSaved = false;
    QSet<QString> did{};                ///< commands used since the step began
    QHash<QString, QString> commands{}; ///< what commands are called, by their ids
};

/// The first thing that a step lacks, as a sentence; empty where it is done. Linear in the content for wanted elements,
/// in the turns for values.
QString missingIn(const TutorialStep& step, const TutorialState& state);
/// The same of a step that was done before: only its content is looked at, and later steps may have changed that.
QString missingSince(const TutorialStep& step, const TutorialState& state);
/// Whether a file of the project has faults of XML: then nothing can be said of what is no longer there.
bool hasFaults(const Analysis& analysis);

} // namespace orrery::widgets
