/** Hatching and grain, line by line. */
import { type Point, boxesOverlap, boxOf, coordinate, growBox, unionBoxes } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { grainLines, hatchPolygon } from './hatch.ts'

const corners = (text: string): Point[] =>
  text.split(' ').map((corner) => {
    const [x = NaN, y = NaN] = corner.split(',').map(Number)
    return { x, y }
  })
const square = corners('0,0 10,0 10,10 0,10')

describe('hatching', () => {
  it.each<[string, Point[], number, number | undefined, string]>([
    ['level', square, 4, 0, 'M0 4L10 4M0 8L10 8'],
    ['upright', square, 4, 90, 'M8 0L8 10M4 0L4 10'],
    ['not on its borders', square, 5, 0, 'M0 5L10 5'],
    ['at 45 degrees', square, 5 / Math.SQRT2, undefined, 'M5 0L10 5M0 0L10 10M0 5L5 10'],
    ['beside the origin', corners('20,3 30,3 30,9 20,9'), 4, 0, 'M20 4L30 4M20 8L30 8'],
    [
      'in the legs of a U',
      corners('0,0 9,0 9,9 7,9 7,3 3,3 3,9 0,9'),
      4,
      0,
      'M0 4L3 4M7 4L9 4M0 8L3 8M7 8L9 8',
    ],
    ['in a triangle', corners('0,0 12,0 0,12'), 4, 0, 'M0 4L8 4M0 8L4 8'],
    ['wider than the shape', square, 11, 0, ''],
  ])('%s', (_, polygon, spacing, angle, expected) => {
    expect(hatchPolygon(polygon, spacing, ...(angle === undefined ? [] : [angle]))).toBe(expected)
  })
})

describe('grain', () => {
  // The second of three lines is off by 0.42 · sin(12.9898) of 4 mm.
  it('runs from side to side, cut at round corners, and uneven between the first line and the last', () => {
    expect(grainLines(boxOf(0, 0, 20, 8), 0, 4, 'horizontal')).toBe('M0 0H20M0 4.6903H20M0 8H20')
    expect(grainLines(boxOf(0, 0, 20, 8), 2, 4, 'horizontal')).toBe('M2 0H18M0 4.6903H20M2 8H18')
    expect(grainLines(boxOf(1, 2, 8, 20), 2, 4, 'vertical')).toBe('M1 4V20M5.6903 2V22M9 4V20')
  })

  it('shares what is left over between both borders', () => {
    expect(grainLines(boxOf(0, 0, 20, 9), 2, 4, 'horizontal')).toBe(
      'M0.6771 0.5H19.3229M0 5.1903H20M0.6771 8.5H19.3229',
    )
  })

  it('is cut by half its height where the corners are rounder', () => {
    expect(grainLines(boxOf(0, 0, 20, 8), 99, 8, 'horizontal')).toBe('M4 0H16M4 8H16')
  })
})

describe('boxes', () => {
  const box = boxOf(1, 2, 10, 20)
  it('grow on every side, and unite', () => {
    expect(growBox(box, 3)).toEqual({ x: -2, y: -1, width: 16, height: 26 })
    expect(unionBoxes(box, boxOf(5, -4, 30, 5))).toEqual({ x: 1, y: -4, width: 34, height: 26 })
    expect(unionBoxes(boxOf(5, -4, 30, 5), box)).toEqual({ x: 1, y: -4, width: 34, height: 26 })
    expect(unionBoxes(box, boxOf(2, 3, 1, 1))).toEqual(box)
  })

  it.each([
    [10.9, 2, true],
    [11, 2, false],
    [-8.9, 2, true],
    [-9, 2, false],
    [1, 21.9, true],
    [1, 22, false],
    [1, -17.9, true],
    [1, -18, false],
    [10.99999999, 2, false],
  ])('overlap only where they share an area: another one at %d, %d: %s', (x, y, isOverlapping) => {
    expect(boxesOverlap(box, boxOf(x, y, 10, 20))).toBe(isOverlapping)
  })

  it('have coordinates of four decimals', () => {
    expect([1, 1.00004, 1.00005, -0.00004, -2.5, 1e5].map(coordinate)).toEqual([
      '1',
      '1',
      '1.0001',
      '0',
      '-2.5',
      '100000',
    ])
  })
})
