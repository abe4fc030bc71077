# SPDX-License-Identifier: GPL-3.0-or-later
# Translations for people (I5.3). translations/orrery_<language>.ts contain the texts of the window,
# translations/engine_<language>.ts those of the engine's rows and phrases. Both are compiled into the program as
# :/orrery/translations/orrery_<language>.qm. English needs plural forms only.
set(ORRERY_LANGUAGES en de fr)
option(ORRERY_TRANSLATIONS_FINISHED
    "Test that every text of the sources is in the files of texts, and has words in each language" ON)

# Qt's tools are in a folder of their own; Debian's qt6-l10n-tools has no CMake file for them.
foreach(tool lupdate lrelease)
    string(TOUPPER ORRERY_${tool} variable)
    find_program(${variable} NAMES ${tool} ${tool}-qt6 HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} ${QT6_INSTALL_PREFIX}/lib/qt6/bin REQUIRED)
endforeach()

# orrery_translations(<target>): adds the translations to a program or library.
function(orrery_translations target)
    foreach(language ${ORRERY_LANGUAGES})
        set(from ${PROJECT_SOURCE_DIR}/translations/orrery_${language}.ts)
        if(NOT language STREQUAL en)
            list(APPEND from ${PROJECT_SOURCE_DIR}/translations/engine_${language}.ts)
        endif()
        set(made ${PROJECT_BINARY_DIR}/translations/orrery_${language}.qm)
        add_custom_command(OUTPUT ${made}
            COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/translations
            COMMAND ${ORRERY_LRELEASE} -silent ${from} -qm ${made}
            DEPENDS ${from} VERBATIM)
        list(APPEND files ${made})
    endforeach()
    qt_add_resources(${target} orrery_translations
        PREFIX /orrery BASE ${PROJECT_BINARY_DIR} FILES ${files})
endfunction()

# The engine's texts, collected from its rows and sources.
set(ORRERY_ENGINE_TEXTS ${PROJECT_BINARY_DIR}/translations/engine_texts.h)
add_executable(collect_texts ${PROJECT_SOURCE_DIR}/cmake/collect_texts.cpp)
target_link_libraries(collect_texts PRIVATE engine orrery_project_options)
file(GLOB_RECURSE said_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/*.h ${PROJECT_SOURCE_DIR}/engine/*.cpp
    ${PROJECT_SOURCE_DIR}/widgets/form/*.cpp)
file(GLOB said_vocabulary CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/vocabulary/*.xml)
add_custom_command(OUTPUT ${ORRERY_ENGINE_TEXTS}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/translations
    COMMAND collect_texts ${ORRERY_ENGINE_TEXTS} ${PROJECT_SOURCE_DIR}/resources/vocabulary ${said_sources}
    DEPENDS collect_texts ${said_sources} ${said_vocabulary}
    COMMENT "Gathering what the engine says" VERBATIM)
add_custom_target(engine_texts DEPENDS ${ORRERY_ENGINE_TEXTS})

# Updates the translation files from the sources; existing translations stay.
add_custom_target(update_translations
    COMMAND ${PROJECT_SOURCE_DIR}/translations/update ${ORRERY_LUPDATE} ${PROJECT_SOURCE_DIR}/translations
        ${ORRERY_ENGINE_TEXTS}
    DEPENDS ${ORRERY_ENGINE_TEXTS}
    COMMENT "Reading texts from the sources" VERBATIM)
