// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tutorial/tutorial.h"

#include "engine/text/file_io.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

using engine::XmlTree;
using Kind = TutorialCheck::Kind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::optional<XmlTree> readTree(const QString& path) {
    auto read = engine::readFile(path.toStdString());
    if (!std::holds_alternative<std::string>(read)) {
        return std::nullopt;
    }
    auto source = std::make_shared<engine::SourceText>(path.toStdString(), std::move(std::get<std::string>(read)));
    return engine::parseXml(std::move(source), engine::FileId{0});
}

/// Reads the file of steps. Records its problems for the author of the steps.
class Reader {
public:
    Reader(const XmlTree& tree, Tutorial& tutorial) : m_tree(tree), m_tutorial(tutorial) {}

    void read() {
        for (const engine::Diagnostic& finding : m_tree.diagnostics()) {
            fault(findingText(finding));
        }
        m_tutorial.scenario = value(m_tree.root(), "scenario");
        for (const std::uint32_t element : m_tree.elements(m_tree.root())) {
            m_tutorial.steps.push_back(step(element));
        }
    }

private:
    QString value(std::uint32_t element, std::string_view name) const { return text(m_tree.value(element, name)); }
    void fault(const QString& words) { m_tutorial.faults << words; }

    TutorialStep step(std::uint32_t element) {
        TutorialStep step;
        step.id = value(element, "id");
        for (const std::uint32_t child : m_tree.elements(element)) {
            const std::string_view name = m_tree.name(child);
            const QString words = text(m_tree.text(child));
            if (name == "title") {
                step.title = words.trimmed();
            } else if (name == "text") {
                step.text = words.trimmed();
            } else if (name == "do") {
                step.todo = words.trimmed();
            } else if (name == "want") {
                step.wants.push_back(want(child));
            } else if (name == "rename") {
                step.rename = TutorialRename{value(child, "class"), value(child, "to")};
            } else if (name == "check") {
                step.checks.push_back(check(child));
            } else if (name == "show") {
                step.place = {value(child, "action"), value(child, "file"), value(child, "group"),
                              value(child, "object"), value(child, "value")};
            } else {
                fault(QStringLiteral("'%1' is no part of a step").arg(text(name)));
            }
        }
        if (step.id.isEmpty() || step.title.isEmpty() || step.todo.isEmpty() ||
            (step.checks.empty() && !step.canBeWritten())) {
            fault(QStringLiteral("step '%1' needs an id, a title, what to do and a check").arg(step.id));
        }
        return step;
    }

    TutorialWant want(std::uint32_t element) {
        const std::string xml = "<orrery>" + std::string(m_tree.slice(m_tree.content(element))) + "</orrery>";
        auto source = std::make_shared<engine::SourceText>("", xml);
        return {value(element, "file"),
                std::make_shared<const XmlTree>(engine::parseXml(std::move(source), engine::FileId{0}))};
    }

    TutorialCheck check(std::uint32_t element) {
        TutorialCheck check;
        bool isNumber = true;
        if (m_tree.attribute(element, "object") != nullptr) {
            check.kind = Kind::value;
            check.object = value(element, "object");
            check.member = value(element, "member");
            check.atLeast = value(element, "at-least").toDouble(&isNumber);
        } else if (m_tree.attribute(element, "turn") != nullptr) {
            check.turn = value(element, "turn").toUInt(&isNumber);
        } else if (m_tree.attribute(element, "did") != nullptr) {
            check.kind = Kind::did;
            check.words = value(element, "did");
        } else if (value(element, "content") == QLatin1String("saved")) {
            check.kind = Kind::saved;
        } else if (value(element, "content") == QLatin1String("clean")) {
            check.kind = Kind::clean;
        } else {
            fault(QStringLiteral("a check of an unknown kind"));
        }
        if (!isNumber) {
            fault(QStringLiteral("a check needs a number"));
        }
        return check;
    }

    const XmlTree& m_tree;
    Tutorial& m_tutorial;
};

/// Replaces the texts of steps by those of another language. A step without a translation keeps its texts.
void translate(Tutorial& tutorial, const XmlTree& tree) {
    QHash<QString, TutorialStep*> steps;
    for (TutorialStep& step : tutorial.steps) {
        steps.insert(step.id, &step);
    }
    for (const std::uint32_t element : tree.elements(tree.root())) {
        TutorialStep* const step = steps.value(text(tree.value(element, "id")));
        for (const std::uint32_t child : tree.elements(element)) {
            const QString words = text(tree.text(child)).trimmed();
            const std::string_view name = tree.name(child);
            if (step != nullptr && !words.isEmpty()) {
                (name == "title" ? step->title : name == "text" ? step->text : step->todo) = words;
            }
        }
    }
}

/// Returns the project's own files.
std::vector<TutorialFile> filesOf(const Analysis& analysis) {
    std::vector<TutorialFile> files;
    for (std::size_t i = 0; i < analysis.project.trees.size(); ++i) {
        const engine::FileId id{static_cast<std::uint32_t>(i)};
        if (!analysis.project.sources.files[i].isShipped && !analysis.isOfSession(id)) {
            files.push_back({analysis.pathOf(id), analysis.project.trees[i].get()});
        }
    }
    return files;
}

/// Returns the first gap in a step's content as a sentence; empty if there is none.
QString missingContent(const TutorialStep& step, const Analysis* analysis, bool isPast) {
    if (!step.canBeWritten()) {
        return {};
    }
    if (analysis == nullptr) {
        return QCoreApplication::translate("Tutorial", "Orrery is reading the content.");
    }
    const std::vector<TutorialFile> files = filesOf(*analysis);
    for (const TutorialWant& want : step.wants) {
        if (const auto gap = WantSearch(files, analysis->model->vocabulary, isPast).gapOf(want)) {
            return gap->sentence;
        }
    }
    for (const TutorialFile& file : files) {
        for (const std::uint32_t element : file.tree->elements(file.tree->root())) {
            const engine::Element one{file.tree, element};
            if (step.rename && one.tag() == "class" && text(one.value("id")) == step.rename->from) {
                return QCoreApplication::translate("Tutorial", "The class ‘%1’ is still there.").arg(step.rename->from);
            }
        }
    }
    return {};
}

/// Returns the largest value on all computed turns.
std::optional<double> largestValue(const TutorialCheck& check, const engine::Session& session) {
    const auto column = session.program().model->layout.find(check.member.toStdString());
    const engine::State& state = session.state();
    const engine::View view = state.view();
    const std::string name = check.object.toStdString();
    auto row = engine::findObject(view, name);
    if (!row) {
        row = engine::findEmpire(view, name);
    }
    if (!column || !row || !view.has(*row, *column)) {
        return std::nullopt;
    }
    double largest = session.history().at(0, *column, *row);
    for (std::uint32_t turn = 1; turn <= session.last(); ++turn) {
        largest = std::fmax(largest, session.history().at(turn, *column, *row));
    }
    return largest;
}

QString missingValue(const TutorialCheck& check, const engine::Session& session) {
    const std::optional<double> largest = largestValue(check, session);
    if (!largest || std::isnan(*largest)) {
        return QCoreApplication::translate("Tutorial", "‘%1’ has no value ‘%2’ yet.").arg(check.object, check.member);
    }
    return *largest >= check.atLeast
               ? QString()
               : QCoreApplication::translate("Tutorial", "The highest ‘%1’ of ‘%2’ so far is %3, not yet %4.")
                     .arg(check.member, check.object)
                     .arg(*largest)
                     .arg(check.atLeast);
}

QString missingIn(const TutorialCheck& check, const TutorialState& state) {
    switch (check.kind) {
    case Kind::value:
        return state.session == nullptr ? QCoreApplication::translate("Tutorial", "Orrery is computing the run again.")
                                        : missingValue(check, *state.session);
    case Kind::turn:
        if (state.session == nullptr) {
            return QCoreApplication::translate("Tutorial", "Orrery is computing the run again.");
        }
        return state.session->last() >= check.turn
                   ? QString()
                   : QCoreApplication::translate("Tutorial", "The run has reached turn %1, not yet turn %2.")
                         .arg(state.session->last())
                         .arg(check.turn);
    case Kind::did:
        if (state.did.contains(check.words)) {
            return {};
        }
        return state.commands.contains(check.words)
                   ? QCoreApplication::translate("Tutorial", "You have not used the command ‘%1’ yet.")
                         .arg(state.commands.value(check.words))
                   : QCoreApplication::translate("Tutorial", "You have not chosen a value in the inspector yet.");
    case Kind::clean: {
        if (state.analysis == nullptr) {
            return QCoreApplication::translate("Tutorial", "Orrery is reading the content.");
        }
        for (const engine::Diagnostic& finding : state.analysis->diagnostics) {
            if (finding.severity() == engine::Severity::error && !state.analysis->isOfSession(finding.where.file)) {
                return QCoreApplication::translate("Tutorial", "The content has an error: %1.")
                    .arg(engineText(finding.sentence()));
            }
        }
        return {};
    }
    case Kind::saved:
        return state.isSaved ? QString() : QCoreApplication::translate("Tutorial", "There are unsaved changes.");
    }
    return {};
}

} // namespace

Tutorial readTutorial(const QString& folder, const QString& language) {
    Tutorial tutorial;
    const auto tree = readTree(QDir(folder).filePath(QStringLiteral("steps.xml")));
    if (!tree || tree->root() == XmlTree::none) {
        tutorial.faults << QCoreApplication::translate("Tutorial", "The steps of the tutorial are not installed.");
        return tutorial;
    }
    Reader(*tree, tutorial).read();
    const QString other = QDir(folder).filePath(QStringLiteral("steps.%1.xml").arg(language));
    if (!language.isEmpty() && QFile::exists(other)) {
        if (const auto words = readTree(other); words && words->root() != XmlTree::none) {
            translate(tutorial, *words);
        }
    }
    return tutorial;
}

QString missingIn(const TutorialStep& step, const TutorialState& state) {
    QString missing = missingContent(step, state.analysis, false);
    for (const TutorialCheck& check : step.checks) {
        missing = missing.isEmpty() ? missingIn(check, state) : missing;
    }
    return missing;
}

QString missingSince(const TutorialStep& step, const TutorialState& state) {
    return missingContent(step, state.analysis, true);
}

bool hasFaults(const Analysis& analysis) {
    return std::ranges::any_of(filesOf(analysis),
                               [](const TutorialFile& file) { return engine::hasErrors(file.tree->diagnostics()); });
}

} // namespace orrery::widgets
