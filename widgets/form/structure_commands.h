// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/expression_switch.h"
#include "widgets/form/form_model.h"
#include "widgets/form/offers.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The result of a command.
struct StructureResult {
    bool isDone = false; ///< whether the text has changed
    QString refusal{};   ///< the reason for a failure, as a sentence; empty if there was nothing to do
    FormPath at{};       ///< the element to show now
};

/// Commands that change the structure of one file, each as one step of the history with its own name (I2.5). An object
/// is for one command only, because it reads the text once. Commands look up elements in the present text. They do
/// nothing if an element is missing or broken, its new place does not allow it, or the file would get more errors.
class StructureCommands {
public:
    /// @param vocabulary of the newest analysis. All arguments must outlive the commands.
    StructureCommands(DocumentStore& store, Document& document, const engine::Vocabulary& vocabulary);

    /// Adds an offer inside a parent: before the given child, or after all children.
    StructureResult add(const FormPath& parent, const FormPath& before, const ElementOffer& offer);
    StructureResult remove(const FormPath& path);
    StructureResult duplicate(const FormPath& path);
    /// @param by -1 up, 1 down
    StructureResult move(const FormPath& path, int by);
    StructureResult wrap(const FormPath& path, const engine::ElementRow& around);
    StructureResult unwrap(const FormPath& path);
    /// Disables or enables an element that has an `enabled` attribute.
    StructureResult toggle(const FormPath& path);
    /// Pastes elements into the element `near`, otherwise after it, otherwise after the nearest element around it.
    StructureResult paste(const FormPath& near, const QString& text);
    StructureResult pasteAt(const FormPath& parent, const FormPath& before, const QString& text);
    StructureResult cut(const FormPath& path);
    /// Moves an element of this or another file to a place between children.
    StructureResult moveTo(Document& from, const FormPath& path, const FormPath& parent, const FormPath& before);

    StructureResult toElements(const FormPath& path);
    StructureResult attributeToElements(const FormPath& path, const std::string& attribute);
    StructureResult toText(const FormPath& path);

    /// Returns the XML text of an element with its comments; empty if it is missing or broken.
    QString copy(const FormPath& path) const;
    /// Returns where paste() would put elements of these tags; nullopt if no place around allows them.
    std::optional<StructureSpot> spotFor(engine::Element near, const std::vector<std::string>& tags) const;

private:
    engine::Element find(const FormPath& path) const;
    StructureResult refuse(const QString& reason) const;
    StructureResult takeOut(const FormPath& path, const QString& name);
    StructureResult apply(const QString& name, std::optional<StructureEdit> edit);
    StructureResult applySwitch(const QString& name, const SwitchResult& result);
    QString labelOf(engine::Element element) const;

    DocumentStore& m_store;
    Document& m_document;
    const engine::Vocabulary& m_vocabulary;
    engine::XmlTree m_tree;
};

} // namespace orrery::widgets
