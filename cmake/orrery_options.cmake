# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings, the floating-point contract and helpers for all targets.
option(ORRERY_WERROR "Treat warnings as errors" OFF)
set(ORRERY_SANITIZE "" CACHE STRING "Sanitizers, for example address,undefined")
set(ORRERY_FP_CONTRACT "off" CACHE STRING "Only to show that tests notice: fast breaks the floating-point contract")
option(ORRERY_FUZZ "Build the targets of libFuzzer (clang++ only)" OFF)

add_library(orrery_project_options INTERFACE)
target_compile_features(orrery_project_options INTERFACE cxx_std_20)
# -ffp-contract=off: the same bits on every machine (R3.1).
# -Wno-restrict: g++ 12 warns about operator+ of its own std::string (GCC bug 105651).
# ggc-min-heapsize, in kilobytes: below it g++ collects no garbage, which saves a twentieth of its time.
# -Wno-pass-failed: clang++ warns about loops that it cannot vectorise.
# A program that embeds the installed engine needs the contract and the standard, but has warnings of its own.
target_compile_options(orrery_project_options INTERFACE
    "$<BUILD_INTERFACE:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wconversion;-Wno-sign-conversion>"
    -ffp-contract=${ORRERY_FP_CONTRACT}
    "$<BUILD_INTERFACE:$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;SHELL:--param ggc-min-heapsize=1000000>>"
    $<BUILD_INTERFACE:$<$<CXX_COMPILER_ID:Clang>:-Wno-pass-failed>>
    $<BUILD_INTERFACE:$<$<BOOL:${ORRERY_WERROR}>:-Werror>>)
if(ORRERY_FUZZ)
    target_compile_options(orrery_project_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(ORRERY_SANITIZE)
    # Three checks of undefined behaviour take a quarter of the time and two fifths of the code, and are off. They are
    # null pointers, which the address sanitizer reports when code uses them, alignment, and dynamic types.
    target_compile_options(orrery_project_options INTERFACE -fsanitize=${ORRERY_SANITIZE} -fno-omit-frame-pointer
        -fno-sanitize-recover=all -fno-sanitize=null,alignment,vptr)
    target_link_options(orrery_project_options INTERFACE -fsanitize=${ORRERY_SANITIZE})
endif()

# A program finds its resources (vocabulary, demo project, help) in ORRERY_RESOURCE_DIR, a path relative to its
# executable. It is valid for installed programs and, through a link, in the build folder. Programs link
# orrery_resources to get it as a string. Tests get the absolute path of the resources in the sources under the same
# name. So `folder of the executable / ORRERY_RESOURCE_DIR` is right in both.
set(ORRERY_RESOURCE_DIR ../share/orrery)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/resources ${PROJECT_BINARY_DIR}/share/orrery SYMBOLIC)
add_library(orrery_resources INTERFACE)
target_compile_definitions(orrery_resources INTERFACE ORRERY_RESOURCE_DIR="${ORRERY_RESOURCE_DIR}")

# orrery_part(<name> [SINGLY] [DEPENDS part...] SOURCES file... [LIBRARIES target...])
# Adds a part of the engine: a static library engine_<name> that can use only the named parts. The sources of a SINGLY
# part are never compiled in batches, because names of theirs, such as those of tables, stand in many of them. The target
# all_verify_interface_header_sets compiles each of its headers alone, without Qt.
function(orrery_part name)
    cmake_parse_arguments(PART "SINGLY" "" "DEPENDS;SOURCES;LIBRARIES" ${ARGN})
    file(GLOB headers CONFIGURE_DEPENDS *.h */*.h)
    add_library(engine_${name} STATIC ${PART_SOURCES})
    target_sources(engine_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    set_target_properties(engine_${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
    target_link_libraries(engine_${name} PUBLIC orrery_project_options ${PART_LIBRARIES})
    orrery_precompiled(engine_${name} std)
    if(NOT PART_SINGLY)
        orrery_batches(engine_${name})
    endif()
    set_property(GLOBAL APPEND PROPERTY orrery_parts engine_${name})
    foreach(part ${PART_DEPENDS})
        target_link_libraries(engine_${name} PUBLIC engine_${part})
    endforeach()
endfunction()
