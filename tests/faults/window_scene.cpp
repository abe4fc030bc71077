// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_scene.h"

#include "widgets/document/journal.h"
#include "widgets/document/recovery.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace {

constexpr int classFiles = 20;

const char* const world = R"xml(<orrery format="1">
  <class id="SHP" type="ship"><group id="engine"><scope><include><self/></include></scope>
    <effects><set-max-meter meter="Speed" value="20"/></effects></group></class>
  <class id="SHED" type="building"/>
  <scenario id="calm">
    <empire id="Terrans" colour="#3a7bd5" capital="Home"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/><system name="Vega" x="100" y="0" star-colour="white"/>
    <lane from="Sol" to="Vega"/>
    <planet name="Home" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <place class="SHP" on="Sol" name="Scout" owner="Terrans"/>
  </scenario>
</orrery>
)xml";

const char* const classFile = R"xml(<orrery format="1">
  <!-- notes: a text that all of them have shared -->
  <class id="BLD_%1" type="building" name="Building %1">
    <group id="works" stacking="STACK_%1"><scope><include><self/></include></scope>
      <effects><message text="works" to="everybody"/></effects></group>
  </class>
</orrery>
)xml";

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesBelow(const QString& folder) {
    QStringList found;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        found << QDir(folder).relativeFilePath(entries.next());
    }
    return found;
}

bool isHidden(const QString& path) {
    return path.section(QLatin1Char('/'), -1).startsWith(QLatin1Char('.'));
}

} // namespace

QByteArray WindowScene::hashOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(16);
}

QString WindowReport::last(const QString& word) const {
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        if (line->startsWith(word + QLatin1Char(' '))) {
            return line->mid(word.size() + 1);
        }
    }
    return {};
}

WindowScene::WindowScene(const QString& folder)
    : m_folder(std::make_unique<QTemporaryDir>(folder + QStringLiteral("/orrery-window-XXXXXX"))) {
    write(QStringLiteral("orrery.xml"),
          "<project format=\"1\" name=\"Killed\" version=\"1.0\" rules=\"extended\" scenario=\"calm\"/>\n");
    write(QStringLiteral("world.xml"), world);
    QByteArray techs = "<orrery format=\"1\">\n";
    QByteArray english = "<orrery format=\"1\">\n  <strings language=\"en\">\n";
    for (int i = 1; i <= classFiles; ++i) {
        const QString number = QStringLiteral("%1").arg(i, 2, 10, QLatin1Char('0'));
        write(QStringLiteral("classes/%1.xml").arg(number), QString::fromLatin1(classFile).arg(number).toUtf8());
        techs += "  <class id=\"TECH_" + number.toLatin1() + "\" type=\"tech\"><unlocks class=\"BLD_" +
                 number.toLatin1() + "\"/></class>\n";
        english += "    <string id=\"BLD_" + number.toLatin1() + "\">Building " + number.toLatin1() + "</string>\n";
    }
    write(QStringLiteral("techs.xml"), techs + "</orrery>\n");
    english += "  </strings>\n</orrery>\n";
    write(QStringLiteral("strings/en.xml"), english);
    write(QStringLiteral("strings/de.xml"), QByteArray(english).replace("\"en\"", "\"de\"").replace(">Bu", ">Ge"));
    QDir().mkpath(data());
}

void WindowScene::write(const QString& path, const QByteArray& bytes) const {
    const QString full = project() + QLatin1Char('/') + path;
    QDir().mkpath(QFileInfo(full).path());
    QFile file(full);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write '%s'", qPrintable(full));
    }
}

std::vector<std::string> WindowScene::command(const QString& mode, const QString& report,
                                              const QStringList& arguments) const {
    std::vector<std::string> words{WINDOW_DRIVER, mode.toStdString(), project().toStdString(), data().toStdString(),
                                   aside(report).toStdString()};
    for (const QString& argument : arguments) {
        words.push_back(argument.toStdString());
    }
    return words;
}

WindowReport WindowScene::report(const QString& name) const {
    WindowReport report;
    report.lines = QString::fromUtf8(bytesOf(aside(name))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : report.lines) {
        if (line.startsWith(QLatin1String("state"))) {
            TextState state;
            for (const QString& text : line.split(QLatin1Char(' ')).mid(1)) {
                state.insert(text.section(QLatin1Char('='), 0, 0), text.section(QLatin1Char('='), 1).toLatin1());
            }
            report.states.push_back(std::move(state));
        } else if (!report.states.empty() && (line == QLatin1String("kept") || line == QLatin1String("saved"))) {
            report.kept = report.states.size() - 1;
            report.saved = line == QLatin1String("saved") ? report.kept : report.saved;
        }
    }
    return report;
}

TextState WindowScene::onDisk() const {
    TextState state;
    for (const QString& path : filesBelow(project())) {
        if (!isHidden(path)) {
            state.insert(path, hashOf(bytesOf(project() + QLatin1Char('/') + path)));
        }
    }
    const QString statements = orrery::widgets::sessionFolder(root(), project()) + QStringLiteral("/statements.xml");
    if (QFile::exists(statements)) {
        state.insert(QStringLiteral(".sandbox/statements.xml"), hashOf(bytesOf(statements)));
    }
    return state;
}

qsizetype WindowScene::offered() const {
    return orrery::widgets::Recovery(root(), project()).files().size();
}

QStringList WindowScene::litter() const {
    QStringList found = filesBelow(project()).filter(QStringLiteral("orrery-save"));
    found += filesBelow(root() + QStringLiteral("/journals"));
    return found;
}
