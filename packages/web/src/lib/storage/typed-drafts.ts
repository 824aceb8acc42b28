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

/** A field that holds something typed: of which record, and which of its fields (`recordDraftKey`). */
export interface TypedPlace {
  readonly resource: string
  readonly id: number
  readonly field: string
}

/** The keys of what is typed, one a line: a text is the same as long as nothing has changed. */
function typedKeys(orgId: number): string {
  try {
    const prefix = `orderwright:draft:admin:${orgId}:`
    const isLeft = (key: string) => key.endsWith(LEFT_TO_SAVE) || key.startsWith(`${prefix}settings:`)
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix) && isLeft(key))
      .map((key) => key.slice(prefix.length).replace(LEFT_TO_SAVE, ''))
      .toSorted()
      .join('\n')
  } catch {
    // Storage is refused in some private windows: nothing is kept there.
    return ''
  }
}

/** The fields of an organization that hold something typed and not saved. */
export function useTypedPlaces(orgId: number): readonly TypedPlace[] {
  const keys = useSyncExternalStore(subscribeTyped, () => typedKeys(orgId))
  return keys === ''
    ? []
    : keys.split('\n').map((key) => {
        const [resource = '', id = '', ...field] = key.split(':')
        return { resource, id: Number(id), field: field.join(':') }
      })
}
