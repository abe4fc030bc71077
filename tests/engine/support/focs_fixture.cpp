// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/focs_fixture.h"

#include "engine/check/render.h"

#include <QFile>

namespace orrery::engine::fixture {

bool hasRealFocs() {
    return QFile::exists(realFocsFolder + "/scripting/techs");
}

FocsFolder focsFolder(std::initializer_list<std::pair<std::string, std::string>> files) {
    FocsFolder folder;
    for (const auto& [path, bytes] : files) {
        folder.files.push_back(std::make_shared<const SourceText>(path, bytes));
    }
    return folder;
}

FocsFolder focsLocation(const std::string& location, const std::string& behind) {
    return focsFolder({{"scripting/specials/A.focs.txt", "Special\n    name = \"A\"\n    description = \"A_DESC\"\n"
                                                         "    location = " +
                                                             location + "\n    graphic = \"a.png\"\n" + behind}});
}

namespace {

std::string children(const FocsNodes& nodes, std::uint32_t parent, const FocsStore& store) {
    std::string out;
    for (std::uint32_t i = nodes[parent].first; i != 0; i = nodes[i].next) {
        if (nodes[i].kind == FocsNode::Kind::field) {
            out += " " + std::string(nodes[parent].row->fields[nodes[i].field].name);
            out += nodes[i].first == 0 ? "" : "=" + shown(nodes, nodes[i].first, store);
        } else {
            out += " " + shown(nodes, i, store);
        }
    }
    return out.empty() ? out : out.substr(1);
}

} // namespace

std::string shown(const FocsNodes& nodes, std::uint32_t node, const FocsStore& store) {
    using Kind = FocsNode::Kind;
    const FocsNode& one = nodes[node];
    const std::string inside = one.kind == Kind::group ? std::string{} : children(nodes, node, store);
    const std::string text(one.kind == Kind::group ? "" : store.text(one.text));
    switch (one.kind) {
    case Kind::element:
        return "(" + (text.empty() ? std::string(one.row->name) : text) + (inside.empty() ? "" : " ") + inside + ")";
    case Kind::list:
        return "[" + inside + "]";
    case Kind::tuple:
        return "<" + inside + ">";
    case Kind::compare:
        return "{" + inside + "}";
    case Kind::negation:
    case Kind::infix:
        return "(" + text + " " + inside + ")";
    case Kind::text:
        return "\"" + text + "\"";
    case Kind::group:
        return shown(store.group(one.text).nodes, 1, store);
    default:
        return text;
    }
}

std::string shown(const FocsScript& script, const FocsStore& store) {
    std::string out;
    for (const FocsDefinition& definition : script.definitions) {
        out += shown(script.nodes, definition.node, store) + "\n";
    }
    return out;
}

std::string faultsOf(const FocsContent& content) {
    std::string out;
    for (const Diagnostic& fault : content.faults) {
        out += renderText(fault, content.sources) + "\n";
    }
    return out;
}

} // namespace orrery::engine::fixture
