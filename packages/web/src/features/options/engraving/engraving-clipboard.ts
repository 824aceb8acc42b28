/** The engravings of one mechanism, copied to be pasted on another: of this item, or of any other while the page is open. */
import type { MechanismEngraving } from '@orderwright/domain/engraving'
import { useSyncExternalStore } from 'react'

let copied: MechanismEngraving | null = null
const listeners = new Set<() => void>()

export function copyEngraving(engraving: MechanismEngraving) {
  copied = engraving
  for (const listener of listeners) listener()
}

/** What was copied; null while nothing was. */
export function useCopiedEngraving(): MechanismEngraving | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => copied,
    () => copied,
  )
}
