#!/bin/bash
# An author's package can depend on this one by version: a target with unsafe flags would bar that. What is committed
# here is tagged 0.0.1 in a temporary clone; the client is built against it and must show its window.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../..")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

git clone -q --no-local "$root" "$folder/fenestra"
git -C "$folder/fenestra" tag --force 0.0.1
mkdir "$folder/client"
cp -r "$here/Sources" "$folder/client/"
sed "s|@URL@|$folder/fenestra|" "$here/Package.swift.in" > "$folder/client/Package.swift"

# The address is new each time, so a cache shared with other builds would only grow.
swift build --package-path "$folder/client" --cache-path "$folder/cache" -Xswiftc -index-ignore-system-modules
"$here/../on-private-display.sh" "Versioned Client" -- "$folder/client/.build/debug/Client"
echo "a client that depends on Fenestra by version builds and shows its window"
