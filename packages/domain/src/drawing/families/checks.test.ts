/** What does not fit is refused by geometry, in words, at the field that is to blame. */
import { describe, expect, it, test } from 'vitest'
import type { FamilyProblem } from '../family.ts'
import { findDrawingFamily } from '../registry.ts'

function problems(family: string, spec: Record<string, unknown>): readonly FamilyProblem[] {
  return findDrawingFamily(family)?.check?.(spec, null) ?? []
}

describe('outlets on a plate', () => {
  const plate = (width: number, height: number, layoutString: string) =>
    problems('outlet-plate', { width, height, layoutString, gangSpacing: 71, screws: { spacing: 60 } })

  it.each([
    ['3E', 82, 82],
    ['3E', 91, 91],
    ['3E', 82, 117],
    ['3E', 117, 82],
    ['3E', 117, 117],
    ['3E', 91, 133],
    ['3E', 82, 144],
    ['2E', 82, 82],
    ['2E', 82, 117],
    ['E[UC]', 82, 82],
    ['E[UC]', 82, 144],
    ['2B', 82, 82],
    ['2B', 91, 91],
  ])('%s does not fit on %d × %d mm', (layout, width, height) => {
    const [problem] = plate(width, height, layout)
    expect(problem?.path).toBe('layoutString')
    expect(problem?.message).toContain(`${width} × ${height} mm`)
  })

  it.each([
    ['E', 82, 82],
    ['G', 82, 82],
    ['[UC]', 82, 82],
    ['2E', 144, 82],
    ['3E', 207, 82],
    ['3E', 269, 82],
    ['E[UC]', 133, 82],
    ['-', 20, 20],
  ])('%s fits on %d × %d mm', (layout, width, height) => {
    expect(plate(width, height, layout)).toEqual([])
  })
})

test.each([
  ['lamella-panel', { width: 600, slats: { by: 'count', count: 41 } }, 'slats.count', '14.6 mm wide'],
  ['lamella-panel', { slats: { by: 'count', count: 0 } }, 'slats.count', 'at least one slat'],
  ['lamella-panel', { slats: { width: 10 } }, 'slats.width', 'from 15 mm on'],
  [
    'lamella-panel',
    { mount: 'door', height: 1200, handle: { kind: 'bar', length: 1200 } },
    'handle.length',
    '1080 mm',
  ],
  ['slab-door', { width: 300, vision: 'wide' }, 'vision', '320 × 700 mm'],
  ['cabinet-front', { face: 'frame', height: 240, railWidth: 100 }, 'railWidth', 'at most 80 mm'],
  ['cabinet-front', { height: 150, pull: { kind: 'bar', length: 160 } }, 'pull.length', '127 mm'],
  ['wall-light', { body: { shape: 'drum', diameter: 180 }, projection: 95 }, 'projection', 'at least 116 mm'],
  ['rail-profile', { shape: 'c', width: 12, holes: { diameter: 9 } }, 'holes.diameter', 'at most 6 mm'],
  ['rail-profile', { holes: { diameter: 9, spacing: 9 } }, 'holes.spacing', '9 mm apart'],
  ['rail-profile', { length: 200, holes: { diameter: 5, first: 300 } }, 'holes.first', '300 mm'],
])('%s %j: %s', (family, spec, path, words) => {
  const [problem, ...more] = problems(family, spec)
  expect(more).toEqual([])
  expect(problem?.path).toBe(path)
  expect(problem?.message).toContain(words)
})

test.each(['lamella-panel', 'slab-door', 'cabinet-front', 'wall-light', 'rail-profile'])(
  'a %s as it starts has nothing against it',
  (family) => {
    expect(problems(family, {})).toEqual([])
  },
)
