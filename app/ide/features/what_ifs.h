// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <string>

class QMenu;

namespace orrery::ide {

/// The what-if branches of the run (I4.8): commands that make, choose, rename, promote and delete them, and the menu of
/// the sandbox bar.
class WhatIfFeature : public Feature {
    Q_OBJECT

public:
    explicit WhatIfFeature(MainWindow& window);

private:
    void ask();
    void begin();
    bool isTaken(const std::string& name) const;
    void choose();
    void rename();
    void promote();
    void remove();
    void show(const std::string& branch);
    void fill(QMenu& menu);
    void refresh();
};

} // namespace orrery::ide
