// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/zip_archive.h"

#include "engine/runfile/portable_names.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <vector>
#include <zip.h>

namespace orrery::engine {

namespace {

using Fault = std::optional<RunFileError>;

struct DiscardArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
struct CloseEntry {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, DiscardArchive>;
using Source = std::unique_ptr<zip_source_t, FreeSource>;
using OpenEntry = std::unique_ptr<zip_file_t, CloseEntry>;

/// An error of libzip, whose sentence ends with the scope.
class ZipError {
public:
    ZipError() { zip_error_init(&m_error); }
    ~ZipError() { zip_error_fini(&m_error); }
    ZipError(const ZipError&) = delete;
    ZipError& operator=(const ZipError&) = delete;

    zip_error_t* get() { return &m_error; }
    RunFileError notWritten() {
        return runFileError("run-file.not-written", {}, {std::string(zip_error_strerror(&m_error))});
    }

private:
    zip_error_t m_error{};
};

/// The name and the size of an entry, as an archive declares them.
struct Declared {
    std::string name;
    std::uint64_t size = 0;
};

Fault faultOfNames(const std::vector<Declared>& entries) {
    PortableNames names;
    for (const Declared& entry : entries) {
        if (auto fault = faultOfName(entry.name)) {
            return fault;
        }
        if (auto fault = names.add(entry.name)) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault faultOfSizes(const std::vector<Declared>& entries, const ArchiveLimits& limits) {
    std::uint64_t total = 0;
    for (const Declared& entry : entries) {
        if (entry.size > limits.entryBytes) {
            return runFileError("run-file.entry-too-large", entry.name,
                                {std::to_string(entry.size), std::to_string(limits.entryBytes)});
        }
        total += entry.size; // cannot overflow: few entries, each below its limit
    }
    if (total > limits.bytes) {
        return runFileError("run-file.too-large", {}, {std::to_string(total), std::to_string(limits.bytes)});
    }
    return std::nullopt;
}

Fault faultOfCount(std::uint64_t entries, const ArchiveLimits& limits) {
    if (entries > limits.entries) {
        return runFileError("run-file.too-many-entries", {}, {std::to_string(entries), std::to_string(limits.entries)});
    }
    return std::nullopt;
}

// Writing

constexpr zip_uint16_t fixedDate = (1 << 5) | 1; // 1 January 1980, the first day that zip knows
constexpr zip_uint16_t fixedTime = 12 << 11;     // noon exists in every time zone

bool addEntry(zip_t* archive, const std::string& name, std::string_view bytes) {
    zip_source_t* const source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    if (source == nullptr) {
        return false;
    }
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const auto at = static_cast<zip_uint64_t>(index);
    return zip_set_file_compression(archive, at, ZIP_CM_DEFLATE, 0) == 0 &&
           zip_file_set_dostime(archive, at, fixedTime, fixedDate, 0) == 0 &&
           zip_file_set_external_attributes(archive, at, 0, ZIP_OPSYS_UNIX, (S_IFREG | 0644u) << 16) == 0;
}

/// Returns all bytes of a source.
std::optional<std::string> bytesOf(zip_source_t* source) {
    zip_stat_t stat{};
    if (zip_source_stat(source, &stat) != 0 || zip_source_open(source) != 0) {
        return std::nullopt;
    }
    std::string bytes(stat.size, '\0');
    const zip_int64_t got = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    return got == static_cast<zip_int64_t>(bytes.size()) ? std::optional(std::move(bytes)) : std::nullopt;
}

// Reading

constexpr std::string_view firstMark = "PK\x03\x04";
constexpr std::string_view endMark = "PK\x05\x06";
constexpr std::string_view wideMark = "PK\x06\x07"; // of archives with 64-bit numbers
constexpr std::size_t endBytes = 22;
constexpr std::size_t wideBytes = 20;

std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t length) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < length; ++i) {
        number |= std::uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    }
    return number;
}

/// Checks the end of an archive before libzip reads it. Afterwards no number in it can make libzip allocate much: an
/// end without 64-bit numbers has at most 65,535 entries.
Fault faultOfEnd(std::string_view bytes, const ArchiveLimits& limits) {
    if (bytes.size() > limits.bytes) {
        return runFileError("run-file.too-large", {}, {std::to_string(bytes.size()), std::to_string(limits.bytes)});
    }
    if (!bytes.starts_with(firstMark) && !bytes.starts_with(endMark)) {
        return runFileError("run-file.no-zip");
    }
    if (bytes.size() < endBytes || bytes.substr(bytes.size() - endBytes, endMark.size()) != endMark) {
        return runFileError("run-file.truncated");
    }
    for (std::size_t at = bytes.find(endMark); at != std::string_view::npos; at = bytes.find(endMark, at + 1)) {
        if (at >= wideBytes && bytes.substr(at - wideBytes, wideMark.size()) == wideMark) {
            return runFileError("run-file.wide-numbers");
        }
    }
    constexpr std::size_t countAt = 10;
    return faultOfCount(numberAt(bytes, bytes.size() - endBytes + countAt, 2), limits);
}

/// Unpacks an archive that libzip has opened.
class Unpacker {
public:
    Unpacker(zip_t* archive, const ArchiveLimits& limits) : m_archive(archive), m_limits(limits) {}

    RunFileResult<ArchiveEntries> unpack() {
        if (auto fault = readList()) {
            return std::move(*fault);
        }
        ArchiveEntries entries;
        for (std::uint64_t index = 0; index < m_entries.size(); ++index) {
            auto bytes = readEntry(index);
            if (auto* const fault = std::get_if<RunFileError>(&bytes)) {
                return std::move(*fault);
            }
            entries.emplace(m_entries[index].name, std::move(std::get<std::string>(bytes)));
        }
        return entries;
    }

private:
    Fault readList() {
        const auto count = static_cast<std::uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(m_archive, 0), 0));
        if (auto fault = faultOfCount(count, m_limits)) { // libzip may have chosen another end
            return fault;
        }
        for (std::uint64_t index = 0; index < count; ++index) {
            if (auto fault = readDeclared(index)) {
                return fault;
            }
        }
        if (auto fault = faultOfNames(m_entries)) {
            return fault;
        }
        return faultOfSizes(m_entries, m_limits);
    }

    Fault readDeclared(std::uint64_t index) {
        constexpr zip_uint64_t wanted =
            ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        zip_stat_t stat{};
        const char* const raw = zip_get_name(m_archive, index, ZIP_FL_ENC_RAW);
        if (raw == nullptr || zip_stat_index(m_archive, index, 0, &stat) != 0 || (stat.valid & wanted) != wanted) {
            return runFileError("run-file.damaged-list");
        }
        Declared entry{raw, stat.size};
        if (stat.encryption_method != ZIP_EM_NONE) {
            return runFileError("run-file.encrypted", entry.name);
        }
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE) {
            return runFileError("run-file.compression", entry.name);
        }
        if (!isFile(index)) {
            return runFileError("run-file.link", entry.name);
        }
        constexpr std::uint64_t mostRatio = 1'100; // no deflated data expand more
        if (entry.size > stat.comp_size * mostRatio + mostRatio) {
            return runFileError("run-file.size", entry.name);
        }
        m_entries.push_back(std::move(entry));
        return std::nullopt;
    }

    bool isFile(std::uint64_t index) const {
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(m_archive, index, 0, &system, &attributes) != 0) {
            return false;
        }
        const std::uint32_t kind = (attributes >> 16) & S_IFMT; // 0 in archives of systems without these kinds
        return kind == 0 || kind == S_IFREG;
    }

    /// Returns the bytes of an entry. Never holds more than its declared size.
    RunFileResult<std::string> readEntry(std::uint64_t index) const {
        const Declared& declared = m_entries[index];
        const OpenEntry file(zip_fopen_index(m_archive, index, 0));
        if (!file) {
            return runFileError("run-file.damaged", declared.name);
        }
        std::string bytes;
        std::vector<char> block(std::size_t{1} << 16);
        for (;;) {
            const zip_int64_t got = zip_fread(file.get(), block.data(), block.size());
            if (got < 0) {
                const int code = zip_error_code_zip(zip_file_get_error(file.get()));
                return runFileError(code == ZIP_ER_CRC ? "run-file.checksum" : "run-file.damaged", declared.name);
            }
            if (got == 0) {
                break;
            }
            bytes.append(block.data(), static_cast<std::size_t>(got));
            if (bytes.size() > declared.size) {
                return runFileError("run-file.size", declared.name);
            }
        }
        if (bytes.size() != declared.size) {
            return runFileError("run-file.size", declared.name);
        }
        return bytes;
    }

    zip_t* m_archive;
    const ArchiveLimits& m_limits;
    std::vector<Declared> m_entries{};
};

} // namespace

RunFileResult<std::string> packZip(const std::map<std::string, std::string_view>& entries,
                                   const ArchiveLimits& limits) {
    std::vector<Declared> declared;
    for (const auto& [name, bytes] : entries) {
        declared.push_back({name, bytes.size()});
    }
    for (auto& fault :
         {faultOfCount(declared.size(), limits), faultOfNames(declared), faultOfSizes(declared, limits)}) {
        if (fault) {
            return *fault;
        }
    }
    ZipError error;
    const Source source(zip_source_buffer_create(nullptr, 0, 0, error.get()));
    Archive archive(source ? zip_open_from_source(source.get(), ZIP_CREATE | ZIP_TRUNCATE, error.get()) : nullptr);
    if (!archive) {
        return error.notWritten();
    }
    zip_source_keep(source.get()); // the archive owns one reference, and `source` the other
    for (const auto& [name, bytes] : entries) {
        if (!addEntry(archive.get(), name, bytes)) {
            return runFileError("run-file.not-written", {}, {std::string(zip_strerror(archive.get()))});
        }
    }
    if (zip_close(archive.get()) != 0) {
        return runFileError("run-file.not-written", {}, {std::string(zip_strerror(archive.get()))});
    }
    static_cast<void>(archive.release()); // zip_close() has freed it
    auto bytes = bytesOf(source.get());
    if (!bytes) {
        return runFileError("run-file.not-written", {},
                            {std::string(zip_error_strerror(zip_source_error(source.get())))});
    }
    if (bytes->size() > limits.bytes) {
        return runFileError("run-file.too-large", {}, {std::to_string(bytes->size()), std::to_string(limits.bytes)});
    }
    return std::move(*bytes);
}

RunFileResult<ArchiveEntries> unpackZip(std::string_view bytes, const ArchiveLimits& limits) {
    if (auto fault = faultOfEnd(bytes, limits)) {
        return std::move(*fault);
    }
    ZipError error;
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, error.get()));
    const Archive archive(source ? zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, error.get())
                                 : nullptr);
    if (!archive) {
        const bool isRepeated = zip_error_code_zip(error.get()) == ZIP_ER_EXISTS;
        return runFileError(isRepeated ? "run-file.repeated-name" : "run-file.damaged-list");
    }
    static_cast<void>(source.release()); // the archive owns it
    return Unpacker(archive.get(), limits).unpack();
}

} // namespace orrery::engine
