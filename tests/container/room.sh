#!/bin/bash
# room.sh MODE ROOT UID DATA CACHE NODE COMMAND…: runs a command with ROOT as its root file system, using this machine's
# programs. MODE rw: a build step. MODE ro: the finished container, as user UID, everything read-only except DATA and
# /tmp.
set -eu
mode=$1 root=$2 uid=$3 data=$4 cache=$5 node=$6
shift 6
mount --make-rprivate /
mount --bind "$root" "$root"
for name in bin sbin lib lib64; do
  [ -L "$root/$name" ] || ln -s "usr/$name" "$root/$name"
done
mkdir -p "$root"/{usr,etc/ssl,proc,dev,tmp,root,sys}
mount --rbind --make-rprivate /usr "$root/usr"
mount -o remount,bind,ro "$root/usr"
for name in resolv.conf hosts nsswitch.conf ld.so.cache; do
  touch "$root/etc/$name"
  mount --bind "/etc/$name" "$root/etc/$name"
done
mount --bind /etc/ssl "$root/etc/ssl"
[ -e "$root/etc/passwd" ] || printf 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n' >"$root/etc/passwd"
[ -e "$root/etc/group" ] || printf 'root:x:0:\nnode:x:1000:\n' >"$root/etc/group"
mount --bind "$node" "$root$(readlink -f "$(command -v node)")"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
if [ "$mode" = rw ]; then
  mkdir -p "$root/root/.npm"
  mount --bind "$cache" "$root/root/.npm"
  exec chroot "$root" "$@"
fi
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
