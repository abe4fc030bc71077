// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Begins a test without data, a slot. Its name for people begins with the requirement:
/// NAMED_TEST(opens, "I1.1 a project opens") { … }. moc reads this macro too (orrery_test).
#define NAMED_TEST(slot, name)                                                                                         \
    void slot##_data() {                                                                                               \
        QTest::addColumn<int>("unused");                                                                               \
        QTest::newRow(name) << 0;                                                                                      \
    }                                                                                                                  \
    void slot()
