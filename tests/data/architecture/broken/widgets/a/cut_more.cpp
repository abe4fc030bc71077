// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/a/a.h"

int Cut::second() {
    return 2;
}
