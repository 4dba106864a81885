#!/bin/sh
# Runs a command that sees the programs below /usr and how to find them, the current folder to read,
# and nothing else: no other file or process, and no network. For Linux with user namespaces.
#
#   sh box.sh COMMAND…
#
# See docs/interviewer.md, "Who can forge a mark".

# Everything that it starts is in new namespaces, and ends with it.
exec unshare --map-root-user --net --pid --ipc --mount --fork --kill-child sh -euc '
  # An empty root, with the programs of the system.
  root=/mnt
  mount -t tmpfs -o size=1g box "$root"
  for folder in /usr /bin /sbin /lib /lib32 /lib64 /libx32; do
    if [ -L "$folder" ]; then
      cp -P "$folder" "$root$folder"
    elif [ -d "$folder" ]; then
      mkdir "$root$folder"
      mount --rbind -o ro "$folder" "$root$folder"
    fi
  done

  # Of the settings only those that find libraries, compilers and Java.
  mkdir "$root/etc"
  for path in /etc/ld.so.* /etc/alternatives /etc/java*; do
    [ -e "$path" ] || continue
    if [ -d "$path" ]; then mkdir "$root$path"; else touch "$root$path"; fi
    mount --rbind -o ro "$path" "$root$path"
  done

  # Not the packages of Node, for one of them may be the judge.
  for folder in /usr/lib/node_modules /usr/local/lib/node_modules; do
    if [ -d "$folder" ]; then mount -t tmpfs -o ro box "$root$folder"; fi
  done

  # Node, wherever it is, a few devices, a place to write, and the current folder.
  mkdir "$root/box" "$root/dev" "$root/old" "$root/proc" "$root/tmp" "$root/work"
  if node=$(command -v node); then
    touch "$root/box/node"
    mount --bind -o ro "$(realpath "$node")" "$root/box/node"
  fi
  for device in null zero random urandom; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
  done
  mount -t proc proc "$root/proc" || true # some containers forbid it
  mount --rbind -o ro . "$root/work"

  # The old root goes away, and no right is left to get it back. A loop that forks or allocates
  # ends at these limits; that of processes does not hold for root.
  cd "$root"
  pivot_root . old
  umount -l old
  cd /work
  exec env -i HOME=/tmp PATH=/box:/usr/local/bin:/usr/bin:/bin \
    prlimit --nproc=4096 --data=2147483648 \
    setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
' sh "$@"
