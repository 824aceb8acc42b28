/** Whether the live channel of the open order is open, and who else is there. Screens subscribe to it. */
import type { PresentPerson } from '@orderwright/contract'
import { type ShownPerson, othersOf } from './people.ts'

export interface LiveState {
  getOthers: () => readonly ShownPerson[]
  subscribe: (listener: () => void) => () => void
  setPeople: (people: readonly PresentPerson[]) => void
  /** without a channel nobody is known to be there */
  setOpen: (isOpen: boolean) => void
}

const nobody: readonly ShownPerson[] = []

export function createLiveState(ownUserId: number): LiveState {
  const listeners = new Set<() => void>()
  let others = nobody
  function show(next: readonly ShownPerson[]): void {
    if (next.length === 0 && others.length === 0) return
    others = next.length === 0 ? nobody : next
    for (const listener of listeners) listener()
  }
  return {
    getOthers: () => others,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setPeople: (people) => show(othersOf(people, ownUserId)),
    setOpen(isOpen) {
      if (!isOpen) show(nobody)
    },
  }
}
