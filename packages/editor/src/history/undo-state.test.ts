import { describe, expect, it } from 'vitest'
import type { Operation } from '../document/operations.ts'
import { emptyHistory } from './history.ts'
import { emptyUndoState, recordStep, withHistory, withoutRefusedSteps } from './undo-state.ts'

const title = (to: string, from: string): Operation => ({
  kind: 'update',
  resource: 'productInstance',
  id: 1,
  props: { title: to },
  base: { title: from },
})
const step = (to: string, from: string) => ({ label: to, operations: [title(to, from)] })

describe('undo steps', () => {
  it('take typing under one key as one step, and another key as the next', () => {
    const typed = recordStep(recordStep(emptyUndoState, step('H', ''), 'title'), step('Ha', 'H'), 'title')
    expect(typed.history.undo.map(({ operations }) => operations)).toEqual([[title('Ha', '')]])
    expect(recordStep(typed, step('Hal', 'Ha'), 'notes').history.undo).toHaveLength(2)
    expect(recordStep(typed, step('Hal', 'Ha'), null).history.undo).toHaveLength(2)
  })

  it('begin a new one after a refused one, even while the person types on', () => {
    const sent = { ...step('H', ''), keys: ['a'] }
    const refused = withoutRefusedSteps(recordStep(emptyUndoState, sent, 'title'), 'a')
    expect(refused).toEqual({ history: emptyHistory, mergeKey: null })
    const [typedOn] = recordStep(refused, step('Ha', ''), 'title').history.undo
    expect(typedOn).toEqual(step('Ha', ''))
  })

  it('keep their object where the stacks are the same', () => {
    expect(withHistory(emptyUndoState, emptyHistory)).toBe(emptyUndoState)
  })
})
