// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/expression/verdict.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <optional>

namespace orrery::widgets {

class Sandbox;

/// The names of the objects of the sandbox's run, which expressions about the run can use (I4.10, I4.19).
class RunNames : public QObject {
    Q_OBJECT

public:
    explicit RunNames(Sandbox& sandbox, QObject* parent = nullptr);

    /// Reads the names of the present run, unless they are known. In a run with many objects this is work beside the
    /// run, and changed() follows.
    void follow();
    /// Returns the place of an expression about objects of the run. @param type as in engine::RunExpression
    /// @param wanted format that the place needs
    ExpressionPlace place(const engine::CheckedModel& model, std::optional<engine::TypeIndex> type,
                          engine::Format wanted) const;

signals:
    /// Emitted after other names are known.
    void changed();

private:
    struct Mark {
        quint64 revision = 0;
        std::size_t rows = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    Sandbox& m_sandbox;
    std::optional<Mark> m_mark; ///< the run whose names are known, or being read
    std::shared_ptr<const engine::ObjectNames> m_names;
};

} // namespace orrery::widgets
