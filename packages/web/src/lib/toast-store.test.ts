/** The news of the screen. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

describe('toasts', () => {
  afterEach(() => vi.useRealTimers())

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

  it('leaves by itself, sooner where nothing can be pressed', () => {
    vi.useFakeTimers()
    const store = createToastStore()
    const shown = () => store.get().map((toast) => toast.message)
    store.add('Archived.', { onUndo: () => {} })
    store.add('Saved.')
    vi.advanceTimersByTime(4_999)
    expect(shown()).toEqual(['Archived.', 'Saved.'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['Archived.'])
    vi.advanceTimersByTime(3_000)
    expect(shown()).toEqual([])
  })

  it('keeps all of them while one is pointed at, so that none moves from under the hand', () => {
    vi.useFakeTimers()
    const store = createToastStore()
    const shown = () => store.get().map((toast) => toast.message)
    store.add('Disabled.')
    store.add('Deleted.', { onUndo: () => {} })
    vi.advanceTimersByTime(4_900)
    store.hold(true)
    for (const message of ['one', 'two']) store.add(message)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['Disabled.', 'Deleted.', 'one', 'two'])
    store.hold(false)
    expect(shown()).toEqual(['Deleted.', 'one', 'two'])
    vi.advanceTimersByTime(5_000)
    expect(shown()).toEqual(['Deleted.'])
    vi.advanceTimersByTime(3_000)
    expect(shown()).toEqual([])
  })

  it('what is dismissed by hand goes while it is pointed at, and the others leave in their time', () => {
    vi.useFakeTimers()
    const store = createToastStore()
    store.add('Saved.')
    const id = store.add('Deleted.', { onUndo: () => {} })
    store.hold(true)
    store.dismiss(id)
    expect(store.get().map((toast) => toast.message)).toEqual(['Saved.'])
    vi.advanceTimersByTime(5_000)
    expect(store.get()).toEqual([])
  })
})
