// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/coverage_places.h"

#include "widgets/words/engine_text.h"

#include <QStringList>

#include <algorithm>
#include <string>
#include <unordered_map>

namespace orrery::widgets {

namespace {

constexpr std::uint32_t none = engine::noCoverageItem;

QString treeKey(const QString& objectClass, const QString& group) {
    return group.isEmpty() ? objectClass : objectClass + QLatin1Char('/') + group;
}

} // namespace

CoveragePlaces::CoveragePlaces(CoveragePtr coverage, AnalysisPtr analysis, const QString& file)
    : m_coverage(std::move(coverage)), m_analysis(std::move(analysis)) {
    const engine::CoverageItems& items = m_coverage->items();
    m_heads.resize(items.size());
    if (&items.model() == m_analysis->model.get()) {
        findPlaces(items);
    } else {
        findPlaces(engine::CoverageItems(m_analysis->model));
    }
    for (auto& places : m_ofFile) {
        std::ranges::stable_sort(places, {}, &Place::offset);
    }
    makeForm(file);
}

/// Finds the present places of the items. @param now the items of the analysis
void CoveragePlaces::findPlaces(const engine::CoverageItems& now) {
    const engine::CoverageItems& items = m_coverage->items();
    std::unordered_map<std::string, std::uint32_t> known; // by id
    if (&now != &items) {
        for (std::uint32_t item = 0; item < items.size(); ++item) {
            known.emplace(items.id(item), item);
        }
    }
    for (std::uint32_t present = 0; present < now.size(); ++present) {
        std::uint32_t item = present;
        if (&now != &items) {
            const auto found = known.find(now.id(present));
            item = found != known.end() ? found->second : none;
        }
        const engine::Location head = now[present].head;
        if (item == none || !head.file.isValid()) {
            continue;
        }
        m_heads[item] = head;
        const engine::CoverageKind kind = now[present].kind;
        if (kind == engine::CoverageKind::objectClass || kind == engine::CoverageKind::group) {
            const bool isGroup = kind == engine::CoverageKind::group;
            m_ofTree.insert(treeKey(QString::fromStdString(now.ownerId(present)),
                                    isGroup ? QString::fromStdString(now[present].group->id) : QString()),
                            item);
        }
        m_ofFile[m_analysis->pathOf(head.file)].push_back({head.span.begin, item});
    }
}

/// Finds the paths of the elements of the form's file. Of several items of one element, the lowest state counts.
void CoveragePlaces::makeForm(const QString& file) {
    const engine::FileId id = m_analysis->fileOf(file);
    const auto places = m_ofFile.constFind(file);
    if (places == m_ofFile.cend() || !id.isValid() || id.value >= m_analysis->project.trees.size()) {
        return;
    }
    const engine::XmlTree& tree = *m_analysis->project.trees[id.value];
    auto form = std::make_shared<FormCoverage>();
    form->file = file;
    form->words = [coverage = m_coverage](std::uint32_t item) { return wordsOf(*coverage, item); };
    FormPaths paths(tree);
    for (const Place& place : *places) {
        std::uint32_t at = tree.nodeAt(place.offset);
        while (at != engine::XmlTree::document && !tree.isElement(at)) {
            at = tree.node(at).parent;
        }
        if (at == engine::XmlTree::document) {
            continue;
        }
        const CoverageMark mark{(*m_coverage)[place.item].state, place.item};
        const auto [known, isNew] = form->elements.emplace(paths.of(at), mark);
        if (!isNew && mark.state < known->second.state) {
            known->second = mark;
        }
    }
    m_form = std::move(form);
}

QVector<SourceCoverageMark> CoveragePlaces::marksIn(const QString& file) const {
    QVector<SourceCoverageMark> marks;
    const auto places = m_ofFile.constFind(file);
    if (places != m_ofFile.cend()) {
        marks.reserve(static_cast<qsizetype>(places->size()));
        for (const Place& place : *places) {
            marks.append({static_cast<int>(place.offset), (*m_coverage)[place.item].state});
        }
    }
    return marks;
}

QString CoveragePlaces::wordsIn(const QString& file, int begin, int end) const {
    QStringList words;
    const auto places = m_ofFile.constFind(file);
    if (places != m_ofFile.cend()) {
        const auto first = std::ranges::lower_bound(*places, static_cast<std::uint32_t>(begin), {}, &Place::offset);
        for (auto place = first; place != places->end() && place->offset < static_cast<std::uint32_t>(end); ++place) {
            words << wordsOf(*m_coverage, place->item);
        }
    }
    return words.join(QLatin1Char('\n'));
}

std::optional<CoverageMark> CoveragePlaces::find(const QString& objectClass, const QString& group) const {
    const auto found = m_ofTree.constFind(treeKey(objectClass, group));
    return found == m_ofTree.cend() ? std::nullopt : std::optional(CoverageMark{(*m_coverage)[*found].state, *found});
}

engine::Location CoveragePlaces::placeOf(std::uint32_t item) const {
    return item < m_heads.size() ? m_heads[item] : engine::Location{};
}

QString CoveragePlaces::wordsOf(const engine::Coverage& coverage, std::uint32_t item) {
    return engineText(engine::phrase("{0}: {1}", {engine::phrase(engine::coverageKindName(coverage.items()[item].kind)),
                                                  engine::coverageSentence(coverage, item)}));
}

} // namespace orrery::widgets
