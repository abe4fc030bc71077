// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>

/// A small project with numbers to vary: a mine makes BONUS Mining, and dice make 7 Research with some seeds.
class SweepProject {
public:
    explicit SweepProject(const QByteArray& sweeps) {
        write("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
        write("rules.xml", R"(<orrery format="1">
<vocabulary>
  <define id="BONUS" value="2"/>
  <define id="SHARE" value="0.5"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig" priority="20">
    <scope><include><contains><self/></contains></include></scope>
    <effects>
      <modify-max-meter meter="Mining" amount="BONUS"/>
      <modify-max-meter meter="Industry" amount="3 * SHARE"/>
    </effects>
  </group>
</class>
<class id="BLD_DICE" type="building" duration="100">
  <group id="roll">
    <activation><chance probability="0.5"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Research" amount="7 * BONUS"/></effects>
  </group>
</class>
<scenario id="mines">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
  <place class="BLD_DICE" on="World" name="Dice"/>
</scenario>
</orrery>
)");
        write("sweeps.xml", "<orrery format=\"1\">\n" + sweeps + "</orrery>\n");
    }

    QString path() const { return m_folder.path(); }
    /// Removes the kept results of all sweeps.
    static void forgetResults() { sweepFolder().removeRecursively(); }
    static QDir sweepFolder() {
        return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/sweeps");
    }

private:
    void write(const char* name, const QByteArray& text) const {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
    }

    QTemporaryDir m_folder;
};
