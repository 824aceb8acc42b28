/** This page among the browser's pages: its name, its storage, and which of the others are alive. */
import type { KeptStoragePorts } from './kept-storage.ts'

const lockPrefix = 'orderwright-page:'
// Without locks nobody can tell which pages are alive: all pages of the browser are taken for one then.
const canLock = 'locks' in navigator
const pageId = canLock ? crypto.randomUUID() : 'page'
if (canLock) {
  // Held for as long as the page lives; the browser gives it back when the page is gone, however it went.
  void navigator.locks.request(lockPrefix + pageId, () => new Promise(() => {})).catch(() => {})
}

export const browserPorts: KeptStoragePorts = {
  get storage() {
    return localStorage
  },
  pageId,
  async alivePages() {
    if (!canLock) return null
    const { held = [], pending = [] } = await navigator.locks.query()
    return new Set(
      [...held, ...pending].flatMap(({ name }) =>
        name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
      ),
    )
  },
}
