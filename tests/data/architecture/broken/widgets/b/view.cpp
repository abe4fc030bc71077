// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/b/b.h"

void lose(Document& document) {
    document.setLost(0);
}
