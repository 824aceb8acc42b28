/**
 * `npm run test:container`: the Dockerfile without a builder. Its own steps run in roots made by debootstrap, then two containers of what they
 * made start at once on an empty PostgreSQL outside, with the limits that compose and Kubernetes set: healthy by the image's own check, a first
 * owner by the image's own command, a quote printed by the browser inside, both replaced one after the other behind the proxy of Compose (where Caddy is
 * installed), and an end on SIGTERM. Needs root on Linux, Debian's packages
 * (debootstrap) and the npm registry; minutes. `-- --keep` keeps what was built and builds nothing the next time.
 */
import './lib/node-version.mjs'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStages } from './lib/container/build-stages.mjs'
import { readyRoot } from './lib/container/container.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readDockerfile } from './lib/dockerfile.mjs'
import { at, cache, root as projectRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const keeps = process.argv.includes('--keep')

function say(line) {
  process.stdout.write(`${line}\n`)
}

let passed = 0
/** Notes what was shown; ends the run with what was seen instead where it was not. */
function holds(what, isSo, otherwise = '') {
  if (!isSo) throw new Error(`✗ ${what}\n${otherwise}`)
  passed += 1
  say(`✓ ${what}`)
}

async function megabytes(path) {
  const { output } = await run('du', ['-sm', '--one-file-system', path])
  return Number(output.split('\t')[0])
}

async function sayWhatIsMissing() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'It needs root on Linux: roots are entered and mounted.'
  const { code } = await run('debootstrap', ['--version'])
  return code === 127 ? 'It needs debootstrap: apt-get install debootstrap' : undefined
}

async function build(folder, stages) {
  const known = join(folder, 'built.json')
  if (keeps && existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const from = performance.now()
  const built = await buildStages(stages, {
    folder,
    ignoreFile: readFileSync(at('.dockerignore'), 'utf8'),
    say,
  })
  holds(`the steps of the Dockerfile run (${Math.round((performance.now() - from) / 1000)} s)`, true)
  writeFileSync(known, JSON.stringify(built))
  return built
}

async function main() {
  const missing = await sayWhatIsMissing()
  if (missing !== undefined) throw new Error(missing)
  process.chdir(projectRoot)
  await ensureInstalled()
  // Loaded only now: it needs the dependencies.
  const { exercise } = await import('./lib/container/exercise.mjs')
  const stages = readDockerfile(readFileSync(at('Dockerfile'), 'utf8'))
  const stage = stages.at(-1)
  const built = await build(join(cache, 'container', 'stages'), stages)
  readyRoot(built.root)
  const app = join(built.root, 'app')
  const sizes = [built.root, app, join(app, 'node_modules'), join(built.root, 'usr', 'lib', 'chromium')]
  const [all, ours, packages, browser] = await Promise.all(sizes.map(megabytes))
  say(`  its root holds ${all} MB: ${ours} MB of ours (${packages} MB of packages), ${browser} MB of browser`)
  const folder = mkdtempSync(join(tmpdir(), 'orderwright-container-'))
  chmodSync(folder, 0o711)
  try {
    await exercise(stage, { built, folder, holds, say })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    if (!keeps) rmSync(join(cache, 'container', 'stages'), { recursive: true, force: true })
  }
}

try {
  await main()
  say(`${passed} passed, 0 failed`)
} catch (error) {
  say(error.message)
  say(`${passed} passed, 1 failed`)
  process.exitCode = 1
}
