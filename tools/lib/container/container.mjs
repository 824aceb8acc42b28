/**
 * A container of a built root, with the limits that deploy/compose/compose.yaml and the manifests set: the root read-only, /tmp in memory, no
 * capabilities, no new privileges, no namespaces of its own, the image's user, and its own table of processes.
 */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, lastStep } from '../dockerfile.mjs'
import { run } from '../run.mjs'
import { forbidNamespaces } from './seccomp.mjs'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** $1 the root, $2 the folder that becomes /data; then the user and the group, the working folder, and the command. */
const ENTER = `
set -e
root=$1 data=$2 user=$3 group=$4 folder=$5
shift 5
mount --rbind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777,size=256m tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
cp "$root.seccomp" "$root/tmp/.seccomp"
# Not chroot: the kernel lets nobody make namespaces in one, and it would stand in for the engine's rule.
cd "$root"
pivot_root . mnt
cd /
umount -l /mnt
exec /usr/bin/setpriv --reuid "$user" --regid "$group" --clear-groups --bounding-set -all --inh-caps -all \\
  --no-new-privs --seccomp-filter /tmp/.seccomp /usr/bin/env -i "$@"
`

function settings(values) {
  return Object.entries({ PATH, ...values }).map(([name, value]) => `${name}=${value}`)
}

/** The process of the machine that is number 1 in the container: the only child of the one that we started. */
function firstProcess(pid) {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return first === undefined ? undefined : Number(first)
}

/** Readies a built root for containers: where what they mount goes, and the filter beside it. */
export function readyRoot(root) {
  writeFileSync(`${root}.seccomp`, forbidNamespaces())
  mkdirSync(join(root, 'tmp'), { recursive: true })
  copyFileSync('/etc/resolv.conf', join(root, 'etc', 'resolv.conf'))
}

/** Starts the image's command; `environment` is added to the image's. */
export function startContainer(stage, { root, folder, data, environment = {} }) {
  const [user, group] = lastStep(stage, 'USER').user.split(':')
  const values = { ...environmentOf(stage), ...environment }
  const program = [...lastStep(stage, 'ENTRYPOINT').command, ...lastStep(stage, 'CMD').command]
  const inFolder = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', folder]
  const words = [
    ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child'],
    ['sh', '-c', ENTER, 'sh', root, data, user, group, folder, settings(values), inFolder, program],
  ]
  const child = spawn('unshare', words.flat(2), { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (text) => {
    said += text
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const ended = new Promise((resolve) => child.once('close', resolve))

  /** A further command in the same container, as `docker exec` runs it. */
  function execute(command) {
    const entering = [
      ['--target', String(firstProcess(child.pid)), '--mount', '--pid', '--root', '--wd'],
      ['--setgid', group, '--setuid', user, '--', '/usr/bin/env', '-i', settings(values), inFolder, command],
    ]
    return run('nsenter', entering.flat(2))
  }
  return {
    said: () => said,
    ended,
    execute,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** As `docker stop`: the signal goes to the container's first process. */
    signal: (name) => process.kill(firstProcess(child.pid), name),
    /** Ends all of it: with a first process every other of its table goes. */
    kill: () => process.kill(firstProcess(child.pid) ?? child.pid, 'SIGKILL'),
    processes: () =>
      execute(['/bin/sh', '-c', 'for p in /proc/[0-9]*; do tr "\\0" " " < $p/cmdline; echo; done']),
  }
}
