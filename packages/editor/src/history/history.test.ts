import { describe, expect, it } from 'vitest'
import { type Operation, invertOperations } from '../document/operations.ts'
import { anItem } from '../testing/fixtures.ts'

const update = (resource: 'productOrder' | 'productInstance', id: number): Operation => ({
  kind: 'update',
  resource,
  id,
  props: { notes: 'new' },
  base: { notes: 'old' },
})
const named = (operations: readonly Operation[]) =>
  operations.map((operation) =>
    operation.kind === 'update' ? `${operation.resource} ${operation.id}` : operation.kind,
  )

describe('taking a step back', () => {
  it('goes backwards through the lines', () => {
    const step = [update('productInstance', 1), update('productInstance', 2)]
    expect(named(invertOperations(step))).toEqual(['productInstance 2', 'productInstance 1'])
  })

  it('takes the choices of the order back before what they had cleared on the lines', () => {
    const step = [update('productOrder', 9), update('productInstance', 1), update('productInstance', 2)]
    const back = invertOperations(step)
    expect(named(back)).toEqual(['productOrder 9', 'productInstance 2', 'productInstance 1'])
    expect(named(invertOperations(back))).toEqual([
      'productOrder 9',
      'productInstance 1',
      'productInstance 2',
    ])
  })

  it('adds a line before the choices of the order that need it', () => {
    const step: Operation[] = [
      update('productOrder', 9),
      { kind: 'destroy', resource: 'productInstance', record: anItem(1, 1) },
    ]
    expect(named(invertOperations(step))).toEqual(['create', 'productOrder 9'])
  })
})
