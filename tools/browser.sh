#!/bin/sh
# Make sure that there is a browser for the tests marked `browser`. `make test` calls this.
# Nothing else changes the machine, and this only does so as root, as on an integration machine.
set -eu

say() { echo "browser: $*"; }
# The shell is the same Chromium without windows, and opens a page in a third of the time.
found() {
    command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome
}
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"; }

if [ "${BROWSER:-}" = skip ]; then
    say "BROWSER=skip, so the browser tests are left out."
    exit
fi
if ! found >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "no Chromium here; installing it with apt-get ..."
    log=$(mktemp)
    { apt-get update && { install chromium-headless-shell || install chromium; }; } >"$log" 2>&1 || cat "$log" >&2
    rm -f "$log"
fi
found >/dev/null || {
    say "the browser tests need chromium or google-chrome; install one, or leave them out with BROWSER=skip." >&2
    exit 1
}
say "$(found)"
