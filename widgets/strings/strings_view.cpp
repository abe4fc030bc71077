// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/strings/strings_view.h"

#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/strings/string_typing.h"
#include "widgets/strings/strings_model.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEventLoop>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QThreadPool>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {

/// The maximum number of rows that the GUI thread filters itself. Another thread filters more rows.
constexpr std::size_t filteredAtOnce = 1000;

} // namespace

StringsView::StringsView(DocumentStore& store, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_store(store), m_analyzer(analyzer), m_model(new StringsModel(this)),
      m_typing(new StringTyping(store, analyzer, this)), m_words(new QLineEdit(this)), m_showing(new QComboBox(this)),
      m_view(new QTableView(this)), m_state(new QLabel(this)) {
    setUpFilter(*m_words, tr("Filter texts"), "strings.filter");
    m_showing->addItems(
        {tr("All texts"), tr("Missing in a language"), tr("Unused ids")}); // in the order of StringsShowing
    m_showing->setAccessibleName(tr("Texts to show"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_typing);
    connect(m_typing, &StringTyping::typed, this, [this](const QString& shownPath) { m_changed.insert(shownPath); });
    connect(m_typing, &StringTyping::refused, this, &StringsView::refuse);
    connect(m_typing, &StringTyping::ended, this, &StringsView::refilter, Qt::QueuedConnection);
    m_view->installEventFilter(this);
    m_view->setAccessibleName(tr("Texts"));
    m_view->verticalHeader()->setVisible(false);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    const auto button = [this](const QString& words, void (StringsView::*signal)()) {
        auto* const made = new QPushButton(words, this);
        connect(made, &QPushButton::clicked, this, signal);
        return made;
    };
    auto* const top = new QHBoxLayout;
    top->addWidget(m_words, 1);
    top->addWidget(m_showing);
    top->addWidget(button(tr("Add &language…"), &StringsView::addLanguageWanted));
    top->addWidget(button(tr("&Import…"), &StringsView::importWanted));
    top->addWidget(button(tr("E&xport…"), &StringsView::exportWanted));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_state);

    connect(m_words, &QLineEdit::textChanged, this, &StringsView::refilter);
    connect(m_showing, &QComboBox::currentIndexChanged, this, &StringsView::refilter);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const engine::Location where = m_model->placeOf(index);
        if (index.column() == 0 && where.file.isValid() && m_read == m_analyzer.latest()) {
            emit placeWanted(where);
        }
    });
    connect(m_model, &StringsModel::changeWanted, this,
            [this](const engine::StringChange& wanted) { change(StringsModel::nameOf(wanted), {wanted}); });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        for (int column = 0; column + 1 < m_model->columnCount(); ++column) {
            m_view->setColumnWidth(column, column == 0 ? 220 : 320);
        }
    });
    connect(&m_analyzer, &Analyzer::analysed, this, [this] {
        makePending();
        read();
    });
    connect(&m_store.list(), &DocumentList::documentsChanged, this, &StringsView::showState);
    showState();
}

StringsView::~StringsView() {
    // A cell that the user is still editing commits its text during the table's destruction. Ignores that change.
    m_model->disconnect(this);
}

bool StringsView::eventFilter(QObject* watched, QEvent* event) {
    // F2 edits the text in this table, even if a command has that shortcut.
    if (watched == m_view && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2) {
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StringsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    read();
}

void StringsView::read() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!isVisible() || !analysis || m_reading || m_tablesOf == analysis) {
        return;
    }
    m_reading = analysis;
    // To find unused ids, readStringTables() reads every word of the content.
    inBackground([self = QPointer(this), analysis] {
        const auto tables =
            endingElsewhere(std::make_shared<const engine::StringTables>(engine::readStringTables(analysis->project)));
        QMetaObject::invokeMethod(
            qApp,
            [self, analysis, tables] {
                if (self) {
                    self->take(analysis, tables);
                }
            },
            Qt::QueuedConnection);
    });
}

void StringsView::take(const AnalysisPtr& of, std::shared_ptr<const engine::StringTables> tables) {
    m_reading.reset();
    m_tablesOf = of;
    m_tables = std::move(tables);
    refilter();
    read(); // a newer analysis may have arrived meanwhile
}

void StringsView::waitUntilRead() {
    m_analyzer.waitUntilCurrent();
    while (m_read != m_analyzer.latest()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void StringsView::change(const QString& name, std::vector<engine::StringChange> changes) {
    m_pending.push_back({name, std::move(changes)});
    makePending();
}

void StringsView::makePending() {
    // Never edits at an outdated span. Changes during a check wait for the next analysis.
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_pending.empty() || !analysis || m_analyzer.isBehind()) {
        return;
    }
    const Pending next = std::move(m_pending.front());
    m_pending.erase(m_pending.begin());
    apply(next.name, engine::editStrings(analysis->project, next.changes), *analysis);
}

void StringsView::addLanguage(const QString& language) {
    if (const AnalysisPtr analysis = m_analyzer.latest()) {
        apply(tr("Add the language %1").arg(language), engine::addLanguage(analysis->project, language.toStdString()),
              *analysis);
    }
}

void StringsView::apply(const QString& name, engine::StringEdits edits, const Analysis& of) {
    if (!edits.refused.empty()) {
        refuse(edits.refused.front());
    }
    std::vector<DocumentEdit> changes;
    for (const engine::TextEdit& edit : edits.edits) {
        if (Document* const document = m_store.find(of.pathOf(edit.file))) {
            changes.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
            m_changed.insert(document->shownPath());
        }
    }
    if (!changes.empty()) {
        m_store.apply(name, std::move(changes));
    }
    for (const auto& [path, bytes] : edits.newFiles) {
        m_store.files().add(QString::fromStdString(path), QByteArray::fromStdString(bytes));
        m_changed.insert(QString::fromStdString(path));
    }
}

void StringsView::refuse(const engine::Phrase& reason) {
    emit refused(tr("Not changed: %1.").arg(engineText(reason)));
}

std::vector<Document*> StringsView::unsaved() const {
    std::vector<Document*> unsaved;
    for (const QString& path : m_changed) {
        if (Document* const document = m_store.find(path); document != nullptr && document->isModified()) {
            unsaved.push_back(document);
        }
    }
    return unsaved;
}

void StringsView::refilter() {
    const quint64 asked = ++m_asked;
    const QStringList words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto showing = static_cast<StringsShowing>(m_showing->currentIndex());
    if (!m_tables || m_tables->rows.size() <= filteredAtOnce) {
        showRows(m_tablesOf, shownStrings(m_tables, words, showing));
        return;
    }
    inBackground([self = QPointer(this), tables = m_tables, of = m_tablesOf, words, showing, asked] {
        auto shown = std::make_shared<ShownStrings>(shownStrings(tables, words, showing));
        QMetaObject::invokeMethod(
            qApp,
            [self, of, shown, asked] {
                if (self && self->m_asked == asked) {
                    self->showRows(of, std::move(*shown));
                }
            },
            Qt::QueuedConnection);
    });
}

void StringsView::showRows(const AnalysisPtr& of, ShownStrings shown) {
    if (m_typing->isTyping()) {
        return; // the cell keeps its place; the end of typing filters again
    }
    m_model->show(std::move(shown));
    m_read = of;
    showState();
}

void StringsView::showState() {
    if (m_store.documents().empty()) {
        ++m_asked; // a running filter belongs to a closed project
        m_model->show({});
        m_tables.reset();
        m_tablesOf.reset();
        m_state->setText(tr("Open a project to see the texts of its content here."));
    } else if (!m_tables) {
        m_state->setText(tr("Reading the texts…"));
    } else if (m_tables->rows.empty()) {
        m_state->setText(tr("The project has no texts yet. Names are in the classes themselves, or in <strings>."));
    } else {
        m_state->setText(tr("Texts: %1, shown: %2, unused: %3")
                             .arg(m_tables->rows.size())
                             .arg(m_model->rowCount())
                             .arg(m_model->unused()));
    }
}

} // namespace orrery::widgets
