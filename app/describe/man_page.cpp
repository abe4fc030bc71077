// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/man_page.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace orrery::describe {

namespace {

std::string upperCase(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// Returns text for troff. A hyphen of a name stays a hyphen that the reader can copy, and no line becomes a request.
std::string escaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isLineStart = i == 0 || text[i - 1] == '\n';
        if (isLineStart && (text[i] == '.' || text[i] == '\'')) {
            out += "\\&";
        }
        switch (text[i]) {
        case '\\':
            out += "\\e";
            break;
        case '-':
            out += "\\-";
            break;
        case '\'':
            out += "\\(aq";
            break;
        case '`':
            out += "\\(ga";
            break;
        case '^':
            out += "\\(ha";
            break;
        case '~':
            out += "\\(ti";
            break;
        default:
            out += text[i];
        }
    }
    return out;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string italic(std::string_view text) {
    return "\\fI" + escaped(text) + "\\fR";
}

/// Returns an argument as the synopsis shows it: "PROJECT", or "[FILE]" if it is optional.
std::string shownArgument(const Option& option) {
    const std::string name = italic(upperCase(option.names.front())) + (option.isRepeated ? "..." : "");
    return option.isRequired ? name : "[" + name + "]";
}

std::string choicesOf(const Option& option) {
    std::string list;
    for (const std::string& choice : option.choices) {
        list += (list.empty() ? "" : ", ") + choice;
    }
    return list;
}

std::string optionEntry(const Option& option) {
    std::string heading;
    for (const std::string& name : option.names) {
        heading += (heading.empty() ? "" : ", ") + (option.isArgument() ? italic(upperCase(name)) : bold(name));
    }
    if (!option.isArgument() && !option.value.empty()) {
        heading += " " + italic(option.value);
    }
    std::string entry = ".TP\n" + heading + "\n" + escaped(option.help);
    entry += !option.help.empty() && !option.help.ends_with('.') ? ".\n" : "\n";
    if (!option.choices.empty()) {
        entry += "One of: " + escaped(choicesOf(option)) + ".\n";
    }
    if (option.isRequired && !option.isArgument()) {
        entry += "Required.\n";
    }
    return entry;
}

/// Returns the options, arguments first.
std::string optionEntries(const std::vector<Option>& options) {
    std::string entries;
    for (const bool wantsArgument : {true, false}) {
        for (const Option& option : options) {
            entries += option.isArgument() == wantsArgument ? optionEntry(option) : "";
        }
    }
    return entries;
}

std::string argumentsOf(const std::vector<Option>& options) {
    std::string shown;
    for (const Option& option : options) {
        shown += option.isArgument() ? " " + shownArgument(option) : "";
    }
    return shown;
}

std::string commandSection(const Program& program, const Command& command) {
    std::string section = ".SS " + escaped(command.name) + "\n" + bold(program.name + " " + command.name) + " [" +
                          italic("OPTION") + "]..." + argumentsOf(command.options) + "\n.PP\n" +
                          escaped(command.summary) + ".\n" + optionEntries(command.options);
    if (!command.examples.empty()) {
        section += ".PP\n.nf\n" + escaped(command.examples) + "\n.fi\n";
    }
    return section;
}

} // namespace

std::string writeManPage(const Program& program) {
    std::string page = ".\\\" Written by the program itself.\n.TH " + upperCase(program.name) + " 1 \"\" \"Orrery " +
                       program.version + "\" \"User Commands\"\n.SH NAME\n" + escaped(program.name) + " \\- " +
                       escaped(program.summary.substr(0, program.summary.size() - 1)) + "\n.SH SYNOPSIS\n" +
                       bold(program.name);
    page += " [" + italic("OPTION") + "]..." + argumentsOf(program.options);
    page += program.commands.empty() ? "\n" : " " + italic("COMMAND") + " [" + italic("ARGUMENT") + "]...\n";
    page += ".SH OPTIONS\n" + optionEntries(program.options);
    if (!program.commands.empty()) {
        page += ".SH COMMANDS\n";
        for (const Command& command : program.commands) {
            page += commandSection(program, command);
        }
    }
    if (!program.notes.empty()) {
        page += ".SH NOTES\n" + escaped(program.notes) + "\n";
    }
    return page + ".SH SEE ALSO\n.BR " + escaped(program.seeAlso) + " (1)\n";
}

} // namespace orrery::describe
