/** Rooms by key: made when somebody joins first, and dropped when the last one has left. */

export interface RoomRegistry<Room> {
  /** The room under a key, with one member more. */
  join(key: string, create: () => Room): Room
  /** One member of a room less. */
  leave(key: string): void
  get(key: string): Room | undefined
  all(): Room[]
}

export function createRoomRegistry<Room>(): RoomRegistry<Room> {
  const entries = new Map<string, { readonly room: Room; readonly members: number }>()
  return {
    join(key, create) {
      const entry = entries.get(key) ?? { room: create(), members: 0 }
      entries.set(key, { room: entry.room, members: entry.members + 1 })
      return entry.room
    },
    leave(key) {
      const entry = entries.get(key)
      if (!entry) return
      if (entry.members > 1) entries.set(key, { room: entry.room, members: entry.members - 1 })
      else entries.delete(key)
    },
    get: (key) => entries.get(key)?.room,
    all: () => [...entries.values()].map(({ room }) => room),
  }
}

export interface PageLimit {
  /** Counts a page of the person; false when that is one too many. */
  acquire(userId: number): boolean
  release(userId: number): void
}

/** How many pages one person may have open at once. */
export function createPageLimit(max: number): PageLimit {
  const counts = new Map<number, number>()
  return {
    acquire(userId) {
      const open = counts.get(userId) ?? 0
      if (open >= max) return false
      counts.set(userId, open + 1)
      return true
    },
    release(userId) {
      const left = (counts.get(userId) ?? 1) - 1
      if (left > 0) counts.set(userId, left)
      else counts.delete(userId)
    },
  }
}
