# SPDX-License-Identifier: GPL-3.0-or-later
# Most of the time of a build from nothing is the reading of headers. In batches, several sources share one reading; but
# after an edit, the whole batch compiles again. The presets that check a commit use batches, the others do not.
option(ORRERY_BATCHES "Compile the sources of a library in batches: quick from nothing, slow after an edit" OFF)

# Sources that cannot be in a batch: a name of theirs stands in another source, too. Add a source here, or rename.
set(orrery_alone
    app/ide/features/map_values.cpp
    app/ide/features/saved_games.cpp
    app/ide/features/session.cpp
    app/ide/translation.cpp
    engine/assist/parameter_kinds.cpp
    engine/assist/reference.cpp
    engine/assist/reference_events.cpp
    engine/assist/silence.cpp
    engine/check/classes/definitions_functions.cpp
    engine/program/compile_arguments.cpp
    engine/program/condition_compiler.cpp
    engine/program/evaluate_lanes.cpp
    engine/program/expression_aggregate.cpp
    engine/program/world.cpp
    engine/runfile/run_extraction.cpp
    engine/sweep/result_file.cpp
    engine/syntax/xml_structure.cpp
    engine/syntax/xml_tag_reader.cpp
    engine/turn/order_dependence.cpp
    engine/turn/visibility.cpp
    engine/vocabulary/vocabulary.cpp
    widgets/compare/compare_view.cpp
    widgets/form/expression_switch.cpp
    widgets/form/form_commands.cpp
    widgets/funnel/scope_funnel.cpp
    widgets/galaxy/map_labels.cpp
    widgets/help/help_topics.cpp
    widgets/hunt/run_inquiry.cpp
    widgets/merge/recovery_dialog.cpp
    widgets/names/usages_model.cpp
    widgets/names/usages_view.cpp
    widgets/problems/problems_model.cpp
    widgets/project/analyzer.cpp
    widgets/strings/strings_model.cpp
    widgets/sweep/rank_view.cpp
    widgets/sweep/sweep_bench.cpp
    widgets/sweep/sweep_view.cpp
    widgets/tables/row_filter.cpp
    widgets/tables/table_choices.cpp)

# orrery_batches(<target>): compiles the target's sources in batches, if ORRERY_BATCHES says so. All sources of the
# target must be known. Call it in the folder of the target.
function(orrery_batches target)
    if(NOT ORRERY_BATCHES)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
        if("${folder}/${source}" IN_LIST orrery_alone)
            set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
    endforeach()
endfunction()
