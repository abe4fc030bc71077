// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/draft/draft_store.h"

#include <QDialog>
#include <QJsonObject>
#include <QPointer>

#include <vector>

namespace orrery::widgets {

/// A dialog with something like OK and Cancel, whose fields are a draft until it is accepted (R1.4): Esc, Cancel and
/// closing ask where something was entered, and what a kill interrupted is there again when the dialog is next opened.
/// The draft is kept in the store around the dialog, where there is one.
class DraftDialog : public QDialog {
    Q_OBJECT

public:
    /// @param name of its drafts among those of the scope; stays the same in all versions and languages.
    DraftDialog(QString name, DraftScope scope, QWidget* parent = nullptr);
    ~DraftDialog() override;

    /// What @p editor holds is part of the draft. An editor has a user property that tells of its changes, as all of
    /// Qt's have, or is a QListWidget.
    void addField(const QString& field, QWidget& editor);
    /// The dialog is as it comes: what differs from this is a draft. Puts one that was left into the fields and says
    /// so. To be called once, when all fields and the layout are there.
    void beginDraft();

    /// Whether something was entered that closing would lose.
    bool isChanged() const;
    /// Whether a draft that was left stands in the fields.
    bool isRestored() const { return m_notice != nullptr; }

    /// Closes without asking: nobody needs it any more.
    void abandon();
    /// Asks where something was entered; the dialog stays where the person wants that.
    void reject() override;
    void done(int result) override;

protected:
    virtual QJsonObject draftValues() const;
    virtual void setDraftValues(const QJsonObject& values);

protected slots:
    /// To be called for what changes without being a field.
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
    QString draft; ///< as DraftDialog's name
    QString title;
    QString label;
    QString text{};       ///< at first
    QStringList offers{}; ///< to choose from instead of typing
};
/// What was entered; nullopt where it was cancelled.
std::optional<QString> askText(const TextQuestion& question, QWidget* parent);

} // namespace orrery::widgets
