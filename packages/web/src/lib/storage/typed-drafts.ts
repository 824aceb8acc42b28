/** What is typed in the back office and not saved, as this tab keeps it: said to whoever shows how things stand. */
import { useSyncExternalStore } from 'react'

const TOLD = 'orderwright-typed'

/** Says to this page that something else is typed; other frames hear of it from the store itself. */
export function tellTyped(): void {
  window.dispatchEvent(new Event(TOLD))
}

export function subscribeTyped(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(TOLD, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(TOLD, listener)
  }
}

/** The end of the name under which a field keeps what it saves only when it is left; others save as one types. */
export const LEFT_TO_SAVE = ':left-to-save'

function countDrafts(orgId: number): number {
  try {
    const prefix = `orderwright:draft:admin:${orgId}:`
    const isLeft = (key: string) => key.endsWith(LEFT_TO_SAVE) || key.startsWith(`${prefix}settings:`)
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) && isLeft(key)).length
  } catch {
    // Storage is refused in some private windows: nothing is kept there.
    return 0
  }
}

/** How many fields of an organization hold something that is typed and not saved. */
export function useTypedCount(orgId: number): number {
  return useSyncExternalStore(subscribeTyped, () => countDrafts(orgId))
}
