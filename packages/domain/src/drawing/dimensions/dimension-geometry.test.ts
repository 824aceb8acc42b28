/** Where the lines, arrows and figures of dimensions stand, side by side, at half size. */
import type { Box } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { type AxisDimension, placeInRows } from './rows.ts'
import { layoutDimensions } from './dimensions.ts'
import type { LinearDimension, Primitive } from '../scene.ts'

const n = (value: number) => Math.round(value * 1000) / 1000

/** A primitive in short: `20,16.8 20,-1.8`, the data of a path, `80 at 60,-1.696 of 6.4`. */
function short(item: Primitive): string {
  if (item.kind === 'line') return [item.from, item.to].map(({ x, y }) => `${n(x)},${n(y)}`).join(' ')
  if (item.kind === 'path') return item.d
  if (item.kind !== 'text') return item.kind
  const turned = item.rotation === undefined ? '' : ` turned by ${item.rotation}`
  return `${item.text} at ${n(item.at.x)},${n(item.at.y)} of ${n(item.font.sizeMm)}${turned}`
}

const inShort = ({ x, y, width, height }: Box) => [x, y, width, height].map(n)

function laidOut(dimensions: LinearDimension[], bounds: Box, scale: number) {
  const { items, figures, bounds: all } = layoutDimensions({ bounds, dimensions }, { scale, unit: 'mm' })
  return {
    items: items.map(short),
    figures: figures.map(({ id, text, box }) => [id, text, ...inShort(box)]),
    bounds: inShort(all),
  }
}

const plate: Box = { x: 10, y: 20, width: 100, height: 60 }
const halfSize = (dimension: Omit<LinearDimension, 'id'>) => laidOut([{ id: 'd', ...dimension }], plate, 0.5)
const [across, along] = [
  { from: { x: 20, y: 0 }, to: { x: 100, y: 0 } },
  { from: { x: 0, y: 70 }, to: { x: 0, y: 30 } },
]

describe('a dimension', () => {
  // On paper: lines begin 1.6 mm from the part and end 1.4 mm beyond the row, which stands 9.5 mm away; arrows are 2.6 mm
  // long; figures of 3.2 mm stand 0.9 mm over the line.
  it('stands above the part', () => {
    expect(halfSize({ side: 'top', ...across })).toEqual({
      items: [
        '20,16.8 20,-1.8',
        '100,16.8 100,-1.8',
        '20,1 100,1',
        'M20 1L25.2 1.72L25.2 0.28Z',
        'M100 1L94.8 1.72L94.8 0.28Z',
        '80 at 60,-1.696 of 6.4',
      ],
      figures: [['d', '80', 55.84, -6.56, 8.32, 5.76]],
      bounds: [10, -6.56, 100, 86.56],
    })
  })

  it('stands below the part, its figure over its line', () => {
    expect(halfSize({ side: 'bottom', ...across })).toEqual({
      items: [
        '20,83.2 20,101.8',
        '100,83.2 100,101.8',
        '20,99 100,99',
        'M20 99L25.2 98.28L25.2 99.72Z',
        'M100 99L94.8 98.28L94.8 99.72Z',
        '80 at 60,96.304 of 6.4',
      ],
      figures: [['d', '80', 55.84, 91.44, 8.32, 5.76]],
      bounds: [10, 20, 100, 81.8],
    })
  })

  it('stands left of the part, read from the right', () => {
    expect(halfSize({ side: 'left', ...along })).toEqual({
      items: [
        '6.8,30 -11.8,30',
        '6.8,70 -11.8,70',
        '-9,30 -9,70',
        'M-9 30L-8.28 35.2L-9.72 35.2Z',
        'M-9 70L-8.28 64.8L-9.72 64.8Z',
        '40 at -11.696,50 of 6.4 turned by -90',
      ],
      figures: [['d', '40', -16.56, 45.84, 5.76, 8.32]],
      bounds: [-16.56, 20, 126.56, 60],
    })
  })

  it('stands right of the part, read from the right', () => {
    expect(halfSize({ side: 'right', ...along })).toEqual({
      items: [
        '113.2,30 131.8,30',
        '113.2,70 131.8,70',
        '129,30 129,70',
        'M129 30L128.28 35.2L129.72 35.2Z',
        'M129 70L128.28 64.8L129.72 64.8Z',
        '40 at 126.304,50 of 6.4 turned by -90',
      ],
      figures: [['d', '40', 121.44, 45.84, 5.76, 8.32]],
      bounds: [10, 20, 121.8, 60],
    })
  })

  it('too short for its arrows has them outside, and its figure beside them', () => {
    const tiny = { from: { x: 20, y: 0 }, to: { x: 24, y: 0 } }
    expect(halfSize({ side: 'bottom', ...tiny, prefix: 'Ø' }).items.slice(2)).toEqual([
      '10.4,99 41.848,99',
      'M20 99L14.8 98.28L14.8 99.72Z',
      'M24 99L29.2 98.28L29.2 99.72Z',
      'Ø4 at 37.304,96.304 of 6.4',
    ])
  })

  it.each([
    ['top', { x: 30, y: 40 }, { x: 90, y: 50 }, ['30,36.8 30,-1.8', '90,46.8 90,-1.8']],
    ['bottom', { x: 90, y: 50 }, { x: 30, y: 40 }, ['30,43.2 30,101.8', '90,53.2 90,101.8']],
    ['left', { x: 30, y: 40 }, { x: 40, y: 70 }, ['26.8,40 -11.8,40', '36.8,70 -11.8,70']],
    ['right', { x: 40, y: 70 }, { x: 30, y: 40 }, ['33.2,40 131.8,40', '43.2,70 131.8,70']],
  ] as const)('%s may begin at its points', (side, from, to, lines) => {
    expect(halfSize({ side, from, to, startsAtPoints: true }).items.slice(0, 2)).toEqual(lines)
  })

  it('belongs to its part, in the inks and the line of dimensions', () => {
    const given: LinearDimension = { id: 'd', side: 'top', ...across, part: 'plate' }
    const { items } = layoutDimensions({ bounds: plate, dimensions: [given] }, { scale: 1, unit: 'mm' })
    const line = { kind: 'line', role: 'dimension', stroke: 'ink2', part: 'plate' }
    const arrow = { kind: 'path', fill: 'ink2', part: 'plate' }
    expect(items).toMatchObject([
      line,
      line,
      line,
      arrow,
      arrow,
      {
        kind: 'text',
        anchor: 'middle',
        font: { family: 'Inter', weight: 400, sizeMm: 3.2 },
        fill: 'ink',
        part: 'plate',
      },
    ])
  })
})

describe('where dimensions would meet in a corner', () => {
  const small: Box = { x: 0, y: 0, width: 20, height: 20 }
  const below = (from: number, to: number): LinearDimension => ({
    id: 'b',
    side: 'bottom',
    from: { x: from, y: 20 },
    to: { x: to, y: 20 },
  })
  const beside = (side: 'left' | 'right', to: number): LinearDimension => ({
    id: side,
    side,
    from: { x: 0, y: 0 },
    to: { x: 0, y: to },
  })
  /** How far the line of the dimension stands from the part. */
  function outOf(side: 'left' | 'right', to: number, ...others: LinearDimension[]): number {
    const { items } = layoutDimensions(
      { bounds: small, dimensions: [...others, beside(side, to)] },
      { scale: 1, unit: 'mm' },
    )
    const line = items.filter((item) => item.kind === 'line').at(-1)
    return n(line === undefined ? NaN : side === 'left' ? -line.from.x : line.from.x - 20)
  }

  it('the one beside steps aside as far as the one below reaches past the part', () => {
    // 3 mm: arrows and stubs reach 4.8 mm past its left end; its figure ends 7.36 mm past its right end.
    expect([outOf('left', 3), outOf('left', 3, below(0, 3)), outOf('left', 3, below(17, 20))]).toEqual([
      9.5, 14.3, 9.5,
    ])
    expect([outOf('right', 3), outOf('right', 3, below(17, 20)), outOf('right', 3, below(0, 3))]).toEqual([
      9.5, 16.86, 9.5,
    ])
  })

  it('none steps aside that stays beside the part, or where the one below does', () => {
    expect(outOf('left', 20, below(0, 3))).toBe(9.5)
    expect(outOf('left', 3, below(0, 20))).toBe(9.5)
  })
})

describe('rows', () => {
  const style = { arrowLength: 2, stub: 1, padding: 1 }
  const item = (id: string, start: number, end: number, figureWidth = 4): AxisDimension => ({
    id,
    start,
    end,
    figureWidth,
  })
  const placed = (...items: AxisDimension[]) =>
    placeInRows(items, style).map((one) => [
      one.id,
      one.row,
      n(one.figureCenter),
      one.arrowsOutside,
      n(one.coveredStart),
      n(one.coveredEnd),
    ])

  it('a chain stands in one, what spans it in the next, whatever their order', () => {
    const rows = [
      ['a', 0, 5, false, 0, 10],
      ['b', 0, 15, false, 10, 20],
      ['all', 1, 10, false, 0, 20],
    ]
    const [a, b, all] = [item('a', 0, 10), item('b', 10, 20), item('all', 0, 20)]
    expect(placed(a, b, all)).toEqual(rows)
    expect(placed(all, b, a)).toEqual(rows)
  })

  it('of two as long the first stands nearer, of two in one place the one that is named first', () => {
    expect(placed(item('late', 4, 14), item('early', 0, 10)).map(([id, row]) => [id, row])).toEqual([
      ['early', 0],
      ['late', 1],
    ])
    expect(placed(item('b', 0, 10), item('a', 0, 10)).map(([id, row]) => [id, row])).toEqual([
      ['a', 0],
      ['b', 1],
    ])
  })

  it('a figure steps aside of the line of a longer one, as little as can be', () => {
    expect(placed(item('short', 0, 20), item('long', 8, 60))[0]).toEqual(['short', 0, 11, false, 0, 20])
    expect(placed(item('short', 0, 20), item('long', 12, 60))[0]).toEqual(['short', 0, 9, false, 0, 20])
  })

  it('a figure without room between its arrows stands behind them', () => {
    expect(placed(item('wide', 0, 6, 10))).toEqual([['wide', 0, 12, false, 0, 18]])
    // Arrows outside from less than three of their lengths on; the figure begins beyond them and 0.4 of a stub.
    expect(placed(item('narrow', 0, 4))).toEqual([['narrow', 0, 9.4, true, -3, 12.4]])
  })

  it('a figure behind its arrows keeps clear of the lines of longer ones', () => {
    expect(placed(item('narrow', 0, 4), item('long', 10, 30))[0]).toEqual(['narrow', 0, 13, true, -3, 16])
    expect(placed(item('narrow', 0, 4), item('long', 13, 33))[0]).toEqual(['narrow', 0, 9.4, true, -3, 12.4])
  })

  it('three that cover each other stand in three rows', () => {
    expect(
      placed(item('a', 8, 18), item('b', 4, 20), item('c', 0, 30)).map(([id, row]) => [id, row]),
    ).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ])
  })
})
