// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_cursor.h"

#include "engine/syntax/xml_diagnostics.h"

namespace orrery::engine {

namespace {

std::string hexadecimal(char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[value >> 4], digits[value & 15]};
}

} // namespace

std::uint32_t XmlCursor::lineEnd(std::uint32_t from) const {
    const std::size_t found = text.find_first_of("\r\n", from);
    return found == std::string_view::npos ? size : static_cast<std::uint32_t>(found);
}

/// Reads one character beyond ASCII in a name.
void XmlCursor::readFurtherNameCharacter(std::uint32_t nameBegin) {
    const XmlCodePoint c = xmlCodePoint(text.substr(at));
    if (c.length == 0 || !isXmlCharacter(c.value)) {
        readOddCharacter();
        return;
    }
    const Span span{at, at + c.length};
    if (!(at == nameBegin ? isXmlNameStart(c.value) : isXmlNameCharacter(c.value))) {
        faults.add(xmlDiagnostics["xml.bad-name"], span, {copy(span)});
    }
    at += c.length;
}

void XmlCursor::readOddCharacter() {
    const char byte = text[at];
    const XmlCodePoint c = xmlCodePoint(text.substr(at));
    if (c.length == 0) {
        const std::uint32_t begin = at++;
        while (at < size && xmlCodePoint(text.substr(at)).length == 0) {
            ++at;
        }
        if (!isOtherEncoding) {
            faults.add(xmlDiagnostics["xml.invalid-utf8"], {begin, at});
        }
        return;
    }
    const Span span{at, at + c.length};
    at += c.length;
    if (isXmlCharacter(c.value)) {
        return;
    }
    Diagnostic& fault = c.value == 0 ? faults.add(xmlDiagnostics["xml.nul"], span)
                                     : faults.add(xmlDiagnostics["xml.control-character"], span,
                                                  {c.length == 1       ? hexadecimal(byte)
                                                   : c.value == 0xFFFE ? "U+FFFE"
                                                                       : "U+FFFF"});
    fault.fixes.push_back(faults.fix(phrase("remove it"), span, {}));
}

void XmlCursor::readReference() {
    const XmlReference found = xmlReference(text.substr(at));
    const Span span{at, at + found.length};
    at += found.length;
    switch (found.kind) {
    case XmlReference::Kind::good:
        break;
    case XmlReference::Kind::outsideXml:
        faults.add(xmlDiagnostics["xml.bad-reference"], span, {copy(span)})
            .fixes.push_back(faults.fix(phrase("remove the reference"), span, {}));
        break;
    case XmlReference::Kind::missingSemicolon:
        faults.add(xmlDiagnostics["xml.missing-semicolon"], span, {copy(span)})
            .fixes.push_back(faults.fix(phrase("insert '{0}'", {std::string(";")}), {span.end, span.end}, ";"));
        break;
    case XmlReference::Kind::unknownEntity:
        faults.add(xmlDiagnostics["xml.unknown-entity"], span, {copy(span)})
            .fixes.push_back(faults.fix(phrase("write the '&' as '&amp;'"), {span.begin, span.begin + 1}, "&amp;"));
        break;
    case XmlReference::Kind::bareAmpersand:
        if (isDoubleAmpersand(span.begin)) {
            reportDoubleAmpersand({span.begin, ++at});
            break;
        }
        faults.add(xmlDiagnostics["xml.bare-ampersand"], span)
            .fixes.push_back(faults.fix(phrase("replace with '{0}'", {std::string("&amp;")}), span, "&amp;"));
        break;
    }
}

/// Returns whether two ampersands stand alone and neither begins an entity.
bool XmlCursor::isDoubleAmpersand(std::uint32_t place) const {
    const auto isAmpersand = [&](std::uint32_t other) { return other < size && text[other] == '&'; };
    return isAmpersand(place + 1) && !isAmpersand(place + 2) && !isAmpersand(place - 1) &&
           xmlReference(text.substr(place + 1)).kind == XmlReference::Kind::bareAmpersand;
}

/// Reports `&&`, the `and` of other languages, as one problem instead of two.
void XmlCursor::reportDoubleAmpersand(Span span) {
    const std::string word =
        std::string(is(span.begin - 1, xmlBlankByte) ? "" : " ") + "and" + (is(span.end, xmlBlankByte) ? "" : " ");
    Diagnostic& fault = faults.add(xmlDiagnostics["xml.double-ampersand"], span);
    fault.fixes.push_back(faults.fix(phrase("replace with '{0}'", {std::string("and")}), span, word));
    fault.fixes.push_back(faults.fix(phrase("replace with '{0}'", {std::string("&amp;&amp;")}), span, "&amp;&amp;"));
}

} // namespace orrery::engine
