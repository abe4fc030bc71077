# This file is not read.
