import { describe, expect, it } from 'vitest'
import type { Operation, Props, UpdateOperation } from '../document/operations.ts'
import { createServerSnapshot } from '../server-state/server-snapshot.ts'
import { anItem, anOrder } from '../testing/fixtures.ts'
import { noConflict, type OpenConflict, reviewConflict, shownConflict } from './conflict-state.ts'
import { findDeletedRecord, withoutNegligibleUpdates } from './deleted-record.ts'
import { planRefusedUpdate, refusedUpdate, versionFor } from './refused-update.ts'
import { planResolution } from './resolve-conflict.ts'

const update = (id: number, props: Props, base: Props): UpdateOperation => ({
  kind: 'update',
  resource: 'productInstance',
  id,
  props,
  base,
})
const order = anOrder()
const items = [anItem(1, 1, { title: 'Theirs' }), anItem(2, 2)]
const server = () => createServerSnapshot({ order, items })
const titleConflict: OpenConflict = {
  kind: 'fields',
  resource: 'productInstance',
  id: 1,
  fields: { title: 'Mine' },
}

describe('a refused update', () => {
  it('asks about fields that others changed, and goes on in the others', () => {
    const operation = update(1, { title: 'Mine', notes: 'Note', rank: 3 }, { title: '', notes: '', rank: 1 })
    const plan = planRefusedUpdate(operation, { title: 'Theirs', notes: '', rank: 2 })
    expect(plan.conflict).toEqual(titleConflict)
    // Nobody is asked about a rank: it goes on from the one that the server holds.
    expect(plan.edit(operation)).toEqual({ ...operation, base: { title: '', notes: '', rank: 2 } })
    const other = update(1, { title: 'Mine' }, { title: '' })
    expect(plan.edit(other)).toBe(other)
  })

  it('asks nothing where both wrote the same, or only the place in the list differs', () => {
    const same = planRefusedUpdate(update(1, { title: 'Same' }, { title: '' }), { title: 'Same' })
    expect([same.isContested, same.conflict]).toEqual([false, null])
    const moved = planRefusedUpdate(update(1, { rank: 3 }, { rank: 1 }), { rank: 2 })
    expect([moved.isContested, moved.conflict]).toEqual([true, null])
  })

  it('is the one of the record that the server answered with', () => {
    const operations: Operation[] = [update(1, { title: 'A' }, {}), update(2, { title: 'B' }, {})]
    expect(refusedUpdate(operations, { id: 2, version: 4, productOrderId: 10 })).toBe(operations[1])
    expect(refusedUpdate(operations, { id: 10, version: 4 })).toBe(operations[0])
    expect(
      refusedUpdate([{ kind: 'destroy', resource: 'productInstance', record: anItem(1, 1) }], undefined),
    ).toBeUndefined()
  })

  it('says that it is based on an older version where the server holds something else', () => {
    const held = createServerSnapshot({ order, items: [anItem(1, 1, { title: 'Theirs', version: 5 })] })
    expect(versionFor(held, update(1, { title: 'Mine' }, { title: 'Theirs' }))).toBe(5)
    expect(versionFor(held, update(1, { title: 'Mine' }, { title: '' }))).toBe(4)
  })
})

describe('an open conflict', () => {
  const mine = update(1, { title: 'Mine' }, { title: '' })

  it('stays open while both differ, with what the person typed since', () => {
    const unsent = [mine, update(1, { title: 'Mine now' }, { title: 'Mine' })]
    expect(reviewConflict(titleConflict, { server: server(), unsent })).toBe('open')
    expect(shownConflict(titleConflict, { order, items }, { server: server(), unsent })).toEqual({
      kind: 'fields',
      resource: 'productInstance',
      id: 1,
      mine: { title: 'Mine now' },
      theirs: { title: 'Theirs' },
    })
  })

  it('is obsolete when both agree, or the person deletes the line', () => {
    const agreed = [update(1, { title: 'Theirs' }, { title: '' })]
    expect(reviewConflict(titleConflict, { server: server(), unsent: agreed })).toBe('obsolete')
    const deleted: Operation[] = [
      mine,
      { kind: 'destroy', resource: 'productInstance', record: anItem(1, 1) },
    ]
    expect(reviewConflict(titleConflict, { server: server(), unsent: deleted })).toBe('obsolete')
  })

  it('has lost its record when the line is gone', () => {
    const snapshot = server()
    snapshot.drop('productInstance', 1)
    expect(reviewConflict(titleConflict, { server: snapshot, unsent: [mine] })).toBe('recordGone')
    expect(reviewConflict(noConflict, { server: snapshot, unsent: [mine] })).toBe('none')
  })
})

describe('a line that others deleted', () => {
  const facts = (unsent: readonly Operation[]) => {
    const snapshot = server()
    snapshot.drop('productInstance', 1)
    return { server: snapshot, unsent }
  }

  it('is a conflict with everything that the person changed in it', () => {
    const unsent = [
      update(2, { title: 'Other' }, { title: '' }),
      update(1, { title: 'Mine' }, { title: '' }),
      update(1, { notes: 'Note' }, { notes: '' }),
    ]
    expect(findDeletedRecord(facts(unsent))).toEqual({
      kind: 'gone',
      resource: 'productInstance',
      record: items[0],
      mine: { title: 'Mine', notes: 'Note' },
    })
  })

  it('is none when it comes back with what waits', () => {
    const unsent: Operation[] = [
      { kind: 'create', resource: 'productInstance', record: anItem(1, 1), restores: true },
      update(1, { title: 'Mine' }, { title: '' }),
    ]
    expect(findDeletedRecord(facts(unsent))).toBeNull()
  })

  it('takes its place in the list with it, and what the person deletes too', () => {
    const moved = update(1, { rank: 2 }, { rank: 1 })
    const typed = update(1, { title: 'Mine' }, { title: '' })
    expect(withoutNegligibleUpdates(facts([moved]))(moved)).toBeNull()
    expect(withoutNegligibleUpdates(facts([typed]))(typed)).toBe(typed)
    const destroy: Operation = { kind: 'destroy', resource: 'productInstance', record: anItem(1, 1) }
    expect(withoutNegligibleUpdates(facts([typed, destroy]))(typed)).toBeNull()
  })
})

describe('an answer', () => {
  const first = update(1, { title: 'Mine', notes: 'Note' }, { title: '', notes: '' })
  const second = update(1, { title: 'Mine now' }, { title: 'Mine' })

  it('“mine” goes on from what the server holds, the oldest update alone', () => {
    const { edit } = planResolution(titleConflict, 'mine', { title: 'Theirs' })
    expect([first, second].map((operation) => edit?.(operation))).toEqual([
      { ...first, base: { title: 'Theirs', notes: '' } },
      second,
    ])
  })

  it('“theirs” leaves the field out of every update, and the other fields in', () => {
    const { edit } = planResolution(titleConflict, 'theirs', { title: 'Theirs' })
    expect([first, second].map((operation) => edit?.(operation))).toEqual([
      update(1, { notes: 'Note' }, { notes: '' }),
      null,
    ])
  })

  it('about a deleted line brings it back first, or drops all that was changed in it', () => {
    const gone: OpenConflict = {
      kind: 'gone',
      resource: 'productInstance',
      record: anItem(1, 1),
      mine: { title: 'Mine' },
    }
    expect(planResolution(gone, 'mine', {})).toEqual({
      prepended: [{ kind: 'create', resource: 'productInstance', record: anItem(1, 1), restores: true }],
      edit: null,
    })
    const { prepended, edit } = planResolution(gone, 'theirs', {})
    expect([prepended, edit?.(first)]).toEqual([[], null])
  })
})
