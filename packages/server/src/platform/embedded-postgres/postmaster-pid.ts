/**
 * Reads PostgreSQL's own lock file and says what it proves: nothing, a server of ours that lives, or a
 * leftover. After `kill -9` of everything the number in it may be free, a zombie, or somebody else's by now.
 */
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `gone`: no lock file, or its process is dead; `leftover`: its number belongs to a zombie or a stranger. */
export type PostmasterState =
  | { readonly kind: 'gone' }
  | { readonly kind: 'leftover' }
  | { readonly kind: 'live'; readonly pid: number; readonly status: string; readonly port: number }

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether a process with this id exists, ours to signal or not. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  const stat = readText(`/proc/${pid}/stat`)
  return stat !== undefined && stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

/** The command line of a process, words separated by blanks. */
function commandOf(pid: number): string {
  if (process.platform === 'win32') return ''
  const fromProc = readText(`/proc/${pid}/cmdline`)
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

/** A postmaster keeps the command line it was started with, which names the data folder. */
function servesFolder(pid: number, pgdata: string): boolean {
  if (process.platform === 'win32') return true
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(`-D ${pgdata} `)
}

/** What `postmaster.pid` in `pgdata` (an absolute, real path) stands for at this moment. */
export function readPostmaster(pgdata: string): PostmasterState {
  const text = readText(join(pgdata, 'postmaster.pid'))
  if (text === undefined) return { kind: 'gone' }
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Math.abs(Number(lines[0]))
  if (!Number.isSafeInteger(pid) || pid <= 0) return { kind: 'leftover' }
  if (!processExists(pid)) return { kind: 'gone' }
  if (isZombie(pid) || !servesFolder(pid, pgdata)) return { kind: 'leftover' }
  return { kind: 'live', pid, port: Number(lines[3]), status: lines[7] ?? '' }
}

/**
 * Whether any living process still works inside `pgdata`: the children of a killed postmaster finish a moment
 * after it, and a second server beside them would corrupt the data. Known only on Linux; elsewhere false.
 */
export function hasOrphans(pgdata: string): boolean {
  if (process.platform !== 'linux') return false
  const home = realpathSync(pgdata)
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === home && commandOf(Number(entry)).startsWith('postgres:')
    } catch {
      return false
    }
  })
}

/** Removes the lock file and the socket files that a dead server left. Call only when no orphans remain. */
export function removeLeftovers(pgdata: string, socketFolder: string): void {
  rmSync(join(pgdata, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(socketFolder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, name), { force: true })
  }
}
