#!/bin/sh
# Makes the pictures in docs/images anew, of the apps as they are now.
set -eu
cd "$(dirname -- "$(readlink -f -- "$0")")/.."
mkdir -p docs/images
FENESTRA_PICTURES=$PWD/docs/images swift test -Xswiftc -index-ignore-system-modules --filter PictureTests
