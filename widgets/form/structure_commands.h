// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/expression_switch.h"
#include "widgets/form/form_model.h"
#include "widgets/form/offers.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <optional>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The result of a command.
struct StructureResult {
    bool isDone = false; ///< true if the command has changed the text
    QString refusal{};   ///< reason for a failure, as a sentence; empty if there was nothing to do
    FormPath at{};       ///< element to show now
};

/// Commands that change the structure of one file (I2.5). Each command is one undo step with its own name. An object is
/// for only one command, because it reads the text once. Commands look up elements in the present text. A command
/// changes nothing if an element is missing or broken, or if its new place does not allow it. It also changes nothing
/// if the file would get more errors.
class StructureCommands {
    Q_DECLARE_TR_FUNCTIONS(StructureCommands)

public:
    /// @param vocabulary vocabulary of the newest analysis; all arguments must outlive the commands
    StructureCommands(DocumentStore& store, Document& document, const engine::Vocabulary& vocabulary);

    /// Adds an offer inside a parent, before the given child or after all children.
    StructureResult add(const FormPath& parent, const FormPath& before, const ElementOffer& offer);
    /// Returns the edit of add(), without making it. Returns nullopt if add() would refuse it.
    std::optional<StructureEdit> additionOf(const FormPath& parent, const FormPath& before,
                                            const ElementOffer& offer) const;
    StructureResult remove(const FormPath& path);
    StructureResult duplicate(const FormPath& path);
    /// @param by -1 moves up, 1 moves down
    StructureResult move(const FormPath& path, int by);
    StructureResult wrap(const FormPath& path, const engine::ElementRow& around);
    StructureResult unwrap(const FormPath& path);
    /// Changes an element into another one of its family. Keeps its content, and the attributes that both have. The
    /// amount of an effect stays, even if its attribute has another name.
    StructureResult changeInto(const FormPath& path, const engine::ElementRow& row);
    /// Returns the edit of changeInto(), without making it. Returns nullopt if changeInto() would refuse it.
    std::optional<StructureEdit> changeOf(const FormPath& path, const engine::ElementRow& row) const;
    /// Returns whether changeInto() is possible at an element.
    bool mayChangeInto(engine::Element element, const engine::ElementRow& row) const;
    /// Disables or enables an element that has an `enabled` attribute.
    StructureResult toggle(const FormPath& path);
    /// Pastes elements into the element `near`. If that is not allowed, pastes them after it, or after the nearest
    /// element around it that allows this.
    StructureResult paste(const FormPath& near, const QString& text);
    StructureResult pasteAt(const FormPath& parent, const FormPath& before, const QString& text);
    StructureResult cut(const FormPath& path);
    /// Moves an element of this or another file to a place between children.
    StructureResult moveTo(Document& from, const FormPath& path, const FormPath& parent, const FormPath& before);

    StructureResult toElements(const FormPath& path);
    StructureResult attributeToElements(const FormPath& path, const std::string& attribute);
    StructureResult toText(const FormPath& path);

    /// Returns the XML text of an element with its comments; empty if the element is missing or broken.
    QString copy(const FormPath& path) const;
    /// Returns the place where paste() would put elements of these tags; nullopt if no place around allows them.
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
