import { describe, expect, it } from 'vitest'
import { anItem, anOrder } from '../testing/fixtures.ts'
import { applyLiveChange } from './live-change.ts'
import { createServerSnapshot } from './server-snapshot.ts'

const line = anItem(1, 1)
const deleted = { ...line, version: 2, deletedAt: '2026-03-01 09:00:00' }
const setUp = () => createServerSnapshot({ order: anOrder(), items: [line, anItem(2, 2)] })

describe('a change of others', () => {
  it('is taken: the order, lines, and those that are not there any more', () => {
    const server = setUp()
    const order = { ...anOrder(), version: 2, title: 'Villa' }
    applyLiveChange(
      server,
      {
        order,
        records: { productInstance: [{ ...line, version: 2, title: 'Hall' }] },
        missingIds: { productInstance: [2] },
      },
      undefined,
    )
    expect(server.document().order.title).toBe('Villa')
    expect(server.document().items.map(({ title }) => title)).toEqual(['Hall'])
  })

  it('says when it deleted the watched line, and only then', () => {
    expect(applyLiveChange(setUp(), { records: { productInstance: [deleted] } }, line)).toBe(true)
    expect(applyLiveChange(setUp(), { records: { productInstance: [deleted] } }, anItem(2, 2))).toBe(false)
    expect(applyLiveChange(setUp(), { records: { productInstance: [{ ...line, version: 2 }] } }, line)).toBe(
      false,
    )
    // An answer that is older than what is known deletes nothing.
    expect(
      applyLiveChange(setUp(), { records: { productInstance: [{ ...deleted, version: 0 }] } }, line),
    ).toBe(false)
  })
})
