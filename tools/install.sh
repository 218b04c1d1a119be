#!/bin/sh
# Build Tangled Bank as a wheel and install it: tools/install.sh <environment> <checksum of the sources>
# `make install` calls this. Leaves .compiled-<checksum> or .uncompiled-<checksum> in the environment.
set -eu
venv=$1 sum=$2
python=${PYTHON:-python3}
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { echo "tangled-bank: $*"; }
fail() { say "$@" >&2; exit 1; }

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "this needs Python 3.11 or newer and '$python' is not; name another with PYTHON=..."
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    fail "'$python' cannot make environments; install its venv module (on Debian and Ubuntu the package python3-venv) or name another with PYTHON=..."
"$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear "$venv"
rm -f "$venv"/.*compiled-*

# Leftovers bite: an old build/ ends up in the new wheel, and an egg-info in src/ answers for the
# version when we run from source.
tidy() { rm -rf build src/*.egg-info "$venv/wheel"; }
tidy
trap tidy EXIT

if [ "${TANGLEDBANK_PURE:-}" = 1 ] || [ -z "${COMPILER:-}" ]; then
    say "building the wheel for $venv, uncompiled ..."
else
    say "building the wheel for $venv; compiling the rules takes about a minute ..."
fi
log=$venv/build.log
"$venv/bin/python" -m pip wheel -v --no-deps --wheel-dir "$venv/wheel" . >"$log" 2>&1 || {
    cat "$log" >&2
    grep -o 'tangled-bank: .*could not.*' "$log" >&2 || true
    fail "the wheel could not be built; what happened stands above and in $log"
}
# pip keeps what setup.py prints to itself, and people should know when they run uncompiled.
if grep -o 'tangled-bank: not compiled .*' "$log"; then
    say "$log has the details; \`make clean install\` tries again."
fi

wheel=$(echo "$venv"/wheel/*.whl)
"$venv/bin/python" -m pip uninstall -qy tangled-bank 2>/dev/null
"$venv/bin/python" -m pip install -q "${wheel}[lab]" 2>>"$log" || {
    say "polars cannot be installed here; everything but the lab works without it."
    "$venv/bin/python" -m pip install -q "$wheel"
}
[ "${TANGLEDBANK_PAGE:-}" != skip ] || exit 0   # no stamp: the next install shall bring the page
case $wheel in
    *-none-any.whl) touch "$venv/.uncompiled-$sum" ;;
    *) touch "$venv/.compiled-$sum" ;;
esac
