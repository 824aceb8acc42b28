/**
 * The draft in which this tab works, for each person and organization. Another tab is in the catalog until a draft is chosen there:
 * nobody edits a draft without having said so.
 */
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { chosenDraftKey } from '../../../lib/storage/record-keys.ts'

const draftIdSchema = z.number().int().positive().nullable()
const chosen = new Map<string, number | null>()
const listeners = new Set<() => void>()

function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // It is refused in some private windows.
    return null
  }
}

function chosenUnder(key: string): number | null {
  const known = chosen.get(key)
  if (known !== undefined) return known
  const store = storage()
  const draftId = store ? readStored(store, key, draftIdSchema, null) : null
  chosen.set(key, draftId)
  return draftId
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the draft that edits go into, null for the catalog itself; and how another one is chosen. */
export function useChosenDraft() {
  const { user, org, role } = useViewer()
  const key = chosenDraftKey(user.id, org.id)
  const stored = useSyncExternalStore(subscribe, () => chosenUnder(key))
  function choose(next: number | null): void {
    chosen.set(key, next)
    const store = storage()
    if (store) writeStored(store, key, next)
    for (const listener of listeners) listener()
  }
  // Drafts are for owners: who is one no more works in the catalog.
  return { draftId: role === 'owner' ? stored : null, choose }
}
