// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged scripts (G8.1): each file is cut off, and loses tokens. The other files stay in memory.
#include "engine/import/focs/focs_lexer.h"
#include "tests/engine/support/focs_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG)
constexpr std::size_t usualShare = 60;
#else
constexpr std::size_t usualShare = 12;
#endif
const bool isFull = qEnvironmentVariable("ORRERY_MUTANTS") == QLatin1String("full");
constexpr std::size_t bytesApart = 50;
constexpr int lostTokens = 20;
/// Scripts that are read again for each damaged file with macros. A full test reads all that include it.
constexpr std::size_t usualUsers = 3;

std::string describe(const FocsReader& reader, FileId file, const char* what, std::size_t at) {
    return reader.sources()[file.value]->path() + ", " + what + " at byte " + std::to_string(at);
}

/// The definition of an undamaged script: its bytes in the expanded text, and its tree.
struct Known {
    std::string bytes;
    std::string tree;
};

class Damage {
public:
    explicit Damage(FocsReader reader) : m_reader(std::move(reader)) {
        for (std::uint32_t i = 0; i < m_reader.sources().size(); ++i) {
            if (!isFocsScript(m_reader.sources()[i]->path())) {
                continue;
            }
            const FileId script{i};
            const FocsScript read = m_reader.read(script, m_store);
            const std::string bytes = m_reader.expanded(script).bytes();
            for (const FocsDefinition& definition : read.definitions) {
                m_known[script].push_back({bytes.substr(definition.span.begin, definition.span.size()),
                                           shown(read.nodes, definition.node, m_store)});
            }
            m_users[script].push_back(script);
            for (const FileId included : m_reader.includesOf(script)) {
                m_users[included].push_back(script);
            }
        }
    }

    /// Cuts a file and removes tokens. @param share one of how many damages is tried
    void tryFile(FileId file, std::size_t share, std::mt19937& random) {
        const std::string whole(m_reader.sources()[file.value]->bytes());
        for (std::size_t at = 0; at < whole.size(); at += bytesApart) {
            if (m_next++ % share == 0) {
                tryBytes(file, whole.substr(0, at), describe(m_reader, file, "cut", at), random);
            }
        }
        const std::vector<Span> tokens = tokensOf(whole);
        for (int i = 0; i < lostTokens && !tokens.empty(); ++i) {
            const Span token = tokens[random() % tokens.size()];
            if (m_next++ % share == 0) {
                std::string bytes = whole;
                bytes.replace(token.begin, token.size(), " ");
                tryBytes(file, bytes, describe(m_reader, file, "token lost", token.begin), random);
            }
        }
        m_reader.replace(file, whole);
    }

    std::size_t tried() const { return m_tried; }
    std::size_t withFault() const { return m_withFault; }
    const QString& broken() const { return m_broken; }

private:
    /// Returns the words, numbers, strings and signs of a text, without comments.
    static std::vector<Span> tokensOf(const std::string& bytes) {
        const FocsMacros none;
        FocsText text;
        text.append(bytes, {FileId{0}, 0, 0});
        const FocsExpander expander(none, {}, {});
        std::vector<Span> spans;
        for (const FocsToken& token : readFocsTokens(text, expander)) {
            if (token.kind != FocsToken::Kind::end && token.kind != FocsToken::Kind::fault) {
                spans.push_back(token.span);
            }
        }
        return spans;
    }

    void tryBytes(FileId file, std::string bytes, const std::string& what, std::mt19937& random) {
        ++m_tried;
        m_reader.replace(file, std::move(bytes));
        std::vector<FileId> users = m_users[file];
        if (!isFull && users.size() > usualUsers) {
            std::shuffle(users.begin(), users.end(), random);
            users.resize(usualUsers);
        }
        bool hasFault = !m_reader.faultsOf(file).empty();
        for (const FileId script : users) {
            FocsStore store;
            const FocsScript read = m_reader.read(script, store);
            hasFault = hasFault || !read.faults.empty();
            checkFaults(read, what);
            checkFaults(m_reader.faultsOf(file), what);
            checkDefinitions(script, read, store, what);
        }
        m_withFault += hasFault ? 1 : 0;
    }

    void fail(const std::string& what, const std::string& why) {
        if (m_broken.isEmpty()) {
            m_broken = QString::fromStdString(what + ": " + why);
        }
    }

    void checkFaults(const FocsScript& read, const std::string& what) {
        checkFaults(read.faults, what);
        if (read.damaged > 0 && !hasErrors(read.faults)) {
            fail(what, "a damaged definition has no fault");
        }
    }
    void checkFaults(const std::vector<Diagnostic>& faults, const std::string& what) {
        for (const Diagnostic& fault : faults) {
            std::vector<Location> places{fault.where};
            for (const DiagnosticNote& note : fault.notes) {
                places.push_back(note.where);
            }
            for (const Location& place : places) {
                if (!place.file.isValid() || place.span.begin > place.span.end ||
                    place.span.end > m_reader.sources()[place.file.value]->bytes().size()) {
                    fail(what, "a fault is at no place: " + fault.message());
                }
            }
            if (fault.message().empty()) {
                fail(what, "a fault says nothing");
            }
        }
    }

    /// Checks that each definition is still there whose expanded text did not change.
    void checkDefinitions(FileId script, const FocsScript& read, const FocsStore& store, const std::string& what) {
        std::multiset<std::string> trees;
        for (const FocsDefinition& definition : read.definitions) {
            trees.insert(shown(read.nodes, definition.node, store));
        }
        const std::string bytes = m_reader.expanded(script).bytes();
        std::map<std::string, std::size_t> expected; // a file may have the same definition several times
        for (const Known& known : m_known[script]) {
            const std::size_t number = ++expected[known.bytes];
            const auto tree = trees.find(known.tree);
            if (tree != trees.end()) {
                trees.erase(tree);
            } else if (occurrences(bytes, known.bytes) >= number) {
                fail(what, "a definition is lost or changed: " + known.tree.substr(0, 60));
            }
        }
    }

    /// Returns how often a text contains a definition as whole lines.
    static std::size_t occurrences(const std::string& bytes, const std::string& definition) {
        std::size_t found = 0;
        for (std::size_t at = bytes.find(definition); at != std::string::npos; at = bytes.find(definition, at + 1)) {
            const std::size_t end = at + definition.size();
            // Without its keyword, the next definition's name can be a field of the last value before it.
            const std::size_t next = bytes.find_first_not_of(" \n\r\t", end);
            if (next != std::string::npos && bytes.compare(next, 4, "name") == 0) {
                continue;
            }
            found += (at == 0 || bytes[at - 1] == '\n') &&
                             (end == bytes.size() || std::isspace(static_cast<unsigned char>(bytes[end])) != 0)
                         ? 1
                         : 0;
        }
        return found;
    }

    FocsReader m_reader;
    FocsStore m_store;
    std::map<FileId, std::vector<Known>> m_known;
    std::map<FileId, std::vector<FileId>> m_users;
    std::size_t m_next = 0;
    std::size_t m_tried = 0;
    std::size_t m_withFault = 0;
    QString m_broken;
};

} // namespace

class FocsMutantsTest : public QObject {
    Q_OBJECT

private slots:
    void damaged_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("share");
        QTest::newRow("G8.1 damages of the small example") << smallFocsFolder << 1;
        QTest::newRow("G8.1 damages of the game's scripts and macros")
            << realFocsFolder << static_cast<int>(isFull ? 1 : usualShare);
    }
    void damaged() {
        QFETCH(QString, folder);
        QFETCH(int, share);
        if (folder == realFocsFolder && !hasRealFocs()) {
            QSKIP("the game's content is not beside the project");
        }
        std::mt19937 random(static_cast<unsigned>(qEnvironmentVariableIntValue("ORRERY_SEED")));
        FocsReader reader(readFocsFolder(folder.toStdString()).files);
        const FocsSources sources = reader.sources();
        Damage damage(std::move(reader));
        for (std::uint32_t i = 0; i < sources.size() && damage.broken().isEmpty(); ++i) {
            const std::string& path = sources[i]->path();
            if (isFocsScript(path) || path.ends_with(".macros")) {
                damage.tryFile(FileId{i}, static_cast<std::size_t>(share), random);
            }
        }
        QVERIFY2(damage.broken().isEmpty(), qPrintable(damage.broken()));
        qInfo("%zu damages, %zu with a fault", damage.tried(), damage.withFault());
        QVERIFY(damage.withFault() * 2 > damage.tried());
    }

    NAMED_TEST(growth, "G8.1 insertions that grow without end stop at the limits") {
        const std::string special = "Special name = \"A\" description = \"\" spawnrate = [[M0]] graphic = \"\"\n";
        std::string doubling = special;
        std::string deep = special;
        for (int i = 0; i < 100; ++i) {
            const std::string name = "M" + std::to_string(i) + "\n'''";
            const std::string next = "[[M" + std::to_string(i + 1) + "]]";
            doubling += name + next + " + " + next + "'''\n";
            deep += name + next + "'''\n";
        }
        // The opening brackets come from an argument, so the chain of insertions does not show the circle.
        const std::string byArgument = special + "M0\n'''[[M([[)]]'''\nM\n'''@1@M([[)]] [[M([[)]]'''\n";
        for (const std::string& script : {doubling, deep, byArgument}) {
            const FocsContent content = readFocsContent(focsFolder(
                {{"scripting/specials/A.focs.txt", script},
                 {"scripting/specials/B.focs.txt", "Special name = \"B\" description = \"\" graphic = \"\""}}));
            QCOMPARE(content.faults.size(), 1U);
            QVERIFY2(content.faults[0].code() == "focs.too-large" || content.faults[0].code() == "focs.macro-circle",
                     qPrintable(QString::fromStdString(faultsOf(content))));
            QCOMPARE(content.scripts.at(1).definitions.size(), 1U);
        }
    }
};

QTEST_GUILESS_MAIN(FocsMutantsTest)
#include "focs_mutants_test.moc"
