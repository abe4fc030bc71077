// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of FreeOrion's saved games (G8.2). An error refuses the whole save. An example is one element; its test
/// puts it in the place of the first such element of a complete save.
inline constexpr DiagnosticTable saveDiagnostics({
    DiagnosticSpec{"save.bad-value", Severity::error, "'{0}' is not a valid value of <{1}>",
                   "The file is damaged. Save the game again.", "<m_current_turn>«nine»→«9»</m_current_turn>"},
    DiagnosticSpec{"save.contradiction", Severity::error, "the system {0} names the planet {1}, which is in {2}",
                   "The file is damaged. Save the game again."},
    DiagnosticSpec{"save.cut-off", Severity::error, "the file ends inside of <{0}>",
                   "The file is not complete. Copy it again, or save the game again.",
                   "</universe>«»→«</boost_serialization>»"},
    DiagnosticSpec{"save.doctype", Severity::error, "the document type is not <!DOCTYPE boost_serialization>",
                   "Choose a saved game that FreeOrion wrote.", "<!DOCTYPE «html»→«boost_serialization»>"},
    DiagnosticSpec{
        "save.missing-element", Severity::error, "<{0}> has no <{1}>",
        "The file is damaged, or another version of FreeOrion wrote it. Save the game with FreeOrion 0.4.10.",
        "<server_save_game_data>«»→«<m_current_turn>9</m_current_turn>»</server_save_game_data>"},
    DiagnosticSpec{"save.missing-name", Severity::warning, "the content has no {0} '{1}'; number of uses: {2}",
                   "Read the save with the content of its game. Without the content, this name has no effects."},
    DiagnosticSpec{"save.missing-object", Severity::error, "there is no {0} {1}",
                   "The file is damaged. Save the game again.", "<m_design_id>«777»→«5»</m_design_id>"},
    DiagnosticSpec{"save.newer-version", Severity::error, "version {0} of <{1}> is newer than version {2}",
                   "Save the game with FreeOrion 0.4.10, or use a newer Orrery.",
                   "<galaxy_setup_data class_id=\"2\" tracking_level=\"0\" version=\"«4»→«3»\">"},
    DiagnosticSpec{"save.no-archive", Severity::error, "the file is not a saved game in XML",
                   "Choose a file that FreeOrion wrote, with the option save.format.binary.enabled turned off.",
                   "<?xml version=\"1.0\" encoding=\"«UTF-16»→«UTF-8»\"?>"},
    DiagnosticSpec{"save.other-version", Severity::warning, "FreeOrion {0} wrote the file, not FreeOrion {1}",
                   "Check the numbers: other versions have other rules and content.",
                   "<freeorion_version>«v0.5.0.1»→«v0.4.10.2»</freeorion_version>"},
    DiagnosticSpec{"save.packed-state", Severity::error, "the state of the game is packed inside of the file",
                   "Turn off the option save.format.xml.zlib.enabled in FreeOrion, and save the game again.",
                   "<save_format_marker>«zlib-xml»→«raw-xml»</save_format_marker>"},
    DiagnosticSpec{"save.repeated", Severity::error, "<{0}> occurs twice", "The file is damaged. Save the game again.",
                   "<m_current_turn>9</m_current_turn>«<m_current_turn>9</m_current_turn>»→«»"},
    DiagnosticSpec{"save.rule-value", Severity::warning, "the value '{1}' of the rule {0} is not a number",
                   "Nothing to do. Orrery reads the rule's default."},
    DiagnosticSpec{"save.stale-object", Severity::warning, "there is no {0} {1}, to which <{2}> refers",
                   "Nothing to do. Orrery reads it as none.", "<m_capital_id>«778»→«-1»</m_capital_id>"},
    DiagnosticSpec{"save.syntax", Severity::error, "expected {0}", "The file is damaged. Save the game again.",
                   "<m_current_turn>9</«m_turn»→«m_current_turn»>"},
    DiagnosticSpec{"save.too-large", Severity::error, "the unpacked text is larger than {0} MB",
                   "Choose a saved game that FreeOrion wrote."},
    DiagnosticSpec{"save.unknown-class", Severity::error, "'{0}' is not a kind of object",
                   "Save the game with FreeOrion 0.4.10, or use a newer Orrery.",
                   "<px class_id=\"118\" class_name=\"«Moon»→«Planet»\" tracking_level=\"1\" version=\"2\" "
                   "object_id=\"_2\">"},
    DiagnosticSpec{
        "save.unknown-meter", Severity::error, "there is no meter with the number {0}",
        "The file is damaged, or another version of FreeOrion wrote it. Save the game with FreeOrion 0.4.10.",
        "<m_part_meters><count>1</count><item><first><first>«99»→«6»</first><second>PT_SHUTTER</second>"
        "</first><second><c>18</c><i>18</i></second></item></m_part_meters>"},
    DiagnosticSpec{"save.unpacking", Severity::error, "the packed file is damaged: {0}",
                   "Copy the file again, or save the game again."},
    DiagnosticSpec{"save.unreadable", Severity::error, "{0}", "Choose a file that you can read."},
    DiagnosticSpec{"save.wrong-count", Severity::error, "<{0}> has {1} items instead of {2}",
                   "The file is damaged. Save the game again.",
                   "<species_homeworlds><count>«2»→«0»</count></species_homeworlds>"},
    DiagnosticSpec{"save.wrong-id", Severity::error, "<m_id> is {0}, but the entry has the key {1}",
                   "The file is damaged. Save the game again.",
                   "<ship_designs><count>1</count><item><first>«4»→«5»</first><second><m_id>5</m_id><m_name>Lantern</"
                   "m_name><m_designed_on_turn>2</m_designed_on_turn><m_designed_by_empire>1</m_designed_by_empire>"
                   "<m_hull>SH_LANTERN</m_hull><m_parts><count>0</count></m_parts><m_is_monster>0</m_is_monster>"
                   "<m_name_desc_in_stringtable>0</m_name_desc_in_stringtable></second></item></ship_designs>"},
});

} // namespace orrery::engine
