#!/bin/bash
# A static release build runs where Swift is not installed: the app and its resources are copied to a folder of their
# own, and run there in a mount namespace that shows nothing of the toolchain or of this package.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../..")
product=${1:-BookClub}
title=${2:-All Books}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

build=(swift build --package-path "$root" --scratch-path "$root/.build/static" -c release --static-swift-stdlib
    --product "$product")
"${build[@]}"
binaries=$("${build[@]}" --show-bin-path)
mkdir "$folder/app"
cp "$binaries/$product" "$folder/app/"
for resources in "$binaries"/*_"$product".resources; do
    [ ! -e "$resources" ] || cp -r "$resources" "$folder/app/"
done

if ldd "$folder/app/$product" | grep -i swift; then
    echo "the app still needs Swift's libraries, listed above" >&2
    exit 1
fi

# Everything that Swift or the build may be found in is empty for the app. The bundle's path that was compiled in must
# not help either.
toolchain=$(readlink -f "$(dirname "$(readlink -f "$(command -v swift)")")/../..")
cat > "$folder/hidden.sh" <<'HIDDEN'
set -eu
for folder in "$1" "$2"; do
    [ "$folder" = /usr ] || [ "$folder" = / ] || mount -t tmpfs none "$folder"
done
shift 2
exec "$@"
HIDDEN
cp "$here/../on-private-display.sh" "$folder/"
chmod -R a+rX "$folder"
namespace=(unshare --mount)
[ "$(id -u)" = 0 ] || namespace=(unshare --map-root-user --mount)
cd "$folder"
env -i PATH=/usr/bin:/bin HOME="$folder" "${namespace[@]}" sh "$folder/hidden.sh" "$toolchain" "$root" \
    "$folder/on-private-display.sh" "$title" -- "$folder/app/$product"
echo "a static release build of $product runs without Swift, $(du -h "$folder/app/$product" | cut -f1)"
