// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest miss against an exhaustive search, which changes the written conditions and plays again (I4.5).
#include "engine/lab/miss_trial.h"
#include "engine/lab/nearest_miss.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace orrery::engine;
using fixture::Game;

namespace {

/// A condition that the test can change and write.
struct Written {
    enum class Kind : std::uint8_t { stock, size, environment, owner, comparison, all, any, opposite };
    Kind kind = Kind::stock;
    int number = 0;          ///< bound, or index of the enumerator
    bool isUpper = false;    ///< the bound is an upper one
    bool isOfSource = false; ///< a comparison reads the source
    std::vector<Written> children{};
    bool isReversed = false; ///< changed: written in a `not`
    bool isOff = false;      ///< changed: not written
};

constexpr std::array sizes{"asteroids", "tiny", "small", "medium", "large", "huge", "gas_giant"};
constexpr std::array environments{"swamp",  "toxic",  "inferno", "radiated",  "barren",   "tundra",
                                  "desert", "terran", "ocean",   "asteroids", "gas_giant"};
constexpr std::array owners{"source", "none", "Terrans", "Vegans"};

using Kind = Written::Kind;

bool isLeaf(const Written& one) {
    return one.kind < Kind::all;
}

std::size_t leavesOf(const Written& one) {
    std::size_t leaves = isLeaf(one) ? 1 : 0;
    for (const Written& child : one.children) {
        leaves += leavesOf(child);
    }
    return leaves;
}

std::string xmlOf(const Written& one) {
    if (one.isOff) {
        return {};
    }
    const std::string number = std::to_string(one.number);
    std::string text;
    switch (one.kind) {
    case Kind::stock:
        text = "<meter-value meter=\"Stock\" " + std::string(one.isUpper ? "at-most" : "at-least") + "=\"" + number +
               "\"/>";
        break;
    case Kind::size:
        text = std::string("<planet-size size=\"") + sizes[static_cast<std::size_t>(one.number)] + "\"/>";
        break;
    case Kind::environment:
        text = std::string("<planet-environment type=\"") + environments[static_cast<std::size_t>(one.number)] + "\"/>";
        break;
    case Kind::owner:
        text = std::string("<empire-affiliation empire=\"") + owners[static_cast<std::size_t>(one.number)] +
               "\" mode=\"empire-inclusive\"/>";
        break;
    case Kind::comparison:
        text = "<expression if=\"" + std::string(one.isOfSource ? "Source.Stock" : "Stock") +
               (one.isUpper ? " &lt;= " : " &gt;= ") + number + "\"/>";
        break;
    default: {
        const std::string tag = one.kind == Kind::all ? "and" : one.kind == Kind::any ? "or" : "not";
        text = "<" + tag + ">";
        for (const Written& child : one.children) {
            text += xmlOf(child);
        }
        text += "</" + tag + ">";
    }
    }
    return one.isReversed ? "<not>" + text + "</not>" : text;
}

/// A group of a special on Mars, whose source is Mars. Its scope includes one condition and excludes one.
struct WrittenGroup {
    std::vector<Written> activation;
    Written include;
    std::vector<Written> exclude;

    std::string xml(const std::string& id = "SPC") const {
        const auto all = [](const std::vector<Written>& list) {
            std::string text;
            for (const Written& one : list) {
                text += xmlOf(one);
            }
            return text;
        };
        return "<class id=\"" + id + "\" type=\"special\"><group id=\"g\"><activation>" + all(activation) +
               "</activation><scope><include>" + xmlOf(include) + "</include><exclude>" + all(exclude) +
               "</exclude></scope><effects><modify-max-meter meter=\"Industry\" "
               "amount=\"4\"/></effects></group></class>";
    }
    std::size_t leaves() const {
        std::size_t count = leavesOf(include);
        for (const auto* list : {&activation, &exclude}) {
            for (const Written& one : *list) {
                count += leavesOf(one);
            }
        }
        return count;
    }
    /// Calls a function for each condition, with the kinds of the one around it.
    void visit(const std::function<void(Written&, bool mayBeOff)>& call) {
        for (auto* list : {&activation, &exclude}) {
            for (Written& one : *list) {
                visit(one, true, call);
            }
        }
        visit(include, false, call);
    }

private:
    static void visit(Written& one, bool mayBeOff, const std::function<void(Written&, bool mayBeOff)>& call) {
        call(one, mayBeOff);
        for (Written& child : one.children) {
            visit(child, one.kind != Kind::opposite && one.children.size() > 1, call);
        }
    }
};

const std::string placements = "<place class=\"SPC\" on=\"Mars\" name=\"Mark\"/>"
                               "<set object=\"Sol III\" Stock=\"30\" owner=\"Terrans\"/>"
                               "<set object=\"Vega I\" Stock=\"70\"/>";

/// Makes random groups.
class GroupWriter {
public:
    explicit GroupWriter(std::uint32_t seed) : m_random(seed) {}

    WrittenGroup group() {
        WrittenGroup made;
        for (std::size_t i = below(3); i > 0; --i) {
            made.activation.push_back(condition(2));
        }
        made.include = condition(3);
        for (std::size_t i = below(2); i > 0; --i) {
            made.exclude.push_back(condition(2));
        }
        return made;
    }
    std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
    Written condition(int depth) {
        Written made;
        made.kind = static_cast<Kind>(below(depth > 0 ? 8 : 5));
        made.isUpper = below(2) == 0;
        made.isOfSource = below(3) == 0;
        made.number = static_cast<int>(made.kind == Kind::size          ? below(sizes.size())
                                       : made.kind == Kind::environment ? below(environments.size())
                                       : made.kind == Kind::owner       ? below(owners.size())
                                                                        : 5 * below(21));
        const std::size_t children = isLeaf(made) ? 0 : made.kind == Kind::opposite ? 1 : 2 + below(2);
        for (std::size_t i = 0; i < children; ++i) {
            made.children.push_back(condition(depth - 1));
        }
        return made;
    }

    std::mt19937 m_random;
};

struct Setting {
    std::string object;
    std::string column;
    double value = 0.0; ///< number or enumerator
    std::vector<std::string> owners{};
    bool isOwner = false;
};

MissQuestion questionOf(const Game& game, const std::string& object) {
    const Program& program = game.session().program();
    return {.turn = 1,
            .group = program.groupsOf(*program.model->findClass("SPC")).front(),
            .holder = game.find("Mark"),
            .object = game.find(object)};
}

Override overrideOf(const Game& game, const Setting& setting) {
    Override one;
    one.row = game.find(setting.object);
    one.column = *game.session().program().model->layout.find(setting.column);
    one.value = setting.value;
    for (const std::string& owner : setting.owners) {
        one.owners.push_back(game.find(owner));
    }
    return one;
}

/// A game of many groups, each of a class of its own with a special on Mars. The groups do not read what they change.
class Groups {
public:
    explicit Groups(const std::vector<WrittenGroup>& groups) : m_count(groups.size()) {
        std::string content;
        std::string placed = placements;
        for (std::size_t i = 0; i < m_count; ++i) {
            content += groups[i].xml(idOf(i));
            placed += "<place class=\"" + idOf(i) + "\" on=\"Mars\" name=\"Mark " + idOf(i) + "\"/>";
        }
        m_game = std::make_unique<Game>(content, placed);
    }

    /// Plays to turn 1 under overrides. Returns the first group that acts on the object, or the number of groups.
    std::size_t firstThatActs(const std::string& object, const std::vector<Setting>& settings) {
        std::vector<Override> overrides;
        for (const Setting& setting : settings) {
            overrides.push_back(overrideOf(*m_game, setting));
        }
        m_game->session().stepUnder(1, overrides);
        const Program& program = m_game->session().program();
        for (std::size_t i = 0; i < m_count; ++i) {
            const auto group = program.groupsOf(*program.model->findClass(idOf(i))).front();
            if (whyNot(m_game->session(), 1, group, m_game->find("Mark " + idOf(i)), m_game->find(object)).stage ==
                WhyNotStage::fired) {
                return i;
            }
        }
        return m_count;
    }
    std::size_t count() const { return m_count; }

private:
    static std::string idOf(std::size_t i) { return "SPC_" + std::to_string(i); }

    std::size_t m_count;
    std::unique_ptr<Game> m_game;
};

/// A change of the exhaustive search: of a condition, by its place in visit(), or of a value.
struct Trial {
    unsigned rank = 0;
    double size = 0.0;
    std::size_t node = 0;
    std::function<void(Written&)> change{};
    std::optional<Setting> setting{};
};

double sizeOf(double before, double after) {
    return std::abs(after - before) / std::max(std::abs(before), 1.0);
}

/// Returns the numbers to try: each that a condition or an object has, and its neighbours. Between these numbers, no
/// verdict changes.
std::set<int> numbersOf(WrittenGroup& group) {
    std::set<int> numbers{0, 101};
    const auto add = [&](int number) {
        for (int near = number - 1; near <= number + 1; ++near) {
            if (near >= 0) {
                numbers.insert(near);
            }
        }
    };
    for (const int stock : {30, 50, 70}) { // see placements; 50 is the stock of all other planets
        add(stock);
    }
    group.visit([&](Written& one, bool) {
        if (one.kind == Kind::stock || one.kind == Kind::comparison) {
            add(one.number);
        }
    });
    return numbers;
}

std::vector<Trial> allTrials(const WrittenGroup& group, const std::string& object, bool withNumbers) {
    std::vector<Trial> trials;
    WrittenGroup copy = group;
    const std::set<int> numbers = numbersOf(copy);
    std::size_t node = 0;
    bool readsStock = false;
    bool readsSize = false;
    bool readsEnvironment = false;
    bool readsOwner = false;
    copy.visit([&](Written& one, bool mayBeOff) {
        const std::size_t at = node++;
        trials.push_back({2, 0.0, at, [](Written& changed) { changed.isReversed = true; }, {}});
        if (mayBeOff) {
            trials.push_back({2, 0.0, at, [](Written& changed) { changed.isOff = true; }, {}});
        }
        const std::size_t words = one.kind == Kind::size          ? sizes.size()
                                  : one.kind == Kind::environment ? environments.size()
                                  : one.kind == Kind::owner       ? owners.size()
                                                                  : 0;
        for (std::size_t word = 0; word < words; ++word) {
            if (static_cast<int>(word) != one.number) {
                trials.push_back(
                    {1, 0.0, at, [word](Written& changed) { changed.number = static_cast<int>(word); }, {}});
            }
        }
        const bool isStock = one.kind == Kind::stock || one.kind == Kind::comparison;
        for (const int number : withNumbers&& isStock ? numbers : std::set<int>()) {
            if (number != one.number) {
                trials.push_back(
                    {0, sizeOf(one.number, number), at, [number](Written& changed) { changed.number = number; }, {}});
            }
        }
        readsStock = readsStock || isStock;
        readsSize = readsSize || one.kind == Kind::size;
        readsEnvironment = readsEnvironment || one.kind == Kind::environment;
        readsOwner = readsOwner || one.kind == Kind::owner;
    });
    const Game game(group.xml(), placements);
    for (const std::string& of : std::set<std::string>{object, "Mars"}) {
        const auto add = [&](const std::string& column, double value, double size) {
            trials.push_back({0, size, 0, {}, Setting{of, column, value}});
        };
        for (const int value : readsStock ? numbers : std::set<int>()) {
            add("Stock", value, sizeOf(game.at(of, "Stock"), value));
        }
        for (std::size_t value = 0; readsSize && value < sizes.size(); ++value) {
            add("size", static_cast<double>(value), 0.0);
        }
        for (std::size_t value = 0; readsEnvironment && value < environments.size(); ++value) {
            add("environment", static_cast<double>(value), 0.0);
        }
        for (const std::vector<std::string>& some :
             {std::vector<std::string>{}, std::vector<std::string>{"Terrans"}, std::vector<std::string>{"Vegans"}}) {
            if (readsOwner) {
                trials.push_back({0, 0.0, 0, {}, Setting{of, "owner", 0.0, some, true}});
            }
        }
    }
    return trials;
}

/// Returns a group with the changes of conditions in some trials.
WrittenGroup changedBy(const WrittenGroup& group, const std::vector<const Trial*>& trials) {
    WrittenGroup changed = group;
    for (const Trial* const trial : trials) {
        std::size_t node = 0;
        changed.visit([&](Written& one, bool) {
            if (node++ == trial->node) {
                trial->change(one);
            }
        });
    }
    return changed;
}

/// Returns the trials, or pairs of trials, with which a group acts on an object; empty if there are none.
/// @param pairs whether pairs are tried: of two changed conditions, or of one and a changed value
std::string whatActs(const WrittenGroup& group, const std::string& object, const std::vector<const Trial*>& trials,
                     bool pairs) {
    const auto name = [](const Trial& trial) {
        return "rank " + std::to_string(trial.rank) + " size " + std::to_string(trial.size) +
               (trial.setting ? " " + trial.setting->object + "." + trial.setting->column + "=" +
                                    std::to_string(trial.setting->value)
                              : " node " + std::to_string(trial.node));
    };
    std::vector<const Trial*> written;
    std::vector<WrittenGroup> changed{group};
    for (const Trial* const trial : trials) {
        if (!trial->setting) {
            written.push_back(trial);
            changed.push_back(changedBy(group, {trial}));
        }
    }
    Groups one({group});
    Groups each(changed);
    if (const std::size_t at = each.firstThatActs(object, {}); at < each.count()) {
        return at == 0 ? "nothing" : name(*written[at - 1]);
    }
    for (const Trial* const trial : trials) {
        if (trial->setting) {
            Groups& tried = pairs ? each : one;
            if (const std::size_t at = tried.firstThatActs(object, {*trial->setting}); at < tried.count()) {
                return name(*trial) + (at == 0 ? std::string() : " and " + name(*written[at - 1]));
            }
        }
    }
    for (std::size_t i = 0; pairs && i < written.size(); ++i) {
        std::vector<WrittenGroup> both;
        for (std::size_t j = 0; j < i; ++j) {
            both.push_back(changedBy(group, {written[i], written[j]}));
        }
        Groups some(both);
        if (const std::size_t at = some.firstThatActs(object, {}); at < some.count()) {
            return name(*written[i]) + " and " + name(*written[at]);
        }
    }
    return {};
}

std::string described(const NearestMiss& answer) {
    std::string text(missOutcomeName(answer.outcome));
    for (const Miss& miss : answer.misses) {
        text += "\n  ";
        for (const MissChange& change : miss.changes) {
            text += change.sentence.english() + "; ";
        }
    }
    return text;
}

unsigned rankOf(const MissChange& change) {
    return change.kind <= MissChangeKind::priority ? 0 : change.kind <= MissChangeKind::enabled ? 1 : 2;
}

} // namespace

class LabMissExhaustiveTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsSmaller_data();
    void nothingIsSmaller();
};

void LabMissExhaustiveTest::nothingIsSmaller_data() {
    QTest::addColumn<std::uint32_t>("first");
    for (std::uint32_t block = 0; block < 4; ++block) {
        QTest::addRow("I4.5 an exhaustive search finds nothing smaller, groups %u to %u", 25 * block + 1,
                      25 * block + 25)
            << 25 * block;
    }
}

void LabMissExhaustiveTest::nothingIsSmaller() {
    QFETCH(std::uint32_t, first);
    std::map<std::string, std::size_t> counts;
    const std::array<std::string, 4> objects{"Mars", "Sol III", "Vega I", "Giant"};
    for (std::uint32_t seed = first; seed < first + 25; ++seed) {
        GroupWriter writer(seed + 1);
        const WrittenGroup group = writer.group();
        if (group.leaves() > mostMissLeaves) {
            continue;
        }
        Game game(group.xml(), placements);
        game.goTo(1);
        const std::string& object = objects[writer.below(objects.size())];
        const MissQuestion question = questionOf(game, object);
        const NearestMiss answer = nearestMiss({game.session(), game.project(), shippedRows()}, question);
        const std::string about =
            std::to_string(seed) + " on " + object + "\n" + group.xml() + "\n" + described(answer);
        if (answer.outcome == MissOutcome::acts) {
            ++counts["acts"];
            continue;
        }
        QVERIFY2(answer.outcome == MissOutcome::found && !answer.isCut, about.c_str());
        const Miss& nearest = answer.misses.front();
        for (const Miss& miss : answer.misses) {
            MissTrial trial({game.session(), game.project(), shippedRows()}, question);
            std::vector<const MissChange*> changes;
            for (const MissChange& change : miss.changes) {
                changes.push_back(&change);
            }
            QVERIFY2(trial.inTurn(changes, nullptr).end == MissVerdict::End::acts, about.c_str());
        }
        ++counts[std::to_string(nearest.changes.size()) + " changes"];
        const std::vector<Trial> trials = allTrials(group, object, nearest.changes.size() == 1);
        std::tuple<unsigned, double> order{0, 0.0};
        for (const MissChange& change : nearest.changes) {
            std::get<0>(order) += rankOf(change);
            std::get<1>(order) += change.size;
        }
        std::vector<const Trial*> better;
        for (const Trial& trial : trials) {
            if (nearest.changes.size() > 1 || std::tuple(trial.rank, trial.size + 1e-9) < order) {
                better.push_back(&trial);
            }
        }
        const std::string found = whatActs(group, object, better, nearest.changes.size() > 2);
        QVERIFY2(found.empty(), (about + "\nbetter: " + found).c_str());
    }
    for (const auto& [what, count] : counts) {
        qInfo("%zu × %s", count, what.c_str());
    }
}

QTEST_APPLESS_MAIN(LabMissExhaustiveTest)
#include "lab_miss_exhaustive_test.moc"
