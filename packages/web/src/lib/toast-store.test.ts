/** The news of the screen. */
import { describe, expect, it } from 'vitest'
import { createToastStore } from './toast-store.ts'

describe('toasts', () => {
  it('keeps the newest three', () => {
    const store = createToastStore()
    for (const message of ['one', 'two', 'three', 'four']) store.add(message)
    expect(store.get().map((toast) => toast.message)).toEqual(['two', 'three', 'four'])
  })

  it('replaces the toast of the same id', () => {
    const store = createToastStore()
    store.add('Saving failed.', { id: 'save' })
    store.add('Saved.', { id: 'save' })
    expect(store.get().map((toast) => toast.message)).toEqual(['Saved.'])
  })

  it('offers Undo and stays longer then', () => {
    const store = createToastStore()
    let isUndone = false
    store.add('Archived.', { onUndo: () => (isUndone = true) })
    store.add('Saved.')
    const [withUndo, plain] = store.get()
    withUndo?.action?.onAction()
    expect(isUndone).toBe(true)
    expect(withUndo?.durationMs).toBeGreaterThan(plain?.durationMs ?? 0)
  })

  it('goes away when dismissed, and tells who listens', () => {
    const store = createToastStore()
    let calls = 0
    const stop = store.subscribe(() => (calls += 1))
    store.dismiss(store.add('Saved.'))
    expect(store.get()).toEqual([])
    stop()
    store.add('Later.')
    expect(calls).toBe(2)
  })
})
