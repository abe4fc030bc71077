# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the checkout, but replaces some sources with copies that hold mutants as switches. Pass it to CMake as
# CMAKE_PROJECT_orrery_INCLUDE. ORRERY_MUTANTS is the folder of the copies, and its `files` lists their paths.
function(orrery_use_mutants)
    add_library(mutant_switch STATIC ${PROJECT_SOURCE_DIR}/tests/mutation/mutant_switch.cpp)
    target_link_libraries(engine_text PUBLIC mutant_switch) # every other library uses it
    file(STRINGS ${ORRERY_MUTANTS}/files paths)
    foreach(path ${paths})
        if(path MATCHES "^engine/([a-z]+)/(.+)$")
            set(target engine_${CMAKE_MATCH_1})
            set(source ${CMAKE_MATCH_2})
        elseif(path MATCHES "^widgets/(.+)$")
            set(target orrery_widgets)
            set(source ${CMAKE_MATCH_1})
        else()
            message(FATAL_ERROR "mutation: no target is known for ${path}")
        endif()
        get_target_property(sources ${target} SOURCES)
        list(FIND sources ${source} place)
        if(place EQUAL -1)
            message(FATAL_ERROR "mutation: ${target} has no source ${source}")
        endif()
        list(REMOVE_AT sources ${place})
        list(APPEND sources ${ORRERY_MUTANTS}/${path})
        set_property(TARGET ${target} PROPERTY SOURCES ${sources})
        set_source_files_properties(${ORRERY_MUTANTS}/${path} TARGET_DIRECTORY ${target}
            PROPERTIES COMPILE_OPTIONS "-w;-Wno-narrowing") # a constant in braces becomes an expression
    endforeach()
endfunction()
if(ORRERY_MUTANTS)
    cmake_language(DEFER CALL orrery_use_mutants)
endif()
