// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tutorial/tutorial.h"

#include "engine/text/file_io.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>

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

/// Reads the file of steps; faults are for whoever writes one.
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
            } else if (name == "check") {
                step.checks.push_back(check(child));
            } else if (name == "show") {
                step.place = {value(child, "action"), value(child, "file"), value(child, "group")};
            } else if (name == "edit") {
                const bool isInstead = m_tree.attribute(child, "instead") != nullptr;
                const QByteArray mark = value(child, isInstead ? "instead" : "before").toUtf8();
                step.edits.push_back({value(child, "file"), mark, isInstead, words.toUtf8()});
            } else {
                fault(QStringLiteral("'%1' is no part of a step").arg(text(name)));
            }
        }
        if (step.id.isEmpty() || step.title.isEmpty() || step.todo.isEmpty() || step.checks.empty()) {
            fault(QStringLiteral("step '%1' needs an id, a title, what to do and a check").arg(step.id));
        }
        return step;
    }

    TutorialCheck check(std::uint32_t element) {
        TutorialCheck check;
        bool isNumber = true;
        if (m_tree.attribute(element, "element") != nullptr) {
            check.kind = Kind::element;
            check.path = value(element, "element").split(QLatin1Char('/'), Qt::SkipEmptyParts);
            check.attribute = value(element, "attribute");
            check.words = value(element, "has");
            check.isAbsent = value(element, "absent") == QLatin1String("true");
        } else if (m_tree.attribute(element, "object") != nullptr) {
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

/// Texts of another language take the place of those that are there; a step that it does not know keeps its own.
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

/// Finds an element by a path below an element.
class Finder {
public:
    Finder(const XmlTree& tree, const TutorialCheck& check) : m_tree(tree), m_check(check) {}

    bool findBelow(std::uint32_t parent, qsizetype at) const {
        for (const std::uint32_t element : m_tree.elements(parent)) {
            if (m_check.path[at] == QLatin1String("**")) {
                // Any depth, none among them.
                if (isAt(element, at + 1) || findBelow(element, at)) {
                    return true;
                }
            } else if (isAt(element, at)) {
                return true;
            }
        }
        return false;
    }

private:
    bool isAt(std::uint32_t element, qsizetype at) const {
        if (at >= m_check.path.size()) {
            return false;
        }
        const QString& part = m_check.path[at];
        const auto bracket = part.indexOf(QLatin1Char('['));
        const QString name = part.left(bracket);
        if (name != QLatin1String("*") && name != text(m_tree.name(element))) {
            return false;
        }
        if (bracket >= 0 && text(m_tree.value(element, "id")) != part.mid(bracket + 1, part.size() - bracket - 2)) {
            return false;
        }
        if (at + 1 < m_check.path.size()) {
            return findBelow(element, at + 1);
        }
        return m_check.attribute.isEmpty() ||
               text(m_tree.value(element, m_check.attribute.toStdString())).contains(m_check.words);
    }

    const XmlTree& m_tree;
    const TutorialCheck& m_check;
};

bool hasElement(const TutorialCheck& check, const Analysis& analysis) {
    for (std::size_t i = 0; i < analysis.project.trees.size(); ++i) {
        const XmlTree& tree = *analysis.project.trees[i];
        const bool isOwn =
            !analysis.project.sources.files[i].isShipped && !analysis.isOfSession({static_cast<std::uint32_t>(i)});
        if (isOwn && tree.root() != XmlTree::none && Finder(tree, check).findBelow(tree.root(), 0)) {
            return true;
        }
    }
    return false;
}

bool hasValue(const TutorialCheck& check, const engine::Session& session) {
    const auto column = session.program().model->layout.find(check.member.toStdString());
    const engine::State& state = session.state();
    const engine::View view = state.view();
    const std::string name = check.object.toStdString();
    auto row = engine::findObject(view, name);
    if (!row) {
        row = engine::findEmpire(view, name);
    }
    if (!column || !row || !view.has(*row, *column)) {
        return false;
    }
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        if (session.history().at(turn, *column, *row) >= check.atLeast) {
            return true;
        }
    }
    return false;
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

bool holds(const TutorialCheck& check, const TutorialState& state) {
    switch (check.kind) {
    case Kind::element:
        return state.analysis != nullptr && hasElement(check, *state.analysis) != check.isAbsent;
    case Kind::value:
        return state.session != nullptr && hasValue(check, *state.session);
    case Kind::turn:
        return state.session != nullptr && state.session->last() >= check.turn;
    case Kind::did:
        return state.did.contains(check.words);
    case Kind::clean:
        return state.analysis != nullptr && !engine::hasErrors(state.analysis->diagnostics);
    case Kind::saved:
        return state.isSaved;
    }
    return false;
}

bool isDone(const TutorialStep& step, const TutorialState& state) {
    return std::ranges::all_of(step.checks, [&](const TutorialCheck& check) { return holds(check, state); });
}

} // namespace orrery::widgets
