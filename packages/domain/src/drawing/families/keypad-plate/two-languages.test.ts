/** Engravings in two languages: where both stand, and what neither may meet. [issue 12, number 14] */
import { describe, expect, it } from 'vitest'
import { checkEngravingStack } from '../../../engraving/limits.ts'
import type { TextMeasurer } from '../../../engraving/fonts/measure.ts'
import { metAt } from '../../../engraving/overlap-places.ts'
import { type EngravedPlace, engravingOverlaps } from '../../../engraving/overlaps.ts'
import type { EngravingSet } from '../../../engraving/schema.ts'
import { flatten } from '../../../testing/drawn.ts'
import { drawKeypadPlate, keypadPlateFamily } from './family.ts'
import { type KeypadPlateInput, keypadPlateSpecSchema } from './spec.ts'

/** Every character 2 mm wide. */
const measurer: TextMeasurer = {
  isExact: true,
  measure: (text) => {
    const advanceMm = text.length * 2
    return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact: true, missing: [] }
  },
}
const draw = (input: KeypadPlateInput) => drawKeypadPlate(keypadPlateSpecSchema.parse(input))

const drawnTexts = (input: KeypadPlateInput) =>
  flatten(draw(input).items).flatMap((item) =>
    item.kind === 'text' ? [{ text: item.text, part: item.part, y: item.at.y, size: item.font.sizeMm }] : [],
  )

function foundOn(input: KeypadPlateInput) {
  const spec = keypadPlateSpecSchema.parse(input)
  const grid = keypadPlateFamily.gridOfUnknown?.(input)
  if (!grid) throw new Error('no grid')
  const sets: EngravingSet[] = [spec.engravings, spec.secondEngravings]
  const stack = checkEngravingStack(sets, grid, measurer)
  return engravingOverlaps(sets, stack, grid, true)
}

/** What the engravings of a plate meet, as `what` > `other`. */
function overlapsOf(input: KeypadPlateInput): string[] {
  return foundOn(input).map(({ what, other }) => `${what} > ${other}`)
}

const below = (text: string): EngravingSet => ({ '0': { below: [{ text }] } })
/** A plate of one button in its middle: its edge lies at 58.5 ± 8.5. */
const plate = { width: 117, height: 117, screws: { type: 'none' } } as const

describe('two languages at one place', () => {
  it('[issue 12, 14] the second stands under the first, one line pitch away, in the same font and size', () => {
    const [first, second] = drawnTexts({
      ...plate,
      engravings: below('LIGHT'),
      secondEngravings: below('LUMIÈRE'),
      engravingStyle: { fontSize: 4, fontFamily: 'Barlow' },
    })
    // Button edge 67, gap 3, capitals of Barlow 0.7 × 4 = 2.8: the first baseline; then 0.62 × 4 and capitals again.
    expect(first).toMatchObject({ text: 'LIGHT', part: 'engraving:0:below', size: 4 })
    expect(first?.y).toBeCloseTo(72.8, 6)
    expect(second).toMatchObject({ text: 'LUMIÈRE', part: 'engraving:0:below:second', size: 4 })
    expect(second?.y).toBeCloseTo(78.08, 6)
  })

  it('[issue 12, 14] above a mechanism too the second stands under the first, next to it', () => {
    const texts = drawnTexts({
      ...plate,
      engravings: { '0': { above: [{ text: 'ON' }] } },
      secondEngravings: { '0': { above: [{ text: 'AN' }] } },
      engravingStyle: { fontSize: 4, fontFamily: 'Barlow' },
    })
    expect(texts.map(({ text }) => text)).toEqual(['ON', 'AN'])
    expect(texts[1]?.y).toBeCloseTo(47, 6)
    expect(texts[0]?.y).toBeCloseTo(41.72, 6)
  })

  it('[issue 12, 14] a second language alone stands where the first would', () => {
    const alone = drawnTexts({ ...plate, secondEngravings: below('LUMIÈRE') })
    const first = drawnTexts({ ...plate, engravings: below('LIGHT') })
    expect(alone).toHaveLength(1)
    expect(alone[0]?.y).toBe(first[0]?.y)
  })

  it('[1.5.36, 1.5.37] each language keeps its first line where not all have room, or beside a light', () => {
    const two: EngravingSet = { '0': { below: [{ text: 'A' }, { text: 'B' }] } }
    const other: EngravingSet = { '0': { below: [{ text: 'C' }, { text: 'D' }] } }
    const engraved = { engravings: two, secondEngravings: other }
    expect(drawnTexts({ ...plate, ...engraved }).map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D'])
    expect(drawnTexts({ ...plate, ...engraved, led: {} }).map(({ text }) => text)).toEqual(['A', 'C'])
    expect(drawnTexts({ ...plate, height: 50, ...engraved }).map(({ text }) => text)).toEqual(['A', 'C'])
  })

  it('[issue 12, 14] the schedule lists every engraving with its mechanism, place and language', () => {
    const { engravings } = draw({
      ...plate,
      layoutString: 'PP',
      mechanismSpacing: { default: 40 },
      engravings: { '1': { above: [{ text: 'ON' }], below: [{ text: 'OFF' }] } },
      secondEngravings: { '1': { below: [{ text: 'AUS' }] } },
    })
    expect(engravings?.map(({ at: _, ...one }) => one)).toEqual([
      { mechanism: 'push button 2', side: 'above', language: 'first', line: 1, content: 'ON' },
      { mechanism: 'push button 2', side: 'below', language: 'first', line: 1, content: 'OFF' },
      { mechanism: 'push button 2', side: 'below', language: 'second', line: 1, content: 'AUS' },
    ])
    expect(engravings?.[0]?.at.x).toBe(78.5)
    expect(draw(plate).engravings).toBeUndefined()
  })

  it('a screen reader hears both', () => {
    const { description } = draw({ ...plate, engravings: below('LIGHT'), secondEngravings: below('LUMIÈRE') })
    expect(description).toContain('Engraved “LIGHT” and “LUMIÈRE” below the push button')
  })
})

describe('what an engraving may not meet', () => {
  it('[issue 12, 14] nothing is said of engravings that have room', () => {
    expect(overlapsOf({ ...plate, engravings: below('LIGHT'), secondEngravings: below('LUMIÈRE') })).toEqual(
      [],
    )
  })

  /** Two rows 30 mm apart: 13 mm between the buttons, of which half is each row's. */
  const rows = {
    ...plate,
    layoutString: 'P/P',
    mechanismSpacing: { default: 30 },
    engravingStyle: { fontFamily: 'Barlow', fontSize: 4 },
  }

  it('[issue 12, 14] a stack that has no room meets the mechanism beyond', () => {
    expect(overlapsOf({ ...rows, engravings: below('ON') })).toEqual([])
    expect(
      overlapsOf({
        ...rows,
        mechanismSpacing: { default: 25 },
        engravings: below('ON'),
        secondEngravings: below('AN'),
      }),
    ).toEqual(['“AN” below push button 1 > push button 2'])
  })

  it('[issue 12, 14] rows beside: a stack meets the engraving of the next row', () => {
    expect(
      overlapsOf({
        ...rows,
        engravings: { '0': { below: [{ text: 'ON' }] }, '1': { above: [{ text: 'OFF' }] } },
        secondEngravings: below('AN'),
      }),
    ).toEqual(['“AN” below push button 1 > “OFF” above push button 2'])
  })

  it('[issue 12, 16] of two that meet, each field hears of the other, and no third does', () => {
    const found = foundOn({
      ...rows,
      engravings: { '0': { below: [{ text: 'ON' }] }, '1': { above: [{ text: 'OFF' }] } },
      secondEngravings: below('AN'),
    })
    const met = (mechanism: number, side: EngravedPlace['side'], language: number) =>
      metAt(found, { mechanism, side, language, line: 0 })
    expect(met(0, 'below', 1)).toEqual(['“OFF” above push button 2'])
    expect(met(1, 'above', 0)).toEqual(['“AN” below push button 1'])
    expect([met(0, 'below', 0), met(0, 'above', 1), met(1, 'above', 1)]).toEqual([[], [], []])
    const withMechanism = foundOn({
      ...rows,
      mechanismSpacing: { default: 25 },
      engravings: below('ON'),
      secondEngravings: below('AN'),
    })
    expect(metAt(withMechanism, { mechanism: 0, side: 'below', language: 1, line: 0 })).toEqual([
      'push button 2',
    ])
  })

  it('[issue 12, 14] a wide text meets the face of a taller neighbour in its row', () => {
    expect(
      overlapsOf({
        ...plate,
        layoutString: 'PR',
        mechanismSpacing: { default: 30 },
        engravings: below('ALL THE LIGHTS OF HALL'),
      }),
    ).toEqual(['“ALL THE LIGHTS OF HALL” below push button 1 > rocker switch 2'])
  })

  it('[issue 12, 14] screws, where they have no other place', () => {
    const screws = { type: 'torx', direction: 'vertical', spacing: 40 } as const
    expect(
      overlapsOf({ ...plate, screws, engravings: below('LIGHT'), secondEngravings: below('LAMP') }),
    ).toEqual(['“LAMP” below the push button > screw 2'])
  })

  it('[issue 12, 14] the edge of the plate', () => {
    expect(overlapsOf({ ...plate, height: 30, engravings: below('ON') })).toEqual([
      '“ON” below the push button > the edge of the plate',
    ])
  })

  it('a text that is too wide is said to be that, not to meet what it would reach', () => {
    expect(overlapsOf({ ...plate, engravings: below('M'.repeat(70)) })).toEqual([])
  })

  it('an estimated width never refuses anything', () => {
    const spec = keypadPlateSpecSchema.parse({ ...plate, height: 30, engravings: below('ON') })
    const grid = keypadPlateFamily.gridOfUnknown?.(spec)
    if (!grid) throw new Error('no grid')
    const sets = [spec.engravings]
    expect(engravingOverlaps(sets, checkEngravingStack(sets, grid), grid, true)).toEqual([])
  })
})
