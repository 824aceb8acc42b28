/**
 * The folder that holds the embedded database: `pgdata`, the socket's private folder, the two passwords and
 * the server's log. Creating it is all or nothing: initdb works beside the final place and is renamed into it.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Binaries, NoEmbeddedPostgres, SHARED_FOLDER, withoutBinariesMessage } from './binaries.ts'
import { canReach, type ProcessUser } from './process-user.ts'

/** The role that owns every table and may do everything. */
export const OWNER_ROLE = 'orderwright_owner'

/** A Unix socket's path is limited to about 100 characters; `/.s.PGSQL.5432.lock` takes 19 of them. */
const LONGEST_SOCKET_FOLDER = 80

/** Absolute, real paths inside one embedded database's folder. */
export type DataFolder = {
  readonly root: string
  readonly pgdata: string
  readonly socket: string
  readonly log: string
}

/**
 * Lets `user` pass through `root` and, where that is what it takes, through the folder that contains it (ours too:
 * ORDERWRIGHT_DATA). Passing is not looking: the passwords in them stay readable by this user alone. False when a
 * folder further up, which is not ours to change, bars the way.
 */
function openTheWay(root: string, parent: string, user: ProcessUser): boolean {
  chmodSync(root, 0o711)
  const probe = join(root, '.reach')
  writeFileSync(probe, '')
  try {
    if (canReach(probe, user)) return true
    const before = statSync(parent)
    if (before.uid !== process.getuid?.()) return false
    chmodSync(parent, (before.mode & 0o777) | 0o011)
    if (canReach(probe, user)) return true
    chmodSync(parent, before.mode & 0o777)
    return false
  } finally {
    rmSync(probe, { force: true })
  }
}

/**
 * Makes the outer folder. As root below a folder that PostgreSQL's user cannot enter (`/root`, a private
 * temporary folder), the data goes to `/var/lib/orderwright` and `folder` becomes a link to it.
 */
export function openDataFolder(folder: string, userOf: (pgdata: string) => ProcessUser | undefined): string {
  mkdirSync(dirname(folder), { recursive: true })
  const known = lstatSync(folder, { throwIfNoEntry: false })
  if (known?.isSymbolicLink() && !existsSync(folder)) rmSync(folder)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o711 })
  const root = realpathSync(folder)
  const user = userOf(join(root, 'pgdata'))
  if (!user) return root
  if (openTheWay(root, dirname(folder), user)) return root
  if (existsSync(join(root, 'pgdata'))) {
    throw new Error(`${root} lies below a folder that the user running PostgreSQL cannot enter.`)
  }
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const elsewhere = mkdtempSync(join(SHARED_FOLDER, 'data-'))
  chmodSync(elsewhere, 0o711)
  rmSync(root, { recursive: true })
  symlinkSync(elsewhere, folder)
  return elsewhere
}

/** Names the parts of a data folder and makes its socket folder, private to the server's user and us. */
export function layOut(root: string, user: ProcessUser | undefined): DataFolder {
  const inside = join(root, 'socket')
  const socket =
    inside.length <= LONGEST_SOCKET_FOLDER
      ? inside
      : join(tmpdir(), `orderwright-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  mkdirSync(socket, { recursive: true, mode: 0o700 })
  chmodSync(socket, 0o700)
  if (user) chownSync(socket, user.uid, user.gid)
  return { root, pgdata: join(root, 'pgdata'), socket, log: join(root, 'postgres.log') }
}

/** The password in `<root>/<name>.password`, made at random (0600) when there is none yet. */
export function readOrMakePassword(root: string, name: 'owner' | 'app'): string {
  const path = join(root, `${name}.password`)
  if (!existsSync(path)) {
    const unfinished = `${path}.new`
    writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(unfinished, path)
  }
  return readFileSync(path, 'utf8').trim()
}

function run(program: string, args: readonly string[], user: ProcessUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: cleanEnv(),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', (error) => {
      const notLoadable = 'code' in error && error.code === 'ENOENT' && existsSync(program)
      reject(
        notLoadable ? new NoEmbeddedPostgres(withoutBinariesMessage(`${program} does not load here`)) : error,
      )
    })
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} failed: ${output.trim()}`))
    })
  })
}

/** The environment for PostgreSQL's programs: ours without what would redirect them. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|LD_|NODE_)/.test(name))
  return { ...Object.fromEntries(kept), TZ: 'UTC', LC_ALL: 'C' }
}

/** Runs initdb unless the database exists. Interrupted at any point, the next call starts afresh. */
export async function initialise(
  folder: DataFolder,
  binaries: Binaries,
  user: ProcessUser | undefined,
  ownerPassword: string,
): Promise<void> {
  if (existsSync(join(folder.pgdata, 'PG_VERSION'))) return
  const unfinished = join(folder.root, 'pgdata.init')
  // initdb reads the password as the server's user, who may not read our own copy of it.
  const passwordFile = join(folder.socket, 'initdb.password')
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  try {
    writeFileSync(passwordFile, `${ownerPassword}\n`, { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    await run(
      binaries.initdb,
      [
        ['-D', unfinished],
        ['-U', OWNER_ROLE],
        ['-A', 'scram-sha-256'],
        ['-E', 'UTF8'],
        ['--locale-provider=builtin', '--locale=C.UTF-8'],
        [`--pwfile=${passwordFile}`],
      ].flat(),
      user,
    )
    renameSync(unfinished, folder.pgdata)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}
