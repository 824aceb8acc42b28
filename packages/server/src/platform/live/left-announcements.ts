/**
 * In a distributed database what is announced are rows until the transaction that wrote them notifies at its end. What was written by
 * hand, or by a process that died in between, is notified from here, by one process at a time. Decision 144.
 */
import type pg from 'pg'

const EVERY_MS = 1_000
/** A fixed number for PostgreSQL's advisory lock. */
const LOCK = 7_206_154_286

/** Begins to look; the answer ends it. */
export function publishLeftAnnouncements(
  pool: Pick<pg.Pool, 'query'>,
  onProblem: (error: unknown) => void,
): () => void {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await pool.query('select publish_announcements(null) where pg_try_advisory_xact_lock($1)', [LOCK])
    } catch (error) {
      onProblem(error)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS).unref()
  return () => clearInterval(timer)
}
