/** What stands beside the containers: a PostgreSQL with its roles, and the proxy of Compose. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../paths.mjs'
import { run } from '../run.mjs'
import { bundleServerScript } from '../server-script.mjs'

/** Starts it in `folder`; resolves, when it is ready, with how to stop it. */
export async function startPostgres({ folder, port, password }) {
  const script = await bundleServerScript(
    join('testing', 'databases', 'container-postgres.ts'),
    'container-postgres',
  )
  const roles = at('deploy', 'postgres', 'roles.sql')
  const child = spawn(process.execPath, [script, join(folder, 'postgres'), String(port), roles, password], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const isReady = await Promise.race([
    new Promise((resolve) => child.stdout.once('data', () => resolve(true))),
    ended.then(() => false),
  ])
  if (!isReady) throw new Error('PostgreSQL did not start.')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/**
 * Caddy with the configuration of deploy/caddy, its two upstreams at `ports` of this machine and itself at `port`, without TLS; resolves
 * with how to stop it, or with undefined where there is no Caddy.
 */
export async function startProxy({ folder, port, ports }) {
  if ((await run('caddy', ['version'])).code === 127) return undefined
  const own = join(folder, 'caddy')
  mkdirSync(own)
  const [first, second] = ports
  const settings = readFileSync(at('deploy', 'caddy', 'Caddyfile'), 'utf8')
    .replace('app-1:3000', `127.0.0.1:${first}`)
    .replace('app-2:3000', `127.0.0.1:${second}`)
  const file = join(own, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${settings}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, SITE_NAME: `http://127.0.0.1:${port}`, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
