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

/// What became of a command.
struct StructureResult {
    bool isDone = false; ///< the text is another one
    QString refusal{};   ///< why not, as a sentence; empty where there was nothing to do
    FormPath at{};       ///< the element to look at now
};

/// Commands that change the structure of one file, each one step of the history under a name of its own (I2.5). An
/// object is good for one command, since it reads the text once. Commands
/// look for elements in the text as it is then, and do nothing where these are gone or broken, where something may not
/// stand where it is to go, or where the file would have more faults afterwards.
class StructureCommands {
public:
    /// @param vocabulary of the newest analysis; it must outlive the commands, as must the others.
    StructureCommands(DocumentStore& store, Document& document, const engine::Vocabulary& vocabulary);

    /// Adds what is offered inside a parent: before the child given, or behind all.
    StructureResult add(const FormPath& parent, const FormPath& before, const ElementOffer& offer);
    StructureResult remove(const FormPath& path);
    StructureResult duplicate(const FormPath& path);
    /// @param by -1 up, 1 down
    StructureResult move(const FormPath& path, int by);
    StructureResult wrap(const FormPath& path, const engine::ElementRow& around);
    StructureResult unwrap(const FormPath& path);
    /// Switches an element off or on again, where it takes `enabled`.
    StructureResult toggle(const FormPath& path);
    /// Where elements go: into the element looked at, else behind it, else behind the nearest around it.
    StructureResult paste(const FormPath& near, const QString& text);
    StructureResult pasteAt(const FormPath& parent, const FormPath& before, const QString& text);
    StructureResult cut(const FormPath& path);
    /// Moves an element of this file, or of another, to a place between children.
    StructureResult moveTo(Document& from, const FormPath& path, const FormPath& parent, const FormPath& before);

    StructureResult toElements(const FormPath& path);
    StructureResult attributeToElements(const FormPath& path, const std::string& attribute);
    StructureResult toText(const FormPath& path);

    /// The XML text of an element with its comments; empty where it is gone or broken.
    QString copy(const FormPath& path) const;
    /// Where paste() would put elements of these tags; nullopt where they may not stand anywhere around.
    std::optional<StructureSpot> spotFor(engine::Element near, const std::vector<std::string>& tags) const;

private:
    engine::Element find(const FormPath& path) const;
    StructureResult refuse(const QString& reason) const;
    StructureResult apply(const QString& name, std::optional<StructureEdit> edit);
    StructureResult applySwitch(const QString& name, const SwitchResult& result);
    QString labelOf(engine::Element element) const;

    DocumentStore& m_store;
    Document& m_document;
    const engine::Vocabulary& m_vocabulary;
    engine::XmlTree m_tree;
};

} // namespace orrery::widgets
