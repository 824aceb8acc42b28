/**
 * Lets one process at a time create or start the database of a folder. The holder writes its id; a holder that
 * was killed is noticed and replaced, and so is one that shares its number with a process started later.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processExists } from './postmaster-pid.ts'

let calls = 0

/** Process id and, where the system tells it, the tick it started at: together they never repeat. */
function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${pid}:${fields[0] === 'Z' ? 'dead' : (fields[19] ?? '')}`
  } catch {
    return `${pid}:`
  }
}

function lives(holder: string): boolean {
  const pid = Number(holder.split(':')[0])
  return pid > 0 && processExists(pid) && identity(pid) === holder
}

function readHolder(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}

/** Takes a dead holder's lock away; gives it back when a living one took it in the same instant. */
function removeStale(lock: string, aside: string): void {
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const holder = readHolder(aside)
  if (holder !== undefined && lives(holder)) linkSync(aside, lock)
  rmSync(aside, { force: true })
}

/** Runs `work` while holding `<root>/start.lock`; waits for whoever holds it now. */
export async function withStartLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = join(root, 'start.lock')
  calls += 1
  const mine = `${lock}.${process.pid}.${calls}`
  writeFileSync(mine, identity(process.pid))
  try {
    for (;;) {
      try {
        // A link appears with its content in one step, so that nobody reads an empty lock.
        linkSync(mine, lock)
        break
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      }
      const holder = readHolder(lock)
      if (holder !== undefined && !lives(holder)) removeStale(lock, `${mine}.stale`)
      await sleep(20)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
