// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/completions.h"

#include <algorithm>
#include <string_view>

namespace orrery::describe {

namespace {

/// Returns the text in single quotes, for all three shells.
std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return out + "'";
}

/// Returns the text up to its first sentence end or semicolon: a menu has one short line for each entry.
std::string shortened(const std::string& help) {
    return help.substr(0, std::min(help.find(". "), help.find(';')));
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string out;
    for (const std::string& word : words) {
        out.append(out.empty() ? "" : between).append(word);
    }
    return out;
}

std::vector<const Option*> argumentsOf(const std::vector<Option>& options) {
    std::vector<const Option*> found;
    for (const Option& option : options) {
        if (option.isArgument()) {
            found.push_back(&option);
        }
    }
    return found;
}

std::string functionName(const Program& program) {
    std::string name = "_" + program.name;
    std::ranges::replace(name, '-', '_');
    return name;
}

// bash

/// Returns a script in which %F is the name of its function.
std::string filled(std::string script, const std::string& name) {
    for (std::size_t at = script.find("%F"); at != std::string::npos; at = script.find("%F", at)) {
        script.replace(at, 2, name);
    }
    return script;
}

/// Returns the call that offers the values of an option or argument.
std::string bashOffer(const Option& option) {
    switch (offerOf(option)) {
    case Offer::choices:
        return "%F_offer -W " + quoted(joined(option.choices, " "));
    case Offer::files:
        return "%F_paths -f";
    case Offer::folders:
        return "%F_paths -d";
    case Offer::nothing:
        break;
    }
    return ":";
}

/// Returns the branches of one command: the options with a value, then the n-th argument, then all options.
std::string bashCommand(const std::string& name, const std::vector<Option>& options) {
    std::string branches;
    std::vector<std::string> dashed;
    std::vector<std::string> valued;
    for (const Option& option : options) {
        if (option.isArgument()) {
            continue;
        }
        dashed.insert(dashed.end(), option.names.begin(), option.names.end());
        if (!option.value.empty()) {
            valued.insert(valued.end(), option.names.begin(), option.names.end());
            branches += "        " + joined(option.names, " | ") + ") " + bashOffer(option) + "; return ;;\n";
        }
    }
    std::string text = "    " + quoted(name) + ")\n        valued=" + quoted(" " + joined(valued, " ") + " ") +
                       " options=" + quoted(joined(dashed, " ")) + "\n";
    if (!branches.empty()) {
        text += "        case $before in\n" + branches + "        esac\n";
    }
    text += "        [[ $word == -* ]] || case $(%F_place) in\n";
    int place = 0;
    for (const Option* const argument : argumentsOf(options)) {
        text += "        " + (argument->isRepeated ? std::string("*") : std::to_string(place++)) + ") " +
                bashOffer(*argument) + " ;;\n";
    }
    return text + "        esac\n        ;;\n";
}

// zsh

/// Returns text for the brackets or between the colons of a specification.
std::string zshText(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c == '[' || c == ']' || c == ':' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    }
    return out;
}

std::string zshValue(const Option& option) {
    const std::string name = zshText(option.value.empty() ? option.names.front() : option.value);
    switch (offerOf(option)) {
    case Offer::choices:
        return ":" + name + ":(" + joined(option.choices, " ") + ")";
    case Offer::files:
        return ":" + name + ":_files";
    case Offer::folders:
        return ":" + name + ":_files -/";
    case Offer::nothing:
        break;
    }
    return ":" + name + ": ";
}

std::string zshOptions(const std::vector<Option>& options, std::string_view indent) {
    std::string text;
    int place = 1;
    for (const Option& option : options) {
        const std::string help = "[" + zshText(shortened(option.help)) + "]";
        if (option.isArgument()) {
            Option bare = option;
            bare.value.clear();
            const std::string begin =
                option.isRepeated ? "*" : std::to_string(place++) + (option.isRequired ? "" : ":");
            text.append(indent).append(quoted(begin + zshValue(bare))).append(" \\\n");
            continue;
        }
        for (const std::string& name : option.names) {
            const std::string others = option.isRepeated ? "*" : "(" + joined(option.names, " ") + ")";
            text.append(indent)
                .append(quoted(others + name + help + (option.value.empty() ? "" : zshValue(option))))
                .append(" \\\n");
        }
    }
    return text;
}

// fish

std::string fishValue(const Option& option) {
    switch (offerOf(option)) {
    case Offer::choices:
        return " -x -a " + quoted(joined(option.choices, " "));
    case Offer::files:
        return " -r -F";
    case Offer::folders:
        return " -x -a '(__fish_complete_directories)'";
    case Offer::nothing:
        break;
    }
    return option.isArgument() ? "" : " -x";
}

/// Returns the lines of some options. @param when the condition for all of them, such as "-n '...'"; may be empty
std::string fishOptions(const Program& program, const std::vector<Option>& options, const std::string& when) {
    std::string text;
    for (const Option& option : options) {
        text += "complete -c " + program.name + when;
        if (!option.isArgument()) {
            for (const std::string& name : option.names) {
                text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
        }
        text += option.value.empty() && !option.isArgument() ? "" : fishValue(option);
        text += " -d " + quoted(shortened(option.help)) + "\n";
    }
    return text;
}

} // namespace

std::string writeBash(const Program& program) {
    std::vector<std::string> names;
    for (const Command& command : program.commands) {
        names.push_back(command.name);
    }
    std::vector<Option> own = program.options;
    if (!names.empty()) {
        own.push_back({.names = {"command"}, .choices = names});
    }
    std::string cases = bashCommand("", own);
    for (const Command& command : program.commands) {
        cases += bashCommand(command.name, command.options);
    }
    const std::string seeksCommand = names.empty() ? "" : R"(    for ((first = 1; first < COMP_CWORD; first++)); do
        [[ ${COMP_WORDS[first]} == -* ]] || { command=${COMP_WORDS[first]}; break; }
    done
    [[ -n $command ]] || first=0
)";
    return filled("# bash completion for " + program.name + R"(, written by the program itself
%F_offer() { mapfile -t COMPREPLY < <(compgen "$@" -- "$word"); }
%F_paths() {
    compopt -o filenames 2>/dev/null
    %F_offer "$1"
}
%F_place() { # prints how many arguments stand between the command and the word
    local i count=0
    for ((i = first + 1; i < COMP_CWORD; i++)); do
        if [[ $valued == *" ${COMP_WORDS[i]} "* ]]; then
            i=$((i + 1))
            [[ ${COMP_WORDS[i]} != = ]] || i=$((i + 1))
        elif [[ ${COMP_WORDS[i]} != -* ]]; then
            count=$((count + 1))
        fi
    done
    printf %s "$count"
}
%F() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' first=0 valued options
    COMPREPLY=()
    if [[ $word == = ]]; then # bash splits --option=value into three words
        word=''
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
)" + seeksCommand + "    case $command in\n" +
                      cases + R"(    esac
    if [[ $word == -* ]]; then
        %F_offer -W "$options"
    fi
}
complete -F %F )" + program.name +
                      "\n",
                  functionName(program));
}

std::string writeZsh(const Program& program) {
    std::string text = "#compdef " + program.name + "\n# Written by the program itself.\n";
    if (program.commands.empty()) {
        return text + "_arguments -s \\\n" + zshOptions(program.options, "    ") + "    && return 0\n";
    }
    text += "local curcontext=$curcontext line state\ntypeset -A opt_args\n_arguments -C \\\n" +
            zshOptions(program.options, "    ") +
            "    '1:command:->command' \\\n    '*::argument:->argument' && return 0\ncase $state in\ncommand)\n"
            "    local -a commands=(\n";
    std::string cases;
    for (const Command& command : program.commands) {
        text += "        " + quoted(zshText(command.name) + ":" + shortened(command.summary)) + "\n";
        cases += "    " + command.name + ")\n        _arguments \\\n" + zshOptions(command.options, "            ") +
                 "            && return 0\n        ;;\n";
    }
    return text + "    )\n    _describe command commands\n    ;;\nargument)\n    case $line[1] in\n" + cases +
           "    esac\n    ;;\nesac\n";
}

std::string writeFish(const Program& program) {
    std::string text = "# fish completion for " + program.name + ", written by the program itself\ncomplete -c " +
                       program.name + " -f\n";
    if (program.commands.empty()) {
        return text + fishOptions(program, program.options, "");
    }
    text += fishOptions(program, program.options, " -n __fish_use_subcommand");
    for (const Command& command : program.commands) {
        text += "complete -c " + program.name + " -n __fish_use_subcommand -a " + command.name + " -d " +
                quoted(shortened(command.summary)) + "\n";
    }
    for (const Command& command : program.commands) {
        text += fishOptions(program, command.options, " -n '__fish_seen_subcommand_from " + command.name + "'");
    }
    return text;
}

} // namespace orrery::describe
