// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/known_classes.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns whether two classes are equal in everything that other elements can read before the bodies.
bool isSameHead(const CheckedClass& a, const CheckedClass& b) {
    return &a == &b || (a.id == b.id && a.hasType == b.hasType && a.type == b.type && a.isGenerated == b.isGenerated &&
                        a.groupings == b.groupings);
}

/// Makes the groups with a stacking error runnable again. The class is then as its own body defines it.
void forgetStackingFaults(ClassTable& classes, ClassIndex index) {
    const auto hasFault = [](const CheckedGroup& group) { return group.hasStackingFault; };
    if (std::ranges::any_of(classes.asRead(index).groups, hasFault)) {
        for (CheckedGroup& group : classes.edit(index).groups) {
            group.isRunnable = group.isRunnable || group.hasStackingFault;
            group.hasStackingFault = false;
        }
    }
}

} // namespace

KnownClasses::KnownClasses(Checker& checker, std::vector<CheckMemory::Entry>& elements)
    : m_checker(checker), m_elements(elements) {
    CheckMemory* const memory = checker.memory;
    if (memory == nullptr) {
        return;
    }
    memory->bodiesRead = 0;
    m_surroundings = surroundingsOf(checker.project, checker.model, checker.rows, checker.empires);
    m_isUsable = memory->model && areClassesSame() && areSame(memory->surroundings, m_surroundings);
    if (m_isUsable) {
        m_changedStrings = changedStrings(*memory->model->strings, *checker.model.strings);
        m_areStringsSame = areStringsSame();
    }
}

bool KnownClasses::areClassesSame() const {
    const CheckMemory& memory = *m_checker.memory;
    const ClassTable& old = memory.model->classes;
    const ClassTable& now = m_checker.model.classes; // without the classes of scenarios, which come later
    if (memory.entries.size() != m_elements.size() || now.size() > old.size()) {
        return false;
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (!isSameHead(now.asRead(i), old.asRead(i))) {
            return false;
        }
    }
    return now.size() == old.size() || old.asRead(now.size()).id.starts_with("scenario:");
}

/// Returns whether every file with strings, in any language, is unchanged.
bool KnownClasses::areStringsSame() const {
    const auto& before = m_checker.memory->trees;
    const auto& now = m_checker.project.trees;
    const auto hasStrings = [](const XmlTree& tree) {
        return tree.root() != XmlTree::none && tree.child(tree.root(), "strings") != XmlTree::none;
    };
    for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
        const bool isSame = i < before.size() && i < now.size() && before[i] == now[i];
        if (!isSame && ((i < before.size() && hasStrings(*before[i])) || (i < now.size() && hasStrings(*now[i])))) {
            return false;
        }
    }
    return true;
}

bool KnownClasses::canTakeOver(const CheckMemory::Entry& old, const CheckMemory::Entry& now) const {
    const ClassRecord& record = *old.record;
    // True if all searches of the class are within the limit in both checks, or beyond it in both checks.
    const auto all = [&](int before) { return before + record.nearSearches <= NearSearches::limit; };
    const auto none = [](int before) { return before >= NearSearches::limit; };
    const int searches = m_checker.nearSearches().count();
    const bool findsNear = record.nearSearches == 0 || (all(searches) && all(record.nearSearchesBefore)) ||
                           (none(searches) && none(record.nearSearchesBefore));
    const auto hasChanged = [this](std::uint64_t id) { return std::ranges::binary_search(m_changedStrings, id); };
    return old.index == now.index && old.isKept == now.isKept && !record.looksAround && findsNear &&
           (record.texts.empty() || record.textsBefore == m_checker.model.texts.size()) &&
           isSameElement(old.element, now.element) && (!record.usesStrings || m_areStringsSame) &&
           (m_changedStrings.empty() || std::ranges::none_of(record.strings, hasChanged));
}

bool KnownClasses::takeOver(std::size_t at) {
    CheckMemory::Entry& now = m_elements[at];
    if (!m_isUsable || !canTakeOver(m_checker.memory->entries[at], now)) {
        return false;
    }
    const CheckMemory::Entry& old = m_checker.memory->entries[at];
    const ClassRecord& record = *old.record;
    for (const auto& [name, index] : record.stackings) { // if a number differs, the check reads the body again
        if (m_checker.stackingIndex(name) != index) {
            return false;
        }
    }
    const Location where = now.element.where();
    m_checker.model.usesOfClasses.push_back({record.uses, where.file, where.span.begin});
    m_checker.nearSearches().add(record.nearSearches);
    m_checker.model.texts.insert(m_checker.model.texts.end(), record.texts.begin(), record.texts.end());

    const std::int64_t by = std::int64_t{where.span.begin} - std::int64_t{old.element.where().span.begin};
    const FileId file = where.file;
    if (by == 0 || record.findings.empty()) {
        now.record = old.record;
    } else {
        auto own = std::make_shared<ClassRecord>(record);
        for (Diagnostic& finding : own->findings) {
            finding = moved(finding, file, by);
        }
        now.record = std::move(own);
    }
    m_checker.diagnostics.insert(m_checker.diagnostics.end(), now.record->findings.begin(), now.record->findings.end());
    if (now.isKept) {
        now.levels = old.levels;
        ClassTable& classes = m_checker.model.classes;
        const ClassTable& before = m_checker.memory->model->classes;
        if (!classes.isSame(now.index, before) || classes.movedBy(now.index) != before.movedBy(now.index) + by) {
            classes.take(now.index, before, by);
        }
        forgetStackingFaults(m_checker.model.classes, now.index);
    }
    return true;
}

KnownClasses::Reading::Reading(KnownClasses& known, std::size_t at)
    : m_known(known), m_at(at), m_findings(known.m_checker.diagnostics.size()), m_uses(std::make_shared<NameUses>()),
      m_outer(known.m_checker.model.recording) {
    Checker& checker = known.m_checker;
    checker.model.recording = m_uses.get();
    if (checker.memory != nullptr) {
        m_record = std::make_shared<ClassRecord>();
        m_record->nearSearchesBefore = checker.nearSearches().count();
        m_objectReads = checker.scenarioObjects.reads();
        m_record->textsBefore = checker.model.texts.size();
        checker.record = m_record.get();
        ++checker.memory->bodiesRead;
    }
}

KnownClasses::Reading::~Reading() {
    Checker& checker = m_known.m_checker;
    const Location where = m_known.m_elements[m_at].element.where();
    checker.model.recording = m_outer;
    const bool usesStrings = std::ranges::any_of(m_uses->all, [&](const NameUse& use) {
        return use.where.file != where.file || !where.span.covers(use.where.span);
    });
    for (NameUse& use : m_uses->all) {
        if (use.where.file == where.file) {
            // May wrap around for strings before the class; ClassUses::placeOf() undoes this.
            use.where.span.begin -= where.span.begin;
            use.where.span.end -= where.span.begin;
        }
    }
    m_uses->close();
    checker.model.usesOfClasses.push_back({m_uses, where.file, where.span.begin});
    if (!m_record) {
        return;
    }
    checker.record = nullptr;
    m_record->uses = std::move(m_uses);
    m_record->usesStrings = usesStrings;
    m_record->nearSearches = checker.nearSearches().count() - m_record->nearSearchesBefore;
    const std::vector<std::string>& texts = checker.model.texts;
    m_record->texts.assign(texts.begin() + static_cast<std::ptrdiff_t>(m_record->textsBefore), texts.end());
    const std::vector<Diagnostic>& findings = checker.diagnostics;
    m_record->findings.assign(findings.begin() + static_cast<std::ptrdiff_t>(m_findings), findings.end());
    m_record->looksAround =
        checker.scenarioObjects.reads() != m_objectReads ||
        !std::ranges::all_of(m_record->findings, [&](const Diagnostic& finding) { return isWithin(finding, where); });
    m_record->strings.shrink_to_fit();
    m_record->stackings.shrink_to_fit();
    m_known.m_elements[m_at].record = std::move(m_record);
}

void KnownClasses::leave() {
    if (m_checker.memory != nullptr) {
        m_checker.memory->entries = std::move(m_elements);
        m_checker.memory->surroundings = std::move(m_surroundings);
    }
}

} // namespace orrery::engine
