/** Where screws stand: the best of the ways that their spacing allows, and never in a mechanism or off the plate. */
import type { Box } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { screwsSchema } from '../spec-parts.ts'
import { placeScrews } from './screws.ts'

const plate = { x: 0, y: 0, width: 100, height: 100 }

type Case = { screws?: object; plate?: Box; solid?: Box[]; soft?: Box[] }

/** `horizontal 20,50 80,50`, with a `!` where a screw is missing. */
function placed({ screws = {}, plate: on = plate, solid = [], soft = [] }: Case): string {
  const { points, direction, isComplete } = placeScrews(screwsSchema.parse(screws), on, { solid, soft })
  return [direction, ...points.map(({ x, y }) => `${x},${y}`), ...(isComplete ? [] : ['!'])].join(' ')
}

/** A square of 2 mm about a point. */
const at = (x: number, y: number): Box => ({ x: x - 1, y: y - 1, width: 2, height: 2 })
const [left, top, corner] = [at(20, 50), at(50, 20), at(20, 27)]

describe('one pair 60 mm apart', () => {
  it.each([
    ['stands left and right', {}, 'horizontal 20,50 80,50'],
    ['stands above and below where a mechanism is on the left', { solid: [left] }, 'vertical 50,20 50,80'],
    ['or where an engraving is', { soft: [left] }, 'vertical 50,20 50,80'],
    [
      'becomes four towards the corners where both ways are taken',
      { solid: [left], soft: [top] },
      'horizontal 20,27 80,27 20,73 80,73',
    ],
    [
      'rather meets an engraving than a mechanism',
      { solid: [left], soft: [top, corner, at(80, 73)] },
      'vertical 50,20 50,80',
    ],
    [
      'rather loses one screw of four than of two',
      { solid: [left, top, corner] },
      'horizontal 80,27 20,73 80,73 !',
    ],
    ['stays where every way is as bad', { soft: [plate] }, 'horizontal 20,50 80,50'],
    [
      'keeps a given direction, whatever it meets',
      { screws: { direction: 'vertical' }, solid: [top] },
      'vertical 50,80 !',
    ],
    ['is none without screws, and lacks nothing', { screws: { type: 'none' }, solid: [left] }, 'vertical'],
    [
      'stands about the middle of its plate',
      { plate: { x: 10, y: 20, width: 80, height: 40 } },
      'horizontal 20,40 80,40',
    ],
  ] satisfies [string, Case, string][])('%s', (_, given, expected) => {
    expect(placed(given)).toBe(expected)
  })
})

describe('limits of a head of 6 mm', () => {
  const fixed = { direction: 'horizontal' }
  /** Something as high as the plate whose left edge stands so far right of the left screw's middle. */
  const beside = (mm: number): Box => ({ x: 20 + mm, y: 0, width: 10, height: 100 })
  it.each([
    [
      'half a millimeter from a mechanism it may stand',
      { screws: fixed, solid: [beside(3.5)] },
      'horizontal 20,50 80,50',
    ],
    ['nearer it may not', { screws: fixed, solid: [beside(3.4)] }, 'horizontal 80,50 !'],
    ['one and a half millimeters away is good', { solid: [beside(4.5)] }, 'horizontal 20,50 80,50'],
    ['nearer another way is better', { solid: [beside(4.4)] }, 'vertical 50,20 50,80'],
    ['engravings never rule a place out', { screws: fixed, soft: [beside(0)] }, 'horizontal 20,50 80,50'],
    [
      'with a millimeter around it, it lies on the plate',
      { screws: fixed, plate: { ...plate, width: 68, height: 8 } },
      'horizontal 4,4 64,4',
    ],
    ['not with less to its sides', { screws: fixed, plate: { ...plate, width: 67.9 } }, 'horizontal !'],
    ['nor with less above and below', { screws: fixed, plate: { ...plate, height: 7.9 } }, 'horizontal !'],
    [
      'on a plate that lies elsewhere too',
      { screws: fixed, plate: { x: 100, y: 200, width: 68, height: 8 } },
      'horizontal 104,204 164,204',
    ],
  ] satisfies [string, Case, string][])('%s', (_, given, expected) => {
    expect(placed(given)).toBe(expected)
  })
})

describe('several pairs', () => {
  it.each([
    [
      'above and below',
      { pairs: 3, pairSpacing: 20, direction: 'vertical' },
      [],
      'vertical 30,20 30,80 50,20 50,80 70,20 70,80',
    ],
    [
      'left and right',
      { pairs: 2, pairSpacing: 20, direction: 'horizontal' },
      [],
      'horizontal 20,40 80,40 20,60 80,60',
    ],
    ['turn where they can', { pairs: 2, pairSpacing: 20 }, [at(20, 40)], 'vertical 40,20 40,80 60,20 60,80'],
    [
      'never become more',
      { pairs: 2, pairSpacing: 20 },
      [at(20, 40), at(40, 20), at(60, 80)],
      'horizontal 80,40 20,60 80,60 !',
    ],
  ])('stand %s', (_, screws, solid, expected) => {
    expect(placed({ screws, solid })).toBe(expected)
  })
})
