/** Comments that point at something on the drawing of their line, over the real database. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let guest: Caller
let member: Caller
beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

async function newLine() {
  const userId = demoUserId(maisonLumen, 'guest')
  const { order, line } = await orderOf(inUse.database, { orgId, userId })
  const on = { orgId, productOrderId: order.id }
  const pins = async (caller: Caller) =>
    (await caller.call(endpoints.getComments, on)).data.comments.map((one) => one.pin)
  return { on, productInstanceId: line.id, pins }
}

describe('[issue 18] a comment', () => {
  test('points at a place on the drawing of its line, which its answers share', async () => {
    const { on, productInstanceId, pins } = await newLine()
    const pin = {
      kind: 'part' as const,
      target: 'mechanism:1',
      title: 'Rocker switch 2',
      valueMm: null,
      x: 0.25,
      y: 0.5,
      piece: null,
    }
    const { comment } = (
      await guest.call(endpoints.addComment, { ...on, text: 'Higher?', productInstanceId, pin })
    ).data
    expect(comment.pin).toEqual(pin)
    await member.call(endpoints.addComment, { ...on, text: 'By how much?', threadId: comment.id })
    expect(await pins(member)).toEqual([pin, null])
    // Of a deleted one nothing is left, not even what it was about; with Undo all of it is back.
    await guest.call(endpoints.deleteComment, { ...on, commentId: comment.id })
    expect(await pins(member)).toEqual([null, null])
    await guest.call(endpoints.deleteComment, { ...on, commentId: comment.id, isDeleted: false })
    expect(await pins(member)).toEqual([pin, null])
  })

  test('points at nothing without an item, nor as an answer, nor at no place at all', async () => {
    const { on, productInstanceId, pins } = await newLine()
    const pin = { kind: 'point' as const, target: '', title: '', valueMm: null, x: 0, y: 0, piece: null }
    const first = await guest.call(endpoints.addComment, { ...on, text: 'Here', productInstanceId, pin })
    for (const more of [{ pin }, { pin, threadId: first.data.comment.id }]) {
      const answer = await guest.call(endpoints.addComment, { ...on, text: 'There', ...more })
      expect([answer.status, answer.error.details]).toEqual([422, { rule: 'pinNeedsItem' }])
    }
    for (const wrong of [
      { x: 2.5 },
      { y: -1.5 },
      { piece: -1 },
      { kind: 'place' },
      { target: 'x'.repeat(121) },
    ]) {
      const body = { ...on, text: 'There', productInstanceId, pin: { ...pin, ...wrong } }
      const answer = await guest.post('/api/comments/add', body)
      expect([wrong, answer.status]).toEqual([wrong, 400])
    }
    expect(await pins(guest)).toEqual([pin])
  })
})
