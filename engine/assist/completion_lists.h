// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/parameter_kinds.h"
#include "engine/check/model/model.h"
#include "engine/content/element.h"
#include "engine/content/parsed_project.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The lists of names that the content of a project can use. The class makes each list once per project: at its first
/// request, or in prepare(). Any thread may request lists.
class CompletionLists {
public:
    /// Stores the project, but makes no lists yet.
    /// @param before lists from an earlier state of the project, which this object uses until prepare() has made new
    /// ones
    CompletionLists(std::vector<std::shared_ptr<const XmlTree>> trees, std::vector<std::string> tables,
                    std::shared_ptr<const CheckedModel> model, const CompletionLists* before = nullptr);

    /// Makes the lists that grow with the project. So users do not wait for them while they type (P3.5).
    void prepare() const;

    const CheckedModel& model() const { return *m_model; }
    const std::vector<std::shared_ptr<const XmlTree>>& trees() const { return m_trees; }
    /// Returns the classes of a type. Returns all classes if the type is empty or unknown.
    CompletionList classes(std::string_view type) const;
    /// Returns all classes, as expressions name them.
    CompletionList classNames() const;
    /// Returns the names of a kind.
    /// @param scenario surrounding scenario, for names that are valid only in it; may be null
    CompletionList named(ParameterKind kind, Element scenario) const;
    /// Returns the constants of a format.
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
    mutable std::shared_ptr<Kept> m_before; ///< earlier lists; null after prepare(); guarded by the mutex
};

} // namespace orrery::engine
