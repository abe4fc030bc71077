// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_line_view.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int gap = 8;
constexpr int rowGap = 6;

/// Returns the unit of the grid for all fields of a form.
int unitOf(const QWidget& widget) {
    return widget.fontMetrics().height() * 2;
}

/// Returns the name or description of an element from the string tables (I2.7). The tables have it under the id of the
/// element. Returns an empty text if there is none.
QString textOfTables(const FormLine& line, std::string_view attribute, const FormSurroundings& surroundings) {
    const auto id = std::ranges::find(line.fields, "id", [](const FormField& field) { return field.spec.name; });
    const bool isName = attribute == "name";
    if ((!isName && attribute != "description") || id == line.fields.end() || surroundings.analysis == nullptr) {
        return {};
    }
    const std::string* const found = surroundings.analysis->model->findString(isName ? id->text : id->text + "_DESC");
    return found == nullptr ? QString() : QString::fromStdString(*found).simplified();
}

} // namespace

FormLineView::FormLineView(const FormLine& line, const FormSurroundings& surroundings, QWidget* parent)
    : QWidget(parent), m_line(line) {
    const QString label = engineText(line.label);
    setAccessibleName(label);
    setAccessibleDescription(engineText(line.help));
    setFocusPolicy(Qt::ClickFocus); // Tab moves through fields, arrows move through lines
    for (const FormField& field : line.fields) {
        auto* const view = new FormFieldView(field, label, surroundings, this);
        m_fields.push_back(view);
        connect(view, &FormFieldView::widthChanged, this, [this] {
            m_laidOutFor = -1;
            emit heightChanged();
        });
        if (view->isSwitch()) {
            m_switch = view;
        }
    }
    if (m_switch != nullptr) {
        m_switch->editor(); // the switch is before the label, so it is the first tab stop
    }
    m_isInSight.resize(m_fields.size(), false);
    showLine(line, surroundings);
    for (FormFieldView* const field : m_fields) {
        connect(field, &FormFieldView::editorMade, this, &FormLineView::chain);
    }
}

FormFieldView* FormLineView::field(const QString& attribute) const {
    for (FormFieldView* const field : m_fields) {
        if (field->attribute() == attribute) {
            return field;
        }
    }
    return nullptr;
}

/// Returns the fields to show. During typing, a line keeps its fields, even if the new value requires others.
std::vector<FormField> FormLineView::fieldsOf(const FormLine& line) const {
    if (Form::hasSameShape(m_line, line)) {
        return line.fields;
    }
    std::vector<FormField> fields = m_line.fields;
    for (FormField& field : fields) {
        const auto now =
            std::ranges::find(line.fields, field.spec.name, [](const FormField& f) { return f.spec.name; });
        if (now == line.fields.end()) {
            field.findings.clear();
        } else if (now->spec.kind == field.spec.kind && now->isExpression == field.isExpression) {
            field = *now;
        } else {
            field.findings = now->findings;
        }
    }
    return fields;
}

void FormLineView::showLine(const FormLine& line, const FormSurroundings& surroundings) {
    std::vector<FormField> fields = fieldsOf(line);
    m_line = line;
    m_line.fields = std::move(fields);
    m_laidOutFor = -1;
    m_refusal.clear();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->showField(m_line.fields[i], surroundings);
        if (const QString text = textOfTables(m_line, m_line.fields[i].spec.name, surroundings); !text.isEmpty()) {
            m_fields[i]->setStandIn(text);
        }
        m_fields[i]->setFrozen(line.isBroken);
    }
    QFont font = this->font();
    font.setBold(line.isSection);
    if (line.depth == 0) {
        font.setPointSizeF(font.pointSizeF() * 1.25);
    }
    m_labelFont = font;
    update();
    refreshFold();
    showAddButton();
    showFixButton();
    refreshNotes();
}

/// Shows the button of an empty element. The button names the missing content and adds it.
void FormLineView::showAddButton() {
    const bool isWanted = m_line.wantsFirst != FormFirst::nothing && !m_line.isBroken;
    if (isWanted && m_add == nullptr) {
        m_add = new QToolButton(this);
        m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_add->setIcon(icon(QStringLiteral("add"), themeOf(palette())));
        m_add->setAutoRaise(true);
        connect(m_add, &QToolButton::clicked, this, [this] { emit addWanted(this, true); });
    }
    if (m_add != nullptr) {
        m_add->setVisible(isWanted);
        m_add->setText(m_line.wantsFirst == FormFirst::condition ? tr("Add a condition…")
                       : m_line.wantsFirst == FormFirst::effect  ? tr("Add an effect…")
                       : m_line.wantsFirst == FormFirst::group   ? tr("Add a group…")
                                                                 : tr("Add an element…"));
        m_add->setAccessibleDescription(tr("Adds to %1").arg(accessibleName()));
    }
}

std::vector<const engine::Diagnostic*> FormLineView::allFindings() const {
    std::vector<const engine::Diagnostic*> all = m_line.findings;
    for (const FormField& field : m_line.fields) {
        all.insert(all.end(), field.findings.begin(), field.findings.end());
    }
    return all;
}

void FormLineView::showFixButton() {
    const auto all = allFindings();
    const bool isWanted =
        std::ranges::any_of(all, [](const engine::Diagnostic* finding) { return !finding->fixes.empty(); });
    if (isWanted && m_fix == nullptr) {
        m_fix = new QToolButton(this);
        m_fix->setAutoRaise(true);
        m_fix->setFocusPolicy(Qt::NoFocus); // the command has a key, on the line and in its fields
        m_fix->setCursor(Qt::PointingHandCursor);
        m_fix->setIcon(icon(QStringLiteral("fix"), themeOf(palette()).warning));
        m_fix->setToolTip(tr("Quick fixes for the problems here"));
        connect(m_fix, &QToolButton::clicked, this,
                [this] { emit fixesWanted(this, m_fix->mapToGlobal(QPoint(0, m_fix->height()))); });
    }
    if (m_fix != nullptr) {
        m_fix->setVisible(isWanted && !m_isStale);
        m_fix->setAccessibleName(tr("Quick fixes for %1").arg(accessibleName()));
    }
}

QRect FormLineView::headPlace() const {
    return {0, m_labelPlace.y(), width(), m_labelPlace.height()};
}

std::vector<QWidget*> FormLineView::tabStops() const {
    std::vector<QWidget*> stops;
    if (m_switch != nullptr) {
        stops.push_back(&m_switch->editor());
    }
    for (FormFieldView* const field : m_fields) {
        if (field != m_switch && field->hasEditor()) {
            stops.push_back(&field->editor());
        }
    }
    for (QToolButton* const button : {m_more, m_add}) {
        if (button != nullptr) {
            stops.push_back(button);
        }
    }
    return stops;
}

void FormLineView::focusFirstField(bool prefersEmpty) {
    FormFieldView* chosen = nullptr;
    for (FormFieldView* const field : m_fields) {
        const engine::ParameterSpec& spec = field->field().spec;
        const bool isWanting = field->field().isGiven && field->field().text.empty();
        if (field == m_switch || field->isHidden()) {
            continue;
        }
        if (prefersEmpty && (isWanting || (spec.required && field->field().text.empty()))) {
            chosen = field;
            break;
        }
        chosen = chosen == nullptr ? field : chosen;
    }
    if (chosen != nullptr) {
        chosen->editor().setFocus(Qt::TabFocusReason);
        if (chosen->line() != nullptr) {
            chosen->line()->selectAll();
        }
    } else if (m_add != nullptr && !m_add->isHidden()) {
        m_add->setFocus(Qt::TabFocusReason);
    } else if (m_more != nullptr && !m_more->isHidden()) {
        m_more->setFocus(Qt::TabFocusReason);
    }
}

int FormLineView::placeFields(int left, int top, int right) {
    struct Cell {
        FormFieldView* view; ///< null: the button for more fields
        int units;
    };
    const int unit = unitOf(*this);
    const int roomUnits = std::max(3, (right - left + gap) / unit);
    std::vector<std::vector<Cell>> rows;
    int used = roomUnits + 1;
    const auto put = [&](FormFieldView* field, int wanted) {
        const int units = std::min(wanted, roomUnits);
        if (used + units > roomUnits) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back({field, units});
        used += units;
    };
    for (FormFieldView* const field : m_fields) {
        if (field != m_switch && !field->isHidden()) {
            put(field, field->units());
        }
    }
    if (m_more != nullptr && !m_more->isHidden()) {
        put(nullptr, (m_more->sizeHint().width() + gap + unit - 1) / unit);
    }
    int y = top;
    for (std::vector<Cell>& row : rows) {
        int taken = 0;
        for (const Cell& cell : row) {
            taken += cell.units;
        }
        int left_ = left;
        for (Cell& cell : row) {
            if (cell.view == nullptr) {
                // If the button is alone in its row, it needs no space for a caption.
                const int caption = row.size() > 1 ? formCaptionHeight(*this) : 0;
                m_more->setGeometry(left_, y + caption, m_more->sizeHint().width(),
                                    formFieldHeight(*this) - formCaptionHeight(*this));
                continue;
            }
            if (cell.view->stretches()) {
                // The first field that stretches takes the rest of the row, up to a comfortable width.
                cell.units = std::min(cell.units + roomUnits - taken, 20);
                taken = roomUnits;
            }
            cell.view->setGeometry(left_, y, cell.units * unit - gap, formFieldHeight(*this));
            left_ += cell.units * unit;
        }
        const bool isBare = row.size() == 1 && row.front().view == nullptr;
        y += formFieldHeight(*this) - (isBare ? formCaptionHeight(*this) : 0) + rowGap;
    }
    return rows.empty() ? top : y - rowGap;
}

int FormLineView::arrange(int width) {
    if (m_laidOutFor != width) {
        m_laidOutFor = width;
        m_laidOutHeight = layOut(width);
    }
    return m_laidOutHeight;
}

int FormLineView::layOut(int width) {
    const int unit = unitOf(*this);
    const int indent = indentAt(m_line.depth);
    const int switchSize = fontMetrics().height() + 6;
    const int caption = formCaptionHeight(*this);
    const int bodyHeight = formFieldHeight(*this) - caption;
    const bool hasFields =
        (m_more != nullptr && !m_more->isHidden()) || std::ranges::any_of(m_fields, [&](const FormFieldView* field) {
            return field != m_switch && !field->isHidden();
        });
    const int above = m_line.depth == 0 ? 10 : m_line.isSection && m_line.depth == 1 ? 12 : 3;
    const int handles = width - formHandlesRoom(*this);
    const int right = handles - formMargin - (m_remarkRoom > 0 ? m_remarkRoom + gap : 0);

    int labelLeft = indent;
    if (m_switch != nullptr) {
        labelLeft += switchSize;
    }
    const int labelWidth = QFontMetrics(m_labelFont)
                               .boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 0), Qt::AlignLeft, accessibleName())
                               .width();
    // All fields begin on the grid, in the same column if the label is short enough.
    int column = formMargin + unit * 9;
    while (column < labelLeft + labelWidth + gap) {
        column += unit;
    }
    const bool isStacked = right - column < unit * 8;
    int y = above;
    int bottom = 0;
    if (!hasFields) {
        m_labelPlace = {labelLeft, y, std::min(labelWidth, right - labelLeft), bodyHeight};
        bottom = y + bodyHeight;
    } else if (isStacked) {
        m_labelPlace = {labelLeft, y, std::min(labelWidth, right - labelLeft), bodyHeight};
        bottom = placeFields(labelLeft, y + bodyHeight, right);
    } else {
        m_labelPlace = {labelLeft, y + caption, labelWidth, bodyHeight};
        bottom = placeFields(column, y, right);
    }
    if (m_switch != nullptr) {
        m_switch->setGeometry(indent, m_labelPlace.y(), switchSize, bodyHeight);
    }
    if (m_add != nullptr && !m_add->isHidden()) {
        // Places the button beside the label if there is room, otherwise below everything.
        const int left = labelLeft + labelWidth + gap;
        const int needed = m_add->sizeHint().width();
        const bool isBeside = left + needed <= (hasFields && !isStacked ? column : right);
        m_add->setGeometry(isBeside ? left : labelLeft, isBeside ? m_labelPlace.y() : bottom, needed, bodyHeight);
        bottom += isBeside ? 0 : bodyHeight;
    }
    if (m_fix != nullptr) {
        // Places the light bulb before the label, in the space of the indentation.
        m_fix->setGeometry(labelLeft - switchSize - (m_switch != nullptr ? switchSize : 0) + 2, m_labelPlace.y(),
                           switchSize - 2, bodyHeight);
    }
    if (m_remark != nullptr) {
        m_remark->setGeometry(right + gap, m_labelPlace.y(), m_remarkRoom, bodyHeight);
    }
    if (m_notes != nullptr && !m_notes->isHidden()) {
        bottom = placeNotes(hasFields && !isStacked ? column : labelLeft, bottom, right);
    }
    update(); // repaints the label
    return bottom + 4;
}

int FormLineView::placeNotes(int left, int top, int right) {
    const int size = fontMetrics().height();
    const int height = m_notes->heightForWidth(right - left - size - 4);
    m_notesIcon->setGeometry(left, top + 2, size, size);
    m_notes->setGeometry(left + size + 4, top + 2, right - left - size - 4, height);
    int bottom = top + height + 4;
    if (m_toSource != nullptr && !m_toSource->isHidden()) {
        m_toSource->move(left + size + 4, bottom);
        m_toSource->resize(m_toSource->sizeHint());
        bottom += m_toSource->height() + 2;
    }
    return bottom;
}

void FormLineView::setMarked(bool marked) {
    if (m_isMarked != marked) {
        m_isMarked = marked;
        update();
    }
}

void FormLineView::setStale(bool stale) {
    m_isStale = stale;
    for (FormFieldView* const field : m_fields) {
        field->setStale(stale);
    }
    showFixButton();
    if (!m_line.findings.empty()) {
        refreshNotes();
    }
}

void FormLineView::renameStep(std::size_t depth, const std::string& id) {
    m_line.path[depth].id = id;
}

bool FormLineView::isTypedIn() const {
    return std::ranges::any_of(m_fields, &FormFieldView::isTyping);
}

void FormLineView::setRefusal(const QString& reason) {
    if (m_refusal == reason) {
        return;
    }
    m_refusal = reason;
    refreshNotes();
    emit heightChanged();
}

void FormLineView::setRemark(const FormRemark* remark, int room) {
    if (std::exchange(m_remarkRoom, room) != room) {
        m_laidOutFor = -1;
    }
    if (m_remark == nullptr && remark != nullptr) {
        m_remark = new QLabel(this);
        m_remark->setTextFormat(Qt::PlainText);
        m_remark->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_remark->show();
        m_laidOutFor = -1;
    }
    if (m_remark == nullptr) {
        return;
    }
    m_remark->setText(remark != nullptr ? remark->text : QString());
    m_remark->setToolTip(remark != nullptr ? remark->help : QString());
    m_remark->setAccessibleDescription(m_remark->toolTip());
    m_remark->setForegroundRole(remark != nullptr && remark->isStale ? QPalette::PlaceholderText
                                                                     : QPalette::WindowText);
}

QString FormLineView::remark() const {
    return m_remark != nullptr ? m_remark->text() : QString();
}

int formHandlesRoom(const QWidget& of) {
    return 3 * (of.fontMetrics().height() + 6);
}

} // namespace orrery::widgets
