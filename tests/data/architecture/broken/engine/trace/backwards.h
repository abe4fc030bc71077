// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/program.h"
#include "engine/text/upwards.h"
#include "widgets/view.h"

#include <QString>
#include <iostream>

inline void leave() {
    std::exit(1);
}
