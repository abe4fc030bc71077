// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/rank_link.h"

#include "engine/sweep/mpi/mpi_plug_in.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <string>
#include <thread>

namespace orrery::engine {

namespace {

class MpiLink : public RankLink {
public:
    explicit MpiLink(const OrreryMpi& mpi) : m_mpi(mpi) {}
    ~MpiLink() override { m_mpi.end(); } // the plug-in stays loaded: MPI cannot be entered again
    MpiLink(const MpiLink&) = delete;
    MpiLink& operator=(const MpiLink&) = delete;

    int rank() const override { return m_mpi.rank; }
    int size() const override { return m_mpi.size; }
    void send(int to, std::string_view bytes) override { m_mpi.send(to, bytes.data(), bytes.size()); }

    std::optional<RankMessage> receive(std::chrono::milliseconds patience) override {
        // MPI itself would wait with a full processor, which the runs need.
        const auto end = std::chrono::steady_clock::now() + patience;
        auto pause = std::chrono::microseconds(20);
        constexpr auto longest = std::chrono::microseconds(1'000);
        RankMessage message;
        std::size_t count = 0;
        while (!m_mpi.probe(&message.from, &count)) {
            if (std::chrono::steady_clock::now() >= end) {
                return std::nullopt;
            }
            std::this_thread::sleep_for(pause);
            pause = std::min(2 * pause, longest);
        }
        message.bytes.resize(count);
        m_mpi.receive(message.from, message.bytes.data(), count);
        return message;
    }

private:
    OrreryMpi m_mpi;
};

} // namespace

bool isStartedByMpi() {
    constexpr std::array variables{"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}; // of Open MPI, and of others
    return std::ranges::any_of(variables, [](const char* name) { return std::getenv(name) != nullptr; });
}

FileResult<std::unique_ptr<RankLink>> connectByMpi(const std::string& plugIn) {
    void* const library = ::dlopen(plugIn.c_str(), RTLD_NOW | RTLD_GLOBAL); // Open MPI loads parts that need its names
    if (library == nullptr) {
        const char* const why = ::dlerror();
        return FileError{.message = phrase("mpirun has started this program, but the plug-in for MPI cannot be loaded: "
                                           "{0}. Install it, or start the program without mpirun",
                                           {std::string(why == nullptr ? "" : why)})};
    }
    const auto begin = reinterpret_cast<bool (*)(OrreryMpi*)>(::dlsym(library, "orreryMpiBegin"));
    OrreryMpi mpi;
    if (begin == nullptr || !begin(&mpi)) {
        return FileError{.message = phrase("{0} cannot be used as a plug-in for MPI", {quoted(plugIn)})};
    }
    auto link = std::make_unique<MpiLink>(mpi);
    const char* const ofOthers = std::getenv("PMI_SIZE");
    if (ofOthers != nullptr && std::to_string(mpi.size) != ofOthers) { // each process would write the same file
        return FileError{.message = phrase("the mpirun that has started this program is not that of Open MPI. Use the "
                                           "one of Open MPI")};
    }
    return std::unique_ptr<RankLink>(std::move(link));
}

} // namespace orrery::engine
