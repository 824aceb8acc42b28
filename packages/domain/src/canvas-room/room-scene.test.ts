/** Rooms out of a canvas: floors, murals on their walls, pieces where they stand, what an eye sees. [issue 15] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CanvasContext } from '../canvas/kind.ts'
import { cornersOf } from '../canvas/form.ts'
import type { PiecePlacement } from '../orders/placements.ts'
import { productInstanceSchema } from '../orders/schema.ts'
import { eyePointDataSchema } from '../spatial/kinds/eye-point.ts'
import { archElevationSchema } from '../spatial/schema.ts'
import { spatialTablesOf } from '../spatial/spatial-tables.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { drawnEntity, fourPanels, ridge, smallCanvas } from '../testing/canvas-fixtures.ts'
import { place, type Vec3 } from '../graphics/solids/vector.ts'
import { areaOf, shared, without } from './convex.ts'
import { eyeOf, eyePointFields, startingEye, whatIsSeen } from './eye.ts'
import { isWithin, signedArea } from './floors.ts'
import { pieceMeshes } from './piece-meshes.ts'
import { roomScene } from './room-scene.ts'
import { aWall, chain } from './testing.ts'

const time = '2026-11-23 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }

function roomOf(walls: ReturnType<typeof chain>, more: Partial<CanvasContext> = {}) {
  return roomScene(aCanvasContext({ tables: spatialTablesOf({ archWall: walls }), ...more }))
}

function aLine(id: number, ...placements: readonly Partial<PiecePlacement>[]) {
  return productInstanceSchema.parse({
    ...stored,
    id,
    productId: 5,
    quantity: placements.length,
    rank: 1,
    placements,
  })
}

const square = chain([
  [0, 0],
  [120, 0],
  [120, 96],
  [0, 96],
  [0, 0],
])

describe('the floor', () => {
  it('[issue 15] is what walls close, and no ground is needed around it', () => {
    const { floors, meshes } = roomOf(square)
    expect(floors.map(({ outline }) => signedArea(outline))).toEqual([120 * 96])
    expect(meshes.map(({ part }) => part)).toEqual(['wall', 'wall', 'wall', 'wall', 'floor', 'ceiling'])
  })

  it('[issue 15] is one for each of two rooms with a wall between them', () => {
    const { floors } = roomOf([...square, aWall(9, [80, 0], [80, 96])])
    const areas = floors.map(({ outline }) => signedArea(outline)).toSorted((a, b) => a - b)
    expect(areas).toEqual([40 * 96, 80 * 96])
  })

  it('[issue 15] a wall that leads nowhere takes none away', () => {
    const { floors } = roomOf([...square, aWall(9, [60, 0], [60, 40]), aWall(10, [-50, 0], [-90, 30])])
    expect(floors.map(({ outline }) => signedArea(outline))).toEqual([120 * 96])
  })

  it('[issue 15] is a plane around everything where walls close nothing', () => {
    const { floors, meshes, bounds } = roomOf([aWall(1, [0, 0], [120, 0])])
    expect(floors).toEqual([])
    expect(meshes.map(({ part }) => part)).toEqual(['wall', 'ground'])
    expect(bounds).toEqual({ from: [0, 0, -2], to: [120, 96, 2] })
  })

  it('[issue 15] an empty plan is an empty room', () => {
    const { walls, floors, hung, pieces } = roomOf([])
    expect([walls, floors, hung, pieces]).toEqual([[], [], [], []])
  })
})

describe('convex pieces', () => {
  const box = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })).chain(([x, y]) =>
    fc.record({
      x: fc.constant(x),
      y: fc.constant(y),
      width: fc.integer({ min: 1, max: 60 }),
      height: fc.integer({ min: 1, max: 60 }),
    }),
  )
  const turned = fc
    .tuple(box, fc.integer({ min: 0, max: 359 }))
    .map(([one, rotation]) => cornersOf({ type: 'box', ...one, rotation }))
  const holdsPoint = (polygon: readonly { x: number; y: number }[], x: number, y: number) =>
    isWithin(polygon, { x, y })

  test.prop([turned, turned, box])(
    '[issue 15] hold a point exactly where both of them do, and none of what is cut out, each once',
    (one, other, out) => {
      const pieces = shared(one, other).flatMap((polygon) => without(polygon, out))
      for (let x = -70.37; x < 130; x += 9.11)
        for (let y = -70.23; y < 130; y += 9.07) {
          const isCutOut = x > out.x && x < out.x + out.width && y > out.y && y < out.y + out.height
          const isExpected = holdsPoint(one, x, y) && holdsPoint(other, x, y) && !isCutOut
          expect(pieces.filter((piece) => holdsPoint(piece, x, y)).length).toBe(isExpected ? 1 : 0)
        }
    },
  )
})

/** Square inches of pieces on a wall that runs along x. */
function areaOnWall(pieces: readonly { corners: readonly Vec3[] }[]): number {
  return pieces.reduce((sum, { corners }) => sum + areaOf(corners.map(([x, y]) => ({ x, y }))), 0)
}

describe('a mural', () => {
  it('[issue 15] hangs on the face that its elevation looks at, as large as its area, with its part of the picture', () => {
    const [area, texture] = fourPanels()
    const { hung } = roomScene(smallCanvas({ entities: [area, texture].flatMap((one) => one ?? []) }))
    const [printed] = hung.filter(({ address }) => address === ridge.address)
    expect(printed?.corners.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [180, 0],
      [180, 108],
      [0, 108],
    ])
    // The wall is 4 thick about z 0, and one looks at it from z 60.
    for (const [, , z] of printed?.corners ?? []) expect(z).toBeCloseTo(2.08, 6)
    const pixels = printed?.places.map(([x, y]) => [Math.round(x * 2000), Math.round(y * 1160)])
    expect(pixels).toEqual([
      [100, 1120],
      [1900, 1120],
      [1900, 40],
      [100, 40],
    ])
  })

  it('[issue 15] is flipped as its texture is', () => {
    const [area] = fourPanels()
    const texture = drawnEntity(2, 'calicoMuralTexture', {
      position: { x: 0, y: 0 },
      size: { width: 180, height: 108 },
      muralProductOptionId: 101,
      flipX: true,
    })
    const { hung } = roomScene(smallCanvas({ entities: [area, texture].flatMap((one) => one ?? []) }))
    const printed = hung.find(({ address }) => address !== null)
    expect(printed?.places[0]).toEqual([1, 1])
    expect(printed?.places[1]).toEqual([0, 1])
  })

  it('[issue 15] shows its print master where it has one', () => {
    const [area] = fourPanels()
    const texture = drawnEntity(2, 'calicoMuralTexture', {
      position: { x: 0, y: 0 },
      size: { width: 180, height: 108 },
      muralProductOptionId: 101,
      mediumId: 7,
    })
    const { hung } = roomScene(smallCanvas({ entities: [area, texture].flatMap((one) => one ?? []) }))
    expect([...new Set(hung.map(({ address }) => address))]).toEqual([null, '/media/7'])
  })

  it('[issue 15] goes around a corner with the panel that does', () => {
    const view = { archCustomViewId: 2 }
    const context = smallCanvas({
      views: ['North wall', 'East wall'],
      entities: [
        drawnEntity(1, 'calicoMuralArea', { position: { x: 0, y: 0 }, size: { width: 180, height: 108 } }),
        {
          ...drawnEntity(2, 'calicoMuralArea', {
            ...view,
            position: { x: 0, y: 0 },
            size: { width: 36, height: 108 },
          }),
          parentId: 1,
          parentResourceKey: 'entity',
        },
        drawnEntity(3, 'calicoMuralTexture', {
          position: { x: 0, y: 0 },
          size: { width: 216, height: 108 },
          muralProductOptionId: 101,
        }),
        drawnEntity(4, 'calicoMuralPanel', { position: { x: 170, y: 0 }, size: { width: 40, height: 108 } }),
      ],
    })
    const east = archElevationSchema.parse({
      ...stored,
      id: 9,
      from: { x: 120, z: 0 },
      to: { x: 120, z: 120 },
      viewDepth: 90,
      archCustomViewId: 2,
    })
    const { archWall, archElevation } = context.tables
    const wall = aWall(2, [180, 0], [180, 120], { height: 108 })
    const tables = {
      ...context.tables,
      archWall: new Map([...archWall, [2, wall]]),
      archElevation: new Map([...archElevation, [9, east]]),
    }
    const around = roomScene({ ...context, tables }).hung.filter(
      ({ viewId, address }) => viewId === 2 && address !== null,
    )
    // 10 of its 40 lie on the north wall: from 10 inches of the corner on its picture goes on, on the face towards the room.
    expect(around.map(({ key }) => key)).toEqual(['entity:4'])
    expect(around[0]?.corners.map(([, , z]) => Math.round(z))).toEqual([0, 30, 30, 0])
    for (const [x] of around[0]?.corners ?? []) expect(x).toBeCloseTo(178 - 0.08, 6)
    expect(around[0]?.places.map(([across]) => Math.round(across * 216))).toEqual([180, 210, 210, 180])
  })

  it('[issue 15] has no two pieces on one level that lie upon each other: a panel lies above its area, and both above the wall', () => {
    const { hung } = roomScene(smallCanvas({ entities: fourPanels() }))
    const boxOf = ({ corners }: (typeof hung)[number]) => {
      const xs = corners.map(([x]) => x)
      return [Math.min(...xs), Math.max(...xs)] as const
    }
    const clashes = hung.flatMap((one, index) =>
      hung.slice(index + 1).filter((other) => {
        const [[from, to], [start, end]] = [boxOf(one), boxOf(other)]
        return one.level === other.level && Math.min(to, end) - Math.max(from, start) > 0.01
      }),
    )
    expect(clashes).toEqual([])
    // The area with its picture, and over it four panels with theirs.
    const levels = (address: string | null) =>
      hung.filter((one) => one.address === address).map(({ level }) => level)
    expect([levels(null), levels(ridge.address)]).toEqual([
      [0, 2, 2, 2, 2],
      [1, 3, 3, 3, 3],
    ])
  })

  it('[issue 15] leaves openings out', () => {
    const [area, texture] = fourPanels()
    const door = drawnEntity(40, 'opening', {
      archCustomViewId: null,
      archWallId: 1,
      offset: 60,
      width: 36,
      height: 80,
    })
    const { hung } = roomScene(smallCanvas({ entities: [area, texture, door].flatMap((one) => one ?? []) }))
    const printed = hung.filter(({ address }) => address !== null)
    expect(areaOnWall(printed)).toBeCloseTo(180 * 108 - 36 * 80, 6)
    for (const { corners } of printed) {
      const middle = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
      const top = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
      expect(middle > 60 && middle < 96 && top < 80).toBe(false)
    }
  })

  it('[issue 15] whose picture is gone is a plain color, and on a view that looks at no wall it is not in the room', () => {
    const entities = fourPanels()
    const gone = roomScene(smallCanvas({ entities, pictureOf: () => null }))
    expect(gone.hung.length).toBeGreaterThan(0)
    expect(gone.hung.every(({ address }) => address === null)).toBe(true)
    expect(roomScene(smallCanvas({ entities, hasWalls: false })).hung).toEqual([])
  })
})

describe('pieces', () => {
  const face = { width: 24, height: 80, depth: 2, front: null, plan: null }
  const faceOf = () => face

  it('[issue 15] stand on the floor where the plan has them, turned about their middle', () => {
    const item = aLine(7, { plan: { x: 10, z: 20, rotation: 90 }, view: null })
    const [piece] = roomOf(square, { items: [item], faceOf }).pieces
    expect(piece).toMatchObject({ key: 'productInstance:7/0', foot: [22, 0, 21], rotation: 90, viewId: null })
    if (!piece) return
    const [mesh] = pieceMeshes(piece, null)
    const corners = mesh?.solid.vertices.map((vertex) => place(mesh.placement, vertex)) ?? []
    const span = (axis: 0 | 1 | 2) => [
      Math.min(...corners.map((corner) => corner[axis])),
      Math.max(...corners.map((corner) => corner[axis])),
    ]
    // As wide along z as it was along x.
    const expected = [
      [21, 23],
      [0, 80],
      [9, 33],
    ]
    expected.forEach(([least, most], axis) => {
      const [from, to] = span(axis === 0 ? 0 : axis === 1 ? 1 : 2)
      expect(from).toBeCloseTo(least ?? 0, 6)
      expect(to).toBeCloseTo(most ?? 0, 6)
    })
  })

  it('[issue 15] that a viewport has stand with their back to its wall, as high as they hang there', () => {
    const item = aLine(7, { plan: null, view: { archCustomViewId: 1, x: 30, y: 20 } })
    const context = smallCanvas()
    const [piece] = roomScene({ ...context, items: [item], faceOf }).pieces
    // The wall is 108 high: its lower edge is 108 - 20 - 80 above the floor.
    expect(piece?.viewId).toBe(1)
    expect(piece?.rotation).toBeCloseTo(0, 9)
    expect(piece?.foot[0]).toBeCloseTo(42, 6)
    expect(piece?.foot[1]).toBeCloseTo(8, 6)
    expect(piece?.foot[2]).toBeCloseTo(2 + 1 + 0.05, 6)
  })

  it('[issue 15] on a viewport that looks at no wall are named, not dropped', () => {
    const item = aLine(
      7,
      { plan: null, view: { archCustomViewId: 1, x: 0, y: 0 } },
      { plan: null, view: { archCustomViewId: 1, x: 40, y: 0 } },
    )
    const scene = roomScene({ ...smallCanvas({ hasWalls: false }), items: [item], faceOf })
    expect(scene.pieces).toEqual([])
    expect(scene.homeless.map(({ count }) => count)).toEqual([2])
  })
})

describe('an eye', () => {
  const eye = eyePointDataSchema.parse({ from: { x: 60, z: 80 }, to: { x: 60, z: 0 }, fieldOfView: 90 })

  it('[issue 15] sees what stands before it from left to right, and nothing behind a wall or behind itself', () => {
    const items = [
      aLine(1, { plan: { x: 70, z: 20, rotation: 0 }, view: null }),
      aLine(2, { plan: { x: 20, z: 20, rotation: 0 }, view: null }),
      aLine(3, { plan: { x: 50, z: -60, rotation: 0 }, view: null }),
      aLine(4, { plan: { x: 50, z: 86, rotation: 0 }, view: null }),
    ]
    const faceOf = () => ({ width: 20, height: 30, depth: 4, front: null, plan: null })
    const seen = whatIsSeen(roomOf(square, { items, faceOf }), eyeOf(eye))
    expect(seen.filter(({ kind }) => kind === 'piece').map(({ key }) => key)).toEqual([
      'productInstance:2/0',
      'productInstance:1/0',
    ])
    expect(seen.filter(({ kind }) => kind === 'wall').map(({ key }) => key)).toEqual([
      'archWall:4',
      'archWall:1',
      'archWall:2',
    ])
  })

  test.prop([
    fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      z: fc.integer({ min: -500, max: 500 }),
      height: fc.integer({ min: 1, max: 120 }),
      direction: fc.integer({ min: -179, max: 180 }),
      tilt: fc.integer({ min: -60, max: 60 }),
      fieldOfView: fc.integer({ min: 20, max: 110 }),
    }),
  ])('[issue 15] is kept as an eye point that looks as it does', (looking) => {
    const kept = eyeOf(eyePointDataSchema.parse(eyePointFields(looking)))
    expect({ ...kept, direction: 0 }).toEqual({ ...looking, direction: 0 })
    const turn = ((((kept.direction - looking.direction) % 360) + 540) % 360) - 180
    expect(Math.abs(turn)).toBeLessThan(0.1)
  })

  it('[issue 15] begins where an elevation looks from, as far back as the room lets it', () => {
    const elevation = archElevationSchema.parse({
      ...stored,
      id: 1,
      from: { x: 0, z: 60 },
      to: { x: 120, z: 60 },
    })
    const context = aCanvasContext({
      tables: spatialTablesOf({ archWall: square, archElevation: [elevation] }),
    })
    // The front wall is at 96: one stands 14 before it, 0.28 of 120 to the right of the middle, and looks to the left of it.
    const starting = startingEye(context, roomScene(context))
    expect(starting.x).toBeCloseTo(93.6, 6)
    expect(starting.z).toBeCloseTo(82, 6)
    expect(starting.direction).toBeLessThan(-90)
    expect(starting.direction).toBeGreaterThan(-135)
  })
})
