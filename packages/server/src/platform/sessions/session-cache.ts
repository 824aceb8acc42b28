/**
 * Who holds a device's token, remembered for a moment: a screen makes several calls at once. Signing out here
 * forgets at once; a session ended by another process is honoured for at most `KEPT_MS` more.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Person } from './person.ts'
import { findPerson } from './device-sessions.ts'

const KEPT_MS = 2_000
const MAX_KEPT = 10_000

export interface SessionCache {
  readonly find: (token: string, now: Date) => Promise<Person | null>
  readonly forget: (sessionId: number) => void
}

export function createSessionCache(db: Kysely<Database>): SessionCache {
  const known = new Map<string, { readonly person: Person; readonly at: number }>()
  return {
    find: async (token, now) => {
      const remembered = known.get(token)
      const age = remembered ? now.getTime() - remembered.at : Number.POSITIVE_INFINITY
      if (remembered && age >= 0 && age < KEPT_MS) return remembered.person
      const person = await findPerson(db, token, now)
      if (known.size >= MAX_KEPT) known.clear()
      if (person) known.set(token, { person, at: now.getTime() })
      else known.delete(token)
      return person
    },
    forget: (sessionId) => {
      for (const [token, { person }] of known) if (person.sessionId === sessionId) known.delete(token)
    },
  }
}
