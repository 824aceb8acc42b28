/**
 * `npm run test:node -- 24 [check] [start] [kills]`: the product on another Node, whose binary comes from the npm registry, where the package `node` has
 * it. Everything that npm starts takes it, because it stands first in the PATH. Without a step's name all three: `npm run check -- --all`, `npm start`
 * until it is healthy and an end in order, and both kill tests.
 */
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NODE_VERSIONS } from './lib/node-versions.mjs'
import { at, root } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'
import { run } from './lib/run.mjs'

const START_MS = 600_000
const LOOK_AGAIN_MS = 200
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(2)
}

/** The folder with the program `node` of a version, unpacked once. */
async function binaryFolder(version) {
  const folder = at('.cache', 'node', version)
  if (existsSync(folder)) return join(folder, 'bin')
  const system = process.platform === 'win32' ? 'win' : process.platform
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const name = `node-${system}-${process.arch}@${version}`
  const packed = await run(npm, ['pack', name, '--silent', '--pack-destination', unfinished])
  const file = packed.output.trim().split('\n').at(-1)
  const unpacked = await run('tar', ['xzf', file, '--strip-components=1'], { cwd: unfinished })
  if (packed.code !== 0 || unpacked.code !== 0)
    throw new Error(`${name} cannot be had: ${packed.output}${unpacked.output}`)
  rmSync(join(unfinished, file))
  renameSync(unfinished, folder)
  return join(folder, 'bin')
}

async function check(env) {
  const { code } = await run(npm, ['run', 'check', '--', '--all'], { live: true, env })
  return code === 0
}

async function isHealthy(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
  } catch {
    return false
  }
}

/** `npm start` with a folder of its own until it is healthy, then a SIGTERM, after which it must say that it has stopped. */
async function start(env) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-node-'))
  // PostgreSQL, which never runs as root, must pass through.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const child = spawn(npm, ['start'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), ORDERWRIGHT_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const ended = new Promise((resolve) => child.once('close', resolve))
  const from = performance.now()
  while (!(await isHealthy(port)) && child.exitCode === null && performance.now() - from < START_MS) {
    await sleep(LOOK_AGAIN_MS)
  }
  const wasHealthy = await isHealthy(port)
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
  const isInOrder = wasHealthy && said.includes('Stopped.')
  if (!isInOrder) process.stdout.write(said)
  return isInOrder
}

async function kills(env) {
  const results = []
  for (const script of ['kill-test.mjs', 'money-kill-test.mjs', 'invoice-kill-test.mjs']) {
    results.push(await run('node', [at('tools', script)], { live: true, env }))
  }
  return results.every(({ code }) => code === 0)
}

const steps = { check, start, kills }

async function main() {
  const [major, ...wanted] = process.argv.slice(2)
  const version = NODE_VERSIONS[major]
  const unknown = wanted.find((name) => !Object.hasOwn(steps, name))
  if (version === undefined || unknown !== undefined) {
    fail(`npm run test:node -- ${Object.keys(NODE_VERSIONS).join('|')} [${Object.keys(steps).join('] [')}]`)
  }
  process.chdir(root)
  const env = { PATH: `${await binaryFolder(version)}${delimiter}${process.env.PATH}` }
  const { output } = await run('node', ['--version'], { env })
  if (output.trim() !== `v${version}`) throw new Error(`Node ${version} does not run here: ${output}`)
  let failed = 0
  const names = wanted.length === 0 ? Object.keys(steps) : wanted
  for (const name of names) {
    const from = performance.now()
    const isPassed = await steps[name](env)
    if (!isPassed) failed += 1
    const seconds = Math.round((performance.now() - from) / 1000)
    process.stdout.write(`${isPassed ? '✓' : '✗'} ${name} on Node ${version} (${seconds} s)\n`)
  }
  process.stdout.write(`${names.length - failed} passed, ${failed} failed\n`)
  return failed
}

process.exit((await main()) === 0 ? 0 : 1)
