// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/availability_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/sandbox/availability_model.h"
#include "widgets/sandbox/condition_lines.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using engine::Availability;
using engine::Builtin;
using engine::noRow;
using engine::Row;
using engine::Truth;

namespace {

bool isEmpire(const engine::View& view, Row row) {
    const auto type = view.model->vocabulary.findType("empire");
    return type && view.exists(row) && view.typeOf(row) == *type;
}

/// Returns the empire of an object. Returns the object itself if it is an empire, otherwise its first owner.
Row empireOf(const engine::View& view, Row row) {
    if (!view.exists(row) || isEmpire(view, row)) {
        return view.exists(row) ? row : noRow;
    }
    const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
    return owners.empty() ? noRow : owners.front();
}

/// Returns whether objects of some type can be attached to objects of the row's type.
bool canHold(const engine::View& view, Row row) {
    const auto& types = view.model->vocabulary.types();
    return std::any_of(types.begin(), types.end(), [&](const engine::Type& type) {
        return std::find(type.attachedTo.begin(), type.attachedTo.end(), view.typeOf(row)) != type.attachedTo.end();
    });
}

/// Returns the reasons for a result: the decisive conditions, in words.
QString reasonOf(const Availability& answer) {
    QStringList reasons;
    if (answer.right == engine::ClassRight::forbidden) {
        reasons += engineText(engine::rightText(answer.right));
    }
    for (const auto* const verdicts : {&answer.ofEmpire, &answer.ofPlace}) {
        for (std::size_t i = 0; i < verdicts->size(); ++i) {
            if ((*verdicts)[i].isDecisive) {
                reasons += engineText(engine::sentenceOf(*verdicts, i));
            }
        }
    }
    return reasons.join(QStringLiteral("; "));
}

} // namespace

AvailabilityView::AvailabilityView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_notice(new QLabel(this)), m_body(new QWidget(this)),
      m_turn(new QLabel(m_body)), m_empire(new QComboBox(m_body)), m_onPlace(new QCheckBox(m_body)),
      m_words(new QLineEdit(m_body)), m_classes(new AvailabilityModel(sandbox, this)),
      m_filter(new QSortFilterProxyModel(this)), m_list(new QTreeView(m_body)), m_sentence(new QLabel(m_body)),
      m_conditions(new QTreeWidget(m_body)), m_open(new QPushButton(tr("Open the XML"), m_body)) {
    setAccessibleName(tr("Availability"));
    m_notice->setWordWrap(true);
    m_notice->setAlignment(Qt::AlignCenter);
    m_notice->setForegroundRole(QPalette::PlaceholderText);
    m_empire->setAccessibleName(tr("Empire"));
    setUpFilter(*m_words, tr("Filter classes"));
    moveListFromLine(*m_words, *m_list);
    m_filter->setSourceModel(m_classes);
    m_filter->setFilterRole(AvailabilityModel::WordsRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setObjectName(QStringLiteral("classes"));
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Classes"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(AvailabilityModel::name, QHeaderView::Stretch);
    m_list->header()->resizeSection(AvailabilityModel::answer, fontMetrics().horizontalAdvance(tr("Available")) + 32);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prepareConditionTree(*m_conditions);
    layOutBody();
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_body, 1);
    layout->setContentsMargins(6, 6, 6, 6);

    connect(m_open, &QPushButton::clicked, this, &AvailabilityView::openXml);
    connect(m_conditions, &QTreeWidget::itemActivated, this, &AvailabilityView::openXml);
    connect(m_list, &QTreeView::activated, this, [this] { m_conditions->setFocus(Qt::OtherFocusReason); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AvailabilityView::showAnswer);
    connect(m_empire, &QComboBox::currentIndexChanged, this, &AvailabilityView::askAll);
    connect(m_onPlace, &QCheckBox::toggled, this, &AvailabilityView::askAll);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { m_conditions->setFocus(Qt::OtherFocusReason); });
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setFilterFixedString(words);
        chooseFirst();
    });
    connect(&m_sandbox, &Sandbox::changed, this, &AvailabilityView::load);
    connect(&m_sandbox, &Sandbox::started, this, [this] { m_object.reset(); }); // the same rows are other objects
    load();
}

void AvailabilityView::ask(std::optional<Row> object) {
    const engine::Session* const session = m_sandbox.session();
    m_object = object;
    m_wantedEmpire = object && session != nullptr ? empireOf(session->state().view(), *object) : noRow;
    m_onPlace->setText({}); // checks it again
    load();
    m_words->setFocus();
}

void AvailabilityView::showObject(Row object) {
    m_object = object;
    load();
}

void AvailabilityView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        load();
    }
}

void AvailabilityView::layOutBody() {
    auto* const empireLabel = new QLabel(tr("E&mpire:"), m_body);
    empireLabel->setBuddy(m_empire);
    auto* const top = new QHBoxLayout;
    top->addWidget(empireLabel);
    top->addWidget(m_empire);
    top->addSpacing(12);
    top->addWidget(m_onPlace);
    top->addSpacing(12);
    top->addWidget(m_turn);
    top->addStretch(1);
    top->addWidget(m_open);
    auto* const left = new QWidget(m_body);
    auto* const leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins({});
    leftLayout->addWidget(m_words);
    leftLayout->addWidget(m_list, 1);
    auto* const right = new QWidget(m_body);
    auto* const rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins({});
    rightLayout->addWidget(m_sentence);
    rightLayout->addWidget(m_conditions, 1);
    auto* const splitter = new QSplitter(m_body);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({380, 680});
    auto* const bodyLayout = new QVBoxLayout(m_body);
    bodyLayout->setContentsMargins({});
    bodyLayout->addLayout(top);
    bodyLayout->addWidget(splitter, 1);
}

void AvailabilityView::load() {
    const engine::Session* const session = m_sandbox.session();
    m_isStale = !isVisible();
    if (m_isStale || (session == nullptr && m_sandbox.hasRun())) {
        return; // not visible, or a job is changing the run
    }
    if (session == nullptr) {
        m_classes->show(nullptr);
        say(m_sandbox.isBusy()
                ? tr("Computing the run; results follow.")
                : tr("No run yet. Create a new galaxy or open a scenario in the Sandbox menu, then try again."));
        return;
    }
    const engine::View view = session->state().view();
    m_turn->setText(tr("turn %1").arg(session->turn()));
    bool hasEmpires = false;
    {
        const QSignalBlocker quietEmpire(m_empire);
        const QSignalBlocker quietPlace(m_onPlace);
        hasEmpires = listEmpires(view);
        listPlace(view);
    }
    m_classes->show(session->sharedProgram());
    if (!hasEmpires) {
        say(tr(
            "This galaxy has no empire to check. Create a galaxy with an empire, or add an <empire> to the scenario."));
    } else if (m_classes->rowCount() == 0) {
        say(tr("The project defines no class yet."));
    } else {
        say({});
        m_classes->askAbout(empire(), place());
        choosePresent();
    }
}

bool AvailabilityView::listEmpires(const engine::View& view) {
    const Row present = empire();
    const Row wanted = m_wantedEmpire != noRow ? std::exchange(m_wantedEmpire, noRow) : present;
    m_empire->clear();
    const auto type = view.model->vocabulary.findType("empire");
    for (Row row = 0; type && row < view.rowCount; ++row) {
        if (view.typeOf(row) == *type && view.exists(row)) {
            m_empire->addItem(shownName(view, row), row);
        }
    }
    m_empire->setCurrentIndex(std::max(0, m_empire->findData(wanted)));
    return m_empire->count() > 0;
}

void AvailabilityView::listPlace(const engine::View& view) {
    m_place = m_object && view.exists(*m_object) && !isEmpire(view, *m_object) ? *m_object : noRow;
    while (m_place != noRow && !canHold(view, m_place)) {
        m_place = view.parent(m_place);
    }
    const bool wasKnown = !m_onPlace->text().isEmpty();
    m_onPlace->setVisible(m_place != noRow);
    if (m_place != noRow) {
        m_onPlace->setText(tr("and may place &it on %1").arg(shownName(view, m_place)));
        m_onPlace->setChecked(wasKnown ? m_onPlace->isChecked() : true);
    }
}

Row AvailabilityView::empire() const {
    return m_empire->currentIndex() < 0 ? noRow : m_empire->currentData().toUInt();
}

Row AvailabilityView::place() const {
    return m_onPlace->isChecked() ? m_place : noRow;
}

void AvailabilityView::say(const QString& notice) {
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
    m_body->setVisible(notice.isEmpty());
    m_open->setEnabled(notice.isEmpty());
}

void AvailabilityView::askAll() {
    m_classes->askAbout(empire(), place());
    showAnswer();
}

/// Keeps the chosen class, otherwise chooses the first one.
void AvailabilityView::choosePresent() {
    m_list->currentIndex().isValid() ? showAnswer() : chooseFirst();
}

void AvailabilityView::chooseFirst() {
    m_list->setCurrentIndex(m_filter->index(0, AvailabilityModel::answer));
    if (m_filter->rowCount() == 0) {
        showAnswer(); // shows that no class is left
    }
}

void AvailabilityView::showAnswer() {
    m_conditions->clear();
    m_sentence->clear();
    const QModelIndex current = m_filter->mapToSource(m_list->currentIndex());
    const engine::Session* const session = m_sandbox.session();
    m_open->setEnabled(current.isValid() && session != nullptr);
    if (!current.isValid() || session == nullptr) {
        if (!m_words->text().isEmpty()) {
            m_sentence->setText(tr("No class has '%1' in its id, name or type.").arg(m_words->text().toHtmlEscaped()));
        }
        return;
    }
    const engine::View view = session->state().view();
    const engine::ClassIndex objectClass = m_classes->classAt(current.row());
    const Availability answer = engine::availability(session->evaluator(), view, objectClass, empire(), place());

    const QString what = m_classes->labelAt(current.row()).toHtmlEscaped();
    const QString empireName = shownName(view, answer.empire).toHtmlEscaped();
    const QString who = answer.place == noRow
                            ? empireName
                            : tr("%1 on %2").arg(empireName, shownName(view, answer.place).toHtmlEscaped());
    const QString reason = reasonOf(answer).toHtmlEscaped();
    m_sentence->setText(answer.truth == Truth::yes ? tr("<b>%1 is available to %2.</b>").arg(what, who)
                        : answer.truth == Truth::no
                            ? tr("<b>%1 is not available to %2:</b> %3").arg(what, who, reason)
                            : tr("<b>The availability of %1 to %2 is unknown:</b> %3").arg(what, who, reason));
    QTreeWidgetItem* decisive = nullptr;
    const auto addAsked = [&](Row row, const std::vector<engine::ConditionVerdict>& verdicts) {
        auto* const heading = new QTreeWidgetItem(m_conditions);
        heading->setText(0, shownName(view, row));
        setPlace(*heading, view.model->classes[objectClass].head);
        const std::string_view right = row == answer.empire ? engine::rightText(answer.right) : std::string_view();
        if (!right.empty()) {
            heading->setText(1, engineText(right));
        } else if (verdicts.empty()) {
            heading->setText(1, tr("no conditions"));
        }
        QTreeWidgetItem* const found = addConditionLines(*heading, verdicts);
        decisive = decisive == nullptr ? found : decisive;
    };
    addAsked(answer.empire, answer.ofEmpire);
    if (answer.place != noRow) {
        addAsked(answer.place, answer.ofPlace);
    }
    m_conditions->expandAll();
    m_conditions->setCurrentItem(decisive != nullptr ? decisive : m_conditions->topLevelItem(0));
}

void AvailabilityView::openXml() {
    const QTreeWidgetItem* const line = m_conditions->currentItem();
    if (const auto where = line != nullptr ? placeOf(*line) : std::nullopt) {
        emit placeWanted(*where);
    }
}

} // namespace orrery::widgets
