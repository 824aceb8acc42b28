/** Other wordings: what is offered for a text that is too wide, in which order, and what is not offered. */
import { describe, expect, it } from 'vitest'
import { engravingRow, evenMeasurer } from '../../testing/engraving-rows.ts'
import { defaultAbbreviations } from './abbreviations.ts'
import type { EngravingGrid } from '../limits.ts'
import { approximateMeasurer, type TextMeasurer } from '../fonts/measure.ts'
import type { EngravingEntry, EngravingSet } from '../schema.ts'
import { suggestWordings, type WordingRequest } from './suggest-wordings.ts'

/** A plate on which texts of up to `most` letters are within the limit: each reaches 1 mm to both sides a letter. */
const plateFor = (most: number): EngravingGrid => engravingRow(2 * most + 4, [most + 2])

function request(
  entries: EngravingEntry[],
  most: number,
  more: Partial<WordingRequest> = {},
): WordingRequest {
  return {
    set: { '0': { above: entries } },
    place: { mechanism: 0, side: 'above', line: 0 },
    grid: plateFor(most),
    measurer: evenMeasurer,
    abbreviations: defaultAbbreviations,
    ...more,
  }
}

/** What is offered, in short: `split READING|LIGHTS`. */
function offered(text: string, most: number, more: Partial<WordingRequest> = {}): string[] {
  return suggestWordings(request([{ text }], most, more)).map(
    ({ kind, lines, lettersLost }) => `${kind} ${lines.join('|')} -${lettersLost}`,
  )
}

describe('a text over its limit', () => {
  it('is offered over two lines, then with shorter words; each with the set that it makes', () => {
    const beside: EngravingSet = {
      '0': { above: [{ text: 'READING LIGHTS' }], below: [{ symbol: 'moon' }] },
      '7': { below: [{ text: 'OFF' }] },
    }
    expect(suggestWordings(request([], 10, { set: beside }))).toEqual([
      {
        kind: 'split',
        lines: ['READING', 'LIGHTS'],
        set: {
          '0': { above: [{ text: 'READING' }, { text: 'LIGHTS' }], below: [{ symbol: 'moon' }] },
          '7': { below: [{ text: 'OFF' }] },
        },
        lettersLost: 0,
      },
      {
        kind: 'shorter',
        lines: ['READ LTS'],
        set: {
          '0': { above: [{ text: 'READ LTS' }], below: [{ symbol: 'moon' }] },
          '7': { below: [{ text: 'OFF' }] },
        },
        lettersLost: 6,
      },
    ])
  })

  it('[1.5.33] over the recommended limit is offered only what is within that', () => {
    // 16 letters at most, 10 recommended.
    expect(offered('MASTER BEDROOM', 16)).toEqual(['split MASTER|BEDROOM -0', 'shorter MSTR BDRM -5'])
    expect(offered('MASTER BEDROOM', 16, { softMarginMm: 3 })).toEqual([
      'split MASTER|BEDROOM -0',
      'shorter MSTR BEDROOM -2',
      'shorter MASTER BDRM -3',
    ])
    expect(offered('MASTER BEDROOM', 16, { softMarginMm: 2 })).toEqual([])
  })

  it('is offered the two shorter wordings that lose least, of all that can be combined', () => {
    expect(offered('LIVING ROOM', 10)).toEqual([
      'split LIVING|ROOM -0',
      'shorter LIVING RM -2',
      'shorter LIV ROOM -3',
    ])
    expect(offered('LIVING ROOM', 8)).toEqual([
      'split LIVING|ROOM -0',
      'shorter LIV ROOM -3',
      'shorter LIVING -4',
    ])
    expect(offered('LIVING ROOM', 6)).toEqual([
      'split LIVING|ROOM -0',
      'shorter LIVING -4',
      'shorter LIV RM -5',
    ])
  })

  it('is offered shorter words that stand side by side', () => {
    const abbreviations = [
      { from: '+++', to: '+' },
      { from: '---', to: '-' },
    ]
    expect(offered('+++---', 2, { abbreviations })).toEqual(['shorter +- -4'])
  })

  it('is offered shorter words in two lines where neither is enough alone: the one that loses least', () => {
    expect(offered('READING LIGHTS', 4)).toEqual(['shorter READ|LTS -6'])
    expect(offered('MASTER BEDROOM LIGHTS', 9)).toEqual(['shorter MSTR BDRM|LIGHTS -5'])
    expect(offered('READING LIGHTS', 3)).toEqual([])
  })

  it('is read without the blanks around it', () => {
    expect(offered('  READING LIGHTS  ', 10)).toEqual(['split READING|LIGHTS -0', 'shorter READ LTS -6'])
  })

  it('has seven of its words tried in all combinations, no more', () => {
    const abbreviations = [{ from: 'BB', to: 'B' }]
    const grid = (most: number) => ({ ...plateFor(most), hasLed: true })
    const text = 'BB BB BB BB BB BB BB BB'
    expect(offered(text, 16, { abbreviations, grid: grid(16) })).toEqual(['shorter B B B B B B B BB -7'])
    expect(offered(text, 15, { abbreviations, grid: grid(15) })).toEqual([])
  })
})

describe('two lines', () => {
  it.each([
    ['where the wider one is narrowest', 'A BEDROOM LIGHT', 'A BEDROOM|LIGHT'],
    ['at the first of two places as good', 'AAAA BB CCCC', 'AAAA|BB CCCC'],
    ['without any of the blanks between', 'MASTER   BEDROOM', 'MASTER|BEDROOM'],
    ['behind a hyphen', 'HALL-KITCHEN', 'HALL-|KITCHEN'],
    ['behind a dash', 'HALL–KITCHEN', 'HALL–|KITCHEN'],
    ['behind a slash', 'HALL/KITCHEN', 'HALL/|KITCHEN'],
    ['behind the hyphen that stands free', 'HALL - KITCHEN', 'HALL -|KITCHEN'],
  ])('are broken %s', (_where, text, lines) => {
    expect(offered(text, 10, { abbreviations: [] })).toEqual([`split ${lines} -0`])
  })

  it.each(['BEDROOMLIGHT', 'BEDROOMLIGHT-', '-- BEDROOMLIGHT'])('are no help to %s', (text) => {
    expect(offered(text, 11, { abbreviations: [] })).toEqual([])
  })

  it('are offered where nothing else stands', () => {
    const beside = (other: EngravingEntry) =>
      suggestWordings(request([{ text: 'READING LIGHTS' }, other], 10)).map(({ set }) => set['0']?.above)
    expect(beside({ text: 'ON' })).toEqual([[{ text: 'READ LTS' }, { text: 'ON' }]])
    expect(beside({ symbol: 'moon' })).toEqual([[{ text: 'READ LTS' }, { symbol: 'moon' }]])
    expect(beside({ text: '  ' })).toEqual([
      [{ text: 'READING' }, { text: 'LIGHTS' }],
      [{ text: 'READ LTS' }, { text: '  ' }],
    ])
  })

  it('[1.5.37] are not offered with a light on', () => {
    expect(offered('READING LIGHTS', 10, { grid: { ...plateFor(10), hasLed: true } })).toEqual([
      'shorter READ LTS -6',
    ])
  })

  it('[1.5.36] are offered where both languages have room for all their lines', () => {
    const other = { '0': { above: [{ text: 'LESEN' }] } }
    const [only] = plateFor(10).mechanisms
    if (only === undefined) throw new Error('no mechanism')
    const rooms = (above: number) => ({
      ...plateFor(10),
      mechanisms: [{ ...only, roomMm: { above, below: 30 } }],
    })
    // Capitals of Inter are 0.727 of 3 mm, lines stand 1.86 mm apart: 9.222 mm for two lines, 13.263 mm for three.
    const found = (above: number, more: Partial<WordingRequest>) =>
      offered('READING LIGHTS', 10, { grid: rooms(above), ...more })
    const [split, shorter] = ['split READING|LIGHTS -0', 'shorter READ LTS -6']
    expect(found(9.23, {})).toEqual([split, shorter])
    expect(found(9.22, {})).toEqual([shorter])
    for (const isFirst of [true, false]) {
      expect(found(13.27, { other: { set: other, isFirst } })).toEqual([split, shorter])
      expect(found(13.26, { other: { set: other, isFirst } })).toEqual([shorter])
    }
  })
})

it('a second line is replaced where it stands', () => {
  const entries = [{ text: 'ON' }, { text: 'READING LIGHTS' }]
  const place = { mechanism: 0, side: 'above', line: 1 } as const
  expect(suggestWordings(request(entries, 10, { place }))).toEqual([
    {
      kind: 'shorter',
      lines: ['READ LTS'],
      set: { '0': { above: [{ text: 'ON' }, { text: 'READ LTS' }] } },
      lettersLost: 6,
    },
  ])
})

it('a wording is measured beside its neighbor, in whatever language that is engraved', () => {
  // 24 mm to the neighbor's center: less its 6 mm and the margin of 2 mm, 16 are left.
  const grid = engravingRow(72, [24, 48])
  const text = 'MASTER BEDROOM LIGHT'
  const neighbor = { '1': { above: [{ text: 'OFFICE' }] } }
  const found = (more: Partial<WordingRequest>) => offered(text, 0, { grid, softMarginMm: 0, ...more })
  const own = { '0': { above: [{ text }] } }
  expect(found({ set: own })).toEqual([])
  const offers = ['split MASTER|BEDROOM LIGHT -0', 'shorter MSTR BDRM LIGHT -5', 'shorter MSTR BEDROOM LT -5']
  expect(found({ set: { ...own, ...neighbor } })).toEqual(offers)
  for (const isFirst of [true, false]) {
    expect(found({ set: own, other: { set: neighbor, isFirst } })).toEqual(offers)
  }
})

describe('nothing is offered', () => {
  it.each([
    ['for a text that fits', { set: { '0': { above: [{ text: 'OK' }] } } }],
    ['for a symbol', { set: { '0': { above: [{ symbol: 'moon' }] } }, grid: plateFor(0) }],
    ['where nothing stands', { set: {} }],
    ['for another line', { place: { mechanism: 0, side: 'above', line: 1 } as const }],
    ['for another side', { place: { mechanism: 0, side: 'below', line: 0 } as const }],
    ['for another mechanism', { place: { mechanism: 1, side: 'above', line: 0 } as const }],
    ['by an estimate', { measurer: approximateMeasurer, grid: plateFor(6) }],
    [
      'for a line that is not cut',
      {
        set: { '3': { above: [{ text: 'READING LIGHTS' }] } },
        place: { mechanism: 3, side: 'above', line: 0 } as const,
      },
    ],
  ])('%s', (_what, more) => {
    expect(suggestWordings(request([{ text: 'READING LIGHTS' }], 10, more))).toEqual([])
  })

  it('with letters that the font lacks', () => {
    const lacksT: TextMeasurer = {
      isExact: true,
      measure: (...asked) => ({
        ...evenMeasurer.measure(...asked),
        missing: asked[0].includes('T') ? ['T'] : [],
      }),
    }
    expect(offered('READING LIGHTS', 10, { measurer: lacksT })).toEqual([])
    expect(offered('READING LAMPS', 10, { measurer: lacksT })).toEqual([
      'split READING|LAMPS -0',
      'shorter READ LAMPS -3',
    ])
  })
})
