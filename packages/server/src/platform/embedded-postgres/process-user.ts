/**
 * The operating-system user that PostgreSQL runs as. PostgreSQL refuses to run as root, so a root process
 * hands the server to the owner of an existing data folder, else to `postgres`, else to `nobody`.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** A user and group id to drop to; `undefined` everywhere else means "stay who we are". */
export type ProcessUser = { readonly uid: number; readonly gid: number }

function lookUp(name: string): ProcessUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout.trim()) : Number.NaN
  })
  return uid && gid && uid > 0 && gid > 0 ? { uid, gid } : undefined
}

/**
 * Whom to run as: nobody to change to unless this process is root; then the owner of `pgdata` when that
 * folder exists and is not root's (an ordinary user started here before), else `postgres`, else `nobody`.
 * Throws when root finds none of them.
 */
export function chooseProcessUser(pgdata: string): ProcessUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const folder = statSync(pgdata, { throwIfNoEntry: false })
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid }
  const found = lookUp('postgres') ?? lookUp('nobody')
  if (found) return found
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
}

/** Whether `user` can reach `path` and read it: asked of the kernel, so that links, groups and ACLs count. */
export function canReach(path: string, user: ProcessUser | undefined): boolean {
  if (!user) return true
  const answer = spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', path], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  })
  return answer.status === 0
}
