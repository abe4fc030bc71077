// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/new_galaxy_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>

namespace orrery::widgets {

NewGalaxyDialog::NewGalaxyDialog(const engine::CheckedScenario* like, QWidget* parent)
    : DraftDialog(QStringLiteral("new-galaxy"), DraftScope::project, parent), m_seed(new QLineEdit(this)),
      m_systems(new QSpinBox(this)), m_empires(new QSpinBox(this)), m_planets(new QDoubleSpinBox(this)),
      m_shape(new QComboBox(this)) {
    setWindowTitle(tr("New galaxy"));
    if (like != nullptr && like->galaxy) {
        m_like.galaxy = like->galaxy;
    } else {
        m_like.galaxy = engine::GalaxySpec{};
    }
    const engine::GalaxySpec& galaxy = *m_like.galaxy;
    m_seed->setText(QString::number(galaxy.seed));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    auto* const another = new QPushButton(tr("Random seed"), this);
    connect(another, &QPushButton::clicked, this,
            [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000))); });
    auto* const seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(another);
    m_systems->setRange(1, 2000);
    m_systems->setValue(static_cast<int>(galaxy.systems));
    m_empires->setRange(0, 32);
    m_empires->setValue(static_cast<int>(galaxy.empires));
    m_planets->setRange(0.0, 10.0);
    m_planets->setSingleStep(0.5);
    m_planets->setDecimals(1);
    m_planets->setValue(galaxy.planets);
    m_planets->setToolTip(tr("Average number of planets per system"));
    for (const auto& [id, label] : {std::pair("disc", tr("Disc")), std::pair("spiral", tr("Spiral")),
                                    std::pair("ring", tr("Ring")), std::pair("cluster", tr("Cluster"))}) {
        m_shape->addItem(label, QString::fromLatin1(id));
    }
    m_shape->setCurrentIndex(m_shape->findData(QString::fromStdString(galaxy.shape)));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const make = buttons->addButton(tr("Create galaxy"), QDialogButtonBox::AcceptRole);
    make->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const form = new QFormLayout(this);
    auto* const seedLabel = new QLabel(tr("&Seed"), this);
    seedLabel->setBuddy(m_seed);
    form->addRow(seedLabel, seedRow);
    form->addRow(tr("S&ystems"), m_systems);
    form->addRow(tr("Average &planets per system"), m_planets);
    form->addRow(tr("&Empires"), m_empires);
    form->addRow(tr("S&hape"), m_shape);
    form->addRow(buttons);
    addField(QStringLiteral("seed"), *m_seed);
    addField(QStringLiteral("systems"), *m_systems);
    addField(QStringLiteral("planets"), *m_planets);
    addField(QStringLiteral("empires"), *m_empires);
    addField(QStringLiteral("shape"), *m_shape);
    beginDraft();
}

engine::CheckedScenario NewGalaxyDialog::scenario() const {
    engine::CheckedScenario scenario = m_like;
    scenario.id = "galaxy-" + m_seed->text().toStdString();
    scenario.galaxy->seed = m_seed->text().toULongLong();
    scenario.galaxy->systems = static_cast<std::uint32_t>(m_systems->value());
    scenario.galaxy->empires = static_cast<std::uint32_t>(m_empires->value());
    scenario.galaxy->planets = m_planets->value();
    scenario.galaxy->shape = m_shape->currentData().toString().toStdString();
    return scenario;
}

} // namespace orrery::widgets
