/** What is drawn on the sheet of an item: to a standard scale, with what is engraved enlarged. [issue 18] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { sceneExtent } from '../../drawing/fit.ts'
import { drawFamily } from '../../drawing/registry.ts'
import { type EngravingSet } from '../../engraving/schema.ts'
import { drawn, flatten } from '../../testing/drawn.ts'
import {
  below,
  bronze,
  drawingOf,
  engraved,
  onlySheet,
  squareLetters,
} from '../../testing/worlds/item-sheet-world.ts'
import { enlargedEngravings } from './item-drawing.ts'

/** ISO 5455, none above full size. */
const scales = [1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100, 1 / 200, 1 / 500, 1 / 1_000]
/** 640 by 508 px are so many millimetres of paper. */
const room = { width: (640 * 25.4) / 96, height: (508 * 25.4) / 96 }

describe('[issue 18] the drawing on the sheet of an item', () => {
  test.prop([fc.integer({ min: 60, max: 1_500 })], { numRuns: 60 })(
    'has the largest standard scale at which it fits with all its dimensions, and says it',
    (value) => {
      const drawing = drawingOf(onlySheet({ items: [{ properties: { 1: { optionId: 11 }, 2: { value } } }] }))
      const plain = drawn('keypad-plate', { width: value, height: 91, layoutString: 'PP' })
      // Two buttons one above the other, or beside each other: the first is set out from the corner.
      const [first] = plain.parts.filter(({ id }) => id === 'mechanism:0').map(({ box }) => box)
      const middle = {
        x: (first?.x ?? 0) + (first?.width ?? 0) / 2,
        y: (first?.y ?? 0) + (first?.height ?? 0) / 2,
      }
      const corner = { x: 0, y: 0 }
      const scene = {
        bounds: plain.bounds,
        dimensions: [
          ...plain.dimensions,
          { id: 'x', side: 'top' as const, from: corner, to: { x: middle.x, y: 0 } },
          { id: 'y', side: 'right' as const, from: corner, to: { x: 0, y: middle.y } },
        ],
      }
      const fits = (scale: number) => {
        const extent = sceneExtent(scene, scale, { unit: 'mm', showDimensions: true, marginMm: 0.5 })
        return extent.width * scale <= room.width && extent.height * scale <= room.height
      }
      expect(drawing.scale).toBeCloseTo(scales.find(fits) ?? 0, 9)
      expect(drawing.caption).toBe(`1 : ${Math.round(1 / drawing.scale)} · Millimeters`)
      expect(drawing.box.width * drawing.scale).toBeLessThanOrEqual(room.width + 1e-9)
      expect(drawing.box.height * drawing.scale).toBeLessThanOrEqual(room.height + 1e-9)
    },
  )

  it('is in inches with the scales of architects where the organization counts in inches', () => {
    const drawing = drawingOf(onlySheet({ items: [bronze], profile: { region: { units: 'in' } } }))
    expect(drawing.caption).toBe('Full size · Inches, to the nearest 1/16')
    const figures = flatten(drawing.items).flatMap((item) => (item.kind === 'text' ? [item.text] : []))
    expect(figures).toContain('5 11/16"')
  })

  it('[issue 18] dimensions where the first column and the first row are, from the corner', () => {
    // Two buttons in the middle of 144 × 91 mm: the first column is 72 mm from the left less half their spacing.
    const figures = flatten(drawingOf(onlySheet({ items: [bronze] })).items).flatMap((item) =>
      item.kind === 'text' ? [item.text] : [],
    )
    const { parts } = drawn('keypad-plate', { width: 144, height: 91, layoutString: 'PP' })
    const [one, other] = parts
      .filter(({ id }) => id.startsWith('mechanism:'))
      .map(({ box }) => box.x + box.width / 2)
    const spacing = (other ?? 0) - (one ?? 0)
    expect(figures).toEqual(expect.arrayContaining([`${72 - spacing / 2}`, `${spacing}`, '45.5']))
  })

  it('shows dimensions, hidden edges and no colour', () => {
    const items = flatten(drawingOf(onlySheet({ items: [bronze] })).items)
    expect(items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))).toContain('144')
    expect(items.map(({ role }) => role)).toContain('dimension')
    expect(items.flatMap(({ fill, stroke }) => [fill, stroke]).filter((one) => one?.startsWith('#'))).toEqual(
      [],
    )
  })
})

describe('[issue 18] what is engraved, enlarged', () => {
  const enlargedOf = (...sets: EngravingSet[]) => onlySheet({ items: [engraved(...sets)] }).enlarged()

  it('is shown five times as large, once for all mechanisms that have the same', () => {
    const enlarged = enlargedOf(below('READ', 'READ'))
    expect(enlarged?.title).toBe('Engraved, 5 : 1')
    expect(enlarged?.details.map(({ label }) => label)).toEqual(['1, 2'])
    const [detail] = enlarged?.details ?? []
    expect(detail?.drawing.scale).toBe(5)
    // Four letters as wide as the font is high, with 1.2 mm of paper on each side.
    const { box } = detail?.drawing ?? { box: { width: 0, height: 1 } }
    expect((box.width * 5 - 2.4) / (box.height * 5 - 2.4)).toBeCloseTo(4, 9)
  })

  it('is shown smaller where there is more of it, beside and below each other within the room', () => {
    const enlarged = enlargedOf(below('THE GALLERY', 'THE STAIRS'))
    expect(enlarged?.title).toBe('Engraved, 2 : 1')
    for (const { left, top, drawing } of enlarged?.details ?? []) {
      expect(left + (drawing.box.width * drawing.scale * 96) / 25.4).toBeLessThanOrEqual(300)
      expect(top + (drawing.box.height * drawing.scale * 96) / 25.4 + 14).toBeLessThanOrEqual(528)
    }
  })

  it('is no smaller than on the drawing, which is at full size in inches', () => {
    // 17 letters are 60 mm long: twice as large they are wider than the 79.4 mm beside the drawing.
    const long = { items: [engraved(below('THE LONG CORRIDOR'))] }
    expect(onlySheet({ ...long }).enlarged()).toBeNull()
    const wide = { ...engraved(below('THE LONG CORRIDOR')).properties, 2: { value: 300 } }
    expect(onlySheet({ items: [{ properties: wide }] }).enlarged()?.title).toBe('Engraved, 1 : 1')
  })

  it('shows the languages of one place together, and says at which of two mechanisms also where it is the first', () => {
    const both = { ...engraved(below('READ')).properties, 7: { engravings: [below('LIRE')] } }
    const enlarged = onlySheet({ items: [{ properties: both }] }).enlarged()
    expect(enlarged?.details.map(({ label, drawing }) => [label, drawing.title])).toEqual([
      ['1', 'READ · LIRE'],
    ])
  })

  it('numbers nothing on a plate with one mechanism', () => {
    const labelsOf = (layoutString: string) => {
      const spec = { width: 144, height: 91, layoutString, engravings: below('READ') }
      const result = drawFamily('keypad-plate', spec, { unit: 'mm', measurer: squareLetters })
      if (!result.ok) throw new Error(JSON.stringify(result))
      const beside = { width: 300, height: 300, family: 'inter' } as const
      const enlarged = enlargedEngravings(result.scene, { unit: 'mm', drawnAt: 1, room: beside })
      return enlarged?.details.map(({ label }) => label)
    }
    expect(labelsOf('P')).toEqual([''])
    expect(labelsOf('PPP')).toEqual(['1'])
  })

  test.prop([fc.integer({ min: 0, max: 36 })])(
    'stands in what the choices leave, or is not there',
    (lines) => {
      const notes = Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n')
      const sheet = onlySheet({ items: [{ ...engraved(below('READ', 'OFF')), notes }] })
      const taken = Math.max(...sheet.details.map((detail) => detail.line + detail.lines.length)) * 15
      const ends = (sheet.enlarged()?.details ?? []).map(
        // The title, the number above it, and what is drawn.
        ({ top, drawing }) => taken + 10 + 20 + top + 14 + (drawing.box.height * drawing.scale * 96) / 25.4,
      )
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(528 + 1e-9)
      if (lines === 0) expect(ends).toHaveLength(2)
      if (lines === 36) expect(ends).toHaveLength(0)
    },
  )

  it('is left out where nothing is engraved, and where there is no room for it', () => {
    expect(onlySheet({ items: [bronze] }).enlarged()).toBeNull()
    const notes = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n')
    expect(onlySheet({ items: [{ ...engraved(below('READ')), notes }] }).enlarged()).toBeNull()
  })
})
