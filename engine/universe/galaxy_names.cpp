// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy_names.h"

#include "engine/universe/chance.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

// Traditional star names.
constexpr std::array starNames = std::to_array<std::string_view>({
    "Achernar",     "Achird",     "Acrab",     "Acrux",        "Acubens",    "Adhafera",     "Adhara",
    "Adhil",        "Ain",        "Albaldah",  "Albali",       "Albireo",    "Alchiba",      "Alcor",
    "Alcyone",      "Aldebaran",  "Alderamin", "Aldhanab",     "Aldhibah",   "Alfirk",       "Algedi",
    "Algenib",      "Algieba",    "Algol",     "Algorab",      "Alhena",     "Alioth",       "Alkaid",
    "Alkalurops",   "Alkaphrah",  "Alkes",     "Almaaz",       "Almach",     "Alnair",       "Alnasl",
    "Alnilam",      "Alnitak",    "Alniyat",   "Alphard",      "Alphecca",   "Alpheratz",    "Alpherg",
    "Alrakis",      "Alrescha",   "Alruba",    "Alsafi",       "Alsciaukat", "Alsephina",    "Alshain",
    "Alshat",       "Altair",     "Altais",    "Alterf",       "Aludra",     "Alula",        "Alya",
    "Alzirr",       "Ancha",      "Angetenar", "Ankaa",        "Anser",      "Antares",      "Arcturus",
    "Arkab",        "Arneb",      "Ascella",   "Asellus",      "Ashlesha",   "Aspidiske",    "Asterope",
    "Atlas",        "Atria",      "Avior",     "Azha",         "Azmidi",     "Baham",        "Barnard",
    "Baten Kaitos", "Beemim",     "Beid",      "Bellatrix",    "Betelgeuse", "Bharani",      "Biham",
    "Botein",       "Brachium",   "Bunda",     "Canopus",      "Capella",    "Caph",         "Castor",
    "Castula",      "Cebalrai",   "Celaeno",   "Chalawan",     "Chara",      "Chertan",      "Cursa",
    "Dabih",        "Deneb",      "Denebola",  "Diadem",       "Diphda",     "Dschubba",     "Dubhe",
    "Dziban",       "Edasich",    "Electra",   "Elgafar",      "Elkurud",    "Elnath",       "Eltanin",
    "Enif",         "Errai",      "Fang",      "Fawaris",      "Fomalhaut",  "Fulu",         "Furud",
    "Gacrux",       "Giausar",    "Gienah",    "Ginan",        "Gomeisa",    "Gorgonea",     "Grumium",
    "Hadar",        "Haedus",     "Hamal",     "Hassaleh",     "Hatysa",     "Heze",         "Homam",
    "Iklil",        "Intercrus",  "Izar",      "Jabbah",       "Jishui",     "Kaffaljidhma", "Kang",
    "Kaus",         "Keid",       "Khambalia", "Kitalpha",     "Kochab",     "Kornephoros",  "Kraz",
    "Kurhah",       "Larawag",    "Lesath",    "Libertas",     "Lich",       "Maasym",       "Mahasim",
    "Maia",         "Marfik",     "Markab",    "Markeb",       "Marsic",     "Matar",        "Mebsuta",
    "Megrez",       "Meissa",     "Mekbuda",   "Meleph",       "Menkalinan", "Menkar",       "Menkent",
    "Menkib",       "Merak",      "Merga",     "Meridiana",    "Merope",     "Mesarthim",    "Miaplacidus",
    "Mimosa",       "Minchir",    "Minelauva", "Mintaka",      "Mira",       "Mirach",       "Miram",
    "Mirfak",       "Mirzam",     "Misam",     "Mizar",        "Mothallah",  "Muliphein",    "Muphrid",
    "Muscida",      "Naos",       "Nashira",   "Navi",         "Nekkar",     "Nembus",       "Nihal",
    "Nunki",        "Nusakan",    "Okab",      "Peacock",      "Phact",      "Phecda",       "Pherkad",
    "Pipirima",     "Pleione",    "Polaris",   "Pollux",       "Porrima",    "Praecipua",    "Procyon",
    "Propus",       "Proxima",    "Ran",       "Rasalas",      "Rasalgethi", "Rasalhague",   "Rastaban",
    "Regor",        "Regulus",    "Revati",    "Rigel",        "Rotanev",    "Ruchbah",      "Rukbat",
    "Sabik",        "Saclateni",  "Sadachbia", "Sadalbari",    "Sadalmelik", "Sadalsuud",    "Sadr",
    "Saiph",        "Salm",       "Sargas",    "Sarin",        "Sceptrum",   "Scheat",       "Schedar",
    "Secunda",      "Segin",      "Seginus",   "Sham",         "Shaula",     "Sheliak",      "Sheratan",
    "Sirius",       "Situla",     "Skat",      "Sol",          "Spica",      "Sterope",      "Sualocin",
    "Subra",        "Suhail",     "Sulafat",   "Syrma",        "Tabit",      "Taiyangshou",  "Talitha",
    "Tania",        "Tarazed",    "Taygeta",   "Tegmine",      "Tejat",      "Terebellum",   "Theemin",
    "Thuban",       "Tiaki",      "Tianguan",  "Toliman",      "Torcular",   "Tureis",       "Ukdah",
    "Unukalhai",    "Unurgunite", "Vega",      "Vindemiatrix", "Wasat",      "Wazn",         "Wezen",
    "Wurren",       "Xamidimura", "Yildun",    "Zaniah",       "Zaurak",     "Zavijava",     "Zibal",
    "Zosma",
});
static_assert(std::ranges::is_sorted(starNames), "keep the stars sorted");
static_assert(std::ranges::adjacent_find(starNames) == starNames.end(), "two stars share a name");

constexpr std::array greekLetters = std::to_array<std::string_view>({
    "Alpha", "Beta", "Gamma",   "Delta", "Epsilon", "Zeta",  "Eta", "Theta",   "Iota", "Kappa", "Lambda", "Mu",
    "Nu",    "Xi",   "Omicron", "Pi",    "Rho",     "Sigma", "Tau", "Upsilon", "Phi",  "Chi",   "Psi",    "Omega",
});

constexpr std::array peoples = std::to_array<std::string_view>({
    "Terrans",
    "Vegans",
    "Lyrans",
    "Cygnids",
    "Orionids",
    "Carinae",
    "Dracons",
    "Perseids",
    "Hydrans",
    "Corvids",
    "Leonids",
    "Aquilans",
    "Tauri",
    "Pavonids",
    "Gruids",
    "Pyxids",
    "Volans",
    "Serpens",
});

/// Returns whether a scenario uses a name itself, or a longer name that begins with it.
bool isTaken(std::string_view name, const NameSet& taken) {
    const auto next = taken.lower_bound(name);
    return next != taken.end() && (*next == name || (next->starts_with(name) && (*next)[name.size()] == ' '));
}

} // namespace

std::vector<std::string> systemNames(std::uint32_t count, std::uint64_t seed, const NameSet& taken) {
    // Every name draws its own place in the order. So skipping a name moves no other name.
    std::vector<std::pair<double, std::string_view>> order;
    for (const std::string_view name : starNames) {
        if (!isTaken(name, taken)) {
            order.emplace_back(uniform(seed, stableHash(name), stableHash("system name"), 0), name);
        }
    }
    std::sort(order.begin(), order.end());

    std::vector<std::string> names;
    names.reserve(count);
    for (std::uint32_t round = 0; names.size() < count; ++round) {
        const std::string suffix = round == 0                     ? std::string()
                                   : round <= greekLetters.size() ? " " + std::string(greekLetters[round - 1])
                                                                  : " " + std::to_string(round);
        for (std::size_t i = 0; i < order.size() && names.size() < count; ++i) {
            std::string name = std::string(order[i].second) + suffix;
            if (!isTaken(name, taken)) {
                names.push_back(std::move(name));
            }
        }
        if (order.empty()) { // the scenario uses all star names for its own objects
            std::string name = "System " + std::to_string(round + 1);
            if (!isTaken(name, taken)) {
                names.push_back(std::move(name));
            }
        }
    }
    return names;
}

std::vector<std::string> empireNames(std::uint32_t count, const NameSet& taken) {
    std::vector<std::string> names;
    for (std::uint32_t i = 0; names.size() < count; ++i) {
        std::string name = i < peoples.size() ? std::string(peoples[i]) : "Empire" + std::to_string(i + 1);
        if (!taken.contains(name)) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

std::string romanNumeral(std::uint32_t number) {
    static constexpr std::array<std::pair<std::uint32_t, std::string_view>, 13> parts{{{1000, "M"},
                                                                                       {900, "CM"},
                                                                                       {500, "D"},
                                                                                       {400, "CD"},
                                                                                       {100, "C"},
                                                                                       {90, "XC"},
                                                                                       {50, "L"},
                                                                                       {40, "XL"},
                                                                                       {10, "X"},
                                                                                       {9, "IX"},
                                                                                       {5, "V"},
                                                                                       {4, "IV"},
                                                                                       {1, "I"}}};
    std::string text;
    for (const auto& [value, sign] : parts) {
        for (; number >= value; number -= value) {
            text += sign;
        }
    }
    return text;
}

} // namespace orrery::engine
