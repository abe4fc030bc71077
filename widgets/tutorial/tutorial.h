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
    QString words{};        ///< did: id of the command
    QString object{};       ///< value: name of an object, or id of an empire
    QString member{};       ///< value: name of the value in expressions, "MaxIndustry"
    double atLeast = 0;     ///< value: minimum on any computed turn
    std::uint32_t turn = 0; ///< turn: last computed turn
};

/// The place where the user does the work of a step. Exactly one of the first four members is set.
struct TutorialPlace {
    QString action{}; ///< id of a command
    QString file{};
    QString group{};  ///< id of a class, or of a group in it: CLASS or CLASS/group
    QString object{}; ///< name of an object of the run
    QString value{};  ///< with an object: name of its value in expressions
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

/// The steps of the tutorial. resources/tutorial/steps.xml contains them and documents their format (I5.2).
struct Tutorial {
    QString scenario{}; ///< id of the scenario by which the tutorial recognises its project
    std::vector<TutorialStep> steps{};
    QStringList faults{}; ///< unreadable parts of the file, one sentence each; empty for the shipped file
};

/// Reads the steps of the tutorial.
/// @param folder folder with steps.xml
/// @param language "de": uses the texts of steps.de.xml where they exist
Tutorial readTutorial(const QString& folder, const QString& language = {});

/// The state that the tutorial compares steps with. Valid only for the call.
struct TutorialState {
    const Analysis* analysis = nullptr;       ///< null: the content is not known
    const engine::Session* session = nullptr; ///< null: there is no run, or a job is changing it
    bool isSaved = false;
    QSet<QString> did{};                ///< ids of the commands that the user has used since the step began
    QHash<QString, QString> commands{}; ///< names of commands by their ids
};

/// Returns the first missing part of a step as a sentence; empty if the step is done. Takes time linear in the content
/// for wanted elements, and linear in the turns for values.
QString missingIn(const TutorialStep& step, const TutorialState& state);
/// Does the same as missingIn() for a step that was done before. Checks only the content, because later steps may have
/// changed the rest.
QString missingSince(const TutorialStep& step, const TutorialState& state);
/// Returns whether a file of the project has XML errors. If so, missing content may only be unreadable.
bool hasFaults(const Analysis& analysis);

} // namespace orrery::widgets
