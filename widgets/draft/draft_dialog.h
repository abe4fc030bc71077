// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/draft/draft_store.h"

#include <QDialog>
#include <QJsonObject>
#include <QPointer>

#include <vector>

namespace orrery::widgets {

/// A dialog with buttons like OK and Cancel. Its fields are a draft until the user accepts it (R1.4). Esc, Cancel and
/// closing ask for confirmation if the user has entered anything. After a kill of the program, the next dialog restores
/// the draft. The nearest DraftStore around the dialog, if any, keeps the draft.
class DraftDialog : public QDialog {
    Q_OBJECT

public:
    /// @param name the name of its drafts within the scope; the same in all versions and languages.
    DraftDialog(QString name, DraftScope scope, QWidget* parent = nullptr);
    ~DraftDialog() override;

    /// Makes the value of @p editor part of the draft. The editor must be a QListWidget, or have a user property with a
    /// change signal, as Qt's editors have.
    void addField(const QString& field, QWidget& editor);
    /// Begins the draft, which contains every difference from the present values. Restores an earlier draft into the
    /// fields, with a notice. Call this function once, when all fields and the layout exist.
    void beginDraft();

    /// Returns whether closing would lose input.
    bool isChanged() const;
    /// Returns whether the fields contain a restored draft.
    bool isRestored() const { return m_notice != nullptr; }

    /// Takes the present values as known: from now on, only further changes are input.
    void settle();
    /// Closes the dialog without a question, because the input has no use any more.
    void abandon();
    /// Closes the dialog. Asks for confirmation first if there is input, and stays open if the user declines.
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
    QStringList offers{}; ///< texts that the user can choose instead of typing
    QString verb{};       ///< words of the button that accepts, for example "Create"; empty: "OK"
};
/// Asks for a line of text. Returns nullopt if the user cancels.
std::optional<QString> askText(const TextQuestion& question, QWidget* parent);

} // namespace orrery::widgets
