/** Lines of a sheet, with and without arrows. */
import { describe, expect, test } from 'vitest'
import { productCanvasLineSchema } from '../../spatial/schema.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { canvasLineKind } from './canvas-line.ts'

const plan = { type: 'plan' } as const

function primitivesOf(more: object) {
  const record = productCanvasLineSchema.parse({
    id: 3,
    orgId: 1,
    version: 1,
    created: '2026-03-01 09:00:00',
    lastUpdated: '2026-03-01 09:00:00',
    deletedAt: null,
    productOrderId: 10,
    from: { x: 0, y: 0 },
    to: { x: 100, y: 0 },
    strokeWidth: 2,
    ...more,
  })
  const context = aCanvasContext()
  const [part] = canvasLineKind.partsOn(record, plan, context)
  return part ? canvasLineKind.scene(record, part, plan, context) : []
}

const heads = (more: object) =>
  primitivesOf(more).flatMap((primitive) => (primitive.kind === 'path' ? [primitive.d] : []))

describe('a line', () => {
  test('[2.3.49] whose symbols are none has no arrow', () => {
    expect(heads({ fromSymbol: 'none', toSymbol: 'none' })).toEqual([])
    expect(primitivesOf({ fromSymbol: 'none', toSymbol: 'none' })).toMatchObject([
      { kind: 'line', from: { x: 0, y: 0 }, to: { x: 100, y: 0 } },
    ])
  })

  test('[2.3.49] has an arrow at the end that says so, with its tip there', () => {
    expect(heads({ fromSymbol: 'none', toSymbol: 'arrow' })).toEqual([expect.stringMatching(/^M 100 0 /)])
    expect(heads({ fromSymbol: 'arrow', toSymbol: 'none' })).toEqual([expect.stringMatching(/^M 0 0 /)])
    expect(heads({ fromSymbol: 'arrow', toSymbol: 'arrow' })).toHaveLength(2)
  })
})
