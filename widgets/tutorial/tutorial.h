// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/project/analysis.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// What a step of the tutorial asks for before it is done.
struct TutorialCheck {
    enum class Kind : std::uint8_t { element, value, turn, did, clean, saved };
    Kind kind = Kind::turn;
    QStringList path{};     ///< element: names from below the root, each perhaps with [id]; "*" and "**"
    QString attribute{};    ///< element: which must hold `words`; empty: none is asked
    QString words{};        ///< element: part of the attribute's value; did: the command
    bool isAbsent = false;  ///< element: there must be none
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

/// What would do a step's work in a file.
struct TutorialEdit {
    QString file{};
    QByteArray mark{};
    bool isInstead = false; ///< takes the mark's place everywhere; else stands before its last place
    QByteArray text{};
};

struct TutorialStep {
    QString id{};
    QString title{};
    QString text{};
    QString todo{};
    std::vector<TutorialCheck> checks{};
    TutorialPlace place{};
    std::vector<TutorialEdit> edits{};
};

/// The steps of the tutorial, read from resources/tutorial/steps.xml, which says how they are written (I5.2).
struct Tutorial {
    QString scenario{}; ///< a project with a scenario of this id is the tutorial's
    std::vector<TutorialStep> steps{};
    QStringList faults{}; ///< what could not be read, one sentence each; empty for what is shipped
};

/// @param folder that holds steps.xml. @param language "de": texts are those of steps.de.xml where it has them.
Tutorial readTutorial(const QString& folder, const QString& language = {});

/// What checks are asked of. The tutorial keeps nothing of it.
struct TutorialState {
    const Analysis* analysis = nullptr;       ///< null: nothing is known of the content
    const engine::Session* session = nullptr; ///< null: there is no run, or it is being changed
    bool isSaved = false;
    QSet<QString> did{}; ///< commands used since the step began
};

bool holds(const TutorialCheck& check, const TutorialState& state);
/// Whether all checks of a step hold. Linear in the content for checks of elements, in the turns for values.
bool isDone(const TutorialStep& step, const TutorialState& state);

} // namespace orrery::widgets
