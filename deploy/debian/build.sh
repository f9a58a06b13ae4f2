#!/bin/sh
# Makes a package of Debian or Ubuntu of the wheel of ceki and the locked wheels that a server needs, for the Python of
# this machine:
#   sh deploy/debian/build.sh dist/ceki-0.1.0-py3-none-any.whl
# Installed, it needs no network: /opt/ceki, the command ceki, the unit ceki.service and /etc/ceki/ceki.toml.
set -eu
wheel=$1
deploy=$(dirname "$0")/..
version=$(basename "$wheel" | cut -d- -f2)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

python=${PYTHON:-python3}
this=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
next=$("$python" -c 'import sys; print("%d.%d" % (sys.version_info[0], sys.version_info[1] + 1))')
install -d "$root/DEBIAN" "$root/usr/share/ceki/wheels" "$root/usr/bin"
"$python" -m pip download --quiet --disable-pip-version-check --only-binary :all: --require-hashes \
    --dest "$root/usr/share/ceki/wheels" -r "$deploy/../requirements-serve.lock"
install -m 0644 "$wheel" "$root/usr/share/ceki/wheels/"
install -D -m 0644 "$deploy/ceki.service" "$root/lib/systemd/system/ceki.service"
install -D -m 0644 "$deploy/ceki.toml" "$root/etc/ceki/ceki.toml"
ln -s /opt/ceki/bin/ceki "$root/usr/bin/ceki"

cat > "$root/DEBIAN/control" <<END
Package: ceki
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The ceki project <ceki@localhost>
Depends: python3 (>= $this), python3 (<< $next), python3-venv
Homepage: https://github.com/ceki/ceki
Section: games
Priority: optional
Description: Tables for the Ceki (Cherki, Koa) card games of the Malay world
 A server of tables for the browser, with friends by link and bots in the empty seats.
END
echo /etc/ceki/ceki.toml > "$root/DEBIAN/conffiles"
install -m 0755 "$deploy/debian/postinst" "$deploy/debian/prerm" "$root/DEBIAN/"
dpkg-deb --root-owner-group --build "$root" "ceki_${version}_$(dpkg --print-architecture).deb"
