/** What drawings of several views share, shape by shape: cut pieces, titles, marks, breaks, swings; and slats from the front. */
import type { Box } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { boxLine, dimensionLine, itemsOf } from '../../testing/scene-lines.ts'
import { type Finish, finishSchema } from '../spec-parts.ts'
import {
  drawSlatFronts,
  layOutSlats,
  type Slats,
  slatDimensions,
  slatSections,
  slatsSchema,
  slatWords,
} from './slats.ts'
import { breakLine, breakPoints, centreCross, cutBox, cutMarks, swingSign, viewTitle } from './views.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

describe('a cut piece', () => {
  it('is pale, hatched at 45° with a strong edge, or as it is asked for', () => {
    expect(itemsOf(cutBox(box(0, 0, 4, 4), { part: 'wall', hatchMm: 2 }))).toEqual([
      'path M0 0L4 0L4 4L0 4Z | wall | on paper',
      'path M2.83 0L4 1.17M0 0L4 4M0 2.83L1.17 4 | wall | fine ink2',
      'path M0 0L4 0L4 4L0 4Z | wall | outline ink',
    ])
    expect(
      itemsOf(
        cutBox(box(0, 0, 4, 4), { part: 'slat', fill: '#646464', hatchMm: 2, angle: -45, role: 'detail' }),
      ),
    ).toEqual([
      'path M0 0L4 0L4 4L0 4Z | slat | on grey 185',
      'path M0 2.83L2.83 0M1.66 4L4 1.66 | slat | fine ink2',
      'path M0 0L4 0L4 4L0 4Z | slat | detail ink',
    ])
  })

  it('is none without a width or a height', () => {
    expect(itemsOf(cutBox(box(0, 0, 0, 4), { part: 'wall', hatchMm: 2 }))).toEqual([])
    expect(itemsOf(cutBox(box(0, 0, 4, 0), { part: 'wall', hatchMm: 2 }))).toEqual([])
    expect(itemsOf(cutBox(box(0, 0, -4, 4), { part: 'wall', hatchMm: 2 }))).toEqual([])
    expect(itemsOf(cutBox(box(0, 0, 4, -4), { part: 'wall', hatchMm: 2 }))).toEqual([])
  })
})

describe('signs', () => {
  it('a title has its scale where it is enlarged', () => {
    expect(itemsOf([viewTitle('A–A', { x: 1, y: 2 }, 5), viewTitle('A–A', { x: 1, y: 2 }, 5, 2)])).toEqual([
      'text 1,2 A–A | middle | Inter 500 5 | note 5 | title | on ink2',
      'text 1,2 A–A  2 : 1 | middle | Inter 500 5 | note 5 A–A 2 times | title | on ink2',
    ])
  })

  it('marks of a section point where it looks', () => {
    expect(
      itemsOf(cutMarks({ x: 0, y: 50 }, { x: 100, y: 50 }, { letter: 'A', look: 'down', sizeMm: 10 })),
    ).toEqual([
      'group 0,50 | title | note 10',
      '  line 0,0 -11,0 | title | outline ink',
      '  line -11,0 -11,9 | title | dimension ink',
      '  path M-11 9L-12.8 3.5L-9.2 3.5Z | title | on ink',
      '  text -11,-3.5 A | middle | Inter 500 10 | note 10 | title | on ink2',
      'group 100,50 | title | note 10',
      '  line 0,0 11,0 | title | outline ink',
      '  line 11,0 11,9 | title | dimension ink',
      '  path M11 9L9.2 3.5L12.8 3.5Z | title | on ink',
      '  text 11,-3.5 A | middle | Inter 500 10 | note 10 | title | on ink2',
    ])
    expect(
      itemsOf(cutMarks({ x: 50, y: 0 }, { x: 50, y: 100 }, { letter: 'B', look: 'right', sizeMm: 10 })),
    ).toEqual([
      'group 50,0 | title | note 10',
      '  line 0,0 0,-11 | title | outline ink',
      '  line 0,-11 9,-11 | title | dimension ink',
      '  path M9 -11L3.5 -12.8L3.5 -9.2Z | title | on ink',
      '  text -7.5,-7.4 B | middle | Inter 500 10 | note 10 | title | on ink2',
      'group 50,100 | title | note 10',
      '  line 0,0 0,11 | title | outline ink',
      '  line 0,11 9,11 | title | dimension ink',
      '  path M9 11L3.5 9.2L3.5 12.8Z | title | on ink',
      '  text -7.5,14.6 B | middle | Inter 500 10 | note 10 | title | on ink2',
    ])
  })

  it('a swing leads from the free edge to the middle of the hinged one', () => {
    expect(
      itemsOf([
        swingSign(box(10, 20, 100, 200), 'left', '#646464'),
        swingSign(box(10, 20, 100, 200), 'right', '#000'),
        swingSign(box(10, 20, 100, 200), 'top', '#646464'),
      ]),
    ).toEqual([
      'path M110 20L10 120L110 220 | swing | hidden ink2',
      'path M10 20L110 120L10 220 | swing | hidden grey 128',
      'path M10 220L60 20L110 220 | swing | hidden ink2',
    ])
  })

  it('a cross of center lines', () => {
    expect(itemsOf([centreCross({ x: 10, y: 20 }, 3, 'hole')])).toEqual([
      'path M7 20H13M10 17V23 | hole | center ink2',
    ])
  })

  it('a break zigzags in its middle, at most a sixth of its length high', () => {
    const points = (swing: number) =>
      breakPoints(100, 20, 80, swing)
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')
    expect(points(4)).toBe('100,20 100,46 96,48 104,52 100,54 100,80')
    expect(points(40)).toBe('100,20 100,40 90,45 110,55 100,60 100,80')
    expect(breakLine(breakPoints(100, 20, 80, 4), 5)).toBe('M100 15L100 46L96 48L104 52L100 54L100 85')
  })
})

describe('slats from the front', () => {
  const slats = (over: Partial<Slats> = {}) => slatsSchema.parse(over)
  const drawn = (over: Partial<Slats>, look: Partial<Finish>) => {
    const given = slats(over)
    const finish = finishSchema.parse({ fill: '#646464', ...look })
    return drawSlatFronts(layOutSlats(200, 500, given, 1), box(10, 20, 200, 500), given, finish)
  }

  it('stand over their dark core, parted by grooves of at most a third of a slat', () => {
    expect(itemsOf(drawn({ width: 80 }, {}))).toEqual([
      'rect 10,20 200×500 | core | on grey 50',
      'rect 12,45 56×450 | slat:0 | fine grey 38 | on grey 100',
      'rect 72,45 76×450 | slat:1 | fine grey 38 | on grey 100',
      'rect 152,45 56×450 | slat:2 | fine grey 38 | on grey 100',
    ])
    expect(itemsOf(drawn({ by: 'count', count: 2, groove: 90, tolerance: 0 }, { fill: '#000' }))).toEqual([
      'rect 10,20 200×500 | core | on grey 0',
      'rect 26.67,20 66.67×500 | slat:0 | fine grey 71 | on grey 0',
      'rect 126.67,20 66.67×500 | slat:1 | fine grey 71 | on grey 0',
    ])
  })

  it('have three lines of grain each where they are brushed, at 30, 52 and 80 % of their width, a little beside', () => {
    // 12 + 196 × (0.3 + 0.07 sin 12) = 63.44, for one.
    expect(itemsOf(drawn({ width: 200, alignment: 'top' }, { surface: 'brushed' }))).toEqual([
      'rect 10,20 200×500 | core | on grey 50',
      'rect 12,20 196×450 | slat:0 | fine grey 38 | on grey 100',
      'path M63.44 20V470M126.66 20V470M176.37 20V470 | slats | fine grey 90',
    ])
    expect(itemsOf(drawn({ by: 'count', count: 2 }, { surface: 'brushed', fill: '#000' }).slice(3))).toEqual([
      'path M37.19 45V495M68.16 45V495M92.51 45V495M139.84 45V495M166.59 45V495M194.48 45V495 | slats | fine grey 31',
    ])
  })

  it('narrower than 4 mm are drawn as wide as that; outer ones from half to one and a half of a whole one', () => {
    const widths = (over: Partial<Slats>, panel = 200) => {
      const { slats: made, width } = layOutSlats(panel, 500, slats(over), 1)
      return `${made.length} of ${Math.round(width * 100) / 100}, outer ${Math.round((made[0]?.width ?? 0) * 100) / 100}`
    }
    expect(widths({ width: 1 })).toBe('50 of 4, outer 4')
    expect(widths({ by: 'count', count: 0 }, 3)).toBe('1 of 3, outer 3')
    // 200 is 80 and twice 60; 241 with 80: two whole ones and twice 40.5; 2 slats share what there is.
    expect(widths({ width: 80 })).toBe('3 of 80, outer 60')
    expect(widths({ width: 80 }, 241)).toBe('4 of 80, outer 40.5')
    expect(widths({ width: 80 }, 160)).toBe('2 of 80, outer 80')
    expect(widths({ width: 80 }, 161)).toBe('3 of 80, outer 40.5')
    // 698 slats of 4.3 mm would be more than 3000.
    expect(widths({ by: 'count', count: 700 }, 3000)).toBe('700 of 4.29, outer 4.29')
    expect(widths({ width: 150 })).toBe('2 of 100, outer 100')
  })

  it('leave half of a low panel at least', () => {
    const { length, slats: made } = layOutSlats(200, 60, slats({ tolerance: 50, alignment: 'bottom' }), 1)
    expect([length, made[0]?.y]).toEqual([30, 30])
  })

  it('are cut with their grooves, and measured with them', () => {
    const layout = layOutSlats(200, 500, slats({ width: 80 }), 1)
    expect(slatSections(layout, slats({ groove: 6 }), 20).map(boxLine)).toEqual([
      '3,0 54×20',
      '63,0 74×20',
      '143,0 54×20',
    ])
    expect(slatDimensions(layout, { x: 5, y: -7 }).map(dimensionLine)).toEqual([
      'slat-outer top 5,-7 65,-7 | own | 1/32 | slats',
      'slat top 65,-7 145,-7 | own | 1/32 | slats',
    ])
    expect(
      slatDimensions(layOutSlats(200, 500, slats({ width: 100 }), 1), { x: 0, y: 0 }).map(({ id }) => id),
    ).toEqual(['slat-outer'])
    expect(slatDimensions({ slats: [], width: 0, length: 0 }, { x: 0, y: 0 })).toEqual([])
  })

  it.each([
    [{ width: 80, alignment: 'top' }, '3 slats 80 mm wide, the outer two 60 mm, 450 mm long, at the top'],
    [{ width: 200, alignment: 'bottom' }, '1 slat 200 mm wide, 450 mm long, at the bottom'],
    [{ width: 100, alignment: 'random' }, '2 slats 100 mm wide, 450 mm long, at random heights'],
    [{ width: 50, alignment: 'centre' }, '4 slats 50 mm wide, 450 mm long, centred'],
    [{ width: 50, tolerance: 0 }, '4 slats 50 mm wide, 500 mm long'],
    // The outer two are 66.65 mm wide, which is not told.
    [{ by: 'count', count: 3 }, '3 slats 66.7 mm wide, 450 mm long, centred'],
  ] satisfies [Partial<Slats>, string][])('%j in words', (over, words) => {
    expect(slatWords(layOutSlats(200, 500, slats(over), 1), slats(over), 'mm')).toBe(words)
  })
})
