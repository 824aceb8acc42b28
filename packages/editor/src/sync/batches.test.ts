import { describe, expect, it } from 'vitest'
import type { Operation } from '../document/operations.ts'
import { anItem } from '../testing/fixtures.ts'
import {
  type Batch,
  editOperations,
  markSaved,
  mergeIntoBatches,
  restoreBatches,
  withoutRefusedBatch,
} from './batches.ts'

const title = (id: number, to: string, from = ''): Operation => ({
  kind: 'update',
  resource: 'productInstance',
  id,
  props: { title: to },
  base: { title: from },
})
const create = (id: number): Operation => ({
  kind: 'create',
  resource: 'productInstance',
  record: { ...anItem(1, 1), id },
  restores: false,
})
const batch = (key: string, ...operations: Operation[]): Batch => ({ key, operations })

describe('the list of unsent batches', () => {
  it('takes typing on in one field as one change', () => {
    const waiting = [batch('a', title(1, 'Ha'))]
    expect(mergeIntoBatches(waiting, [title(1, 'Hall', 'Ha')], false)).toEqual([batch('a', title(1, 'Hall'))])
  })

  it('forgets a change that was typed back', () => {
    expect(mergeIntoBatches([batch('a', title(1, 'Ha'))], [title(1, '', 'Ha')], false)).toEqual([])
  })

  it('leaves a first batch alone that the server may hold', () => {
    const waiting = [batch('a', title(1, 'Ha'))]
    expect(mergeIntoBatches(waiting, [title(1, 'Hall', 'Ha')], true)).toBeNull()
  })

  it('merges neither other records nor what was made together with something else', () => {
    expect(mergeIntoBatches([batch('a', title(1, 'Ha'))], [title(2, 'Hall')], false)).toBeNull()
    const together = [batch('a', title(1, 'Ha'), title(2, 'Ha'))]
    expect(mergeIntoBatches(together, [title(2, 'Hall', 'Ha')], false)).toBeNull()
  })

  it('drops everything about a line that was added and deleted before it was sent', () => {
    const waiting = [batch('a', title(1, 'Ha')), batch('b', create(-1)), batch('c', title(-1, 'New'))]
    const destroy: Operation = {
      kind: 'destroy',
      resource: 'productInstance',
      record: { ...anItem(1, 1), id: -1 },
    }
    expect(mergeIntoBatches(waiting, [destroy], true)).toEqual([batch('a', title(1, 'Ha'))])
    expect(mergeIntoBatches(waiting.slice(1), [destroy], true)).toBeNull()
  })

  it('keeps its object, and those of its batches, where an edit changes nothing', () => {
    const waiting = [batch('a', title(1, 'Ha')), batch('b', title(2, 'Ha'))]
    expect(editOperations(waiting, (operation) => operation)).toBe(waiting)
    const [first, ...others] = editOperations(waiting, (operation) =>
      operation.kind === 'update' && operation.id === 2 ? null : operation,
    )
    expect(first).toBe(waiting[0])
    expect(others).toEqual([])
  })

  it('remembers what of the first batch is saved', () => {
    const [one, other] = [title(1, 'Ha'), title(2, 'Ha')]
    expect(markSaved([batch('a', one, other)], one)).toEqual([{ ...batch('a', other), saved: [one] }])
    expect(markSaved([batch('a', one)], one)).toEqual([])
  })

  it('reverts the saved part of a refused batch first, and only once', () => {
    const refused: Batch = { ...batch('a', title(2, 'Ha')), saved: [title(1, 'Ha')] }
    const left = withoutRefusedBatch([refused, batch('b', title(3, 'Ha'))], () => 'new')
    expect(left).toEqual([
      { key: 'new', operations: [title(1, '', 'Ha')], isTakingBack: true },
      batch('b', title(3, 'Ha')),
    ])
    expect(withoutRefusedBatch([{ ...refused, isTakingBack: true }], () => 'new')).toEqual([])
  })

  it('drops what was done to a line that a refused batch would have created', () => {
    const left = withoutRefusedBatch(
      [batch('a', create(-1)), batch('b', title(-1, 'Ha')), batch('c', title(1, 'Ha'))],
      () => 'new',
    )
    expect(left).toEqual([batch('c', title(1, 'Ha'))])
  })

  it('restores an earlier page’s batches after what is being sent, before everything else', () => {
    const keys = (isSending: boolean) =>
      restoreBatches([batch('a'), batch('b')], [batch('old')], isSending).map(({ key }) => key)
    expect(keys(true)).toEqual(['a', 'old', 'b'])
    expect(keys(false)).toEqual(['old', 'a', 'b'])
  })
})
