// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/base/analysis.h"
#include "widgets/tutorial/tutorial_want.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// A condition of a step, in addition to its content.
struct TutorialCheck {
    enum class Kind : std::uint8_t { value, turn, did, clean, saved };
    Kind kind = Kind::turn;
    QString words{};        ///< did: the command
    QString object{};       ///< value: name of an object, or id of an empire
    QString member{};       ///< value: its name in expressions, "MaxIndustry"
    double atLeast = 0;     ///< value: on any turn computed so far
    std::uint32_t turn = 0; ///< turn: the last turn computed
};

/// The place where the work of a step is done. Exactly one member is set.
struct TutorialPlace {
    QString action{}; ///< a command's id
    QString file{};
    QString group{}; ///< CLASS, or CLASS/group
};

/// A class that a step renames, with all its references.
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

    /// Returns whether the tutorial can write the content of the step.
    bool canBeWritten() const { return rename || !wants.empty(); }
};

/// The steps of the tutorial, read from resources/tutorial/steps.xml, which documents its format (I5.2).
struct Tutorial {
    QString scenario{}; ///< a project with a scenario of this id is the tutorial project
    std::vector<TutorialStep> steps{};
    QStringList faults{}; ///< unreadable parts, one sentence each; empty for the shipped file
};

/// @param folder contains steps.xml. @param language "de": uses the texts of steps.de.xml where they exist.
Tutorial readTutorial(const QString& folder, const QString& language = {});

/// The state that steps are compared with. The tutorial does not keep it.
struct TutorialState {
    const Analysis* analysis = nullptr;       ///< null: the content is not known
    const engine::Session* session = nullptr; ///< null: there is no run, or it is changing
    bool isSaved = false;
    QSet<QString> did{};                ///< commands used since the step began
    QHash<QString, QString> commands{}; ///< names of commands by their ids
};

/// Returns the first missing part of a step as a sentence; empty if the step is done. Linear in the content for wanted
/// elements, in the turns for values.
QString missingIn(const TutorialStep& step, const TutorialState& state);
/// Returns the same for a step that was done before. It checks the content only, as later steps may have changed it.
QString missingSince(const TutorialStep& step, const TutorialState& state);
/// Returns whether a file of the project has XML errors: then missing content may only be unreadable.
bool hasFaults(const Analysis& analysis);

} // namespace orrery::widgets
