// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// Additions to the small game (support/game_fixture.h) for tests of orders: ships, focuses, projects and more systems.
namespace orrery::engine::fixture {

inline const std::string projectVocabulary =
    "<vocabulary><type id='project' class='PROJECT' visible='false' attached-to='planet system empire'>"
    "<has property='project_class'/><has property='project_spent'/><has property='project_turns'/></type></vocabulary>";

inline const std::string ordersContent =
    "<vocabulary><enumeration id='Focus'><value id='industry'/><value id='mining'/></enumeration>"
    "<meter id='Speed' rebuilt='false' initial='30' growth='value()'/><meter id='Signal' maximum='1000'/>"
    "<property id='focus' format='Focus'/><property id='secondary_focus' format='Focus'/>"
    "<property id='bonus' runtime='true'/>"
    "<property id='build_cost' of='class'/><property id='build_time' of='class'/>"
    "<property id='build_resource' of='class' format='text' default='Minerals'/>"
    "<property id='research_cost' of='class'/><property id='research_time' of='class'/>"
    "<property id='research_resource' of='class' format='text' default='Minerals'/>"
    "<property id='project_class' format='class'/><property id='project_spent'/><property id='project_turns'/>"
    "<type id='ship' attached-to='system'><has meter='Speed'/><has meter='Signal'/><has property='bonus'/></type>"
    "<type id='planet' extend='true'><has property='focus'/><has property='secondary_focus'/></type></vocabulary>"
    "<class id='SHP' type='ship'/><class id='BLD' type='building'/><class id='SPC' type='special'/>"
    "<class id='T1' type='tech'/><class id='T2' type='tech'/>";

/// Sol (0,0), Vega (100,0), Deneb (100,100), Rigel (0,100), in a ring of lanes; Far without lanes. The Terrans have the
/// Scout and the Hauler in Sol, and the Hermit in Far. The Vegans have the Raider in Vega. The Wreck in Sol has no
/// owner.
inline const std::string ordersPlaces =
    "<system name='Deneb' x='100' y='100'/><system name='Rigel' x='0' y='100'/><system name='Far' x='500' y='500'/>"
    "<lane from='Vega' to='Deneb'/><lane from='Sol' to='Rigel'/><lane from='Rigel' to='Deneb'/>"
    "<place class='SHP' on='Sol' name='Scout' owner='Terrans'/><place class='SHP' on='Sol' name='Hauler' "
    "owner='Terrans'/>"
    "<place class='SHP' on='Far' name='Hermit' owner='Terrans'/><place class='SHP' on='Vega' name='Raider' "
    "owner='Vegans'/>"
    "<place class='SHP' on='Sol' name='Wreck' owner='none'/>";

} // namespace orrery::engine::fixture
