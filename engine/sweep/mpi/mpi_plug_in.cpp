// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/mpi/mpi_plug_in.h"

#include <mpi.h>

namespace {

constexpr int tag = 1;

void send(int to, const void* bytes, std::size_t count) {
    MPI_Send(bytes, static_cast<int>(count), MPI_BYTE, to, tag, MPI_COMM_WORLD);
}

bool probe(int* from, std::size_t* count) {
    int isThere = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &isThere, &status);
    if (isThere == 0) {
        return false;
    }
    int bytes = 0;
    MPI_Get_count(&status, MPI_BYTE, &bytes);
    *from = status.MPI_SOURCE;
    *count = static_cast<std::size_t>(bytes);
    return true;
}

void receive(int from, void* bytes, std::size_t count) {
    MPI_Recv(bytes, static_cast<int>(count), MPI_BYTE, from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

void end() {
    MPI_Finalize();
}

} // namespace

extern "C" bool orreryMpiBegin(OrreryMpi* mpi) {
    int provided = MPI_THREAD_SINGLE;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &mpi->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &mpi->size);
    mpi->send = send;
    mpi->probe = probe;
    mpi->receive = receive;
    mpi->end = end;
    return provided >= MPI_THREAD_SERIALIZED;
}
