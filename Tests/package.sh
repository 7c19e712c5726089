#!/bin/bash
# package.sh DEB TAR: installs the package in a root with nothing but terminfo, which every Debian
# has, and runs the program there: --version, print, export, the screen. Then does the same with the
# program of the tar. Does nothing, with a message, unless root runs it: chroot needs that.
set -euo pipefail
package=$(realpath "$1") archive=$(realpath "$2")
if [ "$(id -u)" -ne 0 ] || ! command -v dpkg >/dev/null || ! command -v script >/dev/null; then
  echo 'The package is not tried in a bare root: that takes root, dpkg and script.'
  exit 0
fi
root=$(mktemp -d) chroot=$(command -v chroot)
trap 'umount "$root/proc" 2>/dev/null; rm -rf --one-file-system "$root"' EXIT
fail() { echo "package.sh: $*" >&2; exit 1; }
# Reads to the end: `grep -q` exits at its first match, and the writer then fails with SIGPIPE.
says() { [[ $(cat) =~ $1 ]]; }

# The folders of every Debian, and terminfo, which the program reads.
mkdir -p "$root"/{dev,proc,tmp,lib/terminfo} "$root"/var/lib/dpkg/{info,updates,triggers}
# Swift's library reads the program's path from /proc.
mount -t proc proc "$root/proc" 2>/dev/null || {
  echo 'The package is not tried in a bare root: /proc cannot be mounted there.'
  exit 0
}
: >"$root/var/lib/dpkg/status"
cp -r /lib/terminfo/x "$root/lib/terminfo/"

# dpkg fails if the package declares a dependency: the root has no other packages.
dpkg --root="$root" --log=/dev/null --install "$package" >/dev/null || fail 'it cannot be installed'
[ "$(dpkg-deb --contents "$package" | grep -cv '/$')" -eq \
  "$(find "$root/usr" -type f | wc -l)" ] || fail 'other files are installed than are in it'

# try PROGRAM FILE
try() {
  run() { env -i TERM=xterm-256color LANG=C.UTF-8 TZ=UTC "$chroot" "$root" "$@"; }
  run "$1" --version | says '^pricetui [0-9]+\.[0-9]+\.[0-9]+' || fail "$1 has no version"
  run "$1" print "$2" --now 2022-07-12T09:30 | says 'Tuesday 12 July 2022' ||
    fail "$1 does not print the sample"
  run "$1" export json "$2" | says '"start"' || fail "$1 does not write JSON"
  # Presses q when the screen is visible; the program must exit with 0.
  mkfifo "$root/keys"
  { until grep -q 'July' "$root/screen" 2>/dev/null || ! [ -e "$root/keys" ]; do sleep 0.1; done
    printf q; } >"$root/keys" &
  env -i PATH="$PATH" TERM=xterm-256color LANG=C.UTF-8 SHELL=/bin/sh timeout 20 script -qefc \
    "stty rows 30 columns 100; $chroot '$root' $1 $2" "$root/screen" <"$root/keys" >/dev/null ||
    fail "$1 does not show its screen and leave"
  wait
  rm "$root/keys" "$root/screen"
}
try /usr/bin/pricetui /usr/share/pricetui/today.json
zcat "$root/usr/share/man/man1/pricetui.1.gz" | says '\.TH PRICETUI 1' || fail 'no manual'
dpkg --root="$root" --log=/dev/null --purge pricetui >/dev/null || fail 'it cannot be removed'
[ -z "$(find "$root/usr" -type f 2>/dev/null)" ] || fail 'files stay when it is removed'

tar -xzf "$archive" -C "$root"
folder=$(basename "$(echo "$root"/pricetui-*)")
try "/$folder/bin/pricetui" "/$folder/share/pricetui/today.json"
echo 'The package and the tar run in a root with nothing but themselves and terminfo.'
