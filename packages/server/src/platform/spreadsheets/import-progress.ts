/**
 * How far dry runs of imports are, in the database, so that any process tells what another one does. It is noted beside the work:
 * one write at a time for each dry run, what came meanwhile is passed over but for the last, and no dry run fails by it. Decision 0140.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Progress } from './table-workers.ts'

export interface ImportProgress {
  readonly note: (key: string, progress: Progress) => void
  readonly read: (key: string) => Promise<Progress | null>
  /** Resolves when nothing of it is told any more. */
  readonly forget: (key: string) => Promise<void>
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Removes what killed processes have left. */
export async function forgetImportProgress(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from import_progress where noted_at < now() - interval '1 hour'`)
}

export function createImportProgress(pool: pg.Pool): ImportProgress {
  /** by key: the next to be noted, and the writing of those before */
  const writing = new Map<string, { next: Progress | null; done: Promise<void> }>()

  async function write(key: string, state: { next: Progress | null }): Promise<void> {
    try {
      while (state.next !== null) {
        const { done, total } = state.next
        state.next = null
        await pool.query(
          `insert into import_progress (key, done, total) values ($1, $2, $3)
           on conflict (key) do update set done = excluded.done, total = excluded.total, noted_at = now()`,
          [hashed(key), done, total],
        )
      }
    } finally {
      // In the same moment as the last look: what is noted later begins anew.
      writing.delete(key)
    }
  }

  return {
    note(key, progress) {
      const known = writing.get(key)
      if (known) {
        known.next = progress
        return
      }
      const state = { next: progress, done: Promise.resolve() }
      writing.set(key, state)
      state.done = write(key, state)
        // The dry run goes on without anybody being told.
        .catch(() => {})
    },
    async read(key) {
      const { rows } = await pool.query<Progress>('select done, total from import_progress where key = $1', [
        hashed(key),
      ])
      const [row] = rows
      return row ? { done: row.done, total: row.total } : null
    },
    async forget(key) {
      const state = writing.get(key)
      if (state) state.next = null
      await state?.done
      await pool.query('delete from import_progress where key = $1', [hashed(key)]).catch(() => {})
    },
  }
}
