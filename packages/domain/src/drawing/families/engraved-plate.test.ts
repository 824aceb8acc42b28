/** What plates share: the room of engravings and what they cover, their schedule, screws and boxes in figures and words. */
import type { Box } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { boxLine, dimensionLine } from '../../testing/scene-lines.ts'
import { engravingStyleSchema, hiddenBackBoxSchema, screwsSchema } from '../spec-parts.ts'
import {
  engravedExtents,
  engravedLines,
  engravingSchedule,
  entryWords,
  verticalRoom,
} from './engraved-plate.ts'
import { keypadEngravingGrid } from './keypad-plate/grid.ts'
import { keypadPlateSpecSchema } from './keypad-plate/spec.ts'
import { backBoxWords, drawPlateScrews, plateBounds, screwWords } from './plate-common.ts'

describe('the room above and below a mechanism', () => {
  const at = (y: number, height: number) => ({
    center: { x: 0, y },
    box: { x: -5, y: y - height / 2, width: 10, height },
  })
  const [first, beside, second, third] = [at(30, 10), at(30, 40), at(70, 20), at(95, 2)]
  const all = [first, beside, second, third]
  // To the plate less 2 mm; to the next row half the way less 0.75.
  it.each([
    ['of the first row to the plate', first, 'above', 23],
    ['of the first row to the second', first, 'below', 11.75],
    ['of a higher one beside it', beside, 'below', 4.25],
    ['of the second row to the higher one', second, 'above', 4.25],
    ['of the second row to the third', second, 'below', 6.25],
    ['of the third row to the plate', third, 'below', 2],
    ['of what stands over the edge', at(3, 10), 'above', 0],
  ] as const)('%s', (_, one, side, mm) => {
    expect(verticalRoom(one, side, all, 100)).toBeCloseTo(mm, 9)
  })
})

describe('what engravings cover', () => {
  const spec = {
    width: 100,
    height: 80,
    engravings: {},
    secondEngravings: {},
    engravingStyle: engravingStyleSchema.parse({ fontSize: 4 }),
  }
  // As high as the font, and a quarter of it under the line.
  it.each([
    ['in the middle', { x: 40, y: 20, width: 20, height: 2.8 }, '40,18.8 20×5'],
    ['on the left no further than the plate', { x: -20, y: 20, width: 80, height: 2.8 }, '0,18.8 40×5'],
    ['on the right no further than the plate', { x: 50, y: 20, width: 80, height: 2.8 }, '80,18.8 20×5'],
    ['at the edge a letter at least', { x: -9, y: 20, width: 20, height: 2.8 }, '-1,18.8 4×5'],
    ['of a symbol its height', { x: 46, y: 20, width: 8, height: 8 }, '46,20 8×9'],
  ])('%s', (_, box, covered) => {
    expect(engravedExtents(spec, [box]).map(boxLine)).toEqual([covered])
  })
})

describe('engraved lines', () => {
  it('are counted within their language at their place, from top to bottom', () => {
    const two = (one: string, other: string) => ({ '0': { above: [{ text: one }, { text: other }] } })
    const spec = keypadPlateSpecSchema.parse({
      width: 120,
      height: 120,
      engravingStyle: { fontFamily: 'Barlow', fontSize: 4 },
      engravings: two('A', 'B'),
      secondEngravings: {
        '0': { above: [{ text: 'C' }, { symbol: 'moon' }], below: [{ symbol: 'unheard' }] },
      },
    })
    const lines = engravedLines(spec, keypadEngravingGrid(spec))
    // From 3 mm over the button at 51.5: a symbol of 7.6, then capitals of 2.8, each 2.48 over the last.
    expect(
      engravingSchedule(lines).map(
        ({ mechanism, side, language, line, content, at }) =>
          `${mechanism} ${side} ${language} ${line} ${content} ${at.x},${Math.round(at.y * 100) / 100}`,
      ),
    ).toEqual([
      'push button above first 1 A 60,27.86',
      'push button above first 2 B 60,33.14',
      'push button above second 1 C 60,38.42',
      'push button above second 2 the symbol Night 60,48.5',
      'push button below second 1 the symbol unheard 60,79.1',
    ])
  })

  it('are named as they are', () => {
    expect(entryWords({ text: 'ON' })).toBe('“ON”')
    expect(entryWords({ symbol: 'moon' })).toBe('the symbol Night')
    expect(entryWords({ symbol: 'unheard' })).toBe('the symbol unheard')
  })
})

describe('what a plate covers', () => {
  const box = (given: object) => hiddenBackBoxSchema.parse({ width: 60, height: 40, ...given })
  const plate = { width: 100, height: 80, screws: screwsSchema.parse({}) }
  it.each([
    ['itself', undefined, [], '0,0 100×80'],
    ['a smaller box', box({}), [], '0,0 100×80'],
    ['a wider box', box({ width: 120 }), [], '-10,0 120×80'],
    ['a higher box', box({ height: 90 }), [], '0,-5 100×90'],
    ['a round box that is higher than wide', box({ height: 110, isRound: true }), [], '-5,-15 110×110'],
    ['a round box that is wider than high', box({ width: 120, isRound: true }), [], '-10,0 120×80'],
    ['what stands over its edge', undefined, [{ x: 90, y: -5, width: 30, height: 10 }], '0,-5 120×85'],
  ] satisfies [string, ReturnType<typeof box> | undefined, Box[], string][])(
    '%s',
    (_, backBox, standing, bounds) => {
      expect(boxLine(plateBounds({ ...plate, ...(backBox && { backBox }) }, standing))).toBe(bounds)
    },
  )
})

describe('the screws of a plate', () => {
  const drawn = (screws: object, solid: Box[] = []) =>
    drawPlateScrews({ width: 100, height: 100, screws: screwsSchema.parse(screws) }, '#646464', {
      solid,
      soft: [],
    })
  const dimensions = (...given: Parameters<typeof drawn>) => drawn(...given).dimensions.map(dimensionLine)

  it('are measured along their direction, and pairs over each other too', () => {
    expect(dimensions({ direction: 'horizontal' })).toEqual(['screw-spacing bottom 20,50 80,50 | screw:0'])
    expect(dimensions({ direction: 'vertical' })).toEqual(['screw-spacing left 50,20 50,80 | screw:0'])
    expect(dimensions({ direction: 'horizontal', pairs: 2 })).toEqual([
      'screw-spacing bottom 20,27 80,27 | screw:0',
      'screw-pair-spacing left 20,27 20,73 | screw:0',
    ])
    expect(dimensions({ direction: 'vertical', pairs: 2 })).toEqual([
      'screw-spacing left 27,20 27,80 | screw:0',
    ])
    expect(dimensions({ direction: 'horizontal' }, [{ x: 70, y: 40, width: 20, height: 20 }])).toEqual([])
    expect(dimensions({ type: 'none' })).toEqual([])
  })

  it('say how many there are, and whether one is missing', () => {
    const facts = ({ count, isComplete, parts }: ReturnType<typeof drawn>) => [
      count,
      isComplete,
      parts.length,
    ]
    expect(facts(drawn({}))).toEqual([2, true, 2])
    expect(facts(drawn({ direction: 'horizontal' }, [{ x: 70, y: 40, width: 20, height: 20 }]))).toEqual([
      1,
      false,
      1,
    ])
  })

  it.each([
    ['torx', 2, 'Torx screws 60 mm apart'],
    ['slot', 2, 'Slotted screws 60 mm apart'],
    ['slot', 0, 'No visible screws'],
    ['none', 2, 'No visible screws'],
  ] as const)('%s, %d of them, in words', (type, count, words) => {
    expect(screwWords(screwsSchema.parse({ type }), count, 'mm')).toBe(words)
  })

  it('and the box behind them', () => {
    const box = hiddenBackBoxSchema.parse({ width: 60, height: 40 })
    expect(backBoxWords(box, 'mm')).toBe('Back box, 60 × 40 mm')
    expect(backBoxWords({ ...box, title: 'of steel' }, 'in')).toBe('Back box of steel, 2 3/8" × 1 9/16"')
    expect(backBoxWords(undefined, 'mm')).toBeUndefined()
  })
})
