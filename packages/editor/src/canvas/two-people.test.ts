/** Two people who move pieces of one line at the same time. */
import { describe, expect, it } from 'vitest'
import type { OrderEditor } from '../order-editor.ts'
import { settle } from '../testing/fixtures.ts'
import { canvasDocumentOf } from '../testing/editors-canvas.ts'
import { item, together } from '../testing/two-editors.ts'

const at = (x: number, z: number) => ({ plan: { x, z, rotation: 0 }, view: null })
const nowhere = { plan: null, view: null }

function canvasOf(editor: OrderEditor) {
  const canvas = canvasDocumentOf(editor)
  /** As a kind does it: the whole list, with one piece elsewhere. */
  return (piece: number, x: number, z: number) => {
    const held = item(editor, 1)?.placements ?? []
    const length = Math.max(held.length, piece + 1)
    const placements = Array.from({ length }, (_, index) =>
      index === piece ? at(x, z) : (held[index] ?? nowhere),
    )
    const json = placements.map(({ plan, view }) => ({
      plan: plan && { ...plan },
      view: view && { ...view },
    }))
    canvas.perform(
      [{ kind: 'update', resource: 'productInstance', id: 1, props: { placements: json } }],
      'Move',
    )
  }
}

describe('the pieces of one line', () => {
  it('[issue 15] are moved by two people at once: each moves its own, and nobody is asked', async () => {
    const { ann, bob, drain, server } = together()
    const [annMoves, bobMoves] = [canvasOf(ann), canvasOf(bob)]
    annMoves(0, 10, 10)
    await drain()
    bobMoves(2, 30, 30)
    await drain()
    annMoves(0, 11, 10)
    bobMoves(2, 33, 30)
    await settle()
    await drain()
    const expected = [at(11, 10), nowhere, at(33, 30)]
    expect(item(ann, 1)?.placements).toEqual(expected)
    expect(item(bob, 1)?.placements).toEqual(expected)
    expect(server.item(1)).toMatchObject({ placements: expected, position: { x: 11, y: 10 } })
    expect([ann.getState().conflict, bob.getState().conflict]).toEqual([null, null])
  })

  it('[issue 15] show the piece of the other person under what is still unsent', async () => {
    const { ann, bob, deliver } = together()
    const [annMoves, bobMoves] = [canvasOf(ann), canvasOf(bob)]
    annMoves(0, 10, 10)
    bobMoves(1, 50, 5)
    await settle()
    deliver(0)
    expect(item(ann, 1)?.placements).toEqual([at(10, 10), at(50, 5)])
  })

  it('are a question where both have moved the same one, and Undo gives back that one alone', async () => {
    const { ann, bob, drain } = together()
    const [annMoves, bobMoves] = [canvasOf(ann), canvasOf(bob)]
    annMoves(0, 10, 10)
    bobMoves(0, 20, 20)
    await drain()
    expect([ann.getState().conflict, bob.getState().conflict].filter((one) => one !== null)).toHaveLength(1)

    const two = together()
    canvasOf(two.ann)(0, 10, 10)
    await two.drain()
    canvasOf(two.bob)(1, 50, 5)
    await two.drain()
    two.ann.undo()
    await two.drain()
    expect(item(two.bob, 1)?.placements).toEqual([nowhere, at(50, 5)])
  })
})
