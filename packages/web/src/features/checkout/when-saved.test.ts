/** Submission waits for unsent changes. */
import type { EditorState } from '@orderwright/editor'
import { describe, expect, it } from 'vitest'
import { type SavingEditor, whenSaved } from './when-saved.ts'

type State = Pick<EditorState, 'saveState' | 'rejections'>
const rejection = {
  id: 'a',
  error: { code: 'refused', status: 422, message: 'No.' },
} as const

function fakeEditor(start: State) {
  let state = start
  let flushes = 0
  const listeners = new Set<() => void>()
  const editor: SavingEditor = {
    getState: () => state,
    hasUnsentChanges: () => state.saveState !== 'saved',
    flush: () => {
      flushes += 1
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    editor,
    flushes: () => flushes,
    listenerCount: () => listeners.size,
    become(next: Partial<State>) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}

describe('waiting for unsent changes', () => {
  it('is over at once when all is saved', async () => {
    expect(await whenSaved(fakeEditor({ saveState: 'saved', rejections: [] }).editor)).toBe('saved')
  })

  it('sends what waits and is over when it has arrived', async () => {
    const fake = fakeEditor({ saveState: 'saving', rejections: [] })
    const outcome = whenSaved(fake.editor)
    expect(fake.flushes()).toBe(1)
    fake.become({})
    expect(fake.listenerCount()).toBe(1)
    fake.become({ saveState: 'saved' })
    expect(await outcome).toBe('saved')
    expect(fake.listenerCount()).toBe(0)
  })

  it.each(['offline', 'retrying', 'conflict', 'signedOut'] as const)(
    'stops when a person must act: %s',
    async (saveState) => {
      const fake = fakeEditor({ saveState: 'saving', rejections: [] })
      const outcome = whenSaved(fake.editor)
      fake.become({ saveState })
      expect(await outcome).toBe(saveState)
    },
  )

  it('stops when the server took a change back, but not for one taken back earlier', async () => {
    const fake = fakeEditor({ saveState: 'saving', rejections: [rejection] })
    const outcome = whenSaved(fake.editor)
    fake.become({ rejections: [rejection, rejection], saveState: 'saved' })
    expect(await outcome).toBe('refused')
    expect(await whenSaved(fakeEditor({ saveState: 'saved', rejections: [rejection] }).editor)).toBe('saved')
  })
})
