/**
 * Where unsent work and undo steps are kept: in the browser's storage, apart for each person and each page, so that two
 * tabs on one order do not write over each other. A page that is gone (closed, reloaded, crashed) leaves its work
 * behind, and the next page of the same person takes it up.
 */
import type { Storage as EditorStorage } from '@orderwright/editor'

/** The parts of localStorage and navigator.locks that are needed. */
export interface KeptStoragePorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** names of the pages that are alive; null where the browser cannot say */
  readonly alivePages: () => Promise<ReadonlySet<string> | null>
  readonly pageId: string
}

const prefix = 'kept:'

export interface KeptStorage extends EditorStorage {
  /** Hands the work of gone pages to `takeUp`, and forgets it when it was taken up or cannot be read. */
  takeUpLeft(key: string, takeUp: (text: string) => boolean): Promise<void>
}

/** The storage of one person on this page. */
export function keptStorage(ports: KeptStoragePorts, userId: number): KeptStorage {
  const { storage } = ports
  const ofPerson = (key: string) => `${prefix}${userId}:${key}:`
  const own = (key: string) => ofPerson(key) + ports.pageId

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  }

  /** Steps that nobody has come back to make room for unsent work. */
  function makeRoom(): void {
    for (const key of keys()) {
      if (
        key.startsWith(prefix) &&
        !key.endsWith(`:${ports.pageId}`) &&
        isOnlyHistory(storage.getItem(key))
      ) {
        storage.removeItem(key)
      }
    }
  }

  return {
    read: (key) => attempt(() => storage.getItem(own(key))),
    write(key, text) {
      const put = () =>
        attempt(() => {
          storage.setItem(own(key), text)
          return true
        }) ?? false
      if (put()) return true
      attempt(makeRoom)
      return put()
    },
    remove: (key) => void attempt(() => storage.removeItem(own(key))),
    async takeUpLeft(key, takeUp) {
      const alive = await ports.alivePages().catch(() => null)
      if (!alive) return
      const left = attempt(keys) ?? []
      for (const name of left) {
        const page = name.slice(ofPerson(key).length)
        if (!name.startsWith(ofPerson(key)) || page === ports.pageId || alive.has(page)) continue
        const text = attempt(() => storage.getItem(name))
        if (text !== null) takeUp(text)
        attempt(() => storage.removeItem(name))
      }
    },
  }
}

function isOnlyHistory(text: string | null): boolean {
  return text?.startsWith('{"pending":[],') ?? false
}

/** Storage is refused in some private windows and can be full; the order is on the server in any case. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
