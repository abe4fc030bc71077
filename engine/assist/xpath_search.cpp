// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/xpath_search.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <new>

namespace orrery::engine {

namespace {

constexpr std::size_t longestExpression = 4096;
/// Maximum numbers of bytes that reading and evaluation may allocate in total, including freed bytes. These limits also
/// limit the work.
constexpr std::size_t readingLimit = std::size_t{2} << 30;
constexpr std::size_t answeringLimit = std::size_t{256} << 20;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The remaining allowance of this thread. Only a failed allocation stops the library. During evaluation, the library
/// ignores a null result. So the allocator throws std::bad_alloc through the library.
struct Work {
    const std::atomic<bool>& stop;
    std::size_t left = readingLimit;
    bool isAnswering = false;
};
thread_local Work* currentWork = nullptr;

void* allocate(std::size_t size) {
    if (currentWork != nullptr) {
        if (currentWork->stop.load(std::memory_order_relaxed) || size > currentWork->left) {
            currentWork->left = 0;
            if (currentWork->isAnswering) {
                throw std::bad_alloc();
            }
            return nullptr;
        }
        currentWork->left -= size;
    }
    return std::malloc(size);
}

class WorkGuard {
public:
    explicit WorkGuard(const std::atomic<bool>& stop) : m_work{stop} {
        static std::once_flag once;
        std::call_once(once, [] { pugi::set_memory_management_functions(allocate, std::free); });
        currentWork = &m_work;
    }
    ~WorkGuard() { currentWork = nullptr; }
    WorkGuard(const WorkGuard&) = delete;
    WorkGuard& operator=(const WorkGuard&) = delete;

private:
    Work m_work;
};

/// Returns the span of a node in the file. Returns nullopt for the document itself.
std::optional<Span> spanOf(const pugi::xpath_node& found, const XmlTree& tree, std::size_t skipped) {
    const pugi::xml_node node = found.attribute() ? found.parent() : found.node();
    if (node.type() == pugi::node_document) {
        return std::nullopt;
    }
    const std::ptrdiff_t offset = node.offset_debug();
    if (offset < 0) {
        return std::nullopt;
    }
    const std::uint32_t at = tree.nodeAt(static_cast<std::uint32_t>(static_cast<std::size_t>(offset) + skipped));
    if (found.attribute()) {
        const XmlAttribute* const attribute = tree.attribute(at, found.attribute().name());
        return attribute != nullptr ? std::optional(attribute->whole()) : std::nullopt;
    }
    return tree.isElement(at) ? tree.span(at) : tree.node(at).tag;
}

bool isWellFormed(const XmlTree& tree) {
    return std::ranges::none_of(tree.diagnostics(),
                                [](const Diagnostic& one) { return one.severity() == Severity::error; });
}

void answer(const XmlTree& tree, const pugi::xpath_query& query, std::size_t most, XPathAnswer& out) {
    std::string_view bytes = tree.source()->bytes();
    const std::size_t skipped = bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    bytes.remove_prefix(skipped);
    pugi::xml_document document;
    const auto parsed = document.load_buffer(bytes.data(), bytes.size(), pugi::parse_default | pugi::parse_comments,
                                             pugi::encoding_utf8);
    if (parsed.status == pugi::status_out_of_memory) {
        throw std::bad_alloc();
    }
    if (!parsed) {
        out.refusal = phrase("is not well-formed");
        return;
    }
    currentWork->left = answeringLimit;
    currentWork->isAnswering = true;
    if (query.return_type() != pugi::xpath_type_node_set) {
        out.value = query.evaluate_string(document);
        return;
    }
    pugi::xpath_node_set found = query.evaluate_node_set(document);
    found.sort();
    for (const pugi::xpath_node& node : found) {
        if (out.places.size() == most) {
            out.isCut = true;
            break;
        }
        if (const auto span = spanOf(node, tree, skipped)) {
            out.places.push_back(*span);
        }
    }
}

/// A message for each word that can occur in the library's messages, which exist only in English.
struct Fault {
    std::string_view word;
    std::string_view what;
};
constexpr Fault faults[]{
    {"variable", inPhrase("variables are not supported, only values")},
    {"')'", inPhrase("a '(' is not closed")},
    {"brace", inPhrase("a '(' is not closed")},
    {"']'", inPhrase("a '[' is not closed")},
    {"comma", inPhrase("a comma or a ')' is missing")},
    {"parameter count", inPhrase("unknown function or wrong number of arguments")},
    {"axis", inPhrase("unknown axis")},
    {"literals", inPhrase("only a text in quotes is allowed there")},
    {"node set", inPhrase("elements, attributes or texts are expected there, not a value")},
    {"depth", inPhrase("the expression is nested too deeply")},
    {"node test", inPhrase("a name, '*' or '@' is expected there")},
    {"", inPhrase("syntax error")},
};

Phrase faultOf(std::string_view expression, const pugi::xpath_parse_result& result) {
    const std::string_view said = result.description();
    const Fault& fault =
        *std::ranges::find_if(faults, [&](const Fault& one) { return said.find(one.word) != said.npos; });
    const auto before = std::clamp<std::ptrdiff_t>(result.offset, 0, std::ssize(expression));
    const auto characters =
        std::ranges::count_if(expression.substr(0, static_cast<std::size_t>(before)),
                              [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u; });
    return phrase("{0}, at character {1}", {phrase(fault.what), std::to_string(characters + 1)});
}

} // namespace

std::optional<Phrase> xpathFault(std::string_view expression) {
    if (expression.size() > longestExpression) {
        return phrase("the expression is too long");
    }
    try {
        const pugi::xpath_query query(std::string(expression).c_str());
        return std::nullopt;
    } catch (const pugi::xpath_exception& fault) {
        return faultOf(expression, fault.result());
    } catch (const std::bad_alloc&) {
        return phrase("there is not enough memory");
    }
}

XPathAnswer askXPath(const XmlTree& tree, std::string_view expression, std::size_t most,
                     const std::atomic<bool>& stop) {
    XPathAnswer out;
    if (expression.size() > longestExpression) {
        out.refusal = phrase("was not searched: the expression is too long");
        return out;
    }
    if (!isWellFormed(tree)) {
        out.refusal = phrase("is not well-formed");
        return out;
    }
    const WorkGuard guard(stop);
    try {
        const pugi::xpath_query query(std::string(expression).c_str());
        answer(tree, query, most, out);
    } catch (const pugi::xpath_exception& fault) {
        out.refusal = faultOf(expression, fault.result());
    } catch (const std::bad_alloc&) {
        out = {};
        out.refusal = phrase(stop ? inPhrase("was not searched completely")
                                  : inPhrase("was not searched: the expression takes too long"));
    }
    return out;
}

} // namespace orrery::engine
