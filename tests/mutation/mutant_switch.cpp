// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the mutant of a process: ORRERY_MUTANT holds its number. Without it, no mutant is active.
// ORRERY_MUTANTS_REACHED names a file with a byte for each mutant. The byte becomes 1 when a process reaches the place
// of the mutant. The file is mapped, so it is correct however the process ends.
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int orrery_active_mutant = -1;
unsigned char* orrery_reached_mutants = nullptr;

namespace {

// Runs before all initialisers of the program, because they can reach mutants, too.
__attribute__((constructor(101))) void chooseMutant() {
    if (const char* const number = std::getenv("ORRERY_MUTANT")) {
        orrery_active_mutant = std::atoi(number);
    }
    const char* const path = std::getenv("ORRERY_MUTANTS_REACHED");
    const int file = path == nullptr ? -1 : ::open(path, O_RDWR | O_CLOEXEC);
    struct stat about {};
    if (file >= 0 && ::fstat(file, &about) == 0 && about.st_size > 0) {
        void* const bytes =
            ::mmap(nullptr, static_cast<std::size_t>(about.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (bytes != MAP_FAILED) {
            orrery_reached_mutants = static_cast<unsigned char*>(bytes);
        }
    }
    if (file >= 0) {
        ::close(file);
    }
}

} // namespace
