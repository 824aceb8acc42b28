/** The record that was added a moment ago and is being opened: its page begins with its name. */
import type { EditableKey } from './editables.ts'

let added: { readonly resource: EditableKey; readonly id: number } | null = null

export function noteAdded(resource: EditableKey, id: number): void {
  added = { resource, id }
}

/** Whether this is the one; asked again it is not. */
export function takeAdded(resource: EditableKey, id: number): boolean {
  const isIt = added?.resource === resource && added.id === id
  if (isIt) added = null
  return isIt
}
