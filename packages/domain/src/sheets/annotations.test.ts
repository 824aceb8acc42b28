/** Words and marks of a drawing at a scale: how much they grow, and what stays as it is. */
import { describe, expect, it } from 'vitest'
import type { Primitive, TextPrimitive } from '../drawing/scene.ts'
import { settleAnnotations } from './annotations.ts'
import { enlargementAt, pxPerMm, scaleLabel, scalesFor } from './scales.ts'
import { tileStarts } from './tiles.ts'

const text: TextPrimitive = {
  kind: 'text',
  at: { x: 10, y: 20 },
  anchor: 'middle',
  text: 'A–A',
  font: { family: 'Inter', weight: 400, sizeMm: 4 },
}

describe('an annotation', () => {
  const sizes = (ratio: number, smallestMm?: number) => {
    const of = settleAnnotations(
      [{ ...text, annotation: { sizeMm: 4 } }],
      ratio,
      smallestMm === undefined ? {} : { smallestMm },
    )
    return of.map((item) => (item.kind === 'text' ? Number(item.font.sizeMm.toFixed(6)) : NaN))
  }

  it('is from 2.3 to 3.6 mm high on paper', () => {
    // At 1 : 2 an annotation of 4 mm would be 2 mm high, at 1 : 1 it would be 4 mm.
    expect([sizes(0.5), sizes(0.8), sizes(1)]).toEqual([[4.6], [4], [3.6]])
    expect(sizes(0.5, 3)).toEqual([6])
  })

  it('names the true scale of an enlarged view', () => {
    const title = { ...text, annotation: { sizeMm: 4, title: 'A–A', enlargement: 5 } }
    const titles = (ratio: number, labelOf?: (ratio: number) => string) =>
      settleAnnotations([title], ratio, labelOf && { labelOf }).map((item) =>
        item.kind === 'text' ? item.text : '',
      )
    expect([titles(0.1), titles(0.4), titles(0.2)]).toEqual([['A–A  1 : 2'], ['A–A  2 : 1'], ['A–A  1 : 1']])
    expect(titles(0.1, (ratio) => `×${ratio}`)).toEqual(['A–A  ×0.5'])
  })

  it('of several shapes grows about its place, each in its kind', () => {
    const shapes: Primitive[] = [
      { kind: 'path', d: 'M1 2L3 4', role: 'fine' },
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 0.5 },
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4 },
      { kind: 'circle', center: { x: 1, y: 2 }, radius: 3 },
      { kind: 'line', from: { x: 1, y: 2 }, to: { x: 3, y: 4 } },
      text,
      { kind: 'group', at: { x: 5, y: 6 }, items: [{ kind: 'circle', center: { x: 1, y: 1 }, radius: 1 }] },
    ]
    const mark: Primitive = { kind: 'group', at: { x: 7, y: 8 }, annotation: { sizeMm: 2.3 }, items: shapes }
    expect(settleAnnotations([mark], 0.5)).toEqual([
      {
        ...mark,
        items: [
          { kind: 'path', d: 'M2 4L6 8', role: 'fine' },
          { kind: 'rect', x: 2, y: 4, width: 6, height: 8, radius: 1 },
          { kind: 'rect', x: 2, y: 4, width: 6, height: 8, radius: 0 },
          { kind: 'circle', center: { x: 2, y: 4 }, radius: 6 },
          { kind: 'line', from: { x: 2, y: 4 }, to: { x: 6, y: 8 } },
          { ...text, at: { x: 20, y: 40 }, font: { ...text.font, sizeMm: 8 } },
          {
            kind: 'group',
            at: { x: 10, y: 12 },
            items: [{ kind: 'circle', center: { x: 2, y: 2 }, radius: 2 }],
          },
        ],
      },
    ])
  })

  it('is found within groups; the others stay the same objects, and all where there is none', () => {
    const plain: Primitive = { kind: 'group', at: { x: 0, y: 0 }, items: [text] }
    const inner: Primitive = {
      kind: 'group',
      at: { x: 0, y: 0 },
      items: [{ ...text, annotation: { sizeMm: 4 } }],
    }
    const without = [plain, text]
    expect(settleAnnotations(without, 0.5)).toBe(without)
    const [first, second] = settleAnnotations([plain, inner], 0.5)
    expect(first).toBe(plain)
    expect(second).toMatchObject({ items: [{ font: { sizeMm: expect.closeTo(4.6, 9) } }] })
  })
})

describe('scales', () => {
  it('[2.9.15] none is above that of its mode: 2.5 for the workshop, about 3.78 for the client', () => {
    expect(pxPerMm.multiple).toBe(2.5)
    expect(pxPerMm.individual).toBeCloseTo(3.78, 2)
    const labels = (...of: Parameters<typeof scalesFor>) =>
      scalesFor(...of)
        .slice(0, 2)
        .map(({ label }) => label)
    expect(labels('multiple', 'mm')).toEqual(['1 : 2', '1 : 5'])
    expect(labels('individual', 'mm')).toEqual(['1 : 1', '1 : 2'])
    expect(labels('multiple', 'in')).toEqual(['Half size', `3" = 1'-0"`])
    expect(labels('individual', 'in')).toEqual(['Full size', 'Half size'])
  })

  it('are named as the sheets have them; any other by its ratio', () => {
    expect([0.5, 5, 1 / 3].map((ratio) => scaleLabel(ratio, 'mm'))).toEqual(['1 : 2', '5 : 1', '1 : 3'])
    expect([0.25, 4, 1 / 3].map((ratio) => scaleLabel(ratio, 'in'))).toEqual([
      `3" = 1'-0"`,
      'Four times full size',
      '1 : 3',
    ])
    expect([0.50000001, 0.501].map((ratio) => scaleLabel(ratio, 'mm'))).toEqual(['1 : 2', '1 : 2'])
  })

  it('an enlarged view has the largest standard scale that is not too large, at least that of the rest', () => {
    const at = (ratio: number, atMost: number, unit: 'mm' | 'in' = 'mm') =>
      enlargementAt({ ratio, label: '' }, unit)(atMost)
    expect([at(0.1, 5), at(0.1, 4), at(0.1, 1.5), at(0.001, 0.5)]).toEqual([5, 2, 1, 1])
    expect(at(1 / 12, 4, 'in')).toBeCloseTo(3, 9)
    expect(at(0.002, 0.3)).toBe(1)
  })
})

it.each([
  [100, 100, [0]],
  [101, 100, [0, 88]],
  [188, 100, [0, 88]],
  [188.1, 100, [0, 88, 176]],
  [5, 100, [0]],
])('%f mm are shown in tiles of %f mm that overlap by 12 mm', (length, room, starts) => {
  expect(tileStarts(length, room)).toEqual(starts)
})
