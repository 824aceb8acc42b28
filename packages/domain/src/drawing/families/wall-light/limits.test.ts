/** How near its wall a wall light may stand: 8 mm from the wall, and from the backplate where it stands before that. */
import { expect, it } from 'vitest'
import { checkWallLight } from './check.ts'
import { leastProjection } from './geometry.ts'
import { type WallLightInput, wallLightSpecSchema } from './spec.ts'

const plate = { width: 100, depth: 20 }

it.each([
  ['a tube', { body: { diameter: 60 } }, 58],
  // 20 mm under the middle of its 100 a cone is 42 + 0.7 × 58 mm to each side, and 100 at its lower end.
  [
    'a cone',
    { backplate: { width: 40, depth: 20 }, body: { shape: 'cone', diameter: 200, length: 100 } },
    110.6,
  ],
  [
    'a cone before a thin backplate',
    { backplate: { width: 40, depth: 1 }, body: { shape: 'cone', diameter: 200, length: 100 } },
    108,
  ],
  ['a cone that ends before its backplate does', { body: { shape: 'cone', diameter: 200, length: 20 } }, 128],
  ['a bar over its backplate', { body: { shape: 'bar', diameter: 80 } }, 48],
  ['a bar before its backplate', { body: { shape: 'bar', diameter: 80.2 } }, 68.1],
] satisfies [string, WallLightInput, number][])('%s', (_, spec, least) => {
  expect(leastProjection(wallLightSpecSchema.parse({ backplate: plate, ...spec }))).toBeCloseTo(least, 9)
})

it.each([
  [58, []],
  [
    57.9,
    [
      'projection: This body would meet the wall or its backplate: it must stand at least 58 mm from the wall.',
    ],
  ],
])('at %d mm it has room or is told what it needs', (projection, words) => {
  const said = checkWallLight({ backplate: plate, body: { diameter: 60 }, projection }, null)
  expect(said.map(({ path, message }) => `${path}: ${message}`)).toEqual(words)
})

it('is told whole millimeters, rounded up', () => {
  const [problem] = checkWallLight({ backplate: plate, body: { diameter: 60.2 }, projection: 58 }, null)
  expect(problem?.message).toContain('at least 59 mm')
})
