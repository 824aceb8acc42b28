import { describe, expect, it } from 'vitest'
import { announcementOf, cursorPayload, splitPayload } from './announcement.ts'

const read = (payload: string) => announcementOf(splitPayload(payload))

describe('an announcement of the database', () => {
  it.each(['order', 'canvas', 'people', 'history', 'comments', 'notes'])('%s is about one order', (topic) => {
    expect(read(`${topic}:3:10`)).toEqual({ kind: 'order', topic, orgId: 3, productOrderId: 10 })
  })

  it('of the catalog, a device or a membership is about whom it names', () => {
    expect(read('catalogue:3')).toEqual({ kind: 'catalog', orgId: 3 })
    expect(read('session:7')).toEqual({ kind: 'session', sessionId: 7 })
    expect(read('membership:3:5')).toEqual({ kind: 'membership', orgId: 3, userId: 5 })
  })

  it.each([
    ['on a viewport', { viewId: 9, x: 12.5, y: -0.25 }],
    ['on the plan', { viewId: null, x: 0, y: 1e-7 }],
    ['nowhere any more', null],
  ])('of a page that points %s says where, whole', (_, cursor) => {
    const page = { clientId: 'page-of_a-test', userId: 5, cursor }
    expect(read(cursorPayload(3, 10, page))).toEqual({ kind: 'cursor', orgId: 3, productOrderId: 10, page })
  })

  it('of any other topic is none of these channels’', () => {
    expect([read('person:3:5'), read('')]).toEqual([null, null])
    expect(splitPayload('person:3')).toEqual({ topic: 'person', first: 3, second: 0, rest: [] })
  })
})
