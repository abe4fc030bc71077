# SPDX-License-Identifier: GPL-3.0-or-later
# Precompiled headers of other libraries: reading them takes most of the time of a small source. They never include
# headers of Orrery, so an edit of such a header rebuilds only the files that include it.
option(ORRERY_PRECOMPILE "Precompile the headers of the standard library and of Qt" ON)

set(orrery_headers_std <algorithm> <array> <cmath> <cstdint> <functional> <limits> <map> <memory> <optional> <set> <span>
    <string> <string_view> <unordered_map> <utility> <variant> <vector>)
set(orrery_headers_widgets ${orrery_headers_std} <QAbstractItemModel> <QApplication> <QByteArray> <QComboBox> <QDialog>
    <QDir> <QHash> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QMenu> <QPainter> <QPushButton> <QString> <QStringList>
    <QTableView> <QTimer> <QToolButton> <QTreeView> <QVBoxLayout> <QVector> <QWidget>)
set(orrery_headers_test ${orrery_headers_std} <QByteArray> <QDir> <QFile> <QString> <QTemporaryDir> <QTest>)
set(orrery_headers_window_test ${orrery_headers_widgets} ${orrery_headers_test} <QSignalSpy>)

# orrery_precompiled(<target> <std|widgets|test|window_test>): the target's sources begin with these headers. The first
# target of a kind compiles them; the others need its compiler options. Qt Test's headers depend on the folder of their
# target, so they serve the tests of one folder.
function(orrery_precompiled target kind)
    get_property(first GLOBAL PROPERTY orrery_precompiled_${kind})
    if(first AND kind MATCHES "test$")
        get_target_property(folder ${first} SOURCE_DIR)
        if(NOT folder STREQUAL CMAKE_CURRENT_SOURCE_DIR)
            return()
        endif()
    endif()
    if(NOT ORRERY_PRECOMPILE)
        return()
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # The first option is for ccache. The others silence g++ 12: from a precompiled header it reports operator+ of
        # std::string as an overflow, because it no longer recognises a system header (GCC bug 105651). Builds with
        # ORRERY_PRECOMPILE=OFF keep these warnings.
        target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-stringop-overflow -Wno-array-bounds)
    endif()
    if(first)
        target_precompile_headers(${target} REUSE_FROM ${first})
    else()
        target_precompile_headers(${target} PRIVATE ${orrery_headers_${kind}})
        set_property(GLOBAL PROPERTY orrery_precompiled_${kind} ${target})
    endif()
endfunction()
