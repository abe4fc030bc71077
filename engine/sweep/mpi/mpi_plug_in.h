// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

// The border between the engine and the plug-in for MPI. Only C types cross it.
extern "C" {

/// Functions of the plug-in. MPI ends all processes if one of them fails.
struct OrreryMpi {
    int rank = 0;
    int size = 0;
    void (*send)(int to, const void* bytes, std::size_t count) = nullptr;
    /// Returns whether a message is there, with its sender and size.
    bool (*probe)(int* from, std::size_t* count) = nullptr;
    void (*receive)(int from, void* bytes, std::size_t count) = nullptr;
    void (*end)() = nullptr; ///< leaves MPI; the last call
};

/// Enters MPI. Returns false if MPI cannot be used from several threads that take turns.
bool orreryMpiBegin(OrreryMpi* mpi);
}
