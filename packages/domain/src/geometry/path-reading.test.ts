/** Path data as it is read and as it is simplified, case by case. */
import { describe, expect, it } from 'vitest'
import { absoluteSegments, pathBox, transformPath } from './path.ts'
import { simplifyPath } from '../drawing/lines/simplify-path.ts'

const same = { scale: 1, dx: 0, dy: 0 }

it.each([
  ['numbers without blanks', 'M.5.5-1-1', 'M0.5 0.5L-1 -1'],
  ['numbers with exponents', 'M1E1 2e+1L1.5e-1+3', 'M10 20L0.15 3'],
  ['numbers that end with a point', 'M1.,2.', 'M1 2'],
  ['what is no number passed over', 'M1 x 2 L 3 ; 4', 'M1 2L3 4'],
  ['too few numbers left out', 'M1 1L2', 'M1 1'],
  ['more numbers as more commands', 'M0 0 1 1 2 2L3 3 4 4', 'M0 0L1 1L2 2L3 3L4 4'],
  ['relative moves as relative lines', 'M1 1m1 1 1 1', 'M1 1M2 2L3 3'],
  ['lines across and down', 'M1 2H5V7h1v-2', 'M1 2L5 2L5 7L6 7L6 5'],
  ['relative curves', 'M1 1q1 1 2 0c1 1 2 1 3 0', 'M1 1Q2 2 3 1C4 2 5 2 6 1'],
  ['smooth curves by the control before', 'M0 0C1 1 2 1 3 0S5 -1 6 0', 'M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0'],
  ['relative smooth curves', 'M1 1c1 1 2 1 3 0s2 -1 3 0', 'M1 1C2 2 3 2 4 1C5 0 6 0 7 1'],
  ['smooth curves after others from where they begin', 'M0 0L1 1S2 2 3 1', 'M0 0L1 1C1 1 2 2 3 1'],
  ['smooth curves after a curve of one control too', 'M0 0Q1 1 2 0S3 3 4 0', 'M0 0Q1 1 2 0C2 0 3 3 4 0'],
  ['relative arcs', 'M2 3a1 2 30 1 0 4 5', 'M2 3A1 2 30 1 0 6 8'],
  ['more arcs', 'M0 0A1 1 0 0 1 2 0 1 1 0 104 0', 'M0 0A1 1 0 0 1 2 0A1 1 0 1 0 4 0'],
  ['what follows a close from its start', 'M1 2L5 2L5 5Zl1 1', 'M1 2L5 2L5 5ZL2 3'],
])('reads %s', (_what, d, written) => {
  expect(transformPath(d, same)).toBe(written)
})

it('a path that was read is known again, and not taken for another', () => {
  const first = absoluteSegments('M1 1L2 2')
  expect(absoluteSegments('M1 1L2 2')).toBe(first)
  expect(absoluteSegments('M1 1L2 3')).toEqual([
    { command: 'M', values: [1, 1] },
    { command: 'L', values: [2, 3] },
  ])
})

it('curves and arcs are scaled, moved and mirrored', () => {
  const d = 'M1 2C1 2 3 4 5 6A1 2 30 1 1 3 4Z'
  expect(transformPath(d, { scale: 2, dx: 10, dy: 20 })).toBe('M12 24C12 24 16 28 20 32A2 4 30 1 1 16 28Z')
  expect(transformPath(d, { scale: 2, dx: 10, dy: 20, flipY: true })).toBe(
    'M12 16C12 16 16 12 20 8A2 4 30 1 0 16 12Z',
  )
})

it.each([
  ['', { x: 0, y: 0, width: 0, height: 0 }],
  ['Z', { x: 0, y: 0, width: 0, height: 0 }],
  ['M3 -4', { x: 3, y: -4, width: 0, height: 0 }],
  ['M1 1A50 60 0 0 1 3 4', { x: 1, y: 1, width: 2, height: 3 }],
  ['M1 1C-2 0 9 7 3 3', { x: -2, y: 0, width: 11, height: 7 }],
])('the box of %j holds its points and controls', (d, box) => {
  expect(pathBox(d)).toEqual(box)
})

describe('simplified within a tolerance', () => {
  it.each([
    // Half of the tolerance is what a curve may lose: of one control point it strays half as far, of two three quarters.
    ['a curve that is seen', 'M0 0Q1 1 2 0', 0.9, 'M0 0q1 1 2 0'],
    ['a curve that is not', 'M0 0Q1 1 2 0', 1.1, 'M0 0l2 0'],
    ['one of two controls that is seen', 'M0 0C0 1 2 1 2 0', 1.4, 'M0 0c0 1 2 1 2 0'],
    ['one of two controls that is not', 'M0 0C0 1 2 1 2 0', 1.6, 'M0 0l2 0'],
    ['one that is seen at one control', 'M0 0C0 0 2 1 2 0', 1.4, 'M0 0c0 0 2 1 2 0'],
    ['a control before the start', 'M0 0Q-1 0 2 0', 0.9, 'M0 0q-1 0 2 0'],
    ['one that is near', 'M0 0Q-1 0 2 0', 1.1, 'M0 0l2 0'],
    ['a control behind the end', 'M0 0Q3 0 2 0', 0.9, 'M0 0q3 0 2 0'],
    ['a loop', 'M0 0Q0 1 0 0', 0.9, 'M0 0q0 1 0 0'],
    ['a loop that is not seen', 'M0 0Q0 1 0 0', 1.1, 'M0 0'],
    // An arc of 10 mm over 1 mm rises by 0.0125 mm.
    ['an arc that is seen', 'M0 0A10 10 0 0 1 1 0', 0.02, 'M0 0a10 10 0 0 1 1 0'],
    ['an arc that is not', 'M0 0A10 10 0 0 1 1 0', 0.03, 'M0 0l1 0'],
    ['the larger part of an arc', 'M0 0A10 10 0 1 0 1 0', 0.03, 'M0 0a10 10 0 1 0 1 0'],
    ['an arc over more than it reaches', 'M0 0A3 1 15 0 1 4 0', 4, 'M0 0a3 1 15 0 1 4 0'],
    ['an arc smaller than what is seen', 'M0 0A1 1 0 1 1 1 0', 4, 'M0 0l1 0'],
    ['an arc of less than a step', 'M0 0A.2 .2 0 0 1 30 0', 0.3, 'M0 0a.2 .2 0 0 1 30 0'],
    ['whole millimeters', 'M0.4 0.6L10.4 20.6', 4, 'M0 1l10 20'],
    ['tens of millimeters', 'M0 0L104 0L104 -96', 40, 'M0 0l100 0 0-100'],
    ['tenths', 'M-0.52 0.04L0.53 -0.5', 0.2, 'M-.5 0l1-.5'],
    ['points that are one', 'M0 0L0.01 0L0 0.01L5 5', 0.2, 'M0 0l5 5'],
    ['corners that are seen', 'M0 0L5 0.2L10 0', 0.3, 'M0 0l5 .2 5-.2'],
    ['corners that are not', 'M0 0L5 0.2L10 0', 0.5, 'M0 0l10 0'],
    ['several beginnings', 'M1 1L3 1M2 5L2 9ZL4 4', 0.2, 'M1 1l2 0M2 5l0 4zl2-1'],
    [
      'curves one after the other',
      'M0 0Q5 5 10 0Q15 -5 20 0C25 9 29 9 30 0',
      0.2,
      'M0 0q5 5 10 0 5-5 10 0c5 9 9 9 10 0',
    ],
    ['a line after a curve', 'M0 0Q5 5 10 0L20 0', 0.2, 'M0 0q5 5 10 0l10 0'],
    [
      'arcs one after the other',
      'M0 0A5 5 0 0 1 10 0A5 6 0 0 0 20 0L20 5',
      0.2,
      'M0 0a5 5 0 0 1 10 0 5 6 0 0 0 10 0l0 5',
    ],
  ])('%s', (_what, d, tolerance, written) => {
    expect(simplifyPath(d, tolerance)).toBe(written)
  })
})
