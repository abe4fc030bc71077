// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/element.h"
#include "engine/content/parsed_project.h"
#include "engine/knowledge/naming_kinds.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What can be named in a project. Lists are made when first asked for, once for each project, or by prepare(); any
/// thread may ask.
class CompletionLists {
public:
    /// @param before of an earlier reading of the project: what it knows is given until prepare() has made it anew.
    CompletionLists(std::vector<std::shared_ptr<const XmlTree>> trees, std::vector<std::string> tables,
                    std::shared_ptr<const CheckedModel> model, const CompletionLists* before = nullptr);

    /// Makes the lists that grow with the project, so that nobody waits for them who writes (P3.5).
    void prepare() const;

    const CheckedModel& model() const { return *m_model; }
    const std::vector<std::shared_ptr<const XmlTree>>& trees() const { return m_trees; }
    /// The classes of a type; of all types where it is empty or unknown.
    CompletionList classes(std::string_view type) const;
    /// All classes, as expressions name them.
    CompletionList classNames() const;
    /// @param scenario the element around, for what only that can name; may be none.
    CompletionList named(ParameterKind kind, Element scenario) const;
    /// Constants of a format.
    CompletionList values(Format format) const;

private:
    struct Kept {
        std::mutex mutex;
        std::map<std::string, CompletionList, std::less<>> lists;

        CompletionList find(std::string_view key);
    };

    template <typename Make>
    CompletionList kept(const std::string& key, bool isAnew, Make make) const;
    CompletionList classes(std::string_view type, bool isAnew) const;
    CompletionList classNames(bool isAnew) const;
    CompletionList named(ParameterKind kind, Element scenario, bool isAnew) const;

    std::vector<std::shared_ptr<const XmlTree>> m_trees;
    std::vector<std::string> m_tables;
    std::shared_ptr<const CheckedModel> m_model;
    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<Kept> m_before; ///< null once all is made anew; behind the mutex
};

} // namespace orrery::engine
