#!/bin/bash
# on-private-display.sh TITLE -- COMMAND...: runs an app on a display of its own, waits until it shows a window
# with that title, and ends it by SIGTERM. Status 0 when the window was seen and the app ended by itself or by that.
set -euo pipefail
title=$1
shift 2
folder=$(mktemp -d)
server= app=
finish() {
    [ -z "$app" ] || kill -KILL "$app" 2>/dev/null || true
    [ -z "$server" ] || { kill "$server"; wait "$server" 2>/dev/null || true; }
    rm -rf "$folder"
}
trap finish EXIT
# Waits up to 20 seconds for a command to succeed.
wait_for() { for _ in $(seq 200); do if "$@"; then return; fi; sleep 0.1; done; return 1; }

Xvfb -displayfd 6 -screen 0 1024x768x24 -nolisten tcp -noreset 6>"$folder/display" 2>"$folder/server.log" &
server=$!
wait_for test -s "$folder/display" || { echo "Xvfb does not start" >&2; exit 1; }
mkdir -m 700 "$folder/run"
env -u WAYLAND_DISPLAY -u XAUTHORITY DISPLAY=":$(cat "$folder/display")" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none \
    XDG_RUNTIME_DIR="$folder/run" XDG_STATE_HOME="$folder/state" DBUS_SESSION_BUS_ADDRESS=disabled: "$@" &
app=$!
shows_window() {
    kill -0 "$app" 2>/dev/null || { echo "the app ended before it showed a window" >&2; exit 1; }
    DISPLAY=":$(cat "$folder/display")" xdotool search --onlyvisible --name "^$title\$" >/dev/null 2>&1
}
wait_for shows_window || { echo "the app shows no window named '$title'" >&2; exit 1; }
kill -TERM "$app"
has_ended() { ! kill -0 "$app" 2>/dev/null; }
wait_for has_ended || { echo "the app does not end on SIGTERM" >&2; exit 1; }
status=0
wait "$app" || status=$?
app=
case $status in
    0 | 143) ;;
    *) echo "the app ended with status $status" >&2; exit 1 ;;
esac
