# Sourced by run, test and .ci/run: what they need, how it gets here, and how it is built.
# shellcheck shell=bash disable=SC2034 # those who source this use the lists

root=$(readlink -f "$(dirname "${BASH_SOURCE[0]}")/..")

# One package a line: its Debian name, how to find it on a system without dpkg
# (a pkg-config module with pc:, a command with cmd:, or - for what cannot be asked), and why.
packages_to_build="\
binutils              cmd:ld.gold            links the program
libstdc++-12-dev      -                      the C and C++ headers and libraries that Swift links with
pkg-config            cmd:pkg-config         finds the libraries below
gettext               cmd:msgfmt             compiles the translations
libncurses6           -                      the Swift package manager is linked with it
libadwaita-1-dev      pc:libadwaita-1        GTK 4 and libadwaita: the window and everything in it
libwebkitgtk-6.0-dev  pc:webkitgtk-6.0       WebKit: shows the articles
libcurl4-openssl-dev  pc:libcurl             Swift's Foundation calls it to describe web requests
"
packages_to_run="\
ca-certificates       -                      tells genuine secure web sites from forged ones
fonts-noto-core       -                      true italics, and the letters of most languages
fonts-noto-cjk        -                      the letters of Chinese, Japanese and Korean
librsvg2-common       -                      draws the icons that come as SVG, those of libadwaita among them
at-spi2-core          -                      lets screen readers, and the tests, read the window
"
packages_to_test="\
xvfb                  cmd:Xvfb               a display of the tests' own
openbox               cmd:openbox            a window manager, without it no window has the keyboard
dbus-daemon           cmd:dbus-run-session   a message bus of the tests' own
libatspi2.0-dev       pc:atspi-2             how the tests talk to the accessibility bus
libx11-dev            pc:x11                 how the tests see the display
libxtst-dev           pc:xtst                how the tests press buttons that the bus does not know
locales               cmd:localedef          the countries that the tests speak the languages of
"
packages_to_check="\
desktop-file-utils    cmd:desktop-file-validate     checks the desktop entry
appstream             cmd:appstreamcli              checks what software centres show
libglib2.0-bin        cmd:glib-compile-schemas      checks the settings
tidy                  cmd:tidy                      checks the articles' HTML
libxml2-utils         cmd:xmllint                   checks the articles' maps
meson                 cmd:meson                     installs the program and all that belongs to it
ninja-build           cmd:ninja                     does what Meson says
python3               cmd:python3                   collects the words for people from the sources
gtk-update-icon-cache cmd:gtk-update-icon-cache     checks that the icons are found
mandoc                cmd:mandoc                    checks the manual page
shellcheck            cmd:shellcheck                checks the completions for bash
python3-yaml          -                             checks the Flatpak manifest
"

# How the program is built for those who read with it.
release_flags=(
  --package-path "$root"
  --configuration release --product lakes
  # No library is loaded from where the program lies.
  --disable-local-rpath
  # The linker of the toolchain: it packs the relative relocations, of which there are 88,000, into a
  # hundredth of the space, and each start reads them. Needs glibc 2.36 or newer.
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
  # No path of this machine in it.
  -debug-info-format none -Xlinker -s
  -Xswiftc -file-prefix-map -Xswiftc "$root=."
  -Xcc "-ffile-prefix-map=$root=."
)

# One sentence for the reader, then the end.
give_up() {
  printf '%s\n' "$1" >&2
  exit 1
}

need_swift() {
  # Both, since OpenStack's client is a `swift` too.
  if ! command -v swift >/dev/null || ! command -v swiftc >/dev/null; then
    give_up "Swift 6.3 is missing: install it from https://www.swift.org/install/linux/ and put its usr/bin folder on the PATH."
  fi
}

# Installs those of the packages in the given lists that are missing.
need_packages() {
  local list="$*" missing
  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    missing=$(missing_packages "$list")
    [[ -z $missing ]] || install_packages "$list" "$missing"
  else
    missing=$(missing_by_probe "$list")
    [[ -z $missing ]] || give_up "These are missing (Debian calls them so; install your system's own): ${missing//$'\n'/ }."
  fi
}

# Of the packages in a list, those that dpkg does not have, one a line.
missing_packages() {
  local names
  names=$(awk 'NF { print $1 }' <<<"$1")
  # dpkg-query complains and fails over a package that it does not know, and that is what we ask.
  # shellcheck disable=SC2086
  comm -23 <(sort <<<"$names") <(
    dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' $names 2>/dev/null |
      awk '$1 == "installed" { print $2 }' | sort
  )
}

missing_by_probe() {
  local name probe _
  while read -r name probe _; do
    case $probe in
    cmd:*) command -v "${probe#cmd:}" >/dev/null || echo "$name" ;;
    pc:*) pkg-config --exists "${probe#pc:}" 2>/dev/null || echo "$name" ;;
    esac
  done <<<"$1"
}

install_packages() {
  local list=$1 missing=$2 names=${2//$'\n'/ } as_root=() apt log reason
  if ((EUID != 0)); then
    # Without a terminal nobody can type a password.
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo true; }; }; then
      as_root=(sudo)
    else
      give_up "Debian packages are missing and only root may install them: run \`apt-get install $names\` as root and try again."
    fi
  fi

  echo "Installing Debian packages that are missing:"
  awk 'NR == FNR { missing[$1] = 1; next } $1 in missing { name = $1; $1 = $2 = ""; print "  " name ": " substr($0, 3) }' \
    <(printf '%s\n' "$missing") - <<<"$list"

  log=$(mktemp)
  apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C
    apt-get -q -y -o Acquire::Retries=1 -o DPkg::Lock::Timeout=300 -o DPkg::Options::=--force-confold)
  # An update that fails is no failure yet: the lists may do as they are, or the packages be at hand.
  # shellcheck disable=SC2086
  if ! {
    "${apt[@]}" update
    "${apt[@]}" install --no-install-recommends $names
  } </dev/null >"$log" 2>&1; then
    reason=$(awk 'sub(/^[EW]: /, "") { print; exit }' "$log")
    rm -f "$log"
    give_up "Debian packages are missing and could not be installed (${reason%.}): connect to the network and try again, or run \`apt-get install $names\` as root."
  fi
  rm -f "$log"
}

# build LOG ARGUMENT…: swift build, heard of only when it fails.
build() {
  local log=$1
  shift
  swift build "$@" >"$log" 2>&1 && return
  # Swift does not rebuild its cache of C modules when the checkout was moved.
  if grep -q 'was compiled with module cache path' "$log"; then
    find "$root/.build" -name ModuleCache -prune -exec rm -rf {} +
    swift build "$@" >"$log" 2>&1 && return
  fi
  grep -v '^warning: prohibited flag(s)' "$log" >&2
  exit 1
}
