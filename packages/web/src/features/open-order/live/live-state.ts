/**
 * Whether the live channel of the open order is open, who else is there, and that the history, the comments, the files or the problems have something
 * new. Screens subscribe to it.
 */
import type { LiveMessage, PresentPerson } from '@orderwright/contract'
import { type ShownPerson, othersOf } from './people.ts'

/** Something that listeners hear of, with what is told of it. */
interface Topic<Told = void> {
  readonly on: (listener: (told: Told) => void) => () => void
  readonly tell: (told: Told) => void
}

export interface LiveState {
  /** this page among all that are open */
  readonly clientId: string
  /** what changes is told: nobody needs to ask */
  getIsOpen: () => boolean
  getOthers: () => readonly ShownPerson[]
  subscribe: (listener: () => void) => () => void
  setPeople: (people: readonly PresentPerson[]) => void
  /** without a channel nobody is known to be there */
  setOpen: (isOpen: boolean) => void
  readonly history: Topic
  /** there may be comments that the page has not loaded */
  readonly comments: Topic
  /** there may be files that the page has not loaded */
  readonly files: Topic
  /** there may be problems that the page has not loaded */
  readonly problems: Topic
  /** there may be returns that the page has not loaded */
  readonly returns: Topic
  /** there may be sign-offs that the page has not loaded */
  readonly agreement: Topic
  /** where others point on the canvas, as it is told */
  readonly cursors: Topic<MovedCursor>
}

/** Where another page points; null: nowhere any more. */
export type MovedCursor = Pick<Extract<LiveMessage, { type: 'cursor' }>, 'clientId' | 'userId' | 'cursor'>

const nobody: readonly ShownPerson[] = []

function createTopic<Told = void>(): Topic<Told> {
  const listeners = new Set<(told: Told) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(told) {
      for (const listener of listeners) listener(told)
    },
  }
}

export function createLiveState(ownUserId: number): LiveState {
  const own = createTopic()
  let others = nobody
  let isChannelOpen = false
  function show(next: readonly ShownPerson[]): void {
    if (next.length === 0 && others.length === 0) return
    others = next.length === 0 ? nobody : next
    own.tell()
  }
  return {
    clientId: crypto.randomUUID(),
    getIsOpen: () => isChannelOpen,
    getOthers: () => others,
    subscribe: own.on,
    setPeople: (people) => show(othersOf(people, ownUserId)),
    setOpen(isOpen) {
      if (!isOpen) show(nobody)
      if (isOpen === isChannelOpen) return
      isChannelOpen = isOpen
      own.tell()
    },
    history: createTopic(),
    comments: createTopic(),
    files: createTopic(),
    problems: createTopic(),
    returns: createTopic(),
    agreement: createTopic(),
    cursors: createTopic(),
  }
}
