// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/draft/draft_store.h"

#include <QDialog>
#include <QJsonObject>
#include <QPointer>

#include <vector>

namespace orrery::widgets {

/// A dialog with buttons like OK and Cancel, whose fields are a draft until it is accepted (R1.4). Esc, Cancel and
/// closing ask for confirmation if the person has entered something. After a kill, the next dialog restores the draft.
/// The nearest store around the dialog, if any, keeps the draft.
class DraftDialog : public QDialog {
    Q_OBJECT

public:
    /// @param name the name of its drafts within the scope; the same in all versions and languages.
    DraftDialog(QString name, DraftScope scope, QWidget* parent = nullptr);
    ~DraftDialog() override;

    /// Makes the value of @p editor part of the draft. An editor has a user property with a change signal, as Qt's
    /// editors have, or is a QListWidget.
    void addField(const QString& field, QWidget& editor);
    /// Begins the draft: every difference from the present values is a draft. Restores an earlier draft into the
    /// fields, with a notice. Call it once, when all fields and the layout exist.
    void beginDraft();

    /// Returns whether closing would lose input.
    bool isChanged() const;
    /// Returns whether the fields contain a restored draft.
    bool isRestored() const { return m_notice != nullptr; }

    /// Closes without asking, because nobody needs the input any more.
    void abandon();
    /// Asks for confirmation if there is input; the dialog stays open if the person wants that.
    void reject() override;
    void done(int result) override;

protected:
    virtual QJsonObject draftValues() const;
    virtual void setDraftValues(const QJsonObject& values);

protected slots:
    /// Reports a change of a value that is not a field; the derived class calls it.
    void draftChanged();

private:
    struct Field {
        QString name;
        QWidget* editor = nullptr;
    };

    void showNotice(const QDateTime& lastEdit);
    void startAnew();
    void forget();

    const QString m_name;
    const DraftScope m_scope;
    std::vector<Field> m_fields;
    QJsonObject m_initial;
    bool m_isBegun = false;
    QPointer<DraftStore> m_store;
    QWidget* m_notice = nullptr;
};

/// Asks for a line of text.
struct TextQuestion {
    QString draft; ///< the name of its drafts, as for DraftDialog
    QString title;
    QString label;
    QString text{};       ///< initial text
    QStringList offers{}; ///< to choose from instead of typing
};
/// Asks for a line of text. Returns nullopt if the person cancels.
std::optional<QString> askText(const TextQuestion& question, QWidget* parent);

} // namespace orrery::widgets
