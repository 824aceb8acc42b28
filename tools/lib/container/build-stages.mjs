/** Runs the Dockerfile's steps, each stage in a root of its own, as a builder does. Needs root. */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readIgnored } from '../dockerfile.mjs'
import { root as projectRoot } from '../paths.mjs'
import { run } from '../run.mjs'
import { baseImage, copyRoot } from './base-image.mjs'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Whom this machine trusts: the way to a registry may lead by a proxy of its own. Mounted for a step, and no part of what is built. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'
const CERTIFICATES = '/run/machine-certificates.crt'

/** Mounts what a program expects to find, in a namespace that goes with it, and runs the command in the root. */
const ENTER = `
set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
cp /etc/resolv.conf "$1/etc/resolv.conf"
if [ -f ${TRUSTED} ]; then
  touch "$1${CERTIFICATES}"
  mount --bind ${TRUSTED} "$1${CERTIFICATES}"
fi
shift
exec chroot "$@"
`

function runInRoot(root, { folder, environment, command }) {
  const settings = Object.entries({
    PATH,
    HOME: '/root',
    NODE_EXTRA_CA_CERTS: CERTIFICATES,
    ...environment,
  }).map(([name, value]) => `${name}=${value}`)
  const words = [
    ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child'],
    ['sh', '-c', ENTER, 'sh', root, root, '/usr/bin/env', '-i', settings],
    ['sh', '-c', `cd "$0" && exec /bin/sh -c "$1"`, folder, command],
  ]
  return run('unshare', words.flat(2))
}

/** Where a path of the stage is on this machine, relative ones from the stage's folder. */
function inside(state, path) {
  return path.startsWith('/') ? join(state.root, path) : join(state.root, state.folder, path)
}

/** Files copied from a folder into the stage: a folder's contents, a file into a folder or to a name. */
function copy(state, { from, sources, target }, isIgnored) {
  const isTaken = (path) => !isIgnored(path.slice(from.length + 1))
  const options = { recursive: true, verbatimSymlinks: true, filter: isTaken }
  for (const source of sources) {
    const origin = join(from, source)
    const place = inside(state, target)
    if (lstatSync(origin).isDirectory()) {
      mkdirSync(place, { recursive: true })
      // One by one, because the stages may lie within what is copied, in a folder that is left out.
      for (const name of readdirSync(origin).filter((one) => isTaken(join(origin, one)))) {
        cpSync(join(origin, name), join(place, name), options)
      }
      continue
    }
    const isInto = target.endsWith('/') || (existsSync(place) && lstatSync(place).isDirectory())
    if (sources.length > 1 && !isInto) throw new Error(`COPY of several files needs a folder, not ${target}`)
    const to = isInto ? join(place, basename(origin)) : place
    mkdirSync(dirname(to), { recursive: true })
    cpSync(origin, to, options)
  }
}

const doers = {
  async RUN(state, { command }) {
    const { code, output } = await runInRoot(state.root, { ...state, command })
    if (code !== 0) throw new Error(`RUN failed (${code}): ${command}\n${output.slice(-4000)}`)
  },
  COPY(state, step, { finished, isIgnored }) {
    if (step.from === undefined) return copy(state, { ...step, from: projectRoot }, isIgnored)
    const from = finished.get(step.from)
    if (from === undefined) throw new Error(`COPY --from=${step.from}: there is no such stage before it.`)
    return copy(state, { ...step, from }, () => false)
  },
  WORKDIR(state, { folder }) {
    state.folder = folder
    mkdirSync(join(state.root, folder), { recursive: true })
  },
  ENV(state, { values }) {
    Object.assign(state.environment, values)
  },
}
/** What is said of the container, and does nothing while it is built. */
const SAID = new Set(['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'])

function check(stage) {
  const user = stage.steps.findIndex(({ kind }) => kind === 'USER')
  const later = stage.steps.slice(user + 1).find(({ kind }) => kind === 'RUN')
  if (user >= 0 && later) throw new Error('RUN after USER is not known here.')
}

/**
 * Builds all stages below `folder`; `say` is told of each step. Answers the last one: `{ root, folder, environment }`, where its root is, in
 * which folder it works and with which variables.
 */
export async function buildStages(stages, { folder, ignoreFile, say }) {
  const finished = new Map()
  const isIgnored = readIgnored(ignoreFile)
  let state
  for (const [index, stage] of stages.entries()) {
    check(stage)
    const root = join(folder, stage.name ?? `stage-${index}`)
    await copyRoot(await baseImage(stage.image), root)
    state = { root, folder: '/', environment: {} }
    for (const step of stage.steps) {
      if (SAID.has(step.kind)) continue
      const from = performance.now()
      await doers[step.kind](state, step, { finished, isIgnored })
      const seconds = (performance.now() - from) / 1000
      if (seconds >= 1)
        say(
          `  ${stage.name ?? 'the last stage'}: ${step.kind} ${step.command ?? ''} (${seconds.toFixed(0)} s)`,
        )
    }
    if (stage.name !== undefined) finished.set(stage.name, root)
  }
  return state
}
